"""What of a card that may be played is plain to see: does it win, is it the highest that is left, is it a trump, ...

A player model that is fitted on such traits answers in microseconds, where a bot thinks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card, Cards, cards_in, mask_of
from prikup.preferans.state import MISERE
from prikup.thousand.layout import STRENGTH

Traits = tuple[float, ...]
LEADING = ("highest left", "trump", "rank", "lowest held", "length", "announces", "highest left, trump", "single")
"""The traits of a lead, in their order."""
FOLLOWING = (
    *("wins", "wins, rank", "loses, rank", "lowest of those that lose", "lowest of those that win", "wins for good"),
    *("ruffs", "loses, length", "wins from a partner", "loses to a partner, rank"),
)
"""The traits of a card that follows."""
_POWER = {
    "thousand": tuple([STRENGTH.index(rank) for rank in range(8)]),
    "preferans": tuple(range(8)),
}


@lru_cache(maxsize=4)
def _higher(game: str) -> tuple[Cards, ...]:
    """By card those of its suit that beat it."""
    power = _POWER[game]
    return tuple([mask_of(one for one in range(card & 24, (card & 24) + 8) if power[one & 7] > power[card & 7]) for card in range(32)])


def situation(game: str, view: Any) -> str:
    """What kind of decision a play is: the game, where tricks are shunned, the side, and whether it leads."""
    kind = game
    if game == "preferans":
        contract = view.contract
        low = contract is None or contract.kind == MISERE
        kind = "shunned" if low else "no trump" if contract.strain > 3 else "trump"
    side = "declarer" if view.declarer == view.seat else "defender"
    return f"{kind} {side} {'follows' if view.trick else 'leads'}"


def traits_of(game: str, view: Any, legal: Sequence[Any]) -> list[tuple[Any, Traits]]:
    """The plays among the legal actions, with the traits of each."""
    plays = [action for action in legal if isinstance(action, Play)]
    higher, power = _higher(game), _POWER[game]
    options = mask_of(play.card for play in plays)
    unseen = ~(view.played | (view.hand or 0) | options)
    if view.trick is None:
        return [(play, _lead(play, options, unseen, view.trump, higher, power)) for play in plays]
    return _follow(game, view, plays, options, unseen, higher, power)


def _lead(
    play: Any, options: Cards, unseen: Cards, trump: int, higher: tuple[Cards, ...], power: tuple[int, ...]
) -> Traits:
    card = play.card
    own = options & SUIT_MASKS[card >> 3]
    top, trumps = not unseen & higher[card], card >> 3 == trump
    lowest = not any(higher[other] >> card & 1 for other in cards_in(own))
    length = own.bit_count()
    return (top, trumps, power[card & 7] / 7, lowest, length / 8, play.announce, top and trumps, length == 1)


def _follow(
    game: str,
    view: Any,
    plays: Sequence[Any],
    options: Cards,
    unseen: Cards,
    higher: tuple[Cards, ...],
    power: tuple[int, ...],
) -> list[tuple[Any, Traits]]:
    trick, trump = view.trick, view.trump
    best, at = trick.cards[0], 0
    for number, card in enumerate(trick.cards):
        if higher[best] >> card & 1 or (card >> 3 == trump and best >> 3 != trump):
            best, at = card, number
    places = trick.places if game == "preferans" else view.circle(trick.leader)
    partner = view.declarer not in (-1, view.seat) and places[at] != view.declarer
    winners = options & (higher[best] | (SUIT_MASKS[trump] if trump >= 0 and best >> 3 != trump else 0))
    losers = options & ~winners
    last = len(trick.cards) + 1 >= (3 if game == "preferans" else len(view.circle(trick.leader)))
    cheap_win, cheap_loss = (min((power[card & 7] for card in cards_in(some)), default=0) for some in (winners, losers))
    found = []
    for play in plays:
        card, rank = play.card, power[play.card & 7] / 7
        wins = bool(winners >> card & 1)
        found.append(
            (
                play,
                (
                    wins,
                    rank * wins,
                    rank * (not wins),
                    not wins and power[card & 7] == cheap_loss,
                    wins and power[card & 7] == cheap_win,
                    wins and (last or not unseen & higher[card]),
                    wins and card >> 3 != trick.cards[0] >> 3,
                    (not wins) * (options & SUIT_MASKS[card >> 3]).bit_count() / 8,
                    wins and partner,
                    (not wins) * partner * rank,
                ),
            )
        )
    return found
