"""Which hands lie open, and who plays them (PF-083a..i, PF-081a, BP-060).

Each hand plays in its place's turn, but another player may act for it: a lone whister who lies plays both hands of the
defence, and two players' dummy is played by the declarer's opponent.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.cards import Cards, cards_in
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, audience_of, replaced
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import DefenceJoined, DefenceSet, HandOpened, HandSeen, TricksBegan
from prikup.preferans.state import GAME, MISERE, TOTUS, Contract, Defence, Held, Playing, Sheet, State, Step


def due_by(compiled: CompiledRules, contract: Contract, defence: Defence) -> int:
    """Tricks that the whisters must take together; 0 if the defence was not asked (PF-071)."""
    return compiled.quota(contract.level) if contract.kind == GAME and not defence.watched else 0


class DefencePlan(Struct, frozen=True, gc=False):
    """How the defence of a contract is played."""

    lying: bool
    """The hands of the defence are laid down at their moment."""
    before: tuple[Seat, ...]
    """By place who plays its cards until then."""
    after: tuple[Seat, ...]
    """The same once the hands lie."""


def plan_of(compiled: CompiledRules, contract: Contract, defence: Defence) -> DefencePlan:
    """Who plays whose cards under a contract (PF-083a..h).

    The dealer who whists plays both hands from the first card on, lying or standing, or only the one that he has
    looked at, if they stand and the rules say so (PF-081a); a lone whister plays the passer's hand once it lies open
    (PF-083a, PF-084).
    """
    before = tuple(range(compiled.layout.places))
    if compiled.layout.dummy >= 0:
        before = replaced(before, compiled.layout.dummy, 1 - contract.seat)
    if defence.dealer == "whist":
        dealer = dealer_of(compiled, contract, defence)
        if compiled.rules.whist.dealer_plays_one() and not defence.lying:
            before = replaced(before, defence.glanced, dealer)
        else:
            before = replaced(replaced(before, defence.first, dealer), defence.second, dealer)
        return DefencePlan(defence.lying, before, before)
    if defence.watched:
        return DefencePlan(defence.lying, before, before)
    if not defence.lying:
        return DefencePlan(lying=False, before=before, after=before)
    whister = before[defence.whisters[0]]
    after = replaced(replaced(before, defence.first, whister), defence.second, whister)
    return DefencePlan(lying=True, before=before, after=after)


def closed_misere(contract: Contract) -> bool:
    """Whether it is a MISERE DARK, which is played closed (PF-083f, PF-186); one named after a game call is not."""
    return contract.kind == MISERE and contract.dark and not contract.bid


def dealer_of(compiled: CompiledRules, contract: Contract, defence: Defence) -> Seat:
    """The place of a whisting dealer: neither the declarer's nor a defender's."""
    taken = audience_of(contract.seat, defence.first, defence.second)
    return next(seat for seat in range(compiled.players) if not taken >> seat & 1)


def begin(
    compiled: CompiledRules,
    sheet: Sheet,
    held: Held,
    contract: Contract,
    defence: Defence,
    events: list[AddressedEvent],
) -> Step:
    """Starts the play of a contract: the first hand leads (PF-168)."""
    leader = compiled.hands(sheet.dealer)[0]
    playing = Playing(held, leader, (0,) * compiled.layout.places, contract, defence)
    playing = _set_up(compiled, sheet, playing, events)
    events.append(AddressedEvent(TricksBegan(leader), compiled.everyone))
    return State(sheet, playing), events


def _set_up(compiled: CompiledRules, sheet: Sheet, playing: Playing, events: list[AddressedEvent]) -> Playing:
    """Sets who plays whose cards, and opens the hands that lie before the first card (PF-083)."""
    contract, defence = playing.contract, playing.defence
    assert contract is not None
    assert defence is not None
    plan = plan_of(compiled, contract, defence)
    quota = due_by(compiled, contract, defence)
    events.append(AddressedEvent(DefenceSet(defence.words, quota, plan.lying, plan.before), compiled.everyone))
    # A totus lies open since it was announced (PF-083h).
    lying = audience_of(contract.seat) if contract.kind == TOTUS else 0
    opening = audience_of(defence.first, defence.second) if plan.lying else 0
    playing = replace(playing, conduct=plan.before, open=lying, opening=opening)
    leads = compiled.hands(sheet.dealer)[0] == contract.seat
    if opening and not leads and not compiled.rules.whist.opens_late():
        return lay_down(compiled, playing, events)
    for place in (defence.first, defence.second):
        conductor = playing.conduct[place]
        if conductor != place:
            events.append(AddressedEvent(HandSeen(place, playing.held.hands[place]), audience_of(conductor)))
    return playing


def due(compiled: CompiledRules, playing: Playing) -> bool:
    """Whether hands still to be laid down are laid down now: after the first card, or after the first trick."""
    return bool(playing.opening) and (not compiled.rules.whist.opens_late() or playing.index > 0)


def lay_down(compiled: CompiledRules, playing: Playing, events: list[AddressedEvent]) -> Playing:
    """Lays the hands of the defence on the table and conducts them as open hands (PF-083a, d, e)."""
    contract, defence = playing.contract, playing.defence
    assert contract is not None
    assert defence is not None
    conduct = plan_of(compiled, contract, defence).after
    if conduct != playing.conduct:
        events.append(AddressedEvent(DefenceJoined(conduct[defence.first], conduct), compiled.everyone))
    events += shown(compiled, playing.held.hands, playing.opening)
    return replace(playing, conduct=conduct, open=playing.open | playing.opening, opening=0)


def shown(compiled: CompiledRules, hands: tuple[Cards, ...], places: int) -> list[AddressedEvent]:
    """Lays hands on the table for everybody to see."""
    return [AddressedEvent(HandOpened(place, hands[place]), compiled.everyone) for place in cards_in(places)]
