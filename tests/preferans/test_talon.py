"""From the draw to the deal, the talon, the declaration, sharing, totus, surrender, the Razbojnik (5.12.2, 5.12.8)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from prikup.core.actions import Accept, Cut, Pass, Refuse, Shuffle
from prikup.core.actions import Deal as GivenDeal
from prikup.core.cards import Cards, each, mask_of, parse_card, parse_cards
from prikup.core.seats import TABLE, only
from prikup.core.shuffle import shuffled
from prikup.preferans import deal as dealing
from prikup.preferans.actions import Call, Declare, Decline, Lay, Look, Misere, Surrender, Take, Totus
from prikup.preferans.draw import first_ace, seating, seats_drawn
from prikup.preferans.events import (
    AuctionWon,
    CardsLaid,
    DiscardSeen,
    GameNamed,
    HandOpened,
    MisereNamed,
    ShareAnswered,
    ShareOffered,
    TalonDeclined,
    TalonSeen,
    TalonShown,
    TalonTaken,
    TotusNamed,
)
from prikup.preferans.layout import PACK
from prikup.preferans.rules.table import Table
from prikup.preferans.state import (
    BRIGAND,
    CIRCLES,
    MISERE,
    TOTUS,
    Auction,
    Dealing,
    Laying,
    Naming,
    Playing,
    Sharing,
    State,
    Taking,
    Whisting,
)
from tests.preferans.steps import Deal, Options, house_of, sheet_of

S, C, D, H, NT = range(5)
F, SECOND, T = 1, 2, 3
EVERYBODY = only(0, 1, 2, 3)
PASS, LOOK, TAKE = Pass(), Look(), Take()
LIGHT: Options = {"dark.calls": False, "bombs.by": "off"}


def won(options: Options | None = None, call: Call | Misere | None = None, **sheet: Any) -> Deal:
    """A deal that the first hand has won."""
    call = call or Call(6, S)
    deal = Deal(house_of({**LIGHT, **(options or {})}), **sheet)
    if not call.dark and deal.phase.unseen:
        deal.say((F, LOOK))
    return deal.say((F, call), (SECOND, PASS), (T, PASS))


def two(cards: Cards) -> Cards:
    """Two cards of a hand."""
    return mask_of(list(each(cards))[:2])


def laid(deal: Deal) -> Deal:
    """The talon is taken and two of the dealt cards are laid away."""
    if isinstance(deal.phase, Taking):
        deal.say((F, TAKE))
    return deal.say((F, Lay(two(deal.hands[F]))))


def named(deal: Deal) -> set[tuple[int, int]]:
    """Level and strain of all games that may be named."""
    return {(word.level, word.strain) for word in deal.legal(F) if isinstance(word, Declare)}


# The draw.


def test_who_gets_the_first_ace_deals() -> None:
    pack = [parse_card(card) for card in ("S7", "HK", "D9", "C8", "ST", "HA", "SA")]
    # Seat 2 of four turns: 3, 0, 1, 2, 3 and the ace to 0.
    assert first_ace(pack, 2, 4) == (0, tuple(pack[:6]))
    assert first_ace(pack, 0, 2) == (0, tuple(pack[:6]))


def test_the_lowest_card_chooses_its_seat_first_and_suits_settle_ties() -> None:
    cards = [parse_card(card) for card in ("HA", "D7", "S7", "CK")]
    assert seating(Table(), cards) == (2, 1, 3, 0)
    assert seating(Table(low_ace=True), cards) == (0, 2, 1, 3)
    order, drawn = seats_drawn(Table(), "aa", 4)
    assert drawn == shuffled("aa", PACK)[:4]
    assert sorted(order) == [0, 1, 2, 3]


# Shuffle, cut, deal.


def dealt(options: Options, seed: str, cut: int | None, dealer: int = 0) -> Any:
    """The phase when the cards are out."""
    house = house_of({**LIGHT, **options})
    state: State[Any] = State(sheet_of(house, dealer), Dealing("shuffle"))
    after: State[Any] = dealing.apply(house, state, TABLE, Shuffle(seed))[0]
    if cut is not None:
        (cutter,) = dealing.awaits(house, after)
        assert Cut(cut) in dealing.legal(house, after, cutter)
        after = dealing.apply(house, after, cutter, Cut(cut))[0]
    return after.phase


def test_pairs_go_clockwise_and_the_talon_lies_in_the_middle() -> None:
    pack = shuffled("0a", PACK)
    phase = dealt({"deal.cut": False}, "0a", None)
    # Three rounds of three pairs, the talon, two rounds more.
    f = [0, 1, 6, 7, 12, 13, 20, 21, 26, 27]
    assert phase.hands[1] == mask_of(pack[i] for i in f)
    assert phase.hands[2] == mask_of(pack[i + 2] for i in f)
    assert phase.hands[3] == mask_of(pack[i + 4] for i in f)
    assert phase.hands[0] == 0
    assert phase.talon == pack[18:20]


def test_the_cut_brings_the_lower_part_up() -> None:
    pack = shuffled("0a", PACK)
    phase = dealt({}, "0a", 30)
    assert phase.hands[1] & mask_of(pack[30:]) == mask_of(pack[30:])


@pytest.mark.parametrize(("players", "dealer", "cutter"), [(4, 0, 3), (4, 2, 1), (3, 0, 2), (2, 0, 1), (2, 1, 0)])
def test_the_player_on_the_dealers_right_cuts(players: int, dealer: int, cutter: int) -> None:
    house = house_of({"table.players": players})
    state: State[Dealing] = State(sheet_of(house, dealer), Dealing("cut", pack=PACK))
    assert dealing.awaits(house, state) == (cutter,)
    assert dealing.legal(house, state, cutter) == tuple(Cut(at) for at in range(1, 32))
    refusal = dealing.why_not(house, state, cutter, Cut(32))
    assert (refusal.code, refusal.params) == ("bad_cut", {"at": 32, "least": 1})


HANDS = (parse_cards("SAKQJT987.CAK"), parse_cards("CQJT987.DAKQJ"), parse_cards("DT987.HAKQJT9"))
REST = parse_cards("H87")


@pytest.mark.parametrize(
    ("players", "dealer", "places"),
    [(4, 0, (1, 2, 3)), (4, 2, (0, 1, 3)), (3, 1, (0, 1, 2)), (2, 1, (0, 1, 2))],
)
def test_a_deal_by_hand_names_the_hands_in_seat_order(players: int, dealer: int, places: tuple[int, ...]) -> None:
    house = house_of({"table.players": players, **LIGHT})
    state: State[Dealing] = State(sheet_of(house, dealer), Dealing("shuffle"))
    after, _ = dealing.apply(house, state, TABLE, GivenDeal(HANDS, REST))
    assert isinstance(after.phase, Auction)
    assert tuple(after.phase.hands[place] for place in places) == HANDS
    assert after.phase.talon == (parse_card("H7"), parse_card("H8"))


@pytest.mark.parametrize(
    ("hands", "rest", "why"),
    [
        (HANDS[:2], REST, "hands"),
        ((HANDS[0], HANDS[0], HANDS[2]), REST, "twice"),
        ((HANDS[0] & ~1, HANDS[1], HANDS[2]), REST, "pack"),
        ((HANDS[0] | 1 << parse_card("H7"), HANDS[1], HANDS[2]), parse_cards("H8"), "count"),
    ],
)
def test_a_wrong_deal(hands: tuple[Cards, ...], rest: Cards, why: str) -> None:
    refusal = dealing.wrong_deal(house_of(), hands, rest)
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("wrong_cards", {"why": why})


# The talon.


def test_the_talon_is_turned_for_all_and_the_cards_laid_away_are_not() -> None:
    deal = won().say((F, TAKE))
    assert [(told.event, told.to) for told in deal.told(TalonShown)] == [(TalonShown(deal.talon), EVERYBODY)]
    assert len(deal.legal(F)) == 66 + 5  # Two of twelve, and a totus in five strains.
    away = two(deal.hands[F])
    deal.say((F, Lay(away)))
    assert [(told.event, told.to) for told in deal.told(DiscardSeen)] == [(DiscardSeen(away), only(F))]
    assert [(told.event, told.to) for told in deal.told(CardsLaid)] == [(CardsLaid(F, F), EVERYBODY)]
    assert isinstance(deal.phase, Naming)
    assert deal.phase.held.away == away
    assert deal.phase.held.hands[F] == (deal.hands[F] | mask_of(deal.talon)) & ~away


def test_in_a_dark_game_he_alone_sees_it() -> None:
    deal = won({"dark.calls": True}, Call(6, S, dark=True)).say((F, TAKE))
    assert deal.told(TalonShown) == []
    assert [(told.event, told.to) for told in deal.told(TalonSeen)] == [(TalonSeen(deal.talon), only(F))]
    assert [(told.event, told.to) for told in deal.told(TalonTaken)] == [(TalonTaken(F, hidden=True), EVERYBODY)]


def test_who_may_not_decline_takes_it_at_once() -> None:
    deal = won({"talon.decline": False})
    assert isinstance(deal.phase, Laying)
    assert deal.told(TalonShown)


def test_a_declined_talon_stays_where_it_lies() -> None:
    deal = won().say((F, Decline()))
    assert deal.told(TalonShown) == deal.told(TalonSeen) == []
    assert [told.event for told in deal.told(TalonDeclined)] == [TalonDeclined(F)]
    deal.say((F, Declare(7, H)))
    contract = deal.phase.contract
    assert (contract.hand, contract.bid, contract.dark) == (True, 1, False)
    assert deal.phase.held.hands[F] == deal.hands[F]


def test_discards_that_are_none() -> None:
    deal = won().say((F, TAKE))
    assert deal.refusal(F, Lay(deal.hands[F])) == "lay_two"
    assert deal.refusal(F, Lay(two(deal.hands[SECOND]))) == "not_your_card"
    assert deal.refusal(SECOND, Lay(two(deal.hands[SECOND]))) == "not_your_turn"
    assert deal.refusal(F, Surrender()) == "no_surrender"


# The declaration.


@pytest.mark.parametrize(
    ("call", "lowest", "count"),
    [
        (Call(6, S), (6, S), 25),
        (Call(6, C), (6, C), 24),
        (Call(6, D), (6, D), 23),
        (Call(6, H), (6, H), 22),
        (Call(6, NT), (6, NT), 21),
        (Call(7, S), (7, S), 20),
        (Call(7, C), (7, C), 19),
        (Call(9, D, hand=True), (9, D), 8),
    ],
)
def test_no_game_is_lower_than_the_call(call: Call, lowest: tuple[int, int], count: int) -> None:
    deal = won(None, call)
    if not call.hand:
        laid(deal)
    games = named(deal)
    assert len(games) == count
    assert min(games) == lowest
    assert not deal.can(F, Misere())


def test_a_game_named_too_low() -> None:
    deal = laid(won(None, Call(7, C)))
    assert deal.refusal(F, Declare(7, S)) == "game_too_low"
    assert deal.refusal(F, Declare(11, S)) == "no_such_game"
    assert deal.refusal(F, Declare(7, C, bomb=2)) == "bad_bomb"
    assert deal.refusal(F, Misere()) == "no_misere"
    assert deal.refusal(F, Totus(S)) == "totus_late"


@pytest.mark.parametrize(
    ("kind", "order", "rank_limit"),
    [
        # The highest call from which a misere may be named: none, 8S, and anything below the misere itself.
        ("bound", "document", None),
        ("trading", "document", (8, S)),
        ("late", "document", (9, NT)),
        ("late", "common", (8, NT)),
        ("trading", "common", (8, S)),
    ],
)
def test_a_misere_named_after_the_talon(kind: str, order: str, rank_limit: tuple[int, int] | None) -> None:
    games = [(level, strain) for level in range(6, 11) for strain in range(5)]
    options: Options = {"calls.misere": kind, "calls.order": order}
    open_to = [game for game in games if laid(won(options, Call(*game))).can(F, Misere())]
    assert open_to == ([] if rank_limit is None else games[: games.index(rank_limit) + 1])


@pytest.mark.parametrize(("order", "highest"), [("document", (9, NT)), ("common", (8, NT))])
def test_a_dark_number_call_leaves_a_misere_open(order: str, highest: tuple[int, int]) -> None:
    games = [(level, strain) for level in range(6, 11) for strain in range(5)]
    options: Options = {"dark.calls": True, "calls.order": order}
    open_to = [game for game in games if laid(won(options, Call(*game, dark=True))).can(F, Misere())]
    assert open_to == games[: games.index(highest) + 1]


def test_a_dark_game_is_dark_whatever_is_named() -> None:
    deal = laid(won({"dark.calls": True}, Call(6, C, dark=True))).say((F, Misere()))
    assert [told.event for told in deal.told(MisereNamed)] == [MisereNamed(F, dark=True, hand=False, bomb=1)]
    assert isinstance(deal.phase, Playing)
    contract = deal.phase.contract
    assert contract is not None
    assert (contract.kind, contract.dark, contract.bid) == (MISERE, True, 2)


def test_a_called_misere_is_played_without_another_word() -> None:
    deal = laid(won(None, Misere()))
    assert isinstance(deal.phase, Playing)
    assert [told.event for told in deal.told(MisereNamed)] == [MisereNamed(F, dark=False, hand=False, bomb=1)]
    deal = won(None, Misere()).say((F, Decline()))
    assert deal.phase.contract.hand


# Bombs.


def test_the_oldest_bomb_is_played_unasked() -> None:
    bombs = ((), (4, 2), (), ())
    deal = laid(won({"bombs.by": "dark"}, bombs=bombs)).say((F, Declare(6, H)))
    assert deal.phase.contract.bomb == 4
    assert [told.event.bomb for told in deal.told(GameNamed) if isinstance(told.event, GameNamed)] == [4]


def test_or_the_declarer_chooses_it() -> None:
    options: Options = {"bombs.by": "dark", "bombs.order": "choice"}
    deal = laid(won(options, bombs=((), (4, 2, 4), (), ())))
    assert {word.bomb for word in deal.legal(F) if isinstance(word, Declare)} == {2, 4}
    assert deal.refusal(F, Declare(6, H)) == "bad_bomb"
    deal.say((F, Declare(6, H, bomb=2)))
    assert deal.phase.contract.bomb == 2


def test_with_one_kind_of_bomb_there_is_no_choice() -> None:
    options: Options = {"bombs.by": "dark", "bombs.order": "choice"}
    deal = laid(won(options, bombs=((), (4, 4), (), ()))).say((F, Declare(6, H)))
    assert deal.phase.contract.bomb == 4


def test_a_called_misere_has_the_choice_too() -> None:
    options: Options = {"bombs.by": "dark", "bombs.order": "choice"}
    deal = laid(won(options, Misere(), bombs=((), (2, 8), (), ())))
    assert deal.legal(F) == (Misere(bomb=2), Misere(bomb=8))
    assert deal.refusal(F, Declare(10, NT, bomb=2)) == "misere_stands"
    deal.say((F, Misere(bomb=8)))
    assert deal.phase.contract.bomb == 8


# Sharing.


def test_half_of_a_game_for_the_dealer() -> None:
    deal = laid(won()).say((F, Declare(8, H, share=True)))
    assert isinstance(deal.phase, Sharing)
    assert deal.awaited == 0
    assert [told.event for told in deal.told(ShareOffered)] == [ShareOffered(F)]
    deal.say((0, Accept()))
    assert [told.event for told in deal.told(ShareAnswered)] == [ShareAnswered(0, agreed=True)]
    assert isinstance(deal.phase, Whisting)
    assert deal.phase.contract.shared


def test_he_may_decline_it() -> None:
    deal = laid(won()).say((F, Declare(8, H, share=True)), (0, Refuse()))
    assert not deal.phase.contract.shared


def test_who_plays_himself_has_no_share() -> None:
    deal = Deal(house_of({**LIGHT, "table.players": 3}))
    deal.say((1, Call(6, S)), (2, PASS), (0, PASS))
    laid(deal)
    assert deal.refusal(F, Declare(8, H, share=True)) == "no_share"
    assert laid(won({"share.dealer": False})).refusal(F, Declare(8, H, share=True)) == "no_share"


# Totus.


def test_the_first_defender_picks_what_a_totus_lays_away() -> None:
    deal = won().say((F, TAKE), (F, Totus(H)))
    twelve = deal.hands[F] | mask_of(deal.talon)
    assert [told.event for told in deal.told(TotusNamed)] == [TotusNamed(F, H, (), 1)]
    assert [(told.event, told.to) for told in deal.told(HandOpened)] == [(HandOpened(F, twelve), EVERYBODY)]
    assert deal.awaited == SECOND
    assert len(deal.legal(SECOND)) == 66
    assert deal.legal(F) == ()
    away = two(twelve)
    deal.say((SECOND, Lay(away)))
    assert [(told.event, told.to) for told in deal.told(DiscardSeen)] == [(DiscardSeen(away), EVERYBODY)]
    assert [told.event for told in deal.told(CardsLaid)] == [CardsLaid(F, SECOND)]
    assert isinstance(deal.phase, Playing)
    contract = deal.phase.contract
    assert contract is not None
    assert (contract.kind, contract.level, contract.strain) == (TOTUS, 10, H)
    assert deal.phase.held.hands[F] == twelve & ~away


def test_of_two_players_the_other_picks_never_the_dummy() -> None:
    for dealer, declarer, other in ((0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 0)):
        deal = Deal(house_of({**LIGHT, "table.players": 2}), dealer)
        words: dict[int, Call | Pass] = {declarer: Call(6, S), other: PASS}
        first = deal.awaited
        deal.say((first, words[first]), (1 - first, words[1 - first]))
        deal.say((declarer, TAKE), (declarer, Totus(S)))
        assert deal.awaited == other


@pytest.mark.parametrize(
    ("bomb", "helps"),
    [
        (2, {(0,), (2,), (3,)}),
        (4, {(0, 2), (0, 3), (2, 3)}),
        (8, {(0, 2, 3)}),
    ],
)
def test_whom_a_totus_on_a_bomb_helps(bomb: int, helps: set[tuple[int, ...]]) -> None:
    deal = won({"bombs.by": "dark"}, bombs=((), (bomb,), (), ())).say((F, TAKE))
    assert {word.helps for word in deal.legal(F) if isinstance(word, Totus)} == helps
    assert deal.refusal(F, Totus(H)) == "bad_helps"
    deal.say((F, Totus(H, min(helps))))
    assert deal.phase.contract.bomb == bomb


def test_a_choice_of_bombs_is_made_by_how_many_are_helped() -> None:
    options: Options = {"bombs.by": "dark", "bombs.order": "choice"}
    deal = won(options, bombs=((), (8, 2), (), ())).say((F, TAKE), (F, Totus(H, (3,))))
    assert deal.phase.contract.bomb == 2


def test_a_totus_is_not_lower_than_the_call_and_needs_the_talon() -> None:
    deal = won(None, Call(10, H)).say((F, TAKE))
    assert {word.strain for word in deal.legal(F) if isinstance(word, Totus)} == {H, NT}
    assert deal.refusal(F, Totus(S)) == "game_too_low"
    assert won().say((F, Decline())).refusal(F, Totus(S)) == "totus_late"
    deal = won(None, Misere()).say((F, TAKE))
    assert deal.refusal(F, Totus(NT)) == "no_totus"
    assert won({"totus.play": False}).say((F, TAKE)).refusal(F, Totus(NT)) == "no_totus"


# Surrender.


def test_a_game_may_be_given_up_before_or_after_the_discard() -> None:
    deal = won({"surrender.tricks": 3}).say((F, TAKE))
    assert deal.can(F, Surrender())
    laid(deal)
    deal.say((F, Surrender()))
    assert isinstance(deal.phase, Dealing)
    # Three missing tricks of the six that he had called.
    assert deal.state.sheet.hills == (0, 6, 0, 0)
    assert won({"surrender.tricks": 2}, Call(7, H)).say((F, TAKE), (F, Surrender())).state.sheet.hills == (0, 8, 0, 0)
    assert not laid(won()).can(F, Surrender())


def test_a_misere_is_not_given_up() -> None:
    deal = won({"surrender.tricks": 3}, Misere()).say((F, TAKE))
    assert not deal.can(F, Surrender())


# The Razbojnik.


@pytest.mark.parametrize(
    ("players", "dealer", "option", "soloist"),
    [
        (4, 0, "first", 1),
        (4, 3, "second", 1),
        (3, 2, "first", 0),
        (3, 2, "second", 1),
        (2, 0, "first", 1),
        (2, 1, "first", 0),
        (2, 0, "second", 0),
        (2, 1, "second", 1),
    ],
)
def test_whose_game_a_deal_of_the_razbojnik_is(players: int, dealer: int, option: str, soloist: int) -> None:
    house = house_of({"table.players": players, "brigand.soloist": option})
    hands, talon = Deal(house, dealer).hands, Deal(house, dealer).talon
    sheet = sheet_of(house, dealer)
    sheet = msgspec.structs.replace(sheet, stage=BRIGAND, owed=(63,) * players)
    state, events = dealing.dealt(house, sheet, hands, talon, [])
    assert isinstance(state.phase, Taking)
    assert state.phase.bid.seat == soloist
    assert [told.event for told in events if isinstance(told.event, AuctionWon)] == [AuctionWon(soloist)]


def brigand(owed: int, **options: Any) -> Deal:
    """The first hand's deal of the Razbojnik."""
    house = house_of(options)
    deal = Deal(house)
    sheet = msgspec.structs.replace(sheet_of(house), stage=BRIGAND, owed=(63, owed, 63, 63), bombs=((), (2,), (), ()))
    deal.state, deal.events = dealing.dealt(house, sheet, deal.hands, deal.talon, [])
    return deal


def test_he_names_a_game_that_he_still_owes() -> None:
    deal = laid(brigand(0b000101))
    assert named(deal) == {(level, strain) for level in (6, 8) for strain in range(5)}
    assert deal.refusal(F, Declare(7, S)) == "game_not_owed"
    assert deal.refusal(F, Misere()) == "no_misere"
    deal = laid(brigand(0b100000))
    assert deal.legal(F) == (Misere(),)
    deal.say((F, Misere()))
    contract = deal.phase.contract
    assert (contract.bid, contract.bomb, contract.dark) == (0, 1, False)


def test_nothing_in_it_is_dark_bombed_shared_given_up_or_a_totus() -> None:
    deal = brigand(63, **{"surrender.tricks": 3}).say((F, TAKE))
    assert not any(isinstance(word, Totus | Surrender) for word in deal.legal(F))
    laid(deal)
    assert not any(isinstance(word, Surrender) or (isinstance(word, Declare) and word.share) for word in deal.legal(F))
    deal.say((F, Declare(8, H)))
    assert deal.phase.contract.bomb == 1


def test_its_circles_are_all_passes() -> None:
    house = house_of()
    deal = Deal(house)
    sheet = msgspec.structs.replace(sheet_of(house), stage=CIRCLES)
    state, _ = dealing.dealt(house, sheet, deal.hands, deal.talon, [])
    assert isinstance(state.phase, Playing)
    assert state.phase.contract is None
