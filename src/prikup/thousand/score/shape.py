"""The shape of an outcome: what no deal of these rules can say, whatever was played."""

from __future__ import annotations

from prikup.core.scored import (
    OutcomeError,
    check_contract,
    check_fields,
    check_numbers,
    check_range,
    check_seat,
)
from prikup.thousand.compiled_rules import DARK_CALL, CompiledRules
from prikup.thousand.outcome import CONCEDED, ENDINGS, PLAYED, Outcome
from prikup.thousand.state import Contract, Sheet


def check_outcome(compiled: CompiledRules, sheet: Sheet, outcome: Outcome) -> None:
    """Whether an outcome has the shape of a deal of these rules. Raises OutcomeError.

    Asked is what its fields may hold: an ending that the rules know, one number a seat within bounds, seats that hold
    cards in this deal, a contract that can be named. Whether the points are those of the pack, or a concession was
    allowed at that moment, is not.
    """
    check_fields(outcome, {ending: ENDINGS[ending] for ending in compiled.endings})
    in_play = compiled.in_play[sheet.dealer]
    check_contract(outcome.contract is None or isinstance(outcome.contract, Contract))
    contract = outcome.contract if outcome.contract is not None and outcome.contract.seat != -1 else None
    if outcome.holder != -1:
        check_seat("holder", outcome.holder, in_play)
    if contract is not None:
        _check_contract(compiled, sheet, contract)
    elif outcome.ending in CONCEDED or (outcome.ending in PLAYED and compiled.auctions):
        raise OutcomeError("outcome_missing", field="contract", ending=outcome.ending)
    if outcome.ending in PLAYED:
        _check_tricks(compiled, sheet, outcome)


def _check_contract(compiled: CompiledRules, sheet: Sheet, contract: Contract) -> None:
    """A contract that the rules have, at a height at which it can be named."""
    check_seat("contract", contract.seat, compiled.in_play[sheet.dealer])
    rules = compiled.rules
    check_contract(compiled.auctions and not (contract.misere and contract.slam))
    check_contract(compiled.knows(contract))
    check_contract(rules.call.active() or not contract.golden)
    check_contract(rules.dark.active() or not contract.dark)
    if contract.by_tricks:
        worth = compiled.worths.get(contract.special)
        check_contract(worth is not None and contract.amount == worth)
    else:
        lowest = min(compiled.opening(sheet), DARK_CALL)
        check_range("contract", contract.amount, least=lowest, most=max(compiled.top_bid, lowest))
    check_range("bid", contract.bid, least=0, most=contract.amount)
    check_range("paid", contract.paid, least=0, most=compiled.most_paid(contract))


def _check_tricks(compiled: CompiledRules, sheet: Sheet, outcome: Outcome) -> None:
    """Numbers of what was taken and declared: one a seat, none of them more than there is."""
    layout, players = compiled.layout, compiled.players
    called = outcome.contract is not None and outcome.contract.golden
    check_numbers("points", outcome.points, players, most=compiled.policy.points(layout.all))
    check_numbers("tricks", outcome.tricks, players, most=layout.played(layout.hand) if called else layout.tricks)
    check_numbers("bonuses", outcome.bonuses, players, most=compiled.most_bonus)
    check_numbers("declared", outcome.declared, players, most=5)
    if outcome.last != -1:
        check_seat("last", outcome.last, compiled.in_play[sheet.dealer])
    if bool(outcome.taken) != bool(compiled.nothing_taken):
        code = "outcome_field" if outcome.taken else "outcome_missing"
        raise OutcomeError(code, field="taken", ending=outcome.ending)
    check_numbers("taken", outcome.taken, players, most=layout.all)
    sitter = compiled.sitter(sheet)
    for name in ("points", "tricks", "bonuses", "declared", "taken"):
        numbers = getattr(outcome, name)
        if sitter >= 0 and numbers and numbers[sitter]:
            raise OutcomeError("outcome_seat", field=name, seat=sitter)
