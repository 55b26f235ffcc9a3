"""What changes for somebody who knows one rule set and sits down at a table of another.

Not option against option, but by how often it matters: bots play deals under the known rules, and each option in which
the other rules differ is tried alone on the same deals, from the same sheet, with the same shuffle and the same
actions. A deal differs where somebody may do something else, or is asked when he was not, or where the same play
writes something else. An option that cannot be changed alone goes with those that it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Literal

import msgspec
from msgspec import Struct

from prikup import games
from prikup.bots import default_bot, make_bot
from prikup.core.actions import Shuffle
from prikup.core.cards import Cards, mask_of, union
from prikup.core.errors import PrikupError, RulesError
from prikup.core.events import Line, score_event
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.options import RuleSet, Value, differences, get_option, value_text, with_options
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.match_runner import AnyMatch, MatchRunner
from prikup.notation.actions import action_text
from prikup.notation.position import parse_state, setup_text

DEALS = 1000
MOST_DEALS = 100_000
LONGEST_MATCH = 60
"""Deals after which a match of the bots is left, so that sheets of all heights are seen and no match lasts for ever."""

Kind = Literal["asked", "order", "deal", "may", "writes", "ends"]
"""What first differs: ``order``: the same shuffle gives other cards, as many to each, which no player can notice;
``deal``: the pack, or how many cards each gets; ``asked``: whose turn it is; ``may``: what a seat may do; ``writes``:
what is written for the same play; ``ends``: whether the match goes on."""


class FirstDifference(Struct, frozen=True):
    """Where a deal goes another way for the first time."""

    deal: int
    """Its number among the deals that were played, from 1."""
    position: str
    """The sheet before it, as a position of the known rules without their name."""
    seed: str
    """The seed of its shuffle, in hex."""
    steps: int
    """Actions after the shuffle until it differs."""
    kind: Kind
    seat: Seat
    """Who may do or is asked for something else, under the new rules; -1 where it is nobody."""
    more: tuple[Any, ...] = ()
    """Actions that only the new rules allow; for ``asked`` all that may be done."""
    less: tuple[Any, ...] = ()
    """Actions that only the known rules allow."""
    before: tuple[Line, ...] = ()
    """Score lines that only the known rules write."""
    after: tuple[Line, ...] = ()
    """Score lines that only the new rules write."""


class RuleChange(Struct, frozen=True):
    """One option that is different, or some that go together."""

    options: dict[str, tuple[Value, Value]]
    """By name the known value and the new one."""
    deals: int
    """How many deals were compared: not those whose sheet the changed rules do not know."""
    differ: int
    """In how many of them something is different."""
    scores: int
    """In how many of them the same play writes something else."""
    first: FirstDifference | None

    @property
    def share(self) -> float:
        """The part of the deals in which it matters, 0 to 1."""
        noticed = self.first is not None and self.first.kind != "order"
        return self.differ / self.deals if noticed else 0.0


class RuleChanges(Struct, frozen=True):
    """All that is different, what matters most often first."""

    known: str
    new: str
    """Rule strings."""
    deals: int
    changes: tuple[RuleChange, ...]


class _Deal(Struct, frozen=True, gc=False):
    """A deal as it was played under the known rules."""

    position: str
    steps: tuple[tuple[Seat, Any], ...]
    """From the shuffle on."""
    may: tuple[tuple[tuple[Any, ...], ...], ...]
    """Before each of the steps, by seat all that it may do."""
    asked: tuple[tuple[Seat, ...], ...]
    """Before each of the steps, whose turn it is."""
    hands: tuple[tuple[Cards, ...], ...]
    """Before each of the steps, the cards of each seat."""
    pack: tuple[Cards, ...]
    """Before each of the steps, all cards in play."""
    written: tuple[Line, ...]
    end: tuple[tuple[Seat, ...], tuple[Seat, ...] | None]
    """Whose turn it is after the last step, and who has won the match."""


class Part(Struct, frozen=True):
    """Some deals of a comparison: those of one match of the bots after the first ``before``, ``most`` of them at most.

    A part can be compared by itself, in any process, and gives the same each time.
    """

    match: int
    """Number of the match, from 0."""
    before: int
    most: int


class PartFound(Struct, frozen=True):
    """What was found in a part."""

    deals: int
    """How many there were."""
    changes: tuple[RuleChange, ...]
    """In the order in which the options are declared; the deals are numbered from 1 in each part."""


class Comparison:
    """A comparison in parts: ``part`` says which is next, ``add`` takes what ``compared`` found in it.

    ``deals`` and the errors are those of ``rule_changes``. ``trials``: how much is done in a part, one change on one
    deal being one trial; what is found in the end does not depend on it. At least one deal is compared.
    """

    def __init__(
        self, known: str, new: str, deals: int = DEALS, seed: str = "", *, trials: int = LONGEST_MATCH * MOST_DEALS
    ) -> None:
        if not 1 <= deals <= MOST_DEALS:
            raise RulesError("deals_range", value=str(deals)[:20], least=1, most=MOST_DEALS)
        ours, theirs = comparable(known, new)
        self.known, self.new, self.deals, self.seed = ours.text, theirs.text, deals, seed
        self.done = 0
        """Deals that have been compared."""
        self._match = self._before = 0
        self._changes = tuple(_Try(group, game).change() for group, game in _tries(ours.text, theirs.text))
        self._at_once = max(1, trials // max(1, len(self._changes)))

    @property
    def part(self) -> Part | None:
        """What is to be compared next; None if that was all."""
        left = self.deals - self.done if self._changes else 0
        return Part(self._match, self._before, min(left, self._at_once, LONGEST_MATCH - self._before)) if left else None

    def add(self, part: Part, found: PartFound) -> None:
        """Takes what was found in the part that was next."""
        self._changes = tuple(
            _joined(before, change, self.done) for before, change in zip(self._changes, found.changes, strict=True)
        )
        self.done += found.deals
        self._before += found.deals
        if found.deals < part.most or self._before == LONGEST_MATCH:
            self._match, self._before = self._match + 1, 0

    def changes(self) -> RuleChanges:
        """All that was found, what matters most often first."""
        # What matters as often stands in the order in which the options are declared.
        changes = tuple(sorted(self._changes, key=lambda found: -found.share))
        return RuleChanges(self.known, self.new, self.deals, changes)


def rule_changes(known: str, new: str, deals: int = DEALS, seed: str = "") -> RuleChanges:
    """What changes from one rule set to another, over so many deals of bots (1 to 100,000).

    The same arguments give the same answer. Raises RulesError for rule strings that have no rules, ``rules_apart``
    for two games or numbers of players, whose deals cannot be compared, ``deals_range`` for a number of deals.
    """
    comparison = Comparison(known, new, deals, seed)
    while (part := comparison.part) is not None:
        comparison.add(part, compared(comparison.known, comparison.new, seed, part))
    return comparison.changes()


def compared(known: str, new: str, seed: str, part: Part) -> PartFound:
    """What one part of a comparison finds. Raises RulesError as ``rule_changes``."""
    ours, theirs = comparable(known, new)
    tries = [_Try(group, game) for group, game in _tries(ours.text, theirs.text)]
    number = 0
    for number, deal in enumerate(_match(ours, derived_seed(seed, part.match), part), 1):
        for one in tries:
            one.compare(deal, number)
    return PartFound(number, tuple(one.change() for one in tries))


def comparable(known: str, new: str) -> tuple[AnyGame, AnyGame]:
    """The games of two rule strings whose deals can be compared. Raises RulesError, ``rules_apart`` for two games or
    numbers of players."""
    ours, theirs = games.game(known), games.game(new)
    if ours.name != theirs.name or ours.players != theirs.players:
        raise RulesError("rules_apart", first=ours.text, second=theirs.text)
    return ours, theirs


def read_part(game: AnyGame, data: bytes) -> PartFound:
    """What was found in a part, of its MessagePack form: the actions in it are those of the game. Raises
    msgspec.ValidationError."""
    found = msgspec.msgpack.decode(data, type=PartFound)
    kind: Any = tuple[game.action_type, ...]  # type: ignore[name-defined]

    def read(first: FirstDifference) -> FirstDifference:
        more, less = msgspec.convert(first.more, kind), msgspec.convert(first.less, kind)
        return msgspec.structs.replace(first, more=more, less=less)

    changes = (msgspec.structs.replace(one, first=one.first and read(one.first)) for one in found.changes)
    return PartFound(found.deals, tuple(changes))


def changes_data(found: RuleChanges) -> dict[str, Any]:
    """The changes as JSON has them: options as in rule strings, actions as in records."""

    def first(one: FirstDifference) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(one)
        return data | {
            "more": [action_text(action) for action in one.more],
            "less": [action_text(action) for action in one.less],
        }

    changes = [
        {
            "options": {
                name: {"known": value_text(was), "new": value_text(value)}
                for name, (was, value) in change.options.items()
            },
            "deals": change.deals,
            "differ": change.differ,
            "scores": change.scores,
            "first": first(change.first) if change.first else None,
        }
        for change in found.changes
    ]
    return {"known": found.known, "new": found.new, "deals": found.deals, "changes": changes}


def _joined(before: RuleChange, found: RuleChange, done: int) -> RuleChange:
    """A change over some deals, and over those that follow ``done`` others."""
    first = before.first
    if first is None and found.first is not None:
        first = msgspec.structs.replace(found.first, deal=found.first.deal + done)
    return RuleChange(
        before.options, before.deals + found.deals, before.differ + found.differ, before.scores + found.scores, first
    )


@lru_cache(maxsize=16)
def _tries(known: str, new: str) -> tuple[tuple[dict[str, tuple[Value, Value]], AnyGame], ...]:
    """What is tried of two rule strings, kept: a comparison in parts asks for each."""
    return tuple(_alone(*comparable(known, new)))


def _alone(known: AnyGame, new: AnyGame) -> Iterator[tuple[dict[str, tuple[Value, Value]], AnyGame]]:
    """Each different option with the known rules in which it alone is as in the new ones, or with those it needs."""
    wanted = differences(new.rules, known.rules)
    told: set[str] = set()
    for name in wanted:
        if name in told:
            continue
        group, game = _with_needed(name, wanted, known, new)
        # What can stand alone is tried alone, too.
        told |= {one for one in group if _conflicts(known, wanted, (one,))}
        yield {one: (get_option(known.rules, one), wanted[one]) for one in group}, game


def _with_needed(name: str, wanted: dict[str, Value], known: AnyGame, new: AnyGame) -> tuple[list[str], AnyGame]:
    """The fewest options that can be changed with this one, and the game that they make."""
    group = [name]
    while conflicts := _conflicts(known, wanted, group):
        if len(group) == len(wanted):
            return group, new
        near = [one for one in _named(conflicts) if one in wanted and one not in group]
        # A conflict may name only options that stay as they are; those of the same section are likely to help.
        section = [one for one in wanted if one not in group and _section(one) in map(_section, group)]
        group += near[:1] or section[:1] or [one for one in wanted if one not in group][:1]
    for one in group[1:]:
        fewer = [other for other in group if other != one]
        if not _conflicts(known, wanted, fewer):
            group = fewer
    return group, type(known)(_changed(known, wanted, group))


def _changed(known: AnyGame, wanted: dict[str, Value], options: Iterable[str]) -> RuleSet:
    """The known rules with some options as the new ones have them."""
    return with_options(known.rules, {one: wanted[one] for one in options})


def _conflicts(known: AnyGame, wanted: dict[str, Value], options: Iterable[str]) -> tuple[RulesError, ...]:
    return known.conflicts(_changed(known, wanted, options))


def _section(option: str) -> str:
    return option.partition(".")[0]


def _named(conflicts: Sequence[RulesError]) -> list[str]:
    """The options that conflicts name, in their order."""
    return [str(fault.params[place]).partition("=")[0] for fault in conflicts for place in ("first", "second")]


def _match(game: AnyGame, seed: str, part: Part) -> Iterator[_Deal]:
    """The deals of a part, in a match of the default bots under the known rules."""
    match: AnyMatch = Match(game, 0)
    bots = {seat: make_bot(default_bot(game.name), f"{seed}:{seat}", game.name) for seat in range(game.players)}
    runner = MatchRunner(match, bots, lambda shuffle: derived_seed(seed, shuffle))
    for number in range(min(LONGEST_MATCH, part.before + part.most)):
        # What is asked between deals belongs to the deal before.
        while not match.over and not _begins(match):
            runner.step()
        if match.over:
            return
        if number < part.before:
            runner.step()
        else:
            yield _one_deal(match, runner)


def _begins(match: AnyMatch) -> bool:
    """Whether the table is to shuffle."""
    return match.awaits() == (TABLE,) and match.game.default_ruling(match.state) is None


def _one_deal(match: AnyMatch, runner: MatchRunner) -> _Deal:
    game = match.game
    position, begun, told = setup_text(game.setup_of(match.state)), len(match.log), len(match.events)
    may: list[tuple[tuple[Any, ...], ...]] = []
    asked: list[tuple[Seat, ...]] = []
    hands: list[tuple[Cards, ...]] = []
    pack: list[Cards] = []
    while True:
        pack.append(_pack(game, match.state))
        hands.append(game.hands(match.state))
        may.append(_may(game, match.state))
        asked.append(match.awaits())
        runner.step()
        if match.over or _begins(match):
            break
    written = _written(match.events[told:])
    steps = tuple(match.log[begun:])
    return _Deal(position, steps, tuple(may), tuple(asked), tuple(hands), tuple(pack), written, _end(game, match.state))


def _end(game: AnyGame, state: Any) -> tuple[tuple[Seat, ...], tuple[Seat, ...] | None]:
    return game.awaits(state), game.winners(state)


def _may(game: AnyGame, state: Any) -> tuple[tuple[Any, ...], ...]:
    return tuple(game.legal(state, seat) for seat in range(game.players))


def _written(events: Iterable[Any]) -> tuple[Line, ...]:
    """All score lines among some events."""
    return tuple(line for told in events if (score := score_event(told.event)) for line in score.lines)


class _Try:
    """Some options changed together, and what came of it so far."""

    def __init__(self, options: dict[str, tuple[Value, Value]], game: AnyGame) -> None:
        self._options, self._game = options, game
        self._compared = self._differ = self._scores = 0
        self._first: FirstDifference | None = None

    def compare(self, deal: _Deal, number: int) -> None:
        """Does the deal's actions under the changed rules."""
        state = _begun(self._game, deal.position)
        if state is None:
            return
        self._compared += 1
        found = _first_difference(self._game, state, deal, number)
        if found is not None:
            self._differ += 1
            self._scores += found.kind == "writes"
            self._first = self._first or found

    def change(self) -> RuleChange:
        """What is told of them."""
        return RuleChange(self._options, self._compared, self._differ, self._scores, self._first)


def _pack(game: AnyGame, state: Any) -> Cards:
    """All cards that are in play."""
    return union((*game.hands(state), *map(mask_of, game.piles(state))))


def _begun(game: AnyGame, position: str) -> Any:
    """The state before a deal with this sheet under the changed rules, without counters that they do not keep; None
    where they know no such sheet."""
    fields = set(game.setup_type.__struct_fields__) | set(game.counters)
    known = [part for part in position.split("; ") if part.partition(" ")[0] in fields]
    try:
        return parse_state(game, "; ".join(known))
    except PrikupError:
        return None


def _first_difference(game: AnyGame, state: Any, deal: _Deal, number: int) -> FirstDifference | None:
    """Where the deal goes another way when its actions are done under the changed rules."""
    seed = next((action.seed for _, action in deal.steps if isinstance(action, Shuffle)), "")

    def found(kind: Kind, seat: Seat, steps: int, **more: Any) -> FirstDifference:
        return FirstDifference(number, deal.position, seed, steps, kind, seat, **more)

    events: list[Any] = []
    for at, (seat, action) in enumerate(deal.steps):
        asked = game.awaits(state)
        if asked != deal.asked[at]:
            one = next((one for one in asked if one not in deal.asked[at]), TABLE)
            may = game.legal(state, one) if one != TABLE else ()
            return found("asked", one, at, more=may)
        hands = game.hands(state)
        if hands != deal.hands[at]:
            alike = [*map(int.bit_count, hands)] == [*map(int.bit_count, deal.hands[at])]
            return found("order" if alike and _pack(game, state) == deal.pack[at] else "deal", TABLE, at)
        for one, (before, after) in enumerate(zip_longest(deal.may[at], _may(game, state), fillvalue=())):
            if before != after and set(before) != set(after):
                more = tuple(action for action in after if action not in before)
                less = tuple(action for action in before if action not in after)
                return found("may", one, at, more=more, less=less)
        try:
            state, told = game.apply(state, seat, action)
        except PrikupError:
            return found("asked", seat, at, less=(action,))
        events += told
    written = _written(events)
    before = tuple(line for line in deal.written if line not in written)
    after = tuple(line for line in written if line not in deal.written)
    if before or after:
        return found("writes", TABLE, len(deal.steps), before=before, after=after)
    if _end(game, state) != deal.end:
        return found("ends", TABLE, len(deal.steps))
    return None
