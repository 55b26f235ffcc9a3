"""People in the database: two requests at the same time, and sessions that are used now and then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest

from prikup.server.accounts.passwords import Passwords
from prikup.server.accounts.users import Users
from prikup.server.errors import ServerError
from prikup.server.retention_clock import DAY, RetentionClock
from prikup.server.settings import Hashing, Settings
from prikup.server.store.store import Store

PASSWORD, OTHER = "a good password", "another password"


class Wall:
    """A wall clock, in milliseconds, which goes as the monotonic one does."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def now(self) -> int:
        return self.at

    def ticks(self) -> float:
        return self.at / 1000


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
async def users(tmp_path: Path, wall: Wall) -> AsyncIterator[Users]:
    settings = Settings(f"sqlite:///{tmp_path / 'server.sqlite'}", session_days=90)
    store = Store(settings.database)
    await store.start()
    passwords = Passwords(Hashing(rounds=1, memory=64, lanes=1))
    yield Users(store, passwords, settings=settings, clock=RetentionClock(wall.now, wall.ticks))
    passwords.close()
    await store.stop()


async def together(*work: Awaitable[Any]) -> list[str]:
    """What becomes of things done at the same time: the codes of what is refused, and "done"."""
    found = await asyncio.gather(*work, return_exceptions=True)
    assert all(isinstance(one, ServerError) for one in found if isinstance(one, BaseException)), found
    return sorted(getattr(one, "code", "done") for one in found)


async def test_one_of_two_gets_a_login(users: Users) -> None:
    guest, secret = await users.guest("Anna", "en")
    asked = (users.register(one, old, "anna", PASSWORD, "en") for one, old in ((None, ""), (guest, secret)))
    assert await together(*asked) == ["done", "login_taken"]
    assert (await users.login("anna", PASSWORD))[0].login == "anna"


async def test_a_guest_becomes_one_account(users: Users) -> None:
    guest, secret = await users.guest("Anna", "en")
    asked = (users.register(guest, secret, login, PASSWORD, "en") for login in ("anna", "anna2"))
    assert await together(*asked) == ["already_registered", "done"]
    tried = (users.login(login, PASSWORD) for login in ("anna", "anna2"))
    assert await together(*tried) == ["done", "wrong_login"]


async def test_of_two_new_passwords_one_is_taken(users: Users) -> None:
    person, secret = await users.register(None, "", "anna", PASSWORD, "en")
    new = (OTHER, "a third password")
    assert await together(*(users.change_password(person, secret, PASSWORD, one) for one in new)) == [
        "done",
        "wrong_password",
    ]
    assert await together(*(users.login("anna", one) for one in (PASSWORD, *new))) == [
        "done",
        "wrong_login",
        "wrong_login",
    ]


async def test_an_account_is_deleted_with_the_password_it_has_then(
    users: Users, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, secret = await users.register(None, "", "anna", PASSWORD, "en")
    fits = users._passwords.fits

    async def changed_meanwhile(kept: str | None, password: str) -> bool:
        right = await fits(kept, password)
        monkeypatch.undo()
        await users.change_password(person, secret, PASSWORD, OTHER)
        return right

    monkeypatch.setattr(users._passwords, "fits", changed_meanwhile)
    assert await together(users.delete(person, PASSWORD)) == ["wrong_password"]
    assert (await users.login("anna", OTHER))[0].id == person.id


async def test_a_guest_is_deleted_once(users: Users) -> None:
    guest, secret = await users.guest("Anna", "en")
    assert await together(*(users.delete(guest, "") for _ in range(2))) == ["done", "no_session"]
    assert await users.by_session(secret) is None


async def test_a_session_that_is_used_goes_on(users: Users, wall: Wall) -> None:
    guest, secret = await users.guest("Anna", "en")
    for _ in range(4):
        wall.at += 60 * DAY
        assert await users.by_session(secret) == guest
        assert await users.forget_old() == 0
    wall.at += 91 * DAY
    assert await users.by_session(secret) is None
    assert await users.forget_old() == 1
