"""How the searching player answers offers: every layout counted by brute force, and false offers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from prikup.bots import Choice, make_bot
from prikup.bots.pimc.worlds import worlds_of
from prikup.bots.preferans.pimc import answering
from prikup.core.actions import Accept, Refuse
from prikup.core.cards import Cards, cards_in, mask_of, parse_cards
from prikup.preferans.seen.view import Proposal, View
from tests.bots.preferans.brute import brute
from tests.bots.preferans.support import playing, thumb, trick

PLAYED = (
    trick(0, "HA H7 H8", 0),
    trick(0, "HK H9 HT", 0),
    trick(0, "HQ D7 HJ", 0),
    trick(0, "CA C7 C8", 0),
    trick(0, "CK C9 CT", 0),
    trick(0, "DA D8 D9", 0),
    trick(0, "DK DT DJ", 0),
)
"""Seven tricks of the declarer. All spades, two clubs and a diamond are out; no trump is."""
OUT = parse_cards("SAKQJT987.CQJ.DQ")
ENDS = (Accept(), Refuse())


def view_of(cards: str, tricks: tuple[int, int, int], **fields: Any) -> View:
    """The view of the second whister when the declarer has offered; he sees no other hand."""
    offer = Proposal(0, tricks)
    return playing(cards, *PLAYED, seat=2, laid=2, offer=offer, words=("whist", "whist"), **fields)


def layouts(own: Cards) -> Iterator[tuple[Cards, Cards]]:
    """The hands of declarer and partner in every layout that the second whister cannot tell apart."""
    hidden = [*cards_in(OUT & ~own)]
    for declarer in combinations(hidden, 3):
        rest = [card for card in hidden if card not in declarer]
        for partner in combinations(rest, 3):
            yield mask_of(declarer), mask_of(partner)


def sure(declarer: Cards, others: Cards) -> bool:
    """Whether each of the declarer's cards is above all others of its suit: no trump is out."""
    return all(card > other for card in cards_in(declarer) for other in cards_in(others) if card >> 3 == other >> 3)


def answer(view: View, monkeypatch: pytest.MonkeyPatch) -> Choice:
    """The answer by all layouts, each as likely."""
    monkeypatch.setattr(answering, "likely_worlds", lambda compiled, view, seed, count: worlds_of(view, seed, 10_000))
    return make_bot("pimc", 1, "preferans").choose(view, ENDS)


@pytest.mark.parametrize("cards", ["S78K", "S9T.CJ", "S89J"])
@pytest.mark.parametrize("unsure", [0.05, 0.002])
def test_an_offer_of_all_the_rest_is_believed_as_far_as_it_can_be_certain(
    cards: str, unsure: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "UNSURE", unsure)
    own = parse_cards(cards)
    view = view_of(cards, (10, 0, 0))
    assert thumb(view, ENDS).action == Refuse()
    found = [(sure(declarer, partner | own), declarer, partner) for declarer, partner in layouts(own)]
    certain = sum(one for one, *_ in found)
    lost = sum(
        not one and brute((declarer, partner, own), (), 0, 0, 3, low=False) < 3 for one, declarer, partner in found
    )
    choice = answer(view, monkeypatch)
    weight = certain + unsure * (len(found) - certain)
    if certain >= answering.FAIR * weight:
        assert choice.action == Accept()
        assert choice.reason.params == {"certain": certain, "worlds": len(found)}
    else:
        accepts = weight - unsure * lost >= answering.FAIR * weight
        assert choice.action == (Accept() if accepts else Refuse())


def test_another_offer_is_judged_by_all_layouts_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """King, queen and ten of spades make two tricks in most layouts."""
    own = parse_cards("SKQT")
    values = [brute((declarer, partner, own), (), 0, 0, 3, low=False) for declarer, partner in layouts(own)]
    judged = 0
    for more in range(3):
        view = view_of("SKQT", (7 + more, 0, 3 - more))
        if thumb(view, ENDS).action == Accept():
            continue
        judged += 1
        choice = answer(view, monkeypatch)
        fair = sum(value >= more for value in values)
        assert choice.action == (Accept() if fair >= answering.FAIR * len(values) else Refuse()), more
    assert judged


def test_a_share_of_the_defence_at_two_places_is_left_to_the_rule_of_thumb() -> None:
    view = view_of("S78K", (8, 1, 1))
    choice = make_bot("pimc", 1, "preferans").choose(view, ENDS)
    assert choice == thumb(view, ENDS)
