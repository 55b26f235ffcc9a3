"""``prikup solve``: what a position, a deal or a moment of a record is worth with all cards known."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from prikup import games
from prikup.cli.errors import InputError, input_error
from prikup.cli.files import read_bytes
from prikup.cli.open_cards import play_text, span, value_text
from prikup.cli.replay import again
from prikup.cli.saves import record_error
from prikup.cli.texts import CliTexts
from prikup.core.actions import Play
from prikup.core.cards import SUITS, Card, Cards, card_text, cards_text, parse_cards
from prikup.core.errors import NotationError, PrikupError
from prikup.core.match import Match
from prikup.notation.errors import RecordError
from prikup.notation.reading import load_match
from prikup.preferans.layout import TRICKS
from prikup.preferans.score.settle import mixed
from prikup.search import (
    Answer,
    CardGain,
    CardValue,
    DealTable,
    Estimate,
    Gain,
    Layouts,
    SearchError,
    contract_points,
    layouts,
    makes,
    max_n,
    score_points,
    solve,
    solve_each,
    table,
    taken_talons,
)
from prikup.search import deal_layouts as unknown_hands
from prikup.search.by_game import steps_of
from prikup.search.deal_tables import HANDS, MISERE, RULES, STRAINS
from prikup.search.gifts import RULES as THOUSAND_RULES
from prikup.search.limits import MEMORY, NODES
from prikup.search.positions import PLAYING, Source, Tricks, tricks_of

MEBIBYTE = 1 << 20
SMALL = 6
"""Cards a hand up to which it is told what each gets that plays only for itself."""
HAND_FIELDS = ("hands", "away", "aside", "beside", "taken")
CARD_FIELDS = ("talon", "trick", "stock", "offered")
"""Fields whose cards stand one by one, since their order tells something."""
SUIT_FIELDS = ("trump", "pending", "announced", "drowned")
UNKNOWN, VOID = "?", "!"
"""Stand in a hand of a deal for cards that nobody has seen, and before suits that it does not hold."""
BEST = 5
"""Contracts of which it is told what they bring."""
Line = Sequence[tuple[Card, bool]]
"""Cards played, and whether something is announced with each."""
_LETTERS = re.compile(r"[^\W\d_]{1,2}|[♠♣♦♥]")


class Wanted(Struct, frozen=True):
    """The options of the command."""

    rules: str | None = None
    seat: int | None = None
    makes: int | None = None
    deal: int | None = None
    after: int | None = None
    nodes: int | None = None
    memory: int | None = None
    time: float | None = None
    out: str | None = None
    leader: int | None = None
    samples: int | None = None
    seed: int | None = None
    score: bool = False
    rounded: bool = False

    def limits(self, nodes: int = NODES) -> dict[str, Any]:
        """The limits as `prikup.search` takes them; ``nodes`` if nothing is said."""
        memory = MEMORY if self.memory is None else self.memory * MEBIBYTE
        return {"nodes": nodes if self.nodes is None else self.nodes, "memory": memory, "seconds": self.time}


def answer_source(words: CliTexts, text: str, wanted: Wanted, *, as_json: bool) -> int:
    """Runs the command. Raises InputError with the first fault of what was given."""
    where = " ".join(text.split())[:60] or "-"
    try:
        source = _source(words, text, wanted)
        _check_options(source, wanted)
        if isinstance(source, _Hands) and len(source.hands) > HANDS:
            _taken(words, source, wanted, as_json=as_json)
            return 0
        if isinstance(source, _Hands):
            found = table(source.hands, wanted.rules or RULES, **wanted.limits())
            _print_json(_table_json(found)) if as_json else _print_table(words, found)
            return 0
        if isinstance(source, _Unknown):
            _layouts(words, source, wanted, as_json=as_json)
            return 0
        _solve(words, source, wanted, as_json=as_json)
    except PrikupError as error:
        raise InputError(where, error) from None
    return 0


class _Hands(Struct, frozen=True):
    """A deal without contract; in Thousand the last set is the talon."""

    hands: tuple[Cards, ...]


class _Unknown(Struct, frozen=True):
    """A hand, and what is known of the two others."""

    hand: Cards
    known: tuple[Cards, Cards]
    voids: tuple[str, str]


def _source(words: CliTexts, text: str, wanted: Wanted) -> Source | _Hands | _Unknown:
    """What was given: the file of a record, a position, three hands, of which two may not be known."""
    name = text.strip()
    if "\0" not in name and len(name) < 4096 and Path(name).is_file():
        return _moment(Path(name), wanted)
    if ";" in name or name.partition("/")[0] in games.FAMILIES:
        return _position(words, name)
    if UNKNOWN in name:
        return _unknown(words, name)
    if "/" in name and not name.endswith((".record", ".json")):
        return _Hands(_hands(words, name))
    raise input_error(name[:80] or "-", "no_file")


def _check_options(source: Source | _Hands | _Unknown, wanted: Wanted) -> None:
    """Refuses the first option that has no effect on what is asked."""
    used = {"nodes", "memory", "time"}
    if isinstance(source, _Hands):
        used |= {"rules"}
    elif isinstance(source, _Unknown):
        used |= {"rules", "out", "leader", "samples", "seed"}
    else:
        used |= {"seat", "makes"} if wanted.makes is not None else {"seat", "score" if wanted.score else "rounded"}
        used |= set() if isinstance(source, str) else {"deal", "after"}
    for name in wanted.__struct_fields__:
        if name not in used and getattr(wanted, name) not in (None, False):
            raise input_error(f"--{name}", "option_unused")


def _position(words: CliTexts, text: str) -> Source:
    """The text of a position, as it is if the notation can read its cards, else as the language writes them."""
    try:
        tricks_of(text)
    except NotationError as error:
        if error.code not in ("bad_card", "bad_suit"):
            raise
        translated = _translated(words, text)
        if translated is None:
            raise
        return translated
    except SearchError:
        # What is wrong is said where it is asked.
        return text
    return text


def _translated(words: CliTexts, text: str) -> str | None:
    """A position whose cards and suits are written in the language, in the notation; None if they are not."""
    fields = []
    try:
        for field in text.split(";"):
            name, _, value = field.strip().partition(" ")
            if name in HAND_FIELDS:
                value = " / ".join(cards_text(words.parse_cards(hand)) for hand in value.split("/"))
            elif name in CARD_FIELDS and value != "-":
                value = " ".join(cards_text(words.parse_cards(card)) for card in value.split())
            elif name in SUIT_FIELDS and value != "-":
                value = SUITS[words.parse_suit(value)]
            elif name == "contract":
                value = " ".join(_strain(words, word) for word in value.split())
            fields.append(f"{name} {value}".strip())
    except NotationError:
        return None
    return "; ".join(fields)


def _strain(words: CliTexts, word: str) -> str:
    if word.casefold() == words.say("suit-none.sign").casefold():
        return "NT"
    if not _LETTERS.fullmatch(word):
        return word
    try:
        return SUITS[words.parse_suit(word)]
    except NotationError:
        return word


def _hands(words: CliTexts, text: str) -> tuple[Cards, ...]:
    """Hands in the notation or in the language. What both read, and read otherwise, is refused."""
    parts = text.split("/")
    found = []
    refused: NotationError | None = None
    for read in (parse_cards, words.parse_cards):
        try:
            found.append(tuple(map(read, parts)))
        except NotationError as error:
            refused = refused or error
    if not found:
        assert refused is not None
        raise refused
    if found[0] != found[-1]:
        raise input_error(" ".join(text.split())[:60], "card_ambiguous")
    return found[0]


def _unknown(words: CliTexts, text: str) -> _Unknown:
    """A hand and two others: ``SAKQ.HAK / SJ ? / ? !H``."""
    parts = [part.split() for part in text.split("/")]
    if len(parts) != HANDS or any(word == UNKNOWN or word.startswith(VOID) for word in parts[0]):
        raise SearchError("search_hands", hands=" ".join(text.split())[:40])
    named = [" ".join(word for word in part if word != UNKNOWN and not word.startswith(VOID)) for part in parts]
    own, first, second = _hands(words, " / ".join(cards or "-" for cards in named))
    voids = ["".join(_void(words, word[1:]) for word in part if word.startswith(VOID)) for part in parts[1:]]
    return _Unknown(own, (first, second), (voids[0], voids[1]))


def _void(words: CliTexts, text: str) -> str:
    """Suits in the notation, or one in the words of the language. What both read, and read otherwise, is refused."""
    named = text if text and all(letter in SUITS for letter in text) else ""
    try:
        found = SUITS[words.parse_suit(text)]
    except NotationError:
        if not named:
            raise
        return named
    if named not in ("", found):
        raise input_error(f"{VOID}{text}"[:60], "card_ambiguous")
    return found


def _moment(file: Path, wanted: Wanted) -> Source:
    """A moment of a record: the tricks under way, or the first lead of a deal and some cards later."""
    data = read_bytes(file)
    try:
        match = load_match(data)
    except RecordError as fault:
        raise record_error(file, fault) from None
    if wanted.deal is None and wanted.after is None and match.game.phase(match.state) == PLAYING:
        return match
    deals = list(_deals(match))
    if not deals:
        raise SearchError("search_phase", phase=match.game.phase(match.state))
    number = len(deals) if wanted.deal is None else wanted.deal
    if not 1 <= number <= len(deals):
        raise input_error("--deal", "out_of_range", value=number, low=1, high=len(deals))
    plays = deals[number - 1]
    after = wanted.after or 0
    if not 0 <= after < len(plays):
        raise input_error("--after", "out_of_range", value=after, low=0, high=len(plays) - 1)
    # The match up to there, not only its state: it knows who led first.
    moment = again(match)
    for seat, action in match.log[: plays[after]]:
        moment.apply(seat, action)
    return moment


def _deals(match: Match[Any, Any, Any]) -> Iterator[list[int]]:
    """For each deal of a match the places in its log at which a card was played; a deal without tricks has none."""
    shown = again(match)
    plays: list[int] = []
    for at, (seat, action) in enumerate(match.log):
        phase = shown.phase
        if plays and phase == "dealing":
            yield plays
            plays = []
        if phase == PLAYING and isinstance(action, Play):
            plays.append(at)
        shown.apply(seat, action)
    if plays:
        yield plays


def _solve(words: CliTexts, source: Source, wanted: Wanted, *, as_json: bool) -> None:
    tricks = tricks_of(source)
    limits = wanted.limits()
    if wanted.makes is not None:
        reached = makes(source, wanted.makes, wanted.seat, **limits)
        seat = tricks.question(wanted.seat).seat
        if as_json:
            _print_json({"seat": seat, "wanted": wanted.makes, "reached": reached})
        else:
            said = {None: "unknown", True: "yes", False: "no"}[reached]
            print(words.say("cli-solve-makes", seat=words.seat(seat), wanted=wanted.makes, answer=said))
        return
    if wanted.score:
        _score(words, source, tricks, wanted, as_json=as_json)
        return
    answer = solve(source, wanted.seat, cards=True, line=True, rounded=wanted.rounded, **limits)
    others = [] if tricks.alone or wanted.seat is not None else solve_each(source, rounded=wanted.rounded, **limits)
    longest = tricks.longest
    selfish = max_n(source, **limits) if others and longest <= SMALL else None
    if as_json:
        each = {"each": [_answer_json(one) for one in others]} if others else {}
        values = {"max_n": selfish.values} if selfish else {}
        _print_json(_answer_json(answer) | each | values)
        return
    words = words.of(tricks.game)
    for one in others or [answer]:
        print(value_text(words, one))
    if selfish:
        print(words.say("cli-solve-selfish", values=words.by_seat(selfish.values)))
    if answer.cards:
        turn, asked = words.seat(tricks.turn), words.seat(answer.question.seat)
        print(words.say("cli-solve-cards", turn=turn, seat=asked))
        print(
            "  "
            + "   ".join(
                f"{_play(words, one)} {span(one.low, one.high, signed=answer.question.margin)}" for one in answer.cards
            )
        )
    _print_line(words, tricks, answer.line)
    if answer.value is None:
        print(words.say("cli-solve-limit", nodes=answer.nodes))


def _print_line(words: CliTexts, tricks: Tricks, line: Line) -> None:
    if line:
        print(words.say("cli-solve-line"))
        for seat, trick in _tricks(tricks, line):
            played = " ".join(_card(words, card, announce) for card, announce in trick)
            print(f"  {words.seat(seat)}: {played}")


def _score(words: CliTexts, source: Source, tricks: Tricks, wanted: Wanted, *, as_json: bool) -> None:
    """What the deal brings on the sheet."""
    found = score_points(source, wanted.seat, cards=True, line=True, **wanted.limits())
    if as_json:
        _print_json(_gain_json(found))
        return
    words = words.of(tricks.game)
    seat = words.seat(found.seat)
    unit = tricks.game.settlement(tricks.state).unit
    message = "cli-solve-score-sure" if found.guarantee else "cli-solve-score"
    print(words.say(message, seat=seat, value=_gain(found.low, found.high), unit=unit))
    print(words.say("cli-solve-score-cards", turn=words.seat(tricks.turn), seat=seat))
    print("  " + "   ".join(f"{_play(words, one)} {_gain(one.low, one.high)}" for one in found.cards))
    _print_line(words, tricks, found.line)
    if found.value is None:
        print(words.say("cli-solve-limit", nodes=found.nodes))


def _gain(low: Fraction, high: Fraction) -> str:
    """Score points, or what they lie between."""
    ends = [f"{'+' if end > 0 else ''}{mixed(end)}".replace("-", "−") for end in (low, high)]
    return ends[0] if low == high else "…".join(ends)


def _gain_json(found: Gain) -> dict[str, Any]:
    """Fractions as text: ``-20/3``."""
    return {
        "seat": found.seat,
        "guarantee": found.guarantee,
        "margin": found.margin,
        "low": str(found.low),
        "high": str(found.high),
        "cards": [
            {"card": card_text(one.card), "announce": one.announce, "low": str(one.low), "high": str(one.high)}
            | ({"shown": True} if one.shown else {})
            for one in found.cards
        ],
        "line": [card_text(card) + ("!" if announce else "") for card, announce in found.line],
        "kernel": found.kernel,
        "nodes": found.nodes,
    }


def _play(words: CliTexts, play: CardValue | CardGain) -> str:
    return play_text(words, play) if play.shown else _card(words, play.card, play.announce)


def _card(words: CliTexts, card: Card, announce: bool) -> str:
    return words.card(card) + ("!" if announce else "")


def _tricks(tricks: Tricks, line: Line) -> Iterator[tuple[int, list[tuple[Card, bool]]]]:
    """The line trick by trick, with who plays first."""
    if tricks.position is None:
        yield from _tricks_of_game(tricks, line)
        return
    position = tricks.position
    trick: list[tuple[Card, bool]] = []
    first = position.turn
    for card, announce in line:
        index = position.index
        trick.append((card, announce))
        position = position.play(card, announce)
        if position.index != index:
            yield first, trick
            trick, first = [], position.turn
    if trick:
        yield first, trick


def _tricks_of_game(tricks: Tricks, line: Line) -> Iterator[tuple[int, list[tuple[Card, bool]]]]:
    """The same where the kernel cannot play the rules."""
    game, state, trick, first = tricks.game, tricks.state, [], tricks.turn
    for played, step in zip(line, steps_of(line), strict=True):
        index = state.phase.index
        trick.append(played)
        state, _ = game.step(state, next(iter(game.awaits(state))), step)
        if game.phase(state) != PLAYING or state.phase.index != index:
            yield first, trick
            trick = []
            if game.phase(state) != PLAYING:
                return
            first = next(iter(game.awaits(state)))
    if trick:
        yield first, trick


def _answer_json(answer: Answer) -> dict[str, Any]:
    return {
        "question": msgspec.to_builtins(answer.question),
        "low": answer.low,
        "high": answer.high,
        "cards": [
            {"card": card_text(one.card), "announce": one.announce, "low": one.low, "high": one.high}
            | ({"shown": True} if one.shown else {})
            for one in answer.cards
        ],
        "line": [card_text(card) + ("!" if announce else "") for card, announce in answer.line],
        "kernel": answer.kernel,
        "nodes": answer.nodes,
        "memory": answer.memory,
    }


def _taken(words: CliTexts, source: _Hands, wanted: Wanted, *, as_json: bool) -> None:
    """What each hand of Thousand makes of the talon."""
    *hands, talon = source.hands
    rules = wanted.rules or THOUSAND_RULES
    found = taken_talons(hands, talon, rules, **wanted.limits())
    if as_json:
        rows = [
            msgspec.to_builtins(one)
            | {"gifts": [card_text(card) for card in one.gifts], "away": cards_text(one.away) if one.away else ""}
            for one in found
        ]
        _print_json({"rules": games.game(rules).text, "seats": rows})
        return
    words = words.of(games.game(rules))
    for one in found:
        gifts = " ".join(words.card(card) for card in one.gifts)
        points = span(one.low, one.high)
        told = words.say(
            "cli-solve-taken",
            seat=words.seat(one.seat),
            points=points,
            contract=str(one.contract or "-"),
            cards=gifts or "-",
        )
        laid = words.say("cli-solve-taken-away", cards=words.cards(one.away)) if one.away else ""
        print(", ".join(part for part in (told, laid) if part))


def _table_json(found: DealTable) -> dict[str, Any]:
    return {
        "rules": found.rules,
        "hands": [cards_text(hand) for hand in found.hands],
        "strains": list(STRAINS),
        "bounds": found.bounds,
        "nodes": found.nodes,
    }


def _layouts(words: CliTexts, source: _Unknown, wanted: Wanted, *, as_json: bool) -> None:
    """What a hand takes over all layouts of the two others."""
    out = _hands(words, wanted.out)[0] if wanted.out else 0
    seed = wanted.seed or 0
    found = layouts(
        source.hand,
        wanted.rules or RULES,
        leader=wanted.leader or 0,
        out=out,
        known=source.known,
        voids=source.voids,
        samples=unknown_hands.SAMPLES if wanted.samples is None else wanted.samples,
        seed=seed,
        **wanted.limits(unknown_hands.NODES),
    )
    points = contract_points(found) if found.hand.bit_count() == TRICKS else ()
    if as_json:
        _print_json(_layouts_json(found, seed) | {"points": [msgspec.to_builtins(one) for one in points]})
        return
    words = words.of(games.game(found.rules))
    seen = "all" if found.looked == found.count else "some"
    print(words.say(f"cli-layouts-{seen}", looked=found.looked, count=found.count, seed=seed))
    print(words.say("cli-layouts-open"))
    size = found.hand.bit_count()
    levels = range(max(1, size - 4), size + 1)
    rows = [["", words.say("cli-layouts-tricks"), *(f"≥ {level}" for level in levels)]]
    for contract in found.contracts:
        if contract.strain == MISERE:
            continue
        chances = [_share(contract.at_least(level)) for level in levels]
        rows.append([words.suit_sign(contract.strain), _value(contract.tricks), *chances])
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    misere = found.contract(MISERE)
    print(words.say("cli-layouts-misere", tricks=_value(misere.tricks), caught=_share(misere.at_least(1))))
    if points:
        print(words.say("cli-layouts-points"))
        best = [
            f"{words.say('cli-solve-misere') if one.level == 0 else f'{one.level}{words.suit_sign(one.strain)}'} "
            f"{_value(one.points, signed=True)}"
            for one in points[:BEST]
        ]
        print("  " + "   ".join(best))
    unknown = max(contract.unknown for contract in found.contracts)
    if unknown:
        print(words.say("cli-layouts-limit", count=unknown))


def _value(one: Estimate, *, signed: bool = False) -> str:
    """A value, and how far its interval reaches."""
    shown = f"{one.value:+.2f}".replace("-", "−") if signed else f"{one.value:.2f}"
    return shown if one.exact else f"{shown} ± {(one.high - one.low) / 2:.2f}"


def _share(one: Estimate) -> str:
    """A share, with its interval."""
    shown = f"{100 * one.value:.1f} %"
    return shown if one.exact else f"{shown} ({100 * one.low:.1f}–{100 * one.high:.1f})"


def _layouts_json(found: Layouts, seed: int) -> dict[str, Any]:
    return {
        "rules": found.rules,
        "hand": cards_text(found.hand),
        "leader": found.leader,
        "layouts": found.count,
        "looked": found.looked,
        "seed": seed,
        "exact": found.exact,
        "strains": list(STRAINS),
        "contracts": [
            {
                "strain": contract.strain,
                "rows": contract.rows,
                "tricks": msgspec.to_builtins(contract.tricks),
                "at_least": [
                    msgspec.to_builtins(contract.at_least(tricks)) for tricks in range(found.hand.bit_count() + 1)
                ],
            }
            for contract in found.contracts
        ],
        "nodes": found.nodes,
    }


def _print_json(data: object) -> None:
    print(msgspec.json.encode(data).decode())


def _print_table(words: CliTexts, found: DealTable) -> None:
    """For each declarer a row of strains for each leader."""
    words = words.of(games.game(found.rules))
    heads = [words.suit_sign(strain) for strain in range(5)] + [words.say("cli-solve-misere")]
    assert len(heads) == MISERE + 1
    leads = [words.say("cli-solve-leads", seat=words.seat(seat)) for seat in range(len(found.hands))]
    width = max(map(len, leads)) + 4
    columns = [max(4, len(head) + 2) for head in heads]
    for declarer, rows in enumerate(found.bounds):
        print(words.say("cli-solve-declares", seat=words.seat(declarer), cards=words.cards(found.hands[declarer])))
        print(" " * width + "".join(head.rjust(space) for head, space in zip(heads, columns, strict=True)))
        for leader, lead in enumerate(leads):
            cells = [span(*row[leader]) for row in rows]
            row = "".join(cell.rjust(space) for cell, space in zip(cells, columns, strict=True))
            print(f"  {lead}".ljust(width) + row)
    if not found.complete:
        print(words.say("cli-solve-limit", nodes=found.nodes))
