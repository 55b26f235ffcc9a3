"""Every decision of a bot is made again from what its seat knew, and a replaced one is found."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from prikup.bots.levels import DRAWN, PlayedBy, decided, decision_seed, played_by
from prikup.core.actions import Shuffle
from prikup.core.errors import NotationError
from prikup.core.match import Match
from prikup.core.mixing import Mixed, mixed_seed, server_chain, server_seed
from prikup.core.seats import TABLE
from prikup.core.shuffle import commitment, derived_seed, shuffled
from prikup.disclosure import BotDecision, DealCounts, Disclosure, Finding, read_disclosure, verify
from prikup.fairness import DealMixing, OpenDeal
from prikup.games import new_match
from prikup.match_runner import choices
from prikup.notation.actions import step_text
from prikup.notation.errors import RecordError
from prikup.notation.record import Record

SECRET = "0b" * 32
LEVELS = {
    "thousand/ru": ("thumb", "pimc", "random"),
    "preferans/sochi": ("pimc", "thumb", "random"),
}
SMALL = {"worlds": 4, "nodes": 4000}


def by_of(game: str, level: str) -> PlayedBy:
    """A player with a small budget, if it has one."""
    found = played_by(game, level)
    return replace(found, **SMALL) if found.worlds else found


@cache
def disclosed(rules: str, steps: int = 70) -> Disclosure:
    """A match of bots that is broken off after so many actions."""
    match: Any = new_match(rules)
    game = match.game.name
    decisions: list[BotDecision] = []
    shuffles = 0
    for step in range(steps):
        seat = next((seat for seat in match.awaits() if seat != TABLE), TABLE)
        if seat == TABLE:
            match.apply(TABLE, match.game.default_ruling(match.state) or Shuffle(derived_seed("disclosed", shuffles)))
            shuffles += 1
            continue
        by = by_of(game, LEVELS[rules][seat])
        if step % 11 == 0:
            by = replace(by, fallback=DRAWN)
        seed = decision_seed(SECRET, seat, step)
        action = decided(game, by, seed, match.view(seat), choices(match, seat), out_of_turn=False)
        decisions.append(BotDecision(step + 1, by))
        match.apply(seat, action)
    return Disclosure(
        table="t",
        record=Record.of(match),
        secret=SECRET,
        commitment=commitment(SECRET),
        decisions=tuple(decisions),
    )


@pytest.mark.parametrize("rules", LEVELS)
def test_a_match_is_repeated(rules: str) -> None:
    told = disclosed(rules)
    found = verify(told)
    assert found.findings == ()
    assert found.same == len(told.decisions) == sum(found.listed.values())
    assert found.fallbacks == sum(one.by.fallback == DRAWN for one in told.decisions) > 0


@pytest.mark.parametrize("rules", LEVELS)
def test_a_replaced_answer_is_found(rules: str) -> None:
    told = disclosed(rules)
    match = told.record.match()
    again: Any = Match(match.game, match.dealer)
    steps = {one.step for one in told.decisions}
    # The last decision that had a choice is replaced by another legal action, and the match ends there.
    log = match.log
    place = next(
        step for step in sorted(steps, reverse=True) if len(_before(match, step - 1).legal(log[step - 1][0])) > 1
    )
    for seat, action in log[: place - 1]:
        again.apply(seat, action)
    seat, written = log[place - 1]
    other = next(action for action in again.legal(seat) if action != written)
    again.apply(seat, other)
    kept = tuple(one for one in told.decisions if one.step <= place)
    changed = replace(told, record=Record.of(again), decisions=kept)
    found = verify(changed)
    assert found.findings == (Finding("differs", place, seat, step_text(seat, other), step_text(seat, written)),)
    assert found.same == len(kept) - 1
    assert not found.good


def _before(match: Any, steps: int) -> Any:
    again: Any = Match(match.game, match.dealer)
    for seat, action in match.log[:steps]:
        again.apply(seat, action)
    return again


def test_another_secret_is_found() -> None:
    told = disclosed("thousand/ru")
    other = replace(told, secret="0c" * 32)
    found = verify(other)
    assert Finding("other_secret", written=told.commitment) in found.findings
    # Whoever rewrites the commitment, too, is found out by what was seen before the first deal.
    forged = replace(other, commitment=commitment(other.secret))
    assert Finding("other_secret", written=told.commitment) not in verify(forged).findings
    assert Finding("other_secret", written=told.commitment) in verify(forged, told.commitment).findings
    # And the random bot draws otherwise.
    assert any(one.code == "differs" for one in found.findings)


def test_decisions_of_another_version_or_bot_are_not_repeated() -> None:
    told = disclosed("thousand/ru")
    first, second, *rest = told.decisions
    older = replace(first, by=replace(first.by, version="0.0.1"))
    strange = replace(second, by=replace(second.by, level="oracle"))
    found = verify(replace(told, decisions=(older, strange, *rest)))
    assert [(one.code, one.step) for one in found.findings] == [
        ("other_version", first.step),
        ("unknown_level", second.step),
    ]
    assert found.findings[0].written == f"{first.by.level} 0.0.1"
    assert found.same == len(rest)


def test_another_budget_is_another_player() -> None:
    """A level that was given more than it was said to have been given is found out, where that changes a card."""
    told = disclosed("preferans/sochi", 200)
    cut = tuple(replace(one, by=replace(one.by, worlds=1)) if one.by.worlds else one for one in told.decisions)
    assert {one.code for one in verify(replace(told, decisions=cut)).findings} == {"differs"}


def test_a_disclosure_is_read_back() -> None:
    told = disclosed("thousand/ru")
    assert read_disclosure(told.json()) == told


def edited(change: Callable[[dict[str, Any]], None]) -> bytes:
    """A disclosure with something else in it."""
    data = msgspec.json.decode(disclosed("thousand/ru").json())
    change(data)
    return msgspec.json.encode(data)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "bad_json"),
        (b"\xff", "bad_json"),
        (b"[]", "bad_json"),
        (b"[" * 100_000, "bad_json"),
        (edited(lambda data: data.pop("secret")), "bad_json"),
        (edited(lambda data: data.update(more=1)), "bad_json"),
        (edited(lambda data: data.update(format=3)), "unknown_format"),
        (edited(lambda data: data.update(format=0)), "unknown_format"),
        (edited(lambda data: data.update(format=2)), "bad_json"),
        (edited(lambda data: data.update(mixing={"chains": [], "deals": []})), "bad_json"),
        (edited(lambda data: data["decisions"][0].update(step=0)), "bad_json"),
        (edited(lambda data: data["decisions"][-1].update(step=10_000)), "bad_json"),
        (edited(lambda data: data["record"].update(format=9)), "unknown_format"),
    ],
)
def test_a_file_that_is_no_disclosure_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_disclosure(data)
    assert caught.value.code == code


@pytest.mark.parametrize("secret", ["", "xy", "0b" * 65])
def test_a_secret_that_is_none_is_refused(secret: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_disclosure(edited(lambda data: data.update(secret=secret)))
    assert caught.value.code == "bad_seed"


def test_a_record_that_does_not_replay_is_refused() -> None:
    told = disclosed("thousand/ru")
    record = replace(told.record, log=(*told.record.log, "0 play HA"))
    with pytest.raises(RecordError):
        verify(replace(told, record=record))


def test_a_budget_that_allows_nothing_is_no_player() -> None:
    told = disclosed("preferans/sochi")
    place = next(at for at, one in enumerate(told.decisions) if one.by.worlds and not one.by.fallback)
    bad = replace(told.decisions[place], by=replace(told.decisions[place].by, nodes=0))
    found = verify(replace(told, decisions=(*told.decisions[:place], bad, *told.decisions[place + 1 :])))
    assert [(one.code, one.step) for one in found.findings] == [("unknown_level", bad.step)]


def test_another_spelling_of_the_secret_is_the_same_secret() -> None:
    """The commitment binds the bytes, so no spelling of them may lead to other play."""
    told = disclosed("thousand/ru")
    other = replace(told, secret=SECRET.upper())
    assert other.secret != told.secret
    assert commitment(other.secret) == told.commitment
    assert decision_seed(other.secret, 1, 7) == decision_seed(told.secret, 1, 7)
    assert verify(other).good


def mixed_by_the_server(rules: str) -> Disclosure:
    """A match of one shuffle, which the server has mixed alone."""
    told = disclosed(rules)
    mixed = Mixed(1, ("", "", ""), ("bot", "none", "late"))
    seed = mixed_seed(server_seed(SECRET, 1), 1, mixed.links)
    deal = OpenDeal(1, server_seed(SECRET, 1), mixed, shuffled(seed, new_match(rules).game.pack))
    record = replace(told.record, log=(f"table shuffle {seed}",), written=(), winners=None)
    mixing = DealMixing((server_chain(SECRET, 1),), (deal,))
    return replace(told, format=2, record=record, decisions=(), mixing=mixing)


def test_a_mixed_match_is_verified() -> None:
    told = mixed_by_the_server("thousand/ru")
    assert read_disclosure(told.json()) == told
    found = verify(told, told.commitment)
    assert found.good
    assert found.deals == DealCounts(deals=1, alone=1, links=(0, 0, 0), late=(0, 0, 1), chains=(0, 0, 0))


def test_a_cooked_deal_is_found() -> None:
    """The other kinds of cooked deals are in spec/fair-deals.json."""
    told = mixed_by_the_server("thousand/ru")
    chosen = replace(told, record=replace(told.record, log=(f"table shuffle {'0f' * 32}",)))
    assert verify(chosen).findings == (Finding("chosen_deal", 1, deal=1),)
    assert not verify(chosen).good
    assert isinstance(told.mixing, DealMixing)
    (deal,) = told.mixing.deals
    small = replace(told, mixing=replace(told.mixing, deals=(replace(deal, deck=()),)))
    assert verify(small).findings == (Finding("other_deck", 1, deal=1),)


def test_what_the_table_does_is_nobodys_decision() -> None:
    told = disclosed("thousand/ru")
    assert told.record.log[0].startswith("table shuffle")
    shuffled = BotDecision(1, told.decisions[0].by)
    with pytest.raises(RecordError) as found:
        verify(replace(told, decisions=(shuffled, *told.decisions)))
    assert found.value.code == "bad_json"
