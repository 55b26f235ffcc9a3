"""The parts of the table, drawn from a view: opponents, the middle, the reader's hand. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.cli.preferans import ladder, phrases
from prikup.cli.table import cards as face
from prikup.cli.table import draw as shell
from prikup.cli.table.canvas import Canvas, fit
from prikup.cli.table.controls import Chooser
from prikup.core.cards import Card, Cards
from prikup.core.seats import Seat
from prikup.preferans.layout import HAND, LAYOUTS, TALON
from prikup.preferans.seen.view import Trick, View
from prikup.texts import Texts, sorted_cards

LEFT, ACROSS, RIGHT, OWN = "left", "across", "right", "own"


def sides(view: View) -> dict[Seat, str]:
    """The position of each place on the reader's screen; clockwise from the left."""
    places = LAYOUTS[view.players].places
    round_ = (OWN, LEFT, RIGHT) if places == 3 else (OWN, LEFT, ACROSS, RIGHT)
    return {(view.seat + number) % places: side for number, side in enumerate(round_)}


def rests(view: View, place: Seat) -> bool:
    """Whether a place holds no cards in this deal: the dealer of four."""
    return place == view.sheet.dealer and not LAYOUTS[view.players].dealer_holds()


def cards_left(view: View, place: Seat) -> int:
    """The number of cards at a place, from public events."""
    if not view.cards_out or rests(view, place):
        return 0
    count = HAND + (TALON if place == view.declarer and view.phase == "laying" else 0)
    return count - sum(view.earlier) - sum(place in trick.places for trick in view.tricks)


def last_word(texts: Texts, view: View, place: Seat) -> str:
    """What a place last said in the auction."""
    return next((phrases.word_text(texts, word) for word in reversed(view.words) if word.seat == place), "")


def badges(texts: Texts, view: View, place: Seat) -> str:
    """The role of a place in the deal, and whether it deals."""
    found = [phrases.role(texts, view, place)]
    if rests(view, place):
        found.append(texts.say("web-preferans-rests"))
    elif place == view.sheet.dealer:
        found.append(texts.say("cli-table-dealer", you="yes" if place == view.seat else "no"))
    return " · ".join(one for one in found if one)


def tricks_text(texts: Texts, view: View, place: Seat) -> str:
    """The tricks that a place has taken, once there are any in the deal."""
    count = view.taken(place)
    if not view.in_tricks or (rests(view, place) and not count):
        return ""
    return texts.say("web-preferans-tricks", count=count)


def opponent(
    texts: Texts, view: View, place: Seat, names: Sequence[str], size: tuple[int, int], *, turn: bool, right: bool
) -> Canvas:
    """An opponent's side of the table: left or right."""
    width, height = size
    canvas = Canvas(width, height, face.FELT)

    def row(y: int, text: str, style: str = face.FELT) -> None:
        text = fit(text, width - 2)
        canvas.put(width - 1 - len(text) if right else 1, y, text, style)

    row(0, ("▶ " if turn else "") + names[place], face.GOLD if turn else face.STRONG)
    row(1, badges(texts, view, place), face.GOLD)
    row(2, phrases.score(texts, view, place))
    row(3, phrases.plays_for(texts, view, place, names) or phrases.marks(texts, view, place), face.FAINT)
    shown = view.hands[place] if view.hands else None
    if shown is not None and shown:
        for number, text in enumerate(phrases.suits_of(texts, view, shown)):
            row(4 + number, text, face.STRONG)
        row(8, tricks_text(texts, view, place))
        return canvas
    count = cards_left(view, place)
    fan = count + 3 if count else 0
    face.draw_fan(canvas, width - 1 - fan if right else 1, 4, count)
    first, _, more = (tricks_text(texts, view, place) or _word(texts, view, place)).partition(", ")
    row(7, first, face.STRONG)
    row(8, more, face.STRONG)
    return canvas


def _word(texts: Texts, view: View, place: Seat) -> str:
    return last_word(texts, view, place) if view.before_tricks else ""


def across(canvas: Canvas, texts: Texts, view: View, place: Seat, names: Sequence[str], *, turn: bool) -> None:
    """The opponent across the table, in the two top rows of the middle."""
    name = ("▶ " if turn else "") + names[place]
    shown = view.hands[place] if view.hands else None
    text = shell.joined(canvas.width, [name, badges(texts, view, place), tricks_text(texts, view, place)])
    x = (canvas.width - len(text)) // 2
    canvas.put(x, 0, text, face.GOLD)
    canvas.put(x, 0, text[: len(name)], face.GOLD if turn else face.STRONG)
    if shown:
        canvas.centre(1, "  ".join(one.replace(" ", "") for one in phrases.suits_of(texts, view, shown)), face.STRONG)
        return
    row = [
        phrases.plays_for(texts, view, place, names),
        phrases.score(texts, view, place),
        _word(texts, view, place),
        phrases.marks(texts, view, place),
    ]
    canvas.centre(1, shell.joined(canvas.width, row), face.FELT)


def middle(
    texts: Texts,
    view: View,
    names: Sequence[str],
    size: tuple[int, int],
    *,
    awaited: Sequence[Seat] = (),
    chooser: Chooser | None = None,
) -> Canvas:
    """The middle: contract and trump, the ladder of calls, the talon, the trick."""
    width, height = size
    canvas = Canvas(width, height, face.FELT)
    top = 0
    for place, side in sides(view).items():
        if side == ACROSS:
            across(canvas, texts, view, place, names, turn=place in awaited)
            top = 2
    trick = view.tricks[-1] if view.tricks else None
    canvas.centre(top, _headline(texts, view, names), face.STRONG)
    room = height - top - 1
    if (view.phase in ("auction", "naming") and view.hand is not None) or isinstance(chooser, ladder.LadderChooser):
        ladder.draw(canvas, texts, view, chooser, top + 1 + max(0, (room - 7) // 2))
    elif view.in_tricks and trick is not None:
        _trick(canvas, texts, view, trick, top + 1 + max(0, (room - 8) // 2))
    elif view.before_tricks or view.phase == "playing":
        _talon(canvas, texts, view, top + 1 + max(0, (room - 6) // 2))
    elif view.phase in ("dealing", "drawing"):
        _pack(canvas, texts, view, names, top + 1 + max(0, (room - 6) // 2))
    return canvas


def _headline(texts: Texts, view: View, names: Sequence[str]) -> str:
    if view.contract is not None:
        name = texts.seat(view.contract.seat, names)
        text = f"{name}: {phrases.contract_text(texts, view.contract)}"
        if view.in_tricks and view.defence is not None:
            text += " · " + texts.say(f"web-preferans-{'open' if view.defence.lying else 'closed'}")
        return text
    if view.passes is not None:
        paid = "web-preferans-passes-whists" if view.passes.whists else "web-preferans-passes"
        text = texts.say(paid, price=view.passes.price)
        return text + (f", {texts.say('web-preferans-dark')}" if view.passes.dark else "")
    standing = view.standing
    if view.declarer >= 0:
        name = texts.seat(view.declarer, names)
        return f"{name}: {phrases.word_text(texts, standing)}" if standing is not None else name
    if standing is not None:
        return f"{texts.seat(standing.seat, names)}: {phrases.word_text(texts, standing)}"
    return texts.phase(view.phase) if view.phase in ("auction", "drawing", "dealing") else ""


def _talon(canvas: Canvas, texts: Texts, view: View, top: int) -> None:
    talon = sorted_cards(sum(1 << card for card in view.talon), ranks=texts.ranks)
    left = (canvas.width - 6 * TALON + 1) // 2
    for number in range(TALON):
        if number < len(talon):
            face.draw_card(canvas, left + 6 * number, top, talon[number], texts, dim=bool(view.laid))
        else:
            face.draw_back(canvas, left + 6 * number, top)
    canvas.centre(top + 4, texts.say("web-preferans-talon"), face.FAINT)
    if view.discard:
        text = f"{texts.say('web-preferans-discard')}: {texts.cards(view.discard)}"
        canvas.centre(top + 5, text, face.FAINT)


def _pack(canvas: Canvas, texts: Texts, view: View, names: Sequence[str], top: int) -> None:
    left = (canvas.width - 7) // 2
    for number in range(3):
        face.draw_back(canvas, left + number, top)
    text = texts.say("cli-table-deals", name=texts.seat(view.sheet.dealer, names))
    canvas.centre(top + 5, text, face.FAINT)


def _trick(canvas: Canvas, texts: Texts, view: View, trick: Trick, top: int) -> None:
    centre = canvas.width // 2
    spots = {LEFT: (centre - 14, top + 2), RIGHT: (centre + 10, top + 2), OWN: (centre - 2, top + 4)}
    spots[ACROSS] = (centre - 2, top)
    where = sides(view)
    # A card of the talon lies in front of the resting dealer; without one, opposite.
    dealer = view.sheet.dealer
    talon = where[dealer] if rests(view, dealer) else ACROSS
    done = trick.winner >= 0
    for number, (card, place) in enumerate(zip(trick.cards, trick.places, strict=True)):
        x, y = spots[talon if place < 0 else where[place]]
        won = trick.winner == (dealer if place < 0 else place)
        face.draw_card(canvas, x, y, card, texts, dim=done and not won)
        if number == 0:
            canvas.put(x + 5, y + 1, "•", face.FAINT)
        if place < 0:
            canvas.put(x + 6, y + 2, fit(texts.say("web-preferans-talon"), 8), face.FAINT)


def own_line(texts: Texts, view: View, names: Sequence[str], width: int, *, turn: bool, other: Seat) -> Canvas:
    """The human's markers, score and tricks; ``other``: the place whose hand the human plays now; -1: none."""
    canvas = Canvas(width, 1, face.FELT)
    me = view.seat
    name = ("▶ " if turn else "") + names[other if other >= 0 else me]
    x = canvas.put(1, 0, name, face.GOLD if turn else face.STRONG)
    if other >= 0:
        cards = "  ".join(one.replace(" ", "") for one in phrases.suits_of(texts, view, view.hand or 0))
        canvas.put(x + 2, 0, fit(texts.say("cli-preferans-own-hand", cards=cards), width - x - 3))
        return canvas
    parts = [
        badges(texts, view, me),
        phrases.score(texts, view, me),
        tricks_text(texts, view, me) or _word(texts, view, me),
        phrases.marks(texts, view, me),
    ]
    canvas.put(x + 2, 0, fit(" · ".join(part for part in parts if part), width - x - 3))
    return canvas


def hand(
    texts: Texts,
    view: View,
    held: Sequence[Card],
    cursor: int,
    playable: int | None,
    width: int,
    *,
    pointing: bool,
    marked: Cards,
) -> Canvas:
    """The hand that is played, backs for an unseen one, or a word if the dealer rests."""
    if view.hand is None or (rests(view, view.seat) and not held and view.cards_out):
        canvas = Canvas(width, 6, face.FELT)
        if rests(view, view.seat):
            canvas.centre(2, texts.say("cli-preferans-you-rest"), face.FAINT)
            return canvas
        left = (width - 6 * HAND) // 2
        if view.cards_out:
            for number in range(HAND):
                face.draw_back(canvas, left + 6 * number, 1)
            canvas.centre(5, texts.say("cli-table-unseen"), face.FAINT)
        return canvas
    return shell.hand(texts, held, cursor, playable, width, pointing=pointing, marked=marked)
