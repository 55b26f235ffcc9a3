# Preferans: what cannot be done, and why.

# The auction.
error-no_dark = Nothing is called or passed on an unseen hand here.
error-back_light = You have passed in the dark: you can come back only with a call on a seen hand.
error-look_first = Look at your hand first.
error-no_pass_dark = You cannot pass in the dark here: only the first hand may.
error-pass_dark_late = Somebody has called: it is too late to pass in the dark.
error-no_hold = You cannot hold this call.
error-no_such_game = There is no such game.
error-no_hand_call = That is not called without the talon here.
error-misere_bound = You have called a misère: only a misère without the talon is left to you.
error-misere_first_word = A misère is called as the first word only.
error-call_too_low = Too low: call higher than the call that stands.
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
error-lay_two = Lay two cards away.
error-no_surrender = This game cannot be given up.
error-no_totus = No totus can be announced now.
error-totus_late = A totus is announced with twelve cards in hand, before two are laid away.
error-bad_helps = This totus helps { $least ->
    [one] { $least } partner
   *[other] { $least } partners
} at least and { $most } at most.
error-no_misere = You cannot name a misère now.
error-misere_stands = You called a misère: play it.
error-game_too_low = Too low: you called { preferans-errors-level } { SUIT($strain) }.
error-game_not_owed = You owe no game of { preferans-errors-level } in the Razbojnik.
error-no_share = You cannot offer half of this game.
error-bad_bomb = You have no such bomb to choose.

# The defence.
error-no_half = Half a whist cannot be said now.
error-no_glance = You may look at one of the two passed hands, and only before your word.
error-glance_first = Look at one of the two passed hands first: you will play it.
error-one_whister = Only one may whist here, and somebody does.
error-face_fixed = The rules say how the whister plays here.

# Tricks, offers.
error-other_hand_plays = A card of another hand is due: { $seat }.
error-no_offers = The rest is not settled by agreement here.
error-offer_between_tricks = An offer is made between two tricks.
error-offer_refused = An offer was refused; play a trick first.
error-offer_without_stake = You gain and lose nothing by these tricks, so you offer nothing.
error-offer_too_early = Too early: three share out no more than the last { $left ->
    [one] { $left } trick
   *[other] { $left } tricks
}.
error-offer_impossible = The tricks cannot be shared out so.

# Help, terms, control time.
error-help_barred = { $seat } may not be helped now.
error-help_impossible = Nobody can be helped so.
error-bad_price = The price of a whist is a whole number from 1 to { $most }.
error-bad_pool = The pool is a number from 1 to { $most }.
error-bad_circles = Circles: { $least } to { $most }.
error-no_control_time = There is no control time to be over now.

# Positions set up by hand, beside those of all games.
error-not_kept = These rules keep no “{ $field }”.
error-unknown_stage = There is no stage “{ $stage }”.
error-unknown_word = “{ $field }” cannot say “{ $word }”.
error-whists_on_oneself = Nobody writes whists on himself: { $seat }.
error-stage_impossible = These rules never come to this stage: { WORD($stage, of: "stage") }.
error-owed_impossible = The games still owed in the Razbojnik cannot stand so.
error-bid_impossible = Nobody can have won the deal with that call.
error-defence_impossible = The defence cannot have spoken so.
error-passes_impossible = No all-pass is played so.
error-talon_leads = The talon leads { $card } to this trick.
error-leader_impossible = { $seat } cannot lead to this trick.
error-conduct_impossible = Nobody plays and opens these hands so.
error-offering_impossible = No offer stands so.
error-judging_impossible = Under-declaring is not judged so.
error-results_impossible = The results cannot be { $results }.
preferans-error-wrong_cards = { $why ->
    [hands] The deal has too many or too few hands.
    [twice] A card was dealt twice.
    [pack] The hands and the talon do not make up the pack.
    [count] A hand has too many or too few cards.
   *[other] These are not the right cards.
}
preferans-error-wrong_pack = The pack is missing.
preferans-error-talon_impossible = Cards of the talon lie where they cannot be: { $seat }.
preferans-error-auction_impossible = No auction stands so: { $why ->
    [stage] this deal has no auction
    [passed] these players cannot have passed
    [spoken] whoever called or passed must have spoken
    [unseen] these hands cannot be unseen
    [dark] nobody can have passed so in the dark
    [standing] these rules know no such call
    [turn] it must be the turn of the next player who has not passed
   *[other] { $why }
}.
preferans-error-contract_impossible = No contract stands so: { $why ->
    [named] no call leads to it
    [totus] such a totus cannot be announced
   *[other] { $why }
}.

# An outcome handed to the scoring, not played.
error-outcome_defence = This defence does not fit the contract: other seats defend, or its words do not belong to such an ending.
error-outcome_cards = “{ $field }” must be two different cards of the pack.
error-outcome_help = { $seat } may not choose so here.
