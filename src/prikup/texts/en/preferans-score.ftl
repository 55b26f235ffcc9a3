# Preferans: lines of the score. $who: the player whom the line's first note names, $amount: what is written.
# $n1, $n2, $n3: the notes; where $who is used, $n1 is that player's seat.

# Contracts.
line-pool-game = to the pool for the game
line-pool-share = to the pool for half of a shared game
line-pool-totus = to the pool: a totus closes it
line-hill-off = earned points, off the hill
line-hill-under = to the hill for { $n1 ->
    [one] { $n1 } missing trick
   *[other] { $n1 } missing tricks
} at { $n2 }
line-hill-proof = to the hill for under-declaring: { $n1 ->
    [one] { $n1 } trick
   *[other] { $n1 } tricks
} at { $n2 }
line-hill-misere = to the hill for { $n1 ->
    [one] { $n1 } trick
   *[other] { $n1 } tricks
} on the misère
line-hill-share = to the hill for half of a shared game: { $n1 ->
    [one] { $n1 } missing trick
   *[other] { $n1 } missing tricks
} at { $n2 }
line-hill-surrender = to the hill for a game given up: { $n1 ->
    [one] { $n1 } trick
   *[other] { $n1 } tricks
} at { $n2 }
line-hill-totus = to the hill for a failed totus
line-hill-cleared = a totus clears the hill
line-hill-whist = to the hill for the whist: { $n1 ->
    [one] { $n1 } missing trick
   *[other] { $n1 } missing tricks
} at { $n2 }
line-whists-tricks = whists on { $who } for { $n2 ->
    [one] { $n2 } trick
   *[other] { $n2 } tricks
} at { $n3 }
line-whists-split = whists on { $who }, halved between the defenders: { $n2 ->
    [one] { $n2 } trick
   *[other] { $n2 } tricks
} at { $n3 }
line-whists-left = own whists on { $who }, who plays without whist: { $n2 ->
    [one] { $n2 } trick
   *[other] { $n2 } tricks
} at { $n3 }
line-whists-half = half a whist on { $who }
line-whists-consolation = consolation on { $who } for { $n2 ->
    [one] { $n2 } missing trick
   *[other] { $n2 } missing tricks
} at { $n3 }
line-talon-premium = whists on { $who } for what the talon brought: { $n2 ->
    [one] { $n2 } trick
   *[other] { $n2 } tricks
}
line-hill-talon = to the hill: the talon came back

# Help.
line-pool-help = to the pool, help from { $who }
line-hill-help = off the hill, help from { $who }
line-whists-help = whists on { $who } for help
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
line-lost-zero = lost: no trick, but no hill to write off
line-whists-passes = whists on { $who } for { $n2 ->
    [one] { $n2 } trick
   *[other] { $n2 } tricks
} of an all-pass at { $n3 }

# Bombs. $amount is the multiplier.
line-bomb-got = { $amount ->
    [2] a bomb
    [4] a double bomb
   *[other] a fir-tree
} is drawn
line-bomb-gone = { $amount ->
    [2] a bomb
    [4] a double bomb
   *[other] a fir-tree
} is played off

# Faults.
line-hill-misdeal = to the hill for a wrong deal
line-hill-misdeals = to the hill for a second wrong deal in a row
line-hill-prompt = to the hill for a prompt
line-hill-revoke = to the hill for a revoke
line-hill-undiscarded = to the hill for a talon not laid away

# Races.
line-race-pool = whists on { $who } for the first closed pool of the race
line-race-hill = whists on { $who } for the smallest hill of the race
line-total-pool = whists on { $who } for the largest pool of all races
line-total-hill = whists on { $who } for the smallest hill of all races

# How a deal ended.
ending-made = the game is made
ending-failed = the game has failed
ending-unplayed = made without whist
ending-half = half a whist, made without play
ending-surrendered = the game was given up
ending-passes = an all-pass
ending-revoked = an all-pass with a revoke
