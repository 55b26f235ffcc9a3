"""When a pair is decided: a group-sequential test whose rule is fixed before the first deal.

The results are looked at ``looks`` times, after equal numbers of deals. The rule is that of O'Brien and Fleming
(Biometrics 35, 1979): at look ``k`` of ``K`` the difference counts as real if its standardised value is at least
``C * sqrt(K / k)``. The constants ``C`` keep the chance that two equal players are ever told apart at 5 per cent, over
all looks together (Jennison and Turnbull, Group Sequential Methods, 2000, table 2.3). The first looks ask for much, the
last for hardly more than one test would: the most that early looks cost is a few deals more.
"""

from __future__ import annotations

from math import copysign, inf, log, sqrt

ERROR = 0.05
"""The chance that two equal players are told apart."""
CONSTANTS = (1.960, 1.977, 2.004, 2.024, 2.040, 2.053, 2.063, 2.072, 2.080, 2.087)
"""By the number of looks, two-sided, error 0.05."""
MOST_LOOKS = len(CONSTANTS)


def look_sizes(deals: int, looks: int) -> tuple[int, ...]:
    """After how many deals the results are looked at."""
    return tuple([deals * look // looks for look in range(1, looks + 1)])


def boundary(look: int, looks: int) -> float:
    """The standardised difference that decides at a look, counted from 1."""
    return CONSTANTS[looks - 1] * sqrt(looks / look)


def normal_of_t(t: float, freedom: int) -> float:
    """The normal deviate that is about as rare as a value of Student's t (Wallace, Annals of Mathematical Statistics
    30, 1959): with few deals the spread itself is not well known, and a large t is more common."""
    if t in (inf, -inf):
        return t
    return copysign((8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log(1 + t * t / freedom)), t)


def decides(t: float, deals: int, look: int, looks: int) -> bool:
    """Whether a pair is decided at a look: ``t`` is the mean difference by its standard error."""
    return abs(normal_of_t(t, deals - 1)) >= boundary(look, looks)
