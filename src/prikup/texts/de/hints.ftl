# Warum ein Bot so spielt, und der Tipp für den Spieler: Worte, die nach einem Strich auf die Aktion folgen.
# Kein Punkt am Ende. $value ist, was das Blatt bringen sollte, $chance eine Prozentzahl.

hint-random = aufs Geratewohl
hint-only-action = etwas anderes geht nicht

# Vor dem Geben.
hint-cut = wie du abhebst, ist einerlei
hint-bury = der Bube von unten käme zu dir
hint-deal = die Karten sieht ohnehin niemand

# Reizen.
hint-look = bei diesem Stand lohnt kein Blindspiel
hint-dark-behind = du liegst weit zurück: ein doppeltes Blindspiel kann dich wieder heranbringen
hint-dark-cheap = ein Blindspiel lässt sich umsonst abschreiben
hint-bid-forced = das erste Gebot ist Pflicht
hint-bid-safe = mit dem Talon ist das Blatt etwa { $value } wert, das ist also sicher
hint-bid-safe-dealt = das Blatt ist etwa { $value } wert, das ist also sicher
hint-bid-risk = das Blatt ist etwa { $value } wert: ein Wagnis, aber passen bringt noch weniger
hint-bid-match = das würde die Partie gewinnen, und das Blatt ist etwa { $value } wert
hint-bid-stop = ein Gegner ist kurz davor, die Partie zu gewinnen: überbiete ihn; das Blatt ist etwa { $value } wert
hint-pass = im Schnitt ist das Blatt etwa { $value } wert und kann weniger bringen: { $amount } zu reizen ist zu gewagt
hint-pass-defend = auch ohne Gebot ist das Blatt etwa { $value } wert, und das ohne Risiko
hint-pass-cannot = höher darfst du nicht reizen; das Blatt ist etwa { $value } wert
hint-buy = mit den offenen Karten ist das Blatt etwa { $value } wert
hint-buyback = Neugeben kostet { $amount }, und dieses Spiel wohl mehr
hint-buy-not = mit den offenen Karten ist das Blatt etwa { $value } wert: zu wenig für ein höheres Gebot
hint-claim-redeal = das Blatt ist nur etwa { $value } wert, besser neu geben
hint-claim-talon = mit diesem Talon ist die Ansage nicht zu schaffen
hint-claim-three-marriages = drei Hochzeiten bringen dich aufs Fass
hint-claim-four-marriages = vier Hochzeiten gewinnen die Partie

# Talon und Ansage.
hint-take-hidden = was die anderen nicht sehen, hilft dir
hint-take-talon = der Talon gehört dir
hint-take-either = beide Talons liegen verdeckt: Der eine ist so gut wie der andere
hint-golden = das Blatt ist auch ohne Talon { $amount } wert, und Gold zählt doppelt
hint-give-useless = eine leere Karte: Sie nützt weder dir noch den Gegnern
hint-give-least = diese Karte fehlt dir am wenigsten
hint-give-keep-marriage = diese Karte fehlt dir am wenigsten, und die Hochzeit bleibt ganz
hint-give-split = die Hochzeit ist hier weniger wert als die anderen Karten
hint-sell = das Spiel ist nicht zu gewinnen: Soll es ein anderer haben
hint-sell-card = diese Karte kann jemand brauchen
hint-name-own = im Schnitt ist das Blatt etwa { $value } wert, kann aber weniger bringen: Erhöhen bringt wenig dazu, und wer es verfehlt, verliert die ganze Ansage
hint-name-short = das Blatt ist nur etwa { $value } wert: eine höhere Ansage würde nur teurer
hint-name-raise = das Blatt ist etwa { $value } wert, genug für diese Erhöhung
hint-name-match = das genügt, um die Partie zu gewinnen
hint-name-fixed = die Ansage lässt sich nicht erhöhen
hint-name-misere = niemand kann diesem Blatt einen Stich aufzwingen
hint-name-slam = jeder Stich ist sicher
hint-contra = mehr als { $value } schafft der Alleinspieler kaum
hint-contra-not = das Spiel kann durchaus gewonnen werden
hint-recontra = das Blatt ist etwa { $value } wert, angesagt sind nur { $amount }
hint-recontra-not = der Einsatz ist hoch genug
hint-bomb = zu schaffen ist es nur in { $chance } % der Fälle, und die Bombe kostet dich nichts
hint-writeoff = zu schaffen ist es nur in { $chance } % der Fälle: Weiterspielen wäre teurer
hint-writeoff-lost = mehr als { $best } sind nicht mehr zu holen, angesagt sind { $amount }

# Ausspielen.
hint-cash-first = erst ein sicherer Stich, die Hochzeit kann warten
hint-cash = { $points ->
    [0] die höchste Karte, die in der Farbe noch da ist
    [one] die höchste Karte, die in der Farbe noch da ist: ihr { $points } Auge ist dir wohl sicher
   *[other] die höchste Karte, die in der Farbe noch da ist: ihre { $points } Augen sind dir wohl sicher
}
hint-praise = die { SUIT($suit) }-Hochzeit bringt { $value ->
    [one] { $value } Auge
   *[other] { $value } Augen
}
hint-praise-aces = vier Asse bringen { $value ->
    [one] { $value } Auge
   *[other] { $value } Augen
}
hint-show = die { SUIT($suit) }-Hochzeit bringt { $value ->
    [one] { $value } Auge
   *[other] { $value } Augen
}, und ihre Karten bleiben auf der Hand
hint-show-none = es gibt keine Hochzeit mehr zu melden
hint-draw-trumps = zieh die Trümpfe, bevor sie dir andere Stiche wegstechen
hint-force-out = das treibt eine höhere Karte heraus, und deine nächste wird gut
hint-lay = ohne diese Karte verliert das Blatt am wenigsten
hint-lay-save = ihre Augen bleiben bei dir
hint-lay-useless = eine leere Karte: Niemand gewinnt etwas mit ihr
hint-lead-long = klein aus der langen Farbe
hint-lead-trump = ein kleiner Trumpf gibt kaum etwas her
hint-lead-low = sicher ist hier nichts: Spiel aus, was am wenigsten kostet
hint-draw-low = solange Karten gezogen werden, bleiben hohe Karten und Trümpfe besser auf der Hand
hint-draw-marriage = zu einem König oder einer Dame kann noch die andere Hälfte kommen: Behalte sie, solange Karten gezogen werden
hint-lead-try = die Karte wird wohl stehen

# Zugeben.
hint-only-card = eine andere Karte ist nicht erlaubt
hint-take = macht den Stich, bisher { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
hint-try-take = macht den Stich, falls die Hinterhand nichts Höheres hat
hint-ruff = ein Trumpf macht den Stich, bisher { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
hint-smear = der Stich geht an deinen Partner: Schmier { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}
hint-leave-to-partner = der Stich geht an deinen Partner: Misch dich nicht ein und spar die guten Karten
hint-keep-marriage = eine Hochzeit, die du noch melden kannst, ist mehr wert als dieser Stich
hint-keep-winner = den sicheren Stich aufheben und abwerfen, was nicht fehlt
hint-duck = der Stich ist verloren: so wenig wie möglich zugeben
# Misere.
hint-misere-lead = so geht der Stich am ehesten an einen anderen
hint-misere-under = sie bleibt unter der Karte, die den Stich macht
hint-misere-last = der Stich ist nicht zu vermeiden: weg mit der höchsten Karte
hint-misere-throw = wirf die gefährlichste Karte ab
hint-misere-catch = niedrig, damit der Alleinspieler den Stich nehmen muss

# Der Rest.
hint-rest = { $tricks ->
    [one] der letzte Stich gehört
   *[other] alle { $tricks } restlichen Stiche gehören
} dir, was die anderen auch haben
hint-accept = du machst keinen Stich mehr
hint-refuse = ein Stich kann noch drin sein

# Eine Suche: jede Karte wird in denselben Verteilungen des Verdeckten betrachtet.
search-layouts = { $worlds ->
    [one] { $worlds } Verteilung
   *[other] { $worlds } Verteilungen
}
hint-unsearched = hier lassen sich keine Verteilungen durchrechnen: eine Faustregel entscheidet
hint-search-amount = { $amount } gelingt etwa { $chance ->
    [one] { $chance } Mal
   *[other] { $chance } Mal
} von hundert und bringt so am meisten
hint-search-amount-made = { $amount } gelingt in { $made } von { search-layouts }
hint-search-amount-beaten = { $amount } misslingt in { $failed } von { search-layouts }
hint-search-tricks-made = der Kontrakt gelingt in { $made } von { search-layouts }
hint-search-beaten = der Kontrakt misslingt in { $failed } von { search-layouts }
hint-search-margin = der größte Vorsprung vor dem Gegner, im Mittel von { search-layouts }: { $value }
hint-search-points = die meisten sicheren Augen, im Mittel von { search-layouts }: { $value }
# Andere Aktionen, die die Suche betrachtet hat.
hint-search-other-amount-made = { CARD($card) }: gelingt in { $made } von { $worlds }{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } Punkte weniger
}
hint-search-other-amount-beaten = { CARD($card) }: bringt ihn in { $failed } von { $worlds } zu Fall{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } Punkte weniger
}
hint-search-other-points = { CARD($card) }: { $value }
