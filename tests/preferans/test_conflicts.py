"""Conflicting options are refused by name; everything else is a playable rule set."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.core.errors import RulesError
from prikup.core.match import Match
from prikup.core.options import options_of, value_text, with_options
from prikup.preferans.game import PRESETS, Preferans
from prikup.preferans.rules import Rules
from prikup.preferans.rules.conflicts import CONFLICTS, conflicts
from tests.preferans.random_play import random_rules, step

EXAMPLES = {
    "dealer_whists_of_four": "klassika+table.players=3",
    "dealer_shares_of_four": "sochi+share.dealer=on",
    "premium_to_resting_dealer": "sochi+talon.paid=dealer",
    "premium_in_halves_of_three": "klassika+talon.paid=half",
    "talon_leads_of_four": "sochi+passes.talon=leads",
    "split_with_passer": "hussar-2+whist.split=always",
    "pair_of_whisters": "hussar-2+whist.pair=both",
    "one_on_nine": "hussar-2+whist.alone_on_nine=on",
    "owner_needs_brigand": "sochi+terms.owner=on",
    "pools_need_proper": "gusarik+brigand.pools=off",
    "hill_only_needs_alone": "klassika+brigand.hill_only=on",
    "hill_only_or_worth": "gusarik+brigand.hill_only=on+pool.worth=20",
    "start_or_brigand": "klassika+passes.start=1",
    "proper_terms_circles": "gusarik+terms.circles=2",
    "proper_terms_last": "gusarik+terms.last=running",
    "proper_pool_end": "gusarik+pool.end=all",
    "proper_help_choice": "gusarik+help.choice=on",
    "proper_help_short": "gusarik+help.short=on",
    "proper_cover_by": "gusarik+cover.by=all",
    "proper_calls_hold": "gusarik+calls.hold=on",
    "proper_dark_calls": "gusarik+dark.calls=on",
    "proper_dark_first": "gusarik+dark.first=on",
    "proper_exit_ladder": "gusarik+exit.ladder=7",
    "proper_share_dealer": "gusarik+share.dealer=on",
    "proper_totus_play": "gusarik+totus.play=on",
    "proper_surrender_tricks": "gusarik+surrender.tricks=3",
    "proper_proof_kind": "gusarik+proof.kind=lay",
    "proper_passes_fine": "gusarik+passes.fine=5",
    "proper_passes_after_misere": "gusarik+passes.after_misere=on",
    "proper_passes_after_nine": "gusarik+passes.after_nine=on",
    "proper_bombs_by": "gusarik+bombs.by=dark",
    "cover_all_needs_brigand": "sochinka+cover.by=all",
    "circles_end": "sochinka+terms.circles=2",
    "last_in_circles": "sochinka+terms.last=running",
    "last_by_time": "klassika+terms.circles=2+terms.last=running",
    "end_needs_size": "sochi+pool.size=off",
    "over_needs_size": "fspr+pool.over=help",
    "size_or_owner": "klassika+pool.size=off",
    "totus_needs_size": "fspr+totus.play=on",
    "total_needs_kept": "sochi+pool.end=total",
    "partners_need_help": "sochi+pool.over=lost",
    "choice_needs_help": "leningrad+help.choice=on",
    "short_needs_help": "leningrad+help.short=on",
    "races_need_size": "skachki+pool.size=off",
    "races_to_one_pool": "skachki+pool.end=all",
    "races_or_brigand": "skachki+brigand.play=first",
    "totals_need_bonus": "skachki+races.totals=on+races.pool=0+races.hill=0",
    "bombs_need_dark": "sochi+bombs.by=dark",
    "bombs_need_start": "sochi+bombs.by=start",
    "exit_whisted_or_failed": "sochi+exit.whisted=on",
    "fine_needs_same_dealer": "sochi+passes.fine=5",
    "pools_need_double_bombs": "sochinka+totus.pools=on",
    "totus_needs_consolation": "klassika+totus.consolation=on+consolation.kind=none",
    "half_or_left": "klassika+whist.half=plain",
    "one_hand_of_dealer": "sochi+whist.dealer_hand=seen",
    "one_hand_stands": "klassika+whist.dealer_hand=seen+whist.face=lying",
    "personal_stands": "klassika+whist.quota=personal+whist.face=lying",
    "personal_needs_answer": "klassika+whist.quota=personal+whist.answer=none",
    "pair_has_no_own_quotas": "klassika+whist.quota=personal+whist.pair=both",
    "pair_needs_answer": "sochi+whist.answer=none+whist.pair=each",
}


def found(text: str) -> dict[str, dict[str, str | int]]:
    """The conflicts of a rule string that is not checked, by name."""
    preset, *changes = text.split("+")
    options = options_of(Rules)
    values = {name: options[name].read(value) for name, value in (change.split("=") for change in changes)}
    rules = with_options(PRESETS.get(f"preferans/{preset}"), values)
    return {str(fault.params["why"]): dict(fault.params) for fault in conflicts(rules)}


def test_every_conflict_has_its_example() -> None:
    assert sorted(EXAMPLES) == sorted(conflict.name for conflict in CONFLICTS)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_conflict_names_both_options(name: str) -> None:
    conflict = next(conflict for conflict in CONFLICTS if conflict.name == name)
    fault = found(EXAMPLES[name])[name]
    assert str(fault["first"]).split("=")[0] == conflict.first
    assert str(fault["second"]).split("=")[0] == conflict.second
    with pytest.raises(RulesError, match="options_conflict"):
        Preferans.parse("preferans/" + EXAMPLES[name])


def test_options_of_a_section_that_is_off_sleep() -> None:
    """They wait for the day when it is on."""
    bombs = "klassika+bombs.by=off+bombs.order=choice"
    for text in ("rostov+consolation.kind=none", "sochi+brigand.hill_only=on", bombs):
        assert Preferans.parse("preferans/" + text).text == "preferans/" + text


def test_klassika_for_fewer() -> None:
    """PF-005: three and two can play it, once what needs a fourth is off."""
    for players in (2, 3):
        changes = "whist.dealer=off+share.dealer=off+talon.paid=off+passes.talon=suit"
        assert Preferans.parse(f"preferans/klassika+table.players={players}+{changes}").players == players


@pytest.mark.search
@given(st.integers(0, 10**9))
def test_random_rule_sets_play(seed: int) -> None:
    """Accepted rules can be played: somebody is always awaited and has a legal action; every sheet settles to zero."""
    rng = random.Random(seed)
    rules = random_rules(rng)
    game = Preferans(rules)
    assert game.text == Preferans.parse(game.text).text
    match = Match(game, rng.randrange(game.players))
    while not match.over and match.state.sheet.deals < 30:
        step(rng, match, faults=True)
        assert all(amount >= 0 for amount in (*match.state.sheet.hills, *match.state.sheet.pools))
    assert value_text(rules.table.players) == str(game.players)
