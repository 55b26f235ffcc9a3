# The rules of Thousand and 1001, sentence by sentence. Figures are never negative; what a rule set does not have is not said.

# What it is about.
rulebook-thousand-aim-match = A match is a series of deals in which points are won and lost; the aim is a total of { $target }.
rulebook-thousand-aim-declarer = { $hands ->
    [2] In each deal one player, the declarer, promises in an auction to take a certain number of points; the other tries to prevent it.
   *[other] In each deal one player, the declarer, promises in an auction to take a certain number of points; the other two try together to prevent it.
}
rulebook-thousand-aim-everyone = In each deal everybody plays alone and scores what they take in tricks.
rulebook-thousand-aim-points = Points come from the cards in one’s tricks and from marriages, the king and queen of one suit.

# Players and cards.
rulebook-thousand-cards-players = { $players ->
    [2] It is a game for two players.
    [4] Four players sit at the table, three of whom hold cards in each deal.
   *[other] It is a game for three players.
}
rulebook-thousand-cards-pack-20 = { $cards ->
    [one] The pack has { $cards } card
   *[other] The pack has { $cards } cards
}: ace, ten, king, queen and jack of each of the four suits.
rulebook-thousand-cards-pack-24 = { $cards ->
    [one] The pack has { $cards } card
   *[other] The pack has { $cards } cards
}: ace, ten, king, queen, jack and nine of each of the four suits.
rulebook-thousand-cards-pack-32 = { $cards ->
    [one] The pack has { $cards } card
   *[other] The pack has { $cards } cards
}: ace, ten, king, queen, jack, nine, eight and seven of each of the four suits.
rulebook-thousand-cards-order-20 = In each suit the ace is the highest card, and the ten is next; then come king, queen and jack.
rulebook-thousand-cards-order-24 = In each suit the ace is the highest card, and the ten is next; then come king, queen, jack and nine.
rulebook-thousand-cards-order-32 = In each suit the ace is the highest card, and the ten is next; then come king, queen, jack, nine, eight and seven.
rulebook-thousand-cards-values-20 = An ace counts { $ace }, a ten { $ten }, a king { $king }, a queen { $queen } and a jack { $jack }: together the pack is worth { $points }.
rulebook-thousand-cards-values-24 = An ace counts { $ace }, a ten { $ten }, a king { $king }, a queen { $queen }, a jack { $jack } and a nine nothing: together the pack is worth { $points }.
rulebook-thousand-cards-values-32 = An ace counts { $ace }, a ten { $ten }, a king { $king }, a queen { $queen } and a jack { $jack }; nines, eights and sevens count nothing: together the pack is worth { $points }.
rulebook-thousand-cards-values-sevens = An ace counts { $ace }, a ten { $ten }, a king { $king }, a queen { $queen }, a jack { $jack } and a seven { $seven }; nines and eights count nothing: together the pack is worth { $points }.

# The deal.
rulebook-thousand-deal-turn = The first dealer is chosen freely, and after each deal the player on the dealer’s left deals next. Everything goes clockwise.
rulebook-thousand-deal-turn-two = The first dealer is chosen freely; after that the two players deal in turn.
rulebook-thousand-deal-sitter-dealer = The dealer sits the deal out and holds no cards.
rulebook-thousand-deal-sitter-opposite = The player opposite the dealer sits the deal out and holds no cards.
rulebook-thousand-deal-sitter-right = The player on the dealer’s right sits the deal out and holds no cards.
rulebook-thousand-deal-cut-offer = The dealer shuffles and offers the pack to the player on the right, who may cut it or leave it as it is.
rulebook-thousand-deal-cut-nines = The dealer shuffles, and the player on the right cuts, leaving at least two cards above and below. The dealer looks at the bottom card; a nine there is shown to all, and the pack is cut again until another card lies there.
rulebook-thousand-deal-cut-guard = The dealer shuffles until neither a nine nor a jack lies at the bottom of the pack.
rulebook-thousand-deal-cut-guard-jack = The dealer shuffles until no jack lies at the bottom of the pack.
rulebook-thousand-deal-cut-jack-bury = A jack at the bottom may be put into the middle of the pack by the dealer, who then looks at the next bottom card.
rulebook-thousand-deal-cut-jack-recut = If a jack lies at the bottom, the dealer cuts the pack once more.
rulebook-thousand-deal-cut-jack-mix = If a jack lies at the bottom, the pack is shuffled anew.
rulebook-thousand-deal-cut-fine-again = Whoever cuts to three nines in a row pays a penalty of { $fine }, and the pack is cut again.
rulebook-thousand-deal-cut-fine-deal = Whoever cuts to three nines in a row pays a penalty of { $fine }, and the cards are dealt as they lie.
rulebook-thousand-deal-cut-jack-breaks = A jack that turns up in between interrupts the run of nines.
rulebook-thousand-deal-hand = { $cards ->
    [one] Each player is dealt { $cards } card, one at a time.
   *[other] Each player is dealt { $cards } cards, one at a time.
}
rulebook-thousand-deal-hand-3-3 = { $cards ->
    [one] Each player is dealt { $cards } card, in two packets of three.
   *[other] Each player is dealt { $cards } cards, in two packets of three.
}
rulebook-thousand-deal-hand-3-2-3 = { $cards ->
    [one] Each player is dealt { $cards } card, in packets of three, two and three.
   *[other] Each player is dealt { $cards } cards, in packets of three, two and three.
}
rulebook-thousand-deal-whole = { $cards ->
    [one] The whole pack is dealt one card at a time, { $cards } card to each player.
   *[other] The whole pack is dealt one card at a time, { $cards } cards to each player.
}
rulebook-thousand-deal-talon = { $cards ->
    [one] { $cards } card is laid in the middle: the talon.
   *[other] { $cards } cards are laid in the middle: the talon.
}
rulebook-thousand-deal-two-talons = { $cards ->
    [one] Two talons of { $cards } card each are laid face down in the middle.
   *[other] Two talons of { $cards } cards each are laid face down in the middle.
}
rulebook-thousand-deal-talon-rounds = { $talons ->
    [2] In the first rounds of dealing one card of each goes to the talons, but neither the first nor the last one of the round.
   *[other] In the first rounds of dealing one card of each goes to the talon, but neither the first nor the last one of the round.
}
rulebook-thousand-deal-talon-last = { $talons ->
    [2] The cards of the talons are those left over when everybody has been dealt a hand.
   *[other] The cards of the talon are those left over when everybody has been dealt a hand.
}
rulebook-thousand-deal-talon-drawn = { $talons ->
    [2] Chance decides which cards of the deal go to the talons, but never the first or the last one, and no two in a row.
   *[other] Chance decides which cards of the deal go to the talon, but never the first or the last one, and no two in a row.
}
rulebook-thousand-deal-talon-dealer = { $talons ->
    [2] The dealer decides which cards of the deal go to the talons, but never the first or the last one, and no two in a row.
   *[other] The dealer decides which cards of the deal go to the talon, but never the first or the last one, and no two in a row.
}
rulebook-thousand-deal-dead = { $cards ->
    [one] { $cards } more card is dealt as if a third player sat there; it lies face down and belongs to nobody.
   *[other] { $cards } more cards are dealt as if a third player sat there; they lie face down and belong to nobody.
}
rulebook-thousand-deal-stock = { $cards ->
    [one] The other { $cards } card is the stock and lies face down.
   *[other] The other { $cards } cards are the stock and lie face down.
}
rulebook-thousand-deal-stock-bottom = The bottom card of the stock is turned face up.

# Dealing anew.
rulebook-thousand-redeal-right = A poor hand gives its holder the right to a new deal by the same dealer, and nothing is written for the one thrown in.
rulebook-thousand-redeal-four-nines-hand = Four nines among the cards that were dealt give the right to a new deal.
rulebook-thousand-redeal-four-nines-exchange = Four nines give the right to a new deal, also once the declarer has given cards away.
rulebook-thousand-redeal-four-nines-dealt = Four nines among the cards that were dealt give the right to a new deal, also once the declarer has given cards away.
rulebook-thousand-redeal-three-nines-opener = Three nines give the player who must open the auction the right to a new deal.
rulebook-thousand-redeal-three-nines-anyone = Three nines give anybody the right to a new deal.
rulebook-thousand-redeal-under = { $points ->
    [one] A hand with fewer than { $points } point in cards gives the right to a new deal; marriages are not counted.
   *[other] A hand with fewer than { $points } points in cards gives the right to a new deal; marriages are not counted.
}
rulebook-thousand-redeal-four-jacks = Four jacks give the right to a new deal.
rulebook-thousand-redeal-poor-no_ace_or_marriage = A hand with neither an ace nor a marriage gives the right to a new deal.
rulebook-thousand-redeal-poor-no_ace = A hand without an ace gives the right to a new deal.
rulebook-thousand-redeal-window-auction = Such claims from the hand can be made at any time until the auction is over, in or out of turn.
rulebook-thousand-redeal-window-first_word = Whoever has spoken in the auction, even to pass, can no longer claim anything from the dealt hand.
rulebook-thousand-redeal-marriage = A hand that holds a marriage gives no such right.
rulebook-thousand-redeal-must-four-nines = Whoever is dealt four nines has to claim the new deal, wanted or not.
rulebook-thousand-redeal-must-three-nines = Three nines that give the right to a new deal have to be claimed, wanted or not.
rulebook-thousand-redeal-must-four-jacks = Whoever is dealt four jacks has to claim the new deal, wanted or not.
rulebook-thousand-redeal-three-marriages = { $players ->
    [2] Whoever is dealt three marriages may show them: the deal is over, the holder’s total rises to the barrel, and the opponent scores { $points }.
   *[other] Whoever is dealt three marriages may show them: the deal is over, the holder’s total rises to the barrel, and each of the others scores { $points }.
}
rulebook-thousand-redeal-four-marriages = A declarer who holds four marriages with the talon, before giving a card away, may show them and wins the match at once.

# The auction.
rulebook-thousand-auction-talon = In the auction the players bid for the talon. The highest bidder becomes the declarer and must take at least as many points as were promised.
rulebook-thousand-auction-plain = In the auction the players bid how many points they will take. The highest bidder becomes the declarer and must take at least as many as were promised.
rulebook-thousand-auction-forced-left = The player on the dealer’s left must open with a bid of { $bid }, whatever the cards are.
rulebook-thousand-auction-forced-dealer = The dealer must open with a bid of { $bid }, whatever the cards are.
rulebook-thousand-auction-free = The player on the dealer’s left speaks first. Anybody may pass, and the first bid must be at least { $bid }.
rulebook-thousand-auction-hanging = If nobody bids, the dealer has to play for { $bid }.
rulebook-thousand-auction-all-pass = If nobody bids, nothing is written and the deal moves on.
rulebook-thousand-auction-turn = Then everybody in turn bids higher or passes, and the auction is over when only one is left in it.
rulebook-thousand-auction-pass-final = Whoever has passed is out of the auction.
rulebook-thousand-auction-reentry = Whoever has passed may come back in after a higher bid.
rulebook-thousand-auction-step = Bids are multiples of { $step }.
rulebook-thousand-auction-step-coarse = Bids are multiples of { $step }, and from 200 on multiples of ten.
rulebook-thousand-auction-jumps = A bid may skip steps.
rulebook-thousand-auction-one-step = A bid may not skip a step: each one is the next possible amount above the last.
rulebook-thousand-auction-cap-held = Without a marriage in hand nobody may bid more than { $bid }. With marriages the limit is { $points } and what they are worth.
rulebook-thousand-auction-cap-any = Without a marriage in hand nobody may bid more than { $bid }; any marriage lifts that limit.
rulebook-thousand-auction-cap-aces = Four aces in hand raise the limit like a marriage.
rulebook-thousand-auction-ceiling = No bid may be higher than { $bid }.
rulebook-thousand-auction-first-bid = A player’s first bid of a deal may not be higher than { $bid }.
rulebook-thousand-auction-negative = A player whose total is below zero may not bid more than { $bid }.
rulebook-thousand-auction-silence = { $total ->
    [0] A player whose total is below zero may only pass, except for a bid that has to be made.
   *[other] A player who is more than { $total } below zero may only pass, except for a bid that has to be made.
}
rulebook-thousand-auction-dark-opener = Whoever must open and has a total of { $total } or more may leave the cards unseen and bid dark.
rulebook-thousand-auction-dark-anyone = Any player with a total of { $total } or more may leave the cards unseen and bid dark.
rulebook-thousand-auction-dark-first-opener = The first dark bid is { $bid }; later ones go on as usual.
rulebook-thousand-auction-dark-first-anyone = If the player who must open does so in the dark, that bid is { $bid }; anybody else bids dark above the standing bid.
rulebook-thousand-auction-dark-times = { $times ->
    [one] A dark contract counts { $times } time, whether it is made or lost; what a defender scores is not multiplied.
   *[other] A dark contract counts { $times } times, whether it is made or lost; what a defender scores is not multiplied.
}
rulebook-thousand-auction-dark-look = The cards may be looked at whenever the player likes, but from then on the bid is an ordinary one; before that, nothing can be claimed from them.
rulebook-thousand-auction-dark-cap = A dark bid needs no marriage, however high it is.
rulebook-thousand-auction-dark-barrel = Dark bids are allowed while somebody is on the barrel, too.
rulebook-thousand-auction-dark-no-barrel = While anybody is on the barrel nobody may bid dark.
rulebook-thousand-auction-dark-talon-open = The talon of a dark game is shown as usual.
rulebook-thousand-auction-dark-talon-hidden = Only the declarer sees the talon of a dark game.
rulebook-thousand-auction-golden-each = { $players ->
    [one] The match begins with a golden deal.
   *[other] The match begins with golden deals, the first one that each player opens: { $players }.
}
rulebook-thousand-auction-golden-deals = { $deals ->
    [one] The first deal of the match is golden.
   *[other] The first { $deals } deals of the match are golden.
}
rulebook-thousand-auction-golden-forced = In a golden deal there is no bidding: the player whose turn it is to open plays for { $bid }.
rulebook-thousand-auction-golden-auction = In a golden deal the opening bid is { $bid }, and higher bids may follow.
rulebook-thousand-auction-golden-double = Everything that a golden deal writes counts double, a defender’s marriages as well.
rulebook-thousand-auction-golden-double-single = Everything that a golden deal writes counts double, except for a defender’s marriages.
rulebook-thousand-auction-golden-more = The contract of a golden deal may be raised.
rulebook-thousand-auction-golden-bare = The contract of a golden deal cannot be raised.
rulebook-thousand-auction-golden-again-play_on = If no golden deal was made, the match simply goes on.
rulebook-thousand-auction-golden-again-reset = If no golden deal was made, all totals go back to zero and the match goes on with ordinary deals.
rulebook-thousand-auction-golden-again-repeat = If no golden deal was made, all totals go back to zero and the golden deals are played once more.
rulebook-thousand-auction-golden-seen = Golden deals are not bid dark.
rulebook-thousand-auction-golden-played = A golden deal cannot be given up.
rulebook-thousand-auction-golden-kept = In a golden deal nothing can be sold or bought back.
rulebook-thousand-auction-golden-points = In a golden deal only a contract for points can be named.
rulebook-thousand-auction-call = Instead of opening, a player whose hand is worth { $points } in cards and marriages may call golden: the auction and the talon are left out, the contract is { $points }, and everything counts double.

# The talon.
rulebook-thousand-talon-shown = After the auction the talon is turned face up for all to see, and the declarer takes it.
rulebook-thousand-talon-early = The talon lies face up from the deal on; after the auction the declarer takes it.
rulebook-thousand-talon-flip = If the auction goes into a second round, the talon is turned face up then.
rulebook-thousand-talon-choice = { $cards ->
    [one] After the auction the declarer chooses one of the two talons, shows its { $cards } card and takes it; the other one stays face down.
   *[other] After the auction the declarer chooses one of the two talons, shows its { $cards } cards and takes them; the other ones stay face down.
}
rulebook-thousand-talon-forced-choice = A declarer who plays for the opening bid that nobody raised may take the talon without showing it.
rulebook-thousand-talon-forced-hidden = A declarer who plays for the opening bid that nobody raised takes the talon without showing it.
rulebook-thousand-talon-gifts-choice = { $opponents ->
    [one] The declarer gives the opponent one card, face up or face down as the giver likes.
   *[other] The declarer gives one card to each opponent, face up or face down as the giver likes.
}
rulebook-thousand-talon-gifts-closed = { $opponents ->
    [one] The declarer gives the opponent one card face down.
   *[other] The declarer gives one card face down to each opponent.
}
rulebook-thousand-talon-gifts-open = { $opponents ->
    [one] The declarer gives the opponent one card face up.
   *[other] The declarer gives one card face up to each opponent.
}
rulebook-thousand-talon-away-last = { $cards ->
    [one] The declarer discards { $cards } card face down; it goes to the winner of the last trick.
   *[other] The declarer discards { $cards } cards face down; they go to the winner of the last trick.
}
rulebook-thousand-talon-away-declarer = { $cards ->
    [one] The declarer discards { $cards } card face down; it counts for the declarer.
   *[other] The declarer discards { $cards } cards face down; they count for the declarer.
}
rulebook-thousand-talon-away-nobody = { $cards ->
    [one] The declarer discards { $cards } card face down; it counts for nobody.
   *[other] The declarer discards { $cards } cards face down; they count for nobody.
}
rulebook-thousand-talon-other = The talon that was not chosen goes to the winner of the last trick.
rulebook-thousand-talon-hands = { $cards ->
    [one] Now everybody holds { $cards } card.
   *[other] Now everybody holds { $cards } cards.
}
rulebook-thousand-talon-redeal-any = A declarer who has seen the talon and given nothing away yet may ask for a new deal because of it.
rulebook-thousand-talon-redeal-forced = A declarer who plays for the opening bid that nobody raised, has seen the talon and given nothing away yet may ask for a new deal because of it.
rulebook-thousand-talon-redeal-nines-two = Two or more nines in the talon give the right to a new deal.
rulebook-thousand-talon-redeal-nines-exactly_two = Exactly two nines in the talon give the right to a new deal.
rulebook-thousand-talon-redeal-under = { $points ->
    [one] A talon worth less than { $points } point gives the right to a new deal.
   *[other] A talon worth less than { $points } points gives the right to a new deal.
}
rulebook-thousand-talon-redeal-jacks = Three jacks in the talon give the right to a new deal.
rulebook-thousand-talon-sale = { $times ->
    [one] A declarer who has given nothing away yet may sell the game: as many cards as the talon had, { $cards }, are laid out openly, and bids for them are made above the contract. The buyer takes the cards and becomes the declarer. This can be tried { $times } time in a deal.
   *[other] A declarer who has given nothing away yet may sell the game: as many cards as the talon had, { $cards }, are laid out openly, and bids for them are made above the contract. The buyer takes the cards and becomes the declarer. This can be tried { $times } times in a deal.
}
rulebook-thousand-talon-rebuy = Once the talon is shown, a defender may buy it away with a higher bid before the declarer takes it.
rulebook-thousand-talon-buyback = A declarer who has seen the talon and not yet taken it may pay { $price } for a new deal by the same dealer, a buyback.

# The contract.
rulebook-thousand-contract-raise = Then the declarer names the contract: the bid as it stands or a higher amount, within the same steps and limits, which now go by the cards in hand.
rulebook-thousand-contract-bid = The bid is the contract and cannot be raised any more.
rulebook-thousand-contract-misere = Instead of an amount the declarer may name a misère, a contract to take no trick, unless the bid is higher than { $points }: it wins or loses { $points }. Nobody declares marriages in it, and only the declarer scores.
rulebook-thousand-contract-slam = Instead of an amount the declarer may name a slam, a contract to take all the tricks, unless the bid is higher than { $points }: it wins or loses { $points }.
rulebook-thousand-contract-open = Any contract may be played with an open hand, and then counts double.
rulebook-thousand-contract-writeoff-lead = A declarer who cannot hope to make the contract may write the deal off until the first card is led; the deal is over.
rulebook-thousand-contract-writeoff-play = A declarer who cannot hope to make the contract may write the deal off, until the last trick, at any turn to play; the deal is over.
rulebook-thousand-contract-writeoff-cost-contract = A write-off costs the declarer the contract.
rulebook-thousand-contract-writeoff-cost-nothing = A write-off costs the declarer nothing.
rulebook-thousand-contract-writeoff-cost-fine = A write-off costs the declarer { $fine }, whatever the contract was.
rulebook-thousand-contract-writeoff-share = { $opponents ->
    [one] The opponent scores { $points } for a write-off.
   *[other] Each opponent scores { $points } for a write-off.
}
rulebook-thousand-contract-writeoff-share-half = { $opponents ->
    [one] The opponent scores half of the contract for a write-off, to the nearest five.
   *[other] Each opponent scores half of the contract for a write-off, to the nearest five.
}
rulebook-thousand-contract-writeoff-share-full = { $opponents ->
    [one] The opponent scores the whole contract for a write-off.
   *[other] Each opponent scores the whole contract for a write-off.
}
rulebook-thousand-contract-writeoff-share-ratio = The contract of a deal written off is shared out between the opponents: { $left } percent of it, to the nearest five, for the one on the declarer’s left and the rest, { $right } percent, for the other.
rulebook-thousand-contract-writeoff-unopened = A declarer who plays for the opening bid that nobody raised may write the deal off before the talon is opened, too.
rulebook-thousand-contract-writeoff-limit = { $times ->
    [one] Each player may write a deal off { $times } time in a match.
   *[other] Each player may write a deal off { $times } times in a match.
}
rulebook-thousand-contract-writeoff-fine = { $every ->
    [one] Every write-off costs a further penalty of { $fine }.
   *[other] After every { $every } write-offs a player pays a further penalty of { $fine }.
}
rulebook-thousand-contract-writeoff-fine-alone = { $every ->
    [one] A write-off costs the declarer nothing but a penalty of { $fine }.
   *[other] A write-off by itself costs the declarer nothing, but after every { $every } write-offs a player pays a penalty of { $fine }.
}
rulebook-thousand-contract-writeoff-dark = { $times ->
    [one] A dark contract that is written off costs { $times } time as much.
   *[other] A dark contract that is written off costs { $times } times as much.
}
rulebook-thousand-contract-writeoff-not-dark = A dark game cannot be written off.
rulebook-thousand-contract-writeoff-barrel = A player on the barrel may write a deal off, too.
rulebook-thousand-contract-writeoff-not-barrel = A player on the barrel cannot write a deal off.
rulebook-thousand-contract-bomb-forced = A declarer who plays for the opening bid that nobody raised may throw a bomb before naming the contract: the deal is over, and the declarer loses nothing.
rulebook-thousand-contract-bomb-to_120 = A declarer whose bid is no higher than 120 may throw a bomb before naming the contract: the deal is over, and the declarer loses nothing.
rulebook-thousand-contract-bomb-any = A declarer may throw a bomb before naming the contract: the deal is over, and the declarer loses nothing.
rulebook-thousand-contract-bomb-share = { $opponents ->
    [one] The opponent scores { $points } for a bomb.
   *[other] Each opponent scores { $points } for a bomb.
}
rulebook-thousand-contract-bomb-share-half = { $opponents ->
    [one] The opponent scores half of the bid for a bomb, rounded up to tens.
   *[other] Each opponent scores half of the bid for a bomb, rounded up to tens.
}
rulebook-thousand-contract-bomb-count = { $bombs ->
    [one] Each player has { $bombs } bomb in a match.
   *[other] Each player has { $bombs } bombs in a match.
}
rulebook-thousand-contract-contra = { $times ->
    [one] Before the first lead a defender may say contra: the contract then counts { $times } time, won or lost; what a defender scores stays as it is.
   *[other] Before the first lead a defender may say contra: the contract then counts { $times } times, won or lost; what a defender scores stays as it is.
}
rulebook-thousand-contract-recontra = { $times ->
    [one] The declarer may answer recontra, which multiplies the contract by { $times } once more.
   *[other] The declarer may answer recontra, which multiplies the contract by { $times } once more.
}

# The play.
rulebook-thousand-play-lead-declarer = The declarer leads any card to the first trick.
rulebook-thousand-play-lead-left = The player on the dealer’s left leads any card to the first trick, whoever is the declarer.
rulebook-thousand-play-lead-eldest = The player on the dealer’s left leads any card to the first trick.
rulebook-thousand-play-trick = { $tricks ->
    [one] Everybody in turn adds one card. The highest trump takes the trick, or without one the highest card of the suit led; its player leads to the next. A deal has { $tricks } trick.
   *[other] Everybody in turn adds one card. The highest trump takes the trick, or without one the highest card of the suit led; its player leads to the next. A deal has { $tricks } tricks.
}
rulebook-thousand-play-draw = { $tricks ->
    [one] After the first { $tricks } trick everybody draws a card from the stock, the winner of the trick first.
   *[other] After each of the first { $tricks } tricks everybody draws a card from the stock, the winner of the trick first.
}
rulebook-thousand-play-duties = In a trick:
rulebook-thousand-play-follow = Whoever has a card of the suit led must play one.
rulebook-thousand-play-beat = A player who follows suit must beat the highest card of the trick, if possible.
rulebook-thousand-play-void-trump = Whoever has no card of the suit led must play a trump; without a trump, any card may be played.
rulebook-thousand-play-void-beat = Whoever has no card of the suit led must play a trump if it wins the trick; otherwise any card may be played.
rulebook-thousand-play-void-free = Whoever has no card of the suit led may play any card.
rulebook-thousand-play-overtrump = Whoever has to play a trump must beat the highest one in the trick, if possible.
rulebook-thousand-play-partial-trumping = A defender who cannot beat the trump in the trick need not throw in a lower one.
rulebook-thousand-play-overtrump-declarer = A defender without the suit led who can must beat a trump that the declarer played.
rulebook-thousand-play-no-beating = Nobody has to beat the cards that lie in the trick.
rulebook-thousand-play-duties-always = The duties in a trick hold from the first one on, also while cards are drawn.
rulebook-thousand-play-duties-stock_gone = The duties in a trick hold only once the stock is gone; until then any card may be played.
rulebook-thousand-play-foreign = A trump that somebody else declared may not be led by a player who has other suits.
rulebook-thousand-play-trump-lead = A player who makes the trump by a marriage and takes that trick must lead a trump next.
rulebook-thousand-play-last-trick = { $points ->
    [one] The last trick is worth { $points } point more.
   *[other] The last trick is worth { $points } points more.
}
rulebook-thousand-play-rest = Whoever is to lead and is sure of all that is left may show the cards and claim the rest of the tricks, unless somebody objects.
rulebook-thousand-play-rest-stock = Once the stock is gone, whoever is to lead and is sure of all that is left may show the cards and claim the rest of the tricks, unless somebody objects.

# Marriages.
rulebook-thousand-marriages-what = King and queen of one suit in one hand are a marriage. It can be declared once in a deal, while both cards are in the hand; nobody has to declare it.
rulebook-thousand-marriages-by-suit = A marriage of hearts is worth { $hearts }, of diamonds { $diamonds }, of clubs { $clubs } and of spades { $spades }.
rulebook-thousand-marriages-by-order = What a marriage is worth goes by the order of declaring: the first one of a deal is worth { $first }, the second { $second }, the third { $third } and the fourth { $fourth }, whoever declares it and whatever the suit.
rulebook-thousand-marriages-when-lead = A marriage is declared by leading its king or queen to a trick, to the first one as well.
rulebook-thousand-marriages-when-own_trick = A marriage is declared by leading its king or queen, but only by a player who has taken a trick in this deal.
rulebook-thousand-marriages-when-first_winner = A marriage is declared by leading its king or queen, but only by the player who took the first trick.
rulebook-thousand-marriages-when-before = Marriages are announced before the first lead, by each player in turn beginning with the one who leads, and not later.
rulebook-thousand-marriages-show = A marriage may also be shown from the hand when another card is led.
rulebook-thousand-marriages-trump-at_once = There is no trump until a marriage is declared; then its suit is trump at once.
rulebook-thousand-marriages-trump-next_trick = There is no trump until a marriage is declared; then its suit is trump from the next trick on.
rulebook-thousand-marriages-keep-last = Each further marriage makes its own suit trump instead.
rulebook-thousand-marriages-keep-first = Further marriages bring their points, but the trump stays that of the first one until the deal is over.
rulebook-thousand-marriages-keep-higher = Further marriages bring their points, but only one that is worth more than that of the trump makes its own suit trump instead.
rulebook-thousand-marriages-keep-rising = A further marriage may only be declared if it is worth more than that of the trump; its own suit is trump then.
rulebook-thousand-marriages-fixed = { $suit ->
    [0] Spades are trump in every deal; marriages bring points alone.
    [1] Clubs are trump in every deal; marriages bring points alone.
    [2] Diamonds are trump in every deal; marriages bring points alone.
   *[3] Hearts are trump in every deal; marriages bring points alone.
}
rulebook-thousand-marriages-trick = A player who takes no trick in a deal scores nothing for marriages.
rulebook-thousand-marriages-drowned = A declared marriage is lost if somebody else takes its king or queen: it is drowned and counts nothing.
rulebook-thousand-marriages-aces-score = Whoever leads an ace and holds all four may declare them, for { $points }.
rulebook-thousand-marriages-aces-trump = Whoever leads an ace and holds all four may declare them, for { $points }, and the suit of the ace led is trump.
rulebook-thousand-marriages-captured = A defender with the king and queen of one suit among the cards taken in tricks scores { $points } for them.

# Scoring a deal.
rulebook-thousand-scoring-everyone = After the last trick everybody adds up the cards in their tricks and the marriages they declared, and writes that down.
rulebook-thousand-scoring-count = After the last trick everybody adds up the cards in their tricks and the marriages they declared.
rulebook-thousand-scoring-made-bid = A declarer whose points reach the contract has made it and writes exactly the contract, however many more they were.
rulebook-thousand-scoring-made-actual = A declarer whose points reach the contract has made it and writes the points taken.
rulebook-thousand-scoring-made-points_and_bid = A declarer whose points reach the contract has made it and writes both the points taken and the contract.
rulebook-thousand-scoring-lost = A declarer whose points fall short loses the contract: it is subtracted.
rulebook-thousand-scoring-lost-points = A declarer whose points fall short writes the points taken, and the contract is subtracted.
rulebook-thousand-scoring-test-exact = Whether a contract is made is decided by the exact points, before any rounding.
rulebook-thousand-scoring-test-rounded = Whether a contract is made is decided by the rounded points.
rulebook-thousand-scoring-own-exact = The declarer’s own points are written without rounding.
rulebook-thousand-scoring-own-rounded = The declarer’s own points are rounded like a defender’s.
rulebook-thousand-scoring-defender = The defender writes what they took.
rulebook-thousand-scoring-defenders-own = Each defender writes what they took.
rulebook-thousand-scoring-defenders-pooled = What both defenders took is added up, and each of them writes half.
rulebook-thousand-scoring-failed-split = { $opponents ->
    [one] A contract that failed is credited to the opponent.
   *[other] A contract that failed is shared equally between the opponents as well.
}
rulebook-thousand-scoring-failed-full = { $opponents ->
    [one] A contract that failed is credited in full to the opponent.
   *[other] A contract that failed is credited in full to each opponent as well.
}
rulebook-thousand-scoring-unrounded = Points are written as they are, without rounding.
rulebook-thousand-scoring-round-nearest = A defender’s points are rounded to the nearest multiple of { $unit }.
rulebook-thousand-scoring-round-nearest-up = A defender’s points are rounded to the nearest multiple of { $unit }; a five goes up.
rulebook-thousand-scoring-round-nearest-down = A defender’s points are rounded to the nearest multiple of { $unit }; a five goes down.
rulebook-thousand-scoring-round-down = A defender’s points are rounded down to a multiple of { $unit }.
rulebook-thousand-scoring-round-up = A defender’s points are rounded up to a multiple of { $unit }.
rulebook-thousand-scoring-round-nearest-all = All points are rounded to the nearest multiple of { $unit }.
rulebook-thousand-scoring-round-nearest-up-all = All points are rounded to the nearest multiple of { $unit }; a five goes up.
rulebook-thousand-scoring-round-nearest-down-all = All points are rounded to the nearest multiple of { $unit }; a five goes down.
rulebook-thousand-scoring-round-down-all = All points are rounded down to a multiple of { $unit }.
rulebook-thousand-scoring-round-up-all = All points are rounded up to a multiple of { $unit }.
rulebook-thousand-scoring-all-tricks = A declarer who makes the contract and takes all the tricks scores a further { $points }.
rulebook-thousand-scoring-all-tricks-double = A declarer who makes the contract and takes all the tricks scores the contract once more.
rulebook-thousand-scoring-slam-against = A declarer who takes no trick at all pays a penalty of { $fine }, beside everything else.
rulebook-thousand-scoring-sitter-aces = The player who sits out scores { $points } for each ace in the talon, and the marriages in it at their value.
rulebook-thousand-scoring-sitter-marriages = The player who sits out scores the marriages in the talon at their value.
rulebook-thousand-scoring-sitter-points = The player who sits out scores the points of the cards in the talon.
rulebook-thousand-scoring-sitter-half = For a king or queen alone in the talon the player who sits out scores half of that marriage.

# From deal to deal.
rulebook-thousand-sheet-totals = The lines of a deal are added to the totals, which may fall below zero as far as they will.
rulebook-thousand-sheet-bolt-trick = A player who takes no trick in a deal gets a bolt, a mark on the sheet.
rulebook-thousand-sheet-bolt-points = A player who takes no points in cards in a deal gets a bolt, a mark on the sheet; marriages do not prevent it.
rulebook-thousand-sheet-bolts-row = { $bolts ->
    [one] { $bolts } bolt in a row costs a penalty of { $fine }, and counting begins anew; any deal in which the player takes something ends the row.
   *[other] { $bolts } bolts in a row cost a penalty of { $fine }, and counting begins anew; any deal in which the player takes something ends the row.
}
rulebook-thousand-sheet-bolts-total = { $bolts ->
    [one] { $bolts } bolt costs a penalty of { $fine }, and counting begins anew; it need not be in a row.
   *[other] { $bolts } bolts cost a penalty of { $fine }, and counting begins anew; they need not be in a row.
}
rulebook-thousand-sheet-bolts-own = The declarer can get a bolt, too.
rulebook-thousand-sheet-bolts-not-own = The declarer of a deal gets no bolt in it.
rulebook-thousand-sheet-bolts-barrel = Bolts are counted on the barrel, too.
rulebook-thousand-sheet-bolts-not-barrel = On the barrel nobody gets a bolt.
rulebook-thousand-sheet-bolts-dark = In a dark game a bolt counts twice.
rulebook-thousand-sheet-crosses = { $crosses ->
    [one] A declarer who fails gets a cross; { $crosses } cross costs a penalty of { $fine }, and counting begins anew.
   *[other] A declarer who fails gets a cross; { $crosses } crosses cost a penalty of { $fine }, and counting begins anew.
}
rulebook-thousand-sheet-crosses-instead = The cross takes the place of the loss: the failed contract itself is not subtracted.
rulebook-thousand-sheet-streak-row = { $deals ->
    [one] { $deals } deal without a gain costs a penalty of { $fine }.
   *[other] { $deals } deals in a row without a gain cost a penalty of { $fine }.
}
rulebook-thousand-sheet-streak-total = { $deals ->
    [one] { $deals } deal without a gain costs a penalty of { $fine }.
   *[other] { $deals } deals without a gain, in a row or not, cost a penalty of { $fine }.
}
rulebook-thousand-sheet-threshold = With a total of { $total } or more a player is on the threshold and scores only as declarer; what they take as a defender is not written.
rulebook-thousand-sheet-threshold-marriage = On the threshold a contract that is made is written only if its declarer declared a marriage in that deal.
rulebook-thousand-sheet-threshold-fine = On the threshold a deal without a trick costs a penalty of { $fine }.
rulebook-thousand-sheet-pit = A player whose total comes from below to { $total } or more stops at exactly { $total }, in the pit. Whoever sits there writes nothing as a defender and gets out only with a contract of their own.
rulebook-thousand-sheet-barrel = A player whose total comes to { $total } or more stops at exactly { $total } and sits on the barrel.
rulebook-thousand-sheet-barrel-win = Whoever sits on the barrel writes nothing as a defender and wins only as declarer, with a contract that brings the { $gap } missing for { $target }.
rulebook-thousand-sheet-barrel-lost = A contract that fails on the barrel is subtracted, and with it the stay there is over.
rulebook-thousand-sheet-barrel-leap-off = Nobody leaps over the barrel: even a deal that leads from below to { $target } or more ends on it.
rulebook-thousand-sheet-barrel-leap-declarer = A declarer whom a made contract leads from below the barrel to { $target } or more wins at once.
rulebook-thousand-sheet-barrel-leap-anyone = Whoever comes from below the barrel to { $target } or more in one deal wins at once, declarer or not.
rulebook-thousand-sheet-barrel-least = On the barrel the least bid is { $bid }.
rulebook-thousand-sheet-barrel-must = A player on the barrel who can bid must do so once before passing.
rulebook-thousand-sheet-barrel-deals = { $deals ->
    [one] Whoever has not won after { $deals } deal on the barrel falls off it and pays a penalty of { $fine }; a failed contract in the last of them costs only itself.
   *[other] Whoever has not won after { $deals } deals on the barrel falls off it and pays a penalty of { $fine }; a failed contract in the last of them costs only itself.
}
rulebook-thousand-sheet-barrel-for-ever = A player may sit on the barrel for any number of deals.
rulebook-thousand-sheet-barrel-coexist = { $players ->
    [2] Both players can sit on the barrel at the same time.
   *[other] Several players can sit on the barrel at the same time.
}
rulebook-thousand-sheet-barrel-knock_off = { $players ->
    [2] When one player arrives on the barrel and the other sits there already, the other falls off it and pays a penalty of { $fine }.
   *[other] When somebody arrives on the barrel, those who sat there before fall off it and pay a penalty of { $fine }.
}
rulebook-thousand-sheet-barrel-together_fall = { $players ->
    [2] If both players arrive on the barrel in the same deal, both fall off it and pay a penalty of { $fine } each.
   *[other] Players who arrive on the barrel in the same deal all fall off it and pay a penalty of { $fine } each.
}
rulebook-thousand-sheet-barrel-first_stays = { $players ->
    [2] While one player sits on the barrel, the other falls off it on arriving there and pays a penalty of { $fine }.
   *[other] While somebody sits on the barrel, anybody else who arrives there falls off it and pays a penalty of { $fine }.
}
rulebook-thousand-sheet-barrel-all_fall = { $players ->
    [2] As soon as both players are on the barrel, both fall off it and pay a penalty of { $fine } each.
   *[other] As soon as two players are on the barrel, all of them fall off it and pay a penalty of { $fine } each.
}
rulebook-thousand-sheet-barrel-reset-stay = { $times ->
    [one] A player who has left the barrel { $times } time without winning goes back to zero.
   *[other] A player who has left the barrel { $times } times without winning goes back to zero.
}
rulebook-thousand-sheet-barrel-reset-fall = { $times ->
    [one] A player who has fallen off the barrel { $times } time goes back to zero.
   *[other] A player who has fallen off the barrel { $times } times goes back to zero.
}
rulebook-thousand-sheet-reverse = A player whose total sinks to { $total } below zero or further stops there and sits on the reverse barrel; any gain leads off it again.
rulebook-thousand-sheet-reverse-lost = { $players ->
    [2] A deal that leads from the reverse barrel to { $target } below zero loses the match, and the opponent wins.
   *[other] A deal that leads from the reverse barrel to { $target } below zero loses the match, and the best of the others wins.
}
rulebook-thousand-sheet-reverse-back = { $deals ->
    [one] After { $deals } deal on the reverse barrel the player is let off it, { $total ->
        [0] to zero
       *[other] to { $total } below zero
    }.
   *[other] After { $deals } deals on the reverse barrel the player is let off it, { $total ->
        [0] to zero
       *[other] to { $total } below zero
    }.
}
rulebook-thousand-sheet-truck = A total of exactly { $total } becomes zero: the dump truck.
rulebook-thousand-sheet-truck-both = A total of exactly { $total }, above or below zero, becomes zero: the dump truck.

# The end of the match.
rulebook-thousand-end-reach = The match is won by whoever has a total of { $target } or more when a deal is written.
rulebook-thousand-end-more = The match is won by whoever has a total of more than { $target } when a deal is written; { $target } itself is not enough.
rulebook-thousand-end-exact = The match is won with a total of exactly { $target }; a deal that would lead beyond it is not written for that player.
rulebook-thousand-end-capped = The match is won with a total of exactly { $target }; whoever would go beyond it stops at { $below }.
rulebook-thousand-end-overtime = { $players ->
    [2] If both players reach the target in one deal, nobody wins: the target rises by { $points }, and the match goes on.
   *[other] If two or more players reach the target in one deal, nobody wins: the target rises by { $points }, and the match goes on.
}
rulebook-thousand-end-tie-declarer = { $players ->
    [2] If both players reach the target in one deal, a declarer who made the contract wins, otherwise the higher total.
   *[other] If several players reach the target in one deal, a declarer who made the contract wins, otherwise the highest total.
}
rulebook-thousand-end-tie-higher = { $players ->
    [2] If both players reach the target in one deal, the higher total wins.
   *[other] If several players reach the target in one deal, the highest total wins.
}
rulebook-thousand-end-equal-play_on = { $players ->
    [2] If both players reach the target with equal totals, another deal is played.
   *[other] If several players reach the target with equal totals, another deal is played.
}
rulebook-thousand-end-equal-share = { $players ->
    [2] If both players reach the target with equal totals, they share the win.
   *[other] If several players reach the target with equal totals, they share the win.
}
rulebook-thousand-settlement-tariff = Whoever loses pays the winner { $points } for every point missing from the target.

# Faults and penalties.
rulebook-thousand-faults-look = Looking at cards before the deal is complete, or commenting on them, costs a penalty of { $fine }.
rulebook-thousand-faults-revoke = A revoke costs a penalty of { $fine }.
rulebook-thousand-faults-award = { $opponents ->
    [one] For a revoke the other side scores { $points }.
   *[other] For a revoke the other side scores { $points }, which two defenders share.
}
rulebook-thousand-faults-award-contract = { $opponents ->
    [one] For a revoke the other side scores the contract.
   *[other] For a revoke the other side scores the contract, which two defenders share.
}
rulebook-thousand-faults-revoke-stands = A revoke that nobody calls before the next lead stands.
rulebook-thousand-faults-misdeal-same = After a misdeal the same dealer deals again.
rulebook-thousand-faults-misdeal-next = After a misdeal the deal moves on.
rulebook-thousand-faults-misdeal-fine = A misdeal costs the dealer a penalty of { $fine }.

# Examples: what the deal shows.
rulebook-thousand-example-made = A contract that is made
rulebook-thousand-example-points = A deal and what it brings
rulebook-thousand-example-failed = A contract that fails
rulebook-thousand-example-golden = A golden deal
rulebook-thousand-example-writeoff = A deal written off
rulebook-thousand-example-bomb = A bomb
rulebook-thousand-example-bolt = A bolt
rulebook-thousand-example-bolts = A penalty for bolts
rulebook-thousand-example-crosses = A penalty for crosses
rulebook-thousand-example-threshold = On the threshold
rulebook-thousand-example-pit = Into the pit
rulebook-thousand-example-barrel = Onto the barrel
rulebook-thousand-example-barrel-fall = A fall from the barrel
rulebook-thousand-example-truck = The dump truck
