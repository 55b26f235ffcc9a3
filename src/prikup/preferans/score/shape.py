"""The shape of an outcome: what no deal under these rules can have, whatever was played."""

from __future__ import annotations

from prikup.core.cards import mask_of
from prikup.core.scored import OutcomeError, check_contract, check_fields, check_numbers, check_range, check_seat
from prikup.core.seats import audience_of
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import LEVELS, PACK, STRAINS, TALON, TRICKS
from prikup.preferans.outcome import ENDINGS, PASSES, PLAYED, REVOKED, SURRENDERED, UNPLAYED, Outcome
from prikup.preferans.state import BRIGAND, GAME, MISERE, TOTUS, WATCH, Contract, Defence, Sheet

CODES = ("outcome_defence", "outcome_cards", "outcome_help")
"""Codes of outcomes besides those of every game: a defence that does not fit the contract; a talon, or cards laid away,
that are not two; a choice whom points help that is none of the options."""

ALL = mask_of(PACK)
WORDS = ("whist", "pass", "half", "bound", "watch")


def check_outcome(compiled: CompiledRules, sheet: Sheet, outcome: Outcome) -> None:
    """Checks that an outcome has the shape of a deal under these rules. Raises OutcomeError.

    It checks the values of its fields: an ending that the rules know in this stage, one number a place within bounds, a
    contract that can be named and on a bomb that waits, a defence that fits it, two talon cards. Whether the
    tricks add up, or the call was high enough, is not checked.
    """
    check_fields(outcome, {ending: ENDINGS[ending] for ending in endings(compiled, sheet)})
    places = compiled.layout.places
    if outcome.contract is None:
        check_numbers("tricks", outcome.tricks, places, most=TRICKS)
        _check_passes(compiled, sheet, outcome)
    else:
        check_contract(isinstance(outcome.contract, Contract))
        check_numbers("tricks", outcome.tricks, places, most=TRICKS if outcome.ending == PLAYED else 0)
        _check_contract(compiled, sheet, outcome.contract)
        if outcome.defence is not None:
            _check_defence(compiled, sheet, outcome.contract, outcome.defence, outcome.ending)
        if outcome.failed_by is not None:
            check_contract(outcome.contract.kind == GAME)
            check_range("failed_by", outcome.failed_by, least=1, most=TRICKS)
    talon: object = outcome.talon
    if not isinstance(talon, tuple) or any(type(card) is not int or card not in PACK for card in talon):
        raise OutcomeError("outcome_cards", field="talon")
    if talon and (len(talon) != TALON or talon[0] == talon[1]):
        raise OutcomeError("outcome_cards", field="talon")
    if type(outcome.away) is not int or (outcome.away and (outcome.away & ~ALL or outcome.away.bit_count() != TALON)):
        raise OutcomeError("outcome_cards", field="away")


def endings(compiled: CompiledRules, sheet: Sheet) -> tuple[str, ...]:
    """The endings that a deal can have in a stage of the match."""
    if sheet.stage == BRIGAND:
        return PLAYED, UNPLAYED
    if not sheet.auctioned:
        return PASSES, REVOKED
    return tuple(ending for ending in ENDINGS if ending != SURRENDERED or compiled.rules.surrender.active())


def _check_contract(compiled: CompiledRules, sheet: Sheet, contract: Contract) -> None:
    rules, seat = compiled.rules, contract.seat
    check_seat("contract", seat, compiled.players_in(sheet.dealer))
    check_contract(contract.strain in STRAINS)
    check_contract(contract.kind in (GAME, MISERE, TOTUS))
    if contract.kind == GAME:
        check_contract(contract.level in LEVELS)
        check_contract(not contract.shared or compiled.may_share(sheet.dealer))
    else:
        check_contract(contract.level == (TRICKS if contract.kind == TOTUS else 0))
        check_contract(not contract.shared)
    check_contract(contract.kind != TOTUS or rules.totus.active())
    check_contract(not contract.dark or rules.dark.games())
    bombs = {compiled.multiplier(sheet, seat, chosen) for chosen in (0, *compiled.multipliers(sheet, seat))}
    check_contract(type(contract.bomb) is int and contract.bomb in bombs)
    check_range("bid", contract.bid, least=0, most=len(LEVELS) * len(STRAINS))
    others = {other for other in range(compiled.players) if other != seat}
    helped = rules.totus.helps(contract.bomb, len(others)) if contract.kind == TOTUS else 0
    helps: object = contract.helps
    check_contract(isinstance(helps, tuple))
    check_contract(len(contract.helps) == helped)
    for other in contract.helps:
        check_seat("helps", other, others)
    check_contract(len(set(contract.helps)) == helped)


def _check_defence(compiled: CompiledRules, sheet: Sheet, contract: Contract, defence: Defence, ending: str) -> None:
    """Checks who defends, and that the words of the defence fit the ending."""
    given: object = defence
    if not isinstance(given, Defence):
        raise OutcomeError("outcome_defence")
    said: object = defence.words
    words: tuple[str, ...] = said if isinstance(said, tuple) else ()
    fits = (defence.first, defence.second) == compiled.defenders(sheet.dealer, contract.seat)
    fits = fits and len(words) == 2 and all(word in WORDS for word in words)
    # A dummy says nothing.
    spoken = zip((defence.first, defence.second), words, strict=False)
    fits = fits and all(seat != compiled.layout.dummy or word in ("pass", "watch") for seat, word in spoken)
    fits = fits and defence.dealer in ("", "pass", "whist")
    by_dealer = defence.dealer == "whist"
    fits = fits and (not by_dealer or compiled.rests(sheet.dealer))
    whisted = fits and (by_dealer or bool(defence.whisters))
    if ending == PLAYED:
        fits = fits and (whisted or words == WATCH)
    else:
        fits = fits and not whisted and contract.kind == GAME
    if not fits:
        raise OutcomeError("outcome_defence")


def _check_passes(compiled: CompiledRules, sheet: Sheet, outcome: Outcome) -> None:
    """Checks that a seat without cards has only the talon's tricks, and only seats that could look passed unseen."""
    players = compiled.players_in(sheet.dealer)
    for place, tricks in enumerate(outcome.tricks):
        if place not in players:
            check_range("tricks", tricks, least=0, most=TALON if place == compiled.talon_seat(sheet.dealer) else 0)
    check_contract(not outcome.dark or compiled.rules.dark.active())
    check_range("passed_unseen", outcome.passed_unseen, least=0, most=compiled.everyone)
    if outcome.passed_unseen & ~audience_of(*players) or (outcome.passed_unseen and not outcome.dark):
        raise OutcomeError("outcome_field", field="passed_unseen", ending=outcome.ending)
