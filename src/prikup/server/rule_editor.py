"""Rule sets for the page's editor: every option as data, and all faults of a rule set in one answer.

``Presets.parse`` stops at the first fault, which is right for a rule string; a form shows each beside its field.
"""

from __future__ import annotations

import functools
from typing import Any

from prikup.bots import bot_names
from prikup.core.errors import PrikupError, RulesError
from prikup.core.options import SITUATIONS, RuleSet, Value, nearest, options_of, value_text, with_options
from prikup.core.presets import LONGEST, Presets
from prikup.core.schema import resolved
from prikup.games import GAMES, PRESETS, game_name_of, options
from prikup.server.bodies import GameInfo, OptionInfo, Preset, Problem, RulesAsked, RulesChecked


@functools.cache
def game_infos() -> tuple[GameInfo, ...]:
    """Every game that has a table here, with its presets, its options and the bots that play it."""
    return tuple(
        GameInfo(
            game=name,
            version=kind.version,
            presets=tuple(
                Preset(preset, name, kind(PRESETS[name].get(preset)).players) for preset in PRESETS[name].names()
            ),
            options=tuple(
                OptionInfo(
                    name=option.name,
                    section=option.section,
                    situation=option.situation,
                    usual=option.name in varied,
                    values=tuple(map(value_text, option.values)),
                    default=value_text(option.default),
                    ledger=option.ledger,
                    title=option.title,
                )
                for option in options(name).values()
            ),
            situations=tuple(
                one for one in SITUATIONS if any(option.situation == one for option in options(name).values())
            ),
            bots=bot_names(name),
        )
        for name, kind in GAMES.items()
        if kind.tables
        for varied in [PRESETS[name].varied()]
    )


def problem(error: PrikupError) -> Problem:
    """An error as it goes over the wire."""
    return Problem(error.code, dict(error.params))


def checked_rules(asked: RulesAsked) -> RulesChecked:
    """The canonical string of a rule set and all its options; or all its faults, with the options as given."""
    faults: list[PrikupError] = []
    try:
        kind, presets, rules = _base(asked.rules)
    except RulesError as error:
        return RulesChecked(asked.rules, 0, {}, (problem(error),))
    changes = [change.strip().partition("=") for change in asked.rules.strip().split("+")[1:]]
    wished: dict[str, Value] = {}
    for name, equals, text in changes:
        if not equals:
            faults.append(RulesError("bad_rules_text", text=name[:80]))
        elif name in wished:
            faults.append(RulesError("option_twice", option=name[:80]))
        else:
            _wish(wished, faults, rules, name, text)
    for name, text in asked.options.items():
        _wish(wished, faults, rules, name, text)
    preset, rules = rules, with_options(rules, wished)
    faults += kind.conflicts(rules)
    if faults:
        return RulesChecked(asked.rules, _players(kind, preset, rules), resolved(rules), _told(faults))
    head = asked.rules.strip().partition("+")[0].strip()
    written = "+".join([head, *(f"{name}={value_text(value)}" for name, value in wished.items())])
    # The options of a form may come to more than a rule string can hold.
    later = presets.later_edition(written) if len(written) <= LONGEST else None
    return RulesChecked(presets.text(rules), kind(rules).players, resolved(rules), later=later or "")


def _players(kind: Any, preset: Any, rules: Any) -> int:
    """The number of seats; if the rule set is impossible, that of its preset."""
    try:
        return int(kind(rules).players)
    except RulesError:
        return int(kind(preset).players)


MOST = 50
"""More faults than these are not reported: nobody reads them, and the request may be an attack."""


def _told(faults: list[PrikupError]) -> tuple[Problem, ...]:
    return tuple(map(problem, faults[:MOST]))


def _base(text: str) -> tuple[Any, Presets[Any], RuleSet]:
    """The game, its presets and the preset that a rule string begins with. Raises RulesError."""
    if len(text) > LONGEST:
        raise RulesError("bad_rules_text", text=text[:40] + "...")
    head = text.strip().split("+")[0].strip()
    game = game_name_of(head)
    if "/" not in head:
        raise RulesError("bad_rules_text", text=head[:80])
    presets: Presets[Any] = PRESETS[game]
    return GAMES[game], presets, presets.get(head)


def _wish(wished: dict[str, Value], faults: list[PrikupError], rules: RuleSet, name: str, text: str) -> None:
    known = options_of(type(rules))
    if name not in known:
        # Finding the nearest name takes a millisecond: not for thousands that are not reported.
        if len(faults) < MOST:
            faults.append(RulesError("unknown_option", option=name[:80], nearest=nearest(name[:80], known)))
        return
    try:
        wished[name] = known[name].read(text)
    except RulesError as error:
        faults.append(error)
