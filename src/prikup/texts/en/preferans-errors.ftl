# Preferans: what cannot be done, and why.

# The auction.
error-no_dark = Dark calls and passes are not allowed here.
error-back_light = You have passed in the dark: you can come back only after looking at your cards.
error-look_first = Look at your hand first.
error-no_pass_dark = You cannot pass in the dark here: only the eldest hand may.
error-pass_dark_late = Somebody has called: it is too late to pass in the dark.
error-no_hold = You cannot hold this call.
error-no_such_game = There is no such game.
error-no_hand_call = That call is not allowed without the talon here.
error-misere_bound = You have called a misère: only a misère without the talon is left to you.
error-misere_first_word = A misère is called as the first word only.
error-call_too_low = Too low: call higher than the last call.
error-exit_level = After all-passes the lowest game is now { preferans-errors-level }.
# A helper of this file.
preferans-errors-level = { $level ->
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] ten
}

# The talon and the game.
error-lay_two = Discard two cards.
error-no_surrender = This game cannot be conceded.
error-no_totus = No totus can be announced now.
error-totus_late = A totus is announced with twelve cards in hand, before the discard.
error-bad_helps = This totus helps at least { $least ->
    [one] { $least } partner
   *[other] { $least } partners
}, at most { $most }.
error-no_misere = You cannot name a misère now.
error-misere_stands = You called a misère: play it.
error-game_too_low = Too low: you called { preferans-errors-level } { SUIT($strain) }.
error-game_not_owed = You have already played your { preferans-errors-level } of the Razbojnik.
error-no_share = You cannot share this game.
error-bad_bomb = You have no such bomb to choose.

# The defence.
error-no_half = Half a whist cannot be said now.
error-no_glance = You may look at one of the two passed hands, and only before your word.
error-glance_first = Look at one of the two passed hands first: you will play it.
error-one_whister = Only one player may whist here, and somebody already does.
error-face_fixed = The rules say how the whister plays here.

# Tricks, offers.
error-other_hand_plays = { $you ->
    [seat] Play from your own hand now.
   *[other] Play from the other hand: { $seat }.
}
error-no_offers = The rest is not settled by agreement here.
error-offer_between_tricks = An offer is made between two tricks.
error-offer_refused = An offer was refused; play a trick first.
error-offer_without_stake = You gain and lose nothing by these tricks, so you cannot make an offer.
error-offer_too_early = Too early: three players can split no more than the last { $left ->
    [one] trick
   *[other] { $left } tricks
}.
error-offer_impossible = The tricks cannot be split in this way.

# Help, terms, control time.
error-help_barred = { $you ->
    [seat] You may not be helped now.
   *[other] { $seat } may not be helped now.
}
error-help_impossible = Nobody can be helped in this way.
error-bad_price = The price of a whist is a whole number from 1 to { $most }.
error-bad_pool = The pool is a number from 1 to { $most }.
error-bad_circles = The number of rounds must be from { $least } to { $most }.
error-no_control_time = There is no control time now.

# Positions set up by hand, beside those of all games.
error-not_kept = These rules have no “{ $field }”.
error-unknown_stage = There is no stage “{ $stage }”.
error-unknown_word = “{ $word }” is not possible in “{ $field }”.
error-whists_on_oneself = Nobody scores whists on themselves: { $seat }.
error-stage_impossible = These rules never come to this stage: { WORD($stage, of: "stage") }.
error-owed_impossible = These games still owed in the Razbojnik are impossible.
error-bid_impossible = Nobody can have won the deal with that call.
error-defence_impossible = These words of the defence are impossible.
error-passes_impossible = This all-pass is impossible.
error-talon_leads = The talon leads { $card } to this trick.
error-leader_impossible = { $seat } cannot lead to this trick.
error-conduct_impossible = These hands cannot be played and opened in this way.
error-offering_impossible = This offer is impossible.
error-judging_impossible = Under-declaring cannot be judged in this way.
error-results_impossible = The results cannot be { $results }.
preferans-error-wrong_cards = { $why ->
    [hands] The deal has too many or too few hands.
    [twice] A card was dealt twice.
    [pack] The hands and the talon do not make a full pack.
    [count] A hand has too many or too few cards.
   *[other] These are not the right cards.
}
preferans-error-wrong_pack = The pack is missing.
preferans-error-talon_impossible = Cards of the talon are where they cannot be: { $seat }.
preferans-error-auction_impossible = This auction is impossible: { $why ->
    [stage] this deal has no auction
    [passed] these players cannot have passed
    [spoken] whoever called or passed must have spoken
    [unseen] these hands cannot be unseen
    [dark] nobody can have passed in the dark here
    [standing] these rules have no such call
    [turn] it must be the turn of the next player who has not passed
   *[other] { $why }
}.
preferans-error-contract_impossible = This contract is impossible: { $why ->
    [named] no call leads to it
    [totus] such a totus cannot be announced
   *[other] { $why }
}.

# An outcome handed to the scoring, not played.
error-outcome_defence = This defence does not fit the contract: other seats defend, or its words do not belong to such an ending.
error-outcome_cards = “{ $field }” must be two different cards of the pack.
error-outcome_help = { $seat } cannot choose that here.
