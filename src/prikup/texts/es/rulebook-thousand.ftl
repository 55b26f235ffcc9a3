# Las reglas de Mil y 1001, frase por frase. Las cifras nunca son negativas; lo que un reglamento no tiene no se dice.

# De qué se trata.
rulebook-thousand-aim-match = Una partida es una serie de manos en las que se ganan y se pierden puntos; la meta es un total de { $target }.
rulebook-thousand-aim-declarer = { $hands ->
    [2] En cada mano un jugador, el declarante, promete en una subasta hacer cierto número de puntos; el otro intenta impedirlo.
   *[other] En cada mano un jugador, el declarante, promete en una subasta hacer cierto número de puntos; los otros dos intentan juntos impedirlo.
}
rulebook-thousand-aim-everyone = En cada mano todos juegan por su cuenta y cada cual anota lo que hace en bazas.
rulebook-thousand-aim-points = Los puntos vienen de las cartas de las bazas ganadas y de los matrimonios, el rey y la dama de un mismo palo.

# Jugadores y cartas.
rulebook-thousand-cards-players = { $players ->
    [2] Es un juego para dos.
    [4] A la mesa se sientan cuatro jugadores, de los que en cada mano tres reciben cartas.
   *[other] Es un juego para tres.
}
rulebook-thousand-cards-pack-20 = { $cards ->
    [one] La baraja tiene { $cards } carta
   *[other] La baraja tiene { $cards } cartas
}: as, diez, rey, dama y jota de cada uno de los cuatro palos.
rulebook-thousand-cards-pack-24 = { $cards ->
    [one] La baraja tiene { $cards } carta
   *[other] La baraja tiene { $cards } cartas
}: as, diez, rey, dama, jota y nueve de cada uno de los cuatro palos.
rulebook-thousand-cards-pack-32 = { $cards ->
    [one] La baraja tiene { $cards } carta
   *[other] La baraja tiene { $cards } cartas
}: as, diez, rey, dama, jota, nueve, ocho y siete de cada uno de los cuatro palos.
rulebook-thousand-cards-order-20 = En cada palo la carta más alta es el as, seguido del diez; después vienen rey, dama y jota.
rulebook-thousand-cards-order-24 = En cada palo la carta más alta es el as, seguido del diez; después vienen rey, dama, jota y nueve.
rulebook-thousand-cards-order-32 = En cada palo la carta más alta es el as, seguido del diez; después vienen rey, dama, jota, nueve, ocho y siete.
rulebook-thousand-cards-values-20 = El as vale { $ace }, el diez { $ten }, el rey { $king }, la dama { $queen } y la jota { $jack }: toda la baraja vale { $points }.
rulebook-thousand-cards-values-24 = El as vale { $ace }, el diez { $ten }, el rey { $king }, la dama { $queen }, la jota { $jack } y el nueve nada: toda la baraja vale { $points }.
rulebook-thousand-cards-values-32 = El as vale { $ace }, el diez { $ten }, el rey { $king }, la dama { $queen } y la jota { $jack }; nueves, ochos y sietes no valen nada: toda la baraja vale { $points }.
rulebook-thousand-cards-values-sevens = El as vale { $ace }, el diez { $ten }, el rey { $king }, la dama { $queen }, la jota { $jack } y el siete { $seven }; nueves y ochos no valen nada: toda la baraja vale { $points }.

# El reparto.
rulebook-thousand-deal-turn = Quién reparte primero se decide libremente; después de cada mano reparte el jugador de la izquierda. Todo va en el sentido de las agujas del reloj.
rulebook-thousand-deal-turn-two = Quién reparte primero se decide libremente; después los dos reparten por turno.
rulebook-thousand-deal-sitter-dealer = Quien reparte no juega la mano y no recibe cartas.
rulebook-thousand-deal-sitter-opposite = El jugador sentado enfrente de quien reparte no juega la mano y no recibe cartas.
rulebook-thousand-deal-sitter-right = El jugador a la derecha de quien reparte no juega la mano y no recibe cartas.
rulebook-thousand-deal-cut-offer = Quien reparte baraja y ofrece la baraja al jugador de su derecha, que puede cortarla o dejarla como está.
rulebook-thousand-deal-cut-nines = Quien reparte baraja, y el jugador de su derecha corta dejando al menos dos cartas arriba y abajo. Quien reparte mira la última carta; si es un nueve, se enseña a todos y se vuelve a cortar hasta que quede debajo otra carta.
rulebook-thousand-deal-cut-guard = Quien reparte baraja hasta que debajo no quede ni un nueve ni una jota.
rulebook-thousand-deal-cut-guard-jack = Quien reparte baraja hasta que debajo no quede una jota.
rulebook-thousand-deal-cut-jack-bury = Si debajo queda una jota, quien reparte puede meterla en medio de la baraja y mirar la siguiente carta de debajo.
rulebook-thousand-deal-cut-jack-recut = Si debajo queda una jota, quien reparte corta la baraja una vez más.
rulebook-thousand-deal-cut-jack-mix = Si debajo queda una jota, se baraja de nuevo.
rulebook-thousand-deal-cut-fine-again = Quien al cortar deja debajo tres nueves seguidos paga una multa de { $fine }, y se vuelve a cortar.
rulebook-thousand-deal-cut-fine-deal = Quien al cortar deja debajo tres nueves seguidos paga una multa de { $fine }, y se reparte tal como está.
rulebook-thousand-deal-cut-jack-breaks = Una jota que sale entre medias interrumpe la racha de nueves.
rulebook-thousand-deal-hand = { $cards ->
    [one] Cada jugador recibe { $cards } carta, de una en una.
   *[other] Cada jugador recibe { $cards } cartas, de una en una.
}
rulebook-thousand-deal-hand-3-3 = { $cards ->
    [one] Cada jugador recibe { $cards } carta, en dos paquetes de tres.
   *[other] Cada jugador recibe { $cards } cartas, en dos paquetes de tres.
}
rulebook-thousand-deal-hand-3-2-3 = { $cards ->
    [one] Cada jugador recibe { $cards } carta, en paquetes de tres, dos y tres.
   *[other] Cada jugador recibe { $cards } cartas, en paquetes de tres, dos y tres.
}
rulebook-thousand-deal-whole = { $cards ->
    [one] Se reparte toda la baraja de una en una, { $cards } carta a cada jugador.
   *[other] Se reparte toda la baraja de una en una, { $cards } cartas a cada jugador.
}
rulebook-thousand-deal-talon = { $cards ->
    [one] En el centro se pone { $cards } carta: el talón.
   *[other] En el centro se ponen { $cards } cartas: el talón.
}
rulebook-thousand-deal-two-talons = { $cards ->
    [one] En el centro se ponen boca abajo dos talones de { $cards } carta.
   *[other] En el centro se ponen boca abajo dos talones de { $cards } cartas.
}
rulebook-thousand-deal-talon-rounds = { $talons ->
    [2] Las cartas de los talones se reparten de una en una en las primeras vueltas, pero nunca como la primera ni la última de la vuelta.
   *[other] Las cartas del talón se reparten de una en una en las primeras vueltas, pero nunca como la primera ni la última de la vuelta.
}
rulebook-thousand-deal-talon-last = { $talons ->
    [2] Los talones los forman las cartas que sobran cuando todos tienen las suyas.
   *[other] El talón lo forman las cartas que sobran cuando todos tienen las suyas.
}
rulebook-thousand-deal-talon-drawn = { $talons ->
    [2] El azar decide qué cartas del reparto van a los talones, pero nunca la primera ni la última, ni dos seguidas.
   *[other] El azar decide qué cartas del reparto van al talón, pero nunca la primera ni la última, ni dos seguidas.
}
rulebook-thousand-deal-talon-dealer = { $talons ->
    [2] Quien reparte decide qué cartas del reparto van a los talones, pero nunca la primera ni la última, ni dos seguidas.
   *[other] Quien reparte decide qué cartas del reparto van al talón, pero nunca la primera ni la última, ni dos seguidas.
}
rulebook-thousand-deal-dead = { $cards ->
    [one] Se reparte { $cards } carta más, como si hubiera un tercer jugador; queda boca abajo y no es de nadie.
   *[other] Se reparten { $cards } cartas más, como si hubiera un tercer jugador; quedan boca abajo y no son de nadie.
}
rulebook-thousand-deal-stock = { $cards ->
    [one] La otra { $cards } carta forma el mazo y queda boca abajo.
   *[other] Las otras { $cards } cartas forman el mazo y quedan boca abajo.
}
rulebook-thousand-deal-stock-bottom = La última carta del mazo se pone boca arriba.

# Nuevo reparto.
rulebook-thousand-redeal-right = Quien tiene malas cartas tiene derecho a que el mismo jugador reparta de nuevo; por la mano abandonada no se anota nada.
rulebook-thousand-redeal-four-nines-hand = Cuatro nueves entre las cartas repartidas dan derecho a un nuevo reparto.
rulebook-thousand-redeal-four-nines-exchange = Cuatro nueves dan derecho a un nuevo reparto, sea en las cartas repartidas o después de que el declarante haya cedido cartas.
rulebook-thousand-redeal-four-nines-dealt = Cuatro nueves entre las cartas repartidas dan derecho a un nuevo reparto, también después de que el declarante haya cedido cartas.
rulebook-thousand-redeal-three-nines-opener = Tres nueves dan derecho a un nuevo reparto a quien debe abrir la subasta.
rulebook-thousand-redeal-three-nines-anyone = Tres nueves dan derecho a un nuevo reparto a cualquier jugador.
rulebook-thousand-redeal-under = { $points ->
    [one] Unas cartas que suman menos de { $points } punto dan derecho a un nuevo reparto; los matrimonios no se cuentan.
   *[other] Unas cartas que suman menos de { $points } puntos dan derecho a un nuevo reparto; los matrimonios no se cuentan.
}
rulebook-thousand-redeal-four-jacks = Cuatro jotas dan derecho a un nuevo reparto.
rulebook-thousand-redeal-poor-no_ace_or_marriage = Unas cartas sin as ni matrimonio dan derecho a un nuevo reparto.
rulebook-thousand-redeal-poor-no_ace = Unas cartas sin as dan derecho a un nuevo reparto.
rulebook-thousand-redeal-window-auction = El nuevo reparto por las cartas se puede pedir en cualquier momento hasta el fin de la subasta, sea o no el turno de uno.
rulebook-thousand-redeal-window-first_word = Quien ya ha hablado en la subasta, aunque sea para pasar, no puede pedir nada por las cartas repartidas.
rulebook-thousand-redeal-marriage = Unas cartas que tienen un matrimonio no dan derecho a un nuevo reparto.
rulebook-thousand-redeal-must-four-nines = Quien recibe cuatro nueves tiene que pedir el nuevo reparto, quiera o no.
rulebook-thousand-redeal-must-three-nines = Quien tiene tres nueves que dan derecho a un nuevo reparto tiene que pedirlo, quiera o no.
rulebook-thousand-redeal-must-four-jacks = Quien recibe cuatro jotas tiene que pedir el nuevo reparto, quiera o no.
rulebook-thousand-redeal-three-marriages = { $players ->
    [2] Quien recibe tres matrimonios puede enseñarlos: la mano se acaba, su total sube hasta el barril y el rival anota { $points }.
   *[other] Quien recibe tres matrimonios puede enseñarlos: la mano se acaba, su total sube hasta el barril y cada uno de los demás anota { $points }.
}
rulebook-thousand-redeal-four-marriages = Un declarante que con el talón tiene cuatro matrimonios y aún no ha cedido ninguna carta puede enseñarlos, y gana la partida en el acto.

# La subasta.
rulebook-thousand-auction-talon = En la subasta se puja por el talón. Quien más puja es el declarante y debe hacer al menos los puntos prometidos.
rulebook-thousand-auction-plain = En la subasta se puja por los puntos que se van a hacer. Quien más puja es el declarante y debe hacer al menos los prometidos.
rulebook-thousand-auction-forced-left = El jugador a la izquierda de quien reparte debe abrir con una puja de { $bid }, tenga las cartas que tenga.
rulebook-thousand-auction-forced-dealer = Quien reparte debe abrir con una puja de { $bid }, tenga las cartas que tenga.
rulebook-thousand-auction-free = Habla primero el jugador a la izquierda de quien reparte. Cualquiera puede pasar, y la primera puja debe ser de { $bid } como mínimo.
rulebook-thousand-auction-hanging = Si nadie puja, quien reparte tiene que jugar a { $bid }.
rulebook-thousand-auction-all-pass = Si nadie puja, no se anota nada y pasa el turno de repartir.
rulebook-thousand-auction-turn = Después cada cual, por turno, puja más alto o pasa; la subasta se acaba cuando solo queda uno en ella.
rulebook-thousand-auction-pass-final = Quien pasa queda fuera de la subasta.
rulebook-thousand-auction-reentry = Quien ha pasado puede volver a pujar tras una puja más alta.
rulebook-thousand-auction-step = Las pujas son múltiplos de { $step }.
rulebook-thousand-auction-step-coarse = Las pujas son múltiplos de { $step }, y desde 200 múltiplos de diez.
rulebook-thousand-auction-jumps = Al pujar se pueden saltar pasos.
rulebook-thousand-auction-one-step = Al pujar no se pueden saltar pasos: cada puja es la siguiente posible por encima de la última.
rulebook-thousand-auction-cap-held = Sin un matrimonio en las cartas no se puede pujar más de { $bid }. Con matrimonios el tope es { $points } más lo que valgan.
rulebook-thousand-auction-cap-any = Sin un matrimonio en las cartas no se puede pujar más de { $bid }; cualquier matrimonio quita ese tope.
rulebook-thousand-auction-cap-aces = Cuatro ases en las cartas suben el tope de las pujas como un matrimonio.
rulebook-thousand-auction-ceiling = Ninguna puja puede pasar de { $bid }.
rulebook-thousand-auction-first-bid = La primera puja de un jugador en cada mano no puede pasar de { $bid }.
rulebook-thousand-auction-negative = Un jugador con un total bajo cero no puede pujar más de { $bid }.
rulebook-thousand-auction-silence = { $total ->
    [0] Un jugador con un total bajo cero solo puede pasar, salvo que la puja sea obligada.
   *[other] Un jugador que está más de { $total } bajo cero solo puede pasar, salvo que la puja sea obligada.
}
rulebook-thousand-auction-dark-opener = Quien debe abrir y tiene un total de { $total } o más puede dejar sus cartas sin mirar y pujar a ciegas.
rulebook-thousand-auction-dark-anyone = Cualquier jugador con un total de { $total } o más puede dejar sus cartas sin mirar y pujar a ciegas.
rulebook-thousand-auction-dark-first-opener = La primera puja a ciegas es de { $bid }; las siguientes van como de costumbre.
rulebook-thousand-auction-dark-first-anyone = Si quien debe abrir lo hace a ciegas, su puja es de { $bid }; cualquier otro puja a ciegas por encima de la última puja.
rulebook-thousand-auction-dark-times = { $times ->
    [one] Un contrato a ciegas cuenta { $times } vez, se cumpla o no; lo que anota un defensor no se multiplica.
   *[other] Un contrato a ciegas cuenta { $times } veces, se cumpla o no; lo que anota un defensor no se multiplica.
}
rulebook-thousand-auction-dark-look = Las cartas se pueden mirar en cualquier momento, pero desde entonces la puja es una puja ordinaria; antes no se puede pedir nada por ellas.
rulebook-thousand-auction-dark-cap = Una puja a ciegas no necesita matrimonio, por alta que sea.
rulebook-thousand-auction-dark-barrel = Se puede pujar a ciegas también mientras alguien está en el barril.
rulebook-thousand-auction-dark-no-barrel = Mientras alguien está en el barril nadie puede pujar a ciegas.
rulebook-thousand-auction-dark-talon-open = El talón de un juego a ciegas se enseña como de costumbre.
rulebook-thousand-auction-dark-talon-hidden = El talón de un juego a ciegas solo lo ve el declarante.
rulebook-thousand-auction-golden-each = { $players ->
    [one] La partida empieza con una mano de oro.
   *[other] La partida empieza con manos de oro, la primera que abre cada jugador: en total { $players }.
}
rulebook-thousand-auction-golden-deals = { $deals ->
    [one] La primera mano de la partida es de oro.
   *[other] Las primeras { $deals } manos de la partida son de oro.
}
rulebook-thousand-auction-golden-forced = En una mano de oro no se puja: el jugador al que le toca abrir juega a { $bid }.
rulebook-thousand-auction-golden-auction = En una mano de oro la primera puja es de { $bid }, y se puede pujar más alto.
rulebook-thousand-auction-golden-double = Todo lo que se anota en una mano de oro cuenta doble, también los matrimonios de un defensor.
rulebook-thousand-auction-golden-double-single = Todo lo que se anota en una mano de oro cuenta doble, salvo los matrimonios de un defensor.
rulebook-thousand-auction-golden-more = El contrato de una mano de oro se puede subir.
rulebook-thousand-auction-golden-bare = El contrato de una mano de oro no se puede subir.
rulebook-thousand-auction-golden-again-play_on = Si no se ha cumplido ninguna mano de oro, la partida sigue sin más.
rulebook-thousand-auction-golden-again-reset = Si no se ha cumplido ninguna mano de oro, todos los totales vuelven a cero y la partida sigue con manos ordinarias.
rulebook-thousand-auction-golden-again-repeat = Si no se ha cumplido ninguna mano de oro, todos los totales vuelven a cero y las manos de oro se juegan otra vez.
rulebook-thousand-auction-golden-seen = En las manos de oro no se puja a ciegas.
rulebook-thousand-auction-golden-played = Una mano de oro no se puede rendir.
rulebook-thousand-auction-golden-kept = En una mano de oro no hay venta ni rescate.
rulebook-thousand-auction-golden-points = En una mano de oro el contrato solo puede ser de puntos.
rulebook-thousand-auction-call = En vez de abrir, un jugador cuyas cartas y matrimonios valen { $points } puede cantar mano de oro: no hay subasta ni talón, el contrato es de { $points } y todo cuenta doble.

# El talón.
rulebook-thousand-talon-shown = Acabada la subasta, el talón se pone boca arriba a la vista de todos y el declarante lo toma.
rulebook-thousand-talon-early = El talón está boca arriba desde el reparto; acabada la subasta, el declarante lo toma.
rulebook-thousand-talon-flip = Si la subasta entra en su segunda vuelta, el talón se pone entonces boca arriba.
rulebook-thousand-talon-choice = { $cards ->
    [one] Acabada la subasta, el declarante elige uno de los dos talones, enseña su { $cards } carta y la toma; el otro sigue boca abajo.
   *[other] Acabada la subasta, el declarante elige uno de los dos talones, enseña sus { $cards } cartas y las toma; el otro sigue boca abajo.
}
rulebook-thousand-talon-forced-choice = Un declarante que juega a la puja obligada que nadie ha superado puede tomar el talón sin enseñarlo.
rulebook-thousand-talon-forced-hidden = Un declarante que juega a la puja obligada que nadie ha superado toma el talón sin enseñarlo.
rulebook-thousand-talon-gifts-choice = { $opponents ->
    [one] El declarante da una carta al rival, boca arriba o boca abajo, como quiera.
   *[other] El declarante da una carta a cada rival, boca arriba o boca abajo, como quiera.
}
rulebook-thousand-talon-gifts-closed = { $opponents ->
    [one] El declarante da una carta boca abajo al rival.
   *[other] El declarante da una carta boca abajo a cada rival.
}
rulebook-thousand-talon-gifts-open = { $opponents ->
    [one] El declarante da una carta boca arriba al rival.
   *[other] El declarante da una carta boca arriba a cada rival.
}
rulebook-thousand-talon-away-last = { $cards ->
    [one] El declarante descarta { $cards } carta boca abajo; se la lleva quien gana la última baza.
   *[other] El declarante descarta { $cards } cartas boca abajo; se las lleva quien gana la última baza.
}
rulebook-thousand-talon-away-declarer = { $cards ->
    [one] El declarante descarta { $cards } carta boca abajo; cuenta para el declarante.
   *[other] El declarante descarta { $cards } cartas boca abajo; cuentan para el declarante.
}
rulebook-thousand-talon-away-nobody = { $cards ->
    [one] El declarante descarta { $cards } carta boca abajo; no cuenta para nadie.
   *[other] El declarante descarta { $cards } cartas boca abajo; no cuentan para nadie.
}
rulebook-thousand-talon-other = El talón que no se eligió se lo lleva quien gana la última baza.
rulebook-thousand-talon-hands = { $cards ->
    [one] Ahora cada jugador tiene { $cards } carta.
   *[other] Ahora cada jugador tiene { $cards } cartas.
}
rulebook-thousand-talon-redeal-any = Un declarante que ha visto el talón y aún no ha cedido nada puede pedir por él un nuevo reparto.
rulebook-thousand-talon-redeal-forced = Un declarante que juega a la puja obligada que nadie ha superado, ha visto el talón y aún no ha cedido nada puede pedir por él un nuevo reparto.
rulebook-thousand-talon-redeal-nines-two = Dos o más nueves en el talón dan derecho a un nuevo reparto.
rulebook-thousand-talon-redeal-nines-exactly_two = Exactamente dos nueves en el talón dan derecho a un nuevo reparto.
rulebook-thousand-talon-redeal-under = { $points ->
    [one] Un talón que vale menos de { $points } punto da derecho a un nuevo reparto.
   *[other] Un talón que vale menos de { $points } puntos da derecho a un nuevo reparto.
}
rulebook-thousand-talon-redeal-jacks = Tres jotas en el talón dan derecho a un nuevo reparto.
rulebook-thousand-talon-sale = { $times ->
    [one] Un declarante que aún no ha cedido nada puede vender el juego: pone boca arriba tantas cartas como tenía el talón, { $cards }, y se puja por ellas por encima del contrato. El comprador se lleva las cartas y pasa a ser el declarante. Se puede intentar { $times } vez por mano.
   *[other] Un declarante que aún no ha cedido nada puede vender el juego: pone boca arriba tantas cartas como tenía el talón, { $cards }, y se puja por ellas por encima del contrato. El comprador se lleva las cartas y pasa a ser el declarante. Se puede intentar { $times } veces por mano.
}
rulebook-thousand-talon-rebuy = Una vez descubierto el talón, un defensor lo puede comprar con una puja más alta antes de que el declarante lo tome.
rulebook-thousand-talon-buyback = Un declarante que ha visto el talón y aún no lo ha tomado puede pagar { $price } de rescate para que el mismo jugador reparta de nuevo.

# El contrato.
rulebook-thousand-contract-raise = Después el declarante dice el contrato: la puja tal cual o una cantidad más alta, con los mismos pasos y topes, que ahora van por las cartas que tiene.
rulebook-thousand-contract-bid = La puja es el contrato y ya no se puede subir.
rulebook-thousand-contract-misere = En vez de una cantidad el declarante puede anunciar misère, el contrato de no ganar ninguna baza, si la puja no pasa de { $points }: gana o pierde { $points }. En ella no se cantan matrimonios y solo anota el declarante.
rulebook-thousand-contract-slam = En vez de una cantidad el declarante puede anunciar slam, el contrato de ganar todas las bazas, si la puja no pasa de { $points }: gana o pierde { $points }.
rulebook-thousand-contract-open = Cualquier contrato se puede jugar a cartas vistas, y entonces cuenta doble.
rulebook-thousand-contract-writeoff-lead = Un declarante que no espera cumplir el contrato puede rendir la mano hasta la primera salida; la mano se acaba.
rulebook-thousand-contract-writeoff-play = Un declarante que no espera cumplir el contrato puede rendir la mano en cualquier turno propio de juego, hasta la última baza; la mano se acaba.
rulebook-thousand-contract-writeoff-cost-contract = Una rendición cuesta al declarante el contrato.
rulebook-thousand-contract-writeoff-cost-nothing = Una rendición no cuesta nada al declarante.
rulebook-thousand-contract-writeoff-cost-fine = Una rendición cuesta al declarante { $fine }, fuera cual fuera el contrato.
rulebook-thousand-contract-writeoff-share = { $opponents ->
    [one] Por una rendición el rival anota { $points }.
   *[other] Por una rendición cada rival anota { $points }.
}
rulebook-thousand-contract-writeoff-share-half = { $opponents ->
    [one] Por una rendición el rival anota la mitad del contrato, redondeada al múltiplo de cinco más cercano.
   *[other] Por una rendición cada rival anota la mitad del contrato, redondeada al múltiplo de cinco más cercano.
}
rulebook-thousand-contract-writeoff-share-full = { $opponents ->
    [one] Por una rendición el rival anota todo el contrato.
   *[other] Por una rendición cada rival anota todo el contrato.
}
rulebook-thousand-contract-writeoff-share-ratio = El contrato de una mano rendida se reparte entre los rivales: el { $left } por ciento, redondeado al múltiplo de cinco más cercano, para el de la izquierda del declarante y el resto, el { $right } por ciento, para el otro.
rulebook-thousand-contract-writeoff-unopened = Un declarante que juega a la puja obligada que nadie ha superado puede rendir la mano también antes de descubrir el talón.
rulebook-thousand-contract-writeoff-limit = { $times ->
    [one] Cada jugador puede rendir una mano { $times } vez por partida.
   *[other] Cada jugador puede rendir una mano { $times } veces por partida.
}
rulebook-thousand-contract-writeoff-fine = { $every ->
    [one] Cada rendición cuesta además una multa de { $fine }.
   *[other] Cada { $every } rendiciones el jugador paga además una multa de { $fine }.
}
rulebook-thousand-contract-writeoff-fine-alone = { $every ->
    [one] Una rendición cuesta al declarante solo una multa de { $fine }.
   *[other] Una rendición por sí sola no cuesta nada al declarante, pero cada { $every } rendiciones el jugador paga una multa de { $fine }.
}
rulebook-thousand-contract-writeoff-dark = { $times ->
    [one] La rendición de un contrato a ciegas cuesta { $times } vez lo normal.
   *[other] La rendición de un contrato a ciegas cuesta { $times } veces lo normal.
}
rulebook-thousand-contract-writeoff-not-dark = Un juego a ciegas no se puede rendir.
rulebook-thousand-contract-writeoff-barrel = También quien está en el barril puede rendir una mano.
rulebook-thousand-contract-writeoff-not-barrel = Quien está en el barril no puede rendir una mano.
rulebook-thousand-contract-bomb-forced = Un declarante que juega a la puja obligada que nadie ha superado puede tirar una bomba antes de decir el contrato: la mano se acaba y el declarante no pierde nada.
rulebook-thousand-contract-bomb-to_120 = Un declarante cuya puja no pasa de 120 puede tirar una bomba antes de decir el contrato: la mano se acaba y el declarante no pierde nada.
rulebook-thousand-contract-bomb-any = Un declarante puede tirar una bomba antes de decir el contrato: la mano se acaba y el declarante no pierde nada.
rulebook-thousand-contract-bomb-share = { $opponents ->
    [one] Por una bomba el rival anota { $points }.
   *[other] Por una bomba cada rival anota { $points }.
}
rulebook-thousand-contract-bomb-share-half = { $opponents ->
    [one] Por una bomba el rival anota la mitad de la puja, redondeada hacia arriba a decenas.
   *[other] Por una bomba cada rival anota la mitad de la puja, redondeada hacia arriba a decenas.
}
rulebook-thousand-contract-bomb-count = { $bombs ->
    [one] Cada jugador tiene { $bombs } bomba por partida.
   *[other] Cada jugador tiene { $bombs } bombas por partida.
}
rulebook-thousand-contract-contra = { $times ->
    [one] Antes de la primera salida un defensor puede decir contra: el contrato cuenta entonces { $times } vez, se cumpla o no; lo que anota un defensor no cambia.
   *[other] Antes de la primera salida un defensor puede decir contra: el contrato cuenta entonces { $times } veces, se cumpla o no; lo que anota un defensor no cambia.
}
rulebook-thousand-contract-recontra = { $times ->
    [one] El declarante puede responder recontra, y el contrato se multiplica otra vez por { $times }.
   *[other] El declarante puede responder recontra, y el contrato se multiplica otra vez por { $times }.
}

# El juego de las bazas.
rulebook-thousand-play-lead-declarer = A la primera baza sale el declarante, con la carta que quiera.
rulebook-thousand-play-lead-left = A la primera baza sale el jugador a la izquierda de quien reparte, con la carta que quiera, sea quien sea el declarante.
rulebook-thousand-play-lead-eldest = A la primera baza sale el jugador a la izquierda de quien reparte, con la carta que quiera.
rulebook-thousand-play-trick = { $tricks ->
    [one] Cada jugador pone por turno una carta. Gana la baza el triunfo más alto o, si no hay triunfos, la carta más alta del palo de salida; quien la gana sale a la siguiente. Una mano tiene { $tricks } baza.
   *[other] Cada jugador pone por turno una carta. Gana la baza el triunfo más alto o, si no hay triunfos, la carta más alta del palo de salida; quien la gana sale a la siguiente. Una mano tiene { $tricks } bazas.
}
rulebook-thousand-play-draw = { $tricks ->
    [one] Después de la primera { $tricks } baza cada jugador roba una carta del mazo, primero quien la ganó.
   *[other] Después de cada una de las primeras { $tricks } bazas cada jugador roba una carta del mazo, primero quien la ganó.
}
rulebook-thousand-play-duties = Obligaciones en una baza:
rulebook-thousand-play-follow = Quien tiene el palo de salida debe asistir.
rulebook-thousand-play-beat = Quien asiste debe montar, si puede, la carta más alta de la baza.
rulebook-thousand-play-void-trump = Quien no tiene el palo de salida debe fallar; sin triunfos puede jugar cualquier carta.
rulebook-thousand-play-void-beat = Quien no tiene el palo de salida debe fallar si su triunfo gana la baza; si no, puede jugar cualquier carta.
rulebook-thousand-play-void-free = Quien no tiene el palo de salida puede jugar cualquier carta.
rulebook-thousand-play-overtrump = Quien tiene que fallar debe pisar, si puede, el triunfo más alto de la baza.
rulebook-thousand-play-partial-trumping = Un defensor que no puede pisar el triunfo de la baza no tiene que echar uno más bajo.
rulebook-thousand-play-overtrump-declarer = Un defensor sin el palo de salida debe pisar, si puede, el triunfo que ha jugado el declarante.
rulebook-thousand-play-no-beating = Nadie tiene que montar las cartas de la baza.
rulebook-thousand-play-duties-always = Las obligaciones en las bazas valen desde la primera, también mientras se roba.
rulebook-thousand-play-duties-stock_gone = Las obligaciones en las bazas valen solo cuando se ha acabado el mazo; hasta entonces se puede jugar cualquier carta.
rulebook-thousand-play-foreign = Quien tiene otros palos no puede salir de un triunfo que no ha cantado.
rulebook-thousand-play-trump-lead = Quien hace triunfo con un matrimonio y gana esa baza debe salir luego de triunfo.
rulebook-thousand-play-last-trick = { $points ->
    [one] La última baza vale { $points } punto más.
   *[other] La última baza vale { $points } puntos más.
}
rulebook-thousand-play-rest = Quien sale y tiene seguro todo lo que queda puede enseñar sus cartas y reclamar el resto de las bazas, si nadie se opone.
rulebook-thousand-play-rest-stock = Acabado el mazo, quien sale y tiene seguro todo lo que queda puede enseñar sus cartas y reclamar el resto de las bazas, si nadie se opone.

# Los matrimonios.
rulebook-thousand-marriages-what = El rey y la dama de un palo en las cartas de un mismo jugador son un matrimonio. Se puede cantar una vez por mano, mientras se tienen las dos cartas; nadie está obligado a cantarlo.
rulebook-thousand-marriages-by-suit = El matrimonio de corazones vale { $hearts }, el de diamantes { $diamonds }, el de tréboles { $clubs } y el de picas { $spades }.
rulebook-thousand-marriages-by-order = El valor de un matrimonio va por el orden en que se canta: el primero de una mano vale { $first }, el segundo { $second }, el tercero { $third } y el cuarto { $fourth }, lo cante quien lo cante y sea del palo que sea.
rulebook-thousand-marriages-when-lead = Un matrimonio se canta al salir de su rey o de su dama, también en la primera baza.
rulebook-thousand-marriages-when-own_trick = Un matrimonio se canta al salir de su rey o de su dama, pero solo puede cantarlo quien ya ha ganado una baza en esta mano.
rulebook-thousand-marriages-when-first_winner = Un matrimonio se canta al salir de su rey o de su dama, pero solo puede cantarlo quien ganó la primera baza.
rulebook-thousand-marriages-when-before = Los matrimonios se cantan antes de la primera salida, por turno, empezando por quien sale, y no después.
rulebook-thousand-marriages-show = Un matrimonio también se puede enseñar y cantar al salir de otra carta.
rulebook-thousand-marriages-trump-at_once = Hasta que se canta un matrimonio no hay triunfo; entonces su palo es triunfo al momento.
rulebook-thousand-marriages-trump-next_trick = Hasta que se canta un matrimonio no hay triunfo; entonces su palo es triunfo desde la baza siguiente.
rulebook-thousand-marriages-keep-last = Con cada nuevo matrimonio el triunfo pasa a ser su palo.
rulebook-thousand-marriages-keep-first = Los demás matrimonios dan sus puntos, pero el triunfo sigue siendo el del primero hasta el fin de la mano.
rulebook-thousand-marriages-keep-higher = Los demás matrimonios dan sus puntos, pero el triunfo solo cambia con uno que valga más que el del triunfo.
rulebook-thousand-marriages-keep-rising = Otro matrimonio solo se puede cantar si vale más que el del triunfo; entonces su palo pasa a ser el triunfo.
rulebook-thousand-marriages-fixed = { $suit ->
    [0] En todas las manos el triunfo es picas; los matrimonios solo dan puntos.
    [1] En todas las manos el triunfo es tréboles; los matrimonios solo dan puntos.
    [2] En todas las manos el triunfo es diamantes; los matrimonios solo dan puntos.
   *[3] En todas las manos el triunfo es corazones; los matrimonios solo dan puntos.
}
rulebook-thousand-marriages-trick = Quien no gana ninguna baza en una mano no anota nada por sus matrimonios.
rulebook-thousand-marriages-drowned = Un matrimonio cantado se pierde si su rey o su dama los gana otro: queda ahogado y no cuenta.
rulebook-thousand-marriages-aces-score = Quien sale de un as y tiene los cuatro puede cantarlos y anota { $points }.
rulebook-thousand-marriages-aces-trump = Quien sale de un as y tiene los cuatro puede cantarlos y anota { $points }, y el palo de ese as es triunfo.
rulebook-thousand-marriages-captured = Un defensor con el rey y la dama de un palo entre las cartas de sus bazas anota por ellos { $points }.

# La puntuación de una mano.
rulebook-thousand-scoring-everyone = Tras la última baza cada jugador suma las cartas de sus bazas y los matrimonios que ha cantado, y anota el resultado.
rulebook-thousand-scoring-count = Tras la última baza cada jugador suma las cartas de sus bazas y los matrimonios que ha cantado.
rulebook-thousand-scoring-made-bid = Un declarante cuyos puntos llegan al contrato lo ha cumplido y anota exactamente el contrato, por muchos más que haya hecho.
rulebook-thousand-scoring-made-actual = Un declarante cuyos puntos llegan al contrato lo ha cumplido y anota los puntos hechos.
rulebook-thousand-scoring-made-points_and_bid = Un declarante cuyos puntos llegan al contrato lo ha cumplido y anota tanto los puntos hechos como el contrato.
rulebook-thousand-scoring-lost = Un declarante cuyos puntos no llegan al contrato lo pierde: se le resta.
rulebook-thousand-scoring-lost-points = Un declarante cuyos puntos no llegan al contrato anota los puntos hechos, y el contrato se le resta.
rulebook-thousand-scoring-test-exact = Para ver si un contrato se ha cumplido valen los puntos exactos, antes de redondear.
rulebook-thousand-scoring-test-rounded = Para ver si un contrato se ha cumplido valen los puntos redondeados.
rulebook-thousand-scoring-own-exact = Los puntos del propio declarante se anotan sin redondear.
rulebook-thousand-scoring-own-rounded = Los puntos del propio declarante se redondean como los de un defensor.
rulebook-thousand-scoring-defender = El defensor anota lo que ha hecho.
rulebook-thousand-scoring-defenders-own = Cada defensor anota lo que ha hecho.
rulebook-thousand-scoring-defenders-pooled = Se suma lo que han hecho los dos defensores, y cada uno anota la mitad.
rulebook-thousand-scoring-failed-split = { $opponents ->
    [one] Un contrato no cumplido se anota al rival.
   *[other] Un contrato no cumplido se reparte además a partes iguales entre los rivales.
}
rulebook-thousand-scoring-failed-full = { $opponents ->
    [one] Un contrato no cumplido se anota entero al rival.
   *[other] Un contrato no cumplido se anota además entero a cada rival.
}
rulebook-thousand-scoring-unrounded = Los puntos se anotan tal cual, sin redondear.
rulebook-thousand-scoring-round-nearest = Los puntos de un defensor se redondean al múltiplo de { $unit } más cercano.
rulebook-thousand-scoring-round-nearest-up = Los puntos de un defensor se redondean al múltiplo de { $unit } más cercano; un cinco va hacia arriba.
rulebook-thousand-scoring-round-nearest-down = Los puntos de un defensor se redondean al múltiplo de { $unit } más cercano; un cinco va hacia abajo.
rulebook-thousand-scoring-round-down = Los puntos de un defensor se redondean hacia abajo a un múltiplo de { $unit }.
rulebook-thousand-scoring-round-up = Los puntos de un defensor se redondean hacia arriba a un múltiplo de { $unit }.
rulebook-thousand-scoring-round-nearest-all = Todos los puntos se redondean al múltiplo de { $unit } más cercano.
rulebook-thousand-scoring-round-nearest-up-all = Todos los puntos se redondean al múltiplo de { $unit } más cercano; un cinco va hacia arriba.
rulebook-thousand-scoring-round-nearest-down-all = Todos los puntos se redondean al múltiplo de { $unit } más cercano; un cinco va hacia abajo.
rulebook-thousand-scoring-round-down-all = Todos los puntos se redondean hacia abajo a un múltiplo de { $unit }.
rulebook-thousand-scoring-round-up-all = Todos los puntos se redondean hacia arriba a un múltiplo de { $unit }.
rulebook-thousand-scoring-all-tricks = Un declarante que cumple el contrato y gana todas las bazas anota además { $points }.
rulebook-thousand-scoring-all-tricks-double = Un declarante que cumple el contrato y gana todas las bazas anota el contrato otra vez.
rulebook-thousand-scoring-slam-against = Un declarante que no gana ninguna baza paga una multa de { $fine }, aparte de todo lo demás.
rulebook-thousand-scoring-sitter-aces = El jugador que no juega la mano anota { $points } por cada as del talón, y los matrimonios que haya en él por su valor.
rulebook-thousand-scoring-sitter-marriages = El jugador que no juega la mano anota los matrimonios del talón por su valor.
rulebook-thousand-scoring-sitter-points = El jugador que no juega la mano anota los puntos de las cartas del talón.
rulebook-thousand-scoring-sitter-half = Por un rey o una dama solos en el talón el jugador que no juega la mano anota la mitad de ese matrimonio.

# De una mano a otra.
rulebook-thousand-sheet-totals = Lo que se anota en una mano se suma a los totales, que pueden bajar de cero cuanto sea.
rulebook-thousand-sheet-bolt-trick = Quien no gana ninguna baza en una mano recibe una raya, una marca en la hoja de puntos.
rulebook-thousand-sheet-bolt-points = Quien no hace puntos de cartas en una mano recibe una raya, una marca en la hoja de puntos; los matrimonios no la evitan.
rulebook-thousand-sheet-bolts-row = { $bolts ->
    [one] Con { $bolts } raya seguida se paga una multa de { $fine } y se empieza a contar de nuevo; cualquier mano en la que el jugador hace algo corta la racha.
   *[other] Con { $bolts } rayas seguidas se paga una multa de { $fine } y se empieza a contar de nuevo; cualquier mano en la que el jugador hace algo corta la racha.
}
rulebook-thousand-sheet-bolts-total = { $bolts ->
    [one] Con { $bolts } raya, aunque no sea seguida, se paga una multa de { $fine } y se empieza a contar de nuevo.
   *[other] Con { $bolts } rayas, aunque no sean seguidas, se paga una multa de { $fine } y se empieza a contar de nuevo.
}
rulebook-thousand-sheet-bolts-own = También el declarante puede recibir una raya.
rulebook-thousand-sheet-bolts-not-own = El declarante de una mano no recibe raya en ella.
rulebook-thousand-sheet-bolts-barrel = También en el barril se cuentan las rayas.
rulebook-thousand-sheet-bolts-not-barrel = En el barril nadie recibe rayas.
rulebook-thousand-sheet-bolts-dark = En un juego a ciegas una raya cuenta doble.
rulebook-thousand-sheet-crosses = { $crosses ->
    [one] El declarante que no cumple recibe una cruz; con { $crosses } cruz se paga una multa de { $fine } y se empieza a contar de nuevo.
   *[other] El declarante que no cumple recibe una cruz; con { $crosses } cruces se paga una multa de { $fine } y se empieza a contar de nuevo.
}
rulebook-thousand-sheet-crosses-instead = La cruz ocupa el lugar de la pérdida: el contrato no cumplido no se resta.
rulebook-thousand-sheet-streak-row = { $deals ->
    [one] Quien pasa { $deals } mano sin ganancia paga una multa de { $fine }.
   *[other] Quien pasa { $deals } manos seguidas sin ganancia paga una multa de { $fine }.
}
rulebook-thousand-sheet-streak-total = { $deals ->
    [one] Quien pasa { $deals } mano sin ganancia paga una multa de { $fine }.
   *[other] Quien pasa { $deals } manos sin ganancia, seguidas o no, paga una multa de { $fine }.
}
rulebook-thousand-sheet-threshold = Con un total de { $total } o más un jugador está en el umbral y solo anota como declarante; lo que hace en defensa no se anota.
rulebook-thousand-sheet-threshold-marriage = En el umbral un contrato cumplido solo se anota si el declarante ha cantado un matrimonio en esa mano.
rulebook-thousand-sheet-threshold-fine = En el umbral una mano sin bazas cuesta una multa de { $fine }.
rulebook-thousand-sheet-pit = Un jugador cuyo total llega desde abajo a { $total } o más se detiene en { $total } justos, en el foso. Quien está en él no anota nada en defensa y solo sale con un contrato propio cumplido.
rulebook-thousand-sheet-barrel = Un jugador cuyo total llega a { $total } o más se detiene en { $total } justos y se sienta en el barril.
rulebook-thousand-sheet-barrel-win = Quien está en el barril no anota nada en defensa y solo gana como declarante, con un contrato que le dé los { $gap } que le faltan para { $target }.
rulebook-thousand-sheet-barrel-lost = Un contrato que no se cumple en el barril se resta, y con eso se acaba la estancia en él.
rulebook-thousand-sheet-barrel-leap-off = Nadie salta por encima del barril: también una mano que lleva desde abajo a { $target } o más acaba en él.
rulebook-thousand-sheet-barrel-leap-declarer = Un declarante al que un contrato cumplido lleva desde debajo del barril a { $target } o más gana en el acto.
rulebook-thousand-sheet-barrel-leap-anyone = Quien pasa en una sola mano de debajo del barril a { $target } o más gana en el acto, sea o no el declarante.
rulebook-thousand-sheet-barrel-least = En el barril la puja mínima es de { $bid }.
rulebook-thousand-sheet-barrel-must = Quien está en el barril y puede pujar debe hacerlo una vez antes de pasar.
rulebook-thousand-sheet-barrel-deals = { $deals ->
    [one] Quien no ha ganado tras { $deals } mano en el barril cae de él y paga una multa de { $fine }; un contrato no cumplido en la última solo cuesta el contrato.
   *[other] Quien no ha ganado tras { $deals } manos en el barril cae de él y paga una multa de { $fine }; un contrato no cumplido en la última solo cuesta el contrato.
}
rulebook-thousand-sheet-barrel-for-ever = En el barril se puede estar cuantas manos sea.
rulebook-thousand-sheet-barrel-coexist = { $players ->
    [2] En el barril pueden estar los dos jugadores a la vez.
   *[other] En el barril pueden estar varios jugadores a la vez.
}
rulebook-thousand-sheet-barrel-knock_off = { $players ->
    [2] Cuando un jugador sube al barril y el otro ya estaba en él, el que estaba cae y paga una multa de { $fine }.
   *[other] Cuando alguien sube al barril, los que ya estaban caen de él y pagan una multa de { $fine }.
}
rulebook-thousand-sheet-barrel-together_fall = { $players ->
    [2] Si los dos jugadores suben al barril en la misma mano, caen ambos y pagan cada uno una multa de { $fine }.
   *[other] Los jugadores que suben al barril en la misma mano caen todos de él y pagan cada uno una multa de { $fine }.
}
rulebook-thousand-sheet-barrel-first_stays = { $players ->
    [2] Mientras un jugador está en el barril, el otro, si sube, cae de él y paga una multa de { $fine }.
   *[other] Mientras alguien está en el barril, cualquier otro que suba cae de él y paga una multa de { $fine }.
}
rulebook-thousand-sheet-barrel-all_fall = { $players ->
    [2] En cuanto los dos jugadores están en el barril, caen ambos y pagan cada uno una multa de { $fine }.
   *[other] En cuanto dos jugadores están en el barril, caen todos de él y pagan cada uno una multa de { $fine }.
}
rulebook-thousand-sheet-barrel-reset-stay = { $times ->
    [one] Un jugador que ha dejado el barril { $times } vez sin ganar vuelve a cero.
   *[other] Un jugador que ha dejado el barril { $times } veces sin ganar vuelve a cero.
}
rulebook-thousand-sheet-barrel-reset-fall = { $times ->
    [one] Un jugador que ha caído del barril { $times } vez vuelve a cero.
   *[other] Un jugador que ha caído del barril { $times } veces vuelve a cero.
}
rulebook-thousand-sheet-reverse = Un jugador cuyo total baja hasta { $total } bajo cero o aún más se detiene ahí y se sienta en el barril inverso; cualquier ganancia lo saca de él.
rulebook-thousand-sheet-reverse-lost = { $players ->
    [2] Quien en una mano baja desde el barril inverso a { $target } bajo cero pierde la partida, y gana el rival.
   *[other] Quien en una mano baja desde el barril inverso a { $target } bajo cero pierde la partida, y gana el mejor de los demás.
}
rulebook-thousand-sheet-reverse-back = { $deals ->
    [one] Tras { $deals } mano en el barril inverso el jugador sale de él, { $total ->
        [0] a cero
       *[other] a { $total } bajo cero
    }.
   *[other] Tras { $deals } manos en el barril inverso el jugador sale de él, { $total ->
        [0] a cero
       *[other] a { $total } bajo cero
    }.
}
rulebook-thousand-sheet-truck = Un total de exactamente { $total } vuelve a cero: el volquete.
rulebook-thousand-sheet-truck-both = Un total de exactamente { $total }, por encima o por debajo de cero, vuelve a cero: el volquete.

# El fin de la partida.
rulebook-thousand-end-reach = Gana la partida quien, al anotarse una mano, tiene un total de { $target } o más.
rulebook-thousand-end-more = Gana la partida quien, al anotarse una mano, tiene un total de más de { $target }; con { $target } justos no basta.
rulebook-thousand-end-exact = La partida se gana con un total de { $target } justos; a quien pasaría de ahí no se le anota la mano.
rulebook-thousand-end-capped = La partida se gana con un total de { $target } justos; quien pasaría de ahí se queda en { $below }.
rulebook-thousand-end-overtime = { $players ->
    [2] Si los dos jugadores llegan a la meta en la misma mano, nadie gana: la meta sube { $points } y la partida sigue.
   *[other] Si dos o más jugadores llegan a la meta en la misma mano, nadie gana: la meta sube { $points } y la partida sigue.
}
rulebook-thousand-end-tie-declarer = { $players ->
    [2] Si los dos jugadores llegan a la meta en la misma mano, gana el declarante si cumplió el contrato; si no, el total más alto.
   *[other] Si varios jugadores llegan a la meta en la misma mano, gana el declarante si cumplió el contrato; si no, el total más alto.
}
rulebook-thousand-end-tie-higher = { $players ->
    [2] Si los dos jugadores llegan a la meta en la misma mano, gana el total más alto.
   *[other] Si varios jugadores llegan a la meta en la misma mano, gana el total más alto.
}
rulebook-thousand-end-equal-play_on = { $players ->
    [2] Si los dos jugadores llegan a la meta con el mismo total, se juega otra mano.
   *[other] Si varios jugadores llegan a la meta con el mismo total, se juega otra mano.
}
rulebook-thousand-end-equal-share = { $players ->
    [2] Si los dos jugadores llegan a la meta con el mismo total, comparten la victoria.
   *[other] Si varios jugadores llegan a la meta con el mismo total, comparten la victoria.
}
rulebook-thousand-settlement-tariff = Quien pierde paga al ganador { $points } por cada punto que le falta para la meta.

# Faltas y multas.
rulebook-thousand-faults-look = Mirar cartas antes de que acabe el reparto, o comentarlas, cuesta una multa de { $fine }.
rulebook-thousand-faults-revoke = Un renuncio cuesta una multa de { $fine }.
rulebook-thousand-faults-award = { $opponents ->
    [one] Por un renuncio el otro bando anota { $points }.
   *[other] Por un renuncio el otro bando anota { $points }, a repartir si son dos defensores.
}
rulebook-thousand-faults-award-contract = { $opponents ->
    [one] Por un renuncio el otro bando anota el contrato.
   *[other] Por un renuncio el otro bando anota el contrato, a repartir si son dos defensores.
}
rulebook-thousand-faults-revoke-stands = Un renuncio que nadie reclama antes de la salida siguiente queda como está.
rulebook-thousand-faults-misdeal-same = Tras un reparto equivocado reparte otra vez el mismo jugador.
rulebook-thousand-faults-misdeal-next = Tras un reparto equivocado pasa el turno de repartir.
rulebook-thousand-faults-misdeal-fine = Un reparto equivocado cuesta a quien reparte una multa de { $fine }.

# Ejemplos: lo que muestra la mano.
rulebook-thousand-example-made = Un contrato cumplido
rulebook-thousand-example-points = Una mano y lo que da
rulebook-thousand-example-failed = Un contrato no cumplido
rulebook-thousand-example-golden = Una mano de oro
rulebook-thousand-example-writeoff = Una mano rendida
rulebook-thousand-example-bomb = Una bomba
rulebook-thousand-example-bolt = Una raya
rulebook-thousand-example-bolts = Una multa por rayas
rulebook-thousand-example-crosses = Una multa por cruces
rulebook-thousand-example-threshold = En el umbral
rulebook-thousand-example-pit = Al foso
rulebook-thousand-example-barrel = Al barril
rulebook-thousand-example-barrel-fall = Una caída del barril
rulebook-thousand-example-truck = El volquete
