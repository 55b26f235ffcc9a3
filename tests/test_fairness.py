"""A deal that was cooked is found, by name. What is right is worked out here with hashlib alone, apart from the
program; ``spec/fair-deals.json`` holds it, and the page's check is held against it (web/src/lib/fair/check.test.ts).
"""

from __future__ import annotations

import copy
import json
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from prikup.core.mixing import (
    LINKS,
    SERVER_LINKS,
    HashChain,
    Mixed,
    chain_in_force,
    fits,
    hashed,
    is_link,
    mixed_seed,
    server_chain,
    server_seed,
)
from prikup.core.shuffle import shuffled
from prikup.fairness import DealMixing, MixCode, mix_findings, well_formed

FILE = Path(__file__).parents[1] / "spec" / "fair-deals.json"

# ------------------------------------------------------------------------- by hand: hashlib and nothing else

SECRET = "5e" * 32
PACK = [card for card in range(32) if card % 8 >= 2]


def links(start: str, length: int) -> list[str]:
    """A chain from its end on: number n is the link of its n-th deal, number 0 the end."""
    found = [bytes.fromhex(start)]
    for _ in range(length):
        found.append(sha256(found[-1]).digest())
    return [link.hex() for link in reversed(found)]


def hmac_of(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 (RFC 2104) of a key of at most 64 bytes."""
    key = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def mix(seed: str, deal: int, given: list[str]) -> str:
    """The seed of a pack."""
    message = bytes([0, 0, 0, 0, 0, 0, 0, deal])
    for link in given:
        message += bytes([1]) + bytes.fromhex(link) if link else bytes([0])
    return hmac_of(bytes.fromhex(seed), message).hex()


def deck_of(seed: str, pack: list[int]) -> list[int]:
    """A pack as its seed orders it."""
    cards, counter, span = list(pack), 0, len(pack)
    numbers: list[int] = []
    while span > 1:
        if not numbers:
            numbers = list(hmac_of(bytes.fromhex(seed), counter.to_bytes(8, "big")))
            counter += 1
        number = numbers.pop(0)
        if number >= 256 - 256 % span:
            continue
        span -= 1
        cards[span], cards[number % (span + 1)] = cards[number % (span + 1)], cards[span]
    return cards


SERVER = links(sha256(f"{SECRET}/deals/1".encode()).hexdigest(), 1024)
ANNA = links("a1" * 32, 4096)
VERA = links("b2" * 32, 4096)
VERAS_PHONE = links("c3" * 32, 4096)
NOBODYS = links("d4" * 32, 4096)

# Anna (seat 0) is there from the beginning and absent in the fifth deal. A bot has seat 1. Vera (seat 2) comes when the
# links of the first deal have been asked for, is late in the third, and from the fourth on another device has her seat.
GIVEN = [
    ([ANNA[1], "", ""], ["", "bot", "none"]),
    ([ANNA[2], "", VERA[2]], ["", "bot", ""]),
    ([ANNA[3], "", ""], ["", "bot", "late"]),
    ([ANNA[4], "", VERAS_PHONE[4]], ["", "bot", ""]),
    (["", "", ""], ["absent", "bot", "none"]),
]
STEPS = [1, 4, 5, 8, 11]


def match() -> dict[str, Any]:
    """A match of five deals, without a fault."""
    deals, log = [], ["0 pass"] * 12
    for deal, (step, (given, without)) in enumerate(zip(STEPS, GIVEN, strict=True), 1):
        seed = mix(SERVER[deal], deal, given)
        log[step - 1] = f"table shuffle {seed}"
        mixed = {"deal": deal, "links": given, "without": without}
        deals.append({"step": step, "seed": SERVER[deal], "mixed": mixed, "deck": deck_of(seed, PACK)})
    chains = [
        {"seat": 0, "end": ANNA[0], "first": 1, "since": 1},
        {"seat": -1, "end": SERVER[0], "first": 1, "since": 1},
        {"seat": 2, "end": VERA[0], "first": 1, "since": 2},
        {"seat": 2, "end": VERAS_PHONE[0], "first": 1, "since": 4},
    ]
    return {"secret": SECRET, "log": log, "mixing": {"chains": chains, "deals": deals}}


def cooked(name: str, findings: list[list[Any]], *edits: tuple[str, Any]) -> dict[str, Any]:
    """A match in which something was changed: places and what stands there now. ``findings``: code, number of the deal,
    of the action, and seat."""
    return {"name": name, "edits": [[place, value] for place, value in edits], "findings": findings}


def shuffle(deal: int, seed: str) -> tuple[tuple[str, Any], ...]:
    """The pack of a deal has another seed, and lies by it."""
    return (
        (f"log/{STEPS[deal - 1] - 1}", f"table shuffle {seed}"),
        (f"mixing/deals/{deal - 1}/deck", deck_of(seed, PACK)),
    )


def given(deal: int, *more: str) -> tuple[tuple[str, Any], ...]:
    """A deal with other links, mixed with them."""
    return (
        (f"mixing/deals/{deal - 1}/mixed/links", list(more)),
        (f"mixing/deals/{deal - 1}/mixed/without", ["" if link else "none" for link in more]),
        *shuffle(deal, mix(SERVER[deal], deal, list(more))),
    )


OTHER = "0f" * 32
FIRST = deck_of(mix(SERVER[1], 1, GIVEN[0][0]), PACK)
CASES = [
    cooked(
        "swapped_seed",
        [["server_seed", 2, 4, -1]],
        ("mixing/deals/1/seed", OTHER),
        *shuffle(2, mix(OTHER, 2, GIVEN[1][0])),
    ),
    cooked(
        "seed_of_a_later_deal",
        [["server_seed", 2, 4, -1]],
        ("mixing/deals/1/seed", SERVER[3]),
        *shuffle(2, mix(SERVER[3], 2, GIVEN[1][0])),
    ),
    cooked(
        "links_in_another_order",
        [["links_reordered", 2, 4, -1]],
        *shuffle(2, mix(SERVER[2], 2, [VERA[2], "", ANNA[2]])),
    ),
    cooked(
        "links_that_changed_places",
        [["links_reordered", 2, 4, 0], ["links_reordered", 2, 4, 2]],
        *given(2, VERA[2], "", ANNA[2]),
    ),
    cooked("chosen_deal", [["chosen_deal", 4, 8, -1]], *shuffle(4, OTHER)),
    cooked(
        "a_link_left_out_of_the_mix",
        [["chosen_deal", 4, 8, -1]],
        *shuffle(4, mix(SERVER[4], 4, [ANNA[4], "", ""])),
    ),
    cooked(
        "mixed_with_another_number",
        [["chosen_deal", 4, 8, -1]],
        *shuffle(4, mix(SERVER[4], 5, GIVEN[3][0])),
    ),
    cooked("a_link_of_another_chain", [["wrong_link", 2, 4, 2]], *given(2, ANNA[2], "", NOBODYS[2])),
    cooked("a_link_of_a_chain_that_is_replaced", [["wrong_link", 4, 8, 2]], *given(4, ANNA[4], "", VERA[4])),
    cooked(
        "a_link_of_a_later_deal", [["wrong_link", 2, 4, 0], ["link_twice", 3, 5, 0]], *given(2, ANNA[3], "", VERA[2])
    ),
    cooked("a_link_used_twice", [["link_twice", 3, 5, 0]], *given(3, ANNA[2], "", "")),
    cooked(
        "a_link_used_twice_in_a_chain_that_begins_with_another_deal",
        [["link_twice", 3, 5, 0]],
        ("mixing/chains/4", {"seat": 0, "end": ANNA[0], "first": 2, "since": 3}),
        ("mixing/chains/5", {"seat": 0, "end": ANNA[0], "first": 1, "since": 4}),
        *given(3, ANNA[2], "", ""),
    ),
    cooked("a_link_before_its_chain", [["wrong_link", 1, 1, 2]], *given(1, ANNA[1], "", VERA[1])),
    cooked("a_link_of_a_bot", [["wrong_link", 1, 1, 1]], *given(1, ANNA[1], NOBODYS[1], "")),
    cooked(
        "another_chain_of_the_server",
        [["server_chain", deal, step, -1] for deal, step in enumerate(STEPS, 1)],
        ("mixing/chains/1/end", NOBODYS[0]),
    ),
    cooked(
        "the_server_began_a_new_chain",
        [["server_chain", 4, 8, -1], ["server_chain", 5, 11, -1]],
        ("mixing/chains/3", {"seat": -1, "end": NOBODYS[3], "first": 4, "since": 4}),
        ("mixing/deals/3/seed", NOBODYS[4]),
        ("mixing/deals/4/seed", NOBODYS[5]),
        ("mixing/deals/3/mixed/links", [ANNA[4], "", ""]),
        ("mixing/deals/3/mixed/without", ["", "bot", "none"]),
        *shuffle(4, mix(NOBODYS[4], 4, [ANNA[4], "", ""])),
        *shuffle(5, mix(NOBODYS[5], 5, ["", "", ""])),
    ),
    cooked(
        "cards_entered_by_hand",
        [["dealt_by_hand", 3, 5, -1]],
        ("log/4", "table deal HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.STK / CJ.SQJ"),
    ),
    cooked(
        "cards_entered_beside_the_deals",
        [["dealt_by_hand", 0, 12, -1]],
        ("log/11", "table deal HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.STK / CJ.SQJ"),
    ),
    cooked(
        "a_shuffle_beside_the_deals",
        [["not_listed", 0, 12, -1]],
        ("log/11", f"table shuffle {OTHER}"),
    ),
    cooked(
        "two_cards_changed_places",
        [["other_deck", 1, 1, -1]],
        ("mixing/deals/0/deck", [FIRST[1], FIRST[0], *FIRST[2:]]),
    ),
]

# What Anna's browser was shown with the questions for the links of the five deals; an empty end: the seat had no chain.
SEEN = {
    "table": "t",
    "secret": sha256(bytes.fromhex(SECRET)).hexdigest(),
    "asked": [1, 2, 3, 4, 5],
    "chains": [
        {"seat": -1, "end": SERVER[0], "first": 1, "since": 1, "deal": 1},
        {"seat": 0, "end": ANNA[0], "first": 1, "since": 1, "deal": 1},
        {"seat": 1, "end": "", "first": 0, "since": 0, "deal": 1},
        {"seat": 2, "end": "", "first": 0, "since": 0, "deal": 1},
        {"seat": 2, "end": VERA[0], "first": 1, "since": 2, "deal": 2},
        {"seat": 2, "end": VERAS_PHONE[0], "first": 1, "since": 4, "deal": 4},
    ],
}

# Files without a fault in themselves, which only who was there can tell from the match that was played.
UNPROMISED = [
    cooked(
        "a_chain_that_was_chosen_when_all_links_were_known",
        [["other_chain", 2, 0, 1]],
        ("mixing/chains/4", {"seat": 1, "end": NOBODYS[0], "first": 1, "since": 2}),
        *given(2, ANNA[2], NOBODYS[2], VERA[2]),
    ),
    cooked(
        "a_chain_that_took_the_place_of_another_in_the_middle",
        [["other_chain", 3, 0, 2]],
        ("mixing/chains/4", {"seat": 2, "end": NOBODYS[0], "first": 1, "since": 3}),
        ("mixing/chains/5", {"seat": 2, "end": VERAS_PHONE[0], "first": 1, "since": 4}),
        *given(3, ANNA[3], "", NOBODYS[3]),
    ),
    cooked(
        "the_same_chain_from_another_deal_on",
        [["other_chain", 2, 0, 2]],
        ("mixing/chains/2/first", 2),
        *given(2, ANNA[2], "", VERA[1]),
    ),
    cooked(
        "a_chain_that_was_taken_out",
        [["other_chain", 2, 0, 2]],
        ("mixing/chains/2", {"seat": 2, "end": VERAS_PHONE[0], "first": 1, "since": 4}),
        *given(2, ANNA[2], "", ""),
    ),
]

# Places and what stands there instead: nobody can say of such a file what was mixed.
MALFORMED: list[tuple[str, Any]] = [
    ("mixing/deals/1/mixed/deal", 3),
    ("mixing/deals/1/mixed/deal", 1),
    ("mixing/deals/0/mixed/deal", 0),
    ("mixing/deals/1/step", 1),
    ("mixing/deals/0/step", 0),
    ("mixing/deals/4/step", 13),
    ("mixing/deals/1/step", "4"),
    ("mixing/deals/1/mixed/links", []),
    ("mixing/deals/1/mixed/links", ["", ""]),
    ("mixing/deals/1/mixed/links", ["0", "", ""]),
    ("mixing/deals/1/mixed/links", [ANNA[2].upper(), "", VERA[2]]),
    ("mixing/deals/1/mixed/links", [ANNA[2] + "zz", "", VERA[2]]),
    ("mixing/deals/1/mixed/without", ["", "", ""]),
    ("mixing/deals/1/mixed/without", ["", "bot", "", "bot"]),
    ("mixing/deals/1/mixed/without", ["late", "bot", ""]),
    ("mixing/deals/1/mixed/without", ["", "why", ""]),
    ("mixing/deals/1/seed", "zz"),
    ("mixing/deals/1/deck", []),
    ("mixing/deals/1/deck", [1, 1]),
    ("mixing/deals/1/deck", [32]),
    ("mixing/deals/1/deck", FIRST[1:]),
    ("mixing/deals/1/deck", [*FIRST[1:], 0]),
    ("mixing/chains/0/end", "zz"),
    ("mixing/chains/0/seat", 3),
    ("mixing/chains/0/first", 0),
    ("mixing/chains/0/first", 1.5),
    ("mixing/chains/0/since", None),
]


def whole() -> dict[str, Any]:
    """What the file holds."""
    return {
        "about": "Vectors of mixed deals, made by tests/test_fairness.py with hashlib alone.",
        "hashed": [{"link": "00" * 32, "times": times, "is": links("00" * 32, times)[0]} for times in (0, 1, 2, 4096)],
        "mixed": [
            {"seed": "11" * 32, "deal": deal, "links": given, "is": mix("11" * 32, deal, given)}
            for deal, given in (
                (1, ["", "", ""]),
                (2, ["22" * 32, "", ""]),
                (2, ["", "22" * 32, ""]),
                (255, [OTHER] * 4),
            )
        ],
        "decks": [
            {"seed": seed, "pack": pack, "is": deck_of(seed, pack)}
            for seed in ("11" * 32, OTHER)
            for pack in (PACK, list(range(32)))
        ],
        "match": match(),
        "cooked": CASES,
        "seen": SEEN,
        "unpromised": UNPROMISED,
        "malformed": MALFORMED,
    }


# --------------------------------------------------------------------------------------------------- the tests

VECTORS = json.loads(FILE.read_text("utf-8"))


def test_the_file_holds_what_hashlib_gives() -> None:
    assert json.loads(json.dumps(whole())) == VECTORS


def test_a_known_hmac() -> None:
    """RFC 4231, test case 2: the code above is no copy of the program's."""
    known = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert hmac_of(b"Jefe", b"what do ya want for nothing?").hex() == known


def test_hashing_mixing_and_shuffling() -> None:
    for one in VECTORS["hashed"]:
        assert hashed(one["link"], one["times"]) == one["is"]
    for one in VECTORS["mixed"]:
        assert mixed_seed(one["seed"], one["deal"], one["links"]) == one["is"]
    for one in VECTORS["decks"]:
        assert list(shuffled(one["seed"], one["pack"])) == one["is"]


def edited(edits: list[list[Any]]) -> dict[str, Any]:
    """The match of the file with something else in some places."""
    data: dict[str, Any] = copy.deepcopy(VECTORS["match"])
    for place, value in edits:
        *path, last = (int(part) if part.isdecimal() else part for part in place.split("/"))
        at: Any = data
        for part in path:
            at = at[part]
        if isinstance(at, list) and last == len(at):
            at.append(value)
        else:
            at[last] = value
    return data


def found_in(data: dict[str, Any]) -> list[list[Any]]:
    """What is found in a match."""
    mixing = msgspec.convert(data["mixing"], DealMixing)
    assert well_formed(mixing, 3, len(data["log"]))
    return [[one.code, one.deal, one.step, one.seat] for one in mix_findings(mixing, data["log"], data["secret"])]


def test_a_fair_match_has_no_finding() -> None:
    assert found_in(VECTORS["match"]) == []


@pytest.mark.parametrize("case", VECTORS["cooked"], ids=lambda case: case["name"])
def test_what_was_cooked_is_found_by_name(case: dict[str, Any]) -> None:
    assert found_in(edited(case["edits"])) == case["findings"]


@pytest.mark.parametrize("case", VECTORS["unpromised"], ids=lambda case: case["name"])
def test_what_was_only_promised_otherwise_is_no_fault_of_the_file(case: dict[str, Any]) -> None:
    """Only a browser that was there can find it (the page's check, against the same cases)."""
    assert found_in(edited(case["edits"])) == []


def test_every_code_has_a_cooked_match() -> None:
    codes = {code for case in VECTORS["cooked"] for code, *_ in case["findings"]}
    assert codes == set(get_args(MixCode))


def test_the_servers_chain_comes_from_the_secret() -> None:
    for deal in (1, 2, 5, SERVER_LINKS):
        assert server_seed(SECRET, deal) == SERVER[deal]
        assert server_chain(SECRET, deal) == HashChain(-1, SERVER[0], 1, 1)
        assert hashed(server_seed(SECRET, deal), deal) == SERVER[0]
    second = links(sha256(f"{SECRET}/deals/1025".encode()).hexdigest(), 1024)
    assert server_chain(SECRET, 1025) == server_chain(SECRET, 2048) == HashChain(-1, second[0], 1025, 1025)
    assert server_seed(SECRET, 1025) == second[1]
    assert server_seed(SECRET, 2048) == second[1024]


def test_a_link_fits_its_own_deal_only() -> None:
    chain = HashChain(0, ANNA[0], 1, 1)
    assert fits(chain, 3, ANNA[3])
    assert not fits(chain, 4, ANNA[3])
    assert not fits(chain, 2, ANNA[3])
    # A chain that was made anew for the deals after its last link.
    assert fits(HashChain(0, ANNA[0], LINKS + 1, 7), LINKS + 3, ANNA[3])
    assert not fits(HashChain(0, ANNA[0], 1, 1), LINKS + 1, ANNA[1])
    assert not fits(HashChain(0, ANNA[0], 5, 5), 4, ANNA[0])


def test_the_chain_that_was_published_last_counts_from_its_deal_on() -> None:
    one, other = HashChain(0, ANNA[0], 1, 1), HashChain(0, VERA[0], 1, 4)
    assert chain_in_force([one, other], 0, 3) == one
    assert chain_in_force([one, other], 0, 4) == other
    assert chain_in_force([one, other], 1, 4) is None
    assert chain_in_force([other], 0, 3) is None


@pytest.mark.parametrize("text", ["", "00", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n"])
def test_what_is_no_link(text: str) -> None:
    assert not is_link(text)


@pytest.mark.parametrize(("place", "value"), VECTORS["malformed"])
def test_what_cannot_be_read_is_not_well_formed(place: str, value: Any) -> None:
    try:
        mixing = msgspec.convert(edited([[place, value]])["mixing"], DealMixing)
    except msgspec.ValidationError:
        return
    assert not well_formed(mixing, 3, 12)


def test_a_deal_without_links_is_the_servers_alone() -> None:
    assert Mixed(1, ("", ""), ("bot", "late")).alone
    assert not Mixed(1, ("", ANNA[1]), ("bot", "")).alone
