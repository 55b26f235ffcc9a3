# Preferans: why a bot acts so, and the player's hint: words that follow an action after a dash. Small initial, no full stop.
# $tricks is what the hand should take, $quota what the defence owes, $chance a percentage.

# The auction.
hint-see-cards = in the dark everything counts double, and such games fail more often
hint-call = with the talon the hand should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: bid one step at a time
hint-call-on = the hand should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } and can go on
hint-call-dear = a risk, but another all-pass costs more
hint-call-hand = the hand should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } as it is
hint-hold = the hand should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: you can hold the call
hint-misere-call = few tricks are forced on it: after the discard it fails in about { $chance }% of cases
hint-misere-hand = even without the talon it fails only in about { $chance }% of cases
hint-pass-weak = with the talon the hand should take no more than about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, and the least bid is { $level }
hint-pass-over = the hand should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: too little to go higher
hint-pass-bound = after calling misère you can only pass

# The talon and the game.
hint-take-cards = two cards more to choose from help nearly every hand
hint-decline = the hand is sure as it is, and the talon would cost you
hint-lay-void = a suit is gone: there you can ruff
hint-lay-losers = discard losers; keep trumps, winners and guarded cards
hint-lay-holes = discard the cards most likely to be forced to take a trick
hint-lay-totus = without these two cards the declarer’s hand is weakest
hint-totus = twelve tricks are sure whichever two cards are taken away
hint-surrender = the game cannot be made: playing on would cost more
hint-name-game = the hand should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
hint-name-safe = the hand should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, but may take fewer: undertricks cost more than a higher game brings
hint-name-least = nothing lower may be named, though the hand should take only about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
hint-name-owed = every game must be played once, and it fits this hand best: about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
hint-name-low = low cards promise more here than any game
hint-name-share = risky with about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: let the dealer bear half of it
hint-share = the talon has brought much of the game
hint-share-not = declarers share only risky games

# The defence.
hint-whist = the defence should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } and owes { $quota }
hint-whist-not = the defence should take only about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } and owes { $quota }
hint-whist-risk = the defence should take only about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } and owes { $quota }: a risk, but the whists should pay for it
hint-whist-close = the defence should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } and owes { $quota }: too close, for tricks short cost more than the whists bring
hint-whist-free = the dealer owes no quota and can only gain
hint-half = half the quota without risk
hint-glance = look first, then decide
hint-lie = both hands play as one
hint-stand = this hand meets the quota alone: hidden cards hurt the declarer

# Leading.
hint-counted = with these cards this is the best play
hint-draw = draw the trumps before they take your other tricks
hint-force-trump = it forces out a higher trump
hint-set-up = it forces out what beats the rest of a long suit
hint-cash-top = nobody against you can have a higher card of the suit
hint-exit = nothing is sure: lead what costs least
hint-force-ruff = the declarer has to spend a trump
hint-trump-lead = a trump gives the least away
hint-lead-through = lead low through the declarer to your partner
hint-lead-establish = without a trump: lead the suit that will run soonest
hint-lead-up = the declarer plays last: lead what costs least

# Following.
hint-take-trick = it takes the trick
hint-try-trick = it takes the trick unless a hand still to play is better
hint-ruff-in = a trump takes the trick
hint-partner-has-it = your partner is winning the trick: do not overtake it
hint-throw = a card that will not be missed
hint-hold-winner = the trick is lost: keep the sure one for later
hint-keep-guard = a guarded card stays guarded
hint-low = the trick is lost: give as little as you can

# Misère.
hint-low-lead = the lead that is least likely to take the trick
hint-low-throw = get rid of the most dangerous card
hint-low-under = the highest card that stays under the trick
hint-low-hope = as low as possible: somebody may have to beat it
hint-low-caught = you must take this trick: get rid of the highest card
hint-catch-line = over the possible layouts this forces the most tricks on the declarer
hint-catch-hole = low where the declarer may have to beat it
hint-catch-low = low, so that the declarer has to take the trick
hint-catch-over = the declarer can take no more tricks: high cards go now
hint-catch-throw = a card that is not needed to make the misère fail

# All-passes.
hint-pass-lead = the lead that is least likely to take the trick, in a suit that others must follow
hint-pass-under = it stays below the card that takes the trick
hint-pass-high = the trick is taken anyway, or a dangerous card goes now
hint-pass-hope = somebody may still have to go over it
hint-pass-throw = get rid of the most dangerous card

# The rest of a deal.
hint-claim-rest = the rest is yours, whatever the others hold: { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
hint-claim-none = nobody can make this hand take a trick any more
hint-claim-accept = playing on could bring nothing more
hint-claim-refuse = playing on may bring more
hint-demand = however the cards lie, it is at least { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
hint-demand-not = there may be a layout with no more tricks
hint-own-up = however the cards lie, it is at least { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: admit it
hint-show-lay = a layout with no more tricks can be shown
hint-lay-believed = such a layout is possible
hint-lay-doubted = however the cards lie, it is at least { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: let the table count
hint-help = each point of help scores whists, and the fullest pool closes first
hint-help-self = your own hill gets smaller
hint-terms = a pool of { $pool } and { $circles ->
        [one] { $circles } more round
       *[other] { $circles } more rounds
    }, so that there is an end

# A search: every card is looked at in the same layouts of what is hidden.
preferans-search-layouts = { $worlds ->
    [one] { $worlds } layout
   *[other] { $worlds } layouts
}
hint-search-game-made = makes { $level }{ SUIT($strain, case: "sign") } in { $made } of { preferans-search-layouts }
hint-search-game-beaten = { $level }{ SUIT($strain, case: "sign") } fails in { $failed } of { preferans-search-layouts }
hint-search-offer-accept = in { $fair } of { preferans-search-layouts } playing on brings no more
hint-search-offer-certain = whoever offers that is sure of it, which is so in { $certain } of { preferans-search-layouts }
hint-search-offer-refuse = in { $better } of { preferans-search-layouts } playing on brings more
# Other actions that the search looked at.
hint-search-other-made = { CARD($card) }: makes it in { $made } of { $worlds }{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } whists less
}
hint-search-other-beaten = { CARD($card) }: beats it in { $failed } of { $worlds }{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } whists less
}
hint-search-other-game = { $level }{ SUIT($strain, case: "sign") } in { $made } of { $worlds }, worth { TENTHS($worth) } whists
