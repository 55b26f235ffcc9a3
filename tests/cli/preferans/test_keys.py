"""Every legal action has a key, in every phase under all kinds of rules; drawings use only a view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from prikup import games
from prikup.bots import make_bot
from prikup.cli.preferans import choosers, draw, pages, phrases, prompts, pulka
from prikup.cli.preferans.choosers import OfferChooser, TermsChooser
from prikup.cli.preferans.controls import controls, uncontrolled
from prikup.cli.preferans.ladder import LadderChooser
from prikup.cli.table.controls import Control
from prikup.cli.table.draw import control_bar
from prikup.cli.texts import CliTexts
from prikup.core.actions import Accept, Deal, Pass, Play, Refuse, Shuffle
from prikup.core.cards import cards_in, mask_of, parse_cards
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.notation.position import parse_position
from prikup.preferans.actions import Call, Declare, Demand, Lay, Offer, Stand, Terms, TimeUp, Verdict, Whist
from prikup.preferans.layout import LAYOUTS
from prikup.preferans.seen.view import PASS_DARK, Word
from prikup.preferans.state import DUE, GAME, LAST, TOTUS, Contract
from prikup.texts import COMPLETE

PLAYERS = ("Anna", "Boris", "Vera", "Dina")
RULES = (
    "preferans/sochi",
    "preferans/klassika",
    "preferans/klassika+brigand.play=off+terms.owner=off+cover.by=off",
    "preferans/sochinka",
    "preferans/leningradka",
    "preferans/gusarik",
    "preferans/rostov",
    "preferans/skachki",
    "preferans/fspr",
    "preferans/hussar-2",
)
COMMANDS = set("hslrefqz?")


def names_of(words: CliTexts, match: Any) -> tuple[str, ...]:
    return phrases.place_names(words, PLAYERS[: match.players], LAYOUTS[match.players].places)


def reachable(words: CliTexts, match: Any, seat: int, legal: tuple[Any, ...]) -> set[Any]:
    """Every action that some key does, at every cursor, with all marks and choices."""
    view, names = match.view(max(0, seat)), names_of(words, match)
    found: set[Any] = set()
    turned: list[Any] = [None]
    chooser = choosers.chooser_of(legal, names)
    if chooser is not None:
        turned = []
        for index in range(len(chooser.actions)):
            chooser.index = index
            turned.append(type(chooser)(chooser.actions, index))
    offers = choosers.offer_chooser(legal, names)
    if offers is not None:
        turned += [OfferChooser(offers.actions, index) for index in range(len(offers.actions))]
    cards = mask_of([action.card for action in legal if isinstance(action, Play)])
    marks = [action.cards for action in legal if isinstance(action, Lay)]
    situations: list[tuple[Any, Any, int]] = [(None, chooser, 0) for chooser in turned]
    situations += [(card, None, 0) for card in cards_in(cards)] + [(None, None, mark) for mark in marks]
    for card, chooser, marked in situations:
        bar = controls(words, view, legal, names, card, chooser, marked)
        keys = [control.key for control in bar]
        assert len(keys) == len(set(keys)), (match.phase, keys)
        assert not COMMANDS & set(keys), keys
        assert all(control.label for control in bar)
        found |= {control.action for control in bar}
    return found


def walk(rules: str, steps: int, seed: str) -> Any:
    """Some steps of a random match: yields the match before each action of a player."""
    chance = Random(seed)
    match = games.new_match(rules)
    players = [make_bot("random", f"{seed}{seat}", "preferans") for seat in range(match.players)]
    for number in range(steps):
        if match.over:
            match = games.new_match(rules, number % match.players)
        awaited = match.awaits()
        if TABLE in awaited:
            match.apply(TABLE, match.game.default_ruling(match.state) or Shuffle(derived_seed(seed, number)))
            continue
        yield match
        seat = awaited[0]
        legal = match.legal(seat)
        plain = chance.random() < 0.3 and match.phase not in ("judging", "auction")
        match.apply(seat, chance.choice(legal) if plain else players[seat].choose(match.view(seat), legal).action)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.turns(3)
def test_every_legal_action_has_a_key(rules: str) -> None:
    words = CliTexts("en").of(games.game(rules))
    phases = set()
    for match in walk(rules, 160, "keys"):
        phases.add(match.phase)
        for seat in range(match.players):
            legal = match.legal(seat)
            assert not uncontrolled(legal)
            if legal:
                missing = set(legal) - reachable(words, match, seat, legal)
                assert not missing, (match.phase, missing)
    assert "playing" in phases


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), ("ru", (60, 20)), ("de", (120, 40)), ("pl", (20, 8))])
@pytest.mark.turns(3)
def test_drawings_fit_in_every_phase(rules: str, lang: str, size: tuple[int, int]) -> None:
    words = CliTexts(lang).of(games.game(rules))
    for match in walk(rules, 40, f"{lang}{rules}"):
        names = names_of(words, match)
        for seat in range(match.players):
            view = match.view(seat)
            shown = [draw.own_line(words, view, names, size[0], turn=True, other=-1)]
            for place, side in draw.sides(view).items():
                if side in (draw.LEFT, draw.RIGHT):
                    room = (21, size[1] - 13)
                    shown.append(draw.opponent(words, view, place, names, room, turn=True, right=side == draw.RIGHT))
            chooser = choosers.chooser_of(match.legal(seat), names)
            room = (size[0] - 42, size[1] - 13)
            shown.append(draw.middle(words, view, names, room, awaited=match.awaits(), chooser=chooser))
            held = words.held(view.hand or 0)
            hand = draw.hand(words, view, held, 0, None, size[0], pointing=True, marked=0)
            for canvas in (*shown, hand):
                assert all(len(line) == canvas.width for line in canvas.plain().splitlines())
            if seat in match.awaits():
                text = prompts.prompt(words, match.phase, view, match.legal(seat), names, seat)
                assert text
                assert text != words.say("cli-prompt-wait")
            counts = match.game.counts(match.state)
            assert [draw.cards_left(view, place) for place in range(len(counts))] == list(counts), match.phase
            pages.sheet(words, view, names)
            pages.last_trick(words, view, names)
            for result in view.results[-1:]:
                pages.deal_result(words, view, result, names)


def test_the_table_is_the_same_whatever_the_others_hold() -> None:
    words = CliTexts("en").of(games.game("preferans/sochi"))
    mine, talon = "SAKQ.CAK.DAK.HAKQ", "H7.H8"
    one, two = "SJT987.CQJT98", "DQJT987.HJT9.C7"
    drawn = []
    for hands in ((mine, one, two), (mine, two, one)):
        match = games.new_match("preferans/sochi", 2)
        rest = parse_cards(talon.replace("H7.H8", "H87"))
        match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), rest))
        match.apply(0, Call(6, 0))
        view = match.view(0)
        names = names_of(words, match)
        canvases = [draw.opponent(words, view, seat, names, (21, 11), turn=False, right=False) for seat in (1, 2)]
        canvases += [
            draw.middle(words, view, names, (38, 11)),
            draw.own_line(words, view, names, 80, turn=True, other=-1),
        ]
        drawn.append([canvas.plain() for canvas in canvases])
    assert drawn[0] == drawn[1]


def test_the_chooser_walks_on_the_ladder() -> None:
    chooser = LadderChooser(tuple(Call(level, strain) for level in range(6, 11) for strain in range(5)))
    chooser.other_column(1)
    assert chooser.action == Call(6, 1)
    chooser.move(1)
    assert chooser.action == Call(7, 1)
    chooser.move(-1)
    chooser.move(-1)
    assert chooser.action == Call(6, 1)
    chooser.other_column(-5)
    assert chooser.action == Call(6, 0)
    chooser.move(10_000)
    assert chooser.action == Call(10, 4)
    chooser.move(-10_000)
    assert chooser.action == Call(6, 0)
    chooser.turn_to(Declare(8, 3, share=True))
    assert chooser.action == Call(8, 3)
    high = LadderChooser((Declare(6, 4), Declare(7, 0), Declare(9, 0)))
    high.move(1)
    assert high.action == Declare(9, 0) or high.action == Declare(7, 0)


def test_an_offer_moves_one_trick_at_a_time() -> None:
    offers = tuple(Offer((a, b, 4 - a - b)) for a in range(5) for b in range(5 - a))
    chooser = OfferChooser(offers, names=PLAYERS)
    seen = set()
    for column in range(3):
        for steps in (1, 1, 1, 1, 1, -1, -1, -1, -1, -1):
            before = chooser.action.tricks[chooser.places[chooser.column]]
            chooser.move(steps)
            after = chooser.action.tricks[chooser.places[chooser.column]]
            assert sum(chooser.action.tricks) == 4
            assert after - before in (0, steps)
            seen.add(chooser.action)
        assert chooser.column == column
        chooser.other_column(1)
    assert len(seen) > 6
    assert "‹" in chooser.text(CliTexts("en"))


def test_any_terms_can_be_named() -> None:
    legal = tuple(Terms(1, pool, circles) for pool in range(5, 11) for circles in range(4))
    chooser = choosers.chooser_of(legal, PLAYERS)
    assert isinstance(chooser, TermsChooser)
    chooser.move(9)
    chooser.other_column(1)
    chooser.move(3)
    chooser.other_column(1)
    chooser.move(2)
    assert chooser.action == Terms(10, 8, 2)
    chooser.turn_to(Terms(3, 5, 1))
    assert chooser.action == Terms(3, 5, 1)
    assert "3" in chooser.text(CliTexts("en"))


def test_a_verdict_and_the_control_time_have_keys_too() -> None:
    words = CliTexts("en").of(games.game("preferans/klassika"))
    match = games.new_match("preferans/klassika")
    legal = tuple(Verdict(least) for least in range(8))
    chooser = choosers.chooser_of(legal, PLAYERS)
    assert chooser is not None
    chooser.move(3)
    bar = controls(words, match.view(0), (*legal, TimeUp()), PLAYERS, None, chooser)
    assert [(control.key, control.action) for control in bar] == [("enter", Verdict(3)), ("u", TimeUp())]
    assert bar[1].grave


def test_whom_points_help_is_chosen_by_keys() -> None:
    """PF-223a: eight points are left; partners have room for one and two, the third is barred, the own hill has six."""
    position = (
        "preferans/klassika+help.choice=on; stage proper; size 20; dealer 0; first 3; deals 1; pools 20 18 5 19; "
        "hills 6 4 10 4; cover 14 14 14 14; phase helping; helper 0; points 8; barred 2; turns"
    )
    game, state = parse_position(position)
    match: Match[Any, Any, Any] = Match(game, state.sheet.dealer, start=state)
    words = CliTexts("en").of(game)
    asked, keys = judged(words, match, 0)
    assert asked == words.say("web-preferans-prompt-helping", points=8)
    assert "8" in asked
    legal = match.legal(0)
    assert [action.to for action in legal] == [3, 1, 0]
    assert list(keys.values()) == [words.action(action, names_of(words, match), 0).strip() for action in legal]
    assert len(keys) == 3


def test_a_match_that_began_among_the_tricks_counts_its_cards() -> None:
    """Four tricks are over and seat 2 has led: five cards are left to it, six to the others."""
    game, state = parse_position(
        "preferans/sochi; phase playing; dealer 1; hands HJ.DTQ.CAQJ / DAK9.CK.STJ / H9.DJ8.S87; talon DJ S8; "
        "away CT7; contract 2 game 6 H 3 1 -; defence 0 1 pass,whist - -1 lying; leader 2; trick SK; tricks 0 1 3; "
        "index 4; conduct 1 1 2; open 0 1"
    )
    match: Match[Any, Any, Any] = Match(game, state.sheet.dealer, start=state)
    for seat in range(3):
        assert [draw.cards_left(match.view(seat), place) for place in range(3)] == [6, 6, 5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pulka_is_drawn_whole(players: int) -> None:
    rules = {2: "preferans/hussar-2", 3: "preferans/sochi", 4: "preferans/klassika"}[players]
    match = next(one for one in walk(rules, 900, "pulka") if one.view(0).results[3:])
    view = match.view(0)
    words, names = CliTexts("en").of(match.game), PLAYERS[:players]
    for bottom in range(players):
        plain = pulka.drawn(words, view.sheet, names, bottom).plain()
        assert all(len(line) == pulka.WIDTH for line in plain.splitlines())
        for seat, name in enumerate(names):
            assert name in plain
            assert str(view.sheet.hills[seat]) in plain
            for other in range(players):
                assert other == seat or f"{names[other]}: {view.sheet.whists[seat][other]}" in plain
    rows = pulka.rows(words, view.sheet, view.totals, names)
    assert len(rows) == players
    settled = pulka.settlement(words, view.rules, view.sheet, names)
    assert all(len(row) == players + 1 for row in settled)


def test_games_owed_fit_the_side_of_a_small_table() -> None:
    """The side has 19 columns for text; every set of games owed is told whole in every language."""
    for language in COMPLETE:
        texts = CliTexts(language).of(games.game("preferans/klassika"))
        for owed in range(1, 1 << 6):
            assert len(texts.say("cli-preferans-owed", games=phrases.owed(texts, owed))) <= 19
    assert phrases.owed(CliTexts("en"), 0b111111) == "6–10 M"
    assert phrases.owed(CliTexts("en"), 0b011011) == "6 7 9 10"


def test_a_full_row_of_keys_says_what_may_be_done_rather_than_that_there_is_help() -> None:
    words = CliTexts("ru")
    found = [
        Control("a", "играть 6♠, пополам со сдающим", None),
        Control("enter", "играть 6♠", None),
        Control("m", "мизер", None),
    ]
    extra = [("h", "совет"), ("?", "помощь")]
    row = control_bar(words, "Что заказываете?", found, None, extra, 80).plain().splitlines()[1]
    assert "пополам со сдающим" in row
    assert "совет" not in row
    assert " h " in row
    assert "совет" in control_bar(words, "Что заказываете?", found[1:], None, extra, 80).plain()


def judged(words: CliTexts, match: Any, seat: int) -> tuple[str, dict[str, str]]:
    """What a seat is asked, and its keys with their words."""
    view, names, legal = match.view(seat), names_of(words, match), match.legal(seat)
    bar = controls(words, view, legal, names, None, choosers.chooser_of(legal, names))
    return prompts.prompt(words, match.phase, view, legal, names, seat), {one.key: one.label for one in bar}


def test_the_lay_of_a_declarer_is_asked_about_in_words_of_its_own() -> None:
    hands = ("SAKQJ.CA.DA87.HA7", "ST98.CKQJ.DKQ.HKQ", "S7.CT987.DJT9.HJT")
    match = games.new_match("preferans/sochi+proof.kind=lay", 2)
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards("H98")))
    for seat, action in (
        (0, Call(6, 0)), (1, Pass()), (2, Pass()), (0, Lay(parse_cards("H98"))), (0, Declare(6, 0)),
        (1, Whist()), (2, Pass()), (1, Stand()), (0, Offer((8, 2, 0))), (1, Accept()),
    ):  # fmt: skip
        match.apply(seat, action)
    words = CliTexts("en").of(match.game)
    say = words.say
    asked, keys = judged(words, match, match.awaits()[0])
    assert asked == say("web-preferans-prompt-demand")
    assert say("web-preferans-waive") in keys.values()
    match.apply(match.awaits()[0], Demand())
    asked, keys = judged(words, match, 0)
    assert asked == say("web-preferans-prompt-lay")
    assert (keys["y"], keys["n"]) == (say("web-preferans-own-up"), say("web-preferans-show-lay"))
    match.apply(0, Refuse())
    asked, keys = judged(words, match, 1)
    assert asked == say("web-preferans-prompt-look", name=PLAYERS[0])
    assert (keys["y"], keys["n"]) == (say("web-preferans-content"), say("web-preferans-not-content"))


def test_words_that_are_rare() -> None:
    words = CliTexts("en").of(games.game("preferans/klassika"))
    say = words.say
    assert phrases.word_text(words, Word(0, PASS_DARK)) == say("preferans-action-passdark")
    totus = Contract(0, TOTUS, 10, 0)
    assert phrases.kind_text(words, totus) == f"{say('web-preferans-totus')} ♠"
    bombed = Contract(0, GAME, 7, 1, bomb=4)
    assert say("web-preferans-on-bomb", times=4) in phrases.contract_text(words, bombed)


def test_what_is_written_beside_the_pulka() -> None:
    rules = "preferans/klassika"
    words = CliTexts("en").of(games.game(rules))
    sheet = games.new_match(rules).view(0).sheet
    assert pulka.notes(words, replace(sheet, closing=LAST), rules)[-1] == words.say("web-preferans-circle-last")
    assert pulka.notes(words, replace(sheet, closing=DUE), rules)[-1] == words.say("web-preferans-control-time")
    # BP-022: after the second all-pass in a row nothing below a seven is called.
    climbs = f"{rules}+exit.ladder=6-7"
    told = words.say("web-preferans-least", game=phrases.game_text(words, 7, 0))
    assert told in pulka.notes(words, replace(sheet, exit=2), climbs)
    assert told not in pulka.notes(words, replace(sheet, exit=1), climbs)
    priced = replace(sheet, price=5, hills=(10, *sheet.hills[1:]))
    rows = pulka.settlement(words, rules, priced, PLAYERS[: len(sheet.hills)])
    assert len(rows) == 7
    assert rows[-1][0] == words.say("web-preferans-settlement-money", price=5)


def test_an_offer_that_gives_nobody_a_choice_stays_as_it_is() -> None:
    chooser = OfferChooser((Offer((4, 6, 0)),))
    chooser.move(1)
    chooser.other_column(1)
    assert chooser.action == Offer((4, 6, 0))


@pytest.mark.parametrize(
    ("rules", "said"),
    [("preferans/rostov", "All-pass, 5 whists a trick"), ("preferans/sochi", "All-pass, 1 on the hill a trick")],
)
def test_the_middle_says_what_an_all_pass_writes(rules: str, said: str) -> None:
    """BP-003: whists where Rostov's rule is played, the hill elsewhere."""
    words = CliTexts("en").of(games.game(rules))
    match = games.new_match(rules, 0)
    while match.phase != "playing":
        seat = match.awaits()[0]
        ruling = match.game.default_ruling(match.state) or Shuffle(derived_seed("1", 1))
        match.apply(seat, ruling if seat == TABLE else Pass())
    canvas = draw.middle(words, match.view(1), names_of(words, match), (38, 11))
    assert canvas.plain().splitlines()[0].strip() == said
