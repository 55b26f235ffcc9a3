"""How events change a view: one function for each kind of event."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.cards import mask_of
from prikup.core.events import Event
from prikup.core.folding import Folds
from prikup.core.seats import Seat, audience_of, replaced
from prikup.preferans import events as ev
from prikup.preferans.layout import LAYOUTS, TRICKS
from prikup.preferans.seen.running_sums import anew, scored, written
from prikup.preferans.seen.view import (
    PASS,
    PASS_DARK,
    AllPass,
    Due,
    Inquiry,
    Proposal,
    Result,
    Saying,
    Trick,
    View,
    Word,
)
from prikup.preferans.state import DUE, GAME, LAST, MISERE, TOTUS, Contract, Defence

folds: Folds[View] = Folds()
"""How each kind of event changes a view."""


# Before the deal.


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
        return replace(view, hands=replaced(view.hands, event.seat, event.cards))
    # A declarer who has not looked sees his hand when he sees the talon.
    dealt = event.cards & ~mask_of(view.talon)
    return replace(view, hand=event.cards, dealt=dealt, unseen=view.unseen & ~audience_of(view.seat))


# The auction.


@folds(ev.Looked)
def _looked(event: ev.Looked, view: View) -> View:
    return replace(view, unseen=view.unseen & ~audience_of(event.seat))


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
        # The talon stays where it is, and is not offered (PF-057a).
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
    hands = view.hands if lying is None else replaced(view.hands, view.declarer, lying & ~event.cards)
    return replace(view, hand=hand, hands=hands, discard=event.cards)


def _named(view: View, contract: Contract, phase: str = "whisting") -> View:
    """The contract, with the rank of the call that won it, and the defenders in speaking order."""
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
    contract = None if contract is None else replace(contract, shared=event.agreed)
    return replace(view, phase="whisting", share="agreed" if event.agreed else "declined", contract=contract)


# The defence.


@folds(ev.Said)
def _said(event: ev.Said, view: View) -> View:
    defence = None if view.defence is None else _with_word(view.defence, event.seat, event.word)
    return replace(view, said=(*view.said, Saying(event.seat, event.word)), defence=defence)


def _with_word(defence: Defence, seat: Seat, word: str) -> Defence:
    """The defence after a word of a defender, or of a dealer who rests."""
    first, second = defence.words
    if word == "return":
        # A player who said half then counts as a passer; he does so, too, when the dealer whists (BP-013).
        return replace(defence, words=("whist", "pass"), returned=True)
    if seat == defence.first:
        return replace(defence, words=(word, second))
    if seat == defence.second:
        return replace(defence, words=(first, word))
    return replace(defence, words=("pass", "pass") if word == "whist" else defence.words, dealer=word)


@folds(ev.PhaseBegan)
def _phase_began(event: ev.PhaseBegan, view: View) -> View:
    return replace(view, phase=event.phase)


@folds(ev.Glanced)
def _glanced(event: ev.Glanced, view: View) -> View:
    defence = view.defence
    return view if defence is None else replace(view, defence=replace(defence, glanced=event.at))


@folds(ev.DefenceSet)
def _defence_set(event: ev.DefenceSet, view: View) -> View:
    defence = view.defence
    defence = None if defence is None else replace(defence, words=event.words, lying=event.lying)
    return replace(view, defence=defence, quota=event.quota, conduct=event.conduct)


@folds(ev.DefenceJoined)
def _defence_joined(event: ev.DefenceJoined, view: View) -> View:
    return replace(view, conduct=event.conduct)


@folds(ev.HandOpened)
def _hand_opened(event: ev.HandOpened, view: View) -> View:
    return replace(view, hands=replaced(view.hands, event.seat, event.cards), open=view.open | audience_of(event.seat))


# The tricks.


@folds(ev.TricksBegan)
def _tricks_began(event: ev.TricksBegan, view: View) -> View:
    return replace(view, phase="playing")


@folds(ev.TalonTurned)
def _talon_turned(event: ev.TalonTurned, view: View) -> View:
    tricks = (*view.tricks, Trick((event.card,), (-1,)))
    return replace(view, tricks=tricks, talon=(*view.talon, event.card), talon_open=True)


@folds(ev.CardPlayed)
def _card_played(event: ev.CardPlayed, view: View) -> View:
    lying, card = view.trick, event.card
    if lying is None:
        tricks = (*view.tricks, Trick((card,), (event.seat,)))
    else:
        tricks = (*view.tricks[:-1], Trick((*lying.cards, card), (*lying.places, event.seat)))
    hand, seen = view.hand, view.hands[event.seat]
    if hand is not None and event.seat == view.seat:
        hand &= ~(1 << card)
    if seen is not None:
        return replace(view, tricks=tricks, hand=hand, hands=replaced(view.hands, event.seat, seen & ~(1 << card)))
    return replace(view, tricks=tricks, hand=hand)


@folds(ev.TrickTaken)
def _trick_taken(event: ev.TrickTaken, view: View) -> View:
    last = view.tricks[-1]
    view = replace(view, tricks=(*view.tricks[:-1], Trick(last.cards, last.places, event.seat)))
    return _maybe_over(view) if view.finished == TRICKS else view


def _maybe_over(view: View) -> View:
    """All tricks are taken; if no score follows, under-declaring is judged."""
    return view if view.contract is None else replace(view, phase="judging")


@folds(ev.Offered)
def _offered(event: ev.Offered, view: View) -> View:
    return replace(view, phase="offering", offer=Proposal(event.seat, event.tricks))


@folds(ev.OfferAnswered)
def _offer_answered(event: ev.OfferAnswered, view: View) -> View:
    offer = view.offer
    if event.agreed and offer is not None:
        return replace(view, offer=replace(offer, agreed=(*offer.agreed, event.seat)))
    return replace(view, phase="playing", offer=None, refused=view.finished)


@folds(ev.OfferGranted)
def _offer_granted(event: ev.OfferGranted, view: View) -> View:
    return _maybe_over(replace(view, offer=None, granted=event.tricks))


# The judging.


@folds(ev.ProofDemanded)
def _proof_demanded(event: ev.ProofDemanded, view: View) -> View:
    return replace(view, proof=Inquiry(event.seat))


@folds(ev.ProofAnswered)
def _proof_answered(event: ev.ProofAnswered, view: View) -> View:
    answer = "lay" if event.seat == view.declarer else "content"
    return view if view.proof is None else replace(view, proof=replace(view.proof, **{answer: event.agreed}))


@folds(ev.VerdictSaid)
def _verdict_said(event: ev.VerdictSaid, view: View) -> View:
    proof = view.proof
    said = () if proof is None else tuple(word for word in proof.said if word[0] != event.seat)
    return view if proof is None else replace(view, proof=replace(proof, said=(*said, (event.seat, event.least))))


@folds(ev.VerdictGiven)
def _verdict_given(event: ev.VerdictGiven, view: View) -> View:
    proof = view.proof
    return view if proof is None else replace(view, proof=replace(proof, least=event.least))


# The sheet.


@folds(ev.DealScored)
def _deal_scored(event: ev.DealScored, view: View) -> View:
    result = Result(
        view.deal,
        view.sheet.dealer,
        view.sheet.stage,
        event.ending,
        view.contract,
        view.defence,
        view.passes,
        event.tricks,
        event.lines,
        event.totals,
    )
    declarer = -1 if view.contract is None else view.contract.seat
    paper = scored(view.paper, event.ending, event.tricks, event.lines, declarer)
    view = replace(view, phase="scored", results=(*view.results, result), totals=event.totals)
    return replace(view, sheet=event.sheet, paper=paper)


@folds(ev.HelpDue)
def _help_due(event: ev.HelpDue, view: View) -> View:
    return replace(view, phase="helping", due=Due(event.seat, event.points, event.barred))


@folds(ev.Helped)
def _helped(event: ev.Helped, view: View) -> View:
    results = view.results
    if results:
        # A match that begins with this choice has no deal in its view.
        *before, last = results
        results = (*before, replace(last, lines=(*last.lines, *event.lines), totals=event.totals))
    view = replace(view, phase="scored", due=None, results=results, totals=event.totals)
    return replace(view, sheet=event.sheet, paper=written(view.paper, event.lines))


@folds(ev.Fined)
def _fined(event: ev.Fined, view: View) -> View:
    return replace(view, sheet=event.sheet, totals=event.totals, paper=written(view.paper, event.lines))


@folds(ev.RaceEnded)
def _race_ended(event: ev.RaceEnded, view: View) -> View:
    return replace(view, sheet=event.sheet, paper=anew(view.paper, event.sheet))


@folds(ev.StageBegan)
def _stage_began(event: ev.StageBegan, view: View) -> View:
    phase = "scored" if event.owner < 0 else "terming"
    return replace(view, phase=phase, sheet=event.sheet, owner=event.owner, paper=anew(view.paper, event.sheet))


@folds(ev.TermsSet)
def _terms_set(event: ev.TermsSet, view: View) -> View:
    sheet = replace(view.sheet, price=event.price, size=event.pool, circles=event.circles)
    return replace(view, phase="scored", sheet=sheet, owner=-1)


@folds(ev.ControlTimeUp, ev.LastCircle)
def _closing(event: ev.ControlTimeUp | ev.LastCircle, view: View) -> View:
    closing = LAST if isinstance(event, ev.LastCircle) else DUE
    return replace(view, sheet=replace(view.sheet, closing=closing))


@folds(ev.MatchEnded)
def _match_ended(event: ev.MatchEnded, view: View) -> View:
    view = replace(view, phase="over", winners=event.winners, settled=event.results, totals=event.results)
    return replace(view, sheet=event.sheet, accounts=event.accounts)


fold = folds.fold
"""The view after one event that its seat saw."""
