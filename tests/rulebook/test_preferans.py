"""The rulebook of Preferans: every option has its sentence, what has no effect has none, and the figures are the
engine's."""

from __future__ import annotations

import functools
import json
import random
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.core.match import Match
from prikup.core.options import Option, Value, get_option, options_of, value_text, with_options
from prikup.core.scored import Scored
from prikup.games import PRESETS
from prikup.preferans.actions import Call, Misere
from prikup.preferans.game import Preferans
from prikup.preferans.lines import UNITS
from prikup.preferans.outcome import Outcome
from prikup.preferans.phases import calling
from prikup.preferans.rules import Rules
from prikup.preferans.state import GAME, MISERE, PROPER, Contract, Defence, Sheet
from prikup.rulebook import rulebook, written
from prikup.rulebook.making import CHAPTERS_OF
from prikup.texts import COMPLETE, Texts
from tests.preferans.random_play import random_rules, random_sheet, start_at, step
from tests.property.differing import GROUNDS, witnesses
from tests.rulebook.preferans import BEGINNING, READERS, book_of, meant
from tests.support.seeds import random_of, trials

KNOWN = PRESETS["preferans"]
HOUSES = (
    "preferans/klassika+bombs.order=choice+totus.pools=on+totus.consolation=on+dark.first=on+dark.final=off",
    "preferans/klassika+brigand.pools=off+terms.last=running+pool.over=lost+pool.order=pool+cover.by=passes",
    "preferans/klassika+dark.calls=off+dark.first=on+bombs.order=choice+deal.stays=off",
    "preferans/klassika+terms.owner=off+terms.circles=2+help.choice=on+help.short=on+faults.twice=on",
    "preferans/klassika+terms.owner=off+terms.last=running+pool.order=hill+proof.kind=lay+passes.fine=7",
    "preferans/klassika+table.players=3+whist.dealer=off+share.dealer=off+talon.paid=half+passes.talon=suit",
    "preferans/klassika+whist.dealer_hand=seen+whist.face=standing+whist.unplayed=off+whist.half=return+whist.split=always",
    "preferans/klassika+brigand.soloist=second+brigand.circles=off+calls.hand=off+calls.hold=on+calls.misere=late",
    "preferans/gusarik+brigand.hill_only=on+faults.twice=on+table.players=2+passes.talon=suit+talon.paid=off+whist.dealer=off",
    "preferans/gusarik+brigand.circles=off",
    "preferans/sochi@2+pool.end=total+pool.over=kept+pool.order=pool+help.short=off+pool.size=30+pool.deals=18",
    "preferans/sochi@2+pool.over=lost+pool.order=half+help.short=off+help.choice=off",
    "preferans/sochi@2+passes.start=3+bombs.by=start+passes.after_misere=tricks+passes.after_nine=on+exit.ladder=6-7-8-6",
    "preferans/sochi@2+passes.growth=none+exit.ladder=6+passes.after_misere=tricks+passes.zero=hill+passes.zero_times=2",
    "preferans/sochi@2+exit.ladder=6-7-8+exit.failed=off+exit.misere=off+passes.write=amnesty+passes.zero=off",
    "preferans/sochi@2+whist.quota=personal+whist.ten=whisted+whist.half=plain+whist.half_high=on+whist.alone_on_nine=on",
    "preferans/sochi@2+whist.pair=each+whist.ten=whisted+whist.first_trick=on+whist.face=lying+surrender.tricks=3",
    "preferans/sochi@2+consolation.kind=robber+consolation.passer=off+consolation.amount=double",
    "preferans/sochi@2+consolation.kind=none+whist.answer=none+offers.tricks=off",
    "preferans/sochi@2+faults.misdeal=0+faults.prompt=0+faults.revoke=0+faults.undiscarded=0",
    "preferans/sochi-4+consolation.passer=off+consolation.dealer=off+whist.dealer=free+whist.half=return+deal.stays=passes",
    "preferans/sochi-4+consolation.dealer=off+passes.write=whists+passes.start=4+deal.stays=passes+passes.fine=3",
    "preferans/skachki@3+races.whisted=on+passes.start=4+races.hill=0+pool.order=half+exit.ladder=7-8",
    "preferans/skachki@3+races.pool=0+races.totals=off+exit.failed=off+exit.whisted=off+exit.misere=on",
    "preferans/hussar-2@2+whist.half=return+whist.unplayed=off+whist.spades=on+whist.ten=whisted",
    "preferans/hussar-2@2+whist.half=off+whist.unplayed=on+dark.calls=on+totus.play=on+bombs.by=dark+deal.stays=both",
)
"""Rule sets that have what needs several options."""


FEW = 4
"""Other values that an option is changed to; of many figures the ends and a middle one."""


@functools.cache
def playable() -> tuple[tuple[str, Rules, str, Rules], ...]:
    """Each preset and house with one option changed."""
    return tuple(_changed())


def _changed() -> Iterator[tuple[str, Rules, str, Rules]]:
    for text in (*KNOWN.names(), *HOUSES):
        base = KNOWN.parse(text)
        for option in options_of(Rules).values():
            values = [one for one in option.values if value_text(one) != value_text(get_option(base, option.name))]
            if len(values) > FEW:
                values = [*values[:2], values[len(values) // 2], values[-1]]
            for value in values:
                rules = with_options(base, {option.name: value})
                if not any(Preferans.conflicts(rules)):
                    yield text, base, option.name, rules


@functools.cache
def every() -> tuple[Rules, ...]:
    """Rule sets that together have every rule."""
    return (
        *(KNOWN.parse(text) for text in (*KNOWN.names(), *HOUSES)),
        *(rules for _, _, _, rules in playable()),
    )


@functools.cache
def books() -> dict[Rules, dict[str, dict[str, Any]]]:
    """The books of all these rule sets."""
    return {rules: book_of(rules) for rules in every()}


def messages() -> set[str]:
    """The ids of all sentences."""
    known = {one.removeprefix(BEGINNING) for one in _texts().ids() if one.startswith(BEGINNING)}
    return {one for one in known if not one.startswith("example-")}


@functools.cache
def _texts() -> Texts:
    return Texts("en", strict=True)


@functools.cache
def sentence(said: str, figures: tuple[tuple[str, Any], ...]) -> str:
    """A sentence in English."""
    return _texts().say(BEGINNING + said, **dict(figures))


def sentences(book: dict[str, dict[str, Any]]) -> list[str]:
    """The sentences of a book in English."""
    return [sentence(one, tuple(figures.items())) for one, figures in book.items()]


def lines_of(rules: Rules) -> set[str]:
    """The lines of the score that the book of a rule set explains."""
    chapters = CHAPTERS_OF["preferans"](Preferans(rules))
    return {line for chapter in chapters for sentence in chapter.sentences() for line in sentence.lines}


@pytest.mark.parametrize("text", HOUSES)
def test_the_houses_can_be_played(text: str) -> None:
    assert list(Preferans.conflicts(KNOWN.parse(text))) == []


# Every option and value.


def test_every_option_has_a_reader() -> None:
    assert list(READERS) == list(options_of(Rules))


def test_a_change_of_an_option_changes_the_book_where_it_has_an_effect() -> None:
    wrong = []
    for text, base, option, rules in playable():
        if (books()[rules] != books()[base]) != (meant(rules) != meant(base)):
            wrong.append(f"{text}+{option}={value_text(get_option(rules, option))}")
    assert wrong == []


def shown_pair(option: Option, value: Value, witness: str) -> tuple[Rules, Rules]:
    """Two rule sets that differ in one option, and of which a case or a match has shown that they play differently."""
    ground = GROUNDS["preferans"]
    name, _, at = witness.rpartition(" ")
    if not name:
        pairs = ground.pairs(option, value)
        found: tuple[Rules, Rules] = pairs[int(at) % len(pairs)]
    else:
        case = next(case for case in ground.cases(option) if case.id == name)
        found = ground.variants(KNOWN.parse(str(case.data["rules"])), option, value)[int(at)]
    return found


def test_what_differs_in_play_differs_in_the_book() -> None:
    """The recorded witnesses of every value, which know nothing of the rulebook and of ``meant``."""
    ground = GROUNDS["preferans"]
    alike = []
    for option in ground.options.values():
        for value in ground.tried(option):
            one, other = shown_pair(option, value, witnesses()["preferans"][f"{option.name}={value_text(value)}"])
            if book_of(one) == book_of(other):
                alike.append((KNOWN.text(one), KNOWN.text(other)))
    assert alike == []


def wrongly_read(rules: Rules) -> dict[str, tuple[Value, Value]]:
    """The options whose values cannot be read back from the JSON of a book: as they are meant, and as read."""
    text = written(rulebook(KNOWN.text(rules), "en", played=False), "json")
    book = {
        sentence["id"].removeprefix(BEGINNING): sentence["figures"]
        for chapter in json.loads(text)["chapters"]
        if chapter["key"] != "house"
        for paragraph in chapter["paragraphs"]
        for sentence in paragraph["sentences"]
        if sentence["id"].startswith(BEGINNING)
    }
    found = {}
    for option, value in meant(rules).items():
        read = READERS[option](book)
        if (value, type(value)) != (read, type(read)):
            found[option] = (value, read)
    return found


@pytest.mark.parametrize("text", [*KNOWN.names(), *HOUSES])
def test_rules_are_read_back_from_their_book(text: str) -> None:
    assert wrongly_read(KNOWN.parse(text)) == {}


def test_the_rules_of_random_tables_are_read_back_from_their_books() -> None:
    rng = random_of("rulebooks of preferans")
    for _ in range(trials(15, 100)):
        rules = random_rules(rng, 40)
        assert wrongly_read(rules) == {}, KNOWN.text(rules)


# The sentences.


def test_every_sentence_is_said_by_some_rules_and_has_a_message() -> None:
    said = {one for book in books().values() for one in book}
    assert said == messages()


@pytest.mark.parametrize("language", COMPLETE)
def test_every_figure_stands_in_the_sentence(language: str) -> None:
    words = Texts(language, strict=True)
    missing = set()
    for said, figures in {(one, tuple(figures.items())) for book in books().values() for one, figures in book.items()}:
        text = words.say(BEGINNING + said, **dict(figures))
        # The number of players chooses a variant.
        shown = {str(value) for name, value in figures if name != "players"}
        missing |= {(said, figure) for figure in shown if not re.search(rf"(?<!\d){figure}(?!\d)", text)}
    assert missing == set()


def test_sentences_are_for_people() -> None:
    names = options_of(Rules)
    for text in {text for book in books().values() for text in sentences(book)}:
        assert re.fullmatch(r"[A-Z0-9].*\.", text), text
        assert not any(name in text for name in names), text
        assert not re.search(r"[{}_=]|\boff\b[.:]|None|True|False|-\d|  |\b1 \w+s\b|\b0\b", text), text


TERMS: dict[str, Callable[[Rules], bool]] = {
    "dummy": lambda rules: rules.table.players == 2,
    "sits out": lambda rules: rules.table.players == 4,
    "all-pass": lambda rules: not rules.brigand.alone() or rules.brigand.circles,
    "razbojnik": lambda rules: rules.brigand.active(),
    "hill owner": lambda rules: rules.terms.active(),
    "control time": lambda rules: rules.pool.in_circles() and rules.terms.circles is None,
    "dark": lambda rules: rules.dark.active(),
    "bomb": lambda rules: rules.bombs.active(),
    "fir tree": lambda rules: rules.bombs.by == "dark" and rules.deal.stays_after_passes(),
    "totus": lambda rules: rules.totus.active(),
    "half a whist": lambda rules: rules.whist.knows_half(),
    "consolation": lambda rules: rules.consolation.active(),
    "race": lambda rules: rules.races.active(),
    "compulsory": lambda rules: (
        rules.passes.compulsory() > 0 or rules.passes.follows_misere() or rules.passes.follows_nine()
    ),
    "without the talon": lambda rules: rules.calls.hand != "off" or rules.talon.decline or rules.talon.is_paid(),
    "paid": lambda rules: rules.talon.is_paid(),
    "shared": lambda rules: rules.share.active(),
    "too low": lambda rules: rules.proof.active(),
    "cover": lambda rules: rules.cover.active(),
    "prompting": lambda rules: rules.faults.prompt > 0,
    "give it up": lambda rules: rules.surrender.active(),
}
"""Words of the game that no book speaks of where its rules do not have them."""


@functools.cache
def terms_in(text: str) -> tuple[str, ...]:
    """The words of ``TERMS`` in a sentence."""
    return tuple(term for term in TERMS if re.search(rf"(?<![-\w]){term}(e?s)?\b", text.casefold()))


def test_nothing_is_said_of_what_is_off() -> None:
    wrong = set()
    for rules, book in books().items():
        for text in sentences(book):
            wrong |= {(term, text, KNOWN.text(rules)) for term in terms_in(text) if not TERMS[term](rules)}
    assert wrong == set()


# The score.


def _full(rules: Rules) -> bool:
    """A pool can be too full for points that were earned."""
    sized = rules.pool.size is not None or rules.terms.owner
    return rules.brigand.play != "only" and sized and rules.pool.over != "kept"


def _passed_out(rules: Rules) -> bool:
    return rules.brigand.play != "only" or rules.brigand.circles


def _tricks_to_hill(rules: Rules) -> bool:
    return _passed_out(rules) and rules.passes.write != "whists"


def _helped(rules: Rules) -> bool:
    """Points come from another player: beyond a pool, or by a totus on a bomb."""
    return (_full(rules) and rules.pool.over == "help") or (rules.totus.play and rules.bombs.by != "off")


def _bonus(name: str) -> Callable[[Rules], bool]:
    return lambda rules: rules.races.count is not None and getattr(rules.races, name) > 0


def _totals(name: str) -> Callable[[Rules], bool]:
    return lambda rules: _bonus(name)(rules) and rules.races.totals


CAN_BE_WRITTEN: dict[str, Callable[[Rules], bool]] = {
    "pool.share": lambda rules: rules.share.dealer,
    "hill.share": lambda rules: rules.share.dealer,
    "pool.totus": lambda rules: rules.totus.play,
    "hill.totus": lambda rules: rules.totus.play,
    "hill.cleared": lambda rules: rules.totus.play,
    "hill.off": lambda rules: rules.pool.order in ("half", "hill") or _full(rules),
    "hill.proof": lambda rules: rules.proof.kind != "off",
    "hill.surrender": lambda rules: rules.surrender.tricks is not None,
    "hill.whist": lambda rules: rules.whist.answer != "none",
    "whists.split": lambda rules: rules.whist.split != "greedy",
    "whists.left": lambda rules: rules.whist.unplayed,
    "whists.half": lambda rules: rules.whist.half != "off",
    "whists.consolation": lambda rules: rules.consolation.kind != "none",
    "talon.premium": lambda rules: rules.talon.paid != "off",
    "hill.talon": lambda rules: rules.talon.returned,
    "pool.help": _helped,
    "hill.help": _helped,
    "whists.help": _helped,
    "lost.cover": lambda rules: rules.cover.by != "off",
    "lost.over": _full,
    "hill.passes": _tricks_to_hill,
    "whists.passes": lambda rules: _passed_out(rules) and rules.passes.write == "whists",
    "hill.turned": lambda rules: _tricks_to_hill(rules) and rules.passes.talon == "leads",
    "hill.fine": lambda rules: rules.passes.fine is not None,
    "hill.zero": lambda rules: _passed_out(rules) and rules.passes.zero == "hill",
    "lost.zero": lambda rules: _passed_out(rules) and rules.passes.zero == "hill",
    "pool.zero": lambda rules: _passed_out(rules) and rules.passes.zero == "pool",
    "bomb.got": lambda rules: rules.bombs.by != "off",
    "bomb.gone": lambda rules: rules.bombs.by != "off",
    "hill.misdeal": lambda rules: rules.faults.misdeal > 0,
    "hill.misdeals": lambda rules: rules.faults.twice,
    "hill.prompt": lambda rules: rules.faults.prompt > 0,
    "hill.revoke": lambda rules: rules.faults.revoke > 0,
    "hill.undiscarded": lambda rules: rules.faults.undiscarded > 0,
    "race.pool": _bonus("pool"),
    "race.hill": _bonus("hill"),
    "total.pool": _totals("pool"),
    "total.hill": _totals("hill"),
}
"""When a line of the score can be written; one that is not named always can."""


def test_lines_that_can_be_written_are_explained_and_no_others() -> None:
    wrong = set()
    for rules in every():
        can = {line for line in UNITS if line not in CAN_BE_WRITTEN or CAN_BE_WRITTEN[line](rules)}
        wrong |= {(line, KNOWN.text(rules)) for line in can ^ lines_of(rules)}
    assert wrong == set()


def test_every_line_of_the_score_is_explained() -> None:
    assert set().union(*map(lines_of, every())) == set(UNITS)


def written_lines(game: Preferans, seed: int, steps: int) -> set[str]:
    """The lines that random play writes, from a sheet in the middle of a match."""
    rng = random.Random(seed)
    match: Match[Any, Any, Any] = start_at(game, random_sheet(rng, game))
    found: set[str] = set()
    for _ in range(steps):
        if not match.awaits():
            break
        before = len(match.events)
        step(rng, match, faults=True)
        for told in match.events[before:]:
            found |= {line.name for line in getattr(told.event, "lines", ())}
    return found


@pytest.mark.parametrize("text", HOUSES)
def test_house_rules_write_no_line_that_is_not_explained(text: str) -> None:
    game = Preferans(KNOWN.parse(text))
    for seed in range(3):
        assert written_lines(game, seed, 300) <= lines_of(game.rules)


def test_random_tables_write_no_line_that_is_not_explained() -> None:
    rng = random_of("lines of preferans")
    for seed in range(trials(20, 200)):
        game = Preferans(random_rules(rng, 30))
        assert written_lines(game, seed, 300) <= lines_of(game.rules), game.text


NAMES = {6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}


class Scorer:
    """Scores deals of three or four players under a rule set: the first hand is the declarer."""

    def __init__(self, rules: Rules) -> None:
        self.game = Preferans(rules)
        compiled = self.game.compiled
        self.dealer = rules.table.players - 1
        fresh = compiled.fresh_sheet(self.dealer)
        forced: dict[str, Any] = {"forced": 0, "opened": True}
        self.sheet: Sheet = replace(fresh, stage=PROPER, owed=(), size=1000, **forced)
        self.declarer, self.first, self.second = compiled.hands(self.dealer)

    def lines(self, contract: Contract, took: int, words: tuple[str, str], **more: Any) -> dict[tuple[int, str], int]:
        """What a played contract writes, by seat and line; all tricks of the defence are the first defender's."""
        tricks = [0] * self.game.compiled.layout.places
        tricks[self.declarer], tricks[self.first] = took, 10 - took
        defence = Defence(self.first, self.second, words)
        outcome = Outcome(
            ending="played",
            contract=contract,
            defence=defence,
            tricks=tuple(tricks),
            talon=(0, 9),
            away=1 << 31 | 1 << 30,
        )
        return self.written(replace(outcome, **more))

    def written(self, outcome: Outcome) -> dict[tuple[int, str], int]:
        """What an outcome writes, by seat and line; choices whom to help are taken as they come."""
        choices: list[Any] = []
        while not isinstance(scored := self.game.scored(self.sheet, outcome, choices), Scored):
            choices.append(scored.options[0])
        return {(line.seat, line.name): line.amount for line in scored.lines}

    def contract(self, level: int) -> Contract:
        """A plain game of the first hand, or its misere."""
        if not level:
            return Contract(self.declarer, MISERE)
        return Contract(self.declarer, GAME, level, 3)


def scored_tables() -> Iterator[Rules]:
    """Random rule sets with a game proper for three or four players."""
    rng, found = random.Random(17), 0
    while found < 40:
        rules = random_rules(rng, 40)
        if rules.table.players > 2 and not rules.brigand.alone():
            found += 1
            yield rules


@pytest.mark.parametrize("level", [6, 7, 8, 9])
def test_a_game_scores_what_the_book_says(level: int) -> None:
    """A game made exactly with a lone whister, and one that fails by two: points, whists, hill and consolation."""
    for rules in scored_tables():
        book, table, name = book_of(rules), Scorer(rules), NAMES[level]
        words = ("whist", "pass")
        made = table.lines(table.contract(level), level, words)
        each = book["scoring-whists"][name]
        tricks = 10 - level
        halved = "scoring-split-always" in book
        assert made[table.first, "whists.tricks"] == each * tricks - (each * tricks // 2 if halved else 0)
        assert made.get((table.second, "whists.split"), 0) == (each * tricks // 2 if halved else 0)
        failed = table.lines(table.contract(level), level - 2, words)
        assert failed[table.declarer, "hill.under"] == 2 * book["scoring-failed"][name]
        if "scoring-consolation-value" in book or "scoring-consolation-double" in book:
            amounts = book.get("scoring-consolation-value") or book["scoring-consolation-double"]
            written = 2 * amounts[name]
        elif "scoring-consolation-ten-whists" in book:
            written = 2 * book["scoring-consolation-ten-whists"]["whists"]
        else:
            assert not any(line == "whists.consolation" for _, line in failed)
            continue
        assert failed[table.first, "whists.consolation"] == written
        writes = {seat for seat, line in failed if line == "whists.consolation"}
        passer = {"scoring-consolation-all", "scoring-consolation-no-dealer"} & set(book)
        dealer = {"scoring-consolation-all", "scoring-consolation-no-passer"} & set(book)
        wanted = {table.first} | ({table.second} if passer else set())
        assert writes == wanted | ({table.dealer} if dealer and rules.table.players == 4 else set())


def test_a_short_whister_pays_what_the_book_says() -> None:
    for rules in scored_tables():
        book, table = book_of(rules), Scorer(rules)
        owed = book.get("whist-quota-plain") or book["whist-quota-personal"]
        priced = book.get("scoring-answer-full") or book.get("scoring-answer-half")
        paid = table.lines(table.contract(6), 10, ("whist", "pass")).get((table.first, "hill.whist"), 0)
        assert paid == (owed["six"] * priced["six"] if priced else 0)


def test_a_misere_scores_what_the_book_says() -> None:
    for rules in scored_tables():
        book, table = book_of(rules), Scorer(rules)
        lines = table.lines(table.contract(0), 3, ("watch", "watch"))
        assert lines[table.declarer, "hill.misere"] == 3 * book["scoring-misere"]["points"]
        assert not any(name.startswith("whists") for _, name in lines)


def test_games_that_nobody_whists_score_what_the_book_says() -> None:
    for rules in scored_tables():
        book, table = book_of(rules), Scorer(rules)
        for level, name in ((6, "six"), (7, "seven"), (8, "eight")):
            nobody = (0,) * table.game.compiled.layout.places
            passed = table.lines(table.contract(level), 0, ("pass", "pass"), ending="unplayed", tricks=nobody)
            left = book.get("whist-unplayed", {}).get(name, 0)
            assert passed.get((table.second, "whists.left"), 0) == left
            half = (book.get("whist-half-to-eight") or book.get("whist-half-to-seven") or {}).get(name)
            if half is not None:
                said = table.lines(table.contract(level), 0, ("pass", "half"), ending="unplayed", tricks=nobody)
                assert said[table.second, "whists.half"] == half


def test_an_all_pass_costs_what_the_book_says() -> None:
    """The first, second and third in a row, with tricks 6, 4 and 0."""
    for rules in scored_tables():
        book, table = book_of(rules), Scorer(rules)
        grown = book.get("passes-growth-add") or book.get("passes-growth-double")
        first = next(book[one]["price"] for one in book if one.startswith("passes-write"))
        for row, price in enumerate((first, *((grown["second"], grown["third"]) if grown else (first, first)))):
            table.sheet = replace(table.sheet, series=row, hills=(900,) * rules.table.players)
            tricks = [0] * table.game.compiled.layout.places
            tricks[table.declarer], tricks[table.first] = 6, 4
            lines = table.written(Outcome(ending="passes", tricks=tuple(tricks), talon=(0, 9)))
            if "passes-write-whists" in book:
                assert lines[table.second, "whists.passes"] in (6 * price, 4 * price)
            else:
                assert lines[table.declarer, "hill.passes"] == 6 * price
                assert lines[table.first, "hill.passes"] == 4 * price
            zero = book.get("passes-zero-hill") or book.get("passes-zero-pool")
            if zero:
                wanted = zero["points"] * price // first if "passes-zero-grows" in book else zero["points"]
                kept = "hill.zero" if "passes-zero-hill" in book else "pool.zero"
                got = sum(
                    abs(amount)
                    for (seat, name), amount in lines.items()
                    if seat == table.second and name in (kept, "hill.off")
                )
                assert got == wanted
            else:
                assert not any("zero" in name for _, name in lines)


SIX_SPADES, SEVEN_SPADES, EIGHT_SPADES, NINE_SPADES, TEN_SPADES = (Call(level, 0) for level in range(6, 11))
SIX_CLUBS = Call(6, 1)
EIGHT_NT, NINE_NT, TEN_NT = (Call(level, 4) for level in (8, 9, 10))
MISERE_CALL, OVER_TALON = Misere(), Misere(hand=True)
HAND_NINES, HAND_TENS = ((Call(level, 0, hand=True), Call(level, 4, hand=True)) for level in (9, 10))
ORDERS: dict[str, tuple[Call | Misere, ...]] = {
    "document-off": (NINE_NT, MISERE_CALL, TEN_SPADES),
    "document-misere": (NINE_NT, MISERE_CALL, TEN_SPADES, TEN_NT, OVER_TALON),
    "document-high": (NINE_NT, MISERE_CALL, *HAND_NINES, TEN_SPADES, TEN_NT, OVER_TALON, *HAND_TENS),
    "common-off": (EIGHT_NT, MISERE_CALL, NINE_SPADES),
    "common-misere": (EIGHT_NT, MISERE_CALL, NINE_SPADES, NINE_NT, OVER_TALON, TEN_SPADES),
    "common-high": (
        *(EIGHT_NT, MISERE_CALL, NINE_SPADES, NINE_NT, OVER_TALON),
        *(*HAND_NINES, TEN_SPADES, TEN_NT, *HAND_TENS),
    ),
}
"""What the sentences on misere say of the order of calls, from low to high."""


@pytest.mark.parametrize("said", ORDERS)
def test_calls_stand_as_the_book_says(said: str) -> None:
    order, hand = said.split("-")
    rules = KNOWN.parse(f"preferans/sochi@2+calls.order={order}+calls.hand={hand}")
    assert f"auction-misere-{said}" in book_of(rules)
    keys = [calling.key(rules.calls, call) for call in ORDERS[said]]
    assert keys == sorted(set(keys))


def test_dark_calls_stand_as_the_book_says() -> None:
    calls = KNOWN.parse("preferans/klassika").calls
    dark = {call: calling.key(calls, replace(call, dark=True)) for call in (SIX_SPADES, SEVEN_SPADES, EIGHT_SPADES)}
    light = {call: calling.key(calls, call) for call in (SEVEN_SPADES, EIGHT_SPADES, NINE_SPADES, TEN_NT)}
    assert calling.key(calls, Call(6, 4)) < dark[SIX_SPADES] < light[SEVEN_SPADES]
    assert dark[SIX_SPADES] < calling.key(calls, replace(SIX_CLUBS, dark=True))
    for before, beaten_dark, beaten_light in (
        (1, SIX_SPADES, SEVEN_SPADES),
        (2, SEVEN_SPADES, EIGHT_SPADES),
        (3, EIGHT_SPADES, NINE_SPADES),
    ):
        passed = calling.pass_dark_key(before)
        assert passed < dark[beaten_dark] < light[beaten_light]
        assert light[beaten_light] - 100 < passed
        assert dark[beaten_dark] - 100 < passed
    only_ten = calling.key(calls, Misere(dark=True))
    assert light[TEN_NT] < only_ten < calling.key(calls, replace(TEN_SPADES, dark=True))
    assert calling.key(calls, HAND_TENS[1]) < only_ten


ROWS = {
    # The games that end a row: failed, made without whist, made and played; then a failed and a made misere.
    ("passes-row-any", "passes-row-misere-any"): (True, True, True, True, True),
    ("passes-row-any", "passes-row-misere-off"): (True, True, True, False, False),
    ("passes-row-made", "passes-row-misere-made"): (False, True, True, False, True),
    ("passes-row-made", "passes-row-misere-off"): (False, True, True, False, False),
    ("passes-row-whisted", "passes-row-misere-made"): (False, False, True, False, True),
    ("passes-row-whisted", "passes-row-misere-off"): (False, False, True, False, False),
}
"""What the sentences on the end of a row of all-passes say."""


def test_a_row_of_all_passes_ends_as_the_book_says() -> None:
    seen = set()
    for rules, book in books().items():
        said = tuple(one for one in book if one.startswith("passes-row-"))
        if not said:
            continue
        ends = (
            rules.exit.leads_out(made=False, whisted=True, misere=False),
            rules.exit.leads_out(made=True, whisted=False, misere=False),
            rules.exit.leads_out(made=True, whisted=True, misere=False),
            rules.exit.leads_out(made=False, whisted=True, misere=True),
            rules.exit.leads_out(made=True, whisted=True, misere=True),
        )
        assert ROWS[said[0], said[1]] == ends, KNOWN.text(rules)
        seen.add(said)
    assert seen == set(ROWS)


LADDERS = {
    "6": (6, 6, 6, 6, 6, 6),
    "6-7": (6, 7, 7, 7, 7, 7),
    "6-7-8": (6, 7, 8, 8, 8, 8),
    "6-7-8-6": (6, 7, 8, 6, 7, 8),
    "7": (7, 7, 7, 7, 7, 7),
    "7-8": (7, 8, 8, 8, 8, 8),
}
"""The lowest call after one to six all-passes in a row, as the sentences say it."""


@pytest.mark.parametrize("ladder", LADDERS)
def test_the_first_call_after_all_passes_is_that_of_the_book(ladder: str) -> None:
    rules = KNOWN.parse(f"preferans/sochi@2+exit.ladder={ladder}")
    assert f"passes-ladder-{ladder}" in book_of(rules)
    assert tuple(rules.exit.least(climbed) for climbed in range(1, 7)) == LADDERS[ladder]


PAIRS = {
    # What each of two whisters is short of, by level and their tricks, the first speaker first.
    "second": {(6, 0, 3): (1, 0), (6, 1, 0): (1, 2), (7, 0, 0): (1, 1), (8, 0, 0): (0, 1), (9, 0, 0): (0, 1)},
    "both": {(6, 0, 3): (1, 0), (6, 1, 0): (1, 2), (7, 0, 0): (1, 1), (8, 0, 0): (1, 1), (9, 0, 0): (1, 1)},
    "each": {(6, 0, 3): (1, 1), (6, 1, 0): (3, 3), (7, 0, 0): (2, 2), (8, 0, 0): (1, 1), (9, 0, 0): (1, 1)},
}
"""The sentences on two whisters in figures."""


@pytest.mark.parametrize("pair", PAIRS)
def test_two_whisters_pay_as_the_book_says(pair: str) -> None:
    rules = KNOWN.parse(f"preferans/sochi@2+whist.pair={pair}")
    assert f"scoring-pair-{pair}" in book_of(rules)
    for (level, first, second), short in PAIRS[pair].items():
        assert rules.whist.missing(level, (first, second)) == short


def test_races_and_rounds_have_the_figures_of_the_engine() -> None:
    """A whole match by bots would take long; the sheet says when the last round begins and the last race is over."""
    for rules in scored_tables():
        book, compiled = book_of(rules), Preferans(rules).compiled
        if "end-races" in book:
            count = book["end-races"]["races"]
            assert rules.races.last(count)
            assert not rules.races.last(count - 1)
        if "end-rounds" in book:
            assert compiled.fresh_sheet(0).circles == book["end-rounds"]["rounds"]
        if "end-total" in book:
            points, size = book["end-total"]["points"], compiled.fresh_sheet(0).size
            players = rules.table.players
            assert rules.pool.full((points,) + (0,) * (players - 1), size)
            assert not rules.pool.full((points - 1,) + (0,) * (players - 1), size)


def test_every_word_has_its_meaning() -> None:
    known = set(_texts().ids())
    for text in (*KNOWN.names(), *HOUSES):
        for chapter in CHAPTERS_OF["preferans"](Preferans(KNOWN.parse(text))):
            for said in chapter.sentences():
                assert {f"rulebook-word-{word}" for word in said.words} <= known


def test_every_sentence_says_where_it_comes_from() -> None:
    rows = tomllib.loads((Path(__file__).parents[2] / "spec" / "ledger.toml").read_text("utf-8"))
    for rules in every():
        for chapter in CHAPTERS_OF["preferans"](Preferans(rules)):
            for said in chapter.sentences():
                assert said.ledger, said.id
                assert set(said.ledger) <= rows.keys(), said.id


# Examples.


@pytest.mark.parametrize("name", ["sochi@2", "skachki@3", "hussar-2@2", "gusarik"])
def test_examples_are_deals_of_these_rules_and_show_what_they_say(name: str) -> None:
    rules, book = KNOWN.get(f"preferans/{name}"), rulebook(f"preferans/{name}", "en")
    lines = lines_of(rules)
    shown = {example.key: {line.name for line in example.lines} for example in book.examples}
    assert {"made", "failed", "misere-failed", "all-pass"} <= set(shown)
    assert ("race" in shown) == rules.races.active()
    assert "hill.under" in shown["failed"]
    assert "hill.misere" in shown["misere-failed"]
    assert "hill.misere" not in shown.get("misere", set())
    for example in book.examples:
        assert shown[example.key] <= lines
        # With two players the dummy's hand is shown, with four the dealer has none.
        assert len(example.hands) == 3
        assert len(example.totals) == rules.table.players
        assert sum(example.totals) == 0
