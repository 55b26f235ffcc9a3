# Zeilen der Abrechnung. $n1, $n2: die Zahlen, die eine Zeile trägt.
line-contract = Ansage { $n1 }, { $n2 } gemacht{ $n3 ->
    [1] {""}
   *[other] , ×{ $n3 }
}
line-contract-unwritten = Ansage { $n1 } geschafft ({ $n2 } gemacht), aber ohne Hochzeit nicht angeschrieben
line-crossed = Ansage { $n1 } verloren ({ $n2 } gemacht): Kreuzchen statt Minus
line-points = gemachte Augen
line-slam-bonus = alle Stiche
line-slam-against = Schlemm der Gegenspieler: kein Stich
line-slam = Schlemm, { $n1 ->
    [one] { $n1 } Stich
   *[other] { $n1 } Stiche
}{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-misere = Misere, { $n1 ->
    [one] { $n1 } Stich
   *[other] { $n1 } Stiche
}{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-defender = im Gegenspiel { $n1 } gemacht
line-defender-pooled = Gegenspieler zusammen, { $n1 } gemacht
line-sitter = setzt aus: Talon bringt { $n1 }
line-spoils = Anteil an einem verlorenen Spiel
line-marriages-captured = { $n1 ->
    [one] König und Dame einer Farbe
   *[other] König und Dame von { $n1 } Farben
} in den Stichen
line-golden-marriages = goldenes Spiel: Hochzeiten zählen nicht doppelt
line-golden-again = niemand hat sein goldenes Spiel geschafft
line-writeoff = Abschreiben Nr. { $n1 }{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-writeoff-share = Anteil an einem Abschreiben
line-writeoff-fine = Strafe für Abschreiben Nr. { $n1 }
line-bomb = Bombe Nr. { $n1 }
line-bomb-share = Anteil an einer Bombe
line-buyback = Freikauf: Preis des Neugebens
line-praises-win = vier Hochzeiten: Partie gewonnen
line-praises-barrel = drei Hochzeiten: aufs Fass
line-praises-share = Anteil an einem Spiel mit drei Hochzeiten
line-bolt = Strich { $n1 } von { $n2 }
line-bolts-fine = Strafe für { $n1 ->
    [one] { $n1 } Strich
   *[other] { $n1 } Striche
}
line-cross = Kreuzchen { $n1 } von { $n2 }
line-crosses-fine = Strafe für { $n1 ->
    [one] { $n1 } Kreuzchen
   *[other] { $n1 } Kreuzchen
}
line-streak-fine = Strafe für { $n1 ->
    [one] { $n1 } Spiel
   *[other] { $n1 } Spiele
} ohne Zugewinn
line-barrel-sits = kommt aufs Fass
line-barrel-cut = was über das Fass hinausgeht, verfällt
line-barrel-unwritten = auf dem Fass { $n1 ->
    [one] { $n1 } Punkt
   *[other] { $n1 } Punkte
} nicht angeschrieben
line-barrel-fall = fällt nach { $n1 ->
    [one] { $n1 } Spiel
   *[other] { $n1 } Spielen
} vom Fass
line-barrel-knocked = vom Fass gestoßen ({ $n1 ->
    [one] { $n1 } Spiel
   *[other] { $n1 } Spiele
} darauf)
line-barrel-reset = { $n1 ->
    [one] { $n1 } vergebliches Fass
   *[other] { $n1 } vergebliche Fässer
}: Stand auf null
line-pit-cut = was über die Grube hinausgeht, verfällt
line-pit-sits = sitzt in der Grube
line-pit-unwritten = in der Grube { $n1 ->
    [one] { $n1 } Punkt
   *[other] { $n1 } Punkte
} nicht angeschrieben
line-reverse-cut = was unter das umgekehrte Fass geht, verfällt
line-reverse-sits = sitzt auf dem umgekehrten Fass
line-reverse-back = nach { $n1 ->
    [one] { $n1 } Spiel
   *[other] { $n1 } Spielen
} vom umgekehrten Fass entlassen
line-reverse-lost = ganz unten: die Partie ist verloren
line-threshold-unwritten = auf der Schwelle { $n1 ->
    [one] { $n1 } Punkt
   *[other] { $n1 } Punkte
} nicht angeschrieben
line-threshold-fine = Strafe auf der Schwelle: kein Stich
line-truck = Kipper: Stand auf null
line-end-over = über dem Ziel: nicht angeschrieben
line-overtime = zwei am Ziel: Es steigt auf { $n1 }
line-end-capped = über dem Ziel: steht knapp davor
line-fault-look = Strafe für Spicken oder Hineinreden
line-fault-revoke = Strafe für falsches Bedienen
line-fault-award = für falsches Bedienen der anderen Seite
line-fault-misdeal = Strafe für Vergeben
line-fault-cut = Strafe für drei Neunen in Folge beim Abheben

# Zähler, die von Spiel zu Spiel weitergehen.
mark-barrel = Spiele auf dem Fass
mark-falls = vergebliche Fässer
mark-reverse = Spiele auf dem umgekehrten Fass
mark-bolts = Striche
mark-crosses = Kreuzchen
mark-streak = Spiele ohne Zugewinn
mark-writeoffs = abgeschriebene Spiele
mark-bombs = eingesetzte Bomben
mark-golden = goldenes Spiel
mark-overtime = gestiegenes Ziel

# Wie ein Spiel zu Ende ging.
ending-tricks = alle Stiche gespielt
ending-rest = der Rest wurde abgegeben
ending-writeoff = abgeschrieben
ending-bomb = Bombe
ending-three_marriages = drei Hochzeiten
ending-four_marriages = vier Hochzeiten
