"""What the tests of the rulebook of Preferans stand on: what an option means, and how it is read from a book.

``meant`` says by the rules what each option comes to, and knows nothing of the rulebook; ``READERS`` read the same from
message ids and figures, and know nothing of the rules. Two values that play alike mean the same; None is an option
without any effect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from prikup.core.options import Value, get_option, options_of
from prikup.preferans.game import Preferans
from prikup.preferans.rules import Rules
from prikup.rulebook.making import CHAPTERS_OF

Book = Mapping[str, Mapping[str, Any]]
"""The figures of each sentence by its id, without the ids' common beginning."""
BEGINNING = "rulebook-preferans-"


def book_of(rules: Rules) -> dict[str, dict[str, Any]]:
    """The book of a rule set as readers see it."""
    found: dict[str, dict[str, Any]] = {}
    for chapter in CHAPTERS_OF["preferans"](Preferans(rules)):
        for sentence in chapter.sentences():
            assert sentence.id.removeprefix(BEGINNING) not in found, f"{sentence.id} is said twice"
            found[sentence.id.removeprefix(BEGINNING)] = dict(sentence.figures)
    return found


# When an option has an effect.

Rule = Callable[[Rules], bool]


def _auctions(rules: Rules) -> bool:
    return rules.brigand.play != "only"


def _two_parts(rules: Rules) -> bool:
    return rules.brigand.play == "first"


def _razbojnik(rules: Rules) -> bool:
    return rules.brigand.play != "off"


def _all_passes(rules: Rules) -> bool:
    return _auctions(rules) or rules.brigand.circles


def _named(rules: Rules) -> bool:
    """The hill owner names the pool."""
    return _two_parts(rules) and rules.terms.owner


def _closes(rules: Rules) -> bool:
    return _auctions(rules) and (rules.pool.size is not None or _named(rules))


def _helps(rules: Rules) -> bool:
    return _closes(rules) and rules.pool.over == "help"


def _chooses(rules: Rules) -> bool:
    """There is more than one to help, or the own hill is not empty by then."""
    return _helps(rules) and (rules.table.players > 2 or rules.pool.order in ("half", "partners"))


def _rounds(rules: Rules) -> bool:
    return _auctions(rules) and rules.pool.end == "circles"


def _dark(rules: Rules) -> bool:
    return _auctions(rules) and (rules.dark.calls or rules.dark.first)


def _ends_a_row(rules: Rules) -> bool:
    """Whether it matters which game ends a row of all-passes."""
    row = rules.passes.growth != "none" or rules.exit.ladder != "6" or rules.races.count is not None
    return _auctions(rules) and (row or rules.deal.stays != "off")


def _double_bombs(rules: Rules) -> bool:
    """The second dark all-pass in a row is one under the same dealer."""
    return _auctions(rules) and rules.bombs.by == "dark" and rules.deal.stays != "off"


def _two_defend(rules: Rules) -> bool:
    return rules.table.players > 2


def _consoled(rules: Rules) -> bool:
    return rules.consolation.kind != "none"


MATTERS: dict[str, Rule] = {
    "brigand.soloist": _razbojnik,
    "brigand.circles": _razbojnik,
    "brigand.pools": _two_parts,
    "brigand.hill_only": lambda rules: rules.brigand.play == "only",
    "terms.owner": _two_parts,
    "terms.circles": _rounds,
    "terms.last": lambda rules: _rounds(rules) and rules.terms.circles is None,
    "pool.size": lambda rules: _auctions(rules) and not _named(rules),
    "pool.end": _auctions,
    "pool.over": _closes,
    "pool.worth": lambda rules: not (rules.brigand.play == "only" and rules.brigand.hill_only),
    "help.choice": _chooses,
    "help.short": _helps,
    "cover.by": _auctions,
    "deal.stays": _auctions,
    "calls.hand": _auctions,
    "calls.misere": _auctions,
    "calls.order": _auctions,
    "calls.hold": _auctions,
    "dark.calls": _auctions,
    "dark.final": _dark,
    "dark.first": _auctions,
    "exit.ladder": _auctions,
    "exit.whisted": _ends_a_row,
    "exit.failed": _ends_a_row,
    "exit.misere": _ends_a_row,
    "share.dealer": _auctions,
    "totus.play": _auctions,
    "totus.pools": lambda rules: rules.totus.play and _double_bombs(rules),
    "totus.consolation": lambda rules: rules.totus.play,
    "surrender.tricks": _auctions,
    "whist.pair": lambda rules: _two_defend(rules) and rules.whist.quota == "plain" and rules.whist.answer != "none",
    "whist.split": _two_defend,
    "whist.dealer": lambda rules: rules.table.players == 4,
    "whist.dealer_hand": lambda rules: rules.table.players == 4 and rules.whist.dealer != "off",
    "whist.half_high": lambda rules: rules.whist.half != "off",
    "whist.alone_on_nine": _two_defend,
    "whist.face": lambda rules: _two_defend(rules) and rules.whist.quota == "plain",
    "consolation.amount": _consoled,
    "consolation.passer": lambda rules: _consoled(rules) and _two_defend(rules),
    "consolation.dealer": lambda rules: _consoled(rules) and rules.table.players == 4,
    "proof.kind": _auctions,
    "passes.price": _all_passes,
    "passes.growth": _auctions,
    "passes.zero": _all_passes,
    "passes.zero_times": lambda rules: _all_passes(rules) and rules.passes.zero != "off",
    "passes.write": _all_passes,
    "passes.talon": _all_passes,
    "passes.fine": _auctions,
    "passes.start": _auctions,
    "passes.after_misere": _auctions,
    "passes.after_nine": _auctions,
    "bombs.by": _auctions,
    "bombs.order": _double_bombs,
    "races.pool": lambda rules: rules.races.count is not None,
    "races.hill": lambda rules: rules.races.count is not None,
    "races.totals": lambda rules: rules.races.count is not None,
    "races.whisted": lambda rules: rules.races.count is not None,
}
"""When an option has an effect; one that is not named always has."""


def _pool_order(rules: Rules) -> Value:
    """Partners come before the own hill only where points can be over at all."""
    alike = rules.pool.order == "partners" and not _helps(rules)
    return "pool" if alike else rules.pool.order


def _half(rules: Rules) -> Value:
    """A dummy takes nothing back."""
    return "plain" if rules.whist.half == "return" and not _two_defend(rules) else rules.whist.half


def _consolation_kind(rules: Rules) -> Value:
    """One who writes alone comes to his own sum in any case."""
    return "ordinary" if rules.consolation.kind == "robber" and not _two_defend(rules) else rules.consolation.kind


def _after_misere(rules: Rules) -> Value:
    """Prices that do not grow do not depend on the tricks of the misere either."""
    by_tricks = rules.passes.after_misere == "tricks" and rules.passes.growth != "none"
    return "tricks" if by_tricks else "off" if rules.passes.after_misere == "off" else "on"


ALIKE: dict[str, Callable[[Rules], Value]] = {
    "pool.order": _pool_order,
    "whist.half": _half,
    "consolation.kind": _consolation_kind,
    "passes.after_misere": _after_misere,
}
"""Options of which two values may play alike."""


def meant(rules: Rules) -> dict[str, Value]:
    """What each option comes to, without those that have no effect."""
    return {
        name: ALIKE[name](rules) if name in ALIKE else get_option(rules, name)
        for name in options_of(Rules)
        if name not in MATTERS or MATTERS[name](rules)
    }


# How it is read.


def _word(book: Book, beginning: str, *words: str, otherwise: Value = None) -> Value:
    """The word with which the id of a sentence ends."""
    found = [word for word in words if f"{beginning}-{word}" in book]
    assert len(found) <= 1, found
    return found[0] if found else otherwise


def _figure(book: Book, figure: str, *ids: str, otherwise: Value = None) -> Any:
    """A figure of the first of these sentences that is there."""
    return next((book[one][figure] for one in ids if one in book), otherwise)


def _said(*ids: str) -> Callable[[Book], Value]:
    return lambda book: any(one in book for one in ids)


def _instead(said: str, otherwise: str) -> Callable[[Book], Value]:
    """True and false have a sentence each."""

    def read(book: Book) -> Value:
        assert (said in book) != (otherwise in book), (said, otherwise)
        return said in book

    return read


def _misere(book: Book) -> tuple[str, str]:
    order = _word(book, "auction-misere", "document-off", "document-misere", "document-high") or _word(
        book, "auction-misere", "common-off", "common-misere", "common-high"
    )
    first, second = str(order).split("-")
    return first, second


def _players(book: Book) -> int:
    return int(_figure(book, "players", "cards-players-2", "cards-players-3", "cards-players-4"))


def _price(book: Book) -> int:
    return int(_figure(book, "price", "passes-write-hill", "passes-write-amnesty", "passes-write-whists"))


def _zero_times(book: Book) -> Value:
    points = _figure(book, "points", "passes-zero-hill", "passes-zero-pool")
    return int(points) // (1 if "passes-write-whists" in book else _price(book))


def _pool_end(book: Book) -> Value:
    if "end-races" in book:
        return "one"
    return _word(book, "end", "all", "one", "total") or ("circles" if "end-round" in book else None)


def _order(book: Book) -> Value:
    said = _word(book, "sheet-order", "half", "pool", "pool-hill", "partners", "hill")
    return "pool" if said == "pool-hill" else said


def _consolation(book: Book) -> Value:
    if "scoring-consolation-robber" in book:
        return "robber"
    kinds = ("all", "no-passer", "no-dealer", "whisters")
    return "ordinary" if _word(book, "scoring-consolation", *kinds) else "none"


def _fault(name: str, figure: str) -> Callable[[Book], Value]:
    return lambda book: _figure(book, figure, f"faults-{name}", otherwise=0)


HELPS = {
    *("sheet-over-help", "sheet-over-help-last"),
    *("sheet-over-help-chosen", "sheet-over-help-last-chosen", "sheet-over-help-or-hill"),
}
"""The sentences that say who is helped."""

READERS: dict[str, Callable[[Book], Value]] = {
    "table.players": _players,
    "table.first": lambda book: _word(book, "deal-first", "ace", "given"),
    "table.low_ace": _instead("cards-seats-ace-low", "cards-seats-ace-high"),
    "brigand.play": lambda book: _word(book, "brigand", "first", "only", otherwise="off"),
    "brigand.soloist": lambda book: _word(book, "brigand-soloist", "first", "second"),
    "brigand.circles": _said("brigand-passes"),
    "brigand.pools": _instead("brigand-pools-on", "brigand-pools-off"),
    "brigand.hill_only": _said("settlement-hill-only"),
    "terms.owner": _said("brigand-owner", "brigand-owner-rounds"),
    "terms.circles": lambda book: _figure(book, "rounds", "end-rounds"),
    "terms.last": lambda book: (
        _word(book, "end-time", "next", "running") or _word(book, "end-time-owner", "next", "running")
    ),
    "pool.size": lambda book: _figure(book, "points", "sheet-size"),
    "pool.end": _pool_end,
    "pool.deals": lambda book: _figure(book, "deals", "end-deals"),
    "pool.order": _order,
    "pool.over": lambda book: "help" if HELPS & set(book) else _word(book, "sheet-over", "lost", "kept"),
    "pool.worth": lambda book: (
        10 * _figure(book, "points", "settlement-pool", "settlement-pool-kept", "settlement-pool-largest")
    ),
    "help.choice": _said("sheet-over-help-chosen", "sheet-over-help-last-chosen", "sheet-over-help-or-hill"),
    "help.short": _instead("sheet-help-short", "sheet-help-not-short"),
    "cover.by": lambda book: _word(book, "sheet-cover", "all", "passes", otherwise="off"),
    "values.scale": lambda book: book["contract-values"]["six"] // 2,
    "values.hill": lambda book: book["scoring-failed"]["ten"] // book["contract-values"]["ten"],
    "values.whists": lambda book: book["scoring-whists"]["nine"] // book["contract-values"]["nine"],
    "deal.cut": _said("deal-cut"),
    "deal.stays": lambda book: _word(book, "deal-next", "both", "passes", "off"),
    "calls.hand": lambda book: _misere(book)[1],
    "calls.misere": lambda book: _word(book, "auction-misere", "bound", "trading", "late"),
    "calls.order": lambda book: _misere(book)[0],
    "calls.hold": _said("auction-hold"),
    "dark.calls": _said("dark-calls"),
    "dark.final": _instead("dark-pass-final", "dark-pass-return"),
    "dark.first": _said("dark-pass-eldest"),
    "exit.ladder": lambda book: _word(book, "passes-ladder", "6", "6-7", "6-7-8", "6-7-8-6", "7", "7-8"),
    "exit.whisted": _said("passes-row-whisted"),
    "exit.failed": _said("passes-row-any"),
    "exit.misere": lambda book: "passes-row-misere-off" not in book,
    "talon.decline": _said("talon-decline"),
    "talon.returned": _said("talon-returned", "talon-returned-discard"),
    "talon.paid": lambda book: _word(book, "talon-paid", "dealer", "half", otherwise="off"),
    "share.dealer": _said("contract-share"),
    "totus.play": _said("contract-totus"),
    "totus.pools": _instead("contract-totus-bombs-pools", "contract-totus-bombs-hills"),
    "totus.consolation": _said("contract-totus-consolation"),
    "surrender.tricks": lambda book: _figure(book, "tricks", "contract-surrender"),
    "whist.quota": lambda book: _word(book, "whist-quota", "plain", "personal"),
    "whist.spades": _said("whist-spades"),
    "whist.ten": lambda book: _word(book, "whist-ten", "checked", "whisted"),
    "whist.answer": lambda book: _word(book, "scoring-answer", "full", "half", "none"),
    "whist.pair": lambda book: _word(book, "scoring-pair", "second", "both", "each"),
    "whist.split": lambda book: _word(book, "scoring-split", "greedy", "gentleman", "always"),
    "whist.dealer": lambda book: _word(book, "whist-dealer", "full", "free", otherwise="off"),
    "whist.dealer_hand": lambda book: _word(book, "whist-dealer-hand", "both", "seen"),
    "whist.unplayed": _said("whist-unplayed"),
    "whist.half": lambda book: (
        "return"
        if "whist-half-return" in book
        else "plain"
        if {"whist-half-to-seven", "whist-half-to-eight"} & set(book)
        else "off"
    ),
    "whist.half_high": _instead("whist-half-to-eight", "whist-half-to-seven"),
    "whist.alone_on_nine": _said("whist-alone-on-nine"),
    "whist.face": lambda book: _word(book, "whist-face", "choice", "lying", "standing"),
    "whist.first_trick": _instead("whist-opened-late", "whist-opened"),
    "consolation.kind": _consolation,
    "consolation.amount": lambda book: (
        "ten" if "scoring-consolation-ten-whists" in book else _word(book, "scoring-consolation", "value", "double")
    ),
    "consolation.passer": _said("scoring-consolation-all", "scoring-consolation-no-dealer"),
    "consolation.dealer": _said("scoring-consolation-all", "scoring-consolation-no-passer"),
    "proof.kind": lambda book: _word(book, "play-proof", "game", "lay", otherwise="off"),
    "offers.tricks": _said("play-offer"),
    "passes.price": _price,
    "passes.growth": lambda book: _word(book, "passes-growth", "none", "add", "double"),
    "passes.zero": lambda book: _word(book, "passes-zero", "hill", "pool", otherwise="off"),
    "passes.zero_times": _zero_times,
    "passes.write": lambda book: _word(book, "passes-write", "hill", "amnesty", "whists"),
    "passes.talon": lambda book: _word(book, "passes-talon", "leads", "suit", "closed"),
    "passes.fine": lambda book: _figure(book, "points", "passes-penalty"),
    "passes.start": lambda book: _figure(book, "count", "passes-start-match", "passes-start-race"),
    "passes.after_misere": lambda book: _word(book, "passes-after-misere", "on", "tricks", otherwise="off"),
    "passes.after_nine": _said("passes-after-nine"),
    "bombs.by": lambda book: (
        "start" if "bombs-start" in book else "dark" if _word(book, "bombs-dark", "one", "three") else "off"
    ),
    "bombs.order": lambda book: _word(book, "bombs-order", "oldest", "choice"),
    "races.count": lambda book: _figure(book, "races", "end-races"),
    "races.pool": lambda book: _figure(book, "whists", "end-race-pool", otherwise=0),
    "races.hill": lambda book: _figure(book, "whists", "end-race-hill", otherwise=0),
    "races.totals": _said("end-total-pool", "end-total-hill"),
    "races.whisted": _said("end-race-whisted"),
    "faults.misdeal": _fault("misdeal", "points"),
    "faults.prompt": _fault("prompt", "points"),
    "faults.revoke": _fault("revoke", "tricks"),
    "faults.undiscarded": _fault("undiscarded", "tricks"),
    "faults.twice": _said("faults-twice", "faults-twice-proper", "faults-twice-razbojnik"),
}
"""How each option is read from a book, in declared order."""
