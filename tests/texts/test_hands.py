"""Hands are sorted as ``spec/hands.json`` has it; the page reads the same file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from prikup import games
from prikup.core.cards import card_text, parse_cards
from prikup.texts import ORDERS, Texts
from tests.support.seeds import random_of

SAMPLES = json.loads((Path(__file__).parents[2] / "spec" / "hands.json").read_text("utf-8"))


def cards(text: str) -> int:
    return parse_cards(text)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample['order']}-{sample['shown']}")
def test_a_hand(sample: dict[str, Any]) -> None:
    words = Texts("en").of(games.game_class(sample["game"]))
    words.order = sample["order"]
    trump = "SCDH".index(sample["trump"]) if "trump" in sample else -1
    begun = cards(sample["begun"]) if "begun" in sample else 0
    assert " ".join(map(card_text, words.held(cards(sample["cards"]), trump, begun))) == sample["shown"]


@pytest.mark.parametrize("order", ORDERS)
def test_every_card_is_shown_once(order: Any) -> None:
    rng = random_of(f"hands {order}")
    for name in ("thousand", "preferans"):
        words = Texts("en").of(games.game_class(name))
        words.order = order
        for _ in range(200):
            hand = rng.getrandbits(32)
            shown = words.held(hand, rng.randrange(-1, 5), rng.getrandbits(32))
            assert sum(1 << card for card in shown) == hand
            assert len(shown) == hand.bit_count()
