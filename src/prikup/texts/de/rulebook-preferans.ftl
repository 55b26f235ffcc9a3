# Die Regeln von Preferans in ganzen Sätzen, für Leute, die es nie gespielt haben. Zahlen sind Werte; was nicht gilt, wird nicht gesagt.
# $six, $seven, $eight, $nine, $ten, $misere: eine Zahl für jedes Spiel. $players: die Spieler am Tisch, wählt eine Fassung.

rulebook-chapter-dark = Blindes Spielen
rulebook-chapter-bombs = Bomben
rulebook-chapter-brigand = Der Räuber (Rasbojnik)

# Worum es geht.
rulebook-preferans-aim-game = { $players ->
    [2] Preferans ist ein Spiel um Stiche. In jedem Spiel verpflichtet sich einer, der Alleinspieler, eine bestimmte Zahl von Stichen zu machen, und der andere versucht, es zu verhindern.
   *[other] Preferans ist ein Spiel um Stiche. In jedem Spiel verpflichtet sich einer, der Alleinspieler, eine bestimmte Zahl von Stichen zu machen, und die anderen versuchen, es zu verhindern.
}
rulebook-preferans-aim-passes = Will niemand Alleinspieler sein, wird ein Ramsch gespielt: Jeder spielt für sich und versucht, möglichst wenige Stiche zu machen.
rulebook-preferans-aim-razbojnik = Hier wird nur der erste Teil des alten Spiels gespielt, der Räuber: Reihum ist jeder Alleinspieler und muss jede Art von Spiel einmal spielen.
rulebook-preferans-aim-two-parts = Eine Partie hat zwei Teile: zuerst den Räuber, in dem jeder jede Art von Spiel einmal spielen muss, und dann das eigentliche Spiel, in dem gereizt wird.
rulebook-preferans-aim-sheet = Für jeden wird dreierlei aufgeschrieben: Punkte im Pool, die gut sind, Punkte auf dem Berg, die schlecht sind, und Whists, die einer auf einen anderen schreibt. Am Ende wird alles in Whists umgerechnet, und das beste Ergebnis gewinnt.
rulebook-preferans-aim-sheet-hill = Punkte auf dem Berg sind Strafpunkte. Am Ende werden nur die Berge verglichen, und der kleinste gewinnt.

# Spieler und Karten.
rulebook-preferans-cards-players-4 = Vier spielen, jeder für sich. Der Geber bekommt keine Karten und setzt aus; die anderen drei spielen.
rulebook-preferans-cards-players-3 = Drei spielen, jeder für sich; auch der Geber spielt mit.
rulebook-preferans-cards-players-2 = Zwei spielen. Ein drittes Blatt, der Strohmann, gehört niemandem: Es liegt so, als säße dort ein dritter Spieler, und passt immer.
rulebook-preferans-cards-pack = Gespielt wird mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}: Ass, König, Dame, Bube, Zehn, Neun, Acht und Sieben in jeder der vier Farben, von oben nach unten.
rulebook-preferans-cards-trick = Ein Stich besteht aus einer Karte von jedem Blatt, das mitspielt. Ein Spiel hat { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}.
rulebook-preferans-cards-suits = Beim Reizen haben auch die Farben eine Reihenfolge: Pik ist die niedrigste, dann kommen Kreuz, Karo und Herz, und ohne Trumpf steht über allen.
rulebook-preferans-cards-seats-ace-high = Mit echten Karten zieht jeder eine Karte um die Plätze, und wer die niedrigste hat, wählt zuerst. Das Ass ist dabei die höchste Karte; von gleichen Karten ist Pik die niedrigste, dann Kreuz, Karo und Herz.
rulebook-preferans-cards-seats-ace-low = Mit echten Karten zieht jeder eine Karte um die Plätze, und wer die niedrigste hat, wählt zuerst. Das Ass ist dabei die niedrigste Karte; von gleichen Karten ist Pik die niedrigste, dann Kreuz, Karo und Herz.

# Das Geben.
rulebook-preferans-deal-first-ace = Vor dem ersten Spiel werden reihum offen Karten verteilt: Wer das erste Ass bekommt, gibt zuerst.
rulebook-preferans-deal-first-given = Wer zuerst gibt, machen die Spieler unter sich aus.
rulebook-preferans-deal-shuffle = Der Geber mischt.
rulebook-preferans-deal-cut = { $players ->
    [2] Der andere Spieler muss abheben.
   *[other] Der rechte Nachbar des Gebers muss abheben.
}
rulebook-preferans-deal-cards = Gegeben wird zu zweien, im Uhrzeigersinn vom linken Nachbarn des Gebers an, bis jedes der drei Blätter { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} hat.
rulebook-preferans-deal-talon = Dazwischen, nach der dritten Runde, { $cards ->
    [one] kommt { $cards } Karte
   *[other] kommen { $cards } Karten
} verdeckt auf den Tisch: der Talon.
rulebook-preferans-deal-eldest = { $players ->
    [2] Zuerst spricht immer der Gegner des Gebers. Das Blatt, das zuerst gegeben wird, und sei es der Strohmann, heißt Vorhand.
   *[other] Der linke Nachbar des Gebers heißt Vorhand; die anderen folgen im Uhrzeigersinn.
}
rulebook-preferans-deal-next-off = Gegeben wird reihum im Uhrzeigersinn, was auch gespielt wurde.
rulebook-preferans-deal-next-passes = Gegeben wird reihum im Uhrzeigersinn. Nur nach einem Ramsch gibt derselbe Geber noch einmal; nach { $count ->
    [one] { $count } Ramsch
   *[other] { $count } Ramschen
} in Folge geht das Geben weiter.
rulebook-preferans-deal-next-both = Gegeben wird reihum im Uhrzeigersinn. Nur nach einem Ramsch und nach einer verlorenen Misere gibt derselbe Geber noch einmal; nach { $count ->
    [one] { $count } Ramsch
   *[other] { $count } Ramschen
} in Folge geht das Geben weiter.

# Das Reizen.
rulebook-preferans-auction-order = { $players ->
    [2] Beim Reizen spricht zuerst der Gegner des Gebers, dann der Geber, und so abwechselnd. Der Strohmann hat von Anfang an gepasst.
    [4] Beim Reizen sprechen die Spieler reihum, im Uhrzeigersinn von der Vorhand an. Der Geber, der aussetzt, reizt nicht mit.
   *[other] Beim Reizen sprechen die Spieler reihum, im Uhrzeigersinn von der Vorhand an.
}
rulebook-preferans-auction-call = Wer an der Reihe ist, bietet ein Spiel oder passt. Ein Gebot nennt die Zahl der Stiche, die man machen will, von { $least } bis { $most }, und die Trumpffarbe oder „ohne Trumpf“.
rulebook-preferans-auction-ladder = Das niedrigste Gebot ist sechs Pik. Darüber stehen sechs Kreuz, sechs Karo, sechs Herz und sechs ohne Trumpf, dann sieben Pik und so weiter bis zehn ohne Trumpf. Ein Gebot muss höher sein als das letzte; Stufen darf man überspringen.
rulebook-preferans-auction-promise = Ein Gebot ist ein Versprechen: Wer mit ihm gewinnt, muss dieses Spiel oder ein höheres spielen.
rulebook-preferans-auction-pass = Wer gepasst hat, sagt in diesem Reizen nichts mehr.
rulebook-preferans-auction-end = Bietet niemand mehr höher, ist Alleinspieler, wer am höchsten geboten hat. Passen alle, ohne dass jemand geboten hat, wird ein Ramsch gespielt.
rulebook-preferans-auction-hold = Wer, im Uhrzeigersinn vom Geber an gezählt, vor dem Bietenden sitzt, darf ein Spiel mit „hier“ halten, statt höher zu bieten. Das Gebot gehört dann ihm, und der andere muss höher gehen oder passen.
rulebook-preferans-auction-misere = Misere ist ein eigenes Gebot: Sie verspricht, gar keinen Stich zu machen, und keine Farbe ist Trumpf.
rulebook-preferans-auction-misere-bound = Misere darf man nur als erstes Wort in einem Spiel bieten. Wer sie geboten hat, kann in diesem Spiel kein anderes mehr bieten.
rulebook-preferans-auction-misere-trading = Misere darf man nur als erstes Wort in einem Spiel bieten, und wer sie geboten hat, kann kein anderes Spiel mehr bieten. Ein Alleinspieler, dessen letztes Gebot acht Pik oder niedriger war, darf sie aber noch wählen, wenn er den Talon gesehen hat.
rulebook-preferans-auction-misere-late = Misere darf man nur als erstes Wort in einem Spiel bieten, und wer sie geboten hat, kann kein anderes Spiel mehr bieten. Ein Alleinspieler, dessen letztes Gebot unter der Misere stand, darf sie aber noch wählen, wenn er den Talon gesehen hat.
rulebook-preferans-auction-misere-document-off = Misere steht über neun ohne Trumpf und unter zehn Pik: Nur eine Zehn überbietet sie.
rulebook-preferans-auction-misere-document-misere = Misere steht über neun ohne Trumpf und unter zehn Pik: Eine Zehn überbietet sie. Man darf sie auch ohne den Talon bieten; dieses Gebot steht über zehn ohne Trumpf.
rulebook-preferans-auction-misere-document-high = Misere, neun und zehn darf man auch ohne den Talon bieten. Die Reihenfolge von unten nach oben: die Neunen, Misere, die Neunen ohne Talon, die Zehnen, Misere ohne Talon, die Zehnen ohne Talon.
rulebook-preferans-auction-misere-common-off = Misere steht über acht ohne Trumpf und unter neun Pik: Jede Neun überbietet sie.
rulebook-preferans-auction-misere-common-misere = Misere steht über acht ohne Trumpf und unter neun Pik: Jede Neun überbietet sie. Man darf sie auch ohne den Talon bieten; dieses Gebot steht über neun ohne Trumpf und unter zehn Pik.
rulebook-preferans-auction-misere-common-high = Misere, neun und zehn darf man auch ohne den Talon bieten. Die Reihenfolge von unten nach oben: die Achten, Misere, die Neunen, Misere ohne Talon, die Neunen ohne Talon, die Zehnen, die Zehnen ohne Talon.
rulebook-preferans-auction-without-talon = Wer mit einem Gebot ohne Talon gewinnt, spielt die Karten, die er bekommen hat, und der Talon bleibt bis zum Schluss verdeckt. Wer Misere geboten hat, darf auf Misere ohne Talon erhöhen.

# Der Talon.
rulebook-preferans-talon-take = Der Alleinspieler deckt den Talon für alle auf und nimmt ihn in die Hand.
rulebook-preferans-talon-discard = Dann drückt er { $cards ->
    [one] { $cards } beliebige Karte
   *[other] { $cards } beliebige Karten
} verdeckt; kein anderer darf sie sehen.
rulebook-preferans-talon-decline = Der Alleinspieler darf den Talon auch verdeckt liegen lassen und mit den Karten spielen, die er bekommen hat.
rulebook-preferans-talon-returned = { $players ->
    [4] Spielt der Alleinspieler ohne den Talon oder drückt er genau dessen zwei Karten, schreibt der Geber { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf den Berg: Der Talon hat nichts genützt.
   *[other] Spielt der Alleinspieler ohne den Talon oder drückt er genau dessen zwei Karten, schreibt der Geber, wenn er es nicht selbst ist, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf den Berg: Der Talon hat nichts genützt.
}
rulebook-preferans-talon-returned-discard = { $players ->
    [4] Drückt der Alleinspieler genau die zwei Karten des Talons, schreibt der Geber { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf den Berg: Der Talon hat nichts genützt.
   *[other] Drückt der Alleinspieler genau die zwei Karten des Talons, schreibt der Geber, wenn er es nicht selbst ist, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf den Berg: Der Talon hat nichts genützt.
}
rulebook-preferans-talon-paid-dealer = Für einen guten Talon wird der Geber, der aussetzt, bezahlt: mit Whists auf den Alleinspieler wie für so viele Stiche des Spiels, und zwar { $ace } für ein Ass, { $aces } für zwei Asse, { $suited } für Ass und König einer Farbe und { $marriage } für König und Dame einer Farbe.
rulebook-preferans-talon-paid-half = Für einen guten Talon werden beide Gegner bezahlt. Jeder schreibt die Hälfte dessen, was der Alleinspieler schuldet: Whists wie für so viele Stiche des Spiels, und zwar { $ace } für ein Ass, { $aces } für zwei Asse, { $suited } für Ass und König einer Farbe und { $marriage } für König und Dame einer Farbe.
rulebook-preferans-talon-paid-when = Der Talon wird bezahlt, ob das Spiel gewonnen wird oder nicht. Nicht bezahlt wird er bei einer Misere, und auch nicht, wenn der Alleinspieler ohne ihn spielt oder genau seine zwei Karten drückt.

# Die Ansage.
rulebook-preferans-contract-name = Nun sagt der Alleinspieler an, was gespielt wird: die Zahl der Stiche und die Trumpffarbe oder „ohne Trumpf“. Die Ansage darf höher sein als das Gebot, aber nicht niedriger.
rulebook-preferans-contract-misere = Wer mit einer Misere das Reizen gewonnen hat, muss Misere spielen.
rulebook-preferans-contract-games = Ein Spiel heißt nach seinen Stichen und seinem Trumpf. Bei „sechs Herz“ ist Herz Trumpf, und der Alleinspieler muss mindestens sechs Stiche machen; Sieben, Acht, Neun und Zehn sind Spiele um so viele Stiche.
rulebook-preferans-contract-values = Was die Spiele in Punkten wert sind: eine Sechs { $six }, eine Sieben { $seven }, eine Acht { $eight }, eine Neun { $nine }, eine Zehn { $ten }, eine Misere { $misere }.
rulebook-preferans-contract-surrender = Statt zu spielen, darf der Alleinspieler das Spiel aufgeben, bevor die Gegenpartei spricht. Dann gilt es als verloren mit { $tricks ->
    [one] { $tricks } fehlenden Stich
   *[other] { $tricks } fehlenden Stichen
}, und niemand schreibt Whists.
rulebook-preferans-contract-share = Bei der Ansage darf der Alleinspieler die Hälfte des Spiels dem Geber anbieten, der aussetzt und den Talon, aber kein Blatt gesehen hat. Der Geber nimmt an oder lehnt ab, bevor die Gegenspieler sprechen.
rulebook-preferans-contract-share-score = Wird ein geteiltes Spiel gewonnen, bekommen Alleinspieler und Geber je die Hälfte der Punkte; geht es verloren, schreibt jeder die Hälfte der Bergpunkte. Alle Whists werden allein auf den Alleinspieler geschrieben, und der Geber schreibt in diesem Spiel keine.
rulebook-preferans-contract-totus = Ein Alleinspieler, der den Talon genommen hat und keinen Weg sieht, einen Stich zu verlieren, darf statt zu drücken einen Totus ansagen. Alle { $cards ->
    [one] { $cards } Karte wird
   *[other] { $cards } Karten werden
} vorgezeigt, eine Trumpffarbe oder „ohne Trumpf“ wird genannt, und der erste Gegenspieler sucht die zwei Karten aus, die gedrückt werden; mit den übrigen muss der Alleinspieler alle { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} machen.
rulebook-preferans-contract-totus-score = Ein gewonnener Totus schließt den Pool des Alleinspielers und leert seinen Berg. Ein verlorener verdoppelt den Berg des Alleinspielers.
rulebook-preferans-contract-totus-bomb = { $players ->
    [2] Auf einer Bombe hilft der Totus auch dem Gegner: Auch dessen Pool wird geschlossen und dessen Berg geleert. Der Alleinspieler schreibt auf ihn { $pool ->
        [one] { $pool } Whist
       *[other] { $pool } Whists
    } für jeden Poolpunkt und { $hill ->
        [one] { $hill } Whist
       *[other] { $hill } Whists
    } für jeden Bergpunkt; geht der Totus verloren, wächst sein eigener Berg auch um den Berg des Gegners.
   *[other] Auf einer Bombe nennt der Alleinspieler zuerst einen anderen, dem der Totus helfen soll: Auch dessen Pool wird geschlossen und dessen Berg geleert. Der Alleinspieler schreibt auf ihn { $pool ->
        [one] { $pool } Whist
       *[other] { $pool } Whists
    } für jeden Poolpunkt und { $hill ->
        [one] { $hill } Whist
       *[other] { $hill } Whists
    } für jeden Bergpunkt; geht der Totus verloren, wächst sein eigener Berg auch um den Berg dieses Spielers.
}
rulebook-preferans-contract-totus-bombs-hills = { $players ->
    [2] Auf einer Doppelbombe und auf einer Tanne leert ein Totus den Berg des Gegners, lässt aber den Pool, wie er ist.
   *[other] Auf einer Doppelbombe hilft ein Totus zwei anderen, auf einer Tanne allen, leert aber nur ihre Berge.
}
rulebook-preferans-contract-totus-bombs-pools = { $players ->
    [2] Auf einer Doppelbombe und auf einer Tanne hilft ein Totus dem Gegner genauso.
   *[other] Auf einer Doppelbombe hilft ein Totus zwei anderen genauso, auf einer Tanne allen.
}
rulebook-preferans-contract-totus-consolation = Für die fehlenden Stiche eines verlorenen Totus wird Trost geschrieben wie für die einer Zehn.

# Das Whisten.
rulebook-preferans-whist-order = { $players ->
    [2] Ist das Spiel angesagt, sagt der Gegner „Whist“ oder „passe“; der Strohmann passt. Wer whistet, verpflichtet sich, gegen den Alleinspieler Stiche zu machen.
   *[other] Ist das Spiel angesagt, sagen die beiden Gegenspieler reihum, im Uhrzeigersinn vom Alleinspieler an, „Whist“ oder „passe“. Wer whistet, verpflichtet sich, gegen den Alleinspieler Stiche zu machen.
}
rulebook-preferans-whist-quota-plain = Whistet jemand, schuldet die Gegenpartei eine bestimmte Zahl von Stichen, ihre Pflicht, für beide Blätter zusammen: { $six } gegen eine Sechs, { $seven } gegen eine Sieben, { $eight } gegen eine Acht, { $nine } gegen eine Neun.
rulebook-preferans-whist-quota-personal = Jeder Whister schuldet eine eigene Zahl von Stichen, seine Pflicht: { $six } gegen eine Sechs und { $seven } gegen jedes höhere Spiel, was der andere auch gesagt hat.
rulebook-preferans-whist-ten-whisted = Eine Zehn wird gewhistet wie andere Spiele, und die Gegenpartei schuldet gegen sie { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}.
rulebook-preferans-whist-ten-checked = { $players ->
    [2] Gegen eine Zehn wird niemand gefragt: Das Blatt des Gegners und der Strohmann werden offen hingelegt, und der Gegner spielt beide und versucht, einen Stich zu machen.
   *[other] Gegen eine Zehn wird niemand gefragt: Beide Gegenspieler legen ihr Blatt offen hin und versuchen, einen Stich zu machen, jeder mit den eigenen Karten.
}
rulebook-preferans-whist-spades = { $players ->
    [2] Gegen sechs Pik muss der Gegner whisten.
   *[other] Gegen sechs Pik müssen beide Gegenspieler whisten, und ihre Blätter bleiben verdeckt.
}
rulebook-preferans-whist-both = Whisten beide, bleiben ihre Blätter verdeckt, und die Stiche eines jeden zählen für sich.
rulebook-preferans-whist-lone = Whistet einer und der andere passt, zählen alle Stiche der Gegenpartei für den Whister.
rulebook-preferans-whist-alone-on-nine = Gegen eine Neun darf nur einer whisten: Hat der erste gewhistet, muss der zweite passen.
rulebook-preferans-whist-face-choice = Wer allein whistet, wählt, wie er spielt: offen, wenn beide Blätter der Gegenpartei auf dem Tisch liegen und er die Karten beider spielt, oder verdeckt, wenn jeder seine eigenen spielt.
rulebook-preferans-whist-face-lying = Wer allein whistet, spielt offen: Beide Blätter der Gegenpartei kommen auf den Tisch, und er spielt die Karten beider.
rulebook-preferans-whist-face-standing = Wer allein whistet, spielt verdeckt: Die Blätter der Gegenpartei bleiben verborgen, und jeder spielt seine eigenen Karten.
rulebook-preferans-whist-face-dummy = Whistet der Gegner, kommen sein Blatt und der Strohmann offen auf den Tisch, und er spielt die Karten beider.
rulebook-preferans-whist-opened = Blätter, die offen liegen sollen, werden vor der ersten Karte hingelegt, wenn nicht der Alleinspieler ausspielt, sonst nach dessen erster Karte.
rulebook-preferans-whist-opened-late = Blätter, die offen liegen sollen, werden erst nach dem ersten Stich hingelegt.
rulebook-preferans-whist-nobody = { $players ->
    [2] Passt der Gegner, wird das Spiel nicht gespielt und gilt als gewonnen.
    [4] Whistet niemand, wird das Spiel nicht gespielt und gilt als gewonnen.
   *[other] Passen beide Gegenspieler, wird das Spiel nicht gespielt und gilt als gewonnen.
}
rulebook-preferans-whist-dealer-full = Passen beide Gegenspieler, darf der Geber, der aussetzt, an ihrer Stelle whisten. Dann schreibt er die Whists, schuldet die ganze Pflicht und zahlt, was fehlt.
rulebook-preferans-whist-dealer-free = Passen beide Gegenspieler, darf der Geber, der aussetzt, an ihrer Stelle whisten. Dann schreibt er die Whists, schuldet aber keine Pflicht und zahlt nichts, wenn es zu wenige Stiche werden.
rulebook-preferans-whist-dealer-hand-both = Bevor der Geber an Stelle der Gegenspieler whistet, darf er eines ihrer Blätter ansehen; danach spielt er die Karten beider.
rulebook-preferans-whist-dealer-hand-seen = Bevor der Geber an Stelle der Gegenspieler whistet, muss er eines ihrer Blätter ansehen. Whistet er verdeckt, spielt er nur dieses Blatt, und der andere Gegenspieler spielt seines.
rulebook-preferans-whist-unplayed = { $players ->
    [2] Wird eine Sechs oder Sieben nicht gewhistet, und wäre der Strohmann vor dem Gegner an der Reihe gewesen, schreibt der Gegner trotzdem Whists auf den Alleinspieler: { $six } für eine Sechs, { $seven } für eine Sieben.
   *[other] Whistet niemand gegen eine Sechs oder Sieben, schreibt der zweite Gegenspieler trotzdem Whists auf den Alleinspieler: { $six } für eine Sechs, { $seven } für eine Sieben.
}
rulebook-preferans-whist-half-to-seven = { $players ->
    [2] Gegen eine Sechs oder Sieben darf der Gegner, wenn der Strohmann vor ihm an der Reihe ist, statt dessen „halber Whist“ sagen. Dann wird das Spiel nicht gespielt und gilt als gewonnen, und der Gegner schreibt die Whists für die halbe Pflicht: { $six } gegen eine Sechs, { $seven } gegen eine Sieben.
   *[other] Gegen eine Sechs oder Sieben darf der zweite Gegenspieler „halber Whist“ sagen, wenn der erste gepasst hat. Dann wird das Spiel nicht gespielt und gilt als gewonnen, und der zweite Gegenspieler schreibt die Whists für die halbe Pflicht: { $six } gegen eine Sechs, { $seven } gegen eine Sieben.
}
rulebook-preferans-whist-half-to-eight = { $players ->
    [2] Gegen eine Sechs, Sieben oder Acht darf der Gegner, wenn der Strohmann vor ihm an der Reihe ist, statt dessen „halber Whist“ sagen. Dann wird das Spiel nicht gespielt und gilt als gewonnen, und der Gegner schreibt die Whists für die halbe Pflicht: { $six } gegen eine Sechs, { $seven } gegen eine Sieben, { $eight } gegen eine Acht.
   *[other] Gegen eine Sechs, Sieben oder Acht darf der zweite Gegenspieler „halber Whist“ sagen, wenn der erste gepasst hat. Dann wird das Spiel nicht gespielt und gilt als gewonnen, und der zweite Gegenspieler schreibt die Whists für die halbe Pflicht: { $six } gegen eine Sechs, { $seven } gegen eine Sieben, { $eight } gegen eine Acht.
}
rulebook-preferans-whist-half-return = Auf einen halben Whist kann der erste Gegenspieler doch noch allein whisten; der zweite gilt dann als einer, der gepasst hat.
rulebook-preferans-whist-half-dealer = Lässt der erste Gegenspieler einen halben Whist stehen, darf der Geber noch whisten; wer den halben Whist sagte, gilt dann als einer, der gepasst hat.
rulebook-preferans-whist-half-leave = Wo halber Whist gesagt werden darf, kann auch der erste Gegenspieler, der gewhistet hat, mit einem halben Whist aussteigen, wenn der zweite gepasst hat.

# Das Spielen der Karten.
rulebook-preferans-play-lead = { $players ->
    [2] Zum ersten Stich spielt die Vorhand aus, wer auch Alleinspieler ist, und sei es der Strohmann. Danach spielt das Blatt aus, das den letzten Stich gemacht hat.
   *[other] Zum ersten Stich spielt die Vorhand aus, wer auch Alleinspieler ist. Danach spielt aus, wer den letzten Stich gemacht hat.
}
rulebook-preferans-play-follow = Jeder muss die Farbe bedienen. Wer die ausgespielte Farbe nicht hat, muss trumpfen, und wer auch keinen Trumpf hat, darf jede Karte spielen.
rulebook-preferans-play-no-beating = Niemand muss die Karten auf dem Tisch überstechen.
rulebook-preferans-play-winner = Den Stich macht der höchste Trumpf; liegt kein Trumpf darin, die höchste Karte der ausgespielten Farbe.
rulebook-preferans-play-misere = { $players ->
    [2] Eine Misere hat keinen Trumpf, und niemand whistet. Das Blatt des Gegners und der Strohmann kommen offen auf den Tisch; der Gegner spielt beide und versucht, dem Alleinspieler einen Stich aufzuzwingen.
   *[other] Eine Misere hat keinen Trumpf, und niemand whistet. Beide Gegenspieler legen ihr Blatt offen hin; jeder spielt seine eigenen Karten und versucht, dem Alleinspieler einen Stich aufzuzwingen.
}
rulebook-preferans-play-offer = Zwischen zwei Stichen darf ein Spieler anbieten, die restlichen Stiche zu teilen; stimmen alle zu, deren Ergebnis davon abhängt, endet das Spiel so. Wo mehr als zwei noch Stiche machen können, geht das erst, wenn höchstens noch { $tricks ->
    [one] { $tricks } Stich übrig ist
   *[other] { $tricks } Stiche übrig sind
}.
rulebook-preferans-play-proof = Ein Alleinspieler darf nicht zu niedrig ansagen. Macht er mehr Stiche, als er angesagt hat, kann ein Gegenspieler einen Nachweis verlangen: eine Verteilung der Karten, die er nicht sehen konnte, bei der nicht mehr Stiche als angesagt zu machen sind.
rulebook-preferans-play-proof-game = Gibt es keine solche Verteilung, ist das Spiel verloren, und jeder Stich darüber zählt als fehlender Stich.
rulebook-preferans-play-proof-lay = Gibt es keine solche Verteilung, ist das Spiel verloren, und die Stiche darüber, die selbst die schlechteste Verteilung bringt, zählen als fehlende Stiche.

# Der Ramsch.
rulebook-preferans-passes-what = In einem Ramsch gibt es keinen Alleinspieler und keinen Trumpf; jeder spielt für sich und versucht, wenige Stiche zu machen. Die Farbe muss bedient werden, und wer das nicht kann, darf jede Karte spielen.
rulebook-preferans-passes-dummy = Die Karten des Strohmanns spielen im Ramsch nicht mit.
rulebook-preferans-passes-talon-leads = Die zwei Karten des Talons werden nacheinander aufgedeckt und zu den ersten beiden Stichen ausgespielt, zu denen die Vorhand als Erste zugibt. Sie gelten als Karten des Gebers und können den Stich machen. Zum dritten spielt die Vorhand aus, danach, wer den letzten Stich gemacht hat.
rulebook-preferans-passes-talon-suit = { $players ->
    [2] Die zwei Karten des Talons werden nacheinander aufgedeckt und zu den ersten beiden Stichen ausgespielt, zu denen der Gegner des Gebers als Erster zugibt. Sie sagen nur, welche Farbe zu spielen ist, und können nicht gewinnen; hat niemand die Farbe, macht der Gegner des Gebers den Stich. Er spielt auch zum dritten aus, danach, wer den letzten Stich gemacht hat.
   *[other] Die zwei Karten des Talons werden nacheinander aufgedeckt und zu den ersten beiden Stichen ausgespielt, zu denen die Vorhand als Erste zugibt. Sie sagen nur, welche Farbe zu spielen ist, und können nicht gewinnen; hat niemand die Farbe, macht die Vorhand den Stich. Sie spielt auch zum dritten aus, danach, wer den letzten Stich gemacht hat.
}
rulebook-preferans-passes-talon-closed = { $players ->
    [2] Der Talon bleibt verdeckt. Zum ersten Stich spielt der Gegner des Gebers aus, danach, wer den letzten gemacht hat.
   *[other] Der Talon bleibt verdeckt. Zum ersten Stich spielt die Vorhand aus, danach, wer den letzten gemacht hat.
}
rulebook-preferans-passes-write-hill = Jeder Stich kostet den, der ihn macht, { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
} auf dem Berg.
rulebook-preferans-passes-write-amnesty = { $players ->
    [2] Wer weniger Stiche hat, schreibt nichts. Für jeden Stich mehr schreibt der andere { $price ->
        [one] { $price } Punkt
       *[other] { $price } Punkte
    } auf den Berg.
   *[other] Wer die wenigsten Stiche hat, schreibt nichts. Für jeden Stich mehr schreiben die anderen { $price ->
        [one] { $price } Punkt
       *[other] { $price } Punkte
    } auf den Berg.
}
rulebook-preferans-passes-write-whists = { $players ->
    [2] Wer weniger Stiche hat, schreibt auf den anderen { $price ->
        [one] { $price } Whist
       *[other] { $price } Whists
    } für jeden seiner Stiche. Haben beide gleich viele, schreibt niemand.
   *[other] Wer die wenigsten Stiche hat, schreibt auf die anderen { $price ->
        [one] { $price } Whist
       *[other] { $price } Whists
    } für jeden ihrer Stiche. Mehrere mit gleich wenigen teilen sich diese Whists.
}
rulebook-preferans-passes-turned = Der Geber, der aussetzt, zahlt den Preis jedes Stichs, den die Karten des Talons machen.
rulebook-preferans-passes-turned-whists = Stiche, die die Karten des Talons machen, zählen als Stiche des Gebers, der aussetzt.
rulebook-preferans-passes-growth-none = Wie viele Ramsche auch aufeinander folgen, der Preis bleibt gleich.
rulebook-preferans-passes-growth-add = Der Preis wächst, solange Ramsche aufeinander folgen: Ein Stich des zweiten kostet { $second }, ein Stich des dritten { $third }.
rulebook-preferans-passes-growth-double = Der Preis verdoppelt sich, solange Ramsche aufeinander folgen: Ein Stich des zweiten kostet { $second }, ein Stich des dritten { $third }.
rulebook-preferans-passes-growth-stays = Jeder weitere Ramsch in Folge kostet so viel wie der dritte.
rulebook-preferans-passes-growth-again = Ist das Geben nach dem dritten Ramsch in Folge weitergegangen, beginnt der Preis von vorn.
rulebook-preferans-passes-zero-hill = Wer Karten hat und keinen Stich macht, schreibt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vom Berg ab; reicht der Berg nicht, verfällt der Rest.
rulebook-preferans-passes-zero-pool = Wer Karten hat und keinen Stich macht, bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wie für ein gewonnenes Spiel.
rulebook-preferans-passes-zero-grows = Was man ohne Stich bekommt, wächst mit dem Preis.
rulebook-preferans-passes-penalty = Nach { $count ->
    [one] { $count } Ramsch
   *[other] { $count } Ramschen
} in Folge schreibt der Geber { $points ->
    [one] { $points } weiteren Punkt
   *[other] { $points } weitere Punkte
} auf den Berg.
rulebook-preferans-passes-start-match = Die Partie beginnt mit { $count ->
    [one] { $count } Pflichtramsch
   *[other] { $count } Pflichtramschen
}: Die Karten werden gegeben und ohne Reizen gespielt.
rulebook-preferans-passes-start-race = Jedes Rennen beginnt mit { $count ->
    [one] { $count } Pflichtramsch
   *[other] { $count } Pflichtramschen
}: Die Karten werden gegeben und ohne Reizen gespielt.
rulebook-preferans-passes-after-misere-on = Nach einer verlorenen Misere ist das nächste Spiel ein Pflichtramsch, ohne Reizen.
rulebook-preferans-passes-after-misere-tricks = Nach einer verlorenen Misere ist das nächste Spiel ein Pflichtramsch, ohne Reizen. Sein Preis hängt von der Misere ab: { $first } je Stich, wenn in ihr ein Stich gemacht wurde, { $second } bei zweien, { $third } bei mehr.
rulebook-preferans-passes-after-nine = Auch nach einer verlorenen Neun oder Zehn, die eine Misere überboten hat, ist das nächste Spiel ein Pflichtramsch.
rulebook-preferans-passes-compulsory-counted = Pflichtramsche zählen in einer Folge wie alle anderen.
rulebook-preferans-passes-compulsory-apart = Pflichtramsche zählen in keiner Folge, und nach jedem von ihnen geht das Geben weiter.
rulebook-preferans-passes-ladder-6 = Nach einem Ramsch darf wieder jedes Spiel geboten werden, von sechs Pik an.
rulebook-preferans-passes-ladder-6-7 = Nach einem Ramsch darf jedes Spiel geboten werden, von sechs Pik an; nach zweien oder mehr in Folge ist das niedrigste Gebot eine Sieben.
rulebook-preferans-passes-ladder-6-7-8 = Nach einem Ramsch darf jedes Spiel geboten werden, von sechs Pik an; nach zweien in Folge ist das niedrigste Gebot eine Sieben, nach dreien oder mehr eine Acht.
rulebook-preferans-passes-ladder-6-7-8-6 = Nach einem Ramsch darf jedes Spiel geboten werden, von sechs Pik an; nach zweien in Folge ist das niedrigste Gebot eine Sieben, nach dreien eine Acht, und dann wieder eine Sechs, eine Sieben und eine Acht.
rulebook-preferans-passes-ladder-7 = Nach einem Ramsch ist das niedrigste Gebot eine Sieben.
rulebook-preferans-passes-ladder-7-8 = Nach einem Ramsch ist das niedrigste Gebot eine Sieben, nach zweien oder mehr in Folge eine Acht.
rulebook-preferans-passes-ladder-misere = Misere darf immer geboten werden.
rulebook-preferans-passes-row-any = Eine Folge von Ramschen endet mit dem nächsten Spiel, ob gewonnen oder verloren.
rulebook-preferans-passes-row-made = Eine Folge von Ramschen dauert, bis ein Spiel gewonnen wird; ein verlorenes beendet sie nicht.
rulebook-preferans-passes-row-whisted = Eine Folge von Ramschen dauert, bis ein Spiel ausgespielt und gewonnen wird. Eines, das verloren geht oder gegen das niemand whistet, beendet sie nicht.
rulebook-preferans-passes-row-misere-any = Auch eine Misere beendet eine Folge von Ramschen, ob gewonnen oder verloren.
rulebook-preferans-passes-row-misere-made = Auch eine gewonnene Misere beendet eine Folge von Ramschen.
rulebook-preferans-passes-row-misere-off = Eine Misere lässt eine Folge von Ramschen, wie sie ist.

# Blindes Spielen.
rulebook-preferans-dark-unseen = Die Karten werden verdeckt gegeben, und niemand muss sie vor dem Ende des Reizens ansehen. Ansehen darf man sie jederzeit, aber wer es getan hat, kann in diesem Spiel nichts mehr „blind“ sagen.
rulebook-preferans-dark-calls = Wer seine Karten nicht angesehen hat, darf ein Spiel blind bieten. Wird es dann gespielt, zählen alle seine Punkte und Whists doppelt, ob es gewonnen wird oder verloren geht.
rulebook-preferans-dark-order = Ein blindes Gebot steht knapp unter demselben Gebot mit angesehenen Karten eine Stufe höher. So überbieten sechs Kreuz blind und sieben Pik die blinden sechs Pik.
rulebook-preferans-dark-misere = Auch Misere darf man blind bieten, als erstes Wort. Nur eine blinde Zehn überbietet sie; sie muss gespielt werden, und die Blätter der Gegenpartei bleiben verdeckt.
rulebook-preferans-dark-talon = In einem Blindspiel sieht nur der Alleinspieler den Talon.
rulebook-preferans-dark-names = Wer das Reizen blind gewonnen hat, sieht spätestens dann seine Karten an und sagt irgendein Spiel an, das nicht niedriger ist als sein Gebot, oder Misere, wenn das Gebot unter ihr stand.
rulebook-preferans-dark-whist = { $players ->
    [2] Liegt das angesagte Spiel höchstens { $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    } über einem blinden Gebot, muss der Gegner whisten. Nach blinden sechs Pik sind das alle Sechsen und sieben Pik.
   *[other] Liegt das angesagte Spiel höchstens { $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    } über einem blinden Gebot, müssen beide Gegenspieler whisten, mit verdeckten Blättern. Nach blinden sechs Pik sind das alle Sechsen und sieben Pik.
}
rulebook-preferans-dark-proof = In einem Blindspiel fragt niemand, ob zu niedrig angesagt wurde.
rulebook-preferans-dark-premium = Der Talon eines Blindspiels wird nicht bezahlt.
rulebook-preferans-dark-pass = Wer seine Karten nicht angesehen hat, darf „passe blind“ sagen, solange in diesem Spiel noch niemand ein Spiel geboten hat.
rulebook-preferans-dark-pass-eldest = { $players ->
    [2] Der Gegner des Gebers, der zuerst spricht, darf „passe blind“ sagen, bevor er seine Karten ansieht.
   *[other] Nur die Vorhand darf „passe blind“ sagen, bevor sie ihre Karten ansieht.
}
rulebook-preferans-dark-pass-beaten = Nur sieben Pik oder ein höheres Gebot oder irgendein blindes Gebot überbietet einen blinden Pass.
rulebook-preferans-dark-pass-beaten-light = Nur sieben Pik oder ein höheres Gebot überbietet einen blinden Pass.
rulebook-preferans-dark-pass-again = Gibt nach einem blinden Ramsch derselbe Geber noch einmal, überbietet den nächsten blinden Pass nur acht Pik oder höher oder blind sieben Pik oder höher; nach einem zweiten nur neun Pik oder höher oder blind acht Pik oder höher.
rulebook-preferans-dark-pass-again-light = Gibt nach einem blinden Ramsch derselbe Geber noch einmal, überbietet den nächsten blinden Pass nur acht Pik oder ein höheres Gebot, nach einem zweiten nur neun Pik oder ein höheres Gebot.
rulebook-preferans-dark-pass-final = Wie jeder Pass gilt ein blinder für das ganze Spiel.
rulebook-preferans-dark-pass-return = Wer blind gepasst hat, darf wieder sprechen, wenn der Pass überboten wird, von da an aber nur noch mit angesehenen Karten.
rulebook-preferans-dark-all-pass = Bietet niemand und hat jemand blind gepasst, ist der Ramsch blind, und sein Preis verdoppelt sich für alle.

# Bomben.
rulebook-preferans-bombs-dark-one = Ein blinder Ramsch hinterlässt jedem eine Bombe, der in ihm gepasst hat, ohne seine Karten anzusehen.
rulebook-preferans-bombs-dark-three = Blinde Ramsche unter demselben Geber hinterlassen Zeichen: der erste eine Bombe, der zweite in Folge eine Doppelbombe, der dritte eine Tanne. Wer gepasst hat, ohne seine Karten anzusehen, bekommt das volle Zeichen, wer sie angesehen hatte, eine Stufe weniger und nach dem ersten nichts.
rulebook-preferans-bombs-dealer-one = Auch der Geber, der aussetzt, bekommt eine Bombe, wenn alle drei gepasst haben, ohne ihre Karten anzusehen.
rulebook-preferans-bombs-dealer-three = Der Geber, der aussetzt, bekommt das volle Zeichen, wenn alle drei gepasst haben, ohne ihre Karten anzusehen, sonst eine Stufe weniger.
rulebook-preferans-bombs-start = Jeder Pflichtramsch zu Beginn hinterlässt allen eine Bombe.
rulebook-preferans-bombs-use-one = Eine Bombe vervielfacht das nächste Spiel ihres Besitzers mit { $bomb }: alle Punkte und Whists des Spiels.
rulebook-preferans-bombs-use-three = Ein Zeichen vervielfacht das nächste Spiel seines Besitzers, mit allen Punkten und Whists des Spiels: eine Bombe mit { $bomb }, eine Doppelbombe mit { $double }, eine Tanne mit { $tree }.
rulebook-preferans-bombs-gone = Ein gewonnenes Spiel verbraucht das Zeichen, auf dem es gespielt wurde; nach einem verlorenen wartet das Zeichen auf das nächste.
rulebook-preferans-bombs-order-oldest = Wer mehrere Zeichen hat, spielt auf dem ältesten zuerst.
rulebook-preferans-bombs-order-choice = Wer mehrere Zeichen hat, wählt, auf welchem er spielt.

# Der Räuber.
rulebook-preferans-brigand-first = Die Partie beginnt mit dem Räuber, russisch Rasbojnik. In ihm muss jeder { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} spielen, jedes Mal eines, in beliebiger Reihenfolge: eine Sechs, eine Sieben, eine Acht, eine Neun, eine Zehn und eine Misere. Zusammen sind das { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}.
rulebook-preferans-brigand-only = Gespielt wird nur der Räuber, russisch Rasbojnik. In ihm muss jeder { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} spielen, jedes Mal eines, in beliebiger Reihenfolge: eine Sechs, eine Sieben, eine Acht, eine Neun, eine Zehn und eine Misere. Zusammen sind das { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}.
rulebook-preferans-brigand-soloist-first = { $players ->
    [2] Im Räuber wird nicht gereizt: Alleinspieler ist der Gegner des Gebers.
   *[other] Im Räuber wird nicht gereizt: Alleinspieler ist die Vorhand.
}
rulebook-preferans-brigand-soloist-second = { $players ->
    [2] Im Räuber wird nicht gereizt: Alleinspieler ist der Geber.
   *[other] Im Räuber wird nicht gereizt: Alleinspieler ist der linke Nachbar der Vorhand.
}
rulebook-preferans-brigand-game = Der Alleinspieler nimmt den Talon, drückt und sagt dann eines der Spiele an, die er noch spielen muss, mit beliebigem Trumpf. Gewonnen oder verloren, es wird abgehakt.
rulebook-preferans-brigand-moves = Das Geben geht immer weiter.
rulebook-preferans-brigand-no-limit = Solange der Räuber dauert, wachsen die Pools ohne Grenze.
rulebook-preferans-brigand-no-dark = Im Räuber spielt niemand blind.
rulebook-preferans-brigand-no-bombs = Bomben gibt es erst im eigentlichen Spiel, und sie vervielfachen nur dessen Spiele.
rulebook-preferans-brigand-no-share = Spiele des Räubers werden nicht mit dem Geber geteilt.
rulebook-preferans-brigand-no-totus = Im Räuber sagt niemand einen Totus an.
rulebook-preferans-brigand-no-surrender = Spiele des Räubers kann man nicht aufgeben.
rulebook-preferans-brigand-no-proof = Im Räuber fragt niemand, ob zu niedrig angesagt wurde.
rulebook-preferans-brigand-passes = Sind alle diese Spiele gespielt, { $rounds ->
    [one] folgt { $rounds } Runde
   *[other] folgen { $rounds } Runden
} Ramsch, { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
} ohne Reizen. Das Geben geht jedes Mal weiter, und jedes hat den Preis eines ersten Ramschs.
rulebook-preferans-brigand-pools-on = Die Punkte, die der Räuber in die Pools gebracht hat, zählen im eigentlichen Spiel.
rulebook-preferans-brigand-pools-off = Nach dem Räuber werden die Pools beiseitegelegt und beginnen für das eigentliche Spiel neu; bei der Abrechnung kommen die beiseitegelegten Punkte wieder dazu.
rulebook-preferans-brigand-owner = Vor dem eigentlichen Spiel nennt der Bergherr, also wer den größten Berg hat, den Preis eines Whists und die Größe des Pools. Der Pool darf nicht größer sein als der kleinste Berg, aber { $size ->
    [one] { $size } Punkt ist
   *[other] { $size } Punkte sind
} immer erlaubt.
rulebook-preferans-brigand-owner-rounds = Vor dem eigentlichen Spiel nennt der Bergherr, also wer den größten Berg hat, den Preis eines Whists, die Größe des Pools und wie viele Runden gespielt werden oder zu welcher Zeit das Ende beginnt. Der Pool darf nicht größer sein als der kleinste Berg, aber { $size ->
    [one] { $size } Punkt ist
   *[other] { $size } Punkte sind
} immer erlaubt.

# Die Abrechnung eines Spiels.
rulebook-preferans-scoring-made = Ein Alleinspieler, der mindestens so viele Stiche macht, wie er angesagt hat, hat gewonnen und bekommt den Wert des Spiels in Punkten; weitere Stiche bringen nichts.
rulebook-preferans-scoring-failed = Ein Alleinspieler, der weniger Stiche macht, als er angesagt hat, hat verloren und schreibt für jeden fehlenden Stich Punkte auf den Berg: { $six } bei einer Sechs, { $seven } bei einer Sieben, { $eight } bei einer Acht, { $nine } bei einer Neun, { $ten } bei einer Zehn.
rulebook-preferans-scoring-misere = Eine Misere ohne Stich bringt ihren Wert. Sonst schreibt der Alleinspieler für jeden Stich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf den Berg; Whists schreibt bei einer Misere niemand.
rulebook-preferans-scoring-whists = Whister schreiben auf den Alleinspieler Whists für jeden ihrer Stiche, ob das Spiel gewonnen wird oder verloren geht: { $six } bei einer Sechs, { $seven } bei einer Sieben, { $eight } bei einer Acht, { $nine } bei einer Neun.
rulebook-preferans-scoring-whists-ten = Bei einer gewhisteten Zehn bringt ein Stich { $whists ->
    [one] { $whists } Whist
   *[other] { $whists } Whists
}.
rulebook-preferans-scoring-ten-checked = Bei einer Zehn schreibt niemand Whists für Stiche, wer sie auch gemacht hat.
rulebook-preferans-scoring-split-greedy = Wer allein whistet, behält die Whists für alle Stiche der Gegenpartei; wer gepasst hat, bekommt nichts davon.
rulebook-preferans-scoring-split-gentleman = Wer allein whistet, behält die Whists für alle Stiche der Gegenpartei, wenn das Spiel gewonnen wird. Geht es verloren, bekommt die Hälfte davon, wer gepasst hat.
rulebook-preferans-scoring-split-always = Wer allein whistet, gibt die Hälfte der Whists für Stiche immer dem, der gepasst hat.
rulebook-preferans-scoring-answer-full = Wird das Spiel gewonnen und sind es weniger Stiche als die Pflicht, zahlen die Whister auf dem Berg für jeden fehlenden den vollen Preis, in Punkten: { $six } bei einer Sechs, { $seven } bei einer Sieben, { $eight } bei einer Acht, { $nine } bei einer Neun.
rulebook-preferans-scoring-answer-half = Wird das Spiel gewonnen und sind es weniger Stiche als die Pflicht, zahlen die Whister auf dem Berg für jeden fehlenden den halben Preis, in Punkten: { $six } bei einer Sechs, { $seven } bei einer Sieben, { $eight } bei einer Acht, { $nine } bei einer Neun.
rulebook-preferans-scoring-answer-ten = Bei einer gewhisteten und gewonnenen Zehn zahlt ein Whister { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den Stich, der fehlt.
rulebook-preferans-scoring-answer-none = Whister zahlen nichts, wenn sie weniger Stiche machen als ihre Pflicht.
rulebook-preferans-scoring-pair-second = Whisten beide, haftet bei einer Sechs und einer Sieben jeder für die halbe Pflicht, aber zusammen zahlen sie nie für mehr, als fehlt. Bei einem höheren Spiel haftet nur, wer als Zweiter gewhistet hat.
rulebook-preferans-scoring-pair-both = Whisten beide, haftet bei einer Sechs und einer Sieben jeder für die halbe Pflicht, aber zusammen zahlen sie nie für mehr, als fehlt. Bei einem höheren Spiel zahlen beide für den Stich, der fehlt.
rulebook-preferans-scoring-pair-each = Whisten beide, zahlt jeder für alle Stiche, die den beiden zusammen fehlen.
rulebook-preferans-scoring-consolation-all = { $players ->
    [2] Geht ein Spiel verloren, schreibt der Gegner auf den Alleinspieler auch Trost: Whists für jeden fehlenden Stich.
    [4] Geht ein Spiel verloren, schreiben alle anderen auf den Alleinspieler auch Trost, Whists für jeden fehlenden Stich: auch ein Gegenspieler, der gepasst hat, und der Geber, der aussetzt.
   *[other] Geht ein Spiel verloren, schreiben beide Gegenspieler auf den Alleinspieler auch Trost, Whists für jeden fehlenden Stich, selbst wer gepasst hat.
}
rulebook-preferans-scoring-consolation-no-passer = Geht ein Spiel verloren, schreiben Whister auf den Alleinspieler auch Trost, Whists für jeden fehlenden Stich, und ebenso der Geber, der aussetzt; ein Gegenspieler, der gepasst hat, schreibt keinen.
rulebook-preferans-scoring-consolation-no-dealer = Geht ein Spiel verloren, schreiben beide Gegenspieler auf den Alleinspieler auch Trost, Whists für jeden fehlenden Stich, selbst wer gepasst hat; der Geber, der aussetzt, schreibt keinen.
rulebook-preferans-scoring-consolation-whisters = Geht ein Spiel verloren, schreiben Whister auf den Alleinspieler auch Trost, Whists für jeden fehlenden Stich, und sonst niemand.
rulebook-preferans-scoring-consolation-ten = Bei einer Zehn, gegen die niemand gefragt wird, schreiben beide Gegenspieler Trost.
rulebook-preferans-scoring-consolation-value = Trost für einen fehlenden Stich sind so viele Whists, wie der Alleinspieler Punkte schreibt: { $six } bei einer Sechs, { $seven } bei einer Sieben, { $eight } bei einer Acht, { $nine } bei einer Neun, { $ten } bei einer Zehn.
rulebook-preferans-scoring-consolation-double = Trost für einen fehlenden Stich sind doppelt so viele Whists, wie der Alleinspieler Punkte schreibt: { $six } bei einer Sechs, { $seven } bei einer Sieben, { $eight } bei einer Acht, { $nine } bei einer Neun, { $ten } bei einer Zehn.
rulebook-preferans-scoring-consolation-ten-whists = Trost sind { $whists ->
    [one] { $whists } Whist
   *[other] { $whists } Whists
} für einen fehlenden Stich, welches Spiel es auch war.
rulebook-preferans-scoring-consolation-robber = Der Trost wird so erhöht, dass jeder, der ihn schreibt, auf die Summe des Whisters kommt, für Stiche und fehlende Stiche zusammen; von zwei Whistern zählt die größere Summe.

# Von Spiel zu Spiel.
rulebook-preferans-sheet-parts = { $players ->
    [2] Der Zettel, die Pulka, hat für jeden Spieler einen Pool, einen Berg und die Whists auf den Gegner. Punkte schreibt jeder in den eigenen Pool und auf den eigenen Berg.
   *[other] Der Zettel, die Pulka, hat für jeden Spieler einen Pool, einen Berg und die Whists auf jeden der anderen. Punkte schreibt jeder in den eigenen Pool und auf den eigenen Berg.
}
rulebook-preferans-sheet-order-half = Von den Punkten, die man bekommt, geht die Hälfte in den eigenen Pool, die andere wird vom eigenen Berg abgeschrieben. Ein ungerader Punkt, und was der Berg nicht braucht, geht in den Pool.
rulebook-preferans-sheet-order-pool = Punkte, die man bekommt, gehen in den eigenen Pool.
rulebook-preferans-sheet-order-pool-hill = Punkte, die man bekommt, gehen in den eigenen Pool; was er nicht aufnimmt, wird vom eigenen Berg abgeschrieben.
rulebook-preferans-sheet-order-partners = Punkte, die man bekommt, gehen in den eigenen Pool; was er nicht aufnimmt, hilft einem anderen Pool und wird danach vom eigenen Berg abgeschrieben.
rulebook-preferans-sheet-order-hill = Punkte, die man bekommt, werden zuerst vom eigenen Berg abgeschrieben; nur was dann übrig ist, geht in den Pool.
rulebook-preferans-sheet-size = Ein Pool ist mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} geschlossen.
rulebook-preferans-sheet-size-owner = Ein Pool ist mit so vielen Punkten geschlossen, wie der Bergherr genannt hat.
rulebook-preferans-sheet-over-help = { $players ->
    [2] Punkte, die über einen geschlossenen Pool hinausgehen, helfen dem Gegner, seinen zu füllen. Für jeden Punkt schreibt der Helfer { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf den Gegner.
   *[other] Punkte, die über einen geschlossenen Pool hinausgehen, helfen anderen, ihren zu füllen: zuerst dem vollsten, der noch offen ist, bei gleich vollen dem mit dem kleineren Berg, dann dem Nächsten im Uhrzeigersinn. Für jeden Punkt schreibt der Helfer { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf den, dem geholfen wurde.
}
rulebook-preferans-sheet-over-help-last = { $players ->
    [2] Punkte, die weder der eigene Pool noch der eigene Berg aufnimmt, helfen dem Gegner, seinen Pool zu füllen. Für jeden Punkt schreibt der Helfer { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf den Gegner.
   *[other] Punkte, die weder der eigene Pool noch der eigene Berg aufnimmt, helfen anderen, ihren Pool zu füllen: zuerst dem vollsten, der noch offen ist, bei gleich vollen dem mit dem kleineren Berg, dann dem Nächsten im Uhrzeigersinn. Für jeden Punkt schreibt der Helfer { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf den, dem geholfen wurde.
}
rulebook-preferans-sheet-over-help-chosen = Punkte, die über einen geschlossenen Pool hinausgehen, helfen anderen, ihren zu füllen; wem, wählt der Helfer. Für jeden Punkt schreibt er { $whists ->
    [one] { $whists } Whist
   *[other] { $whists } Whists
} auf den, dem geholfen wurde.
rulebook-preferans-sheet-over-help-last-chosen = Punkte, die weder der eigene Pool noch der eigene Berg aufnimmt, helfen anderen, ihren Pool zu füllen; wem, wählt der Helfer. Für jeden Punkt schreibt er { $whists ->
    [one] { $whists } Whist
   *[other] { $whists } Whists
} auf den, dem geholfen wurde.
rulebook-preferans-sheet-over-help-or-hill = { $players ->
    [2] Punkte, die über einen geschlossenen Pool hinausgehen, helfen dem Gegner, seinen zu füllen, oder werden vom eigenen Berg abgeschrieben: Der Helfer wählt. Für jeden Punkt, der hilft, schreibt er { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf den Gegner.
   *[other] Punkte, die über einen geschlossenen Pool hinausgehen, helfen anderen, ihren zu füllen, oder werden vom eigenen Berg abgeschrieben: Der Helfer wählt. Für jeden Punkt, der hilft, schreibt er { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf den, dem geholfen wurde.
}
rulebook-preferans-sheet-over-help-hills = { $players ->
    [2] Was kein Pool aufnimmt, wird vom Berg des Helfers abgeschrieben, dann für { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } je Punkt vom Berg des Gegners; der Rest verfällt.
   *[other] Was kein Pool aufnimmt, wird vom Berg des Helfers abgeschrieben, dann für { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } je Punkt von den Bergen der anderen; der Rest verfällt.
}
rulebook-preferans-sheet-over-lost = Punkte, die weder der eigene Pool noch der eigene Berg aufnimmt, verfallen.
rulebook-preferans-sheet-over-kept = Ein geschlossener Pool nimmt weiter Punkte auf, und sie zählen bei der Abrechnung.
rulebook-preferans-sheet-help-dealer = Dem Geber, der im Spiel ausgesetzt hat, wird nicht geholfen.
rulebook-preferans-sheet-help-short = Auch einem Whister, der seine Pflicht verfehlt hat, darf geholfen werden.
rulebook-preferans-sheet-help-not-short = Einem Whister, der seine Pflicht verfehlt hat, wird in diesem Spiel nicht geholfen.
rulebook-preferans-sheet-cover-all = Spiele müssen gedeckt sein: Jeder Ramsch deckt ein späteres Spiel jedes Spielers, und jedes Spiel, das einer im Räuber gespielt hat, deckt eines von ihm. Ein gewonnenes Spiel ohne Deckung bringt nur die Hälfte seiner Punkte.
rulebook-preferans-sheet-cover-passes = Spiele müssen gedeckt sein: Jeder Ramsch deckt ein späteres Spiel jedes Spielers. Ein gewonnenes Spiel ohne Deckung bringt nur die Hälfte seiner Punkte.
rulebook-preferans-sheet-cover-dealer = Auch der Geber, der einen Ramsch aussetzt, bekommt durch ihn Deckung.

# Das Ende der Partie.
rulebook-preferans-end-all = Die Partie endet mit dem Spiel, das den letzten Pool schließt.
rulebook-preferans-end-one = Die Partie endet mit dem Spiel, das den ersten Pool schließt.
rulebook-preferans-end-total = Die Partie endet, wenn die Pools zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} haben.
rulebook-preferans-end-round = Eine Runde ist vorbei, wenn das Geben wieder beim ersten Geber ist.
rulebook-preferans-end-rounds = { $rounds ->
    [one] { $rounds } Runde wird
   *[other] { $rounds } Runden werden
} gespielt und dann noch eine letzte; mit ihr endet die Partie.
rulebook-preferans-end-rounds-owner = Sind die Runden vorbei, die der Bergherr genannt hat, wird noch eine letzte gespielt.
rulebook-preferans-end-time-next = Es wird eine Kontrollzeit gesetzt. Die Runde, die dann läuft, wird zu Ende gespielt, danach eine letzte, und mit ihr endet die Partie.
rulebook-preferans-end-time-running = Es wird eine Kontrollzeit gesetzt. Die Runde, die dann läuft, ist die letzte, und mit ihr endet die Partie.
rulebook-preferans-end-time-owner-next = Hat der Bergherr statt einer Zahl von Runden eine Kontrollzeit genannt, wird die Runde, die dann läuft, zu Ende gespielt und danach eine letzte.
rulebook-preferans-end-time-owner-running = Hat der Bergherr statt einer Zahl von Runden eine Kontrollzeit genannt, ist die Runde, die dann läuft, die letzte.
rulebook-preferans-end-razbojnik = Die Partie endet mit dem Räuber.
rulebook-preferans-end-deals = In jedem Fall endet die Partie nach { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
}.
rulebook-preferans-end-races = Die Partie besteht aus { $races ->
    [one] { $races } Rennen
   *[other] { $races } Rennen
}. In jedem beginnen Pools, Berge und Folgen von Ramschen neu; die Whists bleiben stehen. Für die Abrechnung werden Pools und Berge aller Rennen zusammengezählt.
rulebook-preferans-end-race-closed = Ein Rennen endet, sobald ein Pool geschlossen ist und keine Folge von Ramschen läuft.
rulebook-preferans-end-race-whisted = Ein Rennen endet mit einem Spiel, das ausgespielt und gewonnen wird, sobald ein Pool geschlossen ist und keine Folge von Ramschen läuft. Das erste Spiel eines Rennens muss mindestens eine Sieben sein.
rulebook-preferans-end-race-pool = { $players ->
    [2] Am Ende eines Rennens schreibt, wer als Erster einen Pool geschlossen hat, { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf den Gegner; haben beide ihren im selben Spiel geschlossen, schreibt niemand.
   *[other] Am Ende eines Rennens schreibt, wer als Erster einen Pool geschlossen hat, { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf jeden der anderen; mehrere, die ihren im selben Spiel geschlossen haben, teilen.
}
rulebook-preferans-end-race-hill = { $players ->
    [2] Am Ende eines Rennens schreibt, wer den kleineren Berg hat, { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf den Gegner; bei gleichen Bergen schreibt niemand.
   *[other] Am Ende eines Rennens schreibt, wer den kleinsten Berg hat, { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf jeden der anderen; gleiche Berge teilen.
}
rulebook-preferans-end-total-pool = { $players ->
    [2] Nach dem letzten Rennen schreibt, wessen Pools aus allen Rennen die größere Summe ergeben, { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf den Gegner.
   *[other] Nach dem letzten Rennen schreibt, wessen Pools aus allen Rennen die größte Summe ergeben, { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf jeden der anderen.
}
rulebook-preferans-end-total-hill = { $players ->
    [2] Nach dem letzten Rennen schreibt, wessen Berge aus allen Rennen die kleinere Summe ergeben, { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf den Gegner.
   *[other] Nach dem letzten Rennen schreibt, wessen Berge aus allen Rennen die kleinste Summe ergeben, { $whists ->
        [one] { $whists } Whist
       *[other] { $whists } Whists
    } auf jeden der anderen.
}

# Die Abrechnung der Partie.
rulebook-preferans-settlement-hill-only = Abgerechnet werden nur die Berge; Pools und Whists bleiben weg.
rulebook-preferans-settlement-pool = Für jeden Punkt, der einem Pool zum Schließen fehlt, { $points ->
    [one] kommt { $points } Punkt
   *[other] kommen { $points } Punkte
} auf den Berg seines Besitzers.
rulebook-preferans-settlement-pool-kept = Für jeden Punkt, der einem Pool zum Schließen fehlt, { $points ->
    [one] kommt { $points } Punkt
   *[other] kommen { $points } Punkte
} auf den Berg seines Besitzers, und für jeden Punkt darüber gehen so viele von ihm ab.
rulebook-preferans-settlement-pool-largest = Jeder Pool wird mit dem größten verglichen: Für jeden Punkt weniger { $points ->
    [one] kommt { $points } Punkt
   *[other] kommen { $points } Punkte
} auf den Berg seines Besitzers.
rulebook-preferans-settlement-hills = { $players ->
    [2] Der kleinste Berg wird von jedem Berg abgezogen. Was übrig ist, wird mit { $whists } malgenommen und durch { $players } geteilt, die Zahl der Spieler: So viele Whists gibt sein Besitzer dem Gegner.
   *[other] Der kleinste Berg wird von jedem Berg abgezogen. Was übrig ist, wird mit { $whists } malgenommen und durch { $players } geteilt, die Zahl der Spieler: So viele Whists gibt sein Besitzer jedem der anderen.
}
rulebook-preferans-settlement-whists = Dann werden die Whists gegeneinander aufgerechnet, die je zwei Spieler aufeinander geschrieben haben. Die Ergebnisse ergeben zusammen null.
rulebook-preferans-settlement-rounding = Brüche bleiben bis zum Schluss stehen und werden dann so gerundet, dass die Summe null bleibt.
rulebook-preferans-settlement-winner = Das höchste Ergebnis gewinnt.

# Fehler und Strafen.
rulebook-preferans-faults-real = Mit echten Karten kommen Fehler vor. Das folgt aus ihnen:
rulebook-preferans-faults-misdeal = Vergeben kostet den Geber { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf dem Berg, und derselbe Geber gibt noch einmal.
rulebook-preferans-faults-misdeal-again = Nach dem Vergeben gibt derselbe Geber noch einmal.
rulebook-preferans-faults-twice = Zweimal Vergeben in Folge kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wie ein fehlender Stich einer Sechs, und das Geben geht weiter.
rulebook-preferans-faults-twice-proper = Zweimal Vergeben in Folge kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wie ein fehlender Stich einer Sechs, und das Geben geht weiter, außer im Räuber und in den Ramschen nach ihm.
rulebook-preferans-faults-twice-razbojnik = Zweimal Vergeben in Folge kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wie ein fehlender Stich einer Sechs.
rulebook-preferans-faults-prompt = Während eines Spiels einzusagen kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf dem Berg.
rulebook-preferans-faults-revoke = Falsches Bedienen in einem Spiel, also eine Karte gegen den Farb- oder Trumpfzwang, kostet auf dem Berg so viel wie { $tricks ->
    [one] { $tricks } fehlender Stich
   *[other] { $tricks } fehlende Stiche
} dieses Spiels. Das Spiel gilt nicht, und derselbe Geber gibt noch einmal.
rulebook-preferans-faults-revoke-again = Nach falschem Bedienen in einem Spiel, also einer Karte gegen den Farb- oder Trumpfzwang, gilt das Spiel nicht, und derselbe Geber gibt noch einmal.
rulebook-preferans-faults-revoke-passes = Wer im Ramsch falsch bedient, zahlt, als hätte er alle Stiche gemacht, und das Spiel gilt als gespielt.
rulebook-preferans-faults-undiscarded = Ein Alleinspieler, der zu spielen beginnt, ohne gedrückt zu haben, schreibt so viel auf den Berg wie für { $tricks ->
    [one] { $tricks } fehlenden Stich
   *[other] { $tricks } fehlende Stiche
} dieses Spiels. Das Spiel gilt nicht, und derselbe Geber gibt noch einmal.
rulebook-preferans-faults-undiscarded-again = Beginnt der Alleinspieler zu spielen, ohne gedrückt zu haben, gilt das Spiel nicht, und derselbe Geber gibt noch einmal.

# Beispiele: Überschriften und was darunter steht.
rulebook-preferans-example-made = Ein gewonnenes Spiel
rulebook-preferans-example-failed = Ein verlorenes Spiel
rulebook-preferans-example-short = Ein Whister verfehlt seine Pflicht
rulebook-preferans-example-half = Halber Whist
rulebook-preferans-example-misere = Eine gewonnene Misere
rulebook-preferans-example-misere-failed = Eine verlorene Misere
rulebook-preferans-example-all-pass = Ein Ramsch
rulebook-preferans-example-bomb = Ein Spiel auf einer Bombe
rulebook-preferans-example-share = Ein geteiltes Spiel
rulebook-preferans-example-help = Hilfe für einen anderen
rulebook-preferans-example-over = Punkte, die kein Pool aufnimmt
rulebook-preferans-example-race = Das Ende eines Rennens
preferans-rulebook-example-before = Eine Abrechnung vor diesem Spiel ergäbe in Whists: { $totals }.
preferans-rulebook-example-totals = Eine Abrechnung nach diesem Spiel ergäbe in Whists: { $totals }.

# Wörter des Spiels.
rulebook-word-call = Gebot
    .meaning = Was ein Spieler beim Reizen zu spielen anbietet; jedes muss höher sein als das davor.
rulebook-word-eldest-hand = Vorhand
    .meaning = Das Blatt, das zuerst gegeben wird, links vom Geber; es spielt zum ersten Stich aus.
rulebook-word-defender = Gegenspieler
    .meaning = Wer gegen den Alleinspieler spielt.
rulebook-word-dummy = Strohmann
    .meaning = Ein Blatt, das niemandem gehört und immer passt.
rulebook-word-all-pass = Ramsch
    .meaning = Ein Spiel ohne Alleinspieler, in dem jeder möglichst wenige Stiche machen will.
rulebook-word-row = Folge von Ramschen
    .meaning = Ramsche, die aufeinander folgen, bis ein Spiel sie beendet.
    .forms = aufeinander folgen
rulebook-word-whist = Whist
    .meaning = Das Wort eines Gegenspielers, der sich zu Stichen verpflichtet; auch die Rechnungseinheit: siehe Whists.
rulebook-word-whister = Whister
    .meaning = Ein Gegenspieler, der „Whist“ gesagt hat.
rulebook-word-quota = Pflicht
    .meaning = Die Stiche, die die Gegenpartei schuldet, wenn jemand gewhistet hat.
rulebook-word-half-whist = halber Whist
    .meaning = Ein Wort, mit dem ein Gegenspieler das Spiel beendet und die Whists für die halbe Pflicht nimmt.
rulebook-word-open-closed = offen, verdeckt
    .meaning = Mit den Blättern der Gegenpartei auf dem Tisch oder verborgen.
rulebook-word-undertrick = fehlender Stich
    .meaning = Ein Stich, der zu den versprochenen fehlt.
rulebook-word-consolation = Trost
    .meaning = Whists auf den Alleinspieler für fehlende Stiche.
rulebook-word-pool = Pool
    .meaning = Wo die Punkte aus Spielen stehen; Punkte hier sind gut.
rulebook-word-hill = Berg
    .meaning = Wo Strafpunkte stehen; Punkte hier sind schlecht.
rulebook-word-whists = Whists
    .meaning = Die Rechnungseinheit: was einer auf einen anderen schreibt und worin abgerechnet wird.
rulebook-word-pulka = Pulka
    .meaning = Der Zettel, auf dem Pools, Berge und Whists stehen.
rulebook-word-help = Hilfe
    .meaning = Den Pool eines anderen füllen oder seinen Berg leeren, gegen Whists auf ihn.
    .forms = helf, hilf
rulebook-word-preferans-bomb = Bombe
    .meaning = Ein Zeichen, das das nächste Spiel seines Besitzers vervielfacht.
rulebook-word-totus = Totus
    .meaning = Die Ansage, dass kein Stich verloren gehen kann.
rulebook-word-razbojnik = Räuber (Rasbojnik)
    .meaning = Der alte erste Teil des Spiels, in dem jeder jede Art von Spiel spielen muss.
rulebook-word-hill-owner = Bergherr
    .meaning = Der Spieler mit dem größten Berg nach dem Räuber.
rulebook-word-round = Runde
    .meaning = Die Spiele vom ersten Geber, bis das Geben wieder bei ihm ist.
rulebook-word-race = Rennen
    .meaning = Ein Teil der Partie, der mit leeren Pools und Bergen beginnt und mit einem geschlossenen Pool endet.
rulebook-word-layout = Verteilung
    .meaning = Welche Karten in welcher Hand liegen.
