"""What is wrong with a setup in the tricks: points, piles, announcements, the trick that lies there, a claim."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.core.cards import CARD_TEXTS, KING, QUEEN, Cards, mask_of
from prikup.core.seats import only
from prikup.core.setup import Problem
from prikup.thousand.house import House
from prikup.thousand.rules.marriages import ACES, ORDERS
from prikup.thousand.state import Playing, Resting, Sheet


def playing_problems(house: House, sheet: Sheet, playing: Playing) -> Iterator[Problem]:
    if (
        sum(playing.tricks) != playing.index
        or (playing.first < 0) != (playing.index == 0)
        or (playing.first >= 0 and not playing.tricks[playing.first])
    ):
        yield Problem("tricks_impossible")
    points_of = house.policy.points
    gone = house.layout.all & ~mask_of((*playing.trick, *playing.stock)) & ~playing.aside & ~playing.beside
    for hand in playing.hands:
        gone &= ~hand
    taken = all(tricks or not points for points, tricks in zip(playing.points, playing.tricks, strict=True))
    if sum(playing.points) != points_of(gone) or not taken:
        yield Problem("points_impossible", {"points": sum(playing.points), "wanted": points_of(gone)})
    if playing.shown >= 0 and (not house.shows_marriages or playing.shown > playing.index):
        yield Problem("announcements_impossible", {"bonuses": sum(playing.bonuses), "wanted": 0})
    if playing.taken and not _taken_possible(house, playing, gone):
        yield Problem("taken_impossible")
    # Nobody can claim while cards are still to be drawn.
    earliest = house.layout.stock // house.hands
    if playing.refused >= 0 and not (house.claims_rest and earliest <= playing.refused <= playing.index):
        yield Problem("rest_impossible")
    announced = list(_announcements(house, playing))
    yield from announced
    if not announced:
        yield from _trick(house, sheet, playing)


def _taken_possible(house: House, playing: Playing, gone: Cards) -> bool:
    """Whether the piles of cards taken are kept at all, make up the cards that are gone, and fit tricks and points."""
    together = 0
    for pile in playing.taken:
        together |= pile
    return (
        bool(house.nothing_taken)
        and together == gone
        and [pile.bit_count() for pile in playing.taken] == [house.hands * tricks for tricks in playing.tricks]
        and tuple(map(house.policy.points, playing.taken)) == playing.points
    )


def _announcements(house: House, playing: Playing) -> Iterator[Problem]:
    rules = house.rules.marriages
    suits, aces = [suit for suit in range(4) if playing.announced >> suit & 1], playing.announced >> 4 & 1
    held = 0
    for hand in playing.hands:
        held |= hand
    # A marriage that was led is broken; one shown from the hand may be whole (BT-030).
    whole = not house.shows_marriages and any(
        held >> (8 * suit + QUEEN) & held >> (8 * suit + KING) & 1 for suit in suits
    )
    if playing.contract.misere and playing.announced:
        yield Problem("announcements_impossible", {"bonuses": sum(playing.bonuses), "wanted": 0})
        return
    if rules.values in ORDERS:
        worth = list(ORDERS[rules.values][: len(suits)])
    else:
        worth = [rules.by_suit()[suit] for suit in suits]
    bare = any(bonus and not declared for bonus, declared in zip(playing.bonuses, playing.declared, strict=True))
    total = sum(worth) + ACES * aces
    if whole or bare or sum(playing.declared) != len(suits) + aces or sum(playing.bonuses) != total:
        yield Problem("announcements_impossible", {"bonuses": sum(playing.bonuses), "wanted": total})
        return
    if aces and rules.aces == "off":
        yield Problem("announcements_impossible", {"bonuses": sum(playing.bonuses), "wanted": total - ACES})
    if house.fixed_trump >= 0:
        if (playing.trump, playing.trump_seat, playing.trump_value, playing.pending) != (house.fixed_trump, -1, 0, -1):
            yield Problem("trump_impossible", {"why": "announced"})
        return
    by_aces = aces and rules.aces == "trump"
    sets = bool(suits) or bool(by_aces)
    for suit in (playing.trump, playing.pending):
        if suit >= 0 and suit not in suits and not by_aces:
            yield Problem("trump_impossible", {"why": "announced"})
            return
    has = playing.trump >= 0 or playing.pending >= 0
    if has != sets or has != (playing.trump_seat >= 0) or has != (playing.trump_value > 0):
        yield Problem("trump_impossible", {"why": "announced"})
    elif has and not (playing.declared[playing.trump_seat] and playing.trump_value in (*worth, ACES * aces)):
        yield Problem("trump_impossible", {"why": "value"})
    elif playing.pending >= 0 and (
        rules.trump != "next_trick" or not (playing.trick or playing.shown == playing.index)
    ):
        yield Problem("trump_impossible", {"why": "pending"})


def _trick(house: House, sheet: Sheet, playing: Playing) -> Iterator[Problem]:
    """Whether each card of the trick on the table could be played."""
    resting = house.resting[sheet.dealer]
    for place, card in enumerate(playing.trick):
        seat = house.policy.turn(playing.leader, playing.trick[:place], resting)
        if place == 0 and playing.pending >= 0:
            # Whose the trump was before this lead is not known any more.
            continue
        foreign = playing.trump >= 0 and playing.trump_seat != seat
        hand = playing.hands[seat] | 1 << card
        cards = house.policy.legal(hand, playing.trick[:place], playing.trump, playing.index, foreign)
        if not cards >> card & 1:
            yield Problem("trick_impossible", {"card": CARD_TEXTS[card], "seat": seat})


def resting_problems(house: House, sheet: Sheet, resting: Resting) -> Iterator[Problem]:
    play = resting.play
    leader = 1 << play.leader
    everyone = only(*house.in_play[sheet.dealer])
    if (
        not house.claims_rest
        or play.trick
        or play.stock
        or play.refused == play.index
        or resting.accepted & leader
        or resting.accepted | leader == everyone
    ):
        yield Problem("rest_impossible")
