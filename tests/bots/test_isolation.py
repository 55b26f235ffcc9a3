"""A bot gets a view and the legal actions, and nothing else: no match, no state, no cards of others."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import typing
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import prikup.bots
from prikup.bots import bot_names
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.games import new_match
from prikup.preferans import state as preferans_state
from prikup.preferans.seen.view import View as PreferansView
from prikup.thousand import state
from prikup.thousand.seen.view import View
from tests.bots.support import bots_of, decide, play

ALLOWED = {
    "prikup.core.actions": None,
    "prikup.core.cards": None,
    "prikup.core.errors": None,
    "prikup.core.knowledge": None,
    "prikup.core.options": None,
    "prikup.core.scored": {"Pending", "Scored"},
    "prikup.core.seats": None,
    "prikup.core.shuffle": {"derived_seed", "seed_bytes"},
    "prikup.core.tricks": {"Policy", "Position"},
    "prikup.preferans.actions": None,
    "prikup.preferans.game": {"PRESETS"},
    "prikup.preferans.compiled_rules": {"CompiledRules"},
    "prikup.preferans.knowledge": {"knowledge"},
    "prikup.preferans.layout": None,
    "prikup.preferans.lines": None,
    "prikup.preferans.outcome": {"PLAYED", "UNPLAYED", "Outcome"},
    "prikup.preferans.score.deal": {"scored"},
    "prikup.preferans.score.settle": {"HILL_POINT", "results"},
    "prikup.preferans.state": {"BRIGAND", "GAME", "MISERE", "TOTUS", "WATCH", "Contract", "Defence", "Sheet"},
    "prikup.preferans.seen.view": {"Proposal", "View", "Word"},
    "prikup.search.answers": {"Answer"},
    "prikup.search.calls": {"Decision", "on_dealt_hand"},
    "prikup.search.deal_layouts": {"ContractTricks", "layouts"},
    "prikup.search.declarers": {"declarer_points"},
    "prikup.search.endings": {"best_play", "trick_values"},
    "prikup.search.errors": {"SearchError"},
    "prikup.search.hidden_plays": {"best_hidden_play"},
    "prikup.search.holdings.document": {"HOLES", "by_suit", "middle"},
    "prikup.search.sampling": {"sample"},
    "prikup.search.solving": {"makes", "solve_many"},
    "prikup.search.worlds": {"World"},
    "prikup.thousand.actions": None,
    "prikup.thousand.game": {"PRESETS"},
    "prikup.thousand.compiled_rules": {"CompiledRules"},
    "prikup.thousand.knowledge": {"knowledge"},
    "prikup.thousand.knowledge.begun": {"AMONG"},
    "prikup.thousand.layout": None,
    "prikup.thousand.outcome": {"Outcome"},
    "prikup.thousand.rules.call": {"CALLED"},
    "prikup.thousand.rules.marriages": None,
    "prikup.thousand.score.deal": {"scored"},
    "prikup.thousand.seen.view": {"View"},
    "prikup.thousand.state": {"Contract"},
}
"""What bots may import of the other packages; None: everything in a module."""
MODULES = [importlib.import_module(found.name) for found in pkgutil.walk_packages(prikup.bots.__path__, "prikup.bots.")]
STATES = (
    Match,
    state.State,
    *typing.get_args(state.Phase),
    preferans_state.State,
    *typing.get_args(preferans_state.Phase),
)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.__name__))
def test_bots_import_nothing_that_holds_hidden_cards(module: ModuleType) -> None:
    for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert not [name.name for name in node.names if name.name.startswith("prikup")]
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("prikup"):
            if node.module == "prikup.bots" or node.module.startswith("prikup.bots."):
                continue
            assert node.module in ALLOWED
            names = ALLOWED[node.module]
            assert names is None or {name.name for name in node.names} <= names


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.__name__))
def test_no_name_in_a_bot_is_a_match_or_a_state(module: ModuleType) -> None:
    for value in vars(module).values():
        assert not any(value is kind or isinstance(value, kind) for kind in STATES)
        if inspect.isfunction(value) and value.__module__ == module.__name__:
            assert not any(kind in STATES for kind in typing.get_type_hints(value).values())


def test_the_view_is_what_the_bot_is_typed_for() -> None:
    from prikup.bots.preferans.thumb import RuleOfThumbBot as PreferansThumb
    from prikup.bots.thousand.thumb import RuleOfThumbBot

    assert typing.get_type_hints(RuleOfThumbBot.choose)["view"] is View
    assert typing.get_type_hints(PreferansThumb.choose)["view"] is PreferansView


@pytest.mark.parametrize("name", bot_names("thousand"))
def test_a_view_sent_as_bytes_gives_the_same_choice(name: str) -> None:
    """A view holds no reference to the match: a decoded copy gives the same decision."""
    played = play(new_match("thousand/ru-common"), bots_of((name,) * 3, "wire"), "wire", 3)
    match = new_match("thousand/ru-common")
    here, there = bots_of((name,) * 3, "wire"), bots_of((name,) * 3, "wire")
    for seat, action in played.match.log:
        if seat != TABLE:
            acting, choice = decide(match, here, match.awaits())
            copy = msgspec.msgpack.decode(msgspec.msgpack.encode(match.view(seat)), type=View)
            assert acting == seat
            assert there[seat].choose(copy, match.legal(seat)) == choice
            assert choice.action == action
        match.apply(seat, action)
