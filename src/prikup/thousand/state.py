"""The states of a match of Thousand: the sheet that lasts from deal to deal, and one struct for each phase.

States are trees without cycles, so the garbage collector need not follow them (``gc=False``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from msgspec import Struct

from prikup.core.cards import Card, Cards
from prikup.core.seats import Seat

if TYPE_CHECKING:
    from typing_extensions import TypeVar
else:
    from typing import TypeVar

Marks = dict[str, tuple[int, ...]]
"""Counters by name, one number a seat (bolts, deals on the barrel ...). Never changed in place."""


class Sheet(Struct, frozen=True, gc=False):
    """What stays from deal to deal: score totals, counters, the dealer, the number of recorded deals."""

    totals: tuple[int, ...]
    marks: Marks
    dealer: Seat
    deals: int = 0

    def mark(self, name: str, seat: Seat) -> int:
        """A seat's counter; 0 where the rules keep none of that name."""
        counters = self.marks.get(name)
        return counters[seat] if counters else 0


class Dealing(Struct, frozen=True, gc=False):
    """Before the cards are out. ``step``: shuffle, cut, bottom (the dealer's word on the bottom card), place."""

    step: str
    redeal: bool = False
    seed: str = ""
    pack: tuple[Card, ...] = ()
    run: int = 0
    """Nines cut in a row (TH-R-022)."""
    mixes: int = 0
    """How often the pack was put in a new order after a bad cut."""


class Auction(Struct, frozen=True, gc=False):
    """Bidding. Seats as bit sets: ``passed``, ``unseen`` (has not looked), ``spoken`` (has said a first word)."""

    hands: tuple[Cards, ...]
    talon: Cards
    opener: Seat
    turn: Seat
    amount: int
    """The standing bid in score points; 0 before the opener's word."""
    bidder: Seat
    """Who made it; -1 before the opener's word."""
    passed: int
    unseen: int
    spoken: int
    beside: Cards = 0
    """Cards that nobody holds: the second talon, later the one that was not chosen (TH-P-097), or a hand that is not
    dealt to anybody (BT-004)."""
    stock: tuple[Card, ...] = ()
    """The cards to be drawn in the tricks, the next one first (TH-P-110, TT-A-020)."""


class Contract(Struct, frozen=True, gc=False):
    """Who plays, for how many points now, and how it came about."""

    seat: Seat
    amount: int
    bid: int
    """The bid that won the auction."""
    forced: bool
    """Won at the unraised forced bid."""
    dark: bool
    golden: bool = False
    """Called golden instead of opening (BT-061)."""
    misere: bool = False
    """To be made without a trick (BT-033)."""
    slam: bool = False
    """To be made with all tricks (BT-033)."""
    open: bool = False
    """Played with an open hand for double (BT-033)."""
    contra: bool = False
    """Doubled by a defender (BT-019b)."""
    recontra: bool = False
    """Doubled once more by the declarer (BT-019b)."""
    paid: int = 0
    """What the talon, once it lay open, pays who sits the deal out, in score points before rounding (TH-P-031)."""

    @property
    def by_tricks(self) -> bool:
        """Whether tricks decide it, not points."""
        return self.misere or self.slam


NO_CONTRACT = Contract(-1, 0, 0, forced=False, dark=False)
"""What stands for it in a game without an auction, in which everybody plays for himself (TH-P-130, TT-A-025)."""


class Taking(Struct, frozen=True, gc=False):
    """The declarer decides how to take the talon (only where the rules leave him a choice)."""

    hands: tuple[Cards, ...]
    talon: Cards
    contract: Contract
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Selling(Struct, frozen=True, gc=False):
    """Cards lie open for a higher bid (BT-023): the declarer's, put up one by one, or the talon just shown.

    ``passed`` holds the seller from the start, and the seller's own contract is the bid that stands first.
    """

    hands: tuple[Cards, ...]
    """Without the cards on offer that the seller held."""
    talon: Cards
    contract: Contract
    """The seller's."""
    offered: Cards
    turn: Seat
    amount: int
    """The standing bid in score points."""
    bidder: Seat
    passed: int
    sales: int = 0
    """The number of this offer; 0: the talon, before the declarer takes it."""
    nines: Seat = -1
    """Who was dealt four nines, kept as in ``Giving``."""


class Giving(Struct, frozen=True, gc=False):
    """The declarer holds the talon and gives one card to each opponent. ``given``: seats that have theirs."""

    hands: tuple[Cards, ...]
    talon: Cards
    """What the declarer took: the talon, or the cards that he bought."""
    contract: Contract
    given: int = 0
    nines: Seat = -1
    """Who was dealt four nines, kept only where the rules ask about it after the gifts (BT-010)."""
    sales: int = 0
    """How often cards were offered for sale in this deal (BT-023)."""
    bought: bool = False
    """Whether the declarer bought his cards after the auction (BT-023)."""
    aside: Cards = 0
    """What the declarer has laid away (BT-006)."""
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Naming(Struct, frozen=True, gc=False):
    """The gifts are made; the declarer names the contract."""

    hands: tuple[Cards, ...]
    contract: Contract
    nines: Seat = -1
    aside: Cards = 0
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Doubling(Struct, frozen=True, gc=False):
    """The contract is named and may be doubled (BT-019b). ``turn`` is the declarer's once a defender has doubled."""

    hands: tuple[Cards, ...]
    contract: Contract
    turn: Seat
    aside: Cards = 0
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Playing(Struct, frozen=True, gc=False):
    """The tricks. Points are card points; ``bonuses`` the marriages declared and other card-play bonuses."""

    hands: tuple[Cards, ...]
    contract: Contract
    leader: Seat
    points: tuple[int, ...]
    bonuses: tuple[int, ...]
    tricks: tuple[int, ...]
    trick: tuple[Card, ...] = ()
    trump: int = -1
    trump_seat: Seat = -1
    """Whose announcement made the trump, or makes the pending one."""
    trump_value: int = 0
    """What that announcement was worth, in card points."""
    pending: int = -1
    """A suit that becomes trump with the next trick (TH-R-010)."""
    announced: int = 0
    """Suits whose marriage was declared, as bits 0..3; bit 4 for four aces."""
    index: int = 0
    """Tricks finished."""
    first: Seat = -1
    """Who took the first trick."""
    declared: tuple[int, ...] = ()
    """Declarations by seat."""
    refused: int = -1
    """The trick at whose lead a claim of the rest was refused."""
    shown: int = -1
    """The trick before whose lead a marriage was shown from the hand (BT-030)."""
    taken: tuple[Cards, ...] = ()
    """The cards taken by seat; nothing where no rule asks about them (BT-031)."""
    aside: Cards = 0
    """Cards that are not played: what was laid away (BT-006), or the talon of a golden call (BT-061)."""
    beside: Cards = 0
    stock: tuple[Card, ...] = ()


class Resting(Struct, frozen=True, gc=False):
    """A claim of the rest waits for its answers. ``accepted``: seats that have agreed."""

    play: Playing
    accepted: int = 0


class Over(Struct, frozen=True, gc=False):
    """The match is over."""

    winners: tuple[Seat, ...]


Phase = Dealing | Auction | Taking | Selling | Giving | Naming | Doubling | Playing | Resting | Over

if TYPE_CHECKING:
    # The default lets ``State`` stand for a state in any phase.
    P_co = TypeVar("P_co", bound=Phase, covariant=True, default=Phase)
else:
    P_co = TypeVar("P_co", covariant=True)


class State(Struct, Generic[P_co], frozen=True, gc=False):
    """A match at one moment. ``State[Playing]`` is one in that phase: the phase table gives each phase its own."""

    sheet: Sheet
    phase: P_co
