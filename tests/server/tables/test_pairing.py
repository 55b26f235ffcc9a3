"""Quick pairing: who plays with whom, when bots are offered and taken, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Self

import pytest
from msgspec.structs import replace

from prikup.core.errors import PrikupError
from prikup.server.accounts.rates import Limiter
from prikup.server.bodies import Clock, Sought, TableInfo
from prikup.server.messages import Paired, Refused, Waits
from prikup.server.pairing import ANSWER, LISTED, OFFER, ClientAddress, Pairing, Seeker
from prikup.server.settings import LogLimits, Rates, Settings
from prikup.server.store.disk_reserve import DiskReserve
from prikup.server.user import User
from tests.server.tables.support import ANNA, BORIS, VERA, World

SHORT = "thousand/ru+end.target=300+barrel.at=off"
"""Rules in canonical form."""
TWO = "1001/hulsemann"
"""Rules for two."""


class Asker:
    """A page that waits: what it was told."""

    def __init__(self, hall: Hall, user: User, rules: str = SHORT, clock: Clock | None = None) -> None:
        self.hall = hall
        self.told: list[Waits | Paired | Refused] = []
        address = ClientAddress(f"192.0.2.{len(user.id)}", None)
        self.seeker: Seeker = hall.pairing.seek(user, address, rules, clock, self.told.append)

    @property
    def last(self) -> Any:
        return self.told[-1]

    def answer(self, *, bots: bool) -> None:
        self.hall.pairing.answer(self.seeker, bots=bots)

    def leave(self) -> None:
        self.hall.pairing.leave(self.seeker)


class Hall:
    """A server's tables, and those who wait for one."""

    def __init__(self, folder: Path, **changed: Any) -> None:
        self.world = World(folder)
        self.settings = replace(Settings(self.world.url), **changed)
        self.ticks = 0.0
        self.limiter = Limiter(lambda: self.ticks)
        self._make()

    def _make(self) -> None:
        disk = DiskReserve(self.world.url, self.settings.disk)
        self.pairing = Pairing(self.world.hub, self.limiter, disk, self.settings, self.world.time)

    async def __aenter__(self) -> Self:
        await self.world.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.pairing.stop()
        await self.world.__aexit__()

    async def opened(self) -> None:
        """Until the tables that are being opened are there."""
        while self.pairing._opening:
            await asyncio.gather(*self.pairing._opening)

    async def wait(self, seconds: float) -> None:
        await self.world.wait(seconds)
        await self.opened()

    async def table(self, asker: Asker) -> TableInfo:
        """The table that somebody was told of."""
        await self.opened()
        assert isinstance(asker.last, Paired), asker.told
        return await self.world.hub.info(asker.last.table)


def who(info: TableInfo) -> list[str]:
    return [seat.name or seat.bot or "-" for seat in info.seats]


async def test_a_table_opens_when_enough_wait_for_the_same(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        anna = Asker(hall, ANNA)
        assert anna.told == [Waits(1, 3, 0, offer=False)]
        boris = Asker(hall, BORIS)
        assert anna.last == boris.last == Waits(2, 3, 0, offer=False)
        vera = Asker(hall, VERA)
        table = await hall.table(vera)
        assert (table.status, who(table), table.host) == ("playing", ["Anna", "Boris", "Vera"], "anna")
        # Others may watch people who found each other here.
        assert not table.options.private
        assert anna.last == boris.last == vera.last == Paired(table.id)
        assert hall.pairing.sought() == []


async def test_another_wish_is_another_table(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        quick = Clock(180_000, 5000)
        anna = Asker(hall, ANNA, TWO)
        boris = Asker(hall, BORIS, TWO, quick)
        assert anna.last == boris.last == Waits(1, 2, 0, offer=False)
        vera = Asker(hall, VERA, TWO, Clock(180_000, 5000))
        table = await hall.table(vera)
        assert who(table) == ["Boris", "Vera"]
        assert table.options.clock == quick
        assert anna.last == Waits(1, 2, 0, offer=False)
        assert hall.pairing.sought() == [Sought(TWO, "thousand", 2, None, 1)]


async def test_the_same_rules_in_other_words(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        Asker(hall, ANNA, SHORT)
        boris = Asker(hall, BORIS, "thousand/ru+barrel.at=off+end.target=300")
        assert boris.last == Waits(2, 3, 0, offer=False)


async def test_bots_are_offered_after_twenty_seconds(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        anna = Asker(hall, ANNA)
        await hall.wait(OFFER - 0.1)
        assert anna.last == Waits(1, 3, 0, offer=False)
        await hall.wait(0.2)
        assert anna.last == Waits(1, 3, 0, offer=True)
        anna.answer(bots=True)
        table = await hall.table(anna)
        assert (table.status, who(table)) == ("playing", ["Anna", "thumb", "thumb"])
        # Alone with bots, as with "play now": nobody need see it.
        assert table.options.private


async def test_who_goes_on_waiting_may_take_bots_later(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        anna = Asker(hall, ANNA)
        await hall.wait(OFFER)
        anna.answer(bots=False)
        await hall.wait(600)
        assert anna.last == Waits(1, 3, 0, offer=True)
        boris = Asker(hall, BORIS)
        assert anna.last == Waits(2, 3, 0, offer=True)
        assert boris.last == Waits(2, 3, 0, offer=False)
        anna.answer(bots=True)
        assert boris.last == Waits(2, 3, 1, offer=True)
        boris.answer(bots=True)
        assert who(await hall.table(boris)) == ["Anna", "Boris", "thumb"]


async def test_who_takes_bots_waits_a_moment_for_the_others(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        anna, boris = Asker(hall, ANNA), Asker(hall, BORIS)
        anna.answer(bots=True)
        # Boris is asked at once, and does not answer.
        assert boris.last == Waits(2, 3, 1, offer=True)
        await hall.wait(ANSWER - 0.1)
        assert anna.last == Waits(2, 3, 1, offer=True)
        await hall.wait(0.2)
        assert who(await hall.table(anna)) == ["Anna", "thumb", "thumb"]
        assert boris.last == Waits(1, 3, 0, offer=True)
        # With people only, he keeps nobody waiting.
        boris.answer(bots=False)
        vera = Asker(hall, VERA)
        vera.answer(bots=True)
        assert who(await hall.table(vera)) == ["Vera", "thumb", "thumb"]
        assert boris.last == Waits(1, 3, 0, offer=True)


async def test_a_full_table_needs_no_answers(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        anna, boris = Asker(hall, ANNA), Asker(hall, BORIS)
        anna.answer(bots=True)
        boris.answer(bots=False)
        assert who(await hall.table(anna)) == ["Anna", "thumb", "thumb"]
        other = Asker(hall, ANNA)
        vera = Asker(hall, VERA)
        assert who(await hall.table(vera)) == ["Boris", "Anna", "Vera"]
        assert other.last == vera.last == boris.last
        # Nothing is left of the answer that was awaited.
        await hall.wait(100)


async def test_who_takes_bots_and_leaves_keeps_nobody(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        anna, boris = Asker(hall, ANNA), Asker(hall, BORIS)
        anna.answer(bots=True)
        anna.leave()
        anna.leave()
        await hall.wait(100)
        assert boris.last == Waits(1, 3, 0, offer=True)
        assert hall.pairing.sought() == [Sought(SHORT, "thousand", 3, None, 1)]
        boris.leave()
        assert hall.pairing.sought() == []


async def test_names_that_look_alike_wait_for_different_tables(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        anna = Asker(hall, ANNA, TWO)
        # With a Cyrillic letter.
        other = Asker(hall, User("other", "Аnna"), TWO)
        assert anna.last == other.last == Waits(1, 2, 0, offer=False)
        boris = Asker(hall, BORIS, TWO)
        assert who(await hall.table(boris)) == ["Anna", "Boris"]
        assert other.last == Waits(1, 2, 0, offer=False)
        vera = Asker(hall, VERA, TWO)
        assert who(await hall.table(vera)) == ["Аnna", "Vera"]


async def test_one_wish_a_person(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        first = Asker(hall, ANNA, TWO)
        second = Asker(hall, ANNA, TWO)
        assert first.last == Refused("", "waiting_elsewhere")
        # Nobody plays with themselves, and the page that was left behind says no more.
        assert second.last == Waits(1, 2, 0, offer=False)
        first.leave()
        first.answer(bots=True)
        assert hall.pairing.sought() == [Sought(TWO, "thousand", 2, None, 1)]
        third = Asker(hall, ANNA)
        assert second.last == Refused("", "waiting_elsewhere")
        assert hall.pairing.sought() == [Sought(SHORT, "thousand", 3, None, 1)]
        assert third.last == Waits(1, 3, 0, offer=False)


async def test_what_is_no_wish(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        for rules, clock, code in (
            ("chess", None, "unknown_game"),
            ("thousand/none", None, "unknown_preset"),
            ("thousand/ru+barrel.at=banana", None, "bad_value"),
            (SHORT, Clock(0, 0), "bad_options"),
            (SHORT, Clock(10**12, 0), "bad_options"),
        ):
            with pytest.raises(PrikupError) as caught:
                Asker(hall, ANNA, rules, clock)
            assert caught.value.code == code, rules
        assert hall.pairing.sought() == []


async def test_so_many_wishes_a_minute(tmp_path: Path) -> None:
    async with Hall(tmp_path, rates=Rates(wishes="2/minute")) as hall:
        for _ in range(2):
            Asker(hall, ANNA)
        with pytest.raises(PrikupError) as caught:
            Asker(hall, ANNA)
        assert (caught.value.code, caught.value.params) == ("too_many_requests", {"seconds": 30})
        # What was refused has changed nothing.
        assert hall.pairing.sought() == [Sought(SHORT, "thousand", 3, None, 1)]
        Asker(hall, BORIS)


async def test_so_many_people_of_one_address(tmp_path: Path) -> None:
    async with Hall(tmp_path, most_waiting_address=2) as hall:

        def seek(user: User, address: str) -> None:
            hall.pairing.seek(user, ClientAddress(address, None), "preferans/sochi-4", None, lambda _: None)

        seek(ANNA, "192.0.2.1")
        seek(BORIS, "192.0.2.1")
        # A new wish of somebody who waits there is none more.
        seek(BORIS, "192.0.2.1")
        with pytest.raises(PrikupError) as caught:
            seek(VERA, "192.0.2.1")
        assert (caught.value.code, caught.value.params) == ("too_many_waiting", {"most": 2})
        seek(VERA, "192.0.2.2")
        assert [group.people for group in hall.pairing.sought()] == [3]
        # The machine's own address is everybody's behind a proxy.
        for number in range(4):
            hall.pairing.seek(
                User(str(number), f"Guest {number}"), ClientAddress("127.0.0.1", None), TWO, None, lambda _: None
            )
        await hall.opened()


async def test_the_host_may_open_no_more_tables(tmp_path: Path) -> None:
    async with Hall(tmp_path, rates=Rates(tables_day="1/day")) as hall:
        anna = Asker(hall, ANNA)
        anna.answer(bots=True)
        await hall.table(anna)
        again, boris = Asker(hall, ANNA, TWO), Asker(hall, BORIS, TWO)
        await hall.opened()
        assert again.last.code == "too_many_requests"
        # Boris waits on, and plays with the next one.
        assert boris.last == Waits(1, 2, 0, offer=False)
        vera = Asker(hall, VERA, TWO)
        assert who(await hall.table(vera)) == ["Boris", "Vera"]


async def test_who_takes_bots_gets_a_table_though_the_host_may_open_none(tmp_path: Path) -> None:
    async with Hall(tmp_path, rates=Rates(tables_day="1/day")) as hall:
        anna = Asker(hall, ANNA, TWO)
        anna.answer(bots=True)
        await hall.table(anna)
        again, boris = Asker(hall, ANNA), Asker(hall, BORIS)
        await hall.wait(OFFER)
        assert boris.last == Waits(2, 3, 0, offer=True)
        again.answer(bots=True)
        boris.answer(bots=True)
        await hall.opened()
        assert again.last.code == "too_many_requests"
        # He is back in the queue, was offered bots and took them: nobody is left to wait for.
        table = await hall.table(boris)
        assert (who(table), table.host) == (["Boris", "thumb", "thumb"], "boris")


async def test_a_moment_for_answers_is_not_made_longer_by_who_comes(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        anna, boris = (Asker(hall, user, "preferans/sochi-4") for user in (ANNA, BORIS))
        anna.answer(bots=True)
        await hall.wait(ANSWER - 1)
        vera = Asker(hall, VERA, "preferans/sochi-4")
        assert vera.last == Waits(3, 4, 1, offer=True)
        await hall.wait(1)
        assert who(await hall.table(anna)) == ["Anna", "thumb", "thumb", "thumb"]
        assert boris.last == vera.last == Waits(2, 4, 0, offer=True)


async def test_who_asked_anew_while_the_table_was_opened(tmp_path: Path) -> None:
    async with Hall(tmp_path, rates=Rates(tables_day="1/day")) as hall:
        anna = Asker(hall, ANNA)
        anna.answer(bots=True)
        await hall.table(anna)
        Asker(hall, ANNA, TWO)
        first = Asker(hall, BORIS, TWO)
        # Another window, before the table of the first one was refused to its host.
        second = Asker(hall, BORIS)
        await hall.opened()
        assert first.last == Refused("", "waiting_elsewhere")
        assert second.last == Waits(1, 3, 0, offer=False)
        assert hall.pairing.sought() == [Sought(SHORT, "thousand", 3, None, 1)]


async def test_no_room_for_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "limits", LogLimits(all_bytes=1))
    async with Hall(tmp_path) as hall:
        await hall.world.table(ANNA)
        anna, boris = Asker(hall, ANNA, TWO), Asker(hall, BORIS, TWO)
        await hall.opened()
        assert anna.last == boris.last == Refused("", "no_room")
        assert hall.pairing.sought() == []


async def test_who_has_gone_before_the_table_is_there(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        anna, boris = Asker(hall, ANNA, TWO), Asker(hall, BORIS, TWO)
        anna.leave()
        table = await hall.table(boris)
        # Like anybody who closes the page at a table: the seat is theirs, and a bot plays for them after a while.
        assert who(table) == ["Anna", "Boris"]
        assert anna.last == Waits(1, 2, 0, offer=False)


async def test_what_most_wait_for_is_listed_first(tmp_path: Path) -> None:
    async with Hall(tmp_path, rates=Rates(wishes="1000/minute")) as hall:
        Asker(hall, ANNA, "preferans/sochi@2")
        Asker(hall, BORIS)
        Asker(hall, VERA)
        wanted = [(group.rules, group.game, group.people) for group in hall.pairing.sought()]
        assert wanted == [(SHORT, "thousand", 2), ("preferans/sochi@2", "preferans", 1)]
        for number in range(LISTED + 5):
            user, clock = User(f"guest{number}", f"Guest {number}"), Clock(1000 * (number + 1), 0)
            hall.pairing.seek(user, ClientAddress(str(number), None), SHORT, clock, lambda _: None)
        assert len(hall.pairing.sought()) == LISTED


async def test_the_server_stops(tmp_path: Path) -> None:
    async with Hall(tmp_path) as hall:
        anna = Asker(hall, ANNA)
        await hall.pairing.stop()
        assert hall.pairing.sought() == []
        anna.leave()
        await hall.wait(100)
        assert anna.told == [Waits(1, 3, 0, offer=False)]
