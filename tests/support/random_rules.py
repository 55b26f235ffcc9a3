"""Random rule sets: as plain draws for long loops, and as a Hypothesis strategy."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from prikup.core.errors import RulesError
from prikup.core.options import Value, options_of, with_options
from prikup.thousand.game import PRESETS
from prikup.thousand.rules import Rules
from prikup.thousand.rules.conflicts import check

OPTIONS = options_of(Rules)


def settle(base: Rules, values: dict[str, Value]) -> Rules:
    """The base with as many of the values as can be combined, taken in order."""
    rules = base
    for name, value in values.items():
        try:
            changed = with_options(rules, {name: value})
            check(changed)
        except RulesError:
            continue
        rules = changed
    return rules


def random_rules(rng: random.Random, changes: int = 12) -> Rules:
    """A preset with some options changed at random; what cannot be combined is left out."""
    base = PRESETS.get(rng.choice(PRESETS.names()))
    names = rng.sample(sorted(OPTIONS), rng.randint(0, changes))
    return settle(base, {name: rng.choice(OPTIONS[name].values) for name in names})


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Legal rule sets of Thousand; shrinks towards a bare preset."""
    base = PRESETS.get(draw(st.sampled_from(PRESETS.names())))
    chosen = draw(st.lists(st.sampled_from(sorted(OPTIONS)), max_size=10, unique=True))
    return settle(base, {name: draw(st.sampled_from(OPTIONS[name].values)) for name in chosen})
