"""From a setup to a playable position: each problem has its name."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.core.cards import parse_cards
from prikup.core.errors import SetupError
from prikup.core.phases import nobody_holds
from prikup.core.setup import Problem
from prikup.games import game
from prikup.notation.position import parse_setup, parse_state
from prikup.thousand.game import PHASES
from prikup.thousand.setup.form import Setup
from prikup.thousand.setup.problems import CODES
from prikup.thousand.state import Playing, State

RU = "thousand/ru+barrel.at=880"
CARDLESS = {row.name for row in PHASES.values() if row.hands is nobody_holds}
AUCTION = "phase auction; hands HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.STK; talon CJ.SQJ; opener 1; turn 1"
BID = AUCTION.replace("turn 1", "turn 2; amount 100; bidder 1; spoken 1")
GIVING = "phase giving; hands HAK.DAT9.CKQ / HTJ.DKQJ.CJ.SAQJ9 / HQ9.CAT9.STK; talon CJ.SQJ; contract 1 100 100 forced"
NAMING = "phase naming; hands HAK.DAT9.CKQ.S9 / HTJ.DKQJ.CJ.SAQ / HQ9.CAT9.STKJ; contract 1 100 100 forced"
PLAYING = NAMING.replace("naming", "playing") + "; leader 1"
FOUR = "thousand/pl-4"
ACES = f"{RU}+marriages.aces=score"
ACES_LED = (
    "phase playing; hands HAK.DAK.CA.SKJ / HTJ.DTQ.CQJ.SQ / HQ9.DJ9.CTK.ST; contract 1 100 100 forced; leader 0; "
    "index 1; points 11 0 0; tricks 1 0 0; first 0; bonuses 200 0 0; declared 1 0 0; announced A"
)
"""The ace of spades was led, and four aces announced (BT-027)."""
TWO_TALONS = (
    "phase giving; dealer 0; hands HATKJ.DAJ.CTJ.SAT / HQ9.DTKQ9.CAKQ9.SKQ; talon DT.CK; beside SJ9; "
    "contract 1 100 100 forced"
)
"""One of two talons is taken; nobody gets a gift."""
ALL_DEALT = "hands HKJ.DATQJ.CK9.SAKQJ / HATQ9.DK9.CATQJ.ST9; contract 1 100 100 forced"
DRAWING = (
    "phase playing; dealer 0; hands DJ.CATK9.SKQJ / HAT9.DTQ.CQJ.SA; stock D9 DA HQ HJ DK HK; leader 1; index 1; "
    "points 0 10; tricks 0 1; first 1"
)
"""One trick of a game without an auction is played, six cards are still to be drawn."""
DRAWING_DECLARED = (
    "phase playing; dealer 0; hands DJ.CATK9.SKQJ / HKT9.DTQ.CQJ.SA; stock D9 DA HA ST DK S9; leader 1; index 1; "
    "points 0 5; tricks 0 1; first 1; bonuses 0 60; declared 0 1; announced H; trump H; trump_seat 1; trump_value 60"
)
"""The queen of hearts was led and announced, the jack thrown on it; the king is still in the hand."""
GIVEN_TO_THREE = (
    "phase giving; dealer 0; hands - / HA.CQJ9.SATKQJ9 / DKQJ9.CATK / HTKQJ9.DAT; talon HA.SKQ; "
    "contract 1 100 100 90 forced"
)
KEPT_BY_THREE = (
    "phase keeping; dealer 0; hands - / CQJ9.SATJ9 / DKQJ9.CATK / HTKQJ9.DAT; talon HA.SKQ; "
    "contract 1 100 100 90 forced"
)
LATER = (
    "phase playing; hands HAK.DT9.CKQ.S9 / HTJ.DKJ.CJ.SAQ / HQ9.CAT9.SKJ; contract 1 100 100 forced; leader 0; "
    "index 1; points 24 0 0; tricks 1 0 0; first 0; bonuses 0 80 0; declared 0 1 0; announced D; trump D; "
    "trump_seat 1; trump_value 80"
)
"""The queen of diamonds was led and announced, the ten of spades thrown on it, the ace took them."""
CAPTURED = f"{RU}+marriages.captured=20"
BEFORE = f"{RU}+marriages.when=before"
ANNOUNCING = (
    "phase announcing; hands HTJ.CKQJ9.SJ9 / HKQ.DAK.SAKTQ / HA9.CAT.DTQJ9; contract 1 100 100 forced; leader 1; turn 1"
)
ONE_ANNOUNCED = "bonuses 0 100 0; declared 0 1 0; announced H; trump H; trump_seat 1; trump_value 100"
DROWNING = f"{RU}+marriages.drowned=on"
DROWNED = LATER.replace("bonuses 0 80 0; declared 0 1 0", "drowned D")
"""The same, drowned by the ace."""
HALF_ON_THE_TABLE = (
    DROWNED.replace("/ HTJ.DKJ.", "/ HTJ.DQ.").replace("leader 0", "leader 1").replace("points 24", "points 23")
    + "; trick DK"
)
"""A half of the marriage in diamonds is led, the other one still in the hand."""
TRUMP_LEAD = f"{RU}+play.trump_lead=on"
NINES = "phase naming; hands HAKQ.DAT.CKQ.SA / HTJ.DKQJ.CJ.SQJ / H9.D9.CAT9.STK9; contract 1 100 100 forced"
"""Seat 2 got the king of spades beside four nines and three more."""
CALLING = f"{RU}+call.golden=on"
CALLED = (
    "phase playing; hands CJ9.SKTQJ9 / HAKTQ.DA.CA.SA / DJQK9.CQKT; contract 1 120 120 golden; leader 1; aside DT.HJ9"
)
"""Seven cards each and the talon aside."""
PACK_32 = "thousand/ru+deal.pack=32"
LAYING = (
    "phase giving; hands C7.D8.SATKQJ987 / HATKQ.D7.CATKQJ9 / HJ987.DATKQJ9; talon HATKQJ; contract 1 100 100 forced; "
    "given 0 2; aside C8"
)
"""Both gifts are made and one card is laid away."""
LAID = LAYING.replace("giving", "naming").replace(".D7.", ".").replace("; talon HATKQJ", "").replace("; given 0 2", "")
RESTING = PLAYING.replace("phase playing", "phase resting")
COMMON = "thousand/ru-common"
CUTTING = "thousand/ru+cut.kind=nines+cut.wedding=bury"
PACK = "S9 SJ SQ SK ST SA C9 CJ CQ CK CT CA D9 DJ DQ DK DT DA H9 HJ HQ HK HT HA"
BARREL_BID = "thousand/ru-common+auction.opening=40+barrel.min_bid=100"
NINE_LAST = PACK.removeprefix("S9 ") + " S9"
TAKING = AUCTION.replace("auction", "taking").replace("opener 1; turn 1", "contract 1 100 100 forced")
NOT_FOLLOWED = LATER.replace("HAK.DT9", "HA.DT9").replace("HTJ.DKJ", "HTJ.DK") + "; trick HK DJ"
ALL_GIVEN = (
    "phase giving; hands HAK.DAT9.CKQ.SJ / HTJ.DKQJ.CJ.SA9 / HQ9.CAT9.STKQ; talon CJ.SQJ; "
    "contract 1 100 100 forced; given 0 2"
)

SALE = "thousand/ru+sale.tries=2"
BUYBACK = "thousand/ru+buyback.price=50"
KEEPING = TAKING.replace("taking", "keeping")
REBUY = "thousand/ru+sale.rebuy=on"
CONTRA = "thousand/ru+contra.kind=recontra"
SELLING = (
    "phase selling; hands HAK.DAT9.CKQ / HTJ.DKQJ.CJ.SA9J / HQ9.CAT9.STK; talon CJ.SQJ; contract 1 100 100 forced; "
    "offered SQ; turn 1; amount 100; bidder 1; passed 1; sales 1"
)
OFFERED = SELLING.replace("CJ.SA9J", "SA9").replace("offered SQ; turn 1", "offered CJ.SQJ; turn 2")
OUTBID = OFFERED.replace("turn 2; amount 100; bidder 1", "turn 0; amount 105; bidder 2")
OTHER_CARDS = OFFERED.replace("SA9", "SAJ").replace("offered CJ.SQJ", "offered CJ.SQ9").replace("; sales 1", "")
SOLD = (
    "phase giving; hands HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CATJ9.STKQJ; talon CJ.SQJ; contract 2 105 105; "
    "sales 1; bought"
)
DOUBLING = NAMING.replace("naming", "doubling") + "; turn 2"
REDOUBLING = DOUBLING.replace("turn 2", "turn 1").replace("forced", "forced contra")
MISERE = PLAYING.replace("1 100 100 forced", "1 120 100 forced misere open")

GOOD = [
    ("thousand/pl-2a", TWO_TALONS),
    ("thousand/pl-2c", f"phase naming; {ALL_DEALT}"),
    ("1001/hulsemann", DRAWING),
    ("1001/hulsemann", DRAWING_DECLARED),
    (ACES, ACES_LED),
    (FOUR, GIVEN_TO_THREE),
    (FOUR, GIVEN_TO_THREE.replace("100 90 forced", "100 forced")),
    (SALE, SELLING),
    (SALE, OFFERED),
    (SALE, OUTBID),
    (SALE, SOLD),
    (REBUY, OFFERED.replace("; sales 1", "")),
    (REBUY, SOLD.replace("; sales 1", "")),
    (BUYBACK, KEEPING),
    (f"{FOUR}+buyback.price=50", KEPT_BY_THREE),
    (f"{BUYBACK}+talon.forced=choice", f"{KEEPING}; hidden"),
    (CONTRA, DOUBLING),
    (CONTRA, REDOUBLING),
    (CONTRA, PLAYING.replace("forced", "forced contra recontra")),
    ("thousand/ru+special.misere=120+special.open=on", MISERE),
    (
        "thousand/ru+marriages.show=on",
        PLAYING + "; bonuses 0 80 0; declared 0 1 0; announced D; trump D; trump_seat 1; trump_value 80; shown 0",
    ),
    (DROWNING, DROWNED),
    (TRUMP_LEAD, f"{LATER}; new_trump"),
    (BEFORE, ANNOUNCING),
    (BEFORE, f"{ANNOUNCING.replace('turn 1', 'turn 2')}; {ONE_ANNOUNCED}"),
    (RU, "totals 880 300 120; bolts 2 0 0"),
    (RU, AUCTION),
    (RU, BID),
    (RU, GIVING),
    (RU, NAMING),
    (RU, PLAYING),
    (RU, LATER),
    (RU, RESTING + "; accepted 0"),
    # Opened at 100 from the barrel, then fined off it.
    (BARREL_BID, f"totals -80 760 -40; {GIVING}"),
    (RU, "phase over; totals 1010 300 120; winners 0"),
    (CUTTING, f"step cut; seed 00; pack {PACK}; run 1"),
    (CUTTING, f"step bottom; seed 00; pack {PACK}"),
    ("thousand/ru+deal.talon=dealer", f"step place; seed 00; pack {PACK}"),
    ("thousand/ru+talon.forced=choice", TAKING),
    (CALLING, CALLED),
    (PACK_32, LAYING),
    (PACK_32, LAYING.replace("HATKQ.", "HATKQ.C8.").replace("; aside C8", "")),
    (PACK_32, LAID.replace("aside C8", "aside D7.C8")),
    (PACK_32, LAID.replace("naming", "playing").replace("aside C8", "leader 1; aside D7.C8")),
    (CALLING, f"{CALLED}; trick HQ CQ".replace("HAKTQ", "HAKT").replace("CQKT", "CKT")),
    (CAPTURED, f"{LATER}; taken DAQ.ST / - / -"),
    (f"{RU}+redeal.four_nines=dealt", f"{NINES}; nines 2"),
    ("thousand/ru+reverse.at=-880", "totals -880 300 0; reverse 2 0 0"),
    # The golden deals are over, none was made, and the totals begin at zero again (BT-060).
    (f"{RU}+golden.kind=forced+golden.again=reset", "barrel 1 0 0; golden 1 1 1"),
    (COMMON, "bolts 2 2 0; writeoffs 3 3 3"),
    # All came in one deal, and a contract of 100 has led nobody to 1000.
    (COMMON, "totals 880 880 880; barrel 1 1 1"),
    (COMMON, "totals 880 880 0; barrel 2 2 0"),
    (f"{COMMON}+barrel.collide=coexist", "totals 880 880 0; barrel 2 1 0"),
    # One of four sits each deal out, and his deals on the barrel are not counted.
    ("thousand/ru-4+barrel.at=880+barrel.collide=knock_off", "totals 880 880 0 0; barrel 2 1 0 0"),
    # The last deal on the barrel was won, while another came there.
    (COMMON, "phase over; totals 1000 880 0; winners 0; barrel 3 0 0"),
    (COMMON, "phase over; totals 880 1000 880; winners 1; barrel 2 0 0"),
    # Two leapt to the target at once, one of them from the barrel, and one of them has fallen below it since.
    (f"{COMMON}+barrel.leap=anyone", "totals 760 1000 0; barrel 2 0 0"),
    ("thousand/ru+streak.count=5+crosses.count=4", "streak 4 4 4; crosses 3 0 0"),
    (f"{RU}+barrel.reset=3", "falls 2 2 0"),
    ("thousand/pl", "bombs 1 1 1"),
    ("thousand/ru+reverse.at=-880", "phase over; totals -1000 300 120; winners 1"),
    ("thousand/ru+dark.who=anyone", NAMING.replace("1 100 100 forced", "2 120 120 dark")),
    (
        "thousand/ru+reverse.at=-880+overtime.by=500+barrel.at=off",
        "phase over; totals -1000 1010 1000; overtime 1 1 1; winners 1",
    ),
]

BAD = [
    ("unknown_phase", RU, "phase dinner"),
    ("field_of_other_phase", RU, "trump H"),
    ("field_missing", RU, "phase naming; hands HAK.DAT9.CKQ.S9 / HTJ.DKQJ.CJ.SAQ / HQ9.CAT9.STKJ"),
    ("field_missing", RU, AUCTION.replace("; turn 1", "")),
    ("wrong_count", RU, "totals 1 2"),
    ("wrong_count", RU, "bolts 1"),
    ("wrong_count", RU, AUCTION.replace("HAK.", "HA.")),
    ("wrong_count", RU, AUCTION.replace("; talon CJ.SQJ", "; talon CJ.SQ")),
    ("wrong_count", CUTTING, "step cut; seed 00; pack S9 SJ"),
    ("wrong_count", RU, PLAYING + "; trick HT DK DA"),
    ("no_such_seat", RU, "dealer 5"),
    ("no_such_seat", RU, BID + "; passed 3"),
    ("no_such_seat", RU, "phase over; winners 4"),
    ("no_such_seat", RU, NAMING.replace("contract 1", "contract 4")),
    ("bad_range", RU, PLAYING + "; index 9"),
    ("bad_range", RU, PLAYING + "; points 0 -4 4"),
    ("unknown_counter", "thousand/en", "bolts 1 0 0"),
    ("counter_impossible", RU, "bolts -1 0 0"),
    ("counter_impossible", "thousand/ru+golden.kind=forced", "golden 24 0 0"),
    ("counter_impossible", "thousand/ru+golden.kind=forced", "golden 0 3 0"),
    ("counter_impossible", "thousand/ru+golden.kind=forced+golden.deals=4", "golden 3 4 2"),
    ("counter_impossible", "thousand/ru+golden.kind=forced+golden.deals=12", "golden 25 0 0"),
    # Counters begin anew at their number.
    ("counter_impossible", COMMON, "bolts 3 0 0"),
    ("counter_impossible", COMMON, "bolts 0 9 0"),
    ("counter_impossible", "thousand/ru+bolts.count=2", "bolts 0 0 2"),
    ("counter_impossible", "thousand/ru+crosses.count=4", "crosses 50 0 0"),
    ("counter_impossible", "thousand/ru+crosses.count=4", "crosses 4 0 0"),
    ("counter_impossible", "thousand/ru+streak.count=5", "streak 77 0 0"),
    ("counter_impossible", "thousand/ru+streak.count=5", "streak 0 5 0"),
    # Deals on the barrel are those of a seat that sits there, and fewer than it may have.
    ("counter_impossible", COMMON, "barrel 5 0 0"),
    ("counter_impossible", COMMON, "barrel 1 0 0"),
    ("counter_impossible", RU, "totals 875 0 0; barrel 1 0 0"),
    ("counter_impossible", COMMON, "totals 880 0 0; barrel 3 0 0"),
    ("counter_impossible", COMMON, "phase over; totals 1000 0 0; winners 0; barrel 4 0 0"),
    # Who arrives knocks off who was there, so those who sit there arrived together.
    ("counter_impossible", COMMON, "totals 880 880 0; barrel 2 1 0"),
    ("counter_impossible", COMMON, "totals 880 880 880; barrel 1 1 0"),
    ("counter_impossible", f"{COMMON}+barrel.collide=first_stays", "totals 880 880 0; barrel 2 0 0"),
    # Stays that cost nothing are not counted.
    ("counter_impossible", RU, "falls 1 0 0"),
    ("counter_impossible", f"{RU}+barrel.reset=3", "falls 0 3 0"),
    ("counter_impossible", COMMON, "writeoffs 4 0 0"),
    ("counter_impossible", "thousand/pl", "bombs 2 0 0"),
    ("counter_impossible", "thousand/ru+reverse.at=-880", "reverse 1 0 0"),
    ("counter_impossible", "thousand/ru+reverse.at=-880", "totals -880 300 0; reverse 3 0 0"),
    ("counter_impossible", "thousand/ru+overtime.by=500+barrel.at=off", "overtime 1 0 0"),
    ("total_impossible", RU, "totals 885 0 0"),
    ("total_impossible", RU, "totals -100000 0 0"),
    ("total_impossible", "thousand/ru-common", "totals 555 0 0"),
    ("total_impossible", "thousand/en+end.win=exact", "totals 1005 0 0"),
    ("card_twice", RU, AUCTION.replace("HAK.", "HAA.")),
    ("card_not_in_pack", RU, AUCTION.replace("HAK.", "HA7.")),
    ("wrong_step", RU, f"step cut; seed 00; pack {PACK}"),
    ("wrong_step", RU, "run 1"),
    ("wrong_pack", CUTTING, "step cut; seed 00"),
    ("wrong_pack", CUTTING, f"step bottom; seed 00; pack {NINE_LAST}"),
    ("bad_seed", CUTTING, f"step cut; seed none; pack {PACK}"),
    ("wrong_opener", RU, AUCTION.replace("opener 1", "opener 2")),
    ("auction_impossible", RU, AUCTION.replace("turn 1", "turn 2")),
    ("auction_impossible", RU, AUCTION + "; unseen 2"),
    ("auction_impossible", RU, BID.replace("100", "103")),
    ("auction_impossible", RU, BID.replace("turn 2", "turn 0")),
    ("auction_impossible", RU, BID + "; passed 0"),
    ("contract_impossible", RU, NAMING.replace("100 100", "100 105")),
    ("contract_impossible", RU, NAMING.replace("100 100", "90 90")),
    ("contract_impossible", RU, NAMING.replace(" forced", "")),
    ("contract_impossible", RU, NAMING.replace("1 100 100 forced", "2 100 100 dark")),
    ("contract_impossible", RU, MISERE),
    ("contract_impossible", "thousand/ru+special.misere=120", MISERE),
    ("contract_impossible", "thousand/ru+contra.kind=contra", PLAYING.replace("forced", "forced contra recontra")),
    ("contract_impossible", CONTRA, PLAYING.replace("forced", "forced recontra")),
    ("sale_impossible", REBUY, OTHER_CARDS),
    ("sale_impossible", SALE, SELLING.replace("turn 1", "turn 2")),
    ("sale_impossible", SALE, OFFERED.replace("turn 2", "turn 1")),
    ("sale_impossible", SALE, OFFERED.replace("turn 2", "turn 0")),
    ("sale_impossible", SALE, OUTBID.replace("amount 105", "amount 100")),
    ("sale_impossible", SALE, OFFERED.replace("; sales 1", "")),
    ("sale_impossible", SALE, OFFERED.replace("passed 1", "passed 0")),
    ("sale_impossible", RU, SOLD.replace("; sales 1", "")),
    ("bad_range", RU, SELLING),
    ("wrong_count", SALE, SELLING.replace("offered SQ", "offered SQ.CJ")),
    ("doubling_impossible", RU, DOUBLING),
    ("doubling_impossible", CONTRA, DOUBLING.replace("turn 2", "turn 1")),
    ("doubling_impossible", "thousand/ru+contra.kind=contra", REDOUBLING),
    ("field_missing", CONTRA, DOUBLING.replace("; turn 2", "")),
    ("announcements_impossible", RU, PLAYING + "; shown 0"),
    ("announcements_impossible", RU, DROWNED),
    ("phase_impossible", RU, ANNOUNCING),
    (
        "announcing_impossible",
        BEFORE,
        # Seat 0 is asked last.
        f"{ANNOUNCING}; bonuses 60 0 0; declared 1 0 0; announced C; trump C; trump_seat 0; trump_value 60",
    ),
    ("announcements_impossible", DROWNING, DROWNED.replace("drowned D", "drowned H")),
    # The other half was never held; all four aces are still in hands; the half that drowned it is not taken yet.
    ("announcements_impossible", "1001/hulsemann", DRAWING_DECLARED.replace("HKT9", "HAT9").replace("HA ST", "HK ST")),
    ("announcements_impossible", ACES, ACES_LED.replace("SKJ /", "SAJ /").replace("points 11", "points 4")),
    # Aces are led even where marriages are shown from the hand.
    (
        "announcements_impossible",
        f"{ACES}+marriages.show=on",
        ACES_LED.replace("SKJ /", "SAJ /").replace("points 11", "points 4"),
    ),
    ("announcements_impossible", DROWNING, HALF_ON_THE_TABLE),
    ("trump_impossible", RU, f"{LATER}; new_trump"),
    ("trump_impossible", TRUMP_LEAD, f"{LATER.replace('DT9.', 'D9.')}; new_trump; trick DT"),
    ("announcements_impossible", DROWNING, DROWNED.replace("drowned D", "declared 0 1 0")),
    ("phase_impossible", RU, TAKING),
    ("phase_impossible", RU, KEEPING),
    ("phase_impossible", BUYBACK, f"{KEEPING}; hidden"),
    ("phase_impossible", f"{BUYBACK}+golden.kind=forced", KEEPING.replace("100 100", "120 120")),
    ("pay_impossible", f"{FOUR}+buyback.price=50", KEPT_BY_THREE.replace("90 forced", "80 forced")),
    ("talon_impossible", RU, GIVING.replace("talon CJ.SQJ", "talon CJ.SKJ")),
    ("talon_impossible", SALE, OFFERED.replace("talon CJ.SQJ", "talon CJ.SKJ")),
    ("gifts_impossible", RU, ALL_GIVEN),
    ("sits_out", FOUR, GIVEN_TO_THREE.replace("dealer 0", "dealer 1")),
    ("sits_out", FOUR, f"{GIVEN_TO_THREE}; given 0"),
    ("pay_impossible", FOUR, GIVEN_TO_THREE.replace("90 forced", "80 forced")),
    ("pay_impossible", RU, GIVING.replace("100 forced", "100 90 forced")),
    ("wrong_count", PACK_32, LAID),
    ("wrong_count", PACK_32, LAYING.replace("given 0 2", "given 0").replace("HJ987", "H987")),
    ("wrong_count", PACK_32, LAYING.replace(".D7.", ".").replace("aside C8", "aside D7.C8")),
    ("wrong_count", CALLING, CALLED.replace("; aside DT.HJ9", "")),
    ("wrong_count", RU, f"{PLAYING}; aside S9"),
    ("bad_range", CALLING, f"{CALLED}; index 7"),
    ("contract_impossible", RU, CALLED),
    ("contract_impossible", CALLING, CALLED.replace("1 120 120", "1 125 125")),
    ("nines_impossible", RU, f"{GIVING}; nines 1"),
    ("nines_impossible", f"{RU}+redeal.four_nines=dealt", f"{NINES}; nines 0"),
    ("total_impossible", "thousand/ru+reverse.at=-880", "totals -1000 300 120"),
    ("tricks_impossible", RU, PLAYING + "; first 1"),
    ("tricks_impossible", RU, LATER.replace("tricks 1 0 0", "tricks 0 1 0")),
    ("points_impossible", RU, LATER.replace("points 24", "points 23")),
    ("taken_impossible", RU, f"{LATER}; taken DAQ.ST / - / -"),
    ("taken_impossible", CAPTURED, LATER),
    ("taken_impossible", CAPTURED, f"{LATER}; taken - / DAQ.ST / -"),
    ("wrong_count", CAPTURED, f"{LATER}; taken DAQ.ST / -"),
    (
        "trick_impossible",
        RU,
        NOT_FOLLOWED,
    ),
    ("announcements_impossible", RU, LATER.replace("bonuses 0 80 0", "bonuses 0 60 0")),
    ("announcements_impossible", RU, LATER.replace("announced D", "announced H")),
    ("trump_impossible", RU, LATER.replace("trump D", "trump H")),
    ("trump_impossible", RU, LATER.replace("trump_value 80", "trump_value 60")),
    ("trump_impossible", RU, LATER + "; ruling_seat 1"),
    ("rest_impossible", RU, RESTING + "; accepted 1"),
    ("rest_impossible", RU, RESTING + "; refused 0"),
    # The other talon is not the one that was taken, and a card to be drawn is in no hand.
    ("card_twice", "thousand/pl-2a", TWO_TALONS.replace("talon DT.CK", "talon DT.S9")),
    ("card_twice", "1001/hulsemann", DRAWING.replace("stock D9", "stock DJ")),
    # Where nothing lies beside the hands there is nothing to give or to lay away.
    ("phase_impossible", "thousand/pl-2c", f"phase giving; {ALL_DEALT}"),
    ("contract_impossible", "1001/hulsemann", f"{DRAWING}; contract 1 100 100 forced"),
    ("wrong_count", "1001/hulsemann", DRAWING.replace("index 1", "index 2")),
    ("trump_impossible", "1001/hulsemann+marriages.fixed=hearts", f"{DRAWING}; trump D"),
    # Nobody claims the rest while cards are still to be drawn.
    ("rest_impossible", "1001/hulsemann", f"{DRAWING}; refused 1"),
    ("rest_impossible", "1001/hulsemann", DRAWING.replace("playing", "resting")),
    ("winners_impossible", RU, "phase over; totals 880 0 0; winners 1"),
]


EIGHT_EACH = "hands HAKQJ.DAKQJ / HT9.DT9.CAKQJ; stock CT C9 SA SK SQ SJ ST S9; contract 1 100 100 forced"
SELLING_NOTHING = (
    "phase selling; hands HAKQJT9.DAKQJT9 / CAKQJT9.SAKQJT9; contract 1 100 100 forced; turn 0; bidder 1; amount 100"
)
BY_ORDER = f"{RU}+marriages.values=by_order"
NEXT = f"{RU}+marriages.trump=next_trick"
WHY: list[tuple[str, str, Problem]] = [
    (RU, NAMING.replace("1 100 100 forced", "1 -5 100"), Problem("bad_range", {"field": "contract", "value": -5})),
    (RU, AUCTION.replace(" / HQ9.CAT9.STK", ""), Problem("wrong_count", {"field": "hands", "count": 2, "wanted": 3})),
    (
        SALE,
        SELLING.replace("offered SQ", "offered CJ.SQJ9"),
        Problem("wrong_count", {"field": "offered", "count": 4, "wanted": 3}),
    ),
    (CALLING, CALLED.replace("golden", "golden contra"), Problem("contract_impossible", {"why": "special"})),
    (
        # A misere knows no marriages, so nobody can have declared one.
        "thousand/ru+special.misere=120",
        LATER.replace("1 100 100 forced", "1 120 100 forced misere"),
        Problem("announcements_impossible", {"bonuses": 80, "wanted": 0}),
    ),
    # The first marriage is worth forty, whatever its suit.
    (BY_ORDER, LATER, Problem("announcements_impossible", {"bonuses": 80, "wanted": 40})),
    (
        RU,
        LATER.replace("announced D", "announced DA").replace("0 80 0", "0 280 0").replace("0 1 0; a", "0 2 0; a"),
        Problem("announcements_impossible", {"bonuses": 280, "wanted": 80}),
    ),
    (NEXT, LATER.replace("trump D", "trump -; pending D"), Problem("trump_impossible", {"why": "pending"})),
    (RU, LATER.replace("trump D", "pending D"), Problem("trump_impossible", {"why": "pending"})),
    *(
        ("1001/hulsemann", f"phase {phase}; {EIGHT_EACH}{more}", Problem("phase_impossible", {"phase": phase}))
        for phase, more in (("naming", ""), ("doubling", "; turn 0"), ("giving", ""))
    ),
    ("thousand/pl-2d+deal.shape=whole", SELLING_NOTHING, Problem("phase_impossible", {"phase": "selling"})),
]


@pytest.mark.parametrize(("rules", "text", "problem"), WHY)
def test_problems_say_why(rules: str, text: str, problem: Problem) -> None:
    found = game(rules).validate(parse_setup(text, Setup))
    assert isinstance(found, tuple), found
    assert problem in found


def test_a_dealer_may_have_bid_or_been_left_with_the_opening_bid() -> None:
    """BT-019e: both come to the same contract, one is forced and the other is not."""
    rules = "thousand/ru+auction.kind=free+auction.hanging=on+dark.floor=off+auction.opener=left"
    for forced in (" forced", ""):
        text = NAMING.replace("1 100 100 forced", f"0 100 100{forced}")
        assert isinstance(game(rules).validate(parse_setup(text, Setup)), State), forced


def test_a_talon_that_waits_is_seen_by_whom_it_was_shown() -> None:
    """BT-023a: taken in the dark it is known to its declarer alone."""
    open_, hidden = (
        game(rules).fresh_view(game(rules).playable(parse_setup(text, Setup)), 0)
        for rules, text in ((BUYBACK, KEEPING), (f"{BUYBACK}+talon.forced=choice", f"{KEEPING}; hidden"))
    )
    assert (open_.lying, open_.talon, open_.talon_open) == (3, parse_cards("CJ.SQJ"), True)
    assert (hidden.lying, hidden.talon, hidden.talon_open) == (3, 0, False)


def test_what_was_announced_before_the_first_lead_is_seen() -> None:
    """BT-026a: the trump and the points, while the next seat is asked."""
    table: Any = game(BEFORE)
    state = table.playable(parse_setup(f"{ANNOUNCING.replace('turn 1', 'turn 2')}; {ONE_ANNOUNCED}", Setup))
    view = table.fresh_view(state, 2)
    assert (view.phase, view.trump, view.points_taken) == ("announcing", 3, (0, 100, 0))
    assert not any(table.piles(state))


@pytest.mark.parametrize(("rules", "text"), GOOD)
def test_playable(rules: str, text: str) -> None:
    found = game(rules).validate(parse_setup(text, Setup, game(rules).counters))
    assert isinstance(found, State), found


@pytest.mark.parametrize(("rules", "text"), GOOD)
def test_places_are_known_while_cards_are_out(rules: str, text: str) -> None:
    table = game(rules)
    state = table.playable(parse_setup(text, Setup, table.counters))
    out = table.phase(state) not in CARDLESS
    for seat in range(table.players + 1):
        view = table.fresh_view(state, seat)
        assert bool(table.knowledge(view).places) == out == view.cards_out


@pytest.mark.parametrize(("code", "rules", "text"), BAD)
def test_problems_have_names(code: str, rules: str, text: str) -> None:
    found = game(rules).validate(parse_setup(text, Setup, ("bolts", "golden", *game(rules).counters)))
    assert isinstance(found, tuple)
    assert code in [problem.code for problem in found]
    with pytest.raises(SetupError) as caught:
        raise found[0].error()
    assert caught.value.code == found[0].code


def test_every_problem_has_an_example() -> None:
    assert set(CODES) == {code for code, _, _ in BAD}


def test_all_problems_are_named_at_once() -> None:
    found = game(RU).validate(parse_setup("dealer 7; totals 1 2; trump H", Setup))
    assert found == (
        Problem("wrong_count", {"field": "totals", "count": 2, "wanted": 3}),
        Problem("no_such_seat", {"field": "dealer", "seat": 7}),
        Problem("field_of_other_phase", {"field": "trump", "phase": "dealing"}),
    )


def test_a_trick_under_way_is_played_on() -> None:
    state = parse_state(game(RU), LATER)
    assert isinstance(state.phase, Playing)
    assert game(RU).awaits(state) == (0,)
