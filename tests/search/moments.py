"""Views of random deals at random moments, with all that was hidden from them: for tests of what is drawn."""

from __future__ import annotations

import random

from prikup.core.match import Match
from prikup.preferans.game import PRESETS as PREFERANS
from prikup.preferans.game import Preferans
from prikup.thousand.game import PRESETS as THOUSAND
from prikup.thousand.game import Thousand
from tests.preferans.random_play import random_rules
from tests.property import test_knowledge_begun as thousand_begun
from tests.property import test_knowledge_begun_preferans as preferans_begun
from tests.property import test_knowledge_preferans as preferans
from tests.property import test_knowledge_thousand as thousand
from tests.property.knowing import AnyMatch, Trial

RULES = (*thousand.RULES, "random", *PREFERANS.names(), "random preferans")
"""Every preset of every game, rules with other kinds of hidden cards, and random ones."""
PRESETS = (*THOUSAND.names(), *PREFERANS.names())
BEGUN = (
    *[(rules, wanted) for rules, phases in thousand_begun.RULES.items() for wanted in phases],
    *[(rules, wanted) for rules in (*PREFERANS.names(), "random preferans") for wanted in preferans_begun.PHASES],
)
"""Rules, and a phase in which a match begins inside a deal."""


def of_preferans(rules: str) -> bool:
    """Whether rules are those of Preferans."""
    return rules == "random preferans" or rules.startswith("preferans/")


def preferans_of(rng: random.Random, rules: str) -> Preferans:
    """The game of a preset, or of random rules."""
    return Preferans(random_rules(rng, 8) if rules == "random preferans" else PREFERANS.get(rules))


def moment(rng: random.Random, rules: str) -> Trial:
    """A view of a deal, at any moment of it."""
    if not of_preferans(rules):
        return thousand.trial(rng, Thousand(thousand.rules_of(rng, rules)))
    game = preferans_of(rng, rules)
    start, match = preferans.begun(rng, game)
    preferans.moment(rng, match, rng.randint(1, 45))
    checked: AnyMatch = Match.replay(game, match.log, start=start)
    return preferans.PreferansTrial(checked, start, rng.randrange(game.players))


def begun(rng: random.Random, rules: str, wanted: str) -> Trial | None:
    """A view that began inside a deal; None where the rules hardly ever come to the phase."""
    if of_preferans(rules):
        return preferans_begun.trial(rng, preferans_of(rng, rules), wanted)
    game = Thousand(thousand.rules_of(rng, rules.split(maxsplit=1)[0]))
    return thousand_begun.trial(rng, game, wanted.split(maxsplit=1)[0])
