# Las páginas en torno a la mesa: inicio, mesa nueva, reglas, hoja de puntos, repeticiones, partidas, cuenta.

# En todas partes.
web-common-title = { $page } · prikup
web-common-skip = Ir al contenido
web-common-nav = Páginas
web-common-home = Inicio
web-common-new = Mesa nueva
web-common-matches = Mis partidas
web-common-account = Cuenta
web-common-language = Idioma
web-common-theme = Tema
web-common-theme-light = Claro
web-common-theme-dark = Oscuro
web-common-theme-auto = Sistema
web-common-close = Cerrar
web-common-cancel = Cancelar
web-common-copy = Copiar
web-common-copy-link = Copiar enlace
web-common-copied = Copiado
web-common-copy-failed = No se ha podido copiar: selecciona el texto y cópialo
web-common-loading = Cargando…
web-common-retry = Reintentar
web-common-error = Algo ha salido mal ({ $code })
# De quien ya no hay cuenta; y las palabras para los bots en todas sus formas, que ningún nombre de persona lleva.
web-common-gone = antiguo jugador
web-common-bot-words = bot, bots
error-offline = El servidor no responde. ¿Hay conexión a la red?
error-unreadable_answer = La respuesta del servidor no se entiende. Inténtalo de nuevo en un momento.

# Inicio.
web-home-title = Mil, 1001 y Preferans
web-home-motto = Quien conociera el talón viviría en Sochi.
web-home-about = Juegos de cartas con subasta o con mazo: matrimonios y mil puntos, whists y la pulka. Con amigos o contra bots. Sin instalar nada, sin cuenta.
web-home-name = Tu nombre en la mesa
web-home-guest = Invitado { $number }
web-home-play = Jugar ya
web-common-rules = Reglas
web-home-learn = Aprender
web-home-friends = Con amigos
web-home-rules = Reglamento: { $rules }
web-home-about-thousand = Tres jugadores pujan, cantan matrimonios y corren hacia 1000.
web-home-about-preferans = Tres jugadores, diez bazas: nombra tu juego, haz whist contra los otros, anota la pulka.
web-home-about-1001 = Para dos, robando de un mazo: sin subasta, cuatro matrimonios, cada carta cuenta.
web-home-resume = Seguir jugando
web-home-lobby = Mesas abiertas
web-home-lobby-none = Ahora nadie espera en una mesa abierta. Abre una: «{ web-home-friends }».
web-home-lobby-stale = La lista puede estar anticuada: el servidor no responde.
web-home-running = Se juega ahora
web-home-join = Unirse
web-home-watch = Mirar
web-home-back = A la mesa
web-home-free = { $seats ->
    [one] { $seats } puesto libre
   *[other] { $seats } puestos libres
}
web-home-join-at = Unirse a la mesa: { $names }
web-home-watch-at = Mirar la partida: { $names }
web-home-upload = Ver un registro
web-home-house-rules = { $count ->
    [one] con { $count } regla de la casa
   *[other] con { $count } reglas de la casa
}

# Encontrar gente: mesas abiertas, búsqueda rápida, invitación.
web-clock-none = sin reloj
web-clock-bank = { $minutes } min + { $seconds } s
web-lobby-filter = Mostrar
web-lobby-all = Todos los juegos
web-lobby-none-of = Ahora nadie espera en una mesa abierta de este juego.
web-pairing-title = Buscar jugadores
web-pairing-about = Se abre una mesa en cuanto haya bastante gente que quiera lo mismo.
web-pairing-seek = Buscar jugadores
web-pairing-sought = Buscan jugadores
web-pairing-people = { $people } de { $players } jugadores
web-pairing-join = Unirse
web-pairing-wait = A la espera de jugadores
web-pairing-stop = Dejar de esperar
web-pairing-offer = { $how ->
    [alone] Aún no ha llegado nadie. ¿Jugar con bots?
    [asked] Alguien quiere empezar con bots en los puestos libres. ¿Tú también?
   *[missing] Aún faltan jugadores. ¿Jugar con bots en los puestos libres?
}
web-pairing-bots = Jugar con bots
web-pairing-only = Seguir esperando
web-pairing-asking = Un momento: preguntamos a los demás si también juegan con bots.
web-pairing-starts = Empieza la partida
web-invite = Invitar
web-invite-title = Invitar a amigos
web-invite-about = Escanea el código con un móvil o envía el enlace. Quien lo abra elige su puesto.
web-invite-code = Código QR con el enlace a esta mesa
web-invite-share = Compartir
web-invite-text = Juguemos: { $terms }

# Subir un registro.
web-upload-title = Ver un registro
web-upload-about = Una partida que descargaste aquí o guardaste en el terminal: pégala o elige su archivo y recorre cada mano con todas las cartas a la vista.
web-upload-file = Archivo
web-upload-text = Registro
web-upload-open = Abrir
web-upload-no-deals = En este registro no hay ninguna mano terminada: no hay nada que ver.
web-upload-empty = Primero pega un registro o elige un archivo.

# Mesa nueva.
web-new-title = Mesa nueva
web-new-rules = Reglas
web-new-preset = Reglamento
web-new-game = Juego
web-game-thousand = Mil
web-game-1001 = 1001
web-game-preferans = Preferans
web-new-change = Cambiar reglas sueltas
web-new-changed = { $count ->
    [0] sin cambios
    [one] { $count } regla cambiada
   *[other] { $count } reglas cambiadas
}
web-new-people = Quién juega
web-new-open-to = Quién encuentra la mesa
web-new-private = Solo quien tenga el enlace
web-new-public = Todos, en la lista de mesas abiertas
web-new-bots = Bots
web-new-bots-none = ninguno
web-new-bots-about = { $free ->
    [0] Juegas enseguida.
    [one] { $free } puesto espera a una persona.
   *[other] { $free } puestos esperan a personas.
}
web-new-bot-kind = Qué bot
web-new-bot-expert = estima lo que valen los juegos en una mesa real
web-new-bot-master = juega las últimas bazas según todas las distribuciones que quedan
web-new-bot-pimc = calcula distribuciones posibles
web-new-bot-thumb = juega con reglas sencillas
web-new-bot-random = juega al azar
web-new-time = Tiempo
web-new-clock = Tiempo para pensar
web-new-clock-none = sin límite
web-new-clock-quick = 3 min + 5 s
web-new-clock-normal = 10 min + 10 s
web-new-clock-slow = 20 min + 20 s
web-new-clock-own = personalizado
web-new-clock-about = { $kind ->
    [none] Cada cual piensa cuanto quiera.
   *[bank] Cada cual tiene { $minutes } min para la partida y { $seconds } s más por decisión. Por quien agote su tiempo juega un bot.
}
web-new-bank = Minutos para la partida
web-new-increment = Segundos por decisión
web-new-grace = Si alguien se va, juega un bot
web-new-grace-now = al momento
web-new-grace-seconds = tras { $seconds } s
web-new-grace-minutes = tras { $minutes } min
web-new-grace-hours = tras { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
web-new-pace = Los bots juegan
web-new-pace-slow = despacio
web-new-pace-normal = a ritmo normal
web-new-pace-fast = deprisa
web-new-pace-now = al instante
web-new-make = Abrir la mesa
web-new-play = Jugar
web-new-not-yet = Estas reglas no se pueden combinar: mira arriba.
web-new-name = ¿Cómo te llamamos?

# Las reglas.
web-rules-title = Reglas
web-rules-book = Las reglas en palabras
web-rules-about = Cada mesa tiene sus reglas. Elige un reglamento, cambia lo que en tu mesa se juega de otro modo y envía el enlace.
web-rules-search = Buscar en las reglas
web-rules-search-none = Ninguna regla coincide.
web-rules-found = { $count ->
    [one] { $count } regla encontrada
   *[other] { $count } reglas encontradas
}
web-rules-rare = Poco frecuentes: { $count }
web-rules-only-changed = Solo las cambiadas
web-rules-changed-mark = cambiada
web-rules-was = en el reglamento: { $value }
web-rules-reset = Restablecer
web-rules-reset-one = Restablecer «{ $option }»
web-rules-reset-all = Restablecer todo
web-rules-conflict = No se puede combinar
web-rules-conflict-with = con «{ $option }»: { $why }
web-rules-problems = { $count ->
    [one] Hay un problema:
   *[other] Hay { $count } problemas:
}
web-rules-later = Hay una edición posterior de este reglamento:
web-rules-string = Estas reglas como texto
web-rules-link-made = El enlace muestra exactamente estas reglas.
web-rules-play = Mesa nueva con estas reglas
web-rules-unread = Las reglas de este enlace no se pueden leer. { $why }
web-rules-minus = menos
web-rules-plus = más
web-rules-off = no
web-rules-list-changed = Lo que esta mesa juega de otro modo
web-rules-list-changed-none = Sin cambios en el reglamento.
web-rules-list-all = Todas las reglas
web-rules-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}

# La hoja de puntos.
web-sheet-title = Hoja de puntos
web-sheet-empty = Aún no hay nada anotado.
web-sheet-deal = Mano
web-sheet-fine = Multa entre manos
web-sheet-nothing = No se anotó nada.
web-sheet-taken = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en cartas{ $bonuses ->
    [0] {""}
   *[other] , { $bonuses } por matrimonios
}
web-sheet-contract = { $made ->
    [yes] contrato de { $amount } cumplido
    [no] contrato de { $amount } no cumplido
   *[none] contrato de { $amount } rendido
}
web-sheet-bolt = { $count ->
    [one] { $count } raya
   *[other] { $count } rayas
}
web-sheet-cross = { $count ->
    [one] { $count } cruz
   *[other] { $count } cruces
}
web-sheet-barrel = en el barril
web-sheet-barrel-deals = en el barril, ya { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}
web-sheet-fell = cae del barril
web-sheet-truck = volquete: a cero
web-sheet-dark = a ciegas, cuenta doble
web-sheet-times = cuenta ×{ $times }
web-sheet-winner = gana
web-sheet-legend = Qué significan las marcas
web-sheet-legend-made = contrato propio cumplido
web-sheet-legend-failed = contrato propio no cumplido
web-sheet-legend-bolt = una raya: una mano sin bazas
web-sheet-legend-cross = una cruz: un contrato no cumplido
web-sheet-legend-barrel = en el barril, con las manos que lleva en él
web-sheet-legend-struck = tachado: caída del barril o volquete
web-sheet-legend-dark = a ciegas: cuenta doble
web-sheet-print = Imprimir
web-sheet-scroll = Hoja de puntos, desplazable
web-sheet-replay = Ver otra vez la mano { $number }

# Repeticiones.
web-replay-title = Mano { $deal } de { $deals }
web-replay-page = Repetición de la mano { $deal }
web-replay-step = Paso { $at } de { $steps }
web-replay-begin = Antes de repartir
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-auto = Reproducir
web-replay-pause = Parar
web-replay-slider = Paso
web-replay-keys = Teclas: ← → paso a paso, Inicio y Fin a los extremos, RePág y AvPág de baza en baza
web-replay-previous-deal = Mano anterior
web-replay-next-deal = Mano siguiente
web-replay-deals = Manos
web-replay-link = Enlace a este punto
web-replay-talon = Talón
web-replay-stock = Mazo
web-replay-talon-left = Otro talón
web-replay-dead = Mano muerta
web-replay-tricks = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
web-replay-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-replay-hand = Cartas de { $name }
web-replay-dealer = reparte
web-replay-declarer = juega a { $amount }
web-replay-dark = a ciegas
web-replay-bid = puja { $amount }
web-replay-pass = paso
web-replay-no-trump = aún sin triunfo
web-replay-open-cards = Cartas abiertas: lo que era posible
web-replay-told = Qué ha pasado
web-replay-score = Anotado
web-replay-again = Jugar esta mano
web-replay-again-about = las mismas cartas, tú contra bots
web-replay-again-seat = ¿En qué puesto?
web-replay-again-as = Como { $name }
web-replay-download = Descargar la partida
web-common-disclosure = Descargar para revisar
web-replay-fair = ¿Se barajó sin trampas?
web-replay-fair-about = Antes de repartir se mostró a todos una huella de la semilla. Ahora la semilla está a la vista: si su huella es la misma, nadie ha cambiado las cartas entretanto.
web-replay-seed = Semilla
web-replay-commitment = Huella (SHA-256) mostrada antes de repartir
web-replay-check = Comprobar aquí
web-replay-fair-yes = Correcto: esta semilla tiene esa huella.
web-replay-fair-no = Incorrecto: ¡esta semilla tiene otra huella!
web-replay-fair-cannot = Este navegador solo puede comprobarlo por https o en el propio ordenador del servidor. «prikup replay --check» lo hace en el terminal.
web-replay-fair-none = Estas cartas se pusieron a mano: no hay semilla.
web-replay-to-table = A la mesa
web-replay-missing = Esa mano no existe.

# Mis partidas.
web-matches-title = Mis partidas
web-matches-none = Aún no has jugado.
web-matches-yours = Te toca
web-matches-running = En juego
web-matches-waiting = A la espera de jugadores
web-matches-over = Terminadas
web-matches-go = Seguir jugando
web-matches-open = Abrir
web-matches-replay = Ver otra vez
web-matches-record = Registro
web-matches-won = ganada
web-matches-lost = perdida
web-matches-abandoned = abandonada
web-matches-shared = compartida
web-matches-deal = mano { $deal }
web-matches-at = { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}
web-matches-guest = Juegas como invitado: estas partidas solo están en este navegador. Una cuenta las conserva.
web-matches-sign-in = Tus partidas aparecerán aquí cuando hayas jugado.
web-matches-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
web-matches-bot = bot
web-matches-alone = nadie más todavía

# Cuenta.
web-account-title = Cuenta
web-account-account = Tu cuenta
web-account-you = Tú
web-account-name = Nombre en la mesa
web-account-save = Guardar
web-account-saved = Guardado
web-account-guest = Eres invitado en este navegador. Con una cuenta, tus puestos y partidas están en todos tus dispositivos.
web-account-is = Sesión iniciada como { $login }
web-account-make = Crear una cuenta
web-account-login = Iniciar sesión
web-account-logout = Cerrar sesión
web-account-login-name = Nombre de usuario
web-account-password = Contraseña
web-account-password-about = Al menos { $least } caracteres
web-account-made = Cuenta creada
web-account-welcome = Hola de nuevo, { $name }
web-account-bye = Sesión cerrada
web-account-have = Ya tengo: iniciar sesión
web-account-have-not = No tengo: crear una
web-account-password-change = Cambiar la contraseña
web-account-password-old = Contraseña actual
web-account-password-new = Contraseña nueva
web-account-password-effect = Se cerrará tu sesión en todos los demás dispositivos. Los tokens para programas siguen valiendo.
web-account-password-changed = Contraseña cambiada; en los demás dispositivos se ha cerrado la sesión
web-account-delete = Eliminar la cuenta
web-account-delete-title = ¿Eliminar tu cuenta?
web-account-delete-account = La cuenta { $login } se eliminará para siempre y no se puede recuperar.
web-account-delete-sessions = Se cierra tu sesión en todas partes y los tokens para programas dejan de valer.
web-account-delete-seats = Donde se está jugando una partida, un bot sigue en tu lugar; tus puestos en las mesas que esperan quedan libres.
web-account-delete-matches = Las partidas se quedan para quienes las jugaron contigo. Allí te llamas «{ $name }». Los registros descargados o subidos siguen como están.
web-account-delete-password = Tu contraseña, para estar seguros
web-account-delete-keep = Conservar la cuenta
web-account-delete-do = Eliminar para siempre
web-account-deleted = Tu cuenta está eliminada
web-account-guest-delete = Eliminar este invitado
web-account-guest-delete-title = ¿Eliminar este invitado?
web-account-guest-delete-guest = El invitado { $name } se eliminará para siempre, en este navegador y en el servidor.
web-account-guest-delete-keep = Conservarlo
web-account-guest-deleted = El invitado está eliminado
web-account-tokens = Tokens para programas
web-account-tokens-about = Un programa tuyo juega por la API de bots con un token en lugar de la contraseña.
web-account-tokens-none = No hay ninguno.
web-account-token-name = ¿Para qué es?
web-account-token-make = Crear un token
web-account-token-secret = El token «{ $name }». Solo se muestra ahora: cópialo.
web-account-token-drop = Revocar
web-account-token-drop-one = Revocar el token «{ $name }»
web-account-token-made = creado el { $date }
web-account-token-dropped = El token «{ $name }» está revocado

# Los reglamentos en pocas palabras.
web-preset-thousand-ru = Barril en 900 sin límite, tres rayas seguidas, juego a ciegas por encima de 240, cartas cedidas como quiera quien las da.
web-preset-thousand-ru-common = Barril en 880 durante tres manos, rayas, volquete en 555, juego a ciegas; para cantar hace falta antes una baza.
web-preset-thousand-en = El más sencillo: sin barril ni rayas. El declarante anota los puntos más o menos el contrato.
web-preset-thousand-en-cutthroat = El juego inglés con barril en 880 y multas por manos sin puntos.
web-preset-thousand-pl = Hay que montar, se redondea a decenas, desde 900 solo cuentan los juegos propios, una bomba por persona.
web-preset-thousand-pl-4 = El juego polaco; de cuatro, quien reparte no juega: 50 por cada as del talón y sus matrimonios.
web-preset-thousand-ru-4 = Como suele jugarse, con cuatro: quien reparte no juega, 40 por cada as del talón y sus matrimonios.
web-preset-thousand-pl-2a = Diez cartas cada uno y dos talones de dos: el declarante elige uno y descarta dos cartas.
web-preset-thousand-pl-2b = Nueve cartas cada uno y dos talones de tres: el declarante elige uno y descarta tres cartas.
web-preset-thousand-pl-2c = Doce cartas cada uno: no hay talón y sale quien gana la subasta.
web-preset-thousand-pl-2d = Seis cartas cada uno y un mazo para robar; sin subasta, cada cual por su cuenta.
web-preset-thousand-pl-2e = Siete cartas cada uno, dos descubiertas en el talón y un mazo de ocho para robar.
web-preset-thousand-ru-2 = Como con tres, con una tercera mano muerta: una carta para el rival, otra descartada.
web-preset-1001-hulsemann = Ocho cartas cada uno y un mazo de ocho, sin subasta; quien pierde paga por cada punto que le falta para 1001.
web-preset-1001-feder = Treinta y dos cartas: seis cada uno y veinte en el mazo, sin subasta; los sietes no valen nada.
web-preset-1001-mcleod = Veinte cartas, un talón de dos y una subasta desde 40 en la que todos pueden pasar.
web-preset-1001-russeln = Como en Austria: se reparten las 24 cartas, sin talón, subasta desde 10 en la que todos pueden pasar.
web-preset-1001-ru = Un talón de tres, apertura en 40, una carta boca abajo para cada rival; hasta 1001.
web-preset-1001-501 = El triunfo es siempre corazones; un talón de tres y una tercera mano que no es de nadie; hasta 501.
web-sheet-target = Meta: { $target }
web-sheet-barrel-at = barril desde { $barrel }

# Cartas abiertas: lo que aún podía dar cada jugada en una mano terminada. $value es un número o un intervalo, $count su extremo mayor.

web-open-cards-tricks = Con el mejor juego: { $name } – { $count ->
    [one] { $value } baza
   *[other] { $value } bazas
}
web-open-cards-points = Con el mejor juego: { $name } – { $count ->
    [one] { $value } punto
   *[other] { $value } puntos
}
web-open-cards-margin = Con el mejor juego: { $name } – diferencia { $value }
web-open-cards-sure-tricks = Jueguen lo que jueguen los demás: { $name } – como mucho { $count ->
    [one] { $value } baza
   *[other] { $value } bazas
}
web-open-cards-sure-points = Jueguen lo que jueguen los demás: { $name } – al menos { $count ->
    [one] { $value } punto
   *[other] { $value } puntos
}
web-open-cards-announced = { $card } con su matrimonio
web-open-cards-shown = mostrar el matrimonio de { $suit }
web-open-cards-working = Calculando…
web-open-cards-phase = Cartas abiertas: de la primera baza a la última
web-open-cards-running = Cartas abiertas: cuando termine la mano
