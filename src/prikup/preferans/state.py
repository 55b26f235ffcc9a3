"""The states of a match of Preferans: the sheet, which lasts from deal to deal, and one struct for each phase.

States are trees without cycles, so the garbage collector need not follow them (``gc=False``). Tuples "by seat" have one
item for each player, tuples "by place" one for each hand at the table (prikup.preferans.layout).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, Literal

from msgspec import Struct

from prikup.core.cards import Card, Cards
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.core.stages import Stage
from prikup.preferans.actions import Strain
from prikup.preferans.layout import rank_of

if TYPE_CHECKING:
    from typing_extensions import TypeVar
else:
    from typing import TypeVar

BRIGAND, CIRCLES, PROPER = "brigand", "circles", "proper"
"""Stages of a match: the Razbojnik, its circles of all-passes, the game proper (PF-008, 267)."""

GAME, MISERE, TOTUS = "game", "misere", "totus"
"""Kinds of contract."""

DUE, LAST = "due", "last"
"""How a match closes: the control time has passed; the last circle runs (PF-273a)."""

WATCH = ("watch", "watch")
"""The words of a defence that nobody asks for a whist: at ten, misere, totus (PF-067b)."""

PhaseName = Literal[
    "drawing",
    "dealing",
    "auction",
    "taking",
    "laying",
    "naming",
    "sharing",
    "whisting",
    "choosing",
    "playing",
    "offering",
    "judging",
    "scored",
    "helping",
    "terming",
    "over",
]
"""The name of a phase in a view: as in the phase table, and ``scored`` between a written deal and what follows."""

Whists = tuple[tuple[int, ...], ...]
"""``whists[i][j]``: what i has written on j."""


class Sheet(Struct, frozen=True, gc=False):
    """What stays from deal to deal. Pools and hills in points, whists in whists."""

    pools: tuple[int, ...]
    hills: tuple[int, ...]
    whists: Whists
    dealer: Seat
    first: Seat
    """The first dealer of the match; circles are counted from this seat (PF-017)."""
    deals: int = 0
    """Recorded deals."""
    stage: str = PROPER
    owed: tuple[int, ...] = ()
    """By seat the games still to be played in the Razbojnik: bits 0..4 for six to ten, bit 5 for misere."""
    size: int = 0
    """Points that close a pool; 0 without a limit, or while none is set."""
    price: int = 1
    """Price of a whist; displayed, never calculated with."""
    series: int = 0
    """All-passes in a row, which set the price of the next one (PF-162)."""
    darks: int = 0
    """Dark all-passes in a row under this dealer (PF-192a)."""
    exit: int = 0
    """How far the ladder of first bids after all-passes has been climbed (BP-022)."""
    forced: int = 0
    """Compulsory all-passes still to be played (BP-035)."""
    caught: int = 0
    """The step of the next all-pass's price by the tricks of a failed misere, from 1 (BP-004); 0: the row's price."""
    bombs: tuple[tuple[int, ...], ...] = ()
    """By seat the multipliers waiting, oldest first (PF-200a); empty where there are none."""
    cover: tuple[int, ...] = ()
    """By seat the games that are covered (PF-226b); empty where cover is not counted."""
    used: tuple[int, ...] = ()
    """By seat the games made in the game proper."""
    circles: int = 0
    """Circles of the game proper before the last one; 0 until the control time."""
    circle: int = 0
    """Circles of the game proper that are finished."""
    closing: str = ""
    """``due`` once the control time has passed, ``last`` while the last circle runs (PF-273a)."""
    opened: bool = False
    """Whether a contract has been played in this match, or in the current race (BP-004, BP-007)."""
    misdeals: int = 0
    """Wrong deals in a row (BP-045)."""
    race: int = 0
    """Races finished (BP-004)."""
    reached: int = 0
    """Seats that closed their pools first in this race, as a bit set: several only in one deal (BP-004)."""
    past_pools: tuple[int, ...] = ()
    past_hills: tuple[int, ...] = ()
    """Pools and hills of finished races, and of a Razbojnik that is settled apart (PF-272a); empty without them."""

    @property
    def row(self) -> int:
        """The number of all-passes in a row that prices the next one (PF-162, BP-004)."""
        return self.caught - 1 if self.caught else self.series

    @property
    def passes_due(self) -> bool:
        """Whether the next deal is an all-pass that the rules demand: in the circles, at the start, after a failed
        misere (PF-267a, BP-035)."""
        return self.stage == CIRCLES or self.forced > 0

    @property
    def auctioned(self) -> bool:
        """Whether a deal has an auction: not in the Razbojnik, and not if an all-pass is compulsory."""
        return self.stage == PROPER and not self.forced


class Statement(Struct, frozen=True, gc=False):
    """One player's steps from hill to result, in whists; the first four figures are points.

    Fractions are written out: ``-43 1/3``.
    """

    pool: int
    hill: int
    carried: str
    """The hill plus what is missing from the pool (PF-257a)."""
    above: str
    """How far it is above the smallest one (PF-254)."""
    gives: str
    """What he gives to each other player (PF-255, PF-256)."""
    whists: tuple[str, ...]
    """His whists on the others after that."""
    result: str


class Bid(Struct, frozen=True, gc=False):
    """The standing call of an auction. ``kind``: ``game``, ``misere`` (level 0), ``brigand`` (any game owed)."""

    seat: Seat
    kind: str
    level: int = 0
    strain: Strain = 4
    dark: bool = False
    hand: bool = False
    held: bool = False
    """Held by the senior hand at the same height (BP-021)."""
    outbid: bool = False
    """A game that won an auction in which a misere had been called (BP-004)."""

    @property
    def rank(self) -> int:
        """6S is 1, 10NT is 25; 0 for a misere."""
        return rank_of(self.level, self.strain) if self.level else 0


class Contract(Struct, frozen=True, gc=False):
    """The contract: ``kind`` game, misere or totus; level 0 for a misere, 10 for a totus."""

    seat: Seat
    kind: str
    level: int = 0
    strain: Strain = 4
    dark: bool = False
    """Won by a dark call: the value counts double (PF-179)."""
    hand: bool = False
    """Played without the talon, by call or because it was declined."""
    bid: int = 0
    """The rank of the winning call; 0 for a called misere or a game of the Razbojnik."""
    bomb: int = 1
    """The multiplier of the bomb that it is played on."""
    shared: bool = False
    """Half of it is the dealer's (PF-024a)."""
    helps: tuple[Seat, ...] = ()
    """The partners that a totus on a bomb helps (PF-178a)."""
    outbid: bool = False
    """It was won against a misere (BP-004)."""


class Held(Struct, frozen=True, gc=False):
    """The cards of a deal, by place, after the auction."""

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    """The talon as dealt, in the order in which it is turned."""
    away: Cards = 0
    """The cards laid away."""


class Defence(Struct, frozen=True, gc=False):
    """Who defends, and the words said. ``first`` speaks first, clockwise from the declarer (PF-067a).

    Words: ``whist``, ``pass``, ``half``, ``bound`` (must whist), ``watch`` (nobody is asked) or empty (not yet asked).
    """

    first: Seat
    second: Seat
    words: tuple[str, str] = ("", "")
    dealer: str = ""
    """The dealer's word if he was asked: ``whist`` or ``pass``."""
    glanced: Seat = -1
    """The hand that the dealer has looked at."""
    returned: bool = False
    """The first defender has whisted over a half (BP-013)."""
    lying: bool = False
    """Both hands of the defence are, or will be, open."""

    @property
    def watched(self) -> bool:
        """Whether nobody was asked, and the defence only tries to catch the declarer (PF-070)."""
        return self.words == WATCH

    @property
    def whisters(self) -> tuple[Seat, ...]:
        """The defenders (without the dealer) who whist, the first speaker first."""
        seats = (self.first, self.second)
        return tuple(seat for seat, word in zip(seats, self.words, strict=True) if word in ("whist", "bound"))


class Drawing(Struct, frozen=True, gc=False):
    """The first dealer is drawn: cards are turned until the first ace (PF-016)."""

    name: ClassVar[PhaseName] = "drawing"
    stage: ClassVar[Stage] = Stage.APART


class Dealing(Struct, frozen=True, gc=False):
    """Before the cards are dealt. ``step``: ``shuffle`` or ``cut``."""

    name: ClassVar[PhaseName] = "dealing"
    stage: ClassVar[Stage] = Stage.APART

    step: str
    redeal: bool = False
    seed: str = ""
    pack: tuple[Card, ...] = ()


class Auction(Struct, frozen=True, gc=False):
    """Bidding. Places as bit sets."""

    name: ClassVar[PhaseName] = "auction"
    stage: ClassVar[Stage] = Stage.BIDDING

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    turn: Seat
    standing: Bid | None = None
    passed: int = 0
    unseen: int = 0
    """Seats that have not looked at their hands; 0 where nobody may call dark."""
    spoken: int = 0
    """Seats that have said a first word."""
    dark_passed: int = 0
    """Seats that passed without looking, by PASS DARK or plainly; it counts if the all-pass is dark (PF-195a)."""
    darks: int = 0
    """Seats that have said PASS DARK."""
    called: int = 0
    """Seats that have called a bound misere (PF-052a)."""


class Taking(Struct, frozen=True, gc=False):
    """The declarer has the talon turned, or declines it."""

    name: ClassVar[PhaseName] = "taking"
    stage: ClassVar[Stage] = Stage.BIDDING

    held: Held
    bid: Bid


class Laying(Struct, frozen=True, gc=False):
    """The declarer holds twelve cards and lays two away; from a totus the first defender picks them (``contract``)."""

    name: ClassVar[PhaseName] = "laying"
    stage: ClassVar[Stage] = Stage.EXCHANGE

    held: Held
    bid: Bid
    contract: Contract | None = None


class Naming(Struct, frozen=True, gc=False):
    """The declarer names his game."""

    name: ClassVar[PhaseName] = "naming"
    stage: ClassVar[Stage] = Stage.NAMING

    held: Held
    bid: Bid
    hand: bool = False
    """He plays without the talon."""


class Sharing(Struct, frozen=True, gc=False):
    """The dealer answers the offer of half the game (PF-024a)."""

    name: ClassVar[PhaseName] = "sharing"
    stage: ClassVar[Stage] = Stage.ANSWERS

    held: Held
    contract: Contract


class Whisting(Struct, frozen=True, gc=False):
    """The defence speaks; ``turn`` is a defender or the dealer."""

    name: ClassVar[PhaseName] = "whisting"
    stage: ClassVar[Stage] = Stage.ANSWERS

    held: Held
    contract: Contract
    defence: Defence
    turn: Seat


class Choosing(Struct, frozen=True, gc=False):
    """A lone whister, or the dealer, chooses to lie or to stand (PF-082a)."""

    name: ClassVar[PhaseName] = "choosing"
    stage: ClassVar[Stage] = Stage.ANSWERS

    held: Held
    contract: Contract
    defence: Defence
    by: Seat


class Playing(Struct, frozen=True, gc=False):
    """The tricks. In an all-pass there is neither contract nor defence."""

    name: ClassVar[PhaseName] = "playing"
    stage: ClassVar[Stage] = Stage.TRICKS

    held: Held
    leader: Seat
    tricks: tuple[int, ...]
    """Tricks taken, by place; in an all-pass the dealer's are those of the talon's cards (PF-156)."""
    contract: Contract | None = None
    defence: Defence | None = None
    trick: tuple[Card, ...] = ()
    """The cards from the leader on; the talon's card, if one leads, comes first (see ``led_by_talon``)."""
    index: int = 0
    """Tricks finished."""
    conduct: tuple[Seat, ...] = ()
    """By place the seat that plays its cards."""
    open: int = 0
    """Hands that lie open, as a bit set of places."""
    opening: int = 0
    """Hands that will be opened after the first card (PF-083a)."""
    refused: int = -1
    """The trick in which an offer was refused: there is no other in it."""
    passed_unseen: int = 0
    """Seats that passed a dark all-pass without looking (PF-195a)."""
    dark: bool = False
    """A dark all-pass (PF-194a)."""
    compulsory: bool = False
    """A compulsory all-pass (PF-267, BP-035)."""


class Offering(Struct, frozen=True, gc=False):
    """An offer of the remaining tricks waits for its answers. ``accepted``: seats that have agreed."""

    name: ClassVar[PhaseName] = "offering"
    stage: ClassVar[Stage] = Stage.TRICKS

    play: Playing
    by: Seat
    tricks: tuple[int, ...]
    accepted: int = 0


class Judging(Struct, frozen=True, gc=False):
    """A game with more tricks than named. ``step``: ``demand`` (a defender may ask), ``lay`` (the declarer says there
    is a layout, or owns up), ``look`` (the asker accepts it, or not), ``verdict`` (both parties', or the table's).
    """

    name: ClassVar[PhaseName] = "judging"
    stage: ClassVar[Stage] = Stage.TRICKS

    play: Playing
    step: str
    turn: Seat
    asked: Seat = -1
    said: tuple[int, ...] = ()
    """By seat the verdict of a party, -1 for none; empty until the first one."""


class Helping(Struct, frozen=True, gc=False):
    """Points beyond a closed pool wait for a choice whom they help (PF-223a). The rest of the deal is written."""

    name: ClassVar[PhaseName] = "helping"
    stage: ClassVar[Stage] = Stage.APART

    seat: Seat
    points: int
    barred: int
    """Seats that may not be helped (PF-224)."""
    turns: bool
    """Whether the deal has moved on."""
    whisted: bool = False
    """Whether the deal was a whisted game that was made (BP-004)."""
    waiting: tuple[tuple[Seat, int], ...] = ()
    """The seats that choose afterwards, and how many points each has."""


class Terming(Struct, frozen=True, gc=False):
    """The hill owner sets the terms of the game proper (PF-268a)."""

    name: ClassVar[PhaseName] = "terming"
    stage: ClassVar[Stage] = Stage.APART

    owner: Seat


class Over(Struct, frozen=True, gc=False):
    """The match is over; results in whole whists by seat, sum zero (PF-258a)."""

    name: ClassVar[PhaseName] = "over"
    stage: ClassVar[Stage] = Stage.APART

    winners: tuple[Seat, ...]
    results: tuple[int, ...] = ()


Phase = (
    Drawing
    | Dealing
    | Auction
    | Taking
    | Laying
    | Naming
    | Sharing
    | Whisting
    | Choosing
    | Playing
    | Offering
    | Judging
    | Helping
    | Terming
    | Over
)

if TYPE_CHECKING:
    # The default lets a bare ``State`` mean a state in any phase.
    P_co = TypeVar("P_co", bound=Phase, covariant=True, default=Phase)
else:
    P_co = TypeVar("P_co", covariant=True)


class State(Struct, Generic[P_co], frozen=True, gc=False):
    """A match at one moment. ``State[Playing]`` is one in that phase; the phase table gives each phase its type."""

    sheet: Sheet
    phase: P_co


Step = tuple[State, list[AddressedEvent]]
"""The result of an action: the new state and the events."""
