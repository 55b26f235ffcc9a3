# Karten und Plätze. Kartennamen stehen ohne Artikel (Herz-Dame) und werden nicht gebeugt.
suit-spades = Pik
    .sign = ♠
    .letters = P
suit-clubs = Kreuz
    .sign = ♣
    .letters = Kr
suit-diamonds = Karo
    .sign = ♦
    .letters = Ka
suit-hearts = Herz
    .sign = ♥
    .letters = H
suit-none = ohne Trumpf
    .sign = oT

rank-seven = Sieben
    .letter = 7
rank-eight = Acht
    .letter = 8
rank-nine = Neun
    .letter = 9
rank-ten = Zehn
    .letter = 10
rank-jack = Bube
    .acc = Buben
    .letter = B
rank-queen = Dame
    .letter = D
rank-king = König
    .letter = K
rank-ace = Ass
    .letter = A

card-words = { $suit }-{ $rank }
    .nom = { $name ->
        [jack] der
        [king] der
        [ace] das
       *[other] die
    } { $suit }-{ $rank }
    .acc = { $name ->
        [jack] den
        [king] den
        [ace] das
       *[other] die
    } { $suit }-{ $rank }

seat-table = der Tisch
seat-number = Platz { $number }
