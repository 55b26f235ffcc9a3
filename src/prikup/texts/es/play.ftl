# Fases.
phase-dealing = reparto
phase-auction = subasta
phase-taking = talón
phase-selling = venta de cartas
phase-keeping = el talón o un nuevo reparto
phase-giving = cesión de cartas
phase-naming = contrato
phase-doubling = contra
phase-announcing = matrimonios
phase-playing = bazas
phase-resting = resto de las bazas
phase-over = fin de la partida

# En qué se funda un derecho.
ground-four_nines = cuatro nueves
ground-three_nines = tres nueves
ground-weak_hand = pocos puntos en las cartas
ground-four_jacks = cuatro jotas
ground-poor_hand = unas cartas sin ninguna alta
ground-talon_nines = nueves en el talón
ground-weak_talon = pocos puntos en el talón
ground-talon_jacks = tres jotas en el talón
ground-three_marriages = tres matrimonios
ground-four_marriages = cuatro matrimonios

# Faltas en la mesa.
fault-look = mirar antes de tiempo o comentar
fault-revoke = renuncio
fault-misdeal = reparto equivocado
fault-buyback = rescate: nuevo reparto

# Acciones, como en un botón.
action-shuffle = barajar con la semilla { $seed }
action-deal = repartir a mano
action-cut = { $at ->
    [0] no cortar
    [one] cortar { $at } carta
   *[other] cortar { $at } cartas
}
action-bury = meter la jota en medio
action-keep = repartir
action-place = cartas del talón en los puestos { $at_from_one }
action-look = mirar tus cartas
action-golden = cantar mano de oro
action-bid = pujar { $amount }
action-pass = pasar
action-claim = mostrar: { WORD($ground, of: "ground") }
action-take = { $hidden ->
    [yes] tomar { $talon ->
        [1] el segundo talón
       *[0] el talón
    } sin enseñarlo
   *[no] tomar { $talon ->
        [1] el segundo talón
       *[0] el talón
    }
}
action-sell = poner en venta { CARD($card, case: "art") }
action-give = dar { CARD($card, case: "art") } a { $to } { $open ->
    [yes] boca arriba
   *[no] boca abajo
}
action-lay = descartar { CARD($card, case: "art") }
action-name = jugar a { $amount }{ $open ->
    [yes] {" "}a cartas vistas
   *[no] {""}
}
action-misere = misère{ $open ->
    [yes] {" "}a cartas vistas
   *[no] {""}
}
action-slam = slam{ $open ->
    [yes] {" "}a cartas vistas
   *[no] {""}
}
action-contra = contra
action-recontra = recontra
action-writeoff = rendir la mano
action-bomb = usar una bomba
action-buyback = pagar un nuevo reparto
action-show = cantar el matrimonio de { SUIT($suit) } sin salir de él
action-play = jugar { CARD($card, case: "art") }{ $announce ->
    [yes] {" "}y cantar { $card_rank ->
        [ace] cuatro ases
       *[other] el matrimonio
    }
   *[no] {""}
}
action-rest = reclamar el resto
action-accept = aceptar
action-refuse = rechazar
action-fault = falta ({ $seat }): { WORD($kind, of: "fault") }

# Sucesos, una frase cada uno. $you dice qué campo es el lector.
event-dealbegan = { $redeal ->
    [yes] Nuevo reparto
   *[no] Mano { $number }
}: { $you ->
    [dealer] repartes tú
   *[none] reparte { $dealer }
}.
event-packcut = { $at ->
    [0] { $you ->
        [seat] No cortas.
       *[none] { $seat } no corta.
    }
   *[other] { $you ->
        [seat] Cortas
       *[none] { $seat } corta
    } { $at ->
        [one] { $at } carta.
       *[other] { $at } cartas.
    }
}
event-bottomshown = La última carta es { CARD($card, case: "art") }: se corta otra vez.
event-bottomseen = La última carta es { CARD($card, case: "art") }.
event-jackburied = Quien reparte mete una jota en medio de la baraja.
event-packmixed = Se baraja otra vez.
event-handsdealt = { $golden ->
    [yes] Una mano de oro. {""}
   *[no] {""}
}Las cartas están repartidas{ $you ->
    [unseen] . Todavía no has mirado las tuyas.{ $sitter ->
        [none] {""}
       *[other] {" "}{ $sitter } no juega.
    }
    [sitter] { $unseen ->
        [none] .
       *[other] ; { $unseen } no ha mirado las suyas.
    } Esta vez no juegas.
   *[none] { $unseen ->
        [none] .
       *[other] ; { $unseen } no ha mirado las suyas.
    }{ $sitter ->
        [none] {""}
       *[other] {" "}{ $sitter } no juega.
    }
}{ $exposed ->
    [-1] {""}
   *[other] {" "}La última carta del mazo: { CARD($exposed) }.
}
event-leftunseen = { $you ->
    [seat] Todavía no has mirado tus cartas.
   *[none] { $seat } no ha mirado sus cartas.
}
event-handseen = { $you ->
    [seat] Tus cartas
   *[none] Cartas de { $seat }
}: { $cards }.
event-looked = { $you ->
    [seat] Miras tus cartas
   *[none] { $seat } mira sus cartas
}: no habrá juego a ciegas.
event-goldencalled = { $you ->
    [seat] Cantas
   *[none] { $seat } canta
} mano de oro: { $amount } sin talón.
event-bidmade = { $you ->
    [seat] Pujas
   *[none] { $seat } puja
} { $amount }{ $dark ->
    [yes] {" "}a ciegas
   *[no] {""}
}.
event-passed = { $you ->
    [seat] Pasas
   *[none] { $seat } pasa
}.
event-auctionwon = { $you ->
    [seat] Ganas la subasta
   *[none] { $seat } gana la subasta
}: { $amount }{ $dark ->
    [yes] {" "}a ciegas
   *[no] { $forced ->
        [yes] , la puja obligada
       *[no] {""}
    }
}.
event-claimed = { $you ->
    [seat] Muestras
   *[none] { $seat } muestra
}: { WORD($ground, of: "ground") } ({ $cards }).
event-talonshown = El talón: { $cards }.
event-talonseen = El talón, que solo ve el declarante: { $cards }.
event-talontaken = { $you ->
    [seat] Tomas
   *[none] { $seat } toma
} { $talon ->
    [1] el segundo talón
   *[0] el talón
}{ $hidden ->
    [yes] {" "}sin enseñarlo
   *[no] {""}
}.
event-cardforsale = { $you ->
    [seat] Pones
   *[none] { $seat } pone
} en venta { CARD($card, case: "art") }.
event-cardsoffered = { $you ->
    [seat] Tus cartas descubiertas se pueden comprar
   *[none] Las cartas descubiertas de { $seat } se pueden comprar
} con una puja más alta.
event-cardssold = { $you ->
    [seat] Compras las cartas descubiertas y juegas
   *[none] { $seat } compra las cartas descubiertas y juega
} a { $amount }.
event-cardskept = Nadie puja más: { $you ->
    [seat] las cartas se quedan contigo
   *[none] { $seat } se queda con las cartas
}.
event-cardgiven = { $you ->
    [giver] Das a { $to }
    [to] { $giver } te da
   *[none] { $giver } da a { $to }
} { CARD($card, case: "art") } { $open ->
    [yes] boca arriba
   *[no] boca abajo
}.
event-giftmade = { $you ->
    [giver] Das a { $to }
    [to] { $giver } te da
   *[none] { $giver } da a { $to }
} una carta boca abajo.
event-cardlaid = { $you ->
    [seat] Descartas
   *[none] { $seat } descarta
} { CARD($card, case: "art") }.
event-cardlaidaway = { $you ->
    [seat] Descartas
   *[none] { $seat } descarta
} una carta boca abajo.
event-asidetaken = Las cartas que no se jugaron ({ $cards }) son para { $you ->
    [seat] ti
   *[none] { $seat }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-contractnamed = { $you ->
    [seat] Juegas
   *[none] { $seat } juega
} a { $amount }.
event-miserenamed = { $you ->
    [seat] Juegas
   *[none] { $seat } juega
} una misère por { $amount }.
event-slamnamed = { $you ->
    [seat] Juegas
   *[none] { $seat } juega
} un slam por { $amount }.
event-handopened = { $you ->
    [seat] Juegas
   *[none] { $seat } juega
} a cartas vistas: { $cards }.
event-phasebegan = { $phase ->
    [keeping] El talón se ha visto: { $you ->
        [seat] puedes tomarlo o pagar un nuevo reparto
       *[none] { $seat } puede tomarlo o pagar un nuevo reparto
    }.
    [doubling] Contra o paso: { $you ->
        [seat] empiezas tú
       *[none] empieza { $seat }
    }.
   *[other] { WORD($phase, of: "phase") }: { $you ->
        [seat] empiezas tú
       *[none] empieza { $seat }
    }.
}
event-contrasaid = { $you ->
    [seat] Dices
   *[none] { $seat } dice
} contra: el contrato cuenta ×{ $times }.
event-recontrasaid = { $you ->
    [seat] Dices
   *[none] { $seat } dice
} recontra: el contrato cuenta ×{ $times }.
event-tricksbegan = { $you ->
    [seat] Sales
   *[none] { $seat } sale
} a la primera baza.
event-conceded = { $kind ->
    [buyback] { $you ->
        [seat] Pagas un nuevo reparto
       *[none] { $seat } paga un nuevo reparto
    }
    [bomb] { $you ->
        [seat] Usas una bomba
       *[none] { $seat } usa una bomba
    }
   *[writeoff] { $you ->
        [seat] Rindes la mano
       *[none] { $seat } rinde la mano
    }
}.
event-cardplayed = { $you ->
    [seat] Juegas
   *[none] { $seat } juega
} { CARD($card, case: "art") }.
event-marriagedeclared = { $you ->
    [seat] Cantas
   *[none] { $seat } canta
} { $suit ->
    [-1] cuatro ases
   *[other] el matrimonio de { SUIT($suit) }
}: { $value }.
event-marriagedrowned = El matrimonio de { SUIT($suit) } se ahoga: −{ $value }.
event-trumpset = Triunfo: { SUIT($suit) }.
event-tricktaken = { $you ->
    [seat] Ganas
   *[none] { $seat } gana
} la baza: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-stockdrawn = Se roba una carta del mazo, primero { $you ->
    [seat] tú
   *[none] { $seat }
}; { $left ->
    [0] se acabó el mazo
    [one] queda { $left } carta
   *[other] quedan { $left } cartas
}.
event-carddrawn = { $you ->
    [seat] Robas
   *[none] { $seat } roba
} { CARD($card, case: "art") }.
event-allpassed = Todos pasan: reparte el siguiente.
event-restclaimed = { $you ->
    [seat] Reclamas
   *[none] { $seat } reclama
} el resto de las bazas: { $cards }.
event-restanswered = { $accepted ->
    [yes] { $you ->
        [seat] Aceptas
       *[none] { $seat } acepta
    }
   *[no] { $you ->
        [seat] Rechazas
       *[none] { $seat } rechaza
    }
}.
event-restgranted = El resto es { $you ->
    [seat] tuyo
   *[none] de { $seat }
}: { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-dealscored = Mano anotada: { WORD($ending, of: "ending") }.
event-fined = Se anota una multa.
event-matchended = { $winners_count ->
    [one] { $you ->
        [winners] Ganas
       *[none] { $winners } gana
    } la partida.
   *[other] Ganan juntos la partida { $winners }.
}{ $payments_by ->
    [none] {""}
   *[other] {" "}Pagos – { $payments_by }.
}
