# La línea de órdenes. La mesa, simulaciones, registros, reglas.

# Fallos propios de la línea de órdenes.
error-usage = { $kind ->
    [option] Aquí no existe la opción «{ $name }»; véase --help
    [command] No existe el comando «{ $name }»; véase --help
    [missing] Falta { $name }; véase --help
    [bare] Falta un valor: { $name }; si empieza por «-», escribe { $name }=VALOR; véase --help
    [value] «{ $value }» no es posible para { $name }; véase --help
    [unused] No se puede hacer nada con «{ $name }»; véase --help
    [repeated] { $name } se da más de una vez
   *[other] { $value }
}
error-unknown_bot = Bot desconocido: «{ $bot }»; conocidos: { $known }
error-bots_count = { $count ->
    [one] Se da { $count } bot
   *[other] Se dan { $count } bots
}, pero hacen falta { $wanted } (o un nombre para todos)
error-out_of_range = { $value } no está entre { $low } y { $high }
error-bad_deal_seed = «{ $seed }» no es una semilla: hace falta un número entero de 18 cifras como mucho, o de 16 a 128 cifras hexadecimales
error-bad_master_seed = «{ $seed }» no es una semilla: hacen falta de 1 a 200 caracteres imprimibles
error-bad_language = No hay textos en «{ $language }»{ $nearest ->
    [none] {""}
   *[other] {""}, quizá «{ $nearest }»
}; conocidos: { $known }
error-bad_format = No existe el formato «{ $format }»{ $nearest ->
    [none] {""}
   *[other] {""}, quizá «{ $nearest }»
}; conocidos: { $known }
error-pdf_on_terminal = Un PDF no es para una terminal: indica un archivo con --out
error-pdf_extra = Falta un paquete para PDF; instálalo con: { $command }
error-no_file = No existe ese archivo
error-not_readable = El archivo no se puede leer{ $why ->
    [none] {""}
   *[other] : { $why }
}
error-not_writable = El archivo no se puede escribir: { $why }
error-file_exists = El archivo ya existe y no se ha cambiado
error-match_finished = Esta partida ha terminado; se puede ver con «prikup replay»
error-changed_elsewhere = Otro programa ha cambiado el archivo, quizá otra mesa de la misma partida; no se ha tocado
error-no_terminal = Para esto hace falta un terminal
error-port_taken = El puerto { $port } está ocupado, quizá por otro «prikup serve»; elige otro con --port, o 0 para cualquiera libre
error-card_ambiguous = Estas cartas se pueden leer de dos maneras; escribe los palos como ♠ ♣ ♦ ♥
error-option_unused = Esta opción no influye en lo que se pregunta; quítala
error-table_unknown = No hay tal tabla; conocidas: { $known }
error-no_address = El servidor no puede atender en esa dirección{ $why ->
    [none] {""}
   *[other] : { $why }
}
error-no_server = Los paquetes del servidor no están instalados; instálalos con: { $command }

# Ayuda.
cli-about = Mil, 1001 y Preferans en el terminal: jugar, simular, repasar partidas, ver las reglas.
cli-about-lang = --lang es elige el idioma (también en, ru, pl, de); si no se indica, lo elige el entorno (PRIKUP_LANG, LC_ALL, LC_MESSAGES, LANG).
cli-group-commands = Comandos
cli-group-options = Opciones
cli-group-arguments = Argumentos
cli-usage = Uso: { $text }
cli-help-flag = Muestra esta ayuda y termina.
cli-version-flag = Muestra la versión y termina.
cli-play-about = Juega una partida contra bots.
cli-play-more = Sin RULES, una pantalla de inicio ofrece los reglamentos, las partidas empezadas y las lecciones. Cada partida se guarda tras cada acción en $PRIKUP_HOME o en ~/.local/share/prikup. Donde no hay terminal, los bots juegan una partida entera de thousand/ru-common (o RULES) en forma de texto.
cli-serve-about = La mesa en el navegador: jugar con amigos y bots, en el ordenador o en el móvil.
cli-serve-more = La dirección se muestra y, donde hay pantalla, se abre. Las partidas se guardan en una base de datos y siguen tras un reinicio.
cli-backup-about = Copia la base de datos del servidor en un solo archivo, esté o no en marcha.
cli-backup-more = La copia contiene todo lo confirmado antes de empezar el comando. No basta con copiar el archivo de la base de datos: las acciones más recientes están en un segundo archivo junto a él.
cli-restore-about = Pone una copia en lugar de la base de datos del servidor.
cli-restore-more = El servidor no debe estar en marcha. La base de datos anterior se conserva al lado con otro nombre.
cli-move-about = Copia todo de una base de datos a otra, por ejemplo de SQLite a PostgreSQL.
cli-move-more = El destino debe estar vacío y ningún servidor puede estar en marcha con el origen. La copia se compara con el origen antes de darse por buena: al final está todo o no hay nada. El origen queda como está.
cli-drain-about = Hace que uno de varios servidores pase sus mesas a los demás y termine.
cli-drain-more = Para actualizar: un servidor tras otro. La página sigue sola a su mesa. El comando espera a que el servidor termine; SIGTERM tiene el mismo efecto. El último servidor conserva sus mesas y termina.
cli-simulate-about = Hace que los bots jueguen muchas partidas y muestra los resultados. La misma semilla da los mismos resultados con cualquier número de procesos.
cli-simulate-fair = Los puestos rotan: en la partida i el bot b se sienta en el puesto (b + i) mod n, y el primero en repartir avanza cada n partidas, de modo que cada n·n partidas todos los bots han tenido cada puesto, y cada puesto repartiendo primero, las mismas veces (n: el número de jugadores).
cli-replay-about = Muestra un registro paso a paso (como texto donde no hay terminal) o lo comprueba: código de salida 0, o 2 con el primer fallo.
cli-verify-about = Mezcla de nuevo todas las manos de una partida terminada en un servidor y repite todas las decisiones de los bots, cada una con lo que sabía su puesto, y las compara.
cli-verify-more = El archivo es lo que el servidor revela después de la partida: /api/tables/ID/disclosure. Código de salida 0 si cada mano y cada decisión sale como está escrita, 1 si alguna no sale así o esta versión no puede repetirla, 2 si el archivo es otra cosa.
cli-rulebook-about = Escribe las reglas de una mesa como un libro: cada regla con palabras y en orden.
cli-option-rulebook-format = Cómo se escribe: text, md, html, json o pdf.
cli-option-rulebook-out = Escríbelo en este archivo y no en la pantalla.
cli-option-rulebook-sources = Nombra la fuente de cada regla.
cli-rules-about = Los reglamentos y sus opciones.
cli-rules-list-about = Los reglamentos que tienen nombre.
cli-rules-show-about = Todas las opciones de un reglamento con sus valores.
cli-rules-check-about = Comprueba si un texto de reglas es posible y lo muestra en su forma más corta.
cli-option-play-rules = Un reglamento como thousand/ru o preferans/sochi, también con reglas de la casa como thousand/ru+barrel.at=880.
cli-option-rules = Un texto de reglas como thousand/ru+barrel.at=880.
cli-option-known-rules = Las reglas que conoces.
cli-option-new-rules = Las reglas con las que se juega ahora.
cli-option-diff-deals = Cuántas manos juegan los bots con las reglas conocidas.
cli-option-deal = Semilla de las manos: un número entero, o la semilla hexadecimal de una primera mano tal como la muestran los registros.
cli-option-seat = Tu puesto: 0 o 1, también 2 donde juegan tres y 3 donde juegan cuatro.
cli-option-play-bots = Tus rivales, desde tu izquierda: un nombre para todos o uno para cada uno, de master, expert, pimc, thumb y random.
cli-option-load = Sigue con la partida de un registro.
cli-option-record = Guarda también un registro de la partida en este archivo nuevo.
cli-option-lesson = Juega una lección: thousand, preferans o 1001 en lugar de RULES; sin nombre, se elige.
cli-option-order = Orden de tus cartas: por palos, por valor o con los triunfos primero.
cli-option-no-pace = Los bots juegan al instante.
cli-option-host = La dirección en la que atiende el servidor; 0.0.0.0 deja entrar a otros de la red.
cli-option-port = El puerto en el que atiende el servidor; 0 toma cualquiera libre.
cli-option-database = La URL de una base de datos, como sqlite:////srv/prikup.sqlite; si no se indica, un archivo junto a tus partidas guardadas.
cli-option-backup-file = Un archivo nuevo para la copia.
cli-option-restore-file = Un archivo escrito por prikup backup.
cli-option-move-source = La URL de la base de datos que se copia, como sqlite:////srv/prikup.sqlite.
cli-option-move-target = La URL de una base de datos vacía, como postgresql://prikup@localhost/prikup. La contraseña puede estar en PGPASSWORD.
cli-option-serve-name = El nombre de este servidor cuando varios comparten una base de PostgreSQL; no puede haber dos iguales.
cli-option-serve-url = Dónde encuentran las páginas este servidor cuando hay varios: una dirección como https://a.example, o una ruta.
cli-option-drain-name = El nombre del servidor.
cli-option-drain-database = La URL de la base de datos que comparten los servidores.
cli-option-serve-bots = Cuántos procesos juegan por los bots; si no se indica, según el ordenador.
cli-option-settings = Un archivo TOML con ajustes del servidor: límites y cuánto se guarda cada cosa (docs/server.md).
cli-option-no-open = No abrir un navegador.
cli-option-matches = Cuántas partidas.
cli-option-bots = Un bot para cada puesto, o uno para todos, de master, expert, pimc, thumb y random; si no, thumb contra random.
cli-option-seed = Un texto cualquiera; de él dependen todas las cartas y todo el azar.
cli-option-max-deals = Tras estas manos la partida se corta y cuenta como inacabada.
cli-option-jobs = Cuántos procesos se reparten el trabajo; si no se indica, uno por procesador.
cli-option-json = Muestra JSON.
cli-option-file = Un registro, como texto o JSON.
cli-option-check = Solo dice si el registro es correcto.
cli-option-verify-file = Lo que el servidor revela de una partida terminada, como JSON.
cli-option-verify-commitment = El compromiso del secreto de la partida (64 cifras hexadecimales) que viste antes de repartir por primera vez.
cli-option-game = Qué juego: thousand, 1001 o preferans.

# Jugadores.
cli-name-you = Tú
cli-name-0 = Vera
cli-name-1 = Olga
cli-name-2 = Boris
cli-name-3 = Nina

# La pantalla de inicio.
cli-start-motto = Quien conociera el talón viviría en Sochi.
cli-start-resume = Seguir: { $rules }, mano { $deal } ({ $totals })
cli-start-lesson = Lección: { $game }
cli-start-family-thousand = Mil
cli-start-family-1001 = 1001
cli-start-family-preferans = Preferans
cli-play-kept = { $over ->
    [yes] La partida ha terminado. Para verla otra vez: prikup replay { $file }
   *[no] La partida queda guardada en { $file }; «prikup play» la continúa.
}
cli-start-quit = Salir
cli-start-foot = ↑ ↓ elegir · Intro aceptar · q salir

# La mesa.
cli-table-head = prikup · mano { $deal } · { $rules }
cli-table-total = total { $total }
cli-table-tricks = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
cli-table-sits-out = { $you ->
    [yes] no juegas
   *[no] no juega
}
cli-table-dealer = { $you ->
    [yes] repartes
   *[no] reparte
}
cli-table-plays = { $you ->
    [yes] juegas
   *[no] juega
} a { $amount }
cli-table-dark = a ciegas
cli-table-special = { $kind ->
    [misere] misère
   *[slam] slam
}
cli-table-open = a cartas vistas
cli-table-passed = paso
cli-table-says = { $amount }
cli-table-says-dark = { $amount } a ciegas
cli-table-marriage = matrimonio { $suit } { $value }
cli-table-aces = cuatro ases { $value }
cli-table-no-trump = aún sin triunfo
cli-table-trump = triunfo { $suit }
cli-table-contract = { $name } · { $amount }
cli-table-bid = puja: { $amount } · { $name }
cli-table-talon = talón
cli-table-for-sale = en venta
cli-table-gift = → { $name }: { $card }
cli-table-face-down = boca abajo
cli-table-bottom = última carta { $card }
cli-table-deals = reparte: { $name }
cli-table-taken = { $name } +{ $points }
cli-table-everyone = cada uno por su cuenta
cli-table-stock = { $count ->
    [0] se acabó el mazo
    [one] mazo: { $count } carta
   *[other] mazo: { $count } cartas
}
cli-table-drew = robas { $card }
cli-table-side = { $side ->
    [left] izquierdo
   *[right] derecho
}
cli-table-other-talon = el otro talón
cli-table-dead-hand = mano muerta
cli-table-laid = descarte: { $cards ->
    [none] { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
   *[other] { $cards }
}
cli-table-unseen = Tus cartas están boca abajo.
cli-key-enter = Intro
cli-dial-help = ↑ ↓ elegir
cli-dial-place = puestos { $places }

cli-prompt-wait = …
cli-prompt-auction = Tu puja:
cli-prompt-unseen = Tu puja, sin haber visto las cartas:
cli-prompt-taking = El talón es tuyo.
cli-prompt-giving = Da una carta a cada rival (← → elegir carta).
cli-prompt-laying = { $count ->
    [one] Descarta { $count } carta (← → elegir carta).
   *[other] Descarta { $count } cartas (← → elegir carta).
}
cli-prompt-gift = Da una carta a { $name } (← → elegir carta).
cli-prompt-choosing = Toma uno de los dos talones.
cli-prompt-offering = Pon cartas en venta (← → elegir carta).
cli-prompt-selling = Las cartas descubiertas están en venta. Tu puja:
cli-prompt-keeping = ¿Tomas el talón o pagas un nuevo reparto?
cli-prompt-naming = Tu contrato:
cli-prompt-doubling = El contrato está fijado.
cli-prompt-announcing = Matrimonios antes de la primera salida.
cli-prompt-playing = Tu carta (← → elegir).
cli-prompt-cut = Corta la baraja: ¿cuántas cartas?
cli-prompt-place = ¿Dónde caen las cartas del talón?
cli-prompt-bottom = Repartes tú. Mira la última carta.
cli-prompt-claim = Puedes mostrar:
cli-act-play = { $card }
cli-act-declare-marriage = { $card } + matrimonio
cli-act-declare-aces = { $card } + cuatro ases
cli-act-bid-dark = pujar { $amount } a ciegas
cli-act-plain = { $card } sin cantar
cli-act-sell = vender { $card }
cli-act-show = cantar en mano el matrimonio { $suit }
cli-act-open = { $amount } a cartas vistas
cli-act-give = a { $name }
cli-act-give-open = boca arriba
cli-act-give-closed = a { $name }
cli-act-talon = { $side ->
    [left] talón izquierdo
   *[right] talón derecho
}{ $unseen ->
    [yes] , sin enseñarlo
   *[no] {""}
}
cli-button-hint = pista
cli-button-help = teclas
cli-button-quit = salir
cli-button-rules = reglas
cli-button-last = última baza
cli-button-sheet = puntos
cli-button-carry-on = no usarlo

cli-note-hint = Pista: { $action } – { $reason }
cli-note-give-to = { $choice ->
    [yes] Pulsa a para darla a la izquierda, d a la derecha; A y D la dan boca arriba.
   *[no] Pulsa a para darla a la izquierda, d a la derecha.
}
cli-note-not-your-turn = No es tu turno.
cli-note-pace-on = Los bots se toman su tiempo.
cli-note-pace-off = Los bots juegan al instante.

cli-page-foot = Intro o Esc vuelve · ↑ ↓ desplazar
cli-question = { $action }: ¿seguro?
cli-question-foot = y sí · n no

cli-result-title = Mano { $deal }
cli-result-made = Contrato de { $contract } cumplido: { $name }, { $points }.
cli-result-failed = Contrato de { $contract } no cumplido: { $name }, { $points }.
cli-result-everyone = Cada uno jugó por su cuenta.
cli-result-conceded = { $name } – { $ending }, contrato de { $contract }.
cli-result-tricks = bazas
cli-result-points = puntos de cartas
cli-result-bonuses = matrimonios
cli-result-lines = anotado
cli-result-totals = total
cli-sheet-title = Hoja de puntos
cli-sheet-empty = Aún no hay nada anotado.
cli-sheet-now = ahora
cli-last-title = Última baza
cli-last-none = En esta mano aún no se ha ganado ninguna baza.
cli-log-title = Todo lo que se te ha dicho
cli-rules-title = Las reglas de esta mesa
cli-rules-changed = Primero lo que en esta mesa se juega de otro modo, después lo demás.
cli-rules-plain = Todo como de costumbre.
cli-rules-nearest = Esto sí se puede: { $rules }
cli-rules-marked = * difiere de lo habitual
cli-rules-between = De { $known } a { $new }:
cli-rules-later = { $rules }: hay una edición posterior, { $later }. «prikup rules show { $later }» muestra qué cambia.
cli-rules-edition = Cambios: { $before } → { $edition }
cli-rules-edition-change = { $option } = { $value } (antes { $was })
cli-rules-diff-about = Qué cambia para quien conoce unas reglas y se sienta a jugar con otras: primero lo más frecuente.
cli-over-won = ¡Has ganado!
cli-over-lost = La partida ha terminado. Victoria: { $names }
cli-over-pays = { $you ->
    [yes] Pagas
   *[no] { $name } paga
} { $amount }.
cli-over-gets = { $you ->
    [yes] Cobras
   *[no] { $name } cobra
} { $amount }.
cli-over-foot = Intro deja la mesa

cli-help-title = Teclas
cli-help-cards = elegir una carta
cli-help-dial = elegir un número: una puja, un contrato, un corte
cli-help-enter = la primera acción de la barra: pujar, jugar, seguir
cli-help-hint = qué haría un jugador con reglas sencillas, y por qué
cli-help-sheet = hoja de puntos
cli-help-last = última baza
cli-help-rules = las reglas de esta mesa
cli-help-log = todo lo que se te ha dicho
cli-help-pace = los bots se toman su tiempo o juegan al instante
cli-help-quit = salir; la partida queda guardada y «prikup play» la continúa
cli-help-help = esta página
cli-help-table =
    Las teclas de arriba sirven siempre. La barra muestra las demás cuando se pueden usar:
    p – pasar
    a, d – dar a la izquierda, a la derecha; tomar el talón izquierdo o el derecho (mayúsculas: sin enseñarlo)
    o – mirar tus cartas; jugar sin cantar
    t, u – tomar el talón descubierto, o sin enseñarlo
    z – el resto es mío
    y, n – aceptar, rechazar
    w, x – rendir la mano, usar una bomba
    c – mostrar un derecho; contra
    n, g – misère, slam (mayúsculas: a cartas vistas)
    m – poner una carta en venta; cantar en mano un matrimonio
    k, b – dejar la última carta, o meterla en medio (b también paga un nuevo reparto)

    Las cartas con ▲ se pueden jugar, la que tiene + se acaba de robar; Intro en otra dice por qué no. El ratón también sirve.

# Relato.
cli-story-line = { $name } { $amount }: { $words }
cli-story-totals = Totales – { $totals }
cli-plain-title = { $rules }: { $names }. No hay terminal, así que juegan bots.
cli-plain-trick = { $cards }: { $name } +{ $points }
cli-plain-bid = { $name } { $amount }{ $dark ->
    [yes] {" "}a ciegas
   *[no] {""}
}
cli-plain-pass = { $name } pasa
cli-plain-drawn = robadas: { $cards } (quedan { $left })
cli-plain-talon = { $you ->
    [yes] Tomas
   *[no] { $name } toma
} { $side ->
    [left] el talón izquierdo
   *[right] el talón derecho
}.
cli-plain-cut = Cortada tras { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}: la partida queda inacabada.

# Simulaciones.
cli-simulate-playing = jugando
cli-simulate-speed = { $speed } manos/s
cli-simulate-title = { $rules }, { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
cli-simulate-bot = bot
cli-simulate-wins = victorias
cli-simulate-share = proporción
cli-simulate-mean = total medio
cli-simulate-made = contratos cumplidos
cli-simulate-deals = { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}, { $mean } por partida
cli-simulate-unfinished = { $count ->
    [one] { $count } partida se cortó
   *[other] { $count } partidas se cortaron
} tras { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}, sin ganador
cli-simulate-took = { $speed ->
    [one] { $speed } mano
   *[other] { $speed } manos
} por segundo

# Registros.
cli-replay-ok = { $file }: correcto ({ $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}, { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
})
cli-replay-title = { $rules }: { $names }
cli-replay-unfinished = La partida está inacabada.
cli-replay-head = { $rules } · mano { $deal } · paso { $step } de { $steps }
cli-replay-stock = mazo: { $cards }
cli-replay-beside = { $kind ->
    [dead] mano muerta
    [left] talón izquierdo
    [right] talón derecho
    [laid] descarte
   *[other] el otro talón
}: { $cards }
cli-replay-key-next = adelante
cli-replay-key-back = atrás
cli-replay-key-deal = mano sig.
cli-replay-key-deal-back = mano ant.
cli-replay-key-open = análisis
cli-replay-key-sheet = puntos
cli-replay-key-quit = salir

# La primera mano, para aprender.
cli-lesson-head = Lección
cli-lesson-foot = Intro: seguir

# El servidor.
cli-serve-at = La mesa está en { $url }
cli-serve-network = Otros en esta red la encuentran en { $url }
cli-serve-not-built = Su página aún no está construida: ejecuta «{ $command }» y vuelve a empezar.
cli-serve-stop = Ctrl-C la detiene.
cli-backup-done = La copia está en { $file } y está íntegra.
cli-restore-done = La base de datos vuelve a ser la de { $file }.
cli-restore-aside = La anterior se conserva como { $file }.
cli-move-done = Ahora está todo en { $url }: mesas { $tables }, entradas de los registros { $entries }, personas { $people }. Se ha comparado todo.
cli-move-source = { $url } queda como estaba. No inicies más ningún servidor con ella, o las dos se separarán.
cli-drain-done = «{ $name }» ha terminado.
cli-verify-head = Mesa { $table }, { $rules }
cli-verify-seat = { $name }: decisiones de bots { $listed } de { $steps }
cli-verify-same = Repetidas e iguales: { $same }
cli-verify-fallbacks = Jugadas por un sustituto, porque el bot no respondió bien o se lo dejó a otro más sencillo: { $fallbacks }
cli-verify-differs = { $name }, acción { $step }: escrita { $written }, repetida { $found }
cli-verify-other-version = { $name }, acción { $step }: la decidió otra versión, { $written }; aquí hay { $found }
cli-verify-unknown-level = { $name }, acción { $step }: este programa no tiene el bot { $written }
cli-verify-other-secret = El secreto no es el comprometido antes de repartir por primera vez.

# Resolver.
cli-solve-about = Lo que vale una posición con todas las cartas conocidas: el valor, el valor de cada carta y el mejor juego de todos.
cli-solve-more = POSITION es una línea como en docs/notation.md; DEAL, las cartas de tres jugadores de Preferans, «CA109.DKQ / ... / ...», para la tabla de bazas de cada declarante; las de uno y dos desconocidas, «CA109.DKQ / ? / PA ? !C», para lo que hace en todas sus distribuciones (! ante un palo que falta); las de tres jugadores de Mil y el talón, «... / ... / ... / CKQ.P9», para lo que hace con él cada uno; RECORD es un archivo. Las cartas se pueden escribir en esa notación o en tu idioma. Donde no hay declarante, el jugador por el que se pregunta juega contra todos los demás.
cli-option-solve-source = Una posición, las cartas de tres jugadores, las de tres y un talón o el archivo de una partida.
cli-option-solve-rules = Las reglas de una mano; si no se dice, preferans/sochi, y con talón thousand/ru.
cli-option-solve-seat = De quién es el valor donde no hay declarante; si no se dice, de quien tiene el turno.
cli-option-solve-makes = Solo preguntar si el valor llega a tanto (en una misère: si la defensa puede obligar a tantas bazas); mucho más rápido.
cli-option-solve-score = Preguntar qué da la mano en la hoja si todos juegan lo mejor para eso: puntos; en Preferans, whists de la liquidación.
cli-option-solve-rounded = Los puntos de las cartas solo como los redondean las reglas; más rápido.
cli-option-solve-deal = De una partida: cuál de sus manos con bazas, desde 1; si no se dice, la última.
cli-option-solve-after = De esa mano: después de tantas cartas jugadas.
cli-option-solve-nodes = Posiciones que se examinan como máximo por pregunta.
cli-option-solve-memory = MiB que ocupan las tablas como máximo; si no se dice, 64.
cli-option-solve-time = Segundos como máximo; se dice lo que se sabe hasta entonces.
cli-solve-makes = { $seat }, al menos { $wanted }: { $answer ->
    [yes] sí
    [no] no
   *[unknown] no se sabe dentro de estos límites
}
cli-solve-selfish = Si cada uno juega solo para sí – { $values }
cli-solve-cards = { $turn } puede jugar, y { $seat } tiene entonces:
cli-solve-score = { $seat } anota { $value } { $unit ->
    [whists] (whists de la liquidación)
   *[points] (puntos de la partida)
}
cli-solve-score-sure = Jueguen lo que jueguen los demás: { $seat } anota al menos { $value } { $unit ->
    [whists] (whists de la liquidación)
   *[points] (puntos de la partida)
}
cli-solve-score-cards = { $turn } puede jugar, y { $seat } anota entonces:
cli-solve-line = El mejor juego:
cli-solve-limit = Se alcanzó un límite tras { $nodes } posiciones; los valores están entre los indicados.
cli-solve-leads = { $seat } sale
cli-solve-declares = { $seat } ({ $cards }), bazas:
cli-solve-misere = misère
cli-solve-taken = { $seat } con el talón: puntos { $points }, contrato { $contract }; da { $cards }
cli-solve-taken-away = descarta { $cards }

cli-option-solve-out = Para unas cartas junto a las que hay «?»: las que no participan, como el descarte.
cli-option-solve-leader = Allí: quién sale, 0 el propio jugador, 1 el puesto siguiente, 2 el último; si no se dice, 0.
cli-option-solve-samples = Allí: distribuciones que se examinan como máximo, 2000 si no se dice; si no hay más, todas.
cli-option-solve-seed = Allí: un número entero del que sale la muestra.
cli-layouts-all = Todas las distribuciones de las cartas ocultas, { $count }:
cli-layouts-some = { $looked } de { $count } distribuciones de las cartas ocultas, sacadas con el número { $seed }; intervalos del 95 %:
cli-layouts-open = El mejor juego de ambos bandos con todas las cartas a la vista; en la mesa alguien tiene que adivinar.
cli-layouts-tricks = bazas
cli-layouts-misere = Misère: { $tricks } bazas; no cumplida en { $caught }
cli-layouts-points = Lo que da un contrato de media, en whists de la liquidación:
cli-layouts-limit = Distribuciones de un contrato en las que se alcanzó un límite: { $count } como máximo; las cifras lo tienen en cuenta.

# Tablas de las cartas de un palo.
cli-tables-about = Las cifras de las reglas escritas para las cartas de un palo junto a las calculadas, y lo que valen las cartas de un palo en Mil.
cli-tables-more = TABLE es «tricks», «miseres», «sums» o «thousand»; si no se dice, se muestran todas, en unos minutos. En docs/tables.md está lo que se supone y lo que salió. «a» es una carta pequeña, un diez o menos.
cli-option-tables-table = Qué tablas.
cli-option-tables-samples = Manos para cada cifra que no se cuenta con exactitud.
cli-option-tables-seed = Un número entero del que salen estas manos.
cli-tables-title-tricks = Bazas de un palo
cli-tables-about-tricks = El palo solo, en todas las distribuciones, con las cartas a la vista; exacto. Una cifra vale si se aparta 0,25 bazas como máximo.
cli-tables-title-miseres = Huecos de una misère
cli-tables-about-miseres = Cuántas veces fracasa si los demás palos están limpios, con las cartas a la vista; intervalos del 95 %. Una cifra vale si se aparta 10 puntos porcentuales como máximo.
cli-tables-title-sums = La suma de las cartas
cli-tables-about-sums = Diez cartas según la suma redondeada de las cifras del documento, y las bazas que hacen; intervalos del 95 %.
cli-tables-title-thousand = Las cartas de un palo en Mil
cli-tables-about-thousand = Puntos de cartas: del palo solo, exactos; después de manos enteras saliendo uno mismo, con los matrimonios, en picas y en corazones.
cli-tables-head-holding = cartas
cli-tables-head-lead = salida
cli-tables-head-document = documento
cli-tables-head-own = salida propia
cli-tables-head-theirs = ajena
cli-tables-head-verdict = el documento
cli-tables-head-sum = suma
cli-tables-head-hands = manos
cli-tables-head-free-own = sin triunfo, salida propia
cli-tables-head-free-theirs = ajena
cli-tables-head-trump-own = triunfo, salida propia
cli-tables-head-trump-theirs = ajena
cli-tables-head-spades = mano, picas
cli-tables-head-hearts = mano, corazones
cli-tables-verdict = { $verdict ->
    [low] se queda corto
    [high] se pasa
   *[right] acierta
}
cli-tables-lead = { $lead ->
    [own] propia
    [theirs] ajena
   *[any] cualquiera
}
