"""Values of the search in words: what a position is worth, what each play could still bring."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.search import Answer, CardGain, CardValue
from prikup.texts import Texts


def span(low: int, high: int, *, signed: bool = False) -> str:
    """A value, or what it lies between."""
    ends = [f"{end:+}".replace("-", "−") if signed else str(end) for end in (low, high)]
    return ends[0] if low == high else "…".join(ends)


def value_text(words: Texts, answer: Answer, names: Sequence[str] = ()) -> str:
    """What the position is worth, and to whom."""
    question = answer.question
    kind = "margin" if question.margin else f"sure-{question.count}" if question.guarantee else question.count
    return words.say(
        f"web-open-cards-{kind}",
        name=words.seat(question.seat, names),
        value=span(answer.low, answer.high, signed=question.margin),
        count=answer.high,
    )


def play_text(words: Texts, play: CardValue | CardGain) -> str:
    """A card, with what is declared by it."""
    if play.shown:
        return words.say("web-open-cards-shown", suit=words.suit_sign(play.card >> 3))
    card = words.card(play.card)
    return words.say("web-open-cards-announced", card=card) if play.announce else card


def lines(words: Texts, names: Sequence[str], answer: Answer) -> list[str]:
    """The value, and the plays by what they lead to, those that keep it first."""
    signed = answer.question.margin
    groups: dict[tuple[int, int], list[str]] = {}
    for play in answer.cards:
        groups.setdefault((play.low, play.high), []).append(play_text(words, play))
    # The value is that of the best plays: the other values lie on one side of it.
    ways = sorted(groups, key=lambda ends: (abs(ends[0] - answer.low) + abs(ends[1] - answer.high), ends))
    plays = [f"{span(*ends, signed=signed)}: {', '.join(groups[ends])}" for ends in ways]
    return [value_text(words, answer, names), "   ".join(plays)]
