"""Freezes what the program stores and sends, together with its meaning, in a new folder of spec/corpus.

    python -m tools.corpus 2

An existing folder is never rewritten: every later version must read what an older one wrote, and tests/test_corpus.py
compares the meaning. Make a new folder when the program stores or sends something new.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
from sqlalchemy import select

from prikup import games
from prikup.bots.registry import default_bot, make_bot
from prikup.cli import saves
from prikup.core.actions import Shuffle
from prikup.core.errors import PrikupError, SetupError
from prikup.core.match import Match
from prikup.core.schema import resolved
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.notation.actions import action_text, parse_action
from prikup.notation.position import parse_position, parse_state, position_text
from prikup.notation.reading import record_text
from prikup.notation.record import Record
from prikup.server.bodies import Clock, TableOptions
from prikup.server.store.schema import entries, tables
from prikup.server.tables.feed import WATCHER
from prikup.sheets import keeper
from prikup.sheets.errors import SheetError
from prikup.sheets.shown import shown
from prikup.texts import Texts
from tests.server.http.support import SHORT, running, settings
from tests.server.tables.support import ANNA, BORIS, FOUR_NINES, GUEST, VERA, Client, World, play
from tests.support.corpus import of_match, of_rules, of_sheet, of_state, of_table, plain
from tests.support.forms import random_entry
from tests.support.random_rules import random_rules

ROOT = Path(__file__).resolve().parent.parent / "spec" / "corpus"
NAMES = ("Anna", "Борис", "Vera", "Zoë")
MANY = 40
"""The most legal actions that are stored by name; of more only their number."""
SOON = "thousand/ru+barrel.at=off+end.target=300"
"""Rules for a short match."""
HOUSE_RULES = (
    "thousand/ru+barrel.at=880+bolts.kind=total",
    "thousand/pl+threshold.at=off",
    "preferans/sochi+table.players=4+whist.half=plain",
    "preferans/klassika+help.choice=on",
    "1001/hulsemann+end.target=701",
)


def write(path: Path, text: str | bytes) -> None:
    """Writes a new file, and its folder if missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(text.encode() if isinstance(text, str) else text)


def write_json(path: Path, data: Any) -> None:
    """Writes data as JSON, one line for each item of the outermost array or object."""
    rows = [json.dumps(one, ensure_ascii=False) for one in data] if isinstance(data, list) else []
    if isinstance(data, dict):
        rows = [f"{json.dumps(name)}: {json.dumps(one, ensure_ascii=False)}" for name, one in data.items()]
    first, last = "[]" if isinstance(data, list) else "{}"
    write(path, "\n".join([first, ",\n".join(rows), last]) + "\n")


def file_name(rules: str) -> str:
    """A file name for a rule string."""
    return rules.partition("+")[0].replace("/", "-")


# Matches.


def moved(match: Match[Any, Any, Any], seed: str, bots: Sequence[Any], rng: random.Random, *, strange: bool) -> None:
    """Plays one action: the bot ``thumb``'s, or a random one."""
    seat = match.awaits()[0]
    if seat == TABLE:
        faults = match.legal(TABLE)
        if strange and faults and rng.random() < 0.3:
            match.apply(TABLE, rng.choice(faults))
            return
        match.apply(TABLE, Shuffle(derived_seed(seed, len(match.log))))
        return
    if strange and rng.random() < 0.1:
        seat = rng.randrange(match.players)
    legal = match.legal(seat)
    if strange:
        if legal:
            match.apply(seat, rng.choice(legal))
        return
    match.apply(seat, bots[seat].choose(match.view(seat), legal).action)


def played(
    rules: str, seed: str, deals: int, *, strange: int = 0, most: int = 2000, start: str = ""
) -> Match[Any, Any, Any]:
    """A match of ``deals`` deals; the last ``strange`` of them are played at random."""
    game = games.game(rules)
    state = parse_state(game, start) if start else None
    match: Match[Any, Any, Any] = Match(game, 0, start=state)
    rng = random.Random(seed)
    bots = [make_bot(default_bot(game.name), f"{seed} {seat}", game.name) for seat in range(match.players)]
    before = game.deals(match.state)
    while not match.over and (done := game.deals(match.state) - before) < deals and len(match.log) < most:
        moved(match, seed, bots, rng, strange=done >= deals - strange)
    return match


def records(folder: Path) -> None:
    """Records: every preset, house rules, whole matches, one that began at a position; some as JSON too."""
    found: dict[str, Any] = {}

    def keep(name: str, match: Match[Any, Any, Any], about: str = "", *, as_json: bool = False) -> None:
        record = Record.of(match, NAMES[: match.players], about)
        write(folder / "records" / f"{name}.record", record_text(record))
        found[f"{name}.record"] = of_match(match)
        if as_json:
            write(folder / "records" / f"{name}.json", record.json())
            found[f"{name}.json"] = of_match(match)

    for rules in games.presets():
        keep(
            file_name(rules), played(rules, f"record {rules}", 2, strange=1), as_json=rules.endswith(("/ru", "/sochi"))
        )
    for number, rules in enumerate(HOUSE_RULES):
        keep(f"house-{number}", played(rules, f"house {number}", 2, strange=1), "house rules")
    for name in games.GAMES:
        rng = random.Random(f"record {name}")
        for number in range(3):
            rules = games.game_class(name)(random_rules(rng, game=name)).text
            keep(f"{name}-random-{number}", played(rules, f"random {number}", 2, strange=1), as_json=number == 0)
    keep("whole-thousand", played(SOON, "whole", 100), "a whole match")
    keep("whole-preferans", played("preferans/sochi+pool.size=10", "whole", 100, most=400), "a whole match")
    position = "phase dealing; dealer 0; deals 4; totals 830 300 120; bolts 1 0 0"
    keep("from-a-position", played("thousand/ru+barrel.at=880", "position", 2, start=position))
    write_json(folder / "records.json", found)


def saved(folder: Path) -> None:
    """Matches saved by the terminal in the middle of a deal."""
    found: dict[str, Any] = {}
    for number, (rules, human, bots) in enumerate(
        [
            ("thousand/ru-common", 0, ("thumb", "random")),
            ("preferans/sochi", 2, ("thumb", "thumb")),
            ("1001/hulsemann", 1, ("random",)),
            ("preferans/klassika", 3, ("thumb", "random", "thumb")),
            (SOON, 0, ("thumb", "thumb")),
        ]
    ):
        match: Match[Any, Any, Any] = games.new_match(rules)
        seating = saves.Seating(human, bots)
        name = f"{number}-{file_name(rules)}.record"
        path = folder / "saved" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        keep = saves.saver(path, seating, NAMES[: match.players])
        rng = random.Random(number)
        players = [
            make_bot(default_bot(match.game.name), f"saved {seat}", match.game.name) for seat in range(match.players)
        ]
        while len(match.log) < 70 and not match.over:
            moved(match, f"saved {number}", players, rng, strange=False)
            keep(match)
        found[name] = {**of_match(match), "human": human, "bots": list(bots)}
    write_json(folder / "saved.json", found)


# Sheets.

SETTLED = (
    "stage proper; size 20; pools 20 14 12 20; hills 20 2 30 26; "
    "whists 0 64 40 12 / 30 0 88 20 / 16 24 0 56 / 48 10 36 0"
)
"""The worked settlement of Klassika (PF-257b)."""
SHEETS = (
    ("thousand/ru", "", 0),
    ("thousand/pl", "", 1),
    ("thousand/en", "", 0),
    ("thousand/ru-4", "", 2),
    (SOON, "", 0),
    ("thousand/ru", "totals 830 300 120; bolts 1 0 0", 2),
    ("1001/hulsemann", "", 0),
    ("preferans/klassika", "", 0),
    ("preferans/klassika", "stage proper; size 20; hills 10 10 10 10; cover 14 14 14 14", 3),
    (
        "preferans/klassika",
        SETTLED,
        3,
    ),
    ("preferans/sochi", "", 0),
    ("preferans/sochi+table.players=4", "", 1),
    ("preferans/sochinka", "", 0),
    ("preferans/leningrad", "", 0),
    ("preferans/rostov", "", 2),
    ("preferans/skachki", "", 0),
    ("preferans/hussar-2", "", 0),
)
WORKED = {
    ("preferans/klassika", "stage proper; size 20; hills 10 10 10 10; cover 14 14 14 14"): (
        "game 0 6 C; whist 1; tricks 6 4 0 0",
        "passes; tricks 0 4 3 3",
    ),
    ("preferans/sochinka", ""): (
        "game 1 6 H; whist 2; tricks 0 6 4 0",
        "passes; tricks 3 0 4 3",
        "misere 3; tricks 4 0 6 0",
        "fault 1 revoke; level 6",
    ),
    ("thousand/ru", ""): (
        "contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 H",
        "writeoff 2 100",
        "fault 1 look",
    ),
}
"""Entries written by people, before those filled in at random."""


def sheets(folder: Path) -> None:
    """Sheets of both games that grow entry by entry, some with notes."""
    words = Texts("en", strict=True)
    found: dict[str, Any] = {}
    for number, (rules, start, dealer) in enumerate(SHEETS):
        rng = random.Random(f"sheet {number}")
        about = "a long evening" if number % 3 == 0 else ""
        kept = keeper.begun(rules, NAMES[: games.game(rules).players], dealer, about, start)
        for text in WORKED.get((rules, start), ()):
            kept = keeper.added(kept, text).kept
        for _ in range(0 if "whists" in start else 60):
            forms = shown(keeper.played(kept), words).forms
            if not forms or len(kept.lines) > 7:
                break
            try:
                kept = keeper.added(kept, random_entry(rng, rng.choice(forms))).kept
            except SheetError:
                continue
        if number % 4 == 1:
            kept = msgspec.structs.replace(kept, notes=((0, "# the players came late"), (2, "# tea")))
        name = f"{number:02}-{file_name(rules)}.sheet"
        write(folder / "sheets" / name, kept.text())
        found[name] = of_sheet(kept, words)
    write_json(folder / "sheets.json", found)


# Rules, positions, actions.


def rule_strings(folder: Path) -> None:
    """Rule strings as people write them, with their canonical form and every option that is not at its default."""
    given = [*games.presets(), *HOUSE_RULES, SOON, " thousand/ru + barrel.at=880 ", "thousand/ru-common+barrel.at=900"]
    for name in games.GAMES:
        rng = random.Random(f"rules {name}")
        given += [games.game_class(name)(random_rules(rng, game=name)).text for _ in range(12)]
        base = rng.choice([one for one in games.presets() if games.game_name_of(one) == name])
        # Repeated options, in no order: the canonical form drops and sorts them.
        options = list(resolved(games.game(base).rules).items())
        given.append("+".join([base, *(f"{option}={value}" for option, value in rng.sample(options, 8))]))
    given += [
        "thousand/nowhere",
        "whist/plain",
        "thousand/ru+barrel.at=881",
        "thousand/ru+barrels.at=880",
        "thousand/ru+x",
    ]
    given += ["thousand/ru+barrel.at=880+barrel.at=890", "", "preferans/klassika+table.players=3"]
    found: list[dict[str, Any]] = []
    for text in given:
        try:
            game = games.game(text)
        except PrikupError as fault:
            found.append({"given": text, "refused": fault.code})
            continue
        found.append({"given": text, **of_rules(game)})
    write_json(folder / "rules.json", found)


WRITTEN = {
    "thousand": (
        "deal HAKQJT9.D9 / CAKQJT9.DA / SAKQJT9.DK / DQJT",
        "deal HAKQJT9 / CAKQJT9 / S9 DA CQ",
        "bury",
        "keep",
        "place 2 6 10",
        "look",
        "golden",
        "claim four_nines",
        "take hidden",
        "take 1 hidden",
        "sell S9",
        "give 2 S9 open",
        "name 120 open",
        "misere",
        "slam open",
        "contra",
        "recontra",
        "play HQ!",
        "show H",
        "fault 2 revoke",
    ),
    "preferans": (
        "deal SAKQJT987.CA / CKQJT987.DAKQ / DJT98.HAKQJT / D7.H9",
        "look",
        "here",
        "passdark",
        "call 7 NT dark",
        "call 9 H hand",
        "misere hand",
        "misere 2",
        "declare 7 NT 2",
        "declare 6 H share",
        "totus H",
        "totus H 2",
        "surrender",
        "half",
        "demand",
        "verdict 6",
        "help 2",
        "terms 1 20 0",
        "timeup",
        "fault 2 revoke",
    ),
}
"""Actions that random play reaches late or never."""


def legal_texts(match_or_game: Any, state: Any, seat: int) -> list[str] | int:
    """The legal actions of a seat as text, or their number if there are many."""
    legal = match_or_game.legal(state, seat)
    return [action_text(action) for action in legal] if len(legal) <= MANY else len(legal)


def positions_and_actions(folder: Path) -> None:
    """Positions of every phase with their legal actions, and each kind of action as text and as JSON."""
    found: list[dict[str, Any]] = []
    actions: dict[tuple[str, str], dict[str, Any]] = {}
    phases: dict[tuple[str, str], int] = {}
    for rules in [*games.presets(), *HOUSE_RULES]:
        match: Match[Any, Any, Any] = games.new_match(rules)
        rng = random.Random(f"position {rules}")
        bots = [
            make_bot(default_bot(match.game.name), f"position {seat}", match.game.name) for seat in range(match.players)
        ]
        name = match.game.name
        while not match.over and match.game.deals(match.state) < 3 and len(match.log) < 400:
            moved(match, f"position {rules}", bots, rng, strange=match.game.deals(match.state) > 0)
            if not match.log:
                continue
            done = match.log[-1][1]
            kind = (name, type(done).__name__)
            if kind not in actions:
                actions[kind] = {"game": name, "text": action_text(done), "json": plain(done)}
            if phases.setdefault((name, match.phase), 0) < 4 and rng.random() < 0.3:
                phases[name, match.phase] += 1
                found.append(
                    {
                        "text": position_text(match.game, match.state),
                        **of_state(match.game, match.state),
                        "legal": {
                            str(seat): legal_texts(match.game, match.state, seat)
                            for seat in match.awaits()
                            if seat != TABLE
                        },
                    }
                )
    for text in (
        "thousand/ru; phase auction; dealer 0; hands HA / HA / HA",
        "thousand/ru; phase nowhere; dealer 0",
        "preferans/sochi; phase playing; dealer 0",
        "thousand/ru; totals 1 2",
        "thousand/ru; dealer 9",
        "thousand/ru; cards HA",
    ):
        try:
            parse_position(text)
        except SetupError as fault:
            found.append({"text": text, "refused": fault.code})
        except PrikupError as fault:
            found.append({"text": text, "refused": fault.code})
    write_json(folder / "positions.json", found)
    for name, texts in WRITTEN.items():
        for text in texts:
            action = parse_action(text, games.game_class(name).action_type)
            actions[name, f"{type(action).__name__} {text}"] = {
                "game": name,
                "text": action_text(action),
                "json": plain(action),
            }
        known = {kind.partition(" ")[0] for game, kind in actions if game == name}
        wanted = {kind.__name__ for kind in get_args(games.game_class(name).action_type)}
        if known != wanted:
            raise SystemExit(f"no example of {wanted - known}")
    write_json(folder / "actions.json", list(actions.values()))


# The server's tables and messages.

SAID = (
    {"t": "act", "id": "7", "decision": 42, "action": {"do": "play", "card": 31, "announce": True}},
    {"t": "act", "id": "8", "decision": 42, "action": {"do": "declare", "level": 6, "strain": 3}},
    {"t": "why", "id": "w", "action": {"do": "pass"}},
    {"t": "hint", "id": "h"},
    {"t": "sync", "since": 12},
    {"t": "ping"},
)
"""What pages send over a table's socket; the bot API sends the first kind as a body."""


class Kept:
    """Writes tables and streams to files."""

    def __init__(self, folder: Path, world: World) -> None:
        self.folder = folder
        self.world = world
        self.found: dict[str, Any] = {}

    async def table(self, name: str, table: str) -> None:
        """The rows of a table, and their meaning."""

        def read(connection: Any) -> tuple[Any, list[Any]]:
            row = connection.execute(select(tables).where(tables.c.id == table)).one()
            rows = connection.execute(select(entries).where(entries.c.table_id == table).order_by(entries.c.seq)).all()
            return row, list(rows)

        row, rows = await self.world.store.read(read)
        head = {name: value for name, value in row._mapping.items() if name != "summary"}
        lines = [json.dumps({"table": head})]
        for one in rows:
            about = {"seq": one.seq, "seat": one.seat, "client": one.client}
            # The body exactly as it was stored.
            lines.append(f'{json.dumps(about)[:-1]}, "body": {one.body.decode()}}}')
        write(self.folder / "tables" / f"{name}.jsonl", "\n".join(lines) + "\n")
        known = self.world.live(table).table
        first = next(iter(known.persons()), WATCHER)
        self.found[name] = of_table(known, {first, WATCHER} & set(known.feeds))

    def stream(self, name: str, client: Client) -> None:
        """All that was sent to a page or program of one seat."""
        lines = [message.decode() for message in client.raw]
        write(self.folder / "streams" / f"{name}.jsonl", "\n".join(lines) + "\n")


def server_tables(folder: Path) -> None:
    """Tables of both games, with everything that can happen at one."""
    asyncio.run(_tables(folder))


async def _tables(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        async with World(Path(place)) as world:
            kept = Kept(folder, world)
            write_json(folder / "said.json", list(SAID))
            for call in (_people, _preferans, _klassika, _duel, _waiting, _lesson):
                await call(world, kept)
            write_json(folder / "tables.json", kept.found)


async def _people(world: World, kept: Kept) -> None:
    """Two people and a bot, with clocks; one person leaves and returns; a rematch."""
    hub, rng = world.hub, random.Random("people")
    table = (await world.table(ANNA, BORIS, bots=["thumb"], clock=Clock(600_000, 500))).id
    clients = [await world.open(table, user) for user in (ANNA, BORIS)]
    watching = await world.open(table, None)
    await play(world, clients, rng, 40)
    await clients[0].say(t="why", id="w", action={"do": "pass"})
    await clients[0].say(t="hint", id="h")
    await clients[0].say(t="ping")
    await clients[0].act({"do": "bid", "amount": 7}, client_id="odd")
    kept.stream("thousand-0", clients[0])
    kept.stream("thousand-watcher", watching)
    await kept.table("thousand-begun", table)
    await hub.set_pace(ANNA, table, 5)
    await hub.vote_abandon(BORIS, table, agree=True)
    await hub.vote_abandon(BORIS, table, agree=False)
    await hub.leave(BORIS, table)
    await world.wait(5)
    await play(world, clients[:1], rng, 10)
    await hub.sit(BORIS, table, 1)
    await play(world, clients, rng)
    await hub.again(BORIS, table)
    await hub.again(BORIS, table, agree=False)
    for user in (ANNA, BORIS):
        await hub.again(user, table)
    await kept.table("thousand-whole", table)


async def _preferans(world: World, kept: Kept) -> None:
    """One person among bots, whose page sees one deal; then the match is abandoned."""
    rng = random.Random("preferans")
    table = (await world.table(ANNA, rules="preferans/sochi", bots=["thumb", "thumb"])).id
    client = await world.open(table, ANNA)
    while client.state["view"]["deal"] < 2:
        await play(world, [client], rng, 1)
    kept.stream("preferans-0", client)
    await kept.table("preferans-begun", table)
    await world.hub.vote_abandon(ANNA, table, agree=True)
    await kept.table("preferans-abandoned", table)


async def _klassika(world: World, kept: Kept) -> None:
    """Four players at a table of Klassika, three of them people."""
    rng = random.Random("klassika")
    table = (await world.table(ANNA, BORIS, VERA, rules="preferans/klassika", bots=["thumb"])).id
    clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
    while clients[0].state["view"]["deal"] < 3:
        await play(world, clients, rng, 1)
    await kept.table("preferans-klassika", table)


async def _duel(world: World, kept: Kept) -> None:
    """1001 for two, with a stock."""
    rng = random.Random("duel")
    table = (await world.table(ANNA, BORIS, rules="1001/hulsemann")).id
    clients = [await world.open(table, user) for user in (ANNA, BORIS)]
    while clients[0].state["view"]["deal"] < 2:
        await play(world, clients, rng, 1)
    kept.stream("1001-1", clients[1])
    await kept.table("1001-begun", table)


async def _waiting(world: World, kept: Kept) -> None:
    """A table that never begins."""
    hub = world.hub
    table = (await hub.make(ANNA, TableOptions("thousand/ru-4", private=True, grace=0, pace=300))).id
    await hub.sit(BORIS, table, 1)
    await hub.sit(BORIS, table, 2)
    await hub.seat_bot(ANNA, table, 1, "random")
    await hub.seat_bot(ANNA, table, 1, "")
    await kept.table("thousand-waiting", table)
    await hub.leave(ANNA, table)
    await hub.leave(BORIS, table)
    await kept.table("thousand-left", table)


async def _lesson(world: World, kept: Kept) -> None:
    """A lesson: a first deal entered by hand; in another deal a redeal is claimed."""
    rng = random.Random("lesson")
    table = (await world.table(GUEST, rules="thousand/ru-common", bots=["thumb", "thumb"], teach=True)).id
    client = await world.open(table, GUEST)
    await play(world, [client], rng)
    await kept.table("thousand-lesson", table)
    table = (await world.table(VERA, rules="thousand/ru", bots=["random", "random"], deal=FOUR_NINES)).id
    client = await world.open(table, VERA)
    await play(world, [client], rng, 12)
    await kept.table("thousand-entered", table)


# HTTP.


def trimmed(data: Any) -> Any:
    """Data with long arrays shortened: one item shows the form as well as a hundred."""
    if isinstance(data, dict):
        return {name: trimmed(value) for name, value in data.items()}
    return [trimmed(value) for value in data[:2]] if isinstance(data, list) else data


def requests(folder: Path) -> None:
    """Requests of a program and the answers: the bot API, sheets, rules, records. Names with ``$`` stand for ids."""
    told: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as place, running(settings(Path(place))) as site:
        boris, anna = site.guest("Boris"), site.guest("Anna")
        known: dict[str, str] = {}

        def ask(who: str, client: Callable[..., httpx.Response], method: str, path: str, body: Any = None) -> Any:
            real = path
            for name, value in known.items():
                real = real.replace(name, value)
            answer = client(method, real, body)
            try:
                said = answer.json()
            except ValueError:
                said = answer.text[:200]
            told.append(
                {
                    "who": who,
                    "method": method,
                    "path": path,
                    "body": body,
                    "status": answer.status_code,
                    "type": answer.headers.get("content-type", ""),
                    "answer": trimmed(said),
                }
            )
            return said

        def page(method: str, path: str, body: Any = None) -> Any:
            return ask("page", boris.send, method, path, body)

        secret = page("POST", "/api/tokens", {"name": "program"})["secret"]
        host = {"authorization": f"Bearer {secret}"}
        with httpx.Client(base_url=site.url, headers=host, timeout=20, verify=False) as client:

            def program(method: str, path: str, body: Any = None) -> Any:
                return ask("program", lambda *asked: client.request(*asked[:2], json=asked[2]), method, path, body)

            known["$table"] = anna.table(SHORT, bots=["random"], pace=0)["id"]
            program("GET", "/api/bot/me")
            program("GET", "/api/bot/tables")
            act = {"id": "1", "decision": 0, "action": {"do": "pass"}}
            program("POST", "/api/bot/tables/$table/act", act)
            program("POST", "/api/bot/tables/nothing/sit", {"seat": -1})
            program("POST", "/api/bot/tables/$table/sit", {"seat": 0})
            program("POST", "/api/bot/tables/$table/sit", {"seat": -1})
            program("GET", "/api/bot/tables")
            program("POST", "/api/bot/tables/$table/act", act | {"decision": 99, "t": "act"})
            program("POST", "/api/bot/tables/$table/act", act | {"action": {"do": "x"}})
            program("POST", "/api/bot/tables/$table/act", act | {"id": "with space"})
            program("POST", "/api/bot/tables/$table/act", {"t": "ping"})
            program("POST", "/api/bot/tables/$table/leave")
            program("GET", "/api/bot/tables/nothing/stream")
        page("GET", "/api/bot/me")
        page("GET", "/api/tables/$table")
        page("GET", "/api/tables/$table/record")
        page("GET", "/api/tables/$table/deals/1")
        page("GET", "/api/lobby")
        page("GET", "/api/matches")
        page("GET", "/api/games")
        page("POST", "/api/rules/check", {"rules": "thousand/ru", "options": {"barrel.at": "880"}})
        page("POST", "/api/rules/check", {"rules": "thousand/ru+barrel.at=1"})
        record = (folder / "records" / "thousand-ru.record").read_text("utf-8")
        known["$record"] = page("POST", "/api/records", {"text": record})["record"]
        page("GET", "/api/records/$record/deals/1")
        page("POST", "/api/records", {"text": "no record"})
        page("GET", "/api/sheets")
        page("POST", "/api/sheets/new", {"rules": "thousand/ru", "names": ["A", "B", "C"], "dealer": 1})
        sheet = page("POST", "/api/sheets/new", {"rules": "preferans/sochi", "names": ["A", "B", "C"]})["text"]
        good = {"text": sheet, "do": "add", "entry": "game 1 6 H; whist 2; tricks 0 6 4"}
        page("POST", "/api/sheets", good)
        page("POST", "/api/sheets", good | {"entry": "game 1 6 H; whist 1; tricks 0 6 4"})
        boris.close()
        anna.close()
    write_json(folder / "requests.json", told)


def main(name: str) -> int:
    """Writes a new corpus; returns 1 if the folder exists."""
    folder = ROOT / name
    if folder.exists():
        sys.stderr.write(f"{folder} exists: a frozen corpus is never rewritten\n")
        return 1
    for part in (records, saved, sheets, rule_strings, positions_and_actions, server_tables, requests):
        part(folder)
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tools.corpus NAME")
    sys.exit(main(sys.argv[1]))
