"""The states of a match of Thousand: the sheet, which lasts from deal to deal, and one struct for each phase.

States are trees without cycles, so the garbage collector need not track them (``gc=False``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, Literal

from msgspec import Struct

from prikup.core.cards import Card, Cards
from prikup.core.seats import Seat
from prikup.core.stages import Stage

if TYPE_CHECKING:
    from typing_extensions import TypeVar
else:
    from typing import TypeVar

PhaseName = Literal[
    "dealing",
    "auction",
    "taking",
    "selling",
    "keeping",
    "giving",
    "naming",
    "doubling",
    "announcing",
    "playing",
    "resting",
    "over",
]
"""The name of a phase, as in the phase table."""

Marks = dict[str, tuple[int, ...]]
"""Counters by name, one number for each seat (bolts, deals on the barrel ...). Never changed in place."""


class Sheet(Struct, frozen=True, gc=False):
    """What lasts from deal to deal: score totals, counters, the dealer, the number of recorded deals."""

    totals: tuple[int, ...]
    marks: Marks
    dealer: Seat
    deals: int = 0

    def mark(self, name: str, seat: Seat) -> int:
        """A seat's counter; 0 if the rules keep no counter of that name."""
        counters = self.marks.get(name)
        return counters[seat] if counters else 0


class Dealing(Struct, frozen=True, gc=False):
    """Before the deal. ``step``: shuffle, cut, bottom (the dealer decides about the bottom card), place."""

    name: ClassVar[PhaseName] = "dealing"
    stage: ClassVar[Stage] = Stage.APART

    step: str
    redeal: bool = False
    seed: str = ""
    pack: tuple[Card, ...] = ()
    run: int = 0
    """Nines cut in a row (TH-R-022)."""
    mixes: int = 0
    """How often the pack was reordered after a bad cut."""


class Auction(Struct, frozen=True, gc=False):
    """Bidding. Seats as bit sets: ``passed``, ``unseen`` (has not looked), ``spoken`` (has said a first word)."""

    name: ClassVar[PhaseName] = "auction"
    stage: ClassVar[Stage] = Stage.BIDDING

    hands: tuple[Cards, ...]
    talon: Cards
    opener: Seat
    turn: Seat
    amount: int
    """The standing bid in score points; 0 before the opener's bid."""
    bidder: Seat
    """The seat that made it; -1 before the opener's bid."""
    passed: int
    unseen: int
    spoken: int
    beside: Cards = 0
    """Cards that nobody holds: the second talon, later the unchosen one (TH-P-097), or a hand that is dealt to
    nobody (BT-004)."""
    stock: tuple[Card, ...] = ()
    """The cards to be drawn after tricks, the next one first (TH-P-110, TT-A-020)."""


class Contract(Struct, frozen=True, gc=False):
    """Who plays, for how many score points now, and how it came about."""

    seat: Seat
    amount: int
    bid: int
    """The bid that won the auction, in score points."""
    forced: bool
    """Whether it was won at the unraised forced bid, or fell to the dealer because all had passed (BT-019e)."""
    dark: bool
    golden: bool = False
    """Whether golden was called instead of opening (BT-061)."""
    misere: bool = False
    """Whether it is to be made without a trick (BT-033)."""
    slam: bool = False
    """Whether it is to be made with all tricks (BT-033)."""
    open: bool = False
    """Whether it is played with an open hand, for double (BT-033)."""
    contra: bool = False
    """Whether a defender said contra (BT-019b)."""
    recontra: bool = False
    """Whether the declarer said recontra (BT-019b)."""
    paid: int = 0
    """What the open talon pays the seat that sits out, in score points before rounding (TH-P-031)."""

    @property
    def by_tricks(self) -> bool:
        """Whether tricks decide it, not points."""
        return self.misere or self.slam

    @property
    def special(self) -> str:
        """``misere`` or ``slam`` if tricks decide it, else empty (BT-033)."""
        return "misere" if self.misere else "slam" if self.slam else ""


NO_CONTRACT = Contract(-1, 0, 0, forced=False, dark=False)
"""The contract in a game without an auction, in which all play for themselves (TH-P-130, TT-A-025)."""


class Taking(Struct, frozen=True, gc=False):
    """The declarer decides how to take the talon (only where the rules leave him a choice)."""

    name: ClassVar[PhaseName] = "taking"
    stage: ClassVar[Stage] = Stage.BIDDING

    hands: tuple[Cards, ...]
    talon: Cards
    contract: Contract
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Selling(Struct, frozen=True, gc=False):
    """Cards lie open for a higher bid (BT-023): the declarer's, put up one by one, or the talon just shown.

    The seller counts as ``passed`` from the start; the seller's contract is the first bid.
    """

    name: ClassVar[PhaseName] = "selling"
    stage: ClassVar[Stage] = Stage.EXCHANGE

    hands: tuple[Cards, ...]
    """The hands, without the seller's cards on offer."""
    talon: Cards
    contract: Contract
    """The seller's contract."""
    offered: Cards
    turn: Seat
    amount: int
    """The standing bid in score points."""
    bidder: Seat
    passed: int
    sales: int = 0
    """The number of this offer; 0 for the talon, before the declarer takes it."""
    nines: Seat = -1
    """The seat that was dealt four nines, as in ``Giving``."""


class Keeping(Struct, frozen=True, gc=False):
    """The declarer has seen the talon and decides whether to take it (BT-023a). ``hidden``: the others have not."""

    name: ClassVar[PhaseName] = "keeping"
    stage: ClassVar[Stage] = Stage.EXCHANGE

    hands: tuple[Cards, ...]
    talon: Cards
    contract: Contract
    hidden: bool = False
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Giving(Struct, frozen=True, gc=False):
    """The declarer holds the talon and gives one card to each opponent. ``given``: seats that have got theirs."""

    name: ClassVar[PhaseName] = "giving"
    stage: ClassVar[Stage] = Stage.EXCHANGE

    hands: tuple[Cards, ...]
    talon: Cards
    """The cards the declarer took: the talon, or bought ones."""
    contract: Contract
    given: int = 0
    nines: Seat = -1
    """The seat that was dealt four nines, kept only if the rules ask about it after the gifts (BT-010); else -1."""
    sales: int = 0
    """How often cards were offered for sale in this deal (BT-023)."""
    bought: bool = False
    """Whether the declarer bought the cards after the auction (BT-023)."""
    aside: Cards = 0
    """The cards that the declarer has laid away (BT-006)."""
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Naming(Struct, frozen=True, gc=False):
    """The gifts are made; the declarer names the contract."""

    name: ClassVar[PhaseName] = "naming"
    stage: ClassVar[Stage] = Stage.NAMING

    hands: tuple[Cards, ...]
    contract: Contract
    nines: Seat = -1
    aside: Cards = 0
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Doubling(Struct, frozen=True, gc=False):
    """The contract is named and may be doubled (BT-019b). ``turn`` is the declarer's once a defender has doubled."""

    name: ClassVar[PhaseName] = "doubling"
    stage: ClassVar[Stage] = Stage.ANSWERS

    hands: tuple[Cards, ...]
    contract: Contract
    turn: Seat
    aside: Cards = 0
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Playing(Struct, frozen=True, gc=False):
    """Trick play. Points are card points; ``bonuses``: declared marriages and other bonuses of the play."""

    name: ClassVar[PhaseName] = "playing"
    stage: ClassVar[Stage] = Stage.TRICKS

    hands: tuple[Cards, ...]
    contract: Contract
    leader: Seat
    points: tuple[int, ...]
    bonuses: tuple[int, ...]
    tricks: tuple[int, ...]
    trick: tuple[Card, ...] = ()
    trump: int = -1
    trump_seat: Seat = -1
    """The seat whose announcement made the trump, or the pending one."""
    trump_value: int = 0
    """The card points of that announcement."""
    new_trump: bool = False
    """Whether the lead of this trick, or of the last one if nothing is led yet, announced the trump; kept only where
    it must then be led (BT-028a)."""
    pending: int = -1
    """A suit that becomes trump with the next trick (TH-R-010)."""
    ruling_seat: Seat = -1
    """While a trump is pending: the seat that made the one still in force; -1: there is none, or it is not known."""
    announced: int = 0
    """Suits whose marriage was declared, as bits 0..3; bit 4 for four aces."""
    index: int = 0
    """The number of finished tricks."""
    first: Seat = -1
    """The seat that took the first trick; -1 before."""
    declared: tuple[int, ...] = ()
    """Declarations by seat."""
    refused: int = -1
    """The index of the trick at whose lead a claim of the rest was refused."""
    shown: int = -1
    """The index of the trick before whose lead a marriage was shown from the hand (BT-030)."""
    drowned: int = 0
    """Suits of declared marriages that are void, as bits 0..3 (BT-031b)."""
    taken: tuple[Cards, ...] = ()
    """The cards taken by seat; empty if no rule needs them (BT-031)."""
    aside: Cards = 0
    """Cards that are not played: what was laid away (BT-006), or the talon of a golden call (BT-061)."""
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Announcing(Struct, frozen=True, gc=False):
    """Marriages are announced before the first lead (BT-026a). ``turn``: who is asked."""

    name: ClassVar[PhaseName] = "announcing"
    stage: ClassVar[Stage] = Stage.LEAD

    play: Playing
    turn: Seat


class Resting(Struct, frozen=True, gc=False):
    """A claim of the rest awaits answers. ``accepted``: seats that have accepted."""

    name: ClassVar[PhaseName] = "resting"
    stage: ClassVar[Stage] = Stage.TRICKS

    play: Playing
    accepted: int = 0


class Over(Struct, frozen=True, gc=False):
    """The match is over."""

    name: ClassVar[PhaseName] = "over"
    stage: ClassVar[Stage] = Stage.APART

    winners: tuple[Seat, ...]


Phase = (
    Dealing | Auction | Taking | Selling | Keeping | Giving | Naming | Doubling | Announcing | Playing | Resting | Over
)

if TYPE_CHECKING:
    # With this default a bare ``State`` is a state in any phase.
    P_co = TypeVar("P_co", bound=Phase, covariant=True, default=Phase)
else:
    P_co = TypeVar("P_co", covariant=True)


class State(Struct, Generic[P_co], frozen=True, gc=False):
    """A match at one moment. ``State[Playing]`` is one in that phase: the phase table gives each phase its own."""

    sheet: Sheet
    phase: P_co
