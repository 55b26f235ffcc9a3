"""Offers to divide the tricks of a deal, so that the rest need not be played (PF-007a).

A seat with a stake may offer before a trick, and all others with a stake must agree; the passer of a lone whist and a
resting dealer have none (PF-084). Tricks go to places: the declarer's, each whister's, in an all-pass each
hand's; a defence that counts its tricks together gets them at one place.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from prikup.core.actions import Accept, Refuse
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, added, audience_of
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Offer
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import OfferAnswered, Offered, OfferGranted
from prikup.preferans.layout import TRICKS
from prikup.preferans.phases import conduct, judging, tricks
from prikup.preferans.phases.rows import Row
from prikup.preferans.seen.view import Proposal, View
from prikup.preferans.setup.form import Part
from prikup.preferans.state import Offering, Playing, Sheet, State, Step

ACCEPT, REFUSE = Accept(), Refuse()

SHARED = 6
"""The most remaining tricks that more than two places may divide: with more, nobody could say who takes what."""


def takers(compiled: CompiledRules, sheet: Sheet, playing: Playing) -> tuple[Seat, ...]:
    """The places that may get the remaining tricks, clockwise from the dealer or with the declarer first."""
    contract, defence = playing.contract, playing.defence
    if contract is None or defence is None:
        return compiled.players_in(sheet.dealer)
    if compiled.layout.dummy >= 0:
        return contract.seat, 1 - contract.seat
    whisters = defence.whisters
    return contract.seat, *(whisters or (defence.first,))


def stakes(compiled: CompiledRules, sheet: Sheet, playing: Playing) -> int:
    """The seats that gain or pay by the tricks, as a bit set; all of them must agree (PF-084, PF-081a, PF-024a)."""
    contract, defence = playing.contract, playing.defence
    if contract is None or defence is None:
        return audience_of(*takers(compiled, sheet, playing))
    if defence.watched:
        seats = [contract.seat, playing.conduct[defence.first], playing.conduct[defence.second]]
    elif defence.dealer == "whist":
        seats = [contract.seat, sheet.dealer]
    else:
        seats = [contract.seat, *(playing.conduct[place] for place in defence.whisters)]
    if contract.shared:
        seats.append(sheet.dealer)
    return audience_of(*seats)


@cache
def _shares(taken: tuple[int, ...], among: tuple[Seat, ...], left: int) -> tuple[Offer, ...]:
    """All ways to divide the remaining tricks."""
    if not among:
        return (Offer(taken),) if not left else ()
    place, *others = among
    found: list[Offer] = []
    for more in range(left, -1, -1) if others else (left,):
        given = added(taken, place, more)
        found += _shares(given, tuple(others), left - more)
    return tuple(found)


def offers(compiled: CompiledRules, sheet: Sheet, playing: Playing, seat: Seat) -> tuple[Offer, ...]:
    """The offers that a seat may make now; the ones with most tricks for the declarer or first hand come first."""
    if _forbidden(compiled, sheet, playing, seat) is not None:
        return ()
    return _shares(playing.tricks, takers(compiled, sheet, playing), TRICKS - playing.index)


def _forbidden(compiled: CompiledRules, sheet: Sheet, playing: Playing, seat: Seat) -> str | None:
    """The code of the reason why no offer may be made now."""
    if not compiled.rules.offers.active():
        return "no_offers"
    if playing.trick:
        return "offer_between_tricks"
    if playing.refused == playing.index:
        return "offer_refused"
    if not stakes(compiled, sheet, playing) >> seat & 1:
        return "offer_without_stake"
    if TRICKS - playing.index > SHARED and len(takers(compiled, sheet, playing)) > 2:
        return "offer_too_early"
    return None


def why_not_made(compiled: CompiledRules, sheet: Sheet, playing: Playing, seat: Seat) -> Refusal:
    """Why an offer is not legal."""
    code = _forbidden(compiled, sheet, playing, seat)
    if code == "offer_too_early":
        return Refusal(code, {"left": SHARED})
    if code:
        return Refusal(code)
    return Refusal("offer_impossible")


def make(compiled: CompiledRules, sheet: Sheet, playing: Playing, seat: Seat, offer: Offer) -> Step:
    """Makes an offer, which waits for its answers."""
    events = [AddressedEvent(Offered(seat, offer.tricks), compiled.everyone)]
    return State(sheet, Offering(playing, seat, offer.tricks)), events


def awaits(compiled: CompiledRules, state: State[Offering]) -> tuple[Seat, ...]:
    """The seats with a stake that have not answered."""
    offering = state.phase
    asked = stakes(compiled, state.sheet, offering.play) & ~(offering.accepted | 1 << offering.by)
    return tuple(seat for seat in range(compiled.players) if asked >> seat & 1)


def legal(compiled: CompiledRules, state: State[Offering], seat: Seat) -> tuple[AnyAction, ...]:
    """Accept or refuse."""
    return (ACCEPT, REFUSE) if seat in awaits(compiled, state) else ()


def apply(compiled: CompiledRules, state: State[Offering], seat: Seat, action: AnyAction) -> Step:
    """Applies an answer: play goes on after one refusal; the last agreement ends the deal with all hands shown."""
    sheet, offering = state.sheet, state.phase
    playing = offering.play
    agreed = isinstance(action, Accept)
    events = [AddressedEvent(OfferAnswered(seat, agreed), compiled.everyone)]
    if not agreed:
        return State(sheet, replace(playing, refused=playing.index)), events
    offering = replace(offering, accepted=offering.accepted | 1 << seat)
    state = State(sheet, offering)
    if awaits(compiled, state):
        return state, events
    return _grant(compiled, sheet, offering, events)


def _grant(compiled: CompiledRules, sheet: Sheet, offering: Offering, events: list[AddressedEvent]) -> Step:
    playing = offering.play
    events.append(AddressedEvent(OfferGranted(offering.tricks), compiled.everyone))
    closed = audience_of(*compiled.hands(sheet.dealer)) & ~playing.open
    if playing.contract is None and compiled.layout.dummy >= 0:
        closed &= ~audience_of(compiled.layout.dummy)
    events += conduct.shown(compiled, playing.held.hands, closed)
    playing = replace(playing, tricks=offering.tricks, index=TRICKS, open=playing.open | closed, opening=0)
    return judging.finish(compiled, sheet, playing, events)


def shows(compiled: CompiledRules, state: State[Offering], view: View) -> View:
    """The tricks, the offer and the seats that have agreed."""
    offering = state.phase
    agreed = tuple(seat for seat in range(compiled.players) if offering.accepted >> seat & 1)
    view = tricks.shown(compiled, offering.play, view)
    return replace(view, offer=Proposal(offering.by, offering.tricks, agreed))


def problems(compiled: CompiledRules, state: State[Offering]) -> Iterator[Problem]:
    """Whether the tricks could have come about, and an offer can wait for answers."""
    sheet, offering = state.sheet, state.phase
    found = list(tricks.problems(compiled, sheet, offering.play))
    yield from found
    if found:
        return
    made = [offer.tricks for offer in offers(compiled, sheet, offering.play, offering.by)]
    asked = (
        stakes(compiled, sheet, offering.play) & ~audience_of(offering.by) if 0 <= offering.by < compiled.players else 0
    )
    if offering.tricks not in made or offering.accepted & ~asked or offering.accepted == asked:
        yield Problem("offering_impossible")


ROW = Row(
    part=Part(Offering, tricks="offer"),
    awaits=awaits,
    legal=legal,
    apply=apply,
    play=lambda state: state.phase.play,
    hands=lambda compiled, state: state.phase.play.held.hands,
    shows=shows,
    needs=("hands", "talon", "leader", "by", "offer"),
    problems=problems,
    cards=tricks.CARDS.problems,
)
