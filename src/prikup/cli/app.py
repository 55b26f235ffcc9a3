# The annotations below are evaluated as the functions are made: their help is in the user's language.
"""The commands and their options, in the user's language; exit statuses, interrupts and broken pipes."""

import errno
import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, TextIO

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts import exceptions as wrong
from cyclopts.help import DefaultFormatter
from rich.console import Console

from prikup.cli.errors import BAD_INPUT, INTERRUPTED, CliError, InputError, input_error
from prikup.cli.language import language
from prikup.cli.texts import CliTexts
from prikup.texts import HandOrder


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line and gives its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    words = CliTexts(language(environ=os.environ))
    try:
        words, given = _language(given)
        status = _dispatch(words, given)
        sys.stdout.flush()
    except InputError as found:
        _say_fault(words.input_error(found))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the output is gone: there is nothing more to write or flush.
        _drop(sys.stdout)
        return 0
    except OSError as error:
        if error.errno not in _FULL:
            raise
        _drop(sys.stdout)
        _say_fault(words.input_error(input_error("stdout", "not_writable", why=error.strerror or "none")))
        return BAD_INPUT
    return status


_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Error numbers of a device that accepts no more output."""


def _open_streams() -> None:
    """Replaces standard streams that were closed before the program started by /dev/null."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _drop(stream: TextIO) -> None:
    """Discards everything that a stream still holds or will get."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _say_fault(text: str) -> None:
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        _drop(sys.stderr)


def _language(given: list[str]) -> tuple[CliTexts, list[str]]:
    """Reads ``--lang``, which may stand anywhere, first: help and errors are written in that language."""
    rest: list[str] = []
    wanted: str | None = None
    arguments = iter(given)
    for argument in arguments:
        if argument == "--":
            rest += [argument, *arguments]
        elif argument == "--lang":
            wanted = next(arguments, "")
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return CliTexts(language(wanted)), rest


def _dispatch(words: CliTexts, given: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a character gets a question mark, not a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app = build(words)
    console = Console(stderr=False)
    try:
        command, bound, _ = app.parse_args(given, exit_on_error=False, print_error=False, console=console)
    except CycloptsError as error:
        raise InputError(*_usage(error, given)) from None
    result = command(*bound.args, **bound.kwargs)
    return result if isinstance(result, int) else 0


def _usage(error: CycloptsError, given: list[str]) -> tuple[str, CliError]:
    """A fault in the use of a command: which command, and why in words."""
    where = " ".join(["prikup", *(error.command_chain or ())])
    name = ""
    argument = getattr(error, "argument", None)
    if argument is not None and argument.names:
        name = argument.names[0]
    token = getattr(error, "token", None)
    value = str(getattr(token, "value", "") or "")
    if isinstance(error, wrong.UnknownOptionError):
        keyword = str(getattr(token, "keyword", None) or value)
        return where, CliError("usage", kind="option", name=keyword[:80], value="")
    if isinstance(error, wrong.UnknownCommandError):
        unused = (error.unused_tokens or [""])[0]
        return where, CliError("usage", kind="command", name=unused[:80], value="")
    if isinstance(error, wrong.MissingArgumentError):
        kind = "bare" if name.startswith("--") and name in given else "missing"
        return where, CliError("usage", kind=kind, name=name, value="")
    if isinstance(error, wrong.CoercionError):
        return where, CliError("usage", kind="value", name=name, value=value[:80])
    if isinstance(error, wrong.UnusedCliTokensError):
        unused = (error.unused_tokens or [""])[0]
        return where, CliError("usage", kind="unused", name=unused[:80], value="")
    if isinstance(error, wrong.RepeatArgumentError):
        return where, CliError("usage", kind="repeated", name=name or str(getattr(token, "keyword", "")), value="")
    return where, CliError("usage", kind="other", name=name, value=" ".join(str(error).split())[:200])


class _Formatter(DefaultFormatter):
    """The usual look, with a usage line in the user's language."""

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        """The usage line as it is given."""
        console.print(str(usage), style="bold", markup=False, highlight=False)


def _worth_showing(default: Any) -> Any:
    return str(default) if default not in (None, False) else None


_NUMBER = re.compile(r"[+-]?[0-9]{1,18}")


def _whole(_: Any, tokens: Sequence[Any]) -> int:
    """A whole number; ``1.5`` is refused, not rounded."""
    if not _NUMBER.fullmatch(tokens[0].value):
        raise ValueError
    return int(tokens[0].value)


_SECONDS = re.compile(r"[+-]?[0-9]{1,9}(\.[0-9]{1,6})?")


def _seconds(_: Any, tokens: Sequence[Any]) -> float:
    """A number of seconds."""
    if not _SECONDS.fullmatch(tokens[0].value):
        raise ValueError
    return float(tokens[0].value)


def build(words: CliTexts) -> App:
    """The command line in a language."""
    say = words.say
    commands = Group(say("cli-group-commands"))
    options = Group(say("cli-group-options"))
    arguments = Group(say("cli-group-arguments"))
    common: dict[str, Any] = {
        "group_commands": commands,
        "group_parameters": options,
        "group_arguments": arguments,
        "help_format": "plaintext",
        "help_formatter": _Formatter(),
        "help_flags": ["--help", "-h"],
        "result_action": "return_value",
    }

    def usage(text: str) -> str:
        return say("cli-usage", text=text)

    def about(message: str, name: str | list[str] | None = None, converter: Any = None) -> Any:
        return Parameter(name=name, help=say(message), negative=(), show_default=_worth_showing, converter=converter)

    app = App(
        name="prikup",
        help=f"{say('cli-about')}\n\n{say('cli-about-lang')}",
        usage=usage("prikup COMMAND"),
        version=version("prikup"),
        version_flags=["--version"],
        **common,
    )
    app["--help"].help = say("cli-help-flag")
    app["--version"].help = say("cli-version-flag")
    app["--help"].group = app["--version"].group = commands

    json_flag = about("cli-option-json")

    def play_command(
        rules: Annotated[str | None, about("cli-option-play-rules")] = None,
        /,
        *,
        deal: Annotated[str | None, about("cli-option-deal")] = None,
        seat: Annotated[int | None, about("cli-option-seat", converter=_whole)] = None,
        bots: Annotated[str | None, about("cli-option-play-bots")] = None,
        load: Annotated[Path | None, about("cli-option-load")] = None,
        record: Annotated[Path | None, about("cli-option-record")] = None,
        lesson: Annotated[bool, about("cli-option-lesson")] = False,
        order: Annotated[HandOrder, about("cli-option-order")] = "suits",
        no_pace: Annotated[bool, about("cli-option-no-pace")] = False,
    ) -> int:
        from prikup.cli.play import play

        words.order = order

        return play(
            words,
            rules,
            deal=deal,
            seat=seat,
            bots=bots,
            load=load,
            record=record,
            lesson=lesson,
            pace=not no_pace,
        )

    app.command(
        play_command,
        name="play",
        help=f"{say('cli-play-about')}\n\n{say('cli-play-more')}\n\n{say('cli-about-lang')}",
        usage=usage("prikup play [RULES] [OPTIONS]"),
        **common,
    )

    def serve_command(
        *,
        host: Annotated[str, about("cli-option-host")] = "127.0.0.1",
        port: Annotated[int, about("cli-option-port", converter=_whole)] = 8765,
        database: Annotated[str | None, about("cli-option-database")] = None,
        bots: Annotated[int | None, about("cli-option-serve-bots", converter=_whole)] = None,
        settings: Annotated[Path | None, about("cli-option-settings")] = None,
        name: Annotated[str, about("cli-option-serve-name")] = "main",
        url: Annotated[str, about("cli-option-serve-url")] = "",
        no_open: Annotated[bool, about("cli-option-no-open")] = False,
    ) -> int:
        from prikup.cli.serve import serve

        return serve(words, host, port, database, bots, settings, name, url, open_page=not no_open)

    app.command(
        serve_command,
        name="serve",
        help=f"{say('cli-serve-about')}\n\n{say('cli-serve-more')}",
        usage=usage("prikup serve [OPTIONS]"),
        **common,
    )

    def backup_command(
        file: Annotated[Path, about("cli-option-backup-file")],
        /,
        *,
        database: Annotated[str | None, about("cli-option-database")] = None,
    ) -> int:
        from prikup.cli.backup import backup

        return backup(words, file, database)

    app.command(
        backup_command,
        name="backup",
        help=f"{say('cli-backup-about')}\n\n{say('cli-backup-more')}",
        usage=usage("prikup backup FILE [OPTIONS]"),
        **common,
    )

    def restore_command(
        file: Annotated[Path, about("cli-option-restore-file")],
        /,
        *,
        database: Annotated[str | None, about("cli-option-database")] = None,
    ) -> int:
        from prikup.cli.backup import restore

        return restore(words, file, database)

    app.command(
        restore_command,
        name="restore",
        help=f"{say('cli-restore-about')}\n\n{say('cli-restore-more')}",
        usage=usage("prikup restore FILE [OPTIONS]"),
        **common,
    )

    def move_command(
        source: Annotated[str, about("cli-option-move-source")],
        target: Annotated[str, about("cli-option-move-target")],
        /,
    ) -> int:
        from prikup.cli.move import move

        return move(words, source, target)

    app.command(
        move_command,
        name="move",
        help=f"{say('cli-move-about')}\n\n{say('cli-move-more')}",
        usage=usage("prikup move SOURCE TARGET"),
        **common,
    )

    def drain_command(
        name: Annotated[str, about("cli-option-drain-name")],
        /,
        *,
        database: Annotated[str, about("cli-option-drain-database")],
    ) -> int:
        from prikup.cli.drain import drain

        return drain(words, name, database)

    app.command(
        drain_command,
        name="drain",
        help=f"{say('cli-drain-about')}\n\n{say('cli-drain-more')}",
        usage=usage("prikup drain NAME --database URL"),
        **common,
    )

    def simulate_command(
        rules: Annotated[str, about("cli-option-rules")],
        /,
        *,
        matches: Annotated[int, about("cli-option-matches", converter=_whole)] = 100,
        bots: Annotated[str | None, about("cli-option-bots")] = None,
        seed: Annotated[str, about("cli-option-seed")] = "1",
        max_deals: Annotated[int, about("cli-option-max-deals", converter=_whole)] = 150,
        jobs: Annotated[int | None, about("cli-option-jobs", converter=_whole)] = None,
        json: Annotated[bool, json_flag] = False,
    ) -> int:
        from prikup.cli.simulate import simulate

        return simulate(words, rules, matches, bots, seed, max_deals, jobs, as_json=json)

    app.command(
        simulate_command,
        name="simulate",
        help=f"{say('cli-simulate-about')}\n\n{say('cli-simulate-fair')}",
        usage=usage("prikup simulate RULES [OPTIONS]"),
        **common,
    )

    def replay_command(
        file: Annotated[Path, about("cli-option-file")],
        /,
        *,
        check: Annotated[bool, about("cli-option-check")] = False,
        order: Annotated[HandOrder, about("cli-option-order")] = "suits",
        json: Annotated[bool, json_flag] = False,
    ) -> int:
        from prikup.cli.replay import replay

        words.order = order

        return replay(words, file, check=check, as_json=json)

    app.command(
        replay_command,
        name="replay",
        help=say("cli-replay-about"),
        usage=usage("prikup replay FILE [OPTIONS]"),
        **common,
    )

    def verify_command(
        file: Annotated[Path, about("cli-option-verify-file")],
        /,
        *,
        commitment: Annotated[str | None, about("cli-option-verify-commitment")] = None,
        json: Annotated[bool, json_flag] = False,
    ) -> int:
        from prikup.cli.verify import verify

        return verify(words, file, commitment, as_json=json)

    app.command(
        verify_command,
        name="verify",
        help=f"{say('cli-verify-about')}\n\n{say('cli-verify-more')}",
        usage=usage("prikup verify FILE [OPTIONS]"),
        **common,
    )

    def solve_command(
        source: Annotated[str, about("cli-option-solve-source")],
        /,
        *,
        rules: Annotated[str | None, about("cli-option-solve-rules")] = None,
        seat: Annotated[int | None, about("cli-option-solve-seat", converter=_whole)] = None,
        makes: Annotated[int | None, about("cli-option-solve-makes", converter=_whole)] = None,
        score: Annotated[bool, about("cli-option-solve-score")] = False,
        rounded: Annotated[bool, about("cli-option-solve-rounded")] = False,
        deal: Annotated[int | None, about("cli-option-solve-deal", converter=_whole)] = None,
        after: Annotated[int | None, about("cli-option-solve-after", converter=_whole)] = None,
        nodes: Annotated[int | None, about("cli-option-solve-nodes", converter=_whole)] = None,
        memory: Annotated[int | None, about("cli-option-solve-memory", converter=_whole)] = None,
        time: Annotated[float | None, about("cli-option-solve-time", converter=_seconds)] = None,
        out: Annotated[str | None, about("cli-option-solve-out")] = None,
        leader: Annotated[int | None, about("cli-option-solve-leader", converter=_whole)] = None,
        samples: Annotated[int | None, about("cli-option-solve-samples", converter=_whole)] = None,
        seed: Annotated[int | None, about("cli-option-solve-seed", converter=_whole)] = None,
        json: Annotated[bool, json_flag] = False,
    ) -> int:
        from prikup.cli.solve import Wanted, answer_source

        wanted = Wanted(
            rules, seat, makes, deal, after, nodes, memory, time, out, leader, samples, seed, score, rounded
        )
        return answer_source(words, source, wanted, as_json=json)

    app.command(
        solve_command,
        name="solve",
        help=f"{say('cli-solve-about')}\n\n{say('cli-solve-more')}",
        usage=usage("prikup solve POSITION|DEAL|RECORD [OPTIONS]"),
        **common,
    )

    def tables_command(
        table: Annotated[list[str] | None, about("cli-option-tables-table")] = None,
        /,
        *,
        samples: Annotated[int | None, about("cli-option-tables-samples", converter=_whole)] = None,
        seed: Annotated[int, about("cli-option-tables-seed", converter=_whole)] = 0,
        json: Annotated[bool, json_flag] = False,
    ) -> int:
        from prikup.cli.tables import tables

        return tables(words, table or (), samples, seed, as_json=json)

    app.command(
        tables_command,
        name="tables",
        help=f"{say('cli-tables-about')}\n\n{say('cli-tables-more')}",
        usage=usage("prikup tables [TABLE ...] [OPTIONS]"),
        **common,
    )

    def sheet_command(
        file: Annotated[Path, about("sheet-option-file")],
        /,
        *,
        new: Annotated[str | None, about("sheet-option-new")] = None,
        names: Annotated[str | None, about("sheet-option-names")] = None,
        dealer: Annotated[int | None, about("sheet-option-dealer", converter=_whole)] = None,
        start: Annotated[str | None, about("sheet-option-start")] = None,
        add: Annotated[list[str] | None, about("sheet-option-add")] = None,
        edit: Annotated[tuple[int, str] | None, about("sheet-option-edit")] = None,
        remove: Annotated[int | None, about("sheet-option-remove", converter=_whole)] = None,
        undo: Annotated[bool, about("sheet-option-undo")] = False,
        settle: Annotated[bool, about("sheet-option-settle")] = False,
        price: Annotated[str | None, about("sheet-option-price")] = None,
        svg: Annotated[Path | None, about("sheet-option-svg")] = None,
        json: Annotated[bool, json_flag] = False,
    ) -> int:
        from prikup.cli.sheet import SheetChanges, sheet

        wanted = SheetChanges(tuple(add or ()), edit, remove, undo)
        return sheet(
            words,
            file,
            wanted,
            new=new,
            names=names,
            dealer=dealer,
            start=start,
            settle=settle,
            price=price,
            svg=svg,
            as_json=json,
        )

    app.command(
        sheet_command,
        name="sheet",
        help="\n\n".join(say(f"sheet-command-{part}") for part in ("about", "more", "thousand", "preferans", "steps")),
        usage=usage("prikup sheet FILE [OPTIONS]"),
        **common,
    )

    league_app = App(
        name="league",
        help=f"{say('cli-league-about')}\n\n{say('cli-league-more')}",
        usage=usage("prikup league --players A,B [OPTIONS]"),
        **common,
    )
    league_app["--help"].help = say("cli-help-flag")
    app.command(league_app)

    def league_command(
        *,
        players: Annotated[str, about("cli-option-league-players")],
        rules: Annotated[str, about("cli-option-rules")] = "thousand/ru",
        deals: Annotated[int, about("cli-option-league-deals", converter=_whole)] = 600,
        looks: Annotated[int, about("cli-option-league-looks", converter=_whole)] = 5,
        part: Annotated[str, about("cli-option-league-part")] = "whole",
        common_player: Annotated[str | None, about("cli-option-league-common", "--common")] = None,
        whole_match: Annotated[bool, about("cli-option-league-whole-match")] = False,
        control: Annotated[int, about("cli-option-league-control", converter=_whole)] = 0,
        seed: Annotated[str, about("cli-option-seed")] = "1",
        out: Annotated[Path | None, about("cli-option-league-out")] = None,
        chart: Annotated[Path | None, about("cli-option-league-chart")] = None,
        jobs: Annotated[int | None, about("cli-option-jobs", converter=_whole)] = None,
        share: Annotated[str, about("cli-option-league-share")] = "1/1",
        cluster: Annotated[str | None, about("cli-option-league-cluster")] = None,
        json: Annotated[bool, json_flag] = False,
    ) -> int:
        from prikup.cli import league

        settings = league.settings(
            rules,
            players,
            deals=deals,
            looks=looks,
            part=part,
            common=common_player,
            controls=control,
            whole_match=whole_match,
            seed=seed,
        )
        return league.run(words, settings, league.Wanted(out, chart, jobs, share, cluster, json))

    league_app.default(league_command)

    def merge_command(
        *files: Annotated[Path, about("cli-option-league-files")],
        out: Annotated[Path | None, about("cli-option-league-merged")] = None,
        chart: Annotated[Path | None, about("cli-option-league-chart")] = None,
        json: Annotated[bool, json_flag] = False,
    ) -> int:
        from prikup.cli import league

        return league.merge(words, files, league.Wanted(out=out, chart=chart, as_json=json))

    league_app.command(
        merge_command,
        name="merge",
        help=say("cli-league-merge-about"),
        usage=usage("prikup league merge FILE ... [OPTIONS]"),
        **common,
    )

    def rulebook_command(
        rules: Annotated[str, about("cli-option-rules")],
        /,
        *,
        form: Annotated[str, about("cli-option-rulebook-format", "--format")] = "text",
        out: Annotated[Path | None, about("cli-option-rulebook-out")] = None,
        sources: Annotated[bool, about("cli-option-rulebook-sources")] = False,
    ) -> int:
        from prikup.cli.rulebook import write

        return write(words, rules, form, out, sources=sources)

    app.command(
        rulebook_command,
        name="rulebook",
        help=f"{say('cli-rulebook-about')}\n\n{say('cli-about-lang')}",
        usage=usage("prikup rulebook RULES [OPTIONS]"),
        **common,
    )

    rules_app = App(name="rules", help=say("cli-rules-about"), usage=usage("prikup rules COMMAND"), **common)
    rules_app["--help"].help = say("cli-help-flag")
    app.command(rules_app)

    def list_command(
        game: Annotated[str | None, about("cli-option-game")] = None, /, *, json: Annotated[bool, json_flag] = False
    ) -> int:
        from prikup.cli.rules import list_presets

        return list_presets(words, game, as_json=json)

    rules_app.command(
        list_command,
        name="list",
        help=say("cli-rules-list-about"),
        usage=usage("prikup rules list [GAME] [OPTIONS]"),
        **common,
    )

    def show_command(
        name: Annotated[str, about("cli-option-rules")], /, *, json: Annotated[bool, json_flag] = False
    ) -> int:
        from prikup.cli.rules import show

        return show(words, name, as_json=json)

    rules_app.command(
        show_command,
        name="show",
        help=say("cli-rules-show-about"),
        usage=usage("prikup rules show NAME [OPTIONS]"),
        **common,
    )

    def check_command(
        string: Annotated[str, about("cli-option-rules")], /, *, json: Annotated[bool, json_flag] = False
    ) -> int:
        from prikup.cli.rules import check

        return check(words, string, as_json=json)

    rules_app.command(
        check_command,
        name="check",
        help=say("cli-rules-check-about"),
        usage=usage("prikup rules check STRING [OPTIONS]"),
        **common,
    )

    def diff_command(
        known: Annotated[str, about("cli-option-known-rules")],
        new: Annotated[str, about("cli-option-new-rules")],
        /,
        *,
        deals: Annotated[int, about("cli-option-diff-deals", converter=_whole)] = 1000,
        seed: Annotated[str, about("cli-option-seed")] = "",
        json: Annotated[bool, json_flag] = False,
    ) -> int:
        from prikup.cli.rule_changes import show_changes

        return show_changes(words, known, new, deals, seed, as_json=json)

    rules_app.command(
        diff_command,
        name="diff",
        help=say("cli-rules-diff-about"),
        usage=usage("prikup rules diff KNOWN NEW [OPTIONS]"),
        **common,
    )

    return app
