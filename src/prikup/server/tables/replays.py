"""A finished deal, step by step, with all hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from prikup.core.actions import Shuffle
from prikup.core.events import AddressedEvent
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.mixing import chain_in_force
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import commitment
from prikup.fairness import DealMixing, pack_seed
from prikup.notation.position import position_text
from prikup.search.positions import PLAYING
from prikup.server.bodies import Replay, ReplayStep
from prikup.server.errors import ServerError
from prikup.server.tables.feed import WATCHER
from prikup.server.tables.following import Following

SCORED = "scored"
"""What a view calls the phase after a deal."""

Log = Sequence[tuple[Seat, Any]]


def deals_of(match: Match[Any, Any, Any]) -> int:
    """How many deals of a match are finished, without those before its start position."""
    before = 0 if match.start is None else match.game.deals(match.start)
    return match.game.deals(match.state) - before


def replay(match: Match[Any, Any, Any], log: Log, deal: int, names: Sequence[str]) -> Replay:
    """Deal number ``deal`` (from 1) of a match, with redeals. Raises ServerError(no_such_deal).

    ``match`` is not changed; ``log`` is what it had done at some moment.
    """
    deals = _demand(match, deal)
    game = match.game
    again: Match[Any, Any, Any] = Match(match.game, match.dealer, start=match.start)
    following = Following(game, game.fresh_view(again.state, match.players))
    following.follow_all(filter(game.public, again.events))
    fields, steps, seed = following.fields(), [], ""
    for seat, action in log:
        number = deals_of(again) + 1
        if number > deal:
            break
        events = again.apply(seat, action)
        if deals_of(again) == deal:
            del events[_end_of_deal(game, events) :]
        patch = following.follow_all(filter(game.public, events))
        if number < deal:
            fields = following.fields()
            continue
        if isinstance(action, Shuffle):
            seed = action.seed
        shown = tuple(told.event for told in events if told.to)
        now = again.state
        steps.append(ReplayStep(seat, action, shown, patch, game.hands(now), game.piles(now)))
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


class Moment(NamedTuple):
    """A moment of a finished deal."""

    phase: str
    position: str
    """The position with all cards; empty where no tricks are played."""


def moments(match: Match[Any, Any, Any], log: Log, deal: int) -> tuple[Moment, ...]:
    """A finished deal before its first step and after each. Raises ServerError(no_such_deal)."""
    _demand(match, deal)
    again: Match[Any, Any, Any] = Match(match.game, match.dealer, start=match.start)
    found: list[Moment] = []
    for seat, action in log:
        number = deals_of(again) + 1
        if number > deal:
            break
        if number == deal:
            playing = again.phase == PLAYING
            found.append(Moment(again.phase, position_text(again.game, again.state) if playing else ""))
        again.apply(seat, action)
    # What follows the last step is the score, or already the next deal.
    return (*found, Moment(SCORED, ""))


def _demand(match: Match[Any, Any, Any], deal: int) -> int:
    """How many deals are finished. Raises ServerError(no_such_deal) if ``deal`` is not among them."""
    deals = deals_of(match)
    if not 1 <= deal <= deals:
        raise ServerError("no_such_deal", deal=deal, deals=deals)
    return deals


def of_table(found: Replay, table: str, mixing: DealMixing | None) -> Replay:
    """A replay of a table's deal, with what it was mixed with; nothing in a match without chains."""
    deals = mixing.deals if mixing is not None and found.seed else ()
    deal = next((one for one in deals if pack_seed(one) == found.seed), None)
    if mixing is None or deal is None:
        return replace(found, table=table)
    seats = (TABLE, *range(len(deal.mixed.links)))
    number = deal.mixed.deal
    chains = [chain for seat in seats if (chain := chain_in_force(mixing.chains, seat, number)) is not None]
    return replace(
        found,
        table=table,
        commitment=commitment(deal.seed),
        server_seed=deal.seed,
        mixed=deal.mixed,
        chains=tuple(chains),
    )


def of_record(found: Replay, record: str) -> Replay:
    """A replay of an uploaded record: its seeds were never committed to anybody."""
    return replace(found, record=record, commitment="")


def _end_of_deal(game: AnyGame, events: Sequence[AddressedEvent]) -> int:
    """How many events of the action that ends a deal come before the next one begins: the table stays as it lay."""
    return next((at for at, told in enumerate(events) if type(told.event) is game.opening), len(events))
