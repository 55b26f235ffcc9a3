"""The command line ``prikup``: play, simulate, replay, rules."""

from __future__ import annotations


def main() -> None:
    """The entry point: runs a command and exits with its status."""
    from prikup.cli.app import run

    raise SystemExit(run())
