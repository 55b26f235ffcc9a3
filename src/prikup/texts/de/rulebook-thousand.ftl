# Die Regeln von Tausend und Tausendundeins, Satz für Satz. Zahlen sind nie negativ; was eine Regelung nicht hat, wird nicht gesagt.

# Worum es geht.
rulebook-thousand-aim-match = Eine Partie besteht aus vielen Spielen, in denen Punkte gewonnen und verloren werden; Ziel ist ein Stand von { $target }.
rulebook-thousand-aim-declarer = { $hands ->
    [2] In jedem Spiel verspricht einer, der Alleinspieler, beim Reizen eine bestimmte Zahl von Augen; der andere versucht, das zu verhindern.
   *[other] In jedem Spiel verspricht einer, der Alleinspieler, beim Reizen eine bestimmte Zahl von Augen; die beiden anderen versuchen gemeinsam, das zu verhindern.
}
rulebook-thousand-aim-everyone = In jedem Spiel spielt jeder für sich und schreibt an, was er in Stichen bekommt.
rulebook-thousand-aim-points = Augen bringen die Karten in den eigenen Stichen und Hochzeiten, also König und Dame einer Farbe.

# Spieler und Karten.
rulebook-thousand-cards-players = { $players ->
    [2] Es ist ein Spiel für zwei.
    [4] Vier sitzen am Tisch, von denen in jedem Spiel drei Karten bekommen.
   *[other] Es ist ein Spiel für drei.
}
rulebook-thousand-cards-pack-20 = { $cards ->
    [one] Gespielt wird mit { $cards } Karte
   *[other] Gespielt wird mit { $cards } Karten
}: Ass, Zehn, König, Dame und Bube in jeder der vier Farben.
rulebook-thousand-cards-pack-24 = { $cards ->
    [one] Gespielt wird mit { $cards } Karte
   *[other] Gespielt wird mit { $cards } Karten
}: Ass, Zehn, König, Dame, Bube und Neun in jeder der vier Farben.
rulebook-thousand-cards-pack-32 = { $cards ->
    [one] Gespielt wird mit { $cards } Karte
   *[other] Gespielt wird mit { $cards } Karten
}: Ass, Zehn, König, Dame, Bube, Neun, Acht und Sieben in jeder der vier Farben.
rulebook-thousand-cards-order-20 = In jeder Farbe ist das Ass die höchste Karte, die Zehn die zweite; es folgen König, Dame und Bube.
rulebook-thousand-cards-order-24 = In jeder Farbe ist das Ass die höchste Karte, die Zehn die zweite; es folgen König, Dame, Bube und Neun.
rulebook-thousand-cards-order-32 = In jeder Farbe ist das Ass die höchste Karte, die Zehn die zweite; es folgen König, Dame, Bube, Neun, Acht und Sieben.
rulebook-thousand-cards-values-20 = Ein Ass zählt { $ace }, eine Zehn { $ten }, ein König { $king }, eine Dame { $queen } und ein Bube { $jack }: zusammen { $points }.
rulebook-thousand-cards-values-24 = Ein Ass zählt { $ace }, eine Zehn { $ten }, ein König { $king }, eine Dame { $queen }, ein Bube { $jack } und eine Neun nichts: zusammen { $points }.
rulebook-thousand-cards-values-32 = Ein Ass zählt { $ace }, eine Zehn { $ten }, ein König { $king }, eine Dame { $queen } und ein Bube { $jack }; Neunen, Achten und Siebenen zählen nichts: zusammen { $points }.
rulebook-thousand-cards-values-sevens = Ein Ass zählt { $ace }, eine Zehn { $ten }, ein König { $king }, eine Dame { $queen }, ein Bube { $jack } und eine Sieben { $seven }; Neunen und Achten zählen nichts: zusammen { $points }.

# Das Geben.
rulebook-thousand-deal-turn = Der erste Geber wird frei bestimmt, danach gibt nach jedem Spiel der linke Nachbar des Gebers. Alles geht im Uhrzeigersinn.
rulebook-thousand-deal-turn-two = Der erste Geber wird frei bestimmt; danach geben die beiden abwechselnd.
rulebook-thousand-deal-sitter-dealer = Der Geber setzt aus und bekommt keine Karten.
rulebook-thousand-deal-sitter-opposite = Wer dem Geber gegenübersitzt, setzt aus und bekommt keine Karten.
rulebook-thousand-deal-sitter-right = Der rechte Nachbar des Gebers setzt aus und bekommt keine Karten.
rulebook-thousand-deal-cut-offer = Der Geber mischt und bietet seinem rechten Nachbarn die Karten zum Abheben an; der hebt ab oder lässt sie, wie sie sind.
rulebook-thousand-deal-cut-nines = Der Geber mischt, und sein rechter Nachbar hebt so ab, dass oben und unten mindestens zwei Karten bleiben. Der Geber sieht die unterste Karte an; liegt dort eine Neun, wird sie allen gezeigt und noch einmal abgehoben, bis eine andere Karte unten liegt.
rulebook-thousand-deal-cut-guard = Der Geber mischt, bis weder eine Neun noch ein Bube unten liegt.
rulebook-thousand-deal-cut-guard-jack = Der Geber mischt, bis kein Bube unten liegt.
rulebook-thousand-deal-cut-jack-bury = Einen Buben, der unten liegt, darf der Geber in die Mitte stecken; dann sieht er die nächste unterste Karte an.
rulebook-thousand-deal-cut-jack-recut = Liegt ein Bube unten, hebt der Geber noch einmal ab.
rulebook-thousand-deal-cut-jack-mix = Liegt ein Bube unten, wird neu gemischt.
rulebook-thousand-deal-cut-fine-again = Wer dreimal in Folge eine Neun abhebt, zahlt eine Strafe von { $fine }, und es wird noch einmal abgehoben.
rulebook-thousand-deal-cut-fine-deal = Wer dreimal in Folge eine Neun abhebt, zahlt eine Strafe von { $fine }, und die Karten werden gegeben, wie sie liegen.
rulebook-thousand-deal-cut-jack-breaks = Ein Bube dazwischen unterbricht die Folge der Neunen.
rulebook-thousand-deal-hand = { $cards ->
    [one] Jeder bekommt { $cards } Karte, einzeln gegeben.
   *[other] Jeder bekommt { $cards } Karten, einzeln gegeben.
}
rulebook-thousand-deal-hand-3-3 = { $cards ->
    [one] Jeder bekommt { $cards } Karte, in zwei Päckchen zu dreien.
   *[other] Jeder bekommt { $cards } Karten, in zwei Päckchen zu dreien.
}
rulebook-thousand-deal-hand-3-2-3 = { $cards ->
    [one] Jeder bekommt { $cards } Karte, in Päckchen zu drei, zwei und drei.
   *[other] Jeder bekommt { $cards } Karten, in Päckchen zu drei, zwei und drei.
}
rulebook-thousand-deal-whole = { $cards ->
    [one] Alle Karten werden einzeln gegeben, { $cards } Karte an jeden.
   *[other] Alle Karten werden einzeln gegeben, { $cards } Karten an jeden.
}
rulebook-thousand-deal-talon = { $cards ->
    [one] { $cards } Karte kommt in die Mitte: der Talon.
   *[other] { $cards } Karten kommen in die Mitte: der Talon.
}
rulebook-thousand-deal-two-talons = { $cards ->
    [one] Zwei Talons mit je { $cards } Karte kommen verdeckt in die Mitte.
   *[other] Zwei Talons mit je { $cards } Karten kommen verdeckt in die Mitte.
}
rulebook-thousand-deal-talon-rounds = { $talons ->
    [2] Die Karten der Talons werden in den ersten Runden des Gebens einzeln hingelegt, aber nie als erste oder letzte Karte der Runde.
   *[other] Die Karten des Talons werden in den ersten Runden des Gebens einzeln hingelegt, aber nie als erste oder letzte Karte der Runde.
}
rulebook-thousand-deal-talon-last = { $talons ->
    [2] Die Talons sind die Karten, die übrig sind, wenn jeder sein Blatt hat.
   *[other] Der Talon sind die Karten, die übrig sind, wenn jeder sein Blatt hat.
}
rulebook-thousand-deal-talon-drawn = { $talons ->
    [2] Der Zufall bestimmt, welche Karten beim Geben in die Talons kommen, aber nie die erste oder die letzte und nie zwei hintereinander.
   *[other] Der Zufall bestimmt, welche Karten beim Geben in den Talon kommen, aber nie die erste oder die letzte und nie zwei hintereinander.
}
rulebook-thousand-deal-talon-dealer = { $talons ->
    [2] Der Geber bestimmt, welche Karten beim Geben in die Talons kommen, aber nie die erste oder die letzte und nie zwei hintereinander.
   *[other] Der Geber bestimmt, welche Karten beim Geben in den Talon kommen, aber nie die erste oder die letzte und nie zwei hintereinander.
}
rulebook-thousand-deal-dead = { $cards ->
    [one] { $cards } weitere Karte wird so gegeben, als säße dort ein Dritter; sie liegt verdeckt und gehört niemandem.
   *[other] { $cards } weitere Karten werden so gegeben, als säße dort ein Dritter; sie liegen verdeckt und gehören niemandem.
}
rulebook-thousand-deal-stock = { $cards ->
    [one] Die übrige { $cards } Karte bildet verdeckt den Stapel.
   *[other] Die übrigen { $cards } Karten bilden verdeckt den Stapel.
}
rulebook-thousand-deal-stock-bottom = Die unterste Karte des Stapels liegt offen.

# Neugeben.
rulebook-thousand-redeal-right = Ein schlechtes Blatt gibt das Recht, vom selben Geber neu geben zu lassen; für das weggeworfene Spiel wird nichts angeschrieben.
rulebook-thousand-redeal-four-nines-hand = Vier Neunen unter den gegebenen Karten geben das Recht auf Neugeben.
rulebook-thousand-redeal-four-nines-exchange = Vier Neunen geben das Recht auf Neugeben, auch noch, nachdem der Alleinspieler Karten abgegeben hat.
rulebook-thousand-redeal-four-nines-dealt = Vier Neunen unter den gegebenen Karten geben das Recht auf Neugeben, auch noch, nachdem der Alleinspieler Karten abgegeben hat.
rulebook-thousand-redeal-three-nines-opener = Drei Neunen geben dem, der das Reizen eröffnen muss, das Recht auf Neugeben.
rulebook-thousand-redeal-three-nines-anyone = Drei Neunen geben jedem das Recht auf Neugeben.
rulebook-thousand-redeal-under = { $points ->
    [one] Ein Blatt mit weniger als { $points } Auge gibt das Recht auf Neugeben; Hochzeiten zählen nicht mit.
   *[other] Ein Blatt mit weniger als { $points } Augen gibt das Recht auf Neugeben; Hochzeiten zählen nicht mit.
}
rulebook-thousand-redeal-four-jacks = Vier Buben geben das Recht auf Neugeben.
rulebook-thousand-redeal-poor-no_ace_or_marriage = Ein Blatt ohne Ass und ohne Hochzeit gibt das Recht auf Neugeben.
rulebook-thousand-redeal-poor-no_ace = Ein Blatt ohne Ass gibt das Recht auf Neugeben.
rulebook-thousand-redeal-window-auction = Solche Ansprüche aus dem Blatt kann man jederzeit stellen, bis das Reizen vorbei ist, auch außer der Reihe.
rulebook-thousand-redeal-window-first_word = Wer beim Reizen gesprochen hat, und sei es nur gepasst, kann aus dem gegebenen Blatt nichts mehr beanspruchen.
rulebook-thousand-redeal-marriage = Ein Blatt mit einer Hochzeit gibt kein solches Recht.
rulebook-thousand-redeal-must-four-nines = Wer vier Neunen bekommt, muss neu geben lassen, ob er will oder nicht.
rulebook-thousand-redeal-must-three-nines = Drei Neunen, die das Recht auf Neugeben geben, müssen geltend gemacht werden, ob man will oder nicht.
rulebook-thousand-redeal-must-four-jacks = Wer vier Buben bekommt, muss neu geben lassen, ob er will oder nicht.
rulebook-thousand-redeal-three-marriages = { $players ->
    [2] Wer drei Hochzeiten bekommt, darf sie vorzeigen: Das Spiel ist vorbei, sein Stand steigt bis zum Fass, und der Gegner schreibt { $points } an.
   *[other] Wer drei Hochzeiten bekommt, darf sie vorzeigen: Das Spiel ist vorbei, sein Stand steigt bis zum Fass, und jeder andere schreibt { $points } an.
}
rulebook-thousand-redeal-four-marriages = Ein Alleinspieler, der mit dem Talon vier Hochzeiten hat und noch keine Karte abgegeben hat, darf sie vorzeigen und gewinnt die Partie sofort.

# Das Reizen.
rulebook-thousand-auction-talon = Gereizt wird um den Talon. Wer am höchsten bietet, wird Alleinspieler und muss mindestens so viele Augen machen, wie er versprochen hat.
rulebook-thousand-auction-plain = Gereizt wird darum, wie viele Augen man macht. Wer am höchsten bietet, wird Alleinspieler und muss mindestens so viele machen, wie er versprochen hat.
rulebook-thousand-auction-forced-left = Der linke Nachbar des Gebers muss mit einem Gebot von { $bid } eröffnen, was er auch in der Hand hat.
rulebook-thousand-auction-forced-dealer = Der Geber muss mit einem Gebot von { $bid } eröffnen, was er auch in der Hand hat.
rulebook-thousand-auction-free = Der linke Nachbar des Gebers spricht zuerst. Jeder darf passen, und das erste Gebot muss mindestens { $bid } sein.
rulebook-thousand-auction-hanging = Bietet niemand, muss der Geber für { $bid } spielen.
rulebook-thousand-auction-all-pass = Bietet niemand, wird nichts angeschrieben, und das Geben geht weiter.
rulebook-thousand-auction-turn = Dann bietet reihum jeder höher oder passt; das Reizen ist vorbei, wenn nur noch einer dabei ist.
rulebook-thousand-auction-pass-final = Wer gepasst hat, bietet nicht mehr mit.
rulebook-thousand-auction-reentry = Wer gepasst hat, darf nach einem höheren Gebot wieder einsteigen.
rulebook-thousand-auction-step = Gebote sind Vielfache von { $step }.
rulebook-thousand-auction-step-coarse = Gebote sind Vielfache von { $step }, ab 200 Vielfache von zehn.
rulebook-thousand-auction-jumps = Ein Gebot darf Stufen überspringen.
rulebook-thousand-auction-one-step = Ein Gebot darf keine Stufe überspringen: Jedes ist das nächstmögliche über dem letzten.
rulebook-thousand-auction-cap-held = Ohne Hochzeit in der Hand darf niemand mehr als { $bid } bieten. Mit Hochzeiten liegt die Grenze bei { $points } und dem, was sie wert sind.
rulebook-thousand-auction-cap-any = Ohne Hochzeit in der Hand darf niemand mehr als { $bid } bieten; jede Hochzeit hebt diese Grenze auf.
rulebook-thousand-auction-cap-aces = Vier Asse in der Hand heben die Grenze wie eine Hochzeit.
rulebook-thousand-auction-ceiling = Kein Gebot darf höher als { $bid } sein.
rulebook-thousand-auction-first-bid = Das erste Gebot eines Spielers darf in jedem Spiel nicht höher als { $bid } sein.
rulebook-thousand-auction-negative = Wer unter null steht, darf nicht mehr als { $bid } bieten.
rulebook-thousand-auction-silence = { $total ->
    [0] Wer unter null steht, darf nur passen, außer wenn er bieten muss.
   *[other] Wer mehr als { $total } unter null steht, darf nur passen, außer wenn er bieten muss.
}
rulebook-thousand-auction-dark-opener = Wer eröffnen muss und bei { $total } oder mehr steht, darf seine Karten liegen lassen und blind reizen.
rulebook-thousand-auction-dark-anyone = Wer bei { $total } oder mehr steht, darf seine Karten liegen lassen und blind reizen.
rulebook-thousand-auction-dark-first-opener = Das erste blinde Gebot ist { $bid }; danach geht es weiter wie sonst.
rulebook-thousand-auction-dark-first-anyone = Eröffnet blind, wer eröffnen muss, ist sein Gebot { $bid }; jeder andere bietet blind mehr als das letzte Gebot.
rulebook-thousand-auction-dark-times = { $times ->
    [one] Ein Blindspiel zählt { $times }-mal, ob gewonnen oder verloren; was ein Gegenspieler anschreibt, wird nicht vervielfacht.
   *[other] Ein Blindspiel zählt { $times }-mal, ob gewonnen oder verloren; was ein Gegenspieler anschreibt, wird nicht vervielfacht.
}
rulebook-thousand-auction-dark-look = Die Karten darf man jederzeit ansehen, aber dann ist das Gebot ein gewöhnliches; vorher lässt sich nichts aus ihnen beanspruchen.
rulebook-thousand-auction-dark-cap = Ein blindes Gebot braucht keine Hochzeit, wie hoch es auch ist.
rulebook-thousand-auction-dark-barrel = Blind gereizt werden darf auch, solange jemand auf dem Fass sitzt.
rulebook-thousand-auction-dark-no-barrel = Solange jemand auf dem Fass sitzt, darf niemand blind reizen.
rulebook-thousand-auction-dark-talon-open = Der Talon eines Blindspiels wird wie sonst gezeigt.
rulebook-thousand-auction-dark-talon-hidden = Den Talon eines Blindspiels sieht nur der Alleinspieler.
rulebook-thousand-auction-golden-each = { $players ->
    [one] Die Partie beginnt mit einem goldenen Spiel.
   *[other] Die Partie beginnt mit goldenen Spielen, { $players } insgesamt: das jeweils erste, das ein Spieler eröffnet.
}
rulebook-thousand-auction-golden-deals = { $deals ->
    [one] Das erste Spiel der Partie ist golden.
   *[other] Die ersten { $deals } Spiele der Partie sind golden.
}
rulebook-thousand-auction-golden-forced = In einem goldenen Spiel wird nicht gereizt: Wer eröffnen müsste, spielt für { $bid }.
rulebook-thousand-auction-golden-auction = In einem goldenen Spiel ist das erste Gebot { $bid }, und es darf höher geboten werden.
rulebook-thousand-auction-golden-double = Alles, was in einem goldenen Spiel angeschrieben wird, zählt doppelt, auch die Hochzeiten eines Gegenspielers.
rulebook-thousand-auction-golden-double-single = Alles, was in einem goldenen Spiel angeschrieben wird, zählt doppelt, nur nicht die Hochzeiten eines Gegenspielers.
rulebook-thousand-auction-golden-more = In einem goldenen Spiel darf die Ansage erhöht werden.
rulebook-thousand-auction-golden-bare = In einem goldenen Spiel lässt sich die Ansage nicht erhöhen.
rulebook-thousand-auction-golden-again-play_on = Ist kein goldenes Spiel gewonnen worden, geht die Partie einfach weiter.
rulebook-thousand-auction-golden-again-reset = Ist kein goldenes Spiel gewonnen worden, gehen alle Stände auf null zurück, und es geht mit gewöhnlichen Spielen weiter.
rulebook-thousand-auction-golden-again-repeat = Ist kein goldenes Spiel gewonnen worden, gehen alle Stände auf null zurück, und die goldenen Spiele werden wiederholt.
rulebook-thousand-auction-golden-seen = Goldene Spiele werden nicht blind gereizt.
rulebook-thousand-auction-golden-played = Ein goldenes Spiel kann man nicht abschreiben.
rulebook-thousand-auction-golden-kept = In einem goldenen Spiel wird nichts verkauft und kein Freikauf gezahlt.
rulebook-thousand-auction-golden-points = In einem goldenen Spiel kann nur ein Spiel um Augen angesagt werden.
rulebook-thousand-auction-call = Statt zu eröffnen, darf Gold ansagen, wessen Blatt mit Augen und Hochzeiten { $points } wert ist: Reizen und Talon entfallen, die Ansage ist { $points }, und alles zählt doppelt.

# Der Talon.
rulebook-thousand-talon-shown = Nach dem Reizen wird der Talon für alle aufgedeckt, und der Alleinspieler nimmt ihn auf.
rulebook-thousand-talon-early = Der Talon liegt vom Geben an offen; nach dem Reizen nimmt ihn der Alleinspieler auf.
rulebook-thousand-talon-flip = Geht das Reizen in eine zweite Runde, wird der Talon dann aufgedeckt.
rulebook-thousand-talon-choice = { $cards ->
    [one] Nach dem Reizen wählt der Alleinspieler einen der beiden Talons, zeigt dessen { $cards } Karte und nimmt sie auf; die des anderen bleibt verdeckt.
   *[other] Nach dem Reizen wählt der Alleinspieler einen der beiden Talons, zeigt dessen { $cards } Karten und nimmt sie auf; die des anderen bleiben verdeckt.
}
rulebook-thousand-talon-forced-choice = Ein Alleinspieler, dessen Eröffnungsgebot niemand erhöht hat, darf den Talon aufnehmen, ohne ihn zu zeigen.
rulebook-thousand-talon-forced-hidden = Ein Alleinspieler, dessen Eröffnungsgebot niemand erhöht hat, nimmt den Talon auf, ohne ihn zu zeigen.
rulebook-thousand-talon-gifts-choice = { $opponents ->
    [one] Der Alleinspieler gibt dem Gegner eine Karte ab, offen oder verdeckt, wie er will.
   *[other] Der Alleinspieler gibt jedem Gegner eine Karte ab, offen oder verdeckt, wie er will.
}
rulebook-thousand-talon-gifts-closed = { $opponents ->
    [one] Der Alleinspieler gibt dem Gegner eine Karte verdeckt ab.
   *[other] Der Alleinspieler gibt jedem Gegner eine Karte verdeckt ab.
}
rulebook-thousand-talon-gifts-open = { $opponents ->
    [one] Der Alleinspieler gibt dem Gegner eine Karte offen ab.
   *[other] Der Alleinspieler gibt jedem Gegner eine Karte offen ab.
}
rulebook-thousand-talon-away-last = { $cards ->
    [one] Der Alleinspieler drückt { $cards } Karte; sie geht an den, der den letzten Stich macht.
   *[other] Der Alleinspieler drückt { $cards } Karten; sie gehen an den, der den letzten Stich macht.
}
rulebook-thousand-talon-away-declarer = { $cards ->
    [one] Der Alleinspieler drückt { $cards } Karte; sie zählt für ihn.
   *[other] Der Alleinspieler drückt { $cards } Karten; sie zählen für ihn.
}
rulebook-thousand-talon-away-nobody = { $cards ->
    [one] Der Alleinspieler drückt { $cards } Karte; sie zählt für niemanden.
   *[other] Der Alleinspieler drückt { $cards } Karten; sie zählen für niemanden.
}
rulebook-thousand-talon-other = Der Talon, den keiner gewählt hat, geht an den, der den letzten Stich macht.
rulebook-thousand-talon-hands = { $cards ->
    [one] Nun hat jeder { $cards } Karte.
   *[other] Nun hat jeder { $cards } Karten.
}
rulebook-thousand-talon-redeal-any = Ein Alleinspieler, der den Talon gesehen und noch nichts abgegeben hat, darf seinetwegen neu geben lassen.
rulebook-thousand-talon-redeal-forced = Ein Alleinspieler, dessen Eröffnungsgebot niemand erhöht hat, darf wegen des Talons neu geben lassen, wenn er ihn gesehen und noch nichts abgegeben hat.
rulebook-thousand-talon-redeal-nines-two = Zwei oder mehr Neunen im Talon geben das Recht auf Neugeben.
rulebook-thousand-talon-redeal-nines-exactly_two = Genau zwei Neunen im Talon geben das Recht auf Neugeben.
rulebook-thousand-talon-redeal-under = { $points ->
    [one] Ein Talon mit weniger als { $points } Auge gibt das Recht auf Neugeben.
   *[other] Ein Talon mit weniger als { $points } Augen gibt das Recht auf Neugeben.
}
rulebook-thousand-talon-redeal-jacks = Drei Buben im Talon geben das Recht auf Neugeben.
rulebook-thousand-talon-sale = { $times ->
    [one] Ein Alleinspieler, der noch nichts abgegeben hat, darf das Spiel verkaufen: So viele Karten, wie der Talon hatte, also { $cards }, werden offen hingelegt, und dafür wird mehr als die Ansage geboten. Der Käufer nimmt die Karten und wird Alleinspieler. Das geht { $times }-mal in einem Spiel.
   *[other] Ein Alleinspieler, der noch nichts abgegeben hat, darf das Spiel verkaufen: So viele Karten, wie der Talon hatte, also { $cards }, werden offen hingelegt, und dafür wird mehr als die Ansage geboten. Der Käufer nimmt die Karten und wird Alleinspieler. Das geht { $times }-mal in einem Spiel.
}
rulebook-thousand-talon-rebuy = Ist der Talon gezeigt, darf ihn ein Gegenspieler mit einem höheren Gebot wegkaufen, bevor der Alleinspieler ihn aufnimmt.
rulebook-thousand-talon-buyback = Ein Alleinspieler, der den Talon gesehen und noch nicht aufgenommen hat, darf sich für { $price } freikaufen; derselbe Geber gibt neu.

# Die Ansage.
rulebook-thousand-contract-raise = Dann sagt der Alleinspieler an, wofür er spielt: für sein Gebot oder für mehr, in denselben Stufen und Grenzen, die nun nach den Karten in der Hand gehen.
rulebook-thousand-contract-bid = Das Gebot ist die Ansage und lässt sich nicht mehr erhöhen.
rulebook-thousand-contract-misere = Statt einer Zahl darf der Alleinspieler, wenn sein Gebot nicht höher als { $points } ist, Misere ansagen, also keinen Stich zu machen: Sie gewinnt oder verliert { $points }. Dabei meldet niemand Hochzeiten, und nur der Alleinspieler schreibt an.
rulebook-thousand-contract-slam = Statt einer Zahl darf der Alleinspieler, wenn sein Gebot nicht höher als { $points } ist, Schlemm ansagen, also alle Stiche zu machen: Er gewinnt oder verliert { $points }.
rulebook-thousand-contract-open = Jede Ansage darf mit offenem Blatt gespielt werden und zählt dann doppelt.
rulebook-thousand-contract-writeoff-lead = Ein Alleinspieler, der seine Ansage nicht schaffen kann, darf das Spiel bis zum ersten Ausspiel abschreiben; dann ist es vorbei.
rulebook-thousand-contract-writeoff-play = Ein Alleinspieler, der seine Ansage nicht schaffen kann, darf das Spiel bis zum letzten Stich jedes Mal abschreiben, wenn er am Zug ist; dann ist es vorbei.
rulebook-thousand-contract-writeoff-cost-contract = Das Abschreiben kostet den Alleinspieler seine Ansage.
rulebook-thousand-contract-writeoff-cost-nothing = Das Abschreiben kostet den Alleinspieler nichts.
rulebook-thousand-contract-writeoff-cost-fine = Das Abschreiben kostet den Alleinspieler { $fine }, wie hoch die Ansage auch war.
rulebook-thousand-contract-writeoff-share = { $opponents ->
    [one] Der Gegner schreibt für ein Abschreiben { $points } an.
   *[other] Jeder Gegner schreibt für ein Abschreiben { $points } an.
}
rulebook-thousand-contract-writeoff-share-half = { $opponents ->
    [one] Der Gegner schreibt für ein Abschreiben die halbe Ansage an, auf fünf gerundet.
   *[other] Jeder Gegner schreibt für ein Abschreiben die halbe Ansage an, auf fünf gerundet.
}
rulebook-thousand-contract-writeoff-share-full = { $opponents ->
    [one] Der Gegner schreibt für ein Abschreiben die ganze Ansage an.
   *[other] Jeder Gegner schreibt für ein Abschreiben die ganze Ansage an.
}
rulebook-thousand-contract-writeoff-share-ratio = Die Ansage eines abgeschriebenen Spiels wird unter den Gegnern geteilt: { $left } Prozent davon, auf fünf gerundet, für den linken Nachbarn des Alleinspielers und der Rest, { $right } Prozent, für den anderen.
rulebook-thousand-contract-writeoff-unopened = Ein Alleinspieler, dessen Eröffnungsgebot niemand erhöht hat, darf das Spiel auch abschreiben, bevor der Talon aufgedeckt ist.
rulebook-thousand-contract-writeoff-limit = { $times ->
    [one] Jeder darf in einer Partie { $times }-mal abschreiben.
   *[other] Jeder darf in einer Partie { $times }-mal abschreiben.
}
rulebook-thousand-contract-writeoff-fine = { $every ->
    [one] Jedes Abschreiben kostet außerdem eine Strafe von { $fine }.
   *[other] Nach je { $every } Malen Abschreiben zahlt ein Spieler außerdem eine Strafe von { $fine }.
}
rulebook-thousand-contract-writeoff-fine-alone = { $every ->
    [one] Das Abschreiben kostet den Alleinspieler nur eine Strafe von { $fine }.
   *[other] Das Abschreiben selbst kostet den Alleinspieler nichts, aber nach je { $every } Malen zahlt ein Spieler eine Strafe von { $fine }.
}
rulebook-thousand-contract-writeoff-dark = { $times ->
    [one] Ein Blindspiel abzuschreiben kostet das { $times }-Fache.
   *[other] Ein Blindspiel abzuschreiben kostet das { $times }-Fache.
}
rulebook-thousand-contract-writeoff-not-dark = Ein Blindspiel kann man nicht abschreiben.
rulebook-thousand-contract-writeoff-barrel = Auch wer auf dem Fass sitzt, darf abschreiben.
rulebook-thousand-contract-writeoff-not-barrel = Wer auf dem Fass sitzt, kann nicht abschreiben.
rulebook-thousand-contract-bomb-forced = Ein Alleinspieler, dessen Eröffnungsgebot niemand erhöht hat, darf vor der Ansage eine Bombe werfen: Das Spiel ist vorbei, und er verliert nichts.
rulebook-thousand-contract-bomb-to_120 = Ein Alleinspieler, dessen Gebot nicht höher als 120 ist, darf vor der Ansage eine Bombe werfen: Das Spiel ist vorbei, und er verliert nichts.
rulebook-thousand-contract-bomb-any = Ein Alleinspieler darf vor der Ansage eine Bombe werfen: Das Spiel ist vorbei, und er verliert nichts.
rulebook-thousand-contract-bomb-share = { $opponents ->
    [one] Der Gegner schreibt für eine Bombe { $points } an.
   *[other] Jeder Gegner schreibt für eine Bombe { $points } an.
}
rulebook-thousand-contract-bomb-share-half = { $opponents ->
    [one] Der Gegner schreibt für eine Bombe das halbe Gebot an, auf zehn aufgerundet.
   *[other] Jeder Gegner schreibt für eine Bombe das halbe Gebot an, auf zehn aufgerundet.
}
rulebook-thousand-contract-bomb-count = { $bombs ->
    [one] Jeder hat in einer Partie { $bombs } Bombe.
   *[other] Jeder hat in einer Partie { $bombs } Bomben.
}
rulebook-thousand-contract-contra = { $times ->
    [one] Vor dem ersten Ausspiel darf ein Gegenspieler Kontra sagen: Dann zählt die Ansage { $times }-mal, ob gewonnen oder verloren; was ein Gegenspieler anschreibt, bleibt, wie es ist.
   *[other] Vor dem ersten Ausspiel darf ein Gegenspieler Kontra sagen: Dann zählt die Ansage { $times }-mal, ob gewonnen oder verloren; was ein Gegenspieler anschreibt, bleibt, wie es ist.
}
rulebook-thousand-contract-recontra = { $times ->
    [one] Der Alleinspieler darf mit Rekontra antworten; dann zählt die Ansage noch einmal { $times }-mal so viel.
   *[other] Der Alleinspieler darf mit Rekontra antworten; dann zählt die Ansage noch einmal { $times }-mal so viel.
}

# Das Spielen der Karten.
rulebook-thousand-play-lead-declarer = Der Alleinspieler spielt zum ersten Stich eine beliebige Karte aus.
rulebook-thousand-play-lead-left = Der linke Nachbar des Gebers spielt zum ersten Stich eine beliebige Karte aus, wer auch der Alleinspieler ist.
rulebook-thousand-play-lead-eldest = Der linke Nachbar des Gebers spielt zum ersten Stich eine beliebige Karte aus.
rulebook-thousand-play-trick = { $tricks ->
    [one] Reihum gibt jeder eine Karte dazu. Den Stich macht der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe; wer ihn macht, spielt zum nächsten aus. Ein Spiel hat { $tricks } Stich.
   *[other] Reihum gibt jeder eine Karte dazu. Den Stich macht der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe; wer ihn macht, spielt zum nächsten aus. Ein Spiel hat { $tricks } Stiche.
}
rulebook-thousand-play-draw = { $tricks ->
    [one] Nach dem ersten Stich (von { $tricks }) zieht jeder eine Karte vom Stapel, zuerst der, der den Stich gemacht hat.
   *[other] Nach jedem der ersten { $tricks } Stiche zieht jeder eine Karte vom Stapel, zuerst der, der den Stich gemacht hat.
}
rulebook-thousand-play-duties = In einem Stich gilt:
rulebook-thousand-play-follow = Wer die ausgespielte Farbe hat, muss sie bedienen.
rulebook-thousand-play-beat = Wer bedient, muss die höchste Karte des Stichs überstechen, wenn er kann.
rulebook-thousand-play-void-trump = Wer die ausgespielte Farbe nicht hat, muss trumpfen; ohne Trumpf darf er jede Karte spielen.
rulebook-thousand-play-void-beat = Wer die ausgespielte Farbe nicht hat, muss trumpfen, wenn der Trumpf den Stich macht; sonst darf er jede Karte spielen.
rulebook-thousand-play-void-free = Wer die ausgespielte Farbe nicht hat, darf jede Karte spielen.
rulebook-thousand-play-overtrump = Wer trumpfen muss, muss den höchsten Trumpf im Stich überstechen, wenn er kann.
rulebook-thousand-play-partial-trumping = Ein Gegenspieler, der den Trumpf im Stich nicht überstechen kann, braucht keinen kleineren zuzugeben.
rulebook-thousand-play-overtrump-declarer = Ein Gegenspieler ohne die ausgespielte Farbe muss einen Trumpf des Alleinspielers überstechen, wenn er kann.
rulebook-thousand-play-no-beating = Niemand muss die Karten überstechen, die im Stich liegen.
rulebook-thousand-play-duties-always = Die Pflichten in einem Stich gelten vom ersten an, auch solange Karten gezogen werden.
rulebook-thousand-play-duties-stock_gone = Die Pflichten in einem Stich gelten erst, wenn der Stapel aufgebraucht ist; bis dahin darf jede Karte gespielt werden.
rulebook-thousand-play-foreign = Einen Trumpf, den ein anderer gemeldet hat, darf nicht ausspielen, wer andere Farben hat.
rulebook-thousand-play-trump-lead = Wer durch eine Hochzeit Trumpf macht und diesen Stich bekommt, muss als Nächstes Trumpf ausspielen.
rulebook-thousand-play-last-trick = { $points ->
    [one] Der letzte Stich ist { $points } Auge mehr wert.
   *[other] Der letzte Stich ist { $points } Augen mehr wert.
}
rulebook-thousand-play-rest = Wer ausspielt und sich aller restlichen Stiche sicher ist, darf seine Karten offen hinlegen und den Rest beanspruchen, wenn niemand widerspricht.
rulebook-thousand-play-rest-stock = Ist der Stapel aufgebraucht, darf, wer ausspielt und sich aller restlichen Stiche sicher ist, seine Karten offen hinlegen und den Rest beanspruchen, wenn niemand widerspricht.

# Hochzeiten.
rulebook-thousand-marriages-what = König und Dame einer Farbe in einer Hand sind eine Hochzeit. Man kann sie einmal im Spiel melden, solange man beide Karten hat; melden muss man sie nicht.
rulebook-thousand-marriages-by-suit = Eine Hochzeit in Herz ist { $hearts } wert, in Karo { $diamonds }, in Kreuz { $clubs } und in Pik { $spades }.
rulebook-thousand-marriages-by-order = Was eine Hochzeit wert ist, richtet sich nach der Reihenfolge des Meldens: die erste im Spiel { $first }, die zweite { $second }, die dritte { $third } und die vierte { $fourth }, wer sie auch meldet und in welcher Farbe.
rulebook-thousand-marriages-when-lead = Gemeldet wird eine Hochzeit, indem man ihren König oder ihre Dame ausspielt, auch schon zum ersten Stich.
rulebook-thousand-marriages-when-own_trick = Gemeldet wird eine Hochzeit, indem man ihren König oder ihre Dame ausspielt, aber nur von dem, der in diesem Spiel schon einen Stich gemacht hat.
rulebook-thousand-marriages-when-first_winner = Gemeldet wird eine Hochzeit, indem man ihren König oder ihre Dame ausspielt, aber nur von dem, der den ersten Stich gemacht hat.
rulebook-thousand-marriages-when-before = Hochzeiten werden vor dem ersten Ausspiel angesagt, reihum, beginnend mit dem, der ausspielt, und später nicht mehr.
rulebook-thousand-marriages-show = Eine Hochzeit kann man auch aus der Hand vorzeigen, wenn man eine andere Karte ausspielt.
rulebook-thousand-marriages-trump-at_once = Es gibt keinen Trumpf, bis eine Hochzeit gemeldet wird; dann ist ihre Farbe sofort Trumpf.
rulebook-thousand-marriages-trump-next_trick = Es gibt keinen Trumpf, bis eine Hochzeit gemeldet wird; dann ist ihre Farbe vom nächsten Stich an Trumpf.
rulebook-thousand-marriages-keep-last = Jede weitere Hochzeit macht statt dessen ihre eigene Farbe zum Trumpf.
rulebook-thousand-marriages-keep-first = Weitere Hochzeiten bringen ihre Augen, aber Trumpf bleibt bis zum Ende des Spiels die Farbe der ersten.
rulebook-thousand-marriages-keep-higher = Weitere Hochzeiten bringen ihre Augen, aber nur eine, die mehr wert ist als die des Trumpfs, macht statt dessen ihre eigene Farbe zum Trumpf.
rulebook-thousand-marriages-keep-rising = Eine weitere Hochzeit darf nur gemeldet werden, wenn sie mehr wert ist als die des Trumpfs; dann ist ihre Farbe Trumpf.
rulebook-thousand-marriages-fixed = { $suit ->
    [0] Pik ist in jedem Spiel Trumpf; Hochzeiten bringen nur Augen.
    [1] Kreuz ist in jedem Spiel Trumpf; Hochzeiten bringen nur Augen.
    [2] Karo ist in jedem Spiel Trumpf; Hochzeiten bringen nur Augen.
   *[3] Herz ist in jedem Spiel Trumpf; Hochzeiten bringen nur Augen.
}
rulebook-thousand-marriages-trick = Wer in einem Spiel keinen Stich macht, schreibt für Hochzeiten nichts an.
rulebook-thousand-marriages-drowned = Eine gemeldete Hochzeit ist verloren, wenn ein anderer ihren König oder ihre Dame sticht: Sie ist geplatzt und zählt nichts.
rulebook-thousand-marriages-aces-score = Wer ein Ass ausspielt und alle vier hat, darf sie melden, für { $points }.
rulebook-thousand-marriages-aces-trump = Wer ein Ass ausspielt und alle vier hat, darf sie melden, für { $points }, und die Farbe des ausgespielten Asses ist Trumpf.
rulebook-thousand-marriages-captured = Ein Gegenspieler, der König und Dame einer Farbe in seinen Stichen hat, schreibt dafür { $points } an.

# Die Abrechnung eines Spiels.
rulebook-thousand-scoring-everyone = Nach dem letzten Stich zählt jeder die Augen in seinen Stichen und die gemeldeten Hochzeiten zusammen und schreibt das an.
rulebook-thousand-scoring-count = Nach dem letzten Stich zählt jeder die Augen in seinen Stichen und die gemeldeten Hochzeiten zusammen.
rulebook-thousand-scoring-made-bid = Ein Alleinspieler, der seine Ansage erreicht, hat gewonnen und schreibt genau die Ansage an, wie viel mehr er auch gemacht hat.
rulebook-thousand-scoring-made-actual = Ein Alleinspieler, der seine Ansage erreicht, hat gewonnen und schreibt an, was er gemacht hat.
rulebook-thousand-scoring-made-points_and_bid = Ein Alleinspieler, der seine Ansage erreicht, hat gewonnen und schreibt an, was er gemacht hat, und die Ansage dazu.
rulebook-thousand-scoring-lost = Einem Alleinspieler, der seine Ansage nicht erreicht, wird sie abgezogen.
rulebook-thousand-scoring-lost-points = Ein Alleinspieler, der seine Ansage nicht erreicht, schreibt an, was er gemacht hat, und die Ansage wird abgezogen.
rulebook-thousand-scoring-test-exact = Ob eine Ansage erreicht ist, entscheiden die genauen Augen, vor jedem Runden.
rulebook-thousand-scoring-test-rounded = Ob eine Ansage erreicht ist, entscheiden die gerundeten Augen.
rulebook-thousand-scoring-own-exact = Die eigenen Augen des Alleinspielers werden nicht gerundet.
rulebook-thousand-scoring-own-rounded = Die eigenen Augen des Alleinspielers werden gerundet wie die eines Gegenspielers.
rulebook-thousand-scoring-defender = Der Gegenspieler schreibt an, was er gemacht hat.
rulebook-thousand-scoring-defenders-own = Jeder Gegenspieler schreibt an, was er gemacht hat.
rulebook-thousand-scoring-defenders-pooled = Was beide Gegenspieler gemacht haben, wird zusammengezählt, und jeder schreibt die Hälfte an.
rulebook-thousand-scoring-failed-split = { $opponents ->
    [one] Eine verlorene Ansage wird dem Gegner gutgeschrieben.
   *[other] Eine verlorene Ansage wird außerdem zu gleichen Teilen den Gegnern gutgeschrieben.
}
rulebook-thousand-scoring-failed-full = { $opponents ->
    [one] Eine verlorene Ansage wird dem Gegner ganz gutgeschrieben.
   *[other] Eine verlorene Ansage wird außerdem jedem Gegner ganz gutgeschrieben.
}
rulebook-thousand-scoring-unrounded = Augen werden angeschrieben, wie sie sind, ohne zu runden.
rulebook-thousand-scoring-round-nearest = Die Augen eines Gegenspielers werden auf das nächste Vielfache von { $unit } gerundet.
rulebook-thousand-scoring-round-nearest-up = Die Augen eines Gegenspielers werden auf das nächste Vielfache von { $unit } gerundet; eine Fünf geht nach oben.
rulebook-thousand-scoring-round-nearest-down = Die Augen eines Gegenspielers werden auf das nächste Vielfache von { $unit } gerundet; eine Fünf geht nach unten.
rulebook-thousand-scoring-round-down = Die Augen eines Gegenspielers werden auf ein Vielfaches von { $unit } abgerundet.
rulebook-thousand-scoring-round-up = Die Augen eines Gegenspielers werden auf ein Vielfaches von { $unit } aufgerundet.
rulebook-thousand-scoring-round-nearest-all = Alle Augen werden auf das nächste Vielfache von { $unit } gerundet.
rulebook-thousand-scoring-round-nearest-up-all = Alle Augen werden auf das nächste Vielfache von { $unit } gerundet; eine Fünf geht nach oben.
rulebook-thousand-scoring-round-nearest-down-all = Alle Augen werden auf das nächste Vielfache von { $unit } gerundet; eine Fünf geht nach unten.
rulebook-thousand-scoring-round-down-all = Alle Augen werden auf ein Vielfaches von { $unit } abgerundet.
rulebook-thousand-scoring-round-up-all = Alle Augen werden auf ein Vielfaches von { $unit } aufgerundet.
rulebook-thousand-scoring-all-tricks = Ein Alleinspieler, der seine Ansage erreicht und alle Stiche macht, schreibt { $points } mehr an.
rulebook-thousand-scoring-all-tricks-double = Ein Alleinspieler, der seine Ansage erreicht und alle Stiche macht, schreibt die Ansage noch einmal an.
rulebook-thousand-scoring-slam-against = Ein Alleinspieler, der gar keinen Stich macht, zahlt neben allem anderen eine Strafe von { $fine }.
rulebook-thousand-scoring-sitter-aces = Wer aussetzt, schreibt für jedes Ass im Talon { $points } an und für Hochzeiten darin ihren Wert.
rulebook-thousand-scoring-sitter-marriages = Wer aussetzt, schreibt für Hochzeiten im Talon ihren Wert an.
rulebook-thousand-scoring-sitter-points = Wer aussetzt, schreibt die Augen im Talon an.
rulebook-thousand-scoring-sitter-half = Für einen König oder eine Dame allein im Talon schreibt, wer aussetzt, die halbe Hochzeit an.

# Von Spiel zu Spiel.
rulebook-thousand-sheet-totals = Was ein Spiel bringt, wird zum Stand gezählt; er kann beliebig weit unter null fallen.
rulebook-thousand-sheet-bolt-trick = Wer in einem Spiel keinen Stich macht, bekommt einen Strich auf dem Zettel.
rulebook-thousand-sheet-bolt-points = Wer in einem Spiel keine Augen macht, bekommt einen Strich auf dem Zettel; Hochzeiten verhindern das nicht.
rulebook-thousand-sheet-bolts-row = { $bolts ->
    [one] { $bolts } Strich in Folge kostet eine Strafe von { $fine }, und die Zählung beginnt von vorn; jedes Spiel, in dem man etwas macht, unterbricht die Folge.
   *[other] { $bolts } Striche in Folge kosten eine Strafe von { $fine }, und die Zählung beginnt von vorn; jedes Spiel, in dem man etwas macht, unterbricht die Folge.
}
rulebook-thousand-sheet-bolts-total = { $bolts ->
    [one] { $bolts } Strich kostet eine Strafe von { $fine }, und die Zählung beginnt von vorn; in Folge braucht er nicht zu sein.
   *[other] { $bolts } Striche kosten eine Strafe von { $fine }, und die Zählung beginnt von vorn; in Folge brauchen sie nicht zu sein.
}
rulebook-thousand-sheet-bolts-own = Auch der Alleinspieler kann einen Strich bekommen.
rulebook-thousand-sheet-bolts-not-own = Der Alleinspieler bekommt in seinem Spiel keinen Strich.
rulebook-thousand-sheet-bolts-barrel = Striche zählen auch auf dem Fass.
rulebook-thousand-sheet-bolts-not-barrel = Auf dem Fass bekommt niemand einen Strich.
rulebook-thousand-sheet-bolts-dark = In einem Blindspiel zählt ein Strich doppelt.
rulebook-thousand-sheet-crosses = { $crosses ->
    [one] Ein Alleinspieler, der verliert, bekommt ein Kreuzchen; { $crosses } Kreuzchen kostet eine Strafe von { $fine }, und die Zählung beginnt von vorn.
   *[other] Ein Alleinspieler, der verliert, bekommt ein Kreuzchen; { $crosses } Kreuzchen kosten eine Strafe von { $fine }, und die Zählung beginnt von vorn.
}
rulebook-thousand-sheet-crosses-instead = Das Kreuzchen tritt an die Stelle des Verlusts: Die Ansage selbst wird nicht abgezogen.
rulebook-thousand-sheet-streak-row = { $deals ->
    [one] { $deals } Spiel ohne Gewinn kostet eine Strafe von { $fine }.
   *[other] { $deals } Spiele in Folge ohne Gewinn kosten eine Strafe von { $fine }.
}
rulebook-thousand-sheet-streak-total = { $deals ->
    [one] { $deals } Spiel ohne Gewinn kostet eine Strafe von { $fine }.
   *[other] { $deals } Spiele ohne Gewinn, ob in Folge oder nicht, kosten eine Strafe von { $fine }.
}
rulebook-thousand-sheet-threshold = Wer bei { $total } oder mehr steht, ist auf der Schwelle und schreibt nur noch als Alleinspieler an; was er im Gegenspiel macht, wird nicht angeschrieben.
rulebook-thousand-sheet-threshold-marriage = Auf der Schwelle wird eine gewonnene Ansage nur angeschrieben, wenn ihr Alleinspieler in diesem Spiel eine Hochzeit gemeldet hat.
rulebook-thousand-sheet-threshold-fine = Auf der Schwelle kostet ein Spiel ohne Stich eine Strafe von { $fine }.
rulebook-thousand-sheet-pit = Wer von unten auf { $total } oder mehr kommt, hält bei genau { $total } und sitzt in der Grube. Dort schreibt er im Gegenspiel nichts an und kommt nur mit einem eigenen gewonnenen Spiel heraus.
rulebook-thousand-sheet-barrel = Wer auf { $total } oder mehr kommt, hält bei genau { $total } und sitzt auf dem Fass.
rulebook-thousand-sheet-barrel-win = Wer auf dem Fass sitzt, schreibt im Gegenspiel nichts an und gewinnt nur als Alleinspieler, mit einem Spiel, das die { $gap } bringt, die zu { $target } fehlen.
rulebook-thousand-sheet-barrel-lost = Ein verlorenes Spiel auf dem Fass wird abgezogen, und damit ist die Zeit dort vorbei.
rulebook-thousand-sheet-barrel-leap-off = Niemand springt über das Fass: Auch ein Spiel, das von darunter auf { $target } oder mehr führt, endet auf ihm.
rulebook-thousand-sheet-barrel-leap-declarer = Ein Alleinspieler, den ein gewonnenes Spiel von unter dem Fass auf { $target } oder mehr führt, gewinnt sofort.
rulebook-thousand-sheet-barrel-leap-anyone = Wer in einem Spiel von unter dem Fass auf { $target } oder mehr kommt, gewinnt sofort, ob Alleinspieler oder nicht.
rulebook-thousand-sheet-barrel-least = Auf dem Fass ist das kleinste Gebot { $bid }.
rulebook-thousand-sheet-barrel-must = Wer auf dem Fass sitzt und bieten kann, muss es einmal tun, bevor er passt.
rulebook-thousand-sheet-barrel-deals = { $deals ->
    [one] Wer nach { $deals } Spiel auf dem Fass nicht gewonnen hat, stürzt herunter und zahlt eine Strafe von { $fine }; eine verlorene Ansage im letzten davon kostet nur sich selbst.
   *[other] Wer nach { $deals } Spielen auf dem Fass nicht gewonnen hat, stürzt herunter und zahlt eine Strafe von { $fine }; eine verlorene Ansage im letzten davon kostet nur sich selbst.
}
rulebook-thousand-sheet-barrel-for-ever = Auf dem Fass darf man beliebig viele Spiele lang sitzen.
rulebook-thousand-sheet-barrel-coexist = { $players ->
    [2] Beide können gleichzeitig auf dem Fass sitzen.
   *[other] Mehrere können gleichzeitig auf dem Fass sitzen.
}
rulebook-thousand-sheet-barrel-knock_off = { $players ->
    [2] Kommt einer aufs Fass und sitzt der andere schon dort, stürzt der andere herunter und zahlt eine Strafe von { $fine }.
   *[other] Kommt jemand aufs Fass, stürzen alle herunter, die schon dort saßen, und zahlen eine Strafe von { $fine }.
}
rulebook-thousand-sheet-barrel-together_fall = { $players ->
    [2] Kommen beide im selben Spiel aufs Fass, stürzen beide herunter und zahlen je eine Strafe von { $fine }.
   *[other] Kommen mehrere im selben Spiel aufs Fass, stürzen alle herunter und zahlen je eine Strafe von { $fine }.
}
rulebook-thousand-sheet-barrel-first_stays = { $players ->
    [2] Solange einer auf dem Fass sitzt, stürzt der andere, wenn er dorthin kommt, herunter und zahlt eine Strafe von { $fine }.
   *[other] Solange jemand auf dem Fass sitzt, stürzt jeder andere, der dorthin kommt, herunter und zahlt eine Strafe von { $fine }.
}
rulebook-thousand-sheet-barrel-all_fall = { $players ->
    [2] Sobald beide auf dem Fass sind, stürzen beide herunter und zahlen je eine Strafe von { $fine }.
   *[other] Sobald zwei auf dem Fass sind, stürzen alle herunter und zahlen je eine Strafe von { $fine }.
}
rulebook-thousand-sheet-barrel-reset-stay = { $times ->
    [one] Wer das Fass { $times }-mal ohne Sieg verlassen hat, geht auf null zurück.
   *[other] Wer das Fass { $times }-mal ohne Sieg verlassen hat, geht auf null zurück.
}
rulebook-thousand-sheet-barrel-reset-fall = { $times ->
    [one] Wer { $times }-mal vom Fass gestürzt ist, geht auf null zurück.
   *[other] Wer { $times }-mal vom Fass gestürzt ist, geht auf null zurück.
}
rulebook-thousand-sheet-reverse = Wer auf { $total } unter null oder tiefer sinkt, hält dort und sitzt auf dem umgekehrten Fass; jeder Gewinn führt wieder herunter.
rulebook-thousand-sheet-reverse-lost = { $players ->
    [2] Ein Spiel, das vom umgekehrten Fass auf { $target } unter null führt, verliert die Partie, und der Gegner gewinnt.
   *[other] Ein Spiel, das vom umgekehrten Fass auf { $target } unter null führt, verliert die Partie, und der Beste der anderen gewinnt.
}
rulebook-thousand-sheet-reverse-back = { $deals ->
    [one] Nach { $deals } Spiel auf dem umgekehrten Fass kommt man herunter, { $total ->
        [0] auf null
       *[other] auf { $total } unter null
    }.
   *[other] Nach { $deals } Spielen auf dem umgekehrten Fass kommt man herunter, { $total ->
        [0] auf null
       *[other] auf { $total } unter null
    }.
}
rulebook-thousand-sheet-truck = Ein Stand von genau { $total } wird null: der Kipper.
rulebook-thousand-sheet-truck-both = Ein Stand von genau { $total }, über oder unter null, wird null: der Kipper.

# Das Ende der Partie.
rulebook-thousand-end-reach = Die Partie gewinnt, wer nach dem Anschreiben eines Spiels bei { $target } oder mehr steht.
rulebook-thousand-end-more = Die Partie gewinnt, wer nach dem Anschreiben eines Spiels bei mehr als { $target } steht; { $target } selbst genügt nicht.
rulebook-thousand-end-exact = Die Partie gewinnt, wer genau { $target } erreicht; ein Spiel, das darüber hinausführen würde, wird für diesen Spieler nicht angeschrieben.
rulebook-thousand-end-capped = Die Partie gewinnt, wer genau { $target } erreicht; wer darüber hinauskäme, bleibt bei { $below } stehen.
rulebook-thousand-end-overtime = { $players ->
    [2] Erreichen beide in einem Spiel das Ziel, gewinnt niemand: Das Ziel steigt um { $points }, und die Partie geht weiter.
   *[other] Erreichen zwei oder mehr in einem Spiel das Ziel, gewinnt niemand: Das Ziel steigt um { $points }, und die Partie geht weiter.
}
rulebook-thousand-end-tie-declarer = { $players ->
    [2] Erreichen beide in einem Spiel das Ziel, gewinnt der Alleinspieler, wenn er seine Ansage geschafft hat, sonst der höhere Stand.
   *[other] Erreichen mehrere in einem Spiel das Ziel, gewinnt der Alleinspieler, wenn er seine Ansage geschafft hat, sonst der höchste Stand.
}
rulebook-thousand-end-tie-higher = { $players ->
    [2] Erreichen beide in einem Spiel das Ziel, gewinnt der höhere Stand.
   *[other] Erreichen mehrere in einem Spiel das Ziel, gewinnt der höchste Stand.
}
rulebook-thousand-end-equal-play_on = { $players ->
    [2] Erreichen beide das Ziel mit gleichem Stand, wird noch ein Spiel gespielt.
   *[other] Erreichen mehrere das Ziel mit gleichem Stand, wird noch ein Spiel gespielt.
}
rulebook-thousand-end-equal-share = { $players ->
    [2] Erreichen beide das Ziel mit gleichem Stand, teilen sie sich den Sieg.
   *[other] Erreichen mehrere das Ziel mit gleichem Stand, teilen sie sich den Sieg.
}
rulebook-thousand-settlement-tariff = Wer verliert, zahlt dem Sieger { $points } für jeden Punkt, der ihm zum Ziel fehlt.

# Fehler und Strafen.
rulebook-thousand-faults-look = Wer Karten ansieht, bevor fertig gegeben ist, oder sich über sie äußert, zahlt eine Strafe von { $fine }.
rulebook-thousand-faults-revoke = Falsches Bedienen kostet eine Strafe von { $fine }.
rulebook-thousand-faults-award = { $opponents ->
    [one] Für falsches Bedienen schreibt die andere Seite { $points } an.
   *[other] Für falsches Bedienen schreibt die andere Seite { $points } an; zwei Gegenspieler teilen sie sich.
}
rulebook-thousand-faults-award-contract = { $opponents ->
    [one] Für falsches Bedienen schreibt die andere Seite die Ansage an.
   *[other] Für falsches Bedienen schreibt die andere Seite die Ansage an; zwei Gegenspieler teilen sie sich.
}
rulebook-thousand-faults-revoke-stands = Falsches Bedienen, das vor dem nächsten Ausspiel niemand rügt, bleibt stehen.
rulebook-thousand-faults-misdeal-same = Nach falschem Geben gibt derselbe Geber noch einmal.
rulebook-thousand-faults-misdeal-next = Nach falschem Geben geht das Geben weiter.
rulebook-thousand-faults-misdeal-fine = Falsches Geben kostet den Geber eine Strafe von { $fine }.

# Beispiele: was das Spiel zeigt.
rulebook-thousand-example-made = Eine gewonnene Ansage
rulebook-thousand-example-points = Ein Spiel und was es bringt
rulebook-thousand-example-failed = Eine verlorene Ansage
rulebook-thousand-example-golden = Ein goldenes Spiel
rulebook-thousand-example-writeoff = Ein abgeschriebenes Spiel
rulebook-thousand-example-bomb = Eine Bombe
rulebook-thousand-example-bolt = Ein Strich
rulebook-thousand-example-barrel = Aufs Fass
rulebook-thousand-example-barrel-fall = Ein Sturz vom Fass
rulebook-thousand-example-bolts = Eine Strafe für Striche
rulebook-thousand-example-crosses = Eine Strafe für Kreuzchen
rulebook-thousand-example-pit = In die Grube
rulebook-thousand-example-threshold = Auf der Schwelle
rulebook-thousand-example-truck = Der Kipper
