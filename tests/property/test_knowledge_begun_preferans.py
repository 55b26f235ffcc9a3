"""Preferans: knowledge from a view that begins inside a deal is exact (see tests/property/knowing.py).

The position in which a match begins need not come from a deal: it is any that ``validate`` accepts, with the same view.
Where the view of a position that stood later is the same, that one may have been the beginning.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from prikup.core.actions import Accept, Pass, Play
from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.knowledge import CardsByPlace
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.preferans.actions import Call, Declare, Lay, Offer
from prikup.preferans.game import PRESETS, Preferans
from prikup.preferans.state import Auction, Dealing, Judging, Naming, Offering, PhaseName, Playing, State, Taking
from tests.preferans.random_play import choose, random_rules
from tests.property import test_knowledge_preferans as dealt
from tests.property.knowing import AnyMatch, Log, begun_later, with_gone
from tests.property.test_knowledge_preferans import PreferansTrial
from tests.support.seeds import random_of, trials

NO_CARDS = ("drawing", "dealing", "scored", "helping", "terming", "over")
PHASES = tuple(name for name in get_args(PhaseName) if name not in NO_CARDS)
"""The phases of a deal, in any of which a match can begin."""


class Course(PreferansTrial):
    """A match that may have begun at one position: all positions with the same view, and what followed from them."""

    def true_layout(self) -> CardsByPlace:
        """The true layout of the cards, with those that were gone before the view began."""
        return with_gone(self.known, super().true_layout())

    def courses(self, layout: CardsByPlace) -> Iterator[tuple[State, Log]]:
        """The positions with these cards; a talon that this seat has not seen may have been any two."""
        lying = {place.name: cards for place, cards in zip(self.known.places, layout, strict=True) if place.seat < 0}
        hands = [0] * self.game.places
        for place, cards in zip(self.known.places, layout, strict=True):
            if place.name == "hand":
                hands[place.seat] = cards
        for card, by in self.played_since():
            if by >= 0:
                hands[by] |= 1 << card
        log, away = [*self.match.log], lying.get("aside", 0)
        for at, (seat, action) in enumerate(log):
            if isinstance(action, Lay):
                log[at] = seat, Lay(away)
                hands[self.view.declarer] |= away
                away = 0
        for talon in self.talons(hands, away, lying.get("talon", 0)):
            state = self.position(tuple(hands), talon, away)
            if isinstance(self.game.validate(self.game.setup_of(state)), State):
                yield state, log

    def played_since(self) -> list[tuple[Card, Seat]]:
        """The cards played since the match began, and the place that played each."""
        found = [
            (card, place) for trick in self.view.tricks for card, place in zip(trick.cards, trick.places, strict=True)
        ]
        phase: Any = self.start.phase
        play = getattr(phase, "play", phase)
        return found[len(play.trick) if isinstance(play, Playing) else 0 :]

    def talons(self, hands: list[Cards], away: Cards, lying: Cards) -> Iterator[tuple[Card, ...]]:
        """The talons as they may have been dealt; one that has been taken since goes out of the declarer's hand."""
        turned = self.view.talon if self.view.passes is not None else ()
        if self.apart() and (lying or turned):
            yield (*turned, *cards_in(lying))
            return
        declarer = self.view.declarer
        held = hands[declarer]
        for chosen in [self.view.talon] if self.view.talon else combinations(cards_in(held | away), 2):
            if not self.apart():
                yield chosen
            elif not mask_of(chosen) & ~held:
                hands[declarer] = held & ~mask_of(chosen)
                yield chosen
        hands[declarer] = held

    def apart(self) -> bool:
        """Whether the talon lay apart from all hands where the match began."""
        phase: Any = self.start.phase
        play = getattr(phase, "play", phase)
        if isinstance(play, Naming):
            return play.hand
        return (
            isinstance(play, Auction | Taking)
            or (isinstance(play, Playing) and play.contract is None)
            or (getattr(play, "contract", None) is not None and play.contract.hand)
        )

    def position(self, hands: tuple[Cards, ...], talon: tuple[Card, ...], away: Cards) -> State:
        """The position in which the match began, with these cards."""
        phase: Any = self.start.phase
        if isinstance(phase, Auction):
            return State(self.start.sheet, replace(phase, hands=hands, talon=talon))
        play = getattr(phase, "play", phase)
        play = replace(play, held=replace(play.held, hands=hands, talon=talon, away=away))
        whole = replace(phase, play=play) if isinstance(phase, Offering | Judging) else play
        return State(self.start.sheet, whole)

    def gives_the_view(self, start: Any, log: Log) -> bool:
        """Whether a log can be played from a position and the seat then knows the same."""
        self.fresh = self.game.fresh_view(start, self.seat)
        return super().gives_the_view(start, log)


class BegunTrial(Course):
    """A match that began inside a deal."""

    def __init__(self, match: AnyMatch, start: Any, seat: Seat) -> None:
        super().__init__(match, start, seat)
        self.others = begun_later(Course, self)

    def consistent(self, layout: CardsByPlace) -> bool:
        """Whether the view could have begun at some position and come to this layout."""
        return super().consistent(layout) or any(other.consistent(layout) for other in self.others)


def towards(rng: random.Random, wanted: str, match: AnyMatch, seat: Seat) -> Any:
    """One of the legal actions, one that leads to a phase where that is rare."""
    found = match.legal(seat)
    kinds: tuple[type, ...] = ()
    if match.phase == "playing" and wanted in ("offering", "judging"):
        kinds = (Offer,) if rng.random() < 0.3 else (Play,)
    elif match.phase == "offering" and wanted == "judging":
        kinds = (Accept,)
    elif wanted in LATE and rng.random() < 0.8:
        # A low game, which is easily made, with tricks to spare.
        if match.phase == "auction":
            kinds = (Pass,) if match.state.phase.standing else (Call,)
        elif match.phase == "naming":
            kinds = (Declare,)
    kept = [one for one in found if isinstance(one, kinds)]
    # The first offers give most to the declarer, and the first games are the lowest.
    return rng.choice(kept[:2] if wanted in LATE else kept) if kept else choose(rng, found, match)


LATE = ("sharing", "whisting", "choosing", "judging")
"""Phases that come only in games, and more often in low ones."""


def begins(rng: random.Random, game: Preferans, wanted: str) -> State | None:
    """A position inside a deal in a phase, with some cards changed; None if the deal did not come there."""
    _, match = dealt.begun(rng, game)
    skip = rng.choice((0, 0, 1, 2)) if wanted != "playing" else rng.choice((0, 1, 5, 12, 20, 25, 28))
    found, deals = None, match.state.sheet.deals
    while match.awaits() and match.state.sheet.deals == deals and not isinstance(match.state.phase, Dealing):
        if match.phase == wanted:
            found = match.state
            if not skip:
                break
            skip -= 1
        seat = rng.choice(match.awaits())
        if seat == TABLE:
            break
        match.apply(seat, towards(rng, wanted, match, seat))
    return mixed(rng, game, found) if found is not None else None


def mixed(rng: random.Random, game: Preferans, state: State) -> State:
    """The position with some cards exchanged, so that it need not come from any deal."""
    for _ in range(rng.choice((0, 1, 3, 6, 12))):
        phase: Any = state.phase
        play = getattr(phase, "play", phase)
        held = getattr(play, "held", play)
        pack = rng.sample(range(32), 2)
        bits = mask_of(pack)

        def swapped(cards: Cards, bits: Cards = bits) -> Cards:
            return cards ^ bits if (cards & bits).bit_count() == 1 else cards

        names: dict[Card, Card] = dict(zip(pack, reversed(pack), strict=True))
        values: dict[str, Any] = {"hands": tuple(map(swapped, held.hands))}
        if rng.random() < 0.6:
            # The talon as dealt goes along with the cards; otherwise other cards are in the same places.
            values["talon"] = tuple(names.get(card, card) for card in held.talon)
        if hasattr(held, "away"):
            values["away"] = swapped(held.away)
        changed = replace(held, **values)
        if held is not play:
            changed = replace(play, held=changed)
        if play is not phase:
            changed = replace(phase, play=changed)
        found = State(state.sheet, changed)
        if isinstance(game.validate(game.setup_of(found)), State):
            state = found
    return state


def trial(rng: random.Random, game: Preferans, wanted: str) -> BegunTrial | None:
    """A view some actions after it began inside a deal; None where the rules hardly ever come to a phase."""
    start, tried = None, 0
    while start is None and tried < 12:
        start, tried = begins(rng, game, wanted), tried + 1
    if start is None:
        return None
    match: AnyMatch = Match(game, start=start)
    deals = match.state.sheet.deals
    log: Log = []
    for _ in range(rng.choice((0, 1, 2, 3, 5, 8, 14, 40))):
        if not match.awaits() or TABLE in match.awaits():
            break
        seat = rng.choice(match.awaits())
        match.apply(seat, choose(rng, match.legal(seat), match))
        if match.state.sheet.deals != deals or match.phase not in PHASES:
            break
        log = list(match.log)
    checked: AnyMatch = Match.replay(game, log, start=start)
    return BegunTrial(checked, start, rng.randrange(game.players + 1))


RULES = (*PRESETS.names(), "random")


@pytest.mark.turns(2)
@pytest.mark.parametrize("seed", range(trials(4, 12)))
@pytest.mark.parametrize("wanted", PHASES)
@pytest.mark.parametrize("rules", RULES)
def test_knowledge_is_exact_where_a_view_begins_inside_a_deal(rules: str, wanted: str, seed: int) -> None:
    rng = random_of(f"begun {rules} {wanted} {seed}")
    found = None
    while found is None:
        game = Preferans(random_rules(rng, 8) if rules == "random" else PRESETS.get(rules))
        # Many rules never come to a phase.
        found = trial(rng, game, wanted)
        wanted = wanted if found else rng.choice(PHASES)
    found.check(rng)


def marks_of(game: Preferans, start: State) -> Iterator[str]:
    """What is special about a position."""
    phase: Any = start.phase
    play = getattr(phase, "play", phase)
    yield type(phase).__name__
    if not isinstance(play, Playing):
        return
    contract = play.contract
    led = contract is None and game.rules.passes.turns_talon()
    yield from (
        mark
        for mark, there in (
            ("trick", play.trick),
            ("later trick", play.index),
            ("talon leads", led and play.index < 2),
            ("after the talon", led and play.index >= 2),
            ("talon stays in an all-pass", contract is None and not led),
            ("dark", contract is not None and contract.dark),
            ("talon left", contract is not None and contract.hand),
            ("misere", contract is not None and contract.kind == "misere"),
            ("open", play.open),
            ("two hands played by one", play.conduct != tuple(range(game.places))),
            ("cards left", isinstance(phase, Judging) and any(play.held.hands)),
        )
        if there
    )
    yield f"{game.players} players"


def test_matches_begin_in_every_phase_and_at_rare_moments() -> None:
    count: Counter[str] = Counter()
    for rules in RULES:
        for wanted in PHASES:
            for seed in range(12):
                rng = random.Random(f"begins {rules} {wanted} {seed}")
                game = Preferans(random_rules(rng, 8) if rules == "random" else PRESETS.get(rules))
                start = begins(rng, game, wanted)
                count.update(marks_of(game, start) if start is not None else ())
    phases = {Preferans.phases[kind].name for kind in Preferans.phases if kind.__name__ in count}
    assert phases == set(PHASES), count
    assert len(count) == len(PHASES) + 14, count
