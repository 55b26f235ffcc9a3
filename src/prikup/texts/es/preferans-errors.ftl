# Preferans: qué no se puede y por qué.

# La subasta.
error-no_dark = Aquí no se puja ni se pasa a ciegas.
error-back_light = Pasaste a ciegas: solo puedes volver tras mirar tus cartas.
error-look_first = Mira primero tus cartas.
error-no_pass_dark = Aquí solo puede pasar a ciegas quien habla primero.
error-pass_dark_late = Alguien ya ha pujado: es tarde para pasar a ciegas.
error-no_hold = No puedes mantener esta puja.
error-no_such_game = No existe ese juego.
error-no_hand_call = Eso no se puja aquí sin talón.
error-misere_bound = Pujaste misère: solo te queda la misère sin talón.
error-misere_first_word = La misère solo se puja como primera palabra.
error-call_too_low = Muy bajo: hay que superar la última puja.
error-exit_level = Salida de los pases generales: el juego más bajo es ahora { preferans-errors-level }.
# Auxiliar.
preferans-errors-level = { $level ->
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[other] diez
}

# El talón y el juego.
error-lay_two = Hay que descartar dos cartas.
error-no_surrender = Este juego no se puede rendir.
error-no_totus = Ahora no se puede anunciar un totus.
error-totus_late = El totus se anuncia con doce cartas en la mano, antes del descarte.
error-bad_helps = Este totus ayuda al menos a { $least ->
    [one] { $least } compañero
   *[other] { $least } compañeros
} y como mucho a { $most }.
error-no_misere = Ahora no puedes elegir misère.
error-misere_stands = Pujaste misère: hay que jugarla.
error-game_too_low = Muy bajo: pujaste { preferans-errors-level } { SUIT($strain) }.
error-game_not_owed = Ese juego del Bandolero ya está jugado: { preferans-errors-level }.
error-no_share = Este juego no se puede compartir.
error-bad_bomb = No tienes esa bomba para elegir.

# La defensa.
error-no_half = Ahora no se puede decir medio whist.
error-no_glance = Puedes mirar las cartas de uno de los dos que pasaron, y solo antes de hablar.
error-glance_first = Mira antes las cartas de uno de los dos que pasaron: serán las que juegues.
error-one_whister = Aquí solo uno puede hacer whist, y alguien ya lo hace.
error-face_fixed = Abierto o cerrado, aquí lo deciden las reglas.

# Bazas y ofertas.
error-other_hand_plays = { $you ->
    [seat] Juega ahora una de tus propias cartas.
   *[other] Juega ahora con las otras cartas: { $seat }.
}
error-no_offers = Aquí el resto no se reparte por acuerdo.
error-offer_between_tricks = Las ofertas se hacen entre dos bazas.
error-offer_refused = Se rechazó una oferta; juega antes una baza.
error-offer_without_stake = Con estas bazas no ganas ni pierdes nada: no tienes qué ofrecer.
error-offer_too_early = Demasiado pronto: entre tres jugadores se reparten solo { $left ->
    [one] la última baza
   *[other] las últimas { $left } bazas
}.
error-offer_impossible = Las bazas no se pueden repartir así.

# Ayuda, condiciones, hora límite.
error-help_barred = { $you ->
    [seat] Ahora no se te puede ayudar.
   *[other] Ahora no se puede ayudar a este jugador: { $seat }.
}
error-help_impossible = Así no se puede ayudar.
error-bad_price = El precio del whist es un número entero de 1 a { $most }.
error-bad_pool = El pozo es un número de 1 a { $most }.
error-bad_circles = El número de vueltas debe ser de { $least } a { $most }.
error-no_control_time = Ahora no hay hora límite.

# Posiciones puestas a mano, además de las de todos los juegos.
error-not_kept = Estas reglas no llevan «{ $field }».
error-unknown_stage = No hay etapa «{ $stage }».
error-unknown_word = «{ $word }» no es posible en «{ $field }».
error-whists_on_oneself = Nadie anota whists contra sí mismo: { $seat }.
error-stage_impossible = Estas reglas no llegan a esta etapa: { WORD($stage, of: "stage") }.
error-owed_impossible = Esos juegos pendientes del Bandolero son imposibles.
error-bid_impossible = Nadie pudo ganar la mano con esa puja.
error-defence_impossible = Esas palabras de la defensa son imposibles.
error-passes_impossible = Ese pase general es imposible.
error-talon_leads = A esta baza sale el talón: { $card }.
error-leader_impossible = { $seat } no puede salir a esta baza.
error-conduct_impossible = Estas cartas no se pueden jugar ni abrir así.
error-offering_impossible = Esa oferta es imposible.
error-judging_impossible = El contrato corto no se puede juzgar así.
error-results_impossible = El resultado no puede ser { $results }.
preferans-error-wrong_cards = { $why ->
    [hands] Sobran o faltan jugadores.
    [twice] Una carta se repartió dos veces.
    [pack] Las cartas de los jugadores y el talón no forman una baraja completa.
    [count] A un jugador le sobran o le faltan cartas.
   *[other] Esas no son las cartas.
}
preferans-error-wrong_pack = Falta la baraja.
preferans-error-talon_impossible = Hay cartas del talón donde no pueden estar: { $seat }.
preferans-error-auction_impossible = Esa subasta es imposible: { $why ->
    [stage] en esta mano no hay subasta
    [passed] esos jugadores no pudieron pasar
    [spoken] quien pujó o pasó ya habló
    [unseen] esas cartas no pueden estar sin mirar
    [dark] así no se pasa a ciegas
    [standing] estas reglas no tienen esa puja
    [turn] le toca al siguiente que no ha pasado
   *[other] { $why }
}.
preferans-error-contract_impossible = Ese juego es imposible: { $why ->
    [named] ninguna puja lleva a él
    [totus] ese totus no se puede anunciar
   *[other] { $why }
}.

# An outcome handed to the scoring, not played.
error-outcome_defence = Esta defensa no encaja con el juego: defienden otros, o sus palabras no corresponden.
error-outcome_cards = «{ $field }» deben ser dos cartas distintas de la baraja.
error-outcome_help = Aquí no se puede elegir así: { $seat }.
