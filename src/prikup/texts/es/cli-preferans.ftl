# Preferans en la terminal: la mesa, la hoja como texto, el relato.

cli-preferans-score = pozo { $pool } · monte { $hill }
cli-preferans-bomb = { $times ->
    [2] bomba
    [4] bomba doble
   *[other] abeto
}
cli-preferans-owed = faltan { $games }
cli-preferans-misere = M
cli-preferans-plays = { $you ->
    [yes] juegas
   *[no] juega
} { $game }
cli-preferans-word-whist = { $you ->
    [yes] haces whist
   *[no] hace whist
}
cli-preferans-word-pass = { $you ->
    [yes] pasas
   *[no] pasa
}
cli-preferans-word-half = medio whist
cli-preferans-word-bound = { $you ->
    [yes] debes hacer whist
   *[no] debe hacer whist
}
cli-preferans-word-watch = { $you ->
    [yes] defiendes
   *[no] defiende
}
cli-preferans-own-hand = Tus propias cartas: { $cards }
cli-preferans-you-rest = Has repartido y no juegas esta mano.
cli-preferans-dial-terms = whist { $price } · pozo { $pool } · vueltas { $circles }
cli-preferans-marks = Intro marca una carta
cli-preferans-act-dark = { $game } a ciegas
cli-preferans-offer-back = seguir jugando
cli-preferans-note-two = Ya hay dos cartas marcadas: Intro las descarta; espacio sobre una de ellas quita la marca.

# La hoja.
cli-preferans-size = pozo { $size }
cli-preferans-price = whist { $price }
cli-preferans-legend = del borde al centro: { $legend }
cli-preferans-now = resultado
cli-preferans-row = { $name }  pozo { $pool }  monte { $hill }  whists: { $whists }  resultado { $total }

# Bazas.
cli-preferans-taken = Baza: { $name }
cli-preferans-trick = { $cards }: { $name }

# Cómo acabó el reparto.
cli-preferans-result-passes = { $ending } – { $tricks }.
cli-preferans-result-unplayed = { $name }: { $game } – { $ending }.
cli-preferans-result-misere = { $name }: { $game } – { $tricks ->
    [0] cumplida, sin bazas
    [one] no cumplida, { $tricks } baza
   *[other] no cumplida, { $tricks } bazas
}.
cli-preferans-result-played = { $name }: { $game } – { $missing ->
    [0] cumplido
    [one] falta { $missing } baza
   *[other] faltan { $missing } bazas
}, { $tricks ->
    [one] { $tricks } baza ganada
   *[other] { $tricks } bazas ganadas
}.

preferans-cli-help-table =
    Las teclas de arriba sirven siempre. La barra muestra las demás cuando se pueden usar:
    ← →, ↑ ↓ – en la subasta y al nombrar el juego: por la escalera de pujas, y el número de bazas
    p, k – pasar, mantener
    m, n – misère, misère sin el talón
    w, a – whist, medio whist
    o, c – jugar abierto o cerrado (o también mira las cartas que están boca abajo)
    t, n – tomar el talón, o dejarlo
    y, n – aceptar, rechazar
    z – ofrecer el reparto de las bazas que quedan
    d – pedir la prueba
    g – mirar las cartas de quien pasó
    x – pasar a ciegas; rendir el juego
    u – anotar que pasó la hora límite
    a, b, d… – también las otras formas de pujar o jugar el juego elegido (sin talón, a medias, con otra bomba) y los compañeros a quienes se puede ayudar

    Para descartar dos cartas, márcalas con Intro o espacio y pulsa Intro. Cuando juegas las cartas de tu compañero, están abajo en su turno. Las cartas con ▲ se pueden jugar; Intro en otra dice por qué no. El ratón también sirve.
