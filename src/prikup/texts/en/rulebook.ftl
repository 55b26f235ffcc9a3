# The frame of every rulebook.
rulebook-chapter-aim = What it is about
rulebook-chapter-cards = Players and cards
rulebook-chapter-deal = The deal
rulebook-chapter-redeal = Dealing anew
rulebook-chapter-auction = The auction
rulebook-chapter-talon = The talon
rulebook-chapter-contract = The contract
rulebook-chapter-whist = Whisting
rulebook-chapter-play = The play
rulebook-chapter-marriages = Marriages
rulebook-chapter-passes = All-passes
rulebook-chapter-scoring = Scoring a deal
rulebook-chapter-sheet = From deal to deal
rulebook-chapter-end = The end of the match
rulebook-chapter-settlement = Settlement
rulebook-chapter-faults = Faults and penalties
rulebook-chapter-house = House rules of this table
rulebook-chapter-glossary = Words of the game
rulebook-house-rules = { $rules ->
    [one] In one point this table differs from the rule set it is named after:
   *[other] In these points this table differs from the rule set it is named after:
}
rulebook-house-without = { $rules ->
    [1] One rule of the rule set that this table is named after is not played here:
   *[other] These rules of the rule set that this table is named after are not played here:
}
rulebook-title-players = { $title } – { $players ->
    [2] here for two
    [4] here for four
   *[3] here for three
}
rulebook-sources = Source
rulebook-contents = Contents
rulebook-chapter-examples = Examples
rulebook-examples-about = These deals were played by the program under the rules of this table, until what they show had happened.
# The players of the examples, four names in the order of their seats; they are never inflected.
rulebook-players = Anna Boris Clara David
rulebook-example-hand = { $name } holds { $cards }.
rulebook-example-line = { $name } { $amount }: { $words }
rulebook-example-before = Totals before it: { $totals }.
rulebook-example-totals = Totals after it: { $totals }.

# Where rules come from.
rulebook-document-russian = the Russian rules of Thousand
rulebook-document-english = the English rules of 1,000
rulebook-document-polish = the Polish rules of Tysiąc
rulebook-document-german = the German and Austrian rules of 1001
rulebook-document-preferans = the rules of Preferans
rulebook-document-beyond = a house rule

# Words of the games. The meaning holds for every rule set.
# .forms: beginnings of other forms of the word, parted by commas; by them it is found in a sentence.
rulebook-word-auction = auction
    .meaning = The bidding that decides who plays the deal, and for what.
rulebook-word-barrel = barrel
    .meaning = A total shortly before the target, at which a player stops and from which only an own contract wins.
rulebook-word-bid = bid
    .meaning = What a player offers in the auction.
rulebook-word-bolt = bolt
    .meaning = A mark for a deal in which a player took nothing.
rulebook-word-bomb = bomb
    .meaning = A way for the declarer to leave a deal without loss.
rulebook-word-buyback = buyback
    .meaning = A new deal for which the declarer pays a price.
rulebook-word-call-golden = to call golden
    .meaning = To play a strong hand as it was dealt, without auction and talon.
    .forms = call golden
rulebook-word-contra = contra
    .meaning = A defender’s word that multiplies the contract.
rulebook-word-contract = contract
    .meaning = What the declarer has promised to take.
rulebook-word-cross = cross
    .meaning = A mark for a contract that failed.
rulebook-word-dark = dark
    .meaning = Without having looked at one’s cards.
rulebook-word-deal = deal
    .meaning = One round of the game, from dealing the cards to writing the score.
rulebook-word-dealer = dealer
    .meaning = The player who deals the cards.
rulebook-word-declarer = declarer
    .meaning = The player who won the auction and plays against the others.
rulebook-word-discard = discard
    .meaning = A card that the declarer lays aside and does not play.
rulebook-word-drowned-marriage = drowned marriage
    .meaning = A declared marriage of which another player took a card.
    .forms = drowned
rulebook-word-dump-truck = dump truck
    .meaning = A total that tips over to zero.
rulebook-word-fall = fall
    .meaning = Leaving the barrel against one’s will, at a price.
rulebook-word-four-aces = four aces
    .meaning = All the aces in one hand, declared like a marriage.
rulebook-word-golden = golden deal
    .meaning = A deal at the beginning of the match that counts double.
    .forms = golden
rulebook-word-marriage = marriage
    .meaning = King and queen of one suit in one hand.
rulebook-word-misdeal = misdeal
    .meaning = A deal that went wrong, such as a card too many.
rulebook-word-misere = misère
    .meaning = A contract to take no trick.
rulebook-word-pit = pit
    .meaning = A total below the target at which a player stops until an own contract is made.
rulebook-word-recontra = recontra
    .meaning = The declarer’s answer to contra, which multiplies the contract once more.
rulebook-word-redeal = new deal
    .meaning = Cards dealt afresh by the same dealer; the deal thrown in is not written.
rulebook-word-rest = rest
    .meaning = The tricks that are still to be played.
rulebook-word-reverse-barrel = reverse barrel
    .meaning = A total far below zero at which a player stops and may lose the match.
rulebook-word-revoke = revoke
    .meaning = A card played against the duties of a trick.
rulebook-word-sale = sale
    .meaning = An offer of cards together with the contract, to whoever bids more.
    .forms = sell
rulebook-word-slam = slam
    .meaning = All the tricks of a deal.
rulebook-word-stock = stock
    .meaning = The cards from which the players draw after a trick.
rulebook-word-talon = talon
    .meaning = The cards in the middle that the auction is about.
rulebook-word-threshold = threshold
    .meaning = A total from which on a player scores only as declarer.
rulebook-word-trick = trick
    .meaning = One card from each player; the best of them takes all.
rulebook-word-trump = trump
    .meaning = The suit that beats the others.
rulebook-word-write-off = write-off
    .meaning = Giving a deal up before it is played out.
    .forms = write
