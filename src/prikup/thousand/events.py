"""The events of Thousand. Each is told to an audience (see prikup.core.events)."""

from __future__ import annotations

from typing import ClassVar

from prikup.core.cards import Card, Cards
from prikup.core.events import FINE, Event, Line
from prikup.core.seats import Seat
from prikup.thousand.state import PhaseName


class DealBegan(Event, frozen=True):
    """A deal (``number`` from 1) or its redeal is about to be shuffled."""

    number: int
    dealer: Seat
    redeal: bool


class PackCut(Event, frozen=True):
    """The cutter lifted ``at`` cards."""

    seat: Seat
    at: int


class BottomShown(Event, frozen=True):
    """The dealer showed a bad bottom card to all (TH-R-021)."""

    card: Card


class BottomSeen(Event, frozen=True):
    """The dealer looked at the bottom card (TH-R-020); told to the dealer alone."""

    card: Card


class JackBuried(Event, frozen=True):
    """The dealer buried a jack (TH-R-024)."""


class PackMixed(Event, frozen=True):
    """The pack was put in a new order after a bad cut (BT-009)."""


class HandsDealt(Event, frozen=True):
    """The cards are dealt. ``talon``: cards in the talon; ``unseen``: the seat that has not looked at its hand, or
    -1 (TH-R-093); ``sitter``: the seat that sits the deal out, or -1 (TH-P-089)."""

    unseen: Seat
    talon: int = 0
    sitter: Seat = -1
    beside: int = 0
    """Cards in a second talon, or dealt to nobody (TH-P-097, BT-004)."""
    stock: int = 0
    """Cards to be drawn after tricks (TH-P-109, TT-A-014)."""
    exposed: Card = -1
    """The bottom card of the stock if it lies open, else -1 (TT-A-015)."""
    golden: bool = False
    """Whether this deal is golden: a forced 120, and everything doubled (BT-059)."""


class LeftUnseen(Event, frozen=True):
    """One more seat, beside the opener, has not looked at its hand (BT-062b)."""

    seat: Seat


class HandSeen(Event, frozen=True):
    """A seat sees its hand; told to that seat alone."""

    seat: Seat
    cards: Cards


class Looked(Event, frozen=True):
    """A seat looked at its dark hand (TH-R-096)."""

    seat: Seat


class BidMade(Event, frozen=True):
    """A bid of score points, dark or not."""

    seat: Seat
    amount: int
    dark: bool


class Passed(Event, frozen=True):
    """A seat passed."""

    seat: Seat


class AuctionWon(Event, frozen=True):
    """The auction is over: who plays, for how much, whether forced to, and whether dark."""

    seat: Seat
    amount: int
    forced: bool
    dark: bool


class GoldenCalled(Event, frozen=True):
    """The opener called golden: the hands are played as they were dealt, the talon stays aside (BT-061)."""

    seat: Seat
    amount: int


class Claimed(Event, frozen=True):
    """A seat claimed its right by showing these cards (its hand, or the talon)."""

    seat: Seat
    ground: str
    cards: Cards


class TalonShown(Event, frozen=True):
    """The talon is shown to all; of two talons, the chosen one."""

    cards: Cards
    talon: int = -1
    """Which of two talons (0 is the first); -1 if there is only one."""


class TalonTaken(Event, frozen=True):
    """The declarer took the talon into the hand; ``hidden``: the others did not see it."""

    seat: Seat
    hidden: bool
    talon: int = 0
    """Which of two talons; 0 is the first."""


class TalonSeen(Event, frozen=True):
    """The cards of a hidden talon; told to the declarer alone."""

    cards: Cards
    talon: int = -1
    """Which of two talons (0 is the first); -1 if there is only one."""


class CardForSale(Event, frozen=True):
    """The declarer put a card up for sale (BT-023)."""

    seat: Seat
    card: Card


class CardsOffered(Event, frozen=True):
    """The open cards are offered for a higher bid (BT-023)."""

    seat: Seat


class CardsSold(Event, frozen=True):
    """A seat bought the open cards with a higher bid and is now the declarer (BT-023)."""

    seat: Seat
    amount: int


class CardsKept(Event, frozen=True):
    """Nobody bid more: the cards stay with the declarer (BT-023)."""

    seat: Seat


class CardGiven(Event, frozen=True):
    """A gift with its face, for the seats that see it."""

    giver: Seat
    to: Seat
    card: Card
    open: bool


class GiftMade(Event, frozen=True):
    """A gift face down, for the other seats."""

    giver: Seat
    to: Seat


class CardLaid(Event, frozen=True):
    """A card laid away with its face, for the declarer (BT-006)."""

    seat: Seat
    card: Card


class CardLaidAway(Event, frozen=True):
    """A card laid away face down, for the other seats (BT-006)."""

    seat: Seat


class AsideTaken(Event, frozen=True):
    """A seat gets cards that were not played (laid away, or an unchosen talon) with their card points (BT-006)."""

    seat: Seat
    cards: Cards
    points: int


class ContractNamed(Event, frozen=True):
    """The contract that is played, in score points."""

    seat: Seat
    amount: int


class MisereNamed(Event, frozen=True):
    """The declarer undertakes to take no trick, for ``amount`` score points (BT-033)."""

    seat: Seat
    amount: int


class SlamNamed(Event, frozen=True):
    """The declarer undertakes to take all tricks, for ``amount`` score points (BT-033)."""

    seat: Seat
    amount: int


class HandOpened(Event, frozen=True):
    """The declarer plays with an open hand, for double (BT-033)."""

    seat: Seat
    cards: Cards


class PhaseBegan(Event, frozen=True):
    """A phase began that no other event tells of, and this seat speaks first; ``phase`` is its name."""

    seat: Seat
    phase: PhaseName


class ContraSaid(Event, frozen=True):
    """A defender said contra (BT-019b): the contract counts so many ``times`` now."""

    seat: Seat
    times: int


class RecontraSaid(Event, frozen=True):
    """The declarer doubled once more (BT-019b); the contract counts so many ``times`` now."""

    seat: Seat
    times: int


class TricksBegan(Event, frozen=True):
    """The contract is final, or there is none, and a seat leads (BT-019b, TT-A-016)."""

    seat: Seat


class Conceded(Event, frozen=True):
    """The declarer gave up the deal: ``writeoff``, ``bomb``, or ``buyback`` (BT-023a)."""

    seat: Seat
    kind: str


class CardPlayed(Event, frozen=True):
    """A card was played to the trick."""

    seat: Seat
    card: Card


class MarriageDeclared(Event, frozen=True):
    """A marriage (``suit`` 0..3) or four aces (``suit`` -1) were declared, with their value in card points."""

    seat: Seat
    suit: int
    value: int


class MarriageDrowned(Event, frozen=True):
    """Another player took the king or queen of a declared marriage: it counts nothing any more (BT-031b)."""

    seat: Seat
    """Who declared it."""
    suit: int
    value: int
    """The card points that are lost."""


class TrumpSet(Event, frozen=True):
    """A suit is trump from now on."""

    suit: int


class TrickTaken(Event, frozen=True):
    """A trick was taken, with its card points."""

    seat: Seat
    points: int


class StockDrawn(Event, frozen=True):
    """Every player drew a card after a trick, this seat first; ``left`` cards remain (TH-P-110, TT-A-020)."""

    seat: Seat
    left: int


class CardDrawn(Event, frozen=True):
    """A card drawn from the stock; told to the seat that drew it, and to all if it comes to an open hand."""

    seat: Seat
    card: Card


class AllPassed(Event, frozen=True):
    """Nobody bid: the next dealer deals (TT-C-009)."""


class RestClaimed(Event, frozen=True):
    """The leader claims all remaining tricks and lays the hand open for the others to judge."""

    seat: Seat
    cards: Cards


class RestAnswered(Event, frozen=True):
    """An opponent's answer to the claim of the rest."""

    seat: Seat
    accepted: bool


class RestGranted(Event, frozen=True):
    """All opponents accepted: the remaining tricks and their card points go to the claimer."""

    seat: Seat
    tricks: int
    points: int


class DealScored(Event, frozen=True):
    """A deal is over and written: its ending, card points, bonuses and tricks by seat, lines, totals, counters."""

    writes: ClassVar[bool] = True
    ending: str
    points: tuple[int, ...]
    bonuses: tuple[int, ...]
    tricks: tuple[int, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    marks: dict[str, tuple[int, ...]]


class Fined(Event, frozen=True):
    """Lines written for a fine, outside any deal (TH-R-127)."""

    writes: ClassVar[bool] = True
    ending: ClassVar[str] = FINE
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    marks: dict[str, tuple[int, ...]]


class MatchEnded(Event, frozen=True):
    """The match is over; usually there is one winner. ``payments``: what each seat gets (negative: pays) by the
    tariff, if one is agreed."""

    winners: tuple[Seat, ...]
    payments: tuple[int, ...] = ()


AnyEvent = (
    DealBegan
    | PackCut
    | BottomShown
    | BottomSeen
    | JackBuried
    | PackMixed
    | HandsDealt
    | LeftUnseen
    | HandSeen
    | Looked
    | BidMade
    | Passed
    | AuctionWon
    | GoldenCalled
    | Claimed
    | TalonShown
    | TalonTaken
    | TalonSeen
    | CardForSale
    | CardsOffered
    | CardsSold
    | CardsKept
    | CardGiven
    | GiftMade
    | CardLaid
    | CardLaidAway
    | AsideTaken
    | ContractNamed
    | MisereNamed
    | SlamNamed
    | HandOpened
    | PhaseBegan
    | ContraSaid
    | RecontraSaid
    | TricksBegan
    | Conceded
    | CardPlayed
    | MarriageDeclared
    | MarriageDrowned
    | TrumpSet
    | TrickTaken
    | StockDrawn
    | CardDrawn
    | AllPassed
    | RestClaimed
    | RestAnswered
    | RestGranted
    | DealScored
    | Fined
    | MatchEnded
)
"""Every event of a match of Thousand."""
