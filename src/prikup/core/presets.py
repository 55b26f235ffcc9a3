"""Rule strings (``thousand/ru+barrel.at=880``) and presets, whose files hold only the differences.

The name of a preset means the same for ever, since records, sheets and links hold it. A preset that is corrected gets a
further edition, ``preferans/sochi@2``: one ``[[edition]]`` in its file, with what changes (docs/decisions/0016).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import ClassVar, Generic, TypeVar

from prikup.core.errors import RulesError
from prikup.core.options import RuleSet, Value, differences, get_option, nearest, options_of, value_text, with_options

R = TypeVar("R", bound=RuleSet)

LONGEST = 4000
"""The most characters of a rule string; longer text is refused unread."""


def without_edition(name: str) -> str:
    """The name of a preset without its edition: its titles and files are those of all editions."""
    return name.partition("@")[0]


class Presets(Generic[R]):
    """The presets of one game, read from folders of TOML files (``extends`` names the preset they change).

    A folder is a family: its name is the first word of a rule string. Most games have one family, named like the game.
    """

    EDITIONS: ClassVar[str] = "edition"
    """The key of the later editions in a file."""

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
        """The presets as rule strings, each in its last edition, by family, in the order of the ``order`` keys."""
        return tuple(self._edition(name, self._last(name)) for name in self._listed())

    def every(self) -> tuple[str, ...]:
        """The presets in all editions, the first ones before the others."""
        listed = self._listed()
        later = [self._edition(name, number) for name in listed for number in range(2, self._last(name) + 1)]
        return (*listed, *later)

    def _listed(self) -> list[str]:
        return sorted(self._files, key=self._place)

    def _place(self, name: str) -> tuple[int, int, str]:
        return self.families.index(name.partition("/")[0]), int(str(self._files[name].get("order", 99))), name

    def _changes(self, name: str) -> list[Mapping[str, object]]:
        """What each later edition changes."""
        found: list[Mapping[str, object]] = self._files[name].get(self.EDITIONS, [])
        return found

    def _last(self, name: str) -> int:
        return 1 + len(self._changes(name))

    @staticmethod
    def _edition(name: str, number: int) -> str:
        return name if number == 1 else f"{name}@{number}"

    def before(self, name: str) -> str | None:
        """The edition that came before an edition of a preset; None of a first one."""
        file, at, number = name.partition("@")
        return self._edition(file, int(number) - 1) if at else None

    def later_edition(self, text: str) -> str | None:
        """A rule string with its preset in the last edition.

        None where it names that one, where the edition changes nothing of these rules, or where the options that the
        string names exclude each other in it. Raises RulesError for a string that has no rules itself.
        """
        head, *changes = text.strip().split("+")
        rules = self.parse(text)
        last = self._edition(without_edition(head), self._last(without_edition(head)))
        later = "+".join([last, *changes])
        try:
            return None if self.parse(later) == rules else later
        except RulesError:
            return None

    def varied(self) -> frozenset[str]:
        """The options in which presets differ: what players have to agree on, before all that hardly anybody plays."""
        every = [self.get(name) for name in self.names()]
        return frozenset(
            name for name in options_of(type(self.base)) if len({get_option(rules, name) for rules in every}) > 1
        )

    def title(self, name: str) -> str:
        """The English title of a preset."""
        return str(self._files[without_edition(name)].get("title", name))

    def get(self, name: str) -> R:
        """The rule set of a preset such as ``thousand/ru``. Raises RulesError(unknown_preset)."""
        if name not in self._built:
            file, at, number = name.partition("@")
            if file not in self._files or (at and name not in self.every()):
                known, family = self.names(), f"{name.partition('/')[0]}/"
                alike = ", ".join(one for one in known if one.startswith(family)) or ", ".join(known)
                raise RulesError("unknown_preset", preset=name[:80], known=alike, nearest=nearest(name[:80], known))
            if at:
                before = self.get(self._edition(file, int(number) - 1))
                rules = with_options(before, self._values(self._changes(file)[int(number) - 2]))
            else:
                parent = self._files[file].get("extends")
                rules = self.get(f"{file.partition('/')[0]}/{parent}") if parent else self.base
                rules = with_options(rules, self._values(self._files[file]))
            self._check(rules)
            self._built[name] = rules
        return self._built[name]

    def _values(self, data: Mapping[str, object]) -> dict[str, Value]:
        """The options in the sections of a file, or of one edition in it."""
        found: dict[str, Value] = {}
        for section, fields in data.items():
            if isinstance(fields, dict):
                for field, value in fields.items():
                    # TOML has no null: "off" stands for it in options that hold a number or nothing.
                    found[f"{section}.{field}"] = self._plain(f"{section}.{field}", value)
        return found

    def _plain(self, name: str, value: Value) -> Value:
        option = options_of(type(self.base)).get(name)
        return option.read(value_text(value)) if option else value

    def parse(self, text: str) -> R:
        """The rule set of ``family/preset+option=value+...``. Raises RulesError with the place and the reason."""
        try:
            return self._parse(text)
        except RulesError as fault:
            fault.game = self.game
            raise

    def _parse(self, text: str) -> R:
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
        """The canonical rule string: the preset with the fewest differences, then these in declared order.

        Among equals the first one, and a first edition before later ones: what was canonical once stays so.
        """
        names = self.every()
        changes = {name: differences(rules, self.get(name)) for name in names}
        best = min(names, key=lambda name: len(changes[name]))
        return "+".join([best, *(f"{name}={value_text(value)}" for name, value in changes[best].items())])
