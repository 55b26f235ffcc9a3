"""A seat's view, folded from its events, agrees with the state, also if the match begins inside a deal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from prikup.core.cards import parse_cards
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.preferans.game import Preferans
from prikup.preferans.seen.view import AllPass, Saying, View, Word
from prikup.preferans.state import (
    Auction,
    Dealing,
    Drawing,
    Helping,
    Judging,
    Laying,
    Offering,
    Over,
    Playing,
    Sheet,
    State,
    Taking,
    Terming,
)
from tests.preferans.random_play import AnyMatch, random_rules, random_sheet, start_at, step
from tests.preferans.tables import HANDS, PLAIN, TALON, act, seen, started
from tests.support.seeds import random_of

MATCHES = 260


def last_figures(view: View, sheet: Sheet) -> None:
    """The last of the running sums of each field is what stands there now."""
    last = [[entries[-1] if entries else 0 for entries in part] for part in (view.paper.pools, view.paper.hills)]
    assert last == [list(sheet.pools), list(sheet.hills)]
    assert [[entries[-1] if entries else 0 for entries in row] for row in view.paper.whists] == [
        list(row) for row in sheet.whists
    ]


def agrees(match: AnyMatch, view: View) -> None:
    """Compares a view with the state."""
    game, state = match.game, match.state
    sheet, phase, seat = state.sheet, state.phase, view.seat
    assert view.sheet == sheet
    last_figures(view, sheet)
    assert view.phase == match.phase
    if isinstance(phase, Drawing | Dealing | Helping | Terming | Over):
        return
    hands = game.hands(state)
    unseen = phase.unseen if isinstance(phase, Auction) else 0
    assert view.unseen == unseen
    assert view.hand == (None if unseen >> seat & 1 else hands[seat])
    play = phase.play if isinstance(phase, Offering | Judging) else phase
    contract = getattr(play, "contract", None)
    assert view.contract == contract
    if getattr(play, "defence", None) is not None:
        assert view.defence == getattr(play, "defence", None)
    for place, lying in enumerate(view.hands):
        assert lying in (None, hands[place])
    held = getattr(play, "held", None)
    if contract is not None and held is not None:
        assert view.discard in (0, held.away)
        assert view.laid == held.away.bit_count() or isinstance(phase, Laying)
    if isinstance(play, Playing):
        plays(view, play)


def plays(view: View, play: Playing) -> None:
    """The same for the tricks."""
    assert (view.conduct, view.open, view.refused) == (play.conduct, play.open, play.refused)
    assert (view.trick.cards if view.trick else ()) == play.trick
    hands = play.held.hands
    for place, by in enumerate(play.conduct):
        if by == view.seat or play.open >> place & 1:
            assert view.cards_of(place) == hands[place]
    if view.contract is None and view.talon:
        assert view.talon == play.held.talon[: len(view.talon)]


def tricks_agree(view: View, play: Playing) -> None:
    taken = view.granted or tuple(map(view.taken, range(len(play.tricks))))
    assert taken == play.tricks


def matches(rngs: Iterable[random.Random]) -> list[AnyMatch]:
    """Random matches under random rules, at some moment of a deal."""
    found = []
    for rng in rngs:
        game = Preferans(random_rules(rng))
        if rng.random() < 0.2:
            match: AnyMatch = Match(game, rng.randrange(game.players))
        else:
            match = start_at(game, random_sheet(rng, game))
        for _ in range(rng.randrange(8, 60)):
            if not match.over:
                step(rng, match, faults=True)
        found.append(match)
    return found


def test_folded_views_agree_with_the_state() -> None:
    phases: Counter[str] = Counter()
    # What is counted has its own seed.
    for match in matches(random.Random(f"folded/{number}") for number in range(MATCHES)):
        phases[match.phase] += 1
        for seat in range(match.players):
            view = seen(match, seat)
            agrees(match, view)
            phase = match.state.phase
            play = phase.play if isinstance(phase, Offering | Judging) else phase
            if isinstance(play, Playing):
                tricks_agree(view, play)
    wanted = ("dealing", "auction", "taking", "laying", "naming", "whisting", "choosing", "playing", "offering")
    assert all(phases[phase] for phase in wanted), phases


def test_views_of_a_match_that_begins_inside_a_deal_agree_then_and_later() -> None:
    rngs = [random_of(f"inside/{number}") for number in range(MATCHES)]
    for rng, match in zip(rngs, matches(rngs), strict=True):
        inside: AnyMatch = Match(match.game, start=match.state)
        for _ in range(25):
            for seat in range(inside.players):
                agrees(inside, seen(inside, seat))
                if isinstance(inside.state.phase, Playing):
                    tricks_agree(seen(inside, seat), inside.state.phase)
            if inside.over:
                break
            step(rng, inside)


DARK = PLAIN.replace("dark.calls=off", "dark.calls=on").replace("talon.decline=off", "talon.decline=on")


@pytest.mark.parametrize(
    ("steps", "dealt"),
    [
        ("", None),
        ("1 call 6 S dark", None),
        ("1 call 6 S dark, 1 look", HANDS[0]),
        ("1 call 6 S dark, 2 pass, 3 pass", HANDS[0]),
        ("1 call 6 S dark, 2 pass, 3 pass, 1 take", HANDS[0]),
    ],
)
def test_the_dealt_hand_of_who_calls_dark(steps: str, dealt: str | None) -> None:
    """PF-179a: unknown until he looks, at the latest when the auction is over; the talon was not dealt to him."""
    match = started(DARK)
    if steps:
        act(match, steps)
    view = seen(match, 1)
    assert view.dealt == (None if dealt is None else parse_cards(dealt))
    taken = parse_cards(TALON) if "take" in steps else 0
    assert view.hand == (None if view.dealt is None else view.dealt | taken)
    assert bool(view.unseen & 0b0010) == (dealt is None)


def test_a_dealer_who_rests_holds_nothing() -> None:
    view = seen(started(), 0)
    assert (view.hand, view.dealt, view.unseen) == (0, 0, 0)
    assert seen(started(DARK), 0).unseen == 0b1110


def test_the_words_of_the_auction_and_of_the_defence() -> None:
    rules = PLAIN.replace("dark.calls=off", "dark.calls=on")
    match = act(started(rules), "1 passdark, 2 call 6 C dark, 3 look, 3 call 7 H, 2 pass, 3 lay D87, 3 declare 7 H")
    act(match, "1 whist, 2 pass")
    view = seen(match, 0)
    assert view.words == (
        Word(1, "passdark", dark=True),
        Word(2, "game", 6, 1, dark=True),
        Word(3, "game", 7, 3),
        Word(2, "pass"),
    )
    assert view.standing == Word(3, "game", 7, 3)
    assert view.standing.rank == 9
    assert view.said == (Saying(1, "whist"), Saying(2, "pass"))
    assert view.declarer == 3
    assert view.trump == 3


def test_a_dark_talon_is_the_declarers_secret() -> None:
    """PF-065, PF-180a."""
    match = act(started(DARK), "1 pass, 2 pass, 3 call 6 S dark, 3 take, 3 lay D87, 3 declare 7 NT")
    own, other = seen(match, 3), seen(match, 1)
    assert (own.talon, own.talon_open, own.discard) == ((16, 17), False, parse_cards(TALON))
    assert (other.talon, other.talon_open, other.discard, other.laid) == ((), False, 0, 2)
    assert own.trump == -1


def test_an_all_pass_for_whists_says_so() -> None:
    """Rostov: a trick of the others is five whists for whoever takes the fewest (BP-003)."""
    match = act(started(f"{PLAIN}+passes.write=whists+passes.price=5"), "1 pass, 2 pass, 3 pass")
    for seat in range(4):
        assert match.view(seat).passes == AllPass(5, whists=True)
        agrees(match, match.view(seat))


def test_an_all_pass_with_its_talon() -> None:
    match = act(started(), "1 pass, 2 pass, 3 pass, 1 play DA, 2 play DK, 3 play D9")
    view = seen(match, 0)
    assert view.passes == AllPass(1)
    assert view.talon == (16, 17)
    assert (view.tricks[0].cards[0], view.tricks[0].places, view.tricks[0].winner) == (16, (-1, 1, 2, 3), 1)
    assert view.finished == 1
    assert view.trick is not None
    assert view.trick.places == (-1,)
    assert view.taken(1) == 1
    assert view.played.bit_count() == 5


def test_results_say_what_was_played() -> None:
    match = act(started(f"{PLAIN}+proof.kind=off"), "1 pass, 2 pass, 3 call 6 S, 3 lay D87, 3 declare 6 H, 1 whist")
    act(match, "2 pass, 1 stand, 1 offer 0 4 0 6, 3 accept")
    result = seen(match, 2).results[-1]
    assert (result.deal, result.dealer, result.stage, result.tricks) == (1, 0, "proper", (0, 4, 0, 6))
    assert result.contract is not None
    assert (result.contract.seat, result.contract.level, result.contract.bid) == (3, 6, 1)
    assert result.defence is not None
    assert result.defence.whisters == (1,)
    assert result.lines
    assert sum(result.totals) == 0


@pytest.mark.parametrize("seat", [-3, -2, 4, 9])
def test_no_seat_may_do_nothing(seat: Seat) -> None:
    assert started().legal(seat) == ()


def test_what_everybody_may_know() -> None:
    """Hands are counted by place; a spectator gets the public events."""
    match = act(started(DARK), "1 pass, 2 pass, 3 call 6 S dark, 3 take")
    game = match.game
    assert isinstance(game, Preferans)
    assert game.counts(match.state) == (0, 10, 10, 12)
    public = {type(one.event).__name__ for one in match.events if game.public(one)}
    assert {"HandsDealt", "GameCalled", "Passed", "AuctionWon", "TalonTaken"} <= public
    assert not {"HandSeen", "TalonSeen", "DiscardSeen"} & public
    taking = act(started(DARK), "1 pass, 2 pass, 3 call 6 S dark")
    assert isinstance(taking.state.phase, Taking)
    fresh: State = game.start(0)[0]
    assert game.counts(fresh) == (0, 0, 0, 0)
