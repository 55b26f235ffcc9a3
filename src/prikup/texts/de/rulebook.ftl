# Der Rahmen jedes Regelbuchs.
rulebook-chapter-aim = Worum es geht
rulebook-chapter-cards = Spieler und Karten
rulebook-chapter-deal = Das Geben
rulebook-chapter-redeal = Neugeben
rulebook-chapter-auction = Das Reizen
rulebook-chapter-talon = Der Talon
rulebook-chapter-contract = Die Ansage
rulebook-chapter-whist = Das Whisten
rulebook-chapter-play = Das Spielen der Karten
rulebook-chapter-marriages = Hochzeiten
rulebook-chapter-passes = Der Ramsch
rulebook-chapter-scoring = Die Abrechnung eines Spiels
rulebook-chapter-sheet = Von Spiel zu Spiel
rulebook-chapter-end = Das Ende der Partie
rulebook-chapter-settlement = Die Abrechnung der Partie
rulebook-chapter-faults = Fehler und Strafen
rulebook-chapter-house = Hausregeln dieses Tisches
rulebook-chapter-glossary = Wörter des Spiels
rulebook-house-rules = { $rules ->
    [one] In einem Punkt spielt dieser Tisch anders als die Regeln, nach denen er heißt:
   *[other] In diesen Punkten spielt dieser Tisch anders als die Regeln, nach denen er heißt:
}
rulebook-house-without = { $rules ->
    [1] Diese eine Regel aus dem Regelwerk, nach dem der Tisch heißt, gilt hier nicht:
   *[other] Diese Regeln aus dem Regelwerk, nach dem der Tisch heißt, gelten hier nicht:
}
rulebook-title-players = { $title } – { $players ->
    [2] hier zu zweit
    [4] hier zu viert
   *[3] hier zu dritt
}
rulebook-sources = Quelle
rulebook-contents = Inhalt
rulebook-chapter-examples = Beispiele
rulebook-examples-about = Diese Spiele hat das Programm nach den Regeln dieses Tisches gespielt, bis geschehen war, was sie zeigen.
# Die Spieler der Beispiele, vier Namen in der Reihenfolge ihrer Plätze; sie werden nie gebeugt.
rulebook-players = Anna Boris Klara David
rulebook-example-hand = { $name } hat { $cards }.
rulebook-example-line = { $name } { $amount }: { $words }
rulebook-example-before = Davor steht es so: { $totals }.
rulebook-example-totals = Danach steht es so: { $totals }.

# Woher Regeln kommen.
rulebook-document-russian = die russischen Regeln von Tausend
rulebook-document-english = die englischen Regeln von 1,000
rulebook-document-polish = die polnischen Regeln von Tysiąc
rulebook-document-german = die deutschen und österreichischen Regeln von Tausendundeins
rulebook-document-preferans = die Regeln von Preferans
rulebook-document-beyond = eine Hausregel

# Wörter der Spiele. Die Bedeutung gilt für alle Regeln.
# .forms: Anfänge anderer Formen des Wortes, durch Kommas getrennt; daran findet man es im Satz.
rulebook-word-auction = Reizen
    .meaning = Das Bieten, das entscheidet, wer das Spiel spielt und wofür.
    .forms = gereizt
rulebook-word-barrel = Fass
    .meaning = Ein Stand kurz vor dem Ziel, bei dem ein Spieler hält und von dem aus nur eine eigene Ansage gewinnt.
rulebook-word-bid = Gebot
    .meaning = Was ein Spieler beim Reizen bietet.
    .forms = biet
rulebook-word-bolt = Strich
    .meaning = Ein Zeichen für ein Spiel, in dem man nichts gemacht hat.
rulebook-word-bomb = Bombe
    .meaning = Ein Weg für den Alleinspieler, ein Spiel ohne Verlust zu beenden.
rulebook-word-buyback = Freikauf
    .meaning = Neugeben, für das der Alleinspieler zahlt.
rulebook-word-call-golden = Gold ansagen
    .meaning = Ein starkes Blatt spielen, wie es gegeben wurde, ohne Reizen und Talon.
rulebook-word-contra = Kontra
    .meaning = Ein Wort der Gegenspieler, das die Ansage vervielfacht.
rulebook-word-contract = Ansage
    .meaning = Was der Alleinspieler zu machen versprochen hat.
    .forms = sagt
rulebook-word-cross = Kreuzchen
    .meaning = Ein Zeichen für eine verlorene Ansage.
rulebook-word-dark = blind
    .meaning = Ohne die eigenen Karten angesehen zu haben.
rulebook-word-deal = Spiel
    .meaning = Eine Runde, vom Geben der Karten bis zum Anschreiben.
rulebook-word-dealer = Geber
    .meaning = Der Spieler, der die Karten gibt.
rulebook-word-declarer = Alleinspieler
    .meaning = Der Spieler, der beim Reizen gewonnen hat und gegen die anderen spielt.
rulebook-word-discard = gedrückte Karte
    .meaning = Eine Karte, die der Alleinspieler drückt und nicht spielt.
    .forms = drückt
rulebook-word-drowned-marriage = geplatzte Hochzeit
    .meaning = Eine gemeldete Hochzeit, von der ein anderer eine Karte gestochen hat.
    .forms = geplatzt
rulebook-word-dump-truck = Kipper
    .meaning = Ein Stand, der auf null umkippt.
rulebook-word-fall = Sturz
    .meaning = Das Fass gegen den eigenen Willen verlassen, gegen eine Strafe.
    .forms = stürz
rulebook-word-four-aces = vier Asse
    .meaning = Alle Asse in einer Hand, gemeldet wie eine Hochzeit.
rulebook-word-golden = goldenes Spiel
    .meaning = Ein Spiel zu Beginn der Partie, das doppelt zählt.
    .forms = golden
rulebook-word-marriage = Hochzeit
    .meaning = König und Dame einer Farbe in einer Hand.
rulebook-word-misdeal = falsches Geben
    .meaning = Ein Geben, das misslungen ist, etwa mit einer Karte zu viel.
    .forms = vergeben
rulebook-word-misere = Misere
    .meaning = Die Ansage, keinen Stich zu machen.
rulebook-word-pit = Grube
    .meaning = Ein Stand unter dem Ziel, bei dem ein Spieler hält, bis er ein eigenes Spiel gewinnt.
rulebook-word-recontra = Rekontra
    .meaning = Die Antwort des Alleinspielers auf Kontra, die die Ansage noch einmal vervielfacht.
rulebook-word-redeal = Neugeben
    .meaning = Derselbe Geber gibt noch einmal; das weggeworfene Spiel wird nicht angeschrieben.
    .forms = neu geben
rulebook-word-rest = Rest
    .meaning = Die Stiche, die noch zu spielen sind.
rulebook-word-reverse-barrel = umgekehrtes Fass
    .meaning = Ein Stand weit unter null, bei dem ein Spieler hält und die Partie verlieren kann.
rulebook-word-revoke = falsches Bedienen
    .meaning = Eine Karte, die gegen die Pflichten im Stich gespielt wurde.
rulebook-word-sale = Verkauf des Spiels
    .meaning = Ein Angebot von Karten samt der Ansage an den, der mehr bietet.
    .forms = verkauf
rulebook-word-slam = Schlemm
    .meaning = Alle Stiche eines Spiels.
rulebook-word-stock = Stapel
    .meaning = Die Karten, von denen nach einem Stich gezogen wird.
rulebook-word-talon = Talon
    .meaning = Die Karten in der Mitte, um die gereizt wird.
rulebook-word-threshold = Schwelle
    .meaning = Ein Stand, von dem an ein Spieler nur noch als Alleinspieler anschreibt.
rulebook-word-trick = Stich
    .meaning = Eine Karte von jedem Spieler; die beste nimmt alle.
rulebook-word-trump = Trumpf
    .meaning = Die Farbe, die die anderen sticht.
rulebook-word-write-off = Abschreiben
    .meaning = Ein Spiel aufgeben, bevor es zu Ende gespielt ist.
