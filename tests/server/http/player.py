"""A page that plays: follows the socket, checks the numbers, chooses a simple action."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.http.support import Page


class Player:
    """One person at one table."""

    def __init__(self, page: Page, table: str, seed: int) -> None:
        self.page = page
        self.table = table
        self.chance = Random(seed)
        self.line: ClientConnection | None = None
        self.n: int | None = None
        self.view: dict[str, Any] = {}
        self.offer: dict[str, Any] = {"awaited": False, "actions": []}
        self.info: dict[str, Any] = {}
        self.acted = 0
        self.done: set[str] = set()
        self.waiting = ""
        """The id of the action that has been sent and not been acknowledged."""
        self.refused: list[str] = []

    def open(self) -> None:
        """Opens the socket, or opens it again: then only what is missing comes."""
        more = {} if self.n is None else {"since": self.n}
        self.line = self.page.live(self.table, **more).__enter__()

    def close(self) -> None:
        """Closes it."""
        if self.line is not None:
            self.line.close()
            self.line = None

    @property
    def over(self) -> bool:
        return self.info.get("status") in ("over", "abandoned")

    def step(self, patience: float = 0.02) -> bool:
        """Reads one message, acts when awaited. Whether there was one."""
        assert self.line is not None
        try:
            message = json.loads(self.line.recv(timeout=patience))
        except TimeoutError:
            return False
        except ConnectionClosed:
            self.open()
            return False
        self.take(message)
        if self.offer["awaited"] and not self.waiting:
            self.act()
        return True

    def take(self, message: dict[str, Any]) -> None:
        """Takes note of a message, and checks that no number is missing."""
        match message["t"]:
            case "state":
                self.n, self.view, self.offer = message["n"], message["view"], message["offer"]
                self.info = message["table"]
            case "moved":
                assert self.n is not None
                assert message["n"] == self.n + 1, "a number is missing"
                self.n = message["n"]
                self.view |= message["patch"]
                self.offer = message["offer"]
            case "table":
                self.info = message["table"]
            case "done":
                assert message["id"] not in self.done or message["id"] == self.waiting
                self.done.add(message["id"])
                self.waiting = ""
            case "refused":
                self.refused.append(message["code"])
                self.waiting = ""

    def act(self) -> None:
        """Chooses any action, a small bid rather than a large one, so that contracts are sometimes made."""
        assert self.line is not None
        actions = self.offer["actions"]
        bids = [one for one in actions if one["do"] in ("bid", "name")]
        action = bids[0] if bids and self.chance.random() < 0.3 else self.chance.choice(actions)
        if action["do"] in ("bid", "name") and bids:
            action = bids[0]
        self.acted += 1
        self.waiting = f"{self.page.me['id'][:6]}-{self.acted}"
        self.offer = {"awaited": False, "actions": []}
        message = {"t": "act", "id": self.waiting, "decision": self.n, "action": action}
        self.line.send(json.dumps(message))
