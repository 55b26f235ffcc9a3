"""A finished deal, step by step, with all hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict, astuple, replace

from prikup.core.actions import Shuffle
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.core.shuffle import commitment
from prikup.server.bodies import Replay, ReplayStep
from prikup.server.problems import ServerError
from prikup.server.tables.feed import WATCHER

Log = Sequence[tuple[Seat, Any]]


def deals_of(match: Match[Any, Any, Any]) -> int:
    """How many deals of a match are finished, without those that had been written before it began here."""
    before = 0 if match.start is None else match.game.deals(match.start)
    return match.game.deals(match.state) - before


def replay(match: Match[Any, Any, Any], log: Log, deal: int, names: Sequence[str]) -> Replay:
    """Deal number ``deal`` (from 1) of a match, with redeals. Raises ServerError(no_such_deal).

    ``match`` is not changed; ``log`` is what it had done at some moment.
    """
    deals = deals_of(match)
    if not 1 <= deal <= deals:
        raise ServerError("no_such_deal", deal=deal, deals=deals)
    game = match.game
    again: Match[Any, Any, Any] = Match(match.game, match.dealer, start=match.start)
    view = game.fresh_view(again.state, match.players)
    for told in again.events:
        if game.public(told):
            view = game.fold(view, told)
    first, steps, seed = view, [], ""
    for seat, action in log:
        number = deals_of(again) + 1
        if number > deal:
            break
        events = again.apply(seat, action)
        before = view
        for told in events:
            if game.public(told):
                view = game.fold(view, told)
        if number < deal:
            first = view
            continue
        if isinstance(action, Shuffle):
            seed = action.seed
        shown = tuple(told.event for told in events if told.to)
        now = again.state
        steps.append(ReplayStep(seat, action, shown, _patch(before, view), game.hands(now), game.piles(now)))
    fields = asdict(first)
    fields["seat"] = WATCHER
    return Replay(
        table="",
        record="",
        rules=game.text,
        game=game.name,
        names=tuple(names),
        deal=deal,
        deals=deals,
        view=fields,
        steps=tuple(steps),
        seed=seed,
        commitment=commitment(seed) if seed else "",
    )


def of_table(found: Replay, table: str) -> Replay:
    """A replay of a table's deal."""
    return replace(found, table=table)


def of_record(found: Replay, record: str) -> Replay:
    """A replay of an uploaded record: its seeds were never promised to anybody."""
    return replace(found, record=record, commitment="")


def _patch(old: Any, new: Any) -> dict[str, Any]:
    pairs = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: value for name, before, value in pairs if value is not before and value != before}
