# Cartas y puestos. El atributo .art es la carta con su artículo: la dama, el rey.
suit-spades = picas
    .sign = ♠
suit-clubs = tréboles
    .sign = ♣
suit-diamonds = diamantes
    .sign = ♦
suit-hearts = corazones
    .sign = ♥
suit-none = sin triunfo
    .sign = ST

rank-seven = siete
    .art = el siete
    .letter = 7
rank-eight = ocho
    .art = el ocho
    .letter = 8
rank-nine = nueve
    .art = el nueve
    .letter = 9
rank-ten = diez
    .art = el diez
    .letter = 10
rank-jack = jota
    .art = la jota
    .letter = J
rank-queen = dama
    .art = la dama
    .letter = Q
rank-king = rey
    .art = el rey
    .letter = K
rank-ace = as
    .art = el as
    .letter = A

card-words = { $rank } de { $suit }

seat-table = la mesa
seat-number = puesto { $number }
