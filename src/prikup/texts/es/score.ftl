# Líneas de la hoja de puntos. $n1, $n2: los números que lleva una línea.
line-contract = contrato de { $n1 }, { $n2 } hechos{ $n3 ->
    [1] {""}
   *[other] , ×{ $n3 }
}
line-contract-unwritten = contrato de { $n1 } cumplido ({ $n2 } hechos), pero sin matrimonio no se anota
line-crossed = contrato de { $n1 } no cumplido ({ $n2 } hechos): cruz en lugar del menos
line-points = puntos hechos
line-slam-bonus = todas las bazas
line-slam-against = slam en contra: ninguna baza
line-slam = slam, { $n1 ->
    [one] { $n1 } baza
   *[other] { $n1 } bazas
}{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-misere = misère, { $n1 ->
    [one] { $n1 } baza
   *[other] { $n1 } bazas
}{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-defender = en defensa, { $n1 } hechos
line-defender-pooled = la defensa junta, { $n1 } hechos
line-sitter = no juega: el talón da { $n1 }
line-spoils = parte de un contrato no cumplido
line-marriages-captured = { $n1 ->
    [one] rey y dama de un palo
   *[other] rey y dama de { $n1 } palos
} en las bazas
line-golden-marriages = mano de oro: los matrimonios no se doblan
line-golden-again = nadie cumplió su mano de oro
line-writeoff = rendición n.º { $n1 }{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-writeoff-share = parte de una rendición
line-writeoff-fine = multa por la rendición n.º { $n1 }
line-bomb = bomba n.º { $n1 }
line-bomb-share = parte de una bomba
line-buyback = rescate: precio del nuevo reparto
line-praises-win = cuatro matrimonios: partida ganada
line-praises-barrel = tres matrimonios: al barril
line-praises-share = parte de una mano de tres matrimonios
line-bolt = raya { $n1 } de { $n2 }
line-bolts-fine = multa por { $n1 ->
    [one] { $n1 } raya
   *[other] { $n1 } rayas
}
line-cross = cruz { $n1 } de { $n2 }
line-crosses-fine = multa por { $n1 ->
    [one] { $n1 } cruz
   *[other] { $n1 } cruces
}
line-streak-fine = multa por { $n1 ->
    [one] { $n1 } mano
   *[other] { $n1 } manos
} sin ganancia
line-barrel-sits = sube al barril
line-barrel-cut = lo que pasa del barril se pierde
line-barrel-unwritten = en el barril no se { $n1 ->
    [one] anota { $n1 } punto
   *[other] anotan { $n1 } puntos
}
line-barrel-fall = cae del barril tras { $n1 ->
    [one] { $n1 } mano
   *[other] { $n1 } manos
}
line-barrel-knocked = pierde el sitio en el barril ({ $n1 ->
    [one] { $n1 } mano
   *[other] { $n1 } manos
} en él)
line-barrel-reset = { $n1 ->
    [one] { $n1 } barril fallido
   *[other] { $n1 } barriles fallidos
}: el total vuelve a cero
line-pit-cut = lo que pasa del foso se pierde
line-pit-sits = cae en el foso
line-pit-unwritten = en el foso no se { $n1 ->
    [one] anota { $n1 } punto
   *[other] anotan { $n1 } puntos
}
line-reverse-cut = lo que baja del barril inverso se pierde
line-reverse-sits = se sienta en el barril inverso
line-reverse-back = sale del barril inverso tras { $n1 ->
    [one] { $n1 } mano
   *[other] { $n1 } manos
}
line-reverse-lost = en el fondo: partida perdida
line-threshold-unwritten = en el umbral no se { $n1 ->
    [one] anota { $n1 } punto
   *[other] anotan { $n1 } puntos
}
line-threshold-fine = multa en el umbral: ninguna baza
line-truck = volquete: el total vuelve a cero
line-end-over = por encima de la meta: no se anota
line-overtime = dos en la meta: sube a { $n1 }
line-end-capped = por encima de la meta: queda justo debajo
line-fault-look = multa por mirar antes de tiempo o comentar
line-fault-revoke = multa por renuncio
line-fault-award = por un renuncio del otro bando
line-fault-misdeal = multa por reparto equivocado
line-fault-cut = multa por tres nueves seguidos al cortar

# Contadores que pasan de mano en mano.
mark-barrel = manos en el barril
mark-falls = barriles fallidos
mark-reverse = manos en el barril inverso
mark-bolts = rayas
mark-crosses = cruces
mark-streak = manos sin ganancia
mark-writeoffs = rendiciones
mark-bombs = bombas usadas
mark-golden = mano de oro
mark-overtime = meta subida

# Cómo acabó una mano.
ending-tricks = todas las bazas jugadas
ending-rest = el resto se cedió
ending-writeoff = rendición
ending-bomb = bomba
ending-three_marriages = tres matrimonios
ending-four_marriages = cuatro matrimonios
