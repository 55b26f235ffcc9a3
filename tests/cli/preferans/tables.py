"""Tables of Preferans in the terminal, played by keys in tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from prikup import games
from prikup.bots import make_bot
from prikup.cli import saves
from prikup.cli.preferans.table import PreferansTable
from prikup.cli.saves import Seating
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.texts import CliTexts
from prikup.core.actions import Deal, Pass
from prikup.core.cards import parse_cards
from prikup.core.seats import TABLE
from prikup.match_runner import AnyMatch
from prikup.preferans.actions import (
    Call,
    Declare,
    Lay,
    Offer,
)
from tests.cli.screens import settle

SMALL, LARGE = (80, 24), (120, 40)
NAMES = ("You", "Olga", "Boris", "Nina")
HANDS = ("SAKQJ.CA.DA87.HA7", "ST98.CKQJ.DKQ.HKQ", "S7.CT987.DJT9.HJT")
"""Seat 0 has a strong hand in spades."""
TALON = "H98"


def table(match: AnyMatch, lang: str = "en", path: Path | None = None, bot: str = "thumb") -> PreferansTable:
    names = NAMES[: match.players]
    others = range(1, match.players)
    after = [saves.saver(path, Seating(0, (bot,) * len(others)), names)] if path else []
    bots = {seat: make_bot(bot, str(seat), "preferans") for seat in others}
    session = Session(match, bots, ShuffleSeeds("11"), human=0, after=after)
    return PreferansTable(CliTexts(lang), session, names, make_bot("thumb", "hint", "preferans"), pace=0.0)


async def until_mine(app: PreferansTable, pilot: Pilot[Any]) -> None:
    """Closes pages until the human must act."""
    for _ in range(300):
        await settle(pilot)
        if app.return_value is not None or not app.is_running:
            return
        if len(app.screen_stack) > 1:
            await pilot.press("enter")
        elif app.session.acting() is not None:
            return
    raise AssertionError("the table does not come to the human")


async def do(app: PreferansTable, pilot: Pilot[Any], action: Any) -> None:
    """Does an action as a person would: the hint's cursor and marks, then the bar's key."""
    card = getattr(action, "card", None)
    if card in app._held:
        app.cursor = app._held.index(card)
    if app.chooser is not None:
        app.chooser.turn_to(action)
    if isinstance(action, Lay):
        app.marked = action.cards
    app.redraw()
    control = next(one for one in app.bar if one.action == action)
    await pilot.press(control.key)
    await settle(pilot)
    if control.grave:
        await pilot.press("y")
        await settle(pilot)


async def play_on(app: PreferansTable, pilot: Pilot[Any], deals: int) -> set[str]:
    """Plays the hints until so many deals are scored."""
    phases = set()
    for _ in range(3000):
        await until_mine(app, pilot)
        if app.return_value is not None or len(app.view.results) >= deals:
            break
        phases.add(app.session.match.phase)
        before = len(app.session.match.log)
        await pilot.press("h")
        advised = app.adviser.choose(app.view, app.legal).action
        if isinstance(advised, Offer):
            await pilot.press("z")
            await settle(pilot)
        await do(app, pilot, advised)
        assert len(app.session.match.log) > before
    return phases


def dealt(
    rules: str = "preferans/sochi", dealer: int = 2, hands: tuple[str, ...] = HANDS, rest: str = TALON
) -> AnyMatch:
    match = games.new_match(rules, dealer)
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards(rest)))
    return match


def after(match: AnyMatch, *steps: tuple[int, Any]) -> AnyMatch:
    for seat, action in steps:
        match.apply(seat, action)
    return match


def to_whist(match: AnyMatch) -> AnyMatch:
    """Seat 1 plays six spades' neighbour, seven diamonds; seat 2 has passed his word, seat 0 is asked."""
    return after(
        match,
        (0, Pass()),
        (1, Call(6, 2)),
        (2, Pass()),
        (1, Lay(parse_cards(TALON))),
        (1, Declare(7, 2)),
        (2, Pass()),
    )
