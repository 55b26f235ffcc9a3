"""The meaning of what spec/corpus holds: tools/corpus.py writes it down, tests/test_corpus.py reads it again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from prikup import games
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.schema import resolved
from prikup.notation.position import position_text
from prikup.server.tables.table import Table
from prikup.sheets import keeper
from prikup.sheets.shown import shown
from prikup.texts import Texts


def plain(data: Any) -> Any:
    """Structs as the JSON that the program sends."""
    return msgspec.json.decode(msgspec.json.encode(data))


def of_state(game: AnyGame, state: Any) -> dict[str, Any]:
    """What is known of a state by itself."""
    return {
        "phase": game.phase(state),
        "awaits": list(game.awaits(state)),
        "totals": list(game.totals(state)),
        "hands": list(game.hands(state)),
    }


def of_match(match: Match[Any, Any, Any]) -> dict[str, Any]:
    """The result of a match."""
    game, state = match.game, match.state
    return {
        "rules": game.text,
        "actions": len(match.log),
        "deals": game.deals(state),
        "winners": list(match.winners),
        "position": position_text(game, state),
        **of_state(game, state),
    }


def of_sheet(kept: keeper.KeptSheet, words: Texts) -> dict[str, Any]:
    """The contents of a sheet."""
    score = keeper.played(kept)
    said = shown(score, words)
    return {
        "rules": score.game.text,
        "names": list(kept.names),
        "lines": [
            {
                "entry": one.text,
                "dealer": one.dealer,
                "wrote": [[line.seat, line.name, line.amount, list(line.note)] for line in one.lines],
                "totals": list(one.totals),
            }
            for one in score.written
        ],
        "totals": list(said.totals),
        "winners": list(score.winners),
        "next": said.next.kind,
        "settlement": [plain(one) for one in said.accounts],
        "position": position_text(score.game, score.state),
    }


def of_rules(game: AnyGame) -> dict[str, Any]:
    """A rule set: its canonical string, its seats, and every option that is not at its default."""
    options = games.options(game.name)
    other = {
        name: value
        for name, value in resolved(game.rules).items()
        if value != options[name].text(options[name].default)
    }
    return {"rules": game.text, "players": game.players, "options": other}


def of_table(table: Table, seats: Iterable[int]) -> dict[str, Any]:
    """A table of the server, and what some seats are told of its match."""
    info = table.info()
    states = {str(seat): plain(table.state(seat, info, None)) for seat in seats}
    return {
        "entries": table.length,
        "info": plain(info),
        "done": {f"{seat} {client}": n for (seat, client), n in table.done.items()},
        "pace": table.pace,
        "left": list(table.left),
        "states": {
            seat: {name: state[name] for name in ("n", "view", "awaits", "counts")} for seat, state in states.items()
        },
    }
