"""Tables, matches, records and replays."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from prikup import games
from prikup.notation.reading import record_text
from prikup.server.bodies import (
    BotAsked,
    MatchLine,
    OpenCards,
    Pace,
    RecordKept,
    RecordText,
    Replay,
    SeatAsked,
    Sought,
    TableInfo,
    TableOptions,
    Where,
)
from prikup.server.errors import ServerError
from prikup.server.server_state import UserRequest, address, demand_of, require_user, server_state


@get("/lobby")
async def lobby(request: UserRequest) -> list[TableInfo]:
    """Public tables that are waiting or playing."""
    return await server_state(request).hub.lobby()


@get("/pairing")
async def sought(request: UserRequest) -> list[Sought]:
    """What people wait for at the quick pairing."""
    return server_state(request).pairing.sought()


@get("/matches")
async def matches(request: UserRequest) -> list[MatchLine]:
    """The tables where the user sits or sat, newest first."""
    return await server_state(request).hub.matches((await require_user(request)).id)


@post("/tables")
async def make_table(data: JSONBody[TableOptions], request: UserRequest) -> TableInfo:
    """A new table; its maker is its host."""
    state = server_state(request)
    user = await require_user(request)
    rates = state.settings.rates
    state.limiter.demand(rates.tables, "table", user.id)
    state.limiter.demand(rates.tables_day, "table", user.id)
    demand_of(request, rates.tables, rates.tables_address_day, "tables")
    state.disk.demand_for_new()
    if data.deal is not None and len(data.bots) < games.game(data.rules).players - 1:
        # Whoever enters a deal knows all hands: no other person may join unaware.
        raise ServerError("bad_options", option="deal")
    return await state.hub.make(user, data, state.origins.of_table(address(request)))


@get("/tables/{table:str}")
async def table_info(table: FromPath[str], request: UserRequest) -> TableInfo:
    """What everybody with the link may know of a table."""
    return await server_state(request).hub.info(table)


@get("/tables/{table:str}/where")
async def table_where(table: FromPath[str], request: UserRequest) -> Where:
    """Which of the servers that share a database has a table."""
    hub = server_state(request).hub
    place = await hub.place(table)
    return Where(place == hub.here, place.worker, place.url)


@post("/tables/{table:str}/sit", status_code=200)
async def sit(table: FromPath[str], data: JSONBody[SeatAsked], request: UserRequest) -> TableInfo:
    """Takes a seat, another one, or the own one back from the bot."""
    return await server_state(request).hub.sit(await require_user(request), table, data.seat)


@post("/tables/{table:str}/leave", status_code=200)
async def leave(table: FromPath[str], request: UserRequest) -> TableInfo:
    """Leaves a table. In a running match a bot plays until the person is back."""
    return await server_state(request).hub.leave(await require_user(request), table)


@post("/tables/{table:str}/bot", status_code=200)
async def seat_bot(table: FromPath[str], data: JSONBody[BotAsked], request: UserRequest) -> TableInfo:
    """The host puts a bot on a free seat or takes it away."""
    return await server_state(request).hub.seat_bot(await require_user(request), table, data.seat, data.bot)


@post("/tables/{table:str}/start", status_code=200)
async def start(table: FromPath[str], request: UserRequest) -> TableInfo:
    """The host starts; bots take the free seats."""
    return await server_state(request).hub.begin(await require_user(request), table)


@post("/tables/{table:str}/abandon", status_code=200)
async def abandon(table: FromPath[str], request: UserRequest) -> TableInfo:
    """Votes to abandon the match; it is abandoned when all people who play agree."""
    return await server_state(request).hub.vote_abandon(await require_user(request), table, agree=True)


@post("/tables/{table:str}/keep", status_code=200)
async def keep(table: FromPath[str], request: UserRequest) -> TableInfo:
    """Takes the vote to abandon back."""
    return await server_state(request).hub.vote_abandon(await require_user(request), table, agree=False)


@post("/tables/{table:str}/again", status_code=200)
async def again(table: FromPath[str], request: UserRequest) -> TableInfo:
    """Votes for a rematch; when all agree, ``rematch`` names its table."""
    server_state(request).disk.demand_for_new()
    return await server_state(request).hub.again(await require_user(request), table)


@post("/tables/{table:str}/pace", status_code=200)
async def pace(table: FromPath[str], data: JSONBody[Pace], request: UserRequest) -> TableInfo:
    """How long bots wait before they act."""
    return await server_state(request).hub.set_pace(await require_user(request), table, data.pace)


# ------------------------------------------------------------------------------------------------- records


@get("/tables/{table:str}/record", media_type="text/plain")
async def table_record(table: FromPath[str], request: UserRequest, format: FromQuery[str] = "text") -> Response[str]:  # noqa: A002
    """The record of a match that is over, to keep: ``format`` is ``text`` or ``json``."""
    state = server_state(request)
    with state.work_limit.take(address(request)):
        record = await state.hub.record(table)
    if format not in ("text", "json"):
        raise ServerError("bad_request", field="format")
    text, kind = (
        (record_text(record), "text/plain") if format == "text" else (record.json().decode(), "application/json")
    )
    name = f"prikup-{re.sub('[^A-Za-z0-9_-]', '', table)}.{'record' if format == 'text' else 'json'}"
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/disclosure", media_type="application/json")
async def table_disclosure(table: FromPath[str], request: UserRequest) -> Response[str]:
    """What is told of a match that is over: its record, the secret of its bots, and who made which decision."""
    state = server_state(request)
    with state.work_limit.take(address(request)):
        found = await state.hub.disclosure(table)
        text = found.json().decode()
    name = f"prikup-{re.sub('[^A-Za-z0-9_-]', '', table)}-disclosure.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/tables/{table:str}/deals/{deal:int}")
async def table_deal(table: FromPath[str], deal: FromPath[int], request: UserRequest) -> Replay:
    """A finished deal with all hands, step by step. Deals count from 1."""
    state = server_state(request)
    state.limiter.demand(state.settings.rates.replays, "replay", address(request))
    with state.work_limit.take(address(request)):
        return await state.hub.replay(table, deal)


@get("/tables/{table:str}/deals/{deal:int}/steps/{step:int}/open-cards")
async def table_open_cards(
    table: FromPath[str], deal: FromPath[int], step: FromPath[int], request: UserRequest
) -> OpenCards:
    """What each play could still bring in a finished deal, after so many steps of its replay."""
    state = server_state(request)
    with _open_cards(request):
        return await state.solved.of_table(table, deal, step, address(request))


@post("/records", request_max_body_size=4 * 1024 * 1024)
async def keep_record(data: JSONBody[RecordText], request: UserRequest) -> RecordKept:
    """A record from elsewhere, checked and kept under an id in canonical form, while it is opened now and then."""
    state = server_state(request)
    user = await require_user(request)
    state.limiter.demand(state.settings.rates.uploads, "upload", address(request))
    with state.work_limit.take(address(request)):
        return await state.records.keep(data.text, user.id, address(request))


@get("/records/{record:str}/deals/{deal:int}")
async def record_deal(record: FromPath[str], deal: FromPath[int], request: UserRequest) -> Replay:
    """A deal of an uploaded record with all hands."""
    state = server_state(request)
    state.limiter.demand(state.settings.rates.replays, "replay", address(request))
    with state.work_limit.take(address(request)):
        return await state.records.replay(record, deal)


@get("/records/{record:str}/deals/{deal:int}/steps/{step:int}/open-cards")
async def record_open_cards(
    record: FromPath[str], deal: FromPath[int], step: FromPath[int], request: UserRequest
) -> OpenCards:
    """The same for a deal of an uploaded record."""
    state = server_state(request)
    with _open_cards(request):
        return await state.solved.of_record(record, deal, step, address(request))


def _open_cards(request: UserRequest) -> AbstractContextManager[None]:
    """Counts a question about a position, and the job until its end. Raises ServerError(too_many_requests)."""
    state = server_state(request)
    state.limiter.demand(state.settings.rates.open_cards, "open_cards", address(request))
    return state.work_limit.take(address(request))


HANDLERS = [
    lobby,
    sought,
    matches,
    make_table,
    table_info,
    table_where,
    sit,
    leave,
    seat_bot,
    start,
    abandon,
    keep,
    again,
    pace,
    table_record,
    table_disclosure,
    table_deal,
    table_open_cards,
    keep_record,
    record_deal,
    record_open_cards,
]
