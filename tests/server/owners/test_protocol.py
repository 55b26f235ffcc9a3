"""Several workers, one database, and everything that can go wrong: nothing is lost, nothing is there twice, and each
table has one writer and one voice. Each net is taken out once, and is missed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from prikup.server.owners.lease import LENGTH, MARGIN, Lease
from tests.server.owners.protocol import OwnerProtocol
from tests.support.seeds import trials

STEPS = 40


@pytest.mark.search
def test_the_owner_protocol() -> None:
    run_state_machine_as_test(
        OwnerProtocol,
        settings=settings(
            max_examples=trials(40, 1500),
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


def begun(without: str) -> OwnerProtocol:
    """A world with the workers a and b, in which a has the table t."""

    class World(OwnerProtocol):
        pass

    World.without = without
    world = World()
    world.begin(rates=(1.0, 1.0, 1.0), offsets=(0.0, 0.0, 0.0))
    world.somebody_opens_a_table(0, "t")
    world.the_network_is_well()
    assert world.workers[0].speaks("t")
    return world


def taken_over(world: OwnerProtocol) -> None:
    """Nothing is heard of a for longer than its lease, and b takes its table."""
    a, b = world.workers[0], world.workers[2]
    world.time_passes(4.0, beats=False)
    for asked in [asked for asked in world.network if asked.worker is b]:
        world._execute(asked)
        world._answer(asked)
    assert b.believes()
    world.somebody_opens_a_table(2, "t")
    for asked in [asked for asked in world.network if asked.worker is b]:
        world._execute(asked)
        world._answer(asked)
    assert b.speaks("t")
    assert a.alive


def two_voices(world: OwnerProtocol) -> None:
    """The owner hears nothing of the database and believes in its table, which another one has."""
    taken_over(world)


def a_late_append(world: OwnerProtocol) -> None:
    """What an owner has sent arrives when another one has the table."""
    world.a_page_acts(0, "t")
    late = world.network[-1]
    taken_over(world)
    world._execute(late)
    assert late.result == "moved"


def a_doubtful_append(world: OwnerProtocol) -> None:
    """An append whose connection was lost is carried out after its writer has read again, and written again."""
    world.a_page_acts(0, "t")
    doubtful = world.network[-1]
    doubtful.given_up = True
    world.workers[0].doubts(doubtful)
    again = world.network[-1]
    world._execute(again)
    world._answer(again)
    action = world.waiting["t"][0]
    world._send("t", action, world.workers[0])
    world._execute(doubtful)
    second = world.network[-1]
    world._execute(second)
    world._answer(second)


def checked(world: OwnerProtocol, history: Callable[[OwnerProtocol], None]) -> None:
    """Plays a history, and looks whether all holds that must hold."""
    history(world)
    world.nothing_is_lost_or_twice()
    world.a_table_speaks_with_one_voice()


@pytest.mark.parametrize(
    ("history", "net", "missed"),
    [
        (two_voices, "deadline", "are served by"),
        (a_late_append, "epoch", "written with the claim"),
        (a_doubtful_append, "key", "the numbers of t: .0, 0."),
    ],
)
def test_each_net_is_missed(history: Callable[[OwnerProtocol], None], net: str, missed: str) -> None:
    whole = begun("")
    checked(whole, history)
    whole.teardown()
    torn = begun(net)
    with pytest.raises(AssertionError, match=missed):
        checked(torn, history)
    torn.engine.dispose()


def test_a_lease_is_believed_from_the_moment_its_beat_was_sent() -> None:
    lease = Lease()
    assert not lease.holds(0.0)
    lease.renewed(sent=100.0, now=100.9)
    assert lease.term == 1
    assert lease.left(100.0) == LENGTH - MARGIN == 2.5
    assert lease.holds(102.4)
    assert not lease.holds(102.5)
    assert lease.left(103.0) == 0


def test_answers_out_of_order_never_shorten_a_lease() -> None:
    lease = Lease()
    lease.renewed(sent=10.0, now=10.1)
    lease.renewed(sent=9.0, now=10.2)
    assert lease.holds(12.4)
    assert lease.term == 1


def test_a_lease_that_has_ended_begins_a_new_term() -> None:
    """What was claimed before is not held: somebody else may have had it in between."""
    lease = Lease()
    lease.renewed(sent=0.0, now=0.0)
    lease.renewed(sent=2.4, now=2.6)
    assert lease.term == 2
    lease.lost()
    assert not lease.holds(2.6)
