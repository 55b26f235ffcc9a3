# Preferans: warum ein Bot so spielt, und der Tipp für den Spieler: Worte, die nach einem Strich auf die Aktion folgen.
# Kein Punkt am Ende. $tricks: was das Blatt holen sollte, $quota: was die Gegenspieler holen müssen, $chance: eine Prozentzahl.

# Reizen.
hint-see-cards = blind zählt alles doppelt, und solche Spiele gehen öfter verloren
hint-call = mit dem Talon sollte das Blatt etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen: Stufe um Stufe reizen
hint-call-on = das Blatt sollte etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen und kann mitgehen
hint-call-dear = ein Wagnis, aber noch ein Ramsch kommt teurer
hint-call-hand = das Blatt sollte auch ohne Talon etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen
hint-hold = das Blatt sollte etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen: das Gebot lässt sich halten
hint-misere-call = wenige Stiche sind erzwungen: nach dem Drücken geht sie in etwa { $chance } % der Fälle verloren
hint-misere-hand = sogar ohne Talon geht sie nur in etwa { $chance } % der Fälle verloren
hint-pass-weak = mit dem Talon holt das Blatt höchstens etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, und unter { $level } darf man nicht reizen
hint-pass-over = das Blatt sollte etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen: zu wenig, um höher zu gehen
hint-pass-bound = nach der gereizten Misere bleibt nur Passen

# Talon und Spiel.
hint-take-cards = zwei Karten mehr zur Auswahl helfen fast immer
hint-decline = das Blatt ist sicher, wie es ist, und der Talon würde kosten
hint-lay-void = eine Farbe ist weg: dort kannst du stechen
hint-lay-losers = drücke Verlierer; Trümpfe, sichere Stiche und gedeckte Karten bleiben
hint-lay-holes = weg mit den Karten, die am ehesten einen Stich machen müssen
hint-lay-totus = ohne diese beiden ist das Blatt des Alleinspielers am schwächsten
hint-totus = zwölf Stiche sind sicher, welche zwei Karten man auch wegnimmt
hint-surrender = das Spiel ist nicht zu schaffen: es zu spielen käme teurer
hint-name-game = das Blatt sollte etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen
hint-name-safe = das Blatt sollte etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen, vielleicht aber weniger: fehlende Stiche kosten mehr, als ein höheres Spiel bringt
hint-name-least = niedriger darf nicht angesagt werden, obwohl das Blatt nur etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holt
hint-name-owed = jedes Spiel muss einmal gespielt werden, und dieses passt hier am besten: etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
hint-name-low = mit diesen Karten verspricht die Misere mehr als jedes Spiel
hint-name-share = mit etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } ist es gewagt: der Geber soll die Hälfte übernehmen
hint-share = der Talon hat dem Spiel viel gebracht
hint-share-not = geteilt wird nur, was wackelt

# Gegenspiel.
hint-whist = die Verteidigung sollte etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen und schuldet { $quota }
hint-whist-not = die Verteidigung sollte nur etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen und schuldet { $quota }
hint-whist-risk = die Verteidigung sollte nur etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen und schuldet { $quota }: ein Wagnis, aber die Whists sollten es aufwiegen
hint-whist-close = die Verteidigung sollte etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } holen und schuldet { $quota }: zu knapp, denn fehlende Stiche kosten mehr, als die Whists bringen
hint-whist-free = der Geber schuldet nichts: er kann nur gewinnen
hint-half = der halbe Whist ohne Wagnis
hint-glance = erst ansehen, dann entscheiden
hint-lie = beide Blätter spielen wie eines
hint-stand = dieses Blatt erfüllt die Pflicht allein: verdeckte Karten schaden dem Alleinspieler

# Ausspielen.
hint-counted = bei diesen Karten ist es das Beste
hint-draw = zieh die Trümpfe, bevor sie deine anderen Stiche stechen
hint-force-trump = treibt einen höheren Trumpf heraus
hint-set-up = treibt heraus, was einer langen Farbe im Weg steht
hint-cash-top = kein Gegner kann in der Farbe noch höher gehen
hint-exit = nichts ist sicher: spiel aus, was am wenigsten kostet
hint-force-ruff = der Alleinspieler muss einen Trumpf ausgeben
hint-trump-lead = ein Trumpf gibt am wenigsten her
hint-lead-through = niedrig durch den Alleinspieler zu deinem Partner
hint-lead-establish = ohne Trumpf: die Farbe, die am ehesten durchläuft
hint-lead-up = der Alleinspieler spielt zuletzt: spiel aus, was am wenigsten kostet

# Zugeben.
hint-take-trick = holt den Stich
hint-try-trick = holt den Stich, wenn danach nichts Höheres kommt
hint-ruff-in = ein Trumpf holt den Stich
hint-partner-has-it = dein Partner hat den Stich: nicht übernehmen
hint-throw = eine Karte, die nicht fehlen wird
hint-hold-winner = der Stich ist verloren: die sichere Karte bleibt für später
hint-keep-guard = die gedeckte Karte bleibt gedeckt
hint-low = der Stich ist verloren: gib so wenig wie möglich

# Misere.
hint-low-lead = so geht der Stich am ehesten an einen anderen
hint-low-throw = wirf die gefährlichste Karte ab
hint-low-under = die höchste, die nicht sticht
hint-low-hope = so niedrig wie möglich: vielleicht muss jemand darüber
hint-low-caught = der Stich ist nicht zu vermeiden: weg mit der höchsten Karte
hint-catch-line = bei den möglichen Verteilungen zwingt das dem Alleinspieler die meisten Stiche auf
hint-catch-hole = niedrig, wo der Alleinspieler vielleicht darüber muss
hint-catch-low = niedrig, damit der Alleinspieler den Stich nimmt
hint-catch-over = der Alleinspieler kann keinen Stich mehr bekommen: jetzt gehen die hohen Karten
hint-catch-throw = eine Karte, die gegen die Misere nicht gebraucht wird

# Ramsch.
hint-pass-lead = das Ausspiel mit dem kleinsten Wagnis, in einer Farbe, die die anderen bedienen
hint-pass-under = sie bleibt unter der Karte, die den Stich nimmt
hint-pass-high = der Stich kommt ohnehin, oder eine gefährliche Karte geht jetzt
hint-pass-hope = vielleicht muss noch jemand darüber
hint-pass-throw = wirf die gefährlichste Karte ab

# Der Rest des Spiels.
hint-claim-rest = der Rest gehört dir, was die anderen auch haben: { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
hint-claim-none = niemand kann diesem Blatt noch einen Stich aufzwingen
hint-claim-accept = weiterzuspielen brächte nichts mehr
hint-claim-refuse = weiterzuspielen kann mehr bringen
hint-demand = bei jeder Verteilung sind es mindestens { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
hint-demand-not = vielleicht gibt es eine Verteilung, die nicht mehr Stiche bringt
hint-own-up = bei jeder Verteilung sind es mindestens { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }: gib es zu
hint-show-lay = es lässt sich eine Verteilung zeigen, die nicht mehr Stiche bringt
hint-lay-believed = eine solche Verteilung ist möglich
hint-lay-doubted = bei jeder Verteilung sind es mindestens { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }: der Tisch soll zählen
hint-help = jeder Punkt Hilfe bringt Whists, und der vollste Pool schließt am ehesten
hint-help-self = dein eigener Berg wird kleiner
hint-terms = Pool { $pool } und noch { $circles ->
        [one] { $circles } Runde
       *[other] { $circles } Runden
    }, damit die Partie ein Ende hat

# Eine Suche: jede Karte wird in denselben Verteilungen des Verdeckten betrachtet.
preferans-search-layouts = { $worlds ->
    [one] { $worlds } Verteilung
   *[other] { $worlds } Verteilungen
}
hint-search-game-made = { $level }{ SUIT($strain, case: "sign") } gelingt in { $made } von { preferans-search-layouts }
hint-search-game-beaten = { $level }{ SUIT($strain, case: "sign") } misslingt in { $failed } von { preferans-search-layouts }
hint-search-offer-accept = in { $fair } von { preferans-search-layouts } bringt Weiterspielen nicht mehr
hint-search-offer-certain = wer das anbietet, ist sich sicher, und das wäre er in { $certain } von { preferans-search-layouts }
hint-search-offer-refuse = in { $better } von { preferans-search-layouts } bringt Weiterspielen mehr
# Andere Aktionen, die die Suche betrachtet hat.
hint-search-other-made = { CARD($card) }: gelingt in { $made } von { $worlds }{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } Whists weniger
}
hint-search-other-beaten = { CARD($card) }: bringt ihn in { $failed } von { $worlds } zu Fall{ $less ->
    [0] { "" }
   *[other] , { TENTHS($less) } Whists weniger
}
hint-search-other-game = { $level }{ SUIT($strain, case: "sign") } in { $made } von { $worlds }, { TENTHS($worth) } Whists wert
