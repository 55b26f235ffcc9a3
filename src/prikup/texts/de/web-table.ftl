# Der Tisch im Browser. $amount, $card, $name: was getan wird, mit welcher Karte, von wem.

web-table-title = Tisch
web-table-missing = Eine solche Seite gibt es nicht.
web-table-unknown = Einen solchen Tisch gibt es nicht, oder er ist schon abgeräumt.
web-table-line = Verbindung unterbrochen, neuer Versuch…
web-table-missed = Die Verbindung war unterbrochen. Was inzwischen geschah:
web-table-catch-up = Was geschah, während du weg warst
web-table-catch-up-skip = Überspringen
web-table-catch-up-many = Inzwischen ist viel geschehen: siehe „{ web-table-log }“ und „{ web-table-last }“.
web-table-watching = du siehst zu
web-table-panels = Ansichten
web-table-controls = Was du tun kannst
web-table-deal = Spiel { $deal }
web-table-house-rules = Hausregeln: { $count }

# Ansichten.
web-table-last = Letzter Stich
web-table-sheet = Anschreibezettel
web-table-rules = Die Regeln an diesem Tisch
web-table-log = Das Spiel in Worten
web-table-info = Tisch, Link, ehrliche Karten
web-table-settings = Einstellungen
web-table-help = Tasten
web-table-last-none = In diesem Spiel ist noch kein Stich gemacht.
web-table-log-empty = Noch ist nichts geschehen.

# Spieler.
web-table-dealer = gibt
web-table-dealer-sign = G
web-table-total = Stand
web-table-taken = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
web-table-plays = spielt { $amount }
web-table-dark = blind
web-table-special = { $kind ->
    [misere] Misere
   *[slam] Schlemm
}
web-table-open = offen
web-table-pass = passt
web-table-aces = vier Asse
web-table-stand-in = ein Bot spielt
web-table-sits-out = setzt aus
web-table-away = nicht da
web-table-grace = ein Bot spielt in { $time }
web-table-thinks = überlegt
web-table-clock = Restzeit: { $time }
web-table-holds = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-table-open-hand = Offene Karten: { $cards }
web-table-closer = Karten vergrößern: { $name }
# Wie die Bots heißen, nach Plätzen.
web-table-bot-name-0 = Vera
web-table-bot-name-1 = Olga
web-table-bot-name-2 = Boris
web-table-bot-name-3 = Anton
# Wie ein Bot nach seiner Art heißt, wo er keinen Platz an einem Tisch hat.
web-table-bot-expert = Könner-Bot
web-table-bot-master = Meister-Bot
web-table-bot-pimc = Rechnender Bot
web-table-bot-thumb = Vernünftiger Bot
web-table-bot-random = Zufalls-Bot
# Zeichen neben dem Stand, kurz.
web-table-mark-barrel = Fass { $count }
web-table-mark-bolts = Striche { $count }
web-table-mark-crosses = Kreuzchen { $count }
web-table-mark-writeoffs = abgeschrieben { $count }
web-table-mark-bombs = Bomben { $count }
web-table-mark-golden = goldenes Spiel

# Der Filz.
web-table-middle = Die Mitte des Tisches
web-table-hand = Deine Karten
web-table-unseen = Deine Karten liegen verdeckt.
web-table-back = eine verdeckte Karte
web-table-talon-pile = Talon { $number }, verdeckt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-table-talon-left = Der liegen gebliebene Talon: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-table-dead = Tote Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-table-stock = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $open ->
    [yes] ; unten liegt offen: { $card }
   *[no] {""}
}
web-table-trump = Trumpf: { $suit }
web-table-card-may = { $card }, spielbar
web-table-card-not = { $card }, jetzt nicht spielbar
web-table-card-drawn = { $card }, gerade gezogen
web-table-card-talon = { $card }, aus dem Talon
web-table-mark-cards = Noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} wählen
web-table-hand-of = Das Blatt von { $name }, das du spielst
web-table-shout-marriage = { $suit }-Hochzeit: { $value }
web-table-shout-aces = Vier Asse: { $value }
web-table-shout-golden = Ein goldenes Spiel
web-table-shout-barrel = { $you ->
    [yes] Du sitzt auf dem Fass
   *[no] { $name } sitzt auf dem Fass
}
web-table-shout-refused = { $you ->
    [yes] Du lehnst ab
   *[no] { $name } lehnt ab
}: es wird weitergespielt

# Was gefragt wird.
web-table-prompt-away = Nicht da: { $names }. Bald spielt ein Bot.
web-table-prompt-wait = { $names } { $count ->
    [one] überlegt…
   *[other] überlegen…
}
web-table-prompt-auction = Dein Gebot
web-table-prompt-forced = Dein Gebot: passen darfst du hier nicht
web-table-prompt-capped = Dein Gebot: höher darfst du jetzt nicht
web-table-prompt-unseen = Dein Gebot, ohne die Karten zu kennen
web-table-prompt-taking = Der Talon gehört dir
web-table-prompt-giving = Wähle eine Karte zum Abgeben
web-table-prompt-give-to = Wer bekommt { $card }?
web-table-prompt-selling = Wähle die nächste Karte zum Verkauf
web-table-prompt-keeping = Den Talon aufnehmen oder dich freikaufen?
web-table-prompt-buying = Dein Gebot auf die offenen Karten
web-table-prompt-naming = Wie viel sagst du an?
web-table-prompt-doubling = Das Spiel verdoppeln?
web-table-prompt-announcing = Eine Hochzeit melden?
web-table-prompt-playing = Deine Karte
web-table-prompt-marriage = Die Hochzeit für { $value } Augen melden?
web-table-prompt-aces = Vier Asse für { $value } Augen melden?
web-table-prompt-resting = { $name } beansprucht alle übrigen Stiche. Einverstanden?
web-table-prompt-resting-wait = { $you ->
    [yes] Du beanspruchst den Rest. Es fehlt die Antwort von { $names }
   *[no] { $name } beansprucht den Rest. Es fehlt die Antwort von { $names }
}
web-table-prompt-cut = Heb ab
web-table-prompt-talons = Zwei Talons: Welchen nimmst du?
web-table-prompt-lay = Drück noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, verdeckt
web-table-prompt-place = Wohin fallen die Karten des Talons?
web-table-prompt-keep = Du gibst und kennst die unterste Karte
web-table-replaced = Ein Bot spielt für dich.
web-table-rights = Du kannst auch:
web-table-hint = Tipp
web-table-hint-note = { $action } – { $reason }
web-table-sure = { $action }: sicher?
web-table-less = weniger
web-table-more = mehr
web-table-number-bid = dein Gebot
web-table-number-name = deine Ansage
web-table-number-cut = wie viele Karten du abhebst
web-table-number-place = Plätze in der Reihenfolge des Gebens
web-table-place-choose = Plätze markieren
web-table-act-play = { $card } spielen
web-table-act-plain = { $card } ohne Meldung
web-table-act-marriage = { $card } mit Hochzeit, +{ $value }
web-table-act-aces = { $card }, vier Asse melden, +{ $value }
web-table-act-show = { $action }, +{ $value }
web-table-act-bid-dark = { $amount } blind reizen
web-table-act-talon = Talon { $number }{ $hidden ->
    [yes] , ohne ihn zu zeigen
   *[no] {""}
}
web-table-act-give = An { $name }
web-table-act-give-open = An { $name }, offen
web-table-act-give-closed = An { $name }, verdeckt

# Das Ergebnis eines Spiels.
web-table-result-title = Spiel { $deal }
web-table-result-made = { $name } hat es geschafft: { $points } bei Ansage { $contract }.
web-table-result-failed = { $name } hat es nicht geschafft: { $points } bei Ansage { $contract }.
web-table-result-most = Die meisten Augen ({ $points }): { $names }.
web-table-result-slam-made = { $name } hat den Schlemm geschafft.
web-table-result-slam-failed = { $name } hat den Schlemm nicht geschafft.
web-table-result-conceded = { $name } – { $ending } bei { $contract }.
web-table-result-next = Weiter

# Vor der Partie.
web-table-waiting-title = Warten auf Mitspieler
web-table-waiting-free = { $count ->
    [one] { $count } Platz ist frei. Schick jemandem den Link oder setz einen Bot hin.
   *[other] { $count } Plätze sind frei. Schick Freunden den Link oder setz Bots hin.
}
web-table-waiting-guest = { $count ->
    [one] { $count } Platz ist frei. Gib deinen Namen ein und setz dich.
   *[other] { $count } Plätze sind frei. Gib deinen Namen ein und setz dich.
}
web-table-waiting-full = Alle sind da. Wer den Tisch eröffnet hat, startet die Partie.
web-table-waiting-full-host = Alle sind da: Starte die Partie.
web-table-your-name = Dein Name
web-table-seat-free = freier Platz
web-table-bot = Bot
web-table-you = du
web-table-sit = Hier sitzen
web-table-stand-up = Aufstehen
web-table-add-bot = Bot hinsetzen
web-table-remove-bot = Entfernen
web-table-bot-kind = Bots
web-table-start = Starten
web-table-start-bots = { $count ->
    [one] Mit einem Bot starten
   *[other] Mit Bots starten
}
web-table-link = Link zu diesem Tisch

# Tisch, Link, ehrliche Karten.
web-table-pace = Tempo der Bots
web-table-pace-value = { $seconds } s vor jeder Aktion
web-table-abandon-title = Partie abbrechen
web-table-abandon-about = Wenn alle Menschen am Tisch zustimmen, endet die Partie ohne Sieg.
web-table-abandon-votes = Für den Abbruch: { $names }
web-table-abandon = Ich will abbrechen
web-table-keep = Doch weiterspielen
web-table-leave-title = Den Tisch verlassen
web-table-leave-about = Bis du wieder da bist, spielt ein Bot für dich.
web-table-leave = Verlassen
web-table-back-in = Wieder selbst spielen
web-table-fair-title = Ehrliche Karten
web-table-fair-about = Vor jedem Spiel veröffentlicht der Server den Fingerabdruck (SHA-256) des Seeds, mit dem gemischt wird, nach dem Spiel den Seed selbst. So können alle prüfen, dass niemand die Karten ausgesucht hat. Die Wiederholung jedes Spiels prüft es für dich.
web-table-mix-about = Die Seeds des Servers für die ganze Partie stehen vor dem ersten Spiel fest, ebenso die Kettenglieder, die die Geräte der Mitspieler zu jedem Spiel beisteuern. Ist dein Glied in einem Spiel, konnte niemand die Karten aussuchen. Wer ein Glied zurückhält, wählt zwischen zwei Spielen: Deshalb werden fehlende Glieder gezählt. Wer den Server betreibt, sieht alle Karten.
web-table-server = der Server
web-table-mixed = Dieses Spiel haben gemischt: { $names }.
web-table-mixed-alone = Dieses Spiel hat der Server allein gemischt.
web-table-mixed-late = Angeforderte Glieder, die nicht rechtzeitig kamen: { $list }
web-table-mixed-lost = Dein Glied wurde geschickt und fehlt in Spiel: { $deals }
web-table-mixed-broken = Die Seeds des Servers oder die Glieder und Ketten anderer sind nicht die, die dieser Seite versprochen wurden! Dein Gerät steuert keine Glieder mehr bei.
web-table-mixed-cannot = Dieser Browser kann sein Glied nur über https oder auf dem Rechner des Servers beisteuern.
web-table-commitment = Fingerabdruck des Seeds dieses Spiels
web-table-seed = { $draw ->
    [yes] Mischen { $number }, Auslosung des ersten Gebers: Seed und Fingerabdruck
   *[no] Mischen { $number }: Seed und Fingerabdruck
}

# Das Ende.
web-table-over-won = Du hast gewonnen!
web-table-over-lost = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
web-table-over-abandoned = Die Partie wurde abgebrochen
web-table-rematch = Noch eine Partie
web-table-rematch-go = Zur nächsten Partie
web-table-rematch-waits = Warten auf die anderen…
web-table-rematch-wanted = Für noch eine Partie: { $names }
web-table-payments = Zu zahlen (−) und zu bekommen (+)
web-table-about-payments = Wer verloren hat, zahlt dem Sieger für jeden Punkt, der ihm zum Ziel fehlt; wie viel, sagen die Regeln dieses Tisches.
web-table-replays = Die Spiele noch einmal, mit offenen Karten
web-table-play-match = Eine Partie spielen

# Einstellungen.
web-table-set-theme = Darstellung
web-table-set-theme-system = System
web-table-set-theme-light = hell
web-table-set-theme-dark = dunkel
web-table-set-deck = Kartenfarben
web-table-set-deck-two = zweifarbig
web-table-set-deck-four = vierfarbig
web-table-set-speed = Karten bewegen sich
web-table-set-speed-slow = langsam
web-table-set-speed-normal = normal
web-table-set-speed-fast = schnell
web-table-set-speed-off = sofort
web-table-set-sounds = Töne
web-table-set-taps = Auf dem Touchscreen spielt das zweite Antippen die Karte
web-table-set-forced = Eine Karte ohne Alternative spielt sich nach einer Sekunde selbst
web-table-set-settled = Ein entschiedener Rest spielt sich selbst zu Ende

# Tasten.
web-table-help-cards = eine Karte der Hand wählen
web-table-help-lay = diese Karte in der Hand umstecken; sie lässt sich auch ziehen
web-table-help-enter = die erste angebotene Aktion ausführen
web-table-help-number = eine höhere oder niedrigere Zahl
web-table-help-pass = passen
web-table-help-give = die Karte nach links oder rechts abgeben; mit Umschalt offen
web-table-help-talons = Talon 1 oder 2 nehmen, wo zwei liegen
web-table-help-plain = spielen, ohne zu melden; verdeckte Karten ansehen
web-table-help-hint = was ein Spieler nach Faustregeln täte, und warum
web-table-help-last = letzter Stich
web-table-help-sheet = Anschreibezettel
web-table-help-rules = die Regeln an diesem Tisch
web-table-help-log = das Spiel in Worten
web-table-help-skip = sofort zeigen, was sich noch bewegt; eine Wahl zurücknehmen
web-table-help-help = diese Seite
web-table-help-letters = Alle anderen Schaltflächen zeigen ihren Buchstaben. Es zählt sein Platz auf der Tastatur, egal mit welcher Belegung.
web-table-help-cards-about = Helle Karten kannst du spielen; drück auf eine abgedunkelte Karte, um zu erfahren, warum sie nicht geht. Antippen des Tisches zeigt sofort, was sich noch bewegt.

web-table-teach-next = Weiter
web-table-lesson-over = Die Lektion ist zu Ende

# Blätter neben dem Tisch, Zeichen, Einstellungen, Ende der Partie.
web-table-side = Punkte und Verlauf
web-table-leaf-sheet = Punkte
web-table-leaf-log = Verlauf
web-table-whole-sheet = Der ganze Zettel
web-table-more-panels = Mehr
web-table-talk = Etwas sagen
web-table-mute = Ton aus
web-table-unmute = Ton an
web-table-voids = Keine Karten in
web-table-about-dealer = gibt die Karten
web-table-about-barrel = { $count ->
    [one] Seit { $count } Spiel auf dem Fass
   *[other] Seit { $count } Spielen auf dem Fass
}: Von dort gewinnt nur ein eigenes Spiel.
web-table-about-bolts = { $count ->
    [one] { $count } Strich
   *[other] { $count } Striche
}: Spiele ohne Stich. Mehrere kosten Punkte; wie viele, sagen die Regeln dieses Tisches.
web-table-about-crosses = { $count ->
    [one] { $count } Kreuzchen
   *[other] { $count } Kreuzchen
}: verlorene Ansagen. Mehrere kosten Punkte.
web-table-about-writeoffs = Abgeschriebene Spiele: { $count }. In einer Partie gehen nur wenige.
web-table-about-bombs = Benutzte Bomben: { $count }. Eine Bombe beendet ein Spiel ohne Verlust, aber nur wenige Male in einer Partie.
web-table-about-golden = Die goldenen Spiele: Was geschrieben wird, zählt doppelt.
web-table-about-marriage = Eine gemeldete Hochzeit: { $value } Augen.
web-table-over-story = So lief die Partie
web-table-over-curve = Die Punkte aller (Spiele: { $deals })
web-table-over-link = Link zur Wiederholung
web-table-over-best = Das beste Spiel
web-table-over-dearest = Das teuerste
web-table-set-felt = Tuch
web-table-set-felt-green = grün
web-table-set-felt-blue = blau
web-table-set-back = Kartenrücken
web-table-set-back-blue = blau
web-table-set-back-red = rot
web-table-set-faces = Kartenbilder
web-table-set-faces-auto = nach dem Fenster
web-table-set-faces-classic = mit allen Zeichen
web-table-set-faces-large = große Zeichen
web-table-set-order = Ordnung der Hand
web-table-set-order-suits = nach Farben
web-table-set-order-ranks = nach Rang
web-table-set-order-trump = Trumpf voran
web-table-set-sure = Noch einmal fragen
web-table-set-sure-grave = vor Aufgeben und Forderungen
web-table-set-sure-calls = auch vor jedem Gebot
web-table-set-sure-never = nie
