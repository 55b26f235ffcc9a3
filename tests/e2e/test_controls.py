"""Every control of the table: what can be pressed, what it does, and how to cancel it.

Each test names the kinds of actions that it does through the page; together they are all that a player can do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

import pytest
from playwright.sync_api import expect

from prikup.core.actions import Deal, Fault, Shuffle
from prikup.core.cards import JACK, NINE
from prikup.core.shuffle import shuffled
from prikup.thousand.actions import AnyAction
from prikup.thousand.layout import THREE
from tests.e2e.arranged import SEED
from tests.e2e.arranging import Chair, Company
from tests.e2e.test_phone import LANDSCAPE, PORTRAIT

Test = Callable[..., None]
FORCED: dict[str, set[str]] = {}
"""Which test does which kinds of actions."""

STRONG = "HATKQ.SAT.CA"
"""A hand that may bid 100 and more; the others are left without a marriage by the talon below."""
TALON = "SQ.CQ.DQ"
SHOWN = "Declare the marriage of {} without leading it, +{}"


def forces(*kinds: str) -> Callable[[Test], Test]:
    """Says what a test does; ``all_done`` looks whether it did."""

    def noted(test: Test) -> Test:
        FORCED[test.__name__] = set(kinds)
        return test

    return noted


@pytest.fixture(autouse=True)
def _all_done(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test has done what it declares."""
    wanted = FORCED.get(request.function.__name__)
    company: Company | None = request.getfixturevalue("company") if wanted else None
    yield
    if wanted and company:
        missing = wanted - company.done()
        assert not missing, missing


def test_every_action_is_forced() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyAction)}
    of_the_table = {kind.__struct_config__.tag for kind in (Shuffle, Deal, Fault)}
    assert set().union(*FORCED.values()) == kinds - of_the_table


def wins(anna: Chair, amount: int = 0, *, passing: Chair | None = None) -> None:
    """Anna opens; ``passing`` passes. Where a bot goes on, she bids ``amount``, and is the declarer."""
    anna.asked("Your bid")
    anna.bid(100)
    if passing is not None:
        passing.asked("Your bid")
        passing.do("pass", "Pass")
    won = anna.page.locator(".log li", has_text="You are the declarer")
    again = anna.page.locator(".dock .prompt.yours", has_text="Your bid")
    expect(won.or_(again)).not_to_have_count(0)
    if amount and again.count():
        anna.bid(amount)
    anna.told("You are the declarer")


def gives(anna: Chair, *gifts: tuple[str, str]) -> None:
    """Anna gives two cards away."""
    for card, words in gifts:
        anna.asked("Choose a card to give away")
        anna.give(card, words)


# --------------------------------------------------------------------------------------------------- the cards


@forces("cut", "keep", "bury")
@pytest.mark.turns(8)
def test_the_nines_ritual(company: Company) -> None:
    rules = "thousand/ru+cut.fine=120+cut.kind=nines+cut.wedding=bury"
    # Clara deals, so Anna cuts; the bottom card is the last that she lifts.
    anna, clara = company.table(rules, people=2, dealer=1)
    pack = list(shuffled(SEED, THREE.pack))

    def cut(rank: int) -> None:
        nonlocal pack
        anna.asked("Cut the pack")
        at = next(at for at in range(2, len(pack) - 1) if pack[at - 1] & 7 == rank)
        anna.page.locator(".cut input[type=range]").fill(str(at - 2))
        anna.offered(("cut", f"Cut {at} cards"))
        expect(clara.page.locator(".dock .prompt")).to_have_text("Anna is thinking…")
        anna.do("cut", f"Cut {at} cards")
        pack = pack[at:] + pack[:at]

    anna.person.keep("cut")
    for turn in range(3):
        cut(NINE)
        anna.told("the pack is cut again", times=turn + 1)
        clara.told("the pack is cut again", times=turn + 1)
    # The third nine in a row costs the cutter 120, and the pack is cut again.
    anna.told("A penalty is recorded.")
    anna.told("penalty for three nines cut in a row")
    expect(anna.page.locator(".near .plate .score")).to_contain_text("120")
    anna.person.keep("fined")
    # A jack: the dealer alone sees it, and buries it or deals on.
    cut(JACK)
    clara.asked("You deal, and have seen the bottom card")
    clara.told("The bottom card is the")
    clara.offered(("bury", "Put the jack into the middle"), ("keep", "Keep it and deal"))
    clara.person.keep("jack")
    expect(anna.page.locator(".log li", has_text="The bottom card is the")).to_have_count(3)
    clara.do("bury", "Put the jack into the middle")
    anna.told("The dealer puts a jack into the middle of the pack.")
    clara.do("keep", "Keep it and deal")
    for chair in (anna, clara):
        expect(chair.held).to_have_count(7)


@forces("cut")
@pytest.mark.turns(8)
def test_a_cut_may_be_declined(company: Company) -> None:
    [anna] = company.table("thousand/pl", dealer=1)
    anna.asked("Cut the pack")
    slider = anna.page.get_by_role("slider", name="how many cards you cut")
    slider.fill("7")
    anna.offered(("cut", "Cut 7 cards"))
    slider.fill("0")
    anna.person.keep("declined")
    anna.do("cut", "Leave the pack as it is")
    anna.told("You leave the pack as it is.")
    expect(anna.held).to_have_count(7)


@forces("place")
@pytest.mark.turns(8)
def test_the_dealer_says_where_the_talon_falls(company: Company) -> None:
    [anna] = company.table("thousand/ru+deal.talon=dealer", dealer=0)
    anna.asked("Where do the talon’s cards fall?")
    spots = anna.page.locator(".spot")
    for place in (3, 4, 8):
        spots.get_by_text(str(place), exact=True).click()
    # Two in a row may not be: one is marked anew.
    done = anna.page.locator('.dock button[data-do="place"]')
    expect(done).to_be_disabled()
    anna.person.keep("not-these")
    spots.get_by_text("4", exact=True).click()
    spots.get_by_text("12", exact=True).click()
    expect(done).to_be_enabled()
    anna.person.keep("places")
    anna.do("place", done.inner_text().strip())
    expect(anna.held).to_have_count(7)


# ------------------------------------------------------------------------------------------------- the auction


@forces("bid", "look", "writeoff")
@pytest.mark.turns(8)
def test_dark_play(company: Company) -> None:
    rules = "thousand/ru+dark.floor=0"
    [anna] = company.table(rules, hands=(STRONG,), talon=TALON)
    anna.asked("Your bid: you have not seen your cards")
    expect(anna.held).to_have_count(0)
    anna.told("You have not looked at yours yet.")
    anna.offered(("look", "Look at your cards"), ("bid", "Bid 120 in the dark"))
    anna.person.keep("unseen")
    anna.do("bid", "Bid 120 in the dark")
    anna.told("You are the declarer at 120, in the dark.")
    expect(anna.held).to_have_count(10)
    expect(anna.page.locator(".near .plate .chip")).to_have_text("plays 120 dark")
    # The way out of a contract: its doubled amount.
    anna.do("writeoff", "Write the deal off")
    anna.told("You write the deal off.")
    anna.result("Anna – written off at 120", "−240", "write-off no. 1, ×2", "share of a write-off")

    [anna] = company.table(rules, hands=(STRONG,), talon=TALON)
    anna.do("look", "Look at your cards")
    anna.told("You look at your cards: no dark game.")
    expect(anna.held).to_have_count(7)
    anna.asked("Your bid")
    anna.offered(("bid", "Bid 100"))


@forces("golden")
@pytest.mark.turns(8)
def test_golden_is_called(company: Company) -> None:
    [anna] = company.table("thousand/ru+call.golden=on", hands=("HAKQ.SA.CA.DA9",))
    anna.asked("Your bid")
    anna.offered(("golden", "Call golden"), ("bid", "Bid 100"))
    anna.do("golden", "Call golden")
    anna.told("You call golden and play for 120 without the talon.")
    anna.asked("Your card")
    expect(anna.held).to_have_count(7)
    anna.person.keep("golden")


@forces("claim")
@pytest.mark.turns(8)
def test_a_redeal_is_claimed_beside_anothers_turn(company: Company) -> None:
    anna, clara = company.table("thousand/ru", people=2, hands=("S9J.C9J.D9J.H9",), dealer=0)
    clara.asked("Your bid")
    expect(anna.page.locator(".dock .prompt")).to_have_text("Clara is thinking…")
    expect(anna.page.locator(".dock .rights")).to_contain_text("You may also:")
    choices = (("claim", "Claim: four nines"), ("claim", "Claim: too few points in hand"))
    anna.offered(*choices)
    anna.person.keep("rights")
    anna.do("claim", "Claim: four nines")
    anna.told("You claim: four nines")
    clara.told("Anna claims: four nines")
    clara.person.keep("claimed")
    for chair in (anna, clara):
        chair.told("The cards are dealt again")
        expect(chair.held).to_have_count(7)


@forces("claim")
@pytest.mark.turns(8)
def test_a_redeal_is_claimed_after_the_gifts(company: Company) -> None:
    rules = "thousand/ru+redeal.four_nines=exchange"
    anna, clara = company.table(rules, people=2, hands=("HATKQ.SKQ.CK", "S9A.C9A.D9A"), talon="H9.CQ.DQ")
    wins(anna, 120, passing=clara)
    gives(anna, ("H9", "To Clara, face up"), ("DQ", "To Boris, face down"))
    # While Anna names her contract.
    clara.offered(("claim", "Claim: four nines"))
    anna.asked("What do you play for?")
    clara.do("claim", "Claim: four nines")
    anna.told("Clara claims: four nines")
    anna.told("The cards are dealt again")


GROUNDS: list[tuple[str, str, tuple[str, ...]]] = [
    ("thousand/ru", "S9AT.C9A.D9A", ("three nines",)),
    (
        "thousand/ru+redeal.four_jacks=on+redeal.poor=no_ace_or_marriage",
        "S9JQ.C9J.DJ.HJ",
        ("four jacks", "too few points in hand", "a hand without high cards"),
    ),
]


@forces("claim")
@pytest.mark.parametrize(("rules", "hand", "grounds"), GROUNDS, ids=["nines", "jacks"])
@pytest.mark.turns(8)
def test_a_redeal_is_claimed_before_the_first_word(
    company: Company, rules: str, hand: str, grounds: tuple[str, ...]
) -> None:
    [anna] = company.table(rules, hands=(hand,))
    anna.asked("Your bid")
    anna.offered(("bid", "Bid 100"), *(("claim", f"Claim: {ground}") for ground in grounds))
    anna.do("claim", f"Claim: {grounds[0]}")
    anna.told(f"You claim: {grounds[0]}")
    anna.told("The cards are dealt again")


@forces("claim")
@pytest.mark.turns(8)
def test_three_marriages_are_praised(company: Company) -> None:
    [anna] = company.table("thousand/ru+praises.three=on", hands=("HKQ.DKQ.CKQ.SA",))
    anna.offered(("claim", "Claim: three marriages"), ("bid", "Bid 100"))
    anna.do("claim", "Claim: three marriages")
    anna.told("You claim: three marriages")
    anna.result("three marriages: onto the barrel", "goes onto the barrel", "900")
    expect(anna.page.locator("header .deal")).to_have_text("deal 2")
    anna.person.keep("barrel")


@forces("claim")
@pytest.mark.turns(8)
def test_four_marriages_win_the_match(company: Company) -> None:
    [anna] = company.table("thousand/ru+praises.four=on", hands=("HKQ.DKQ.CKQ.SK",), talon="SQA.CA")
    wins(anna, 200)
    anna.offered(("claim", "Claim: four marriages"))
    anna.do("claim", "Claim: four marriages")
    anna.result("four marriages: the match")
    expect(anna.page.locator("#over-title")).to_have_text("You have won!")


# --------------------------------------------------------------------------------------------------- the talon


@forces("take", "give", "name", "play")
@pytest.mark.turns(8)
def test_the_talon_hidden_and_gifts_face_up_and_down(company: Company) -> None:
    rules = "thousand/ru+talon.forced=choice+writeoff.unopened=on"
    [anna] = company.table(rules, hands=(STRONG,), talon=TALON)
    wins(anna)
    anna.asked("The talon is yours")
    anna.offered(
        ("take", "Take the talon"),
        ("take", "Take the talon without showing it"),
        ("writeoff", "Write the deal off"),
    )
    anna.person.keep("talon")
    anna.do("take", "Take the talon without showing it")
    anna.told("The talon, seen only by the declarer")
    gives(anna, ("DQ", "To Olga, face up"), ("CQ", "To Boris, face down"))
    anna.told("You give Olga the queen of diamonds face up.")
    anna.told("You give Boris the queen of clubs face down.")
    anna.asked("What do you play for?")
    anna.amount(140)
    anna.offered(("name", "Play for 140"), ("writeoff", "Write the deal off"))
    anna.person.keep("name")
    anna.do("name", "Play for 140")
    anna.told("You play for 140.")
    # A marriage is declared, or its card led without it; the choice can be taken back.
    anna.asked("Your card")
    anna.pick_is_put_back("HK")
    anna.asked("Your card")
    expect(anna.held).to_have_count(8)
    anna.pick("HK")
    anna.asked("Declare the marriage for 100 points?")
    anna.offered(("play", "K♥ with the marriage, +100"), ("play", "K♥, no marriage"))
    anna.person.keep("marriage")
    anna.do("play", "K♥ with the marriage, +100")
    anna.told("You declare the marriage of hearts: 100.")
    anna.told("Trump: hearts.")


@forces("take", "writeoff")
@pytest.mark.turns(8)
def test_an_unopened_talon_is_written_off(company: Company) -> None:
    rules = "thousand/ru+talon.forced=choice+writeoff.unopened=on"
    [anna] = company.table(rules, hands=(STRONG,), talon=TALON)
    wins(anna)
    anna.asked("The talon is yours")
    anna.do("writeoff", "Write the deal off")
    anna.result("Anna – written off at 100", "−100", "+60")
    [anna] = company.table(rules, hands=(STRONG,), talon=TALON)
    wins(anna)
    anna.do("take", "Take the talon")
    anna.told("The talon: Q♦ Q♣ Q♠.")


@forces("claim")
@pytest.mark.parametrize(
    ("more", "talon", "grounds"),
    [
        ("", "S9.C9.DJ", ("nines in the talon", "too few points in the talon")),
        ("+talon_redeal.jacks=on", "SJ.CJ.DJ", ("three jacks in the talon",)),
    ],
    ids=["nines", "jacks"],
)
@pytest.mark.turns(8)
def test_a_redeal_is_claimed_from_the_talon(company: Company, more: str, talon: str, grounds: tuple[str, ...]) -> None:
    [anna] = company.table(f"thousand/ru{more}", hands=(STRONG,), talon=talon)
    wins(anna, 120)
    anna.asked("Choose a card to give away")
    anna.offered(*(("claim", f"Claim: {ground}") for ground in grounds), ("writeoff", "Write the deal off"))
    anna.person.keep("talon")
    anna.do("claim", f"Claim: {grounds[0]}")
    anna.told(f"You claim: {grounds[0]}")
    anna.told("The cards are dealt again")


@forces("bomb")
@pytest.mark.turns(8)
def test_a_bomb(company: Company) -> None:
    [anna] = company.table("thousand/pl", hands=(STRONG,), talon=TALON)
    wins(anna)
    anna.asked("Choose a card to give away")
    anna.offered(("bomb", "Use a bomb"))
    anna.do("bomb", "Use a bomb")
    anna.told("You use a bomb.")
    anna.result("Anna – bombed at 100", "bomb no. 1", "share of a bomb", "+60")
    # There was one a match.
    expect(anna.page.locator(".near .plate .chip.mark")).to_contain_text("bombs 1")
    # On the sheet, too, a press says what that is.
    side = anna.page.locator("aside.side")
    expect(side.locator("tfoot .named")).to_have_text(["bombs used"])
    for counter in (side.locator("tfoot button"), side.get_by_role("button", name="bombs used: 1")):
        counter.click()
        expect(side.get_by_role("status")).to_contain_text("A bomb ends a deal without loss")
        counter.click()
        expect(side.get_by_role("status")).to_have_count(0)


@forces("writeoff")
@pytest.mark.turns(8)
def test_a_forfeit(company: Company) -> None:
    [anna] = company.table("thousand/en-cutthroat", hands=(STRONG,), talon=TALON)
    wins(anna)
    anna.asked("Choose a card to give away")
    anna.do("writeoff", "Write the deal off")
    anna.told("You write the deal off.")
    anna.result("Anna – written off at 100", "write-off no. 1", "+60")


@forces("lay")
@pytest.mark.turns(8)
def test_cards_are_laid_away(company: Company) -> None:
    [anna] = company.table("thousand/ru+deal.pack=32", hands=("HATKQ.SATK.CA",), talon="SQ.CQ.DQ")
    wins(anna, 160)
    held = anna.held.count()
    gives(anna, ("DQ", "To Olga, face down"), ("CQ", "To Boris, face down"))
    anna.asked("Discard 2 more cards, face down")
    anna.pick("HA")
    anna.offered(("lay", "Discard the ace of hearts"))
    anna.page.keyboard.press("Escape")
    anna.not_offered("lay")
    for card, words in (("ST", "ten of spades"), ("CA", "ace of clubs")):
        anna.pick(card)
        anna.do("lay", f"Discard the {words}")
        anna.told(f"You discard the {words}.")
    anna.asked("What do you play for?")
    expect(anna.held).to_have_count(held - 4)


# ---------------------------------------------------------------------------------------------------- for sale


@forces("sell", "bid", "pass")
@pytest.mark.turns(8)
def test_three_cards_are_put_up_for_sale(company: Company) -> None:
    rules = "thousand/ru+sale.tries=1"
    hands = ("SAT.CAT.DAT.H9", "HATK.DK.SJ9.")
    anna, clara = company.table(rules, people=2, hands=hands, talon="HQ.DQ.SQ")
    wins(anna, passing=clara)
    anna.asked("Choose a card to give away")
    anna.pick("HQ")
    anna.offered(("give", "To Clara, face down"), ("sell", "Put the queen of hearts up for sale"))
    anna.person.keep("sell")
    anna.page.keyboard.press("Escape")
    anna.do("sell", "Put the queen of hearts up for sale", "HQ")
    anna.told("You put the queen of hearts up for sale.")
    for card, words in (("DQ", "queen of diamonds"), ("SQ", "queen of spades")):
        anna.asked("Choose the next card to put up for sale")
        anna.pick(card)
        anna.button("sell", f"Put the {words} up for sale").click()
        anna.told(f"You put the {words} up for sale.")
    clara.told("The open cards of Anna are for sale for a higher bid.")
    clara.lying("queen of hearts")
    clara.asked("Your bid for the open cards")
    clara.offered(("pass", "Pass"))
    clara.amount(140)
    clara.offered(("bid", "Bid 140"))
    clara.person.keep("buy")
    clara.do("bid", "Bid 140")
    clara.told("You take the open cards and are the declarer at 140.")
    expect(clara.held).to_have_count(10)
    anna.told("Clara takes the open cards and is the declarer at 140.")


@forces("bid", "pass")
@pytest.mark.turns(8)
def test_the_talon_is_bought_away(company: Company) -> None:
    hands = ("SAT.CAT.DAT.H9", "HATK.DK.SJ9.")
    anna, clara = company.table("thousand/ru+sale.rebuy=on", people=2, hands=hands, talon="HQ.DQ.SQ")
    wins(anna, passing=clara)
    clara.asked("Your bid for the open cards")
    clara.lying("queen of hearts")
    clara.offered(("pass", "Pass"))
    clara.do("pass", "Pass")
    anna.told("Nobody bids more: the cards stay with you.")
    anna.asked("Choose a card to give away")


@forces("bid", "pass", "take", "buyback")
@pytest.mark.turns(8)
def test_a_new_deal_is_paid_for(company: Company) -> None:
    rules = "thousand/ru+buyback.price=50"
    anna, clara = company.table(rules, people=2, hands=(STRONG, "HJ9.DAT"), talon=TALON)
    wins(anna, passing=clara)
    anna.asked("Take the talon, or pay for a new deal?")
    anna.offered(("take", "Take the talon"), ("buyback", "Pay for a new deal"))
    anna.person.keep("buyback")
    anna.do("take", "Take the talon")
    anna.asked("Choose a card to give away")

    anna, clara = company.table(rules, people=2, hands=(STRONG, "HJ9.DAT"), talon=TALON)
    wins(anna, passing=clara)
    anna.asked("Take the talon, or pay for a new deal?")
    anna.do("buyback", "Pay for a new deal")
    anna.told("You pay for a new deal")
    clara.told("Anna pays for a new deal")


# ----------------------------------------------------------------------------------------------- the contract


@forces("name", "misere", "contra", "recontra", "pass", "writeoff")
@pytest.mark.turns(8)
def test_special_contracts_contra_and_recontra(company: Company) -> None:
    rules = "thousand/ru+contra.kind=recontra+special.misere=120+special.open=on+special.slam=300"
    anna, clara = company.table(rules, people=2, hands=(STRONG, "HJ9.DAT"), talon=TALON)
    wins(anna, passing=clara)
    gives(anna, ("DQ", "To Clara, face down"), ("CQ", "To Boris, face down"))
    anna.asked("What do you play for?")
    anna.offered(
        ("name", "Play for 100"),
        ("name", "Play for 100, open"),
        ("misere", "Misère"),
        ("misere", "Misère, open"),
        ("slam", "Slam"),
        ("slam", "Slam, open"),
    )
    anna.person.keep("contracts")
    anna.amount(120)
    anna.do("name", "Play for 120, open")
    anna.told("You play with an open hand")
    clara.told("Anna plays with an open hand")
    # The open hand lies there for the others, and the plate says what is played.
    expect(clara.page.locator(".far .open .face")).to_have_count(8)
    expect(clara.page.locator(".far .hidden-words", has_text="Open cards: ")).to_contain_text("A♥")
    expect(clara.page.locator(".far .plate[aria-label='Anna'] .chip")).to_have_text("plays 120 open")
    clara.asked("Double the contract?")
    clara.offered(("contra", "Contra"), ("pass", "Pass"))
    clara.person.keep("contra")
    clara.do("contra", "Contra")
    anna.told("Clara says contra: the contract counts ×2.")
    anna.offered(("recontra", "Recontra"), ("pass", "Pass"))
    anna.do("recontra", "Recontra")
    clara.told("Anna says recontra: the contract counts ×4.")
    expect(clara.page.locator(".far .plate[aria-label='Anna'] .chip")).to_have_text("plays 120 open ×4")
    clara.person.keep("open")
    anna.do("writeoff", "Write the deal off")
    anna.result("Anna – written off at 120", "−960", "write-off no. 1, ×8")

    anna, clara = company.table(rules, people=2, hands=(STRONG, "HJ9.DAT"), talon=TALON)
    wins(anna, passing=clara)
    gives(anna, ("DQ", "To Clara, face down"), ("CQ", "To Boris, face down"))
    anna.do("misere", "Misère")
    clara.told("Anna plays a misère for 120.")
    clara.offered(("contra", "Contra"), ("pass", "Pass"))
    clara.do("pass", "Pass")
    anna.told("Clara passes.", times=2)
    expect(clara.page.locator(".far .plate[aria-label='Anna'] .chip")).to_have_text("plays 120 misère")


@forces("name")
@pytest.mark.parametrize("window", [PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
@pytest.mark.turns(8)
def test_many_choices_fit_a_phone(company: Company, window: dict[str, int]) -> None:
    company.browsers = {"viewport": window, "has_touch": True, "is_mobile": True}
    rules = "thousand/ru+sale.tries=1+special.misere=120+special.open=on+special.slam=300"
    [anna] = company.table(rules, hands=(STRONG,), talon=TALON)
    wins(anna)
    anna.asked("Choose a card to give away")
    anna.pick("DQ")
    anna.offered(
        ("give", "To Olga, face down"),
        ("give", "To Boris, face up"),
        ("sell", "Put the queen of diamonds up for sale"),
        ("writeoff", "Write the deal off"),
    )
    anna.person.keep("gift")
    anna.page.keyboard.press("Escape")
    gives(anna, ("DQ", "To Olga, face down"), ("CQ", "To Boris, face down"))
    anna.asked("What do you play for?")
    anna.offered(("name", "Play for 100"), ("misere", "Misère, open"), ("slam", "Slam, open"))
    anna.person.keep("contract")
    anna.amount(120)
    anna.do("name", "Play for 120")
    anna.told("You play for 120.")


HEARTS = "HATKQJ9.SA"
"""With the ten of spades from the talon these take every trick."""


@forces("slam", "rest", "accept")
@pytest.mark.turns(8)
def test_a_slam_into_the_pit_with_the_rest_accepted(company: Company) -> None:
    rules = "thousand/ru+pit.at=500+special.open=on+special.slam=300"
    anna, clara = company.table(rules, people=2, hands=(HEARTS,), talon="ST.SKQ")
    wins(anna, 200, passing=clara)
    gives(anna, ("SK", "To Clara, face down"), ("SQ", "To Boris, face down"))
    anna.do("slam", "Slam, open")
    anna.told("You play a slam for 300.")
    anna.asked("Your card")
    anna.do("rest", "Claim the rest")
    clara.asked("Anna claims all the other tricks. Do you agree?")
    clara.lying("ten of spades")
    clara.offered(("accept", "Accept"), ("refuse", "Refuse"))
    clara.person.keep("rest")
    clara.do("accept", "Accept")
    anna.told("The rest goes to you: 8 tricks")
    slam = ("Anna made the slam", "slam, 8 tricks taken, ×2", "+600")
    anna.result(*slam, "what passes the pit is cut", "sits in the pit")
    expect(anna.page.locator(".near .plate .score")).to_contain_text("500")


@forces("rest", "refuse", "play", "name")
@pytest.mark.turns(8)
def test_the_rest_is_refused(company: Company) -> None:
    anna, clara = company.table("thousand/ru", people=2, hands=(HEARTS,), talon="ST.SKQ")
    wins(anna, 200, passing=clara)
    gives(anna, ("SK", "To Clara, face down"), ("SQ", "To Boris, face down"))
    anna.do("name", "Play for 200")
    anna.do("rest", "Claim the rest")
    clara.do("refuse", "Refuse")
    anna.told("Clara refuses.")
    # The cards are played after all; in the next trick it may be claimed again.
    anna.asked("Your card")
    anna.not_offered("rest")
    anna.play("SA")
    clara.asked("Your card")
    # A card that may not be played says why.
    wrong = clara.page.locator(".own.barred")
    expect(wrong.first).to_be_visible()
    wrong.first.click(position={"x": 12, "y": 40})
    expect(clara.page.locator(".dock .said.bad")).to_have_text("You must follow suit: spades.")
    clara.person.keep("barred")
    clara.play("SK")
    anna.told("You take the trick")
    anna.asked("Your card")
    anna.offered(("rest", "Claim the rest"))


# -------------------------------------------------------------------------------------------------- the tricks


@forces("show", "play")
@pytest.mark.turns(8)
def test_a_marriage_is_shown_from_the_hand(company: Company) -> None:
    [anna] = company.table("thousand/ru+marriages.show=on", hands=("HAKQ.SKQ.CA",), talon="C9.SJ9")
    wins(anna, 140)
    gives(anna, ("C9", "To Olga, face down"), ("S9", "To Boris, face down"))
    anna.do("name", "Play for 140")
    anna.offered(
        ("show", "Declare the marriage of hearts without leading it, +100"),
        ("show", "Declare the marriage of spades without leading it, +40"),
    )
    anna.person.keep("show")
    anna.do("show", "Declare the marriage of hearts without leading it, +100")
    anna.told("You declare the marriage of hearts: 100.")
    anna.not_offered("show")
    anna.person.keep("shown")
    # Another card is led.
    anna.play("CA")


@forces("show", "pass", "play")
@pytest.mark.turns(8)
def test_marriages_are_announced_before_the_first_lead(company: Company) -> None:
    hands, rules = ("HAKQ.SKQ.CA", "DKQ.CK"), "thousand/ru+marriages.when=before"
    anna, clara = company.table(rules, people=2, hands=hands, talon="C9.SJ9")
    wins(anna, 140, passing=clara)
    gives(anna, ("C9", "To Clara, face down"), ("S9", "To Boris, face down"))
    anna.amount(140)
    anna.do("name", "Play for 140")
    # Each in turn from the leader: whoever has announced says that nothing more comes.
    anna.asked("Announce a marriage?")
    anna.offered(("show", SHOWN.format("hearts", 100)), ("show", SHOWN.format("spades", 40)), ("pass", "Pass"))
    clara.not_offered("show")
    anna.person.keep("announcing")
    anna.do("show", SHOWN.format("spades", 40))
    clara.told("Anna declares the marriage of spades: 40.")
    anna.offered(("show", SHOWN.format("hearts", 100)), ("pass", "Pass"))
    anna.do("show", SHOWN.format("hearts", 100))
    anna.do("pass", "Pass")
    clara.asked("Announce a marriage?")
    clara.offered(("show", SHOWN.format("diamonds", 80)), ("pass", "Pass"))
    clara.do("pass", "Pass")
    # The bot, which holds no marriage, is asked as well.
    anna.told("Boris passes.", times=2)
    # The last marriage is trump for the first lead, and a queen that is led declares nothing.
    anna.asked("Your card")
    anna.not_offered("show")
    anna.play("SQ")
    anna.told("You play the queen of spades.")
    clara.told("declares the marriage", times=2)


@forces("play")
@pytest.mark.turns(8)
def test_four_aces_are_declared(company: Company) -> None:
    [anna] = company.table("thousand/ru+marriages.aces=trump", hands=("HAT.SAT.CAT.DA",), talon="HQ.SQ.CQ")
    wins(anna, 120)
    gives(anna, ("HQ", "To Olga, face down"), ("CQ", "To Boris, face down"))
    anna.amount(120)
    anna.do("name", "Play for 120")
    anna.asked("Your card")
    anna.pick("SA")
    anna.offered(("play", "A♠, declare four aces, +200"), ("play", "A♠, no marriage"))
    anna.person.keep("aces")
    anna.do("play", "A♠, declare four aces, +200")
    anna.told("You declare four aces: 200.")
    anna.told("Trump: spades.")


@forces("writeoff", "play")
@pytest.mark.turns(8)
def test_a_deal_is_written_off_in_play(company: Company) -> None:
    [anna] = company.table("thousand/ru+writeoff.kind=play", hands=(STRONG,), talon=TALON)
    wins(anna)
    gives(anna, ("DQ", "To Olga, face down"), ("CQ", "To Boris, face down"))
    anna.do("name", "Play for 100")
    anna.play("SA")
    anna.told("You take the trick")
    anna.asked("Your card")
    anna.do("writeoff", "Write the deal off")
    anna.result("Anna – written off at 100")


def test_the_question_says_why_only_one_word_is_left(company: Company) -> None:
    """Polish Thousand: the first player must open with 100, and nobody without a marriage goes above 120."""
    hands = ("HQ9.DQ9.CQ9.SQ", "HTJ.DTJ.CTJ.SA")
    anna, clara = company.table("thousand/pl", people=2, hands=hands, talon="HK.DK.CK")
    anna.asked("Your bid: you cannot pass here")
    anna.do("bid", "Bid 100")
    clara.amount(120)
    more = clara.page.get_by_role("button", name="more", exact=True)
    expect(more).to_have_attribute("aria-disabled", "true")
    more.click(force=True)
    expect(clara.page.locator(".dock .said.bad")).to_have_text("With these cards nobody may go above 120.")
    clara.do("bid", "Bid 120")
    anna.asked("Your bid: you cannot go higher now")
    anna.not_offered("bid")
