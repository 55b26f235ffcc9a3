# Cards, seeds, seats.
error-bad_card = “{ $text }” is not a card.
error-card_twice = { $card } stands there twice.
error-bad_seed = “{ $seed }” is not a seed: 1 to 64 bytes, as pairs of hex digits.
error-malformed_action = This is not an action: a field has the wrong type.
error-no_such_seat = There is no { $seat }.
error-wrong_cards = { $why ->
    [hands] The deal has too many or too few hands.
    [twice] A card was dealt twice.
    [pack] The hands and what lies beside them do not make up the pack.
    [count] A hand has too many or too few cards.
    [order] The order given for talon and stock names other cards than lie there.
   *[other] These are not the right cards.
}

# Rule strings.
error-unknown_game = There is no game “{ $game }”; there is { $known }.
error-no_table = There is no table for this game ({ $game }) here yet.
error-unknown_preset = There is no rule set “{ $preset }”; there are { $known }.
error-unknown_option = There is no option “{ $option }”{ $nearest ->
    [none] .
   *[other] {""}; did you mean “{ $nearest }”?
}
error-option_twice = The option “{ $option }” is set twice.
error-bad_value = The option “{ $option }” cannot be “{ $value }”; it can be { $allowed }.
error-options_conflict = { $first } and { $second } do not go together: { WORD($why, of: "conflict") }.
error-bad_rules_text = “{ $text }” cannot be read as rules; write game/name+option=value.

# Any action.
error-not_your_turn = It is not your turn.
error-not_now = That cannot be done now.
error-match_over = The match is over.
error-table_only = Only the table does that.
error-not_your_card = You do not hold that card.

# Cut and deal.
error-bad_cut = A cut of { $at } is not possible: at least { $least ->
    [one] { $least } card
   *[other] { $least } cards
} must stay above and below.
error-no_jack = Only a jack can be buried.
error-bad_places = The talon’s cards cannot fall there: not first, not last, no two in a row.

# Auction and contract.
error-no_ground = You have no right to claim: { WORD($ground, of: "ground") }.
error-already_seen = You have already seen your hand.
error-forced_bid = The first word is the forced bid of { $amount }.
error-must_bid = On the barrel you must bid: at least { $amount }.
error-must_claim = You hold { WORD($ground, of: "ground") }: they have to be claimed.
error-no_golden = Golden cannot be called now, or your hand does not hold 120.
error-silenced = Your total is too low to bid: you can only pass.
error-bid_too_low = Too low: the bid stands at { $amount }.
error-bid_under_least = At least { $amount } is due.
error-bid_too_high = You can go no higher than { $amount } now.
error-bid_over_cap = With these cards nobody may go above { $cap }.
error-bid_off_step = Bids are multiples of { $step }.
error-contract_fixed = The contract stays at { $amount }.
error-no_concession = The deal cannot be given up so now.
error-open_not_played = An open hand is not played here.
error-no_special = That contract is not played here, or the bid stands above it.

# Gifts.
error-bad_receiver = No card can go to { $seat } now.
error-gifts_first = First give each opponent a card, then lay cards away.
error-gifts_open = Cards are given face up here.
error-gifts_closed = Cards are given face down here.
error-no_sale = No more cards can be offered for sale.

# Tricks.
error-must_follow_suit = You must follow suit: { SUIT($suit) }.
error-must_beat = You must beat with a higher card: { SUIT($suit) }.
error-must_trump = You must trump: { SUIT($suit) }.
error-must_overtrump = You must overtrump: { SUIT($suit) }.
error-foreign_trump = Another player made { SUIT($suit) } trump: lead your other suits first.
error-announce_on_lead = A marriage is declared when you lead, not in the middle of a trick.
error-no_marriage = That card is no part of a marriage you hold.
error-announce_needs_trick = You may declare only after you have taken a trick.
error-announce_first_winner = Only the winner of the first trick may declare, and right after it.
error-announce_before = Marriages were announced before the first lead.
error-announce_dearer = Only a marriage worth more than that of the present trump may be declared.
error-announced_already = One marriage a lead, and each once.
error-misere_no_marriage = There are no marriages in a misère.
error-rest_refused = Your claim of the rest was refused; play a card first.
error-rest_not_now = The rest of the tricks can be claimed only when you lead.

# The table.
error-bad_fault = That fault cannot be entered now: { WORD($kind, of: "fault") }.

# Positions set up by hand. $field is the name of a field as the notation writes it.
error-unknown_phase = There is no phase “{ $phase }”.
error-field_of_other_phase = “{ $field }” says nothing in this phase ({ WORD($phase, of: "phase") }).
error-field_missing = “{ $field }” is missing, which this phase needs ({ WORD($phase, of: "phase") }).
error-wrong_count = “{ $field }” has { $count }, but there must be { $wanted }.
error-bad_range = “{ $field }” cannot be { $value }.
error-unknown_counter = These rules keep no counter “{ $name }”; they keep { $known }.
error-counter_impossible = The counter “{ WORD($name, of: "mark") }” cannot stand so.
error-total_impossible = Nobody can stand at { $total }: { $why ->
    [size] no total is so large
   *[other] { $why } does not let it
}.
error-card_not_in_pack = { $card } is not in the pack.
error-wrong_step = These rules have no such step before the cards are dealt: “{ $step }”.
error-wrong_pack = The pack is missing, or its bottom card asks nothing of the dealer.
error-wrong_opener = It is not for { $seat } to open the auction.
error-auction_impossible = No auction stands so: { $why ->
    [unseen] only the opener may leave a hand unseen, where the rules know dark games
    [opener] before the opener’s word there are no bids and no passes
    [amount] nobody can have bid so much or so little
    [spoken] the bidder, the opener and whoever passed must have spoken, and the bidder has not passed
    [turn] it must be the turn of the next player who has not passed
   *[other] { $why }
}.
error-contract_impossible = No contract stands so: { $why ->
    [bid] nobody can have bid that
    [amount] it cannot be named at that amount
    [forced] whether it is the forced bid does not fit the opener and the amount
    [dark] only the opener can play in the dark, where the rules know dark games
    [golden] only the opener can have called golden, for 120, where the rules know it
    [special] these rules do not know it so: misère, slam, open hand or contra
    [auction] there is a declarer where the rules have an auction, and none where they have none
   *[other] { $why }
}.
error-phase_impossible = These rules never come to this phase: { WORD($phase, of: "phase") }.
error-sale_impossible = No sale of cards stands so.
error-doubling_impossible = No contra stands so.
error-announcing_impossible = Marriages are not announced so.
error-talon_impossible = Cards of the talon that were not given lie with { $seat }.
error-sits_out = { $seat } sits this deal out: { $field }.
error-pay_impossible = The talon cannot pay { $amount }.
error-gifts_impossible = The gifts cannot stand so.
error-nines_impossible = Four nines cannot have been dealt to { $seat }.
error-tricks_impossible = The tricks taken do not add up to the tricks played.
error-points_impossible = The card points taken are { $points }; the cards that are gone are worth { $wanted }.
error-taken_impossible = The cards taken do not fit the cards that are gone, the tricks and the points.
error-trick_impossible = { $card } could not be played to this trick.
error-announcements_impossible = The marriages declared come to { $wanted }, not { $bonuses }, or do not fit the cards.
error-trump_impossible = No trump stands so: { $why ->
    [announced] it does not fit the marriages declared
    [value] its value does not fit the marriage that made it
    [pending] no trump can be waiting here
    [ruling] the player named did not make the trump that is still in force, or no other one is waiting
   *[other] { $why }
}.
error-rest_impossible = The rest of the tricks cannot have been claimed or refused here.
error-winners_impossible = These players cannot have won.

# Actions, positions and records as text.
error-bad_number = “{ $text }” is not a number.
error-bad_seat = “{ $text }” is not a seat.
error-bad_word = “{ $text }” is not a plain word.
error-bad_suit = “{ $text }” is not a suit.
error-unknown_action = There is no action “{ $text }”.
error-bad_action = “{ $text }” is not an action; write { $wants }.
error-bad_position = “{ $text }” is not a position.
error-bad_field = “{ $text }” cannot be read.
error-unknown_field = There is no field “{ $text }”; there are { $known }.
error-field_twice = “{ $text }” stands there twice.
error-not_on_sheet = “{ $text }” is no part of a score sheet.

# Records. $cause is the sentence of the error behind this one, or none.
error-too_large = Too large: { $size }, where { $limit } is the most.
error-not_text = This is not a text.
error-not_a_record = A record does not begin with “{ $text }”.
error-unknown_format = The record’s format { $format } is not known here, only { $known }.
error-bad_json = The record’s JSON cannot be read: { $why }.
error-unknown_header = There is no header “{ $name }”.
error-header_twice = The header “{ $name }” stands there twice.
error-header_missing = The header “{ $name }” is missing.
error-late_header = The header “{ $name }” comes after the first action.
error-bad_header = The header “{ $name }” cannot be “{ $value }”.
error-bad_name = A record cannot hold the name “{ $name }” ({ $seat }).
error-bad_rules = The record’s rules cannot be played.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-other_version = The record was kept by version { $stored } of the rules; this is version { $now }.
error-options_differ = The record says { $option }={ $stored }, but its rules say { $now }.
error-bad_start = The record’s start cannot be played.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-bad_step = Action { $step } cannot be read: “{ $text }”.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-illegal_step = Action { $step } is not legal there: “{ $text }”.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-bad_score = “{ $text }” is not a line of the score.
error-score_missing = After action { $step } the record lacks what was written: “{ $wanted }”.
error-score_differs = The record says “{ $stored }”, but the rules write “{ $now }”.
error-result_differs = The record says “{ $stored }” at its end, but the match says “{ $now }”.
error-truncated = The record breaks off.
error-after_end = Something stands after the record’s end: “{ $text }”.

# An outcome handed to the scoring, not played.
error-outcome_ending = A deal cannot end as “{ $ending }”; it can end as { $known }.
error-outcome_field = A deal that ends as “{ $ending }” has no “{ $field }”.
error-outcome_missing = A deal that ends as “{ $ending }” needs “{ $field }”.
error-outcome_count = “{ $field }” needs { $wanted } numbers, one for each seat; there are { $given }.
error-outcome_range = “{ $field }” must lie between { $least } and { $most }; { $given } does not.
error-outcome_seat = “{ $field }” names no seat that can stand there: { $seat }.
error-outcome_contract = These rules have no such contract.
error-outcome_choice = There are { $given } choices, but the rules ask for { $wanted }.
