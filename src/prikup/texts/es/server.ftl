# Lo que rechaza el servidor de mesas: peticiones, personas, mesas.

# Peticiones.
error-bad_request = La petición no se puede leer{ $field ->
    [none] .
   *[other] : { $field }.
}
error-body_too_large = Eso es demasiado grande.
error-not_json = Aquí solo se lee JSON.
error-no_such_route = Aquí no hay nada.
error-wrong_method = Eso no se puede hacer aquí.
error-internal = Algo ha salido mal en el servidor. El error ha quedado registrado.
error-foreign_origin = Eso solo lo puede pedir la propia página del servidor.
error-not_from_here = Eso solo lo pueden pedir programas de la propia máquina del servidor.
error-bad_csrf = Esta página está anticuada: cárgala de nuevo.
error-too_many_requests = Demasiadas peticiones seguidas. Inténtalo de nuevo en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-too_fast = No tan deprisa.

# Personas.
error-no_session = Escribe antes tu nombre.
error-bad_nickname = { $why ->
    [empty] Un nombre necesita al menos una letra.
    [long] Un nombre tiene como mucho { $longest } caracteres.
   *[other] Un nombre no puede tener estos caracteres.
}
error-reserved_name = Este nombre está reservado para los bots o las cuentas eliminadas. Elige otro.
error-bad_login = Un nombre de usuario tiene de { $least } a { $most } caracteres: solo letras, cifras y @+-._
error-bad_password = Una contraseña tiene de { $least } a { $most } caracteres.
error-login_taken = Este nombre de usuario ya está ocupado.
error-already_registered = Ya tienes una cuenta.
error-not_registered = Juegas como invitado: no hay cuenta.
error-wrong_password = Esa no es tu contraseña.
error-wrong_login = El nombre de usuario o la contraseña no son correctos.
error-login_slowed = Se han probado demasiadas contraseñas erróneas con este nombre. Desde este dispositivo podrás intentarlo de nuevo en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}; un navegador en el que ya entraste no tiene que esperar.

# Tokens y la API de bots.
error-bad_token = Token desconocido.
error-no_such_token = Ese token no existe.
error-too_many_tokens = Puede haber como mucho { $most ->
    [one] { $most } token
   *[other] { $most } tokens
}; revoca antes uno.
error-id_in_use = Una acción con este id aún está en curso.
error-no_answer = La mesa no ha respondido a tiempo.

# Textos.
error-no_such_text = No hay textos en el idioma «{ $language }».

# Mesas.
error-unknown_table = Esa mesa no existe.
error-table_failed = Esta mesa se ha detenido por un error del programa. No se ha perdido nada de lo confirmado.
error-table_elsewhere = Esta mesa la lleva otro servidor: «{ $worker }», en { $url }.
error-table_moved = Esta mesa ha pasado o está pasando a otro servidor. No se ha perdido nada de lo confirmado; inténtalo de nuevo.
error-table_crowded = Ya hay demasiados espectadores en esta mesa.
error-too_many_tables = Tienes { $most ->
    [one] { $most } mesa abierta
   *[other] { $most } mesas abiertas
}; no puede haber más.
error-too_many_sockets = Desde tu dirección { $most ->
    [one] ya hay abierta { $most } mesa o ventana
   *[other] ya hay abiertas { $most } mesas o ventanas
}; cierra antes una.
error-waiting_elsewhere = Ahora esperas a otros jugadores en otra ventana.
error-too_many_waiting = Desde tu dirección ya { $most ->
    [one] espera { $most } persona
   *[other] esperan { $most } personas
}, que es el límite.
error-bad_options = Este ajuste de la mesa no es posible: { WORD($option, of: "setting") }.
setting-rules = reglas
setting-bots = bots
setting-deal = primera mano
setting-pace = ritmo de los bots
setting-grace = tiempo hasta el suplente
setting-dealer = primer jugador que reparte
setting-clock-bank = tiempo para la partida
setting-clock-increment = tiempo para cada decisión
error-logs_full = { $who ->
    [address] Las partidas de las mesas abiertas desde tu red en los últimos { $days } días ocupan { $megabytes } MB; no puede haber más. En las mesas que han abierto otros puedes seguir jugando.
   *[person] Las partidas de las mesas que has abierto en los últimos { $days } días ocupan { $megabytes } MB, todo lo que puede tener una persona. En las mesas de otros puedes seguir jugando.
}
error-already_started = La partida ya ha empezado.
error-seat_taken = Este puesto está ocupado.
error-look_alike_name = En esta mesa tu nombre se parecería a «{ $name }». Elige antes otro.
error-not_seated = No estás en esta mesa.
error-not_host = Eso solo lo puede hacer quien abrió la mesa.
error-match_running = La partida aún no ha terminado.
error-match_not_running = Ahora no se juega aquí ninguna partida.
error-match_too_old = Esta partida es demasiado antigua para una revancha: abre una mesa nueva.
error-clock_out = Se te ha acabado el tiempo; un bot juega por ti hasta el final.
error-phrases_slowed = Demasiadas frases seguidas. La próxima podrás decirla en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-phrase_waits = Mientras se juegan las bazas, las palabras sobre el juego esperan al final de la mano.
error-wrong_link = Ese eslabón o esa cadena no es lo que se espera.
error-stood_in = Ahora juega un bot por ti: recupera antes tu puesto.
error-stale_decision = Entretanto ha cambiado algo en la mesa: mira de nuevo.
error-not_awaited = No es tu turno.
error-no_advice = Ahora mismo no hay pista.
error-no_lesson = En esta mesa no hay lección.
error-bad_message = El mensaje no se puede leer.
error-bad_message_id = El identificador de un mensaje tiene de 1 a { $most } caracteres: letras latinas, cifras y símbolos, sin espacios.

# Repeticiones y registros.
error-no_such_deal = La mano { $deal } no está entre las terminadas; hay { $deals }.
error-no_such_step = La repetición no tiene el paso { $step }; tiene { $steps }.
error-solver_busy = El análisis está ocupado; inténtalo de nuevo en un momento.
error-rules_busy = Ahora mismo se están comparando demasiadas reglas; inténtalo de nuevo en un momento.
error-unknown_record = Ese registro no existe.
error-record_too_large = El registro es demasiado grande.
error-too_many_records = { $who ->
    [person] Ya tienes guardados { $most } registros o { $megabytes } MB; no puede haber más. Lo que nadie abre desaparece con el tiempo.
   *[other] Desde tu red hay ya tantos registros guardados que no se admiten más. Lo que nadie abre desaparece con el tiempo.
}

# La base de datos.
error-storage_failed = El servidor no puede escribir en este momento. No ha cambiado nada; los relojes están parados.
error-no_room = El servidor no tiene sitio para eso en este momento. No se ha guardado nada; en las mesas se sigue jugando.
error-bad_settings = Esto no son ajustes del servidor: { $why }
error-bad_database = La base de datos «{ $url }» no se puede usar.
error-database_in_use = Otro servidor usa ya la base de datos «{ $url }».
error-damaged_database = La base de datos «{ $url }» está dañada. Restaura una copia en buen estado.
error-sqlite_only = Las copias de una base de { $system } se hacen con sus propios programas, pg_dump y pg_restore; prikup backup y prikup restore son para archivos de SQLite.
error-other_system = prikup guarda sus mesas en SQLite o PostgreSQL, no en { $system }.
error-no_connection = No se puede llegar a la base de datos «{ $url }»: { $why }
error-newer_database = Una versión más nueva de prikup ha usado la base de datos «{ $url }». Usa esa versión o una copia anterior.
error-old_database = La base de datos «{ $url }» sigue como la dejó una versión anterior de prikup. Inicia una vez el servidor con ella.
error-same_database = «{ $url }» es a la vez el origen y el destino.
error-database_not_empty = La base de datos «{ $url }» no está vacía. No se ha copiado nada.
error-not_moved = No se ha copiado nada a «{ $url }»: { $why }
error-clock_off = El reloj de esta máquina y el de la base de datos difieren en { $seconds } s. Pon los dos en hora.
error-bad_worker_name = «{ $name }» no sirve como nombre de un servidor: letras minúsculas a-z, cifras y guiones, 40 como máximo.
error-worker_name_taken = Otro servidor de esta base de datos ya está en marcha con el nombre «{ $name }».
error-no_such_worker = Ningún servidor llamado «{ $name }» está en marcha con esta base de datos.
