# Lektionen: zusammengestellte Spiele, was zu tun ist und warum. $left und $right sind die Namen der Nachbarn, $screen ist terminal oder page.
lesson-mistake-title = Ein Wort dazu
lesson-suggestion = Mein Vorschlag: { $action }

lesson-thousand-welcome-title = Willkommen bei Tausend
lesson-thousand-welcome =
    Drei Spieler, jeder für sich; wer zuerst 1000 hat, gewinnt. In jedem Spiel verspricht einer, der Alleinspieler, eine Zahl von Augen zu machen; die beiden anderen versuchen, es zu verhindern.

    Du sitzt unten. Links von dir sitzt { $left }, rechts { $right }. Dieses Spiel ist zusammengestellt, nicht zufällig gegeben. Spiel, wie du willst; ich sage dir, wie ich spielen würde und warum.
lesson-thousand-cards-title = Die Karten
lesson-thousand-cards =
    24 Karten, von der Neun bis zum Ass. Achte auf die Zehn: In jeder Farbe ist die Reihenfolge Ass, Zehn, König, Dame, Bube, Neun.

    Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0: zusammen 120 Augen. König und Dame einer Farbe sind eine Hochzeit: Herz 100, Karo 80, Kreuz 60, Pik 40. Die Herz-Hochzeit hast du auf der Hand!
lesson-thousand-bidding-title = Reizen
lesson-thousand-bidding =
    Drei Karten liegen verdeckt: der Talon. Wer am höchsten reizt, bekommt ihn und wird Alleinspieler. Der Spieler links vom Geber musste mit 100 eröffnen.

    Du hast Ass, König und Dame in Herz, dazu Ass und Zehn in Karo: 100 für die Hochzeit und etwa 50 aus Stichen. Stell unten eine Zahl ein und reize.
lesson-thousand-talon-title = Der Talon
lesson-thousand-talon =
    Der Talon gehört dir, und alle haben ihn gesehen. Du hast jetzt zehn Karten und gibst jedem Gegner eine ab, damit jeder acht hat.

    Gib ab, was nichts zählt und nichts sticht: eine Neun, einen Buben. Behalte die Hochzeit und deine hohen Karten. Wähle eine Karte und dann, wer sie bekommt.
lesson-thousand-second-gift-title = Noch eine
lesson-thousand-second-gift =
    Und eine für den anderen Gegner. Wieder eine Neun oder ein Bube.
lesson-thousand-contract-title = Die Ansage
lesson-thousand-contract =
    Jetzt sagst du, wie viel du spielst. Du kannst bei deinem Gebot bleiben oder höher gehen: Was du ansagst, gewinnst du, oder du verlierst es, wenn es nicht reicht.

    Mit diesen Karten ist etwas zwischen 150 und 180 angemessen.
lesson-thousand-writeoff-title = Das Spiel abschreiben
lesson-thousand-writeoff =
    Manchmal enttäuschen Blatt und Talon, und die Ansage ist nicht zu schaffen. Bis zum ersten Ausspiel darf der Alleinspieler das Spiel dann abschreiben: Er verliert die Ansage, als hätte er sie gespielt und verfehlt, und jeder Gegner bekommt 60 Punkte. Höchstens dreimal in einer Partie.

    Mit diesen Karten ist das nicht nötig: Sag an, wie viel du spielst.
lesson-thousand-lead-title = Das erste Ausspiel
lesson-thousand-lead =
    Du spielst aus. Die anderen müssen bedienen, wenn sie können; die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn macht, spielt als Nächster aus.

    Eine Hochzeit darf nur melden, wer schon einen Stich hat. Mach also zuerst einen mit einer sicheren Karte: dem Karo-Ass, wenn du es behalten hast.
lesson-thousand-defend-title = Im Gegenspiel
lesson-thousand-defend =
    Ein anderer ist Alleinspieler, also hältst du dagegen: Jedes Auge, das du holst, wird dir angeschrieben und fehlt dem Alleinspieler.

    { $screen ->
        [terminal] Karten mit ▲
       *[page] Helle Karten
    } darfst du spielen. Hast du die ausgespielte Farbe, musst du bedienen.
lesson-thousand-marriage-title = Deine Hochzeit
lesson-thousand-marriage =
    Du hast einen Stich und spielst aus: Jetzt kannst du König oder Dame in Herz ausspielen und die Hochzeit melden. Das bringt sofort 100 Augen, und Herz wird Trumpf.

    Wähle die Dame und melde die Hochzeit.
lesson-thousand-trump-title = Trumpf
lesson-thousand-trump =
    Jetzt gibt es einen Trumpf. Wer die ausgespielte Farbe nicht hat, muss mit Trumpf stechen, und ein Trumpf schlägt jede andere Farbe.

    Spiel weiter hohe Trümpfe, bis die anderen keine mehr haben; dann ist dein Karo sicher.
lesson-thousand-their-trump-title = Trumpf
lesson-thousand-their-trump =
    Ein anderer hat eine Hochzeit gemeldet, und ihre Farbe ist jetzt Trumpf. Wer die ausgespielte Farbe nicht hat, muss mit Trumpf stechen, und ein Trumpf schlägt jede andere Farbe.
lesson-thousand-follow-title = Bedienen
lesson-thousand-follow =
    Ein anderer hat ausgespielt. { $screen ->
        [terminal] Karten mit ▲
       *[page] Helle Karten
    } darfst du spielen: die ausgespielte Farbe, wenn du sie hast, sonst einen Trumpf, wenn du einen hast, sonst irgendeine. { $screen ->
        [terminal] Enter auf einer anderen Karte sagt, warum nicht.
       *[page] Drück auf eine abgedunkelte Karte, um zu erfahren, warum sie nicht geht.
    }
lesson-thousand-rest-title = Gleich geschafft
lesson-thousand-rest =
    Wenn du ausspielst und alle anderen Stiche sicher hast, kannst du den Rest beanspruchen. Oder spiel einfach weiter: Nach dem letzten Stich werden die Augen gezählt.
lesson-thousand-answer-title = Jemand beansprucht den Rest
lesson-thousand-answer =
    Wer ausspielt, hat sein Blatt offen hingelegt und beansprucht alle übrigen Stiche. Sieh dir die Karten an: Kannst du noch einen davon machen, lehn ab, und es wird weitergespielt. Sonst nimm an, und die Augen werden gleich gezählt.
lesson-thousand-end-title = Das Spiel ist zu Ende
lesson-thousand-end =
    Wer als Alleinspieler seine Ansage geschafft hat, schreibt sie an; wer nicht, verliert sie. Die anderen schreiben an, was sie gemacht haben, auf Fünfer gerundet.

    Ab 880 sitzt man auf dem Fass und muss binnen drei Spielen mit einer eigenen Ansage gewinnen. Die übrigen Regeln eines Tisches stehen immer gleich daneben.

    Und nun spiel eine Partie!
lesson-thousand-passed =
    Mit diesen Karten musst du nicht passen: Die Hochzeit in Herz bringt 100 Augen, die hohen Karten noch etwa 50. Wer passt, lässt den Talon einem anderen.
lesson-thousand-bid-high =
    Mutig. Dein Blatt ist etwa 150 wert, und was du bietest, musst du machen: Der Rest muss aus dem Talon kommen.
lesson-thousand-gave-high =
    Du hast eine Karte abgegeben, die Augen bringt oder einen Stich macht. Gib ab, was nichts wert ist: eine Neun, einen Buben.
lesson-thousand-named-high =
    Das ist viel: Mit diesem Blatt sind etwa 170 möglich, die Hochzeit mitgezählt. Fehlt auch nur wenig, ist alles verloren.
lesson-thousand-wrote-off =
    Du hast das Spiel abgeschrieben. Nötig war es nicht: 100 für die Hochzeit und die hohen Karten in Herz und Karo sind mehr als 150.
lesson-thousand-lead-low =
    Diese Karte kann dir genommen werden, und dann spielen die anderen aus. Das Karo-Ass ist sicher, und mit einem Stich darfst du deine Hochzeit melden.
lesson-thousand-silent =
    Du hast ausgespielt, ohne die Hochzeit zu melden: 100 Augen wären deine gewesen. Wenn du König oder Dame einer Hochzeit ausspielst, melde sie.
lesson-thousand-made-title = Geschafft
lesson-thousand-made =
    Angesagt { $contract }, gemacht { $made }: { $cards_taken } in Karten und { $marriages } für Hochzeiten. Angeschrieben wird die Ansage: { $wrote }.
lesson-thousand-failed-title = Nicht gereicht
lesson-thousand-failed =
    Angesagt { $contract }, gemacht { $made }: { $cards_taken } in Karten und { $marriages } für Hochzeiten. Die Ansage wird abgezogen: { $wrote }.
lesson-thousand-defended-title = Gegengehalten
lesson-thousand-defended =
    Du hast { $made } Augen gemacht, davon { $cards_taken } in Karten. Auf Fünfer gerundet wird dir angeschrieben: { $wrote }.

lesson-1001-welcome-title = Willkommen bei 1001
lesson-1001-welcome =
    Das ist Tausend zu zweit, mit einem Stapel zum Ziehen. Es gibt kein Reizen, keinen Talon und keine Ansage: Beide schreiben an, was sie machen, und wer zuerst 1001 hat, gewinnt.

    Dir gegenüber sitzt { $left } und gibt. Dieses Spiel ist zusammengestellt, nicht zufällig gegeben. Spiel, wie du willst; ich sage dir, wie ich spielen würde und warum.
lesson-1001-cards-title = Was bleibt, was anders ist
lesson-1001-cards =
    Die 24 Karten sind die von Tausend: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0, zusammen 120 Augen. Die Zehn steht über dem König.

    Die Hochzeiten zählen anders: Kreuz 100, Pik 80, Herz 60, Karo 40.
lesson-1001-stock-title = Der Stapel
lesson-1001-stock =
    Jeder hat acht Karten, acht weitere liegen im Stapel. Nach jedem Stich ziehen beide eine, zuerst der, der ihn gemacht hat. Solange der Stapel reicht, muss niemand bedienen.

    Eine Hochzeit zählt nur, wenn man im Spiel einen Stich macht, und wer einen macht, zieht zuerst. Beginn also mit einer sicheren Karte: dem Pik-Ass.
lesson-1001-no-ace =
    Diese Karte konnte dir genommen werden. Noch gibt es keinen Trumpf, das Pik-Ass schlägt also niemand.
lesson-1001-marriage-title = Die gezogene Dame
lesson-1001-marriage =
    Du hast die Kreuz-Dame gezogen, und den König hast du schon: eine Hochzeit, 100 wert. Wenn du ausspielst, spiel eine der beiden und melde; ab diesem Stich ist Kreuz Trumpf.

    Nimm die Dame: Geht sie verloren, bleibt der König. Auch dein Gegner kann noch eine Hochzeit melden, dann ist dessen Farbe Trumpf.
lesson-1001-silent =
    Du hast ausgespielt, ohne zu melden, und 100 Augen sind in deiner Hand geblieben. Melden kannst du nur, solange du beide Karten hast.
lesson-1001-free-title = Noch kein Zwang
lesson-1001-free =
    Solange Karten im Stapel liegen, spielst du, was du willst: Nimm den Stich, wenn er etwas wert ist, oder wirf eine Neun ab und behalte, was zusammengehört.
lesson-1001-duties-title = Der Stapel ist leer
lesson-1001-duties =
    Jetzt gilt Farb-, Trumpf- und Stichzwang: bedienen, und zwar höher, wenn du kannst. Ohne die Farbe musst du trumpfen, und höher, wenn du kannst. Acht Stiche bleiben.
lesson-1001-rest-title = Gleich geschafft
lesson-1001-rest =
    Wenn du ausspielst und alle anderen Stiche sicher hast, kannst du den Rest beanspruchen. Oder spiel einfach weiter. Der letzte Stich bringt hier nichts extra.
lesson-1001-answer-title = Der Rest wird beansprucht
lesson-1001-answer =
    { $left } legt die Karten offen hin und beansprucht alle übrigen Stiche. Kannst du noch einen machen, lehn ab; sonst nimm an, und die Augen werden gezählt.
lesson-1001-end-title = Was angeschrieben wird
lesson-1001-end =
    Du hast { $made }: { $cards_taken } in Karten und { $marriages } für Hochzeiten. Gerundet wird nichts. Jetzt hast du { $total }, dein Gegner { $left_total }.
lesson-1001-more-title = Und dann
lesson-1001-more =
    Das nächste Spiel gibt der andere. Eine Partie geht bis 1001; wer verliert, zahlt für jeden Punkt, der dazu fehlt.

    An anderen Tischen spielt man 1001 anders: mit 32 Karten, zu dritt mit Reizen ab 40 oder als 501 mit festem Trumpf. Und nun spiel eine Partie!

lesson-preferans-welcome-title = Willkommen bei Preferans
lesson-preferans-welcome =
    Drei Spieler und 32 Karten, von der Sieben bis zum Ass; die Zehn ist eine gewöhnliche Karte unter dem Buben. In jedem Spiel gibt es zehn Stiche, und einer verspricht, einige davon zu machen.

    Du sitzt unten, links { $left }, rechts { $right }. Diese drei Spiele sind zusammengestellt, nicht zufällig gegeben. Spiel, wie du willst; ich sage dir, wie ich spielen würde und warum.
lesson-preferans-bidding-title = Das Reizen
lesson-preferans-bidding =
    Zwei Karten liegen verdeckt: der Talon. Wer am höchsten bietet, nimmt sie und sagt das Spiel an. Ein Gebot ist eine Zahl von Stichen, mindestens sechs, und ein Trumpf; die Farben steigen von Pik über Kreuz und Karo bis Herz, dann ohne Trumpf. Sechs Pik ist das kleinste Gebot.

    Die anderen haben gepasst. Deine fünf Pik mit Ass, König und Dame sind fünf Stiche, Ass und König in Herz zwei weitere. Biete sechs Pik: Was du wirklich spielst, sagst du später an.
lesson-preferans-bid-high =
    Sechs Pik hätten gereicht: Die anderen hatten gepasst, da gewinnt das kleinste Gebot. Jetzt musst du mindestens das machen, was du geboten hast.
lesson-preferans-discard-title = Der Talon
lesson-preferans-discard =
    Der Talon liegt für alle offen: Herz-Dame und Kreuz-Dame. Du hast jetzt zwölf Karten, zwei werden verdeckt gedrückt.

    Drück die beiden Karo. Dann hast du keines mehr und kannst das erste Karo trumpfen.
lesson-preferans-threw-tricks =
    Du hast eine Karte gedrückt, die einen Stich macht. Trümpfe und hohe Herzen bleiben, kleine Karten der anderen Farben gehen.
lesson-preferans-naming-title = Die Ansage
lesson-preferans-naming =
    Zähl noch einmal: fünf Pik und nun Ass, König und Dame in Herz. Das sind acht Stiche, die dir niemand nimmt. Der Talon war freundlich.

    Sag also acht Pik an. Stiche über das Spiel hinaus schreiben nichts: Wer sechs ansagt und acht macht, bekommt sechs bezahlt.
lesson-preferans-named-low =
    Sicher, aber bescheiden: Du hast acht sichere Stiche. Eine Sechs schreibt 2 Punkte, eine Sieben 4, eine Acht 6, eine Neun 8, eine Zehn 10. Stiche darüber hinaus schreiben nichts.
lesson-preferans-named-high =
    Acht Stiche sind sicher, ein neunter hängt von fremden Karten ab. Für jeden fehlenden Stich wird gezahlt, und bei einem hohen Spiel mehr.
lesson-preferans-naming-less-title = Die Ansage
lesson-preferans-naming-less =
    Zähl deine sicheren Stiche: Pik und die höchsten Herzen. So viele sag an, in Pik. Stiche darüber hinaus schreiben nichts, fehlende kosten.
lesson-preferans-named-other =
    Deine lange Farbe ist Pik: Als Trumpf sind das fünf Stiche, in einem anderen Spiel können die anderen sie trumpfen oder darauf abwerfen.
lesson-preferans-tricks-title = Zehn Stiche
lesson-preferans-tricks =
    Wer links vom Geber sitzt, spielt zuerst aus. Bedien die Farbe; ohne sie musst du trumpfen, wenn du kannst. Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe.

    Wer Whist gesagt hat, hält dagegen. Alle zehn Stiche werden verteilt: Was du nicht machst, machen sie. Auch die Whister müssen etwas machen: zusammen vier gegen eine Sechs, zwei gegen eine Sieben, einen gegen eine Acht oder Neun.
lesson-preferans-trumps-title = Zuerst die Trümpfe
lesson-preferans-trumps =
    Du spielst aus. Es gibt acht Pik, fünf hattest du, also haben sie drei. Zieh sie: Pik-Ass, dann den König. Danach kann niemand deine Herzen trumpfen.
lesson-preferans-hearts-early =
    Zu früh: { $right } hat nur ein Herz und Trümpfe. Solange die Trümpfe nicht gezogen sind, kann dein zweites Herz getrumpft werden.
lesson-preferans-hearts-title = Jetzt die Herzen
lesson-preferans-hearts =
    Ihre drei Trümpfe sind weg. Spiel die Herzen von oben: Ass, König, Dame. Dann den Rest; was du jetzt abgibst, kannst du dir leisten.
lesson-preferans-offer-title = Ein Angebot
lesson-preferans-offer =
    Jemand schlägt vor, wie die letzten Stiche fallen würden, um Zeit zu sparen. Glaubst du, dass du mehr machst, lehn ab, und es wird weitergespielt. Sonst nimm an.
lesson-preferans-played-made-title = Der Pool
lesson-preferans-played-made =
    Dein Spiel ist gemacht, und in deinem Pool stehen { $pool }. Eine Sechs schreibt 2, eine Sieben 4, eine Acht 6, eine Neun 8, eine Zehn 10. Mit 20 ist ein Pool voll.

    Whists schreiben die anderen auf dich: für jeden ihrer Stiche so viel, wie das Spiel wert ist. { $left }: { $left_whists }, { $right }: { $right_whists }.
lesson-preferans-played-failed-title = Der Berg
lesson-preferans-played-failed =
    Es hat nicht gereicht. Für jeden fehlenden Stich kommt der Wert des Spiels auf deinen Berg: jetzt { $hill }. Eine Sechs ist 2 wert, eine Sieben 4, eine Acht 6, eine Neun 8, eine Zehn 10.

    Außerdem schreiben die anderen Whists auf dich, für ihre Stiche und als Trost. { $left }: { $left_whists }, { $right }: { $right_whists }.
lesson-preferans-strong-title = Zweites Spiel: Lass andere spielen
lesson-preferans-strong =
    { $right } hat gepasst. Du hast Ass und König in Karo und in Pik: vier Stiche, aber keine lange Farbe für sechs. Passe und lass jemand anderen versprechen.
lesson-preferans-whist-title = Whist oder Pass
lesson-preferans-whist =
    { $left } spielt sechs Herz, { $right } hat gepasst. Gegen eine Sechs müssen die Whister zusammen vier Stiche machen. Du whistest allein, also stehst du für alle vier ein: Jeder fehlende kommt auf deinen Berg.

    Du hast vier hohe Karten. Sag Whist: Jeder Stich schreibt dann 2 Whists auf deinen Gegner.
lesson-preferans-open-title = Offen oder verdeckt
lesson-preferans-open =
    { $right } hat gepasst, also wählst du. Verdeckt: Jeder spielt seine eigenen Karten. Offen: Beide Blätter liegen auf dem Tisch, und du spielst beide.

    Spiel offen: Zwei Blätter in einem Kopf sind besser als zwei Köpfe.
lesson-preferans-stood =
    Also verdeckt. { $right } sieht deine Karten nicht, und du siehst die anderen nicht. Wer allein whistet, spielt meist offen.
lesson-preferans-partner-title = Beide Blätter gehören dir
lesson-preferans-partner =
    { $right } legt die Karten offen hin, und du spielst sie mit. Pik gehört euch: Ass, König und Zehn hier, Dame und Bube dort. Spiel den Buben aus und nimm ihn mit deinem König, denn als Nächstes willst du aus deiner Hand ausspielen.
lesson-preferans-through-title = Durch den Alleinspieler
lesson-preferans-through =
    So fällt eine Sechs. { $right } hat Ass, Dame, Buben und Zehn in Kreuz, also hat der Alleinspieler den König. Wird Kreuz von dort ausgespielt, gibt { $left } zuletzt zu, und der König macht einen Stich.

    Spiel also ein Kreuz aus deiner Hand. { $left } muss vor { $right } zugeben: Was auch kommt, dahinter liegt eine höhere Karte.
lesson-preferans-back-title = Noch einmal
lesson-preferans-back =
    Sehr gut. Jetzt soll das Ausspiel zu dir zurück: Spiel die Pik-Dame und nimm sie mit deinem Ass. Dann spiel dein anderes Kreuz.
lesson-preferans-wrong-side =
    Von dort geht Kreuz falsch herum: { $left } gibt zuletzt zu, der König wartet und macht einen Stich. Spiel Kreuz aus deiner Hand, dann muss sich der König zeigen, bevor { $right } zugibt.
lesson-preferans-whisted-failed-title = Whists und Trost
lesson-preferans-whisted-failed =
    { $left } hat { $left_tricks } Stiche, versprochen waren sechs. Jeder fehlende einer Sechs sind 2 Punkte auf dem Berg: { $left_hill }.

    Du schreibst 2 Whists für jeden Stich, den ihr gemacht habt, und als Trost so viel, wie auf diesen Berg kam: zusammen { $whists_left } auf den Alleinspieler. { $right } hat gepasst und bekommt nur den Trost.
lesson-preferans-whisted-made-title = Die Sechs ist gemacht
lesson-preferans-whisted-made =
    { $left } hat das Spiel gemacht: 2 in den Pool. Du schreibst 2 Whists für jeden Stich der Gegenseite: jetzt { $whists_left }. Waren es weniger als vier, kommen die fehlenden auf deinen Berg: dort stehen { $hill }.
lesson-preferans-weak-title = Drittes Spiel: Niemand will
lesson-preferans-weak =
    Du sprichst zuerst, mit kleinen Karten und einer gefährlichen Farbe: Kreuz. Passe. Passen die anderen auch, gibt es einen Ramsch: kein Alleinspieler, kein Trumpf, und jeder macht so wenige Stiche wie möglich.
lesson-preferans-all-pass-title = Ramsch
lesson-preferans-all-pass =
    Alle haben gepasst. Jeder Stich ist ein Punkt auf den Berg dessen, der ihn macht. In den ersten beiden Stichen zeigt der Talon die Farbe: Auf dem Tisch liegt ein Herz, und du hast nur eines.
lesson-preferans-second-card-title = Die zweite Karte des Talons
lesson-preferans-second-card =
    Jetzt Pik. Spiel die Acht und behalte die Sieben: Wenn ohnehin jemand höher geht, werde die höhere Karte los und behalte die, die nichts macht.
lesson-preferans-low-title = Niedrig ausspielen
lesson-preferans-low =
    Du spielst aus. Nimm eine Karte, die andere überstechen müssen: die Karo-Sieben. Und wenn du nicht bedienen kannst, wirf ab, was du am meisten fürchtest: das Kreuz-Ass.
lesson-preferans-led-high =
    Diese Karte macht Stiche. Im Ramsch spiel deine kleinste aus und halte die hohen, bis du sie auf eine andere Farbe abwerfen kannst.
lesson-preferans-no-trick-title = Kein einziger Stich
lesson-preferans-no-trick =
    Du hast keinen Stich gemacht: Das schreibt einen Punkt in deinen Pool. Die anderen haben ihre auf dem Berg, für jeden Stich einen.
lesson-preferans-hill-title = Der Berg
lesson-preferans-hill =
    Von den zehn Stichen hast du { $tricks }, { $left } { $left_tricks }, { $right } { $right_tricks }: so viele Punkte kommen jeweils auf den Berg. Auf deinem stehen jetzt { $hill }.
lesson-preferans-end-title = Die Pulka
lesson-preferans-end =
    Nun kannst du die ganze Pulka lesen: dein Pool { $pool }, dein Berg { $hill }, deine Whists auf { $left } { $whists_left } und auf { $right } { $whists_right }. Am Ende wird jeder Punkt in Pool und Berg zu 10 Whists, und alles wird verrechnet. Wäre jetzt Schluss, hättest du { $total }.

    Und noch eins: Misere ist das Versprechen, keinen Stich zu machen. Sie schreibt 10 in den Pool oder für jeden gemachten Stich 10 auf den Berg.

    Und nun spiel eine Partie!
