# Cards, seeds, seats.
error-bad_card = “{ $text }” is not a card.
error-card_twice = { $card } appears twice.
error-bad_seed = “{ $seed }” is not a seed: 1 to 64 bytes, as pairs of hex digits.
error-malformed_action = This is not an action: a field has the wrong type.
error-no_such_seat = There is no { $seat }.
error-wrong_cards = { $why ->
    [hands] The deal has too many or too few hands.
    [twice] A card was dealt twice.
    [pack] The hands and the other cards do not make a full pack.
    [count] A hand has too many or too few cards.
    [order] The order given for talon and stock does not match their cards.
   *[other] These are not the right cards.
}

# Rule strings.
error-unknown_game = Unknown game “{ $game }”{ $nearest ->
    [none] {""}
   *[other] {""}, perhaps “{ $nearest }”
}; known: { $known }.
error-no_table = There is no table for this game ({ $game }) here yet.
error-unknown_preset = Unknown rule set “{ $preset }”{ $nearest ->
    [none] {""}
   *[other] {""}, perhaps “{ $nearest }”
}; known: { $known }.
error-unknown_lesson = There is no lesson “{ $lesson }”; known: { $known }.
error-lesson_needs_another = This step of the lesson is about something else, and after that action it could not go on. Do what the lesson suggests, or something like it.
error-unknown_option = There is no option “{ $option }”{ $nearest ->
    [none] .
   *[other] {""}; did you mean “{ $nearest }”?
}
error-option_twice = The option “{ $option }” is set twice.
error-bad_value = The option “{ $option }” cannot be “{ $value }”; it can be { $allowed }.
error-options_conflict = “{ $first }” and “{ $second }” cannot be combined: { WORD($why, of: "conflict") }.
values-range = { $least } to { $most }{ $step ->
    [1] {""}
   *[other] {" "}in steps of { $step }
}
error-bad_rules_text = “{ $text }” cannot be read as rules; write game/name+option=value.
error-rules_apart = “{ $first }” and “{ $second }” cannot be compared: the deals of two games, or of different numbers of players, are not the same.
error-deals_range = { $value } deals cannot be played; { $least } to { $most } can.

# Any action.
error-not_your_turn = It is not your turn.
error-not_now = That cannot be done now.
error-match_over = The match is over.
error-table_only = Only the table itself can do that.
error-not_your_card = You do not hold that card.

# Cut and deal.
error-bad_cut = A cut of { $at } is not possible: at least { $least ->
    [one] { $least } card
   *[other] { $least } cards
} must stay above and below.
error-no_jack = Only a jack can be put into the middle.
error-bad_places = The talon’s cards cannot fall there: not the first or last place, and no two in a row.

# Auction and contract.
error-no_ground = You have no right to claim: { WORD($ground, of: "ground") }.
error-already_seen = You have already seen your cards.
error-forced_bid = The first call must be the forced bid of { $amount }.
error-must_bid = On the barrel you must bid: at least { $amount }.
error-must_claim = You hold { WORD($ground, of: "ground") }: they have to be claimed.
error-no_golden = Golden cannot be called now, or your hand is not worth 120.
error-silenced = Your total is too low to bid: you can only pass.
error-bid_too_low = Too low: the bid stands at { $amount }.
error-bid_under_least = You must bid at least { $amount }.
error-bid_too_high = You can go no higher than { $amount } now.
error-bid_over_cap = With these cards nobody may go above { $cap }.
error-bid_off_step = Bids are multiples of { $step }.
error-contract_fixed = The contract stays at { $amount }.
error-no_concession = You cannot concede the deal in that way now.
error-open_not_played = Open hands are not allowed here.
error-no_special = That contract is not played here, or the bid stands above it.

# Gifts.
error-bad_receiver = { $you ->
    [seat] You cannot give a card to yourself.
   *[other] No card can go to { $seat } now.
}
error-gifts_first = First give each opponent a card, then discard.
error-gifts_open = Cards are given face up here.
error-gifts_closed = Cards are given face down here.
error-no_sale = No more cards can be offered for sale.

# Tricks.
error-must_follow_suit = You must follow suit: { SUIT($suit) }.
error-must_beat = You must beat with a higher card: { SUIT($suit) }.
error-must_trump = You must trump: { SUIT($suit) }.
error-must_overtrump = You must overtrump: { SUIT($suit) }.
error-foreign_trump = Another player made { SUIT($suit) } trump: lead another suit first.
error-must_lead_trump = You have just made { SUIT($suit) } trump: lead a trump.
error-announce_on_lead = A marriage is declared when you lead, not in the middle of a trick.
error-no_marriage = That card is no part of a marriage you hold.
error-announce_needs_trick = You may declare only after you have taken a trick.
error-announce_first_winner = Only the winner of the first trick may declare, and right after it.
error-announce_before = Marriages were announced before the first lead.
error-announce_dearer = Only a marriage worth more than that of the present trump may be declared.
error-announced_already = Only one marriage per lead, and each only once.
error-misere_no_marriage = There are no marriages in a misère.
error-rest_refused = Your claim of the rest was refused; play a card first.
error-rest_not_now = The rest of the tricks can be claimed only when you lead.

# The table.
error-bad_fault = That fault cannot be entered now: { WORD($kind, of: "fault") }.

# Positions set up by hand. $field is the name of a field as the notation writes it.
error-unknown_phase = There is no phase “{ $phase }”.
error-field_of_other_phase = “{ $field }” has no meaning in this phase ({ WORD($phase, of: "phase") }).
error-field_missing = This phase ({ WORD($phase, of: "phase") }) needs “{ $field }”.
error-wrong_count = “{ $field }” has { $count ->
    [one] { $count } value
   *[other] { $count } values
}; { $wanted } needed.
error-bad_range = “{ $field }” cannot be { $value }.
error-unknown_counter = These rules have no counter “{ $name }”; known: { $known }.
error-counter_impossible = The counter “{ WORD($name, of: "mark") }” cannot have this value.
error-total_impossible = A total of { $total } is impossible: { $why ->
    [size] no total is so large
   *[other] the rule “{ $why }” does not allow it
}.
error-card_not_in_pack = { $card } is not in the pack.
error-wrong_step = These rules have no such step before the cards are dealt: “{ $step }”.
error-wrong_pack = The pack is missing, or its bottom card leaves the dealer nothing to decide.
error-wrong_opener = { $seat } does not open the auction.
error-auction_impossible = This auction is impossible: { $why ->
    [unseen] these hands may not be left unseen by the rules of dark games here
    [opener] before the opener’s call there are no bids and no passes
    [amount] nobody can have bid so much or so little
    [spoken] the bidder, the opener and whoever passed must have spoken, and the bidder has not passed
    [turn] it must be the turn of the next player who has not passed
   *[other] { $why }
}.
error-contract_impossible = This contract is impossible: { $why ->
    [bid] nobody can have bid that
    [amount] it cannot be named at that amount
    [forced] the forced bid does not fit the opener and the amount
    [dark] only the opener can play in the dark, where the rules allow dark games
    [golden] only the opener can have called golden, for 120, where the rules allow it
    [special] the rules do not allow this: misère, slam, open hand or contra
    [auction] there is a declarer where the rules have an auction, and none where they have none
   *[other] { $why }
}.
error-phase_impossible = These rules never come to this phase: { WORD($phase, of: "phase") }.
error-sale_impossible = This sale of cards is impossible.
error-doubling_impossible = There can be no contra here.
error-announcing_impossible = Marriages are not announced in this way.
error-talon_impossible = Talon cards that were never given are in the hand of { $seat }.
error-sits_out = { $seat } sits this deal out: { $field }.
error-pay_impossible = The talon cannot be worth { $amount }.
error-gifts_impossible = These gifts are impossible.
error-nines_impossible = Four nines cannot have been dealt to { $seat }.
error-tricks_impossible = The tricks taken do not add up to the tricks played.
error-points_impossible = The card points taken are { $points }; the cards already played are worth { $wanted }.
error-taken_impossible = The cards taken do not fit the cards already played, the tricks and the points.
error-trick_impossible = { $card } could not be played to this trick.
error-announcements_impossible = The marriages declared come to { $wanted }, not { $bonuses }, or do not fit the cards.
error-trump_impossible = This trump is impossible: { $why ->
    [announced] it does not fit the marriages declared
    [value] its value does not fit the marriage that made it
    [pending] no trump can be waiting here
    [ruling] the player named did not make the trump that is still in force, or no other one is waiting
    [new] no lead can just have made it
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
error-bad_field = “{ $text }” cannot be read; write { $wants }.
error-unknown_field = Unknown field “{ $text }”; known: { $known }.
error-field_twice = “{ $text }” appears twice.
error-not_on_sheet = “{ $text }” is no part of a score sheet.

# Records. $cause is the sentence of the error behind this one, or none.
error-too_large = Too large: { $size } (limit { $limit }).
error-not_text = This is not text (UTF-8).
error-not_a_record = A record does not begin with “{ $text }”.
error-unknown_format = The record’s format { $format } is not known here, only { $known }.
error-bad_json = The record’s JSON cannot be read: { $why }.
error-unknown_header = There is no header “{ $name }”.
error-header_twice = The header “{ $name }” appears twice.
error-header_missing = The header “{ $name }” is missing.
error-late_header = The header “{ $name }” comes after the first action.
error-bad_header = The header “{ $name }” cannot be “{ $value }”.
error-bad_name = This name is not allowed in a record: “{ $name }” ({ $seat }).
error-bad_rules = The record’s rules cannot be played.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-other_version = The record was written under rules version { $stored }; this is version { $now }.
error-options_differ = { $stored ->
    [none] The record does not say “{ $option }”; by its rules it is “{ $now }”.
   *[other] { $now ->
        [none] The record has “{ $option }”, which its rules do not know.
       *[other] The record says “{ $option } = { $stored }”, but its rules say “{ $now }”.
    }
}
error-bad_start = The record’s starting position is not playable.{ $cause ->
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
error-score_missing = After action { $step } the record lacks the score line: “{ $wanted }”.
error-score_differs = The record says “{ $stored }”, but by the rules it is “{ $now }”.
error-result_differs = The record says “{ $stored }” at its end, but the match says “{ $now }”.
error-truncated = The record is incomplete.
error-after_end = There is text after the end of the record: “{ $text }”.

# An outcome handed to the scoring, not played.
error-outcome_ending = A deal cannot end as “{ $ending }”; it can end as { $known }.
error-outcome_field = A deal that ends as “{ $ending }” has no “{ $field }”.
error-outcome_missing = A deal that ends as “{ $ending }” needs “{ $field }”.
error-outcome_count = “{ $field }” needs { $wanted } numbers, one for each seat; there are { $given }.
error-outcome_range = “{ $field }” must be from { $least } to { $most }; { $given } is not.
error-outcome_seat = “{ $field }” names a seat that is not possible there: { $seat }.
error-outcome_contract = These rules have no such contract.
error-outcome_choice = Choices given: { $given }; the rules ask for { $wanted }.

# prikup.search
error-search_phase = No tricks are being played: the phase is “{ $phase }”.
error-search_unknown = { $seat }: no cards in this position. Cards named nowhere: { $cards }.
error-bot_table = The table { $file } of a bot is missing or damaged; install the program again.
error-bad_budget = A search for one decision needs { $limit } from 1 to { $most }, not { $value }.
error-search_number = { $name } cannot be { $value }; it is a whole number from { $least } to { $most }.
error-search_seat = { $seat }: nothing can be asked here.
error-search_seconds = { $value } is no time; it is a number of seconds from 0 to { $most }.
error-search_hands = A table needs three hands of one to ten cards each; these have { $hands }.
error-search_game = Only a deal of Preferans has such a table.
error-search_hand = A hand of { $count ->
    [one] { $count } card
   *[other] { $count } cards
} cannot be asked about here; it has to have { $wanted }.
error-search_layouts = No layout of the hidden cards fits what is known of them.
error-search_each = These layouts were not kept one by one; that is done with { $option }.
error-search_numpy = Arrays need the package numpy; install it with: { $command }
error-search_begun = This match began after the first lead: the declarer’s ten cards are not known.
error-search_no_cards = No cards are dealt: the phase is “{ $phase }”.
error-search_conditions = What is known of the cards is too much to count the layouts by.
error-search_midway = This match began among the tricks; the view does not tell enough of what was played before.
error-search_hidden = These layouts cannot be searched for a player who does not see all cards.
error-search_worlds = No layouts are drawn for { $game }, only for { $known }.
