"""One open socket or bot stream at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol, get_args

from prikup.bots.levels import decision_seed
from prikup.bots.registry import advisers
from prikup.core.errors import IllegalAction, PrikupError
from prikup.core.mixing import LINKS, HashChain, is_link
from prikup.core.seats import Seat
from prikup.lessons import LEARNER
from prikup.server.errors import ServerError
from prikup.server.messages import (
    Act,
    Advice,
    Because,
    Chain,
    Done,
    Explained,
    FromServer,
    Hint,
    Link,
    Phrase,
    PlayPhrase,
    Pong,
    Refused,
    Speak,
    Statement,
    Sync,
    Taught,
    Teach,
    Why,
)
from prikup.server.tables import commands
from prikup.server.tables.feed import WATCHER, encode
from prikup.server.tables.loaded_table import LoadedTable
from prikup.server.tables.parsing import LONGEST_ID, BadMessage, BadMessageId, read_action, read_message
from prikup.server.tables.writes import Command, Write
from prikup.server.user import User

AFTER_THE_DEAL: frozenset[Phrase] = frozenset(get_args(PlayPhrase))
"""Phrases about the play. While tricks are played they could tell a partner something, so they wait for the end of the
deal."""


LONGEST_HINT = 6.0
"""Seconds after which a person is told that there is no advice: meanwhile nothing else of theirs is taken."""


class AwaitedLinks(Protocol):
    """What a connection asks of the round of links."""

    @property
    def counts_from(self) -> int:
        """The number of the first deal for which a chain that is published now counts."""

    def take(self, seat: Seat, deal: int, link: str) -> bool:
        """Takes a link; False if it is none that is awaited."""


class ConnectedTable(LoadedTable, Protocol):
    """What a connection asks of its table in memory."""

    @property
    def links(self) -> AwaitedLinks:
        """The links of the next deal."""

    def connections_of(self, seat: Seat) -> list[Connection]:
        """The open connections of a seat's person."""

    def replan(self) -> None:
        """Sets the timers of the table again."""

    async def ask(self, command: Command) -> None:
        """Runs a command and waits until it is written. Raises what the command raises, or ServerError."""

    def disconnect(self, connection: Connection) -> None:
        """A connection was closed."""

    def resend(self, connection: Connection, since: int) -> None:
        """Sends the messages after a number again, or the whole state."""

    def speak(self, connection: Connection, phrase: Phrase, message_id: str) -> None:
        """Tells a phrase to all who have the table open."""


class Connection:
    """The endpoint's handle of a table. ``seat`` is where its user sits now; -1 for a spectator."""

    def __init__(
        self,
        live: ConnectedTable,
        user: User | None,
        send: Callable[[bytes], None],
        ended: Callable[[], None] | None,
        *,
        links: bool = False,
    ) -> None:
        self.user = user
        self.seat: Seat = WATCHER
        self.links = links
        """Whether it takes part in mixing the deals, and will publish a chain."""
        self.chain: tuple[str, int] | None = None
        """The end and the first deal of the chain that it has published last."""
        self.came = live.services.time.ticks()
        """When it was opened, or its person sat down, in monotonic seconds."""
        self._live = live
        self._send = send
        self._ended = ended
        self._open = True

    def send(self, message: bytes) -> None:
        """Sends a message, unless the connection is closed."""
        if self._open:
            self._send(message)

    def say(self, message: FromServer) -> None:
        """Encodes and sends a message."""
        self.send(encode(message))

    def close(self) -> None:
        """Closes the connection; nothing is sent any more. A second call does nothing."""
        if self._open:
            self._open = False
            self._live.disconnect(self)

    def end(self) -> None:
        """Ends the connection because the table is unloaded; the client should reconnect."""
        self._open = False
        if self._ended is not None:
            self._ended()

    def take_seat(self, seat: Seat) -> None:
        """Its person sits there now. In another seat a chain must be published again."""
        if seat != self.seat:
            self.seat, self.chain = seat, None
            self.came = self._live.services.time.ticks()

    async def receive(self, raw: bytes | str) -> None:
        """Handles a message of the client. Any fault is answered with ``refused``; nothing is raised."""
        try:
            message = read_message(raw)
        except BadMessageId:
            self.say(Refused("", "bad_message_id", {"most": LONGEST_ID}))
            return
        except BadMessage as bad:
            self.say(Refused(bad.id, "bad_message"))
            return
        try:
            match message:
                case Act():
                    await self._live.ask(partial(self._act, message))
                case Why():
                    self._why(message)
                case Hint():
                    await self._hint(message)
                case Teach():
                    self._teach(message)
                case Speak():
                    self._speak(message)
                case Chain():
                    await self._live.ask(partial(self._chain, message))
                case Link():
                    self._link(message)
                case Sync(since):
                    self._live.resend(self, since)
                case _:
                    self.say(Pong(self._live.services.time.now()))
        except PrikupError as fault:
            self.say(Refused(getattr(message, "id", ""), fault.code, dict(fault.params)))

    def begin(self, message: Act, answered: Callable[[], None]) -> None:
        """As ``receive``, for an action that has been read already; does not wait. ``answered`` is called once."""

        def on_done(error: BaseException | None) -> None:
            if isinstance(error, PrikupError):
                self.say(Refused(message.id, error.code, dict(error.params)))
            answered()

        self._live.put(partial(self._act, message), on_done)

    # ---------------------------------------------------------------------------------------------- messages

    def _act(self, message: Act) -> Write | None:
        live, table = self._live, self._live.table
        seat = self.seat
        if seat < 0:
            raise ServerError("not_seated")
        known = table.done.get((seat, message.id))
        if known is not None:
            self.say(Done(message.id, known))
            return None
        action = self._action(message.action)
        if not table.chairs[seat].plays:
            raise ServerError("stood_in")
        prepared = table.match.prepare(table.actor(seat, action), action)
        if table.course is not None:
            table.course.check(seat, prepared.action)
        if not table.feeds[seat].stands(prepared.action, message.decision):
            raise ServerError("stale_decision")
        clock = table.options.clock
        left = live.banks.with_increment(seat, clock.increment if clock else 0)

        def then() -> None:
            self.say(Done(message.id, table.feeds[seat].n))

        return commands.act(table, prepared, live.services.time.now(), left, client=message.id, then=then)

    def _action(self, data: object) -> object:
        """The action of a message, of a match that is being played."""
        table = self._live.table
        if table.status != "playing":
            raise ServerError("match_not_running")
        return read_action(data, table.game.action_type)

    def _why(self, message: Why) -> None:
        if self.seat < 0:
            raise ServerError("not_seated")
        try:
            refusal = self._live.table.match.why_not(self.seat, self._action(message.action))
        except IllegalAction as fault:
            self.say(Because(message.id, fault.code, dict(fault.params)))
            return
        self.say(Because(message.id, refusal.code, refusal.params) if refusal else Because(message.id, ""))

    def _teach(self, message: Teach) -> None:
        course = self._live.table.course
        if course is None or self.seat != LEARNER:
            raise ServerError("no_lesson")
        steps = tuple(Explained(said.title, said.text, said.values) for said in course.due)
        self.say(Taught(message.id, steps, course.suggestion))

    def _speak(self, message: Speak) -> None:
        live = self._live
        if self.seat < 0 or self.user is None:
            raise ServerError("not_seated")
        if message.phrase in AFTER_THE_DEAL and live.table.in_tricks():
            raise ServerError("phrase_waits")
        wait = live.services.limiter.wait(live.services.rates.phrases, "phrase", self.user.id)
        if wait:
            raise ServerError("phrases_slowed", seconds=wait)
        live.speak(self, message.phrase, message.id)

    def _chain(self, message: Chain) -> Write | None:
        if self.seat < 0:
            raise ServerError("not_seated")
        table, deal = self._live.table, self._live.links.counts_from
        if not is_link(message.end) or not deal - LINKS < message.first <= deal:
            raise ServerError("wrong_link")
        commands.demand_own_end(table, self.seat, (message.end, message.first))
        self.chain = message.end, message.first
        write = None if self._chain_of_another(table.latest_chain(self.seat)) else self.publish()

        def then() -> None:
            feed = table.feeds.get(self.seat)
            self.say(Done(message.id, feed.n if feed is not None else 0))

        if write is None:
            # The round may have waited for this chain.
            self._live.replan()
            then()
            return None
        return write._replace(then=then)

    def _chain_of_another(self, chain: HashChain | None) -> bool:
        """Whether the latest chain is that of another device that is there: the first one keeps its place."""
        others = self._live.connections_of(self.seat) if chain is not None else []
        return chain is not None and not self.holds(chain) and any(one.holds(chain) for one in others)

    def publish(self) -> Write | None:
        """The entry of this connection's chain; None if it counts already, or the connection is closed."""
        if not self._open or self.seat < 0 or self.chain is None:
            return None
        return commands.publish(self._live.table, self.seat, self.chain, self._live.links.counts_from)

    def holds(self, chain: HashChain) -> bool:
        """Whether this is the chain of this connection."""
        return self.chain == (chain.end, chain.first)

    def _link(self, message: Link) -> None:
        table = self._live.table
        if self.seat < 0:
            raise ServerError("not_seated")
        if not is_link(message.link) or not self._live.links.take(self.seat, message.deal, message.link):
            self._live.replan()
            raise ServerError("wrong_link")
        self.say(Done(message.id, table.feeds[self.seat].n))
        self._live.replan()

    async def _hint(self, message: Hint) -> None:
        table, seat = self._live.table, self.seat
        if seat < 0 or self.user is None:
            raise ServerError("not_seated")
        legal = table.choices(seat) if seat in table.awaits() else ()
        if not legal:
            raise ServerError("not_awaited")
        try:
            async with asyncio.timeout(LONGEST_HINT):
                await self._advised(message, seat, legal, self.user.id)
        except TimeoutError:
            raise ServerError("no_advice") from None

    async def _advised(self, message: Hint, seat: Seat, legal: Sequence[Any], person: str) -> None:
        """Says what the strongest level advises that has the time."""
        live, table = self._live, self._live.table
        steps = len(table.match.log)
        seed = decision_seed(table.secret, seat, steps, "hint")
        view = table.match.view(seat)
        # One that fails is replaced by the next weaker one; where no process has time, none has it for that one either.
        for adviser in advisers(table.game.name, live.services.hint_seconds):
            answer = await live.services.pool.hint(table.game.name, adviser, seed, view, legal, person)
            if len(table.match.log) != steps:
                # Somebody has acted since: it would be advice for what is over.
                raise ServerError("not_awaited")
            if answer.index is not None and answer.reason:
                also = tuple([Statement(one.id, one.params) for one in answer.also])
                self.say(Advice(message.id, legal[answer.index], answer.reason, answer.params, also, adviser))
                return
            if answer.busy:
                break
        raise ServerError("no_advice")
