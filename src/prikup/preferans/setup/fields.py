"""What can be said of each field of a setup alone, of its cards together, and of its sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from prikup.core.cards import CARD_TEXTS, Card, each
from prikup.core.setup import Problem
from prikup.preferans.house import OWED_ALL, House
from prikup.preferans.layout import HAND, PACK, TALON, TRICKS
from prikup.preferans.state import (
    BRIGAND,
    CIRCLES,
    PROPER,
    Auction,
    Bid,
    Choosing,
    Contract,
    Dealing,
    Defence,
    Drawing,
    Held,
    Helping,
    Judging,
    Laying,
    Naming,
    Offering,
    Over,
    Playing,
    Sharing,
    Taking,
    Terming,
    Whisting,
)

if TYPE_CHECKING:
    from prikup.preferans.setup import Setup

LARGEST = 99_999
"""No number on a sheet is larger."""

CODES = (
    "unknown_phase",
    "field_of_other_phase",
    "field_missing",
    "wrong_count",
    "no_such_seat",
    "bad_range",
    "not_kept",
    "unknown_stage",
    "unknown_word",
    "whists_on_oneself",
    "card_twice",
    "card_not_in_pack",
    "stage_impossible",
    "owed_impossible",
    "wrong_step",
    "wrong_pack",
    "bad_seed",
    "auction_impossible",
    "bid_impossible",
    "contract_impossible",
    "phase_impossible",
    "defence_impossible",
    "passes_impossible",
    "talon_impossible",
    "talon_leads",
    "tricks_impossible",
    "trick_impossible",
    "leader_impossible",
    "conduct_impossible",
    "offering_impossible",
    "judging_impossible",
    "results_impossible",
)
"""The codes of what keeps a setup from being played."""

PHASES: dict[str, type[Struct]] = {
    "drawing": Drawing,
    "dealing": Dealing,
    "auction": Auction,
    "taking": Taking,
    "laying": Laying,
    "naming": Naming,
    "sharing": Sharing,
    "whisting": Whisting,
    "choosing": Choosing,
    "playing": Playing,
    "offering": Offering,
    "judging": Judging,
    "helping": Helping,
    "terming": Terming,
    "over": Over,
}
"""The phases by name."""

_HELD = Held.__struct_fields__
_RENAMED = {"darks": "pass_darks", "hand": "declined", "seat": "helper"}


def _fields(name: str, kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a setup that a phase uses."""
    found: list[str] = []
    kinds = (Playing, kind) if kind in (Offering, Judging) else (kind,)
    for one in kinds:
        for field in one.__struct_fields__:
            if field == "held":
                found += _HELD
            elif field == "tricks" and one is Offering:
                found.append("offer")
            elif field != "play":
                found.append(_RENAMED.get(field, field))
    return tuple(found)


_FIELDS = {name: _fields(name, kind) for name, kind in PHASES.items()}
_NEEDED = {
    "dealing": ("step",),
    "auction": ("hands", "talon", "turn"),
    "taking": ("hands", "talon", "bid"),
    "laying": ("hands", "talon", "bid"),
    "naming": ("hands", "talon", "bid"),
    "sharing": ("hands", "talon", "contract"),
    "whisting": ("hands", "talon", "contract", "defence", "turn"),
    "choosing": ("hands", "talon", "contract", "defence", "by"),
    "playing": ("hands", "talon", "leader"),
    "offering": ("hands", "talon", "leader", "by", "offer"),
    "judging": ("talon", "contract", "defence", "leader", "step"),
    "helping": ("helper", "points"),
    "terming": ("owner",),
    "over": ("results",),
}
"""Fields that a phase cannot do without."""

BY_SEAT = ("pools", "hills", "owed", "cover", "used", "past_pools", "past_hills")
_NUMBERS = ("deals", "price", "series", "darks", "exit", "caught", "circle", "misdeals", "race", "points")
_FROM_RULES = ("size", "forced", "circles")
_PLACES = ("turn", "by", "leader", "asked", "helper", "owner")
_SETS = (
    *("passed", "unseen", "spoken", "dark_passed", "pass_darks", "called"),
    *("open", "opening", "passed_unseen", "accepted", "barred"),
)


# The sheet.


def sheet_problems(house: House, setup: Setup) -> Iterator[Problem]:
    """What is wrong with the sheet."""
    players = house.players
    if not 0 <= setup.dealer < players:
        yield Problem("no_such_seat", {"field": "dealer", "seat": setup.dealer})
        return
    if not -1 <= setup.first < players:
        yield Problem("no_such_seat", {"field": "first", "seat": setup.first})
    fresh = house.fresh_sheet(setup.dealer)
    for name in BY_SEAT:
        numbers: tuple[int, ...] = getattr(setup, name)
        yield from _by_seat(name, numbers, players)
        if numbers and not getattr(fresh, name) and name not in ("past_pools", "past_hills", "owed"):
            yield Problem("not_kept", {"field": name})
    yield from _rows(house, setup)
    for name in (*_NUMBERS, *_FROM_RULES):
        least = -1 if name in _FROM_RULES else 0
        if not least <= getattr(setup, name) <= LARGEST:
            yield Problem("bad_range", {"field": name, "value": getattr(setup, name)})
    if not 0 <= setup.reached < 1 << players:
        yield Problem("no_such_seat", {"field": "reached", "seat": max(each(abs(setup.reached)), default=0)})
    elif setup.reached and not house.rules.races.active():
        yield Problem("not_kept", {"field": "reached"})
    if setup.stage not in ("", BRIGAND, CIRCLES, PROPER):
        yield Problem("unknown_stage", {"stage": setup.stage[:40]})
    if setup.closing not in ("", "due", "last"):
        yield Problem("unknown_word", {"field": "closing", "word": setup.closing[:40]})
    if any(owed > OWED_ALL for owed in setup.owed):
        yield Problem("bad_range", {"field": "owed", "value": max(setup.owed)})


def _by_seat(name: str, numbers: tuple[int, ...], players: int) -> Iterator[Problem]:
    if numbers and len(numbers) != players:
        yield Problem("wrong_count", {"field": name, "count": len(numbers), "wanted": players})
    for number in numbers:
        if not 0 <= number <= LARGEST:
            yield Problem("bad_range", {"field": name, "value": number})


def _rows(house: House, setup: Setup) -> Iterator[Problem]:
    players = house.players
    for name, rows in (("whists", setup.whists), ("bombs", setup.bombs)):
        if rows and len(rows) != players:
            yield Problem("wrong_count", {"field": name, "count": len(rows), "wanted": players})
            return
    for seat, row in enumerate(setup.whists):
        yield from _by_seat("whists", row, players)
        if len(row) != players:
            yield Problem("wrong_count", {"field": "whists", "count": len(row), "wanted": players})
        elif row[seat]:
            yield Problem("whists_on_oneself", {"seat": seat})
    if setup.bombs and house.rules.bombs.by == "off":
        yield Problem("not_kept", {"field": "bombs"})
    for row in setup.bombs:
        for bomb in row:
            if bomb not in (2, 4, 8):
                yield Problem("bad_range", {"field": "bombs", "value": bomb})


# A phase's fields.


def shape_problems(house: House, setup: Setup) -> Iterator[Problem]:
    """What can be said of each field alone, and of the cards together."""
    if setup.phase not in PHASES:
        yield Problem("unknown_phase", {"phase": setup.phase[:40]})
        return
    nothing = type(setup)()
    allowed = ("phase", *setup.sheet, *_FIELDS[setup.phase])
    for name in setup.__struct_fields__:
        if name not in allowed and getattr(setup, name) != getattr(nothing, name):
            yield Problem("field_of_other_phase", {"field": name, "phase": setup.phase})
    for name in _NEEDED.get(setup.phase, ()):
        if getattr(setup, name) == getattr(nothing, name):
            yield Problem("field_missing", {"field": name, "phase": setup.phase})
    yield from _seat_problems(house, setup)
    for name, numbers in (("tricks", setup.tricks), ("offer", setup.offer), ("conduct", setup.conduct)):
        places = house.layout.places
        if numbers and len(numbers) != places:
            yield Problem("wrong_count", {"field": name, "count": len(numbers), "wanted": places})
        for number in numbers:
            if not 0 <= number <= TRICKS:
                yield Problem("bad_range", {"field": name, "value": number})
    if setup.said and len(setup.said) != house.players:
        yield Problem("wrong_count", {"field": "said", "count": len(setup.said), "wanted": house.players})
    for number in setup.said:
        if not -1 <= number <= TRICKS:
            yield Problem("bad_range", {"field": "said", "value": number})
    for name, low, high in (("index", 0, TRICKS), ("refused", -1, TRICKS)):
        if not low <= getattr(setup, name) <= high:
            yield Problem("bad_range", {"field": name, "value": getattr(setup, name)})
    yield from _card_problems(house, setup)


def _seat_problems(house: House, setup: Setup) -> Iterator[Problem]:
    places = house.layout.places
    for name in _PLACES:
        if not -1 <= getattr(setup, name) < places:
            yield Problem("no_such_seat", {"field": name, "seat": getattr(setup, name)})
    for name in _SETS:
        if not 0 <= getattr(setup, name) < 1 << places:
            yield Problem("no_such_seat", {"field": name, "seat": max(each(abs(getattr(setup, name))), default=0)})
    for seat in setup.winners:
        if not 0 <= seat < house.players:
            yield Problem("no_such_seat", {"field": "winners", "seat": seat})
    for row in setup.waiting:
        if len(row) != 2:
            yield Problem("wrong_count", {"field": "waiting", "count": len(row), "wanted": 2})
        elif not 0 <= row[0] < house.players:
            yield Problem("no_such_seat", {"field": "waiting", "seat": row[0]})
        elif not 0 < row[1] <= LARGEST:
            yield Problem("bad_range", {"field": "waiting", "value": row[1]})
    yield from _word_problems(house, setup)


def _word_problems(house: House, setup: Setup) -> Iterator[Problem]:
    """Calls, contracts and words of the defence, each alone."""
    players, places = house.players, house.layout.places
    said: list[tuple[str, Bid | Contract]] = [
        (name, one)
        for name, one in (("standing", setup.standing), ("bid", setup.bid), ("contract", setup.contract))
        if one is not None
    ]
    for name, one in said:
        if not 0 <= one.seat < players:
            yield Problem("no_such_seat", {"field": name, "seat": one.seat})
        if not 0 <= one.strain <= 4:
            yield Problem("bad_range", {"field": name, "value": one.strain})
        if one.level not in (0, 6, 7, 8, 9, 10):
            yield Problem("bad_range", {"field": name, "value": one.level})
    contract = setup.contract
    if contract is not None:
        if not 0 <= contract.bid <= 25:
            yield Problem("bad_range", {"field": "contract", "value": contract.bid})
        for seat in contract.helps:
            if not 0 <= seat < players:
                yield Problem("no_such_seat", {"field": "contract", "seat": seat})
    defence: Defence | None = setup.defence
    if defence is not None:
        for seat in (defence.first, defence.second):
            if not 0 <= seat < places:
                yield Problem("no_such_seat", {"field": "defence", "seat": seat})
        words: tuple[str, ...] = defence.words
        if len(words) != 2:
            yield Problem("wrong_count", {"field": "defence", "count": len(words), "wanted": 2})
        if not -1 <= defence.glanced < places:
            yield Problem("no_such_seat", {"field": "defence", "seat": defence.glanced})


# Cards.


def _card_problems(house: House, setup: Setup) -> Iterator[Problem]:
    pack = set(PACK)
    led = setup.contract is None and setup.index < TALON and setup.phase == "playing"
    trick = setup.trick[1:] if led and setup.trick[:1] == setup.talon[setup.index : setup.index + 1] else setup.trick
    where: list[Iterable[Card]] = [*setup.hands, trick, setup.away]
    counts = Counter(card for cards in where for card in cards)
    if _apart(setup):
        counts += Counter(setup.talon)
    for cards in (setup.pack, setup.talon):
        counts |= Counter(cards)
    for card, count in sorted(counts.items()):
        if card not in pack:
            name = CARD_TEXTS[card] if 0 <= card < len(CARD_TEXTS) else str(card)
            yield Problem("card_not_in_pack", {"card": name})
        elif count > 1:
            yield Problem("card_twice", {"card": CARD_TEXTS[card]})
    if setup.pack and len(setup.pack) != len(pack):
        yield Problem("wrong_count", {"field": "pack", "count": len(setup.pack), "wanted": len(pack)})
    if "hands" not in _FIELDS[setup.phase]:
        return
    if len(setup.talon) != TALON:
        yield Problem("wrong_count", {"field": "talon", "count": len(setup.talon), "wanted": TALON})
    if len(setup.hands) != house.layout.places:
        yield Problem("wrong_count", {"field": "hands", "count": len(setup.hands), "wanted": house.layout.places})
        return
    wanted = 0 if _apart(setup) or setup.phase == "laying" else TALON
    if len(setup.away) != wanted:
        yield Problem("wrong_count", {"field": "away", "count": len(setup.away), "wanted": wanted})
    for place, hand in enumerate(setup.hands):
        size = _hand_size(house, setup, place)
        if size is not None and len(hand) != size:
            yield Problem("wrong_count", {"field": "hands", "seat": place, "count": len(hand), "wanted": size})


def _apart(setup: Setup) -> bool:
    """Whether the talon still lies where it was dealt."""
    if setup.phase in ("auction", "taking"):
        return True
    if setup.phase in ("laying", "naming"):
        return setup.declined
    return setup.contract is None or setup.contract.hand


def _hand_size(house: House, setup: Setup, place: int) -> int | None:
    """How many cards a place must hold; None where one moment does not tell."""
    hands = house.hands(setup.dealer) if 0 <= setup.dealer < house.players else (0, 1, 2)
    if place not in hands:
        return 0
    if setup.phase == "laying":
        return HAND + TALON if setup.bid is not None and setup.bid.seat == place else HAND
    if setup.phase == "judging":
        # Cards are left where the tricks were shared out by agreement; see problems_play.
        return None
    if setup.phase not in ("playing", "offering"):
        return HAND
    return None
