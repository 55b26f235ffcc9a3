"""Turns by the time that was used, and accounts of bot time."""

from __future__ import annotations

import pytest

from prikup.server.pool.budget import REMEMBERED as ACCOUNTS
from prikup.server.pool.budget import Budget
from prikup.server.pool.fair_queue import REMEMBERED as FLOWS
from prikup.server.pool.fair_queue import FairQueue


class Item:
    def __init__(self, flow: str, name: str = "", *, last: bool = False) -> None:
        self.flow = flow
        self.name = name
        self.last = last
        self.given_up = False


def order(queue: FairQueue[Item], cost: dict[str, float]) -> str:
    """The flows in the order in which their items come, when each takes so long."""
    found = []
    while (item := queue.pop()) is not None:
        found.append(item.flow)
        queue.charge(item.flow, cost[item.flow])
    return "".join(found)


def test_many_items_of_one_do_not_delay_another() -> None:
    queue: FairQueue[Item] = FairQueue()
    for _ in range(6):
        queue.put(Item("a"))
    for _ in range(2):
        queue.put(Item("b"))
    assert order(queue, {"a": 0.01, "b": 0.01}) == "ababaaaa"


def test_long_items_get_fewer_turns() -> None:
    queue: FairQueue[Item] = FairQueue()
    for _ in range(3):
        queue.put(Item("a"))
    for _ in range(6):
        queue.put(Item("b"))
    # After one of 35 ms the others have four of 10: each begins while they have used less.
    assert order(queue, {"a": 0.035, "b": 0.01}) == "abbbbabba"


def test_nobody_saves_turns_up() -> None:
    queue: FairQueue[Item] = FairQueue()
    for _ in range(100):
        queue.put(Item("a"))
        queue.pop()
        queue.charge("a", 0.015)
    for _ in range(4):
        queue.put(Item("a"))
        queue.put(Item("b"))
    # One was away while the other used 1.5 seconds, and begins where the last of its items did.
    assert order(queue, {"a": 0.01, "b": 0.01}) == "bbababaa"


def test_last_items_come_after_the_others_of_their_flow() -> None:
    queue: FairQueue[Item] = FairQueue()
    queue.put(Item("a", "hint", last=True))
    queue.put(Item("a", "move"))
    queue.put(Item("a", "another"))
    assert [item.name for item in iter(queue.pop, None)] == ["move", "another", "hint"]


def test_what_nobody_waits_for_is_left_out() -> None:
    queue: FairQueue[Item] = FairQueue()
    items = [Item("a", str(number)) for number in range(3)]
    for item in items:
        queue.put(item)
    items[0].given_up = items[2].given_up = True
    assert queue
    assert [item.name for item in iter(queue.pop, None)] == ["1"]
    assert not queue


def test_flows_are_forgotten() -> None:
    queue: FairQueue[Item] = FairQueue()
    for number in range(3 * FLOWS):
        queue.put(Item(str(number)))
        queue.pop()
        queue.charge(str(number), 0.0)
    assert len(queue._used) <= FLOWS + 1


def test_what_a_forgotten_flow_took_is_nobodys_debt() -> None:
    queue: FairQueue[Item] = FairQueue()
    queue.put(Item("b"))
    assert queue.pop() is not None
    for _ in range(100):
        queue.put(Item("a"))
        queue.pop()
        queue.charge("a", 0.1)
    for number in range(FLOWS):
        queue.put(Item(str(number)))
        queue.pop()
    # One of b's took so long that the others have been at it for ten seconds; it begins where they are all the same.
    queue.charge("b", 100.0)
    for _ in range(3):
        queue.put(Item("c"))
        queue.put(Item("b"))
    assert order(queue, {"b": 0.01, "c": 0.01}) == "bcbcbc"


def test_an_account_fills_and_may_be_overdrawn() -> None:
    now = [0.0]
    budget = Budget(0.5, 4.0, lambda: now[0])
    assert (budget.left("a"), budget.wait("a")) == (4.0, 0.0)
    budget.spend("a", 5.0)
    assert (budget.left("a"), budget.wait("a"), budget.left("b")) == (-1.0, 2.0, 4.0)
    now[0] = 1.0
    assert budget.wait("a") == pytest.approx(1.0)
    budget.spend("a", -0.25)
    assert budget.left("a") == pytest.approx(-0.25)
    now[0] = 100.0
    assert budget.left("a") == 4.0
    budget.spend("a", -1.0)
    assert budget.left("a") == 4.0, "nothing is saved up beyond the burst"


def test_full_accounts_are_forgotten() -> None:
    now = [0.0]
    budget = Budget(1.0, 1.0, lambda: now[0])
    for number in range(3 * ACCOUNTS):
        budget.spend(str(number), 0.5)
        now[0] += 0.01
    assert len(budget._accounts) <= ACCOUNTS + 1
    assert budget.left(str(3 * ACCOUNTS - 1)) < 1.0
