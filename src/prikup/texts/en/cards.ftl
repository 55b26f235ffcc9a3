# Cards and seats. Suits: attribute .sign; ranks: attribute .letter.
suit-spades = spades
    .sign = ♠
suit-clubs = clubs
    .sign = ♣
suit-diamonds = diamonds
    .sign = ♦
suit-hearts = hearts
    .sign = ♥
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
