"""A player of Thousand in one file: sits down at a table of a prikup server and plays to the end of the match.

    python examples/bot_client.py http://127.0.0.1:8765/t/TABLE --token prikup_...

The token comes from the page (your name, tokens) or from ``PRIKUP_TOKEN``. Nothing is needed beside Python 3.11.
docs/bot-api.md says what the lines of the stream mean. The rules of the game stay with the server: it says which
actions are possible, and this program only chooses. To make a player of your own, rewrite ``choose``.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

POINTS = (0, 0, 0, 10, 2, 3, 4, 11)
"""Card points by rank: seven, eight, nine, ten, jack, queen, king, ace. A card is suit * 8 + rank."""
STRENGTH = (0, 1, 2, 6, 3, 4, 5, 7)
"""The strength of each rank: the ten beats the king."""
MARRIAGES = (40, 60, 80, 100)
"""Score points of a marriage: spades, clubs, diamonds, hearts."""
KING, QUEEN = 6, 5


class Refused(Exception):
    """The server refused a request: an HTTP status, a code and its values."""

    def __init__(self, status: int, code: str, params: dict[str, Any]) -> None:
        super().__init__(f"{status} {code} {params}")
        self.status = status
        self.code = code
        self.params = params


class Table:
    """One table, over HTTP."""

    def __init__(self, link: str, token: str) -> None:
        server, _, self.id = link.rstrip("/").rpartition("/t/")
        self._base = f"{server}/api/bot/tables/{self.id}"
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def _open(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._base + path, data=data, headers=self._headers)
        try:
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            raise Refused(error.code, problem["code"], problem["params"]) from None

    def sit(self) -> None:
        """Takes any free seat, or the player's own again."""
        self._open("/sit", {"seat": -1}).close()

    def act(self, decision: int, action: dict[str, Any], number: str) -> None:
        """Sends an action. If it is sent twice with the same id, it is done once."""
        while True:
            try:
                self._open("/act", {"t": "act", "id": number, "decision": decision, "action": action}).close()
            except Refused as error:
                if error.code != "too_many_requests":
                    raise
                time.sleep(error.params["seconds"])
            else:
                return

    def give(self, what: str, **values: Any) -> None:
        """Sends the chain's end or a link; the deal goes on without a link that is refused."""
        try:
            self._open(f"/{what}", {"t": what, "id": f"{what}-{secrets.token_hex(4)}", **values}).close()
        except Refused as error:
            if error.status not in (409, 429):
                raise

    def lines(self, since: int | None) -> Iterator[dict[str, Any]]:
        """The messages as they arrive; empty lines only keep the connection open."""
        with self._open("/stream?links=1" if since is None else f"/stream?links=1&since={since}") as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)


class Chain:
    """A hash chain: the program's part in mixing the deals, so that nobody can choose the cards."""

    def __init__(self, length: int = 4096) -> None:
        self._links = [secrets.token_bytes(32)]
        for _ in range(length):
            self._links.append(sha256(self._links[-1]).digest())

    def link(self, deal: int) -> str:
        """The link of a deal, from 1; that of 0 is the end."""
        return self._links[-1 - deal].hex()


def cards_of(bits: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(32) if bits >> card & 1]


def choose(view: dict[str, Any], actions: list[dict[str, Any]]) -> dict[str, Any]:
    """The action to do. ``view`` is what this seat knows; ``actions`` are all legal actions."""
    kinds = {action["do"] for action in actions}
    if "bid" in kinds:
        return bid(view, actions)
    if "play" in kinds:
        return play(view, [action for action in actions if action["do"] == "play"])
    if "give" in kinds:
        # Give away the card that takes least.
        return min((one for one in actions if one["do"] == "give"), key=lambda one: STRENGTH[one["card"] & 7])
    if "name" in kinds:
        # The contract stays at the bid.
        return min((one for one in actions if one["do"] == "name"), key=lambda one: int(one["amount"]))
    for harmless in ("look", "take", "accept", "refuse", "pass"):
        for action in actions:
            if action["do"] == harmless:
                return action
    return actions[0]


def bid(view: dict[str, Any], actions: list[dict[str, Any]]) -> dict[str, Any]:
    """Bids as long as aces, tens and marriages seem worth it."""
    hand = cards_of(view["hand"] or 0)
    worth = 30 + sum(POINTS[card & 7] for card in hand if card & 7 in (3, 7))
    worth += sum(MARRIAGES[suit] for suit in range(4) if {suit * 8 + KING, suit * 8 + QUEEN} <= set(hand))
    bids = sorted((one for one in actions if one["do"] == "bid"), key=lambda one: int(one["amount"]))
    passes = [one for one in actions if one["do"] == "pass"]
    return bids[0] if not passes or bids[0]["amount"] <= worth else passes[0]


def play(view: dict[str, Any], plays: list[dict[str, Any]]) -> dict[str, Any]:
    """Declares a marriage when it can, leads its strongest card, follows with its weakest."""
    declared = [one for one in plays if one.get("announce")]
    if declared:
        return max(declared, key=lambda one: MARRIAGES[one["card"] >> 3])
    trick = view["tricks"][-1] if view["tricks"] else None
    leads = trick is None or trick["winner"] >= 0
    return (max if leads else min)(plays, key=lambda one: (STRENGTH[one["card"] & 7], POINTS[one["card"] & 7]))


def play_match(table: Table) -> dict[str, Any]:
    """Plays until the match is over; reconnects if the connection breaks."""
    view: dict[str, Any] = {}
    last: int | None = None
    acted = 0
    chain, dealt = Chain(), 0
    while True:
        try:
            for number, message in enumerate(table.lines(last)):
                if number == 0:
                    table.give("chain", end=chain.link(0), first=1)
                if message["t"] == "links" and message["deal"] >= dealt:
                    # Never the link of an earlier deal: it is known already.
                    dealt = message["deal"]
                    table.give("link", deal=dealt, link=chain.link(dealt))
                if "table" in message and message["table"]["status"] in ("over", "abandoned"):
                    return dict(message["table"])
                if message["t"] == "state":
                    view, last = message["view"], message["n"]
                elif message["t"] == "moved":
                    view |= message["patch"]
                    last = message["n"]
                else:
                    continue
                if message["offer"]["awaited"]:
                    acted += 1
                    try:
                        table.act(message["n"], choose(view, message["offer"]["actions"]), f"{os.getpid()}-{acted}")
                    except Refused as error:
                        # 409: something else happened first; the message about it is on its way.
                        if error.status != 409:
                            raise
        except (OSError, ValueError) as error:
            print(f"the connection broke ({error}); retrying in a second", file=sys.stderr)
            last = None
        time.sleep(1)


def main() -> int:
    """Reads the command line, takes a seat, plays, prints the result."""
    parser = argparse.ArgumentParser(description="Plays a match of Thousand at a prikup server.")
    parser.add_argument("link", help="the link of the table, as the page shows it")
    parser.add_argument("--token", default=os.environ.get("PRIKUP_TOKEN", ""), help="a token of the bot API")
    given = parser.parse_args()
    table = Table(given.link, given.token)
    try:
        table.sit()
        info = play_match(table)
    except Refused as error:
        print(f"refused: {error}", file=sys.stderr)
        return 1
    print(f"{info['status']} after {info['deals']} deals: {info['totals']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
