"""What a deal changes besides points and whists: games owed, cover, bombs, rows of all-passes, the next dealer."""

from __future__ import annotations

from typing import Any

from prikup.core.seats import added, replaced
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import owed_bit
from prikup.preferans.outcome import Outcome
from prikup.preferans.rules.passes import ROW
from prikup.preferans.score import allpasses
from prikup.preferans.score.contracts import ContractResult
from prikup.preferans.score.sheet_writer import SheetWriter
from prikup.preferans.state import BRIGAND, MISERE, PROPER, Contract, Sheet

Changes = dict[str, Any]
"""Fields of the sheet."""

NINE = 9
"""The lowest game against which a misere stands."""


def after_contract(writer: SheetWriter, contract: Contract, outcome: Outcome, written: ContractResult) -> Changes:
    """What a contract changes."""
    compiled, sheet = writer.compiled, writer.before
    seat, rules = contract.seat, compiled.rules
    misere = contract.kind == MISERE
    changes: Changes = {"deals": sheet.deals + 1, "opened": True, "misdeals": 0, "darks": 0}
    if sheet.stage == BRIGAND:
        # A game owed is struck off whether made or failed (PF-265a).
        changes["owed"] = replaced(sheet.owed, seat, sheet.owed[seat] & ~(1 << owed_bit(contract.level)))
        if sheet.cover and rules.cover.by_brigand():
            changes["cover"] = added(sheet.cover, seat, 1)
        return {**changes, "dealer": compiled.layout.after(sheet.dealer)}
    if written.made and sheet.used:
        changes["used"] = added(sheet.used, seat, 1)
    if written.made and contract.bomb > 1:
        queue = list(sheet.bombs[seat])
        queue.remove(contract.bomb)
        writer.line(seat, "bomb.gone", contract.bomb)
        changes["bombs"] = tuple(tuple(queue) if i == seat else other for i, other in enumerate(sheet.bombs))
    if rules.exit.leads_out(made=written.made, whisted=outcome.ending == "played", misere=misere):
        changes |= {"series": 0, "exit": 0}
    caught = misere and written.ending == "failed"
    if caught and rules.passes.follows_misere():
        changes |= {"forced": 1, "caught": rules.passes.by_misere(outcome.tricks[seat])}
    if contract.outbid and contract.level >= NINE and not written.made and rules.passes.follows_nine():
        changes["forced"] = 1
    stays = caught and rules.deal.stays_after_misere()
    return {**changes, "dealer": sheet.dealer if stays else compiled.layout.after(sheet.dealer)}


def after_passes(writer: SheetWriter, outcome: Outcome) -> Changes:
    """What an all-pass changes."""
    compiled, sheet = writer.compiled, writer.before
    forced = sheet.passes_due
    changes: Changes = {"deals": sheet.deals + 1, "misdeals": 0, "forced": max(0, sheet.forced - 1), "caught": 0}
    if sheet.cover:
        # The dealer took part in it, too (PF-227).
        changes["cover"] = tuple(count + 1 for count in sheet.cover)
    if sheet.stage == PROPER:
        changes["bombs"] = allpasses.bombs(writer, outcome)
        changes["exit"] = sheet.exit + 1
    if allpasses.counts(writer):
        changes["series"] = sheet.series + 1
    changes["darks"] = sheet.darks + 1 if outcome.dark else 0
    if forced or not compiled.rules.deal.stays_after_passes():
        return {**changes, **passed_on(compiled, sheet)}
    if sheet.series + 1 >= ROW:
        return {**changes, **passed_on(compiled, sheet), "series": 0}
    return changes


def passed_on(compiled: CompiledRules, sheet: Sheet) -> Changes:
    """Moves the deal to the next player; dark all-passes are counted for one dealer (PF-192a)."""
    return {"dealer": compiled.layout.after(sheet.dealer), "darks": 0}
