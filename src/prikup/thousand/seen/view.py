"""What a seat knows of a match: the fold (``folds``) of the events it was told, and nothing else."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from prikup.core.cards import Card, Cards
from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.core.stages import Stage, phases_at, phases_since
from prikup.thousand.state import Marks, Phase, PhaseName, Sheet


class Word(Struct, frozen=True, gc=False):
    """A bid or pass in the auction; amount 0 is a pass."""

    seat: Seat
    amount: int
    dark: bool = False
    unseen: bool = False
    """Whether it was said on an unseen hand, even if that was looked at since; not told in a view that began inside
    the deal."""


class Gift(Struct, frozen=True, gc=False):
    """A gift; card -1 if this seat has not seen its face."""

    giver: Seat
    to: Seat
    card: Card = -1
    open: bool = False


class Trick(Struct, frozen=True, gc=False):
    """A trick: the leader, the cards in order, the winner (-1 while it is on the table), its card points."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat = -1
    points: int = 0


class Declaration(Struct, frozen=True, gc=False):
    """A declared marriage (suit -1: four aces), with its value (0 once it is drowned) and the number of the trick."""

    seat: Seat
    suit: int
    value: int
    trick: int


class Result(Struct, frozen=True, gc=False):
    """A deal as it was written."""

    number: int
    ending: str
    declarer: Seat
    contract: int
    points: tuple[int, ...]
    bonuses: tuple[int, ...]
    tricks: tuple[int, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    marks: Marks


CARDS_OUT: frozenset[PhaseName] = phases_since(Phase, Stage.BIDDING)
"""The phases in which cards are out."""
TALON_WAITS: frozenset[PhaseName] = phases_at(Phase, Stage.BIDDING)
"""The phases in which the talon, if there is one, still lies where it was dealt."""
IN_TRICKS: frozenset[PhaseName] = phases_at(Phase, Stage.TRICKS)
"""The phases of the tricks."""


def dark_hands(*seats: Seat) -> dict[str, Any]:
    """The fields of a view that say whose hands are dark, from the opener on; without seats, nobody's (BT-062b)."""
    return {"unseen": seats[0] if seats else -1, "blind": seats}


class View(Struct, frozen=True, gc=False):
    """What one seat knows. ``hand`` is None while the seat has not looked at it."""

    seat: Seat
    rules: str
    players: int
    totals: tuple[int, ...]
    marks: Marks
    dealer: Seat
    deal: int
    phase: PhaseName = "dealing"
    begun: PhaseName | Literal[""] = ""
    """The phase in which the view began, if that was inside this deal; what was said and done before is not known."""
    redeal: bool = False
    """Whether the deal is dealt again by the same dealer."""
    sitter: Seat = -1
    """The seat that sits the deal out; -1 if nobody does, or before the deal (TH-P-089)."""
    bottom: Card = -1
    hand: Cards | None = 0
    dealt: Cards | None = 0
    """The hand as it was dealt."""
    unseen: Seat = -1
    """The seat whose hand is dark; of several the opener, or the next one to speak."""
    blind: tuple[Seat, ...] = ()
    """All seats whose hands are dark, from the opener on (BT-062b)."""
    words: tuple[Word, ...] = ()
    declarer: Seat = -1
    contract: int = 0
    bid: int = 0
    forced: bool = False
    dark: bool = False
    golden: bool = False
    """Whether golden was called: the talon stays aside (BT-061)."""
    golden_deal: bool = False
    """Whether this deal is golden: a forced 120, and everything doubled (BT-059)."""
    lying: int = 0
    """The number of cards in the talon, open or closed, until it is taken."""
    talon: Cards = 0
    """The talon's cards, if this seat has seen them."""
    talon_open: bool = False
    beside: int = 0
    """The number of cards outside hands, talon and stock: the second talon, later the unchosen one (TH-P-097)."""
    chosen: int = -1
    """Which of two talons the declarer took, 0 is the first; -1 before, and if there is only one."""
    stock: int = 0
    """The number of cards left to draw (TH-P-110, TT-A-020)."""
    exposed: Card = -1
    """The bottom card of the stock if it lies open, else -1 (TT-A-015)."""
    drawn: Cards = 0
    """The cards that this seat has drawn from the stock in this deal."""
    gives: int = 1
    """Cards that the declarer gives to each opponent."""
    offered: Cards = 0
    """The cards that lie open for a higher bid (BT-023)."""
    sales: int = 0
    """How often cards were offered for sale in this deal."""
    seller: Seat = -1
    """The seat that put cards of its own up for sale; -1 before."""
    shown: Cards = 0
    """The cards that it put up and took back, since nobody bid."""
    special: str = ""
    """``misere`` or ``slam`` if tricks decide the contract (BT-033); else empty."""
    open: bool = False
    """Whether the declarer plays with an open hand."""
    open_hand: Cards = 0
    """The cards left in the open hand."""
    doubled: int = 1
    """What contra and recontra multiply the contract by (BT-019b); 1 while nobody has doubled."""
    away: int = 0
    """The number of cards that the declarer lays away after the gifts (BT-006)."""
    gifts: tuple[Gift, ...] = ()
    laid: int = 0
    """The number of cards laid away so far."""
    aside: Cards = 0
    """The cards laid away that this seat has seen."""
    tricks: tuple[Trick, ...] = ()
    """All tricks of the deal, the one on the table last."""
    tricks_taken: tuple[int, ...] = ()
    """The tricks of each seat, played and granted."""
    points_taken: tuple[int, ...] = ()
    """The points of each seat so far: cards, declarations, and at the end everything that scores."""
    trump: int = -1
    fixed: int = -1
    """The suit that is trump in every deal; -1 if there is none (B1-007)."""
    declarations: tuple[Declaration, ...] = ()
    rest: Seat = -1
    """The seat whose claim of the rest awaits answers; -1 for none."""
    rest_hand: Cards = 0
    """The hand laid open with that claim."""
    agreed: tuple[Seat, ...] = ()
    results: tuple[Result, ...] = ()
    winners: tuple[Seat, ...] = ()
    payments: tuple[int, ...] = ()
    """What each seat gets (negative: pays) at the end, if a tariff is agreed (TT-A-028)."""

    @property
    def cards_out(self) -> bool:
        """Whether cards are out: a deal is under way."""
        return self.phase in CARDS_OUT

    @property
    def talon_waits(self) -> bool:
        """Whether the talon, if there is one, still lies where it was dealt."""
        return self.phase in TALON_WAITS

    @property
    def in_tricks(self) -> bool:
        """Whether tricks are played, or a claim of the rest awaits answers."""
        return self.phase in IN_TRICKS

    @property
    def before_tricks(self) -> bool:
        """Whether cards are out and the first one is still to be played."""
        return self.cards_out and not self.in_tricks

    @property
    def standing(self) -> Word | None:
        """The standing bid."""
        return next((word for word in reversed(self.words) if word.amount), None)

    @property
    def trick(self) -> Trick | None:
        """The trick on the table, while it has cards."""
        return self.tricks[-1] if self.tricks and self.tricks[-1].winner < 0 else None

    @property
    def played(self) -> Cards:
        """All cards that have been played in this deal."""
        mask = 0
        for trick in self.tricks:
            for card in trick.cards:
                mask |= 1 << card
        return mask

    def circle(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that hold cards in this deal, clockwise from one."""
        seats = ((seat + step) % self.players for step in range(self.players))
        return tuple(one for one in seats if one != self.sitter)

    def taken(self, seat: Seat) -> int:
        """The number of tricks of a seat."""
        return self.tricks_taken[seat]

    def points(self, seat: Seat) -> int:
        """Card points and declared marriages of a seat so far."""
        return self.points_taken[seat]

    @property
    def sheet(self) -> Sheet:
        """The current sheet."""
        return Sheet(self.totals, self.marks, self.dealer, self.deal - 1)
