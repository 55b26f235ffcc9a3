# Preferans: qué no se puede y por qué.

# La subasta.
error-no_dark = Aquí no se juega a ciegas.
error-back_light = Pasaste a ciegas: solo puedes volver tras mirar tus cartas.
error-look_first = Mira primero tus cartas.
error-no_pass_dark = Aquí solo puede pasar a ciegas quien habla primero.
error-pass_dark_late = Alguien ya ha cantado: es tarde para pasar a ciegas.
error-no_hold = No puedes mantener este canto.
error-no_such_game = No existe ese juego.
error-no_hand_call = Eso no se canta aquí sin talón.
error-misere_bound = Cantaste misere: solo te queda la misere sin talón.
error-misere_first_word = La misere solo se canta como primera palabra.
error-call_too_low = Muy bajo: hay que superar el último canto.
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
error-no_misere = Ahora no puedes elegir misere.
error-misere_stands = Cantaste misere: hay que jugarla.
error-game_too_low = Muy bajo: cantaste { preferans-errors-level } { SUIT($strain) }.
error-game_not_owed = Ese juego del Bandolero ya está jugado: { preferans-errors-level }.
error-no_share = Este juego no se ofrece a medias.
error-bad_bomb = No tienes esa bomba para elegir.

# La defensa.
error-no_half = Ahora no se puede decir medio whist.
error-no_glance = Puedes mirar una de las dos manos que pasaron, y solo antes de hablar.
error-glance_first = Mira antes una de las dos manos que pasaron: será la que juegues.
error-one_whister = Aquí solo uno puede decir whist, y ya lo hay.
error-face_fixed = Abierto o cerrado, aquí lo deciden las reglas.

# Bazas y ofertas.
error-other_hand_plays = Toca una carta de otra mano: { $seat }.
error-no_offers = Aquí el resto no se reparte por acuerdo.
error-offer_between_tricks = Las ofertas se hacen entre dos bazas.
error-offer_refused = Se rechazó una oferta; juega antes una baza.
error-offer_without_stake = Con estas bazas no ganas ni pierdes nada: no tienes qué ofrecer.
error-offer_too_early = Demasiado pronto: entre tres se reparten solo las últimas { $left ->
    [one] { $left } baza
   *[other] { $left } bazas
}.
error-offer_impossible = Las bazas no se pueden repartir así.

# Ayuda, condiciones, hora límite.
error-help_barred = Ahora no se puede ayudar a este jugador: { $seat }.
error-help_impossible = Así no se puede ayudar.
error-bad_price = El precio del whist es un número entero de 1 a { $most }.
error-bad_pool = El pozo es un número de 1 a { $most }.
error-bad_circles = Vueltas: de { $least } a { $most }.
error-no_control_time = Ahora no hay hora límite.

# Posiciones puestas a mano, además de las de todos los juegos.
error-not_kept = Estas reglas no llevan «{ $field }».
error-unknown_stage = No hay etapa «{ $stage }».
error-unknown_word = En «{ $field }» no puede estar «{ $word }».
error-whists_on_oneself = Nadie anota whists contra sí mismo: { $seat }.
error-stage_impossible = Estas reglas no llegan a esta etapa: { WORD($stage, of: "stage") }.
error-owed_impossible = Los juegos que quedan del Bandolero no pueden estar así.
error-bid_impossible = Nadie pudo ganar la mano con ese canto.
error-defence_impossible = La defensa no pudo hablar así.
error-passes_impossible = Ningún pase general se juega así.
error-talon_leads = A esta baza sale el talón: { $card }.
error-leader_impossible = { $seat } no puede salir a esta baza.
error-conduct_impossible = Nadie juega ni abre estas cartas así.
error-offering_impossible = No puede haber esa oferta.
error-judging_impossible = El contrato corto no se juzga así.
error-results_impossible = El resultado no puede ser { $results }.
preferans-error-wrong_cards = { $why ->
    [hands] Hay demasiadas manos o faltan manos.
    [twice] Una carta se repartió dos veces.
    [pack] Las manos y el talón no forman la baraja.
    [count] A una mano le sobran o le faltan cartas.
   *[other] Esas no son las cartas.
}
preferans-error-wrong_pack = Falta la baraja.
preferans-error-talon_impossible = Hay cartas del talón donde no pueden estar: { $seat }.
preferans-error-auction_impossible = No puede haber esa subasta: { $why ->
    [stage] en esta mano no hay subasta
    [passed] esos jugadores no pudieron pasar
    [spoken] quien cantó o pasó ya habló
    [unseen] esas cartas no pueden estar sin mirar
    [dark] así no se pasa a ciegas
    [standing] estas reglas no conocen ese canto
    [turn] le toca al siguiente que no ha pasado
   *[other] { $why }
}.
preferans-error-contract_impossible = No puede haber ese juego: { $why ->
    [named] ningún canto lleva a él
    [totus] ese totus no se puede anunciar
   *[other] { $why }
}.

# An outcome handed to the scoring, not played.
error-outcome_defence = Esta defensa no encaja con el contrato: defienden otros, o sus palabras no corresponden.
error-outcome_cards = «{ $field }» deben ser dos cartas distintas de la baraja.
error-outcome_help = Aquí no se puede elegir así: { $seat }.
