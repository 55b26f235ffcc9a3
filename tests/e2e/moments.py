"""Each kind of moment at a table, as a test or a person wants to see it.

A moment is a position at which Anna, at seat 0, has to act, or the end of a deal or of a match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from prikup import games
from prikup.core.actions import Deal
from prikup.core.cards import parse_cards
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.notation.actions import parse_step
from prikup.thousand.actions import AnyAction
from tests.e2e.arranging import Chair, Company
from tests.preferans.tables import act, started

Moment = Callable[[Company], Chair]

SOCHI = "preferans/sochi"
SOCHI_4 = "preferans/sochi-4"
HUSSAR = "preferans/hussar-2"

SHEET: dict[str, Any] = {
    "pools": (12, 16, 6),
    "hills": (4, 0, 18),
    "whists": ((0, 34, 112), (60, 0, 44), (20, 8, 0)),
    "deals": 14,
    "size": 20,
}
LATE: dict[str, Any] = {"pools": (20, 20, 19), "hills": (12, 3, 8)}

SIX = "2 call 6 S, 2 lay D87, 2 declare 6 H"
WHISTED = f"0 pass, 1 pass, {SIX}, 0 whist, 1 pass"
MISERE = ("SAKQ9.CAKJ.DA.HAK", "S87.C987.D87.HT98", "SJT.CQT.DKQJT.HQJ")
"""Hands of a deal in which the second one is a misère's."""
FULL = ("SAKQJ.CAK.DA.H987", "ST9.CQJT.DKQ.HAKQ", "S87.C987.DJT9.HJT")
OWN = ("SAKQJT.HAK.CA87", "S987.HQJT.CKQ.D87", "H98.CJT9.DAKQJT")
"""Hands of a deal in which the first one plays a game."""
DEFENCE = (
    "0 call 6 S, 1 pass, 2 pass, 0 lay D9.H7, 0 declare 6 S, 1 whist, 2 pass, 1 lie, 0 play SA, 1 play S7, 1 play H9"
)
WEAK = ("SAT9.CKQ.DJT.HQ98", "SKQ8.CAT9.DKQ.HJT", "SJ7.CJ87.DA98.HAK")

RU = "thousand/ru-common"
RU_4 = "thousand/ru-4"
THREE = ("HAKQT.SA.CA.D9", "SKQ9.DAT.CKJ", "ST.CTQ9.DKQJ")
TALON = "HJ9.SJ"


def thousand(rules: str, hands: tuple[str, ...], talon: str, steps: str, dealer: int = 2) -> Any:
    """A match of Thousand whose cards were dealt by hand, after some steps."""
    match: Match[Any, Any, Any] = Match(games.game(rules), dealer)
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards(talon)))
    for step in filter(None, (one.strip() for one in steps.split(","))):
        match.apply(*parse_step(step, AnyAction))
    return match


SURE = ("S9.CATK.DATK", "SJ.CQJ9.DQJ9", "HATKQJ9.SA")
"""Hands of a deal in which the third one takes every trick."""
CLAIMED = "0 bid 100, 1 pass, 2 bid 105, 0 pass, 2 give 0 SK, 2 give 1 SQ, 2 name 105, 2 rest"
WON = "0 bid 100, 1 bid 105, 2 pass, 0 bid 120, 1 pass"
GIVEN = f"{WON}, 0 give 1 D9, 0 give 2 SJ"
NAMED = f"{GIVEN}, 0 name 120"


def _preferans(
    steps: str = "",
    *,
    rules: str = SOCHI,
    hands: tuple[str, ...] = WEAK,
    talon: str = "D7.H7",
    dealer: int = 2,
    **sheet: Any,
) -> Moment:
    """A position of Preferans; in Sochi late in a match."""
    before = SHEET | sheet if rules == SOCHI else sheet

    def opened(company: Company) -> Chair:
        match = started(rules, dealer=dealer, hands=hands, talon=talon, **before)
        return company.position(act(match, *([steps] if steps else [])))

    return opened


def _thousand(
    steps: str, *, rules: str = RU, hands: tuple[str, ...] = THREE, talon: str = TALON, dealer: int = 2
) -> Moment:
    """A position of Thousand."""
    return lambda company: company.position(thousand(rules, hands, talon, steps, dealer))


def _chosen(company: Company) -> Chair:
    """Two cards are chosen that will be laid away, those over which the own plate stands."""
    chair = _preferans("0 call 6 S, 1 pass, 2 pass")(company)
    for at in (0, 1):
        chair.held.nth(at).click(position={"x": 12, "y": 40})
    expect(chair.page.locator(".picked")).to_have_count(2)
    return chair


def _score(moment: Moment) -> Moment:
    """The score lies over the table, in windows where it has no place beside it."""

    def opened(company: Company) -> Chair:
        page = (chair := moment(company)).page
        page.set_viewport_size({"width": 390, "height": 844})
        page.locator(".panel-sheet").click()
        expect(page.locator("aside.side")).to_be_visible()
        return chair

    return opened


def _sheet(moment: Moment) -> Moment:
    """The whole sheet is opened."""

    def opened(company: Company) -> Chair:
        chair = moment(company)
        chair.page.locator(".panel-sheet").click()
        expect(chair.page.locator("dialog[open] table").first).to_be_visible()
        return chair

    return opened


def _result(company: Company) -> Chair:
    """The last deal of a match has just been scored."""
    chair = _preferans(f"{WHISTED}, 0 lie, 2 offer 2 0 8", hands=FULL, talon="D87", **LATE)(company)
    chair.page.locator('.dock button[data-do="accept"]').click()
    expect(chair.page.locator("#result-title")).to_be_visible()
    return chair


def _over(company: Company) -> Chair:
    """The end of a match."""
    chair = _result(company)
    chair.page.locator("dialog[open] .button.primary").click()
    expect(chair.page.locator("#over-title")).to_be_visible()
    return chair


MOMENTS: dict[str, Moment] = {
    "preferans-auction": _preferans(),
    "preferans-misere": _preferans(
        "1 misere, 2 pass, 0 pass, 1 lay HT.D9, 1 play S8, 2 play SJ", hands=MISERE, talon="D9.H7", dealer=0
    ),
    "preferans-laying": _preferans("0 call 6 S, 1 pass, 2 pass"),
    "preferans-chosen": _chosen,
    "preferans-naming": _preferans("0 call 6 S, 1 pass, 2 pass, 0 lay D7.H7"),
    "preferans-whist": _preferans(f"0 pass, 1 pass, {SIX}", hands=FULL, talon="D87"),
    "preferans-open": _preferans(f"{WHISTED}, 0 lie", hands=FULL, talon="D87"),
    "preferans-partner": _preferans(f"{WHISTED}, 0 lie, 0 play SA", hands=FULL, talon="D87"),
    "preferans-four": _preferans(rules=SOCHI_4, dealer=3),
    "preferans-called": _preferans("0 call 6 S, 1 misere, 2 pass"),
    "preferans-four-called": _preferans("0 call 6 S, 1 call 7 C, 2 misere hand", rules=SOCHI_4, dealer=3),
    "preferans-defence": _preferans(DEFENCE, hands=OWN, talon="D9.H7"),
    "preferans-four-defence": _preferans(DEFENCE, rules=SOCHI_4, dealer=3, hands=OWN, talon="D9.H7"),
    "preferans-claim": _preferans(f"{WHISTED}, 0 lie, 2 offer 2 0 8", hands=FULL, talon="D87"),
    "preferans-dummy": _preferans(rules=HUSSAR, dealer=1),
    "preferans-dummy-open": _preferans(
        "0 call 6 S, 1 pass, 0 lay D7.H7, 0 declare 6 S, 1 whist, 1 play S7", rules=HUSSAR, dealer=1
    ),
    "thousand-auction": _thousand("0 bid 100, 1 bid 105, 2 pass"),
    "thousand-giving": _thousand(WON),
    "thousand-naming": _thousand(GIVEN),
    "thousand-four": _thousand("0 bid 100, 1 bid 105, 2 bid 110", rules=RU_4, hands=(*THREE, ""), dealer=3),
    "thousand-claim": _thousand(CLAIMED, rules="thousand/ru", hands=SURE, talon="ST.SKQ"),
    "thousand-play": _thousand(f"{NAMED}, 0 play SA, 1 play S9, 2 play ST"),
    "preferans-score": _score(_preferans()),
    "preferans-four-score": _score(_preferans(rules=SOCHI_4, dealer=3)),
    "preferans-sheet": _sheet(_preferans()),
    "thousand-score": _score(_thousand("0 bid 100, 1 bid 105, 2 pass")),
    "result": _result,
    "over": _over,
}
"""Each kind of moment by its name."""
