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
web-table-open = a cartas vistas
web-table-pass = paso
web-table-aces = cuatro ases
web-table-stand-in = juega un bot
web-table-sits-out = no juega
web-table-away = ausente
web-table-grace = un bot juega en { $time }
web-table-thinks = piensa
web-table-clock = tiempo restante: { $time }
web-table-holds = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
web-table-open-hand = Cartas a la vista: { $cards }
web-table-closer = Ampliar las cartas: { $name }
# Cómo se llaman los bots, por puesto.
web-table-bot-name-0 = Vera
web-table-bot-name-1 = Olga
web-table-bot-name-2 = Boris
web-table-bot-name-3 = Anton
# Cómo se llama un bot por su clase, donde no tiene asiento en una mesa.
web-table-bot-expert = Bot experto
web-table-bot-master = Bot maestro
web-table-bot-pimc = Bot calculador
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
web-table-card-talon = { $card }, del talón
web-table-mark-cards = Marca { $count ->
    [one] { $count } carta más
   *[other] { $count } cartas más
}
web-table-hand-of = Las cartas de { $name }, que juegas tú
web-table-shout-marriage = Matrimonio de { $suit }: { $value }
web-table-shout-aces = Cuatro ases: { $value }
web-table-shout-golden = Una mano de oro
web-table-shout-barrel = { $you ->
    [yes] Estás en el barril
   *[no] { $name } está en el barril
}
web-table-shout-refused = { $you ->
    [yes] Rechazas
   *[no] { $name } rechaza
}: se sigue jugando

# Lo que se pregunta.
web-table-prompt-away = Ausente: { $names }. Pronto jugará un bot.
web-table-prompt-wait = { $names } { $count ->
    [one] está pensando…
   *[other] están pensando…
}
web-table-prompt-auction = Tu puja
web-table-prompt-forced = Tu puja: aquí no se puede pasar
web-table-prompt-capped = Tu puja: ahora no se puede subir
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
web-table-prompt-marriage = ¿Cantar el matrimonio por { $value } puntos?
web-table-prompt-aces = ¿Cantar cuatro ases por { $value } puntos?
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
web-table-act-marriage = { $card } con el matrimonio, +{ $value }
web-table-act-aces = { $card } y cantar cuatro ases, +{ $value }
web-table-act-show = { $action }, +{ $value }
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
web-table-result-most = Más puntos ({ $points }): { $names }.
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
    [one] Empezar con un bot
   *[other] Empezar con bots
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
web-table-mix-about = Las semillas del servidor para toda la partida quedan fijadas antes de la primera mano, igual que los eslabones que los dispositivos de los jugadores añaden a cada mano. Si tu eslabón está en una mano, nadie pudo elegir sus cartas. Quien se guarda un eslabón elige entre dos manos: por eso se cuentan los que faltan. Quien lleva el servidor ve todas las cartas.
web-table-server = el servidor
web-table-mixed = Esta mano la han mezclado { $names }.
web-table-mixed-alone = Esta mano la ha mezclado solo el servidor.
web-table-mixed-late = Eslabones pedidos que no llegaron a tiempo: { $list }
web-table-mixed-lost = Tu eslabón se envió, pero falta en la mezcla de: { $deals }
web-table-mixed-broken = ¡Las semillas del servidor, o los eslabones y las cadenas de otros, no son los que se prometieron a esta página! Tu dispositivo ya no añade eslabones.
web-table-mixed-cannot = Este navegador solo puede añadir su eslabón por https o en el propio ordenador del servidor.
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
web-table-about-payments = Quien pierde paga al ganador por cada punto que le falta para la meta; cuánto, lo dicen las reglas de esta mesa.
web-table-replays = Las manos otra vez, con todas las cartas a la vista
web-table-play-match = Jugar una partida

# Ajustes.
web-table-set-theme = Tema
web-table-set-theme-system = sistema
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
web-table-set-forced = La única carta posible se juega sola al cabo de un segundo
web-table-set-settled = El final ya decidido de una mano se juega solo

# Teclas.
web-table-help-cards = elegir una carta
web-table-help-lay = cambiar de sitio esa carta; también puedes arrastrarla
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

web-table-teach-next = Seguir
web-table-lesson-over = Fin de la lección

# Hojas junto a la mesa, señales, ajustes, final de la partida.
web-table-side = Puntuación y registro
web-table-leaf-sheet = Puntos
web-table-leaf-log = Registro
web-table-whole-sheet = La hoja entera
web-table-more-panels = Más
web-table-talk = Decir algo
web-table-mute = Silenciar
web-table-unmute = Activar el sonido
web-table-voids = Sin cartas de
web-table-about-dealer = reparte las cartas
web-table-about-barrel = { $count ->
    [one] Lleva { $count } mano en el barril
   *[other] Lleva { $count } manos en el barril
}: de allí solo se gana con un contrato propio.
web-table-about-bolts = { $count ->
    [one] { $count } raya
   *[other] { $count } rayas
}: manos sin ninguna baza. Varias cuestan puntos; cuántas, lo dicen las reglas de esta mesa.
web-table-about-crosses = { $count ->
    [one] { $count } cruz
   *[other] { $count } cruces
}: contratos no cumplidos. Varias cuestan puntos.
web-table-about-writeoffs = Rendiciones: { $count }. En una partida solo se permiten unas pocas.
web-table-about-bombs = Bombas usadas: { $count }. Una bomba acaba la mano sin pérdida, unas pocas veces por partida.
web-table-about-golden = Las manos de oro: lo que se apunta cuenta doble.
web-table-about-marriage = Un matrimonio cantado: { $value } puntos.
web-table-over-story = Cómo fue la partida
web-table-over-curve = Los puntos de todos (manos: { $deals })
web-table-over-link = Enlace a la repetición
web-table-over-best = La mejor mano
web-table-over-dearest = La más cara
web-table-set-felt = Tapete
web-table-set-felt-green = verde
web-table-set-felt-blue = azul
web-table-set-back = Reverso de las cartas
web-table-set-back-blue = azul
web-table-set-back-red = rojo
web-table-set-faces = Caras de las cartas
web-table-set-faces-auto = según la ventana
web-table-set-faces-classic = clásicas
web-table-set-faces-large = índices grandes
web-table-set-order = Orden de las cartas
web-table-set-order-suits = por palos
web-table-set-order-ranks = por rango
web-table-set-order-trump = triunfo primero
web-table-set-sure = Preguntar otra vez
web-table-set-sure-grave = antes de rendirse o reclamar
web-table-set-sure-calls = también antes de cada puja
web-table-set-sure-never = nunca
