"""The bodies of HTTP requests and answers; ``messages.py`` has what goes over a table's socket.

One schema for all: OpenAPI and the client's TypeScript types are made from these structs. Actions and events are the
game's own tagged structs (``{"do": "play", ...}``, ``{"event": "cardplayed", ...}``); cards are numbers 0..31, sets of
cards are bit sets; times are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from prikup.core.mixing import HashChain, Mixed

Language = Literal["en", "ru", "pl", "es", "de"]
Params = dict[str, str | int]

# What is a game's own. The notes are for the client's types (tools/wire.py).
Action = Annotated[Any, "action"]
"""An action of a game."""
EventTold = Annotated[Any, "event"]
"""An event of a game."""
ViewFields = Annotated[dict[str, Any], "view"]
"""Every field of a game's view."""
ViewIfBegun = Annotated[dict[str, Any], "view if begun"]
"""Every field of a game's view; empty before the match has begun."""
Patch = Annotated[dict[str, Any], "patch"]
"""Some fields of a game's view."""

# ------------------------------------------------------------------------------------------------- errors


class Problem(Struct, frozen=True):
    """The body of every HTTP error, and the content of a refused socket message: a code and its values."""

    code: str
    params: Params = {}


class Health(Struct, frozen=True):
    """Whether the database can be written and read."""

    ok: bool
    database: str
    """``ok``, ``failed`` (it may get well again) or ``damaged`` (it will not: a broken page was found)."""
    version: str


# ------------------------------------------------------------------------------------------------- people


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """A nickname without an account."""

    name: str
    language: Language = "en"


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Login and password: to register (a guest keeps seats and matches) or to log in."""

    login: str
    password: str
    language: Language = "en"
    """Of a new account that was no guest before."""


class Me(Struct, frozen=True):
    """Who is asking. ``csrf`` goes back in the header X-CSRF-Token with every request that changes something."""

    id: str
    name: str
    login: str
    """Empty for a guest."""
    language: Language
    csrf: str
    """Empty for a program that asks with a token: it has no cookie that could be misused."""


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What users may change about themselves."""

    name: str | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password; the old one is required."""

    old: str
    new: str


class Goodbye(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to delete oneself for good: an account names its password, a guest has none."""

    password: str = ""


class Token(Struct, frozen=True):
    """A token of the bot API. ``secret`` is shown once, when it is made."""

    id: str
    name: str
    made: int
    secret: str | UnsetType = UNSET


class TokenName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name for a token, so that its owner knows it again."""

    name: str


# ------------------------------------------------------------------------------------------------- rules


class Preset(Struct, frozen=True):
    """A rule set with a name; ``rules`` is ``game/name``. Its title is the message ``preset-game-name``."""

    rules: str
    game: str
    players: int


class OptionInfo(Struct, frozen=True):
    """An option as the editor's form needs it; values as texts. Titles are messages ``option-…`` and ``value-…``."""

    name: str
    section: str
    situation: str
    """Where at the table the option matters, a message ``situation-…``."""
    usual: bool
    """Whether presets differ in it."""
    values: tuple[str, ...]
    default: str
    ledger: tuple[str, ...]
    title: str
    """English, where a language has no message for it."""


class GameInfo(Struct, frozen=True):
    """A game with its presets and every option."""

    game: str
    version: int
    presets: tuple[Preset, ...]
    options: tuple[OptionInfo, ...]
    situations: tuple[str, ...]
    """Those that options name, in the order of a deal."""
    bots: tuple[str, ...]


class RulesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule string to check, or a preset with options set one by one."""

    rules: str
    options: dict[str, str] = {}


class RulesChecked(Struct, frozen=True):
    """The canonical string, every option's value, and the faults (``rules`` is then the request's)."""

    rules: str
    players: int
    options: dict[str, str]
    problems: tuple[Problem, ...] = ()
    later: str = ""
    """These rules with the preset in its last edition; empty where that is the one asked for, or changes nothing."""


# ------------------------------------------------------------------------------------------------- tables


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: a bank for the match and an increment for each decision, in milliseconds."""

    bank: int
    increment: int


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a new table."""

    rules: str
    private: bool = False
    """Only by its link; not in the lobby."""
    bots: tuple[str, ...] = ()
    """Bots that take the last seats at once, by name."""
    clock: Clock | None = None
    grace: int = 60_000
    """After so many milliseconds a bot plays for a person who is awaited and absent; 0 is at once."""
    pace: int = 900
    """Milliseconds before a bot's action; the same whatever its cards."""
    stand_in: str = "thumb"
    """The bot that plays for an absent person."""
    deal: Action | None = None
    """A first deal by hand (an action ``deal``), for "play this deal"; bots take all the other seats."""
    dealer: int = 0
    teach: bool = False
    """The table ends after one deal. Lessons began so before they had names."""
    lesson: str = ""
    """A lesson by name (prikup.lessons): rules, deals and bots are those of the lesson, and the table ends with it."""


class SeatInfo(Struct, frozen=True):
    """A seat and who sits there."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    user: str = ""
    """The person's public id."""
    bot: str = ""
    """The bot's name; for a person the bot that plays in their place now."""
    present: bool = False
    """Whether a page of the person is connected."""
    grace: int = -1
    """Milliseconds until a bot plays for the absent person, from the moment this was written; -1: none is due to."""


class Mixing(Struct, frozen=True):
    """What the deals of a table are mixed with, beside the server's seeds (docs/fairness.md)."""

    chains: tuple[HashChain, ...]
    """Those that count for the next deal, the server's (seat -1) first, then those that will count after it."""
    last: Mixed | None
    """The last deal; null before the first."""
    links: tuple[int, ...]
    """By seat in how many deals its link was mixed."""
    late: tuple[int, ...]
    """By seat in how many deals its link was asked for and did not come in time."""
    alone: int
    """How many deals the server has mixed alone."""


class TableInfo(Struct, frozen=True):
    """What everybody may know about a table."""

    id: str
    rules: str
    game: str
    players: int
    status: Literal["waiting", "playing", "over", "abandoned"]
    seats: tuple[SeatInfo, ...]
    host: str
    """Public id of who made the table and may seat bots and start it."""
    options: TableOptions
    watchers: int = 0
    commitment: str = ""
    """SHA-256 of the server's seed of the next deal, published before it is used (or of the running deal's)."""
    seeds: tuple[str, ...] = ()
    """The server's seeds of finished deals, oldest first; checked against their commitments by whoever likes. Without
    ``mixing`` they are the seeds of the packs."""
    commitments: tuple[str, ...] = ()
    """Their commitments."""
    bots_commitment: str = ""
    """SHA-256 of the secret of the match, from which the seeds of its bots and of its deals come; the secret is told
    when the match is over."""
    mixing: Mixing | None = None
    """None before the first chain, and in a match that began under a version without chains."""
    votes: tuple[int, ...] = ()
    """Seats that want to abandon the match."""
    again: tuple[int, ...] = ()
    """Seats that want a rematch."""
    rematch: str = ""
    """The id of the table of the rematch."""
    deals: int = 0
    winners: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    made: int = 0


class Where(Struct, frozen=True):
    """Where a table is served."""

    here: bool
    """Whether the server that was asked has it, or takes it when it is opened."""
    worker: str
    """The name of the server that has it; empty where there is only one."""
    url: str
    """Where pages find that one: an address, or a path on this address; empty: here."""


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to take; -1 for any free one."""

    seat: int = -1


class BotAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a free seat; an empty name takes the bot away again."""

    seat: int
    bot: str = "thumb"


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """The pace of the bots in milliseconds."""

    pace: int


class MatchLine(Struct, frozen=True):
    """A match in "my matches"."""

    table: TableInfo
    seat: int
    awaited: bool


class Unlike(Struct, frozen=True):
    """What changes at a table from what somebody usually plays, in the words of a language."""

    title: str
    said: tuple[str, ...]
    """What matters most often, a sentence each."""
    all: str
    """The words of the link."""
    link: str
    """The page with all changes."""


class Sought(Struct, frozen=True):
    """What people wait for at the quick pairing."""

    rules: str
    game: str
    players: int
    clock: Clock | None
    people: int
    """How many wait for it."""


# ------------------------------------------------------------------------------------------------- replays


class ReplayStep(Struct, frozen=True):
    """A position of a replay: after an action, its events, the public view's changes, and all hands as bit sets."""

    seat: int
    action: Action
    events: tuple[EventTold, ...]
    patch: Patch
    hands: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...] = ()
    """Cards in nobody's hand in their order, where that matters: in the talon, beside it, in the stock."""


class Replay(Struct, frozen=True):
    """A finished deal with all hands; ``view`` is the public view before the first step."""

    table: str
    """Empty for an uploaded record."""
    record: str
    """The id of the uploaded record; empty for a table's deal."""
    rules: str
    game: str
    names: tuple[str, ...]
    deal: int
    """From 1."""
    deals: int
    """How many finished deals the match has."""
    view: ViewFields
    steps: tuple[ReplayStep, ...]
    seed: str = ""
    """The seed of the pack."""
    commitment: str = ""
    """SHA-256 of the server's seed, as it was published before the deal."""
    server_seed: str = ""
    """The server's seed of the deal, where it was mixed; else the seed of the pack is the server's."""
    mixed: Mixed | None = None
    """What the deal was mixed with; None in a match without chains."""
    chains: tuple[HashChain, ...] = ()
    """Those that counted for this deal."""


class OpenPlay(Struct, frozen=True):
    """A play of the seat in turn, and the bounds of the value after it."""

    card: int
    announce: bool
    low: int
    high: int
    best: bool
    """Whether the value stays the same after it."""
    shown: bool
    """The card is the king of a marriage that is only shown."""


class OpenCards(Struct, frozen=True):
    """What a position of a finished deal is worth with all cards known (docs/solver.md)."""

    seat: int
    """Whose value it is: the declarer's; where there is none, that of the seat in turn."""
    count: Literal["tricks", "points"]
    aim: Literal["most", "fewest"]
    margin: bool
    """Whether what the other has is subtracted."""
    guarantee: bool
    """Whether it is what the seat can be sure of against all others, who do not really play together."""
    low: int
    high: int
    """The value lies between these; they differ where the search was too long."""
    plays: tuple[OpenPlay, ...]


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text or JSON, to view."""

    text: str


class RecordKept(Struct, frozen=True):
    """Where an uploaded record can be found."""

    record: str
    rules: str
    names: tuple[str, ...]
    deals: int


# ------------------------------------------------------------------------------------------------- sheets


class SheetBegun(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet to begin: its rules, the players, the first dealer; words in ``language``."""

    rules: str
    names: tuple[str, ...]
    dealer: int = 0
    start: str = ""
    """What stood on the paper sheet that it goes on from, as in a position: ``hills 10 10 10``; empty: nothing."""
    language: Language = "en"


class SheetAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet as text and one change of it: ``entry`` added, or replacing line ``line``, and so on."""

    text: str
    do: Literal["show", "add", "edit", "remove", "undo"] = "show"
    line: int = 0
    entry: str = ""
    language: Language = "en"
