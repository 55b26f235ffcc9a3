"""The rule set of Preferans: its sections, in the order in which they are shown."""

from __future__ import annotations

from prikup.core.options import RuleSet
from prikup.preferans.rules.calls import Calls, Dark, Exit
from prikup.preferans.rules.passes import Bombs, Passes
from prikup.preferans.rules.play import Faults, Offers
from prikup.preferans.rules.pool import Cover, Help, Pool
from prikup.preferans.rules.stages import Brigand, Races, Terms
from prikup.preferans.rules.table import DealOrder, Table
from prikup.preferans.rules.talon import Share, Surrender, Talon, Totus
from prikup.preferans.rules.values import Values
from prikup.preferans.rules.whist import Consolation, Proof, Whist


class Rules(RuleSet, frozen=True, kw_only=True):
    """All options of Preferans; the defaults are ``preferans/klassika``, the document to the letter."""

    table: Table = Table()
    brigand: Brigand = Brigand()
    terms: Terms = Terms()
    pool: Pool = Pool()
    help: Help = Help()
    cover: Cover = Cover()
    values: Values = Values()
    deal: DealOrder = DealOrder()
    calls: Calls = Calls()
    dark: Dark = Dark()
    exit: Exit = Exit()
    talon: Talon = Talon()
    share: Share = Share()
    totus: Totus = Totus()
    surrender: Surrender = Surrender()
    whist: Whist = Whist()
    consolation: Consolation = Consolation()
    proof: Proof = Proof()
    offers: Offers = Offers()
    passes: Passes = Passes()
    bombs: Bombs = Bombs()
    races: Races = Races()
    faults: Faults = Faults()
