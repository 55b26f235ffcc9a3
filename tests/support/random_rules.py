"""Random rule sets of any game: as plain draws for long loops, and as a Hypothesis strategy."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from prikup.core.errors import RulesError
from prikup.core.options import Value, with_options
from prikup.games import PRESETS, game_class, options


def settle(game: str, base: Any, values: dict[str, Value]) -> Any:
    """The base with as many of the values as can be combined, taken in order."""
    rules = base
    for name, value in values.items():
        try:
            changed = with_options(rules, {name: value})
        except RulesError:
            continue
        rules = rules if game_class(game).conflicts(changed) else changed
    return rules


def random_rules(rng: random.Random, changes: int = 12, game: str = "thousand") -> Any:
    """A preset with some options changed at random; what cannot be combined is left out."""
    presets, known = PRESETS[game], options(game)
    base = presets.get(rng.choice(presets.names()))
    names = rng.sample(sorted(known), rng.randint(0, min(changes, len(known))))
    return settle(game, base, {name: rng.choice(known[name].values) for name in names})


@st.composite
def rule_sets(draw: st.DrawFn, game: str = "thousand") -> Any:
    """Legal rule sets of a game; shrinks towards a bare preset."""
    presets, known = PRESETS[game], options(game)
    base = presets.get(draw(st.sampled_from(presets.names())))
    chosen = draw(st.lists(st.sampled_from(sorted(known)), max_size=10, unique=True))
    return settle(game, base, {name: draw(st.sampled_from(known[name].values)) for name in chosen})
