"""The state of a table: the fold of its log. It reads no clock, no file and no random source."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from itertools import takewhile
from typing import Any, Literal, cast

import msgspec

from prikup import games
from prikup.core.actions import Deal, Play, Shuffle
from prikup.core.game import AnyGame
from prikup.core.match import Match, PreparedMove
from prikup.core.mixing import HashChain, Mixed, chain_in_force
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import commitment
from prikup.lessons import NAMES as LESSONS
from prikup.lessons import Course, lesson
from prikup.match_runner import choices
from prikup.server.bodies import Mixing, SeatInfo, TableInfo, TableOptions
from prikup.server.messages import Offer, State, Times
from prikup.server.tables import log_entries as en
from prikup.server.tables.feed import WATCHER, Feed

Status = Literal["waiting", "playing", "over", "abandoned"]


class Chair:
    """Who sits on a seat: a person (``user``), a bot (``bot``), both (the bot stands in for the person), or nobody."""

    __slots__ = ("bot", "name", "user", "why")

    def __init__(self, user: str = "", name: str = "", bot: str = "") -> None:
        self.user = user
        self.name = name
        self.bot = bot
        self.why = ""
        """Why the bot stands in."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return not self.user and not self.bot

    @property
    def plays(self) -> bool:
        """Whether a person sits here and plays, not a bot."""
        return bool(self.user) and not self.bot


@lru_cache(maxsize=16)
def _actions(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(games.game_class(game).action_type)


class Table:
    """The state of a table. Fold the log's entries one by one, from the first."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.secret = ""
        """From which the seeds of its bots come, 32 bytes in hex; it is no part of the log, and is told when the match
        is over."""
        self.length = 0
        """How many entries were folded."""
        self.size = 0
        """How many bytes these entries have in the log."""
        self.status: Status = "waiting"
        self.host = ""
        self.maker = ""
        """The person who created it; another one may be the host by now."""
        self.made = 0
        self.options = TableOptions("")
        self.pace = 0
        self.chairs: list[Chair] = []
        self.match: Match[Any, Any, Any] = cast("Match[Any, Any, Any]", None)
        """Waits for its first shuffle until the table is started."""
        self.feeds: dict[Seat, Feed] = {}
        """By seat, for persons, and WATCHER; from the start of the match on."""
        self.done: dict[tuple[Seat, str], int] = {}
        """By seat and client's id of each action done: the number of the last message after it."""
        self.left: tuple[int, ...] = ()
        """What each seat had left on its clock when the last entry with clocks was written."""
        self.seed = ""
        """The server's seed that was committed last."""
        self.seeds: list[str] = []
        """The server's seeds of finished deals."""
        self.chains: list[HashChain] = []
        """The chains that were published, in order: the server's and those of persons. Those of a seat that was left
        before the start are taken out."""
        self.shuffles_done = 0
        """How many shuffles there were."""
        self.mixed: Mixed | None = None
        """What the last shuffle was mixed with."""
        self.links_in: list[int] = []
        """By seat in how many deals there was its link."""
        self.links_late: list[int] = []
        """By seat in how many deals its link was asked for and did not come in time."""
        self.used_links: set[str] = set()
        """The links that deals were mixed with."""
        self.mixed_alone = 0
        """How many deals were mixed by the server alone."""
        self.votes: set[Seat] = set()
        self.rematch_votes: set[Seat] = set()
        """Seats that want a rematch."""
        self.rematch = ""
        self.course: Course | None = None
        """The lesson that is given here."""
        self.ready = False
        """Whether the last seed is still unused."""
        self._shuffled = ""
        """The seed of the deal under way."""

    # ------------------------------------------------------------------------------------------------ questions

    @property
    def game(self) -> AnyGame:
        """The game of its rules."""
        return self.match.game

    @property
    def deals(self) -> int:
        """How many deals are written."""
        return self.game.deals(self.match.state)

    @property
    def mixes(self) -> bool:
        """Whether its deals are mixed with links: not in a match that began under a version without chains."""
        return any(chain.seat == TABLE for chain in self.chains)

    @property
    def next_deal(self) -> int:
        """The number of the next shuffle, from 1."""
        return self.shuffles_done + 1

    def chain_of(self, seat: Seat) -> HashChain | None:
        """The chain of a seat that counts for the next deal; -1: the server's."""
        return chain_in_force(self.chains, seat, self.next_deal)

    def latest_chain(self, seat: Seat) -> HashChain | None:
        """The chain of a seat that was published last, whether it counts for the next deal or only after it."""
        return next((one for one in reversed(self.chains) if one.seat == seat), None)

    def seat_of(self, user: str) -> Seat:
        """Where a person sits; -1 for nowhere."""
        return next((seat for seat, chair in enumerate(self.chairs) if user and chair.user == user), WATCHER)

    def persons(self) -> list[Seat]:
        """Seats of persons, whoever plays for them now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.user]

    def free(self) -> list[Seat]:
        """Seats of nobody."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.free]

    def awaits(self) -> tuple[Seat, ...]:
        """Who must act now; nobody unless the match is being played."""
        return self.match.awaits() if self.status == "playing" else ()

    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        counts: tuple[int, ...] = self.game.counts(self.match.state)
        return counts

    def actor(self, seat: Seat, action: Any) -> Seat:
        """Who acts: the table, if its host enters an action of the table."""
        hosts = seat == self.seat_of(self.host)
        return TABLE if hosts and action in self.game.host_actions(self.match.state) else seat

    def shuffles(self) -> bool:
        """Whether a shuffle is awaited; the table may be awaited for more."""
        return self.status == "playing" and needs_seed(self.match, self.match.state)

    def running(self) -> tuple[Seat, ...]:
        """Seats whose clocks run: those that are awaited and played by a person."""
        return tuple(seat for seat in self.awaits() if seat >= 0 and self.chairs[seat].plays)

    def ends_with(self, prepared: PreparedMove) -> bool:
        """Whether the table is over after an action."""
        over = self.game.winners(prepared.state) is not None
        deals = self.game.deals(prepared.state)
        taught = self.course is not None and deals >= len(self.course.lesson.deals)
        return over or taught or (self.options.teach and deals > 0)

    def choices(self, seat: Seat) -> tuple[Any, ...]:
        """The actions that a bot may choose from."""
        return choices(self.match, seat)

    def in_tricks(self) -> bool:
        """Whether a deal is under way of which a card has been played."""
        if self.status != "playing" or not any(self.game.hands(self.match.state)):
            return False
        deal = takewhile(lambda step: not isinstance(step[1], Shuffle | Deal), reversed(self.match.log))
        return any(isinstance(action, Play) for _, action in deal)

    def times(self, at: int) -> Times | None:
        """The clocks as the log has them."""
        return Times(self.left, self.running(), at) if self.left else None

    def info(
        self, present: Collection[Seat] = (), watchers: int = 0, graces: Mapping[Seat, int] | None = None
    ) -> TableInfo:
        """What everybody may know. ``present`` are seats whose person has a page open; ``graces``: milliseconds until
        a bot plays for an absent person."""
        game, state = self.game, self.match.state
        return TableInfo(
            id=self.id,
            rules=game.text,
            game=game.name,
            players=game.players,
            status=self.status,
            seats=tuple(
                _seat_info(chair, seat in present, (graces or {}).get(seat, -1))
                for seat, chair in enumerate(self.chairs)
            ),
            host=self.host,
            # A deal that was entered by hand shows every hand; the pace may have been changed since.
            options=msgspec.structs.replace(self.options, deal=None, pace=self.pace),
            watchers=watchers,
            commitment=commitment(self.seed) if self.seed else "",
            seeds=tuple(self.seeds),
            commitments=tuple(map(commitment, self.seeds)),
            bots_commitment=commitment(self.secret) if self.secret else "",
            mixing=self._mixing(),
            votes=tuple(sorted(self.votes)),
            again=tuple(sorted(self.rematch_votes)),
            rematch=self.rematch,
            deals=self.deals,
            winners=self.match.winners,
            totals=game.totals(state),
            made=self.made,
        )

    def _mixing(self) -> Mixing | None:
        if not self.chains:
            return None
        seats = (TABLE, *range(len(self.chairs)))
        # Beside those that count for the next deal, those that will count after it.
        in_force = [chain for seat in seats if (chain := self.chain_of(seat)) is not None]
        later = [chain for chain in self.chains if chain.since > self.next_deal]
        return Mixing(
            chains=(*in_force, *later),
            last=self.mixed,
            links=tuple(self.links_in),
            late=tuple(self.links_late),
            alone=self.mixed_alone,
        )

    def state(self, seat: Seat, info: TableInfo, times: Times | None) -> State:
        """All that a seat knows. From now on its feed writes messages."""
        feed = self.feeds.get(seat)
        if feed is None:
            return State(info, seat, 0, {}, (), (), _NOTHING, None)
        view = feed.warmed()
        awaits = self.match.awaits()
        return State(info, seat, feed.n, view, awaits, self.counts(), feed.offer(), times, feed.history())

    # ---------------------------------------------------------------------------------------------- the fold

    def fold(self, entry: en.LogEntry, prepared: PreparedMove | None = None) -> list[tuple[Seat, bytes]]:
        """Folds one entry. ``prepared`` is the prepared action of the entry, if there is one.

        Returns the messages of warm feeds, by seat. Raises IllegalAction for an illegal action, which no log of this
        program contains.
        """
        self.length += 1
        messages: list[tuple[Seat, bytes]] = []
        match entry:
            case en.Did():
                messages = self._did(entry, prepared)
            case en.Made():
                self._made(entry)
            case en.Sat(seat, user, name):
                before = self.seat_of(user)
                if before >= 0:
                    self._vacate(before)
                self.chairs[seat] = Chair(user, name)
            case en.Left(seat):
                self._vacate(seat)
            case en.Hosted(user):
                self.host = user
            case en.BotSeated(seat, bot):
                self.chairs[seat] = Chair(bot=bot)
            case en.Started():
                self.status = "playing"
                self.left = entry.left
                host, counts = self.seat_of(self.host), self.counts()
                self.feeds = {
                    seat: Feed(self.match, seat, counts, host=seat == host != WATCHER)
                    for seat in (*self.persons(), WATCHER)
                }
            case en.Committed(seed):
                self.seed, self.ready = seed, True
                if entry.end:
                    self.chains.append(HashChain(TABLE, entry.end, entry.first, self.next_deal))
            case en.Chained():
                self.chains.append(HashChain(entry.seat, entry.end, entry.first, entry.since))
            case en.StoodIn(seat, bot, why):
                self.chairs[seat].bot, self.chairs[seat].why = bot, why
                self.left = entry.left
            case en.HandedBack(seat):
                self.chairs[seat].bot = self.chairs[seat].why = ""
                self.left = entry.left
            case en.Voted(seat, agree):
                (self.votes.add if agree else self.votes.discard)(seat)
            case en.Abandoned():
                self.status = "abandoned"
                self._open_seed()
            case en.Again(seat, agree):
                (self.rematch_votes.add if agree else self.rematch_votes.discard)(seat)
            case en.Rematched(table):
                self.rematch = table
            case _:
                assert isinstance(entry, en.Paced)
                self.pace = entry.pace
        return messages

    def _made(self, entry: en.Made) -> None:
        self.host, self.made, self.options = entry.host, entry.at, entry.options
        self.maker = entry.host
        self.pace = entry.options.pace
        self.match = Match(games.game(entry.options.rules), entry.options.dealer)
        self.chairs = [Chair() for _ in range(self.match.players)]
        self.links_in = [0] * self.match.players
        self.links_late = [0] * self.match.players
        if entry.options.lesson in LESSONS:
            self.course = Course(lesson(entry.options.lesson), self.match)

    def _did(self, entry: en.Did, prepared: PreparedMove | None) -> list[tuple[Seat, bytes]]:
        seat, match = entry.seat, self.match
        if prepared is None:
            prepared = match.prepare(seat, _actions(self.game.name).decode(entry.action))
        events = match.accept(prepared)
        if self.course is not None:
            self.course.moved(seat, prepared.action)
        if seat == TABLE and isinstance(prepared.action, Shuffle):
            # In a log of a version without chains the seed of the pack is the one that was committed.
            self._shuffled, self.ready = self.seed if entry.mixed else prepared.action.seed, False
            self._mix(entry.mixed)
        if entry.left:
            self.left = entry.left
        taught = self.course is not None and self.course.over
        if match.over or taught or (self.options.teach and self.deals):
            self.status = "over"
        if self.status == "over" or TABLE in match.awaits():
            self._open_seed()
        awaits, counts, times = match.awaits(), self.counts(), self.times(entry.at)
        messages = []
        for to, feed in self.feeds.items():
            message = feed.moved(seat, events, awaits, counts, times)
            if message is not None:
                messages.append((to, message))
        if entry.id:
            self.done[seat, entry.id] = self.feeds[seat].n
        return messages

    def _vacate(self, seat: Seat) -> None:
        self.chairs[seat] = Chair()
        self.chains = [chain for chain in self.chains if chain.seat != seat]

    def _mix(self, mixed: Mixed | None) -> None:
        """Counts a shuffle."""
        self.shuffles_done += 1
        self.mixed = mixed
        if mixed is None:
            return
        self.mixed_alone += mixed.alone
        self.used_links.update(filter(None, mixed.links))
        for seat, (link, without) in enumerate(zip(mixed.links, mixed.without, strict=True)):
            self.links_in[seat] += bool(link)
            self.links_late[seat] += without == "late"

    def _open_seed(self) -> None:
        """Publishes the seed of the deal that is over."""
        if self._shuffled:
            self.seeds.append(self._shuffled)
            self._shuffled = ""


def needs_seed(match: Match[Any, Any, Any], state: Any) -> bool:
    """Whether a state waits for a shuffle, and so for a seed."""
    return TABLE in match.game.awaits(state) and match.game.why_not(state, TABLE, _ANY_SHUFFLE) is None


def _seat_info(chair: Chair, present: bool, grace: int) -> SeatInfo:
    if chair.user:
        return SeatInfo("person", chair.name, chair.user, chair.bot, present, grace)
    return SeatInfo("bot", "", "", chair.bot) if chair.bot else _EMPTY


_NOTHING = Offer(awaited=False, actions=())
_EMPTY = SeatInfo("empty")
_ANY_SHUFFLE = Shuffle("00")


def load(table_id: str, bodies: Iterable[bytes], secret: str = "") -> Table:
    """The table of a log, and of the secret of its bots.

    Raises msgspec.ValidationError or IllegalAction for a log that this program cannot read.
    """
    table = Table(table_id)
    table.secret = secret
    for body in bodies:
        table.fold(en.read_entry(body))
        table.size += len(body)
    return table
