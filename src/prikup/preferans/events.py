"""The events of Preferans: what has happened in a match. Each has its audience (see prikup.core.events)."""

from __future__ import annotations

from typing import ClassVar

from prikup.core.cards import Card, Cards
from prikup.core.events import FINE, Event, Line
from prikup.core.seats import Seat
from prikup.preferans.actions import Strain
from prikup.preferans.state import PhaseName, Sheet, Statement


class DealerDrawn(Event, frozen=True):
    """Cards were turned one by one, clockwise, until ``seat`` got the first ace; ``seat`` deals first (PF-016)."""

    seat: Seat
    turned: tuple[Card, ...]


class DealBegan(Event, frozen=True):
    """A deal (``number`` from 1), or the repeat of one, is about to be shuffled; ``stage`` as on the sheet."""

    number: int
    dealer: Seat
    redeal: bool
    stage: str
    sheet: Sheet
    """As the deal finds it: a race, a stage or a last circle may have begun."""


class PackCut(Event, frozen=True):
    """The player on the dealer's right lifted ``at`` cards."""

    seat: Seat
    at: int


class HandsDealt(Event, frozen=True):
    """The cards are dealt. ``unseen``: seats that have not looked at their hands, as a bit set (PF-179a)."""

    unseen: int


class HandSeen(Event, frozen=True):
    """A hand as one player sees it: its owner, or the dealer who glanced at it."""

    seat: Seat
    cards: Cards


class Looked(Event, frozen=True):
    """A seat looked at the hand that it could have called on unseen."""

    seat: Seat


class GameCalled(Event, frozen=True):
    """A game was called in the auction."""

    seat: Seat
    level: int
    strain: Strain
    dark: bool
    hand: bool
    held: bool


class MisereCalled(Event, frozen=True):
    """A misere was called in the auction."""

    seat: Seat
    dark: bool
    hand: bool


class Passed(Event, frozen=True):
    """A seat passed; ``dark`` if it said PASS DARK."""

    seat: Seat
    dark: bool


class AuctionWon(Event, frozen=True):
    """All others have passed, or it is this seat's game of the Razbojnik."""

    seat: Seat


class PassesBegan(Event, frozen=True):
    """All passed, or an all-pass is compulsory; ``price`` is in hill points a trick, or in whists (BP-003)."""

    price: int
    dark: bool
    compulsory: bool
    whists: bool = False
    """Whether whoever takes the fewest tricks writes whists on the others, and nobody writes on the hill (BP-003)."""


class TalonShown(Event, frozen=True):
    """The talon lies face up for all."""

    cards: tuple[Card, ...]


class TalonTaken(Event, frozen=True):
    """The declarer took the talon; ``hidden`` in a dark game."""

    seat: Seat
    hidden: bool


class TalonSeen(Event, frozen=True):
    """The talon's cards, told to one seat alone."""

    cards: tuple[Card, ...]


class TalonDeclined(Event, frozen=True):
    """The declarer plays without the talon (PF-058, 237a)."""

    seat: Seat


class CardsLaid(Event, frozen=True):
    """``by`` laid two cards of the declarer's hand away."""

    seat: Seat
    by: Seat


class DiscardSeen(Event, frozen=True):
    """The cards that were laid away, told to those who saw them."""

    cards: Cards


class GameNamed(Event, frozen=True):
    """The declarer named his game. ``bomb``: the multiplier that it is played on; ``outbid``: a misere was outbid."""

    seat: Seat
    level: int
    strain: Strain
    dark: bool
    hand: bool
    bomb: int
    outbid: bool = False


class MisereNamed(Event, frozen=True):
    """The contract is a misere."""

    seat: Seat
    dark: bool
    hand: bool
    bomb: int


class TotusNamed(Event, frozen=True):
    """The declarer announced a totus and laid twelve cards down (PF-178a)."""

    seat: Seat
    strain: Strain
    helps: tuple[Seat, ...]
    bomb: int
    outbid: bool = False


class ShareOffered(Event, frozen=True):
    """The declarer offers the dealer half of the game (PF-024a)."""

    seat: Seat


class ShareAnswered(Event, frozen=True):
    """The dealer's answer."""

    seat: Seat
    agreed: bool


class Said(Event, frozen=True):
    """A word of the defence: ``whist``, ``pass``, ``half``, or ``return``: a whole whist over the other's half."""

    seat: Seat
    word: str


class PhaseBegan(Event, frozen=True):
    """A phase began that no other event tells of, and this seat speaks first; ``phase`` is its name.

    ``choosing``: a lone whister, or the dealer who whists, chooses to lie or to stand (PF-082a).
    """

    seat: Seat
    phase: PhaseName


class Glanced(Event, frozen=True):
    """The dealer looked at a passed hand (PF-081)."""

    seat: Seat
    at: Seat


class DefenceSet(Event, frozen=True):
    """Who plays whose cards, by place, and whether the defence plays lying (PF-083a..h)."""

    words: tuple[str, str]
    """What stands after all words, of who was bound or not asked, too (Defence.words)."""
    quota: int
    """Tricks that the whisters must take together; 0 where nobody whists (PF-071)."""
    lying: bool
    conduct: tuple[Seat, ...]


class DefenceJoined(Event, frozen=True):
    """The hands of the defence are laid open, and one player plays both of them from now on (PF-083a, PF-084)."""

    seat: Seat
    conduct: tuple[Seat, ...]


class HandOpened(Event, frozen=True):
    """A hand was laid open on the table."""

    seat: Seat
    cards: Cards


class TricksBegan(Event, frozen=True):
    """``leader`` is about to lead to the first trick."""

    leader: Seat


class TalonTurned(Event, frozen=True):
    """A card of the talon leads a trick of an all-pass (PF-154)."""

    card: Card


class CardPlayed(Event, frozen=True):
    """A card of a place's hand was played, by the player who conducts that hand."""

    seat: Seat
    card: Card
    by: Seat


class TrickTaken(Event, frozen=True):
    """A place took the trick; in an all-pass a trick of the talon's card goes to the dealer's place."""

    seat: Seat


class Offered(Event, frozen=True):
    """A seat offers to divide the tricks of the deal in this way, by place."""

    seat: Seat
    tricks: tuple[int, ...]


class OfferAnswered(Event, frozen=True):
    """An answer to the offer."""

    seat: Seat
    agreed: bool


class OfferGranted(Event, frozen=True):
    """All agreed: the tricks are divided so, and the hands are shown."""

    tricks: tuple[int, ...]


class ProofDemanded(Event, frozen=True):
    """A defender asks for a layout in which the declarer takes no more than he named (PF-171)."""

    seat: Seat


class ProofAnswered(Event, frozen=True):
    """The declarer says that there is such a layout, or owns up; the asking seat accepts this or not."""

    seat: Seat
    agreed: bool


class VerdictSaid(Event, frozen=True):
    """The declarer, or the asking seat, says how many tricks the worst layout gives."""

    seat: Seat
    least: int


class VerdictGiven(Event, frozen=True):
    """The fewest tricks that any layout gives the declarer."""

    least: int


class Surrendered(Event, frozen=True):
    """The declarer gave the game up."""

    seat: Seat


# The sheet: score lines, help, stages, races and the end of a match.


class DealScored(Event, frozen=True):
    """A deal is over and written. ``totals``: what a settlement now would give, in whole whists (PF-258a).

    ``tricks`` by place; the name of a line tells whether its amount is in pool points, hill points or whists.
    """

    writes: ClassVar[bool] = True
    ending: str
    tricks: tuple[int, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    sheet: Sheet


class Fined(Event, frozen=True):
    """Lines written outside a deal's record."""

    writes: ClassVar[bool] = True
    ending: ClassVar[str] = FINE
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    sheet: Sheet


class HelpDue(Event, frozen=True):
    """``points`` beyond a closed pool wait for a choice whom they help; not ``barred`` seats, a bit set (PF-223a)."""

    seat: Seat
    points: int
    barred: int


class Helped(Event, frozen=True):
    """Help was given: to a partner's pool, or off the own hill (``to`` is the own seat); written after the deal."""

    writes: ClassVar[bool] = True
    ending: ClassVar[str] = FINE
    seat: Seat
    to: Seat
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    sheet: Sheet


class StageBegan(Event, frozen=True):
    """The next stage of the match (PF-008, 267). ``owner`` sets the terms of the game proper; -1: nobody."""

    stage: str
    owner: Seat
    sheet: Sheet


class TermsSet(Event, frozen=True):
    """The hill owner's terms (PF-268)."""

    seat: Seat
    price: int
    pool: int
    circles: int


class ControlTimeUp(Event, frozen=True):
    """The control time has passed."""


class LastCircle(Event, frozen=True):
    """The last circle begins (PF-273a)."""


class RaceEnded(Event, frozen=True):
    """A race is over (BP-004): ``seat`` closed its pool first; the bonuses are among the deal's lines."""

    number: int
    seat: Seat
    sheet: Sheet
    """With which the next race begins, or the match ends."""


class MatchEnded(Event, frozen=True):
    """The match is over and settled: results in whole whists, sum zero. ``accounts``: the steps to each result."""

    winners: tuple[Seat, ...]
    results: tuple[int, ...]
    sheet: Sheet
    accounts: tuple[Statement, ...]


AnyEvent = (
    DealerDrawn
    | DealBegan
    | PackCut
    | HandsDealt
    | HandSeen
    | Looked
    | GameCalled
    | MisereCalled
    | Passed
    | AuctionWon
    | PassesBegan
    | TalonShown
    | TalonTaken
    | TalonSeen
    | TalonDeclined
    | CardsLaid
    | DiscardSeen
    | GameNamed
    | MisereNamed
    | TotusNamed
    | ShareOffered
    | ShareAnswered
    | Said
    | PhaseBegan
    | Glanced
    | DefenceSet
    | DefenceJoined
    | HandOpened
    | TricksBegan
    | TalonTurned
    | CardPlayed
    | TrickTaken
    | Offered
    | OfferAnswered
    | OfferGranted
    | ProofDemanded
    | ProofAnswered
    | VerdictSaid
    | VerdictGiven
    | Surrendered
    | DealScored
    | HelpDue
    | Helped
    | Fined
    | StageBegan
    | TermsSet
    | ControlTimeUp
    | LastCircle
    | RaceEnded
    | MatchEnded
)
"""Every event of a match of Preferans."""
