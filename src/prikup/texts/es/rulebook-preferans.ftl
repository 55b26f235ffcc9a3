# Las reglas de Preferans en frases enteras, para quien no ha jugado nunca. Las cifras son argumentos; lo que no se juega no se dice.
# $six, $seven, $eight, $nine, $ten, $misere: una cifra para cada juego. $players: los jugadores de la mesa, elige una variante.

rulebook-chapter-dark = El juego a ciegas
rulebook-chapter-bombs = Las bombas
rulebook-chapter-brigand = El Bandolero

# De qué se trata.
rulebook-preferans-aim-game = { $players ->
    [2] Preferans es un juego de bazas. En cada mano un jugador, el declarante, se compromete a ganar cierto número de ellas, y el otro intenta impedirlo.
   *[other] Preferans es un juego de bazas. En cada mano un jugador, el declarante, se compromete a ganar cierto número de ellas, y los demás intentan impedirlo.
}
rulebook-preferans-aim-passes = Si nadie quiere ser declarante, se juega un pase general: todos juegan por su cuenta y procuran ganar las menos bazas posibles.
rulebook-preferans-aim-razbojnik = Aquí solo se juega la primera parte del juego antiguo, el Bandolero: cada jugador es declarante por turno y tiene que jugar una vez cada clase de juego.
rulebook-preferans-aim-two-parts = Una partida tiene dos partes: primero el Bandolero, en el que cada jugador tiene que jugar una vez cada clase de juego, y después el juego propiamente dicho, con sus subastas.
rulebook-preferans-aim-sheet = De cada jugador se anotan tres cosas: puntos en el pozo, que son buenos; puntos en el monte, que son malos; y whists, que un jugador anota contra otro. Al final todo se convierte en whists y gana el mejor resultado.
rulebook-preferans-aim-sheet-hill = Los puntos en el monte son de castigo. Al final solo se comparan los montes, y gana el más pequeño.

# Jugadores y cartas.
rulebook-preferans-cards-players-4 = Juegan cuatro, cada uno por su cuenta. En cada mano quien reparte no recibe cartas y descansa; juegan los otros tres.
rulebook-preferans-cards-players-3 = Juegan tres, cada uno por su cuenta; quien reparte también juega.
rulebook-preferans-cards-players-2 = Juegan dos. Se reparten terceras cartas que no son de nadie, las del muerto: quedan como si hubiera un tercer jugador, que siempre pasa.
rulebook-preferans-cards-pack = La baraja tiene { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}: as, rey, dama, jota, diez, nueve, ocho y siete de cada uno de los cuatro palos, de mayor a menor.
rulebook-preferans-cards-trick = Una baza es una carta de cada puesto que juega. Una mano tiene { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}.
rulebook-preferans-cards-suits = En la subasta también los palos tienen su orden: el más bajo es picas, después vienen tréboles, diamantes y corazones, y por encima de todos está el juego sin triunfo.
rulebook-preferans-cards-seats-ace-high = Con cartas de verdad, los puestos se sortean: cada jugador saca una carta, y quien tiene la más baja elige primero. En este sorteo el as es la carta más alta; de cartas iguales la más baja es la de picas, después la de tréboles, la de diamantes y la de corazones.
rulebook-preferans-cards-seats-ace-low = Con cartas de verdad, los puestos se sortean: cada jugador saca una carta, y quien tiene la más baja elige primero. En este sorteo el as es la carta más baja; de cartas iguales la más baja es la de picas, después la de tréboles, la de diamantes y la de corazones.

# El reparto.
rulebook-preferans-deal-first-ace = Antes de la primera mano se van descubriendo cartas, una para cada jugador por turno: reparte primero aquel a quien le toca el primer as.
rulebook-preferans-deal-first-given = Los jugadores acuerdan entre ellos quién reparte primero.
rulebook-preferans-deal-shuffle = Quien reparte baraja las cartas.
rulebook-preferans-deal-cut = { $players ->
    [2] El otro jugador tiene que cortar.
   *[other] El jugador a la derecha de quien reparte tiene que cortar.
}
rulebook-preferans-deal-cards = Las cartas se reparten de dos en dos, en el sentido de las agujas del reloj y empezando por la izquierda de quien reparte, hasta que en cada uno de los tres puestos hay { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
rulebook-preferans-deal-talon = Entre medias, tras la tercera vuelta, { $cards ->
    [one] se pone boca abajo en la mesa { $cards } carta
   *[other] se ponen boca abajo en la mesa { $cards } cartas
}: el talón.
rulebook-preferans-deal-eldest = { $players ->
    [2] En la subasta habla siempre primero el rival de quien reparte. El puesto que recibe cartas primero, aunque sea el del muerto, es el primer puesto.
   *[other] El jugador a la izquierda de quien reparte es quien habla primero; los demás siguen en el sentido de las agujas del reloj.
}
rulebook-preferans-deal-next-off = Se reparte por turno, en el sentido de las agujas del reloj, se haya jugado lo que se haya jugado.
rulebook-preferans-deal-next-passes = Se reparte por turno, en el sentido de las agujas del reloj. Solo tras un pase general reparte otra vez el mismo; tras { $count ->
    [one] { $count } pase general seguido
   *[other] { $count } pases generales seguidos
} pasa el turno de repartir.
rulebook-preferans-deal-next-both = Se reparte por turno, en el sentido de las agujas del reloj. Solo tras un pase general y tras una misère no cumplida reparte otra vez el mismo; tras { $count ->
    [one] { $count } pase general seguido
   *[other] { $count } pases generales seguidos
} pasa el turno de repartir.

# La subasta.
rulebook-preferans-auction-order = { $players ->
    [2] En la subasta habla primero el rival de quien reparte, después quien reparte, y así por turno. El muerto ha pasado desde el principio.
    [4] En la subasta se habla por turno, en el sentido de las agujas del reloj, desde el jugador a la izquierda de quien reparte. Quien reparte descansa y no toma parte en ella.
   *[other] En la subasta se habla por turno, en el sentido de las agujas del reloj, desde el jugador a la izquierda de quien reparte.
}
rulebook-preferans-auction-call = Quien tiene la palabra puja un juego o pasa. Una puja dice el número de bazas que se quieren ganar, de { $least } a { $most }, y el palo de triunfo, o que se juega sin triunfo.
rulebook-preferans-auction-ladder = La puja más baja es seis picas. Por encima están seis tréboles, seis diamantes, seis corazones y seis sin triunfo, después siete picas, y así hasta diez sin triunfo. Una puja debe ser más alta que la última; se pueden saltar pasos.
rulebook-preferans-auction-promise = Una puja es una promesa: quien gana la subasta con ella tiene que jugar ese juego o uno más alto.
rulebook-preferans-auction-pass = Quien ha pasado no vuelve a hablar en esa subasta.
rulebook-preferans-auction-end = Cuando ya nadie puja más alto, el declarante es quien hizo la puja más alta. Si todos pasan sin que nadie haya pujado, se juega un pase general.
rulebook-preferans-auction-hold = Un jugador que va antes que quien ha pujado, contando desde quien reparte en el sentido de las agujas del reloj, puede mantener la puja de un juego en vez de pujar más alto. La puja es entonces suya, y el otro tiene que subir o pasar.
rulebook-preferans-auction-misere = La misère es una puja aparte: promete no ganar ninguna baza, sin palo de triunfo.
rulebook-preferans-auction-misere-bound = La misère solo se puede pujar como primera palabra en una mano. Quien la ha pujado ya no puede pujar un juego en esa mano.
rulebook-preferans-auction-misere-trading = La misère solo se puede pujar como primera palabra en una mano, y quien la ha pujado ya no puede pujar un juego. Pero un declarante cuya última puja fue ocho picas o menos puede elegir misère también después de ver el talón.
rulebook-preferans-auction-misere-late = La misère solo se puede pujar como primera palabra en una mano, y quien la ha pujado ya no puede pujar un juego. Pero un declarante cuya última puja estaba por debajo de la misère puede elegirla también después de ver el talón.
rulebook-preferans-auction-misere-document-off = La misère está por encima de nueve sin triunfo y por debajo de diez picas: solo la supera un diez.
rulebook-preferans-auction-misere-document-misere = La misère está por encima de nueve sin triunfo y por debajo de diez picas: la supera un diez. También se puede pujar misère sin talón; esta puja está por encima de diez sin triunfo.
rulebook-preferans-auction-misere-document-high = La misère, los nueves y los dieces también se pueden pujar sin talón. De menor a mayor el orden es: los nueves, la misère, los nueves sin talón, los dieces, la misère sin talón, los dieces sin talón.
rulebook-preferans-auction-misere-common-off = La misère está por encima de ocho sin triunfo y por debajo de nueve picas: la supera cualquier nueve.
rulebook-preferans-auction-misere-common-misere = La misère está por encima de ocho sin triunfo y por debajo de nueve picas: la supera cualquier nueve. También se puede pujar misère sin talón; esta puja está por encima de nueve sin triunfo y por debajo de diez picas.
rulebook-preferans-auction-misere-common-high = La misère, los nueves y los dieces también se pueden pujar sin talón. De menor a mayor el orden es: los ochos, la misère, los nueves, la misère sin talón, los nueves sin talón, los dieces, los dieces sin talón.
rulebook-preferans-auction-without-talon = Quien gana con una puja sin talón juega las cartas repartidas, y el talón sigue boca abajo hasta el final. Quien ha pujado misère puede subirla a misère sin talón.

# El talón.
rulebook-preferans-talon-take = El declarante descubre el talón a la vista de todos y lo une a sus cartas.
rulebook-preferans-talon-discard = Después el declarante descarta boca abajo { $cards ->
    [one] { $cards } carta, la que quiera
   *[other] { $cards } cartas, las que quiera
}; nadie más las puede ver.
rulebook-preferans-talon-decline = El declarante también puede dejar el talón boca abajo y jugar las cartas repartidas.
rulebook-preferans-talon-returned = { $players ->
    [4] Si el declarante juega sin el talón, o descarta justo sus dos cartas, quien reparte anota { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en el monte: el talón no ha servido de nada.
   *[other] Si el declarante juega sin el talón, o descarta justo sus dos cartas, quien reparte, si no es el declarante, anota { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en el monte: el talón no ha servido de nada.
}
rulebook-preferans-talon-returned-discard = { $players ->
    [4] Si el declarante descarta justo las dos cartas del talón, quien reparte anota { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en el monte: el talón no ha servido de nada.
   *[other] Si el declarante descarta justo las dos cartas del talón, quien reparte, si no es el declarante, anota { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en el monte: el talón no ha servido de nada.
}
rulebook-preferans-talon-paid-dealer = A quien reparte, que descansa, se le paga un buen talón: anota contra el declarante whists como por tantas bazas del juego, a saber, { $ace } por un as, { $aces } por dos ases, { $suited } por as y rey de un palo y { $marriage } por rey y dama de un palo.
rulebook-preferans-talon-paid-half = A los dos rivales se les paga un buen talón. Cada uno anota la mitad de lo que debe el declarante: whists como por tantas bazas del juego, a saber, { $ace } por un as, { $aces } por dos ases, { $suited } por as y rey de un palo y { $marriage } por rey y dama de un palo.
rulebook-preferans-talon-paid-when = El talón se paga se cumpla o no el juego. No se paga en una misère, ni si el declarante juega sin él o descarta justo sus dos cartas.

# El contrato.
rulebook-preferans-contract-name = Ahora el declarante anuncia el juego: el número de bazas y el palo de triunfo, o sin triunfo. Puede ser más alto que la puja, pero no más bajo.
rulebook-preferans-contract-misere = Quien ha ganado la subasta con una misère tiene que jugar misère.
rulebook-preferans-contract-games = Un juego se llama por sus bazas y su triunfo. En «seis corazones» el triunfo es corazones y el declarante tiene que ganar al menos seis bazas; un siete, un ocho, un nueve y un diez son juegos de otras tantas bazas.
rulebook-preferans-contract-values = Los juegos valen, en puntos: un seis { $six }, un siete { $seven }, un ocho { $eight }, un nueve { $nine }, un diez { $ten }, una misère { $misere }.
rulebook-preferans-contract-surrender = En vez de jugar un juego, el declarante puede rendirlo antes de que hable la defensa. Cuenta entonces como no cumplido, con { $tricks ->
    [one] { $tricks } baza de menos
   *[other] { $tricks } bazas de menos
}, y nadie anota whists.
rulebook-preferans-contract-share = Al anunciar un juego, el declarante puede ofrecer la mitad a quien reparte, que descansa y ha visto el talón, pero ninguna otra carta. Quien reparte acepta o rechaza antes de que hablen los defensores.
rulebook-preferans-contract-share-score = Si un juego a medias se cumple, el declarante y quien reparte ganan cada uno la mitad de sus puntos; si no, cada uno anota la mitad de los puntos en el monte. Todos los whists se anotan contra el declarante, y quien reparte no anota ninguno en esa mano.
rulebook-preferans-contract-totus = Un declarante que ha tomado el talón y no ve cómo perder una baza puede anunciar un totus en vez de descartar. { $cards ->
    [one] Se enseña { $cards } carta, todas las que tiene
   *[other] Se enseñan { $cards } cartas, todas las que tiene
}, se anuncia un palo de triunfo o sin triunfo, y el primer defensor elige las dos cartas que se descartan; con las demás el declarante tiene que ganar { $tricks ->
    [one] { $tricks } baza, es decir, todas
   *[other] { $tricks } bazas, es decir, todas
}.
rulebook-preferans-contract-totus-score = Un totus cumplido cierra el pozo del declarante y borra su monte. Un totus no cumplido dobla el monte del declarante.
rulebook-preferans-contract-totus-bomb = { $players ->
    [2] Con una bomba el totus ayuda también al rival: se le cierra el pozo y se le borra el monte. El declarante anota contra el rival { $pool ->
        [one] { $pool } whist
       *[other] { $pool } whists
    } por cada punto de pozo y { $hill ->
        [one] { $hill } whist
       *[other] { $hill } whists
    } por cada punto de monte; si el totus no se cumple, el monte del declarante crece además en el del rival.
   *[other] Con una bomba el declarante dice antes a qué otro jugador ayudará el totus: también a él se le cierra el pozo y se le borra el monte. El declarante anota contra ese jugador { $pool ->
        [one] { $pool } whist
       *[other] { $pool } whists
    } por cada punto de pozo y { $hill ->
        [one] { $hill } whist
       *[other] { $hill } whists
    } por cada punto de monte; si el totus no se cumple, el monte del declarante crece además en el de ese jugador.
}
rulebook-preferans-contract-totus-bombs-hills = { $players ->
    [2] Con una bomba doble y con un abeto un totus borra el monte del rival, pero deja el pozo como está.
   *[other] Con una bomba doble un totus ayuda a otros dos jugadores, con un abeto a todos, pero solo borra sus montes.
}
rulebook-preferans-contract-totus-bombs-pools = { $players ->
    [2] Con una bomba doble y con un abeto un totus ayuda al rival del mismo modo.
   *[other] Con una bomba doble un totus ayuda del mismo modo a otros dos jugadores, con un abeto a todos.
}
rulebook-preferans-contract-totus-consolation = Por las bazas de menos de un totus no cumplido se anota consolación como por las de un diez.

# El whist.
rulebook-preferans-whist-order = { $players ->
    [2] Anunciado el juego, el rival dice «whist» o «paso»; el muerto pasa. Hacer whist es comprometerse a ganar bazas contra el declarante.
   *[other] Anunciado el juego, los dos defensores dicen por turno «whist» o «paso», en el sentido de las agujas del reloj desde el declarante. Hacer whist es comprometerse a ganar bazas contra el declarante.
}
rulebook-preferans-whist-quota-plain = Si alguien hace whist, la defensa debe en total cierto número de bazas, su cupo: { $six } contra un seis, { $seven } contra un siete, { $eight } contra un ocho, { $nine } contra un nueve.
rulebook-preferans-whist-quota-personal = Cada uno que hace whist debe cierto número de bazas, su propio cupo: { $six } contra un seis y { $seven } contra cualquier juego más alto, diga lo que diga el otro defensor.
rulebook-preferans-whist-ten-whisted = Contra un diez se hace whist como contra los demás juegos, y la defensa debe { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}.
rulebook-preferans-whist-ten-checked = { $players ->
    [2] Contra un diez no se pregunta a nadie: las cartas del rival y las del muerto se abren en la mesa, y el rival juega unas y otras e intenta ganar una baza.
   *[other] Contra un diez no se pregunta a nadie: los dos defensores abren sus cartas en la mesa e intentan ganar una baza, cada uno con las suyas.
}
rulebook-preferans-whist-spades = { $players ->
    [2] Contra seis picas el rival tiene que hacer whist.
   *[other] Contra seis picas los dos defensores tienen que hacer whist, y juegan cerrado.
}
rulebook-preferans-whist-both = Si los dos defensores hacen whist, juegan cerrado, y las bazas de cada uno se cuentan por separado.
rulebook-preferans-whist-lone = Si un defensor hace whist y el otro pasa, todas las bazas de la defensa cuentan como de quien hace whist.
rulebook-preferans-whist-alone-on-nine = Contra un nueve solo puede hacer whist un defensor: si lo hace el primero, el segundo tiene que pasar.
rulebook-preferans-whist-face-choice = Cuando hace whist uno solo, elige cómo jugar: abierto, con las cartas de los dos defensores en la mesa, y entonces juega las de ambos; o cerrado, y entonces cada uno juega las suyas.
rulebook-preferans-whist-face-lying = Cuando hace whist uno solo, juega abierto: las cartas de los dos defensores se ponen en la mesa, y quien hace whist juega las de ambos.
rulebook-preferans-whist-face-standing = Cuando hace whist uno solo, juega cerrado: las cartas de la defensa siguen tapadas, y cada defensor juega las suyas.
rulebook-preferans-whist-face-dummy = Si el rival hace whist, sus cartas y las del muerto se abren en la mesa, y el rival juega unas y otras.
rulebook-preferans-whist-opened = Las cartas que se han de abrir se ponen en la mesa antes de la primera carta si no sale el declarante, y si sale, después de su primera carta.
rulebook-preferans-whist-opened-late = Las cartas que se han de abrir no se ponen en la mesa hasta después de la primera baza.
rulebook-preferans-whist-nobody = { $players ->
    [2] Si el rival pasa, el juego no se juega y cuenta como cumplido.
    [4] Si nadie hace whist, el juego no se juega y cuenta como cumplido.
   *[other] Si los dos defensores pasan, el juego no se juega y cuenta como cumplido.
}
rulebook-preferans-whist-dealer-full = Si los dos defensores pasan, quien reparte, que descansa, puede hacer whist en su lugar. Anota entonces los whists, debe todo el cupo y paga lo que falte.
rulebook-preferans-whist-dealer-free = Si los dos defensores pasan, quien reparte, que descansa, puede hacer whist en su lugar. Anota entonces los whists, pero no debe ningún cupo ni paga nada si se ganan pocas bazas.
rulebook-preferans-whist-dealer-hand-both = Antes de hacer whist en lugar de los defensores, quien reparte puede mirar las cartas de uno de ellos; después juega las de los dos.
rulebook-preferans-whist-dealer-hand-seen = Antes de hacer whist en lugar de los defensores, quien reparte tiene que mirar las cartas de uno de ellos. Si hace whist cerrado, juega solo esas, y el otro defensor juega las suyas.
rulebook-preferans-whist-unplayed = { $players ->
    [2] Si nadie hace whist contra un seis o un siete y el muerto habría hablado antes que el rival, este anota aun así whists contra el declarante: { $six } por un seis, { $seven } por un siete.
   *[other] Si nadie hace whist contra un seis o un siete, el segundo defensor anota aun así whists contra el declarante: { $six } por un seis, { $seven } por un siete.
}
rulebook-preferans-whist-half-to-seven = { $players ->
    [2] Contra un seis o un siete, si el muerto va antes, el rival puede decir en cambio «medio whist». El juego entonces no se juega y cuenta como cumplido, y el rival anota whists por la mitad del cupo: { $six } contra un seis, { $seven } contra un siete.
   *[other] Contra un seis o un siete el segundo defensor puede decir «medio whist» si el primero ha pasado. El juego entonces no se juega y cuenta como cumplido, y el segundo defensor anota whists por la mitad del cupo: { $six } contra un seis, { $seven } contra un siete.
}
rulebook-preferans-whist-half-to-eight = { $players ->
    [2] Contra un seis, un siete o un ocho, si el muerto va antes, el rival puede decir en cambio «medio whist». El juego entonces no se juega y cuenta como cumplido, y el rival anota whists por la mitad del cupo: { $six } contra un seis, { $seven } contra un siete, { $eight } contra un ocho.
   *[other] Contra un seis, un siete o un ocho el segundo defensor puede decir «medio whist» si el primero ha pasado. El juego entonces no se juega y cuenta como cumplido, y el segundo defensor anota whists por la mitad del cupo: { $six } contra un seis, { $seven } contra un siete, { $eight } contra un ocho.
}
rulebook-preferans-whist-half-return = El primer defensor puede responder al medio whist recuperando el suyo: hace whist en solitario, y el segundo cuenta como si hubiera pasado.
rulebook-preferans-whist-half-dealer = Si el primer defensor deja en pie un medio whist, quien reparte todavía puede hacer whist, y quien lo dijo cuenta como si hubiera pasado.
rulebook-preferans-whist-half-leave = Donde se puede decir medio whist, también el primer defensor que hizo whist puede salirse con medio whist si el segundo ha pasado.

# El juego de las bazas.
rulebook-preferans-play-lead = { $players ->
    [2] A la primera baza sale el primer puesto, sea quien sea el declarante y aunque sea el del muerto. Después sale el puesto que ganó la última baza.
   *[other] A la primera baza sale el jugador a la izquierda de quien reparte, sea quien sea el declarante. Después sale quien ganó la última baza.
}
rulebook-preferans-play-follow = Es obligado asistir al palo de salida. Quien no lo tiene debe fallar, y quien tampoco tiene triunfos puede jugar cualquier carta.
rulebook-preferans-play-no-beating = Nadie tiene que montar las cartas de la mesa.
rulebook-preferans-play-winner = Gana la baza el triunfo más alto; si no hay triunfos en ella, la carta más alta del palo de salida.
rulebook-preferans-play-misere = { $players ->
    [2] En una misère no hay triunfo ni se hace whist. Las cartas del rival y las del muerto se abren en la mesa; el rival juega unas y otras e intenta que el declarante gane una baza.
   *[other] En una misère no hay triunfo ni se hace whist. Los dos defensores abren sus cartas en la mesa; cada uno juega las suyas e intenta que el declarante gane una baza.
}
rulebook-preferans-play-offer = Entre dos bazas un jugador puede ofrecer repartir las que quedan; si aceptan todos aquellos a quienes afecta, la mano se acaba así. Donde podrían ganar bazas más de dos, solo es posible cuando { $tricks ->
    [one] queda como mucho { $tricks } baza
   *[other] quedan como mucho { $tricks } bazas
}.
rulebook-preferans-play-proof = Un declarante no puede anunciar un juego demasiado bajo. A quien gana más bazas de las anunciadas un defensor le puede pedir una prueba: una distribución de las cartas que no veía con la que no se puedan ganar más bazas de las anunciadas.
rulebook-preferans-play-proof-game = Si no hay una distribución que pruebe que el juego anunciado no era demasiado bajo, el juego no se ha cumplido, y cada baza que pasa de él cuenta como baza de menos.
rulebook-preferans-play-proof-lay = Si no hay una distribución que pruebe que el juego anunciado no era demasiado bajo, el juego no se ha cumplido, y las bazas que pasan de él aun con la peor distribución cuentan como bazas de menos.

# Los pases generales.
rulebook-preferans-passes-what = En un pase general no hay declarante ni triunfo; todos juegan por su cuenta y procuran ganar pocas bazas. Hay que asistir al palo, y quien no puede, juega cualquier carta.
rulebook-preferans-passes-dummy = Las cartas del muerto no intervienen en un pase general.
rulebook-preferans-passes-talon-leads = Las dos cartas del talón se descubren una tras otra y salen a las dos primeras bazas, a las que juega primero el jugador a la izquierda de quien reparte. Cuentan como cartas de quien reparte y pueden ganar la baza. A la tercera sale el jugador a la izquierda de quien reparte, y desde ahí quien ganó la última baza.
rulebook-preferans-passes-talon-suit = { $players ->
    [2] Las dos cartas del talón se descubren una tras otra y salen a las dos primeras bazas, a las que juega primero el rival de quien reparte. Solo dicen a qué palo hay que asistir y no pueden ganar; si nadie lo tiene, se lleva la baza el rival de quien reparte. A la tercera sale también ese jugador, y desde ahí quien ganó la última baza.
   *[other] Las dos cartas del talón se descubren una tras otra y salen a las dos primeras bazas, a las que juega primero el jugador a la izquierda de quien reparte. Solo dicen a qué palo hay que asistir y no pueden ganar; si nadie lo tiene, se lleva la baza ese jugador. A la tercera sale también ese jugador, y desde ahí quien ganó la última baza.
}
rulebook-preferans-passes-talon-closed = { $players ->
    [2] El talón sigue boca abajo. A la primera baza sale el rival de quien reparte, después quien ganó la última.
   *[other] El talón sigue boca abajo. A la primera baza sale el jugador a la izquierda de quien reparte, después quien ganó la última.
}
rulebook-preferans-passes-write-hill = Cada baza cuesta a quien la gana { $price ->
    [one] { $price } punto
   *[other] { $price } puntos
} en el monte.
rulebook-preferans-passes-write-amnesty = { $players ->
    [2] Quien tiene menos bazas no anota nada. Por cada baza que pase de ese número el otro anota { $price ->
        [one] { $price } punto
       *[other] { $price } puntos
    } en el monte.
   *[other] Quien tiene menos bazas no anota nada. Por cada baza que pase de ese número los demás anotan { $price ->
        [one] { $price } punto
       *[other] { $price } puntos
    } en el monte.
}
rulebook-preferans-passes-write-whists = { $players ->
    [2] Quien tiene menos bazas anota whists contra el otro: { $price ->
        [one] { $price } whist
       *[other] { $price } whists
    } por cada baza de este. Si empatan, nadie anota.
   *[other] Quien tiene menos bazas anota whists contra los demás: { $price ->
        [one] { $price } whist
       *[other] { $price } whists
    } por cada baza de ellos. Si empatan varios, se reparten esos whists.
}
rulebook-preferans-passes-turned = Quien reparte, que descansa, paga el precio de cada baza que ganan las cartas del talón.
rulebook-preferans-passes-turned-whists = Las bazas que ganan las cartas del talón cuentan como bazas de quien reparte, que descansa.
rulebook-preferans-passes-growth-none = Por muchos pases generales que se sigan unos a otros, el precio es siempre el mismo.
rulebook-preferans-passes-growth-add = El precio crece mientras se siguen los pases generales: una baza del segundo cuesta { $second }, una del tercero { $third }.
rulebook-preferans-passes-growth-double = El precio se dobla mientras se siguen los pases generales: una baza del segundo cuesta { $second }, una del tercero { $third }.
rulebook-preferans-passes-growth-stays = Cada nuevo pase general de la serie cuesta lo mismo que el tercero.
rulebook-preferans-passes-growth-again = Cuando pasa el turno de repartir tras el tercer pase general seguido, el precio empieza de nuevo.
rulebook-preferans-passes-zero-hill = Un jugador que tiene cartas y no gana ninguna baza descuenta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de su monte; si el monte no llega a tanto, el resto se pierde.
rulebook-preferans-passes-zero-pool = Un jugador que tiene cartas y no gana ninguna baza recibe { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, como por un juego cumplido.
rulebook-preferans-passes-zero-grows = Lo que recibe un jugador sin bazas crece con el precio.
rulebook-preferans-passes-penalty = Tras { $count ->
    [one] { $count } pase general seguido
   *[other] { $count } pases generales seguidos
} quien reparte anota además { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en el monte.
rulebook-preferans-passes-start-match = La partida empieza con { $count ->
    [one] { $count } pase general obligado
   *[other] { $count } pases generales obligados
}: las cartas se reparten y se juegan sin subasta.
rulebook-preferans-passes-start-race = Cada carrera empieza con { $count ->
    [one] { $count } pase general obligado
   *[other] { $count } pases generales obligados
}: las cartas se reparten y se juegan sin subasta.
rulebook-preferans-passes-after-misere-on = Tras una misère no cumplida la mano siguiente es un pase general obligado, sin subasta.
rulebook-preferans-passes-after-misere-tricks = Tras una misère no cumplida la mano siguiente es un pase general obligado, sin subasta. Su precio depende de la misère: { $first } por baza si en ella se ganó una baza, { $second } si fueron dos, { $third } si fueron más.
rulebook-preferans-passes-after-nine = También tras un nueve o un diez no cumplido que había superado una misère la mano siguiente es un pase general obligado.
rulebook-preferans-passes-compulsory-counted = Los pases generales obligados cuentan en una serie como los demás.
rulebook-preferans-passes-compulsory-apart = Los pases generales obligados no cuentan en una serie, y después de cada uno pasa el turno de repartir.
rulebook-preferans-passes-ladder-6 = Tras pases generales se puede pujar otra vez cualquier juego, desde seis picas.
rulebook-preferans-passes-ladder-6-7 = Tras un pase general se puede pujar cualquier juego, desde seis picas; tras dos o más seguidos la puja más baja es un siete.
rulebook-preferans-passes-ladder-6-7-8 = Tras un pase general se puede pujar cualquier juego, desde seis picas; tras dos seguidos la puja más baja es un siete, tras tres o más un ocho.
rulebook-preferans-passes-ladder-6-7-8-6 = Tras un pase general se puede pujar cualquier juego, desde seis picas; tras dos seguidos la puja más baja es un siete, tras tres un ocho, y después otra vez un seis, un siete y un ocho.
rulebook-preferans-passes-ladder-7 = Tras un pase general la puja más baja es un siete.
rulebook-preferans-passes-ladder-7-8 = Tras un pase general la puja más baja es un siete, tras dos o más seguidos un ocho.
rulebook-preferans-passes-ladder-misere = La misère se puede pujar siempre.
rulebook-preferans-passes-row-any = Una serie de pases generales se acaba con el juego siguiente, se cumpla o no.
rulebook-preferans-passes-row-made = Una serie de pases generales dura hasta que se cumple un juego; uno no cumplido no acaba con ella.
rulebook-preferans-passes-row-whisted = Una serie de pases generales dura hasta que un juego se juega y se cumple. Uno no cumplido, o contra el que nadie hace whist, no acaba con ella.
rulebook-preferans-passes-row-misere-any = También una misère acaba con una serie de pases generales, se cumpla o no.
rulebook-preferans-passes-row-misere-made = También una misère cumplida acaba con una serie de pases generales.
rulebook-preferans-passes-row-misere-off = Una misère deja una serie de pases generales como está.

# El juego a ciegas.
rulebook-preferans-dark-unseen = Las cartas se reparten boca abajo, y nadie tiene que mirarlas antes del fin de la subasta. Cada jugador puede mirar las suyas cuando quiera, pero quien ha mirado ya no puede decir nada «a ciegas» en esa mano.
rulebook-preferans-dark-calls = Quien no ha mirado sus cartas puede pujar un juego a ciegas. Si se juega, todos sus puntos y whists cuentan doble, se cumpla o no.
rulebook-preferans-dark-order = Una puja a ciegas está justo por debajo de la misma puja, un nivel más alta, de quien ha mirado. Así, a seis picas a ciegas las superan seis tréboles a ciegas y siete picas.
rulebook-preferans-dark-misere = También la misère se puede pujar a ciegas, como primera palabra. Solo la supera un diez a ciegas; hay que jugarla, y las cartas de la defensa siguen tapadas.
rulebook-preferans-dark-talon = En un juego a ciegas solo el declarante ve el talón.
rulebook-preferans-dark-names = Quien ha ganado la subasta a ciegas mira sus cartas entonces, como muy tarde, y anuncia cualquier juego que no sea más bajo que la puja, o misère si la puja estaba por debajo de ella.
rulebook-preferans-dark-whist = { $players ->
    [2] Si el juego anunciado está como mucho { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } por encima de una puja a ciegas, el rival tiene que hacer whist. Tras seis picas a ciegas son todos los seises y siete picas.
   *[other] Si el juego anunciado está como mucho { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } por encima de una puja a ciegas, los dos defensores tienen que hacer whist, y juegan cerrado. Tras seis picas a ciegas son todos los seises y siete picas.
}
rulebook-preferans-dark-proof = En un juego a ciegas nadie pregunta si se ha anunciado un juego demasiado bajo.
rulebook-preferans-dark-premium = El talón de un juego a ciegas no se paga.
rulebook-preferans-dark-pass = Quien no ha mirado sus cartas puede decir «paso a ciegas» mientras nadie haya pujado un juego en esa mano.
rulebook-preferans-dark-pass-eldest = { $players ->
    [2] El rival de quien reparte, que habla primero, puede decir «paso a ciegas» antes de mirar sus cartas.
   *[other] Solo quien habla primero puede decir «paso a ciegas», antes de mirar sus cartas.
}
rulebook-preferans-dark-pass-beaten = Un paso a ciegas solo lo superan siete picas o una puja más alta, o cualquier puja a ciegas.
rulebook-preferans-dark-pass-beaten-light = Un paso a ciegas solo lo superan siete picas o una puja más alta.
rulebook-preferans-dark-pass-again = Si el mismo jugador reparte otra vez tras un pase general a ciegas, el siguiente paso a ciegas solo lo superan ocho picas o más, o siete picas a ciegas o más; tras un segundo, nueve picas o más, u ocho picas a ciegas o más.
rulebook-preferans-dark-pass-again-light = Si el mismo jugador reparte otra vez tras un pase general a ciegas, el siguiente paso a ciegas solo lo superan ocho picas o una puja más alta, y tras un segundo, nueve picas o una puja más alta.
rulebook-preferans-dark-pass-final = Como cualquier paso, un paso a ciegas es definitivo en esa mano.
rulebook-preferans-dark-pass-return = Quien ha pasado a ciegas puede volver a hablar cuando alguien supera su paso, pero desde entonces solo después de mirar sus cartas.
rulebook-preferans-dark-all-pass = Si nadie puja y alguien ha pasado a ciegas, el pase general es a ciegas, y su precio se dobla para todos.

# Las bombas.
rulebook-preferans-bombs-dark-one = Un pase general a ciegas deja una bomba a cada jugador que pasó en él sin haber mirado sus cartas.
rulebook-preferans-bombs-dark-three = Los pases generales a ciegas que se siguen mientras reparte el mismo jugador dejan marcas: el primero una bomba, el segundo seguido una bomba doble, el tercero un abeto. Los jugadores que pasaron sin mirar reciben la marca entera; los que habían mirado, un grado menos, y tras el primero nada.
rulebook-preferans-bombs-dealer-one = También quien reparte, que descansa, recibe una bomba si los tres pasaron sin haber mirado.
rulebook-preferans-bombs-dealer-three = Quien reparte, que descansa, recibe la marca entera si los tres pasaron sin haber mirado; si no, un grado menos.
rulebook-preferans-bombs-start = Cada pase general obligado del principio deja una bomba a todos.
rulebook-preferans-bombs-use-one = Una bomba multiplica por { $bomb } el siguiente juego de su dueño: todos los puntos y whists de la mano.
rulebook-preferans-bombs-use-three = Una marca multiplica el siguiente juego de su dueño, con todos los puntos y whists de la mano: una bomba por { $bomb }, una bomba doble por { $double }, un abeto por { $tree }.
rulebook-preferans-bombs-gone = Un juego cumplido gasta la marca con la que se jugó; tras uno no cumplido la marca espera al juego siguiente.
rulebook-preferans-bombs-order-oldest = Quien tiene varias marcas juega primero con la más antigua.
rulebook-preferans-bombs-order-choice = Quien tiene varias marcas elige con cuál juega.

# El Bandolero.
rulebook-preferans-brigand-first = La partida empieza con el Bandolero. En él cada jugador tiene que jugar { $games ->
    [one] { $games } juego
   *[other] { $games } juegos
}, uno por mano, en el orden que quiera: un seis, un siete, un ocho, un nueve, un diez y una misère. En total { $deals ->
    [one] es { $deals } mano
   *[other] son { $deals } manos
}.
rulebook-preferans-brigand-only = Solo se juega el Bandolero. En él cada jugador tiene que jugar { $games ->
    [one] { $games } juego
   *[other] { $games } juegos
}, uno por mano, en el orden que quiera: un seis, un siete, un ocho, un nueve, un diez y una misère. En total { $deals ->
    [one] es { $deals } mano
   *[other] son { $deals } manos
}.
rulebook-preferans-brigand-soloist-first = { $players ->
    [2] En el Bandolero no hay subasta: el declarante de la mano es el rival de quien reparte.
   *[other] En el Bandolero no hay subasta: el declarante de la mano es el jugador a la izquierda de quien reparte.
}
rulebook-preferans-brigand-soloist-second = { $players ->
    [2] En el Bandolero no hay subasta: el declarante de la mano es quien reparte.
   *[other] En el Bandolero no hay subasta: el declarante de la mano es el segundo jugador a la izquierda de quien reparte.
}
rulebook-preferans-brigand-game = El declarante toma el talón, descarta y anuncia después uno de los juegos que le quedan por jugar, con el triunfo que quiera. Se cumpla o no, queda tachado de su lista.
rulebook-preferans-brigand-moves = El turno de repartir pasa siempre.
rulebook-preferans-brigand-no-limit = Mientras dura el Bandolero, los pozos crecen sin límite.
rulebook-preferans-brigand-no-dark = En el Bandolero nadie juega a ciegas.
rulebook-preferans-brigand-no-bombs = Las bombas solo salen en el juego propiamente dicho y solo multiplican sus juegos.
rulebook-preferans-brigand-no-share = Los juegos del Bandolero no van a medias con quien reparte.
rulebook-preferans-brigand-no-totus = En el Bandolero nadie anuncia un totus.
rulebook-preferans-brigand-no-surrender = Los juegos del Bandolero no se pueden rendir.
rulebook-preferans-brigand-no-proof = En el Bandolero nadie pregunta si se ha anunciado un juego demasiado bajo.
rulebook-preferans-brigand-passes = Jugados todos esos juegos, { $rounds ->
    [one] sigue { $rounds } vuelta
   *[other] siguen { $rounds } vueltas
} de pases generales, { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
} sin subasta. El turno de repartir pasa cada vez, y todas tienen el precio de un primer pase general.
rulebook-preferans-brigand-pools-on = Los puntos que el Bandolero ha llevado a los pozos cuentan en el juego propiamente dicho.
rulebook-preferans-brigand-pools-off = Tras el Bandolero los pozos se apartan y empiezan de nuevo para el juego propiamente dicho; en la liquidación se vuelven a sumar los puntos apartados.
rulebook-preferans-brigand-owner = Antes del juego propiamente dicho el dueño del monte, el jugador con el monte más grande, fija el precio de un whist y el tamaño del pozo. El pozo no puede ser mayor que el monte más pequeño, pero { $size ->
    [one] siempre se permite { $size } punto
   *[other] siempre se permiten { $size } puntos
}.
rulebook-preferans-brigand-owner-rounds = Antes del juego propiamente dicho el dueño del monte, el jugador con el monte más grande, fija el precio de un whist, el tamaño del pozo y cuántas vueltas se juegan o a qué hora empieza el final. El pozo no puede ser mayor que el monte más pequeño, pero { $size ->
    [one] siempre se permite { $size } punto
   *[other] siempre se permiten { $size } puntos
}.

# La puntuación de una mano.
rulebook-preferans-scoring-made = Un declarante que gana al menos las bazas anunciadas ha cumplido el juego y recibe su valor en puntos; las bazas de más no dan nada.
rulebook-preferans-scoring-failed = Un declarante que gana menos bazas de las anunciadas no ha cumplido, y anota en el monte por cada baza de menos, en puntos: { $six } en un seis, { $seven } en un siete, { $eight } en un ocho, { $nine } en un nueve, { $ten } en un diez.
rulebook-preferans-scoring-misere = Una misère sin bazas da su valor. Si no, el declarante anota { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en el monte por cada baza ganada; en una misère nadie anota whists.
rulebook-preferans-scoring-whists = Quien hace whist anota whists contra el declarante por cada baza propia, se cumpla o no el juego: { $six } en un seis, { $seven } en un siete, { $eight } en un ocho, { $nine } en un nueve.
rulebook-preferans-scoring-whists-ten = En un diez con whist una baza da { $whists ->
    [one] { $whists } whist
   *[other] { $whists } whists
}.
rulebook-preferans-scoring-ten-checked = En un diez nadie anota whists por bazas, las gane quien las gane.
rulebook-preferans-scoring-split-greedy = Cuando hace whist uno solo, se queda con los whists de todas las bazas de la defensa; el defensor que pasó no recibe nada de ellos.
rulebook-preferans-scoring-split-gentleman = Cuando hace whist uno solo, se queda con los whists de todas las bazas de la defensa si el juego se cumple. Si no se cumple, la mitad es para el defensor que pasó.
rulebook-preferans-scoring-split-always = Cuando hace whist uno solo, da siempre al defensor que pasó la mitad de los whists por bazas.
rulebook-preferans-scoring-answer-full = Si el juego se cumple y las bazas ganadas no llegan al cupo, quien hizo whist paga en el monte el precio entero de cada baza que le falta, en puntos: { $six } en un seis, { $seven } en un siete, { $eight } en un ocho, { $nine } en un nueve.
rulebook-preferans-scoring-answer-half = Si el juego se cumple y las bazas ganadas no llegan al cupo, quien hizo whist paga en el monte medio precio de cada baza que le falta, en puntos: { $six } en un seis, { $seven } en un siete, { $eight } en un ocho, { $nine } en un nueve.
rulebook-preferans-scoring-answer-ten = En un diez con whist que se cumple, quien hizo whist paga { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por la baza que falta.
rulebook-preferans-scoring-answer-none = Quien hizo whist no paga nada si las bazas ganadas no llegan al cupo.
rulebook-preferans-scoring-pair-second = De dos que hacen whist, en un seis y en un siete cada uno responde de medio cupo, pero entre los dos nunca pagan más de lo que falta. En un juego más alto solo responde el que hizo whist en segundo lugar.
rulebook-preferans-scoring-pair-both = De dos que hacen whist, en un seis y en un siete cada uno responde de medio cupo, pero entre los dos nunca pagan más de lo que falta. En un juego más alto los dos pagan la baza que falta.
rulebook-preferans-scoring-pair-each = De dos que hacen whist, cada uno paga todas las bazas que faltan a los dos juntos.
rulebook-preferans-scoring-consolation-all = { $players ->
    [2] Si un juego no se cumple, el rival anota además consolación contra el declarante: whists por cada baza de menos.
    [4] Si un juego no se cumple, todos los demás anotan además consolación contra el declarante, whists por cada baza de menos: también un defensor que pasó y quien reparte y descansa.
   *[other] Si un juego no se cumple, los dos defensores anotan además consolación contra el declarante, whists por cada baza de menos, también uno que pasó.
}
rulebook-preferans-scoring-consolation-no-passer = Si un juego no se cumple, quien hizo whist anota además consolación contra el declarante, whists por cada baza de menos, y también quien reparte y descansa; un defensor que pasó no anota ninguna.
rulebook-preferans-scoring-consolation-no-dealer = Si un juego no se cumple, los dos defensores anotan además consolación contra el declarante, whists por cada baza de menos, también uno que pasó; quien reparte y descansa no anota ninguna.
rulebook-preferans-scoring-consolation-whisters = Si un juego no se cumple, quien hizo whist anota además consolación contra el declarante, whists por cada baza de menos; nadie más la anota.
rulebook-preferans-scoring-consolation-ten = En un diez contra el que no se pregunta a nadie, los dos defensores anotan consolación.
rulebook-preferans-scoring-consolation-value = La consolación por una baza de menos es de tantos whists como puntos anota el declarante: { $six } en un seis, { $seven } en un siete, { $eight } en un ocho, { $nine } en un nueve, { $ten } en un diez.
rulebook-preferans-scoring-consolation-double = La consolación por una baza de menos es del doble de whists que de puntos anota el declarante: { $six } en un seis, { $seven } en un siete, { $eight } en un ocho, { $nine } en un nueve, { $ten } en un diez.
rulebook-preferans-scoring-consolation-ten-whists = La consolación por una baza de menos es de { $whists ->
    [one] { $whists } whist
   *[other] { $whists } whists
}, sea cual sea el juego.
rulebook-preferans-scoring-consolation-robber = La consolación se sube para que todo el que la anota llegue a la suma de quien hizo whist, por bazas y bazas de menos juntas; si lo hicieron dos, vale la suma mayor.

# De una mano a otra.
rulebook-preferans-sheet-parts = { $players ->
    [2] La hoja de puntos, la pulka, tiene para cada jugador un pozo, un monte y los whists contra el rival. Cada cual anota los puntos en su propio pozo y en su propio monte.
   *[other] La hoja de puntos, la pulka, tiene para cada jugador un pozo, un monte y los whists contra cada uno de los demás. Cada cual anota los puntos en su propio pozo y en su propio monte.
}
rulebook-preferans-sheet-order-half = De los puntos ganados, la mitad va al pozo propio y la otra mitad se descuenta del monte propio. Un punto impar, y lo que no necesita el monte, va al pozo.
rulebook-preferans-sheet-order-pool = Los puntos ganados van al pozo propio.
rulebook-preferans-sheet-order-pool-hill = Los puntos ganados van al pozo propio; lo que no cabe en él se descuenta del monte propio.
rulebook-preferans-sheet-order-partners = Los puntos ganados van al pozo propio; lo que no cabe en él ayuda a otro pozo y después se descuenta del monte propio.
rulebook-preferans-sheet-order-hill = Los puntos ganados se descuentan primero del monte propio; solo lo que sobra va después al pozo.
rulebook-preferans-sheet-size = Un pozo se cierra con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
rulebook-preferans-sheet-size-owner = Un pozo se cierra con los puntos que ha fijado el dueño del monte.
rulebook-preferans-sheet-over-help = { $players ->
    [2] Los puntos que pasan de un pozo cerrado ayudan al rival a llenar el suyo. Por cada punto, quien ayuda anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra el rival.
   *[other] Los puntos que pasan de un pozo cerrado ayudan a otros a llenar el suyo: primero al pozo abierto más lleno, de varios iguales al del monte más pequeño, y después al siguiente jugador en el sentido de las agujas del reloj. Por cada punto, quien ayuda anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra el jugador ayudado.
}
rulebook-preferans-sheet-over-help-last = { $players ->
    [2] Los puntos que no caben en el pozo propio ni se pueden descontar del monte propio ayudan al rival a llenar su pozo. Por cada punto, quien ayuda anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra el rival.
   *[other] Los puntos que no caben en el pozo propio ni se pueden descontar del monte propio ayudan a otros a llenar su pozo: primero al pozo abierto más lleno, de varios iguales al del monte más pequeño, y después al siguiente jugador en el sentido de las agujas del reloj. Por cada punto, quien ayuda anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra el jugador ayudado.
}
rulebook-preferans-sheet-over-help-chosen = Los puntos que pasan de un pozo cerrado ayudan a otros a llenar el suyo, y quien ayuda elige a quién. Por cada punto anota { $whists ->
    [one] { $whists } whist
   *[other] { $whists } whists
} contra el jugador ayudado.
rulebook-preferans-sheet-over-help-last-chosen = Los puntos que no caben en el pozo propio ni se pueden descontar del monte propio ayudan a otros a llenar su pozo, y quien ayuda elige a quién. Por cada punto anota { $whists ->
    [one] { $whists } whist
   *[other] { $whists } whists
} contra el jugador ayudado.
rulebook-preferans-sheet-over-help-or-hill = { $players ->
    [2] Los puntos que pasan de un pozo cerrado ayudan al rival a llenar el suyo o se descuentan del monte propio: elige quien ayuda. Por cada punto de ayuda anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra el rival.
   *[other] Los puntos que pasan de un pozo cerrado ayudan a otros a llenar el suyo o se descuentan del monte propio: elige quien ayuda. Por cada punto de ayuda anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra el jugador ayudado.
}
rulebook-preferans-sheet-over-help-hills = { $players ->
    [2] Lo que no cabe en ningún pozo se descuenta del monte de quien ayuda y luego del monte del rival, a { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } el punto; el resto se pierde.
   *[other] Lo que no cabe en ningún pozo se descuenta del monte de quien ayuda y luego de los montes de los demás, a { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } el punto; el resto se pierde.
}
rulebook-preferans-sheet-over-lost = Los puntos que no caben en el pozo propio ni se pueden descontar del monte propio se pierden.
rulebook-preferans-sheet-over-kept = Un pozo cerrado sigue recibiendo puntos, y cuentan en la liquidación.
rulebook-preferans-sheet-help-dealer = A quien reparte y ha descansado en la mano no se le ayuda.
rulebook-preferans-sheet-help-short = También se puede ayudar a quien hizo whist y no llegó al cupo.
rulebook-preferans-sheet-help-not-short = A quien hizo whist y no llegó al cupo no se le ayuda en esa mano.
rulebook-preferans-sheet-cover-all = Los juegos necesitan cobertura: cada pase general cubre un juego posterior de cada jugador, y cada juego que un jugador ha jugado en el Bandolero cubre uno suyo. Un juego cumplido sin cobertura da solo la mitad de sus puntos.
rulebook-preferans-sheet-cover-passes = Los juegos necesitan cobertura: cada pase general cubre un juego posterior de cada jugador. Un juego cumplido sin cobertura da solo la mitad de sus puntos.
rulebook-preferans-sheet-cover-dealer = También quien reparte y descansa en un pase general recibe cobertura por él.

# El fin de la partida.
rulebook-preferans-end-all = La partida se acaba con la mano que cierra el último pozo.
rulebook-preferans-end-one = La partida se acaba con la mano que cierra el primer pozo.
rulebook-preferans-end-total = La partida se acaba cuando los pozos suman { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
rulebook-preferans-end-round = Una vuelta se acaba cuando el reparto vuelve a quien repartió primero.
rulebook-preferans-end-rounds = { $rounds ->
    [one] Se juega { $rounds } vuelta
   *[other] Se juegan { $rounds } vueltas
} y después una última; con ella se acaba la partida.
rulebook-preferans-end-rounds-owner = Acabadas las vueltas que ha fijado el dueño del monte, se juega una última vuelta.
rulebook-preferans-end-time-next = Se fija una hora límite. La vuelta que corre en ese momento se acaba, después se juega una última vuelta, y con ella se acaba la partida.
rulebook-preferans-end-time-running = Se fija una hora límite. La vuelta que corre en ese momento es la última, y con ella se acaba la partida.
rulebook-preferans-end-time-owner-next = Si el dueño del monte ha fijado una hora límite en vez de un número de vueltas, la vuelta que corre en ese momento se acaba y después se juega una última.
rulebook-preferans-end-time-owner-running = Si el dueño del monte ha fijado una hora límite en vez de un número de vueltas, la vuelta que corre en ese momento es la última.
rulebook-preferans-end-razbojnik = La partida se acaba con el Bandolero.
rulebook-preferans-end-deals = En cualquier caso la partida se acaba tras { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}.
rulebook-preferans-end-races = La partida consta de { $races ->
    [one] { $races } carrera
   *[other] { $races } carreras
}. En cada una los pozos, los montes y las series de pases generales empiezan de nuevo; los whists quedan. Para la liquidación se suman los pozos y los montes de todas las carreras.
rulebook-preferans-end-race-closed = Una carrera se acaba en cuanto se ha cerrado un pozo y no hay en curso una serie de pases generales.
rulebook-preferans-end-race-whisted = Una carrera se acaba con un juego que se juega y se cumple, una vez que se ha cerrado un pozo y no hay en curso una serie de pases generales. El primer juego de una carrera debe ser al menos un siete.
rulebook-preferans-end-race-pool = { $players ->
    [2] Al acabar una carrera, el primer jugador que cerró su pozo anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra el rival; si los dos lo cerraron en la misma mano, nadie anota.
   *[other] Al acabar una carrera, el primer jugador que cerró su pozo anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra cada uno de los demás; si varios lo cerraron en la misma mano, se los reparten.
}
rulebook-preferans-end-race-hill = { $players ->
    [2] Al acabar una carrera, el jugador con el monte más pequeño anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra el rival; si los montes son iguales, nadie anota.
   *[other] Al acabar una carrera, el jugador con el monte más pequeño anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra cada uno de los demás; si hay montes iguales, se los reparten.
}
rulebook-preferans-end-total-pool = { $players ->
    [2] Tras la última carrera, el jugador cuyos pozos de todas las carreras suman más anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra el rival.
   *[other] Tras la última carrera, el jugador cuyos pozos de todas las carreras suman más anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra cada uno de los demás.
}
rulebook-preferans-end-total-hill = { $players ->
    [2] Tras la última carrera, el jugador cuyos montes de todas las carreras suman menos anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra el rival.
   *[other] Tras la última carrera, el jugador cuyos montes de todas las carreras suman menos anota { $whists ->
        [one] { $whists } whist
       *[other] { $whists } whists
    } contra cada uno de los demás.
}

# La liquidación.
rulebook-preferans-settlement-hill-only = Solo se liquidan los montes; los pozos y los whists quedan fuera.
rulebook-preferans-settlement-pool = Por cada punto que falta a un pozo para cerrarse { $points ->
    [one] se suma { $points } punto
   *[other] se suman { $points } puntos
} al monte de su dueño.
rulebook-preferans-settlement-pool-kept = Por cada punto que falta a un pozo para cerrarse { $points ->
    [one] se suma { $points } punto
   *[other] se suman { $points } puntos
} al monte de su dueño, y por cada punto que pasa de ahí se resta lo mismo.
rulebook-preferans-settlement-pool-largest = Cada pozo se compara con el mayor: por cada punto menos { $points ->
    [one] se suma { $points } punto
   *[other] se suman { $points } puntos
} al monte de su dueño.
rulebook-preferans-settlement-hills = { $players ->
    [2] De cada monte se descuenta el más pequeño. Lo que queda se multiplica por { $whists } y se divide entre { $players }, el número de jugadores: tantos whists da su dueño al rival.
   *[other] De cada monte se descuenta el más pequeño. Lo que queda se multiplica por { $whists } y se divide entre { $players }, el número de jugadores: tantos whists da su dueño a cada uno de los demás.
}
rulebook-preferans-settlement-whists = Después se compensan los whists que dos jugadores han anotado uno contra otro. Los resultados suman cero.
rulebook-preferans-settlement-rounding = Las fracciones se conservan hasta el final y entonces se redondean de modo que la suma siga siendo cero.
rulebook-preferans-settlement-winner = Gana quien tiene el resultado más alto.

# Faltas y multas.
rulebook-preferans-faults-real = Con cartas de verdad se cometen faltas. Esto es lo que traen consigo.
rulebook-preferans-faults-misdeal = Un reparto equivocado cuesta a quien reparte { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en el monte, y reparte otra vez el mismo jugador.
rulebook-preferans-faults-misdeal-again = Tras un reparto equivocado reparte otra vez el mismo jugador.
rulebook-preferans-faults-twice = Un segundo reparto equivocado seguido cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, como una baza de menos en un seis, y pasa el turno de repartir.
rulebook-preferans-faults-twice-proper = Un segundo reparto equivocado seguido cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, como una baza de menos en un seis, y pasa el turno de repartir, salvo en el Bandolero y en los pases generales que lo siguen.
rulebook-preferans-faults-twice-razbojnik = Un segundo reparto equivocado seguido cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, como una baza de menos en un seis.
rulebook-preferans-faults-prompt = Un soplo durante un juego cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en el monte.
rulebook-preferans-faults-revoke = Un renuncio en un juego, una carta jugada contra la obligación de asistir o de fallar, cuesta en el monte lo mismo que { $tricks ->
    [one] { $tricks } baza de menos
   *[other] { $tricks } bazas de menos
} en ese juego. La mano queda anulada y reparte otra vez el mismo jugador.
rulebook-preferans-faults-revoke-again = Tras un renuncio en un juego, una carta jugada contra la obligación de asistir o de fallar, la mano queda anulada y reparte otra vez el mismo jugador.
rulebook-preferans-faults-revoke-passes = En un pase general quien comete un renuncio paga como si hubiera ganado todas las bazas, y la mano cuenta como jugada.
rulebook-preferans-faults-undiscarded = Un declarante que empieza a jugar sin haber descartado anota en el monte lo mismo que por { $tricks ->
    [one] { $tricks } baza de menos
   *[other] { $tricks } bazas de menos
} en ese juego. La mano queda anulada y reparte otra vez el mismo jugador.
rulebook-preferans-faults-undiscarded-again = Si el declarante empieza a jugar sin haber descartado, la mano queda anulada y reparte otra vez el mismo jugador.

# Ejemplos: títulos, y lo que va debajo de uno.
rulebook-preferans-example-made = Un juego cumplido
rulebook-preferans-example-failed = Un juego no cumplido
rulebook-preferans-example-short = Un cupo no cumplido
rulebook-preferans-example-half = Medio whist
rulebook-preferans-example-misere = Una misère cumplida
rulebook-preferans-example-misere-failed = Una misère no cumplida
rulebook-preferans-example-all-pass = Un pase general
rulebook-preferans-example-bomb = Un juego con bomba
rulebook-preferans-example-share = Un juego a medias
rulebook-preferans-example-help = Ayuda a otro jugador
rulebook-preferans-example-over = Puntos que no caben en ningún pozo
rulebook-preferans-example-race = El fin de una carrera
preferans-rulebook-example-before = Una liquidación antes de esta mano daría, en whists: { $totals }.
preferans-rulebook-example-totals = Una liquidación después de esta mano daría, en whists: { $totals }.

# Palabras del juego.
rulebook-word-call = puja
    .meaning = Lo que un jugador ofrece jugar, dicho en la subasta; cada puja tiene que ser más alta que la anterior.
rulebook-word-eldest-hand = quien habla primero, primer puesto
    .meaning = El puesto que recibe cartas primero, a la izquierda de quien reparte; sale a la primera baza.
rulebook-word-defender = defensor
    .meaning = Quien juega contra el declarante.
rulebook-word-dummy = muerto
    .meaning = Cartas que se reparten y no son de nadie; siempre pasan.
rulebook-word-all-pass = pase general
    .meaning = Una mano sin declarante, en la que todos procuran ganar pocas bazas.
rulebook-word-row = serie de pases generales
    .meaning = Pases generales que se siguen unos a otros hasta que un juego acaba con ellos.
rulebook-word-whist = whist
    .meaning = La palabra de un defensor que se compromete a ganar bazas; también la unidad de cuenta: véase whists.
rulebook-word-whister = quien hace whist
    .meaning = Un defensor que ha dicho «whist».
    .forms = hace whist
rulebook-word-quota = cupo
    .meaning = Las bazas que debe la defensa cuando alguien ha hecho whist.
rulebook-word-half-whist = medio whist
    .meaning = La palabra con la que un defensor acaba la mano y anota los whists por la mitad del cupo.
rulebook-word-open-closed = abierto, cerrado
    .meaning = Con las cartas de la defensa puestas en la mesa, o tapadas.
rulebook-word-undertrick = baza de menos
    .meaning = Una baza que falta de las que se había prometido ganar.
rulebook-word-consolation = consolación
    .meaning = Whists que se anotan contra el declarante por las bazas de menos.
rulebook-word-pool = pozo
    .meaning = Donde se anotan los puntos ganados en juegos; aquí los puntos son buenos.
rulebook-word-hill = monte
    .meaning = Donde se anotan los puntos de castigo; aquí los puntos son malos.
rulebook-word-whists = whists
    .meaning = La unidad de cuenta: lo que un jugador anota contra otro, y en lo que se hace la liquidación.
rulebook-word-pulka = pulka
    .meaning = La hoja de puntos en la que se anotan pozos, montes y whists.
rulebook-word-help = ayuda
    .meaning = Llenar el pozo de otro jugador, o descontar de su monte, a cambio de whists contra él.
rulebook-word-preferans-bomb = bomba
    .meaning = Una marca que multiplica el siguiente juego de su dueño.
rulebook-word-totus = totus
    .meaning = El anuncio de que no se puede perder ninguna baza.
rulebook-word-razbojnik = Bandolero
    .meaning = La antigua primera parte del juego, en la que todos tienen que jugar cada clase de juego.
rulebook-word-hill-owner = dueño del monte
    .meaning = El jugador que tiene el monte más grande tras el Bandolero.
rulebook-word-round = vuelta
    .meaning = Las manos desde quien reparte primero hasta que el reparto vuelve a ese jugador.
rulebook-word-race = carrera
    .meaning = Una parte de la partida que empieza con pozos y montes vacíos y acaba con un pozo cerrado.
rulebook-word-layout = distribución
    .meaning = Qué cartas están en qué puesto.
