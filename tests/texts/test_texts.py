"""Finding a language, saying messages, making words of structs."""

from __future__ import annotations

import itertools
import re
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from fluent.runtime import FluentResource

from prikup.core.actions import Bid, Cut, Fault, Play
from prikup.core.cards import (
    ACE,
    HEARTS,
    JACK,
    KING,
    NINE,
    QUEEN,
    SPADES,
    SUIT_ORDER,
    TEN,
    card_of,
    cards_text,
    parse_card,
    parse_cards,
)
from prikup.core.errors import IllegalAction, NotationError, Refusal, RulesError
from prikup.core.events import Line
from prikup.core.options import options_of
from prikup.core.seats import TABLE
from prikup.games import PRESETS, game, options, presets
from prikup.notation.errors import RecordError
from prikup.server.errors import ServerError
from prikup.texts import COMPLETE, Texts, best_language, card_text, languages, loader, sorted_cards, words
from prikup.thousand.actions import Claim, Give, Take
from prikup.thousand.events import (
    AllPassed,
    AuctionWon,
    BidMade,
    CardDrawn,
    CardGiven,
    HandsDealt,
    MarriageDeclared,
    MatchEnded,
    StockDrawn,
    TalonTaken,
    TrickTaken,
)
from prikup.thousand.rules import Rules
from tests.texts import source
from tests.texts.games import WORDS

NAMES = {
    "en": ("Anna", "Boris", "Clara"),
    "ru": ("Анна", "Борис", "Клара"),
    "pl": ("Anna", "Borys", "Klara"),
    "es": ("Ana", "Boris", "Clara"),
    "de": ("Anna", "Boris", "Klara"),
}
BROKEN = re.compile(r"[{}]|  |^ | $|\s[.,;:!?]|\.\.|None|none")
"""Signs of a message that went wrong: braces, spaces too many, a seat that is nobody's."""

en, ru, pl, es, de = (Texts(language, strict=True) for language in ("en", "ru", "pl", "es", "de"))


@pytest.mark.parametrize(
    ("environ", "wanted", "language"),
    [
        ({}, None, "en"),
        ({"LANG": "ru_RU.UTF-8"}, None, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB"}, None, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "en_GB", "LC_ALL": "ru"}, None, "ru"),
        ({"LANG": "ru_RU", "LC_ALL": "", "LC_MESSAGES": ""}, None, "ru"),
        ({"LANG": "ru_RU", "LC_ALL": "C"}, None, "en"),
        ({"LANG": "xx_XX"}, None, "en"),
        ({"LANG": "en_US"}, "ru", "ru"),
        ({"LANG": "ru_RU"}, "EN-gb", "en"),
        ({"LANG": "ru_RU"}, "xx", "en"),
        ({"LANG": "pl_PL.UTF-8"}, None, "pl"),
        ({"LANG": "es_MX"}, None, "es"),
        ({"LANG": "de_AT@euro"}, None, "de"),
    ],
)
def test_the_best_language(environ: dict[str, str], wanted: str | None, language: str) -> None:
    assert best_language(environ, wanted) == language


def test_the_languages_are_the_folders() -> None:
    assert languages()[0] == "en"
    assert set(COMPLETE) == set(languages())


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(NotationError, match=r"bad_language \(language=xx, known=en, "):
        Texts("xx")


def test_a_process_parses_a_file_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Texts("pl").say("phase-playing")
    monkeypatch.setattr(loader, "FluentResource", None)
    assert Texts("pl").say("phase-playing") == said


@pytest.mark.parametrize("strict", [False, True])
def test_a_message_that_nobody_has_is_a_key_error(strict: bool) -> None:
    with pytest.raises(KeyError, match="no message 'no-such-thing' in language 'ru'"):
        Texts("ru", strict=strict).say("no-such-thing")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Texts("ru")
    monkeypatch.delitem(plain._own._file_of, "section-end")
    assert plain.has("section-end")
    assert plain.say("section-end") == en.say("section-end")
    strict = Texts("ru", strict=True)
    monkeypatch.delitem(strict._own._file_of, "section-end")
    assert not strict.has("section-end")
    with pytest.raises(KeyError):
        strict.say("section-end")


def test_a_strict_reader_refuses_a_message_without_its_values() -> None:
    with pytest.raises(ValueError, match="action-bid"):
        en.say("action-bid")
    assert "amount" in Texts("en").say("action-bid")


def test_numbers_are_not_grouped_and_texts_carry_no_isolation_marks() -> None:
    assert en.action(Bid(1005)) == "bid 1005"
    assert ru.action(Bid(1005)) == "заявить 1005"


# Cards.


def test_cards_in_short_and_in_words() -> None:
    assert card_text(parse_card("HA"), "en") == "A♥"
    assert card_text(parse_card("HA"), "ru") == "Т♥"
    assert [ru.rank_letter(rank) for rank in range(8)] == ["7", "8", "9", "10", "В", "Д", "К", "Т"]
    assert en.card_words(card_of(HEARTS, QUEEN)) == "queen of hearts"
    assert ru.card_words(card_of(HEARTS, QUEEN)) == "дама червей"
    assert ru.card_words(card_of(SPADES, QUEEN), "acc") == "даму пик"
    assert ru.card_words(card_of(SPADES, KING), "ins") == "королём пик"
    assert (ru.suit(HEARTS), ru.suit(HEARTS, "gen"), en.suit(HEARTS, "gen")) == ("червы", "червей", "hearts")


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "JQKA"), ("ru", "ВДКТ"), ("pl", "WDKA"), ("es", "JQKA"), ("de", "BDKA")]
)
def test_the_letters_and_signs_on_cards(language: str, letters: str) -> None:
    texts = Texts(language, strict=True)
    assert [texts.rank_letter(rank) for rank in range(8)] == ["7", "8", "9", "10", *letters]
    assert [texts.suit_sign(suit) for suit in range(4)] == list("♠♣♦♥")


def test_cards_in_words_of_other_languages() -> None:
    queen, ace = card_of(HEARTS, QUEEN), parse_card("SA")
    assert [texts.card_words(queen) for texts in (pl, es, de)] == ["dama kier", "dama de corazones", "Herz-Dame"]
    assert [texts.card_words(ace) for texts in (pl, es, de)] == ["as pik", "as de picas", "Pik-Ass"]
    assert (pl.card_words(queen, "acc"), pl.card_words(ace, "acc")) == ("damę kier", "asa pik")
    assert es.card_words(queen, "art") == "la dama de corazones"


def test_a_hand_is_shown_hearts_first_or_in_the_order_given() -> None:
    hand = parse_cards("SK9.HAT.D9")
    assert en.cards(hand) == "A♥ 10♥ 9♦ K♠ 9♠"
    assert ru.cards(hand, between=",") == "Т♥,10♥,9♦,К♠,9♠"
    assert en.cards(hand, suits=tuple(reversed(SUIT_ORDER))) == "K♠ 9♠ 9♦ A♥ 10♥"
    assert sorted_cards(parse_cards("S9.HT9")) == (card_of(HEARTS, TEN), card_of(HEARTS, NINE), card_of(SPADES, NINE))
    assert en.cards(0) == "–"


def test_people() -> None:
    assert en.seat(1, NAMES["en"]) == "Boris"
    assert en.seat(TABLE, NAMES["en"]) == "the table"
    assert ru.seat(3, NAMES["ru"]) == "место 3"
    assert en.people((0, 1, 2), NAMES["en"]) == "Anna, Boris, and Clara"
    assert ru.people((0, 1), NAMES["ru"]) == "Анна и Борис"
    assert [en.signed(amount) for amount in (65, -120, 0)] == ["+65", "−120", "0"]


# Errors.


def test_errors_become_sentences() -> None:
    refusal = Refusal("must_follow_suit", {"suit": HEARTS})
    assert en.error(refusal) == "You must follow suit: hearts."
    assert ru.error(IllegalAction.of(refusal)) == "Надо класть в масть: червы."
    assert ru.error(NotationError("card_twice", card="HA")) == "Карта Т♥ указана дважды."
    assert en.error(Refusal("bad_receiver", {"seat": 1}), NAMES["en"]) == "No card can go to Boris now."
    assert en.error(Refusal("no_such_seat", {"seat": 7})) == "There is no seat 7."
    assert ru.error(Refusal("no_ground", {"ground": "four_nines"})) == "У вас нет такого права: четыре девятки."
    assert en.error(Refusal("no_ground", {"ground": "boredom"})) == "You have no right to claim: boredom."
    assert ru.error(Refusal("bad_cut", {"at": 1, "least": 2})).endswith("не меньше 2 карт.")


def test_an_error_tells_the_one_behind_it() -> None:
    behind = IllegalAction("must_follow_suit", suit=HEARTS)
    fault = RecordError("illegal_step", 7, behind, step=3, text="play SA")
    assert en.error(fault) == "Action 3 is not legal there: “play SA”. You must follow suit: hearts."
    assert ru.error(RecordError("truncated")) == "Запись партии неполна: она обрывается."


def test_errors_of_rule_strings() -> None:
    with pytest.raises(RulesError) as caught:
        game("thousand/ru+barrel.att=880")
    assert en.error(caught.value) == "There is no option “barrel.att”; did you mean “barrel.at”?"
    assert en.error(RulesError("unknown_option", option="x", nearest="-")) == "There is no option “x”."
    with pytest.raises(RulesError) as caught:
        game("thousand/ru+threshold.at=800")
    assert en.error(caught.value) == (
        "“Total at which a player sits on the barrel = 900” and “Total from which only a player's own contracts are "
        "scored = 800” cannot be combined: a match has the barrel or the threshold, not both."
    )
    assert "«С какого счёта садятся на бочку = 900» и «" in ru.error(caught.value)
    assert "несовместимы: в партии есть либо бочка, либо порог" in ru.error(caught.value)


def told(rules: str, texts: Texts) -> str:
    with pytest.raises(RulesError) as caught:
        game(rules)
    assert caught.value.game
    return texts.error(caught.value)


def test_errors_say_options_by_title_and_values_in_words() -> None:
    assert told("thousand/ru+barrel.at=3", en) == (
        "The option “Total at which a player sits on the barrel” cannot be “3”; it can be off (no), 100 to 2490 in "
        "steps of 10."
    )
    assert told("thousand/ru+end.target=3", de).endswith("möglich ist: 100 bis 2500.")
    assert "; можно: off (нет), row (подряд), total (всего)." in told("thousand/ru+bolts.kind=odd", ru)
    assert "może mieć: off (nie), on (tak)." in told("1001/hulsemann+play.rest=ja", pl)
    assert told("preferans/sochi+pool.size=0", en).endswith("it can be off (no ceiling), 1 to 500.")
    assert told("preferans/sochi+surrender.tricks=1", en).endswith("it can be 2, 3, off (not played).")
    assert told("thousand/ru+play.rest=on+play.rest=on", es).startswith("La opción «")
    assert "play.rest" not in told("thousand/ru+play.rest=on+play.rest=on", es)
    # What has no title is said as it is written; so is everything where the game is not known.
    plain = RulesError("options_conflict", first="barrel.at=900", second="x=off", why="one_lock")
    assert en.error(plain).startswith("“barrel.at=900” and “x=off” cannot be combined")
    assert "“Total at which a player sits on the barrel = 900” and “x=off”" in en.of(game("thousand/ru")).error(plain)


def test_a_record_whose_options_differ_says_them_in_words() -> None:
    def differ(option: str, stored: str, now: str) -> str:
        fault = RecordError("options_differ", 3, option=option, stored=stored, now=now)
        fault.game = "thousand"
        return en.error(fault)

    assert differ("bolts.kind", "row", "off").endswith(" = in a row”, but its rules say “no”.")
    assert differ("bolts.kind", "-", "row").startswith("The record does not say “Bolts")
    assert differ("bolts.sort", "row", "-") == "The record has “bolts.sort”, which its rules do not know."
    # A value that nobody knows any more, and one that is called like nothing.
    assert differ("bolts.kind", "odd", "row").endswith(" = odd”, but its rules say “in a row”.")
    assert differ("auction.kind", "none", "free").endswith(" = no auction”, but its rules say “anybody may pass”.")


@pytest.mark.parametrize("language", COMPLETE)
def test_refusals_speak_to_the_reader(language: str) -> None:
    texts, names = Texts(language, strict=True), ("Anna", "Boris", "Clara")
    for code in ("bad_receiver", "help_barred", "other_hand_plays"):
        own = texts.of(game("preferans/sochi")) if code != "bad_receiver" else texts
        refusal = Refusal(code, {"seat": 1})
        assert "Boris" in own.error(refusal, names) == own.error(refusal, names, you=0)
        assert "Boris" not in own.error(refusal, names, you=1)
    assert en.error(Refusal("bad_receiver", {"seat": 1}), names, you=1) == "You cannot give a card to yourself."


def test_the_error_behind_speaks_to_the_reader_too() -> None:
    behind = IllegalAction("bad_receiver", seat=1)
    fault = RecordError("illegal_step", 7, behind, step=3, text="give 1 SA")
    assert en.error(fault, (), you=1).endswith("You cannot give a card to yourself.")


@pytest.mark.parametrize(
    ("language", "worth", "said"),
    [
        ("en", -31, "7♠ in 22 of 100, worth −3.1 whists"),
        ("en", 5, "7♠ in 22 of 100, worth 0.5 whists"),
        ("ru", -31, "7♠ — в 22 из 100, стоит −3,1 виста"),
        ("pl", 120, "7♠ w 22 z 100, warte 12,0 wista"),
        ("es", -31, "7♠ en 22 de 100, vale −3,1 whists"),
        ("de", 31, "7♠ in 22 von 100, 3,1 Whists wert"),
    ],
)
def test_tenths_have_the_decimal_sign_of_the_language(language: str, worth: int, said: str) -> None:
    texts = Texts(language, strict=True)
    assert texts.say("hint-search-other-game", level=7, strain=0, made=22, worlds=100, worth=worth) == said


def test_a_card_that_is_as_good_is_not_said_to_be_worth_less() -> None:
    texts = Texts("en", strict=True)
    values = {"card": parse_card("HQ"), "made": 4, "worlds": 6}
    assert texts.say("hint-search-other-made", **values, less=0) == "queen of hearts: makes it in 4 of 6"
    assert texts.say("hint-search-other-made", **values, less=31).endswith("in 4 of 6, 3.1 whists less")


def test_settings_of_a_table_have_words() -> None:
    assert en.error(ServerError("bad_options", option="clock.bank")) == (
        "This table setting is not possible: thinking time for the match."
    )


# Actions, events, lines.


def test_actions() -> None:
    nine, queen = parse_card("S9"), parse_card("HQ")
    assert en.action(Give(0, nine), NAMES["en"]) == "give the nine of spades to Anna face down"
    assert ru.action(Give(0, nine, open=True), NAMES["ru"]) == "отдать девятку пик в открытую, получит Анна"
    assert en.action(Play(queen, announce=True)) == "play the queen of hearts and declare the marriage"
    assert en.action(Play(parse_card("HA"), announce=True)) == "play the ace of hearts and declare four aces"
    assert ru.action(Play(queen)) == "положить даму червей"
    assert [ru.action(Cut(at)) for at in (0, 3, 11, 21)] == [
        "не снимать", "снять 3 карты", "снять 11 карт", "снять 21 карту",
    ]  # fmt: skip
    assert en.action(Take(hidden=True)) == "take the talon without showing it"
    assert ru.action(Claim("weak_hand")) == "показать: мало очков на руке"
    assert en.action(Fault(2, "revoke"), NAMES["en"]) == "fault of Clara: a revoke"


def test_events_speak_to_the_reader() -> None:
    won = AuctionWon(1, 100, forced=True, dark=False)
    assert en.event(won, NAMES["en"]) == "Boris is the declarer at 100, the forced bid."
    assert en.event(won, NAMES["en"], you=1) == "You are the declarer at 100, the forced bid."
    assert ru.event(won, NAMES["ru"], you=1) == "Разыгрываете вы: 100, обязательная заявка."
    gift = CardGiven(1, 2, parse_card("S9"), open=False)
    assert en.event(gift, NAMES["en"]) == "Boris gives Clara the nine of spades face down."
    assert en.event(gift, NAMES["en"], you=1) == "You give Clara the nine of spades face down."
    assert en.event(gift, NAMES["en"], you=2) == "Boris gives you the nine of spades face down."
    assert ru.event(gift, NAMES["ru"], you=2) == "Борис отдаёт вам девятку пик (взакрытую)."
    assert ru.event(BidMade(0, 120, dark=True), NAMES["ru"]) == "Анна заявляет 120 втёмную."
    assert ru.event(MarriageDeclared(0, SPADES, 40), NAMES["ru"]) == "Анна хвалит марьяж пик: 40."
    assert en.event(MarriageDeclared(0, -1, 200), NAMES["en"]) == "Anna declares four aces: 200."
    assert en.event(HandsDealt(-1), NAMES["en"], you=0) == "The cards are dealt."
    assert en.event(MatchEnded((0, 2)), NAMES["en"], you=2) == "Anna and Clara win the match together."
    assert ru.event(MatchEnded((2,)), NAMES["ru"], you=2) == "Партию выигрываете вы."
    assert en.event(MatchEnded((0,), (120, -120)), NAMES["en"]) == (
        "Anna wins the match. Payments – Anna: 120, Boris: −120."
    )


def test_events_of_a_stock_and_of_two_talons() -> None:
    assert en.event(HandsDealt(-1, stock=8, exposed=parse_card("SK")), NAMES["en"]) == (
        "The cards are dealt. The stock’s bottom card: king of spades."
    )
    assert [ru.event(StockDrawn(0, left), NAMES["ru"]) for left in (6, 2, 0)] == [
        "Из колоды берут по карте, сначала Анна; осталось 6 карт.",
        "Из колоды берут по карте, сначала Анна; осталось 2 карты.",
        "Из колоды берут по карте, сначала Анна; колода кончилась.",
    ]
    assert pl.event(CardDrawn(0, parse_card("HQ")), NAMES["pl"], you=0) == "Dobierasz damę kier."
    assert es.event(AllPassed()) == "Todos pasan: reparte el siguiente."
    assert de.event(TalonTaken(0, hidden=False, talon=1), NAMES["de"]) == "Anna nimmt den zweiten Talon auf."
    assert [en.action(Take(talon=one)) for one in (0, 1)] == ["take the talon", "take the second talon"]


def test_russian_plurals() -> None:
    told = [ru.event(TrickTaken(0, points), NAMES["ru"]) for points in (0, 1, 2, 5, 11, 21, 24)]
    assert [sentence.removeprefix("Анна берёт взятку: ") for sentence in told] == [
        "0 очков.", "1 очко.", "2 очка.", "5 очков.", "11 очков.", "21 очко.", "24 очка.",
    ]  # fmt: skip


def test_polish_plurals() -> None:
    told = [pl.event(TrickTaken(0, points), NAMES["pl"]) for points in (0, 1, 2, 5, 11, 12, 21, 24, 112)]
    assert [sentence.removeprefix("Anna bierze lewę: ") for sentence in told] == [
        "0 punktów.", "1 punkt.", "2 punkty.", "5 punktów.", "11 punktów.", "12 punktów.", "21 punktów.", "24 punkty.",
        "112 punktów.",
    ]  # fmt: skip
    assert [pl.line(Line(0, "barrel.fall", -120, (deals,))) for deals in (1, 3, 5)] == [
        "spada z beczki po 1 rozdaniu", "spada z beczki po 3 rozdaniach", "spada z beczki po 5 rozdaniach",
    ]  # fmt: skip


def test_plurals_of_spanish_and_german() -> None:
    tricks = [TrickTaken(0, points) for points in (0, 1, 2)]
    assert [es.event(trick, NAMES["es"]) for trick in tricks] == [
        "Ana gana la baza: 0 puntos.", "Ana gana la baza: 1 punto.", "Ana gana la baza: 2 puntos.",
    ]  # fmt: skip
    assert [de.event(trick, NAMES["de"]) for trick in tricks] == [
        "Anna macht den Stich: 0 Augen.", "Anna macht den Stich: 1 Auge.", "Anna macht den Stich: 2 Augen.",
    ]  # fmt: skip


def test_sentences_of_other_languages() -> None:
    gift = CardGiven(1, 2, parse_card("S9"), open=False)
    assert pl.event(gift, NAMES["pl"]) == "Borys oddaje kartę zakrytą: dziewiątkę pik; dostaje ją Klara."
    assert pl.event(gift, NAMES["pl"], you=2) == "Borys oddaje ci kartę zakrytą: dziewiątkę pik."
    assert es.event(gift, NAMES["es"], you=1) == "Das a Clara el nueve de picas boca abajo."
    assert de.event(gift, NAMES["de"], you=2) == "Boris gibt dir verdeckt die Pik-Neun."
    play = Play(parse_card("HQ"), announce=True)
    assert pl.action(play) == "zagraj damę kier i zamelduj"
    assert es.action(play) == "jugar la dama de corazones y cantar el matrimonio"
    assert de.action(play) == "Herz-Dame spielen und die Hochzeit melden"
    assert de.event(MarriageDeclared(0, SPADES, 40), NAMES["de"], you=0) == "Du meldest die Pik-Hochzeit: 40."
    shared = MatchEnded((0, 2))
    assert pl.event(shared, NAMES["pl"]) == "Partię wygrywają wspólnie Anna i Klara."
    assert es.event(shared, NAMES["es"]) == "Ganan juntos la partida Ana y Clara."
    assert de.event(shared, NAMES["de"]) == "Die Partie gewinnen gemeinsam Anna und Klara."


def test_a_game_says_it_in_its_own_words() -> None:
    other: Any = SimpleNamespace(name="cli", ranks=(ACE, KING, QUEEN, JACK, TEN))
    assert en.own("about") == "about"
    assert en.of(other).own("about") == "cli-about"
    assert en.of(other).own("action-pass") == "action-pass"
    hand = parse_cards("HATK")
    assert (en.cards(hand), en.of(other).cards(hand)) == ("A♥ 10♥ K♥", "A♥ K♥ 10♥")
    assert (en.suit(4), ru.suit_sign(4)) == ("no trump", "БК")


def test_lines() -> None:
    assert en.line(Line(0, "contract", 120, (120, 131, 1))) == "contract of 120, took 131"
    assert en.line(Line(0, "contract", 240, (120, 131, 2))) == "contract of 120, took 131, ×2"
    assert ru.line(Line(0, "bolts.fine", -120, (3,))) == "штраф за 3 болта"
    assert en.line(Line(0, "truck", -555)) == "dump truck: the total goes to zero"


# Everything together: with any values the texts are complete.


def samples(field: str, kind: str) -> tuple[Any, ...]:
    if field == "suit":
        return (0, 3)
    if field == "ground":
        return ("four_nines",)
    if field == "ending":
        return ("tricks",)
    if field == "kind":
        return ("writeoff", "bomb", "look")
    if field == "seed":
        return ("00ff",)
    by_kind: dict[str, tuple[Any, ...]] = {
        "seat": (1,), "seats": ((0,), (0, 1)), "suit": (0, 3), "strain": (0, 4),
        "card": (0, 13, 31), "cards": (0, 0b111), "pile": ((), (13, 0)),
        "truth": (False, True), "numbers": ((2, 6, 10),), "plain": (0, 1, 2, 5, 120, 1000),
    }  # fmt: skip
    return by_kind[kind]


def structs(union: object) -> Iterator[Any]:
    """Structs of each kind with all sorts of values."""
    for kind in get_args(union):
        told = words.field_kinds(kind)
        for chosen in itertools.product(*(samples(field, told[field]) for field in told)):
            values = dict(zip(told, chosen, strict=True))
            yield kind(**{field: values.get(field, ()) for field in kind.__struct_fields__})


GAME = {name: game(found.names()[0]) for name, found in PRESETS.items()}
"""One rule set of each game."""


@pytest.mark.parametrize("name", GAME)
@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("you", [None, 0, 1])
def test_every_event_and_action_is_told_whole(language: str, you: int | None, name: str) -> None:
    texts = Texts(language, strict=True).of(GAME[name])
    for event in structs(GAME[name].event_type):
        told = texts.event(event, NAMES[language], you)
        assert not BROKEN.search(told), told
        assert told.endswith(".") or ": " in told, told
    for action in structs(GAME[name].action_type):
        told = texts.action(action, NAMES[language], you)
        assert not BROKEN.search(told), told


def value_of(name: str) -> int | str:
    """Something that an error can pass under a name."""
    if name in ("suit", "strain", "at", "least", "most", "left", "size", "limit", "count", "wanted", "seat", "step"):
        return 2
    if name in ("line", "level"):
        return 6
    return "HA" if name == "card" else "word"


@pytest.mark.parametrize("name", GAME)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_error_and_line_is_told_whole(language: str, name: str) -> None:
    texts = Texts(language, strict=True).of(GAME[name])
    for code, names in source.error_values().items():
        told = texts.error(Refusal(code, {name: value_of(name) for name in names}), NAMES[language])
        assert not BROKEN.search(told), told
    for line, notes in WORDS[name]().lines.items():
        told = texts.line(Line(0, line, -120, tuple(range(1, notes + 1))), NAMES[language])
        assert not BROKEN.search(told), told


@pytest.mark.parametrize("name", GAME)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_option_has_a_title_and_short_words_for_its_values(language: str, name: str) -> None:
    texts = Texts(language, strict=True).of(GAME[name])
    for option in options(name).values():
        assert texts.option_title(option)
        said = [texts.option_value(option, value) for value in dict.fromkeys(option.values)]
        assert len(set(said)) == len(said), f"{option.name}: two values in the same words"
        assert max(map(len, said)) <= 40, f"{option.name}: {said}"
    assert all(map(texts.preset, presets()))


@pytest.mark.parametrize("name", GAME)
@pytest.mark.parametrize("language", COMPLETE)
def test_a_title_tells_its_option_from_all_others(language: str, name: str) -> None:
    texts = Texts(language, strict=True).of(GAME[name])
    titles = [texts.option_title(option) for option in options(name).values()]
    assert sorted(titles) == sorted(set(titles))


def test_titles_and_values() -> None:
    found = options_of(Rules)
    assert en.option_title(found["end.target"]) == found["end.target"].title
    assert ru.option_title(found["end.target"]) == "До скольких очков играют"
    assert ru.option_value(found["bolts.kind"], "row") == "подряд"
    assert ru.option_value(found["silence.below"], -200) == "−200"
    assert en.option_value(found["dark.barrel"], value=True) == "yes"
    assert ru.section("barrel") == "Бочка"
    assert (ru.mark("bolts"), ru.ground("four_nines"), ru.ending("rest")) == (
        "болты",
        "четыре девятки",
        "остальное отдано",
    )
    assert (en.phase("auction"), en.fault("look")) == ("auction", "looking too early, or a remark")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "HAK10.D7.CQ.SJ"),
        ("ru", "ЧТК10.Б7.ТД.ПВ"),
        ("ru", "чтк10 б7 кд пв"),
        ("pl", "KiAK10.Ka7.TD.PW"),
        ("de", "HAK10.Ka7.KrD.PB"),
        ("es", "CAK10.D7.TQ.PJ"),
        ("en", "♥AK10 7♦ ♣Q J♠"),
        ("en", "A♥ K♥ 10♥ 7♦ Q♣ J♠"),
        ("de", "A♥, K♥, 10♥, 7♦, D♣, B♠"),
    ],
)
def test_a_hand_is_read_as_the_language_writes_it(language: str, typed: str) -> None:
    assert cards_text(Texts(language).parse_cards(typed)) == "HATK.D7.CQ.SJ"


@pytest.mark.parametrize("language", COMPLETE)
def test_a_hand_is_read_as_it_is_shown(language: str) -> None:
    words = Texts(language)
    assert words.parse_cards(words.cards((1 << 32) - 1)) == (1 << 32) - 1
    for suit in range(4):
        assert [words.parse_suit(letter) for letter in words.suit_letters(suit)] == [suit] * len(
            words.suit_letters(suit)
        )


@pytest.mark.parametrize(
    ("language", "typed", "code"),
    [
        ("ru", "HAK", "bad_card"),
        ("ru", "ЧA", "bad_card"),
        ("pl", "HAK", "bad_card"),
        ("de", "HAA", "card_twice"),
        ("en", "H", "bad_card"),
        ("en", "♥", "bad_card"),
        ("en", "H1", "bad_card"),
    ],
)
def test_what_a_language_does_not_write_is_no_card(language: str, typed: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        Texts(language).parse_cards(typed)
    assert caught.value.code == code


def test_a_file_that_another_thread_is_parsing_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads may ask for the first message of a file at once: a replay's solver and its table, two requests."""
    begun, go_on = threading.Event(), threading.Event()

    def slowly(source: str) -> Any:
        begun.set()
        assert go_on.wait(10)
        return FluentResource(source)

    monkeypatch.setattr(loader, "FluentResource", slowly)
    # Files that this process has not parsed yet.
    monkeypatch.setattr(loader, "_messages", loader._messages.__wrapped__)
    said: list[str] = []
    texts = Texts("en", strict=True)
    threads = [threading.Thread(target=lambda: said.append(texts.say("phase-playing"))) for _ in range(2)]
    threads[0].start()
    assert begun.wait(10)
    threads[1].start()
    # Long enough for the second thread to ask as well.
    threads[1].join(0.2)
    go_on.set()
    for thread in threads:
        thread.join(10)
    assert len(said) == 2
    assert said[0] == said[1] != ""
