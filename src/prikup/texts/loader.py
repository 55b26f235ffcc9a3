"""Fluent files: finding languages, reading messages, falling back to English."""

from __future__ import annotations

import functools
import re
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from prikup.core.errors import NotationError
from prikup.core.options import nearest

FALLBACK = "en"
"""The language that has every message."""

Plain = str | int
"""What can be passed to a message."""

_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages that have a folder of texts, English first."""
    found = {
        folder.name
        for folder in resources.files("prikup.texts").iterdir()
        if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
    }
    return (FALLBACK, *sorted(found - {FALLBACK}))


def best_language(environ: Mapping[str, str], wanted: str | None = None) -> str:
    """The language of a wish such as ``ru`` or ``ru_RU.UTF-8``, else of LC_ALL, LC_MESSAGES, LANG; else English."""
    locale = wanted or next(filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = re.split(r"[-_.@]", locale.strip().lower())[0]
    return code if code in languages() else FALLBACK


class _Messages:
    """The files of one language. A file is parsed when one of its messages is first needed, for a quick start."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        self._bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
        self._parsing = threading.Lock()
        self._sources: dict[str, str] = {}
        self._file_of: dict[str, str] = {}
        for file in sorted((resources.files("prikup.texts") / language).iterdir(), key=lambda file: file.name):
            self._sources[file.name] = source = file.read_text("utf-8")
            self._file_of.update(dict.fromkeys(_ID.findall(source), file.name))

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._file_of

    def ids(self) -> tuple[str, ...]:
        return tuple(self._file_of)

    def say(self, message_id: str, attribute: str, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        file = self._file_of[message_id]
        if file in self._sources:
            self._parse(file)
        message = self._bundle.get_message(message_id)
        # Each message has a value.
        pattern: Any = message.attributes.get(attribute) or message.value
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _parse(self, file: str) -> None:
        """Once, and for all threads: who needs the file while another thread parses it waits."""
        with self._parsing:
            if file in self._sources:
                self._bundle.add_resource(FluentResource(self._sources[file]))
                del self._sources[file]


LARGEST = 2**53
"""Larger numbers are passed as text: they need no plural form, and number formatting fails at 28 digits."""


def _number(value: int) -> Any:
    return fluent_number(value, useGrouping=False) if abs(value) <= LARGEST else f"{value}"


class Messages(ABC):
    """The messages of one language, with English where it lacks one.

    ``strict`` (for tests) raises KeyError for a message that the language itself lacks, and ValueError for one that
    cannot be said with the values given. NotationError(bad_language) for a language without texts.
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in languages():
            wanted, known = str(language)[:40], languages()
            raise NotationError("bad_language", language=wanted, known=", ".join(known), nearest=nearest(wanted, known))
        self.language = language
        self.strict = strict

    @abstractmethod
    def functions(self) -> dict[str, Callable[..., Any]]:
        """The functions that messages may call."""

    @functools.cached_property
    def _own(self) -> _Messages:
        return _messages(type(self), self.language, self.strict)

    @functools.cached_property
    def _fallback(self) -> _Messages:
        return _messages(type(self), FALLBACK, self.strict)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return message_id in self._own or (not self.strict and message_id in self._fallback)

    def ids(self) -> tuple[str, ...]:
        """All message ids of this language itself."""
        return self._own.ids()

    def say(self, message_id: str, /, **values: Plain) -> str:
        """A message with its values; ``id.attribute`` gives an attribute, or the message where it has none.

        Raises KeyError for a message that English does not have either.
        """
        name, _, attribute = message_id.partition(".")
        if name in self._own:
            messages = self._own
        elif not self.strict and name in self._fallback:
            messages = self._fallback
        else:
            raise KeyError(f"no message {name!r} in language {self.language!r}")
        plain = {key: value if isinstance(value, str) else _number(value) for key, value in values.items()}
        text, errors = messages.say(name, attribute, plain)
        if errors and self.strict:
            raise ValueError(f"message {message_id} in language {self.language!r}: {errors}")
        return text


@functools.cache
def _messages(kind: type[Messages], language: str, strict: bool) -> _Messages:
    """The files of a language, which a process parses once; messages call the functions of a plain ``kind``."""
    return _Messages(language, kind(language, strict=strict).functions())
