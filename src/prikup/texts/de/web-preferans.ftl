# Preferans im Browser und im Terminal. $name ist wer, $game ein Spiel, wie preferans-game es schreibt.

web-preferans-title = Preferans
web-preferans-about = Das russische Spiel um zehn Stiche: Gebote, Whists, Miseren und Ramsche, von den Regeln von 1971 bis Sotschi, Leningrad und Rostow.
web-preferans-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}

# Regelwerke in wenigen Worten.
web-preset-preferans-klassika = Wortgetreu nach den Regeln von 1971: Räuber, dann Blindspiele, Bomben, gedeckte Spiele und die Bedingungen des Bergherrn.
web-preset-preferans-sochinka = Ohne Räuber, Blindspiele und Bomben: Verdientes geht in den Pool und hilft, bis alle Pools geschlossen sind.
web-preset-preferans-leningradka = Verdientes räumt erst den Berg und füllt dann den Pool; der erste geschlossene Pool beendet die Partie.
web-preset-preferans-gusarik = Nur der Räuber: jeder spielt einmal sechs, sieben, acht, neun, zehn und Misere.
web-preset-preferans-sochi = Zu dritt, volle Verantwortung für Whists, gieriger Whist, Ramsch zu 1, 2, 3. Zum Anfangen das Richtige.
web-preset-preferans-sochi-4 = Sotschi mit ruhendem Geber, der im Ramsch den Talon aufdeckt und dessen Stiche anschreibt.
web-preset-preferans-leningrad = Berg und Whists doppelt, Gentleman-Whist, halbe Verantwortung, keine Hilfe; bis ein Pool geschlossen ist.
web-preset-preferans-rostov = Ramsche bringen Whists, zehn Whists je fehlendem Stich, der Talon wird bezahlt.
web-preset-preferans-skachki = Vier Spieler, vier Rennen bis zum Pool 22, mit Prämien für den ersten Pool und den kleinsten Berg.
web-preset-preferans-kazakh = Werte mal vier, Pool 120; wer passte, schreibt keinen Trost.
web-preset-preferans-fspr = Zu viert, Pool ohne Grenze, drei Runden und eine letzte; die Ramsche beendet eine mit Whist gewonnene Sieben.
web-preset-preferans-kodeks-1996 = Sotschi mit Whist bei zehn und Ramschen, die immer gleich viel kosten.
web-preset-preferans-hussar-2 = Zwei Spieler und ein Strohmann, der immer passt; wer whistet, spielt auch dessen Karten.

# Was gefragt wird.
web-preferans-prompt-auction = Dein Gebot
web-preferans-prompt-unseen = Dein Gebot, ohne die Karten zu kennen
web-preferans-prompt-taking = Den Talon nehmen oder liegen lassen?
web-preferans-prompt-laying = Drück zwei Karten
web-preferans-prompt-laying-totus = Totus: drück zwei Karten des Alleinspielers
web-preferans-prompt-naming = Was spielst du?
web-preferans-prompt-brigand = Welches deiner Spiele spielst du?
web-preferans-prompt-sharing = { $name } bietet dir { $game } halb und halb an
web-preferans-prompt-whisting = Whistest du gegen { $game }?
web-preferans-prompt-whisting-dealer = Beide haben gepasst: whistest du gegen { $game }?
web-preferans-prompt-choosing = Offen oder verdeckt?
web-preferans-prompt-playing = Deine Karte
web-preferans-prompt-playing-other = Eine Karte von { $name }
web-preferans-prompt-offering = { $name } bietet an, das Spiel zu beenden
web-preferans-prompt-demand = Mehr Stiche als angesagt: verlangst du den Nachweis?
web-preferans-prompt-lay = Gibt es eine Verteilung, bei der du nicht mehr machst als angesagt?
web-preferans-prompt-look = { $name } zeigt eine Verteilung: nimmst du sie an?
web-preferans-prompt-verdict = Wie viele Stiche gibt die schlechteste Verteilung dem Alleinspieler?
web-preferans-prompt-judged = Der Tisch prüft die Verteilungen der Karten.
web-preferans-prompt-helping = { $points ->
    [one] { $points } Punkt bleibt übrig: wem hilft er?
   *[other] { $points } Punkte bleiben übrig: wem helfen sie?
}
web-preferans-prompt-terming = Der Berg gehört dir: setz die Bedingungen

# Der Tisch.
web-preferans-talon = Talon
web-preferans-card-talon = { $card }, aus dem Talon
web-preferans-discard = Gedrückt
web-preferans-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
web-preferans-tricks-due = { $count } von { $due }
web-preferans-plays = spielt { $game }
web-preferans-called = reizt { $game }
web-preferans-misere = Misere
web-preferans-passes = Ramsch, je { $price } auf den Berg
web-preferans-passes-whists = Ramsch, je { $price ->
    [one] { $price } Whist
   *[other] { $price } Whists
}
web-preferans-totus = Totus
web-preferans-hand = ohne Talon
web-preferans-dark = blind
web-preferans-on-bomb = { $times ->
    [2] auf einer Bombe
    [4] auf einer Doppelbombe
   *[other] auf einer Tanne
}
web-preferans-shared = halb und halb mit dem Geber
web-preferans-declarer = Alleinspieler
web-preferans-whister = whistet
web-preferans-rests = gibt, setzt aus
web-preferans-first-hand = Vorhand
web-preferans-open = offen (liegend)
web-preferans-closed = verdeckt (stehend)
web-preferans-plays-for = + Hand: { $name }
web-preferans-not-owed = schon gespielt
web-preferans-least = Gebote ab { $game }
web-preferans-stage-brigand = Räuber: noch { $left ->
    [one] { $left } Spiel
   *[other] { $left } Spiele
}
web-preferans-stage-circles = Ramschrunden: noch { $left ->
    [one] { $left } Spiel
   *[other] { $left } Spiele
}
web-preferans-circle = Runde { $circle }
web-preferans-circle-of = Runde { $circle } von { $circles }
web-preferans-circle-last = Letzte Runde
web-preferans-control-time = Die Kontrollzeit ist vorbei
web-preferans-race = Rennen { $race } von { $races }

# Knöpfe.
web-preferans-look = Karten ansehen
web-preferans-suits = Farbe
web-preferans-call = { $game } reizen
web-preferans-declare = { $game } spielen
web-preferans-share-with = Halb und halb anbieten: { $name }
web-preferans-choose-bomb = Bombe
web-preferans-choose-helps = Wem der Totus hilft
web-preferans-lay = Drücken
web-preferans-lay-more = { $count ->
    [one] Markiere noch { $count } Karte
   *[other] Markiere noch { $count } Karten
}
web-preferans-time-up = Die Kontrollzeit ist um

# Das Angebot, den Rest zu teilen.
web-preferans-offer = Rest teilen
web-preferans-offer-title = Wie sollen die übrigen Stiche geteilt werden?
web-preferans-offer-of = Stiche von { $name } insgesamt
web-preferans-offer-mine = Meine Stiche insgesamt
web-preferans-offer-left = { $count ->
    [0] Alle Stiche sind verteilt
    [one] Noch { $count } Stich zu verteilen
   *[other] Noch { $count } Stiche zu verteilen
}
web-preferans-offer-all = Der Rest ist meiner
web-preferans-offer-nothing = Ich gebe den Rest ab
web-preferans-offer-send = Anbieten
web-preferans-offer-agree = Annehmen
web-preferans-offer-refuse = Weiterspielen
web-preferans-offer-waits = Es fehlt die Antwort von { $names }

# Zu niedrige Ansage.
web-preferans-demand = Nachweis verlangen
web-preferans-waive = Nicht verlangen
web-preferans-own-up = Keine solche Verteilung
web-preferans-show-lay = Ja, hier ist eine
web-preferans-content = Ich nehme an
web-preferans-not-content = Ich nehme nicht an
web-preferans-verdict = Mindestens { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}

# Hilfe, Bedingungen.
web-preferans-help-partner = Pool von { $name }: { $pool } von { $size }
web-preferans-help-own = Dein eigener Berg: { $hill }
web-preferans-key-ladder = die Leiter der Spiele entlanggehen
web-preferans-key-misere = Misere; mit Umschalt ohne Talon
web-preferans-key-manner = ohne Talon, mit dem Geber geteilt, auf einer anderen Bombe
web-preferans-key-totus = Totus
web-preferans-key-offer = Teilung der restlichen Stiche anbieten; + − und . , ändern die Stiche
web-preferans-key-verdict = das Urteil, wenn danach gefragt wird
web-preferans-terms-title = Bedingungen des eigentlichen Spiels
web-preferans-terms-price = Preis eines Whists
web-preferans-terms-pool = Pool, { $least } bis { $most }
web-preferans-terms-circles = Runden
web-preferans-terms-time = bis zur Kontrollzeit
web-preferans-terms-set = Bedingungen setzen
web-preferans-terms-line = Whist zu { $price }, Pool { $pool }

# Die Pulka: der Anschreibezettel und seine Zeichen.
web-preferans-pulka = Pulka
web-preferans-pool = Pool
web-preferans-hill = Berg
web-preferans-whists = Whists
web-preferans-whists-on = Whists auf { $name }
web-preferans-total = wenn jetzt abgerechnet wird
web-preferans-past = aus beendeten Rennen
web-preferans-bombs = Bomben
web-preferans-owed = Noch zu spielen
web-preferans-passes-count = Ramsche
web-preferans-games = Gewonnene Spiele
web-preferans-games-covered = { $used }, Deckung { $cover }
web-preferans-first-dealer = erster Geber
web-preferans-legend = Was die Zeichen bedeuten
web-preferans-legend-middle = in der Mitte: Größe des Pools und Preis eines Whists; der Pfeil zeigt den ersten Geber
web-preferans-legend-hill = neben der Mitte: der Berg, Strafpunkte
web-preferans-legend-pool = daneben: der Pool, verdiente Punkte
web-preferans-legend-whists = am Rand: Whists auf jeden der anderen
web-preferans-legend-flag = ein Fähnchen: der Berg ist geräumt
web-preferans-legend-closed = der Pool ist geschlossen
web-preferans-legend-bomb = ein Dach: Bombe, das Spiel zählt doppelt
web-preferans-legend-double = zwei Dächer: Doppelbombe, vierfach
web-preferans-legend-fir = drei Dächer: Tanne, achtfach
web-preferans-legend-wheel = Rad: 100 Whists
web-preferans-legend-bicycle = Fahrrad: 200 Whists
web-preferans-legend-motorcycle = Motorrad: 300 Whists
web-preferans-legend-car = Auto: 400 Whists
web-preferans-legend-locomotive = Lokomotive: 500 Whists

# Das Ergebnis eines Spiels, die Abrechnung.
web-preferans-result-made = { $name } hat { $game } gewonnen: { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}.
web-preferans-result-failed = { $name } hat { $game } verloren, es { $missing ->
    [one] fehlt { $missing } Stich
   *[other] fehlen { $missing } Stiche
}.
web-preferans-result-unplayed = { $name } hat { $game } gewonnen: niemand whistete.
web-preferans-result-half = { $name } hat { $game } ohne Spiel gewonnen: halber Whist.
web-preferans-result-surrendered = { $name } hat { $game } aufgegeben.
web-preferans-result-misere = { $tricks ->
    [0] { $name } hat die Misere gewonnen.
    [one] { $name } hat die Misere verloren: { $tricks } Stich.
   *[other] { $name } hat die Misere verloren: { $tricks } Stiche.
}
web-preferans-result-passes = Ramsch – { $tricks }.
web-preferans-settlement = Abrechnung
web-preferans-settlement-hill = Berg plus fehlender Pool
web-preferans-settlement-amnesty = abzüglich des kleinsten Bergs
web-preferans-settlement-each = Whists an jeden
web-preferans-settlement-written = angeschriebene Whists
web-preferans-settlement-result = Ergebnis in Whists
web-preferans-settlement-money = zu { $price } je Whist

# Mehr vom Tisch.
web-preferans-ladder = Spiele von sechs Pik bis zehn ohne Trumpf
web-preferans-manner = Wie gespielt wird
web-preferans-plain = mit dem Talon
web-preferans-not-looked = hat die Karten noch nicht angesehen
web-preferans-played-by = gespielt von { $name }
web-preferans-quota = Gegenspieler brauchen { $count }
web-preferans-race-number = Rennen { $race }
web-preferans-misere-sign = M
web-preferans-deals = Die Spiele, Zeile für Zeile
