# La mesa en el navegador. $amount, $card, $name: qué se hace, con qué carta, quién.

web-table-title = Mesa
web-table-missing = Esa página no existe.
web-table-unknown = Esa mesa no existe, o ya se ha recogido.
web-table-line = Se ha cortado la conexión; reintentando…
web-table-missed = Se cortó la conexión. Lo que pasó mientras tanto:
web-table-catch-up = Lo que pasó mientras no estabas
web-table-catch-up-skip = Saltar
web-table-catch-up-many = Mientras tanto ha pasado mucho: mira «{ web-table-log }» y «{ web-table-last }».
web-table-watching = estás mirando
web-table-panels = Paneles
web-table-controls = Lo que puedes hacer
web-table-deal = mano { $deal }
web-table-house-rules = reglas de la casa: { $count }

# Paneles.
web-table-last = Última baza
web-table-sheet = Hoja de puntos
web-table-rules = Las reglas de esta mesa
web-table-log = La mano en palabras
web-table-info = Mesa, enlace, juego limpio
web-table-settings = Ajustes
web-table-help = Teclas
web-table-last-none = En esta mano aún no se ha ganado ninguna baza.
web-table-log-empty = Aún no ha pasado nada.

# Jugadores.
web-table-dealer = reparte
web-table-dealer-sign = R
web-table-total = total
web-table-taken = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-table-plays = juega a { $amount }
web-table-dark = a ciegas
web-table-special = { $kind ->
    [misere] misère
   *[slam] slam
}
web-table-open = abierto
web-table-pass = paso
web-table-aces = cuatro ases
web-table-stand-in = juega un bot
web-table-sits-out = no juega
web-table-away = ausente
web-table-clock = tiempo restante: { $time }
web-table-holds = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
web-table-open-hand = Cartas a la vista: { $cards }
# Cómo se llaman los bots, por puesto.
web-table-bot-name-0 = Vera
web-table-bot-name-1 = Olga
web-table-bot-name-2 = Boris
web-table-bot-name-3 = Anton
# Cómo se llama un bot por su clase, donde no tiene asiento en una mesa.
web-table-bot-thumb = Bot sensato
web-table-bot-random = Bot al azar
# Marcas junto al total, en corto.
web-table-mark-barrel = barril { $count }
web-table-mark-bolts = rayas { $count }
web-table-mark-crosses = cruces { $count }
web-table-mark-writeoffs = rendiciones { $count }
web-table-mark-bombs = bombas { $count }
web-table-mark-golden = mano de oro

# El tapete.
web-table-middle = El centro de la mesa
web-table-hand = Tus cartas
web-table-unseen = Tus cartas están boca abajo.
web-table-back = una carta boca abajo
web-table-talon-pile = Talón { $number }, boca abajo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-table-talon-left = El talón que nadie tomó: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-table-dead = Mano muerta: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-table-stock = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}{ $open ->
    [yes] ; debajo, descubierta: { $card }
   *[no] {""}
}
web-table-trump = triunfo: { $suit }
web-table-card-may = { $card }, se puede jugar
web-table-card-not = { $card }, ahora no se puede jugar
web-table-card-drawn = { $card }, recién robada
web-table-mark-cards = Marca { $count ->
    [one] { $count } carta más
   *[other] { $count } cartas más
}
web-table-hand-of = Las cartas de { $name }, que juegas tú
web-table-shout-marriage = Matrimonio de { $suit }: { $value }
web-table-shout-aces = Cuatro ases: { $value }
web-table-shout-refused = { $you ->
    [yes] Rechazas
   *[no] { $name } rechaza
}: se sigue jugando

# Lo que se pregunta.
web-table-prompt-wait = { $names } { $count ->
    [one] está pensando…
   *[other] están pensando…
}
web-table-prompt-auction = Tu puja
web-table-prompt-unseen = Tu puja, sin haber visto las cartas
web-table-prompt-taking = El talón es tuyo
web-table-prompt-giving = Elige una carta para dar
web-table-prompt-give-to = ¿Quién recibe { $card }?
web-table-prompt-selling = Elige la siguiente carta para vender
web-table-prompt-keeping = ¿Tomas el talón o pagas un nuevo reparto?
web-table-prompt-buying = Tu puja por las cartas descubiertas
web-table-prompt-naming = ¿A cuánto juegas?
web-table-prompt-doubling = ¿Doblar el contrato?
web-table-prompt-announcing = ¿Cantar un matrimonio?
web-table-prompt-playing = Tu carta
web-table-prompt-marriage = ¿Cantar el matrimonio?
web-table-prompt-resting = { $name } reclama todas las demás bazas. ¿De acuerdo?
web-table-prompt-resting-wait = { $you ->
    [yes] Reclamas el resto. Falta la respuesta de { $names }
   *[no] { $name } reclama el resto. Falta la respuesta de { $names }
}
web-table-prompt-cut = Corta la baraja
web-table-prompt-talons = Dos talones: ¿cuál tomas?
web-table-prompt-lay = Descarta { $count ->
    [one] { $count } carta más
   *[other] { $count } cartas más
}, boca abajo
web-table-prompt-place = ¿Dónde caen las cartas del talón?
web-table-prompt-keep = Repartes tú y has visto la última carta
web-table-replaced = Un bot juega por ti.
web-table-rights = También puedes:
web-table-hint = Pista
web-table-hint-note = { $action } – { $reason }
web-table-sure = { $action }: ¿seguro?
web-table-less = menos
web-table-more = más
web-table-number-bid = tu puja
web-table-number-name = tu contrato
web-table-number-cut = cuántas cartas levantas
web-table-number-place = puestos en el orden de reparto
web-table-place-choose = Marca los puestos
web-table-act-play = Jugar { $card }
web-table-act-plain = { $card } sin cantar
web-table-act-marriage = { $card } con el matrimonio
web-table-act-aces = { $card } y cantar cuatro ases
web-table-act-bid-dark = Pujar { $amount } a ciegas
web-table-act-talon = Talón { $number }{ $hidden ->
    [yes] , sin enseñarlo
   *[no] {""}
}
web-table-act-give = A { $name }
web-table-act-give-open = A { $name }, boca arriba
web-table-act-give-closed = A { $name }, boca abajo

# El resultado de una mano.
web-table-result-title = Mano { $deal }
web-table-result-made = { $name } cumple: { $points }, contrato de { $contract }.
web-table-result-failed = { $name } no cumple: { $points }, contrato de { $contract }.
web-table-result-nobody = Sin declarante: cada cual jugó por su cuenta.
web-table-result-slam-made = { $name } logra el slam.
web-table-result-slam-failed = { $name } no logra el slam.
web-table-result-conceded = { $name } – { $ending }, contrato de { $contract }.
web-table-result-next = Seguir

# Antes de la partida.
web-table-waiting-title = A la espera de jugadores
web-table-waiting-free = { $count ->
    [one] Queda { $count } puesto libre. Envía el enlace a alguien o sienta un bot.
   *[other] Quedan { $count } puestos libres. Envía el enlace a tus amigos o sienta bots.
}
web-table-waiting-guest = { $count ->
    [one] Queda { $count } puesto libre. Escribe tu nombre y siéntate.
   *[other] Quedan { $count } puestos libres. Escribe tu nombre y siéntate.
}
web-table-waiting-full = La mesa está completa. La partida la empieza quien abrió la mesa.
web-table-waiting-full-host = La mesa está completa: empieza la partida.
web-table-your-name = Tu nombre
web-table-seat-free = puesto libre
web-table-bot = bot
web-table-you = tú
web-table-sit = Sentarse aquí
web-table-stand-up = Levantarse
web-table-add-bot = Sentar un bot
web-table-remove-bot = Quitar
web-table-bot-kind = Bots
web-table-start = Empezar
web-table-start-bots = { $count ->
    [one] Empezar con un bot en el puesto libre
   *[other] Empezar con bots en los puestos libres
}
web-table-link = Enlace a esta mesa

# Mesa, enlace, juego limpio.
web-table-pace = Ritmo de los bots
web-table-pace-value = { $seconds } s antes de cada acción
web-table-abandon-title = Abandonar la partida
web-table-abandon-about = Cuando todas las personas de la mesa están de acuerdo, la partida acaba sin ganador.
web-table-abandon-votes = A favor de abandonar: { $names }
web-table-abandon = Quiero abandonar
web-table-keep = Mejor sigo jugando
web-table-leave-title = Dejar la mesa
web-table-leave-about = Un bot juega por ti hasta que vuelvas.
web-table-leave = Dejar la mesa
web-table-back-in = Volver a mi puesto
web-table-fair-title = Juego limpio
web-table-fair-about = Antes de cada mano el servidor publica la huella (SHA-256) de la semilla con la que se baraja; después de la mano, la semilla misma. Así cualquiera puede comprobar que nadie eligió las cartas. La repetición de cada mano lo comprueba por ti.
web-table-commitment = Huella de la semilla de esta mano
web-table-seed = { $draw ->
    [yes] Barajado { $number }, sorteo de quien reparte primero: semilla y huella
   *[no] Barajado { $number }: semilla y huella
}

# El final.
web-table-over-won = ¡Has ganado!
web-table-over-lost = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
web-table-over-abandoned = Partida abandonada
web-table-rematch = Jugar otra
web-table-rematch-go = A la siguiente partida
web-table-rematch-waits = Esperando a los demás…
web-table-rematch-wanted = A favor de jugar otra: { $names }
web-table-payments = A pagar (−) y a cobrar (+)
web-table-replays = Las manos otra vez, con todas las cartas a la vista
web-table-play-match = Jugar una partida

# Ajustes.
web-table-set-theme = Tema
web-table-set-theme-system = Sistema
web-table-set-theme-light = claro
web-table-set-theme-dark = oscuro
web-table-set-deck = Palos
web-table-set-deck-two = dos colores
web-table-set-deck-four = cuatro colores
web-table-set-speed = Las cartas se mueven
web-table-set-speed-slow = despacio
web-table-set-speed-normal = normal
web-table-set-speed-fast = deprisa
web-table-set-speed-off = al instante
web-table-set-sounds = Sonidos
web-table-set-taps = En la pantalla táctil, un segundo toque juega la carta

# Teclas.
web-table-help-cards = elegir una carta
web-table-help-enter = la primera acción ofrecida: jugar, pujar, seguir
web-table-help-number = un número más alto o más bajo
web-table-help-pass = pasar
web-table-help-give = dar la carta a la izquierda o a la derecha; con Mayús, boca arriba
web-table-help-talons = tomar el talón 1 o 2, donde hay dos
web-table-help-plain = jugar sin cantar; mirar las cartas tapadas
web-table-help-hint = qué haría un jugador con reglas sencillas, y por qué
web-table-help-last = última baza
web-table-help-sheet = hoja de puntos
web-table-help-rules = las reglas de esta mesa
web-table-help-log = la mano en palabras
web-table-help-skip = mostrar ya lo que aún se mueve; deshacer una elección
web-table-help-help = esta página
web-table-help-letters = Los demás botones muestran su letra. Cuenta el lugar de la letra en el teclado, sea cual sea su distribución.
web-table-help-cards-about = Las cartas resaltadas se pueden jugar; pulsa una atenuada para saber por qué no. Un toque en la mesa muestra ya lo que aún se mueve.

# La mano que enseña. $left y $right son los nombres de los vecinos.
web-table-teach-next = Seguir
web-table-teach-welcome-title = Te damos la bienvenida a Mil
web-table-teach-welcome =
    Tres jugadores, cada uno por su cuenta; gana el primero que llega a 1000. En cada mano uno de ellos, el declarante, promete hacer cierto número de puntos; los otros dos intentan impedirlo.

    Te sientas abajo. A tu izquierda está { $left }, a tu derecha { $right }. Esta mano está hecha para ti; «Pista» te ayuda en cualquier momento.
web-table-teach-cards-title = Las cartas
web-table-teach-cards =
    24 cartas, del nueve al as. Cuidado con el diez: en cada palo el orden es as, diez, rey, dama, jota, nueve.

    As 11, diez 10, rey 4, dama 3, jota 2, nueve 0: 120 puntos en total. El rey y la dama de un palo son un matrimonio: corazones 100, diamantes 80, tréboles 60, picas 40. ¡Tienes el de corazones!
web-table-teach-bidding-title = La subasta
web-table-teach-bidding =
    Hay tres cartas boca abajo: el talón. Quien más puja se lo lleva y es el declarante. El jugador a la izquierda de quien reparte tuvo que abrir con 100.

    Tienes el as, el rey y la dama de corazones y el as y el diez de diamantes: 100 por el matrimonio y unos 50 por las bazas. Elige abajo un número y puja.
web-table-teach-raise-title = Sigue la subasta
web-table-teach-raise = Alguien ha pujado más. Tus cartas valen unos 150: sigue pujando o pasa.
web-table-teach-talon-title = El talón
web-table-teach-talon =
    El talón es tuyo y todos lo han visto. Ahora tienes diez cartas y das una a cada rival, para que todos tengan ocho.

    Da lo que no vale nada ni gana nada: un nueve, una jota. Quédate con el matrimonio y las cartas altas. Elige una carta y después quién la recibe.
web-table-teach-second-gift-title = Una más
web-table-teach-second-gift = Y una para el otro rival. Otra vez un nueve o una jota.
web-table-teach-contract-title = El contrato
web-table-teach-contract =
    Ahora dices a cuánto juegas. Puedes quedarte en tu puja o subir: lo que digas es lo que ganas, o lo que pierdes si no llegas.

    Con estas cartas, algo entre 150 y 180 está bien.
web-table-teach-writeoff-title = Rendir la mano
web-table-teach-writeoff =
    A veces las cartas y el talón decepcionan y el contrato está fuera de alcance. Hasta la primera salida el declarante puede rendir la mano: pierde el contrato como si lo hubiera jugado sin cumplirlo, y cada rival recibe 60 puntos. Como mucho tres veces por partida.

    Con estas cartas no hace falta: di a cuánto juegas.
web-table-teach-lead-title = La primera salida
web-table-teach-lead =
    Sales tú. Los demás tienen que asistir al palo si pueden; la carta más alta de ese palo gana la baza, y quien la gana sale después.

    Solo puede cantar un matrimonio quien ya ha ganado una baza. Así que gana una primero con una carta segura: el as de diamantes, si te lo has quedado.
web-table-teach-defend-title = En defensa
web-table-teach-defend =
    El declarante es otro, así que ahora defiendes: cada punto que hagas se te anota y le falta al declarante.

    Las cartas resaltadas se pueden jugar. Si tienes el palo de salida, debes asistir.
web-table-teach-marriage-title = Tu matrimonio
web-table-teach-marriage =
    Has ganado una baza y te toca salir: ahora puedes salir del rey o de la dama de corazones y cantar el matrimonio. Da 100 puntos al momento, y corazones pasa a ser el triunfo.

    Elige la dama y canta el matrimonio.
web-table-teach-trump-title = El triunfo
web-table-teach-trump =
    Ya hay triunfo. Quien no tiene el palo de salida debe fallar (jugar un triunfo), y un triunfo gana a cualquier otro palo.

    Sigue saliendo de triunfos altos hasta que a los demás no les quede ninguno; entonces tus diamantes estarán a salvo.
web-table-teach-their-trump-title = El triunfo
web-table-teach-their-trump =
    Otro ha cantado un matrimonio y su palo es ahora triunfo. Quien no tiene el palo de salida debe fallar (jugar un triunfo), y un triunfo gana a cualquier otro palo.
web-table-teach-follow-title = Asistir al palo
web-table-teach-follow =
    Ha salido otro. Las cartas resaltadas se pueden jugar: el palo de salida si lo tienes, si no un triunfo si lo tienes, y si no cualquiera. Pulsa una carta atenuada para saber por qué no.
web-table-teach-rest-title = Queda poco
web-table-teach-rest = Cuando sales y tienes seguras todas las demás bazas, puedes reclamar el resto. O sigue jugando sin más: tras la última baza se cuentan los puntos.
web-table-teach-answer-title = Alguien reclama el resto
web-table-teach-answer =
    Quien sale ha puesto sus cartas boca arriba y reclama todas las demás bazas. Mira las cartas: si todavía puedes ganar alguna, recházalo y se sigue jugando. Si no, acepta y los puntos se cuentan enseguida.
web-table-teach-end-title = Fin de la mano
web-table-teach-end =
    El declarante que cumple el contrato anota su cantidad, y si no lo cumple, la pierde. Los defensores anotan lo que han hecho, redondeado al cinco más cercano.

    Desde 880 se está en el barril y hay que ganar con un contrato propio en un máximo de tres manos. Las demás reglas de una mesa están siempre a un toque, junto a ella.

    ¡Ahora juega una partida!
