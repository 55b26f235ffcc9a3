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
from prikup.thousand.state import Auction, Giving, Marks, Naming, Playing, Resting, Sheet, State, Taking

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
    golden: bool = False
    """Called golden: the talon stays aside (BT-061)."""
    talon: Cards = 0
    """The talon's cards, if this seat has seen them."""
    talon_open: bool = False
    away: int = 0
    """Cards that the declarer lays away after the gifts (BT-006)."""
    gifts: tuple[Gift, ...] = ()
    laid: int = 0
    """Cards that the declarer has laid away."""
    aside: Cards = 0
    """Those among them that this seat has seen."""
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
    away = game.house.layout.away
    view = View(seat, game.text, game.players, sheet.totals, sheet.marks, sheet.dealer, sheet.deals + 1, away=away)
    phase = state.phase.play if isinstance(state.phase, Resting) else state.phase
    if isinstance(phase, Auction | Taking) and game.house.talon_early:
        view = replace(view, talon=phase.talon, talon_open=True)
    view = replace(view, phase=game.phase(state))
    if isinstance(phase, Auction):
        unseen = phase.unseen.bit_length() - 1
        hand = None if unseen == seat else phase.hands[seat]
        words = (Word(phase.bidder, phase.amount, phase.bidder == unseen),) if phase.bidder >= 0 else ()
        return replace(view, hand=hand, dealt=hand, unseen=unseen, words=words)
    if not isinstance(phase, Taking | Giving | Naming | Playing):
        return view
    contract = phase.contract
    unseen = contract.seat if isinstance(phase, Taking) and contract.dark else -1
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
        golden=contract.golden,
    )
    if contract.seat == seat and not contract.golden and not isinstance(phase, Taking):
        view = replace(view, aside=phase.aside)
    if not isinstance(phase, Taking) and not contract.golden:
        view = replace(view, laid=phase.aside.bit_count())
    if isinstance(phase, Giving) and contract.seat == seat:
        return replace(view, talon=phase.talon)
    if isinstance(phase, Playing):
        trick = (Trick(phase.leader, phase.trick),) if phase.trick else ()
        view = replace(view, tricks=trick, trump=phase.trump)
        if isinstance(state.phase, Resting):
            return replace(view, rest=phase.leader, rest_hand=phase.hands[phase.leader])
    return view


Fold = Callable[[Any, View], View]
_FOLDS: dict[type[Event], Fold] = {}


def fold(view: View, event: Event) -> View:
    """The view after one event that its seat was told."""
    return _FOLDS[type(event)](event, view)


def _folds(*kinds: type[Event]) -> Callable[[Fold], Fold]:
    """Registers how events of some kinds change a view."""

    def register(how: Fold) -> Fold:
        for kind in kinds:
            _FOLDS[kind] = how
        return how

    return register


@_folds(ev.DealBegan)
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
        away=view.away,
        results=view.results,
    )


@_folds(ev.PackCut, ev.JackBuried, ev.PackMixed)
def _new_bottom(event: Event, view: View) -> View:
    return replace(view, bottom=-1)


@_folds(ev.Claimed, ev.Conceded, ev.RestGranted)
def _unchanged(event: Event, view: View) -> View:
    return view


@_folds(ev.BottomShown, ev.BottomSeen)
def _bottom(event: ev.BottomShown | ev.BottomSeen, view: View) -> View:
    return replace(view, bottom=event.card)


@_folds(ev.HandsDealt)
def _hands_dealt(event: ev.HandsDealt, view: View) -> View:
    hand = None if event.unseen == view.seat else view.hand
    return replace(view, phase="auction", unseen=event.unseen, hand=hand, dealt=hand)


@_folds(ev.HandSeen)
def _hand_seen(event: ev.HandSeen, view: View) -> View:
    dealt = view.dealt
    if view.phase == "auction" or dealt is None:
        # Who played dark sees the hand after the auction, a declarer together with the talon.
        dealt = event.cards & ~view.talon
    return replace(view, hand=event.cards, dealt=dealt)


@_folds(ev.Looked)
def _looked(event: ev.Looked, view: View) -> View:
    words = tuple(replace(word, dark=False) if word.seat == event.seat else word for word in view.words)
    return replace(view, unseen=-1, words=words)


@_folds(ev.BidMade)
def _bid_made(event: ev.BidMade, view: View) -> View:
    return replace(view, words=(*view.words, Word(event.seat, event.amount, event.dark)))


@_folds(ev.Passed)
def _passed(event: ev.Passed, view: View) -> View:
    return replace(view, words=(*view.words, Word(event.seat, 0)))


@_folds(ev.AuctionWon)
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


@_folds(ev.GoldenCalled)
def _golden_called(event: ev.GoldenCalled, view: View) -> View:
    amount = event.amount
    return replace(view, phase="playing", declarer=event.seat, contract=amount, bid=amount, golden=True)


@_folds(ev.TalonShown)
def _talon_shown(event: ev.TalonShown, view: View) -> View:
    return replace(view, talon=event.cards, talon_open=True)


@_folds(ev.TalonSeen)
def _talon_seen(event: ev.TalonSeen, view: View) -> View:
    return replace(view, talon=event.cards)


@_folds(ev.TalonTaken)
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
    phase = "naming" if len(gifts) == view.players - 1 and not view.away else view.phase
    return replace(view, gifts=gifts, hand=hand, phase=phase)


@_folds(ev.CardGiven)
def _card_given(event: ev.CardGiven, view: View) -> View:
    return _gift(view, Gift(event.giver, event.to, event.card, event.open))


@_folds(ev.GiftMade)
def _gift_made(event: ev.GiftMade, view: View) -> View:
    return _gift(view, Gift(event.giver, event.to))


def _laid(view: View, card: Cards) -> View:
    laid = view.laid + 1
    hand = None if view.hand is None else view.hand & ~card
    phase = "naming" if laid == view.away else view.phase
    return replace(view, laid=laid, aside=view.aside | card, hand=hand, phase=phase)


@_folds(ev.CardLaid)
def _card_laid(event: ev.CardLaid, view: View) -> View:
    return _laid(view, 1 << event.card)


@_folds(ev.CardLaidAway)
def _card_laid_away(event: ev.CardLaidAway, view: View) -> View:
    return _laid(view, 0)


@_folds(ev.AsideTaken)
def _aside_taken(event: ev.AsideTaken, view: View) -> View:
    return replace(view, aside=event.cards)


@_folds(ev.ContractNamed)
def _contract_named(event: ev.ContractNamed, view: View) -> View:
    return replace(view, phase="playing", contract=event.amount)


@_folds(ev.MarriageDeclared)
def _marriage_declared(event: ev.MarriageDeclared, view: View) -> View:
    number = sum(trick.winner >= 0 for trick in view.tricks)
    return replace(view, declarations=(*view.declarations, Declaration(event.seat, event.suit, event.value, number)))


@_folds(ev.CardPlayed)
def _card_played(event: ev.CardPlayed, view: View) -> View:
    lying = view.trick
    if lying is None:
        tricks = (*view.tricks, Trick(event.seat, (event.card,)))
    else:
        tricks = (*view.tricks[:-1], Trick(lying.leader, (*lying.cards, event.card)))
    hand = view.hand
    if hand is not None and event.seat == view.seat:
        hand &= ~(1 << event.card)
    return replace(view, tricks=tricks, hand=hand)


@_folds(ev.TrumpSet)
def _trump_set(event: ev.TrumpSet, view: View) -> View:
    return replace(view, trump=event.suit)


@_folds(ev.TrickTaken)
def _trick_taken(event: ev.TrickTaken, view: View) -> View:
    last = view.tricks[-1]
    return replace(view, tricks=(*view.tricks[:-1], Trick(last.leader, last.cards, event.seat, event.points)))


@_folds(ev.RestClaimed)
def _rest_claimed(event: ev.RestClaimed, view: View) -> View:
    return replace(view, phase="resting", rest=event.seat, rest_hand=event.cards, agreed=())


@_folds(ev.RestAnswered)
def _rest_answered(event: ev.RestAnswered, view: View) -> View:
    if event.accepted:
        return replace(view, agreed=(*view.agreed, event.seat))
    return replace(view, phase="playing", rest=-1, rest_hand=0, agreed=())


@_folds(ev.DealScored)
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


@_folds(ev.Fined)
def _fined(event: ev.Fined, view: View) -> View:
    return replace(view, totals=event.totals, marks=event.marks)


@_folds(ev.MatchEnded)
def _match_ended(event: ev.MatchEnded, view: View) -> View:
    return replace(view, phase="over", winners=event.winners)
