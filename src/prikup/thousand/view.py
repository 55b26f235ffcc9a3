"""What a seat knows of a match: the fold of the events that it was told, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.cards import Card, Cards
from prikup.core.events import Event, Line
from prikup.core.seats import Seat
from prikup.thousand import events as ev
from prikup.thousand.state import (
    Auction,
    Doubling,
    Giving,
    Marks,
    Naming,
    Playing,
    Resting,
    Selling,
    Sheet,
    State,
    Taking,
)

if TYPE_CHECKING:
    from prikup.thousand.game import Thousand


class Word(Struct, frozen=True):
    """A word in the auction; amount 0 is a pass."""

    seat: Seat
    amount: int
    dark: bool = False


class Gift(Struct, frozen=True):
    """A gift; card -1 when this seat has not seen its face."""

    giver: Seat
    to: Seat
    card: Card = -1
    open: bool = False


class Trick(Struct, frozen=True):
    """A trick: who led, the cards in order, who took it (-1 while it lies there), its card points."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat = -1
    points: int = 0


class Declaration(Struct, frozen=True):
    """A marriage declared (suit -1: four aces), with its value and the number of the trick."""

    seat: Seat
    suit: int
    value: int
    trick: int


class Result(Struct, frozen=True):
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


class View(Struct, frozen=True):
    """What one seat knows. ``hand`` is None while the seat has not looked at it."""

    seat: Seat
    rules: str
    players: int
    totals: tuple[int, ...]
    marks: Marks
    dealer: Seat
    deal: int
    phase: str = "dealing"
    redeal: bool = False
    """Whether the deal is dealt again by the same dealer."""
    bottom: Card = -1
    hand: Cards | None = 0
    dealt: Cards | None = 0
    """The hand as it was dealt."""
    unseen: Seat = -1
    """The seat whose hand is dark."""
    words: tuple[Word, ...] = ()
    declarer: Seat = -1
    contract: int = 0
    bid: int = 0
    forced: bool = False
    dark: bool = False
    talon: Cards = 0
    """The talon's cards, if this seat has seen them."""
    talon_open: bool = False
    laid: Cards = 0
    """The cards that lie open for a higher bid (BT-023)."""
    sales: int = 0
    """How often cards were laid out for sale in this deal."""
    special: str = ""
    """``misere`` or ``slam`` where tricks decide the contract (BT-033)."""
    open: bool = False
    """Whether the declarer plays with an open hand."""
    open_hand: Cards = 0
    """What is left of that hand."""
    doubled: int = 1
    """2 after a contra, 4 after a recontra (BT-019b)."""
    gifts: tuple[Gift, ...] = ()
    tricks: tuple[Trick, ...] = ()
    """All tricks of the deal, the one on the table last."""
    trump: int = -1
    declarations: tuple[Declaration, ...] = ()
    rest: Seat = -1
    """Who claims the rest and waits for answers."""
    rest_hand: Cards = 0
    """The hand laid open with that claim."""
    agreed: tuple[Seat, ...] = ()
    results: tuple[Result, ...] = ()
    winners: tuple[Seat, ...] = ()

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

    def taken(self, seat: Seat) -> int:
        """How many tricks a seat has taken."""
        return sum(trick.winner == seat for trick in self.tricks)

    def points(self, seat: Seat) -> int:
        """Card points and declared marriages of a seat so far."""
        cards = sum(trick.points for trick in self.tricks if trick.winner == seat)
        return cards + sum(declared.value for declared in self.declarations if declared.seat == seat)

    @property
    def sheet(self) -> Sheet:
        """The sheet as it stands."""
        return Sheet(self.totals, self.marks, self.dealer, self.deal - 1)


def fresh_view(game: Thousand, state: State, seat: Seat) -> View:
    """What a seat knows before the first event; of a match that begins inside a deal, its cards and what lies open."""
    sheet = state.sheet
    view = View(seat, game.text, game.players, sheet.totals, sheet.marks, sheet.dealer, sheet.deals + 1)
    phase = state.phase.play if isinstance(state.phase, Resting) else state.phase
    early = isinstance(phase, Auction | Taking) and game.house.talon_early
    if early or (isinstance(phase, Selling) and not phase.sales) or (isinstance(phase, Giving) and phase.bought):
        assert isinstance(phase, Auction | Taking | Selling | Giving)
        view = replace(view, talon=phase.talon, talon_open=True)
    view = replace(view, phase=game.phase(state))
    if isinstance(phase, Auction):
        unseen = phase.unseen.bit_length() - 1
        hand = None if unseen == seat else phase.hands[seat]
        words = (Word(phase.bidder, phase.amount, phase.bidder == unseen),) if phase.bidder >= 0 else ()
        return replace(view, hand=hand, dealt=hand, unseen=unseen, words=words)
    if not isinstance(phase, Taking | Selling | Giving | Naming | Doubling | Playing):
        return view
    contract = phase.contract
    closed = isinstance(phase, Taking) or (isinstance(phase, Selling) and not phase.sales)
    unseen = contract.seat if closed and contract.dark else -1
    hand = None if unseen == seat else phase.hands[seat]
    view = replace(
        view,
        hand=hand,
        unseen=unseen,
        declarer=contract.seat,
        contract=contract.amount,
        bid=contract.bid,
        forced=contract.forced,
        dark=contract.dark,
        special="misere" if contract.misere else "slam" if contract.slam else "",
        open=contract.open,
        open_hand=phase.hands[contract.seat] if contract.open else 0,
        doubled=4 if contract.recontra else 2 if contract.contra else 1,
    )
    if isinstance(phase, Selling | Giving):
        view = replace(view, sales=phase.sales)
    if isinstance(phase, Selling):
        words = (Word(phase.bidder, phase.amount, contract.dark and phase.bidder == contract.seat),)
        view = replace(view, laid=phase.laid, words=words)
    if isinstance(phase, Giving | Selling) and contract.seat == seat:
        return replace(view, talon=phase.talon)
    if isinstance(phase, Playing):
        trick = (Trick(phase.leader, phase.trick),) if phase.trick else ()
        view = replace(view, tricks=trick, trump=phase.trump)
        if isinstance(state.phase, Resting):
            return replace(view, rest=phase.leader, rest_hand=phase.hands[phase.leader])
    return view


Fold = Callable[[Any, View], View]
FOLDS: dict[type[Event], Fold] = {}
"""How each kind of event changes a view; ``prikup.thousand.folds`` adds those of rarer rules."""


def folds(*kinds: type[Event]) -> Callable[[Fold], Fold]:
    """Registers how events of some kinds change a view."""

    def register(how: Fold) -> Fold:
        for kind in kinds:
            FOLDS[kind] = how
        return how

    return register


@folds(ev.DealBegan)
def _deal_began(event: ev.DealBegan, view: View) -> View:
    return View(
        view.seat,
        view.rules,
        view.players,
        view.totals,
        view.marks,
        event.dealer,
        event.number,
        redeal=event.redeal,
        results=view.results,
    )


@folds(ev.PackCut, ev.JackBuried, ev.PackMixed)
def _new_bottom(event: Event, view: View) -> View:
    return replace(view, bottom=-1)


@folds(ev.Claimed, ev.Conceded, ev.RestGranted)
def _unchanged(event: Event, view: View) -> View:
    return view


@folds(ev.BottomShown, ev.BottomSeen)
def _bottom(event: ev.BottomShown | ev.BottomSeen, view: View) -> View:
    return replace(view, bottom=event.card)


@folds(ev.HandsDealt)
def _hands_dealt(event: ev.HandsDealt, view: View) -> View:
    hand = None if event.unseen == view.seat else view.hand
    return replace(view, phase="auction", unseen=event.unseen, hand=hand, dealt=hand)


@folds(ev.HandSeen)
def _hand_seen(event: ev.HandSeen, view: View) -> View:
    dealt = view.dealt
    if view.phase == "auction" or dealt is None:
        # Who played dark sees the hand after the auction, a declarer together with the talon.
        dealt = event.cards & ~view.talon
    return replace(view, hand=event.cards, dealt=dealt)


@folds(ev.Looked)
def _looked(event: ev.Looked, view: View) -> View:
    words = tuple(replace(word, dark=False) if word.seat == event.seat else word for word in view.words)
    return replace(view, unseen=-1, words=words)


@folds(ev.BidMade)
def _bid_made(event: ev.BidMade, view: View) -> View:
    return replace(view, words=(*view.words, Word(event.seat, event.amount, event.dark)))


@folds(ev.Passed)
def _passed(event: ev.Passed, view: View) -> View:
    if view.phase == "doubling":
        return view
    return replace(view, words=(*view.words, Word(event.seat, 0)))


@folds(ev.AuctionWon)
def _auction_won(event: ev.AuctionWon, view: View) -> View:
    return replace(
        view,
        phase="taking",
        declarer=event.seat,
        contract=event.amount,
        bid=event.amount,
        forced=event.forced,
        dark=event.dark,
        unseen=event.seat if event.dark else -1,
    )


@folds(ev.TalonShown)
def _talon_shown(event: ev.TalonShown, view: View) -> View:
    return replace(view, talon=event.cards, talon_open=True)


@folds(ev.TalonSeen)
def _talon_seen(event: ev.TalonSeen, view: View) -> View:
    return replace(view, talon=event.cards)


@folds(ev.TalonTaken)
def _talon_taken(event: ev.TalonTaken, view: View) -> View:
    return replace(view, phase="giving", unseen=-1)


def _gift(view: View, gift: Gift) -> View:
    gifts = (*view.gifts, gift)
    hand = view.hand
    if hand is not None and gift.card >= 0:
        if gift.giver == view.seat:
            hand &= ~(1 << gift.card)
        elif gift.to == view.seat:
            hand |= 1 << gift.card
    phase = "naming" if len(gifts) == view.players - 1 else view.phase
    return replace(view, gifts=gifts, hand=hand, phase=phase)


@folds(ev.CardGiven)
def _card_given(event: ev.CardGiven, view: View) -> View:
    return _gift(view, Gift(event.giver, event.to, event.card, event.open))


@folds(ev.GiftMade)
def _gift_made(event: ev.GiftMade, view: View) -> View:
    return _gift(view, Gift(event.giver, event.to))


@folds(ev.ContractNamed)
def _contract_named(event: ev.ContractNamed, view: View) -> View:
    return replace(view, phase="playing", contract=event.amount)


@folds(ev.MarriageDeclared)
def _marriage_declared(event: ev.MarriageDeclared, view: View) -> View:
    number = sum(trick.winner >= 0 for trick in view.tricks)
    return replace(view, declarations=(*view.declarations, Declaration(event.seat, event.suit, event.value, number)))


@folds(ev.CardPlayed)
def _card_played(event: ev.CardPlayed, view: View) -> View:
    lying = view.trick
    if lying is None:
        tricks = (*view.tricks, Trick(event.seat, (event.card,)))
    else:
        tricks = (*view.tricks[:-1], Trick(lying.leader, (*lying.cards, event.card)))
    hand = view.hand
    if hand is not None and event.seat == view.seat:
        hand &= ~(1 << event.card)
    if view.open_hand:
        return replace(view, tricks=tricks, hand=hand, open_hand=view.open_hand & ~(1 << event.card))
    return replace(view, tricks=tricks, hand=hand)


@folds(ev.TrumpSet)
def _trump_set(event: ev.TrumpSet, view: View) -> View:
    return replace(view, trump=event.suit)


@folds(ev.TrickTaken)
def _trick_taken(event: ev.TrickTaken, view: View) -> View:
    last = view.tricks[-1]
    return replace(view, tricks=(*view.tricks[:-1], Trick(last.leader, last.cards, event.seat, event.points)))


@folds(ev.RestClaimed)
def _rest_claimed(event: ev.RestClaimed, view: View) -> View:
    return replace(view, phase="resting", rest=event.seat, rest_hand=event.cards, agreed=())


@folds(ev.RestAnswered)
def _rest_answered(event: ev.RestAnswered, view: View) -> View:
    if event.accepted:
        return replace(view, agreed=(*view.agreed, event.seat))
    return replace(view, phase="playing", rest=-1, rest_hand=0, agreed=())


@folds(ev.DealScored)
def _deal_scored(event: ev.DealScored, view: View) -> View:
    result = Result(
        view.deal,
        event.ending,
        view.declarer,
        view.contract,
        event.points,
        event.bonuses,
        event.tricks,
        event.lines,
        event.totals,
        event.marks,
    )
    return replace(view, results=(*view.results, result), totals=event.totals, marks=event.marks)


@folds(ev.Fined)
def _fined(event: ev.Fined, view: View) -> View:
    return replace(view, totals=event.totals, marks=event.marks)


@folds(ev.MatchEnded)
def _match_ended(event: ev.MatchEnded, view: View) -> View:
    return replace(view, phase="over", winners=event.winners)
