# Cartas, semillas, puestos.
error-bad_card = «{ $text }» no es una carta.
error-card_twice = { $card } aparece dos veces.
error-bad_seed = «{ $seed }» no es una semilla: de 1 a 64 bytes, en pares de cifras hexadecimales.
error-malformed_action = Esto no es una acción: un campo es de un tipo equivocado.
error-no_such_seat = No existe ese jugador: { $seat }.
error-wrong_cards = { $why ->
    [hands] En la mano sobran o faltan jugadores.
    [twice] Una carta se repartió dos veces.
    [pack] Las cartas de los jugadores y las demás no forman una baraja completa.
    [count] A un jugador le sobran o le faltan cartas.
    [order] El orden dado al talón y al mazo no coincide con sus cartas.
   *[other] Estas no son las cartas debidas.
}

# Textos de reglas.
error-unknown_game = Juego desconocido: «{ $game }»{ $nearest ->
    [none] {""}
   *[other] {""}, quizá «{ $nearest }»
}; conocidos: { $known }.
error-no_table = Todavía no hay aquí mesa para este juego ({ $game }).
error-unknown_preset = Reglamento desconocido: «{ $preset }»{ $nearest ->
    [none] {""}
   *[other] {""}, quizá «{ $nearest }»
}; conocidos: { $known }.
error-unknown_lesson = No hay lección «{ $lesson }»; conocidas: { $known }.
error-lesson_needs_another = Este paso de la lección trata de otra cosa y después de eso no podría seguir. Haz lo que sugiere la lección o algo parecido.
error-unknown_option = No existe la opción «{ $option }»{ $nearest ->
    [none] .
   *[other] {""}; ¿querías decir «{ $nearest }»?
}
error-option_twice = La opción «{ $option }» está puesta dos veces.
error-bad_value = La opción «{ $option }» no puede ser «{ $value }»; puede ser: { $allowed }.
error-options_conflict = «{ $first }» y «{ $second }» no se pueden combinar: { WORD($why, of: "conflict") }.
values-range = de { $least } a { $most }{ $step ->
    [1] {""}
   *[other] {" "}de { $step } en { $step }
}
error-bad_rules_text = «{ $text }» no se puede leer como reglas; se escribe juego/nombre+opción=valor.
error-rules_apart = «{ $first }» y «{ $second }» no se pueden comparar: las manos de dos juegos, o de distinto número de jugadores, no son las mismas.
error-deals_range = No se pueden jugar { $value } manos; sí de { $least } a { $most }.

# Cualquier acción.
error-not_your_turn = No es tu turno.
error-not_now = Eso no se puede hacer ahora.
error-match_over = La partida ha terminado.
error-table_only = Eso solo lo hace la mesa.
error-not_your_card = No tienes esa carta.

# Corte y reparto.
error-bad_cut = No se puede cortar { $at }: arriba y abajo { $least ->
    [one] debe quedar al menos { $least } carta
   *[other] deben quedar al menos { $least } cartas
}.
error-no_jack = Solo se puede meter en medio una jota.
error-bad_places = Las cartas del talón no pueden caer ahí: ni la primera, ni la última, ni dos seguidas.

# Subasta y contrato.
error-no_ground = No tienes ese derecho: { WORD($ground, of: "ground") }.
error-already_seen = Ya has visto tus cartas.
error-forced_bid = La subasta empieza con la puja obligada de { $amount }.
error-must_bid = En el barril tienes que pujar: al menos { $amount }.
error-must_claim = Tienes { WORD($ground, of: "ground") }: hay que pedir nuevo reparto.
error-no_golden = Ahora no se puede cantar mano de oro, o tus cartas no llegan a 120.
error-silenced = Tu total es demasiado bajo para pujar: solo puedes pasar.
error-bid_too_low = Es poco: la puja está en { $amount }.
error-bid_under_least = Hacen falta al menos { $amount }.
error-bid_too_high = Ahora no puedes pasar de { $amount }.
error-bid_over_cap = Con estas cartas nadie puede pasar de { $cap }.
error-bid_off_step = Se puja en múltiplos de { $step }.
error-contract_fixed = El contrato sigue en { $amount }.
error-no_concession = Así no se puede rendir la mano ahora.
error-open_not_played = Aquí no se juega a cartas vistas.
error-no_special = Ese contrato no se juega aquí, o la puja ya es más alta.

# Cesión de cartas.
error-bad_receiver = { $you ->
    [seat] No puedes darte una carta.
   *[other] Ahora no se puede dar una carta a este jugador: { $seat }.
}
error-gifts_first = Primero da una carta a cada rival; después descarta.
error-gifts_open = Aquí las cartas se dan boca arriba.
error-gifts_closed = Aquí las cartas se dan boca abajo.
error-no_sale = Ya no se pueden poner más cartas en venta.

# Bazas.
error-must_follow_suit = Tienes que asistir al palo: { SUIT($suit) }.
error-must_beat = Tienes que montar con una carta más alta: { SUIT($suit) }.
error-must_trump = Tienes que fallar con triunfo: { SUIT($suit) }.
error-must_overtrump = Tienes que pisar con un triunfo más alto: { SUIT($suit) }.
error-foreign_trump = El triunfo ({ SUIT($suit) }) lo cantó otro: sal primero de tus otros palos.
error-must_lead_trump = Acabas de cantar el triunfo ({ SUIT($suit) }): sal de triunfo.
error-announce_on_lead = Un matrimonio se canta al salir, no en mitad de una baza.
error-no_marriage = Con esa carta no tienes matrimonio.
error-announce_needs_trick = Solo puedes cantar después de ganar una baza.
error-announce_first_winner = Solo puede cantar quien ganó la primera baza, y justo después.
error-announce_before = Los matrimonios se cantaban antes de la primera salida.
error-announce_dearer = Solo se puede cantar un matrimonio que valga más que el del triunfo actual.
error-announced_already = En cada salida se canta un solo matrimonio, y cada uno una sola vez.
error-misere_no_marriage = En una misère no se canta.
error-rest_refused = Rechazaron tu reclamación del resto; juega antes una carta.
error-rest_not_now = El resto de las bazas solo se reclama al salir.

# La mesa.
error-bad_fault = Esa falta no se puede anotar ahora: { WORD($kind, of: "fault") }.

# Posiciones montadas a mano. $field es el nombre de un campo tal como lo escribe la notación.
error-unknown_phase = No existe la fase «{ $phase }».
error-field_of_other_phase = «{ $field }» no significa nada en esta fase ({ WORD($phase, of: "phase") }).
error-field_missing = Falta «{ $field }», que esta fase necesita ({ WORD($phase, of: "phase") }).
error-wrong_count = «{ $field }» tiene { $count ->
    [one] { $count } valor
   *[other] { $count } valores
}; hacen falta { $wanted }.
error-bad_range = «{ $field }» no puede ser { $value }.
error-unknown_counter = Estas reglas no llevan el contador «{ $name }»; conocidos: { $known }.
error-counter_impossible = El contador «{ WORD($name, of: "mark") }» no puede tener ese valor.
error-total_impossible = Un total de { $total } es imposible: { $why ->
    [size] no hay totales tan grandes
   *[other] la regla «{ $why }» no lo permite
}.
error-card_not_in_pack = { $card } no está en la baraja.
error-wrong_step = Estas reglas no tienen ese paso antes de repartir: «{ $step }».
error-wrong_pack = Falta la baraja, o su última carta no deja nada que decidir a quien reparte.
error-wrong_opener = No le toca abrir la subasta a este jugador: { $seat }.
error-auction_impossible = Esa subasta es imposible: { $why ->
    [unseen] estas cartas no se pueden dejar sin ver según las reglas de juego a ciegas de aquí
    [opener] antes de la palabra de quien abre no hay pujas ni pasos
    [amount] nadie puede haber pujado tanto o tan poco
    [spoken] quien puja, quien abre y quienes pasaron deben haber hablado, y quien puja no ha pasado
    [turn] debe tocarle al siguiente jugador que no haya pasado
   *[other] { $why }
}.
error-contract_impossible = Ese contrato es imposible: { $why ->
    [bid] nadie puede haber pujado eso
    [amount] no se puede jugar a esa cantidad
    [forced] la puja obligada no encaja con quien abre y la cantidad
    [golden] solo quien abre puede cantar mano de oro, a 120 y solo donde las reglas la conocen
    [dark] solo quien abre puede jugar a ciegas, y solo donde las reglas conocen el juego a ciegas
    [special] estas reglas no lo permiten: misère, slam, cartas vistas o contra
    [auction] hay declarante donde las reglas tienen subasta, y no lo hay donde no la tienen
   *[other] { $why }
}.
error-phase_impossible = Estas reglas nunca llegan a esta fase: { WORD($phase, of: "phase") }.
error-sale_impossible = Esa venta de cartas es imposible.
error-doubling_impossible = Aquí no puede haber contra.
error-announcing_impossible = Así no se cantan matrimonios.
error-talon_impossible = Aquí hay cartas del talón que no se dieron: { $seat }.
error-sits_out = { $seat } no juega esta mano: { $field }.
error-pay_impossible = El talón no puede valer { $amount }.
error-gifts_impossible = Esas cartas cedidas son imposibles.
error-nines_impossible = No pudieron repartirse cuatro nueves ahí: { $seat }.
error-tricks_impossible = Las bazas ganadas no suman las bazas jugadas.
error-points_impossible = Los puntos de las bazas son { $points }; las cartas jugadas valen { $wanted }.
error-taken_impossible = Las cartas ganadas no encajan con las cartas jugadas, las bazas y los puntos.
error-trick_impossible = { $card } no se podía jugar en esta baza.
error-announcements_impossible = Los matrimonios cantados suman { $wanted }, no { $bonuses }, o no encajan con las cartas.
error-trump_impossible = Ese triunfo es imposible: { $why ->
    [announced] no encaja con los matrimonios cantados
    [value] su valor no encaja con el matrimonio que lo hizo
    [pending] aquí no puede haber un triunfo en espera
    [ruling] ese jugador no fijó el triunfo que aún rige, o no hay otro en espera
    [new] la última salida no pudo hacerlo
   *[other] { $why }
}.
error-rest_impossible = Aquí no se puede haber reclamado ni rechazado el resto de las bazas.
error-winners_impossible = Estos jugadores no pueden haber ganado.

# Acciones, posiciones y registros como texto.
error-bad_number = «{ $text }» no es un número.
error-bad_seat = «{ $text }» no es un puesto.
error-bad_word = «{ $text }» no es una palabra simple.
error-bad_suit = «{ $text }» no es un palo.
error-unknown_action = No existe la acción «{ $text }».
error-bad_action = «{ $text }» no es una acción; se escribe { $wants }.
error-bad_position = «{ $text }» no es una posición.
error-bad_field = «{ $text }» no se puede leer; escribe { $wants }.
error-unknown_field = Campo desconocido: «{ $text }»; conocidos: { $known }.
error-field_twice = «{ $text }» aparece dos veces.
error-not_on_sheet = «{ $text }» no es parte de una hoja de puntos.

# Registros. $cause es la frase del error que hay detrás de este, o none.
error-too_large = Demasiado grande: { $size } (máximo { $limit }).
error-not_text = No es un archivo de texto (UTF-8).
error-not_a_record = Un registro no empieza por «{ $text }».
error-unknown_format = El formato { $format } del registro no se conoce aquí, solo { $known }.
error-bad_json = El JSON del registro no se puede leer: { $why }.
error-unknown_header = No existe la cabecera «{ $name }».
error-header_twice = La cabecera «{ $name }» aparece dos veces.
error-header_missing = Falta la cabecera «{ $name }».
error-late_header = La cabecera «{ $name }» viene después de la primera acción.
error-bad_header = La cabecera «{ $name }» no puede ser «{ $value }».
error-bad_name = Un registro no admite este nombre: «{ $name }» ({ $seat }).
error-bad_rules = Con las reglas del registro no se puede jugar.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-other_version = El registro se hizo con la versión { $stored } de las reglas; esta es la versión { $now }.
error-options_differ = { $stored ->
    [none] El registro no dice «{ $option }»; según sus reglas es «{ $now }».
   *[other] { $now ->
        [none] El registro tiene «{ $option }», que sus reglas no conocen.
       *[other] El registro dice «{ $option } = { $stored }», pero sus reglas dicen «{ $now }».
    }
}
error-bad_start = La posición inicial del registro no es jugable.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-bad_step = La acción { $step } no se puede leer: «{ $text }».{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-illegal_step = La acción { $step } no es legal ahí: «{ $text }».{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-bad_score = «{ $text }» no es una línea de la cuenta.
error-score_missing = Tras la acción { $step } falta en el registro lo anotado: «{ $wanted }».
error-score_differs = El registro dice «{ $stored }», pero según las reglas es «{ $now }».
error-result_differs = El registro dice «{ $stored }» al final, pero la partida dice «{ $now }».
error-truncated = El registro está incompleto.
error-after_end = Hay texto después del final del registro: «{ $text }».

# Un resultado que se anota sin haberse jugado.
error-outcome_ending = Una mano no puede acabar como «{ $ending }»; puede acabar como { $known }.
error-outcome_field = Una mano que acaba como «{ $ending }» no tiene «{ $field }».
error-outcome_missing = Una mano que acaba como «{ $ending }» necesita «{ $field }».
error-outcome_count = «{ $field }» necesita { $wanted } números, uno por puesto; hay { $given }.
error-outcome_range = «{ $field }» debe ser de { $least } a { $most }; se dio { $given }.
error-outcome_seat = «{ $field }» nombra un puesto que ahí no es posible: { $seat }.
error-outcome_contract = Estas reglas no tienen ese contrato.
error-outcome_choice = Elecciones dadas: { $given }; las reglas piden { $wanted }.

# prikup.search
error-search_phase = Ahora no se juegan bazas: la fase es «{ $phase }».
error-search_unknown = { $seat }: sin cartas en esta posición. No aparecen en ninguna parte: { $cards }.
error-bot_table = La tabla { $file } de un bot falta o está dañada; instala el programa de nuevo.
error-bad_budget = La búsqueda de una decisión necesita { $limit } de 1 a { $most }, no { $value }.
error-search_number = { $name } no puede ser { $value }; es un número entero de { $least } a { $most }.
error-search_seat = { $seat }: aquí no se puede preguntar nada.
error-search_seconds = { $value } no es un tiempo; es un número de segundos de 0 a { $most }.
error-search_hands = Una tabla necesita las cartas de tres jugadores, el mismo número para cada uno, de una a diez; aquí hay { $hands }.
error-search_game = Solo una mano de Preferans tiene esa tabla.
error-search_hand = Aquí no se puede preguntar por un jugador con { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}; deben ser { $wanted }.
error-search_layouts = Ninguna distribución de las cartas ocultas encaja con lo que se sabe de ellas.
error-search_each = Estas distribuciones no se guardaron una por una; eso lo hace { $option }.
error-search_numpy = Los arrays necesitan el paquete numpy; se instala con: { $command }
error-search_begun = Esta partida empezó después de la primera salida: no se conocen las diez cartas del declarante.
error-search_no_cards = No hay cartas repartidas: la fase es «{ $phase }».
error-search_conditions = Se sabe demasiado de las cartas para contar las distribuciones.
error-search_midway = Esta partida empezó en mitad de las bazas; lo que se ve no dice bastante de lo jugado antes.
error-search_hidden = Estos repartos no se pueden analizar para un jugador que no ve todas las cartas.
error-search_worlds = No se sortean distribuciones para { $game }, solo para { $known }.
