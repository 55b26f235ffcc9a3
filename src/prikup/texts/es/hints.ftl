# Por qué un bot actúa así, y la pista del jugador: palabras que siguen a una acción tras una raya.
# Con minúscula y sin punto final. $value es lo que deberían hacer las cartas, $chance un porcentaje.

hint-random = al azar
hint-only-action = no se puede hacer otra cosa

# Antes de repartir.
hint-cut = da igual por dónde cortes
hint-bury = la jota de abajo sería para ti
hint-deal = las cartas no se ven de todos modos

# La subasta.
hint-look = con este total no conviene jugar a ciegas
hint-dark-behind = vas muy por detrás: un juego a ciegas doble puede devolverte a la partida
hint-dark-cheap = un juego a ciegas se puede rendir gratis
hint-bid-forced = la primera puja es obligada
hint-bid-safe = con el talón tus cartas valen unos { $value }, así que no hay riesgo
hint-bid-safe-dealt = tus cartas valen unos { $value }, así que no hay riesgo
hint-bid-risk = tus cartas valen unos { $value }: es un riesgo, pero pasar compensa menos
hint-bid-match = eso ganaría la partida, y tus cartas valen unos { $value }
hint-bid-stop = un rival está a punto de ganar la partida: puja más; tus cartas valen unos { $value }
hint-pass = de media tus cartas valen unos { $value } y pueden dar menos: pujar { $amount } es demasiado riesgo
hint-pass-defend = también sin pujar tus cartas valen unos { $value }, y sin riesgo
hint-pass-cannot = no puedes pujar más; tus cartas valen unos { $value }
hint-buy = con las cartas descubiertas tus cartas valen unos { $value }
hint-buyback = un nuevo reparto cuesta { $amount }, y esta mano costará probablemente más
hint-buy-not = con las cartas descubiertas tus cartas valen unos { $value }: poco para pujar más
hint-claim-redeal = tus cartas valen unos { $value }, mejor repartir otra vez
hint-claim-talon = con este talón el contrato no sale
hint-claim-three-marriages = tres matrimonios te suben al barril
hint-claim-four-marriages = cuatro matrimonios ganan la partida

# El talón y el contrato.
hint-take-hidden = lo que los demás no ven te ayuda
hint-take-talon = el talón es tuyo
hint-take-either = los dos talones están boca abajo: da igual cuál tomes
hint-golden = tus cartas valen { $amount } sin el talón, y la mano de oro cuenta doble
hint-give-useless = la carta no vale nada, ni para ti ni para nadie
hint-give-least = es la carta que menos falta te hace
hint-give-keep-marriage = es la carta que menos falta te hace, y el matrimonio queda entero
hint-give-split = el matrimonio vale aquí menos que las otras cartas
hint-sell = el contrato no se puede cumplir: que lo juegue otro
hint-sell-card = a alguien puede interesarle esta carta
hint-name-own = de media tus cartas valen unos { $value }, pero pueden dar menos: subir añade poco, y si no llegas pierdes todo el contrato
hint-name-short = tus cartas solo valen unos { $value }: un contrato más alto solo costaría más
hint-name-raise = tus cartas valen unos { $value }, bastante para subir
hint-name-match = con eso basta para ganar la partida
hint-name-fixed = el contrato no se puede subir
hint-name-misere = nadie puede obligarte a ganar una baza con estas cartas
hint-name-slam = todas las bazas son seguras
hint-contra = el declarante difícilmente pasará de { $value }
hint-contra-not = el contrato bien puede cumplirse
hint-recontra = tus cartas valen unos { $value } y el contrato es solo de { $amount }
hint-recontra-not = ya está en juego bastante
hint-bomb = solo hay un { $chance } % de posibilidades de cumplirlo, y la bomba no te cuesta nada
hint-writeoff = solo hay un { $chance } % de posibilidades de cumplirlo: seguir jugando costaría más
hint-writeoff-lost = ya no se pueden hacer más de { $best }, y el contrato es de { $amount }

# Salir.
hint-cash-first = primero una baza segura; el matrimonio puede esperar
hint-cash = { $points ->
    [0] es la carta más alta que queda de su palo
    [one] es la carta más alta que queda de su palo: su { $points } punto debería quedarse contigo
   *[other] es la carta más alta que queda de su palo: sus { $points } puntos deberían quedarse contigo
}
hint-praise = el matrimonio de { SUIT($suit) } da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
hint-praise-aces = cuatro ases dan { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
hint-show = el matrimonio de { SUIT($suit) } da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}, y sus cartas siguen contigo
hint-show-none = no queda ningún matrimonio por cantar
hint-draw-trumps = arrastra los triunfos antes de que te fallen otras bazas
hint-force-out = hace salir una carta más alta, y la siguiente tuya será buena
hint-lay = sin esa carta pierdes lo menos posible
hint-lay-save = sus puntos se quedan contigo
hint-lay-useless = la carta no vale nada, y nadie gana nada con ella
hint-lead-long = carta baja de un palo largo
hint-lead-trump = un triunfo bajo regala poco
hint-lead-low = nada es seguro aquí: sal de lo que menos cueste
hint-draw-low = mientras se roban cartas, guarda para después las altas y los triunfos
hint-draw-marriage = a un rey o a una dama aún puede llegarle su pareja: guárdalos mientras se roban cartas
hint-lead-try = lo más probable es que aguante

# Seguir.
hint-only-card = no se permite ninguna otra carta
hint-take = gana la baza, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por ahora
hint-try-take = gana la baza si el último no tiene nada mejor
hint-ruff = un triunfo gana la baza, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por ahora
hint-smear = la baza es de tu compañero de defensa: cárgala con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hint-leave-to-partner = la baza es de tu compañero de defensa: no le estorbes y guarda tus cartas buenas
hint-keep-marriage = un matrimonio que aún se puede cantar vale más que esta baza
hint-keep-winner = guarda la baza segura para luego y suelta lo que no te haga falta
hint-duck = la baza está perdida: da lo menos posible
# Misere.
hint-misere-lead = es la salida con menos peligro de ganar la baza
hint-misere-under = queda por debajo de la carta que gana la baza
hint-misere-last = la baza no se puede evitar: que se vaya la carta más alta
hint-misere-throw = deshazte de la carta más peligrosa
hint-misere-catch = carta baja, para que la baza tenga que ganarla el declarante

# El resto.
hint-rest = { $tricks ->
    [one] la última baza es tuya
   *[other] las { $tricks } bazas que quedan son tuyas
}, tengan lo que tengan los demás
hint-accept = ya no puedes hacer ninguna baza
hint-refuse = aún puedes hacer una baza

# Una búsqueda: cada carta se mira en las mismas distribuciones de lo oculto.
search-layouts = { $worlds ->
    [one] { $worlds } distribución
   *[other] { $worlds } distribuciones
}
hint-unsearched = aquí no se pueden examinar distribuciones: decide una regla sencilla
hint-search-amount = se llega a { $amount } { $chance ->
    [one] { $chance } vez
   *[other] unas { $chance } veces
} de cada cien, y así se gana más
hint-search-amount-made = se llega a { $amount } en { $made } de { search-layouts }
hint-search-amount-beaten = no se llega a { $amount } en { $failed } de { search-layouts }
hint-search-tricks-made = el contrato se cumple en { $made } de { search-layouts }
hint-search-beaten = el contrato no se cumple en { $failed } de { search-layouts }
hint-search-margin = la mayor ventaja sobre el rival{ $worlds ->
    [1] { "" }
   *[other] , de media en { search-layouts }
}: { $value }
hint-search-points = el máximo de puntos seguros, de media en { search-layouts }: { $value }
# Otras acciones que examinó la búsqueda.
hint-search-other-amount-made = { CARD($card) }: se cumple en { $made } de { $worlds }{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } puntos menos
}
hint-search-other-amount-beaten = { CARD($card) }: lo hace fallar en { $failed } de { $worlds }{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } puntos menos
}
hint-search-other-points = { CARD($card) }: { $value }
