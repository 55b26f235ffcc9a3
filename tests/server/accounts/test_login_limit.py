"""Wrong passwords: guessing is slowed down for each login, and its owner gets in all the same (decision 0012)."""

from __future__ import annotations

import random

import pytest

from prikup.server.accounts import login_limit
from prikup.server.accounts.login_limit import DEVICE_COOKIE, LoginLimit
from prikup.server.errors import ServerError
from prikup.server.settings import Rates
from tests.server.accounts.test_rates import Ticks

RATES = Rates(logins_known="4/hour", logins_strange="3/minute")
OWNER = "198.51.100.1"


def limit() -> tuple[LoginLimit, Ticks]:
    ticks = Ticks()
    made = LoginLimit(RATES, ticks)
    made.start(b"k" * 32)
    return made, ticks


def wait(login_limit: LoginLimit, address: str, device: str = "", login: str = "anna") -> int:
    """The seconds that an attempt must wait; 0 for one that may be made."""
    try:
        login_limit.take(login, address, device)
    except ServerError as fault:
        return int(fault.params["seconds"]) if fault.code == "login_slowed" else -1
    return 0


def test_all_strangers_share_one_count() -> None:
    found, _ = limit()
    assert [wait(found, f"192.0.2.{number}") for number in range(5)] == [0, 0, 0, 20, 40]
    # Another login has its own, whether anybody has it or not.
    assert wait(found, "192.0.2.1", login="boris") == 0


def test_a_known_browser_and_a_known_address_have_their_own() -> None:
    found, ticks = limit()
    device = found.device_of("anna")
    found.seen("anna", OWNER)
    for number in range(100):
        wait(found, f"192.0.2.{number}")
    assert wait(found, "203.0.113.5", device) == 0
    assert wait(found, OWNER) == 0
    # They are no way to guess on without end either.
    assert [wait(found, OWNER) for _ in range(4)] == [0, 0, 0, 900]
    assert [wait(found, "203.0.113.5", device) for _ in range(4)] == [0, 0, 0, 900]
    ticks.at += 31 * 86_400
    for number in range(100):
        wait(found, f"192.0.2.{number}")
    assert wait(found, OWNER) > 0, "an address is known for a month"


@pytest.mark.parametrize("made_up", ["{}x", "x{}", "ä.ö", "." * 300, ""])
def test_a_cookie_that_was_made_up_helps_nobody(made_up: str) -> None:
    found, _ = limit()
    device = found.device_of("anna")
    for number in range(10):
        wait(found, f"192.0.2.{number}")
    assert wait(found, "203.0.113.5", made_up.format(device)) > 0
    assert wait(found, "203.0.113.6", found.device_of("boris")) > 0
    other, _ = limit()
    other.start(b"another key of another server....")
    assert wait(found, "203.0.113.7", other.device_of("anna")) > 0
    assert wait(found, "203.0.113.8", device) == 0


def test_a_right_password_does_not_count() -> None:
    found, _ = limit()
    for _ in range(20):
        found.take("anna", "192.0.2.1", "")()
    assert [wait(found, "192.0.2.1") for _ in range(4)] == [0, 0, 0, 20]


def test_the_owner_gets_through_from_a_new_place_while_others_guess_without_end() -> None:
    found, ticks = limit()
    rng, tried, told = random.Random(5), 0, 0
    for second in range(7200):
        ticks.at += 1
        for _ in range(5):
            tried += wait(found, f"192.0.2.{rng.randrange(20)}") == 0
        if second == 3600:
            told = wait(found, OWNER)
            assert 0 < told <= 21 * 20, "behind twenty guessers, each with one place in the queue"
        if second == 3600 + told and told:
            assert wait(found, OWNER) == 0, "the place in the queue is kept"
            told = 0
    assert told == 0
    # 36,000 attempts of twenty addresses in two hours: what passes is the rate, and what fits in at once.
    assert tried <= 3 + 7200 // 20


def test_an_attack_delays_nobody_for_more_than_a_day_once_it_is_over() -> None:
    found, ticks = limit()
    for number in range(20_000):
        wait(found, f"10.0.{number // 250}.{number % 250}")
    assert 86_000 < wait(found, OWNER) <= 86_420
    assert sum(map(len, found._queues.values())) <= 86_400 // 20 + 1
    ticks.at += 86_400 + 1000
    assert wait(found, OWNER) == 0


def test_a_place_in_the_queue_is_not_kept_for_ever() -> None:
    found, ticks = limit()
    assert [wait(found, f"192.0.2.{number}") for number in range(4)] == [0, 0, 0, 20]
    ticks.at += 20 + 1000
    for number in range(10, 20):
        wait(found, f"192.0.2.{number}")
    assert wait(found, "192.0.2.3") > 0


def test_the_cookie_has_a_name_of_its_own() -> None:
    assert DEVICE_COOKIE == "prikup_device"


def test_what_counts_no_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(login_limit, "SWEPT", 20)
    found, ticks = limit()
    take_back = found.take("vera", "192.0.2.1", "")
    for number in range(4):
        wait(found, f"192.0.2.{number}")
    assert wait(found, "192.0.2.3") == 20
    for number in range(21):
        found.seen(f"login {number}", OWNER)
    ticks.at += login_limit.HELD + 60
    for number in range(19):
        assert wait(found, "192.0.2.9", login=f"login {number}") == 0
    # The counts that are full again, and the place that nobody came back for, are gone.
    assert len(found._full_at) == 19
    assert not found._queues
    # A password that turns out right after that gives nothing back.
    take_back()
    assert [wait(found, f"192.0.2.{number}", login="vera") for number in range(4)] == [0, 0, 0, 20]
    ticks.at += login_limit.KEPT
    found.seen("anna", "192.0.2.77")
    assert len(found._addresses) == 1


def test_places_in_other_queues_are_kept_when_what_counts_no_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(login_limit, "SWEPT", 5)
    found, ticks = limit()
    for number in range(5):
        wait(found, f"192.0.2.{number}")
    ticks.at += 25
    for number in range(6):
        assert wait(found, "192.0.2.9", login=f"login {number}") == 0
    # One may try by now, and the other one must wait a little still.
    assert [wait(found, f"192.0.2.{number}") for number in (3, 4)] == [0, 15]
    ticks.at += 15
    assert wait(found, "192.0.2.4") == 0
    assert not found._queues
