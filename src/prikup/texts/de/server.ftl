# Was der Tischserver ablehnt: Anfragen, Leute, Tische.

# Anfragen.
error-bad_request = Die Anfrage ist nicht lesbar{ $field ->
    [none] .
   *[other] : { $field }.
}
error-body_too_large = Das ist zu groß.
error-not_json = Hier wird nur JSON gelesen.
error-no_such_route = Hier ist nichts.
error-wrong_method = So geht das hier nicht.
error-internal = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert.
error-foreign_origin = Darum darf nur die eigene Seite des Servers bitten.
error-not_from_here = Das dürfen nur Programme auf dem Rechner des Servers abfragen.
error-bad_csrf = Diese Seite ist veraltet: Lade sie neu.
error-too_many_requests = Zu viele Anfragen. Versuch es wieder in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
error-too_fast = Nicht so schnell.

# Leute.
error-no_session = Gib zuerst deinen Namen ein.
error-bad_nickname = { $why ->
    [empty] Ein Name braucht wenigstens einen Buchstaben.
    [long] Ein Name hat höchstens { $longest } Zeichen.
   *[other] Solche Zeichen kann ein Name nicht haben.
}
error-reserved_name = Dieser Name ist für Bots oder gelöschte Konten reserviert. Wähl einen anderen Namen.
error-bad_login = Ein Benutzername hat { $least } bis { $most } Zeichen: nur Buchstaben, Ziffern und @+-._
error-bad_password = Ein Passwort hat { $least } bis { $most } Zeichen.
error-login_taken = Dieser Benutzername ist vergeben.
error-already_registered = Du hast schon ein Konto.
error-not_registered = Du spielst als Gast: Es gibt kein Konto.
error-wrong_password = Das ist nicht dein Passwort.
error-wrong_login = Benutzername oder Passwort ist falsch.
error-login_slowed = Für diesen Namen wurden zu oft falsche Passwörter versucht. Von diesem Gerät geht es wieder in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}; ein Browser, in dem du schon angemeldet warst, muss nicht warten.

# Token und die Bot-API.
error-bad_token = Dieses Token ist nicht bekannt.
error-no_such_token = Ein solches Token gibt es nicht.
error-too_many_tokens = Mehr als { $most ->
    [one] { $most } Token geht
   *[other] { $most } Token gehen
} nicht; widerrufe zuerst eines.
error-id_in_use = Eine Aktion mit dieser id läuft noch.
error-no_answer = Der Tisch hat nicht rechtzeitig geantwortet.

# Texte.
error-no_such_text = In der Sprache „{ $language }“ gibt es keine Texte.

# Tische.
error-unknown_table = Einen solchen Tisch gibt es nicht.
error-table_failed = Dieser Tisch wurde durch einen Fehler des Programms angehalten. Nichts Bestätigtes ist verloren.
error-table_elsewhere = Diesen Tisch hat ein anderer Server: „{ $worker }“ unter { $url }.
error-table_moved = Diesen Tisch hat jetzt ein anderer Server oder bekommt ihn gerade. Nichts Bestätigtes ist verloren; versuch es noch einmal.
error-table_crowded = An diesem Tisch sehen schon zu viele zu.
error-too_many_tables = Du hast schon { $most ->
    [one] { $most } offenen Tisch
   *[other] { $most } offene Tische
}; mehr gehen nicht.
error-too_many_sockets = Von deiner Adresse aus { $most ->
    [one] ist schon { $most } Tisch oder Fenster offen
   *[other] sind schon { $most } Tische oder Fenster offen
}; schließe zuerst eines.
error-waiting_elsewhere = Du wartest jetzt in einem anderen Fenster auf Mitspieler.
error-too_many_waiting = Von deiner Adresse { $most ->
    [one] wartet schon { $most } Person
   *[other] warten schon { $most } Personen
} auf Mitspieler, mehr geht nicht.
error-bad_options = Diese Einstellung des Tisches ist nicht möglich: { WORD($option, of: "setting") }.
setting-rules = Regeln
setting-bots = Bots
setting-deal = erstes Spiel
setting-pace = Tempo der Bots
setting-grace = Zeit bis zur Vertretung
setting-dealer = erster Geber
setting-clock-bank = Bedenkzeit für die Partie
setting-clock-increment = Bedenkzeit je Entscheidung
error-logs_full = { $who ->
    [address] Die Partien an den Tischen, die in den letzten { $days } Tagen aus deinem Netz eröffnet wurden, belegen { $megabytes } MB; mehr geht nicht. An Tischen, die andere eröffnet haben, kannst du weiter spielen.
   *[person] Die Partien an den Tischen, die du in den letzten { $days } Tagen eröffnet hast, belegen { $megabytes } MB; mehr steht einer Person nicht zu. An Tischen anderer kannst du weiter spielen.
}
error-already_started = Die Partie hat schon begonnen.
error-seat_taken = Dieser Platz ist besetzt.
error-look_alike_name = An diesem Tisch sähe dein Name aus wie „{ $name }“. Wähl zuerst einen anderen.
error-not_seated = Du sitzt nicht an diesem Tisch.
error-not_host = Das kann nur, wer den Tisch eröffnet hat.
error-match_running = Die Partie ist noch nicht zu Ende.
error-match_not_running = Hier läuft gerade keine Partie.
error-match_too_old = Diese Partie ist zu alt für eine Revanche: Öffne einen neuen Tisch.
error-clock_out = Deine Zeit ist um; bis zum Ende spielt ein Bot für dich.
error-phrases_slowed = Das waren viele Sätze. Den nächsten kannst du sagen in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
error-phrase_waits = Solange Stiche gespielt werden, warten Worte zum Spiel bis zum Ende des Spiels.
error-wrong_link = Dieses Glied oder diese Kette wird nicht erwartet.
error-stood_in = Gerade spielt ein Bot für dich: Nimm zuerst deinen Platz zurück.
error-stale_decision = Am Tisch hat sich inzwischen etwas geändert: sieh noch einmal hin.
error-not_awaited = Du bist nicht an der Reihe.
error-no_advice = Gerade gibt es keinen Tipp.
error-no_lesson = An diesem Tisch gibt es keine Lektion.
error-bad_message = Die Nachricht ist nicht lesbar.
error-bad_message_id = Die Kennung einer Nachricht hat 1 bis { $most } Zeichen: lateinische Buchstaben, Ziffern und Symbole, keine Leerzeichen.

# Wiederholungen und Aufzeichnungen.
error-no_such_deal = Ein beendetes Spiel { $deal } gibt es nicht; es sind { $deals }.
error-no_such_step = Einen Schritt { $step } gibt es nicht; die Wiederholung hat { $steps }.
error-solver_busy = Die Analyse ist gerade ausgelastet; bitte gleich noch einmal versuchen.
error-rules_busy = Gerade werden zu viele Regeln verglichen; versuche es gleich noch einmal.
error-unknown_record = Eine solche Aufzeichnung gibt es nicht.
error-record_too_large = Die Aufzeichnung ist zu groß.
error-too_many_records = { $who ->
    [person] Du hast hier schon { $most } Aufzeichnungen oder { $megabytes } MB; mehr geht nicht. Was niemand öffnet, verschwindet mit der Zeit.
   *[other] Aus deinem Netz liegen hier schon so viele Aufzeichnungen, dass keine mehr angenommen wird. Was niemand öffnet, verschwindet mit der Zeit.
}

# Die Datenbank.
error-storage_failed = Der Server kann gerade nicht schreiben. Nichts hat sich geändert; die Uhren sind angehalten.
error-no_room = Der Server hat dafür gerade keinen Platz. Nichts wurde gespeichert; an den Tischen geht es weiter.
error-bad_settings = Das sind keine Einstellungen des Servers: { $why }
error-bad_database = Die Datenbank „{ $url }“ lässt sich nicht benutzen.
error-database_in_use = Ein anderer Server benutzt schon die Datenbank „{ $url }“.
error-damaged_database = Die Datenbank „{ $url }“ ist beschädigt. Stell eine unbeschädigte Kopie wieder her.
error-sqlite_only = Kopien einer Datenbank von { $system } machen deren eigene Programme, pg_dump und pg_restore; prikup backup und prikup restore sind für Dateien von SQLite.
error-other_system = prikup hält seine Tische in SQLite oder PostgreSQL, nicht in { $system }.
error-no_connection = Die Datenbank „{ $url }“ ist nicht zu erreichen: { $why }
error-newer_database = Eine neuere Version von prikup hat die Datenbank „{ $url }“ benutzt. Nimm diese Version oder eine ältere Kopie.
error-old_database = Die Datenbank „{ $url }“ ist noch so, wie eine ältere Version von prikup sie hinterlassen hat. Starte den Server einmal mit ihr.
error-same_database = „{ $url }“ ist zugleich Quelle und Ziel.
error-database_not_empty = Die Datenbank „{ $url }“ ist nicht leer. Nichts wurde kopiert.
error-not_moved = Nach „{ $url }“ wurde nichts kopiert: { $why }
error-clock_off = Die Uhr dieser Maschine und die der Datenbank gehen { $seconds } s auseinander. Stell beide richtig.
error-bad_worker_name = „{ $name }“ taugt nicht als Name eines Servers: Kleinbuchstaben a–z, Ziffern und Bindestriche, höchstens 40.
error-worker_name_taken = Ein anderer Server dieser Datenbank läuft schon unter dem Namen „{ $name }“.
error-no_such_worker = Auf dieser Datenbank läuft kein Server namens „{ $name }“.
