# Sheets that people with real cards keep.
error-sheet_not_one = This is not a sheet: its first line must be “prikup sheet 1”.
error-sheet_too_large = The sheet is too large: { $size }, at most { $limit }.
error-sheet_header = The head of the sheet is wrong or missing: { $name }.
error-sheet_players = These rules need { $wanted ->
    [one] { $wanted } player
   *[other] { $wanted } players
}, each with a name of at most 40 characters; given: { $given }.
error-sheet_name = The name of player { $number } { $how ->
    [empty] is missing.
    [long] is too long: { $longest } characters at most.
   *[other] contains characters that are not allowed.
}
error-sheet_start = The sheet cannot begin with that{ $cause ->
    [none] .
   *[other] : { $cause }
}
error-sheet_line = Entry { $line } (“{ $text }”){ $cause ->
    [none] .
   *[other] : { $cause }
}
error-sheet_no_such_line = There is no entry { $number }; the sheet has { $most }.
error-sheet_empty = There is nothing to undo: the sheet is empty.

# Entries of every game.
error-entry_kind = Exactly one kind of deal must be given ({ $known }); given: { $given ->
    [none] none
   *[other] { $given }
}.
error-entry_field = “{ $field }” does not go with { $kind ->
    [unplayed] a game that nobody whisted
    [surrendered] a conceded game
   *[other] “{ $kind }”
}.
error-entry_count = “{ $field }” needs { $wanted ->
    [one] { $wanted } number
   *[other] { $wanted } numbers
}; given: { $given }.
error-entry_sum = The numbers of “{ $field }” must add up to { $wanted }; they give { $given }.
error-entry_range = { $given } in “{ $field }”: only { $least } to { $most } is possible.
error-entry_not_now = No deal can be entered now: { $phase ->
    [over] the match is over
    [terming] the terms must be set first
    [helping] somebody must say first whom the points help
   *[other] the sheet waits for something else
}.
error-entry_seat = There is no seat { $number }: the players have the numbers 0 to { $most }.

error-entry_fault = There is no such fault here (“{ $kind }”){ $known ->
    [none] : only the dealer can misdeal.
   *[other] ; known: { $known }.
}

# Thousand.
error-entry_amount = A contract of { $amount } is not possible: { $least } to { $most }, in steps allowed by these rules.
error-entry_bid = The winning bid of { $bid } does not fit: not below the forced bid, and at most { $most }.
error-entry_contract = Such a contract is not played by these rules.
error-entry_marriage = That marriage cannot be declared by these rules.
error-entry_marriage_twice = The same marriage was declared twice.
error-entry_no_trick = { $seat } has no trick, so the points cannot be { $points }.
error-entry_last = Give the last trick only where it brings points.
error-entry_concede = A deal cannot be written off or bombed in that way by these rules.
error-entry_praise = { $given ->
    [one] { $given } marriage in one hand does not end
   *[other] { $given } marriages in one hand do not end
} a deal by these rules.
error-entry_captured = Pairs of king and queen taken ({ $given }) do not fit: one number a player, four pairs at most, and only where they bring a bonus.
error-entry_sits_out = { $seat } sits this deal out.
error-entry_paid = The talon cannot be worth { $amount }: 0 to { $most }, and only where the player who sits out scores it.
error-entry_during = Give the contract of a revoke only where it brings the other side something.
error-entry_talon_cards = The talon has { $wanted ->
    [0] no cards that pay anybody
    [one] { $wanted } card
   *[other] { $wanted } different cards
} here; given: { $given }.

# Thousand: what no play gives.
error-entry_bid_not_won = { $seat } cannot win the auction at { $bid }: the bidding cannot reach that here.
error-entry_bid_step = Nobody can bid { $bid }: bids are multiples of { $step }.
error-entry_dark_bid = { $seat } cannot have bid dark: only the opener can, with the total that these rules ask.
error-entry_forced = { $seat } was not forced: only the opener is, at the opening bid.
error-entry_named = After a bid of { $bid } nobody can name { $amount }.
error-entry_golden = { $seat } cannot have called golden: only the opener can, for 120, on a hand that holds it.
error-entry_recontra = There is no recontra without a contra.
error-entry_given_up = A contract of { $amount } cannot have been written off at that point of the deal.
error-entry_nobody_bid = Not everybody can have passed: somebody had to bid.
error-entry_marriages_held = { $seat } cannot have gone to { $amount }: the marriages for it were declared by others.
error-entry_misere_marriage = Nobody declares a marriage in a misère.
error-entry_points = No deal gives these card points with these tricks, however it is played.
error-entry_tricks_points = { $seat }: { $tricks ->
    [0] without a trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $least } to { $most } card points, not { $points }.
error-entry_pairs = No deal gives these pairs of king and queen with these tricks and card points.
error-entry_leads = These marriages need more leads: whoever declares must lead, and leads only after taking a trick or as the first.
error-entry_announced_late = Marriages are declared in turn, from the player who leads: { $seat } comes too late here.
error-entry_together = These tricks, card points and marriages cannot come from one deal, though each by itself can.
error-entry_talon_pay = No talon pays { $amount } by these rules.

# Preferans.
error-entry_rests = { $seat } deals and sits this deal out.
error-entry_level = A game of { $level } is not possible now: { $least } to { $most }.
error-entry_dark = Dark games are not allowed here.
error-entry_hand = It cannot be played without the talon here.
error-entry_shared = A game cannot be shared with the dealer here.
error-entry_whist = { $seat } cannot whist here.
error-entry_bound = Both defenders must whist this game.
error-entry_unasked = Nobody is asked to whist here.
error-entry_one_whister = Only one may whist on nine by these rules.
error-entry_half = Half a whist is not possible here.
error-entry_surrender = A game cannot be conceded by these rules.
error-entry_short = { $given ->
    [one] { $given } undertrick by verdict does not fit
   *[other] { $given } undertricks by verdict do not fit
}: only games with more tricks than named, where these rules judge.
error-entry_talon = The talon has two different cards, and it was neither left nor discarded; given: { $given }.
error-entry_returned = A talon that was not taken cannot be discarded.
error-entry_outbid = Only a nine or ten can have outbid a misère, and only where that counts.
error-entry_bomb = No bomb ×{ $bomb } is available now.
error-entry_helps = This totus helps { $wanted ->
    [0] nobody
    [one] { $wanted } partner
   *[other] { $wanted } partners
}; given: { $given }.
error-entry_totus = A totus cannot be played now.
error-entry_soloist = In the Razbojnik it is the game of { $seat } alone.
error-entry_owed = { $seat } has played that game already.
error-entry_passes_now = An all-pass must be played now.
error-entry_no_passes = There are no all-passes in the Razbojnik.
error-entry_unseen = Give who passed without looking only in a dark all-pass.
error-entry_resting_tricks = { $seat } cannot have { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}: a player without cards takes no tricks.

# Preferans: what no play gives.
error-entry_not_called = No call leads to this contract here.
error-entry_defence = The defence cannot have ended like that: nobody is asked in a way that gives these whists.
error-entry_verdict = { $given ->
    [one] { $given } undertrick
   *[other] { $given } undertricks
} cannot be the verdict here: it counts the tricks above the game.
error-entry_surrendered = A game is conceded before anything else is said about it: not shared, without half a whist, on the oldest bomb.
error-entry_talon_tricks = { $seat } has at least one trick with this talon: the ace or the king of trumps was kept.
error-entry_dark_passes = These players cannot have passed without looking: somebody must have said “pass dark”.
error-entry_fault_deal = This fault is not possible in the current deal.
