# Preferans: Zeilen der Anschrift. $who ist der Spieler, den die erste Notiz nennt, $amount das Angeschriebene.
# $n1, $n2, $n3 sind die Notizen; wo $who steht, ist $n1 der Platz dieses Spielers.

# Spiele.
line-pool-game = in den Pool für das Spiel
line-pool-share = in den Pool für die Hälfte eines geteilten Spiels
line-pool-totus = in den Pool: ein Totus schließt ihn
line-hill-off = vom Berg: verdiente Punkte
line-hill-under = auf den Berg für { $n1 ->
    [one] { $n1 } fehlenden Stich
   *[other] { $n1 } fehlende Stiche
} zu je { $n2 }
line-hill-proof = auf den Berg für die zu niedrige Ansage: { $n1 ->
    [one] { $n1 } Stich
   *[other] { $n1 } Stiche
} zu { $n2 }
line-hill-misere = auf den Berg für { $n1 ->
    [one] { $n1 } Stich
   *[other] { $n1 } Stiche
} bei der Misere
line-hill-share = auf den Berg für die Hälfte eines geteilten Spiels: { $n1 ->
    [one] { $n1 } fehlender Stich
   *[other] { $n1 } fehlende Stiche
} zu je { $n2 }
line-hill-surrender = auf den Berg für ein aufgegebenes Spiel: { $n1 ->
    [one] { $n1 } Stich
   *[other] { $n1 } Stiche
} zu { $n2 }
line-hill-totus = auf den Berg für einen verlorenen Totus
line-hill-cleared = ein Totus räumt den Berg
line-hill-whist = auf den Berg für den Whist: { $n1 ->
    [one] { $n1 } fehlender Stich
   *[other] { $n1 } fehlende Stiche
} zu je { $n2 }
line-whists-tricks = Whists auf { $you ->
    [who] dich
   *[none] { $who }
} für { $n2 ->
    [one] { $n2 } Stich
   *[other] { $n2 } Stiche
} zu { $n3 }
line-whists-split = Whists auf { $you ->
    [who] dich
   *[none] { $who }
}, mit dem Partner geteilt: { $n2 ->
    [one] { $n2 } Stich
   *[other] { $n2 } Stiche
} zu { $n3 }
line-whists-left = eigene Whists auf { $you ->
    [who] dich
   *[none] { $who }
} (Spiel nicht gespielt): { $n2 ->
    [one] { $n2 } Stich
   *[other] { $n2 } Stiche
} zu { $n3 }
line-whists-half = halber Whist auf { $you ->
    [who] dich
   *[none] { $who }
}
line-whists-consolation = Trost auf { $you ->
    [who] dich
   *[none] { $who }
} für { $n2 ->
    [one] { $n2 } fehlenden Stich
   *[other] { $n2 } fehlende Stiche
} zu { $n3 }
line-talon-premium = Whists auf { $you ->
    [who] dich
   *[none] { $who }
} für den Talon, wie für { $n2 ->
    [one] { $n2 } Stich
   *[other] { $n2 } Stiche
}
line-hill-talon = auf den Berg des Gebers: Talon unbenutzt

# Hilfe.
line-pool-help = in den Pool, Hilfe von { $you ->
    [who] dir
   *[none] { $who }
}
line-hill-help = vom Berg, Hilfe von { $you ->
    [who] dir
   *[none] { $who }
}
line-whists-help = Whists auf { $you ->
    [who] dich
   *[none] { $who }
} für die Hilfe
line-lost-cover = verloren: die Hälfte eines ungedeckten Spiels
line-lost-over = verloren: über geschlossene Pools hinaus

# Ramsch.
line-hill-passes = auf den Berg für den Ramsch: { $n1 ->
    [one] { $n1 } Stich
   *[other] { $n1 } Stiche
} zu { $n2 }
line-hill-turned = auf den Berg des Gebers für den Talon im Ramsch: { $n1 ->
    [one] { $n1 } Stich
   *[other] { $n1 } Stiche
} zu { $n2 }
line-hill-fine = auf den Berg des Gebers für drei Ramsche in Folge
line-hill-zero = vom Berg für einen Ramsch ohne Stich
line-pool-zero = in den Pool für einen Ramsch ohne Stich
line-lost-zero = verloren: kein Stich, aber auch nichts auf dem Berg
line-whists-passes = Whists auf { $you ->
    [who] dich
   *[none] { $who }
} für den Ramsch: { $n2 ->
    [one] { $n2 } Stich
   *[other] { $n2 } Stiche
} zu { $n3 }

# Bomben. $amount ist der Faktor.
line-bomb-got = bekommt { $amount ->
    [2] eine Bombe
    [4] eine Doppelbombe
   *[other] eine Tanne
}
line-bomb-gone = { $amount ->
    [2] Bombe
    [4] Doppelbombe
   *[other] Tanne
} aufgebraucht

# Verstöße.
line-hill-misdeal = auf den Berg für Vergeben
line-hill-misdeals = auf den Berg für zweimaliges Vergeben in Folge
line-hill-prompt = auf den Berg für Einsagen
line-hill-revoke = auf den Berg für falsches Bedienen
line-hill-undiscarded = auf den Berg für einen nicht gedrückten Talon

# Rennen.
line-race-pool = Whists auf { $you ->
    [who] dich
   *[none] { $who }
} für den ersten geschlossenen Pool des Rennens
line-race-hill = Whists auf { $you ->
    [who] dich
   *[none] { $who }
} für den kleinsten Berg des Rennens
line-total-pool = Whists auf { $you ->
    [who] dich
   *[none] { $who }
} für den größten Pool aller Rennen
line-total-hill = Whists auf { $you ->
    [who] dich
   *[none] { $who }
} für den kleinsten Berg aller Rennen

# Wie das Spiel ausging.
ending-made = Spiel gewonnen
ending-failed = Spiel verloren
ending-unplayed = gewonnen: niemand whistete
ending-half = halber Whist, ohne Spiel gewonnen
ending-surrendered = Spiel aufgegeben
ending-passes = Ramsch
ending-revoked = Ramsch mit falschem Bedienen
