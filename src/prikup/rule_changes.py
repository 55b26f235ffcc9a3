"""What changes for somebody who knows one rule set and sits down at a table of another.

Not option against option, but by how often it matters: bots play deals under the known rules, and each option in which
the other rules differ is tried alone on the same deals, from the same sheet, with the same shuffle and the same
actions. A deal differs where somebody may do something else, or is asked when he was not, or where the same play
writes something else. An option that cannot be changed alone goes with those that it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, Literal

from msgspec import Struct

from prikup import games
from prikup.bots import default_bot, make_bot
from prikup.core.actions import Shuffle
from prikup.core.cards import Cards, mask_of, union
from prikup.core.errors import PrikupError, RulesError
from prikup.core.events import Line, score_event
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.options import RuleSet, Value, differences, get_option, with_options
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.match_runner import AnyMatch, MatchRunner
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


def rule_changes(known: str, new: str, deals: int = DEALS, seed: str = "") -> RuleChanges:
    """What changes from one rule set to another, over so many deals of bots (1 to 100,000).

    The same arguments give the same answer. Raises RulesError for rule strings that have no rules, ``rules_apart``
    for two games or numbers of players, whose deals cannot be compared, ``deals_range`` for a number of deals.
    """
    if not 1 <= deals <= MOST_DEALS:
        raise RulesError("deals_range", value=str(deals)[:20], least=1, most=MOST_DEALS)
    ours, theirs = games.game(known), games.game(new)
    if ours.name != theirs.name or ours.players != theirs.players:
        raise RulesError("rules_apart", first=ours.text, second=theirs.text)
    tries = [_Try(group, game) for group, game in _alone(ours, theirs)]
    if tries:
        for number, deal in enumerate(_played(ours, deals, seed), 1):
            for one in tries:
                one.compare(deal, number)
    changes = [one.change() for one in tries]
    # What matters as often stands in the order in which the options are declared.
    return RuleChanges(ours.text, theirs.text, deals, tuple(sorted(changes, key=lambda found: -found.share)))


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


def _played(game: AnyGame, deals: int, seed: str) -> Iterator[_Deal]:
    """So many deals of matches of the default bots under the known rules."""
    number = found = 0
    while found < deals:
        for deal in _match(game, derived_seed(seed, number)):
            found += 1
            yield deal
            if found == deals:
                return
        number += 1


def _match(game: AnyGame, seed: str) -> Iterator[_Deal]:
    match: AnyMatch = Match(game, 0)
    bots = {seat: make_bot(default_bot(game.name), f"{seed}:{seat}", game.name) for seat in range(game.players)}
    runner = MatchRunner(match, bots, lambda shuffle: derived_seed(seed, shuffle))
    for _ in range(LONGEST_MATCH):
        # What is asked between deals belongs to the deal before.
        while not match.over and not _begins(match):
            runner.step()
        if match.over:
            return
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
