# Preferans: lines of the score. $who: the player whom the line's first note names, $amount: what is written.
# $n1, $n2, $n3: the notes; where $who is used, $n1 is that player's seat.

# Contracts.
line-pool-game = to the pool for the game
line-pool-share = to the pool for half of a shared game
line-pool-totus = to the pool: a totus closes it
line-hill-off = points earned: off the hill
line-hill-under = to the hill for { $n1 ->
    [one] { $n1 } undertrick
   *[other] { $n1 } undertricks
} at { $n2 } each
line-hill-proof = to the hill for under-declaring: { $n1 ->
    [one] { $n1 } trick
   *[other] { $n1 } tricks
} at { $n2 }
line-hill-misere = to the hill for { $n1 ->
    [one] { $n1 } trick
   *[other] { $n1 } tricks
} on the misère
line-hill-share = to the hill for half of a shared game: { $n1 ->
    [one] { $n1 } undertrick
   *[other] { $n1 } undertricks
} at { $n2 } each
line-hill-surrender = to the hill for a conceded game: { $n1 ->
    [one] { $n1 } trick
   *[other] { $n1 } tricks
} at { $n2 }
line-hill-totus = to the hill for a failed totus
line-hill-cleared = a totus clears the hill
line-hill-whist = to the hill for the whist: { $n1 ->
    [one] { $n1 } undertrick
   *[other] { $n1 } undertricks
} at { $n2 } each
line-whists-tricks = whists on { $you ->
    [who] you
   *[none] { $who }
} for { $n2 ->
    [one] { $n2 } trick
   *[other] { $n2 } tricks
} at { $n3 }
line-whists-split = whists on { $you ->
    [who] you
   *[none] { $who }
}, halved between the defenders: { $n2 ->
    [one] { $n2 } trick
   *[other] { $n2 } tricks
} at { $n3 }
line-whists-left = own whists on { $you ->
    [who] you
   *[none] { $who }
} (game not played): { $n2 ->
    [one] { $n2 } trick
   *[other] { $n2 } tricks
} at { $n3 }
line-whists-half = half a whist on { $you ->
    [who] you
   *[none] { $who }
}
line-whists-consolation = consolation on { $you ->
    [who] you
   *[none] { $who }
} for { $n2 ->
    [one] { $n2 } undertrick
   *[other] { $n2 } undertricks
} at { $n3 } each
line-talon-premium = talon bonus: whists on { $you ->
    [who] you
   *[none] { $who }
}, as for { $n2 ->
    [one] { $n2 } trick
   *[other] { $n2 } tricks
}
line-hill-talon = to the dealer’s hill: talon not used

# Help.
line-pool-help = to the pool, help from { $you ->
    [who] you
   *[none] { $who }
}
line-hill-help = off the hill, help from { $you ->
    [who] you
   *[none] { $who }
}
line-whists-help = whists on { $you ->
    [who] you
   *[none] { $who }
} for help
line-lost-cover = lost: half of a game that was not covered
line-lost-over = lost: beyond closed pools

# All-passes.
line-hill-passes = to the hill for { $n1 ->
    [one] { $n1 } trick
   *[other] { $n1 } tricks
} of an all-pass at { $n2 }
line-hill-turned = to the dealer’s hill for { $n1 ->
    [one] { $n1 } trick
   *[other] { $n1 } tricks
} of the talon at { $n2 }
line-hill-fine = to the dealer’s hill for three all-passes in a row
line-hill-zero = off the hill for an all-pass without a trick
line-pool-zero = to the pool for an all-pass without a trick
line-lost-zero = lost: no trick, but nothing on the hill to take off
line-whists-passes = whists on { $you ->
    [who] you
   *[none] { $who }
} for { $n2 ->
    [one] { $n2 } trick
   *[other] { $n2 } tricks
} of an all-pass at { $n3 }

# Bombs. $amount is the multiplier.
line-bomb-got = gets { $amount ->
    [2] a bomb
    [4] a double bomb
   *[other] a fir tree
}
line-bomb-gone = { $amount ->
    [2] bomb
    [4] double bomb
   *[other] fir tree
} used up

# Faults.
line-hill-misdeal = to the hill for a misdeal
line-hill-misdeals = to the hill for a second misdeal in a row
line-hill-prompt = to the hill for prompting
line-hill-revoke = to the hill for a revoke
line-hill-undiscarded = to the hill for not discarding

# Races.
line-race-pool = whists on { $you ->
    [who] you
   *[none] { $who }
} for the first closed pool of the race
line-race-hill = whists on { $you ->
    [who] you
   *[none] { $who }
} for the smallest hill of the race
line-total-pool = whists on { $you ->
    [who] you
   *[none] { $who }
} for the largest pool of all races
line-total-hill = whists on { $you ->
    [who] you
   *[none] { $who }
} for the smallest hill of all races

# How a deal ended.
ending-made = the game is made
ending-failed = the game has failed
ending-unplayed = made: nobody whisted
ending-half = half a whist, made without play
ending-surrendered = the game was conceded
ending-passes = an all-pass
ending-revoked = an all-pass with a revoke
