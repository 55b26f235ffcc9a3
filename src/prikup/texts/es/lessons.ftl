# Lecciones: manos preparadas, qué hacer y por qué. $left y $right son los nombres de los vecinos, $screen es terminal o page.
lesson-mistake-title = Sobre esa jugada
lesson-suggestion = Yo haría: { $action }

lesson-thousand-welcome-title = Te damos la bienvenida a Mil
lesson-thousand-welcome =
    Tres jugadores, cada uno por su cuenta; gana el primero que llega a 1000. En cada mano uno de ellos, el declarante, promete hacer cierto número de puntos; los otros dos intentan impedirlo.

    Te sientas abajo. A tu izquierda está { $left }, a tu derecha { $right }. Esta mano está preparada, no es al azar. Juega como quieras; yo te digo cómo jugaría y por qué.
lesson-thousand-cards-title = Las cartas
lesson-thousand-cards =
    24 cartas, del nueve al as. Cuidado con el diez: en cada palo el orden es as, diez, rey, dama, jota, nueve.

    As 11, diez 10, rey 4, dama 3, jota 2, nueve 0: 120 puntos en total. El rey y la dama de un palo son un matrimonio: corazones 100, diamantes 80, tréboles 60, picas 40. ¡Tienes el de corazones!
lesson-thousand-bidding-title = La subasta
lesson-thousand-bidding =
    Hay tres cartas boca abajo: el talón. Quien más puja se lo lleva y es el declarante. El jugador a la izquierda de quien reparte tuvo que abrir con 100.

    Tienes el as, el rey y la dama de corazones y el as y el diez de diamantes: 100 por el matrimonio y unos 50 por las bazas. Elige abajo un número y puja.
lesson-thousand-talon-title = El talón
lesson-thousand-talon =
    El talón es tuyo y todos lo han visto. Ahora tienes diez cartas y das una a cada rival, para que todos tengan ocho.

    Da lo que no vale nada ni gana nada: un nueve, una jota. Quédate con el matrimonio y las cartas altas. Elige una carta y después quién la recibe.
lesson-thousand-second-gift-title = Una más
lesson-thousand-second-gift =
    Y una para el otro rival. Otra vez un nueve o una jota.
lesson-thousand-contract-title = El contrato
lesson-thousand-contract =
    Ahora dices a cuánto juegas. Puedes quedarte en tu puja o subir: lo que digas es lo que ganas, o lo que pierdes si no llegas.

    Con estas cartas, algo entre 150 y 180 está bien.
lesson-thousand-writeoff-title = Rendir la mano
lesson-thousand-writeoff =
    A veces las cartas y el talón decepcionan y el contrato está fuera de alcance. Hasta la primera salida el declarante puede rendir la mano: pierde el contrato como si lo hubiera jugado sin cumplirlo, y cada rival recibe 60 puntos. Como mucho tres veces por partida.

    Con estas cartas no hace falta: di a cuánto juegas.
lesson-thousand-lead-title = La primera salida
lesson-thousand-lead =
    Sales tú. Los demás tienen que asistir al palo si pueden; la carta más alta de ese palo gana la baza, y quien la gana sale después.

    Solo puede cantar un matrimonio quien ya ha ganado una baza. Así que gana una primero con una carta segura: el as de diamantes, si te lo has quedado.
lesson-thousand-defend-title = En defensa
lesson-thousand-defend =
    El declarante es otro, así que ahora defiendes: cada punto que hagas se te anota y le falta al declarante.

    { $screen ->
        [terminal] Las cartas con ▲
       *[page] Las cartas resaltadas
    } se pueden jugar. Si tienes el palo de salida, debes asistir.
lesson-thousand-marriage-title = Tu matrimonio
lesson-thousand-marriage =
    Has ganado una baza y te toca salir: ahora puedes salir del rey o de la dama de corazones y cantar el matrimonio. Da 100 puntos al momento, y corazones pasa a ser el triunfo.

    Elige la dama y canta el matrimonio.
lesson-thousand-trump-title = El triunfo
lesson-thousand-trump =
    Ya hay triunfo. Quien no tiene el palo de salida debe fallar (jugar un triunfo), y un triunfo gana a cualquier otro palo.

    Sigue saliendo de triunfos altos hasta que a los demás no les quede ninguno; entonces tus diamantes estarán a salvo.
lesson-thousand-their-trump-title = El triunfo
lesson-thousand-their-trump =
    Otro ha cantado un matrimonio y su palo es ahora triunfo. Quien no tiene el palo de salida debe fallar (jugar un triunfo), y un triunfo gana a cualquier otro palo.
lesson-thousand-follow-title = Asistir al palo
lesson-thousand-follow =
    Ha salido otro. { $screen ->
        [terminal] Las cartas con ▲
       *[page] Las cartas resaltadas
    } se pueden jugar: el palo de salida si lo tienes, si no un triunfo si lo tienes, y si no cualquiera. { $screen ->
        [terminal] Intro en otra carta dice por qué no.
       *[page] Pulsa una carta atenuada para saber por qué no.
    }
lesson-thousand-rest-title = Queda poco
lesson-thousand-rest =
    Cuando sales y tienes seguras todas las demás bazas, puedes reclamar el resto. O sigue jugando sin más: tras la última baza se cuentan los puntos.
lesson-thousand-answer-title = Alguien reclama el resto
lesson-thousand-answer =
    Quien sale ha puesto sus cartas boca arriba y reclama todas las demás bazas. Mira las cartas: si todavía puedes ganar alguna, recházalo y se sigue jugando. Si no, acepta y los puntos se cuentan enseguida.
lesson-thousand-end-title = Fin de la mano
lesson-thousand-end =
    El declarante que cumple el contrato anota su cantidad, y si no lo cumple, la pierde. Los defensores anotan lo que han hecho, redondeado al múltiplo de cinco más cercano.

    Desde 880 se está en el barril y hay que ganar con un contrato propio en un máximo de tres manos. Las demás reglas de una mesa están siempre a un toque, junto a ella.

    ¡Y ahora, a jugar una partida!
lesson-thousand-passed =
    Con estas cartas no hace falta pasar: el matrimonio de corazones son 100 puntos y las cartas altas dan unos 50 más. Quien pasa deja el talón a otro.
lesson-thousand-bid-high =
    Valiente. Tus cartas valen unos 150, y lo que pujas lo debes: el resto tiene que venir del talón.
lesson-thousand-gave-high =
    Has cedido una carta que da puntos o gana una baza. Da lo que no vale nada: un nueve, una jota.
lesson-thousand-named-high =
    Es mucho: con estas cartas se llega a unos 170 con el matrimonio. Si falta aunque sea poco, se pierde todo.
lesson-thousand-wrote-off =
    Has rendido la mano. No hacía falta: 100 por el matrimonio y las cartas altas de corazones y diamantes pasan de 150.
lesson-thousand-lead-low =
    Esa carta te la pueden ganar, y entonces salen los otros. El as de diamantes es seguro, y con una baza ya puedes cantar el matrimonio.
lesson-thousand-silent =
    Has salido sin cantar el matrimonio: eran 100 puntos. Cuando salgas del rey o de la dama de un matrimonio, cántalo.
lesson-thousand-made-title = Cumplido
lesson-thousand-made =
    Contrato { $contract }, hechos { $made }: { $cards_taken } en cartas y { $marriages } en matrimonios. Se anota lo que se contrató: { $wrote }.
lesson-thousand-failed-title = No ha bastado
lesson-thousand-failed =
    Contrato { $contract }, hechos { $made }: { $cards_taken } en cartas y { $marriages } en matrimonios. El contrato se resta: { $wrote }.
lesson-thousand-defended-title = En defensa
lesson-thousand-defended =
    Has hecho { $made } puntos, { $cards_taken } de ellos en cartas. Redondeado al múltiplo de cinco más cercano se te anota: { $wrote }.

lesson-1001-welcome-title = Te damos la bienvenida a 1001
lesson-1001-welcome =
    Es Mil para dos, robando de un mazo. No hay subasta, ni talón, ni contrato: cada uno anota lo que hace y gana quien llega primero a 1001.

    Enfrente está { $left }, que reparte. Esta mano está preparada, no es al azar. Juega como quieras; yo te digo cómo jugaría y por qué.
lesson-1001-cards-title = Qué es igual y qué cambia
lesson-1001-cards =
    Las 24 cartas son las de Mil: as 11, diez 10, rey 4, dama 3, jota 2, nueve 0, en total 120 puntos. El diez está por encima del rey.

    Los matrimonios valen otra cosa: tréboles 100, picas 80, corazones 60, diamantes 40.
lesson-1001-stock-title = El mazo
lesson-1001-stock =
    Cada uno tiene ocho cartas y quedan ocho en el mazo. Después de cada baza los dos roban una, primero quien la ganó. Mientras haya mazo nadie tiene que asistir.

    Un matrimonio solo cuenta si ganas alguna baza en la mano, y quien gana una roba primero. Empieza con una carta segura: el as de picas.
lesson-1001-no-ace =
    Esa carta se podía ganar. Aún no hay triunfo, así que al as de picas no lo gana nadie.
lesson-1001-marriage-title = La dama que has robado
lesson-1001-marriage =
    Has robado la dama de tréboles y tienes el rey: un matrimonio que vale 100. Cuando te toque salir, juega una de las dos y cántalo; desde esa baza tréboles es el triunfo.

    Sal de la dama: si se pierde, queda el rey. También el rival puede cantar un matrimonio, y entonces el triunfo es su palo.
lesson-1001-silent =
    Has salido sin cantar y los 100 puntos se han quedado en la mano. Solo se puede cantar mientras se tienen las dos cartas.
lesson-1001-free-title = Aún sin obligaciones
lesson-1001-free =
    Mientras queden cartas en el mazo juega lo que quieras: gana la baza si vale algo, o echa un nueve y guarda lo que va junto.
lesson-1001-duties-title = Se acabó el mazo
lesson-1001-duties =
    Desde ahora hay obligaciones: asistir, y con carta más alta si puedes. Sin ese palo hay que fallar, y con un triunfo más alto si puedes. Quedan ocho bazas.
lesson-1001-rest-title = Queda poco
lesson-1001-rest =
    Cuando sales y tienes seguras todas las demás bazas, puedes reclamar el resto. O sigue jugando sin más. La última baza no da nada extra aquí.
lesson-1001-answer-title = Reclaman el resto
lesson-1001-answer =
    { $left } pone las cartas boca arriba y reclama todas las demás bazas. Si todavía puedes ganar una, recházalo; si no, acepta y se cuentan los puntos.
lesson-1001-end-title = Qué se anota
lesson-1001-end =
    Has hecho { $made }: { $cards_taken } en cartas y { $marriages } en matrimonios. No se redondea nada. Ahora tienes { $total } y el rival { $left_total }.
lesson-1001-more-title = Y después
lesson-1001-more =
    La siguiente mano la reparte el otro. La partida va a 1001; quien pierde paga por cada punto que le falte.

    En otras mesas se juega a 1001 de otro modo: con 32 cartas, a tres con subasta desde 40, o como 501 con triunfo fijo. ¡Y ahora, a jugar una partida!

lesson-preferans-welcome-title = Te damos la bienvenida al Preferans
lesson-preferans-welcome =
    Tres jugadores y 32 cartas, del siete al as; el diez es una carta corriente por debajo de la jota. En cada mano hay diez bazas y alguien promete ganar algunas.

    Te sientas abajo, con { $left } a la izquierda y { $right } a la derecha. Estas tres manos están preparadas, no son al azar. Juega como quieras; yo te digo cómo jugaría y por qué.
lesson-preferans-bidding-title = La subasta
lesson-preferans-bidding =
    Dos cartas están boca abajo: el talón. Quien puja más alto las toma y nombra el juego. Una puja es un número de bazas, seis por lo menos, y un triunfo; los palos suben de picas a tréboles, diamantes y corazones, y luego sin triunfo. Seis picas es la puja más baja.

    Los otros han pasado. Tus cinco picas con as, rey y dama son cinco bazas; el as y el rey de corazones, dos más. Puja seis picas: lo que juegas de verdad lo dirás después.
lesson-preferans-bid-high =
    Bastaba con seis picas: los otros habían pasado y gana la puja más baja. Ahora debes al menos lo que has pujado.
lesson-preferans-discard-title = El talón
lesson-preferans-discard =
    El talón lo ven todos: la dama de corazones y la de tréboles. Tienes doce cartas; dos se descartan boca abajo.

    Descarta los dos diamantes. Así no te queda ninguno y puedes fallar el primer diamante.
lesson-preferans-threw-tricks =
    Has descartado una carta que gana una baza. Los triunfos y los corazones altos se quedan; se van las cartas bajas de los otros palos.
lesson-preferans-naming-title = El contrato
lesson-preferans-naming =
    Cuenta otra vez: cinco picas, y ahora as, rey y dama de corazones. Son ocho bazas que nadie te quita. El talón ha sido generoso.

    Así que nombra ocho picas. Las bazas de más no anotan nada: quien nombra seis y gana ocho cobra por seis.
lesson-preferans-named-low =
    Seguro, pero modesto: tienes ocho bazas seguras. Un seis anota 2 puntos, un siete 4, un ocho 6, un nueve 8, un diez 10. Las bazas de más no anotan nada.
lesson-preferans-named-high =
    Ocho bazas son seguras; la novena depende de las cartas de ellos. Por cada baza de menos se paga, y más cuanto más alto es el juego.
lesson-preferans-naming-less-title = El contrato
lesson-preferans-naming-less =
    Cuenta tus bazas seguras: las picas y los corazones más altos. Nombra esas, en picas. Las de más no anotan nada y las de menos cuestan.
lesson-preferans-named-other =
    Tu palo largo es picas: como triunfo son cinco bazas; en otro juego te las pueden fallar o descartarse en ellas.
lesson-preferans-tricks-title = Diez bazas
lesson-preferans-tricks =
    Sale primero quien está a la izquierda de quien reparte. Asiste al palo; sin él hay que fallar si se puede. Gana la baza el triunfo más alto, y si no hay, la carta más alta del palo de salida.

    Quien dijo whist intenta impedírtelo. Se reparten las diez bazas: las que no ganas tú las ganan ellos. Quienes hacen whist también deben bazas: cuatro entre los dos contra un seis, dos contra un siete, una contra un ocho o un nueve.
lesson-preferans-trumps-title = Primero sus triunfos
lesson-preferans-trumps =
    Te toca salir. Hay ocho picas y tenías cinco, así que ellos tienen tres. Arrástralas: as de picas y luego el rey. Después nadie puede fallar tus corazones.
lesson-preferans-hearts-early =
    Demasiado pronto: { $right } tiene un solo corazón y triunfos. Mientras le queden triunfos, puede fallar tu segundo corazón.
lesson-preferans-hearts-title = Ahora los corazones
lesson-preferans-hearts =
    Sus tres triunfos ya no están. Juega los corazones desde arriba: as, rey, dama. Luego el resto; lo que pierdas ahora te lo puedes permitir.
lesson-preferans-offer-title = Una oferta
lesson-preferans-offer =
    Alguien propone cómo caerían las últimas bazas, para ahorrar tiempo. Si crees que puedes hacer más, rechaza y se sigue jugando. Si no, acepta.
lesson-preferans-played-made-title = El pozo
lesson-preferans-played-made =
    Has cumplido y en tu pozo hay ahora { $pool }. Un seis anota 2, un siete 4, un ocho 6, un nueve 8, un diez 10. Con 20 el pozo está lleno.

    Los whists los anotan los otros contra ti: por cada baza suya, lo que vale el juego. { $left }: { $left_whists }, { $right }: { $right_whists }.
lesson-preferans-played-failed-title = El monte
lesson-preferans-played-failed =
    No ha bastado. Por cada baza de menos va a tu monte lo que vale el juego: ahora { $hill }. Un seis vale 2, un siete 4, un ocho 6, un nueve 8, un diez 10.

    Además los otros anotan whists contra ti, por sus bazas y como consolación. { $left }: { $left_whists }, { $right }: { $right_whists }.
lesson-preferans-strong-title = Segunda mano: que jueguen otros
lesson-preferans-strong =
    { $right } ha pasado. Tienes as y rey de diamantes y de picas: cuatro bazas, pero ningún palo largo para seis. Pasa y que prometa otro.
lesson-preferans-whist-title = Whist o paso
lesson-preferans-whist =
    { $left } juega seis corazones y { $right } ha pasado. Contra un seis hay que ganar cuatro bazas entre los dos. Haces whist en solitario, así que respondes de las cuatro: cada una de menos va a tu monte.

    Tienes cuatro cartas altas. Di whist: por cada baza anotas 2 whists contra el declarante.
lesson-preferans-open-title = Abierto o cerrado
lesson-preferans-open =
    { $right } ha pasado, así que eliges tú. Cerrado: cada uno juega sus cartas. Abierto: las dos manos van a la mesa y tú juegas ambas.

    Juega abierto: dos manos en una cabeza valen más que dos cabezas.
lesson-preferans-stood =
    Cerrado, pues. { $right } no ve tus cartas y tú no ves las otras. Quien hace whist en solitario suele jugar abierto.
lesson-preferans-partner-title = Las dos manos son tuyas
lesson-preferans-partner =
    { $right } pone sus cartas boca arriba y las juegas tú. Las picas son buenas: as, rey y diez aquí, dama y jota allí. Sal de la jota y gánala con tu rey, porque la próxima salida la quieres de tu mano.
lesson-preferans-through-title = A través del declarante
lesson-preferans-through =
    Así se tumba un seis. { $right } tiene as, dama, jota y diez de tréboles; el rey lo tiene el declarante. Si los tréboles salen de allí, { $left } juega al final y el rey gana una baza.

    Sal, pues, de un trébol de tu mano. { $left } juega antes que { $right }: venga lo que venga, detrás hay una carta más alta.
lesson-preferans-back-title = Otra vez
lesson-preferans-back =
    Muy bien. Ahora la salida debe volver a ti: juega la dama de picas y gánala con tu as. Luego sal de tu otro trébol.
lesson-preferans-wrong-side =
    Desde allí los tréboles van mal: { $left } juega al final, el rey espera y gana una baza. Sal de tréboles de tu mano, para que el rey se muestre antes de que juegue { $right }.
lesson-preferans-whisted-failed-title = Whists y consolación
lesson-preferans-whisted-failed =
    { $left } ha ganado { $left_tricks } bazas y había prometido seis. Cada baza de menos en un seis son 2 puntos en el monte: { $left_hill }.

    Anotas 2 whists por cada baza de la defensa y como consolación lo mismo que fue a ese monte: en total { $whists_left } contra el declarante. { $right } ha pasado y solo recibe la consolación.
lesson-preferans-whisted-made-title = El seis se cumplió
lesson-preferans-whisted-made =
    { $left } ha cumplido: 2 al pozo. Anotas 2 whists por cada baza de la defensa: ahora { $whists_left }. Si entre los dos han sido menos de cuatro, las que faltan van a tu monte: ahí hay { $hill }.
lesson-preferans-weak-title = Tercera mano: nadie quiere
lesson-preferans-weak =
    Hablas primero, con cartas bajas y un palo peligroso: tréboles. Pasa. Si los otros pasan también, hay pase general: sin declarante, sin triunfo, y cada uno gana las menos bazas posibles.
lesson-preferans-all-pass-title = Pase general
lesson-preferans-all-pass =
    Los tres han pasado. Cada baza es un punto en el monte de quien la gana. En las dos primeras bazas el talón indica el palo: en la mesa hay un corazón y tú tienes uno solo.
lesson-preferans-second-card-title = La segunda carta del talón
lesson-preferans-second-card =
    Ahora picas. Juega el ocho y guarda el siete: si de todos modos alguien jugará más alto, suelta la carta mayor y guarda la que no gana nada.
lesson-preferans-low-title = Sal bajo
lesson-preferans-low =
    Te toca salir. Juega una carta que otros tengan que superar: el siete de diamantes. Y cuando no puedas asistir, suelta lo que más temes: el as de tréboles.
lesson-preferans-led-high =
    Esa carta gana bazas. En un pase general sal de la más baja y guarda las altas hasta poder soltarlas en otro palo.
lesson-preferans-no-trick-title = Ni una baza
lesson-preferans-no-trick =
    No has ganado ninguna baza: eso anota un punto en tu pozo. Los demás tienen los suyos en el monte, uno por baza.
lesson-preferans-hill-title = El monte
lesson-preferans-hill =
    De las diez bazas tienes { $tricks }, { $left } { $left_tricks }, { $right } { $right_tricks }: esos puntos van al monte de cada uno. En el tuyo hay ahora { $hill }.
lesson-preferans-end-title = La pulka
lesson-preferans-end =
    Ya sabes leer toda la pulka: tu pozo { $pool }, tu monte { $hill }, tus whists: { $whists_left } contra { $left } y { $whists_right } contra { $right }. Al final cada punto de pozo y monte son 10 whists y se liquida todo. Si acabara ahora, tendrías { $total }.

    Y una cosa más: la misère es la promesa de no ganar ninguna baza. Anota 10 en el pozo, o 10 en el monte por cada baza ganada.

    ¡Y ahora, a jugar una partida!
