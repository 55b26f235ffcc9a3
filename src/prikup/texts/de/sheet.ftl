# A kept sheet: what stands on it and what comes next, for the command line and the page.
sheet-line = { $name }: { $amount } ({ $what })
sheet-impossible = So kann nicht gespielt worden sein, die Zeile zählt aber, wie sie ist. { $why }
sheet-void-marriages = { $name }: { $points } gemeldet und nicht angeschrieben: kein Stich
sheet-no-trump = ohne Trumpf
sheet-aces = vier Asse

# The drawn sheet of Preferans.
sheet-pulka-title = Pulka
sheet-pulka-pool = Pool
sheet-pulka-hill = Berg
sheet-pulka-whists = Whists auf
sheet-pulka-passes = Ramsch
sheet-pulka-games = Spiele
sheet-pulka-owed = noch zu spielen
sheet-pulka-bombs = Bomben
sheet-pulka-first = gibt zuerst
sheet-pulka-result = jetzt abgerechnet
sheet-pulka-size = Pool bis { $size }
sheet-pulka-price = Preis eines Whists: { $price }

# What comes next.
sheet-next-stage = Abschnitt: { $stage }.
sheet-next-deal = Spiel { $number }: { $dealer } gibt.
sheet-next-players = Es spielen: { $players }.
sheet-next-soloist = { $seat } spielt eines der Spiele, die noch fehlen.
sheet-next-passes = Jetzt muss geramscht werden.
sheet-next-least = Niemand darf weniger als { $level } spielen.
sheet-next-due = Die Kontrollzeit ist um: die nächste Runde ist die letzte.
sheet-next-last = Das ist die letzte Runde.
sheet-next-terms = { $seat } legt die Bedingungen fest: Preis eines Whists, Pool und Runden.
sheet-next-help = { $seat } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} über einen geschlossenen Pool hinaus: wem helfen sie?
sheet-next-payments = Zahlungen: { $payments }.
sheet-next-over = Die Partie ist zu Ende. { $count ->
    [0] Niemand hat gewonnen.
    [one] Gewonnen hat { $winners }.
   *[other] Gewonnen haben { $winners }.
}

# Settlement.
sheet-settle-title = Abrechnung
sheet-settle-player = Spieler
sheet-settle-carried = Berg plus fehlender Pool
sheet-settle-above = über dem kleinsten
sheet-settle-gives = gibt jedem
sheet-settle-on = Whists auf { $name } gesamt
sheet-settle-result = Ergebnis
sheet-settle-whole = in ganzen Whists
sheet-settle-money = Geld, je { $price }
sheet-settle-pays = { $payer } → { $to }: { $amount }
sheet-settle-total = Stand
sheet-settle-winners = Gewonnen: { $winners }.

# Kinds of entry.
sheet-kind-contract = Ansage
sheet-kind-deal = Spiel
sheet-kind-passed = Alle haben gepasst
sheet-kind-writeoff = Abgeschrieben
sheet-kind-bomb = Bombe
sheet-kind-praise = Vorgezeigte Hochzeiten
sheet-kind-fault = Verstoß
sheet-kind-game = Spiel
sheet-kind-misere = Misere
sheet-kind-totus = Totus
sheet-kind-passes = Ramsch
sheet-kind-help = Hilfe
sheet-kind-terms = Bedingungen
sheet-kind-timeup = Die Kontrollzeit ist um

# Fields.
sheet-item-seat = Wer
sheet-item-to = Wem
sheet-item-amount = Wie hoch
sheet-item-dark = Blind
sheet-item-golden = Gold
sheet-item-misere = Misere
sheet-item-slam = Schlemm
sheet-item-open = Offenes Blatt
sheet-item-contra = Kontra
sheet-item-recontra = Rekontra
sheet-item-points = Augen
sheet-item-tricks = Stiche
sheet-item-marriages = Hochzeiten
sheet-item-last = Letzter Stich
sheet-item-captured = Gewonnene Könige mit Damen
sheet-item-talon-cards = Was im Talon lag
sheet-item-count = Wie viele
sheet-item-fault = Was
sheet-item-during = In welchem Spiel
sheet-item-level = Stufe
sheet-item-strain = Trumpf
sheet-item-hand = Ohne Talon
sheet-item-shared = Mit dem Geber geteilt
sheet-item-bomb = Bombe
sheet-item-whist = Wer whistete
sheet-item-half = Halber Whist
sheet-item-talon = Talon
sheet-item-returned = Talon ganz gedrückt
sheet-item-surrendered = Aufgegeben
sheet-item-outbid = Misere überboten
sheet-item-short = Fehlende Stiche nach Urteil
sheet-item-helps = Wem es hilft
sheet-item-unseen = Wer blind passte
sheet-item-price = Preis eines Whists
sheet-item-pool = Pool
sheet-item-circles = Runden (0: bis zur Kontrollzeit)
sheet-help-points = Augen der gewonnenen Karten, ohne Hochzeiten.
sheet-help-tricks = Leer lassen, wenn nichts gespielt wurde.
sheet-help-marriages = In der Reihenfolge, in der sie gemeldet wurden.
sheet-help-during = Bei falschem Bedienen: wer Alleinspieler war und wie hoch: 0 120.
sheet-help-talon-cards = Seine Karten, wenn dafür bezahlt wird, wer aussetzt: HA SK D9.
sheet-help-talon = Seine zwei Karten, wenn für sie bezahlt wird: HA SK.
sheet-help-whist = Niemand: das Spiel wurde nicht gespielt.
