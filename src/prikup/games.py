"""The games by name: the only list of them."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, get_args

from prikup.core.actions import Action, Play
from prikup.core.cards import SUITS, Card, Cards, parse_card, parse_cards
from prikup.core.errors import NotationError, Refusal, RulesError
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.options import Option, RuleSet, Value, get_option, is_figure, nearest, options_of, value_text
from prikup.core.presets import Presets
from prikup.core.seats import Seat
from prikup.preferans.game import PRESETS as PREFERANS_PRESETS
from prikup.preferans.game import Preferans
from prikup.thousand.game import PRESETS as THOUSAND_PRESETS
from prikup.thousand.game import Thousand

GAMES: dict[str, type[AnyGame]] = {
    "thousand": Thousand,
    "preferans": Preferans,
}
MOST = 6
"""Options that may give way to others in ``nearest_playable``; a rule set in which more would is another game."""
PRESETS: dict[str, Presets[Any]] = {
    "thousand": THOUSAND_PRESETS,
    "preferans": PREFERANS_PRESETS,
}
FAMILIES = {family: name for name, found in PRESETS.items() for family in found.families}
"""The game by the first word of a rule string: 1001 is played by the engine of Thousand."""


@lru_cache(maxsize=256)
def game(rules: str) -> AnyGame:
    """The game of a rule string; games never change, so one is shared. Raises RulesError."""
    return GAMES[game_name_of(rules)].parse(rules)


def game_class(name: str) -> type[AnyGame]:
    """The game of a name. Raises RulesError(unknown_game)."""
    if name not in GAMES:
        raise RulesError("unknown_game", game=name[:40], known=", ".join(GAMES), nearest=nearest(name[:40], GAMES))
    return GAMES[name]


def game_name_of(rules: str) -> str:
    """The name of the game that plays a rule string, by its first word. Raises RulesError(unknown_game)."""
    family = rules.strip().partition("/")[0]
    if family not in FAMILIES:
        raise RulesError(
            "unknown_game", game=family[:40], known=", ".join(FAMILIES), nearest=nearest(family[:40], FAMILIES)
        )
    return FAMILIES[family]


def presets() -> list[str]:
    """All presets as rule strings."""
    return [name for found in PRESETS.values() for name in found.names()]


def later_edition(rules: str) -> str | None:
    """A rule string with its preset in the last edition: ``preferans/sochi@2+pool.size=20`` of ``preferans/sochi+...``.

    None where the string names the last edition, where that one changes nothing of these rules, or where it cannot be
    combined with the options that the string names (docs/decisions/0016). Raises RulesError.
    """
    return PRESETS[game_name_of(rules)].later_edition(rules)


def options(name: str) -> dict[str, Option]:
    """All options of a game by full name."""
    game_class(name)
    base: RuleSet = PRESETS[name].base
    return options_of(type(base))


def nearest_playable(rules: str) -> AnyGame | None:
    """The game of a rule string in which what excludes the options it names gives way; None where nothing helps.

    An option that stands in the way, and that the string does not name, gets another value:
    ``preferans/klassika+table.players=3`` goes without all that needs a dealer who rests, and
    ``1001/hulsemann+auction.opening=60`` with an auction. The fewest such changes win; where they lead nowhere, any
    one other option may change.
    """
    try:
        known = options(game_name_of(rules))
    except RulesError:
        return None
    met: set[tuple[str, ...]] = set()
    reached = [rules]
    for _ in range(MOST):
        following: list[str] = []
        for text in reached:
            found, pair = _parsed(text)
            if found is not None:
                return found
            if not pair and text == rules:
                return None
            if pair not in met:
                met.add(pair)
                following += _with_one_change(text, {name: known[name] for name in pair if name in known})
        reached = following
    changed = (_parsed(text)[0] for text in _with_one_change(rules, known))
    return next((found for found in changed if found is not None), None)


def _with_one_change(rules: str, changing: Mapping[str, Option]) -> list[str]:
    """The rule string with each value of each option that it does not name; figures near the preset's own first."""
    preset = PRESETS[game_name_of(rules)].get(rules.strip().partition("+")[0])
    return [
        f"{rules}+{name}={value_text(value)}"
        for name, option in changing.items()
        if f"+{name}=" not in rules
        for value in _nearest_first(option, get_option(preset, name))
    ]


def _nearest_first(option: Option, own: Value) -> list[Value]:
    """The values of an option, the figures among them by how near they are to the preset's, or else to the default."""
    middle = next((value for value in (own, option.default) if is_figure(value)), None)
    if middle is None:
        return list(option.values)
    return sorted(option.values, key=lambda value: abs(value - middle) if is_figure(value) else sys.maxsize)


def _parsed(rules: str) -> tuple[AnyGame | None, tuple[str, ...]]:
    """The game of a rule string; where it has none, the two options that exclude each other, or nothing."""
    try:
        return game_class(game_name_of(rules)).parse(rules), ()
    except RulesError as fault:
        if fault.code != "options_conflict":
            return None, ()
        return None, tuple(str(fault.params[place]).partition("=")[0] for place in ("first", "second"))


def actions(name: str) -> dict[str, type[Action]]:
    """All actions of a game by the word that stands for each in text and JSON: ``actions("preferans")["whist"]``.

    Raises RulesError(unknown_game).
    """
    return {str(kind.__struct_config__.tag): kind for kind in get_args(game_class(name).action_type)}


def may_play(
    rules: str,
    *,
    hand: str | Cards,
    card: str | Card,
    trick: str | Sequence[Card] = "",
    trump: str = "-",
    index: int = 0,
    foreign: bool = False,
    new: bool = False,
    declarer: int | None = None,
) -> Refusal | None:
    """Why a card may not be played to a trick, None if it may: no match, no position is needed.

    ``hand``: the cards in hand, this one among them. ``trick``: what lies on the table, the leader's card first; empty:
    this card leads. ``trump``: a suit's letter; ``-`` or ``NT`` for none. ``index``: tricks finished before this one,
    for rules under which duties begin later. ``foreign``: somebody else's marriage made the trump, for rules that
    forbid to lead it. ``new``: this player made it, by what was announced with the lead of the trick before, for rules
    under which it must be led next (``play.trump_lead``). ``declarer``: how many players play to this trick before the
    declarer, 0 if he leads, for rules under which his duties are not those of the others (``play.partial_trumping``,
    ``play.overtrump_declarer``); None: nobody is one.

    The codes are those of a match (``must_follow_suit``, ``must_trump``, ``not_your_card`` ...). Raises RulesError
    for the rules, NotationError for what is no card or suit, SetupError (card_not_in_pack, wrong_count) for a trick
    that cannot lie there, SetupError (bad_range) for an ``index`` that no deal has or a ``declarer`` that no trick
    has, SetupError (trump_impossible) for a trump that cannot be new: nothing is led before (``index``), nobody can
    announce, it is another's, or this hand cannot be what is left after the announcement.
    """
    found = game(rules)
    held = parse_cards(hand) if isinstance(hand, str) else hand
    lying = tuple(map(parse_card, trick.replace(",", " ").split())) if isinstance(trick, str) else tuple(trick)
    letter = trump.strip().upper()
    if letter not in ("", "-", "NT", *SUITS):
        raise NotationError("bad_suit", text=trump[:40])
    suit = SUITS.index(letter) if letter in SUITS and letter else -1
    played = parse_card(card) if isinstance(card, str) else card
    state, seat = found.lone_trick(
        held, lying, suit, index, foreign=foreign, new=new, declarer=-1 if declarer is None else declarer
    )
    return found.why_not(state, seat, Play(played))


def new_match(rules: str, dealer: Seat = 0) -> Match[Any, Any, Any]:
    """A match that waits for its first shuffle. Raises RulesError."""
    return Match(game(rules), dealer)
