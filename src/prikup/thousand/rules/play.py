"""Duties in the tricks (TH-R-062..068, TH-P-049..057, BT-028, BT-028a, BT-032, BT-032b, BT-032c, BT-033)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from prikup.core.options import option_meta
from prikup.thousand.rules.base import HouseRule


class Duties(HouseRule, frozen=True, kw_only=True):
    """Following, trumping, beating."""

    key: ClassVar[str] = "play"
    situation: ClassVar[str] = "play"
    beat: Annotated[
        bool,
        option_meta(
            "Players must beat the highest card of the suit led if they can",
            "TH-R-067",
            "TH-E-035",
            "TH-P-052",
            "TH-P-053",
            "BT-032",
            "TT-A-022",
            "TT-C-012",
            "TT-D-005",
        ),
    ] = False
    void: Annotated[
        Literal["trump", "beat", "free"],
        option_meta(
            "Without the suit led: must trump, must beat with a trump, or any card",
            "TH-R-066",
            "TH-R-068",
            "TH-E-028",
            "TH-E-032",
            "TH-E-034",
            "TH-P-054",
            "TH-P-055",
            "TH-P-056",
            "TT-A-021",
            "TT-A-023",
            "TT-C-012",
            "TT-D-009",
            "BT-032a",
        ),
    ] = "trump"
    overtrump: Annotated[
        bool,
        option_meta(
            "A trump must be overtrumped",
            "TH-R-067",
            "TH-E-035",
            "TH-P-055",
            "BT-032",
            "TT-A-021",
            "TT-C-012",
            "TT-D-009",
        ),
    ] = False
    partial_trumping: Annotated[
        bool,
        option_meta("A defender who cannot beat the trump that lies there need not throw in a lower one", "BT-032b"),
    ] = False
    overtrump_declarer: Annotated[
        bool, option_meta("A defender who can must overtrump the declarer's trump", "BT-032c")
    ] = False
    foreign: Annotated[
        bool, option_meta("A trump that another player declared may be led while other suits are in hand", "BT-028")
    ] = True
    trump_lead: Annotated[
        bool,
        option_meta(
            "A player who makes the trump by a marriage and takes that trick must lead the trump next", "BT-028a"
        ),
    ] = False
    last_trick: Annotated[
        int | None,
        option_meta("Bonus for the last trick", "BT-033", "BT-033a", "TT-A-031", numbers=range(5, 101, 5)),
    ] = None
    duties: Annotated[
        Literal["always", "stock_gone"],
        option_meta(
            "The duties hold from the first trick, or only once the stock is gone",
            "TH-P-111",
            "TH-P-116",
            "TT-A-017",
            "TT-A-018",
            "TT-A-019",
            "TT-A-021",
            "TT-A-022",
            "TT-A-023",
            "TT-C-012",
            "TT-D-005",
            "TT-D-009",
            "B1-002",
        ),
    ] = "always"
    lead: Annotated[
        Literal["declarer", "left"],
        option_meta(
            "First lead: the declarer's, or that of the player left of the dealer", "TT-A-016", "TT-C-013", "TT-D-011"
        ),
    ] = "declarer"
    rest: Annotated[bool, option_meta("The leader may claim the rest of the tricks", "TH-R-106")] = True

    @property
    def left_leads(self) -> bool:
        """Whether the player left of the dealer leads first, whoever plays (TT-A-016)."""
        return self.lead == "left"

    def policy(self, fields: dict[str, Any]) -> None:
        fields["follow"] = True
        fields["beat"] = self.beat
        fields["trump_void"] = {"trump": "must", "beat": "beat", "free": "free"}[self.void]
        fields["overtrump"] = self.overtrump
        fields["partial_trumping"] = self.partial_trumping
        fields["overtrump_declarer"] = self.overtrump_declarer
        fields["lead_foreign_trump"] = self.foreign
        fields["lead_new_trump"] = self.trump_lead
        fields["last_trick"] = self.last_trick or 0
        if self.duties == "always":
            fields["duties_from"] = 0
