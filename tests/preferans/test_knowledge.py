"""Preferans: what each inference settles, on positions made for it. The expected places are worked out by hand."""

from __future__ import annotations

import pytest

from tests.preferans.tables import PLAIN
from tests.property.test_knowledge_begun_preferans import BegunTrial
from tests.property.test_knowledge_preferans import PreferansTrial
from tests.support.known import Known, checked

SHUFFLE = "phase dealing; step shuffle"
DEAL = ("SAKQT.CAKQ.DAKQ", "HAKQJT98.DJ.CJ.SJ", "H7.S987.CT98.DT98", "C7.D7")
LAID = "1 call 6 S; 2 pass; 0 pass; 1 lay C7.SJ"
PLAYED = f"{LAID}; 1 declare 6 H; 2 whist; 0 whist"


KNOWN = (
    Known(
        # PF-155: seat 0 throws a spade on the ace of hearts.
        id="who-does-not-follow-has-none",
        rules="preferans/sochi",
        seat=2,
        given=SHUFFLE,
        deal=DEAL,
        do=f"{PLAYED}; 1 play HA; 2 play H7; 0 play ST",
        where={"HK": "1 aside", "DA": "0 1 aside"},
        can=("HK SJ",),
        cannot=("HK DA",),
    ),
    Known(
        # Hearts are trump. Seat 0 trumps a club, and on the next one it throws a spade.
        id="who-does-not-trump-has-no-trump",
        rules="preferans/sochi",
        seat=2,
        given=SHUFFLE,
        deal=("HA.DAKQ.SAKQT9J", "HKQJT98.DJ.CAKQ", "H7.S87.CJT98.DT98", "C7.D7"),
        do="1 call 6 S; 2 pass; 0 pass; 1 lay C7.D7; 1 declare 6 H; 2 whist; 0 whist; 1 play CA; 2 play C8; 0 play HA; "
        "0 play SA; 1 play HT; 2 play S7; 1 play CK; 2 play C9; 0 play S9",
        where={"CQ": "1 aside", "HK": "1 aside", "DK": "0 1 aside"},
    ),
    Known(
        # The talon was shown: the declarer has its cards, or has laid them away.
        id="a-talon-that-was-shown",
        rules="preferans/sochi",
        seat=0,
        given=SHUFFLE,
        deal=DEAL,
        do=LAID,
        where={"C7": "1 aside", "D7": "1 aside", "D8": "1 2 aside"},
        can=("D7 SJ", "C7 HA"),
        cannot=("C7 D8",),
    ),
    Known(
        # Before the discard the declarer holds twelve cards.
        id="a-talon-just-taken",
        rules="preferans/sochi",
        seat=0,
        given=SHUFFLE,
        deal=DEAL,
        do="1 call 6 S; 2 pass; 0 pass",
        where={"C7": "1", "D7": "1", "D8": "1 2"},
    ),
    Known(
        id="who-laid-cards-away-knows-them",
        rules="preferans/sochi",
        seat=1,
        given=SHUFFLE,
        deal=DEAL,
        do=LAID,
        where={"C7": "aside", "SJ": "aside", "SA": "0 2"},
        cannot=("C7 SA",),
    ),
    Known(
        id="a-talon-that-nobody-has-seen",
        rules="preferans/sochi",
        seat=0,
        given=SHUFFLE,
        deal=DEAL,
        do="1 call 6 S",
        where={"C7": "1 2 talon", "HA": "1 2 talon"},
        can=("C7 HA",),
    ),
    Known(
        # The whister has laid both hands open: the declarer sees all cards.
        id="hands-that-lie-open",
        rules="preferans/sochi",
        seat=1,
        given=SHUFFLE,
        deal=DEAL,
        do=f"{LAID}; 1 declare 6 H; 2 whist; 0 pass; 2 lie; 1 play HA",
        where={"SA": "0", "S9": "2"},
    ),
    Known(
        # PF-169: in an all-pass the talon leads. Seat 0 has no club, and the rest of them are with seat 1.
        id="who-does-not-follow-the-talon-has-none",
        rules="preferans/sochinka",
        seat=2,
        given=f"{SHUFFLE}; dealer 3",
        deal=("HAKQJT98.DJ9.SJ", "SAKQT.CAKQ.DAKQ", "H7.S987.CJT98.DT8", "C7.D7"),
        do="0 pass; 1 pass; 2 pass; 0 play SJ; 1 play CK; 2 play C8",
        where={"CA": "1", "HA": "0 1", "D9": "0 1"},
        cannot=("HA CA",),
    ),
    Known(
        # The match began after two tricks of an all-pass: the talon's cards were turned and are out of play, the six
        # others that are gone can be any.
        id="an-all-pass-that-had-begun",
        rules=PLAIN,
        seat=1,
        given="phase playing; hands - / SAKQJ.CAK.DA.H9 / ST9.CQJT.DKQ.HA / S87.C987.DJT9; talon D7 D8; leader 1; "
        "conduct 0 1 2 3; tricks 0 1 1 0; index 2",
        do="1 play H9; 2 play HA; 3 play S7",
        where={"D7": "", "D8": "", "H8": "2 gone", "SK": "1", "S8": "2 3 gone"},
        can=("H8 ST",),
        cannot=("H8 S8",),
    ),
    Known(
        # BP-060: two play, and the third hand keeps its ten cards in an all-pass. Both cards of the talon are turned.
        id="the-hand-of-nobody-in-an-all-pass",
        rules="preferans/hussar-2",
        seat=0,
        given=f"{SHUFFLE}; dealer 1",
        deal=("SAKQT.CAKQ.DAKQ", "HAKQJT98.DJ.CJ.SJ", "H7.S987.CT98.DT98", "C7.D7"),
        do="0 pass; 1 pass; 0 play CA; 1 play CJ",
        where={"CT": "1 2", "HA": "1 2"},
    ),
    Known(
        # All tricks are taken. Nothing is left in the hands, and which two cards were laid away seat 1 has not seen.
        id="a-game-that-is-judged",
        rules=f"{PLAIN}+proof.kind=game",
        seat=1,
        given="phase judging; hands - / - / - / -; talon D7 D8; away D87; contract 3 game 6 H 1 1 -; "
        "defence 1 2 whist,pass - -1; leader 3; tricks 0 2 0 8; index 10; conduct 0 1 2 3; step demand; turn 1",
        do="",
        where={"D7": "aside gone", "SA": "aside gone"},
    ),
    Known(
        # The last trick was divided, so its cards were shown.
        id="a-game-that-is-judged-with-cards-left",
        rules=f"{PLAIN}+proof.kind=game",
        seat=1,
        given="phase judging; hands - / SA / SK / SQ; talon D7 D8; away D87; contract 3 game 6 H 1 1 -; "
        "defence 1 2 whist,pass - -1; leader 3; tricks 0 2 0 8; index 10; conduct 0 1 2 3; open 1 2 3; step demand; "
        "turn 1",
        do="",
        where={"SA": "1", "SK": "2", "SQ": "3", "HA": "aside gone"},
    ),
)


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.id)
def test_what_a_view_tells(known: Known) -> None:
    checked(known, PreferansTrial, BegunTrial)
