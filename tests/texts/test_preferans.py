"""Words of Preferans: games as players say them, lines that name a player, numbers by players."""

from __future__ import annotations

import pytest

from prikup.core.cards import SPADES, parse_card, parse_cards
from prikup.core.errors import Refusal
from prikup.core.events import Line
from prikup.core.presets import without_edition
from prikup.games import game, presets
from prikup.preferans.actions import Call, Declare, Help, Lay, Misere, Offer, Terms, Totus
from prikup.preferans.events import (
    CardPlayed,
    GameCalled,
    OfferGranted,
    PassesBegan,
    Said,
    TalonShown,
)
from prikup.texts import COMPLETE, Texts

GAME = game("preferans/klassika")
NAMES = {"ru": ("Анна", "Борис", "Вера", "Глеб"), "en": ("Anna", "Boris", "Vera", "Adam")}
en, ru, pl, es, de = (Texts(language, strict=True).of(GAME) for language in ("en", "ru", "pl", "es", "de"))


@pytest.mark.parametrize(
    ("level", "strain", "said"),
    [
        (6, 0, "раз"), (6, 1, "два"), (6, 2, "три"), (6, 3, "четыре"), (6, 4, "бескозырка"), (7, 0, "семь первых"),
        (8, 1, "восемь вторых"), (9, 2, "девять третьих"), (10, 3, "десять четвёртых"), (10, 4, "десять без козыря"),
    ],
)  # fmt: skip
def test_calls_as_the_document_says_them(level: int, strain: int, said: str) -> None:
    assert ru.say("preferans-spoken", level=level, strain=strain) == said


def test_names_of_games() -> None:
    said = [texts.say("preferans-game-words", level=7, strain=1) for texts in (en, ru, pl, es, de)]
    assert said == ["seven clubs", "семь треф", "siedem trefl", "siete tréboles", "sieben Kreuz"]
    signs = [texts.say("preferans-game", level=6, strain=4) for texts in (en, ru, pl, es, de)]
    assert signs == ["6NT", "6БК", "6BA", "6ST", "6oT"]


def test_actions() -> None:
    assert ru.action(Call(6, SPADES)) == "раз (6♠)"
    assert en.action(Call(9, 3, hand=True)) == "9♥ without the talon"
    assert ru.action(Misere(dark=True)) == "мизер втёмную"
    assert ru.action(Declare(7, 4, share=True, bomb=4)) == "играть 7БК на двойной бомбе, пополам со сдающим"
    assert en.action(Totus(2, (0, 3)), NAMES["en"]) == "totus, diamonds, with help for Anna and Adam"
    assert ru.action(Lay(parse_cards("S87"))) == "снести 8♠ 7♠"
    assert en.action(Offer((6, 4, 0, 0)), NAMES["en"]) == "offer a split (Anna: 6, Boris: 4, Vera: 0, Adam: 0)"
    assert (en.action(Help(1), NAMES["en"]), en.action(Help(1), NAMES["en"], 1)) == ("help Boris", "help your own hill")
    assert ru.action(Terms(5, 20, 3)) == "вист по 5, пуля 20, 3 круга"


def test_events() -> None:
    called = GameCalled(1, 6, 1, dark=True, hand=False, held=False)
    assert ru.event(called, NAMES["ru"]) == "Борис говорит «два» втёмную (6♣)."
    assert en.event(called, NAMES["en"], 1) == "You call six clubs in the dark."
    assert en.event(TalonShown((parse_card("S7"), parse_card("HA")))) == "The talon: 7♠ A♥."
    assert ru.event(Said(2, "return"), NAMES["ru"]) == "Вера говорит: возвращаю вист."
    played = CardPlayed(1, parse_card("HQ"), by=2)
    assert en.event(played, NAMES["en"], 2) == "You play the queen of hearts of Boris."
    assert en.event(played, NAMES["en"]) == "Vera plays the queen of hearts of Boris."
    assert en.event(played, NAMES["en"], 1) == "Vera plays the queen of hearts of your hand."
    assert en.event(CardPlayed(1, parse_card("HQ"), by=1), NAMES["en"]) == "Boris plays the queen of hearts."


def test_lines_name_the_player_they_are_written_on() -> None:
    whists = Line(0, "whists.tricks", 8, (1, 4, 2))
    assert ru.line(whists, NAMES["ru"]) == "висты (Борис): 4 взятки по 2"
    assert en.line(whists, NAMES["en"]) == "whists on Boris for 4 tricks at 2"
    assert de.line(whists, NAMES["en"]) == "Whists auf Boris für 4 Stiche zu 2"
    assert [ru.line(Line(0, "bomb.got", bomb)) for bomb in (2, 4, 8)] == [
        "нарисована бомба", "нарисована двойная бомба", "нарисована ёлка",
    ]  # fmt: skip
    assert [pl.line(Line(0, "hill.under", 2, (missing, 2))) for missing in (1, 3, 5)] == [
        "na górę za brak: 1 lewa po 2", "na górę za brak: 3 lewy po 2", "na górę za brak: 5 lew po 2",
    ]  # fmt: skip


def test_refusals() -> None:
    low = Refusal("game_too_low", {"level": 7, "strain": 4})
    assert en.error(low) == "Too low: you called seven no trump."
    assert ru.error(low) == "Мало: торговля кончилась на «семь без козыря»."
    assert es.error(Refusal("exit_level", {"level": 7})).endswith("es ahora siete.")
    unplayable = Refusal("auction_impossible", {"why": "stage"})
    assert de.error(unplayable) == "Dieses Reizen ist unmöglich: in diesem Spiel wird nicht gereizt."


def test_numbers_by_players_have_a_true_minus_sign() -> None:
    assert en.by_seat((35, -20, 0), NAMES["en"]) == "Anna: 35, Boris: −20, Vera: 0"


def test_a_name_that_ends_in_a_number_does_not_run_into_the_count() -> None:
    names = ("Guest 557", "Olga", "Boris")
    assert en.by_seat((1, 1, 8), names) == "Guest 557: 1, Olga: 1, Boris: 8"
    assert en.event(OfferGranted((1, 1, 8)), names) == "The tricks are shared out (Guest 557: 1, Olga: 1, Boris: 8)."


def test_an_all_pass_says_what_is_written() -> None:
    """Rostov: whists of whoever takes the fewest tricks; elsewhere points on the hill (BP-003)."""
    points, whists = (
        PassesBegan(1, dark=False, compulsory=False),
        PassesBegan(5, dark=False, compulsory=False, whists=True),
    )
    assert en.event(points) == "All-pass: 1 point a trick."
    assert en.event(whists) == "All-pass: whoever takes the fewest tricks writes 5 whists for each trick of the others."
    assert ru.event(whists) == "Распасы: у кого взяток меньше всех, пишет за каждую чужую взятку 5 вистов."
    assert pl.event(whists) == "Raspas: kto weźmie najmniej lew, pisze za każdą lewę innych 5 wistów."
    assert de.event(whists) == "Ramsch: wer die wenigsten Stiche macht, schreibt 5 Whists für jeden Stich der anderen."
    assert es.event(whists) == "Pase general: quien haga menos bazas anota 5 whists por cada baza de los demás."


@pytest.mark.parametrize("language", COMPLETE)
def test_every_rule_set_is_told_in_a_few_words(language: str) -> None:
    texts = Texts(language, strict=True)
    for preset in presets():
        assert texts.say(f"web-preset-{without_edition(preset).replace('/', '-')}").endswith(".")
