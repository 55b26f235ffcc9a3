"""Folds of a deal before its tricks: cards, auction, talon, game, the words of the defence."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.cards import mask_of
from prikup.core.events import Event
from prikup.core.seats import only
from prikup.preferans import events as ev
from prikup.preferans.folding import folds, put
from prikup.preferans.layout import LAYOUTS, TRICKS
from prikup.preferans.state import GAME, MISERE, TOTUS, Contract, Defence
from prikup.preferans.view import PASS, PASS_DARK, AllPass, Saying, View, Word

# Before the cards are out.


@folds(ev.DealerDrawn)
def _dealer_drawn(event: ev.DealerDrawn, view: View) -> View:
    sheet = replace(view.sheet, dealer=event.seat, first=event.seat)
    return replace(view, sheet=sheet, drawn=event.turned)


@folds(ev.DealBegan)
def _deal_began(event: ev.DealBegan, view: View) -> View:
    return View(
        view.seat,
        view.rules,
        view.players,
        event.sheet,
        event.number,
        redeal=event.redeal,
        drawn=view.drawn,
        hands=(None,) * LAYOUTS[view.players].places,
        results=view.results,
        totals=view.totals,
        paper=view.paper,
    )


@folds(ev.PackCut, ev.Surrendered)
def _unchanged(event: Event, view: View) -> View:
    return view


@folds(ev.HandsDealt)
def _hands_dealt(event: ev.HandsDealt, view: View) -> View:
    view = replace(view, phase="auction", unseen=event.unseen)
    if view.seat == view.sheet.dealer and not LAYOUTS[view.players].dealer_holds():
        return replace(view, hand=0, dealt=0)
    if event.unseen >> view.seat & 1:
        return replace(view, hand=None, dealt=None)
    return view


@folds(ev.HandSeen)
def _hand_seen(event: ev.HandSeen, view: View) -> View:
    if event.seat != view.seat:
        return replace(view, hands=put(view.hands, event.seat, event.cards))
    dealt = view.dealt
    if dealt is None:
        # A declarer who has not looked sees his hand together with the talon.
        dealt = event.cards & ~mask_of(view.talon)
    return replace(view, hand=event.cards, dealt=dealt, unseen=view.unseen & ~only(view.seat))


# The auction.


@folds(ev.Looked)
def _looked(event: ev.Looked, view: View) -> View:
    return replace(view, unseen=view.unseen & ~only(event.seat))


@folds(ev.GameCalled)
def _game_called(event: ev.GameCalled, view: View) -> View:
    word = Word(event.seat, GAME, event.level, event.strain, event.dark, event.hand, event.held)
    return replace(view, words=(*view.words, word))


@folds(ev.MisereCalled)
def _misere_called(event: ev.MisereCalled, view: View) -> View:
    return replace(view, words=(*view.words, Word(event.seat, MISERE, dark=event.dark, hand=event.hand)))


@folds(ev.Passed)
def _passed(event: ev.Passed, view: View) -> View:
    word = Word(event.seat, PASS_DARK if event.dark else PASS, dark=event.dark)
    return replace(view, words=(*view.words, word))


@folds(ev.AuctionWon)
def _auction_won(event: ev.AuctionWon, view: View) -> View:
    standing = view.standing
    if standing is not None and standing.hand:
        # The talon stays where it lies, and is not offered (PF-057a).
        return replace(view, phase="naming", declarer=event.seat, unseen=0, declined=True)
    return replace(view, phase="taking", declarer=event.seat, unseen=0)


@folds(ev.PassesBegan)
def _passes_began(event: ev.PassesBegan, view: View) -> View:
    places = tuple(range(LAYOUTS[view.players].places))
    passes = AllPass(event.price, event.dark, event.compulsory)
    return replace(view, phase="playing", passes=passes, conduct=places, unseen=0)


# Talon and game.


@folds(ev.TalonShown)
def _talon_shown(event: ev.TalonShown, view: View) -> View:
    return replace(view, talon=event.cards, talon_open=True)


@folds(ev.TalonSeen)
def _talon_seen(event: ev.TalonSeen, view: View) -> View:
    return replace(view, talon=event.cards)


@folds(ev.TalonTaken)
def _talon_taken(event: ev.TalonTaken, view: View) -> View:
    hand = view.hand
    if hand is not None and event.seat == view.seat:
        hand |= mask_of(view.talon)
    return replace(view, phase="laying", hand=hand, unseen=0)


@folds(ev.TalonDeclined)
def _talon_declined(event: ev.TalonDeclined, view: View) -> View:
    return replace(view, phase="naming", declined=True, unseen=0)


@folds(ev.CardsLaid)
def _cards_laid(event: ev.CardsLaid, view: View) -> View:
    return replace(view, phase="naming" if view.contract is None else "playing", laid=2)


@folds(ev.DiscardSeen)
def _discard_seen(event: ev.DiscardSeen, view: View) -> View:
    hand, lying = view.hand, view.hands[view.declarer]
    if hand is not None and view.seat == view.declarer:
        hand &= ~event.cards
    hands = view.hands if lying is None else put(view.hands, view.declarer, lying & ~event.cards)
    return replace(view, hand=hand, hands=hands, discard=event.cards)


def _named(view: View, contract: Contract, phase: str = "whisting") -> View:
    """The contract, with the rank of the call that won it, and the defenders in the order in which they speak."""
    own = [word for word in view.words if word.seat == contract.seat]
    bid = own[-1].rank if own else 0
    contract = replace(contract, bid=bid, shared=view.share == "agreed")
    hands = LAYOUTS[view.players].hands[view.sheet.dealer]
    at = hands.index(contract.seat)
    defence = Defence(hands[(at + 1) % 3], hands[(at + 2) % 3])
    return replace(view, phase=phase, contract=contract, defence=defence, declarer=contract.seat)


@folds(ev.GameNamed)
def _game_named(event: ev.GameNamed, view: View) -> View:
    contract = Contract(event.seat, GAME, event.level, event.strain, event.dark, event.hand, bomb=event.bomb)
    return _named(view, replace(contract, outbid=event.outbid))


@folds(ev.MisereNamed)
def _misere_named(event: ev.MisereNamed, view: View) -> View:
    return _named(view, Contract(event.seat, MISERE, dark=event.dark, hand=event.hand, bomb=event.bomb))


@folds(ev.TotusNamed)
def _totus_named(event: ev.TotusNamed, view: View) -> View:
    standing = view.standing
    dark = standing is not None and standing.dark
    contract = Contract(event.seat, TOTUS, TRICKS, event.strain, dark, bomb=event.bomb, helps=event.helps)
    return _named(view, replace(contract, outbid=event.outbid), "laying")


@folds(ev.ShareOffered)
def _share_offered(event: ev.ShareOffered, view: View) -> View:
    return replace(view, phase="sharing", share="offered")


@folds(ev.ShareAnswered)
def _share_answered(event: ev.ShareAnswered, view: View) -> View:
    contract = view.contract
    if contract is not None:
        contract = replace(contract, shared=event.agreed)
    return replace(view, phase="whisting", share="agreed" if event.agreed else "declined", contract=contract)


# The defence.


@folds(ev.Said)
def _said(event: ev.Said, view: View) -> View:
    defence = view.defence
    if defence is not None:
        first, second = defence.words
        word = event.word
        if word == "return":
            # Who said half counts as a passer then, and so he does when the dealer whists (BP-013).
            defence = replace(defence, words=("whist", "pass"), returned=True)
        elif event.seat == defence.first:
            defence = replace(defence, words=(word, second))
        elif event.seat == defence.second:
            defence = replace(defence, words=(first, word))
        else:
            words = ("pass", "pass") if word == "whist" else defence.words
            defence = replace(defence, words=words, dealer=word)
    return replace(view, said=(*view.said, Saying(event.seat, event.word)), defence=defence)


@folds(ev.Glanced)
def _glanced(event: ev.Glanced, view: View) -> View:
    defence = view.defence
    return view if defence is None else replace(view, defence=replace(defence, glanced=event.at))


@folds(ev.DefenceSet)
def _defence_set(event: ev.DefenceSet, view: View) -> View:
    defence = view.defence
    if defence is not None:
        defence = replace(defence, words=event.words, lying=event.lying)
    return replace(view, defence=defence, quota=event.quota, conduct=event.conduct)


@folds(ev.DefenceJoined)
def _defence_joined(event: ev.DefenceJoined, view: View) -> View:
    return replace(view, conduct=event.conduct)


@folds(ev.HandOpened)
def _hand_opened(event: ev.HandOpened, view: View) -> View:
    return replace(view, hands=put(view.hands, event.seat, event.cards), open=view.open | only(event.seat))
