# Die Liga: Bots gegeneinander mit denselben Karten.
cli-league-about = Bots gegeneinander mit denselben Karten auf den Plätzen des anderen, mit Vertrauensbereichen.
cli-league-more = Jedes Spiel wird in allen Sitzordnungen gespielt: der eine allein auf jedem Platz gegen den anderen, und umgekehrt. Auf die Ergebnisse zweier Spieler wird nach gleich vielen Spielen gesehen, nach einer Regel, die zwei gleich gute Spieler höchstens in 5 % der Fälle unterscheidet. Mit --out wird jedes Ergebnis gleich gespeichert; derselbe Befehl macht da weiter, wo abgebrochen wurde. docs/league.md erklärt die Zahlen.
cli-league-merge-about = Fügt die Dateien von Teilen zusammen und zeigt die Ergebnisse; bei einer Datei zeigt es sie.
cli-option-league-players = Die Spieler, durch Kommas getrennt; jeder spielt gegen jeden. „clairvoyant“ sieht alle Karten, und es gibt ihn nur hier. Ein doppelt genannter Name spielt gegen sich selbst.
cli-option-league-deals = Höchstens so viele Spiele für je zwei Spieler, jedes in allen Sitzordnungen.
cli-option-league-looks = Wie oft auf die Ergebnisse gesehen wird, von 1 (in jedem Fall alles spielen) bis 10.
cli-option-league-part = Was die Spieler selbst tun: „whole“ das ganze Spiel, „play“ die Stiche, „auction“ alles vor den Stichen; oder einzelne Entscheidungen mit Namen, etwa „bid,pass“.
cli-option-league-common = Wer bei --part den Rest für beide Seiten tut; sonst thumb.
cli-option-league-whole-match = Ganze Partien spielen, nicht einzelne Spiele: --deals zählt sie, jede in allen Sitzordnungen; es zählt, wer gewinnt, im Preferans die Abrechnung.
cli-option-league-control = Die Spiele und so viele weitere lösen, für eine Kontrollvariable, die die Bereiche enger macht.
cli-option-league-out = Die Datei der Ergebnisse, JSON-Zeilen; derselbe Befehl setzt sie fort.
cli-option-league-chart = Die Bereiche in diese Datei zeichnen (SVG).
cli-option-league-share = Nur einen Teil der Spiele spielen, etwa 2/5; „prikup league merge“ fügt die Dateien zusammen.
cli-option-league-cluster = Auf einem Ray-Cluster spielen: seine Adresse, oder „local“ für einen auf diesem Rechner.
cli-option-league-files = Die Dateien der Teile.
cli-option-league-merged = Alle Ergebnisse in diese neue Datei schreiben.
cli-league-playing = spielt
cli-league-title = { $rules }
cli-league-pair = Spieler
cli-league-deals = { $unit ->
    [points] Spiele
   *[other] Partien
}
cli-league-mean = { $unit ->
    [whists] Whists je Partie
    [wins] Siege in 100 Partien
   *[points] Punkte je Spiel
}
cli-league-interval = 95 %
cli-league-t = t
cli-league-time = ms je Entscheidung
cli-league-verdict-head = besser
cli-league-verdict = { $verdict ->
    [first] { $first }
    [second] { $second }
    [equal] in jedem Spiel gleich
    [unfinished] es fehlen Spiele
   *[open] nicht unterschieden
}
cli-league-part = { $part ->
    [play] Nur die Stiche; alles davor für beide Seiten: { $common }.
    [auction] Alles vor den Stichen; diese für beide Seiten: { $common }.
    [decisions] Nur die Entscheidungen { $decisions }; alle anderen für beide Seiten: { $common }.
   *[whole] Das ganze Spiel.
}
cli-league-ahead = { $pair }: { $first } hat mehr in { $share } ± { $half } von 100 Partien
cli-league-variance = { $pair }: Die Sitzordnungen lassen { $pairing } der Varianz; Standardfehler { $plain }{ $controlled ->
    [yes] , mit der Kontrollvariable { $error } ({ $share } der Spiele für denselben Bereich)
   *[no] {""}
}
cli-league-ratings = Schilder (openskill): { $ratings }
cli-league-share-done = Teil { $number } von { $count } ist gespielt; „prikup league merge“ fügt die Dateien zusammen

error-league_players = { $count ->
    [one] { $count } Spieler ist genannt
   *[other] { $count } Spieler sind genannt
}; eine Liga hat 2 bis { $most }
error-league_part = Es gibt keinen Teil „{ $part }“; bekannt: { $known }
error-league_common = Ein gemeinsamer Spieler hat nur mit --part play, auction oder mit Entscheidungen Sinn
error-league_match_controls = Die Kontrollvariable ist für Spiele; lass „--control“ oder „--whole-match“ weg
error-league_deals = { $deals ->
    [one] { $deals } Spiel ist
   *[other] { $deals } Spiele sind
} zu wenig: Um { $looks ->
    [one] { $looks }-mal
   *[other] { $looks }-mal
} auf die Ergebnisse zu sehen, braucht es { $wanted }
error-league_number = { $value } ist für { $setting } nicht möglich: { $least } bis { $most }
error-league_share = „{ $share }“ ist kein Teil; der zweite von fünf heißt 2/5
error-league_controls = Für ganze Spiele nach diesen Regeln hat der Löser keine Werte; lass --control weg
error-league_damaged = Zeile { $line } ist beschädigt oder gehört nicht dorthin; die Datei wurde nicht verändert
error-league_contradiction = Zwei Ergebnisse von Spiel { $deal } widersprechen sich
error-league_other = Die Datei gehört zu einer anderen Liga: dort ist { $setting } „{ $there }“, hier „{ $here }“
error-league_worker = Die Arbeitsprozesse enden immer wieder; was sie fertig hatten, ist gespeichert
error-league_extra = Dafür fehlt ein Paket; installiere es mit: { $command }
error-league_no_ray = Ray ist nicht installiert; installiere es mit: { $command }
error-league_cluster = Der Cluster ist nicht zu benutzen: { $why }
