# Preferans im Terminal: der Tisch, der Zettel als Text, die Erzählung.

cli-preferans-score = Pool { $pool } · Berg { $hill }
cli-preferans-bomb = { $times ->
    [2] Bombe
    [4] Doppelbombe
   *[other] Tanne
}
cli-preferans-owed = noch { $games }
cli-preferans-misere = M
cli-preferans-plays = { $you ->
    [yes] spielst
   *[no] spielt
} { $game }
cli-preferans-word-whist = { $you ->
    [yes] whistest
   *[no] whistet
}
cli-preferans-word-pass = { $you ->
    [yes] passt
   *[no] passt
}
cli-preferans-word-half = halber Whist
cli-preferans-word-bound = { $you ->
    [yes] musst whisten
   *[no] muss whisten
}
cli-preferans-word-watch = { $you ->
    [yes] spielst dagegen
   *[no] spielt dagegen
}
cli-preferans-own-hand = Dein eigenes Blatt: { $cards }
cli-preferans-you-rest = Du hast gegeben und setzt in diesem Spiel aus.
cli-preferans-dial-terms = Whist { $price } · Pool { $pool } · Runden { $circles }
cli-preferans-marks = Enter markiert eine Karte
cli-preferans-act-dark = { $game } blind
cli-preferans-offer-back = weiterspielen
cli-preferans-note-two = Zwei Karten sind schon markiert: Enter drückt sie; die Leertaste auf einer davon hebt die Markierung auf.

# Der Zettel.
cli-preferans-size = Pool { $size }
cli-preferans-price = Whist { $price }
cli-preferans-legend = vom Rand zur Mitte: { $legend }
cli-preferans-now = Ergebnis
cli-preferans-row = { $name }  Pool { $pool }  Berg { $hill }  Whists: { $whists }  Ergebnis { $total }

# Stiche.
cli-preferans-taken = Stich: { $name }
cli-preferans-trick = { $cards }: { $name }

# Wie ein Spiel ausging.
cli-preferans-result-passes = { $ending } – { $tricks }.
cli-preferans-result-unplayed = { $name }: { $game } – { $ending }.
cli-preferans-result-misere = { $name }: { $game } – { $tricks ->
    [0] gewonnen, kein Stich
    [one] verloren, { $tricks } Stich
   *[other] verloren, { $tricks } Stiche
}.
cli-preferans-result-played = { $name }: { $game } – { $missing ->
    [0] gewonnen
    [one] { $missing } Stich fehlt
   *[other] { $missing } Stiche fehlen
}, { $tricks ->
    [one] { $tricks } Stich gemacht
   *[other] { $tricks } Stiche gemacht
}.

preferans-cli-help-table =
    Die Tasten oben gehen immer. Die übrigen zeigt die Leiste, wenn sie etwas bewirken:
    ← →, ↑ ↓ – beim Reizen und beim Ansagen: auf der Leiter der Gebote, und die Zahl der Stiche
    p, k – passen, halten
    m, n – Misere, Misere ohne Talon
    w, a – Whist, halber Whist
    o, c – offen oder verdeckt spielen (o sieht auch verdeckt liegende Karten an)
    t, n – den Talon nehmen oder liegen lassen
    y, n – annehmen, ablehnen
    z – die Teilung der restlichen Stiche anbieten
    d – den Nachweis verlangen
    g – die Karten eines Spielers ansehen, der gepasst hat
    x – blind passen; das Spiel aufgeben
    u – eintragen, dass die Kontrollzeit um ist
    a, b, d… – auch die anderen Arten, das gewählte Spiel zu reizen oder zu spielen (ohne Talon, geteilt, auf einer anderen Bombe), und die Partner, denen man helfen kann

    Um zwei Karten zu drücken, markiere sie mit Enter oder Leertaste und drücke Enter. Wenn du die Hand deines Partners spielst, liegt sie unten, sobald sie an der Reihe ist. Karten mit ▲ dürfen gespielt werden; Enter auf einer anderen sagt, warum nicht. Die Maus geht auch.
