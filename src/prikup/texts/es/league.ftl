# La liga: bots entre sí en las mismas manos.
cli-league-about = Bots entre sí en las mismas manos, cada uno en el lugar del otro, con intervalos.
cli-league-more = Cada mano se juega en todas las rotaciones: un jugador solo en cada puesto contra el otro, y al revés. Los resultados de una pareja se miran tras números iguales de manos, con una regla por la que a dos jugadores iguales se los distingue como mucho en el 5 % de los casos. Con --out cada resultado se guarda enseguida; la misma orden sigue donde se cortó. docs/league.md explica las cifras.
cli-league-merge-about = Junta los archivos de las partes y muestra los resultados; de un solo archivo, los muestra.
cli-option-league-players = Los jugadores, separados por comas; cada uno se enfrenta a cada otro. «clairvoyant» ve todas las cartas y solo existe aquí. Un nombre dado dos veces juega contra sí mismo.
cli-option-league-deals = El máximo de manos por pareja, cada una en todas las rotaciones.
cli-option-league-looks = Cuántas veces se miran los resultados, de 1 (jugar todas las manos en cualquier caso) a 10.
cli-option-league-part = Qué hacen los jugadores mismos: «whole» todo el juego, «play» las bazas, «auction» todo lo anterior a las bazas; o decisiones por su nombre, como «bid,pass».
cli-option-league-common = Quién hace el resto por ambos lados con --part; si no se indica, thumb.
cli-option-league-whole-match = Juega partidas enteras, no manos sueltas: --deals las cuenta, cada una en todas las rotaciones; cuenta quién gana, en el Preferans la liquidación.
cli-option-league-control = Resuelve las manos y otras tantas más para una variable de control que estrecha los intervalos.
cli-option-league-out = El archivo de resultados, líneas JSON; la misma orden lo continúa.
cli-option-league-chart = Dibuja los intervalos en este archivo (SVG).
cli-option-league-share = Juega solo una parte de las manos, como 2/5; los archivos se juntan con «prikup league merge».
cli-option-league-cluster = Juega en un clúster Ray: su dirección, o «local» para uno en esta máquina.
cli-option-league-files = Los archivos de las partes.
cli-option-league-merged = Escribe todos los resultados en este archivo nuevo.
cli-league-playing = jugando
cli-league-title = { $rules }
cli-league-pair = pareja
cli-league-deals = { $unit ->
    [points] manos
   *[other] partidas
}
cli-league-mean = { $unit ->
    [whists] whists por partida
    [wins] victorias en 100 partidas
   *[points] puntos por mano
}
cli-league-interval = 95 %
cli-league-t = t
cli-league-time = ms por decisión
cli-league-verdict-head = mejor
cli-league-verdict = { $verdict ->
    [first] { $first }
    [second] { $second }
    [equal] iguales en cada mano
    [unfinished] faltan manos
   *[open] sin distinguir
}
cli-league-part = { $part ->
    [play] Solo las bazas; todo lo anterior por ambos lados: { $common }.
    [auction] Todo lo anterior a las bazas; estas por ambos lados: { $common }.
    [decisions] Solo las decisiones { $decisions }; todas las demás por ambos lados: { $common }.
   *[whole] Todo el juego.
}
cli-league-ahead = { $pair }: { $first } tiene más en { $share } ± { $half } de 100 partidas
cli-league-variance = { $pair }: las rotaciones dejan { $pairing } de la varianza; error estándar { $plain }{ $controlled ->
    [yes] , con la variable de control { $error } ({ $share } de las manos para el mismo intervalo)
   *[no] {""}
}
cli-league-ratings = Etiquetas (openskill): { $ratings }
cli-league-share-done = La parte { $number } de { $count } está hecha; junta los archivos con «prikup league merge»

error-league_players = { $count ->
    [one] Se da { $count } jugador
   *[other] Se dan { $count } jugadores
}; una liga tiene de 2 a { $most }
error-league_part = No hay parte «{ $part }»; hay: { $known }
error-league_common = Un jugador común solo tiene sentido con --part play, auction o con decisiones
error-league_match_controls = La variable de control es para manos; quita --control o --whole-match
error-league_deals = { $deals ->
    [one] { $deals } mano es
   *[other] { $deals } manos son
} muy poco: para mirar los resultados { $looks ->
    [one] { $looks } vez
   *[other] { $looks } veces
} hacen falta { $wanted }
error-league_number = { $value } no es posible para { $setting }: de { $least } a { $most }
error-league_share = «{ $share }» no es una parte; la segunda de cinco se escribe 2/5
error-league_controls = El solucionador no tiene valores de manos enteras con estas reglas; quita --control
error-league_damaged = La línea { $line } está dañada o no corresponde ahí; el archivo no se cambió
error-league_contradiction = Dos resultados de la mano { $deal } se contradicen
error-league_other = El archivo es de otra liga: allí { $setting } es «{ $there }», aquí «{ $here }»
error-league_worker = Los procesos de trabajo mueren una y otra vez; lo que terminaron está guardado
error-league_extra = Falta un paquete para esto; instálalo con: { $command }
error-league_no_ray = Ray no está instalado; instálalo con: { $command }
error-league_cluster = No se puede usar el clúster: { $why }
