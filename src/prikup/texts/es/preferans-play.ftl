# Preferans: juegos, fases, acciones, sucesos. $level son bazas, $strain un palo de 0 a 3, o 4 sin triunfo.

# Cómo se llaman los juegos: en breve, en palabras, como se cantan en la subasta.
preferans-game = { $level }{ SUIT($strain, case: "sign") }
preferans-level = { $level ->
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[other] diez
}
preferans-game-words = { preferans-level } { SUIT($strain) }
preferans-spoken = { $level ->
    [6] { $strain ->
        [0] seis picas
        [1] seis tréboles
        [2] seis diamantes
        [3] seis corazones
       *[other] seis sin triunfo
    }
   *[other] { $strain ->
        [0] { preferans-level } picas
        [1] { preferans-level } tréboles
        [2] { preferans-level } diamantes
        [3] { preferans-level } corazones
       *[other] { preferans-level } sin triunfo
    }
}
preferans-bomb = { $bomb ->
    [2] una bomba
    [4] una bomba doble
   *[other] un abeto
}
# Lo que ocupa el tercer lugar cuando juegan dos.
preferans-dummy = muerto

# Etapas de la partida.
stage-brigand = Bandolero
stage-circles = vueltas de pases generales
stage-proper = juego propiamente dicho

# Fases.
phase-drawing = sorteo de quien reparte primero
phase-laying = descarte
phase-sharing = oferta de jugar a medias
phase-whisting = whist o paso
phase-choosing = abierto o cerrado
phase-offering = oferta de repartir las bazas
phase-judging = contrato corto
phase-helping = ayuda
phase-terming = condiciones del juego
preferans-phase-taking = talón
preferans-phase-naming = elección del juego

# Palabras de la defensa.
word-whist = whist
word-pass = paso
word-half = medio whist
word-return = pues hago whist

# Faltas en la mesa.
fault-prompt = soplo
fault-undiscarded = talón sin descartar

# Acciones, como en un botón.
preferans-action-look = mirar tus cartas
preferans-action-call = { preferans-game }{ $hand ->
    [yes] {" "}sin talón
   *[no] {""}
}{ $dark ->
    [yes] {" "}a ciegas
   *[no] {""}
}
preferans-action-misere = misère{ $hand ->
    [yes] {" "}sin talón
   *[no] {""}
}{ $dark ->
    [yes] {" "}a ciegas
   *[no] {""}
}{ $bomb ->
    [0] {""}
   *[other] {" "}con { preferans-bomb }
}
preferans-action-here = mantener
preferans-action-passdark = pasar a ciegas
preferans-action-take = tomar el talón
preferans-action-decline = dejar el talón
preferans-action-lay = descartar { $cards }
preferans-action-declare = jugar { preferans-game }{ $bomb ->
    [0] {""}
   *[other] {" "}con { preferans-bomb }
}{ $share ->
    [yes] , a medias con quien reparte
   *[no] {""}
}
preferans-action-totus = totus, { SUIT($strain) }{ $helps_count ->
    [0] {""}
   *[other] , ayuda: { $helps }
}
preferans-action-surrender = rendir el juego
preferans-action-whist = whist
preferans-action-half = medio whist
preferans-action-glance = mirar las cartas de { $at }
preferans-action-lie = abierto (cartas en la mesa)
preferans-action-stand = cerrado (cartas en la mano)
preferans-action-play = jugar { CARD($card, case: "art") }
preferans-action-offer = repartir las bazas ({ $tricks_by })
preferans-action-demand = pedir la prueba
preferans-action-verdict = veredicto: al menos { $least ->
    [one] { $least } baza
   *[other] { $least } bazas
}
preferans-action-help = ayudar: { $you ->
    [to] tu propio monte
   *[none] { $to }
}
preferans-action-terms = whist a { $price }, pozo de { $pool }, { $circles ->
    [0] hasta la hora límite
    [one] { $circles } vuelta
   *[other] { $circles } vueltas
}
preferans-action-timeup = pasó la hora límite

# Sucesos, una frase cada uno. $you dice qué campo es el lector.
preferans-event-dealerdrawn = { $you ->
    [seat] El primer as es tuyo: repartes primero
   *[none] El primer as es para { $seat }: reparte primero
}.
preferans-event-dealbegan = { $redeal ->
    [yes] Se reparte otra vez
   *[no] Mano { $number }
}{ $stage ->
    [brigand] {" "}del Bandolero
    [circles] {" "}de las vueltas de pases generales
   *[other] {""}
}: { $you ->
    [dealer] repartes tú
   *[none] reparte { $dealer }
}.
preferans-event-handsdealt = Las cartas están repartidas{ $unseen ->
    [0] {""}
   *[other] {" "}y siguen boca abajo
}.
preferans-event-handseen = { $you ->
    [seat] Tus cartas
   *[none] Las cartas de { $seat }
}: { $cards }.
preferans-event-looked = { $you ->
    [seat] Miras tus cartas
   *[none] { $seat } mira sus cartas
}.
preferans-event-gamecalled = { $held ->
    [yes] { $you ->
        [seat] Mantienes
       *[none] { $seat } mantiene
    }
   *[no] { $you ->
        [seat] Pujas
       *[none] { $seat } puja
    }
} { preferans-game-words }{ $hand ->
    [yes] {" "}sin talón
   *[no] {""}
}{ $dark ->
    [yes] {" "}a ciegas
   *[no] {""}
}.
preferans-event-miserecalled = { $you ->
    [seat] Pujas
   *[none] { $seat } puja
} misère{ $hand ->
    [yes] {" "}sin talón
   *[no] {""}
}{ $dark ->
    [yes] {" "}a ciegas
   *[no] {""}
}.
preferans-event-passed = { $you ->
    [seat] Pasas
   *[none] { $seat } pasa
}{ $dark ->
    [yes] {" "}a ciegas
   *[no] {""}
}.
preferans-event-auctionwon = { $you ->
    [seat] Eres el declarante
   *[none] { $seat } es el declarante
}.
preferans-event-passesbegan = { $compulsory ->
    [yes] Pase general obligado
   *[no] Pase general
}{ $dark ->
    [yes] {" "}a ciegas
   *[no] {""}
}: { $whists ->
    [yes] quien haga menos bazas anota { $price ->
        [one] { $price } whist
       *[other] { $price } whists
    } por cada baza de los demás
   *[no] { $price ->
        [one] { $price } punto
       *[other] { $price } puntos
    } por baza
}.
preferans-event-talonshown = El talón: { $cards }.
preferans-event-talontaken = { $you ->
    [seat] Tomas
   *[none] { $seat } toma
} el talón{ $hidden ->
    [yes] {" "}sin mostrarlo
   *[no] {""}
}.
preferans-event-talonseen = El talón, que solo ve el declarante: { $cards }.
preferans-event-talondeclined = { $you ->
    [seat] Juegas
   *[none] { $seat } juega
} sin el talón.
preferans-event-cardslaid = { $you ->
    [seat] { $by ->
        [none] Descartas dos cartas
       *[other] { $by } descarta dos de tus cartas
    }
    [by] Descartas dos cartas
   *[none] { $by ->
        [none] { $seat } descarta dos cartas
       *[other] { $by } descarta dos cartas
    }
}.
preferans-event-discardseen = Descarte: { $cards }.
preferans-event-gamenamed = { $you ->
    [seat] Juegas
   *[none] { $seat } juega
} { preferans-game-words }{ $hand ->
    [yes] {" "}sin talón
   *[no] {""}
}{ $dark ->
    [yes] {" "}a ciegas
   *[no] {""}
}{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] {" "}con { preferans-bomb }
}.
preferans-event-miserenamed = { $you ->
    [seat] Juegas
   *[none] { $seat } juega
} misère{ $hand ->
    [yes] {" "}sin talón
   *[no] {""}
}{ $dark ->
    [yes] {" "}a ciegas
   *[no] {""}
}{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] {" "}con { preferans-bomb }
}.
preferans-event-totusnamed = { $you ->
    [seat] Anuncias
   *[other] { $seat } anuncia
} un totus, { SUIT($strain) }{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] , con { preferans-bomb }
}{ $helps_count ->
    [0] {""}
   *[other] ; ayuda: { $helps }
}.
preferans-event-shareoffered = { $you ->
    [seat] Ofreces
   *[none] { $seat } ofrece
} a quien reparte jugar a medias.
preferans-event-shareanswered = { $agreed ->
    [yes] { $you ->
        [seat] Aceptas
       *[none] { $seat } acepta
    }
   *[no] { $you ->
        [seat] No aceptas
       *[none] { $seat } no acepta
    }
} jugar a medias.
preferans-event-said = { $you ->
    [seat] Dices
   *[none] { $seat } dice
}: { WORD($word, of: "word") }.
preferans-event-phasebegan = { $you ->
    [seat] Eliges
   *[none] { $seat } elige
}: abierto o cerrado.
preferans-event-glanced = { $you ->
    [seat] Miras las cartas de { $at }
    [at] { $seat } mira tus cartas
   *[none] { $seat } mira las cartas de { $at }
}.
preferans-event-defenceset = { $lying ->
    [yes] La defensa juega abierta
   *[no] La defensa juega cerrada
}.
preferans-event-defencejoined = { $you ->
    [seat] Juegas
   *[none] { $seat } juega
} las dos manos de la defensa.
preferans-event-handopened = { $you ->
    [seat] Tus cartas
   *[none] Las cartas de { $seat }
} quedan en la mesa: { $cards }.
preferans-event-tricksbegan = { $you ->
    [leader] Sales
   *[none] { $leader } sale
} a la primera baza.
preferans-event-talonturned = Del talón sale { CARD($card, case: "art") }.
preferans-event-cardplayed = { $you ->
    [seat] { $by ->
        [none] Juegas { CARD($card, case: "art") }
       *[other] { $by } juega por ti { CARD($card, case: "art") }
    }
    [by] Juegas por { $seat } { CARD($card, case: "art") }
   *[none] { $by ->
        [none] { $seat } juega { CARD($card, case: "art") }
       *[other] { $by } juega por { $seat } { CARD($card, case: "art") }
    }
}.
preferans-event-tricktaken = { $you ->
    [seat] Ganas
   *[none] { $seat } gana
} la baza.
preferans-event-offered = { $you ->
    [seat] Ofreces
   *[none] { $seat } ofrece
} repartir las bazas ({ $tricks_by }).
preferans-event-offeranswered = { $agreed ->
    [yes] { $you ->
        [seat] Aceptas
       *[none] { $seat } acepta
    }
   *[no] { $you ->
        [seat] Rechazas
       *[none] { $seat } rechaza
    }
}.
preferans-event-offergranted = Bazas repartidas ({ $tricks_by }).
preferans-event-proofdemanded = { $you ->
    [seat] Pides
   *[none] { $seat } pide
} una distribución que no dé más bazas que las anunciadas.
preferans-event-proofanswered = { $you ->
    [seat] Dices
   *[none] { $seat } dice
}: { $agreed ->
    [yes] la hay
   *[no] no la hay
}.
preferans-event-verdictsaid = { $you ->
    [seat] Consideras
   *[none] { $seat } considera
} que con cualquier distribución el declarante gana al menos { $least ->
    [one] { $least } baza
   *[other] { $least } bazas
}.
preferans-event-verdictgiven = El veredicto: con cualquier distribución el declarante gana al menos { $least ->
    [one] { $least } baza
   *[other] { $least } bazas
}.
preferans-event-surrendered = { $you ->
    [seat] Rindes
   *[none] { $seat } rinde
} el juego.
preferans-event-helpdue = { $you ->
    [seat] Tras cerrar el pozo te
   *[none] Tras cerrar el pozo a { $seat } le
} { $points ->
    [one] sobra { $points } punto
   *[other] sobran { $points } puntos
}.
preferans-event-helped = { $to ->
    [none] { $you ->
        [seat] Descuentas los puntos de tu propio monte.
       *[none] { $seat } descuenta los puntos de su propio monte.
    }
   *[other] Ayuda: { $seat } → { $to }.
}
preferans-event-fined = Se anota una multa.
preferans-event-stagebegan = { $stage ->
    [circles] Siguen dos vueltas de pases generales
   *[other] Empieza el juego propiamente dicho
}{ $you ->
    [owner] ; pones tú las condiciones
   *[none] { $owner ->
        [none] {""}
       *[other] ; pone las condiciones { $owner }
    }
}.
preferans-event-termsset = { $you ->
    [seat] Pones
   *[none] { $seat } pone
} las condiciones: whist a { $price }, pozo de { $pool }, { $circles ->
    [0] hasta la hora límite
    [one] { $circles } vuelta
   *[other] { $circles } vueltas
}.
preferans-event-controltimeup = Pasó la hora límite.
preferans-event-lastcircle = Empieza la última vuelta.
preferans-event-raceended = Carrera { $number } terminada: { $you ->
    [seat] has cerrado el pozo antes que nadie
   *[none] { $seat } ha cerrado el pozo antes que nadie
}.
preferans-event-matchended = Fin de la partida. Resultado en whists – { $results_by }.
