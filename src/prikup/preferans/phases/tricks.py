"""Tricks under way, shared by playing, offering and judging: whose card is next, what a seat sees, what can be wrong.

Also what makes a position of them unplayable.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.cards import CARD_TEXTS, Card, mask_of
from prikup.core.seats import Seat, audience_of
from prikup.core.setup import Problem
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import HAND, NO_TRUMP, TALON, TRICKS
from prikup.preferans.phases import conduct, defence, naming
from prikup.preferans.seen import midway
from prikup.preferans.seen.view import AllPass, Trick, View
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.state import BRIGAND, TOTUS, Contract, Playing, Sheet

CARDS = CardRules(held=lambda setup, place: None)
"""The talon is with the declarer or away, unless he left it; how many cards a hand holds is looked at below."""


def playing_hands(compiled: CompiledRules, dealer: Seat, contract: Contract | None) -> tuple[Seat, ...]:
    """The places that play, clockwise from the dealer; two players' dummy takes no part in an all-pass (BP-060)."""
    return compiled.players_in(dealer) if contract is None else compiled.hands(dealer)


def led_by_talon(compiled: CompiledRules, playing: Playing) -> bool:
    """Whether a card of the talon leads this trick: the first two tricks of an all-pass (PF-154, PF-157)."""
    return playing.index < TALON and turns_talon(compiled, playing)


def turns_talon(compiled: CompiledRules, playing: Playing) -> bool:
    """Whether it is an all-pass whose first tricks the talon leads (PF-154, BP-033)."""
    return playing.contract is None and compiled.rules.passes.turns_talon()


def turn(compiled: CompiledRules, dealer: Seat, playing: Playing, lying: tuple[Card, ...] | None = None) -> Seat:
    """The place whose card is next, after the cards of the trick or after the first ``lying`` of them."""
    away = compiled.resting(dealer, passes=playing.contract is None)
    trick = playing.trick if lying is None else lying
    return compiled.policy.turn(playing.leader, trick, away, led_by_talon(compiled, playing))


def played_by(compiled: CompiledRules, dealer: Seat, playing: Playing) -> tuple[Seat, ...]:
    """The place that played each card of the trick, without the talon's card."""
    led = int(led_by_talon(compiled, playing))
    return tuple(turn(compiled, dealer, playing, playing.trick[:at]) for at in range(led, len(playing.trick)))


def trump_of(contract: Contract | None) -> int:
    """The trump suit; -1 without one."""
    return -1 if contract is None or contract.strain == NO_TRUMP else contract.strain


# What is known.


def shown(compiled: CompiledRules, playing: Playing, view: View) -> View:
    """What a seat sees during the tricks; of finished tricks only how many each place took."""
    held = playing.held
    if playing.contract is not None and playing.defence is not None:
        quota = conduct.due_by(compiled, playing.contract, playing.defence)
        view = replace(midway.defended(view, held, playing.contract, playing.defence), quota=quota)
    else:
        passes = compiled.rules.passes
        price = passes.price_of(view.sheet.row, dark=playing.dark)
        turned = held.talon[: playing.index + 1] if passes.turns_talon() else ()
        view = replace(
            view,
            hand=midway.own(view, held.hands),
            passes=AllPass(price, playing.dark, playing.compulsory, passes.in_whists()),
            talon=turned,
            talon_open=bool(turned),
        )
    seen = tuple(
        held.hands[place] if playing.open >> place & 1 or (by == view.seat != place) else view.hands[place]
        for place, by in enumerate(playing.conduct)
    )
    view = replace(
        view,
        conduct=playing.conduct,
        open=playing.open,
        hands=seen,
        refused=playing.refused,
        earlier=playing.tricks if playing.index else (),
    )
    if not playing.trick:
        return view
    places = played_by(compiled, view.sheet.dealer, playing)
    if led_by_talon(compiled, playing):
        places = (-1, *places)
    return replace(view, tricks=(Trick(playing.trick, places),))


# What could have led here.


def problems(compiled: CompiledRules, sheet: Sheet, playing: Playing, *, judged: bool = False) -> Iterator[Problem]:
    """What keeps tricks from being played on; ``judged``: all of them have been taken."""
    if (playing.contract is None) != (playing.defence is None):
        missing = "contract" if playing.contract is None else "defence"
        yield Problem("field_missing", {"field": missing, "phase": "playing"})
        return
    if playing.contract is None:
        found = list(_passes(compiled, sheet, playing))
    else:
        found = list(naming.contract_problems(compiled, sheet, playing.contract))
        if not found and playing.defence not in defence.reachable(compiled, sheet, playing.contract).settled:
            found.append(Problem("defence_impossible"))
    # Who plays whose cards follows from words of the defence that are possible.
    yield from found or _lying(compiled, sheet, playing, judged=judged)


def _passes(compiled: CompiledRules, sheet: Sheet, playing: Playing) -> Iterator[Problem]:
    """Whether this all-pass is possible: compulsory or not, dark or not."""
    demanded = sheet.passes_due
    blind = playing.passed_unseen
    # PASS DARK is said on an unseen hand, and only a dark all-pass keeps who said it (PF-195a).
    dark = bool(blind) == playing.dark and not blind & ~compiled.unseen(sheet) and not (blind and demanded)
    if sheet.stage == BRIGAND or playing.compulsory != demanded or not dark:
        yield Problem("passes_impossible")


def _lying(compiled: CompiledRules, sheet: Sheet, playing: Playing, *, judged: bool) -> Iterator[Problem]:
    """Checks tricks, cards and open hands of a contract or an all-pass; ``judged``: all tricks have been taken."""
    if (playing.index == TRICKS) != judged:
        yield Problem("bad_range", {"field": "index", "value": playing.index})
        return
    hands = playing_hands(compiled, sheet.dealer, playing.contract)
    if playing.leader not in hands:
        yield Problem("no_such_seat", {"field": "leader", "seat": playing.leader})
        return
    found = list(_trick_size(compiled, playing, len(hands)))
    yield from found
    if found:
        return
    yield from _counts(compiled, sheet, playing, hands, judged=judged)
    yield from _leads(compiled, playing, hands)
    yield from _conduct(compiled, sheet, playing, hands, judged=judged)
    yield from _trick(compiled, sheet, playing)
    if playing.refused >= 0 and (not compiled.rules.offers.active() or playing.refused > playing.index):
        yield Problem("bad_range", {"field": "refused", "value": playing.refused})


def _trick_size(compiled: CompiledRules, playing: Playing, hands: int) -> Iterator[Problem]:
    """Checks the trick on the table, with the talon's card where it leads."""
    led = led_by_talon(compiled, playing)
    if playing.index == TRICKS:
        least, most = 0, 0
    else:
        least, most = int(led), hands - 1 + led
    if not least <= len(playing.trick) <= most:
        yield Problem("wrong_count", {"field": "trick", "count": len(playing.trick), "wanted": most})
    elif led and playing.trick[0] != playing.held.talon[playing.index]:
        yield Problem("talon_leads", {"card": CARD_TEXTS[playing.held.talon[playing.index]]})


def _counts(
    compiled: CompiledRules, sheet: Sheet, playing: Playing, hands: tuple[Seat, ...], *, judged: bool
) -> Iterator[Problem]:
    """Checks the number of cards in the hands and of tricks taken."""
    played = played_by(compiled, sheet.dealer, playing)
    # Cards are left after the last trick only where the tricks were divided, and then all hands are shown.
    shown = judged and playing.open == audience_of(*hands)
    sizes = {playing.held.hands[place].bit_count() for place in hands} if shown else {0}
    for place, hand in enumerate(playing.held.hands):
        if place not in hands:
            # The dummy keeps its cards in an all-pass; a resting dealer has none.
            wanted = HAND if place == compiled.layout.dummy else 0
        elif judged:
            wanted = min(sizes)
        else:
            wanted = HAND - playing.index - (place in played)
        if hand.bit_count() != wanted:
            yield Problem("wrong_count", {"field": "hands", "seat": place, "count": hand.bit_count(), "wanted": wanted})
    wins = compiled.talon_seat(sheet.dealer) if turns_talon(compiled, playing) else -1
    for place, tricks in enumerate(playing.tricks):
        most = playing.index if place in hands else min(TALON, playing.index) if place == wins else 0
        if tricks > most:
            yield Problem("tricks_impossible")
            return
    if sum(playing.tricks) != playing.index:
        yield Problem("tricks_impossible")
    contract, talon = playing.contract, mask_of(playing.held.talon)
    for place in hands:
        # A talon that the declarer took is in no other hand; one that was left is in none.
        if playing.held.hands[place] & talon and (contract is None or contract.hand or contract.seat != place):
            yield Problem("talon_impossible", {"seat": place})


def _leads(compiled: CompiledRules, playing: Playing, hands: tuple[Seat, ...]) -> Iterator[Problem]:
    """Checks the leader: the first hand at first and after the talon, else a place with a trick (PF-158, PF-168)."""
    first = playing.index == 0 or (turns_talon(compiled, playing) and playing.index <= TALON)
    if playing.leader != hands[0] if first else not playing.tricks[playing.leader] and playing.index < TRICKS:
        yield Problem("leader_impossible", {"seat": playing.leader})


def _conduct(
    compiled: CompiledRules, sheet: Sheet, playing: Playing, hands: tuple[Seat, ...], *, judged: bool
) -> Iterator[Problem]:
    """Checks who plays whose cards, and which hands are open or are to be laid down (PF-083)."""
    contract, defence = playing.contract, playing.defence
    if contract is None or defence is None:
        own = tuple(range(compiled.layout.places))
        if playing.conduct != own or playing.opening or playing.open:
            yield Problem("conduct_impossible")
        return
    plan = conduct.plan_of(compiled, contract, defence)
    both = audience_of(defence.first, defence.second) if plan.lying else 0
    late = compiled.rules.whist.opens_late()
    begun = playing.index > 0 or bool(playing.trick)
    opened = playing.index > 0 if late else begun or hands[0] != contract.seat
    lying = audience_of(contract.seat) if contract.kind == TOTUS else 0
    wanted = (plan.after, lying | both, 0) if opened else (plan.before, lying, both)
    found = (playing.conduct, playing.open, playing.opening)
    if found == wanted:
        return
    # Tricks divided by agreement end with all hands shown.
    shown = judged and playing.opening == 0 and playing.open == audience_of(*hands)
    if not (shown and playing.conduct in (plan.before, plan.after)):
        yield Problem("conduct_impossible")


def _trick(compiled: CompiledRules, sheet: Sheet, playing: Playing) -> Iterator[Problem]:
    """Whether each card of the trick on the table was legal."""
    led = led_by_talon(compiled, playing)
    trump = trump_of(playing.contract)
    for at, place in enumerate(played_by(compiled, sheet.dealer, playing), start=led):
        lying, card = playing.trick[:at], playing.trick[at]
        hand = playing.held.hands[place] | 1 << card
        if not compiled.policy.legal(hand, lying, trump, turned=led) >> card & 1:
            yield Problem("trick_impossible", {"card": CARD_TEXTS[card], "seat": place})
