"""What changes from one rule set to another, in words: for the command line and for the pages of a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from prikup import games
from prikup.core.events import Line
from prikup.core.seats import TABLE
from prikup.rule_changes import FirstDifference, RuleChange, RuleChanges
from prikup.texts import Texts

FEW = 4
"""Actions or score lines of an example that are told; more say no more."""


class SaidChange(Struct, frozen=True):
    """A change that is noticed at the table."""

    often: str
    """In how many of the deals."""
    options: tuple[str, ...]
    """What is different, each with its value and with what it was."""
    first: str
    """Where it was seen first, in one sentence."""


class SaidChanges(Struct, frozen=True):
    """All changes, what matters most often first."""

    head: str
    """How the rules were compared; that there is no difference, if there is none."""
    changes: tuple[SaidChange, ...]
    order: tuple[str, ...]
    """Options by which the same shuffle gives other cards; nobody notices."""
    never: tuple[str, ...]
    """Options that came up in none of the deals."""


def said_changes(texts: Texts, found: RuleChanges, names: Sequence[str] = ()) -> SaidChanges:
    """The changes in the words of a language. ``names``: those of the players, by seat."""
    words = texts.of(games.game(found.known))
    if not found.changes:
        return SaidChanges(words.say("rules-diff-same"), (), (), ())
    quiet = [change for change in found.changes if not change.share]
    return SaidChanges(
        words.say("rules-diff-head", deals=found.deals),
        tuple(
            SaidChange(_often(words, change), tuple(_options(words, change)), _example(words, change.first, names))
            for change in found.changes
            if change.share and change.first is not None
        ),
        tuple(one for change in quiet if change.differ for one in _options(words, change)),
        tuple(one for change in quiet if not change.differ for one in _options(words, change)),
    )


def _often(words: Texts, change: RuleChange) -> str:
    share = "all" if change.differ == change.deals else "some"
    return words.say("rules-diff-often", share=share, differ=change.differ, deals=change.deals)


def _options(words: Texts, change: RuleChange) -> Iterable[str]:
    known = games.options(words.game)
    for name, (was, value) in change.options.items():
        yield words.say(
            "rules-diff-option",
            title=words.option_title(known[name]),
            value=words.option_value(known[name], value),
            was=words.option_value(known[name], was),
        )


def _example(words: Texts, first: FirstDifference, names: Sequence[str]) -> str:
    """Where it was seen first, in one sentence."""
    seat = words.seat(first.seat, names)
    more, less = (_some(words.action(action, names) for action in some) for some in (first.more, first.less))
    before, after = (_some(_lines(words, lines, names)) for lines in (first.before, first.after))
    if first.kind in ("deal", "ends"):
        return words.say(f"rules-diff-{first.kind}", deal=first.deal)
    if first.kind == "asked":
        message = "asked" if more and first.seat != TABLE else "turn"
        return words.say(f"rules-diff-{message}", deal=first.deal, seat=seat, what=more)
    if first.kind == "writes":
        return words.say(f"rules-diff-{'writes' if after else 'unwritten'}", deal=first.deal, what=after or before)
    return words.say(f"rules-diff-{'more' if more else 'less'}", deal=first.deal, seat=seat, what=more or less)


def _lines(words: Texts, lines: Sequence[Line], names: Sequence[str]) -> Iterable[str]:
    for line in lines:
        yield words.say(
            "rules-diff-line",
            seat=words.seat(line.seat, names),
            line=words.line(line, names),
            amount=words.signed(line.amount),
        )


def _some(said: Iterable[str]) -> str:
    """The first few, each once."""
    each = list(dict.fromkeys(said))
    return ", ".join(each[:FEW]) + (", …" if len(each) > FEW else "")
