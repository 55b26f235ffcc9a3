"""Folds of the tricks, of offers to share them out, and of the judging of under-declaring."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.preferans import events as ev
from prikup.preferans.folding import folds, put
from prikup.preferans.layout import TRICKS
from prikup.preferans.view import Inquiry, Proposal, Trick, View

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
        return replace(view, tricks=tricks, hand=hand, hands=put(view.hands, event.seat, seen & ~(1 << card)))
    return replace(view, tricks=tricks, hand=hand)


@folds(ev.TrickTaken)
def _trick_taken(event: ev.TrickTaken, view: View) -> View:
    last = view.tricks[-1]
    view = replace(view, tricks=(*view.tricks[:-1], Trick(last.cards, last.places, event.seat)))
    return _maybe_over(view) if view.finished == TRICKS else view


def _maybe_over(view: View) -> View:
    """All tricks are taken: what follows, if the score does not, is the judging of under-declaring."""
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
    proof = view.proof
    if proof is None:
        return view
    if event.seat == view.declarer:
        return replace(view, proof=replace(proof, lay=event.agreed))
    return replace(view, proof=replace(proof, content=event.agreed))


@folds(ev.VerdictSaid)
def _verdict_said(event: ev.VerdictSaid, view: View) -> View:
    proof = view.proof
    if proof is None:
        return view
    others = tuple(word for word in proof.said if word[0] != event.seat)
    return replace(view, proof=replace(proof, said=(*others, (event.seat, event.least))))


@folds(ev.VerdictGiven)
def _verdict_given(event: ev.VerdictGiven, view: View) -> View:
    proof = view.proof
    return view if proof is None else replace(view, proof=replace(proof, least=event.least))
