# A kept sheet: what stands on it and what comes next, for the command line and the page.
sheet-line = { $name }: { $amount } ({ $what })
sheet-impossible = Así no se puede jugar, pero la línea cuenta tal como está. { $why }
sheet-void-marriages = { $name }: { $points } cantados y no anotados: ninguna baza
sheet-no-trump = sin triunfo
sheet-aces = cuatro ases

# The drawn sheet of Preferans.
sheet-pulka-title = Pulka
sheet-pulka-pool = pozo
sheet-pulka-hill = monte
sheet-pulka-whists = whists contra
sheet-pulka-passes = pases generales
sheet-pulka-games = juegos
sheet-pulka-owed = por jugar
sheet-pulka-bombs = bombas
sheet-pulka-first = primero en repartir
sheet-pulka-result = si se liquida ahora
sheet-pulka-size = pozo de { $size }
sheet-pulka-price = precio de un whist: { $price }

# What comes next.
sheet-next-stage = Fase: { $stage }.
sheet-next-deal = Mano { $number }: reparte { $dealer }.
sheet-next-players = Juegan: { $players }.
sheet-next-soloist = Juega { $seat }: uno de los juegos que le quedan.
sheet-next-passes = Ahora toca un pase general obligado.
sheet-next-least = Nadie puede jugar menos de { $level }.
sheet-next-due = Pasó la hora límite: la próxima vuelta es la última.
sheet-next-last = Esta es la última vuelta.
sheet-next-terms = { $seat } fija las condiciones: precio del whist, pozo y vueltas.
sheet-next-help = { $seat } tiene { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por encima de un pozo cerrado: ¿a quién ayudan?
sheet-next-payments = Pagos: { $payments }.
sheet-next-over = La partida ha terminado. { $count ->
    [0] Nadie ha ganado.
    [one] Gana { $winners }.
   *[other] Ganan { $winners }.
}

# Settlement.
sheet-settle-title = Liquidación
sheet-settle-player = jugador
sheet-settle-carried = monte más lo que falta al pozo
sheet-settle-above = sobre el más pequeño
sheet-settle-gives = da a cada uno
sheet-settle-on = whists contra { $name } en total
sheet-settle-result = resultado
sheet-settle-whole = en whists enteros
sheet-settle-money = dinero, a { $price }
sheet-settle-pays = { $payer } → { $to }: { $amount }
sheet-settle-total = total
sheet-settle-winners = Victoria: { $winners }.

# Kinds of entry.
sheet-kind-contract = Contrato
sheet-kind-deal = Mano
sheet-kind-passed = Todos pasaron
sheet-kind-writeoff = Rendición
sheet-kind-bomb = Bomba
sheet-kind-praise = Matrimonios mostrados
sheet-kind-fault = Falta
sheet-kind-game = Juego
sheet-kind-misere = Misère
sheet-kind-totus = Totus
sheet-kind-passes = Pase general
sheet-kind-help = Ayuda
sheet-kind-terms = Condiciones
sheet-kind-timeup = Pasó la hora límite

# Fields.
sheet-item-seat = Quién
sheet-item-to = A quién
sheet-item-amount = Contrato
sheet-item-dark = A ciegas
sheet-item-golden = De oro
sheet-item-misere = Misère
sheet-item-slam = Slam
sheet-item-open = A cartas vistas
sheet-item-contra = Contra
sheet-item-recontra = Recontra
sheet-item-points = Puntos de cartas
sheet-item-tricks = Bazas
sheet-item-marriages = Matrimonios
sheet-item-last = Última baza
sheet-item-captured = Reyes con damas ganados
sheet-item-talon-cards = Qué había en el talón
sheet-item-count = Cuántos
sheet-item-fault = Qué
sheet-item-during = En qué contrato
sheet-item-level = Nivel
sheet-item-strain = Triunfo
sheet-item-hand = Sin talón
sheet-item-shared = A medias con quien reparte
sheet-item-bomb = Bomba
sheet-item-whist = Quién hizo whist
sheet-item-half = Medio whist
sheet-item-talon = Talón
sheet-item-returned = Talón descartado entero
sheet-item-surrendered = Rendido sin jugar
sheet-item-outbid = Superó una misère
sheet-item-short = Bazas de menos según el veredicto
sheet-item-helps = A quién ayuda
sheet-item-unseen = Quién pasó sin mirar
sheet-item-price = Precio de un whist
sheet-item-pool = Pozo
sheet-item-circles = Vueltas (0: hasta la hora límite)
sheet-help-points = De las cartas ganadas, sin matrimonios.
sheet-help-tricks = Déjalo vacío si no se jugó nada.
sheet-help-marriages = En el orden en que se cantaron.
sheet-help-during = En un renuncio: quién era el declarante y por cuánto: 0 120.
sheet-help-talon-cards = Sus cartas, si se pagan a quien no juega: HA SK D9.
sheet-help-talon = Sus dos cartas, si se pagan: HA SK.
sheet-help-whist = Nadie: el juego no se jugó.
