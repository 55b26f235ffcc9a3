"""The names of score lines and the unit of each amount: one table for sheets, texts and tests."""

from __future__ import annotations

POOL, HILL, WHISTS, MARK, LOST = "pool", "hill", "whists", "mark", "lost"
"""Points of the line's pool, points of its hill, whists on the seat that its note names first, the multiplier of a
bomb, points that are written nowhere."""

UNITS: dict[str, str] = {
    # Contracts (ledger 5.12.5).
    "pool.game": POOL,  # earned by a game or a misere
    "pool.share": POOL,  # the dealer's part of a shared game (PF-024a)
    "pool.totus": POOL,  # a totus closes the declarer's pool (PF-228)
    "hill.off": HILL,  # earned points that are written off the earner's own hill (PF-220a)
    "hill.under": HILL,  # the declarer's missing tricks
    "hill.proof": HILL,  # missing tricks by a verdict on under-declaring (PF-172a)
    "hill.misere": HILL,  # tricks on a misere
    "hill.share": HILL,  # the dealer's part of a shared game that failed
    "hill.surrender": HILL,  # a game given up (BP-025)
    "hill.totus": HILL,  # a failed totus: the hill doubled, plus the hills that it was to help (PF-232)
    "hill.cleared": HILL,  # a totus clears the declarer's hill (PF-228)
    "hill.whist": HILL,  # a whister's missing tricks (PF-073)
    "whists.tricks": WHISTS,  # a whister's tricks
    "whists.split": WHISTS,  # the passer's half of a lone whister's whists (BP-010)
    "whists.left": WHISTS,  # the second defender's whists for a six or seven that nobody whisted (PF-078)
    "whists.half": WHISTS,  # half a whist (BP-013)
    "whists.consolation": WHISTS,  # the declarer's missing tricks (PF-217..219)
    "talon.premium": WHISTS,  # premium for the declarer's talon (PF-233..236)
    "hill.talon": HILL,  # the talon came back (PF-237)
    # Help (PF-223a).
    "pool.help": POOL,  # put into this pool by the seat that the note names
    "hill.help": HILL,  # written off this hill by the seat that the note names
    "whists.help": WHISTS,  # the helper's whists on the player he helped
    "lost.cover": LOST,  # half of an irresponsible game (PF-226)
    "lost.over": LOST,  # points that no pool or hill could take
    # All-passes (5.8.1, part 7.4).
    "hill.passes": HILL,  # tricks; the note holds their number and the price
    "hill.turned": HILL,  # the dealer's, by the talon's cards (PF-160)
    "hill.fine": HILL,  # the dealer's after three in a row (PF-163)
    "hill.zero": HILL,  # no trick: written off the hill (PF-166a)
    "pool.zero": POOL,  # no trick: earned points (PF-277)
    "lost.zero": LOST,  # no trick, and no hill to write points off (PF-167)
    "whists.passes": WHISTS,  # whists of the player with the fewest tricks on those who took more (BP-003)
    # Bombs (PF-195..200).
    "bomb.got": MARK,
    "bomb.gone": MARK,
    # Faults (5.9.4).
    "hill.misdeal": HILL,
    "hill.misdeals": HILL,  # the second in a row (BP-045)
    "hill.prompt": HILL,
    "hill.revoke": HILL,
    "hill.undiscarded": HILL,
    # Races (BP-004).
    "race.pool": WHISTS,
    "race.hill": WHISTS,
    "total.pool": WHISTS,
    "total.hill": WHISTS,
}
"""What the amount of a line counts, by its name."""
