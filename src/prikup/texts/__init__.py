"""The texts of prikup in the player's language: Fluent files, one folder per language, discovered automatically.

``Texts("ru").say("action-pass")`` gives a message; ``error``, ``event``, ``action``, ``line`` and similar methods turn
the structs that games return into text, by tag and fields. A message that a language lacks is taken from English; one
that English lacks too raises ``KeyError``. The code knows no game: the files do.

Files: ``<language>/*.ftl``. A message may refer to messages of its own file alone. Ids:

=============================== ===========================================================================
``option-<section>-<field>``    title of an option (English: the title in the option's metadata, unless given)
``value-<word>``                a word that an option can be set to, also ``on`` and ``off``;
                                ``value-<section>-<field>-<word>`` where an option needs words of its own
``situation-<name>``            heading of the sections that matter at one time of a deal
``section-<key>``               heading of a group of options
``preset-<game>-<name>``        title of a rule set
``conflict-<name>``             why two options cannot be combined
``error-<code>``                one sentence; the error's values are passed, and ``$cause``
``line-<name>``                 a line of the score (dots in names become dashes); its notes are ``$n1``, ``$n2``,
                                ``$who`` the player whom the first one may name, ``$amount`` what is written
``mark-<name>``                 a counter kept from deal to deal (bolts, bombs ...)
``ground-<name>``               what a claim is founded on
``ending-<name>``               how a deal ended
``phase-<name>``                a phase of the match
``fault-<kind>``                a fault at a real table
``stage-<name>``, ``word-<name>`` a stage of a match, a word of the defence
``action-<tag>``                what somebody may do, as words on a button; the fields are passed
``event-<tag>``                 one sentence that tells an event; the fields are passed
``suit-<suit>``, ``rank-<rank>`` names of cards; attributes are cases (``.gen``, ``.acc``, ``.ins``, ``.art``
                                with the article) and signs
``rulebook-<game>-...``         one sentence of a rulebook (prikup.rulebook); ``rulebook-word-<key>`` a word of the
                                game, its attribute ``.meaning`` what it means, ``.forms`` beginnings of other
                                forms of it, by which it is found in a sentence
=============================== ===========================================================================

``Texts.of(game)`` takes a message ``<game>-<id>`` first (``preferans-event-passed``), so that a game says the same tag
or code in its own words. A word that a message asks for by WORD is not looked up so. A game's own files are named for
it (``preferans-play.ftl``); their helpers, which other messages refer to and the tables ask for by name, begin with it.

How fields are passed: a seat as its name, a truth as ``yes`` or ``no``, seats as a list of names with their number in
``$<field>_count``, cards as text (a set sorted as a hand, a pile as it lies), numbers as a list, counted from one in
``$<field>_from_one`` and with the players' names in ``$<field>_by`` (``none`` where there are none), a word, card,
suit or number as it is, a card's rank in ``$<field>_rank``. ``$you`` is the name of the first field that holds the
reader's own seat, else ``none``.
``$by``, who acts for ``$seat``, and ``$to``, for whom ``$seat`` acts, are ``none`` for a player who acts for himself.

Messages make words by functions: ``CARD($card, case: "acc")`` (queen of hearts), ``SUIT($suit, case: "gen")``,
``WORD($ground, of: "ground")`` (the message ``ground-...``, or the word itself where there is none).
"""

from prikup.texts.cards import card_text, sorted_cards
from prikup.texts.hands import ORDERS, HandOrder
from prikup.texts.loader import best_language, languages
from prikup.texts.words import Texts

COMPLETE = ("en", "ru", "pl", "es", "de")
"""The languages that have every message; a test holds them to it."""

__all__ = ["COMPLETE", "ORDERS", "HandOrder", "Texts", "best_language", "card_text", "languages", "sorted_cards"]
