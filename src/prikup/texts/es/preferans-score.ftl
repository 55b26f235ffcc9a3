# Preferans: líneas de la anotación. $who es el jugador que nombra la primera nota, $amount lo anotado.
# $n1, $n2, $n3 son las notas; donde está $who, $n1 es el lugar de ese jugador.

# Contratos.
line-pool-game = al pozo por el juego
line-pool-share = al pozo por la mitad de un juego a medias
line-pool-totus = al pozo: un totus lo cierra
line-hill-off = descontado del monte: lo ganado
line-hill-under = al monte por falta: { $n1 ->
    [one] { $n1 } baza
   *[other] { $n1 } bazas
} a { $n2 }
line-hill-proof = al monte por contrato corto: { $n1 ->
    [one] { $n1 } baza
   *[other] { $n1 } bazas
} a { $n2 }
line-hill-misere = al monte por la misère: { $n1 ->
    [one] { $n1 } baza
   *[other] { $n1 } bazas
}
line-hill-share = al monte por la mitad de un juego a medias, falta: { $n1 ->
    [one] { $n1 } baza
   *[other] { $n1 } bazas
} a { $n2 }
line-hill-surrender = al monte por un juego rendido: { $n1 ->
    [one] { $n1 } baza
   *[other] { $n1 } bazas
} a { $n2 }
line-hill-totus = al monte por un totus no cumplido
line-hill-cleared = un totus borra el monte
line-hill-whist = al monte por el whist, falta: { $n1 ->
    [one] { $n1 } baza
   *[other] { $n1 } bazas
} a { $n2 }
line-whists-tricks = whists contra { $you ->
    [who] ti
   *[none] { $who }
} por { $n2 ->
    [one] { $n2 } baza
   *[other] { $n2 } bazas
} a { $n3 }
line-whists-split = whists contra { $you ->
    [who] ti
   *[none] { $who }
}, a medias entre los defensores: { $n2 ->
    [one] { $n2 } baza
   *[other] { $n2 } bazas
} a { $n3 }
line-whists-left = whists propios contra { $you ->
    [who] ti
   *[none] { $who }
} (juego sin jugar): { $n2 ->
    [one] { $n2 } baza
   *[other] { $n2 } bazas
} a { $n3 }
line-whists-half = medio whist contra { $you ->
    [who] ti
   *[none] { $who }
}
line-whists-consolation = consolación contra { $you ->
    [who] ti
   *[none] { $who }
}, falta: { $n2 ->
    [one] { $n2 } baza
   *[other] { $n2 } bazas
} a { $n3 }
line-talon-premium = whists contra { $you ->
    [who] ti
   *[none] { $who }
} por el talón, como { $n2 ->
    [one] { $n2 } baza
   *[other] { $n2 } bazas
}
line-hill-talon = al monte de quien reparte: talón devuelto

# Ayuda.
line-pool-help = al pozo, ayuda { $you ->
    [who] tuya
   *[none] de { $who }
}
line-hill-help = descontado del monte, ayuda { $you ->
    [who] tuya
   *[none] de { $who }
}
line-whists-help = whists contra { $you ->
    [who] ti
   *[none] { $who }
} por la ayuda
line-lost-cover = se pierde: la mitad de un juego sin cobertura
line-lost-over = se pierde: sobra tras los pozos cerrados

# Pases generales.
line-hill-passes = al monte por el pase general: { $n1 ->
    [one] { $n1 } baza
   *[other] { $n1 } bazas
} a { $n2 }
line-hill-turned = al monte de quien reparte por el talón: { $n1 ->
    [one] { $n1 } baza
   *[other] { $n1 } bazas
} a { $n2 }
line-hill-fine = al monte de quien reparte por tres pases generales seguidos
line-hill-zero = descontado del monte por un pase general sin bazas
line-pool-zero = al pozo por un pase general sin bazas
line-lost-zero = se pierde: ninguna baza, pero no hay monte que descontar
line-whists-passes = whists contra { $you ->
    [who] ti
   *[none] { $who }
} por el pase general: { $n2 ->
    [one] { $n2 } baza
   *[other] { $n2 } bazas
} a { $n3 }

# Bombas. $amount es el multiplicador.
line-bomb-got = recibe { $amount ->
    [2] una bomba
    [4] una bomba doble
   *[other] un abeto
}
line-bomb-gone = se gasta { $amount ->
    [2] una bomba
    [4] una bomba doble
   *[other] un abeto
}

# Faltas.
line-hill-misdeal = al monte por un reparto equivocado
line-hill-misdeals = al monte por el segundo reparto equivocado seguido
line-hill-prompt = al monte por un soplo
line-hill-revoke = al monte por un renuncio
line-hill-undiscarded = al monte por un talón sin descartar

# Carreras.
line-race-pool = whists contra { $you ->
    [who] ti
   *[none] { $who }
} por el primer pozo cerrado de la carrera
line-race-hill = whists contra { $you ->
    [who] ti
   *[none] { $who }
} por el monte más pequeño de la carrera
line-total-pool = whists contra { $you ->
    [who] ti
   *[none] { $who }
} por el mayor pozo de todas las carreras
line-total-hill = whists contra { $you ->
    [who] ti
   *[none] { $who }
} por el monte más pequeño de todas las carreras

# Cómo terminó la mano.
ending-made = juego cumplido
ending-failed = juego no cumplido
ending-unplayed = cumplido: nadie hizo whist
ending-half = medio whist, sin jugar
ending-surrendered = juego rendido
ending-passes = pase general
ending-revoked = pase general con renuncio
