"""Rulebooks with their examples, which the bot processes play: about a second for a rule set that nobody asked for.

What was made is kept for a while: most ask for the rules of the same few tables.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from msgspec.structs import replace

from prikup.rulebook import Rulebook, rulebook, written
from prikup.server.assets import Asset, made
from prikup.server.pool.pool import Pool
from prikup.server.recent import Recent

BOOKS = 128
"""How many books are kept, some hundred kilobytes each."""

FILES = 64
"""How many books are kept as they are sent."""

TYPES = {"json": "application/json", "html": "text/html"}
"""The media types of the forms in which a book is sent."""

WORKER = ThreadPoolExecutor(1, "rulebooks")
"""One thread puts all books into words, so that many leave the rest of the machine to the tables."""


class Rulebooks:
    """Makes rulebooks. A book that is being made is waited for, not made twice."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._known: Recent[Rulebook] = Recent(BOOKS)
        self._files: Recent[tuple[Rulebook, Asset]] = Recent(FILES)
        self._making: dict[tuple[str, str], asyncio.Task[Rulebook]] = {}

    async def book(self, rules: str, language: str) -> Rulebook:
        """The rulebook of a rule string; without examples where no bot process has time for them.

        Raises as ``rulebook``.
        """
        key = rules, language
        known = self._known.get(key)
        if known is not None:
            return known
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._made(rules, language))
            making.add_done_callback(lambda done: self._end(key, done))
        # Who goes away takes the book from nobody else.
        return await asyncio.shield(making)

    async def file(self, rules: str, language: str, form: str) -> Asset:
        """The book in one of the forms of ``TYPES``, as it is sent. Raises as ``rulebook``."""
        book = await self.book(rules, language)
        key = book.rules, language, form
        known = self._files.get(key)
        # A book without examples becomes another one when the bots have time.
        if known is not None and known[0] is book:
            return known[1]
        file = await asyncio.get_running_loop().run_in_executor(WORKER, _file, book, form)
        self._files.put(key, (book, file))
        return file

    def _end(self, key: tuple[str, str], done: asyncio.Task[Rulebook]) -> None:
        del self._making[key]
        # Whoever waited has got its exception; perhaps nobody does any more.
        _ = done.cancelled() or done.exception()

    async def stop(self) -> None:
        """Ends what is being made."""
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)

    async def _made(self, rules: str, language: str) -> Rulebook:
        work = asyncio.get_running_loop().run_in_executor
        plain = await work(WORKER, _plain, rules, language)
        # The same rules may be written in more than one way.
        kept = self._known.get((plain.rules, language))
        if kept is None:
            examples = await self._pool.examples(plain.rules, language)
            if examples is None:
                return plain
            kept = replace(plain, examples=examples)
        for text in (plain.rules, rules):
            self._known.put((text, language), kept)
        return kept


def _plain(rules: str, language: str) -> Rulebook:
    return rulebook(rules, language, played=False)


def _file(book: Rulebook, form: str) -> Asset:
    return made(TYPES[form], written(book, form, sources=True).encode())
