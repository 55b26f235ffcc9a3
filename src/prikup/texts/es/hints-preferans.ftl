# Preferans: por qué un bot actúa así, y la pista del jugador: palabras que siguen a una acción tras una raya.
# Con minúscula y sin punto final. $tricks: bazas que debería hacer la mano, $quota: las que debe la defensa, $chance: un porcentaje.

# La subasta.
hint-see-cards = a ciegas todo cuenta doble, y esos juegos se pierden más a menudo
hint-call = con el talón tus cartas deberían hacer alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: sube paso a paso
hint-call-on = tus cartas deberían hacer alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } y pueden seguir
hint-call-dear = es un riesgo, pero otro pase general cuesta más
hint-call-hand = tus cartas deberían hacer alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } tal como están
hint-hold = tus cartas deberían hacer alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: mantén la puja
hint-misere-call = pocas bazas son forzosas: tras descartar dos cartas fracasa en cerca del { $chance } % de los casos
hint-misere-hand = incluso sin el talón fracasa solo en cerca del { $chance } % de los casos
hint-pass-weak = con el talón tus cartas no pasarán de alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }, y lo mínimo es pujar { $level }
hint-pass-over = tus cartas deberían hacer alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: poco para subir
hint-pass-bound = tras pujar misère solo queda pasar

# El talón y el juego.
hint-take-cards = dos cartas más para elegir ayudan casi siempre
hint-decline = tus cartas ya son seguras, y el talón te costaría
hint-lay-void = un palo menos: ahí podrás fallar
hint-lay-losers = descarta las perdedoras; quedan triunfos, bazas y cartas guardadas
hint-lay-holes = descarta las cartas con las que más fácilmente tendrías que ganar una baza
hint-lay-totus = sin estas dos las cartas del declarante son más débiles
hint-totus = doce bazas seguras, quiten las dos cartas que quiten
hint-surrender = el juego está fuera de alcance: jugarlo costaría más
hint-name-game = tus cartas deberían hacer alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-name-safe = tus cartas deberían hacer alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }, pero quizá menos: las que falten cuestan más de lo que da un juego más alto
hint-name-least = no se puede nombrar menos, aunque tus cartas harán solo alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-name-owed = cada juego hay que jugarlo una vez, y es el que mejor le va a tus cartas: alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-name-low = con estas cartas la misère promete más que ningún juego
hint-name-share = con alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } es arriesgado: que quien reparte cargue con la mitad
hint-share = el talón ha dado mucho a este juego
hint-share-not = solo se comparte un juego arriesgado

# La defensa.
hint-whist = la defensa debería hacer alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } y debe { $quota }
hint-whist-not = la defensa debería hacer solo alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } y debe { $quota }
hint-whist-risk = la defensa debería hacer solo alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } y debe { $quota }: es un riesgo, pero los whists deberían compensarlo
hint-whist-close = la defensa debería hacer alrededor de { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } y debe { $quota }: muy justo, y las bazas que falten cuestan más de lo que dan los whists
hint-whist-free = quien reparte no debe nada: solo puede ganar
hint-half = medio whist sin riesgo
hint-glance = primero mirar, luego decidir
hint-lie = las dos manos juegan como una
hint-stand = tus cartas ya cumplen el cupo: las cartas ocultas perjudican al declarante

# Salir.
hint-counted = con estas cartas es lo mejor
hint-draw = arrastra los triunfos antes de que fallen tus otras bazas
hint-force-trump = hace salir un triunfo más alto
hint-set-up = hace salir lo que frena un palo largo
hint-cash-top = ningún rival puede tener otra más alta de su palo
hint-exit = nada es seguro: sal de lo que menos cueste
hint-force-ruff = el declarante tiene que gastar un triunfo
hint-trump-lead = un triunfo es lo que menos regala
hint-lead-through = baja a través del declarante, hacia tu compañero
hint-lead-establish = sin triunfo: sal del palo que antes corra entero
hint-lead-up = el declarante juega el último: sal de lo que menos cueste

# Servir.
hint-take-trick = gana la baza
hint-try-trick = gana la baza si quien falta no tiene mejor
hint-ruff-in = un triunfo gana la baza
hint-partner-has-it = la baza es de tu compañero: no se la quites
hint-throw = una carta que no hará falta
hint-hold-winner = la baza está perdida: guarda la segura
hint-keep-guard = mantén protegida esa carta
hint-low = la baza está perdida: da lo menos posible

# Misere.
hint-low-lead = la salida con menos riesgo de ganar la baza
hint-low-throw = deshazte de la carta más peligrosa
hint-low-under = la más alta que no gana
hint-low-hope = lo más baja posible: quizá otro tenga que ganar
hint-low-caught = la baza no se puede evitar: que se vaya la carta más alta
hint-catch-line = entre las distribuciones posibles es lo que obliga al declarante a más bazas
hint-catch-hole = baja donde el declarante quizá tenga que ganar
hint-catch-low = baja, para que gane el declarante
hint-catch-over = el declarante ya no puede hacer más bazas: ahora se van las altas
hint-catch-throw = una carta que no hace falta contra la misère

# Pase general.
hint-pass-lead = la salida con menos riesgo, en un palo al que los demás deben asistir
hint-pass-under = queda por debajo de la carta que gana
hint-pass-high = la baza cae de todos modos, o se va ahora una carta peligrosa
hint-pass-hope = quizá alguien tenga que superarla
hint-pass-throw = deshazte de la carta más peligrosa

# El resto de la mano.
hint-claim-rest = el resto es tuyo, tengan lo que tengan los demás: { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-claim-none = ya nadie puede obligarte a ganar una baza
hint-claim-accept = seguir jugando no daría nada más
hint-claim-refuse = seguir jugando puede dar más
hint-demand = con cualquier distribución son al menos { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
hint-demand-not = puede haber una distribución que no dé más bazas
hint-own-up = con cualquier distribución son al menos { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: hay que reconocerlo
hint-show-lay = se puede mostrar una distribución que no da más bazas
hint-lay-believed = esa distribución es posible
hint-lay-doubted = con cualquier distribución son al menos { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }: que decida la mesa
hint-help = cada punto de ayuda da whists, y el pozo más lleno se cierra antes
hint-help-self = tu propio monte baja
hint-terms = pozo de { $pool } y { $circles ->
        [one] { $circles } vuelta más
       *[other] { $circles } vueltas más
    }, para que la partida tenga fin

# Una búsqueda: cada carta se mira en las mismas distribuciones de lo oculto.
preferans-search-layouts = { $worlds ->
    [one] { $worlds } distribución
   *[other] { $worlds } distribuciones
}
hint-search-game-made = { $level }{ SUIT($strain, case: "sign") } se cumple en { $made } de { preferans-search-layouts }
hint-search-game-beaten = { $level }{ SUIT($strain, case: "sign") } no se cumple en { $failed } de { preferans-search-layouts }
hint-search-offer-accept = en { $fair } de { preferans-search-layouts } seguir jugando no da más
hint-search-offer-certain = quien ofrece eso está seguro, como lo estaría en { $certain } de { preferans-search-layouts }
hint-search-offer-refuse = en { $better } de { preferans-search-layouts } seguir jugando da más
# Otras acciones que examinó la búsqueda.
hint-search-other-made = { CARD($card) }: se cumple en { $made } de { $worlds }{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } whists menos
}
hint-search-other-beaten = { CARD($card) }: lo hace fallar en { $failed } de { $worlds }{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } whists menos
}
hint-search-other-game = { $level }{ SUIT($strain, case: "sign") } en { $made } de { $worlds }, vale { TENTHS($worth) } whists
