"""A case set up and played."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from prikup import games
from prikup.core.actions import Deal, Shuffle
from prikup.core.cards import Card, cards_in, cards_text, mask_of, parse_card, parse_cards
from prikup.core.errors import IllegalAction
from prikup.core.events import AddressedEvent
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.notation.actions import action_text, parse_step, seat_text, step_text
from prikup.notation.fields import struct_text
from prikup.notation.position import parse_state
from tests.cases.case import Case, CaseFault
from tests.cases.ways import Piles, ways

HANDMADE = "00"
"""The seed that stands beside a pack entered by hand."""


class Run:
    """A case set up and played: its match, the events of its actions, and the score lines."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.data = case.data
        self.ways = ways()[case.game]
        self.game = games.game(case.rules)
        self.trace: list[str] = []
        self.told: list[AddressedEvent] = []
        self.state: Any = parse_state(self.game, self.ways.given(self.game, str(self.data.get("given", ""))))
        self.match: Match[Any, Any, Any] | None = None

    def play(self) -> None:
        """Sets the case up and does its actions, or writes its result."""
        if "result" in self.data:
            if self.data.keys() & {"do", "deal", "seed", "pack"}:
                raise CaseFault("`result` stands instead of `do`, `deal`, `seed` and `pack`")
            self._written(*self.ways.result(self, self.data["result"]))
            return
        start = self.state
        if "pack" in self.data:
            pack = tuple(map(parse_card, str(self.data["pack"]).split()))
            start, told = self.ways.with_pack(self, pack, str(self.data.get("seed", HANDMADE)))
            self._events(told)
        self.match = Match(self.game, dealer_of(self.game, start), start=start)
        if "deal" in self.data:
            self._act(TABLE, filled_deal(self.data["deal"], self.ways.piles(self.game, self.state.sheet.dealer)))
        if "seed" in self.data and "pack" not in self.data:
            self._act(TABLE, Shuffle(str(self.data["seed"])))
        self.told = []
        for text in self.data.get("do", []):
            seat, action = parse_step(text, self.game.action_type)
            self.told += self._act(seat, action)
        self.state = self.match.state

    def _act(self, seat: int, action: Any) -> list[AddressedEvent]:
        assert self.match is not None
        text = step_text(seat, action)
        try:
            events = self.match.apply(seat, action)
        except IllegalAction as fault:
            self.trace.append(f"{text}   <- refused: {fault}")
            allowed = (
                ", ".join(map(action_text, self.match.legal(seat))) if seat in range(-1, self.game.players) else "-"
            )
            self.state = self.match.state
            raise CaseFault(f"`{text}` is not legal: {fault}; seat {seat_text(seat)} may: {allowed or '-'}") from None
        self.trace.append(text)
        self._events(events)
        return events

    def _events(self, events: Iterable[AddressedEvent]) -> None:
        for told in events:
            to = "".join(str(seat) for seat in range(self.game.players) if told.seen_by(seat)) or "-"
            self.trace.append(f"    [{to}] {struct_text(told.event)}")

    def _written(self, state: Any, told: list[AddressedEvent]) -> None:
        self.state, self.told = state, told
        self._events(told)


def dealer_of(game: AnyGame, state: Any) -> int:
    """Who deals: every game's setup has this field."""
    setup: Any = game.setup_of(state)
    return int(setup.dealer)


def filled_deal(texts: list[str], piles: Piles) -> Deal:
    """The piles of a case, filled up from the rest of the pack."""
    if len(texts) != len(piles.sizes):
        raise CaseFault(f"`deal` needs {len(piles.sizes)} strings: the hands in order, then each pile that lies there")
    masks, written = [], list[list[Card]]()
    for text in texts:
        # Single cards keep their order, which a stock needs.
        cards = list(map(parse_card, text.split())) if " " in text else list(cards_in(parse_cards(text)))
        written.append(cards)
        masks.append(mask_of(cards))
    taken = 0
    for mask in masks:
        if mask & taken:
            raise CaseFault(f"`deal` names {cards_text(mask & taken)} twice")
        taken |= mask
    strange = taken & ~mask_of(piles.pack)
    if strange:
        raise CaseFault(f"`deal` names {cards_text(strange)}, which the pack does not hold")
    rest = [card for card in piles.pack if not taken >> card & 1]
    for place, size in enumerate(piles.sizes):
        missing = size - masks[place].bit_count()
        if missing < 0:
            raise CaseFault(f"`deal` gives pile {place} {masks[place].bit_count()} cards instead of {size}")
        masks[place] |= mask_of(rest[:missing])
        written[place] += rest[:missing]
        rest = rest[missing:]
    hands = len(masks) - piles.lying
    order = tuple(chain.from_iterable(written[hands:])) if piles.ordered else ()
    return Deal(tuple(masks[:hands]), sum(masks[hands:]), order)
