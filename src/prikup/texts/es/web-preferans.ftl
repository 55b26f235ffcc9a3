# Preferans en el navegador y en la terminal. $name es quién, $game un juego como lo escribe preferans-game.

web-preferans-title = Preferans
web-preferans-about = El juego ruso de diez bazas: pujas, whists, misères y pases generales, de las reglas de 1971 a Sochi, Leningrado y Rostov.
web-preferans-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}

# Los reglamentos en pocas palabras.
web-preset-preferans-klassika = Las reglas de 1971 a la letra: Bandolero, luego juegos a ciegas, bombas, cobertura y las condiciones del dueño del monte.
web-preset-preferans-sochinka = Sin Bandolero, juegos a ciegas ni bombas: lo ganado va al pozo y ayuda, hasta cerrar todos los pozos.
web-preset-preferans-leningradka = Lo ganado se descuenta primero del monte y luego llena el pozo; el primer pozo cerrado acaba la partida.
web-preset-preferans-gusarik = Solo el Bandolero: cada cual juega una vez seis, siete, ocho, nueve, diez y misère.
web-preset-preferans-sochi = Tres jugadores, whist con plena responsabilidad y codicioso, pases generales a 1, 2, 3. El mejor para empezar.
web-preset-preferans-sochi-4 = Sochi para cuatro: en los pases generales, quien reparte descubre el talón y anota las bazas que este gana.
web-preset-preferans-leningrad = Monte y whists dobles, whist de caballeros, media responsabilidad, sin ayuda; hasta un pozo cerrado.
web-preset-preferans-rostov = Los pases generales dan whists, diez whists por baza que falta, el talón se paga.
web-preset-preferans-skachki = Cuatro jugadores, cuatro carreras a un pozo de 22, con premios por el primer pozo y el monte más pequeño.
web-preset-preferans-kazakh = Valores por cuatro, pozo de 120; quien pasó no anota consolación.
web-preset-preferans-fspr = Cuatro jugadores, pozo sin límite, tres vueltas y una última; los pases generales acaban con un siete cumplido con whist.
web-preset-preferans-kodeks-1996 = Sochi con whist en diez y pases generales que cuestan siempre lo mismo.
web-preset-preferans-hussar-2 = Dos jugadores y un muerto que siempre pasa; quien hace whist juega también sus cartas.

# Lo que se pregunta.
web-preferans-prompt-auction = Tu puja
web-preferans-prompt-unseen = Tu puja, sin haber visto las cartas
web-preferans-prompt-taking = ¿Tomas el talón o lo dejas?
web-preferans-prompt-laying = Descarta dos cartas
web-preferans-prompt-laying-totus = Totus: descarta dos cartas del declarante
web-preferans-prompt-naming = ¿Qué juegas?
web-preferans-prompt-brigand = ¿Cuál de tus juegos juegas?
web-preferans-prompt-sharing = { $name } te ofrece { $game } a medias
web-preferans-prompt-whisting = ¿Haces whist contra { $game }?
web-preferans-prompt-whisting-dealer = Los dos pasaron: ¿haces whist contra { $game }?
web-preferans-prompt-choosing = ¿Abierto o cerrado?
web-preferans-prompt-playing = Tu carta
web-preferans-prompt-playing-other = Una carta de { $name }
web-preferans-prompt-offering = { $name } ofrece acabar la mano
web-preferans-prompt-demand = Más bazas que las anunciadas: ¿pides la prueba?
web-preferans-prompt-lay = ¿Hay una distribución en que no ganas más de lo anunciado?
web-preferans-prompt-look = { $name } muestra una distribución: ¿la aceptas?
web-preferans-prompt-verdict = ¿Cuántas bazas da la peor distribución al declarante?
web-preferans-prompt-judged = La mesa examina las distribuciones.
web-preferans-prompt-helping = { $points ->
    [one] Sobra { $points } punto: ¿a quién ayuda?
   *[other] Sobran { $points } puntos: ¿a quién ayudan?
}
web-preferans-prompt-terming = El monte es tuyo: pon las condiciones

# La mesa.
web-preferans-talon = Talón
web-preferans-card-talon = { $card }, del talón
web-preferans-discard = Descarte
web-preferans-tricks = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
web-preferans-tricks-due = { $count } de { $due }
web-preferans-plays = juega { $game }
web-preferans-called = puja { $game }
web-preferans-misere = misère
web-preferans-passes = Pase general, { $price } al monte por baza
web-preferans-passes-whists = Pase general, { $price ->
    [one] { $price } whist
   *[other] { $price } whists
} por baza
web-preferans-totus = totus
web-preferans-hand = sin talón
web-preferans-dark = a ciegas
web-preferans-on-bomb = { $times ->
    [2] con una bomba
    [4] con una bomba doble
   *[other] con un abeto
}
web-preferans-shared = a medias con quien reparte
web-preferans-declarer = declarante
web-preferans-whister = whist
web-preferans-rests = reparte y descansa
web-preferans-first-hand = habla primero
web-preferans-open = abierto
web-preferans-closed = cerrado
web-preferans-plays-for = + cartas: { $name }
web-preferans-not-owed = ya jugado
web-preferans-least = Pujas desde { $game }
web-preferans-stage-brigand = Bandolero: { $left ->
    [one] queda { $left } juego
   *[other] quedan { $left } juegos
}
web-preferans-stage-circles = Vueltas de pases generales: { $left ->
    [one] queda { $left } mano
   *[other] quedan { $left } manos
}
web-preferans-circle = Vuelta { $circle }
web-preferans-circle-of = Vuelta { $circle } de { $circles }
web-preferans-circle-last = Última vuelta
web-preferans-control-time = Pasó la hora límite
web-preferans-race = Carrera { $race } de { $races }

# Botones.
web-preferans-look = Mirar las cartas
web-preferans-suits = Palo
web-preferans-call = Pujar { $game }
web-preferans-declare = Jugar { $game }
web-preferans-share-with = Ofrecer a medias: { $name }
web-preferans-choose-bomb = Bomba
web-preferans-choose-helps = A quién ayuda el totus
web-preferans-lay = Descartar
web-preferans-lay-more = { $count ->
    [one] Marca { $count } carta más
   *[other] Marca { $count } cartas más
}
web-preferans-time-up = Pasó la hora límite

# La oferta de repartir el resto.
web-preferans-offer = Proponer el reparto de bazas
web-preferans-offer-title = ¿Cómo se reparten las bazas que quedan?
web-preferans-offer-of = Bazas de { $name } en total
web-preferans-offer-mine = Mis bazas en total
web-preferans-offer-left = { $count ->
    [0] Todas repartidas
    [one] Queda { $count } baza por repartir
   *[other] Quedan { $count } bazas por repartir
}
web-preferans-offer-all = El resto es mío
web-preferans-offer-nothing = Cedo el resto
web-preferans-offer-send = Ofrecer
web-preferans-offer-agree = Aceptar
web-preferans-offer-refuse = Seguir jugando
web-preferans-offer-waits = Falta la respuesta de { $names }

# Contrato corto.
web-preferans-demand = Pedir la prueba
web-preferans-waive = No pedirla
web-preferans-own-up = No hay tal distribución
web-preferans-show-lay = La hay
web-preferans-content = Estoy de acuerdo
web-preferans-not-content = No estoy de acuerdo
web-preferans-verdict = Al menos { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}

# Ayuda, condiciones.
web-preferans-help-partner = Pozo de { $name }: { $pool } de { $size }
web-preferans-help-own = Monte propio: { $hill }
web-preferans-key-ladder = recorrer la escalera de juegos
web-preferans-key-misere = misère; con Mayús sin talón
web-preferans-key-manner = sin talón, a medias con quien reparte, con otra bomba
web-preferans-key-totus = totus
web-preferans-key-offer = proponer el reparto de bazas; + − y . , cambian las bazas
web-preferans-key-verdict = el veredicto, cuando se pide
web-preferans-terms-title = Condiciones del juego
web-preferans-terms-price = Precio del whist
web-preferans-terms-pool = Pozo, de { $least } a { $most }
web-preferans-terms-circles = Vueltas
web-preferans-terms-time = hasta la hora límite
web-preferans-terms-set = Poner las condiciones
web-preferans-terms-line = Whist a { $price }, pozo de { $pool }

# La pulka: la hoja de anotación y sus signos.
web-preferans-pulka = Pulka
web-preferans-pool = Pozo
web-preferans-hill = Monte
web-preferans-whists = Whists
web-preferans-whists-on = Whists contra { $name }
web-preferans-total = si se liquidara ahora
web-preferans-past = de carreras acabadas
web-preferans-bombs = Bombas
web-preferans-owed = Juegos pendientes
web-preferans-passes-count = Pases generales
web-preferans-games = Juegos cumplidos
web-preferans-games-covered = { $used }, cobertura { $cover }
web-preferans-first-dealer = quien reparte primero
web-preferans-legend = Qué significan los signos
web-preferans-legend-middle = en el centro: el tamaño del pozo y el precio del whist; la flecha señala a quien repartió primero
web-preferans-legend-hill = junto al centro: el monte, puntos de castigo
web-preferans-legend-pool = a su lado: el pozo, puntos ganados
web-preferans-legend-whists = en el borde: whists contra cada uno de los demás
web-preferans-legend-flag = una bandera: monte borrado
web-preferans-legend-closed = pozo cerrado
web-preferans-legend-bomb = un techo: bomba, el juego cuenta doble
web-preferans-legend-double = dos techos: bomba doble, cuatro veces
web-preferans-legend-fir = tres techos: abeto, ocho veces
web-preferans-legend-wheel = rueda: 100 whists
web-preferans-legend-bicycle = bicicleta: 200 whists
web-preferans-legend-motorcycle = moto: 300 whists
web-preferans-legend-car = coche: 400 whists
web-preferans-legend-locomotive = locomotora: 500 whists

# El resultado de una mano, la liquidación.
web-preferans-result-made = { $name }: { $game } cumplido, { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}.
web-preferans-result-failed = { $name }: { $game } no cumplido por { $missing ->
    [one] { $missing } baza
   *[other] { $missing } bazas
}.
web-preferans-result-unplayed = { $name }: { $game } cumplido, nadie hizo whist.
web-preferans-result-half = { $name }: { $game } cumplido sin jugar, medio whist.
web-preferans-result-surrendered = { $name }: { $game } rendido.
web-preferans-result-misere = { $tricks ->
    [0] { $name }: misère cumplida.
    [one] { $name }: misère no cumplida, { $tricks } baza.
   *[other] { $name }: misère no cumplida, { $tricks } bazas.
}
web-preferans-result-passes = Pase general – { $tricks }.
web-preferans-settlement = Liquidación
web-preferans-settlement-hill = Monte más lo que falta al pozo
web-preferans-settlement-amnesty = menos el monte más pequeño
web-preferans-settlement-each = whists a cada uno
web-preferans-settlement-written = whists anotados
web-preferans-settlement-result = Resultado en whists
web-preferans-settlement-money = a { $price } el whist

# Más de la mesa.
web-preferans-ladder = Juegos, de seis picas a diez sin triunfo
web-preferans-manner = Cómo se juega
web-preferans-plain = con el talón
web-preferans-not-looked = aún no ha mirado sus cartas
web-preferans-played-by = juega { $name }
web-preferans-quota = la defensa debe hacer { $count }
web-preferans-race-number = Carrera { $race }
web-preferans-misere-sign = M
web-preferans-deals = Las manos, línea a línea
