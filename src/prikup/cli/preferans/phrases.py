"""Short texts of Preferans for the table and the narrator: games, calls, contracts, places, rows of figures."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.core.cards import Card, Cards
from prikup.core.seats import Seat
from prikup.preferans.layout import owed_levels
from prikup.preferans.seen.view import PASS, PASS_DARK, View, Word
from prikup.preferans.state import BRIGAND, GAME, MISERE, TOTUS, Contract
from prikup.texts import Texts


def place_names(texts: Texts, names: Sequence[str], places: int) -> tuple[str, ...]:
    """The names by place; the dummy of two players has one too."""
    return (*names, *[texts.say("preferans-dummy")] * (places - len(names)))


def game_text(texts: Texts, level: int, strain: int) -> str:
    """A game as it is written: ``7♣``."""
    return texts.say("preferans-game", level=level, strain=strain)


def spoken(texts: Texts, level: int, strain: int) -> str:
    """A game as it is said in the auction: ``two`` for six clubs, ``seven first`` for seven spades."""
    return texts.say("preferans-spoken", level=level, strain=strain)


def _more(texts: Texts, *, hand: bool, dark: bool, bomb: int = 1, shared: bool = False) -> str:
    found = []
    if hand:
        found.append(texts.say("web-preferans-hand"))
    if dark:
        found.append(texts.say("web-preferans-dark"))
    if bomb > 1:
        found.append(texts.say("web-preferans-on-bomb", times=bomb))
    if shared:
        found.append(texts.say("web-preferans-shared"))
    return "".join(f", {one}" for one in found)


def word_text(texts: Texts, word: Word) -> str:
    """A word of the auction in short."""
    if word.kind == PASS:
        return texts.say("cli-table-passed")
    if word.kind == PASS_DARK:
        return texts.say("preferans-action-passdark")
    if word.kind == MISERE:
        text = texts.say("web-preferans-misere")
    else:
        text = f"{game_text(texts, word.level, word.strain)} ({spoken(texts, word.level, word.strain)})"
    return text + _more(texts, hand=word.hand, dark=word.dark)


def kind_text(texts: Texts, contract: Contract) -> str:
    """What is played, without the details of ``contract_text``: ``7♣``, ``misère``, ``totus ♠``."""
    if contract.kind == MISERE:
        return texts.say("web-preferans-misere")
    if contract.kind == TOTUS:
        return f"{texts.say('web-preferans-totus')} {texts.suit_sign(contract.strain)}"
    assert contract.kind == GAME
    return game_text(texts, contract.level, contract.strain)


def contract_text(texts: Texts, contract: Contract) -> str:
    """A contract with all its details."""
    more = _more(texts, hand=contract.hand, dark=contract.dark, bomb=contract.bomb, shared=contract.shared)
    return kind_text(texts, contract) + more


def role(texts: Texts, view: View, place: Seat) -> str:
    """What a place does in the deal: plays a game, whists, passes."""
    contract, defence = view.contract, view.defence
    you = "yes" if place == view.seat else "no"
    found = []
    if contract is not None and place == contract.seat:
        found.append(texts.say("cli-preferans-plays", you=you, game=kind_text(texts, contract)))
    elif place == view.declarer:
        found.append(texts.say("web-preferans-declarer"))
    elif defence is not None and place in (defence.first, defence.second):
        word = defence.words[place == defence.second]
        found += [texts.say(f"cli-preferans-word-{word}", you=you)] if word else []
    elif defence is not None and place == view.sheet.dealer and defence.dealer:
        found.append(texts.say(f"cli-preferans-word-{defence.dealer}", you=you))
    return " · ".join(found)


def plays_for(texts: Texts, view: View, place: Seat, names: Sequence[str]) -> str:
    """The hands that a player plays besides his own."""
    others = [other for other, by in enumerate(view.conduct) if by == place != other]
    if view.phase != "playing" or not others:
        return ""
    return texts.say("web-preferans-plays-for", name=texts.people(others, names))


def score(texts: Texts, view: View, seat: Seat) -> str:
    """Pool and hill of a seat in short."""
    if seat >= view.players:
        return ""
    sheet = view.sheet
    return texts.say("cli-preferans-score", pool=sheet.pools[seat], hill=sheet.hills[seat])


def owed(texts: Texts, games: int) -> str:
    """The games still owed in the brigand stage, in short: ``6 8–10 M``."""
    runs: list[list[int]] = []
    for level in filter(None, owed_levels(games)):
        if runs and runs[-1][-1] == level - 1:
            runs[-1].append(level)
        else:
            runs.append([level])
    levels = [f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in runs]
    misere = [texts.say("cli-preferans-misere")] if 0 in owed_levels(games) else []
    return " ".join([*levels, *misere]) or "–"


def marks(texts: Texts, view: View, seat: Seat) -> str:
    """Unused bombs, and games still owed in the brigand stage."""
    sheet = view.sheet
    found = []
    if seat < len(sheet.bombs):
        found += [texts.say("cli-preferans-bomb", times=times) for times in sheet.bombs[seat]]
    if seat < len(sheet.owed) and sheet.stage == BRIGAND:
        found.append(texts.say("cli-preferans-owed", games=owed(texts, sheet.owed[seat])))
    return " · ".join(found)


def trump_of(view: View) -> int:
    """The trump suit; -1 or 4 for none."""
    return view.contract.strain if view.contract is not None else -1


def suits_of(texts: Texts, view: View, cards: Cards) -> list[str]:
    """A hand by suit, ``♠ A K 10``, without empty suits."""
    rows: dict[int, list[Card]] = {}
    for card in texts.held(cards, trump_of(view)):
        rows.setdefault(card >> 3, []).append(card)
    return [
        f"{texts.suit_sign(suit)} {' '.join(texts.rank_letter(card & 7) for card in held)}"
        for suit, held in rows.items()
    ]
