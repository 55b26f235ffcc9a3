# Preferans: why a bot acts so, and the player's hint: words that follow an action after a dash. Small initial, no full stop.
# $tricks is what the hand should take, $quota what the defence owes, $chance a percentage.

# The auction.
hint-see-cards = in the dark everything counts double, and most of such games fail
hint-call = with the talon the hand should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: one step at a time
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
    }: hold the call at its own height
hint-misere-call = few tricks must be taken: once two cards are laid away it is caught in about { $chance }%
hint-misere-hand = even without the talon it is caught only in about { $chance }%
hint-pass-weak = with the talon the hand should take no more than about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
hint-pass-over = the hand should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: too little to go higher
hint-pass-bound = a misère that was called leaves nothing else

# The talon and the game.
hint-take-cards = two cards more to choose from help nearly every hand
hint-decline = the hand is sure as it is, and the talon is paid for
hint-lay-void = a suit is gone: there you can ruff
hint-lay-losers = losers go, trumps, winners and guards stay
hint-lay-holes = the cards that are most likely to be caught
hint-lay-totus = without these two the hand is least sure
hint-totus = twelve tricks are sure whichever two cards are taken away
hint-surrender = the game is out of reach: playing it would cost more
hint-name-game = the hand should take about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
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
    }: let the dealer carry half of it
hint-share = the talon has brought much of the game
hint-share-not = a game that is shared is a game in danger

# The defence.
hint-whist = about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } against a quota of { $quota }
hint-whist-not = only about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } against a quota of { $quota }
hint-whist-free = the dealer owes no quota: he can only gain
hint-half = half the quota without risk
hint-glance = look first, then decide
hint-lie = both hands play as one
hint-stand = the hand has the quota by itself: what is hidden hurts the declarer

# Leading.
hint-counted = with the cards as they lie this does best
hint-draw = draw the trumps before they take your other tricks
hint-force-trump = it forces out a higher trump
hint-set-up = it forces out what beats the rest of a long suit
hint-cash-top = nobody against you can have a higher card of the suit
hint-exit = nothing is sure: lead what costs least
hint-force-ruff = the declarer has to spend a trump
hint-trump-lead = a trump gives the least away
hint-lead-through = low through the declarer, up to the partner
hint-lead-up = the declarer plays last: lead what costs least

# Following.
hint-take-trick = it takes the trick
hint-try-trick = it takes the trick unless a hand still to play is better
hint-ruff-in = a trump takes the trick
hint-partner-has-it = the partner is winning the trick: do not overtake it
hint-throw = a card that will not be missed
hint-hold-winner = the trick is lost: keep the sure one for later
hint-keep-guard = a guarded card stays guarded
hint-low = the trick is lost: give as little as you can

# Misère.
hint-low-lead = the lead that is least likely to take the trick
hint-low-throw = the most dangerous card goes
hint-low-under = as high as goes below what lies
hint-low-hope = as low as can be: somebody may have to go over it
hint-low-caught = the trick cannot be left to another: away with the highest
hint-catch-line = with the cards as they may lie this forces most
hint-catch-hole = low where the declarer may have to go over it
hint-catch-low = low, so that the declarer has to take the trick
hint-catch-over = the declarer is out of it: high cards go now
hint-catch-throw = a card that the catching does not need

# All-passes.
hint-pass-lead = the lead that is least likely to take the trick, in a suit that others must follow
hint-pass-under = it stays below the card that takes the trick
hint-pass-high = the trick is taken anyway, or a dangerous card goes now
hint-pass-hope = somebody may still have to go over it
hint-pass-throw = the most dangerous card goes

# The rest of a deal.
hint-claim-rest = the rest is yours, whatever the others hold: { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
hint-claim-none = nobody can make this hand take a trick any more
hint-claim-accept = playing on could bring nothing more
hint-claim-refuse = playing on may bring more
hint-demand = no lay gives less than { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
hint-demand-not = there may well be a lay that gives no more
hint-own-up = no lay gives less than { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: own up to it
hint-show-lay = a lay that gives no more can be shown
hint-lay-believed = such a lay is possible
hint-lay-doubted = no lay gives less than { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: let the table count
hint-help = every point of help is written in whists, and the fullest pool closes soonest
hint-help-self = the own hill gets smaller
hint-terms = a pool of { $pool } and { $circles } more circles: no open end
