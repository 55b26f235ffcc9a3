"""Thousand: what each inference settles, on positions made for it. The expected places are worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from prikup.thousand.seen.view import View
from tests.property.test_knowledge_begun import BegunTrial
from tests.property.test_knowledge_thousand import ThousandTrial
from tests.support.known import Known, checked, trial

DEAL = ("HAK.DAT9.CKQ", "HTJ.DKQJ.SA9", "HQ9.CAT9.STK", "CJ.SQJ")
WON = "1 bid 100; 2 pass; 0 pass"
RAISED = "1 bid 100; 2 pass; 0 bid 105; 1 bid 125; 0 pass"
GIVEN = f"{WON}; 1 give 2 S9; 1 give 0 HJ; 1 name 100"
ACES = ("HKQ.DKQ.CKQ9", "HAT9.DA.CA.SA9", "HJ.DT9.CT.SKQT", "DJ.CJ.SJ")
ACES_GIVEN = f"{WON}; 1 give 2 DJ; 1 give 0 CJ; 1 name 100; 1 play HT; 2 play HJ; 0 play HQ"
TWO = ("HATKJ.DAJ.CTJ.SAT", "HQ9.DKQ9.CAQ9.SKQ", "DT.CK", "SJ9")
TWO_LAID = "1 bid 100; 0 pass; 1 take; 1 lay C9; 1 lay H9"
RUFFED = ("HTJ.DK.CATJ.SA", "HAKQ.DAJ.CQ.SJ", "H9.DQT9.CK9.SK", "SQT9")
RUFF = (
    f"{WON}; 1 give 2 SQ; 1 give 0 S9; 1 name 100; 1 play HK!; 2 play H9; 0 play HJ; 1 play CQ; 2 play CK; 0 play CA; "
    "0 play CT; 1 play HQ; 2 play C9; 1 play SJ; 2 play SK; 0 play SA; 0 play CJ; 1 play HA; 2 play DT"
)
"""The declarer ruffs a club with the ace of hearts, and seat 2 throws in a diamond."""
QUEEN_RUFFED = ("HTJ.CATJ9.SA", "HAKQ.DAJ.CQ.SJ", "H9.DKQT9.CK.SK", "SQT9")
QUEEN_RUFF = (
    f"{WON}; 1 give 2 SQ; 1 give 0 S9; 1 name 100; 1 play HK!; 2 play H9; 0 play HJ; 1 play CQ; 2 play CK; 0 play CA; "
    "0 play CT; 1 play HQ; 2 play DT"
)
"""The same with the queen; the ten of hearts would beat it."""
PACK = "step cut; seed 00; pack S9 SJ SQ SK ST SA C9 CJ CQ CK CT CA D9 DJ DQ DK DT DA H9 HJ HQ HK HT HA"
"""Cut after five cards the ten of spades is the last one."""

DEALT = (
    Known(
        # TH-R-065: seat 2 throws a club on the jack of diamonds, so the king and queen are with the declarer.
        id="who-does-not-follow-has-none",
        rules="thousand/ru",
        seat=0,
        deal=DEAL,
        do=f"{GIVEN}; 1 play DJ; 2 play C9",
        where={"DK": "1", "DQ": "1", "CA": "1 2", "SK": "1 2"},
        can=("CA HT",),
        cannot=("CA DK",),
    ),
    Known(
        id="who-gave-a-card-knows-where-it-is",
        rules="thousand/ru",
        seat=1,
        deal=DEAL,
        do=GIVEN,
        where={"S9": "2", "HJ": "0", "HA": "0 2"},
        cannot=("S9 HA",),
    ),
    Known(
        # The queen is led and declared, so the king is beside her (TH-R-007).
        id="a-declared-marriage-is-whole",
        rules="thousand/ru",
        seat=2,
        deal=DEAL,
        do=f"{GIVEN}; 1 play SA; 2 play S9; 0 play HJ; 1 play DQ!",
        where={"DK": "1", "DJ": "0 1", "CJ": "0 1"},
        cannot=("DK HA",),
    ),
    Known(
        # BT-027: the other three aces are with whoever declared four.
        id="four-aces-declared",
        rules="thousand/ru+marriages.aces=score",
        seat=0,
        deal=ACES,
        do=f"{ACES_GIVEN}; 1 play CA!",
        where={"HA": "1", "DA": "1", "SA": "1", "H9": "1 2"},
        cannot=("HA DT",),
    ),
    Known(
        # Aces made diamonds the trump, which seat 1 must lead next; it leads a spade and so has none (BT-028a).
        id="who-does-not-lead-the-new-trump-has-none",
        rules="thousand/ru+marriages.aces=trump+play.trump_lead=on",
        seat=0,
        deal=ACES,
        do=f"{ACES_GIVEN}; 1 play DA!; 2 play D9; 0 play DQ; 1 play S9",
        where={"DT": "2", "DJ": "2", "H9": "1 2"},
    ),
    Known(
        # TH-R-066: seat 2 has neither a club nor a trump.
        id="who-throws-in-a-side-suit-has-no-trump",
        rules="thousand/ru",
        seat=1,
        deal=RUFFED,
        do=RUFF,
        where={"HT": "0", "DK": "0 2", "SQ": "2"},
    ),
    Known(
        # BT-032b: nothing beats the ace, so a defender keeps lower trumps.
        id="a-defender-who-discards-may-have-a-lower-trump",
        rules="thousand/ru+play.partial_trumping=on",
        seat=1,
        deal=RUFFED,
        do=RUFF,
        where={"HT": "0 2", "DK": "0 2", "SQ": "2"},
        can=("HT DQ",),
    ),
    Known(
        # The same with the queen, which the ten would beat: then a trump is due after all.
        id="a-defender-who-discards-has-no-higher-trump",
        rules="thousand/ru+play.partial_trumping=on",
        seat=1,
        deal=QUEEN_RUFFED,
        do=QUEEN_RUFF,
        where={"HT": "0", "DK": "0 2"},
    ),
    Known(
        # BT-032c: nobody has to trump here, but a defender has to overtrump the declarer.
        id="a-defender-who-does-not-overtrump-the-declarer-cannot",
        rules="thousand/ru+play.void=free+play.overtrump_declarer=on",
        seat=1,
        deal=QUEEN_RUFFED,
        do=QUEEN_RUFF,
        where={"HT": "0", "DK": "0 2"},
    ),
    Known(
        id="who-discards-where-nobody-has-to-trump-may-have-any",
        rules="thousand/ru+play.void=free",
        seat=1,
        deal=QUEEN_RUFFED,
        do=QUEEN_RUFF,
        where={"HT": "0 2", "DK": "0 2"},
    ),
    Known(
        # BT-033: with the declarer's hand open the rest is with seat 2.
        id="an-open-hand",
        rules="thousand/ru+special.open=on",
        seat=0,
        deal=DEAL,
        do=f"{GIVEN.removesuffix('1 name 100')}1 name 100 open",
        where={"HT": "1", "C9": "2", "S9": "2"},
    ),
    Known(
        # TH-R-106: who claims the rest shows the hand.
        id="a-hand-shown-with-a-claim-of-the-rest",
        rules="thousand/ru",
        seat=0,
        deal=DEAL,
        do=f"{GIVEN}; 1 rest",
        where={"HT": "1", "C9": "2", "S9": "2"},
    ),
    Known(
        id="who-laid-cards-away-knows-them",
        rules="thousand/pl-2a",
        seat=1,
        deal=TWO,
        do=TWO_LAID,
        where={"C9": "aside", "H9": "aside", "SJ": "0 beside", "HA": "0 beside"},
    ),
    Known(
        # The talon was shown: its cards are with the declarer or laid away, not in the other talon.
        id="a-talon-taken-may-be-laid-away",
        rules="thousand/pl-2a",
        seat=0,
        deal=TWO,
        do=TWO_LAID,
        where={"DT": "1 aside", "CK": "1 aside", "C9": "1 beside aside", "SJ": "1 beside aside"},
        can=("DT C9",),
        cannot=("DT SJ",),
    ),
    Known(
        # BT-023a: all have seen the talon, and it still lies there.
        id="a-talon-that-lies-open",
        rules="thousand/ru+buyback.price=50",
        seat=0,
        deal=DEAL,
        do=WON,
        where={"CJ": "talon", "SQ": "talon", "S9": "1 2"},
    ),
    Known(
        # Before the gifts all three are in the declarer's hand.
        id="a-talon-just-taken",
        rules="thousand/ru",
        seat=0,
        deal=DEAL,
        do=WON,
        where={"CJ": "1", "SQ": "1", "SJ": "1", "S9": "1 2"},
    ),
    Known(
        # Seat 2 got one card that seat 0 has not seen: one of the talon, or none of it.
        id="a-gift-is-one-card",
        rules="thousand/ru",
        seat=0,
        deal=DEAL,
        do=GIVEN,
        where={"CJ": "1 2", "SQ": "1 2", "C9": "1 2"},
        can=("CJ C9",),
        cannot=("CJ C9, SQ CA",),
    ),
    Known(
        # Seat 2 has played the jack of clubs of the talon: that was its gift.
        id="a-gift-that-was-played",
        rules="thousand/ru",
        seat=0,
        deal=DEAL,
        do=f"{GIVEN.replace('2 S9', '2 CJ')}; 1 play DJ; 2 play CJ",
        where={"SQ": "1", "SJ": "1", "C9": "1 2"},
    ),
    Known(
        # Seat 0 holds the jack of clubs of the talon itself; of the two others seat 2 has one at most.
        id="a-card-of-the-talon-in-the-own-hand",
        rules="thousand/ru",
        seat=0,
        deal=DEAL,
        do=GIVEN.replace("0 HJ", "0 CJ"),
        where={"SQ": "1 2", "SJ": "1 2"},
        can=("SQ C9",),
        cannot=("SQ C9, SJ CA",),
    ),
    Known(
        # TT-A-015: the last card of the stock lies open.
        id="an-open-last-card",
        rules="1001/hulsemann+deal.expose=on",
        seat=0,
        deal=("HAKQJ.DAKQJ", "HT9.DT9.CAKQJ", "CT C9 SA SK SQ SJ ST S9"),
        do="",
        where={"S9": "stock", "CT": "1 stock", "HT": "1 stock"},
        cannot=("S9 HT",),
    ),
    Known(
        # TH-R-020: the dealer has seen the last card, which goes to the talon.
        id="the-bottom-card-in-the-talon",
        rules="thousand/ru+cut.kind=nines+deal.talon=last",
        seat=0,
        given=PACK,
        do="2 cut 5",
        where={"ST": "talon", "SK": "1 2 talon", "SA": "1 2 talon"},
        cannot=("ST SA",),
    ),
    Known(
        id="the-bottom-card-in-a-talon-taken-unseen",
        rules="thousand/ru+cut.kind=nines+deal.talon=last+talon.forced=hidden",
        seat=0,
        given=PACK,
        do=f"2 cut 5; {WON}",
        where={"ST": "1", "SK": "1 2", "SA": "1 2"},
    ),
    Known(
        # Four at the table: the dealer sits out, and the last card is dealt to seat 3.
        id="the-bottom-card-in-a-hand",
        rules="thousand/ru-4+cut.kind=nines",
        seat=0,
        given=PACK,
        do="3 cut 5",
        where={"ST": "3", "SK": "1 2 3 talon"},
    ),
    Known(
        id="the-bottom-card-in-the-stock",
        rules="1001/hulsemann+cut.kind=nines",
        seat=0,
        given=PACK,
        do="1 cut 5",
        where={"ST": "stock", "SK": "1 stock"},
    ),
    Known(
        id="the-bottom-card-in-the-hand-of-nobody",
        rules="thousand/ru-2+cut.kind=nines",
        seat=0,
        given=PACK,
        do="1 cut 5",
        where={"ST": "beside"},
    ),
    Known(
        # The second talon gets the last card; once the first one is taken it lies beside.
        id="the-bottom-card-in-the-second-talon",
        rules="thousand/pl-2a+cut.kind=nines+deal.talon=last",
        seat=0,
        given=PACK,
        do="1 cut 5; 1 bid 100; 0 pass; 1 take",
        where={"ST": "beside"},
    ),
    Known(
        # More than 120 needs a marriage (TH-R-042f). Seat 2 holds the queen of hearts and the king of spades, so it is
        # diamonds or clubs.
        id="a-bid-that-needs-a-marriage",
        rules="thousand/ru",
        seat=2,
        deal=DEAL,
        do="1 bid 100; 2 pass; 0 bid 105; 1 bid 125",
        can=("DK CK, DQ CQ", "HT HA"),
        cannot=("DK HA", "DK CK"),
    ),
    Known(
        # A contract above the bid needs it as well (TH-R-052), in the hand as it is after the gifts.
        id="a-contract-that-needs-a-marriage",
        rules="thousand/ru",
        seat=2,
        deal=DEAL,
        do=GIVEN.replace("name 100", "name 125"),
        can=("HT HA",),
        cannot=("DK HA",),
    ),
    Known(
        # Of seat 1's marriage one card may have been given away, and the king was seat 2's only gift then.
        id="a-marriage-that-was-bid-on-and-given-away",
        rules="thousand/ru",
        seat=0,
        deal=DEAL,
        do=f"{RAISED}; 1 give 2 S9; 1 give 0 HJ; 1 name 125",
        where={"DK": "1 2", "DQ": "1 2", "CJ": "1 2"},
        can=("DQ CA", "SQ CA"),
        cannot=("DQ CA, DK CT", "DQ CA, SQ C9"),
    ),
    Known(
        # The talon gave seat 1 the queen of diamonds, so it was not dealt that marriage; of the others only the
        # king and queen of hearts can have been.
        id="a-marriage-from-the-talon-was-not-bid-on",
        rules="thousand/ru",
        seat=2,
        deal=("HT9.DJ9.CK9.SA", "HKQ.DK.CA.SJT9", "HA.DAT.CQTJ.SK", "DQ.HJ.SQ"),
        do="1 bid 100; 2 bid 105; 0 pass; 1 bid 125; 2 pass",
        can=("SJ HT",),
        cannot=("HK HT",),
    ),
    Known(
        # Seat 2 bid on a marriage as well. The queen of spades beside its king would be the gift of seat 1.
        id="a-marriage-by-a-gift-was-not-bid-on",
        rules="thousand/ru",
        seat=0,
        deal=("HAT.DA9.CK9.SA", "DKQJ.CAJ.SJT", "HKQ9.DT.CQT.SK", "HJ.SQ9"),
        do="1 bid 100; 2 bid 125; 0 pass; 1 bid 130; 2 pass; 1 give 2 CA; 1 give 0 HJ; 1 name 130",
        can=("CJ DT", "SQ CA"),
        cannot=("HK CJ, SQ CA", "DK DT, DQ CT"),
    ),
    Known(
        # BT-056: on the barrel seat 2 had to bid if it could, so it was dealt no marriage.
        id="a-pass-of-a-seat-that-must-bid",
        rules="thousand/ru+barrel.must_bid=on+auction.opening=120",
        seat=0,
        given="totals 0 0 900; barrel 0 0 1",
        deal=DEAL,
        do="1 bid 120; 2 pass",
        can=("DK C9",),
        cannot=("DK C9, DQ CT", "SQ C9"),
    ),
    Known(
        # Later it may have been given one half of a marriage, but no more than that.
        id="a-pass-of-a-seat-that-got-a-gift",
        rules="thousand/ru+barrel.must_bid=on+auction.opening=120",
        seat=0,
        given="totals 0 0 900; barrel 0 0 1",
        deal=DEAL,
        do="1 bid 120; 2 pass; 0 pass; 1 give 2 S9; 1 give 0 HJ; 1 name 120",
        can=("DK C9, DQ CT", "SQ C9"),
        cannot=("SQ C9, DK CA, DQ CT", "CJ C9, DK CA, DQ CT"),
    ),
    Known(
        # The gift was the queen of spades from the talon, so both halves of another marriage would have been dealt.
        id="a-pass-of-a-seat-whose-gift-was-played",
        rules="thousand/ru+barrel.must_bid=on+auction.opening=120",
        seat=0,
        given="totals 0 0 900; barrel 0 0 1",
        deal=DEAL,
        do="1 bid 120; 2 pass; 0 pass; 1 give 2 SQ; 1 give 0 HJ; 1 name 120; 1 play SA; 2 play SQ",
        can=("DK C9",),
        cannot=("DK C9, DQ CT",),
    ),
    Known(
        # A fine has taken the opener off the barrel since; what was bid needs a marriage all the same.
        id="a-bid-before-a-fine",
        rules="thousand/ru-common+auction.opening=40+barrel.min_bid=100",
        seat=0,
        given="totals 0 880 0; barrel 0 1 0",
        deal=("HAK.DAT9.CKQ", "HQ9.CAT9.STK", "HTJ.DKQJ.SA9", "CJ.SQJ"),
        do="1 bid 100; 2 bid 125; table fault 1 look",
        can=("HT HQ",),
        cannot=("DK CA",),
    ),
    Known(
        # TH-P-114: with a talon and a stock the hand that bid was dealt seven cards; what it has drawn since is not the
        # marriage that it bid on.
        id="a-marriage-that-was-bid-on-was-not-drawn",
        rules="thousand/pl-2e",
        seat=0,
        deal=("HAT.DA.CKQ.SKQ", "HKQ9.DT9.CT.ST", "DJ.CJ", "CA C9 DK DQ SA SJ S9 HJ"),
        do="1 bid 100; 0 bid 110; 1 bid 130; 0 pass; 1 give 0 D9; 1 name 130; 1 play CT; 0 play CK",
        can=("DK DT",),
        cannot=("HK SA, HQ DK", "HK SA"),
    ),
    Known(
        # BT-033: what a declarer with an open hand draws is seen, too. Seat 0 has drawn the king of hearts, then the
        # queen of clubs; seat 1 the queens of hearts and spades.
        id="an-open-hand-that-draws",
        rules="thousand/pl-2e+special.open=on",
        seat=1,
        deal=("DA.CAKJ.SAJ9", "HAT.DTJ.CT9.ST", "DQ.HJ", "HQ HK CQ SQ H9 D9 DK SK"),
        do="1 bid 100; 0 bid 120; 1 pass; 0 give 1 HJ; 0 name 120 open; 0 play CJ; 1 play CT; 1 play DT; 0 play DA",
        can=(),
        cannot=("HK SK", "CQ H9", "CA DK"),
    ),
    Known(
        # BT-011a: with three nines seat 2 would have had to claim. Seat 0 has the fourth.
        id="three-nines-that-were-not-claimed",
        rules="thousand/ru+redeal.three_nines=anyone+redeal.must_three=on",
        seat=0,
        deal=DEAL,
        do="1 bid 100; 2 pass",
        can=("C9 SA",),
        cannot=("S9 SK", "H9 HT, C9 HJ"),
    ),
    Known(
        # Seat 2 has not spoken yet.
        id="three-nines-that-may-still-be-claimed",
        rules="thousand/ru+redeal.three_nines=anyone+redeal.must_three=on",
        seat=0,
        deal=DEAL,
        do="1 bid 100",
        can=("S9 SK",),
        cannot=("H9 HT, C9 HJ",),
    ),
    Known(
        # BT-023: with the queen of spades on offer seat 2 needs the king of spades, or the marriage in diamonds.
        id="a-bid-for-cards-that-make-a-marriage",
        rules="thousand/ru+sale.tries=1",
        seat=0,
        deal=DEAL,
        do=f"{WON}; 1 sell SQ; 1 sell SJ; 1 sell S9; 2 bid 125",
        can=("CA HT", "SK HT, DK CA, DQ CT"),
        cannot=("SK HT", "SK HT, DK CA"),
    ),
    Known(
        # Nobody wanted the cards, and they went back into the hand.
        id="cards-that-nobody-bought",
        rules="thousand/ru+sale.tries=1",
        seat=0,
        deal=DEAL,
        do=f"{WON}; 1 sell HJ; 1 sell SJ; 1 sell S9; 2 pass; 0 pass",
        where={"HJ": "1", "SJ": "1", "S9": "1", "HT": "1 2"},
        cannot=("S9 C9",),
    ),
    Known(
        # One of them was given away.
        id="cards-that-nobody-bought-and-a-gift",
        rules="thousand/ru+sale.tries=1",
        seat=0,
        deal=DEAL,
        do=f"{WON}; 1 sell HJ; 1 sell SJ; 1 sell S9; 2 pass; 0 pass; 1 give 2 S9; 1 give 0 CJ; 1 name 100",
        where={"HJ": "1 2", "S9": "1 2"},
        can=("S9 HJ",),
        cannot=("HJ C9",),
    ),
    Known(
        # BT-061: cards and marriages reach 120. Aces and hearts are worth 61 and 100; without the king of hearts, but
        # with a ten, the hand would be worth 67.
        id="a-golden-call",
        rules="thousand/ru+call.golden=on",
        seat=2,
        deal=("DJQK.CQKT9", "HAKTQ.DA.CA.SA", "CJ.SKTQJ9.D9", "DT.HJ9"),
        do="1 golden",
        can=("DA DK",),
        cannot=("HK CT",),
    ),
    Known(
        # Seat 0 had no heart when it threw a spade; it has drawn one card since.
        id="a-suit-that-may-have-been-drawn",
        rules="thousand/pl-2d",
        seat=1,
        deal=("DAK.CAK.SA9", "HAKQ.DJ.CJ.SK", "CT D9 HJ HT H9 DT DQ C9 CQ ST SJ SQ"),
        do="1 play HA; 0 play S9",
        where={"HJ": "0 stock", "DA": "0 stock"},
        can=("HJ D9", "DA DT"),
        cannot=("HJ D9, HT DA",),
    ),
    Known(
        # The first of two cards drawn has been played.
        id="a-suit-that-was-drawn-and-played",
        rules="thousand/pl-2d",
        seat=1,
        deal=("DAK.CAK.SA9", "HAKQ.DJ.CJ.SK", "CT HJ D9 DT HT H9 DQ C9 CQ ST SJ SQ"),
        do="1 play HA; 0 play S9; 1 play HK; 0 play HJ",
        can=("HT DT",),
        cannot=("HT DT, H9 DA",),
    ),
    Known(
        # TT-A-017: while cards are drawn nobody has to follow.
        id="nothing-while-there-are-no-duties",
        rules="1001/hulsemann",
        seat=1,
        deal=("HJ.DAK.CAKJ.SA9", "HAKQ.DJ.CQ.SKQJ", "CT D9 HT H9 DT DQ C9 ST"),
        do="1 play HA; 0 play S9",
        where={"HJ": "0 stock", "HT": "0 stock"},
        can=("HT DA", "HT DA, H9 DK"),
    ),
    Known(
        # The queen of diamonds was the gift to seat 2, so the king and the talon's cards are where they were.
        id="the-gift-was-half-of-the-marriage",
        rules="thousand/ru",
        seat=0,
        deal=DEAL,
        do=f"{RAISED}; 1 give 2 DQ; 1 give 0 HJ; 1 name 125; 1 play DJ; 2 play DQ",
        where={"DK": "1", "CJ": "1", "SQ": "1", "HT": "1 2"},
    ),
    Known(
        # The gift was the queen of spades from the talon, so the marriage is still with seat 1.
        id="the-gift-was-another-card",
        rules="thousand/ru",
        seat=0,
        deal=DEAL,
        do=f"{RAISED}; 1 give 2 SQ; 1 give 0 HJ; 1 name 125; 1 play SA; 2 play SQ",
        where={"DK": "1", "DQ": "1", "HT": "1 2"},
    ),
    Known(
        # Seat 2 has played both halves of a marriage: one was dealt to it, so seat 1 bid on the other marriage, of
        # which it gave away one half at most.
        id="both-halves-cannot-have-been-given",
        rules="thousand/ru",
        seat=0,
        deal=("HA.DAT9.CK.SK9", "HKQT.DQJ.CA.SA", "H9.DK.CQT9.STJ", "HJ.CJ.SQ"),
        do=f"{RAISED}; 1 give 2 DQ; 1 give 0 HJ; 1 name 125; 1 play SA; 2 play SJ; 0 play S9; 1 play DJ; 2 play DK; "
        "0 play D9; 2 play DQ",
        can=("HK CT",),
        cannot=("HK CT, HQ CQ",),
    ),
    Known(
        # Seat 0 saw the bottom card, which the seller took with the talon; the cards on view now are those it sold.
        id="the-bottom-card-of-a-talon-whose-taker-sold-others",
        rules="thousand/ru+cut.kind=nines+deal.talon=last+sale.tries=1",
        seat=0,
        given=PACK,
        do=f"2 cut 5; {WON}; 1 sell SA; 1 sell CQ; 1 sell DQ; 2 bid 105; 0 pass",
        where={"ST": "1", "SK": "1 2", "SA": "2"},
    ),
    Known(
        # BT-011a with claims until the first word only: what seat 1 said in its second turn proves nothing more.
        id="three-nines-after-the-first-word",
        rules="thousand/ru+redeal.three_nines=anyone+redeal.must_three=on+redeal.window=first_word",
        seat=0,
        deal=DEAL,
        do="1 bid 100; 2 bid 105",
        cannot=("S9 SK", "H9 HT, C9 HJ"),
    ),
    Known(
        # TH-R-092: a bid in the dark is made on an unseen hand, so it needs no marriage.
        id="a-bid-in-the-dark",
        rules="thousand/ru-common+dark.floor=0+auction.cap=free+auction.bare=120",
        seat=0,
        deal=DEAL,
        do="1 bid 120; 2 pass; 0 bid 125; 1 bid 130",
        can=("DK CA, DQ CT",),
    ),
    Known(
        # The king of hearts was in the talon, as the dealer saw, and came to seat 2 as a gift. So the marriage that
        # seat 2 bid on is the one in diamonds.
        id="the-bottom-card-was-not-dealt",
        rules="thousand/ru-common+dark.floor=0+dark.talon=hidden+cut.kind=nines+deal.talon=last",
        seat=0,
        given="step cut; seed 00; pack ST S9 SQ SJ HK SA CT CK C9 CA SK CJ DQ DT CQ DK D9 DJ H9 HA HT HQ DA HJ",
        do="2 cut 5; 1 bid 120; 2 bid 125; 0 pass; 1 bid 130; 2 pass; 1 give 2 HK; 1 give 0 HJ; 1 name 130",
        where={"DK": "2", "DQ": "2", "HK": "1 2"},
    ),
    Known(
        # Of four the dealer saw the last card, the queen of diamonds, go to seat 3. So seat 1 did not bid on diamonds
        # and give her away; of the hearts it may have given one half to seat 2.
        id="a-card-is-dealt-to-one-hand",
        rules="thousand/ru-4+cut.kind=nines+redeal.under=off",
        seat=0,
        given="step cut; seed 00; pack SQ SJ SA SK DQ CA CQ D9 CT DJ CK C9 CJ DK DT S9 ST HT DA HJ HQ HA H9 HK",
        do="3 cut 5; 1 bid 100; 2 pass; 3 bid 105; 1 bid 125; 3 pass; 1 give 2 HT; 1 give 3 CA; 1 name 125",
        where={"DQ": "3"},
        can=("HQ HA",),
        cannot=("HQ HA, HK DA",),
    ),
)

HANDS = "contract 1 100 100 forced; leader 0; first 0; index 6"
"""Two cards left in each hand, and seat 0 leads."""
OWNED = f"phase playing; hands DT9 / HTJ / HQ9; {HANDS}; tricks 2 2 2; announced D; trump D; trump_value 80"
LOW = (
    "phase playing; hands H9.D9.CJ.SJ / HJ.DJ.C9.S9 / HKQ.CK.SA; leader 0; first 0; index 4; points 70 0 20; "
    "tricks 3 0 1"
)
"""The marriage in spades is among the cards that are gone."""
PILES = (
    f"phase playing; hands HA.D9 / HT.CQ / H9.S9; {HANDS}; points 33 45 18; tricks 1 3 2; "
    "taken DA.CA.SA / DT.CTKJ9.STKQJ / HKQJ.DKQJ"
)

BEGUN = (
    Known(
        # Seat 1 alone has eighty points for the marriage, so the trump is his. Who leads it holds nothing else
        # (BT-028). The marriage and the cards gone are worth 175, so three hidden cards are worth 12.
        id="whose-the-trump-is",
        rules="thousand/ru+play.foreign=off",
        seat=2,
        given=f"{OWNED}; points 40 30 25; bonuses 0 80 0; declared 0 1 0; trump_seat 1",
        do="0 play DT",
        can=("HJ DJ",),
        cannot=("HJ D9", "HT D9", "HT HA"),
    ),
    Known(
        # The same with the marriage of seat 0, who may lead it.
        id="who-may-lead-his-own-trump",
        rules="thousand/ru+play.foreign=off",
        seat=2,
        given=f"{OWNED}; points 20 50 25; bonuses 80 0 0; declared 1 0 0; trump_seat 0",
        do="0 play DT",
        can=("HJ D9", "HT D9"),
        cannot=("HT HA",),
    ),
    Known(
        # Of the marriage that was declared by leading it a card is gone.
        id="a-marriage-that-was-led-is-broken",
        rules="thousand/ru",
        seat=2,
        given=f"{OWNED.replace('DT9 / HTJ', 'DK9 / HT.CQ')}; points 45 30 25; bonuses 0 80 0; declared 0 1 0; "
        f"trump_seat 1",
        do="",
        can=("DK HK",),
        cannot=("DQ CQ",),
    ),
    Known(
        # The cards gone are worth what the seats have taken: 96.
        id="the-points-of-cards-that-are-gone",
        rules="thousand/ru",
        seat=2,
        given=PILES.partition("; taken")[0],
        do="",
        can=("HT CT", "HT DA, CQ CJ"),
        cannot=("HT DA",),
    ),
    Known(
        # BT-031: seat 0's one trick is worth 33, three aces. So only one ace is left.
        id="the-cards-that-each-seat-has-taken",
        rules="thousand/ru+marriages.captured=20",
        seat=2,
        given=PILES,
        do="",
        can=("HT CT", "HA DA"),
        cannot=("HT DA, CQ CJ",),
    ),
    Known(
        # BT-026a: seat 0 has no trick, so his hundred points are the marriages in spades and clubs: with the
        # one that made the trump alone, cards worth forty more would be gone.
        id="points-without-tricks",
        rules="thousand/ru+marriages.when=before",
        seat=2,
        given=(
            "phase playing; hands HTJ.DT.CQ / DAK.CT.ST / HAKQ.SA; contract 1 100 100 forced; leader 1; first 1; "
            "index 4; points 0 17 14; bonuses 100 0 0; tricks 0 3 1; declared 2 0 0; announced SC; trump C; "
            "trump_seat 0; "
            "trump_value 60"
        ),
        do="",
        can=("HT ST", "HT DA"),
        cannot=("HT H9, DT D9, CT C9, ST S9",),
    ),
    Known(
        # The hundred points of seat 0, who has no trick, are his marriage in hearts, though seat 1 has as many. So
        # seat 1 leads a trump that is not his (BT-028).
        id="who-has-points-without-tricks-declared",
        rules="thousand/ru+marriages.when=before+play.foreign=off",
        seat=2,
        given=(
            "phase playing; hands DK.C9 / HJ9 / DJ.S9; contract 1 100 100 forced; leader 1; first 1; index 6; "
            "points 0 112 0; bonuses 100 0 0; tricks 0 6 0; declared 1 0 0; announced H; trump H; trump_seat 0; "
            "trump_value 100"
        ),
        do="1 play HJ",
        can=("C9 D9", "DK HK"),
        cannot=("H9 C9",),
    ),
    Known(
        # The marriage in diamonds, worth 80, did not make the trump: the one before was worth more than the sixty of
        # clubs, so hearts had been declared, and cards worth 4 are gone. With spades instead of hearts it were 64.
        id="what-made-the-trump-was-worth-more",
        rules="thousand/ru+marriages.show=on+marriages.keep=higher",
        seat=2,
        given=(
            "phase playing; hands HA.DATKQ.SJ / HT.CATJ.SAT / HKQ.CKQ.SKQ; contract 1 100 100 forced; "
            "leader 0; first 0; "
            "index 2; points 2 0 2; bonuses 0 0 160; tricks 1 0 1; declared 0 0 2; announced CH; trump C; "
            "trump_seat 2; "
            "trump_value 100"
        ),
        do="0 show D",
        can=("HA CA", "HJ SJ"),
        cannot=("H9 HA, D9 DA, C9 CA, S9 SA, HJ HT, DJ DT",),
    ),
    Known(
        # The hundred and twenty points are diamonds and spades, and two cards worth 6 are gone. The king of each is in
        # the hand of seat 1, and what was declared cannot lie in the stock: both queens are gone. Seat 0 had no heart
        # and no spade, and has drawn one card since.
        id="what-was-declared-is-not-in-the-stock",
        rules="thousand/pl-2d",
        seat=1,
        given=(
            "phase playing; hands DAT9.CTJ9 / HAK.DK.CAK.SK; stock HT CQ HQ HJ H9 DJ SA ST SJ S9; leader 1; index 1; "
            "first 1; points 0 6; bonuses 0 120; tricks 0 1; declared 0 2; announced SD; trump S; trump_seat 1; "
            "trump_value 40"
        ),
        do="1 play HA; 0 play D9",
        can=("HJ CQ", "HJ C9"),
        cannot=("DQ CQ", "SQ HQ", "HJ C9, HQ CQ"),
    ),
    Known(
        # Cards worth 7 are gone: the king of diamonds, for seat 1 has the others, and a queen. Seat 0 had no diamond,
        # and since it cannot have drawn the queen of diamonds, it has the ten at most.
        id="what-was-declared-is-not-drawn",
        rules="thousand/pl-2d",
        seat=1,
        given=(
            "phase playing; hands HQT9.CTJ9 / HAK.DA.CAK.SK; stock HJ DT DJ D9 CQ SA SQ ST SJ S9; leader 1; index 1; "
            "first 1; points 0 7; bonuses 0 80; tricks 0 1; declared 0 1; announced D; trump D; trump_seat 1; "
            "trump_value 80"
        ),
        do="1 play DA; 0 play C9",
        can=("DT CQ",),
        cannot=("DQ SQ", "DQ HQ", "DQ HQ, DT SA"),
    ),
    Known(
        # The hundred and eighty points are diamonds, clubs and spades, or hearts and diamonds. Seat 1 has drawn the
        # queen of hearts, so hearts were not declared, and three queens are gone.
        id="what-this-seat-has-drawn-was-not-declared",
        rules="thousand/pl-2d",
        seat=1,
        given=(
            "phase playing; hands HKT.D9.CTJ.S9 / DAK.CAK.SAK; stock HQ DT DJ HA HJ C9 ST SJ; leader 1; index 2; "
            "first 1; points 0 9; bonuses 0 180; tricks 0 2; declared 0 3; announced SCD; trump D; trump_seat 1; "
            "trump_value 80"
        ),
        do="1 play DA; 0 play D9",
        can=("CJ C9", "DT DJ"),
        cannot=("CQ HK, SQ CJ",),
    ),
    Known(
        # The same sum. Seat 0 had no heart and has drawn the king since, so hearts were not declared.
        id="what-another-seat-has-drawn-was-not-declared",
        rules="thousand/pl-2d",
        seat=1,
        given=(
            "phase playing; hands CTJ9.STJ9 / HAT.DK.CAK.SK; stock DA HK DT HQ DJ D9 HJ SA; leader 1; index 2; "
            "first 1; points 0 9; bonuses 0 180; tricks 0 2; declared 0 3; announced SCD; trump D; trump_seat 1; "
            "trump_value 80"
        ),
        do="1 play HA; 0 play C9; 1 play HT; 0 play HK",
        can=("HQ HJ",),
        cannot=("SQ HQ",),
    ),
    Known(
        # BT-030: all eight kings and queens were shown. Seat 0 held six cards, of which it has played a nine, so that
        # at most five of the eight were in its hand.
        id="no-more-was-declared-than-a-hand-held",
        rules="thousand/pl-2d+marriages.show=on",
        seat=1,
        given=(
            "phase playing; hands H9.DQ.CKQ.SKQ / HAT.DAT.CA.SA; stock D9 HJ DJ CJ SJ S9 CT ST; leader 1; index 2; "
            "first 0; points 7 4; bonuses 280 0; tricks 1 1; declared 4 0; announced SCDH; trump S; trump_seat 0; "
            "trump_value 40"
        ),
        do="1 play HA; 0 play H9",
        can=("DK CK", "HJ DJ"),
        cannot=("DK HJ, C9 DJ",),
    ),
    Known(
        # BT-027: four aces were declared by leading one, so an ace is gone, with a queen; those that are left are not
        # in the stock.
        id="declared-aces-are-not-in-the-stock",
        rules="thousand/pl-2d+marriages.aces=score",
        seat=1,
        given=(
            "phase playing; hands HA.DA.CAT.ST9 / HKQ.DK.CKQ.SK; stock HT HJ H9 DT DJ D9 CJ C9 SQ SJ; leader 0; "
            "index 1; first 0; points 14 0; bonuses 200 0; tricks 1 0; declared 1 0; announced A"
        ),
        do="",
        can=("HA SA", "CT HT"),
        cannot=("HA HT", "SA SQ"),
    ),
    Known(
        # BT-031b: the marriage that made the trump brings nothing any more, so another seat took its king or queen.
        id="a-drowned-marriage-is-broken",
        rules="thousand/ru+marriages.when=before+marriages.drowned=on",
        seat=2,
        given=(
            "phase playing; hands HAK.DT9.CKQ.S9 / HTJ.DKJ.CJ.SAQ / HQ9.CAT9.SKJ; contract 1 100 100 forced; leader 0; "
            "first 0; index 1; points 24 0 0; tricks 1 0 0; announced D; drowned D; trump D; trump_seat 1; "
            "trump_value 80"
        ),
        do="",
        can=("DK HK",),
        cannot=("DQ SQ", "DQ CQ"),
    ),
    Known(
        # The view may have begun with the king on the table: then the queen may be in a hand.
        id="a-half-that-lay-on-the-table",
        rules="thousand/ru",
        seat=2,
        given=(
            "phase playing; hands HAK.DT9.CKQ.S9 / HTJ.DQJ.CJ.SA / HQ9.CAT9.SKJ; contract 1 100 100 forced; leader 1; "
            "first 1; index 1; points 0 24 0; bonuses 0 80 0; tricks 0 1 0; declared 0 1 0; announced D; trump D; "
            "trump_seat 1; trump_value 80; trick DK"
        ),
        do="",
        can=("DQ SQ", "DQ CQ"),
    ),
    Known(
        # TH-R-010: hearts are trump from the second trick on, and so may be led while the first had none. Seat 1 has no
        # heart, but may have any other card.
        id="a-trump-that-came-with-the-next-trick",
        rules="thousand/ru+marriages.trump=next_trick",
        seat=2,
        given=(
            "phase playing; hands HAK.DT.CKQ.S9 / DAKJ9.CJ.SAT / HT9.DQ.CAT.SKJ; contract 1 100 100 forced; leader 0; "
            "first 0; index 1; points 5 0 0; bonuses 100 0 0; tricks 1 0 0; declared 1 0 0; announced H; pending H; "
            "trump_seat 0; trump_value 100; trick HQ"
        ),
        do="1 play CJ; 2 play HT",
        where={"HJ": "0 gone", "S9": "0 1 gone"},
    ),
    Known(
        # The bid that stood when the view began proves nothing, the later one does.
        id="bids-before-and-after-the-beginning",
        rules="thousand/ru+dark.floor=off",
        seat=2,
        given="phase auction; hands HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.STK; talon CJ.SQJ; opener 1; turn 0; "
        "amount 125; bidder 1; passed 2; spoken 1 2",
        do="0 bid 130",
        can=("DK SQ",),
        cannot=("CK DJ", "CK SQ"),
    ),
    Known(
        # What the position says of the contract proves nothing: it was named before the view began.
        id="a-contract-named-before-the-beginning",
        rules="thousand/ru",
        seat=2,
        given="phase playing; hands HAK.DAT9.CK.SJ9 / HTJ.DKQJ.CJ.SAQ / HQ9.CATQ9.SKT; "
        "contract 1 200 100 forced; leader 1",
        do="",
        can=("DK HK",),
    ),
    Known(
        # In the phase before the tricks as well.
        id="a-contract-named-before-it-was-doubled",
        rules="thousand/ru+contra.kind=recontra",
        seat=2,
        given="phase doubling; hands HAK.DAT9.CK.SJ9 / HTJ.DKQJ.CJ.SAQ / HQ9.CATQ9.SKT; "
        "contract 1 200 100 forced; turn 2",
        do="",
        can=("DK HK",),
    ),
    Known(
        # The declarer has not seen the gift that he had made before, but he lacks one card of the talon.
        id="a-gift-made-before-the-beginning",
        rules="thousand/ru",
        seat=1,
        given="phase giving; hands HAK.DAT9.CKQ / HTJ.DKQJ.SAQJ9 / HQ9.CATJ9.STK; talon CJ.SQJ; "
        "contract 1 100 100 forced; given 2",
        do="",
        where={"CJ": "2", "CA": "0 2"},
    ),
    Known(
        # BT-023: the bid that stood when the view began proves nothing, a later one does.
        id="bids-in-a-sale-that-had-begun",
        rules="thousand/ru+sale.tries=1",
        seat=0,
        given="phase selling; hands HAK.DAT9.CKQ / HTJ.DKQJ.CJ.SA / HQ9.CAT9.STK; talon CJ.SQJ; "
        "contract 1 100 100 forced; "
        "offered SQJ9; turn 2; amount 100; bidder 1; passed 1; sales 1",
        do="2 bid 125",
        can=("CA HT", "SK HT, DK CA, DQ CT"),
        cannot=("SK HT", "SK HT, DK CA"),
    ),
    Known(
        id="a-bid-that-stood-in-a-sale",
        rules="thousand/ru+sale.tries=1",
        seat=0,
        given="phase selling; hands HAK.DAT9.CKQ / HTJ.DKQJ.CJ.SA / HQ9.CAT9.STK; talon CJ.SQJ; "
        "contract 1 100 100 forced; "
        "offered SQJ9; turn 0; amount 125; bidder 2; passed 1; sales 1",
        do="",
        can=("SK HT",),
    ),
    Known(
        # BT-011a: seat 2 had not spoken when the view began, so it would have had to claim three nines.
        id="three-nines-in-an-auction-that-had-begun",
        rules="thousand/ru+redeal.three_nines=anyone+redeal.must_three=on+auction.kind=free+dark.floor=off",
        seat=0,
        given="phase auction; hands HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.STK; talon CJ.SQJ; opener 1; "
        "turn 2; passed 1; "
        "spoken 1",
        do="2 pass",
        cannot=("S9 SK",),
    ),
    Known(
        # Without a trump no marriage has been declared, so the cards gone are worth 90. With the marriage in spades
        # they were worth forty less, and all tens in the hands.
        id="no-trump-no-marriage",
        rules="thousand/ru",
        seat=2,
        given=f"{LOW}; contract 1 100 100 forced",
        do="",
        can=("D9 C9",),
        cannot=("H9 HT, D9 DT, C9 CT, S9 ST",),
    ),
    Known(
        # BT-033: in a misere none is declared either, where hearts are trump in every deal.
        id="no-marriage-in-a-misere",
        rules="thousand/ru+special.misere=120+marriages.fixed=hearts",
        seat=2,
        given=f"{LOW}; contract 1 120 100 forced misere; trump H",
        do="",
        can=("D9 C9",),
        cannot=("H9 HT, D9 DT, C9 CT, S9 ST",),
    ),
    Known(
        # In any other contract it may have been.
        id="a-marriage-that-made-no-trump",
        rules="thousand/ru+special.misere=120+marriages.fixed=hearts",
        seat=2,
        given=f"{LOW}; contract 1 100 100 forced; trump H",
        do="",
        can=("D9 C9", "H9 HT, D9 DT, C9 CT, S9 ST"),
    ),
    Known(
        # BT-030: the marriage was shown before the lead, and hearts are trump from the next trick on. Then nothing is
        # known of the lead, though it began a trick.
        id="a-marriage-shown-before-the-lead",
        rules="thousand/ru+marriages.show=on+marriages.trump=next_trick",
        seat=2,
        given=(
            "phase playing; hands HAKQ.DT.CKQ.S9 / DAKJ9.CJ.SAT / HT9.DQ.CAT.SKJ; contract 1 100 100 forced; leader 0; "
            "first 0; index 1; points 5 0 0; bonuses 100 0 0; tricks 1 0 0; declared 1 0 0; announced H; pending H; "
            "trump_seat 0; trump_value 100; shown 1"
        ),
        do="0 play HQ; 1 play CJ; 2 play HT",
        can=("SA CK",),
    ),
)


@pytest.mark.parametrize("known", DEALT, ids=lambda known: known.id)
def test_what_a_deal_tells(known: Known) -> None:
    checked(known, ThousandTrial, BegunTrial)


@pytest.mark.parametrize("known", BEGUN, ids=lambda known: known.id)
def test_what_a_deal_begun_inside_tells(known: Known) -> None:
    checked(known, ThousandTrial, BegunTrial)


def view_of(name: str) -> tuple[Any, View]:
    """The game and the view of one of these positions."""
    tried = trial(next(one for one in (*DEALT, *BEGUN) if one.id == name), ThousandTrial, BegunTrial)
    return tried.game, tried.view


def test_of_a_view_that_no_deal_gives_the_numbers_are_known() -> None:
    """Words and points that cannot be prove nothing; how many cards lie where still holds."""
    game, view = view_of("a-bid-that-needs-a-marriage")
    told = game.knowledge(view)
    # More than all marriages are worth, and one of them is in the own hand.
    wrong = game.knowledge(replace(view, words=tuple(replace(word, amount=2 * word.amount) for word in view.words)))
    assert wrong.places == told.places
    assert told.constraints
    assert not wrong.constraints
    game, view = view_of("what-was-declared-is-not-in-the-stock")
    told = game.knowledge(view)
    wrong = game.knowledge(replace(view, points_taken=(0, 11)))
    assert wrong.places == told.places
    assert told.constraints
    assert not wrong.constraints
