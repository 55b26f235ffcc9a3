"""Answers to offers: what playing on would bring over the layouts of what is hidden (PF-007a).

No rule makes the player who offers show the hand. So who offers all remaining tricks to himself tells something of it:
players do that when it is certain. A layout in which it is not certain to the one who offers counts for so much less as
such offers are rare.
"""

from __future__ import annotations

from typing import Any

from prikup.bots.base import Choice, because
from prikup.bots.pimc.budget import Budget
from prikup.bots.preferans.pimc.likely import likely_worlds
from prikup.bots.preferans.thumb.tricks import unbeatable
from prikup.core.actions import Accept, Refuse
from prikup.core.knowledge import ASIDE
from prikup.core.seats import Seat
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import TRICKS
from prikup.preferans.seen.view import Proposal, View
from prikup.preferans.state import MISERE, Contract
from prikup.search.solving import makes
from prikup.search.worlds import World

FAIR = 0.95
"""An offer is accepted if playing on brings no more in so large a share of the layouts."""
UNSURE = 0.01
"""How often players offer themselves all the rest without being certain of it. With less, more true offers are
accepted, and more that are not (docs/strength.md)."""
MOST = 100
"""Layouts that are looked at."""


def answer(compiled: CompiledRules, view: View, offer: Proposal, seed: str, budget: Budget) -> Choice | None:
    """Agrees to an offer, or does not; None for one that is not judged here. Raises SearchError."""
    contract = view.contract
    if contract is None or not _one_sided(compiled, view, contract, offer):
        return None
    worlds = likely_worlds(compiled, view, seed, min(MOST, budget.worlds))
    count = len(worlds)
    place = _whole(view, contract, offer)
    order = compiled.hands(view.sheet.dealer)
    unsure = [world for world in worlds if place < 0 or not _certain(order, view, contract, world, place)]
    certain = count - len(unsure)
    weight = 1.0 if place < 0 else UNSURE
    if certain >= FAIR * (certain + weight * len(unsure)):
        return Choice(Accept(), because("hint-search-offer-certain", certain=certain, worlds=count))
    better = 0
    for number, world in enumerate(unsure, 1):
        # The layouts share the positions of the budget; one that cannot be solved speaks against the offer.
        better += not _fair(view, contract, offer, world, budget.nodes // count)
        if certain + weight * (len(unsure) - better) < FAIR * (certain + weight * len(unsure)):
            return Choice(Refuse(), because("hint-search-offer-refuse", better=better, worlds=certain + number))
    return Choice(Accept(), because("hint-search-offer-accept", fair=count - better, worlds=count))


def _one_sided(compiled: CompiledRules, view: View, contract: Contract, offer: Proposal) -> bool:
    """Whether all that counts to this seat is how many tricks the declarer gets: it declares, or the defence gets what
    it gets at one place, or nothing more."""
    if _declares(view, contract):
        return True
    places = [place for place in compiled.hands(view.sheet.dealer) if place != contract.seat]
    gets = [place for place in places if offer.tricks[place] > view.taken(place)]
    return len(gets) < 2 and all(view.conduct[place] == view.seat for place in gets)


def _declares(view: View, contract: Contract) -> bool:
    return view.seat == contract.seat or (contract.shared and view.seat == view.sheet.dealer)


def _whole(view: View, contract: Contract, offer: Proposal) -> Seat:
    """The place of the player who offers himself all that he could wish: all the rest, in a misere nothing; -1 if it is
    another offer."""
    left = TRICKS - view.finished
    for place, tricks in enumerate(offer.tricks):
        wanted = 0 if contract.kind == MISERE and place == contract.seat else left
        if view.conduct[place] == offer.by and tricks - view.taken(place) == wanted:
            return place
    return -1


def _certain(order: tuple[Seat, ...], view: View, contract: Contract, world: World, place: Seat) -> bool:
    """Whether the one who offers sees in a layout that it is so, however the cards that he does not see lie; ``order``:
    the places that play, from the one that leads first."""
    if contract.kind == MISERE:
        return False
    others = 0
    for other in order:
        others |= world.hand(other) if other != place else 0
    if place != contract.seat:
        others |= world.at(ASIDE)
    leader = view.tricks[-1].winner if view.tricks else order[0]
    return unbeatable(world.hand(place), others, view.trump, leads=leader == place)


def _fair(view: View, contract: Contract, offer: Proposal, world: World, nodes: int) -> bool:
    """Whether best play of all brings this seat no more in a layout; False if that is not found out."""
    offered = offer.tricks[contract.seat]
    source: tuple[Any, Any] = world.position()
    if _declares(view, contract) != (contract.kind == MISERE):
        # More tricks of the declarer would be better for this seat.
        return makes(source, offered + 1, nodes=max(1, nodes)) is False
    return makes(source, offered, nodes=max(1, nodes)) is True
