"""Entries agree with play: the results of random matches, written as entries, give the same lines and totals."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import patch

import pytest

from prikup import games
from prikup.core.actions import Deal
from prikup.core.cards import HEARTS, mask_of, parse_card, parse_cards
from prikup.core.errors import PrikupError
from prikup.core.events import score_event
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.notation.actions import parse_action
from prikup.notation.entries import entry_text, parse_entry
from prikup.preferans import entries as preferans
from prikup.preferans.events import DealScored
from prikup.preferans.score import deal as preferans_deal
from prikup.preferans.state import Dealing as PreferansDealing
from prikup.thousand import entries as thousand
from prikup.thousand.events import MarriageDeclared, MarriageDrowned
from prikup.thousand.outcome import FAULT
from prikup.thousand.phases import faults
from prikup.thousand.score import deal
from tests.support.random_play import step
from tests.support.random_rules import random_rules
from tests.support.seeds import random_of, trials

pytestmark = pytest.mark.search


def thousand_entry(outcome: Any, marriages: list[tuple[int, int]], *, last: bool, captured: bool) -> Any:
    """A deal of Thousand as an entry; None for endings that are entered otherwise."""
    contract = outcome.contract
    if outcome.ending in ("three_marriages", "four_marriages"):
        return thousand.Entry(praise=thousand.Praised(outcome.holder, 3 if outcome.ending[0] == "t" else 4))
    if outcome.ending.startswith(FAULT):
        return thousand.Entry(fault=thousand.Fault(outcome.holder, outcome.ending.removeprefix(FAULT)))
    if contract.seat < 0:
        return thousand.Entry(
            deal=True,
            points=outcome.points,
            tricks=outcome.tricks,
            marriages=tuple(thousand.Declared(seat, suit) for seat, suit in marriages),
            last=outcome.last if last else -1,
        )
    said = ("forced", "dark", "misere", "slam", "open", "contra", "recontra")
    given_up = thousand.Conceded(contract.seat, contract.amount, **{name: getattr(contract, name) for name in said})
    if outcome.ending == "writeoff":
        return thousand.Entry(writeoff=given_up, paid=contract.paid)
    if outcome.ending == "bomb":
        return thousand.Entry(bomb=given_up, paid=contract.paid)
    flags = ("forced", "dark", "golden", "misere", "slam", "open", "contra", "recontra")
    played = thousand.Played(contract.seat, contract.amount, **{name: getattr(contract, name) for name in flags})
    return thousand.Entry(
        contract=played,
        bid=contract.bid if contract.bid != contract.amount else 0,
        points=outcome.points,
        tricks=outcome.tricks,
        paid=contract.paid,
        marriages=tuple(thousand.Declared(seat, suit) for seat, suit in marriages),
        last=outcome.last if last else -1,
        captured=tuple(map(pairs, outcome.taken)) if captured else (),
    )


def pairs(cards: int) -> int:
    """How many kings lie beside their queens."""
    return sum(cards >> 8 * suit + 5 & 3 == 3 for suit in range(4))


@pytest.mark.parametrize(
    "rules",
    [
        "thousand/ru",
        "thousand/ru-common",
        "thousand/pl",
        "thousand/en",
        "thousand/ru-common+marriages.captured=20",
        "thousand/ru+marriages.drowned=on",
        "thousand/ru+marriages.when=before",
        "thousand/pl-4",
        "thousand/ru-4+table.pay=points",
    ],
)
@pytest.mark.parametrize("seed", range(6))
def test_deals_of_thousand(rules: str, seed: int) -> None:
    entered_of_thousand(rules, seed)


def entered_of_thousand(rules: str, seed: int) -> set[str]:
    """Enters the deals of a match as they were played; gives how they ended."""
    rng = random.Random(f"{rules} {seed}")
    cached: Any = games.game(rules)
    game: Any = type(cached)(cached.rules)
    compiled: Any = game.compiled
    found: list[Any] = []
    plain = deal.written

    def keeping(asked: Any, sheet: Any, outcome: Any) -> Any:
        if asked is compiled:
            found.append((sheet, outcome))
        return plain(asked, sheet, outcome)

    with patch.object(deal, "written", keeping), patch.object(faults, "written", keeping):
        return entered(game, rng, found)


def entered(game: Any, rng: random.Random, found: list[Any]) -> set[str]:
    """Plays a match whose outcomes are kept in ``found``, and enters each deal."""
    endings: set[str] = set()
    compiled = game.compiled
    match: Match[Any, Any, Any] = Match(game, rng.randrange(game.players))
    marriages: list[tuple[int, int]] = []
    told = 0
    for _ in range(1500):
        if match.over:
            break
        step(rng, match, rare=0.3)
        fresh, told = match.events[told:], len(match.events)
        for event in (one.event for one in fresh):
            if isinstance(event, MarriageDeclared):
                marriages.append((event.seat, event.suit))
            elif isinstance(event, MarriageDrowned):
                marriages.remove((event.seat, event.suit))
            elif (written := score_event(event)) is not None and found:
                sheet, outcome = found.pop()
                entry = thousand_entry(
                    outcome, marriages, last=bool(compiled.policy.last_trick), captured=bool(compiled.nothing_taken)
                )
                check(game, sheet, entry, written)
                endings.add(outcome.ending)
                marriages = []
            elif type(event) is game.opening:
                marriages = []
    assert game.deals(match.state) > 0
    return endings


def check(game: Any, sheet: Any, entry: Any, written: Any) -> None:
    """The entry, through its text, gives the same lines and totals."""
    entry = parse_entry(game, entry_text(entry))
    fresh = type(game)(game.rules)
    state, _ = fresh.sheet_keeping(sheet.dealer, sheet)
    assert game.impossible(state, entry) is None, entry_text(entry)
    _, events = fresh.enter(state, entry)
    again = next(one for one in (score_event(told.event) for told in events) if one is not None)
    assert again.lines == written.lines, entry_text(entry)
    assert again.totals == written.totals


# Preferans.


def preferans_entry(game: Any, sheet: Any, outcome: Any) -> Any:
    """A deal of Preferans as an entry."""
    contract, defence = outcome.contract, outcome.defence
    if outcome.ending == "passes":
        return preferans.Entry(
            passes=True, tricks=outcome.tricks, dark=outcome.dark, unseen=outcome.passed_unseen if outcome.dark else 0
        )
    bomb = contract.bomb if len(game.compiled.multipliers(sheet, contract.seat)) > 1 else 0
    whole = sum(1 << card for card in outcome.talon)
    returned = bool(whole) and outcome.away == whole and not contract.hand
    if contract.kind == "misere":
        named = preferans.Misere(contract.seat, contract.dark, contract.hand)
        return preferans.Entry(misere=named, tricks=outcome.tricks, bomb=bomb, returned=returned)
    if contract.kind == "totus":
        totus = preferans.Totus(contract.seat, contract.strain, contract.dark)
        talon = outcome.talon if not contract.dark else ()
        return preferans.Entry(totus=totus, tricks=outcome.tricks, bomb=bomb, helps=contract.helps, talon=talon)
    words = dict(zip((defence.first, defence.second), defence.words, strict=True)) if defence else {}
    whist = [seat for seat, word in words.items() if word in ("whist", "bound")]
    if defence and defence.dealer == "whist":
        whist.append(sheet.dealer)
    named_game = preferans.Game(
        contract.seat, contract.level, contract.strain, contract.dark, contract.hand, contract.shared
    )
    return preferans.Entry(
        game=named_game,
        whist=tuple(whist),
        half=next((seat for seat, word in words.items() if word == "half" and not whist), -1),
        tricks=outcome.tricks if outcome.ending == "played" else (),
        surrendered=outcome.ending == "surrendered",
        short=outcome.failed_by or 0,
        talon=() if contract.hand or contract.dark or returned else outcome.talon,
        returned=returned,
        bomb=bomb,
    )


@pytest.mark.parametrize("rules", [one for one in games.presets() if not one.startswith("preferans/")])
def test_deals_of_every_preset_of_the_family(rules: str) -> None:
    for seed in range(trials(1, 10)):
        entered_of_thousand(rules, random_of((rules, seed)).getrandbits(32))


@pytest.mark.parametrize("seed", range(trials(6, 120)))
def test_deals_of_random_rule_sets(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random_of(("entered", seed))
    for name in ("thousand", "preferans"):
        try:
            rules = games.game_class(name)(random_rules(rng, game=name)).text
        except PrikupError:
            continue
        if name == "thousand":
            entered_of_thousand(rules, seed)
        else:
            entered_of_preferans(rules, seed, monkeypatch)


@pytest.mark.parametrize(
    "rules",
    [
        "preferans/klassika",
        "preferans/klassika+table.players=3+talon.paid=off+share.dealer=off+whist.dealer=off+passes.talon=suit",
        "preferans/sochi+table.players=2",
        "preferans/sochinka",
        "preferans/leningradka",
        "preferans/sochi",
        "preferans/leningrad",
        "preferans/rostov",
        "preferans/skachki",
        "preferans/hussar-2",
        "preferans/sochinka+offers.tricks=off",
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_deals_of_preferans(rules: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    entered_of_preferans(rules, seed, monkeypatch)


@pytest.mark.parametrize("rules", [one for one in games.presets() if one.startswith("preferans/")])
def test_deals_of_every_preset_of_preferans(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entered_of_preferans(rules, random_of(rules).getrandbits(32), monkeypatch)


def entered_of_preferans(rules: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Enters the deals of a match as they were played; gives how they ended."""
    endings: set[str] = set()
    rng = random.Random(f"{rules} {seed}")
    game = games.game(rules)
    found: list[tuple[Any, Any]] = []
    plain = preferans_deal.finish

    def keeping(compiled: Any, sheet: Any, outcome: Any, events: list[Any]) -> Any:
        found.append((sheet, outcome))
        return plain(compiled, sheet, outcome, events)

    monkeypatch.setattr(preferans_deal, "finish", keeping)
    match: Match[Any, Any, Any] = Match(game, rng.randrange(game.players))
    compared = 0
    for _ in range(2500):
        if match.over:
            break
        before = len(match.events)
        step(rng, match)
        if not found:
            continue
        sheet, outcome = found.pop()
        written = next(one for one in (score_event(told.event) for told in match.events[before:]) if one is not None)
        endings.add(outcome.ending)
        state, _ = game.sheet_keeping(sheet.dealer, sheet)
        if not isinstance(state.phase, PreferansDealing):
            continue
        entry = parse_entry(game, entry_text(preferans_entry(game, sheet, outcome)))
        assert game.impossible(state, entry) is None, entry_text(entry)
        _, events = game.enter(state, entry)
        found.clear()
        again = next(one for one in (score_event(told.event) for told in events) if one is not None)
        assert again.lines == written.lines, (entry_text(entry), outcome)
        assert again.totals == written.totals
        compared += 1
    # A short match may be over after one deal.
    assert compared >= (1 if match.over else 10)
    return endings


def test_the_deals_of_thousand_end_in_many_ways() -> None:
    """Random play must have led to played deals and to deals given up."""
    wanted = {"tricks", "writeoff"}
    for seed in range(6):
        wanted -= entered_of_thousand("thousand/ru", seed)
        if not wanted:
            break
    assert not wanted


def test_the_deals_of_preferans_end_in_many_ways() -> None:
    wanted = {"played", "passes", "unplayed"}
    for seed in range(4):
        with pytest.MonkeyPatch.context() as patch:
            wanted -= entered_of_preferans("preferans/klassika", seed, patch)
        if not wanted:
            break
    assert not wanted


def test_a_declarer_whose_talon_was_the_highest_trumps() -> None:
    """Hands, discard and play are drawn: who kept the ace or the king of trumps has a trick."""
    rng = random_of("highest trumps")
    game: Any = games.game("preferans/sochi@2+talon.paid=half+offers.tricks=off")
    talon = parse_cards("HAK")
    least = 10
    for _ in range(40):
        cards = [card for card in range(32) if not talon >> card & 1]
        rng.shuffle(cards)
        match: Match[Any, Any, Any] = Match(game, 2)
        match.apply(TABLE, Deal(tuple(mask_of(cards[place : place + 10]) for place in (0, 10, 20)), talon))
        for seat, words in ((0, "call 6 H"), (1, "pass"), (2, "pass")):
            match.apply(seat, parse_action(words, game.action_type))
        away = rng.choice(match.legal(0))
        match.apply(0, away)
        for seat, words in ((0, "declare 6 H"), (1, "whist"), (2, "whist")):
            match.apply(seat, parse_action(words, game.action_type))
        sheet, before = match.sheet, len(match.events)
        while match.phase == "playing":
            (seat,) = match.awaits()
            match.apply(seat, rng.choice(match.legal(seat)))
        scored = next(one.event for one in match.events[before:] if isinstance(one.event, DealScored))
        returned = away.cards == talon
        entry = preferans.Entry(
            game=preferans.Game(0, 6, HEARTS),
            whist=(1, 2),
            tricks=scored.tricks,
            talon=() if returned else (parse_card("HK"), parse_card("HA")),
            returned=returned,
        )
        state, _ = game.sheet_keeping(sheet.dealer, sheet)
        assert game.impossible(state, entry) is None
        least = least if returned else min(least, scored.tricks[0])
    assert least >= 1
