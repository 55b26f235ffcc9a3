"""Rule strings (``thousand/ru+barrel.at=880``) and presets, whose files hold only the differences."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

from prikup.core.errors import RulesError
from prikup.core.options import RuleSet, Value, differences, get_option, nearest, options_of, value_text, with_options

R = TypeVar("R", bound=RuleSet)

LONGEST = 4000
"""The most characters of a rule string; longer text is refused unread."""


class Presets(Generic[R]):
    """The presets of one game, read from folders of TOML files (``extends`` names the preset they change).

    A folder is a family: its name is the first word of a rule string. Most games have one family, named like the game.
    """

    def __init__(self, game: str, base: R, folders: Mapping[str, Traversable], check: Callable[[R], None]) -> None:
        self.game = game
        self.base = base
        self.families = tuple(folders)
        """The first words of the game's rule strings."""
        self._check = check
        self._files = {
            f"{family}/{entry.name.removesuffix('.toml')}": tomllib.loads(entry.read_text("utf-8"))
            for family, folder in folders.items()
            for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
            if entry.name.endswith(".toml")
        }
        self._built: dict[str, R] = {}

    def names(self) -> tuple[str, ...]:
        """The presets as rule strings, by family, in the order of the files' ``order`` key."""
        return tuple(sorted(self._files, key=self._place))

    def _place(self, name: str) -> tuple[int, int, str]:
        return self.families.index(name.partition("/")[0]), int(str(self._files[name].get("order", 99))), name

    def varied(self) -> frozenset[str]:
        """The options in which presets differ: what players have to agree on, before all that hardly anybody plays."""
        every = [self.get(name) for name in self.names()]
        return frozenset(
            name for name in options_of(type(self.base)) if len({get_option(rules, name) for rules in every}) > 1
        )

    def title(self, name: str) -> str:
        """The English title of a preset."""
        return str(self._files[name].get("title", name))

    def get(self, name: str) -> R:
        """The rule set of a preset such as ``thousand/ru``. Raises RulesError(unknown_preset)."""
        if name not in self._files:
            raise RulesError("unknown_preset", preset=name[:80], known=", ".join(self.names()))
        if name not in self._built:
            data: Mapping[str, object] = self._files[name]
            parent = data.get("extends")
            rules = self.get(f"{name.partition('/')[0]}/{parent}") if parent else self.base
            values: dict[str, Value] = {}
            for section, fields in data.items():
                if isinstance(fields, dict):
                    for field, value in fields.items():
                        # TOML has no null: "off" stands for it in options that hold a number or nothing.
                        values[f"{section}.{field}"] = self._plain(f"{section}.{field}", value)
            rules = with_options(rules, values)
            self._check(rules)
            self._built[name] = rules
        return self._built[name]

    def _plain(self, name: str, value: Value) -> Value:
        option = options_of(type(self.base)).get(name)
        return option.read(value_text(value)) if option else value

    def parse(self, text: str) -> R:
        """The rule set of ``family/preset+option=value+...``. Raises RulesError with the place and the reason."""
        if len(text) > LONGEST:
            raise RulesError("bad_rules_text", text=text[:40] + "...")
        head, *changes = text.strip().split("+")
        family, slash, _ = head.partition("/")
        if family not in self.families or not slash:
            raise RulesError("bad_rules_text", text=head[:80])
        rules = self.get(head)
        options = options_of(type(rules))
        values: dict[str, Value] = {}
        for change in changes:
            option, equals, value = change.strip().partition("=")
            if not equals:
                raise RulesError("bad_rules_text", text=change[:80])
            if option not in options:
                raise RulesError("unknown_option", option=option[:80], nearest=nearest(option, options))
            if option in values:
                raise RulesError("option_twice", option=option)
            values[option] = options[option].read(value)
        rules = with_options(rules, values)
        self._check(rules)
        return rules

    def text(self, rules: R) -> str:
        """The canonical rule string: the preset with the fewest differences, then these in declared order."""
        names = self.names()
        changes = {name: differences(rules, self.get(name)) for name in names}
        best = min(names, key=lambda name: len(changes[name]))
        return "+".join([best, *(f"{name}={value_text(value)}" for name, value in changes[best].items())])
