"""What a seat knows of a match: a fold (prikup.preferans.seen.folds) of the events that it was told."""

from __future__ import annotations

from msgspec import Struct

from prikup.core.cards import Card, Cards
from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.core.stages import Stage, phases_at, phases_since
from prikup.preferans.layout import rank_of
from prikup.preferans.seen.running_sums import Paper
from prikup.preferans.state import Contract, Defence, Phase, PhaseName, Sheet, Statement

PASS, PASS_DARK = "pass", "passdark"
"""Words of the auction besides the kinds of a call."""

CARDS_OUT: frozenset[PhaseName] = phases_since(Phase, Stage.BIDDING)
"""The phases in which cards are out."""
TALON_WAITS: frozenset[PhaseName] = phases_at(Phase, Stage.BIDDING)
"""The phases in which the talon still lies where it was dealt."""
IN_TRICKS: frozenset[PhaseName] = phases_at(Phase, Stage.TRICKS)
"""The phases in which tricks are played, divided or judged."""


class Word(Struct, frozen=True):
    """A word of the auction. ``kind``: ``game``, ``misere``, ``pass``, ``passdark``."""

    seat: Seat
    kind: str
    level: int = 0
    strain: int = 4
    dark: bool = False
    hand: bool = False
    held: bool = False

    @property
    def rank(self) -> int:
        """6S is 1, 10NT is 25; 0 for words without a level."""
        return rank_of(self.level, self.strain) if self.level else 0


class Saying(Struct, frozen=True):
    """A word of the defence: ``whist``, ``pass``, ``half``, ``return``."""

    seat: Seat
    word: str


class Trick(Struct, frozen=True):
    """A trick: its cards in order, the place that played each (-1 for a card of the talon), who took it (-1: nobody
    yet; the dealer's place stands for the talon's card that won).
    """

    cards: tuple[Card, ...]
    places: tuple[Seat, ...]
    winner: Seat = -1


class AllPass(Struct, frozen=True):
    """An all-pass: its price in hill points a trick, and its kind."""

    price: int
    dark: bool = False
    compulsory: bool = False


class Proposal(Struct, frozen=True):
    """An offer that waits for answers: who made it, the tricks by place, who has agreed."""

    by: Seat
    tricks: tuple[int, ...]
    agreed: tuple[Seat, ...] = ()


class Inquiry(Struct, frozen=True):
    """The judging of under-declaring: who asked, whether the declarer says there is a layout, whether the asker
    accepts this, the verdict (-1: none), and the figures that both said before it, as seat and tricks.
    """

    asked: Seat
    lay: bool | None = None
    content: bool | None = None
    least: int = -1
    said: tuple[tuple[Seat, int], ...] = ()


class Due(Struct, frozen=True):
    """Points beyond a closed pool that wait for a choice whom they help; ``barred`` as a bit set (PF-223a)."""

    seat: Seat
    points: int
    barred: int


class Result(Struct, frozen=True):
    """A deal as it was written."""

    deal: int
    dealer: Seat
    stage: str
    ending: str
    contract: Contract | None
    defence: Defence | None
    passes: AllPass | None
    tricks: tuple[int, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]


class View(Struct, frozen=True):
    """What one seat knows. Tuples "by place" include two players' dummy (prikup.preferans.layout)."""

    seat: Seat
    rules: str
    players: int
    sheet: Sheet
    """The sheet as last written, with dealer and stage of the deal under way."""
    deal: int
    phase: PhaseName = "dealing"
    redeal: bool = False
    drawn: tuple[Card, ...] = ()
    """The cards turned for the first dealer (PF-016)."""
    unseen: int = 0
    """Seats that have not looked at their cards, as a bit set."""
    hand: Cards | None = None
    """The seat's own hand now; None while it is not seen. It is empty for a resting dealer."""
    dealt: Cards | None = None
    """The seat's own hand as dealt; None while it is not seen."""
    words: tuple[Word, ...] = ()
    declarer: Seat = -1
    contract: Contract | None = None
    passes: AllPass | None = None
    talon: tuple[Card, ...] = ()
    """The talon's cards once this seat has seen them; in an all-pass those turned so far."""
    talon_open: bool = False
    """Whether everybody has seen the talon."""
    declined: bool = False
    """The declarer plays without the talon."""
    laid: int = 0
    """Cards laid away."""
    discard: Cards = 0
    """The cards laid away, as far as this seat has seen them."""
    share: str = ""
    """``offered``, ``agreed`` or ``declined`` (PF-024a)."""
    said: tuple[Saying, ...] = ()
    defence: Defence | None = None
    quota: int = 0
    """Tricks that the whisters must take together; 0 if nobody whists (PF-071)."""
    conduct: tuple[Seat, ...] = ()
    """By place the seat that plays its cards."""
    hands: tuple[Cards | None, ...] = ()
    """By place the hand that lies open, or that this seat alone has seen; None if it sees none. The own hand is
    here only when it lies open.
    """
    open: int = 0
    """The hands that lie open, as a bit set of places."""
    earlier: tuple[int, ...] = ()
    """By place the tricks taken before this view began, if it began during the tricks."""
    tricks: tuple[Trick, ...] = ()
    """All other tricks of the deal, the one on the table last."""
    offer: Proposal | None = None
    refused: int = -1
    """The trick before which an offer was refused."""
    granted: tuple[int, ...] = ()
    """The tricks by place as divided by agreement."""
    proof: Inquiry | None = None
    results: tuple[Result, ...] = ()
    totals: tuple[int, ...] = ()
    """What a settlement now would give, in whole whists (PF-258a)."""
    due: Due | None = None
    owner: Seat = -1
    """The seat that sets the terms of the game proper now (PF-268a)."""
    winners: tuple[Seat, ...] = ()
    settled: tuple[int, ...] = ()
    """Results of the match in whole whists, once it is over."""
    accounts: tuple[Statement, ...] = ()
    """The steps to each result."""
    paper: Paper = Paper()
    """The running sums of the sheet, deal by deal."""

    @property
    def cards_out(self) -> bool:
        """Whether cards are out: a deal is under way and not written yet."""
        return self.phase in CARDS_OUT

    @property
    def in_tricks(self) -> bool:
        """Whether tricks are played, divided or judged."""
        return self.phase in IN_TRICKS

    @property
    def before_tricks(self) -> bool:
        """Whether cards are out and the first one is still to be played."""
        return self.cards_out and not self.in_tricks

    @property
    def standing(self) -> Word | None:
        """The standing call."""
        return next((word for word in reversed(self.words) if word.kind not in (PASS, PASS_DARK)), None)

    @property
    def trick(self) -> Trick | None:
        """The trick on the table; None between tricks."""
        return self.tricks[-1] if self.tricks and self.tricks[-1].winner < 0 else None

    @property
    def finished(self) -> int:
        """The finished tricks."""
        return sum(self.earlier) + len(self.tricks) - (self.trick is not None)

    @property
    def played(self) -> Cards:
        """All cards that this view has seen played in this deal, including those of the talon."""
        mask = 0
        for trick in self.tricks:
            for card in trick.cards:
                mask |= 1 << card
        return mask

    @property
    def trump(self) -> int:
        """The trump suit; -1 without one."""
        return -1 if self.contract is None or self.contract.strain > 3 else self.contract.strain

    def taken(self, place: Seat) -> int:
        """How many tricks a place has taken."""
        before = self.earlier[place] if self.earlier else 0
        return before + sum(trick.winner == place for trick in self.tricks)

    def cards_of(self, place: Seat) -> Cards | None:
        """A place's hand if this seat sees it: its own, an open one, or one that it alone has seen."""
        return self.hand if place == self.seat else self.hands[place]
