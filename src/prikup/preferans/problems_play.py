"""What keeps the tricks of a setup, an offer or a judging from being played on."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.core.cards import CARD_TEXTS, Card, mask_of
from prikup.core.seats import TABLE, Seat, only
from prikup.core.setup import Problem
from prikup.preferans import conduct, judging, offers, play
from prikup.preferans.house import House
from prikup.preferans.layout import HAND, TALON, TRICKS
from prikup.preferans.state import TOTUS, Judging, Offering, Playing, Sheet


def playing_problems(house: House, sheet: Sheet, playing: Playing, *, judged: bool) -> Iterator[Problem]:
    """Tricks, cards and open hands of a contract or an all-pass; ``judged``: all tricks are taken."""
    if (playing.index == TRICKS) != judged:
        yield Problem("bad_range", {"field": "index", "value": playing.index})
        return
    hands = play.playing_hands(house, sheet.dealer, playing.contract)
    if playing.leader not in hands:
        yield Problem("no_such_seat", {"field": "leader", "seat": playing.leader})
        return
    found = list(_trick_size(house, playing, len(hands)))
    yield from found
    if found:
        return
    yield from _counts(house, sheet, playing, hands, judged=judged)
    yield from _leads(house, playing, hands)
    yield from _conduct(house, sheet, playing, hands, judged=judged)
    yield from _trick(house, sheet, playing)
    if playing.refused >= 0 and (not house.rules.offers.active() or playing.refused > playing.index):
        yield Problem("bad_range", {"field": "refused", "value": playing.refused})


def _trick_size(house: House, playing: Playing, hands: int) -> Iterator[Problem]:
    """The trick on the table, with the talon's card where it leads."""
    led = play.led_by_talon(house, playing)
    if playing.index == TRICKS:
        least, most = 0, 0
    else:
        least, most = int(led), hands - 1 + led
    if not least <= len(playing.trick) <= most:
        yield Problem("wrong_count", {"field": "trick", "count": len(playing.trick), "wanted": most})
    elif led and playing.trick[0] != playing.held.talon[playing.index]:
        yield Problem("talon_leads", {"card": CARD_TEXTS[playing.held.talon[playing.index]]})


def _turn(house: House, sheet: Sheet, playing: Playing, lying: tuple[Card, ...]) -> Seat:
    """Who plays after the first cards of the trick on the table."""
    away, led = play.resting(house, sheet.dealer, playing.contract), play.led_by_talon(house, playing)
    return house.policy.turn(playing.leader, lying, away, led)


def _counts(
    house: House, sheet: Sheet, playing: Playing, hands: tuple[Seat, ...], *, judged: bool
) -> Iterator[Problem]:
    """Cards in the hands, and tricks taken."""
    led = int(play.led_by_talon(house, playing))
    played = [_turn(house, sheet, playing, playing.trick[:at]) for at in range(led, len(playing.trick))]
    sizes = {playing.held.hands[place].bit_count() for place in hands} if judged else set()
    for place, hand in enumerate(playing.held.hands):
        if place not in hands:
            # A dummy keeps its cards in an all-pass; a dealer who rests has none.
            wanted = HAND if place == house.layout.dummy else 0
        elif judged:
            wanted = min(sizes)
        else:
            wanted = HAND - playing.index - (place in played)
        if hand.bit_count() != wanted:
            yield Problem("wrong_count", {"field": "hands", "seat": place, "count": hand.bit_count(), "wanted": wanted})
    turned = playing.contract is None and house.rules.passes.turns_talon()
    wins = turned and house.rests(sheet.dealer) and house.rules.passes.talon_counts()
    for place, tricks in enumerate(playing.tricks):
        most = playing.index if place in hands else min(TALON, playing.index) if wins and place == sheet.dealer else 0
        if tricks > most:
            yield Problem("tricks_impossible")
            return
    if sum(playing.tricks) != playing.index:
        yield Problem("tricks_impossible")
    contract, talon = playing.contract, mask_of(playing.held.talon)
    for place in hands:
        # Nobody else holds what the declarer took; a talon that was left is in no hand.
        if playing.held.hands[place] & talon and (contract is None or contract.hand or contract.seat != place):
            yield Problem("talon_impossible", {"seat": place})


def _leads(house: House, playing: Playing, hands: tuple[Seat, ...]) -> Iterator[Problem]:
    """The first hand leads at first, and after the talon's cards; else who has taken a trick (PF-158, PF-168)."""
    turned = playing.contract is None and house.rules.passes.turns_talon()
    first = playing.index == 0 or (turned and playing.index <= TALON)
    if playing.leader != hands[0] if first else not playing.tricks[playing.leader] and playing.index < TRICKS:
        yield Problem("leader_impossible", {"seat": playing.leader})


def _conduct(
    house: House, sheet: Sheet, playing: Playing, hands: tuple[Seat, ...], *, judged: bool
) -> Iterator[Problem]:
    """Who plays what, and the hands that lie or are to be laid down (PF-083)."""
    contract, defence = playing.contract, playing.defence
    if contract is None or defence is None:
        own = tuple(range(house.layout.places))
        if playing.conduct != own or playing.opening or playing.open:
            yield Problem("conduct_impossible")
        return
    plan = conduct.plan_of(house, contract, defence)
    both = only(defence.first, defence.second) if plan.lying else 0
    late = house.rules.whist.opens_late()
    begun = playing.index > 0 or bool(playing.trick)
    opened = playing.index > 0 if late else begun or hands[0] != contract.seat
    lying = only(contract.seat) if contract.kind == TOTUS else 0
    wanted = (plan.after, lying | both, 0) if opened else (plan.before, lying, both)
    found = (playing.conduct, playing.open, playing.opening)
    if found == wanted:
        return
    # Tricks that were shared out by agreement are over with all hands shown.
    shown = judged and playing.opening == 0 and playing.open == only(*hands)
    if not (shown and playing.conduct in (plan.before, plan.after)):
        yield Problem("conduct_impossible")


def _trick(house: House, sheet: Sheet, playing: Playing) -> Iterator[Problem]:
    """Whether each card of the trick on the table could be played."""
    led = play.led_by_talon(house, playing)
    trump = play.trump_of(playing.contract)
    for at, card in enumerate(playing.trick[led:], start=led):
        lying = playing.trick[:at]
        place = _turn(house, sheet, playing, lying)
        hand = playing.held.hands[place] | 1 << card
        if not house.policy.legal(hand, lying, trump, turned=led) >> card & 1:
            yield Problem("trick_impossible", {"card": CARD_TEXTS[card], "seat": place})


def offering_problems(house: House, sheet: Sheet, offering: Offering) -> Iterator[Problem]:
    """Whether an offer can wait for answers so."""
    playing = offering.play
    made = [offer.tricks for offer in offers.offers(house, sheet, playing, offering.by)]
    asked = offers.stakes(house, sheet, playing) & ~only(offering.by) if 0 <= offering.by < house.players else 0
    if offering.tricks not in made or offering.accepted & ~asked or offering.accepted == asked:
        yield Problem("offering_impossible")


def judging_problems(house: House, sheet: Sheet, judged: Judging) -> Iterator[Problem]:
    """Whether under-declaring can be judged so."""
    playing = judged.play
    if not judging.judged(house, sheet, playing):
        yield Problem("judging_impossible")
        return
    assert playing.contract is not None
    askers = judging.askers(house, playing)
    turns = {
        "demand": judged.turn in askers and judged.asked < 0,
        "lay": judged.turn == playing.contract.seat and judged.asked in askers,
        "look": judged.asked in askers and judged.turn == judged.asked,
        "verdict": judged.turn == TABLE and judged.asked in askers,
    }
    if not turns.get(judged.step, False) or not _words_possible(house, judged):
        yield Problem("judging_impossible")


def _words_possible(house: House, judged: Judging) -> bool:
    """Whether the two may have said this: nobody else speaks, nobody above the tricks taken, and not the same."""
    if not any(word >= 0 for word in judged.said):
        return not judged.said
    parties = judging.parties(judged)
    words = [judging.said(judged, seat) for seat in parties]
    assert judged.play.contract is not None
    took = judged.play.tricks[judged.play.contract.seat]
    others = any(word >= 0 for seat, word in enumerate(judged.said) if seat not in parties)
    if judged.step != "verdict" or others or max(words) > took:
        return False
    return min(words) < 0 or not judging.agreed(house, judged, *words)
