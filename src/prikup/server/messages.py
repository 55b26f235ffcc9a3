"""The messages of sockets, both ways: a table's, which are the bot API's lines, too, and the quick pairing's.
``bodies.py`` has the bodies of HTTP.

What holds there holds here: cards are numbers 0..31, sets of cards bit sets, times milliseconds, actions and events the
game's own structs.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from prikup.core.mixing import HashChain
from prikup.server.bodies import Action, Clock, EventTold, Params, Patch, TableInfo, ViewIfBegun

PlayPhrase = Literal[
    "well_played",
    "beautiful",
    "congratulations",
    "bad_luck",
    "close_one",
    "my_mistake",
    "good_match",
    "once_more",
]
"""What is said about the play."""

Phrase = Literal[
    "hello",
    "luck",
    "thanks",
    "welcome",
    "sorry",
    "moment",
    "back",
    "no_hurry",
    "your_turn",
    "all_right",
    "leaving",
    "bye",
    PlayPhrase,
    "smile",
    "laugh",
    "heart",
    "flower",
    "tea",
]
"""What people at a table can say: twenty phrases and five reactions. Each page has its words in its reader's language
(``phrase-…``). None speaks of cards, and there is no free text."""


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """The base of what a client sends."""


class Act(FromClient, frozen=True):
    """An action. ``id`` is the client's own and makes a repeat harmless.

    ``decision`` is the number (``n``) of the last message that the client had seen when its player decided: the action
    must have been offered without a break since then.
    """

    id: str
    decision: int
    action: Action


class Why(FromClient, frozen=True):
    """Why an action is not possible now."""

    id: str
    action: Action


class Hint(FromClient, frozen=True):
    """Asks what the strongest bot would do that has the time for it, and why. Only while this seat is awaited."""

    id: str


class Teach(FromClient, frozen=True):
    """Asks what the lesson of this table says now. Only for the seat that learns."""

    id: str


class Speak(FromClient, frozen=True):
    """A phrase for all who have the table open. Only for people who sit there."""

    id: str
    phrase: Phrase


class Chain(FromClient, frozen=True):
    """The end of this person's hash chain for the deals of this table. ``first`` is the deal whose link is hashed once
    to give the end. It counts from the next deal on whose links have not been asked for."""

    id: str
    end: str
    first: int


class Link(FromClient, frozen=True):
    """The link for a deal, which ``Links`` has asked for."""

    id: str
    deal: int
    link: str


class Sync(FromClient, frozen=True):
    """Messages after number ``since`` are missing: asks to send them again (or the whole state)."""

    since: int


class Ping(FromClient, frozen=True):
    """Asks whether the server is there."""


AnyFromClient = Act | Why | Hint | Teach | Speak | Chain | Link | Sync | Ping


class FromServer(Struct, frozen=True, tag_field="t", tag=str.lower):
    """The base of what the server sends."""


class Offer(Struct, frozen=True):
    """What a seat may do now; ``awaited``: the match waits for this seat, otherwise these are rights out of turn."""

    awaited: bool
    actions: tuple[Action, ...]
    settled: bool = False
    """Whether what all know settles the rest of the deal, whichever of the offered cards is played."""
    worths: tuple[int, ...] = ()
    """The points that each action scores by what it declares, such as a marriage; empty if none declares anything."""


class Times(Struct, frozen=True):
    """Clocks: the time left of each seat, whose clocks run, and the server's clock when this was written."""

    left: tuple[int, ...]
    running: tuple[int, ...]
    now: int


class State(FromServer, frozen=True):
    """All that a seat (-1: a spectator) knows: sent on connecting, and when resending messages would be longer."""

    table: TableInfo
    seat: int
    n: int
    """The number of the last message that this state contains."""
    view: ViewIfBegun
    """The game's view, every field. Empty before the match has begun."""
    awaits: tuple[int, ...]
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    offer: Offer
    times: Times | None
    history: tuple[EventTold, ...] = ()
    """The events of the deal under way that this seat was told, for the log."""


class Between(Struct, frozen=True):
    """The view's changes between two events of one action, to show the events one after another."""

    patch: Patch
    """The fields of the view that the event before made new."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""


class Moved(FromServer, frozen=True):
    """An action was done, as this seat was told it. Each seat has its own numbers, without gaps.

    Each event has its patch: the last one has ``patch``, earlier ones have those of ``between``, in order.
    """

    n: int
    seat: int
    """Who acted (-1: the table)."""
    events: tuple[EventTold, ...]
    patch: Patch
    """All fields of the view that are new after the action, those among them that stand in ``between``, too."""
    awaits: tuple[int, ...]
    counts: tuple[int, ...]
    offer: Offer
    times: Times | None = None
    between: tuple[Between, ...] = ()
    """What is so after each event but the last."""


class Table(FromServer, frozen=True):
    """The table changed: seats, presence, votes, status."""

    table: TableInfo
    seat: int
    """Where the reader sits now."""
    times: Times | None = None
    """The clocks; a stand-in's stands."""


class Done(FromServer, frozen=True):
    """The action is committed; the chain or the link is taken."""

    id: str
    n: int


class Refused(FromServer, frozen=True):
    """A message that was not accepted; nothing changed. ``id`` is empty where the message had none."""

    id: str
    code: str
    params: Params = {}


class Because(FromServer, frozen=True):
    """The answer to ``Why``: code and values of the reason; an empty code if the action is possible."""

    id: str
    code: str
    params: Params = {}


class Statement(Struct, frozen=True):
    """The id of a message and its values."""

    message: str
    params: Params


class Advice(FromServer, frozen=True):
    """The answer to ``Hint``: an action, and the id of the message that explains it."""

    id: str
    action: Action
    message: str
    params: Params = {}
    also: tuple[Statement, ...] = ()
    """What is to be said of other actions, the best of them first."""
    by: str = ""
    """The bot that was asked."""


class Explained(Struct, frozen=True):
    """Something that a lesson says: the ids of the messages of its title and its text, and their values."""

    title: str
    text: str
    values: dict[str, int]


class Taught(FromServer, frozen=True):
    """The answer to ``Teach``: what is to be said before the next action, in order, and the action suggested."""

    id: str
    steps: tuple[Explained, ...]
    suggestion: Action | None = None


class Links(FromServer, frozen=True):
    """Asks for the link of the next deal. It is waited for one second; then the cards are dealt without."""

    deal: int
    chains: tuple[HashChain, ...]
    """The chains from which the links of this deal come, the server's (seat -1) first: from now on no other counts."""


class Spoken(FromServer, frozen=True):
    """Somebody at the table says a phrase. It is told once and kept nowhere."""

    seat: int
    phrase: Phrase
    id: str = ""
    """That of the ``Speak`` on the socket that it came from; empty on all others."""


class Pong(FromServer, frozen=True):
    """The answer to ``Ping``, with the server's clock."""

    now: int


AnyFromServer = State | Moved | Table | Done | Refused | Because | Advice | Taught | Links | Spoken | Pong


# ------------------------------------------------------------------------------------------------- quick pairing


class Wish(FromClient, frozen=True):
    """What a person wants to play with whoever wants the same. A later wish replaces it."""

    rules: str
    clock: Clock | None = None


class Answer(FromClient, frozen=True):
    """The answer to an offer of bots, or a change of mind: ``bots`` plays with bots on the free seats, else with people
    only."""

    bots: bool


AnyFromSeeker = Wish | Answer


class Waits(FromServer, frozen=True):
    """How many people wait for the same, whenever it changes."""

    people: int
    """Those who could sit at one table, the reader among them."""
    players: int
    bots: int
    """How many of them play with bots, too."""
    offer: bool
    """Whether bots are offered: the reader has waited for a while, or somebody else takes them."""


class Paired(FromServer, frozen=True):
    """The match begins at this table; the socket is closed."""

    table: str


AnyToSeeker = Waits | Paired | Refused
