"""How events change what a seat knows."""

from __future__ import annotations

from operator import add

from msgspec.structs import replace

from prikup.core.cards import Cards
from prikup.core.events import Event
from prikup.core.folding import Folds
from prikup.core.seats import added
from prikup.core.stages import Stage, phases_at
from prikup.thousand import events as ev
from prikup.thousand.seen.view import Declaration, Gift, Result, Trick, View, Word, dark_hands
from prikup.thousand.state import Auction, Phase

folds: Folds[View] = Folds()
"""The fold for each kind of event."""
fold = folds.fold
_NOTHING = [(0,) * players for players in range(5)]
"""By the number of players: no tricks, or no points, for each of them."""
ANSWERING = phases_at(Phase, Stage.ANSWERS, Stage.LEAD)
"""The phases in which a pass is no word of an auction."""


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
        away=view.away,
        gives=view.gives,
        trump=view.fixed,
        fixed=view.fixed,
        tricks_taken=_NOTHING[view.players],
        points_taken=_NOTHING[view.players],
        results=view.results,
    )


@folds(ev.PackCut, ev.JackBuried, ev.PackMixed)
def _new_bottom(event: Event, view: View) -> View:
    return replace(view, bottom=-1)


@folds(ev.Claimed, ev.Conceded, ev.AllPassed)
def _unchanged(event: Event, view: View) -> View:
    return view


@folds(ev.BottomShown, ev.BottomSeen)
def _bottom(event: ev.BottomShown | ev.BottomSeen, view: View) -> View:
    return replace(view, bottom=event.card)


@folds(ev.HandsDealt)
def _hands_dealt(event: ev.HandsDealt, view: View) -> View:
    hand = None if event.unseen == view.seat else view.hand
    dark = dark_hands(event.unseen) if event.unseen >= 0 else dark_hands()
    dealt = replace(view, phase="auction", **dark, hand=hand, dealt=hand, lying=event.talon)
    if event.beside or event.stock:
        dealt = replace(dealt, beside=event.beside, stock=event.stock, exposed=event.exposed)
    if event.golden:
        dealt = replace(dealt, golden_deal=True)
    return dealt if event.sitter < 0 else replace(dealt, sitter=event.sitter)


@folds(ev.LeftUnseen)
def _left_unseen(event: ev.LeftUnseen, view: View) -> View:
    view = replace(view, **dark_hands(*view.blind, event.seat))
    return replace(view, hand=None, dealt=None) if event.seat == view.seat else view


@folds(ev.HandSeen)
def _hand_seen(event: ev.HandSeen, view: View) -> View:
    dealt = view.dealt
    if view.phase == Auction.name or dealt is None:
        # A dark declarer sees the hand after the auction, together with the talon.
        dealt = event.cards & ~view.talon
    return replace(view, hand=event.cards, dealt=dealt)


@folds(ev.Looked)
def _looked(event: ev.Looked, view: View) -> View:
    words = tuple(replace(word, dark=False) if word.seat == event.seat else word for word in view.words)
    return replace(view, **dark_hands(*(seat for seat in view.blind if seat != event.seat)), words=words)


@folds(ev.BidMade)
def _bid_made(event: ev.BidMade, view: View) -> View:
    return replace(view, words=(*view.words, Word(event.seat, event.amount, event.dark, event.dark and not view.begun)))


@folds(ev.Passed)
def _passed(event: ev.Passed, view: View) -> View:
    if view.phase in ANSWERING:
        return view
    return replace(view, words=(*view.words, Word(event.seat, 0, unseen=event.seat in view.blind and not view.begun)))


@folds(ev.AuctionWon)
def _auction_won(event: ev.AuctionWon, view: View) -> View:
    return replace(
        view,
        phase="taking" if view.lying else "naming",
        declarer=event.seat,
        contract=event.amount,
        bid=event.amount,
        forced=event.forced,
        dark=event.dark,
        **(dark_hands(event.seat) if event.dark else dark_hands()),
    )


@folds(ev.GoldenCalled)
def _golden_called(event: ev.GoldenCalled, view: View) -> View:
    amount = event.amount
    return replace(view, phase="playing", declarer=event.seat, contract=amount, bid=amount, golden=True)


@folds(ev.TalonShown)
def _talon_shown(event: ev.TalonShown, view: View) -> View:
    return replace(view, talon=event.cards, talon_open=True, chosen=event.talon)


@folds(ev.TalonSeen)
def _talon_seen(event: ev.TalonSeen, view: View) -> View:
    return replace(view, talon=event.cards, chosen=event.talon)


@folds(ev.TalonTaken)
def _talon_taken(event: ev.TalonTaken, view: View) -> View:
    # Without gifts and discards only the contract is left to be named.
    phase = "giving" if view.gives or view.away else "naming"
    chosen = event.talon if _choice(view) else -1
    hand = view.hand
    if hand is not None and event.seat == view.seat:
        hand |= view.talon
    return replace(view, phase=phase, **dark_hands(), lying=0, chosen=chosen, hand=hand)


def _choice(view: View) -> bool:
    """Whether there are two talons: then the cards beside the talon are as many as in it."""
    return view.lying > 0 and view.beside == view.lying


@folds(ev.CardForSale)
def _card_for_sale(event: ev.CardForSale, view: View) -> View:
    bit = 1 << event.card
    hand = view.hand
    if hand is not None and event.seat == view.seat:
        hand &= ~bit
    sales = view.sales if view.offered else view.sales + 1
    return replace(view, phase="selling", offered=view.offered | bit, sales=sales, seller=event.seat, hand=hand)


@folds(ev.CardsOffered)
def _cards_offered(event: ev.CardsOffered, view: View) -> View:
    return replace(view, phase="selling", offered=view.offered or view.talon)


@folds(ev.CardsSold)
def _cards_sold(event: ev.CardsSold, view: View) -> View:
    return replace(
        view,
        phase="giving",
        declarer=event.seat,
        contract=event.amount,
        bid=event.amount,
        forced=False,
        dark=False,
        **dark_hands(),
        talon=view.offered,
        talon_open=True,
        lying=0,
        offered=0,
    )


@folds(ev.CardsKept)
def _cards_kept(event: ev.CardsKept, view: View) -> View:
    if not view.sales:
        # The talon was on offer. It still lies there: the declarer takes it by an event of its own.
        return replace(view, offered=0)
    hand = view.hand
    if hand is not None and event.seat == view.seat:
        hand |= view.offered
    return replace(view, phase="giving", hand=hand, offered=0, shown=view.shown | view.offered)


def _gift(view: View, gift: Gift) -> View:
    gifts = (*view.gifts, gift)
    hand = view.hand
    if hand is not None and gift.card >= 0:
        if gift.giver == view.seat:
            hand &= ~(1 << gift.card)
        elif gift.to == view.seat:
            hand |= 1 << gift.card
    receivers = len(view.circle(gift.giver)) - 1
    phase = "naming" if len(gifts) == receivers * view.gives and not view.away else view.phase
    return replace(view, gifts=gifts, hand=hand, phase=phase)


@folds(ev.CardGiven)
def _card_given(event: ev.CardGiven, view: View) -> View:
    return _gift(view, Gift(event.giver, event.to, event.card, event.open))


@folds(ev.GiftMade)
def _gift_made(event: ev.GiftMade, view: View) -> View:
    return _gift(view, Gift(event.giver, event.to))


def _laid(view: View, card: Cards) -> View:
    laid = view.laid + 1
    hand = None if view.hand is None else view.hand & ~card
    phase = "naming" if laid == view.away else view.phase
    return replace(view, laid=laid, aside=view.aside | card, hand=hand, phase=phase)


@folds(ev.CardLaid)
def _card_laid(event: ev.CardLaid, view: View) -> View:
    return _laid(view, 1 << event.card)


@folds(ev.CardLaidAway)
def _card_laid_away(event: ev.CardLaidAway, view: View) -> View:
    return _laid(view, 0)


@folds(ev.AsideTaken)
def _aside_taken(event: ev.AsideTaken, view: View) -> View:
    points = added(view.points_taken, event.seat, event.points)
    return replace(view, aside=view.aside | event.cards, lying=0, beside=0, points_taken=points)


@folds(ev.ContractNamed)
def _contract_named(event: ev.ContractNamed, view: View) -> View:
    return replace(view, phase="playing", contract=event.amount)


@folds(ev.MisereNamed, ev.SlamNamed)
def _special_named(event: ev.MisereNamed | ev.SlamNamed, view: View) -> View:
    special = "misere" if isinstance(event, ev.MisereNamed) else "slam"
    return replace(view, phase="playing", contract=event.amount, special=special)


@folds(ev.HandOpened)
def _hand_opened(event: ev.HandOpened, view: View) -> View:
    return replace(view, open=True, open_hand=event.cards)


@folds(ev.PhaseBegan)
def _phase_began(event: ev.PhaseBegan, view: View) -> View:
    return replace(view, phase=event.phase)


@folds(ev.ContraSaid, ev.RecontraSaid)
def _doubled(event: ev.ContraSaid | ev.RecontraSaid, view: View) -> View:
    return replace(view, doubled=event.times)


@folds(ev.TricksBegan)
def _tricks_began(event: ev.TricksBegan, view: View) -> View:
    return replace(view, phase="playing")


@folds(ev.MarriageDeclared)
def _marriage_declared(event: ev.MarriageDeclared, view: View) -> View:
    number = sum(trick.winner >= 0 for trick in view.tricks)
    declared = Declaration(event.seat, event.suit, event.value, number)
    points = added(view.points_taken, event.seat, event.value)
    return replace(view, declarations=(*view.declarations, declared), points_taken=points)


@folds(ev.MarriageDrowned)
def _marriage_drowned(event: ev.MarriageDrowned, view: View) -> View:
    void = [replace(one, value=0) if one.suit == event.suit else one for one in view.declarations]
    points = added(view.points_taken, event.seat, -event.value)
    return replace(view, declarations=tuple(void), points_taken=points)


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
    return replace(
        view,
        tricks=(*view.tricks[:-1], Trick(last.leader, last.cards, event.seat, event.points)),
        tricks_taken=added(view.tricks_taken, event.seat, 1),
        points_taken=added(view.points_taken, event.seat, event.points),
    )


@folds(ev.StockDrawn)
def _stock_drawn(event: ev.StockDrawn, view: View) -> View:
    return replace(view, stock=event.left, exposed=view.exposed if event.left else -1)


@folds(ev.CardDrawn)
def _card_drawn(event: ev.CardDrawn, view: View) -> View:
    bit = 1 << event.card
    if view.open and event.seat == view.declarer:
        view = replace(view, open_hand=view.open_hand | bit)
    if event.seat != view.seat:
        return view
    return replace(view, hand=(view.hand or 0) | bit, drawn=view.drawn | bit)


@folds(ev.RestClaimed)
def _rest_claimed(event: ev.RestClaimed, view: View) -> View:
    return replace(view, phase="resting", rest=event.seat, rest_hand=event.cards, agreed=())


@folds(ev.RestAnswered)
def _rest_answered(event: ev.RestAnswered, view: View) -> View:
    if event.accepted:
        return replace(view, agreed=(*view.agreed, event.seat))
    return replace(view, phase="playing", rest=-1, rest_hand=0, agreed=())


@folds(ev.RestGranted)
def _rest_granted(event: ev.RestGranted, view: View) -> View:
    return replace(
        view,
        tricks_taken=added(view.tricks_taken, event.seat, event.tricks),
        points_taken=added(view.points_taken, event.seat, event.points),
    )


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
    view = replace(view, results=(*view.results, result), totals=event.totals, marks=event.marks)
    if not any(event.tricks):
        return view
    # The score includes everything taken, such as a bonus for the last trick.
    points = tuple(map(add, event.points, event.bonuses))
    return replace(view, tricks_taken=event.tricks, points_taken=points)


@folds(ev.Fined)
def _fined(event: ev.Fined, view: View) -> View:
    return replace(view, totals=event.totals, marks=event.marks)


@folds(ev.MatchEnded)
def _match_ended(event: ev.MatchEnded, view: View) -> View:
    return replace(view, phase="over", winners=event.winners, payments=event.payments)
