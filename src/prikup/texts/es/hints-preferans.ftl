# Preferans: por qué un bot actúa así, y la pista del jugador: palabras que siguen a una acción tras una raya.
# Con minúscula y sin punto final. $tricks: bazas que debería hacer la mano, $quota: las que debe la defensa, $chance: un porcentaje.

# La subasta.
hint-see-cards = a ciegas todo cuenta doble, y esos juegos se pierden más a menudo
hint-call = con el talón la mano debería hacer unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: sube paso a paso
hint-call-on = la mano debería hacer unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } y puede seguir
hint-call-dear = es un riesgo, pero otro pase general cuesta más
hint-call-hand = la mano debería hacer unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } tal como está
hint-hold = la mano debería hacer unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: mantén la puja
hint-misere-call = pocas bazas son forzosas: tras descartar dos cartas te pillan en cerca del { $chance } %
hint-misere-hand = incluso sin el talón te pillan solo en cerca del { $chance } %
hint-pass-weak = con el talón la mano no pasará de unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-pass-over = la mano debería hacer unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: poco para subir
hint-pass-bound = tras cantar misere no queda otra cosa

# El talón y el juego.
hint-take-cards = dos cartas más para elegir ayudan casi siempre
hint-decline = la mano ya es segura, y el talón se paga
hint-lay-void = un palo menos: ahí podrás fallar
hint-lay-losers = se van las perdedoras; quedan triunfos, bazas y guardas
hint-lay-holes = las cartas con las que más fácil te pillan
hint-lay-totus = sin estas dos la mano es menos segura
hint-totus = doce bazas seguras, quiten las dos cartas que quiten
hint-surrender = el juego está fuera de alcance: jugarlo costaría más
hint-name-game = la mano debería hacer unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-name-least = no se puede nombrar menos, aunque la mano hará solo unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-name-owed = cada juego hay que jugarlo una vez, y es el que mejor le va a esta mano: unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-name-low = con estas cartas la misere promete más que ningún juego
hint-name-share = con unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } es arriesgado: que el que da cargue con la mitad
hint-share = el talón ha dado mucho a este juego
hint-share-not = se comparte el juego que peligra

# La defensa.
hint-whist = unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } frente a una obligación de { $quota }
hint-whist-not = solo unas { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } frente a una obligación de { $quota }
hint-whist-free = el que da no debe nada: solo puede ganar
hint-half = medio whist sin riesgo
hint-glance = primero mirar, luego decidir
hint-lie = las dos manos juegan como una
hint-stand = la mano ya tiene sus bazas: lo oculto perjudica al declarante

# Salir.
hint-counted = con las cartas como están es lo mejor
hint-draw = arrastra los triunfos antes de que fallen tus otras bazas
hint-force-trump = hace salir un triunfo más alto
hint-set-up = hace salir lo que frena un palo largo
hint-cash-top = ningún rival puede tener otra más alta de su palo
hint-exit = nada es seguro: sal con lo que menos cuesta
hint-force-ruff = el declarante tiene que gastar un triunfo
hint-trump-lead = un triunfo es lo que menos regala
hint-lead-through = baja a través del declarante, hacia el compañero
hint-lead-up = el declarante juega el último: sal con lo que menos cuesta

# Servir.
hint-take-trick = gana la baza
hint-try-trick = gana la baza si quien falta no tiene mejor
hint-ruff-in = un triunfo gana la baza
hint-partner-has-it = la baza es del compañero: no se la quites
hint-throw = una carta que no hará falta
hint-hold-winner = la baza está perdida: guarda la segura
hint-keep-guard = la carta guardada sigue guardada
hint-low = la baza está perdida: da lo menos posible

# Misere.
hint-low-lead = la salida con menos riesgo de ganar la baza
hint-low-throw = se va la carta más peligrosa
hint-low-under = la más alta que no gana
hint-low-hope = lo más baja posible: quizá otro tenga que ganar
hint-low-caught = no se puede dejar la baza: fuera la más alta
hint-catch-line = con las cartas como pueden estar es lo que más fuerza
hint-catch-hole = baja donde el declarante quizá tenga que ganar
hint-catch-low = baja, para que gane el declarante
hint-catch-over = el declarante ya no gana: ahora se van las altas
hint-catch-throw = una carta que no hace falta para pillar

# Pase general.
hint-pass-lead = la salida con menos riesgo, en un palo que los demás deben servir
hint-pass-under = queda por debajo de la carta que gana
hint-pass-high = la baza cae de todos modos, o se va ahora una carta peligrosa
hint-pass-hope = quizá alguien tenga que superarla
hint-pass-throw = se va la carta más peligrosa

# El resto de la mano.
hint-claim-rest = el resto es tuyo, tengan lo que tengan los demás: { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-claim-none = ya nadie puede obligar a esta mano a ganar una baza
hint-claim-accept = seguir jugando no daría nada más
hint-claim-refuse = seguir jugando puede dar más
hint-demand = ningún reparto da menos de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-demand-not = bien puede haber un reparto que no dé más
hint-own-up = ningún reparto da menos de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: hay que reconocerlo
hint-show-lay = se puede mostrar un reparto que no da más
hint-lay-believed = ese reparto es posible
hint-lay-doubted = ningún reparto da menos de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: que decida la mesa
hint-help = cada punto de ayuda se apunta en whists, y el pozo más lleno se cierra antes
hint-help-self = el propio monte baja
hint-terms = pozo de { $pool } y vueltas: { $circles }, para que haya un final
