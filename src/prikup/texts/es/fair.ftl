# Si las manos de una partida se mezclaron como se prometió: para la página, cuando se le pregunta, y para `prikup verify`.

fair-verdict = { $count ->
    [0] Todo es como se prometió.
    [one] Hay una cosa que no es como se prometió.
   *[other] Hay { $count } cosas que no son como se prometió.
 }
fair-deals = Manos: { $deals }. Mezcladas solo por el servidor: { $alone }.
fair-shares = Eslabones de jugadores: { $list }.
fair-late = Eslabones pedidos que no llegaron a tiempo: { $list }.
fair-chains = Varias cadenas, una tras otra (por ejemplo, de otro dispositivo): { $list }.
fair-unsaid = El archivo no dice con qué se mezclaron las manos: la partida empezó con una versión anterior, o se quitó esa parte. No se ha comprobado que nadie eligiera las manos.
fair-seen = Se ha comparado con lo que el servidor prometió a este navegador en la mesa.
fair-unseen = Este navegador no estuvo en esa mesa: no puede saber si son las promesas que se hicieron entonces.
fair-rest = Si los bots decidieron por sí mismos y se respetaron las reglas lo dice «prikup verify».
fair-unreadable = Este archivo no se puede leer.
fair-mix-about = Antes de la primera mano se mostraron a todos las huellas de las semillas del servidor y de los eslabones que añaden los dispositivos de los jugadores. Si la semilla y los eslabones las tienen, y la semilla de la baraja sale de ellos, nadie ha elegido estas cartas.
fair-server-seed = Semilla del servidor
fair-link = Eslabón: { $name }
fair-without = { $why ->
    [absent] ninguno: no estaba
    [late] ninguno: no llegó a tiempo
   *[none] ninguno: el dispositivo no participa
 }
fair-yes = Correcto: son la semilla y los eslabones prometidos, y la baraja sale de ellos.
fair-no = Incorrecto: ¡estas cartas no son las que se prometieron!
fair-other_secret = El secreto no es el comprometido antes de repartir por primera vez.
fair-other_chain = { $seat ->
    [-1] Mano { $deal }: la cadena del servidor no es la que se mostró a este navegador.
   *[other] Mano { $deal }, { $name }: la cadena no es la que se mostró a este navegador.
 }
fair-no_mixing = No se dice con qué se mezcló aquí, aunque el servidor mostró cadenas a este navegador en la mesa.
fair-server_chain = Mano { $deal }: la cadena del servidor no es la que sale del secreto de la partida.
fair-server_seed = Mano { $deal }: se cambió la semilla del servidor; no es la fijada antes de la primera mano.
fair-wrong_link = Mano { $deal }, { $name }: el eslabón es de otra cadena.
fair-link_twice = Mano { $deal }, { $name }: ese eslabón ya se había usado.
fair-links_reordered = Mano { $deal }: los eslabones se mezclaron en otro orden.
fair-chosen_deal = Mano { $deal }: la baraja no sale de la semilla y los eslabones; las cartas se eligieron.
fair-dealt_by_hand = Acción { $step }: las cartas se pusieron a mano.
fair-not_listed = Acción { $step }: el archivo no dice nada de este barajado.
fair-other_deck = Mano { $deal }: la baraja no está en el orden que da su semilla.
