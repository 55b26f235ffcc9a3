"""Folds of what is written: deals, help, faults, stages, terms, the end."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.preferans import sheet_events as sheets
from prikup.preferans.folding import folds
from prikup.preferans.paper import anew, scored, written
from prikup.preferans.view import Due, Result, View

# The sheet.


@folds(sheets.DealScored)
def _deal_scored(event: sheets.DealScored, view: View) -> View:
    result = Result(
        view.deal,
        view.sheet.dealer,
        view.sheet.stage,
        event.ending,
        view.contract,
        view.defence,
        view.passes,
        event.tricks,
        event.lines,
        event.totals,
    )
    declarer = -1 if view.contract is None else view.contract.seat
    paper = scored(view.paper, event.ending, event.tricks, event.lines, declarer)
    view = replace(view, phase="scored", results=(*view.results, result), totals=event.totals)
    return replace(view, sheet=event.sheet, paper=paper)


@folds(sheets.HelpDue)
def _help_due(event: sheets.HelpDue, view: View) -> View:
    return replace(view, phase="helping", due=Due(event.seat, event.points, event.barred))


@folds(sheets.Helped)
def _helped(event: sheets.Helped, view: View) -> View:
    results = view.results
    if results:
        # A match that begins with this choice has not seen its deal.
        *before, last = results
        results = (*before, replace(last, lines=(*last.lines, *event.lines), totals=event.totals))
    view = replace(view, phase="scored", due=None, results=results, totals=event.totals)
    return replace(view, sheet=event.sheet, paper=written(view.paper, event.lines))


@folds(sheets.Fined)
def _fined(event: sheets.Fined, view: View) -> View:
    return replace(view, sheet=event.sheet, totals=event.totals, paper=written(view.paper, event.lines))


@folds(sheets.RaceEnded)
def _race_ended(event: sheets.RaceEnded, view: View) -> View:
    return replace(view, sheet=event.sheet, paper=anew(view.paper, event.sheet))


@folds(sheets.StageBegan)
def _stage_began(event: sheets.StageBegan, view: View) -> View:
    phase = "scored" if event.owner < 0 else "terming"
    return replace(view, phase=phase, sheet=event.sheet, owner=event.owner, paper=anew(view.paper, event.sheet))


@folds(sheets.TermsSet)
def _terms_set(event: sheets.TermsSet, view: View) -> View:
    sheet = replace(view.sheet, price=event.price, size=event.pool, circles=event.circles)
    return replace(view, phase="scored", sheet=sheet, owner=-1)


@folds(sheets.ControlTimeUp, sheets.LastCircle)
def _closing(event: sheets.ControlTimeUp | sheets.LastCircle, view: View) -> View:
    closing = "last" if isinstance(event, sheets.LastCircle) else "due"
    return replace(view, sheet=replace(view.sheet, closing=closing))


@folds(sheets.MatchEnded)
def _match_ended(event: sheets.MatchEnded, view: View) -> View:
    view = replace(view, phase="over", winners=event.winners, settled=event.results, totals=event.results)
    return replace(view, sheet=event.sheet, accounts=event.accounts)
