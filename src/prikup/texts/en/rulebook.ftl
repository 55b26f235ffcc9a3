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
    [one] In one point this table plays otherwise than the rules it is named for:
   *[other] In these points this table plays otherwise than the rules it is named for:
}
rulebook-sources = Source

# Where rules come from.
rulebook-document-russian = the Russian rules of Thousand
rulebook-document-english = the English rules of 1,000
rulebook-document-polish = the Polish rules of Tysiąc
rulebook-document-german = the German and Austrian rules of 1001
rulebook-document-preferans = the rules of Preferans
rulebook-document-beyond = a house rule
