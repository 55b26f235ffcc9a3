"""What no play under the rules can give is refused by name, and the sheet is unchanged."""

from __future__ import annotations

from functools import partial

import pytest

from prikup.core.errors import PrikupError
from prikup.sheets import keeper
from prikup.sheets.errors import CODES, SheetError
from prikup.texts import Texts
from tests.sheets.support import CASE, kept, lines, played, refusal, why

SOCHINKA, KLASSIKA, THOUSAND = "preferans/sochinka", "preferans/klassika", "thousand/ru"
FOUR = "thousand/pl-4"
SOCHI, ROSTOV, HUSSAR = "preferans/sochi", "preferans/rostov", "preferans/hussar-2"
AGREED = f"{SOCHINKA}+offers.tricks=off"
"""Nobody divides tricks by agreement."""
GOOD = "game 1 6 H; whist 2; tricks 0 6 4 0"

# Rules, the line, the code. Seat 0 deals: of four players 1, 2 and 3 hold cards.
WRONG: list[tuple[str, str, str]] = [
    # Of every game: the form of an entry.
    (SOCHINKA, "tricks 0 6 4 0", "entry_kind"),
    (SOCHINKA, f"{GOOD}; misere 1", "entry_kind"),
    (SOCHINKA, "misere 1; tricks 0 0 6 4; whist 2", "entry_field"),
    (SOCHINKA, "game 1 6 H; tricks 0 6 4 0", "entry_field"),
    (SOCHINKA, f"{GOOD}; cards 3", "unknown_field"),
    (SOCHINKA, f"{GOOD}; whist 2", "field_twice"),
    (SOCHINKA, "game 1 6 X; whist 2; tricks 0 6 4 0", "bad_suit"),
    (SOCHINKA, "game 1 six H", "bad_number"),
    (SOCHINKA, "game 1", "bad_field"),
    (SOCHINKA, "x" * 401, "bad_position"),
    (SOCHINKA, "game 1 6 H; whist 2; tricks 6 4 0", "entry_count"),
    (SOCHINKA, "game 1 6 H; whist 2; tricks 0 11 0 0", "entry_range"),
    (SOCHINKA, "game 1 6 H; whist 2; tricks 0 -1 11 0", "entry_range"),
    (SOCHINKA, "game 1 6 H; whist 2; tricks 0 6 5 0", "entry_sum"),
    # Preferans.
    (SOCHINKA, "game 7 6 H", "entry_seat"),
    (SOCHINKA, "game 0 6 H", "entry_rests"),
    (SOCHINKA, "game 1 5 H", "entry_level"),
    (SOCHINKA, "game 1 11 H", "entry_level"),
    (SOCHINKA, "game 1 6 H dark", "entry_dark"),
    (ROSTOV, "game 1 6 H hand", "entry_hand"),
    (ROSTOV, "game 1 6 H shared", "entry_shared"),
    (SOCHINKA, "game 1 6 H; whist 1; tricks 0 6 4 0", "entry_whist"),
    (SOCHINKA, "game 1 6 H; whist 2 2; tricks 0 6 4 0", "entry_whist"),
    (SOCHINKA, "game 1 6 H; whist 5; tricks 0 6 4 0", "entry_whist"),
    (SOCHINKA, "game 1 6 S", "entry_bound"),
    (SOCHINKA, "misere 1 hand; tricks 5 0 5 0; short 1", "entry_field"),
    (f"{SOCHI}+whist.alone_on_nine=on", "game 1 9 H; whist 2 0; tricks 1 9 0", "entry_one_whister"),
    (SOCHI, "game 1 9 H; whist 2; tricks 0 8 2; outbid", "entry_outbid"),
    (f"{SOCHI}+passes.after_nine=on", "game 1 8 H; whist 2; tricks 0 7 3; outbid", "entry_outbid"),
    (SOCHINKA, "game 1 7 H; half 2", "entry_half"),
    (SOCHINKA, "game 1 7 H; surrendered", "entry_surrender"),
    (SOCHINKA, "game 1 7 H; whist 2; tricks 0 7 3 0; short 1", "entry_short"),
    (SOCHINKA, f"{GOOD}; talon HA HA", "entry_talon"),
    (SOCHINKA, "game 1 6 H hand; whist 2; tricks 0 6 4 0; talon HA SA", "entry_talon"),
    (SOCHINKA, "game 1 6 H hand; whist 2; tricks 0 6 4 0; returned", "entry_returned"),
    (SOCHINKA, f"{GOOD}; bomb 2", "entry_bomb"),
    (SOCHINKA, "totus 1 H; tricks 0 10 0 0; helps 1", "entry_helps"),
    (ROSTOV, "totus 1 H; tricks 0 10 0", "entry_totus"),
    (SOCHINKA, "passes; tricks 0 3 3 4; unseen 1", "entry_unseen"),
    (SOCHINKA, "passes; tricks 4 3 3 0", "entry_resting_tricks"),
    (SOCHINKA, "game 1 6 H; whist 2; tricks 4 6 0 0", "entry_resting_tricks"),
    (SOCHINKA, "fault 1 sneeze", "entry_fault"),
    (SOCHINKA, "fault 1 misdeal", "entry_fault"),
    (SOCHINKA, "fault 7 revoke", "entry_seat"),
    (SOCHINKA, "fault 1 undiscarded", "entry_level"),
    (SOCHI, "game 1 10 H; whist 2; tricks 0 10 0", "entry_unasked"),
    # Two players' dummy says nothing.
    (HUSSAR, "game 0 7 H; whist 2; tricks 7 2 1", "entry_whist"),
    (HUSSAR, "game 0 7 H; whist 1 2; tricks 7 2 1", "entry_whist"),
    (f"{HUSSAR}+whist.half=plain", "game 0 7 H; half 2", "entry_half"),
    # The cards are on the real table.
    (SOCHINKA, "table shuffle 00", "not_now"),
    (KLASSIKA, "table shuffle 2a2a", "not_now"),
    (SOCHI, "table deal SAKQJT987.CA / CKQJT987.DAKQ / DJT98.HAKQJT / D7.H9", "not_now"),
    (THOUSAND, "table shuffle 00", "not_now"),
    # The Razbojnik and what belongs to it.
    (KLASSIKA, "passes; tricks 0 3 3 4", "entry_no_passes"),
    (KLASSIKA, "game 2 6 H; whist 1; tricks 0 0 0 10", "entry_soloist"),
    (KLASSIKA, "3 terms 10 20 0", "not_your_turn"),
    # Thousand.
    (THOUSAND, "contract 5 120; points 31 75 14; tricks 2 5 1", "entry_seat"),
    (THOUSAND, "contract 1 95; points 31 75 14; tricks 2 5 1", "entry_amount"),
    (THOUSAND, "contract 1 121; points 31 75 14; tricks 2 5 1", "entry_amount"),
    (THOUSAND, "contract 1 120; bid 125; points 31 75 14; tricks 2 5 1", "entry_bid"),
    (THOUSAND, "contract 1 120 slam; points 31 75 14; tricks 2 5 1", "entry_contract"),
    (THOUSAND, "contract 1 120; points 31 75 15; tricks 2 5 1", "entry_sum"),
    (THOUSAND, "contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 -", "entry_marriage"),
    (THOUSAND, "contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 H / 0 H", "entry_marriage_twice"),
    (THOUSAND, "contract 1 120; points 31 75 14; tricks 0 7 1", "entry_no_trick"),
    (THOUSAND, "contract 1 120; points 0 106 14; tricks 0 7 1; marriages 0 H", "entry_no_trick"),
    (THOUSAND, "contract 1 120; points 31 75 14; tricks 2 5 1; last 1", "entry_last"),
    (THOUSAND, "contract 1 120; points 31 75 14; tricks 2 5 1; captured 1 0 0", "entry_captured"),
    (THOUSAND, "contract 1 120; points 31 75 14; tricks 2 5 1; paid 50", "entry_paid"),
    (FOUR, "contract 1 120; points 0 75 31 14; tricks 0 5 2 1; paid 510", "entry_paid"),
    (FOUR, "contract 0 120; points 0 75 31 14; tricks 0 5 2 1", "entry_sits_out"),
    (FOUR, "contract 1 120; points 31 75 0 14; tricks 2 5 0 1", "entry_sits_out"),
    (FOUR, "contract 1 120; points 0 75 31 14; tricks 0 5 2 1; marriages 0 H", "entry_sits_out"),
    (THOUSAND, "bomb 1 120", "entry_concede"),
    (THOUSAND, "fault 1 revoke; during 0 120", "entry_during"),
    ("thousand/ru+faults.revoke_award=120", "fault 1 revoke", "entry_during"),
    (THOUSAND, "praise 1 5", "entry_praise"),
    (THOUSAND, "fault 1 sneeze", "entry_fault"),
    (THOUSAND, "fault 1 buyback", "entry_fault"),
    ("thousand/ru+buyback.price=50+golden.kind=forced", "fault 1 buyback", "entry_fault"),
    ("thousand/pl-4+buyback.price=50", "fault 0 buyback", "entry_sits_out"),
]


@pytest.mark.parametrize(("rules", "line", "code"), WRONG)
def test_a_line_that_cannot_be(rules: str, line: str, code: str) -> None:
    assert why(rules, line) == code


def test_an_owed_game_is_played_once() -> None:
    first = "game 1 6 H; whist 2; tricks 0 6 4 0"
    assert why(KLASSIKA, "game 1 6 H; whist 2; tricks 0 6 4 0", first, *later()) == "entry_owed"


def later() -> tuple[str, ...]:
    """The other soloists' deals of a circle of the Razbojnik."""
    return (
        "game 2 6 H; whist 3; tricks 0 0 6 4",
        "game 3 6 H; whist 0; tricks 4 0 0 6",
        "game 0 6 H; whist 1; tricks 6 4 0 0",
    )


def test_what_the_stage_forbids() -> None:
    assert why("preferans/sochi+passes.start=3", "game 1 6 H") == "entry_passes_now"


def test_a_failed_nine_against_a_misere_is_followed_by_an_all_pass() -> None:
    rules, nine = f"{SOCHI}+passes.after_nine=on", "game 1 9 H; whist 2; tricks 0 8 2"
    assert why(rules, "game 1 6 H", f"{nine}; outbid") == "entry_passes_now"
    kept(rules, f"{nine}; outbid", "passes; tricks 4 3 3", "game 1 6 H")
    kept(rules, nine, "game 1 6 H")
    kept(rules, "game 1 9 H; whist 2; tricks 0 9 1; outbid", "game 1 6 H")


def test_a_sheet_that_is_over_takes_no_deal() -> None:
    line = "contract 0 300; points 120 0 0; tricks 8 0 0; marriages 0 H / 0 D"
    assert why("thousand/ru+end.target=300+barrel.at=off", line, line) == "entry_not_now"


def test_terms_and_help_come_before_the_next_deal() -> None:
    rules, start = f"{KLASSIKA}+help.choice=on", "stage proper; size 20; pools 20 10 10 18; cover 14 14 14 14"
    game = "game 0 8 C; whist 1; tricks 8 2 0 0"
    fault = refusal(rules, GOOD, game, dealer=3, start=start)
    assert (fault.code, fault.params["phase"]) == ("entry_not_now", "helping")
    assert why(rules, "0 help 3", game, dealer=3, start=start) == "help_barred"
    assert kept(rules, game, "0 help 2", dealer=3, start=start).lines[1] == "0 help 2"


def test_dark_games_bind_both_defenders() -> None:
    rules, start = KLASSIKA, CASE
    assert why(rules, "game 0 6 H dark; whist 1; tricks 6 4 0 0", dealer=3, start=start) == "entry_bound"
    kept(rules, "game 0 6 H dark; whist 1 2; tricks 6 2 2 0", dealer=3, start=start)
    kept(rules, "game 0 8 H dark; whist 1; tricks 8 2 0 0", dealer=3, start=start)


def test_in_the_razbojnik_no_game_is_judged() -> None:
    """PF-175: each game has to be played once, so nobody declares too little."""
    rules, line = f"{KLASSIKA}+proof.kind=game", "game 1 6 H; whist 2; tricks 0 8 2 0"
    assert why(rules, f"{line}; short 2") == "entry_verdict"
    kept(rules, line)


def test_an_edit_that_breaks_a_later_line_names_it() -> None:
    sheet = kept(SOCHINKA, GOOD, "game 0 6 C; whist 3; tricks 6 0 0 4")
    with pytest.raises(SheetError) as caught:
        keeper.edited(sheet, 1, "fault 0 misdeal")
    assert (caught.value.code, caught.value.line) == ("sheet_line", 2)
    assert caught.value.cause is not None
    assert caught.value.cause.code == "entry_rests"
    with pytest.raises(SheetError) as caught:
        keeper.removed(kept(KLASSIKA, *later_from_start()), 1)
    assert caught.value.line == 1
    assert keeper.edited(sheet, 2, "passes; tricks 3 0 4 3").kept.lines[1] == "passes; tricks 3 0 4 3"


def later_from_start() -> tuple[str, ...]:
    return ("game 1 6 H; whist 2; tricks 0 6 4 0", *later())


def code(call: object, *arguments: object, **named: object) -> str:
    """The code with which a call is refused."""
    with pytest.raises(PrikupError) as caught:
        call(*arguments, **named)  # type: ignore[operator]
    return caught.value.code


def test_sheets_that_are_none() -> None:
    head = "prikup sheet 1\nrules: thousand/ru\nseat 0: A\nseat 1: B\nseat 2: C\n"
    found = {
        code(keeper.parse, ""): "sheet_not_one",
        code(keeper.parse, "prikup record 1"): "sheet_not_one",
        code(keeper.parse, head + "x" * keeper.LARGEST): "sheet_too_large",
        code(keeper.parse, head + "\nfault 1 look" * (keeper.MOST_LINES + 1)): "sheet_too_large",
        code(keeper.parse, head + "dealer: 7"): "sheet_header",
        code(keeper.parse, head + "dealer: x"): "sheet_header",
        code(keeper.parse, head + "dealer: \u0661"): "sheet_header",
        code(keeper.parse, head + "dealer: 0001"): "sheet_header",
        code(keeper.parse, head.replace("seat 2", "seat 3")): "sheet_header",
        code(keeper.parse, head + "rules: thousand/ru"): "sheet_header",
        code(keeper.parse, "prikup sheet 1\nseat 0: A"): "sheet_header",
        code(keeper.parse, head.replace("seat 2: C\n", "")): "sheet_players",
        code(keeper.begun, THOUSAND, ("A", "B", " ")): "sheet_name",
        code(keeper.begun, THOUSAND, ("A", "B", "x" * 41)): "sheet_name",
        code(keeper.begun, THOUSAND, ("A", "B\u202e", "C")): "sheet_name",
        code(keeper.begun, THOUSAND, ("A", "B", "C"), start="hand HA"): "sheet_start",
        code(keeper.begun, THOUSAND, ("A", "B", "C"), start="totals 1"): "sheet_start",
        code(keeper.begun, "thousand/nowhere"): "unknown_preset",
        code(keeper.edited, kept(THOUSAND), 1, "x"): "sheet_no_such_line",
        code(keeper.removed, kept(THOUSAND), 0): "sheet_no_such_line",
        code(keeper.undone, kept(THOUSAND)): "sheet_empty",
    }
    assert all(one == wanted for one, wanted in found.items())
    assert set(CODES) - {"sheet_line"} <= set(found)


@pytest.mark.parametrize(("name", "how"), [("x" * 10_000, "long"), ("", "empty"), ("B\u202e", "signs")])
def test_a_name_that_cannot_be_is_told_and_not_repeated(name: str, how: str) -> None:
    text = f"prikup sheet 1\nrules: thousand/ru\nseat 0: A\nseat 1: {name}\nseat 2: C\n"
    calls = (partial(keeper.parse, text), partial(keeper.begun, THOUSAND, ("A", name, "C")))
    for call in calls:
        with pytest.raises(SheetError) as caught:
            call()
        told = dict(caught.value.params)
        assert (told["number"], told["longest"], told["how"]) == (2, 40, how)
        assert all("xx" not in str(value) for value in told.values())
        for language in ("en", "ru", "pl", "de", "es"):
            said = Texts(language).error(caught.value)
            assert "2" in said
            assert ("40" in said) == (how == "long"), said


def test_a_sheet_is_its_text() -> None:
    sheet = kept(SOCHINKA, "game 1 6 H ;whist 2;  tricks 0 6 4 0", dealer=0)
    assert sheet.lines == (GOOD,)
    assert keeper.parse(sheet.text()) == sheet
    commented = sheet.text().replace("\n\n", "\n\n# the first deal\n")
    assert keeper.parse("\ufeff" + commented).lines == sheet.lines
    assert keeper.parse(commented).text() == commented
    more = keeper.begun(SOCHINKA, sheet.names, 2, "a long evening", "hills 1 2 3 4")
    assert keeper.parse(more.text()) == more
    assert keeper.undone(sheet).kept.lines == ()
    assert keeper.removed(sheet, 1).kept.lines == ()


def test_notes_keep_their_place() -> None:
    head = kept(SOCHINKA).text()
    rows = ["# the players came late", GOOD, "# Boris was sure of seven", "fault 1 misdeal", "# tea"]
    sheet = keeper.parse(head + "\n".join(rows) + "\n")

    def shown(sheet: keeper.KeptSheet) -> list[str]:
        assert keeper.parse(sheet.text()) == sheet
        return sheet.text().removeprefix(head).splitlines()

    assert shown(sheet) == rows
    assert shown(keeper.added(sheet, "fault 1 misdeal").kept) == [*rows, "fault 1 misdeal"]
    assert shown(keeper.edited(sheet, 1, "game 1 7 NT").kept) == [rows[0], "game 1 7 NT", *rows[2:]]
    assert shown(keeper.undone(sheet).kept) == [*rows[:3], "# tea"]
    assert shown(keeper.removed(sheet, 2).kept) == [*rows[:3], "# tea"]
    # Above a line that is taken away: above the next one then.
    assert shown(keeper.removed(keeper.removed(sheet, 2).kept, 1).kept) == [rows[0], rows[2], "# tea"]
    assert shown(keeper.undone(keeper.undone(sheet).kept).kept) == [rows[0], rows[2], "# tea"]
    with pytest.raises(SheetError) as caught:
        keeper.parse(head + "# note\n" * (keeper.MOST_LINES + 1))
    assert caught.value.code == "sheet_too_large"


# What can be written, but no play gives: rules, the line, the code. Seat 0 deals, so seat 1 opens.
RU, PAYING = "thousand/ru-common", "thousand/ru-4+table.pay=aces_50"
TWO_EIGHTS = "points 20 50 50; tricks 2 3 3"
IMPOSSIBLE: list[tuple[str, str, str]] = [
    (RU, f"contract 2 120 dark; {TWO_EIGHTS}", "entry_dark_bid"),
    (RU, f"contract 1 120 dark; {TWO_EIGHTS}", "entry_dark_bid"),
    ("thousand/pl", "bomb 2 100 forced", "entry_forced"),
    (RU, f"contract 2 110 forced; {TWO_EIGHTS}", "entry_forced"),
    ("thousand/pl", "bomb 1 110 forced", "entry_given_up"),
    (RU, f"contract 1 120; bid 102; {TWO_EIGHTS}", "entry_bid_step"),
    (RU, f"contract 1 120; bid 105; {TWO_EIGHTS}", "entry_bid_not_won"),
    (RU, f"contract 2 100; {TWO_EIGHTS}", "entry_bid_not_won"),
    (RU, f"contract 1 120; bid 130; {TWO_EIGHTS}", "entry_bid"),
    (f"{RU}+auction.raises=off", f"contract 1 120; bid 110; {TWO_EIGHTS}", "entry_named"),
    (f"{RU}+call.golden=on", "contract 2 120 golden; points 50 50 20; tricks 2 3 2", "entry_golden"),
    (f"{RU}+contra.kind=recontra", f"contract 1 120 recontra; {TWO_EIGHTS}", "entry_recontra"),
    (
        f"{RU}+special.misere=120",
        "contract 1 120 misere; points 60 0 60; tricks 4 0 4; marriages 0 H",
        "entry_misere_marriage",
    ),
    (RU, f"contract 1 300; {TWO_EIGHTS}; marriages 0 H / 2 D", "entry_marriages_held"),
    (RU, "contract 1 100; points 100 10 10; tricks 1 6 1", "entry_tricks_points"),
    (RU, "contract 1 120; points 119 1 0; tricks 7 1 0", "entry_points"),
    (RU, "contract 1 120; points 60 20 40; tricks 4 1 3; marriages 1 H / 1 D / 1 C", "entry_leads"),
    (f"{RU}+marriages.captured=20", "contract 1 120; points 120 0 0; tricks 8 0 0", "entry_pairs"),
    (f"{RU}+play.rest=off", "contract 1 120; points 64 56 0; tricks 2 5 1; marriages 0 H", "entry_together"),
    # Seat 1 leads, so seat 0 declares last; and one trick of seat 2 holds no king and queen of his own.
    (f"{RU}+marriages.when=before", f"contract 1 120; {TWO_EIGHTS}; marriages 0 H / 1 D", "entry_announced_late"),
    (f"{RU}+marriages.drowned=on", "contract 1 120; points 50 50 20; tricks 3 4 1; marriages 2 H", "entry_together"),
    (PAYING, "contract 1 120; points 0 50 50 20; tricks 0 3 3 2; paid 45", "entry_talon_pay"),
    (PAYING, "contract 1 120; points 0 50 50 20; tricks 0 3 3 2; talon HA SA", "entry_talon_cards"),
    (PAYING, "contract 1 120; points 0 50 50 20; tricks 0 3 3 2; talon HA HA SK", "entry_talon_cards"),
    (PAYING, "contract 1 120; points 0 50 50 20; tricks 0 3 3 2; talon HA SA D9; paid 50", "entry_paid"),
    (PAYING, "contract 1 120; points 0 50 50 20; tricks 0 3 3 2; talon HK HQ D9; marriages 2 H", "entry_together"),
    (THOUSAND, "contract 1 120; points 31 75 14; tricks 2 5 1; talon HA SA D9", "entry_talon_cards"),
    (FOUR, "fault 0 revoke", "entry_sits_out"),
    (f"{KLASSIKA}+talon.decline=off", "game 1 9 H hand; whist 2; tricks 0 9 1 0", "entry_not_called"),
    (f"{SOCHI}+whist.half=plain", "game 1 9 H; half 2", "entry_half"),
    (f"{SOCHI}+whist.half=plain+whist.split=greedy", "game 1 7 H; half 2", "entry_defence"),
    (f"{SOCHI}+proof.kind=game", "game 1 6 H; whist 2; tricks 0 9 1; short 2", "entry_verdict"),
    (f"{RU}+contra.kind=recontra", "writeoff 1 100 recontra", "entry_recontra"),
    # A king and a queen of a suit that is worth less are not declared after a dearer one.
    (f"{RU}+marriages.keep=rising", f"contract 1 120; {TWO_EIGHTS}; marriages 1 H / 1 S", "entry_marriage"),
    (f"{KLASSIKA}+surrender.tricks=3", "game 1 7 H; surrendered", "entry_surrendered"),
    (AGREED, "game 1 6 H; whist 2; tricks 0 0 10 0; talon HA HK", "entry_talon_tricks"),
    (KLASSIKA, "fault 1 revoke", "entry_fault_deal"),
    (KLASSIKA, "fault 2 undiscarded; level 6", "entry_fault_deal"),
    (f"{SOCHI}+passes.start=3", "fault 1 revoke; level 6", "entry_fault_deal"),
]


@pytest.mark.parametrize(("rules", "line", "code"), IMPOSSIBLE)
def test_a_line_that_no_play_gives(rules: str, line: str, code: str) -> None:
    assert why(rules, line) == code


CALLS = f"{THOUSAND}+call.golden=on"


@pytest.mark.parametrize(
    ("rules", "line", "code"),
    [
        (f"{CALLS}+special.open=on", "contract 1 120 golden open; points 50 50 20; tricks 2 3 2", "entry_golden"),
        # A golden deal is not called: it is golden as it is.
        (f"{CALLS}+golden.kind=forced", "contract 1 120 golden; points 50 50 20; tricks 2 3 2", "entry_golden"),
        # Others declared all four marriages, and the seven best cards without one are worth 74.
        (
            CALLS,
            "contract 1 120 golden; points 50 20 50; tricks 3 1 3; marriages 0 H / 0 D / 2 C / 2 S",
            "entry_golden",
        ),
        (
            f"{THOUSAND}+golden.kind=forced+special.misere=120",
            "contract 1 120 misere; points 60 0 60; tricks 4 0 4",
            "entry_named",
        ),
    ],
)
def test_a_golden_call_that_no_hand_makes(rules: str, line: str, code: str) -> None:
    assert why(rules, line) == code


def test_a_golden_call_stands_on_the_sheet() -> None:
    """BT-061: seven tricks, and everything counts double: 70 card points and a marriage make 120."""
    score = played(CALLS, "contract 1 120 golden; points 30 70 20; tricks 2 4 1; marriages 1 H")
    assert (1, "contract", 240) in lines(score, 1)


def test_half_a_marriage_in_the_talon_pays_half() -> None:
    """BT-002: a king of hearts alone pays fifty, the ace nothing."""
    rules = "thousand/ru-4+table.pay=off+table.half=on"
    score = played(rules, "contract 1 120; points 0 50 50 20; tricks 0 3 3 2; talon HK SA D9")
    assert (0, "sitter", 50) in lines(score, 1)


def test_a_revoke_in_a_contract_that_was_reached() -> None:
    rules = "thousand/ru+faults.revoke_award=120"
    assert kept(rules, "fault 2 revoke; during 1 120").lines
    assert why(rules, "fault 2 revoke; during 2 100") == "entry_bid_not_won"


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        # Agreed on; king or queen may be beaten; laid away whole, also in a totus; no trump; one trick is taken.
        (SOCHINKA, "game 1 6 H; whist 2; tricks 0 0 10 0; talon HA HK"),
        (AGREED, "game 1 6 H; whist 2; tricks 0 0 10 0; talon HA HQ"),
        (AGREED, "game 1 6 H; whist 2; tricks 0 0 10 0; talon HK HQ"),
        (AGREED, "game 1 6 H; whist 2; tricks 0 0 10 0; returned"),
        (AGREED, "totus 1 H; tricks 0 0 10 0; talon HA HK"),
        (AGREED, "game 1 6 NT; whist 2; tricks 0 0 10 0; talon HA HK"),
        (AGREED, "game 1 6 D; whist 2; tricks 0 0 10 0; talon HA HK"),
        (AGREED, "game 1 6 H; whist 2; tricks 0 1 9 0; talon HA HK"),
    ],
)
def test_a_talon_with_which_every_trick_can_be_lost(rules: str, line: str) -> None:
    assert kept(rules, line).lines == (line,)


def test_a_bid_of_somebody_on_the_barrel_is_not_passed_over() -> None:
    rules, start = "1001/mcleod+barrel.at=900+barrel.must_bid=on", "totals 900 100 100"
    assert why(rules, "passed", start=start) == "entry_nobody_bid"
    assert kept(rules, "passed", start="totals 890 100 100").lines == ("passed",)


def test_who_passed_without_looking() -> None:
    rules = "preferans/sochi+dark.first=on+dark.calls=off"
    assert why(rules, "passes; tricks 3 3 4; dark; unseen 2") == "entry_dark_passes"
    assert kept(rules, "passes; tricks 3 3 4; dark; unseen 1 2").lines


def test_who_opened_and_was_not_overbid_was_forced() -> None:
    """It need not be written down."""
    assert kept("thousand/pl", "bomb 1 100").lines == ("bomb 1 100",)
    assert kept("thousand/pl", "bomb 1 100 forced").lines == ("bomb 1 100 forced",)


def test_the_bid_need_not_be_told() -> None:
    """120 was named after any bid that leads there: the opener's own is 100."""
    assert kept(RU, f"contract 1 105; {TWO_EIGHTS}").lines
    assert kept(RU, f"contract 1 105; bid 100; {TWO_EIGHTS}").lines


def test_the_talon_pays_by_its_cards() -> None:
    line = "contract 1 120; points 0 50 50 20; tricks 0 3 3 2"
    by_cards, by_sum = (played(PAYING, f"{line}; {more}") for more in ("talon HA SA D9", "paid 100"))
    assert by_cards.sheet == by_sum.sheet
    assert (0, "sitter", 100) in lines(by_cards, 1)
