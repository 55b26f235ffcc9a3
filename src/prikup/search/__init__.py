"""Exact answers for the tricks with all cards known: what a side takes, what each card is worth (docs/solver.md).

And what is hidden from a seat: worlds that its view allows, and how likely each is (docs/sampling.md). The search
itself is Rust (``crates/trick-solver``) and runs without the interpreter lock, on several threads for many positions at
a time.
"""

from prikup.search.answers import Answer, CardValue, SelfishAnswer
from prikup.search.best_result import BestResult, best_result
from prikup.search.calls import Decision, PlayerModel
from prikup.search.contract_points import ContractPoints, contract_points
from prikup.search.deal_layouts import ContractTricks, EachLayout, Layouts, layouts
from prikup.search.deal_tables import STRAINS, DealTable, table, tables
from prikup.search.errors import SearchError
from prikup.search.estimates import Estimate
from prikup.search.gifts import TakenTalon, taken_talons
from prikup.search.hidden_plays import HiddenAnswer, HiddenPlay, best_hidden_play
from prikup.search.limits import REPLAY_NODES
from prikup.search.sampling import Sample, sample
from prikup.search.score_points import CardGain, Gain, score_points
from prikup.search.solving import card_values, makes, max_n, solve, solve_each, solve_many
from prikup.search.under_declaring import UnderDeclared, WorstLayout, ruling, under_declared, worst_layout
from prikup.search.worlds import World

__all__ = [
    "REPLAY_NODES",
    "STRAINS",
    "Answer",
    "BestResult",
    "CardGain",
    "CardValue",
    "ContractPoints",
    "ContractTricks",
    "DealTable",
    "Decision",
    "EachLayout",
    "Estimate",
    "Gain",
    "HiddenAnswer",
    "HiddenPlay",
    "Layouts",
    "PlayerModel",
    "Sample",
    "SearchError",
    "SelfishAnswer",
    "TakenTalon",
    "UnderDeclared",
    "World",
    "WorstLayout",
    "best_hidden_play",
    "best_result",
    "card_values",
    "contract_points",
    "layouts",
    "makes",
    "max_n",
    "ruling",
    "sample",
    "score_points",
    "solve",
    "solve_each",
    "solve_many",
    "table",
    "tables",
    "taken_talons",
    "under_declared",
    "worst_layout",
]
