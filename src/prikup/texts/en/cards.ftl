# Cards and seats. Suits: attribute .sign, and .letters that a hand is typed with; ranks: attribute .letter.
suit-spades = spades
    .sign = ♠
    .letters = S
suit-clubs = clubs
    .sign = ♣
    .letters = C
suit-diamonds = diamonds
    .sign = ♦
    .letters = D
suit-hearts = hearts
    .sign = ♥
    .letters = H
suit-none = no trump
    .sign = NT

rank-seven = seven
    .letter = 7
rank-eight = eight
    .letter = 8
rank-nine = nine
    .letter = 9
rank-ten = ten
    .letter = 10
rank-jack = jack
    .letter = J
rank-queen = queen
    .letter = Q
rank-king = king
    .letter = K
rank-ace = ace
    .letter = A

card-words = { $rank } of { $suit }

seat-table = the table
seat-number = seat { $number }
