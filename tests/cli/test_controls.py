"""Every legal action has a key, in every phase under all kinds of rules; drawings use only a view."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from prikup import games
from prikup.bots import make_bot
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.table import pages as table_pages
from prikup.cli.table.controls import LAYOUT, Chooser
from prikup.cli.texts import CliTexts
from prikup.cli.thousand import draw, pages
from prikup.cli.thousand.controls import PlaceChooser, chooser_of, controls, uncontrolled
from prikup.core.actions import Bid, Cut, Deal, Play, Shuffle
from prikup.core.cards import cards_in, parse_cards
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.thousand.actions import Give, Name, Place
from prikup.thousand.seen.view import Declaration
from tests.support.seeds import random_of

NAMES = ("Anna", "Boris", "Vera", "Galya")
RULES = (
    "thousand/ru",
    "thousand/ru-common",
    "thousand/en",
    "thousand/en-cutthroat",
    "thousand/pl",
    "thousand/ru+cut.kind=nines+cut.wedding=bury",
    "thousand/ru+cut.kind=offer+deal.talon=dealer",
    "thousand/ru+talon.gifts=choice+bomb.count=2",
    "thousand/ru+dark.floor=off+redeal.window=first_word",
    "thousand/ru+sale.tries=3+contra.kind=recontra+marriages.show=on",
    "thousand/ru+sale.rebuy=on+special.misere=120+special.slam=300+special.open=on",
    "thousand/pl-4",
    "thousand/pl-2a",
    "thousand/pl-2b+talon.forced=choice",
    "thousand/pl-2e+talon.gifts=choice",
    "thousand/ru-2",
    "1001/mcleod",
    "1001/russeln",
    "1001/501",
)
UNBID = ("thousand/pl-2d", "1001/hulsemann", "1001/feder")
"""Rules in which nobody bids."""

COMMANDS = set("hslrefq?")


def possible(rules: str) -> bool:
    try:
        games.game(rules)
    except ValueError:
        return False
    return True


def reachable(words: CliTexts, match: Any, seat: int) -> set[Any]:
    """Every action that some key does, at every cursor and choice."""
    view, legal = match.view(seat), match.legal(seat)
    found: set[Any] = set()
    chooser = chooser_of(legal)
    choosers = [type(chooser)(chooser.actions, index) for index in range(len(chooser.actions))] if chooser else [None]
    if chooser and isinstance(chooser.action, Place):
        choosers = choosers[:3]
    for card in [None, *cards_in(view.hand or 0)]:
        for one in choosers if card is None else choosers[:1]:
            bar = controls(words, view, legal, NAMES, card, one)
            keys = [control.key for control in bar]
            assert len(keys) == len(set(keys)), keys
            assert not COMMANDS & set(keys)
            assert all(control.label for control in bar)
            found |= {control.action for control in bar}
    return found


@pytest.mark.parametrize("rules", RULES + UNBID)
@pytest.mark.turns(3)
def test_every_legal_action_has_a_key(rules: str) -> None:
    assert possible(rules), rules
    words = CliTexts("en")
    chance = Random(rules)
    match = games.new_match(rules)
    phases = set()
    for number in range(600):
        if match.over:
            match = games.new_match(rules, number % match.players)
        awaited = match.awaits()
        if TABLE in awaited:
            match.apply(TABLE, Shuffle(derived_seed(rules, number)))
            continue
        phases.add(match.phase)
        for seat in range(match.players):
            legal = match.legal(seat)
            assert not uncontrolled(legal)
            missing = set(legal) - reachable(words, match, seat)
            assert not [action for action in missing if not isinstance(action, Place)]
        seat = awaited[0]
        match.apply(seat, chance.choice(match.legal(seat)))
    assert ({"playing"} if rules in UNBID else {"auction", "playing"}) <= phases


def test_places_of_the_talon_can_all_be_reached_by_keys() -> None:
    match = games.new_match("thousand/ru+deal.talon=dealer")
    match.apply(TABLE, Shuffle("00"))
    chooser = chooser_of(match.legal(match.awaits()[0]))
    assert isinstance(chooser, PlaceChooser)
    wanted = (4, 11, 20)
    for column in (2, 1, 0):
        while chooser.column != column:
            chooser.other_column(1)
        for _ in range(30):
            if chooser.action.at[column] == wanted[column]:
                break
            chooser.move(1 if chooser.action.at[column] < wanted[column] else -1)
    assert chooser.action.at == wanted


def test_the_chooser_stops_at_its_ends() -> None:
    chooser = Chooser((Bid(100), Bid(105), Bid(110)))
    chooser.move(-3)
    assert chooser.action == Bid(100)
    chooser.move(50)
    assert chooser.action == Bid(110)
    chooser.turn_to(Bid(105))
    assert chooser.action == Bid(105)
    chooser.turn_to(Name(500))
    assert chooser.action == Bid(105)
    cut = chooser_of([Cut(at) for at in range(2, 23)])
    assert cut is not None
    assert cut.action == Cut(12)


def test_a_russian_keyboard_need_not_be_switched() -> None:
    assert "рздкыуйзЗ".translate(LAYOUT) == "hplrseqpP"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20), (20, 8)])
@pytest.mark.parametrize(
    "rules",
    [
        "thousand/ru-common",
        "thousand/ru+sale.tries=3+sale.rebuy=on+contra.kind=recontra",
        "thousand/ru+special.misere=120+special.slam=240+special.open=on+marriages.show=on",
    ],
)
@pytest.mark.turns(3)
def test_drawings_fit_and_say_nothing_hidden(lang: str, size: tuple[int, int], rules: str) -> None:
    words = CliTexts(lang)
    chance = random_of(f"{lang}{size}")
    match = games.new_match(rules, 1)
    for number in range(250):
        if match.over:
            break
        awaited = match.awaits()
        if TABLE in awaited:
            match.apply(TABLE, Shuffle(derived_seed("draw", number)))
            continue
        view = match.view(0)
        shown = [
            draw.opponent(words, view, 1, NAMES, (21, size[1] - 13), turn=True, right=False),
            draw.opponent(words, view, 2, NAMES, (21, size[1] - 13), turn=False, right=True),
            draw.middle(words, view, NAMES, (size[0] - 42, size[1] - 13)),
            draw.own_line(words, view, NAMES, size[0], turn=True),
        ]
        held = words.held(view.hand or 0, view.trump)
        hand = draw.hand(words, view, held, 0, None, size[0], pointing=True)
        for canvas in (*shown, hand):
            assert all(len(line) == canvas.width for line in canvas.plain().splitlines())
        assert draw.cards_left(view, 1) == cards_held(match, 1)
        assert draw.cards_left(view, 2) == cards_held(match, 2)
        pages.sheet(words, view, NAMES)
        pages.last_trick(words, view, NAMES)
        seat = awaited[0]
        match.apply(seat, chance.choice(match.legal(seat)))


def cards_held(match: Any, seat: int) -> int:
    hand = match.view(seat).hand
    return int((hand or 0).bit_count()) if hand is not None else 7


def test_the_table_is_the_same_whatever_the_others_hold() -> None:
    words = CliTexts("en")
    mine, talon = "HAKQ.DAT.C9.SJ", "HT.CK.S9"
    one, two = "HJ.DKJ.CAQ.STK", "H9.DQ9.CTJ.SAQ"
    drawn = []
    for hands in ((mine, one, two), (mine, two, one)):
        match = games.new_match("thousand/ru-common", 1)
        match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards(talon)))
        match.apply(2, Bid(100))
        view = match.view(0)
        canvases = [draw.opponent(words, view, seat, NAMES, (21, 11), turn=False, right=False) for seat in (1, 2)]
        canvases += [draw.middle(words, view, NAMES, (38, 11)), draw.own_line(words, view, NAMES, 80, turn=True)]
        drawn.append([canvas.plain() for canvas in canvases])
    assert drawn[0] == drawn[1]


def test_announcing_and_giving_have_keys_of_their_own() -> None:
    words = CliTexts("en")
    match = games.new_match("thousand/ru-common", 1)
    view = match.view(0)
    card = parse_cards("HQ").bit_length() - 1
    legal: list[Any] = [Play(card), Play(card, announce=True)]
    bar = controls(words, view, legal, NAMES, card, None)
    assert [(control.key, control.action) for control in bar] == [("enter", legal[1]), ("o", legal[0])]
    legal = [Give(seat, card, open=face) for seat in (1, 2) for face in (False, True)]
    bar = controls(words, view, legal, NAMES, card, None)
    assert {control.key: control.action for control in bar} == dict(zip("aAdD", legal, strict=True))


def test_places_that_cannot_go_on_stay() -> None:
    match = games.new_match("thousand/ru+deal.talon=dealer")
    match.apply(TABLE, Shuffle("00"))
    chooser = chooser_of(match.legal(match.awaits()[0]))
    assert isinstance(chooser, PlaceChooser)
    for _ in range(70):
        chooser.move(1)
    last = chooser.action
    chooser.move(1)
    assert chooser.action == last
    first, second, third = (at + 1 for at in last.at)
    assert f"‹{first}› {second} {third}" in chooser.text(CliTexts("en"))
    chooser.other_column(-1)
    assert f"{first} {second} ‹{third}›" in chooser.text(CliTexts("en"))


def test_rules_that_change_nothing_say_so() -> None:
    words = CliTexts("en")
    console = Console(width=80, record=True, file=io.StringIO())
    for rules, heading in (("thousand/ru", "cli-rules-plain"), ("thousand/pl", "cli-rules-changed")):
        console.print(table_pages.rules(words.of(games.game(rules)), rules))
        assert words.say(heading) in " ".join(console.export_text().split())


def test_three_opponents_have_their_places() -> None:
    """A table of four: one sits across, and whoever sits out is told so."""
    words = CliTexts("en")
    match = games.new_match("thousand/ru-4")
    bots = {seat: make_bot("thumb", str(seat)) for seat in range(4)}
    session = Session(match, bots, ShuffleSeeds("8"))
    seen: dict[str, str] = {}
    while not match.over and session.deals < 12:
        view = match.view(0)
        canvas = draw.middle(words, view, NAMES, (60, 20), match.awaits())
        top = canvas.plain().splitlines()[:2]
        assert NAMES[2] in top[0]
        if 2 in match.awaits():
            seen["turn"] = top[0]
        if view.tricks and view.sitter != 2:
            opened = replace(view, open_hand=parse_cards("HAK.S9"), declarer=2, trump=-1)
            seen["open"] = draw.middle(words, opened, NAMES, (60, 20)).plain().splitlines()[1]
            aces = replace(view, open_hand=0, declarations=(Declaration(2, -1, 200, 0),))
            seen["aces"] = draw.middle(words, aces, NAMES, (60, 20)).plain().splitlines()[1]
        if view.declarations and view.declarations[-1].seat == 2:
            seen["marriage"] = top[1]
        if view.tricks and view.taken(2):
            seen["tricks"] = top[0]
        if view.sitter == 2:
            seen["sits out"] = top[0]
        if view.sitter == 0:
            seen["own"] = draw.hand(words, view, (), 0, None, 80, pointing=False).plain()
        session.step()
    assert f"▶ {NAMES[2]}" in seen["turn"]
    assert "sits out" in seen["sits out"]
    assert "sit out" in seen["own"]
    assert "tricks" in seen["tricks"]
    assert "marriage" in seen["marriage"]
    # BT-033: an open declarer's cards lie there; BT-027: so does what four aces brought.
    assert seen["open"].split() == ["A♥", "K♥", "9♠"]
    assert "four aces 200" in seen["aces"]


def test_the_card_at_the_bottom_is_seen_by_the_dealer() -> None:
    """BT-009: whoever deals decides whether a jack stays there."""
    words = CliTexts("en")

    def cut(seed: int) -> Any:
        match = games.new_match("thousand/ru+cut.kind=nines+cut.wedding=bury", 1)
        match.apply(TABLE, Shuffle(f"{seed:02x}"))
        match.apply(0, match.legal(0)[0])
        return match

    match = next(one for one in map(cut, range(40)) if one.view(1).bottom >= 0)
    view = match.view(1)
    assert match.awaits() == (1,)
    card = words.card(match.state.phase.pack[-1])
    assert f"bottom card {card}" in draw.middle(words, view, NAMES, (60, 20)).plain()
    assert "bottom card" not in draw.middle(words, match.view(2), NAMES, (60, 20)).plain()


def test_a_sheet_shows_what_has_changed_since_the_last_deal_and_endings_without_a_declarer() -> None:
    words = CliTexts("en")
    match = games.new_match("thousand/ru")
    session = Session(match, {seat: make_bot("thumb", str(seat)) for seat in range(3)}, ShuffleSeeds("8"))
    while not match.view(0).results:
        session.step()
    view = match.view(0)
    (result,) = view.results
    console = Console(width=100, record=True, file=io.StringIO())
    now = words.say("cli-sheet-now")
    console.print(pages.sheet(words, view, NAMES[:3]))
    assert now not in console.export_text()
    fined = replace(view, totals=(result.totals[0] - 120, *result.totals[1:]))
    console.print(pages.sheet(words, fined, NAMES[:3]))
    assert now in console.export_text()
    nobody = replace(result, ending="rule.of.a.house", declarer=-1)
    assert pages.ending_words(words, nobody, NAMES) == "rule.of.a.house"
