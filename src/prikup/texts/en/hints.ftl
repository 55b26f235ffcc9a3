# Why a bot acts so, and the player's hint: words that follow an action after a dash. Small initial, no full stop.
# $value is what the hand should take in points, $chance a percentage.

hint-random = drawn by chance
hint-only-action = nothing else can be done

# Before the deal.
hint-cut = one cut is as good as another
hint-bury = a jack at the bottom would be yours
hint-deal = any cards will do

# The auction.
hint-look = a dark game is a poor bet at this score
hint-dark-behind = you are far behind: a doubled dark game can bring you back
hint-dark-cheap = a dark game can be written off for nothing
hint-bid-forced = the opening bid is compulsory
hint-bid-safe = the hand should take about { $value } with the talon, so this is safe
hint-bid-safe-dealt = the hand should take about { $value }, so this is safe
hint-bid-risk = the hand should take about { $value }: a risk, but it pays better than a pass
hint-bid-match = that would win the match, and the hand should take about { $value }
hint-bid-stop = an opponent is about to win the match: outbid them; the hand should take about { $value }
hint-buy = with the open cards the hand should take about { $value }
hint-buyback = a new deal costs { $amount }, and this one is likely to cost more
hint-buy-not = with the open cards the hand should take about { $value }: too little to bid more
hint-pass = on average the hand should take about { $value }, and may take less: a bid of { $amount } is too risky
hint-pass-defend = even without a bid the hand should take about { $value }, and at no risk
hint-pass-cannot = you may not bid higher; the hand should take about { $value }
hint-claim-redeal = a hand worth about { $value } is better dealt again
hint-claim-talon = with this talon the contract is out of reach
hint-claim-three-marriages = three marriages put you on the barrel
hint-claim-four-marriages = four marriages win the match

# The talon and the contract.
hint-take-hidden = what the others do not see helps you
hint-take-talon = the talon is yours
hint-take-either = both talons lie face down: one is as good as the other
hint-golden = the hand is worth { $amount } as it is, and golden counts double
hint-give-useless = the card is worth nothing to you or to anybody
hint-give-least = this card is missed least
hint-give-keep-marriage = this card is missed least, and the marriage stays whole
hint-give-split = the marriage is worth less here than the other cards
hint-name-own = the hand should take about { $value } on average, but may take less: a raise adds little, and a contract that fails is lost whole
hint-name-short = the hand should take only about { $value }: a higher contract would only cost more
hint-name-raise = the hand should take about { $value }, enough for this raise
hint-name-match = that is enough to win the match
hint-name-fixed = the contract cannot be raised
hint-sell = the contract is out of reach: let somebody else have it
hint-sell-card = the others may want this card
hint-name-misere = nobody can make this hand take a trick
hint-name-slam = every trick is sure
hint-contra = the declarer can hardly come to more than { $value }
hint-contra-not = the contract may well be made
hint-recontra = the hand should take about { $value }, and the contract is only { $amount }
hint-recontra-not = the stake is high enough
hint-bomb = the chance to make it is only { $chance }%, and the bomb costs you nothing
hint-writeoff = the chance to make it is only { $chance }%: playing on would cost more
hint-writeoff-lost = no more than { $best } points can be reached, and the contract is { $amount }

# Leading.
hint-cash-first = a sure trick first; the marriage can wait
hint-cash = { $points ->
    [0] the highest card of its suit that is left
    [one] the highest card of its suit that is left should win its { $points } point
   *[other] the highest card of its suit that is left should win its { $points } points
}
hint-praise = the marriage of { SUIT($suit) } brings { $value ->
    [one] { $value } point
   *[other] { $value } points
}
hint-praise-aces = four aces bring { $value ->
    [one] { $value } point
   *[other] { $value } points
}
hint-draw-trumps = draw the trumps before they take your other tricks
hint-force-out = it forces out a higher card and makes your next one good
hint-lay = the hand loses least without that card
hint-lay-save = its points stay with you
hint-lay-useless = it is worth nothing, so nobody gains by it
hint-lead-long = low from a long suit
hint-lead-trump = a low trump gives little away
hint-lead-low = nothing is sure here: lead what costs least
hint-draw-low = while cards are being drawn, high cards and trumps are better kept for later
hint-draw-marriage = a king or queen may still find its partner: keep it while cards are being drawn
hint-lead-try = it will probably win
hint-show = the marriage of { SUIT($suit) } brings { $value ->
    [one] { $value } point
   *[other] { $value } points
}, and its cards stay in hand
hint-show-none = there is no marriage left to announce
hint-misere-lead = the lead that is least likely to take the trick

# Following.
hint-only-card = no other card is allowed
hint-take = it takes the trick: { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
hint-try-take = it takes the trick unless the last hand has a better card
hint-ruff = a trump takes the trick: { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
hint-smear = the other defender is winning the trick: add { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-leave-to-partner = the other defender is winning the trick: stay out of its way and keep your good cards
hint-keep-marriage = a marriage that can still be declared is worth more than this trick
hint-keep-winner = keep your sure trick for later and throw a card you will not miss
hint-duck = the trick is lost: give as little as you can
hint-misere-under = it stays below the card that takes the trick
hint-misere-last = you must take this trick: get rid of the highest card
hint-misere-throw = get rid of the most dangerous card
hint-misere-catch = low, so that the declarer has to take the trick

# The rest.
hint-rest = { $tricks ->
    [one] the last trick is
   *[other] all { $tricks } tricks that are left are
} yours, whatever the others hold
hint-accept = you cannot take another trick
hint-refuse = you may still take a trick

# A search: every card is looked at in the same layouts of what is hidden.
search-layouts = { $worlds ->
    [one] { $worlds } layout
   *[other] { $worlds } layouts
}
hint-unsearched = no layouts can be searched here: a rule of thumb decides
hint-search-amount = { $amount } is made about { $chance ->
    [one] { $chance } time
   *[other] { $chance } times
} in a hundred, and brings most so
hint-search-amount-made = makes { $amount } in { $made } of { search-layouts }
hint-search-amount-beaten = the contract of { $amount } fails in { $failed } of { search-layouts }
hint-search-tricks-made = the contract is made in { $made } of { search-layouts }
hint-search-beaten = the contract fails in { $failed } of { search-layouts }
hint-search-margin = the best lead over the opponent{ $worlds ->
    [1] { "" }
   *[other] { " " }on average of { search-layouts }
}: { $value }
hint-search-points = the most points that are sure on average of { search-layouts }: { $value }
# Other actions that the search looked at.
hint-search-other-amount-made = { CARD($card) }: makes it in { $made } of { $worlds }{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } points less
}
hint-search-other-amount-beaten = { CARD($card) }: beats it in { $failed } of { $worlds }{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } points less
}
hint-search-other-points = { CARD($card) }: { $value }
