# Sheets that people with real cards keep.
error-sheet_not_one = Esto no es una hoja: la primera línea debe ser «prikup sheet 1».
error-sheet_too_large = La hoja es demasiado grande: { $size }, como mucho { $limit }.
error-sheet_header = El encabezado de la hoja falta o está mal: { $name }.
error-sheet_players = Estas reglas requieren { $wanted ->
    [one] { $wanted } jugador
   *[other] { $wanted } jugadores
}, cada uno con un nombre de 40 caracteres como mucho; se dieron: { $given }.
error-sheet_name = El nombre del jugador { $number } { $how ->
    [empty] falta.
    [long] es demasiado largo: { $longest } caracteres como mucho.
   *[other] tiene caracteres que un nombre no puede tener.
}
error-sheet_start = La hoja no puede empezar así{ $cause ->
    [none] .
   *[other] : { $cause }
}
error-sheet_line = Entrada { $line } («{ $text }»){ $cause ->
    [none] .
   *[other] : { $cause }
}
error-sheet_no_such_line = No hay entrada { $number }; la hoja tiene { $most }.
error-sheet_empty = No hay nada que deshacer: la hoja está vacía.

# Entries of every game.
error-entry_kind = Hay que dar exactamente una clase de mano ({ $known }); se dio: { $given ->
    [none] ninguna
   *[other] { $given }
}.
error-entry_field = «{ $field }» no va con { $kind ->
    [unplayed] un juego contra el que nadie hizo whist
    [surrendered] un juego rendido
   *[other] «{ $kind }»
}.
error-entry_count = «{ $field }» necesita { $wanted ->
    [one] { $wanted } número
   *[other] { $wanted } números
}; se dieron: { $given }.
error-entry_sum = Los números de «{ $field }» deben sumar { $wanted }; suman { $given }.
error-entry_range = { $given } en «{ $field }»: solo es posible de { $least } a { $most }.
error-entry_not_now = Ahora no se puede anotar una mano: { $phase ->
    [over] la partida ha terminado
    [terming] antes hay que fijar las condiciones
    [helping] antes hay que decir a quién ayudan los puntos
   *[other] la hoja espera otra cosa
}.
error-entry_seat = No hay puesto { $number }: los jugadores tienen los números del 0 al { $most }.
error-entry_fault = Aquí no existe esa falta («{ $kind }»){ $known ->
    [none] : solo quien reparte puede repartir mal.
   *[other] ; se conocen: { $known }.
}

# Thousand.
error-entry_amount = Un contrato de { $amount } no es posible: de { $least } a { $most }, en los pasos que permiten estas reglas.
error-entry_bid = La subasta ganada con { $bid } no encaja: no menos que la puja obligada y como mucho { $most }.
error-entry_contract = Ese contrato no se juega con estas reglas.
error-entry_marriage = Ese matrimonio no se puede cantar con estas reglas.
error-entry_marriage_twice = El mismo matrimonio se cantó dos veces.
error-entry_no_trick = { $seat } no tiene bazas, así que los puntos no pueden ser { $points }.
error-entry_last = La última baza se da solo donde vale puntos.
error-entry_concede = Con estas reglas no se rinde así una mano.
error-entry_praise = Con estas reglas { $given ->
    [one] { $given } matrimonio en las mismas cartas no termina
   *[other] { $given } matrimonios en las mismas cartas no terminan
} una mano.
error-entry_captured = Las parejas de rey y dama ganadas ({ $given }) no encajan: un número por jugador, cuatro en total como mucho y solo donde dan premio.
error-entry_sits_out = { $seat } no juega esta mano.
error-entry_paid = El talón no puede valer { $amount }: de 0 a { $most }, y solo donde lo anota quien no juega.
error-entry_during = El contrato de un renuncio se da solo donde vale algo para la otra parte.
error-entry_talon_cards = El talón tiene aquí { $wanted ->
    [0] ninguna carta que se pague
    [one] { $wanted } carta
   *[other] { $wanted } cartas distintas
}; dadas: { $given }.

# Thousand: what no play gives.
error-entry_bid_not_won = { $seat } no puede ganar la subasta con { $bid }: aquí no se llega a esa puja.
error-entry_bid_step = Nadie puede pujar { $bid }: las pujas son múltiplos de { $step }.
error-entry_dark_bid = { $seat } no puede haber pujado a ciegas: solo puede quien abre, con el total que piden las reglas.
error-entry_forced = { $seat } no tenía puja obligada: solo la tiene quien abre, con la puja de apertura.
error-entry_named = Tras una puja de { $bid } no se puede nombrar { $amount }.
error-entry_golden = { $seat } no puede haber cantado mano de oro: solo puede quien abre, por 120 y con unas cartas así.
error-entry_recontra = No hay recontra sin contra.
error-entry_given_up = Un contrato de { $amount } no se puede rendir así: no en ese momento.
error-entry_nobody_bid = No pueden haber pasado todos: alguien tenía que pujar.
error-entry_marriages_held = { $seat } no puede haber llegado a { $amount }: los matrimonios necesarios los cantaron otros.
error-entry_misere_marriage = En una misère no se canta ningún matrimonio.
error-entry_points = Esos puntos no se dan con esas bazas, se juegue como se juegue.
error-entry_tricks_points = { $seat }: { $tricks ->
    [0] sin bazas
    [one] con { $tricks } baza
   *[other] con { $tricks } bazas
}, de { $least } a { $most } puntos, no { $points }.
error-entry_pairs = Esas parejas de rey y dama no se dan con esas bazas y puntos.
error-entry_leads = Para esos matrimonios faltan salidas: canta quien sale, y sale el primero o quien ha ganado una baza.
error-entry_announced_late = Los matrimonios se cantan por turno, desde quien sale: { $seat } llega aquí demasiado tarde.
error-entry_together = Esas bazas, puntos y matrimonios no caben en una misma mano, aunque cada cosa es posible por sí sola.
error-entry_talon_pay = Con estas reglas ningún talón da { $amount }.

# Preferans.
error-entry_rests = { $seat } reparte y no juega esta mano.
error-entry_level = Un juego de { $level } no es posible ahora: de { $least } a { $most }.
error-entry_dark = Aquí no se juega a ciegas.
error-entry_hand = Aquí no se puede jugar sin talón.
error-entry_shared = Aquí no se puede compartir un juego con quien reparte.
error-entry_whist = { $seat } no puede hacer whist aquí.
error-entry_bound = Ambos defensores deben hacer whist contra este juego.
error-entry_unasked = Aquí no se pregunta a nadie por el whist.
error-entry_one_whister = Con estas reglas solo uno hace whist contra nueve.
error-entry_half = Aquí no es posible medio whist.
error-entry_surrender = Con estas reglas no se rinde un juego.
error-entry_short = { $given ->
    [one] { $given } baza de menos según el veredicto no encaja
   *[other] { $given } bazas de menos según el veredicto no encajan
}: solo en juegos con más bazas que las nombradas y si las reglas lo juzgan.
error-entry_talon = El talón tiene dos cartas distintas y no se dejó ni se descartó; se dieron: { $given }.
error-entry_returned = No se puede descartar un talón que no se tomó.
error-entry_outbid = Solo un nueve o un diez puede superar una misère, y solo se anota donde cuenta.
error-entry_bomb = Ahora no hay bomba ×{ $bomb }.
error-entry_helps = Este totus ayuda a { $wanted ->
    [0] nadie
    [one] { $wanted } compañero
   *[other] { $wanted } compañeros
}; se dieron: { $given }.
error-entry_totus = Ahora no se puede jugar un totus.
error-entry_soloist = En el Bandolero ahora solo juega { $seat }.
error-entry_owed = { $seat } ya ha jugado ese juego.
error-entry_passes_now = Ahora toca un pase general obligado.
error-entry_no_passes = En el Bandolero no hay pases generales.
error-entry_unseen = Quién pasó sin mirar se da solo en un pase general a ciegas.
error-entry_resting_tricks = { $seat } no puede tener { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}: quien no tiene cartas no gana bazas.

# Preferans: what no play gives.
error-entry_not_called = Aquí ninguna puja lleva a ese juego.
error-entry_defence = La defensa no puede haber respondido así: con estas reglas no se dan esos whists.
error-entry_verdict = { $given ->
    [one] { $given } baza de menos no es posible
   *[other] { $given } bazas de menos no son posibles
} como veredicto aquí: cuentan las bazas por encima de lo nombrado.
error-entry_surrendered = Un juego se rinde antes de decir nada más: sin compartir, sin medio whist, con la bomba más antigua.
error-entry_talon_tricks = { $seat }: con ese talón hay al menos una baza, pues el as o el rey de triunfo se quedó en la mano.
error-entry_dark_passes = Esos jugadores no pueden haber pasado sin mirar: alguien tuvo que decir «paso a ciegas».
error-entry_fault_deal = En la mano actual esa falta no es posible.
