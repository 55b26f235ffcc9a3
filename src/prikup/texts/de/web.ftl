# Die Seiten um den Tisch: Start, neuer Tisch, Regeln, Anschreibezettel, Nachspielen, Partien, Konto.

# Überall.
web-common-title = { $page } · prikup
web-common-skip = Zum Inhalt
web-common-nav = Seiten
web-common-home = Start
web-common-new = Neuer Tisch
web-common-matches = Meine Partien
web-common-account = Konto
web-common-language = Sprache
web-common-theme = Darstellung
web-common-theme-light = Hell
web-common-theme-dark = Dunkel
web-common-theme-auto = System
web-common-close = Schließen
web-common-cancel = Abbrechen
web-common-copy = Kopieren
web-common-copy-link = Link kopieren
web-common-copied = Kopiert
web-common-copy-failed = Kopieren ging nicht: Text markieren und selbst kopieren
web-common-loading = Wird geladen…
web-common-retry = Noch einmal versuchen
web-common-error = Etwas ist schiefgegangen ({ $code })
# Wessen Konto es nicht mehr gibt; und die Wörter für Bots in allen Formen, die kein Name eines Menschen enthält.
web-common-gone = ehemaliger Spieler
web-common-bot-words = Bot, Bots
error-offline = Der Server antwortet nicht. Gibt es eine Netzverbindung?
error-unreadable_answer = Die Antwort des Servers ist nicht lesbar. Versuch es gleich noch einmal.

# Start.
web-home-title = Tausend, 1001 und Preferans
web-home-motto = Wer den Talon kennen würde, der wohnte in Sotschi.
web-home-about = Kartenspiele mit Reizen oder Ziehen: Hochzeiten und tausend Punkte, Whists und die Pulka. Mit Freunden oder gegen Bots. Ohne Installation, ohne Konto.
web-home-name = Dein Name am Tisch
web-home-guest = Gast { $number }
web-home-play = Jetzt spielen
web-common-rules = Regeln
web-home-learn = Lernen
web-home-friends = Mit Freunden
web-home-rules = Regeln: { $rules }
web-home-about-thousand = Zu dritt reizen, Hochzeiten melden und als Erster 1000 erreichen.
web-home-about-preferans = Zu dritt, zehn Stiche: Spiel ansagen, gegen andere whisten, die Pulka schreiben.
web-home-about-1001 = Zu zweit, mit einem Stapel zum Ziehen: kein Reizen, vier Hochzeiten, jede Karte zählt.
web-home-resume = Weiterspielen
web-home-lobby = Offene Tische
web-home-lobby-none = Gerade wartet niemand an einem offenen Tisch. Eröffne einen: „{ web-home-friends }“.
web-home-lobby-stale = Die Liste kann veraltet sein: Der Server antwortet nicht.
web-home-running = Wird gerade gespielt
web-home-join = Mitspielen
web-home-watch = Zusehen
web-home-back = Zum Tisch
web-home-free = { $seats ->
    [one] { $seats } freier Platz
   *[other] { $seats } freie Plätze
}
web-home-join-at = Mitspielen am Tisch: { $names }
web-home-watch-at = Zusehen am Tisch: { $names }
web-home-upload = Aufzeichnung ansehen
web-home-house-rules = { $count ->
    [one] mit { $count } Hausregel
   *[other] mit { $count } Hausregeln
}

# Mitspieler finden: offene Tische, schnelle Suche, Einladung.
web-clock-none = ohne Uhr
web-clock-bank = { $minutes } min + { $seconds } s
web-lobby-filter = Anzeigen
web-lobby-all = Alle Spiele
web-lobby-none-of = An offenen Tischen dieses Spiels wartet gerade niemand.
web-pairing-title = Mitspieler finden
web-pairing-about = Sobald genug Leute dasselbe wollen, wird ein Tisch eröffnet.
web-pairing-seek = Mitspieler finden
web-pairing-sought = Mitspieler gesucht
web-pairing-people = { $people } von { $players } Spielern
web-pairing-join = Mitspielen
web-pairing-wait = Warten auf Mitspieler
web-pairing-stop = Nicht mehr warten
web-pairing-offer = { $how ->
    [alone] Noch ist niemand da. Mit Bots spielen?
    [asked] Jemand möchte mit Bots auf den freien Plätzen anfangen. Du auch?
   *[missing] Es fehlen noch Spieler. Mit Bots auf den freien Plätzen spielen?
}
web-pairing-bots = Mit Bots spielen
web-pairing-only = Weiter warten
web-pairing-asking = Einen Moment: Die anderen werden gefragt, ob sie auch mit Bots spielen.
web-pairing-starts = Die Partie beginnt
web-invite = Einladen
web-invite-title = Freunde einladen
web-invite-about = Scanne den Code mit dem Handy oder verschicke den Link. Wer ihn öffnet, sucht sich einen Platz aus.
web-invite-code = QR-Code mit dem Link zu diesem Tisch
web-invite-share = Teilen
web-invite-text = Spielen wir: { $terms }

# Eine Aufzeichnung hochladen.
web-upload-title = Aufzeichnung ansehen
web-upload-about = Eine Partie, die du hier heruntergeladen oder im Terminal aufgezeichnet hast: Füg sie ein oder wähle ihre Datei, und geh jedes Spiel Schritt für Schritt mit offenen Karten durch.
web-upload-file = Datei
web-upload-text = Aufzeichnung
web-upload-open = Öffnen
web-upload-no-deals = In dieser Aufzeichnung ist kein Spiel zu Ende gespielt: Es gibt nichts anzusehen.
web-upload-empty = Füg zuerst eine Aufzeichnung ein oder wähle eine Datei.

# Neuer Tisch.
web-new-title = Neuer Tisch
web-new-rules = Regeln
web-new-preset = Regelwerk
web-new-game = Spiel
web-game-thousand = Tausend
web-game-1001 = 1001
web-game-preferans = Preferans
web-new-change = Einzelne Regeln ändern
web-new-changed = { $count ->
    [0] unverändert
    [one] { $count } Regel geändert
   *[other] { $count } Regeln geändert
}
web-new-people = Wer spielt
web-new-open-to = Wer den Tisch findet
web-new-private = Nur, wer den Link hat
web-new-public = Alle, in der Liste offener Tische
web-new-bots = Bots
web-new-bots-none = keine
web-new-bots-about = { $free ->
    [0] Du spielst sofort.
    [one] { $free } Platz wartet auf einen Menschen.
   *[other] { $free } Plätze warten auf Menschen.
}
web-new-bot-kind = Welcher Bot
web-new-bot-expert = schätzt ab, was Spiele am Tisch wirklich bringen
web-new-bot-master = spielt die letzten Stiche nach allen Verteilungen, die noch möglich sind
web-new-bot-pimc = rechnet mögliche Verteilungen durch
web-new-bot-thumb = spielt nach Faustregeln
web-new-bot-random = spielt aufs Geratewohl
web-new-time = Zeit
web-new-clock = Bedenkzeit
web-new-clock-none = unbegrenzt
web-new-clock-quick = 3 min + 5 s
web-new-clock-normal = 10 min + 10 s
web-new-clock-slow = 20 min + 20 s
web-new-clock-own = eigene Zeit
web-new-clock-about = { $kind ->
    [none] Alle denken, so lange sie wollen.
   *[bank] Alle haben { $minutes } min für die Partie und je Entscheidung { $seconds } s dazu. Ist die Zeit um, spielt ein Bot weiter.
}
web-new-bank = Minuten für die Partie
web-new-increment = Sekunden je Entscheidung
web-new-grace = Ist jemand weg, spielt ein Bot
web-new-grace-now = sofort
web-new-grace-seconds = nach { $seconds } s
web-new-grace-minutes = nach { $minutes } min
web-new-grace-hours = nach { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
web-new-pace = Bots spielen
web-new-pace-slow = langsam
web-new-pace-normal = normal
web-new-pace-fast = schnell
web-new-pace-now = ohne Pause
web-new-make = Tisch eröffnen
web-new-play = Spielen
web-new-not-yet = Diese Regeln vertragen sich nicht: siehe oben.
web-new-name = Wie sollen wir dich nennen?

# Die Regeln.
web-rules-title = Regeln
web-rules-book = Die Regeln in Worten
web-rules-about = Jeder Tisch hat seine Regeln. Wähle ein Regelwerk, ändere, was an deinem Tisch anders ist, und verschick den Link.
web-rules-search = Regeln durchsuchen
web-rules-search-none = Keine Regel passt dazu.
web-rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
web-rules-rare = Selten gespielt: { $count }
web-rules-only-changed = Nur geänderte
web-rules-changed-mark = geändert
web-rules-was = im Regelwerk: { $value }
web-rules-reset = Zurücksetzen
web-rules-reset-one = „{ $option }“ zurücksetzen
web-rules-reset-all = Alle zurücksetzen
web-rules-conflict = Verträgt sich nicht
web-rules-conflict-with = mit „{ $option }“: { $why }
web-rules-problems = { $count ->
    [one] Es gibt ein Problem:
   *[other] Es gibt { $count } Probleme:
}
web-rules-later = Von diesem Regelwerk gibt es eine neuere Fassung:
web-rules-string = Diese Regeln als Text
web-rules-link-made = Der Link zeigt genau diese Regeln.
web-rules-play = Tisch mit diesen Regeln
web-rules-unread = Die Regeln in diesem Link sind nicht lesbar. { $why }
web-rules-minus = weniger
web-rules-plus = mehr
web-rules-off = aus
web-rules-list-changed = Was dieser Tisch anders spielt
web-rules-list-changed-none = Keine Änderungen am Regelwerk.
web-rules-list-all = Alle Regeln
web-rules-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}

# Der Anschreibezettel.
web-sheet-title = Anschreibezettel
web-sheet-empty = Noch ist nichts angeschrieben.
web-sheet-deal = Spiel
web-sheet-fine = Strafe zwischen zwei Spielen
web-sheet-nothing = Nichts angeschrieben.
web-sheet-taken = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}{ $bonuses ->
    [0] {""}
   *[other] , { $bonuses } für Hochzeiten
}
web-sheet-contract = { $made ->
    [yes] { $amount } geschafft
    [no] { $amount } nicht geschafft
   *[none] { $amount } abgeschrieben
}
web-sheet-bolt = { $count ->
    [one] { $count } Strich
   *[other] { $count } Striche
}
web-sheet-cross = { $count ->
    [one] { $count } Kreuzchen
   *[other] { $count } Kreuzchen
}
web-sheet-barrel = auf dem Fass
web-sheet-barrel-deals = seit { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
} auf dem Fass
web-sheet-fell = vom Fass gefallen
web-sheet-truck = Kipper: auf null
web-sheet-dark = blind, zählt doppelt
web-sheet-times = zählt ×{ $times }
web-sheet-winner = gewinnt
web-sheet-legend = Was die Zeichen bedeuten
web-sheet-legend-made = eigene Ansage, geschafft
web-sheet-legend-failed = eigene Ansage, nicht geschafft
web-sheet-legend-bolt = ein Strich: ein Spiel ohne Stich
web-sheet-legend-cross = ein Kreuzchen: eine verlorene Ansage
web-sheet-legend-barrel = auf dem Fass, mit der Zahl der Spiele dort
web-sheet-legend-struck = durchgestrichen: vom Fass gefallen oder Kipper
web-sheet-legend-dark = blind: zählt doppelt
web-sheet-print = Drucken
web-sheet-scroll = Anschreibezettel, scrollbar
web-sheet-replay = Spiel { $number } noch einmal ansehen

# Nachspielen.
web-replay-title = Spiel { $deal } von { $deals }
web-replay-page = Spiel { $deal } zum Nachspielen
web-replay-step = Schritt { $at } von { $steps }
web-replay-begin = Vor dem Geben
web-replay-first = Zum Anfang
web-replay-back = Ein Schritt zurück
web-replay-forward = Ein Schritt weiter
web-replay-last = Zum Ende
web-replay-auto = Abspielen
web-replay-pause = Anhalten
web-replay-slider = Schritt
web-replay-keys = Tasten: ← → Schritt, Pos1 und Ende an den Anfang und das Ende, Bild auf und Bild ab von Stich zu Stich
web-replay-previous-deal = Voriges Spiel
web-replay-next-deal = Nächstes Spiel
web-replay-deals = Spiele
web-replay-link = Link zu dieser Stelle
web-replay-talon = Talon
web-replay-stock = Stapel
web-replay-talon-left = Anderer Talon
web-replay-dead = Tote Hand
web-replay-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
web-replay-points = { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
web-replay-hand = Blatt von { $name }
web-replay-dealer = gibt
web-replay-declarer = spielt { $amount }
web-replay-dark = blind
web-replay-bid = reizt { $amount }
web-replay-pass = passt
web-replay-no-trump = noch kein Trumpf
web-replay-open-cards = Offene Karten: was möglich war
web-replay-told = Was geschah
web-replay-score = Angeschrieben
web-replay-again = Dieses Spiel selbst spielen
web-replay-again-about = dieselben Karten, du gegen Bots
web-replay-again-seat = Auf wessen Platz?
web-replay-again-as = Als { $name }
web-replay-download = Partie herunterladen
web-common-disclosure = Zum Prüfen laden
web-replay-fair = Wurde ehrlich gemischt?
web-replay-fair-about = Vor dem Geben bekamen alle einen Fingerabdruck des Seeds zu sehen. Jetzt liegt der Seed offen: Ist sein Fingerabdruck derselbe, hat inzwischen niemand die Karten vertauscht.
web-replay-seed = Seed
web-replay-commitment = Fingerabdruck (SHA-256), vor dem Geben gezeigt
web-replay-check = Hier prüfen
web-replay-fair-yes = Stimmt: Dieser Seed hat diesen Fingerabdruck.
web-replay-fair-no = Stimmt nicht: Dieser Seed hat einen anderen Fingerabdruck!
web-replay-fair-cannot = Dieser Browser kann das nur über https oder auf dem Rechner des Servers prüfen. Im Terminal tut es „prikup replay --check“.
web-replay-fair-none = Diese Karten wurden von Hand gelegt: Es gibt keinen Seed.
web-replay-to-table = Zum Tisch
web-replay-missing = Ein solches Spiel gibt es nicht.

# Meine Partien.
web-matches-title = Meine Partien
web-matches-none = Du hast noch nicht gespielt.
web-matches-yours = Du bist dran
web-matches-running = Im Gange
web-matches-waiting = Warten auf Mitspieler
web-matches-over = Beendet
web-matches-go = Weiterspielen
web-matches-open = Öffnen
web-matches-replay = Ansehen
web-matches-record = Aufzeichnung
web-matches-won = gewonnen
web-matches-lost = verloren
web-matches-abandoned = abgebrochen
web-matches-shared = geteilt
web-matches-deal = Spiel { $deal }
web-matches-at = { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}
web-matches-guest = Du spielst als Gast: Diese Partien gibt es nur in diesem Browser. Ein Konto bewahrt sie auf.
web-matches-sign-in = Sobald du gespielt hast, stehen deine Partien hier.
web-matches-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
web-matches-bot = Bot
web-matches-alone = sonst noch niemand

# Konto.
web-account-title = Konto
web-account-account = Dein Konto
web-account-you = Du
web-account-name = Name am Tisch
web-account-save = Speichern
web-account-saved = Gespeichert
web-account-guest = Du bist Gast in diesem Browser. Mit einem Konto hast du deine Plätze und Partien auf jedem Gerät.
web-account-is = Angemeldet als { $login }
web-account-make = Konto anlegen
web-account-login = Anmelden
web-account-logout = Abmelden
web-account-login-name = Benutzername
web-account-password = Passwort
web-account-password-about = Mindestens { $least } Zeichen
web-account-made = Konto angelegt
web-account-welcome = Willkommen zurück, { $name }
web-account-bye = Abgemeldet
web-account-have = Ich habe eins: anmelden
web-account-have-not = Ich habe keins: anlegen
web-account-password-change = Passwort ändern
web-account-password-old = Bisheriges Passwort
web-account-password-new = Neues Passwort
web-account-password-effect = Überall sonst wirst du abgemeldet. Tokens für Programme gelten weiter.
web-account-password-changed = Passwort geändert; überall sonst bist du abgemeldet
web-account-delete = Konto löschen
web-account-delete-title = Konto löschen?
web-account-delete-account = Das Konto { $login } wird endgültig gelöscht und lässt sich nicht wiederherstellen.
web-account-delete-sessions = Du wirst überall abgemeldet, und Tokens für Programme gelten nicht mehr.
web-account-delete-seats = Wo gerade gespielt wird, spielt ein Bot für dich weiter; deine Plätze an wartenden Tischen werden frei.
web-account-delete-matches = Partien bleiben denen, die sie mit dir gespielt haben. Dort heißt du „{ $name }“. Heruntergeladene und hochgeladene Aufzeichnungen bleiben, wie sie sind.
web-account-delete-password = Dein Passwort, zur Sicherheit
web-account-delete-keep = Konto behalten
web-account-delete-do = Endgültig löschen
web-account-deleted = Dein Konto ist gelöscht
web-account-guest-delete = Dieses Gastprofil löschen
web-account-guest-delete-title = Gast löschen?
web-account-guest-delete-guest = Der Gast { $name } wird endgültig gelöscht, in diesem Browser und auf dem Server.
web-account-guest-delete-keep = Behalten
web-account-guest-deleted = Der Gast ist gelöscht
web-account-tokens = Tokens für Programme
web-account-tokens-about = Dein Programm spielt über die Bot-API mit einem Token statt eines Passworts.
web-account-tokens-none = Es gibt keine.
web-account-token-name = Wofür ist es?
web-account-token-make = Token anlegen
web-account-token-secret = Das Token „{ $name }“. Es wird nur jetzt gezeigt: Kopier es.
web-account-token-drop = Widerrufen
web-account-token-drop-one = Token „{ $name }“ widerrufen
web-account-token-made = angelegt am { $date }
web-account-token-dropped = Das Token „{ $name }“ ist widerrufen

# Regelwerke in wenigen Worten.
web-preset-thousand-ru = Fass bei 900 ohne Frist, drei Striche in Folge, Blindspiele über 240, Abgeben offen oder verdeckt nach Wahl.
web-preset-thousand-ru-common = Fass bei 880 für drei Spiele, Striche, Kipper bei 555, Blindspiele; eine Hochzeit erst nach einem Stich.
web-preset-thousand-en = Das einfache: kein Fass, keine Striche. Der Alleinspieler schreibt Augen plus oder minus Gebot.
web-preset-thousand-en-cutthroat = Das englische Spiel mit Fass bei 880 und Strafen für Spiele ohne Augen.
web-preset-thousand-pl = Stichzwang, auf Zehner gerundet, ab 900 zählen nur eigene Spiele, eine Bombe für jeden.
web-preset-thousand-pl-4 = Das polnische Spiel; von vieren setzt der Geber aus: 50 für jedes Ass im Talon und seine Hochzeiten.
web-preset-thousand-ru-4 = Wie meist gespielt, aber zu viert: der Geber setzt aus, 40 für jedes Ass im Talon und seine Hochzeiten.
web-preset-thousand-pl-2a = Je zehn Karten und zwei Talons zu zwei: der Alleinspieler wählt einen und drückt zwei Karten.
web-preset-thousand-pl-2b = Je neun Karten und zwei Talons zu drei: der Alleinspieler wählt einen und drückt drei Karten.
web-preset-thousand-pl-2c = Je zwölf Karten: kein Talon, und wer das Reizen gewinnt, spielt aus.
web-preset-thousand-pl-2d = Je sechs Karten und ein Stapel zum Ziehen; ohne Reizen, jeder für sich.
web-preset-thousand-pl-2e = Je sieben Karten, zwei offen im Talon und ein Stapel von acht zum Ziehen.
web-preset-thousand-ru-2 = Wie zu dritt, mit einer toten dritten Hand: eine Karte bekommt der Gegner, eine wird gedrückt.
web-preset-1001-hulsemann = Je acht Karten und ein Stapel von acht, ohne Reizen; der Verlierer zahlt für jeden Punkt, der ihm zu 1001 fehlt.
web-preset-1001-feder = Zweiunddreißig Karten: je sechs und zwanzig im Stapel, ohne Reizen; Siebenen zählen nichts.
web-preset-1001-mcleod = Zwanzig Karten, ein Talon von zwei und Reizen ab 40; alle dürfen passen.
web-preset-1001-russeln = Wie in Österreich: alle 24 Karten werden gegeben, kein Talon, Reizen ab 10, alle dürfen passen.
web-preset-1001-ru = Ein Talon von drei, Eröffnung mit 40, jedem Gegner eine verdeckte Karte; bis 1001.
web-preset-1001-501 = Herz ist immer Trumpf; ein Talon von drei und eine tote dritte Hand; bis 501.
web-sheet-target = Ziel: { $target }
web-sheet-barrel-at = Fass ab { $barrel }

# Offene Karten: was jeder Zug in einem beendeten Spiel noch bringen konnte. $value ist eine Zahl oder ein Bereich, $count das größere Ende.

web-open-cards-tricks = Bei bestem Spiel: { $name } – { $count ->
    [one] { $value } Stich
   *[other] { $value } Stiche
}
web-open-cards-points = Bei bestem Spiel: { $name } – { $count ->
    [one] { $value } Auge
   *[other] { $value } Augen
}
web-open-cards-margin = Bei bestem Spiel: { $name } – Unterschied { $value }
web-open-cards-sure-tricks = Was die anderen auch spielen: { $name } – höchstens { $count ->
    [one] { $value } Stich
   *[other] { $value } Stiche
}
web-open-cards-sure-points = Was die anderen auch spielen: { $name } – mindestens { $count ->
    [one] { $value } Auge
   *[other] { $value } Augen
}
web-open-cards-announced = { $card } mit Hochzeit
web-open-cards-shown = { $suit }-Hochzeit vorzeigen
web-open-cards-working = Wird berechnet…
web-open-cards-phase = Offene Karten: vom ersten Stich bis zum letzten
web-open-cards-running = Offene Karten: sobald das Spiel beendet ist
