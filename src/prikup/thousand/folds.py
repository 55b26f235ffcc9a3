"""How a view changes: by the events of sales, open hands, contracts made by tricks and contras, and by any event."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.events import Event
from prikup.thousand import events as ev
from prikup.thousand.view import FOLDS, View, folds


def fold(view: View, event: Event) -> View:
    """The view after one event that its seat was told."""
    return FOLDS[type(event)](event, view)


@folds(ev.CardLaid)
def _card_laid(event: ev.CardLaid, view: View) -> View:
    bit = 1 << event.card
    hand = view.hand
    if hand is not None and event.seat == view.seat:
        hand &= ~bit
    sales = view.sales if view.laid else view.sales + 1
    return replace(view, phase="selling", laid=view.laid | bit, sales=sales, hand=hand)


@folds(ev.CardsOffered)
def _cards_offered(event: ev.CardsOffered, view: View) -> View:
    return replace(view, phase="selling", laid=view.laid or view.talon)


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
        unseen=-1,
        talon=view.laid,
        talon_open=True,
        laid=0,
    )


@folds(ev.CardsKept)
def _cards_kept(event: ev.CardsKept, view: View) -> View:
    hand = view.hand
    if hand is not None and event.seat == view.seat:
        hand |= view.laid
    return replace(view, phase="giving", hand=hand, laid=0)


@folds(ev.MisereNamed, ev.SlamNamed)
def _special_named(event: ev.MisereNamed | ev.SlamNamed, view: View) -> View:
    special = "misere" if isinstance(event, ev.MisereNamed) else "slam"
    return replace(view, phase="playing", contract=event.amount, special=special)


@folds(ev.HandOpened)
def _hand_opened(event: ev.HandOpened, view: View) -> View:
    return replace(view, open=True, open_hand=event.cards)


@folds(ev.DoublingBegan)
def _doubling_began(event: ev.DoublingBegan, view: View) -> View:
    return replace(view, phase="doubling")


@folds(ev.ContraSaid, ev.RecontraSaid)
def _doubled(event: Event, view: View) -> View:
    return replace(view, doubled=view.doubled * 2)


@folds(ev.TricksBegan)
def _tricks_began(event: ev.TricksBegan, view: View) -> View:
    return replace(view, phase="playing")
