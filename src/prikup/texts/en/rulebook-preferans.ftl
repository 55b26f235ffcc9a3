# The rules of Preferans in whole sentences, for people who have never played. Figures are arguments; what is off is not said.
# $six, $seven, $eight, $nine, $ten, $misere: a figure for each game. $players: the players at the table, chooses a variant.

rulebook-chapter-dark = Playing in the dark
rulebook-chapter-bombs = Bombs
rulebook-chapter-brigand = The Razbojnik

# What it is about.
rulebook-preferans-aim-game = { $players ->
    [2] Preferans is a game of tricks. In every deal one player, the declarer, undertakes to take a certain number of them, and the other tries to prevent it.
   *[other] Preferans is a game of tricks. In every deal one player, the declarer, undertakes to take a certain number of them, and the others try to prevent it.
}
rulebook-preferans-aim-passes = If nobody wants to be the declarer, an all-pass is played: everybody plays alone and tries to take as few tricks as possible.
rulebook-preferans-aim-razbojnik = Here only the first part of the old game is played, the Razbojnik: every player in turn is the declarer and has to play each kind of game once.
rulebook-preferans-aim-two-parts = A match has two parts: first the Razbojnik, in which every player has to play each kind of game once, and then the game proper with its auctions.
rulebook-preferans-aim-sheet = Three things are written down for each player: points in the pool, which are good; points on the hill, which are bad; and whists, which one player writes on another. At the end everything is turned into whists, and whoever has the best result wins.
rulebook-preferans-aim-sheet-hill = Points on the hill are penalties. At the end the hills alone are compared, and whoever has the smallest wins.

# Players and cards.
rulebook-preferans-cards-players-4 = Four play, each alone. The dealer of a deal holds no cards and sits out; the other three play.
rulebook-preferans-cards-players-3 = Three play, each alone; the dealer plays, too.
rulebook-preferans-cards-players-2 = Two play. A third hand, the dummy, is dealt to nobody: it lies as if a third player sat there, and always passes.
rulebook-preferans-cards-pack = The pack has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: ace, king, queen, jack, ten, nine, eight and seven in each of the four suits, from high to low.
rulebook-preferans-cards-trick = A trick is one card from each hand that plays. A deal has { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
rulebook-preferans-cards-suits = In the auction the suits have an order, too: spades are the lowest, then come clubs, diamonds and hearts, and no trump stands above them all.
rulebook-preferans-cards-seats-ace-high = With real cards, everybody draws a card for the seats, and whoever has the lowest chooses first. The ace is the highest card in this draw; of equal cards a spade is the lowest, then a club, a diamond and a heart.
rulebook-preferans-cards-seats-ace-low = With real cards, everybody draws a card for the seats, and whoever has the lowest chooses first. The ace is the lowest card in this draw; of equal cards a spade is the lowest, then a club, a diamond and a heart.

# The deal.
rulebook-preferans-deal-first-ace = Before the first deal cards are turned face up, one to each player in turn: whoever gets the first ace deals first.
rulebook-preferans-deal-first-given = The players settle among themselves who deals first.
rulebook-preferans-deal-shuffle = The dealer shuffles the pack.
rulebook-preferans-deal-cut = { $players ->
    [2] The other player has to cut the pack.
   *[other] The player on the dealer’s right has to cut the pack.
}
rulebook-preferans-deal-cards = The cards are dealt two at a time, clockwise from the dealer’s left, until each of the three hands has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
rulebook-preferans-deal-talon = In between, after the third round, { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} put face down on the table: the talon.
rulebook-preferans-deal-eldest = { $players ->
    [2] The dealer’s opponent always speaks first. The hand that is dealt first, be it the dummy, is called the eldest hand.
   *[other] The player on the dealer’s left is called the eldest hand; the others follow clockwise.
}
rulebook-preferans-deal-next-off = The players deal in turn, clockwise, whatever was played.
rulebook-preferans-deal-next-passes = The players deal in turn, clockwise. Only after an all-pass does the same dealer deal again; after { $count ->
    [one] { $count } all-pass
   *[other] { $count } all-passes
} in a row the deal moves on.
rulebook-preferans-deal-next-both = The players deal in turn, clockwise. Only after an all-pass and after a failed misère does the same dealer deal again; after { $count ->
    [one] { $count } all-pass
   *[other] { $count } all-passes
} in a row the deal moves on.

# The auction.
rulebook-preferans-auction-order = { $players ->
    [2] In the auction the dealer’s opponent speaks first, then the dealer, and so on in turn. The dummy has passed from the start.
    [4] In the auction the players speak in turn, clockwise from the eldest hand. The dealer, who sits out, takes no part in it.
   *[other] In the auction the players speak in turn, clockwise from the eldest hand.
}
rulebook-preferans-auction-call = Whoever has the word calls a game or passes. A call names the number of tricks to be taken, from { $least } to { $most }, and the trump suit, or no trump.
rulebook-preferans-auction-ladder = The lowest call is six spades. Above it are six clubs, six diamonds, six hearts and six no trump, then seven spades, and so on up to ten no trump. A call must be higher than the last one; steps may be skipped.
rulebook-preferans-auction-promise = A call is a promise: whoever wins the auction with it has to play this game or a higher one.
rulebook-preferans-auction-pass = Whoever has passed says nothing more in this auction.
rulebook-preferans-auction-end = When nobody goes higher any more, whoever made the highest call is the declarer. If everybody passes without any call, an all-pass is played.
rulebook-preferans-auction-hold = A player who comes before the caller, counted clockwise from the dealer, may say “here” to a game instead of calling a higher one. The call then belongs to this player, and the other has to go higher or pass.
rulebook-preferans-auction-misere = Misère is a call of its own: it promises to take no trick at all, with no suit as trump.
rulebook-preferans-auction-misere-bound = Misère may be called only as a player’s first word in a deal. Whoever has called it cannot call a game any more in this deal.
rulebook-preferans-auction-misere-trading = Misère may be called only as a player’s first word in a deal, and whoever has called it cannot call a game any more. But a declarer whose last call was eight spades or lower may still choose misère after seeing the talon.
rulebook-preferans-auction-misere-late = Misère may be called only as a player’s first word in a deal, and whoever has called it cannot call a game any more. But a declarer whose last call stood below misère may still choose misère after seeing the talon.
rulebook-preferans-auction-misere-document-off = Misère stands above nine no trump and below ten spades: only a ten beats it.
rulebook-preferans-auction-misere-document-misere = Misère stands above nine no trump and below ten spades: a ten beats it. It may also be called without the talon; this call stands above ten no trump.
rulebook-preferans-auction-misere-document-high = Misère, nine and ten may also be called without the talon. From low to high the order is: the nines, misère, the nines without the talon, the tens, misère without the talon, the tens without the talon.
rulebook-preferans-auction-misere-common-off = Misère stands above eight no trump and below nine spades: every nine beats it.
rulebook-preferans-auction-misere-common-misere = Misère stands above eight no trump and below nine spades: every nine beats it. It may also be called without the talon; this call stands above nine no trump and below ten spades.
rulebook-preferans-auction-misere-common-high = Misère, nine and ten may also be called without the talon. From low to high the order is: the eights, misère, the nines, misère without the talon, the nines without the talon, the tens, the tens without the talon.
rulebook-preferans-auction-without-talon = Whoever wins with a call without the talon plays the cards that were dealt, and the talon stays face down to the end. A player who called misère may raise it to misère without the talon.

# The talon.
rulebook-preferans-talon-take = The declarer turns the talon for all to see and takes it into the hand.
rulebook-preferans-talon-discard = Then the declarer discards any { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} face down; nobody else may see them.
rulebook-preferans-talon-decline = The declarer may also leave the talon face down and play the cards that were dealt.
rulebook-preferans-talon-returned = { $players ->
    [4] If the declarer plays without the talon, or discards exactly its two cards, the dealer writes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on the hill: the talon was no use.
   *[other] If the declarer plays without the talon, or discards exactly its two cards, the dealer, unless it is the declarer, writes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on the hill: the talon was no use.
}
rulebook-preferans-talon-returned-discard = { $players ->
    [4] If the declarer discards exactly the two cards of the talon, the dealer writes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on the hill: the talon was no use.
   *[other] If the declarer discards exactly the two cards of the talon, the dealer, unless it is the declarer, writes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on the hill: the talon was no use.
}
rulebook-preferans-talon-paid-dealer = The dealer, who sits out, is paid for a good talon: whists on the declarer as for so many tricks of the game, namely { $ace } for an ace, { $aces } for two aces, { $suited } for ace and king of one suit and { $marriage } for king and queen of one suit.
rulebook-preferans-talon-paid-half = Both opponents are paid for a good talon. Each writes half of what the declarer owes: whists as for so many tricks of the game, namely { $ace } for an ace, { $aces } for two aces, { $suited } for ace and king of one suit and { $marriage } for king and queen of one suit.
rulebook-preferans-talon-paid-when = The talon is paid for whether the game is made or not. It is not paid for on a misère, nor if the declarer plays without it or discards exactly its two cards.

# The contract.
rulebook-preferans-contract-name = Now the declarer names the game to be played: the number of tricks and the trump suit, or no trump. It may be higher than the call, but not lower.
rulebook-preferans-contract-misere = Whoever won the auction with a misère has to play misère.
rulebook-preferans-contract-games = A game is named for its tricks and its trump. In “six hearts” hearts are trump, and the declarer has to take at least six tricks; a seven, an eight, a nine and a ten are games of so many tricks.
rulebook-preferans-contract-values = The games are worth, in points: a six { $six }, a seven { $seven }, an eight { $eight }, a nine { $nine }, a ten { $ten }, a misère { $misere }.
rulebook-preferans-contract-surrender = Instead of playing a game, the declarer may give it up before the defence speaks. It then counts as failed by { $tricks ->
    [one] { $tricks } undertrick
   *[other] { $tricks } undertricks
}, and nobody writes whists.
rulebook-preferans-contract-share = When naming a game, the declarer may offer half of it to the dealer, who sits out and has seen the talon but no hand. The dealer accepts or declines before the defenders speak.
rulebook-preferans-contract-share-score = If a shared game is made, declarer and dealer earn half of its points each; if it fails, they write half of the hill points each. All whists are written on the declarer alone, and the dealer writes none in this deal.
rulebook-preferans-contract-totus = A declarer who has taken the talon and sees no way to lose a trick may announce a totus instead of discarding. All { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} shown, a trump suit or no trump is named, and the first defender picks the two cards to be discarded; with the rest the declarer has to take all { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
rulebook-preferans-contract-totus-score = A totus that is made closes the declarer’s pool and clears the declarer’s hill. A totus that fails doubles the hill of the declarer.
rulebook-preferans-contract-totus-bomb = { $players ->
    [2] On a bomb a totus helps the opponent, too: that pool is closed and that hill cleared. The declarer writes { $pool ->
        [one] { $pool } whist
       *[other] { $pool } whists
    } on the opponent for each pool point and { $hill ->
        [one] { $hill } whist
       *[other] { $hill } whists
    } for each hill point; if the totus fails, the declarer’s hill also grows by the opponent’s hill.
   *[other] On a bomb the declarer first names another player whom the totus will help: that pool is closed and that hill cleared, too. The declarer writes { $pool ->
        [one] { $pool } whist
       *[other] { $pool } whists
    } on this player for each pool point and { $hill ->
        [one] { $hill } whist
       *[other] { $hill } whists
    } for each hill point; if the totus fails, the declarer’s hill also grows by the hill of this player.
}
rulebook-preferans-contract-totus-bombs-hills = { $players ->
    [2] On a double bomb and on a fir tree a totus clears the opponent’s hill, but leaves the pool as it is.
   *[other] On a double bomb a totus helps two other players, on a fir tree all of them, but clears only their hills.
}
rulebook-preferans-contract-totus-bombs-pools = { $players ->
    [2] On a double bomb and on a fir tree a totus helps the opponent in the same way.
   *[other] On a double bomb a totus helps two other players in the same way, on a fir tree all of them.
}
rulebook-preferans-contract-totus-consolation = For the undertricks of a failed totus consolation is written as for those of a ten.

# Whisting.
rulebook-preferans-whist-order = { $players ->
    [2] When the game has been named, the opponent says “whist” or “pass”; the dummy passes. To whist is to undertake to take tricks against the declarer.
   *[other] When the game has been named, the two defenders say “whist” or “pass” in turn, clockwise from the declarer. To whist is to undertake to take tricks against the declarer.
}
rulebook-preferans-whist-quota-plain = When somebody whists, the defence owes a number of tricks, its quota, for both hands together: { $six } against a six, { $seven } against a seven, { $eight } against an eight, { $nine } against a nine.
rulebook-preferans-whist-quota-personal = Every whister owes a number of tricks, a quota of their own: { $six } against a six and { $seven } against any higher game, whatever the other defender said.
rulebook-preferans-whist-ten-whisted = A ten is whisted like other games, and the defence owes { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} against it.
rulebook-preferans-whist-ten-checked = { $players ->
    [2] Against a ten nobody is asked: the opponent’s hand and the dummy are put open on the table, and the opponent plays both and tries to take a trick.
   *[other] Against a ten nobody is asked: the two defenders put their hands open on the table and try to take a trick, each with their own cards.
}
rulebook-preferans-whist-spades = { $players ->
    [2] Against six spades the opponent has to whist.
   *[other] Against six spades both defenders have to whist, and their hands stay closed.
}
rulebook-preferans-whist-both = If both defenders whist, their hands stay closed, and the tricks of each count separately.
rulebook-preferans-whist-lone = If one defender whists and the other passes, all tricks of the defence count as the whister’s.
rulebook-preferans-whist-alone-on-nine = Against a nine only one defender may whist: once the first has whisted, the second has to pass.
rulebook-preferans-whist-face-choice = A lone whister chooses how to play: open, with both hands of the defence on the table, and then the whister plays the cards of both; or closed, and then each plays their own.
rulebook-preferans-whist-face-lying = A lone whister plays open: both hands of the defence are laid on the table, and the whister plays the cards of both.
rulebook-preferans-whist-face-standing = A lone whister plays closed: the hands of the defence stay hidden, and each defender plays their own.
rulebook-preferans-whist-face-dummy = If the opponent whists, the opponent’s hand and the dummy are put open on the table, and the opponent plays the cards of both.
rulebook-preferans-whist-opened = Hands that are to lie open are laid down before the first card if the declarer is not the one to lead, otherwise after the declarer’s first card.
rulebook-preferans-whist-opened-late = Hands that are to lie open are laid down only after the first trick.
rulebook-preferans-whist-nobody = { $players ->
    [2] If the opponent passes, the game is not played and counts as made.
    [4] If nobody whists, the game is not played and counts as made.
   *[other] If both defenders pass, the game is not played and counts as made.
}
rulebook-preferans-whist-dealer-full = If both defenders pass, the dealer, who sits out, may whist in their place. The dealer then writes the whists, owes the whole quota and pays for what is missing.
rulebook-preferans-whist-dealer-free = If both defenders pass, the dealer, who sits out, may whist in their place. The dealer then writes the whists, but owes no quota and pays nothing if too few tricks are taken.
rulebook-preferans-whist-dealer-hand-both = Before whisting in place of the defenders the dealer may look at one of their hands; after whisting the dealer plays the cards of both.
rulebook-preferans-whist-dealer-hand-seen = Before whisting in place of the defenders the dealer has to look at one of their hands. A dealer who whists closed plays only this hand, and the other defender plays the other.
rulebook-preferans-whist-unplayed = { $players ->
    [2] If a six or a seven is not whisted, and the dummy would have spoken before the opponent, the opponent still writes whists on the declarer: { $six } for a six, { $seven } for a seven.
   *[other] If nobody whists a six or a seven, the second defender still writes whists on the declarer: { $six } for a six, { $seven } for a seven.
}
rulebook-preferans-whist-half-to-seven = { $players ->
    [2] Against a six or a seven, if the dummy comes first, the opponent may say “half a whist” instead. The game is then not played and counts as made, and the opponent writes whists for half of the quota: { $six } against a six, { $seven } against a seven.
   *[other] Against a six or a seven the second defender may say “half a whist” after the first has passed. The game is then not played and counts as made, and the second defender writes whists for half of the quota: { $six } against a six, { $seven } against a seven.
}
rulebook-preferans-whist-half-to-eight = { $players ->
    [2] Against a six, a seven or an eight, if the dummy comes first, the opponent may say “half a whist” instead. The game is then not played and counts as made, and the opponent writes whists for half of the quota: { $six } against a six, { $seven } against a seven, { $eight } against an eight.
   *[other] Against a six, a seven or an eight the second defender may say “half a whist” after the first has passed. The game is then not played and counts as made, and the second defender writes whists for half of the quota: { $six } against a six, { $seven } against a seven, { $eight } against an eight.
}
rulebook-preferans-whist-half-return = The first defender may answer half a whist by whisting after all, alone; the second then counts as having passed.
rulebook-preferans-whist-half-dealer = If the first defender lets half a whist stand, the dealer may still whist, and whoever said it then counts as having passed.
rulebook-preferans-whist-half-leave = Where half a whist may be said, the first defender, having whisted, may also leave with half a whist once the second has passed.

# The play.
rulebook-preferans-play-lead = { $players ->
    [2] The eldest hand leads to the first trick, whoever is the declarer, and be it the dummy. Then the hand that took the last trick leads.
   *[other] The eldest hand leads to the first trick, whoever is the declarer. Then whoever took the last trick leads.
}
rulebook-preferans-play-follow = Everybody has to follow suit. Who has none of the suit led has to play a trump, and who has no trump either may play any card.
rulebook-preferans-play-no-beating = Nobody has to beat the cards on the table.
rulebook-preferans-play-winner = The highest trump takes the trick; if there is no trump in it, the highest card of the suit led does.
rulebook-preferans-play-misere = { $players ->
    [2] A misère has no trump, and nobody whists. The opponent’s hand and the dummy are put open on the table; the opponent plays both and tries to make the declarer take a trick.
   *[other] A misère has no trump, and nobody whists. The two defenders put their hands open on the table; each plays their own cards and tries to make the declarer take a trick.
}
rulebook-preferans-play-offer = Between two tricks a player may offer to divide the tricks that are left; if all whose score depends on them agree, the deal ends so. Where more than two could take tricks, this is possible once no more than { $tricks ->
    [one] { $tricks } trick is
   *[other] { $tricks } tricks are
} left.
rulebook-preferans-play-proof = A declarer may not name too low a game. Whoever takes more tricks than named can be asked by a defender for a proof: a layout of the cards that the declarer could not see in which no more tricks than named can be made.
rulebook-preferans-play-proof-game = If there is no such layout, the game has failed, and every trick above it counts as an undertrick.
rulebook-preferans-play-proof-lay = If there is no such layout, the game has failed, and the tricks above it that even the worst layout gives count as undertricks.

# All-passes.
rulebook-preferans-passes-what = In an all-pass there is no declarer and no trump; everybody plays alone and tries to take few tricks. Suit has to be followed, and who cannot may play any card.
rulebook-preferans-passes-dummy = The dummy’s cards take no part in an all-pass.
rulebook-preferans-passes-talon-leads = The talon’s two cards are turned, one after the other, and lead to the first two tricks, to which the eldest hand plays first. They count as the dealer’s cards and can take the trick. The eldest hand leads to the third, and from then on whoever took the last trick.
rulebook-preferans-passes-talon-suit = { $players ->
    [2] The talon’s two cards are turned, one after the other, and lead to the first two tricks, to which the dealer’s opponent plays first. They only say which suit has to be played and cannot win; if nobody has it, the dealer’s opponent takes the trick. The dealer’s opponent also leads to the third, and from then on whoever took the last trick.
   *[other] The talon’s two cards are turned, one after the other, and lead to the first two tricks, to which the eldest hand plays first. They only say which suit has to be played and cannot win; if nobody has it, the eldest hand takes the trick. The eldest hand also leads to the third, and from then on whoever took the last trick.
}
rulebook-preferans-passes-talon-closed = { $players ->
    [2] The talon stays face down. The dealer’s opponent leads to the first trick, then whoever took the last one.
   *[other] The talon stays face down. The eldest hand leads to the first trick, then whoever took the last one.
}
rulebook-preferans-passes-write-hill = Every trick costs whoever takes it { $price ->
    [one] { $price } point
   *[other] { $price } points
} on the hill.
rulebook-preferans-passes-write-amnesty = { $players ->
    [2] Whoever has fewer tricks writes nothing. For every trick above this number the other player writes { $price ->
        [one] { $price } point
       *[other] { $price } points
    } on the hill.
   *[other] Whoever has the fewest tricks writes nothing. For every trick above this number the others write { $price ->
        [one] { $price } point
       *[other] { $price } points
    } on the hill.
}
rulebook-preferans-passes-write-whists = { $players ->
    [2] Whoever has fewer tricks writes whists on the other player: { $price ->
        [one] { $price } whist
       *[other] { $price } whists
    } for every trick of the other’s. If both have as many, nobody writes any.
   *[other] Whoever has the fewest tricks writes whists on the others: { $price ->
        [one] { $price } whist
       *[other] { $price } whists
    } for every trick of theirs. Several who have equally few share these whists.
}
rulebook-preferans-passes-turned = The dealer, who sits out, pays the price of every trick that the talon’s cards take.
rulebook-preferans-passes-turned-whists = Tricks that the talon’s cards take count as tricks of the dealer, who sits out.
rulebook-preferans-passes-growth-none = However many all-passes follow each other, the price stays the same.
rulebook-preferans-passes-growth-add = The price grows while all-passes follow each other: a trick of the second costs { $second }, a trick of the third { $third }.
rulebook-preferans-passes-growth-double = The price doubles while all-passes follow each other: a trick of the second costs { $second }, a trick of the third { $third }.
rulebook-preferans-passes-growth-stays = Each further all-pass in a row costs as much as the third.
rulebook-preferans-passes-growth-again = When the deal has moved on after the third all-pass in a row, the price begins anew.
rulebook-preferans-passes-zero-hill = A player who holds cards and takes no trick writes { $points ->
    [one] { $points } point
   *[other] { $points } points
} off the hill; if the hill has less, the rest is lost.
rulebook-preferans-passes-zero-pool = A player who holds cards and takes no trick earns { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as for a game that was made.
rulebook-preferans-passes-zero-grows = What a player without a trick gets grows with the price.
rulebook-preferans-passes-penalty = After { $count ->
    [one] { $count } all-pass
   *[other] { $count } all-passes
} in a row the dealer writes { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} on the hill.
rulebook-preferans-passes-start-match = The match begins with { $count ->
    [one] { $count } compulsory all-pass
   *[other] { $count } compulsory all-passes
}: the cards are dealt and played without an auction.
rulebook-preferans-passes-start-race = Every race begins with { $count ->
    [one] { $count } compulsory all-pass
   *[other] { $count } compulsory all-passes
}: the cards are dealt and played without an auction.
rulebook-preferans-passes-after-misere-on = After a failed misère the next deal is a compulsory all-pass, without an auction.
rulebook-preferans-passes-after-misere-tricks = After a failed misère the next deal is a compulsory all-pass, without an auction. Its price depends on the misère: { $first } for each trick if one trick was taken in it, { $second } if it was two, { $third } if it was more.
rulebook-preferans-passes-after-nine = After a failed nine or ten that had outbid a misère the next deal is a compulsory all-pass, too.
rulebook-preferans-passes-compulsory-counted = Compulsory all-passes count in a row like any others.
rulebook-preferans-passes-compulsory-apart = Compulsory all-passes do not count in a row, and after each of them the deal moves on.
rulebook-preferans-passes-ladder-6 = After all-passes any game may be called again, from six spades up.
rulebook-preferans-passes-ladder-6-7 = After one all-pass any game may be called, from six spades up; after two or more in a row the lowest call is a seven.
rulebook-preferans-passes-ladder-6-7-8 = After one all-pass any game may be called, from six spades up; after two in a row the lowest call is a seven, after three or more an eight.
rulebook-preferans-passes-ladder-6-7-8-6 = After one all-pass any game may be called, from six spades up; after two in a row the lowest call is a seven, after three an eight, and then it is a six, a seven and an eight again.
rulebook-preferans-passes-ladder-7 = After an all-pass the lowest call is a seven.
rulebook-preferans-passes-ladder-7-8 = After one all-pass the lowest call is a seven, after two or more in a row an eight.
rulebook-preferans-passes-ladder-misere = Misère may always be called.
rulebook-preferans-passes-row-any = A row of all-passes ends with the next game, made or failed.
rulebook-preferans-passes-row-made = A row of all-passes goes on until a game is made; one that fails does not end it.
rulebook-preferans-passes-row-whisted = A row of all-passes goes on until a game is played out and made. One that fails, or that nobody whists, does not end it.
rulebook-preferans-passes-row-misere-any = A misère ends a row of all-passes, too, made or failed.
rulebook-preferans-passes-row-misere-made = A misère that is made ends a row of all-passes, too.
rulebook-preferans-passes-row-misere-off = A misère leaves a row of all-passes as it is.

# Playing in the dark.
rulebook-preferans-dark-unseen = The cards are dealt face down, and nobody has to look at them before the end of the auction. A player may look at any time, but whoever has looked can say nothing more “in the dark” in this deal.
rulebook-preferans-dark-calls = A player who has not looked may call a game in the dark. If it is then played, all its points and whists count double, whether it is made or fails.
rulebook-preferans-dark-order = A call in the dark stands just below the same call one level higher by a player who has looked. So six spades in the dark is beaten by six clubs in the dark and by seven spades.
rulebook-preferans-dark-misere = Misère may be called in the dark, too, as a player’s first word. Only a ten in the dark beats it; it has to be played, and the hands of the defence stay closed.
rulebook-preferans-dark-talon = In a dark game only the declarer sees the talon.
rulebook-preferans-dark-names = Whoever has won the auction in the dark looks at the cards then at the latest, and names any game that is not lower than the call, or misère if the call stood below it.
rulebook-preferans-dark-whist = { $players ->
    [2] If the game named is no more than { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } above a call in the dark, the opponent has to whist. After six spades in the dark these are all the sixes and seven spades.
   *[other] If the game named is no more than { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } above a call in the dark, both defenders have to whist, with closed hands. After six spades in the dark these are all the sixes and seven spades.
}
rulebook-preferans-dark-proof = In a dark game nobody asks whether too low a game was named.
rulebook-preferans-dark-premium = The talon of a dark game is not paid for.
rulebook-preferans-dark-pass = A player who has not looked may say “pass in the dark” while nobody has called a game in this deal.
rulebook-preferans-dark-pass-eldest = { $players ->
    [2] The dealer’s opponent, who speaks first, may say “pass in the dark” before looking at the cards.
   *[other] Only the eldest hand may say “pass in the dark”, before looking at the cards.
}
rulebook-preferans-dark-pass-beaten = Only seven spades or a higher call, or any call in the dark, beats a pass in the dark.
rulebook-preferans-dark-pass-beaten-light = Only seven spades or a higher call beats a pass in the dark.
rulebook-preferans-dark-pass-again = If the same dealer deals again after a dark all-pass, the next pass in the dark is beaten only by eight spades or higher, or by seven spades in the dark or higher; after a second one by nine spades or higher, or by eight spades in the dark or higher.
rulebook-preferans-dark-pass-again-light = If the same dealer deals again after a dark all-pass, the next pass in the dark is beaten only by eight spades or a higher call, and after a second one by nine spades or a higher call.
rulebook-preferans-dark-pass-final = Like any pass, a pass in the dark is final for this deal.
rulebook-preferans-dark-pass-return = Whoever passed in the dark may speak again when the pass is beaten, but from then on only after looking at the cards.
rulebook-preferans-dark-all-pass = If nobody calls and somebody has passed in the dark, the all-pass is dark, and its price is doubled for everybody.

# Bombs.
rulebook-preferans-bombs-dark-one = A dark all-pass leaves a bomb to every player who passed in it without having looked.
rulebook-preferans-bombs-dark-three = Dark all-passes under one dealer leave marks: the first a bomb, the second in a row a double bomb, the third a fir tree. Players who passed without having looked get the full mark, those who had looked get one step less, and after the first nothing.
rulebook-preferans-bombs-dealer-one = The dealer, who sits out, gets a bomb, too, if all three passed without having looked.
rulebook-preferans-bombs-dealer-three = The dealer, who sits out, gets the full mark if all three passed without having looked, otherwise one step less.
rulebook-preferans-bombs-start = Every compulsory all-pass at the start leaves a bomb to everybody.
rulebook-preferans-bombs-use-one = A bomb multiplies the next game of its owner by { $bomb }: all points and whists of the deal.
rulebook-preferans-bombs-use-three = A mark multiplies the next game of its owner, with all points and whists of the deal: a bomb by { $bomb }, a double bomb by { $double }, a fir tree by { $tree }.
rulebook-preferans-bombs-gone = A game that is made uses up the mark on which it was played; after one that fails the mark waits for the next game.
rulebook-preferans-bombs-order-oldest = Whoever has several marks plays on the oldest first.
rulebook-preferans-bombs-order-choice = Whoever has several marks chooses which one to play on.

# The Razbojnik.
rulebook-preferans-brigand-first = The match begins with the Razbojnik, “the brigand”. In it every player has to play { $games ->
    [one] { $games } game
   *[other] { $games } games
}, one to a deal, in any order: a six, a seven, an eight, a nine, a ten and a misère. That makes { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
rulebook-preferans-brigand-only = Only the Razbojnik, “the brigand”, is played. In it every player has to play { $games ->
    [one] { $games } game
   *[other] { $games } games
}, one to a deal, in any order: a six, a seven, an eight, a nine, a ten and a misère. That makes { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
rulebook-preferans-brigand-soloist-first = { $players ->
    [2] In the Razbojnik there is no auction: the dealer’s opponent is the declarer of the deal.
   *[other] In the Razbojnik there is no auction: the eldest hand is the declarer of the deal.
}
rulebook-preferans-brigand-soloist-second = { $players ->
    [2] In the Razbojnik there is no auction: the dealer is the declarer of the deal.
   *[other] In the Razbojnik there is no auction: the player on the left of the eldest hand is the declarer of the deal.
}
rulebook-preferans-brigand-game = The declarer takes the talon, discards and then names one of the games still to be played, with any trump. Made or failed, it is struck off the list.
rulebook-preferans-brigand-moves = The deal always moves on.
rulebook-preferans-brigand-no-limit = While the Razbojnik lasts, pools grow without a limit.
rulebook-preferans-brigand-no-dark = In the Razbojnik nobody plays in the dark.
rulebook-preferans-brigand-no-bombs = Bombs come only in the game proper, and multiply only its games.
rulebook-preferans-brigand-no-share = Games of the Razbojnik are not shared with the dealer.
rulebook-preferans-brigand-no-totus = In the Razbojnik nobody announces a totus.
rulebook-preferans-brigand-no-surrender = Games of the Razbojnik cannot be given up.
rulebook-preferans-brigand-no-proof = In the Razbojnik nobody asks whether too low a game was named.
rulebook-preferans-brigand-passes = When all these games have been played, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of all-passes follow, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} without an auction. The deal moves on each time, and every one of them has the price of a first all-pass.
rulebook-preferans-brigand-pools-on = The points that the Razbojnik has brought to the pools count in the game proper.
rulebook-preferans-brigand-pools-off = After the Razbojnik the pools are put aside and begin anew for the game proper; at the settlement the points put aside are added again.
rulebook-preferans-brigand-owner = Before the game proper the hill owner, the player with the largest hill, names the price of a whist and the size of the pool. The pool may be no larger than the smallest hill, but { $size ->
    [one] { $size } point is
   *[other] { $size } points are
} always allowed.
rulebook-preferans-brigand-owner-rounds = Before the game proper the hill owner, the player with the largest hill, names the price of a whist, the size of the pool, and how many rounds are played or at what time the end begins. The pool may be no larger than the smallest hill, but { $size ->
    [one] { $size } point is
   *[other] { $size } points are
} always allowed.

# Scoring a deal.
rulebook-preferans-scoring-made = A declarer who takes at least as many tricks as were named has made the game and earns its value in points; further tricks earn nothing more.
rulebook-preferans-scoring-failed = A declarer who takes fewer tricks than were named has failed, and writes on the hill for every undertrick, in points: { $six } in a six, { $seven } in a seven, { $eight } in an eight, { $nine } in a nine, { $ten } in a ten.
rulebook-preferans-scoring-misere = A misère without a trick earns its value. Otherwise the declarer writes { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the hill for every trick taken; nobody writes whists on a misère.
rulebook-preferans-scoring-whists = Whisters write whists on the declarer for every trick of theirs, whether the game is made or fails: { $six } in a six, { $seven } in a seven, { $eight } in an eight, { $nine } in a nine.
rulebook-preferans-scoring-whists-ten = In a ten that is whisted a trick brings { $whists ->
    [one] { $whists } whist
   *[other] { $whists } whists
}.
rulebook-preferans-scoring-ten-checked = In a ten nobody writes whists for tricks, whoever took them.
rulebook-preferans-scoring-split-greedy = A lone whister keeps the whists for all tricks of the defence; the defender who passed gets none of them.
rulebook-preferans-scoring-split-gentleman = A lone whister keeps the whists for all tricks of the defence if the game is made. If it fails, half of them go to the defender who passed.
rulebook-preferans-scoring-split-always = A lone whister always gives half of the whists for tricks to the defender who passed.
rulebook-preferans-scoring-answer-full = If the game is made and fewer tricks were taken than the quota, whisters pay on the hill the full price of every trick they are short of, in points: { $six } in a six, { $seven } in a seven, { $eight } in an eight, { $nine } in a nine.
rulebook-preferans-scoring-answer-half = If the game is made and fewer tricks were taken than the quota, whisters pay on the hill half the price of every trick they are short of, in points: { $six } in a six, { $seven } in a seven, { $eight } in an eight, { $nine } in a nine.
rulebook-preferans-scoring-answer-ten = In a ten that is whisted and made, a whister pays { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the trick that is missing.
rulebook-preferans-scoring-answer-none = Whisters pay nothing if they take fewer tricks than the quota.
rulebook-preferans-scoring-pair-second = Of two whisters each answers for half of the quota in a six and a seven, but the two never pay for more than is missing. In a higher game only the one who whisted second answers.
rulebook-preferans-scoring-pair-both = Of two whisters each answers for half of the quota in a six and a seven, but the two never pay for more than is missing. In a higher game both pay for the trick that is missing.
rulebook-preferans-scoring-pair-each = Of two whisters each pays for all the tricks that the two together are short of.
rulebook-preferans-scoring-consolation-all = { $players ->
    [2] When a game fails, the opponent also writes consolation on the declarer: whists for every undertrick.
    [4] When a game fails, all the others also write consolation on the declarer, whists for every undertrick: a defender who passed and the dealer who sits out, too.
   *[other] When a game fails, both defenders also write consolation on the declarer, whists for every undertrick, even one who passed.
}
rulebook-preferans-scoring-consolation-no-passer = When a game fails, whisters also write consolation on the declarer, whists for every undertrick, and so does the dealer who sits out; a defender who passed writes none.
rulebook-preferans-scoring-consolation-no-dealer = When a game fails, both defenders also write consolation on the declarer, whists for every undertrick, even one who passed; the dealer who sits out writes none.
rulebook-preferans-scoring-consolation-whisters = When a game fails, whisters also write consolation on the declarer, whists for every undertrick; nobody else does.
rulebook-preferans-scoring-consolation-ten = In a ten against which nobody is asked, both defenders write consolation.
rulebook-preferans-scoring-consolation-value = Consolation for an undertrick is as many whists as the declarer writes points: { $six } in a six, { $seven } in a seven, { $eight } in an eight, { $nine } in a nine, { $ten } in a ten.
rulebook-preferans-scoring-consolation-double = Consolation for an undertrick is twice as many whists as the declarer writes points: { $six } in a six, { $seven } in a seven, { $eight } in an eight, { $nine } in a nine, { $ten } in a ten.
rulebook-preferans-scoring-consolation-ten-whists = Consolation is { $whists ->
    [one] { $whists } whist
   *[other] { $whists } whists
} for an undertrick, whatever the game.
rulebook-preferans-scoring-consolation-robber = Consolation is raised so that everybody who writes it comes to the sum of the whister, for tricks and undertricks together; of two whisters the larger sum counts.

# From deal to deal.
rulebook-preferans-sheet-parts = { $players ->
    [2] The sheet, the pulka, has for each player a pool, a hill, and the whists on the opponent. Everybody writes points in their own pool and on their own hill.
   *[other] The sheet, the pulka, has for each player a pool, a hill, and the whists on each of the others. Everybody writes points in their own pool and on their own hill.
}
rulebook-preferans-sheet-order-half = Half of the points earned go to the player’s pool and half are written off the player’s own hill. An odd point, and what the hill does not need, goes to the pool.
rulebook-preferans-sheet-order-pool = Points earned go to the player’s pool.
rulebook-preferans-sheet-order-pool-hill = Points earned go to the player’s pool; what it cannot take is written off the player’s own hill.
rulebook-preferans-sheet-order-partners = Points earned go to the player’s pool; what it cannot take helps another pool, and after that it is written off the player’s own hill.
rulebook-preferans-sheet-order-hill = Points earned are first written off the player’s own hill; only what is left then goes to the pool.
rulebook-preferans-sheet-size = A pool is closed with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rulebook-preferans-sheet-size-owner = A pool is closed with as many points as the hill owner has named.
rulebook-preferans-sheet-over-help = { $players ->
    [2] Points beyond a closed pool help the opponent to fill the other one. For every point the helper writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on the opponent.
   *[other] Points beyond a closed pool help others to fill theirs: first the fullest pool that is still open, of equally full ones that of the smaller hill, then the next player clockwise. For every point the helper writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on the player who was helped.
}
rulebook-preferans-sheet-over-help-last = { $players ->
    [2] Points that neither the player’s pool nor the player’s own hill can take help the opponent to fill the other pool. For every point the helper writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on the opponent.
   *[other] Points that neither the player’s pool nor the player’s own hill can take help others to fill their pools: first the fullest pool that is still open, of equally full ones that of the smaller hill, then the next player clockwise. For every point the helper writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on the player who was helped.
}
rulebook-preferans-sheet-over-help-chosen = Points beyond a closed pool help others to fill theirs, and the helper chooses whose. For every point the helper writes { $whists ->
    [one] { $whists } whist
   *[other] { $whists } whists
} on the player who was helped.
rulebook-preferans-sheet-over-help-last-chosen = Points that neither the player’s pool nor the player’s own hill can take help others to fill their pools, and the helper chooses whose. For every point the helper writes { $whists ->
    [one] { $whists } whist
   *[other] { $whists } whists
} on the player who was helped.
rulebook-preferans-sheet-over-help-or-hill = { $players ->
    [2] Points beyond a closed pool help the opponent to fill the other one, or are written off the helper’s own hill: the helper chooses. For every point that helps, the helper writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on the opponent.
   *[other] Points beyond a closed pool help others to fill theirs, or are written off the helper’s own hill: the helper chooses. For every point that helps, the helper writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on the player who was helped.
}
rulebook-preferans-sheet-over-help-hills = { $players ->
    [2] What no pool can take is written off the helper’s own hill, then off the opponent’s hill for { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } a point; the rest is lost.
   *[other] What no pool can take is written off the helper’s own hill, then off the hills of the others for { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } a point; the rest is lost.
}
rulebook-preferans-sheet-over-lost = Points that neither the player’s pool nor the player’s own hill can take are lost.
rulebook-preferans-sheet-over-kept = A closed pool goes on taking points, and they count at the settlement.
rulebook-preferans-sheet-help-dealer = The dealer who sat the deal out is not helped.
rulebook-preferans-sheet-help-short = A whister who fell short of the quota may be helped, too.
rulebook-preferans-sheet-help-not-short = A whister who fell short of the quota is not helped in this deal.
rulebook-preferans-sheet-cover-all = Games have to be covered: every all-pass covers one later game of each player, and every game that a player has played in the Razbojnik covers one of that player. A game that is made without cover brings only half of its points.
rulebook-preferans-sheet-cover-passes = Games have to be covered: every all-pass covers one later game of each player. A game that is made without cover brings only half of its points.
rulebook-preferans-sheet-cover-dealer = The dealer who sits out an all-pass gets cover from it, too.

# The end of the match.
rulebook-preferans-end-all = The match ends with the deal that closes the last pool.
rulebook-preferans-end-one = The match ends with the deal that closes the first pool.
rulebook-preferans-end-total = The match ends when the pools together hold { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rulebook-preferans-end-round = A round is over when the deal comes back to the first dealer.
rulebook-preferans-end-rounds = { $rounds ->
    [one] { $rounds } round is
   *[other] { $rounds } rounds are
} played, and then one last round; with it the match ends.
rulebook-preferans-end-rounds-owner = Once the rounds that the hill owner has named are over, one last round is played.
rulebook-preferans-end-time-next = A control time is set. The round under way at that moment is finished, then one last round is played, and with it the match ends.
rulebook-preferans-end-time-running = A control time is set. The round under way at that moment is the last, and with it the match ends.
rulebook-preferans-end-time-owner-next = If the hill owner has named a control time instead of a number of rounds, the round under way at that moment is finished, and then one last round is played.
rulebook-preferans-end-time-owner-running = If the hill owner has named a control time instead of a number of rounds, the round under way at that moment is the last.
rulebook-preferans-end-razbojnik = The match ends with the Razbojnik.
rulebook-preferans-end-deals = In any case the match ends after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
rulebook-preferans-end-races = The match consists of { $races ->
    [one] { $races } race
   *[other] { $races } races
}. In each of them pools, hills and rows of all-passes begin anew; the whists stay. For the settlement the pools and the hills of all races are added up.
rulebook-preferans-end-race-closed = A race ends as soon as a pool is closed and no row of all-passes is going on.
rulebook-preferans-end-race-whisted = A race ends with a game that is played out and made, once a pool is closed and no row of all-passes is going on. The first game of a race must be at least a seven.
rulebook-preferans-end-race-pool = { $players ->
    [2] At the end of a race the player who closed a pool first writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on the opponent; if both closed theirs in the same deal, nobody does.
   *[other] At the end of a race the player who closed a pool first writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on each of the others; several who closed theirs in the same deal share.
}
rulebook-preferans-end-race-hill = { $players ->
    [2] At the end of a race the player with the smaller hill writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on the opponent; on equal hills nobody does.
   *[other] At the end of a race the player with the smallest hill writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on each of the others; equal hills share.
}
rulebook-preferans-end-total-pool = { $players ->
    [2] After the last race the player whose pools of all races make the larger sum writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on the opponent.
   *[other] After the last race the player whose pools of all races make the largest sum writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on each of the others.
}
rulebook-preferans-end-total-hill = { $players ->
    [2] After the last race the player whose hills of all races make the smaller sum writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on the opponent.
   *[other] After the last race the player whose hills of all races make the smallest sum writes { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } on each of the others.
}

# Settlement.
rulebook-preferans-settlement-hill-only = Only the hills are settled; pools and whists are left out.
rulebook-preferans-settlement-pool = For every point that a pool is short of being closed { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} added to its owner’s hill.
rulebook-preferans-settlement-pool-kept = For every point that a pool is short of being closed { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} added to its owner’s hill, and as many are subtracted for every point beyond that.
rulebook-preferans-settlement-pool-largest = Every pool is compared with the largest: for every point less { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} added to its owner’s hill.
rulebook-preferans-settlement-hills = { $players ->
    [2] The smallest hill is taken off every hill. What is left is multiplied by { $whists } and divided by { $players }, the number of players: so many whists its owner gives to the opponent.
   *[other] The smallest hill is taken off every hill. What is left is multiplied by { $whists } and divided by { $players }, the number of players: so many whists its owner gives to each of the others.
}
rulebook-preferans-settlement-whists = Then the whists that two players have written on each other are weighed against each other. Together the results add up to zero.
rulebook-preferans-settlement-rounding = Fractions are kept to the end and then rounded so that the sum stays zero.
rulebook-preferans-settlement-winner = Whoever has the highest result wins.

# Faults and penalties.
rulebook-preferans-faults-real = With real cards faults happen. This is what they lead to.
rulebook-preferans-faults-misdeal = A misdeal costs the dealer { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the hill, and the same dealer deals again.
rulebook-preferans-faults-misdeal-again = After a misdeal the same dealer deals again.
rulebook-preferans-faults-twice = A second misdeal in a row costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as an undertrick of a six, and the deal moves on.
rulebook-preferans-faults-twice-proper = A second misdeal in a row costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as an undertrick of a six, and the deal moves on, except in the Razbojnik and in the all-passes after it.
rulebook-preferans-faults-twice-razbojnik = A second misdeal in a row costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as an undertrick of a six.
rulebook-preferans-faults-prompt = Prompting during a game costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the hill.
rulebook-preferans-faults-revoke = A revoke in a game, a card played against the duty to follow or to trump, costs as much on the hill as { $tricks ->
    [one] { $tricks } undertrick
   *[other] { $tricks } undertricks
} of this game. The deal is void, and the same dealer deals again.
rulebook-preferans-faults-revoke-again = After a revoke in a game, a card played against the duty to follow or to trump, the deal is void, and the same dealer deals again.
rulebook-preferans-faults-revoke-passes = In an all-pass whoever revokes pays as if they had taken all the tricks, and the deal counts as played.
rulebook-preferans-faults-undiscarded = A declarer who begins to play without having discarded writes as much on the hill as for { $tricks ->
    [one] { $tricks } undertrick
   *[other] { $tricks } undertricks
} of this game. The deal is void, and the same dealer deals again.
rulebook-preferans-faults-undiscarded-again = If the declarer begins to play without having discarded, the deal is void, and the same dealer deals again.

# Examples: headings, and what stands under one.
rulebook-preferans-example-made = A game that is made
rulebook-preferans-example-failed = A game that fails
rulebook-preferans-example-short = A whister who falls short
rulebook-preferans-example-half = Half a whist
rulebook-preferans-example-misere = A misère that is made
rulebook-preferans-example-misere-failed = A misère that is caught
rulebook-preferans-example-all-pass = An all-pass
rulebook-preferans-example-bomb = A game on a bomb
rulebook-preferans-example-share = A shared game
rulebook-preferans-example-help = Help for another player
rulebook-preferans-example-over = Points that no pool can take
rulebook-preferans-example-race = The end of a race
preferans-rulebook-example-before = A settlement before this deal would bring, in whists: { $totals }.
preferans-rulebook-example-totals = A settlement after this deal would bring, in whists: { $totals }.

# Words of the game.
rulebook-word-call = call
    .meaning = What a player offers to play, said in the auction; each call has to be higher than the one before.
rulebook-word-eldest-hand = eldest hand
    .meaning = The hand that is dealt first, on the dealer’s left; it leads to the first trick.
rulebook-word-defender = defender
    .meaning = Whoever plays against the declarer.
rulebook-word-dummy = dummy
    .meaning = A hand that is dealt to nobody and always passes.
rulebook-word-all-pass = all-pass
    .meaning = A deal without a declarer, in which everybody tries to take few tricks.
rulebook-word-row = row of all-passes
    .meaning = All-passes that follow each other before a game ends them.
rulebook-word-whist = whist
    .meaning = The word of a defender who undertakes to take tricks; also the unit of account: see whists.
rulebook-word-whister = whister
    .meaning = A defender who has said “whist”.
rulebook-word-quota = quota
    .meaning = The tricks that the defence owes when somebody has whisted.
rulebook-word-half-whist = half a whist
    .meaning = A word by which a defender ends the deal and takes the whists for half of the quota.
rulebook-word-open-closed = open, closed
    .meaning = With the hands of the defence laid on the table, or hidden.
rulebook-word-undertrick = undertrick
    .meaning = A trick that is missing from those that were undertaken.
rulebook-word-consolation = consolation
    .meaning = Whists written on the declarer for undertricks.
rulebook-word-pool = pool
    .meaning = Where the points earned in games are written; points here are good.
rulebook-word-hill = hill
    .meaning = Where penalty points are written; points here are bad.
rulebook-word-whists = whists
    .meaning = The unit of account: what one player writes on another, and what the settlement is counted in.
rulebook-word-pulka = pulka
    .meaning = The sheet on which pools, hills and whists are written.
rulebook-word-help = help
    .meaning = To fill another player’s pool, or clear another player’s hill, for whists on that player.
rulebook-word-preferans-bomb = bomb
    .meaning = A mark that multiplies the next game of its owner.
rulebook-word-totus = totus
    .meaning = An announcement that no trick can be lost.
rulebook-word-razbojnik = Razbojnik
    .meaning = “The brigand”, the old first part of the game, in which everybody has to play every kind of game.
rulebook-word-hill-owner = hill owner
    .meaning = The player with the largest hill after the Razbojnik.
rulebook-word-round = round
    .meaning = The deals from the first dealer until the deal comes back to that player.
rulebook-word-race = race
    .meaning = A part of the match that begins with empty pools and hills and ends with a closed pool.
rulebook-word-layout = layout
    .meaning = Which cards lie in which hand.
