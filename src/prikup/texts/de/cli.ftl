# Die Befehlszeile. Der Tisch, Simulationen, Aufzeichnungen, Regeln.

# Fehler der Befehlszeile selbst.
error-usage = { $kind ->
    [option] Eine Option „{ $name }“ gibt es hier nicht; siehe --help
    [command] Einen Befehl „{ $name }“ gibt es nicht; siehe --help
    [missing] { $name } fehlt; siehe --help
    [bare] Bei { $name } fehlt ein Wert; beginnt er mit „-“, so schreibe { $name }=WERT; siehe --help
    [value] „{ $value }“ ist für { $name } nicht möglich; siehe --help
    [unused] Mit „{ $name }“ ist nichts anzufangen; siehe --help
    [repeated] { $name } ist mehr als einmal angegeben
   *[other] { $value }
}
error-unknown_bot = Unbekannter Bot „{ $bot }“; bekannt: { $known }
error-bots_count = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
} angegeben, gebraucht werden { $wanted } (oder ein Name für alle)
error-out_of_range = { $value } ist nicht zwischen { $low } und { $high }
error-bad_deal_seed = „{ $seed }“ ist kein Seed: eine ganze Zahl mit höchstens 18 Ziffern oder 16 bis 128 Hexadezimalziffern
error-bad_master_seed = „{ $seed }“ ist kein Seed: 1 bis 200 druckbare Zeichen
error-bad_language = Texte in „{ $language }“{ $nearest ->
    [none] {""}
   *[other] {""}, vielleicht „{ $nearest }“
} gibt es nicht; bekannt: { $known }
error-bad_format = Ein Format „{ $format }“ gibt es nicht{ $nearest ->
    [none] {""}
   *[other] {""}, vielleicht „{ $nearest }“
}; bekannt: { $known }
error-pdf_on_terminal = Ein PDF ist nichts für ein Terminal: nenne eine Datei mit --out
error-pdf_extra = Für PDF fehlt ein Paket; installiere es mit: { $command }
error-no_file = Eine solche Datei gibt es nicht
error-not_readable = Die Datei ist nicht lesbar{ $why ->
    [none] {""}
   *[other] : { $why }
}
error-not_writable = Die Datei lässt sich nicht schreiben: { $why }
error-file_exists = Die Datei gibt es schon; sie wurde nicht verändert
error-match_finished = Diese Partie ist zu Ende; ansehen lässt sie sich mit „prikup replay“
error-changed_elsewhere = Ein anderes Programm hat die Datei geändert, vielleicht ein anderer Tisch derselben Partie; sie wurde nicht verändert
error-no_terminal = Dafür braucht es ein Terminal
error-port_taken = Port { $port } ist belegt, vielleicht von einem anderen „prikup serve“; mit --port einen anderen wählen, 0 nimmt irgendeinen freien
error-card_ambiguous = Diese Karten lassen sich auf zwei Arten lesen; bitte die Farben als ♠ ♣ ♦ ♥ schreiben
error-option_unused = Diese Option hat bei dieser Frage keine Wirkung; bitte weglassen
error-table_unknown = Eine solche Tabelle gibt es nicht; bekannt: { $known }
error-no_address = Unter dieser Adresse kann der Server nicht starten{ $why ->
    [none] {""}
   *[other] : { $why }
}
error-no_server = Die Pakete des Servers sind nicht installiert; so werden sie installiert: { $command }

# Hilfe.
cli-about = Tausend, 1001 und Preferans im Terminal: spielen, simulieren, nachspielen, Regeln ansehen.
cli-about-lang = --lang de wählt die Sprache (auch en, ru, pl, es); ohne Angabe entscheidet die Umgebung (PRIKUP_LANG, LC_ALL, LC_MESSAGES, LANG).
cli-group-commands = Befehle
cli-group-options = Optionen
cli-group-arguments = Argumente
cli-usage = Aufruf: { $text }
cli-help-flag = Diese Hilfe zeigen und beenden.
cli-version-flag = Die Version zeigen und beenden.
cli-play-about = Eine Partie gegen Bots spielen.
cli-play-more = Ohne RULES bietet ein Startbildschirm die Regelwerke an, die begonnenen Partien und die Lektionen. Jede Partie wird nach jeder Aktion in $PRIKUP_HOME oder ~/.local/share/prikup gespeichert. Wo kein Terminal ist, spielen Bots eine ganze Partie nach thousand/ru-common (oder RULES) als Text.
cli-serve-about = Der Tisch im Browser: mit Freunden und Bots spielen, am Rechner oder am Telefon.
cli-serve-more = Die Adresse wird ausgegeben und, wo es einen Bildschirm gibt, geöffnet. Partien liegen in einer Datenbank und gehen nach einem Neustart weiter.
cli-backup-about = Die Datenbank des Servers in eine Datei kopieren, auch während er läuft.
cli-backup-more = Die Kopie enthält alles, was vor Beginn des Befehls bestätigt war. Die Datenbankdatei allein zu kopieren reicht nicht: Die neuesten Aktionen stehen in einer zweiten Datei daneben.
cli-restore-about = Eine Kopie an die Stelle der Datenbank des Servers setzen.
cli-restore-more = Der Server darf nicht laufen. Die bisherige Datenbank bleibt unter anderem Namen daneben liegen.
cli-move-about = Alles von einer Datenbank in eine andere kopieren, etwa von SQLite nach PostgreSQL.
cli-move-more = Das Ziel muss leer sein, und auf der Quelle darf kein Server laufen. Die Kopie wird mit der Quelle verglichen, bevor sie gilt: Am Ende ist alles da oder nichts. Die Quelle bleibt, wie sie ist.
cli-drain-about = Einen von mehreren Servern seine Tische an die anderen übergeben und enden lassen.
cli-drain-more = Für neue Versionen: ein Server nach dem anderen. Eine Seite folgt ihrem Tisch von selbst. Der Befehl wartet, bis der Server beendet ist; SIGTERM bewirkt dasselbe. Der letzte Server behält seine Tische und endet.
cli-simulate-about = Bots viele Partien spielen lassen und das Ergebnis ausgeben. Derselbe Seed gibt bei jeder Zahl von Prozessen dieselben Ergebnisse.
cli-simulate-fair = Die Plätze wechseln: In Partie i sitzt Bot b auf Platz (b + i) mod n, und der erste Geber rückt alle n Partien weiter, so dass nach je n·n Partien jeder Bot jeden Platz und jeden Platz des ersten Gebers gleich oft gehabt hat (n: die Zahl der Spieler).
cli-replay-about = Eine Aufzeichnung Schritt für Schritt zeigen (ohne Terminal als Text) oder prüfen: Rückgabewert 0, oder 2 mit dem ersten Fehler.
cli-verify-about = Jedes Spiel einer beendeten Partie auf einem Server neu mischen und jede Entscheidung der Bots wiederholen, aus dem, was ihr Platz wusste, und vergleichen.
cli-verify-more = Die Datei ist das, was der Server nach der Partie offenlegt: /api/tables/ID/disclosure. Rückgabewert 0, wenn jedes Spiel und jede Entscheidung so ausfällt wie aufgezeichnet; 1, wenn etwas anders ausfällt oder diese Version sie nicht wiederholen kann; 2, wenn es keine solche Datei ist.
cli-rulebook-about = Die Regeln eines Tisches als Buch schreiben: jede Regel in Worten, der Reihe nach.
cli-option-rulebook-format = Wie geschrieben wird: text, md, html, json oder pdf.
cli-option-rulebook-out = In diese Datei schreiben statt auf den Bildschirm.
cli-option-rulebook-sources = Die Quelle jeder Regel nennen.
cli-rules-about = Die Regelwerke und ihre Einstellungen.
cli-rules-list-about = Die Regelwerke, die einen Namen haben.
cli-rules-show-about = Jede Einstellung eines Regelwerks mit ihren Werten.
cli-rules-check-about = Prüft, ob eine Regelangabe möglich ist, und gibt sie in kürzester Form aus.
cli-option-play-rules = Ein Regelwerk wie thousand/ru oder preferans/sochi, auch mit Hausregeln wie thousand/ru+barrel.at=880.
cli-option-rules = Eine Regelangabe wie thousand/ru+barrel.at=880.
cli-option-known-rules = Die Regeln, die du kennst.
cli-option-new-rules = Die Regeln, nach denen jetzt gespielt wird.
cli-option-diff-deals = Wie viele Spiele die Bots nach den bekannten Regeln spielen.
cli-option-deal = Seed der Spiele: eine ganze Zahl oder der hexadezimale Seed eines ersten Spiels, wie ihn Aufzeichnungen zeigen.
cli-option-seat = Dein Platz: 0 oder 1, auch 2, wo drei spielen, und 3, wo vier spielen.
cli-option-play-bots = Deine Gegner, von links an: ein Name für alle oder einer für jeden, aus master, expert, pimc, thumb und random.
cli-option-load = Die Partie einer Aufzeichnung fortsetzen.
cli-option-record = Die Partie auch in dieser neuen Datei aufzeichnen.
cli-option-lesson = Eine Lektion spielen: thousand, preferans oder 1001 als RULES, sonst wird gewählt.
cli-option-order = Sortierung der Hand: nach Farben, nach Rang oder Trumpf zuerst.
cli-option-no-pace = Bots spielen ohne Pause.
cli-option-host = Adresse, unter der der Server erreichbar ist; 0.0.0.0 macht ihn für andere im Netz erreichbar.
cli-option-port = Der Port, unter dem der Server erreichbar ist; 0 nimmt irgendeinen freien.
cli-option-database = Die URL einer Datenbank, etwa sqlite:////srv/prikup.sqlite; ohne Angabe eine Datei neben den gespeicherten Partien.
cli-option-backup-file = Eine neue Datei für die Kopie.
cli-option-restore-file = Eine Datei, die prikup backup geschrieben hat.
cli-option-move-source = Die URL der Datenbank, die kopiert wird, etwa sqlite:////srv/prikup.sqlite.
cli-option-move-target = Die URL einer leeren Datenbank, etwa postgresql://prikup@localhost/prikup. Ein Passwort kann in PGPASSWORD stehen.
cli-option-serve-name = Der Name dieses Servers, wenn mehrere eine Datenbank von PostgreSQL teilen; keine zwei dürfen gleich heißen.
cli-option-serve-url = Wo Seiten diesen Server finden, wenn es mehrere sind: eine Adresse wie https://a.example oder ein Pfad.
cli-option-drain-name = Der Name des Servers.
cli-option-drain-database = Die URL der Datenbank, die die Server teilen.
cli-option-serve-bots = Wie viele Prozesse für die Bots spielen; ohne Angabe passend zum Rechner.
cli-option-settings = Eine TOML-Datei mit Einstellungen des Servers: Grenzen, und wie lange etwas aufbewahrt wird (docs/server.md).
cli-option-no-open = Keinen Browser öffnen.
cli-option-matches = Wie viele Partien.
cli-option-bots = Ein Bot für jeden Platz oder einer für alle, aus master, expert, pimc, thumb und random; sonst thumb gegen random.
cli-option-seed = Ein beliebiger Text; alle Karten und aller Zufall folgen daraus.
cli-option-max-deals = Nach so vielen Spielen wird eine Partie abgebrochen und als unvollendet gezählt.
cli-option-jobs = Wie viele Prozesse sich die Arbeit teilen; ohne Angabe einer je Prozessor.
cli-option-json = JSON ausgeben.
cli-option-file = Eine Aufzeichnung, als Text oder JSON.
cli-option-check = Nur sagen, ob die Aufzeichnung stimmt.
cli-option-verify-file = Was der Server über eine beendete Partie offenlegt, als JSON.
cli-option-verify-commitment = Die Festlegung auf das Geheimnis der Partie (64 Hexadezimalziffern), die vor dem ersten Geben zu sehen war.
cli-option-game = Welches Kartenspiel: thousand, 1001 oder preferans.

# Spieler.
cli-name-you = Du
cli-name-0 = Vera
cli-name-1 = Olga
cli-name-2 = Boris
cli-name-3 = Nina

# Der Startbildschirm.
cli-start-motto = Wer den Talon kennen würde, der wohnte in Sotschi.
cli-start-resume = Weiterspielen: { $rules }, Spiel { $deal } ({ $totals })
cli-start-lesson = Lektion: { $game }
cli-start-family-thousand = Tausend
cli-start-family-1001 = 1001
cli-start-family-preferans = Preferans
cli-play-kept = { $over ->
    [yes] Die Partie ist zu Ende. Noch einmal ansehen: prikup replay { $file }
   *[no] Die Partie ist in { $file } gespeichert; „prikup play“ setzt sie fort.
}
cli-start-quit = Beenden
cli-start-foot = ↑ ↓ wählen · Enter nehmen · q beenden

# Der Tisch.
cli-table-head = prikup · Spiel { $deal } · { $rules }
cli-table-total = Stand { $total }
cli-table-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
cli-table-sits-out = { $you ->
    [yes] du setzt aus
   *[no] setzt aus
}
cli-table-dealer = { $you ->
    [yes] gibst
   *[no] gibt
}
cli-table-plays = { $you ->
    [yes] spielst
   *[no] spielt
} { $amount }
cli-table-dark = blind
cli-table-special = { $kind ->
    [misere] Misere
   *[slam] Schlemm
}
cli-table-open = offen
cli-table-passed = passe
cli-table-says = { $amount }
cli-table-says-dark = { $amount } blind
cli-table-marriage = Hochzeit { $suit } { $value }
cli-table-aces = vier Asse { $value }
cli-table-no-trump = noch kein Trumpf
cli-table-trump = Trumpf { $suit }
cli-table-contract = { $name } · { $amount }
cli-table-bid = Gebot: { $amount } · { $name }
cli-table-talon = Talon
cli-table-for-sale = zu verkaufen
cli-table-gift = → { $name }: { $card }
cli-table-face-down = verdeckt
cli-table-bottom = unterste Karte { $card }
cli-table-deals = Geber: { $name }
cli-table-taken = { $name } +{ $points }
cli-table-everyone = jeder für sich
cli-table-stock = { $count ->
    [0] der Stapel ist leer
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
cli-table-drew = gezogen: { $card }
cli-table-side = { $side ->
    [left] links
   *[right] rechts
}
cli-table-other-talon = der andere Talon
cli-table-dead-hand = tote Hand
cli-table-laid = gedrückt: { $cards ->
    [none] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
   *[other] { $cards }
}
cli-table-unseen = Deine Karten liegen verdeckt.
cli-key-enter = Enter
cli-dial-help = ↑ ↓ wählen
cli-dial-place = Plätze { $places }

cli-prompt-wait = …
cli-prompt-auction = Dein Gebot:
cli-prompt-unseen = Dein Gebot, ohne die Karten zu kennen:
cli-prompt-taking = Der Talon gehört dir.
cli-prompt-giving = Gib jedem Gegner eine Karte (← → Karte wählen).
cli-prompt-laying = { $count ->
    [one] Drücke { $count } Karte (← → Karte wählen).
   *[other] Drücke { $count } Karten (← → Karte wählen).
}
cli-prompt-gift = Eine Karte für { $name } (← → Karte wählen).
cli-prompt-choosing = Nimm einen der beiden Talons.
cli-prompt-offering = Lege Karten zum Verkauf aus (← → Karte wählen).
cli-prompt-selling = Die offenen Karten sind zu haben. Dein Gebot:
cli-prompt-keeping = Den Talon aufnehmen oder dich freikaufen?
cli-prompt-naming = Deine Ansage:
cli-prompt-doubling = Das Spiel ist angesagt.
cli-prompt-announcing = Hochzeiten vor dem ersten Ausspiel.
cli-prompt-playing = Deine Karte (← → wählen).
cli-prompt-cut = Heb ab: Wie viele Karten?
cli-prompt-place = Wohin fallen die Karten des Talons?
cli-prompt-bottom = Du gibst. Sieh dir die unterste Karte an.
cli-prompt-claim = Du darfst geltend machen:
cli-act-play = { $card }
cli-act-declare-marriage = { $card } + Hochzeit
cli-act-declare-aces = { $card } + vier Asse
cli-act-bid-dark = { $amount } blind reizen
cli-act-plain = { $card } ohne Meldung
cli-act-sell = { $card } verkaufen
cli-act-show = Hochzeit { $suit } melden
cli-act-open = { $amount } offen
cli-act-give = an { $name }
cli-act-give-open = offen
cli-act-give-closed = an { $name }
cli-act-talon = { $side ->
    [left] linker Talon
   *[right] rechter Talon
}{ $unseen ->
    [yes] , ohne ihn zu zeigen
   *[no] {""}
}
cli-button-hint = Tipp
cli-button-help = Tasten
cli-button-quit = beenden
cli-button-rules = Regeln
cli-button-last = letzter Stich
cli-button-sheet = Zettel
cli-button-carry-on = verzichten

cli-note-hint = Tipp: { $action } – { $reason }
cli-note-give-to = { $choice ->
    [yes] Mit a gibst du sie nach links, mit d nach rechts; mit A und D offen.
   *[no] Mit a gibst du sie nach links, mit d nach rechts.
}
cli-note-not-your-turn = Du bist nicht an der Reihe.
cli-note-pace-on = Die Bots lassen sich Zeit.
cli-note-pace-off = Die Bots spielen ohne Pause.

cli-page-foot = Enter oder Esc: zurück · ↑ ↓ blättern
cli-question = { $action }: sicher?
cli-question-foot = y ja · n nein

cli-result-title = Spiel { $deal }
cli-result-made = Geschafft: { $name }, { $points } bei Ansage { $contract }.
cli-result-failed = Nicht geschafft: { $name }, { $points } bei Ansage { $contract }.
cli-result-everyone = Jeder spielte für sich.
cli-result-conceded = { $name } – { $ending } bei { $contract }.
cli-result-tricks = Stiche
cli-result-points = Augen
cli-result-bonuses = Hochzeiten
cli-result-lines = angeschrieben
cli-result-totals = Stand
cli-sheet-title = Anschreibezettel
cli-sheet-empty = Noch ist nichts angeschrieben.
cli-sheet-now = jetzt
cli-last-title = Letzter Stich
cli-last-none = In diesem Spiel ist noch kein Stich gemacht.
cli-log-title = Was du erfahren hast
cli-rules-title = Die Regeln an diesem Tisch
cli-rules-changed = Zuerst, was an diesem Tisch anders ist als üblich, dann der Rest.
cli-rules-plain = Alles wie üblich.
cli-rules-nearest = So ginge es: { $rules }
cli-rules-marked = * weicht vom Üblichen ab
cli-rules-between = Von { $known } zu { $new }:
cli-rules-later = { $rules }: Es gibt eine neuere Fassung, { $later }. Was sie ändert, zeigt „prikup rules show { $later }“.
cli-rules-edition = Änderungen: { $before } → { $edition }
cli-rules-edition-change = { $option } = { $value } (vorher { $was })
cli-rules-diff-about = Was sich für jemanden ändert, der die einen Regeln kennt und nach anderen spielt: das Häufigste zuerst.
cli-over-won = Du hast gewonnen!
cli-over-lost = Die Partie ist zu Ende. Gewonnen: { $names }
cli-over-pays = { $you ->
    [yes] Du zahlst
   *[no] { $name } zahlt
} { $amount }.
cli-over-gets = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
} { $amount }.
cli-over-foot = Enter verlässt den Tisch

cli-help-title = Tasten
cli-help-cards = eine Karte der Hand wählen
cli-help-dial = eine Zahl wählen: Gebot, Ansage, Abheben
cli-help-enter = die erste Aktion in der Leiste: reizen, spielen, weiter
cli-help-hint = was ein Spieler nach Faustregeln täte, und warum
cli-help-sheet = Anschreibezettel
cli-help-last = letzter Stich
cli-help-rules = die Regeln an diesem Tisch
cli-help-log = alles, was du erfahren hast
cli-help-pace = Bots lassen sich Zeit oder spielen ohne Pause
cli-help-quit = beenden; die Partie bleibt erhalten, „prikup play“ setzt sie fort
cli-help-help = diese Seite
cli-help-table =
    Die Tasten oben gehen immer. Die übrigen zeigt die Leiste, wenn sie etwas bewirken:
    p – passen
    a, d – nach links, nach rechts abgeben; den linken oder rechten Talon nehmen (Großbuchstaben: ohne ihn zu zeigen)
    o – Karten ansehen; spielen, ohne zu melden
    t, u – den Talon offen aufnehmen, oder ohne ihn zu zeigen
    z – der Rest ist meiner
    y, n – annehmen, ablehnen
    w, x – das Spiel abschreiben, eine Bombe einsetzen
    c – ein Recht geltend machen; Kontra
    n, g – Misere, Schlemm (Großbuchstaben: offen)
    m – eine Karte zum Verkauf auslegen; eine Hochzeit melden
    k, b – die unterste Karte lassen oder in die Mitte stecken (b ist auch der Freikauf: neu geben)

    Karten mit ▲ darfst du spielen, die mit + ist gerade gezogen; Enter auf einer anderen sagt, warum nicht. Die Maus geht auch.

# Erzählung.
cli-story-line = { $name } { $amount }: { $words }
cli-story-totals = Stand – { $totals }
cli-plain-title = { $rules }: { $names }. Hier ist kein Terminal, also spielen Bots.
cli-plain-trick = { $cards }: { $name } +{ $points }
cli-plain-bid = { $name } { $amount }{ $dark ->
    [yes] {" "}blind
   *[no] {""}
}
cli-plain-pass = { $name } passt
cli-plain-drawn = gezogen: { $cards } (noch { $left })
cli-plain-talon = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $side ->
    [left] den linken Talon
   *[right] den rechten Talon
}.
cli-plain-cut = Abgebrochen nach { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
}: Die Partie ist unvollendet.

# Simulationen.
cli-simulate-playing = es wird gespielt
cli-simulate-speed = { $speed } Spiele/s
cli-simulate-title = { $rules }, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-share = Anteil
cli-simulate-mean = mittlerer Stand
cli-simulate-made = Ansagen geschafft
cli-simulate-deals = { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}, { $mean } je Partie
cli-simulate-unfinished = { $count ->
    [one] { $count } Partie wurde
   *[other] { $count } Partien wurden
} nach { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
} abgebrochen und von niemandem gewonnen
cli-simulate-took = { $speed ->
    [one] { $speed } Spiel
   *[other] { $speed } Spiele
} in der Sekunde

# Nachspielen.
cli-replay-ok = { $file }: stimmt ({ $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}, { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
})
cli-replay-title = { $rules }: { $names }
cli-replay-unfinished = Die Partie ist unvollendet.
cli-replay-head = { $rules } · Spiel { $deal } · Schritt { $step } von { $steps }
cli-replay-stock = Stapel: { $cards }
cli-replay-beside = { $kind ->
    [dead] tote Hand
    [left] linker Talon
    [right] rechter Talon
    [laid] gedrückt
   *[other] der andere Talon
}: { $cards }
cli-replay-key-next = weiter
cli-replay-key-back = zurück
cli-replay-key-deal = nächstes Spiel
cli-replay-key-deal-back = voriges Spiel
cli-replay-key-open = Analyse
cli-replay-key-sheet = Zettel
cli-replay-key-quit = beenden

# Das erste Spiel, zum Lernen.
cli-lesson-head = Lektion
cli-lesson-foot = Enter: weiter

# Der Server.
cli-serve-at = Der Tisch ist unter { $url } zu finden
cli-serve-network = Andere in diesem Netz finden ihn unter { $url }
cli-serve-not-built = Seine Seite ist noch nicht gebaut: „{ $command }“ ausführen und neu starten.
cli-serve-stop = Strg-C beendet ihn.
cli-backup-done = Die Kopie liegt in { $file } und ist heil.
cli-restore-done = Die Datenbank ist wieder die aus { $file }.
cli-restore-aside = Die bisherige bleibt als { $file } erhalten.
cli-move-done = In { $url } ist jetzt alles: Tische { $tables }, Einträge der Protokolle { $entries }, Leute { $people }. Alles wurde verglichen.
cli-move-source = { $url } ist, wie sie war. Starte keinen Server mehr darauf, sonst gehen die beiden auseinander.
cli-drain-done = „{ $name }“ hat geendet.
cli-verify-head = Tisch { $table }, { $rules }
cli-verify-seat = { $name }: Entscheidungen von Bots { $listed } von { $steps }
cli-verify-same = Wiederholt und gleich: { $same }
cli-verify-fallbacks = Vom Ersatz gespielt, weil der Bot selbst versagt oder es einem einfacheren überlassen hatte: { $fallbacks }
cli-verify-differs = { $name }, Aktion { $step }: aufgezeichnet { $written }, wiederholt { $found }
cli-verify-other-version = { $name }, Aktion { $step }: eine andere Version hat entschieden, { $written }; hier ist { $found }
cli-verify-unknown-level = { $name }, Aktion { $step }: Dieses Programm hat den Bot { $written } nicht
cli-verify-other-secret = Das Geheimnis ist nicht das vor dem ersten Geben festgelegte.

# Lösen.
cli-solve-about = Was eine Stellung wert ist, wenn alle Karten bekannt sind: der Wert, der Wert jeder Karte und das beste Spiel aller.
cli-solve-more = POSITION ist eine Zeile wie in docs/notation.md; DEAL sind drei Hände von Preferans, „HA109.KaKD / ... / ...“, für eine Tabelle der Stiche jedes Alleinspielers; eine Hand und zwei unbekannte, „HA109.KaKD / ? / PA ? !H“, für das, was sie über alle deren Verteilungen macht (! vor einer Farbe, die fehlt); drei Hände von Tausend und der Talon, „... / ... / ... / HKD.P9“, für das, was jede Hand daraus macht; RECORD ist eine Datei. Karten dürfen in dieser Schreibweise oder in der eigenen Sprache stehen. Wo es keinen Alleinspieler gibt, spielt der Gefragte gegen alle anderen.
cli-option-solve-source = Eine Stellung, drei Hände, drei Hände und ein Talon oder die Datei einer Aufzeichnung.
cli-option-solve-rules = Die Regeln für ein Spiel; ohne Angabe preferans/sochi, mit Talon thousand/ru.
cli-option-solve-seat = Wessen Wert, wo es keinen Alleinspieler gibt; ohne Angabe der des Platzes am Zug.
cli-option-solve-makes = Nur fragen, ob der Wert mindestens so groß ist (in einer Misere: ob die Gegenspieler so viele Stiche erzwingen können); viel schneller.
cli-option-solve-score = Fragen, was das Spiel zu schreiben gibt, wenn alle dafür am besten spielen: Punkte, im Preferans Whists der Abrechnung.
cli-option-solve-rounded = Augen nur so, wie die Regeln sie runden; schneller.
cli-option-solve-deal = Aus einer Aufzeichnung: welches Spiel mit Stichen, ab 1; ohne Angabe das letzte.
cli-option-solve-after = Aus diesem Spiel: nach so vielen gespielten Karten.
cli-option-solve-nodes = Höchstens so viele Stellungen werden für eine Frage durchsucht.
cli-option-solve-memory = Höchstens so viele MiB für die Tabellen; ohne Angabe 64.
cli-option-solve-time = Höchstens so viele Sekunden; gesagt wird, was bis dahin bekannt ist.
cli-solve-makes = { $seat }, mindestens { $wanted }: { $answer ->
    [yes] ja
    [no] nein
   *[unknown] in diesen Grenzen nicht bekannt
}
cli-solve-selfish = Wenn jeder nur für sich spielt – { $values }
cli-solve-cards = { $turn } kann spielen, und { $seat } hat dann:
cli-solve-score = { $seat } schreibt { $value } { $unit ->
    [whists] (Whists der Abrechnung)
   *[points] (Punkte der Partie)
}
cli-solve-score-sure = Was die anderen auch spielen: { $seat } schreibt mindestens { $value } { $unit ->
    [whists] (Whists der Abrechnung)
   *[points] (Punkte der Partie)
}
cli-solve-score-cards = { $turn } kann spielen, und { $seat } schreibt dann:
cli-solve-line = Bestes Spiel:
cli-solve-limit = Eine Grenze wurde nach { $nodes } Stellungen erreicht; die Werte liegen zwischen den angegebenen.
cli-solve-leads = { $seat } spielt aus
cli-solve-declares = { $seat } ({ $cards }), Stiche:
cli-solve-misere = Misere
cli-solve-taken = { $seat } mit dem Talon: Augen { $points }, Ansage { $contract }; gibt { $cards }
cli-solve-taken-away = drückt { $cards }

cli-option-solve-out = Für eine Hand, neben der „?“ stehen: Karten, die nicht mitspielen, etwa die gedrückten.
cli-option-solve-leader = Dort: wer ausspielt, 0 die Hand selbst, 1 der nächste Platz, 2 der letzte; ohne Angabe 0.
cli-option-solve-samples = Dort: höchstens so viele Verteilungen, ohne Angabe 2000; gibt es nicht mehr, dann alle.
cli-option-solve-seed = Dort: eine ganze Zahl, aus der die Stichprobe entsteht.
cli-layouts-all = Alle Verteilungen der verdeckten Karten, { $count } an der Zahl:
cli-layouts-some = { $looked } von { $count } Verteilungen der verdeckten Karten, gezogen mit der Zahl { $seed }; Intervalle von 95 %:
cli-layouts-open = Bestes Spiel beider Seiten mit offenen Karten; am Tisch muss jemand raten.
cli-layouts-tricks = Stiche
cli-layouts-misere = Misere: { $tricks } Stiche; verloren in { $caught }
cli-layouts-points = Was ein Spiel im Mittel bringt, in Whists der Abrechnung:
cli-layouts-limit = Verteilungen eines Spiels, in denen eine Grenze erreicht wurde: höchstens { $count }; die Zahlen berücksichtigen das.

# Tabellen der Farben.
cli-tables-about = Die Zahlen der geschriebenen Regeln für die Karten einer Farbe neben berechneten, und was die Karten einer Farbe in Tausend wert sind.
cli-tables-more = TABLE ist „tricks“, „miseres“, „sums“ oder „thousand“; ohne Angabe werden alle gezeigt, was einige Minuten dauert. In docs/tables.md steht, was angenommen ist und was herauskam. „a“ ist eine kleine Karte, eine Zehn oder niedriger.
cli-option-tables-table = Welche Tabellen.
cli-option-tables-samples = Spiele für jede Zahl, die nicht genau gezählt wird.
cli-option-tables-seed = Eine ganze Zahl, aus der diese Spiele entstehen.
cli-tables-title-tricks = Stiche einer Farbe
cli-tables-about-tricks = Die Farbe für sich, über alle Verteilungen, mit offenen Karten; genau. Eine Zahl stimmt, wenn sie höchstens 0,25 Stiche daneben liegt.
cli-tables-title-miseres = Löcher einer Misere
cli-tables-about-miseres = Wie oft sie verloren geht, wenn alle anderen Farben sauber sind, mit offenen Karten; Intervalle von 95 %. Eine Zahl stimmt, wenn sie höchstens 10 Prozentpunkte daneben liegt.
cli-tables-title-sums = Die Summe einer Hand
cli-tables-about-sums = Hände von zehn Karten nach der gerundeten Summe der Zahlen des Dokuments, und die Stiche, die sie machen; Intervalle von 95 %.
cli-tables-title-thousand = Karten einer Farbe in Tausend
cli-tables-about-thousand = Augen: der Farbe für sich, genau; dann ganzer Spiele mit eigenem Ausspiel und Hochzeiten, in Pik und in Herz.
cli-tables-head-holding = Karten
cli-tables-head-lead = Ausspiel
cli-tables-head-document = Dokument
cli-tables-head-own = eigenes Ausspiel
cli-tables-head-theirs = fremdes
cli-tables-head-verdict = das Dokument ist
cli-tables-head-sum = Summe
cli-tables-head-hands = Hände
cli-tables-head-free-own = ohne Trumpf, eigenes Ausspiel
cli-tables-head-free-theirs = fremdes
cli-tables-head-trump-own = Trumpf, eigenes Ausspiel
cli-tables-head-trump-theirs = fremdes
cli-tables-head-spades = Spiel, Pik
cli-tables-head-hearts = Spiel, Herz
cli-tables-verdict = { $verdict ->
    [low] zu niedrig
    [high] zu hoch
   *[right] richtig
}
cli-tables-lead = { $lead ->
    [own] eigenes
    [theirs] fremdes
   *[any] jedes
}
