"""The parts of the table, drawn from a view: opponents, the middle, the reader's hand. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.cli.event_text import number as signed_total
from prikup.cli.table import cards as face
from prikup.cli.table import draw as shell
from prikup.cli.table.canvas import Canvas, fit
from prikup.cli.thousand.piles import laid_text
from prikup.core.cards import Card
from prikup.core.seats import Seat
from prikup.texts import Texts, sorted_cards
from prikup.thousand.seen.view import Trick, View

LEFT, ACROSS, RIGHT, OWN = "left", "across", "right", "own"
"""A position on the reader's screen."""
AROUND = {2: (OWN, ACROSS), 3: (OWN, LEFT, RIGHT), 4: (OWN, LEFT, ACROSS, RIGHT)}
"""The positions clockwise from the reader's, by number of players."""


def sides(view: View) -> dict[Seat, str]:
    """Where each player sits, clockwise from the reader."""
    around = AROUND[view.players]
    return {(view.seat + number) % view.players: side for number, side in enumerate(around)}


def cards_left(view: View, seat: Seat) -> int:
    """The number of cards of a seat, from public events."""
    if view.phase == "dealing" or seat == view.sitter:
        return 0
    layout = compiled_rules_of(view.rules).layout
    count = layout.hand
    # Everybody has drawn the same number of cards from the stock.
    count += (layout.stock - view.stock) // layout.hands
    if seat == view.declarer and not view.lying and not view.golden:
        # The talon is in the hand, without what is on offer and what was laid away.
        count += layout.talon - view.offered.bit_count() - view.laid
    for gift in view.gifts:
        count += (gift.to == seat) - (gift.giver == seat)
    for trick in view.tricks:
        count -= seat in view.circle(trick.leader)[: len(trick.cards)]
    return count


def last_word(texts: Texts, view: View, seat: Seat) -> str:
    """What a seat last said in the auction: an amount or a pass."""
    for word in reversed(view.words):
        if word.seat == seat:
            if not word.amount:
                return texts.say("cli-table-passed")
            return texts.say("cli-table-says-dark" if word.dark else "cli-table-says", amount=word.amount)
    return ""


def badges(texts: Texts, view: View, seat: Seat, *, own: bool = False) -> str:
    """Dealer, declarer and contract of a seat; the reader is addressed as "you"."""
    found = []
    you = "yes" if own else "no"
    if seat == view.declarer:
        found.append(texts.say("cli-table-plays", amount=view.contract, you=you))
        if view.special:
            found.append(texts.say("cli-table-special", kind=view.special))
        if view.open:
            found.append(texts.say("cli-table-open"))
        if view.doubled > 1:
            found.append(f"×{view.doubled}")
        if view.dark:
            found.append(texts.say("cli-table-dark"))
    if seat == view.dealer:
        found.append(texts.say("cli-table-dealer", you=you))
    if seat == view.sitter:
        found.append(texts.say("cli-table-sits-out", you=you))
    return " · ".join(found)


def marks(texts: Texts, view: View, seat: Seat) -> str:
    """The seat's counters that last from deal to deal, if they are not zero."""
    found = []
    for name, counters in view.marks.items():
        if counters[seat]:
            found.append(f"{texts.mark(name)} {counters[seat]}")
    return " · ".join(found)


def opponent(
    texts: Texts, view: View, seat: Seat, names: Sequence[str], size: tuple[int, int], *, turn: bool, right: bool
) -> Canvas:
    """An opponent's side of the table: left or right."""
    width, height = size
    canvas = Canvas(width, height, face.FELT)

    def row(y: int, text: str, style: str = face.FELT) -> None:
        text = fit(text, width - 2)
        canvas.put(width - 1 - len(text) if right else 1, y, text, style)

    marker = "▶ " if turn else ""
    row(0, marker + names[seat], face.GOLD if turn else face.STRONG)
    row(1, badges(texts, view, seat), face.GOLD)
    row(2, texts.say("cli-table-total", total=signed_total(view.totals[seat])))
    row(3, marks(texts, view, seat), face.FAINT)
    count = cards_left(view, seat)
    fan = count + 3 if count else 0
    if view.open_hand and seat == view.declarer:
        shown = texts.held(view.open_hand, view.trump)
        for number in range(0, len(shown), 4):
            row(4 + number // 4, " ".join(map(texts.card, shown[number : number + 4])), face.STRONG)
    else:
        face.draw_fan(canvas, width - 1 - fan if right else 1, 4, count)
    if view.tricks and seat != view.sitter:
        row(7, texts.say("cli-table-tricks", tricks=view.taken(seat), points=view.points(seat)))
    elif view.before_tricks:
        row(7, last_word(texts, view, seat), face.STRONG)
    declared = [declared for declared in view.declarations if declared.seat == seat]
    if declared:
        row(8, declared_text(texts, declared[-1].suit, declared[-1].value), face.STRONG)
    return canvas


def across(canvas: Canvas, texts: Texts, view: View, seat: Seat, names: Sequence[str], *, turn: bool) -> None:
    """The opponent across a table of four, in the two top rows of the middle."""
    name = ("▶ " if turn else "") + names[seat]
    parts = [name, badges(texts, view, seat)]
    if view.tricks and seat != view.sitter:
        parts.append(texts.say("cli-table-tricks", tricks=view.taken(seat), points=view.points(seat)))
    text = shell.joined(canvas.width, parts)
    x = (canvas.width - len(text)) // 2
    canvas.put(x, 0, text, face.GOLD)
    canvas.put(x, 0, text[: len(name)], face.GOLD if turn else face.STRONG)
    if view.open_hand and seat == view.declarer:
        shown = " ".join(map(texts.card, texts.held(view.open_hand, view.trump)))
        canvas.centre(1, fit(shown, canvas.width - 2), face.STRONG)
        return
    declared = [declared for declared in view.declarations if declared.seat == seat]
    row = [
        "" if view.tricks or not view.before_tricks else last_word(texts, view, seat),
        *[declared_text(texts, one.suit, one.value) for one in declared[-1:]],
        texts.say("cli-table-total", total=signed_total(view.totals[seat])),
        marks(texts, view, seat),
    ]
    canvas.centre(1, shell.joined(canvas.width, row), face.FELT)


def declared_text(texts: Texts, suit: int, value: int) -> str:
    """A marriage in short: ``marriage ♥ 100``."""
    if suit < 0:
        return texts.say("cli-table-aces", value=value)
    return texts.say("cli-table-marriage", suit=texts.suit_sign(suit), value=value)


def middle(
    texts: Texts, view: View, names: Sequence[str], size: tuple[int, int], awaited: Sequence[Seat] = ()
) -> Canvas:
    """The middle: who sits across, contract and trump, the talon, the trick."""
    width, height = size
    canvas = Canvas(width, height, face.FELT)
    taken = 0
    for seat, side in sides(view).items():
        if side == ACROSS and view.players > 2:
            across(canvas, texts, view, seat, names, turn=seat in awaited)
            taken = 2
    top = max(1 + taken, (height - 9 + taken) // 2)
    _headline(canvas, texts, view, names, max(taken, top - 1))
    trick = view.tricks[-1] if view.tricks else None
    if trick is not None:
        _trick(canvas, texts, view, names, trick, top)
    elif view.before_tricks:
        _talon(canvas, texts, view, names, top)
    elif view.phase == "dealing":
        _pack(canvas, texts, view, names, top)
    return canvas


def _headline(canvas: Canvas, texts: Texts, view: View, names: Sequence[str], y: int) -> None:
    if view.in_tricks:
        trump = texts.say("cli-table-no-trump")
        style = face.FELT
        if view.trump >= 0:
            trump = texts.say("cli-table-trump", suit=f"{texts.suit_sign(view.trump)} {texts.suit(view.trump)}")
            style = f"{face.SUIT_FELT[view.trump]} on #14342a"
        canvas.centre(y, trump, style)
        return
    standing = view.standing
    if view.declarer >= 0:
        text = texts.say("cli-table-contract", name=texts.seat(view.declarer, names), amount=view.contract)
    elif standing is not None:
        text = texts.say("cli-table-bid", name=texts.seat(standing.seat, names), amount=standing.amount)
    else:
        text = texts.phase(view.phase) if texts.has(f"phase-{view.phase}") else ""
    if view.fixed >= 0 and view.before_tricks:
        text = shell.joined(canvas.width, (text, texts.say("cli-table-trump", suit=texts.suit_sign(view.fixed))))
    canvas.centre(y, text, face.STRONG)


def _talon(canvas: Canvas, texts: Texts, view: View, names: Sequence[str], top: int) -> None:
    if view.phase == "selling":
        offered = sorted_cards(view.offered)
        left = (canvas.width - 6 * len(offered) + 1) // 2
        for number, each in enumerate(offered):
            face.draw_card(canvas, left + 6 * number, top + 1, each, texts)
        canvas.centre(top + 5, texts.say("cli-table-for-sale"), face.FAINT)
        return
    layout = compiled_rules_of(view.rules).layout
    if layout.talons > 1 and view.talon_waits:
        _two_talons(canvas, texts, layout.talon, top)
        return
    talon = sorted_cards(view.talon)
    count = len(talon) or (layout.talon if view.talon_waits else 0)
    left = (canvas.width - 6 * count + 1) // 2
    for number in range(count):
        if talon:
            dim = not view.talon_waits and view.hand is not None and bool(view.gifts)
            face.draw_card(canvas, left + 6 * number, top + 1, talon[number], texts, dim=dim)
        else:
            face.draw_back(canvas, left + 6 * number, top + 1)
    if count:
        canvas.centre(top + 5, texts.say("cli-table-talon"), face.FAINT)
    for row, gift in enumerate(view.gifts):
        card = texts.card(gift.card) if gift.card >= 0 else texts.say("cli-table-face-down")
        canvas.centre(
            top + 6 + row, texts.say("cli-table-gift", name=texts.seat(gift.to, names), card=card), face.FAINT
        )
    if view.laid:
        canvas.centre(top + 6 + len(view.gifts), laid_text(texts, view), face.FAINT)


def _two_talons(canvas: Canvas, texts: Texts, count: int, top: int) -> None:
    """Two talons face down, of which the declarer takes one; a click is the key that takes it."""
    width, gap = 5 * count, 4
    left = (canvas.width - 2 * width - gap + 1) // 2
    for x, side, key in ((left, "left", "a"), (left + width + gap, "right", "d")):
        for number in range(count):
            face.draw_back(canvas, x + 5 * number, top + 1)
        canvas.centre(top + 5, texts.say("cli-table-side", side=side), face.FAINT, x - 1, width + 2)
        canvas.region(x, top + 1, width, 4, f"key {key}")


def _pack(canvas: Canvas, texts: Texts, view: View, names: Sequence[str], top: int) -> None:
    left = (canvas.width - 7) // 2
    face.draw_back(canvas, left, top + 1)
    face.draw_back(canvas, left + 1, top + 1)
    face.draw_back(canvas, left + 2, top + 1)
    if view.bottom >= 0:
        face.draw_card(canvas, left + 9, top + 1, view.bottom, texts)
        canvas.centre(top + 6, texts.say("cli-table-bottom", card=texts.card(view.bottom)), face.FAINT)
    else:
        canvas.centre(top + 6, texts.say("cli-table-deals", name=texts.seat(view.dealer, names)), face.FAINT)


def _trick(
    canvas: Canvas, texts: Texts, view: View, names: Sequence[str], trick: Trick, top: int, *, own: bool = True
) -> None:
    centre = canvas.width // 2
    spots = {LEFT: (centre - 12, top), RIGHT: (centre + 8, top), OWN: (centre - 2, top + 4), ACROSS: (centre - 2, top)}
    where = sides(view)
    done = trick.winner >= 0
    for number, (seat, card) in enumerate(zip(view.circle(trick.leader), trick.cards, strict=False)):
        x, y = spots[where[seat]]
        face.draw_card(canvas, x, y, card, texts, dim=done and seat != trick.winner)
        if number == 0:
            canvas.put(x + 5, y + 1, "•", face.FAINT)
    if done:
        text = texts.say("cli-table-taken", name=texts.seat(trick.winner, names), points=trick.points)
        text = fit(text, centre - 4)
        canvas.put(1, top + 6, text, face.FAINT)


def own_line(texts: Texts, view: View, names: Sequence[str], width: int, *, turn: bool) -> Canvas:
    """The human's own markers, total, tricks."""
    canvas = Canvas(width, 1, face.FELT)
    x = canvas.put(1, 0, ("▶ " if turn else "") + names[view.seat], face.GOLD if turn else face.STRONG)
    total = signed_total(view.totals[view.seat])
    parts = [badges(texts, view, view.seat, own=True), texts.say("cli-table-total", total=total)]
    if view.tricks and view.seat != view.sitter:
        parts.append(texts.say("cli-table-tricks", tricks=view.taken(view.seat), points=view.points(view.seat)))
    elif view.words and view.declarer != view.seat:
        parts.append(last_word(texts, view, view.seat))
    mine = [declared for declared in view.declarations if declared.seat == view.seat]
    parts += [declared_text(texts, declared.suit, declared.value) for declared in mine[-1:]]
    parts.append(marks(texts, view, view.seat))
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
    drawn: Card = -1,
) -> Canvas:
    """The reader's hand with the card just drawn marked, or backs for an unseen one."""
    if view.seat == view.sitter:
        canvas = Canvas(width, 6, face.FELT)
        canvas.centre(2, texts.say("cli-table-sits-out", you="yes"), face.FAINT)
        return canvas
    if view.hand is not None:
        return shell.hand(texts, held, cursor, playable, width, pointing=pointing, drawn=drawn)
    canvas = Canvas(width, 6, face.FELT)
    count = compiled_rules_of(view.rules).layout.hand
    left = (width - 6 * count) // 2
    for number in range(count):
        face.draw_back(canvas, left + 6 * number, 1)
    canvas.centre(5, texts.say("cli-table-unseen"), face.FAINT)
    return canvas
