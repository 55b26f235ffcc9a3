# El marco de todo libro de reglas.
rulebook-chapter-aim = De qué se trata
rulebook-chapter-cards = Jugadores y cartas
rulebook-chapter-deal = El reparto
rulebook-chapter-redeal = Nuevo reparto
rulebook-chapter-auction = La subasta
rulebook-chapter-talon = El talón
rulebook-chapter-contract = El contrato
rulebook-chapter-whist = El whist
rulebook-chapter-play = El juego de las bazas
rulebook-chapter-marriages = Los matrimonios
rulebook-chapter-passes = Los pases generales
rulebook-chapter-scoring = La puntuación de una mano
rulebook-chapter-sheet = De una mano a otra
rulebook-chapter-end = El fin de la partida
rulebook-chapter-settlement = La liquidación
rulebook-chapter-faults = Faltas y multas
rulebook-chapter-house = Reglas de la casa de esta mesa
rulebook-chapter-glossary = Palabras del juego
rulebook-house-rules = { $rules ->
    [one] En un punto esta mesa se aparta de las reglas cuyo nombre lleva:
   *[other] En estos puntos esta mesa se aparta de las reglas cuyo nombre lleva:
}
rulebook-house-without = { $rules ->
    [1] Esta regla del reglamento cuyo nombre lleva la mesa no vale aquí:
   *[other] Estas reglas del reglamento cuyo nombre lleva la mesa no valen aquí:
}
rulebook-title-players = { $title }, { $players ->
    [2] aquí para dos
    [4] aquí para cuatro
   *[3] aquí para tres
}
rulebook-sources = Fuente
rulebook-contents = Índice
rulebook-chapter-examples = Ejemplos
rulebook-examples-about = El programa ha jugado estas manos con las reglas de esta mesa, hasta que ocurrió lo que muestran.
# Los jugadores de los ejemplos, cuatro nombres en el orden de sus puestos.
rulebook-players = Ana Bruno Clara David
rulebook-example-hand = { $name } tiene { $cards }.
rulebook-example-line = { $name } { $amount }: { $words }
rulebook-example-before = Totales antes de la mano: { $totals }.
rulebook-example-totals = Totales después de la mano: { $totals }.

# De dónde vienen las reglas.
rulebook-document-russian = las reglas rusas de Mil
rulebook-document-english = las reglas inglesas de 1000
rulebook-document-polish = las reglas polacas de Tysiąc
rulebook-document-german = las reglas alemanas y austriacas de 1001
rulebook-document-preferans = las reglas de Preferans
rulebook-document-beyond = una regla de la casa

# Palabras de los juegos. El sentido vale para todos los reglamentos.
# .forms: comienzos de otras formas de la palabra, separados por comas; por ellos se la encuentra en una frase.
rulebook-word-auction = subasta
    .meaning = Las pujas que deciden quién juega la mano, y a cuánto.
rulebook-word-barrel = barril
    .meaning = Un total poco antes de la meta en el que un jugador se detiene y desde el que solo se gana con un contrato propio.
rulebook-word-bid = puja
    .meaning = Lo que un jugador ofrece en la subasta.
rulebook-word-bolt = raya
    .meaning = Una marca por una mano en la que un jugador no ha hecho nada.
rulebook-word-bomb = bomba
    .meaning = Un modo de que el declarante deje una mano sin perder nada.
rulebook-word-buyback = rescate
    .meaning = Un nuevo reparto por el que el declarante paga un precio.
rulebook-word-call-golden = cantar mano de oro
    .meaning = Jugar unas buenas cartas tal como se repartieron, sin subasta ni talón.
rulebook-word-contra = contra
    .meaning = La palabra con la que un defensor multiplica el contrato.
rulebook-word-contract = contrato
    .meaning = Lo que el declarante ha prometido hacer.
rulebook-word-cross = cruz
    .meaning = Una marca por un contrato no cumplido.
rulebook-word-dark = a ciegas
    .meaning = Sin haber mirado las propias cartas.
rulebook-word-deal = mano
    .meaning = Una ronda del juego, desde que se reparten las cartas hasta que se anotan los puntos.
rulebook-word-dealer = quien reparte
    .meaning = El jugador que reparte las cartas.
rulebook-word-declarer = declarante
    .meaning = El jugador que ganó la subasta y juega contra los demás.
rulebook-word-discard = descarte
    .meaning = Una carta que el declarante aparta y no juega.
rulebook-word-drowned-marriage = matrimonio ahogado
    .meaning = Un matrimonio cantado del que otro jugador ha ganado una carta.
    .forms = ahogad
rulebook-word-dump-truck = volquete
    .meaning = Un total que vuelca y vuelve a cero.
rulebook-word-fall = caída
    .meaning = Salida forzosa del barril, que tiene su precio.
    .forms = cae
rulebook-word-four-aces = cuatro ases
    .meaning = Todos los ases en las cartas de un jugador, que se cantan como un matrimonio.
rulebook-word-golden = mano de oro
    .meaning = Una mano del principio de la partida que cuenta doble.
    .forms = de oro
rulebook-word-marriage = matrimonio
    .meaning = Rey y dama de un palo en las cartas de un mismo jugador.
rulebook-word-misdeal = reparto equivocado
    .meaning = Un reparto que ha salido mal, por ejemplo con una carta de más.
rulebook-word-misere = misère
    .meaning = El contrato de no ganar ninguna baza.
rulebook-word-pit = foso
    .meaning = Un total por debajo de la meta en el que un jugador se detiene hasta que cumple un contrato propio.
rulebook-word-recontra = recontra
    .meaning = La respuesta del declarante a la contra, que multiplica el contrato otra vez.
rulebook-word-redeal = nuevo reparto
    .meaning = El mismo jugador vuelve a repartir, y la mano abandonada no se anota.
    .forms = reparta de nuevo
rulebook-word-rest = resto
    .meaning = Las bazas que quedan por jugar.
rulebook-word-reverse-barrel = barril inverso
    .meaning = Un total muy por debajo de cero en el que un jugador se detiene y puede perder la partida.
rulebook-word-revoke = renuncio
    .meaning = Una carta jugada en contra de las obligaciones de una baza.
rulebook-word-sale = venta del juego
    .meaning = La oferta de unas cartas junto con el contrato a quien más puje.
    .forms = vender
rulebook-word-slam = slam
    .meaning = Todas las bazas de una mano.
rulebook-word-stock = mazo
    .meaning = Las cartas de las que los jugadores roban después de una baza.
rulebook-word-talon = talón
    .meaning = Las cartas del centro de la mesa que se subastan.
rulebook-word-threshold = umbral
    .meaning = El total a partir del cual un jugador solo anota como declarante.
rulebook-word-trick = baza
    .meaning = Una carta de cada jugador; la mejor se las lleva todas.
rulebook-word-trump = triunfo
    .meaning = El palo que gana a los demás.
rulebook-word-write-off = rendición
    .meaning = El abandono de una mano antes de jugarla hasta el final.
    .forms = rendi
