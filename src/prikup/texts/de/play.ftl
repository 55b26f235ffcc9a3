# Abschnitte eines Spiels.
phase-dealing = Geben
phase-auction = Reizen
phase-taking = Talon
phase-selling = Verkauf von Karten
phase-keeping = Talon oder Neugeben
phase-giving = Karten abgeben
phase-naming = Ansage
phase-doubling = Kontra
phase-announcing = Hochzeiten
phase-playing = Stiche
phase-resting = Rest der Stiche
phase-over = Partie zu Ende

# Worauf ein Recht beruht.
ground-four_nines = vier Neunen
ground-three_nines = drei Neunen
ground-weak_hand = zu wenig Augen auf der Hand
ground-four_jacks = vier Buben
ground-poor_hand = ein Blatt ohne hohe Karten
ground-talon_nines = Neunen im Talon
ground-weak_talon = zu wenig Augen im Talon
ground-talon_jacks = drei Buben im Talon
ground-three_marriages = drei Hochzeiten
ground-four_marriages = vier Hochzeiten

# Verstöße am Tisch.
fault-look = Spicken oder Hineinreden
fault-revoke = falsches Bedienen
fault-misdeal = Vergeben
fault-buyback = Freikauf: neu gegeben

# Aktionen, wie auf einer Schaltfläche.
action-shuffle = mischen mit dem Seed { $seed }
action-deal = Karten von Hand verteilen
action-cut = { $at ->
    [0] nicht abheben
    [one] { $at } Karte abheben
   *[other] { $at } Karten abheben
}
action-bury = den Buben in die Mitte stecken
action-keep = geben
action-place = Karten des Talons auf den Plätzen { $at_from_one }
action-look = Karten ansehen
action-golden = Gold ansagen
action-bid = { $amount } reizen
action-pass = passen
action-claim = geltend machen: { WORD($ground, of: "ground") }
action-take = { $talon ->
    [1] zweiten Talon
   *[0] Talon
} { $hidden ->
    [yes] verdeckt aufnehmen
   *[no] aufnehmen
}
action-sell = { CARD($card) } zum Verkauf auslegen
action-give = { CARD($card) } { $open ->
    [yes] offen
   *[no] verdeckt
} an { $to } abgeben
action-lay = { CARD($card) } drücken
action-name = { $amount } { $open ->
    [yes] offen ansagen
   *[no] ansagen
}
action-misere = Misere{ $open ->
    [yes] {" "}offen
   *[no] {""}
}
action-slam = Schlemm{ $open ->
    [yes] {" "}offen
   *[no] {""}
}
action-contra = Kontra
action-recontra = Rekontra
action-writeoff = das Spiel abschreiben
action-bomb = eine Bombe einsetzen
action-buyback = freikaufen: neu geben
action-show = die { SUIT($suit) }-Hochzeit melden, ohne sie auszuspielen
action-play = { CARD($card) } spielen{ $announce ->
    [yes] {" "}und { $card_rank ->
        [ace] vier Asse
       *[other] die Hochzeit
    } melden
   *[no] {""}
}
action-rest = den Rest beanspruchen
action-accept = annehmen
action-refuse = ablehnen
action-fault = Verstoß ({ $seat }): { WORD($kind, of: "fault") }

# Ereignisse, je ein Satz. $you sagt, welches Feld der Leser selbst ist.
event-dealbegan = { $redeal ->
    [yes] Es wird neu gegeben
   *[no] Spiel { $number }
}: { $you ->
    [dealer] du gibst
   *[none] { $dealer } gibt
}.
event-packcut = { $you ->
    [seat] Du hebst
   *[none] { $seat } hebt
} { $at ->
    [0] nicht ab.
    [one] { $at } Karte ab.
   *[other] { $at } Karten ab.
}
event-bottomshown = Die unterste Karte ist { CARD($card, case: "nom") }: Es wird noch einmal abgehoben.
event-bottomseen = Die unterste Karte ist { CARD($card, case: "nom") }.
event-jackburied = Der Geber steckt einen Buben mitten in die Karten.
event-packmixed = Die Karten werden noch einmal gemischt.
event-handsdealt = { $golden ->
    [yes] Ein goldenes Spiel. {""}
   *[no] {""}
}Die Karten sind gegeben{ $you ->
    [unseen] . Deine hast du noch nicht angesehen.{ $sitter ->
        [none] {""}
       *[other] {" "}{ $sitter } setzt aus.
    }
    [sitter] { $unseen ->
        [none] .
       *[other] , { $unseen } hat die Karten noch nicht angesehen.
    } Du setzt aus.
   *[none] { $unseen ->
        [none] .
       *[other] , { $unseen } hat die Karten noch nicht angesehen.
    }{ $sitter ->
        [none] {""}
       *[other] {" "}{ $sitter } setzt aus.
    }
}{ $exposed ->
    [-1] {""}
   *[other] {" "}Unten im Stapel liegt { CARD($exposed, case: "nom") }.
}
event-leftunseen = { $you ->
    [seat] Deine Karten hast du noch nicht angesehen.
   *[none] { $seat } hat die eigenen Karten noch nicht angesehen.
}
event-handseen = { $you ->
    [seat] Deine Karten
   *[none] { $seat } hat
}: { $cards }.
event-looked = { $you ->
    [seat] Du siehst deine Karten
   *[none] { $seat } sieht die eigenen Karten
} an: kein Blindspiel.
event-goldencalled = { $you ->
    [seat] Du sagst
   *[none] { $seat } sagt
} Gold an: { $amount } ohne Talon.
event-bidmade = { $you ->
    [seat] Du reizt
   *[none] { $seat } reizt
} { $amount }{ $dark ->
    [yes] {" "}blind
   *[no] {""}
}.
event-passed = { $you ->
    [seat] Du passt
   *[none] { $seat } passt
}.
event-auctionwon = { $you ->
    [seat] Du spielst
   *[none] { $seat } spielt
} allein: { $amount }{ $dark ->
    [yes] {" "}blind
   *[no] { $forced ->
        [yes] , das Zwangsgebot
       *[no] {""}
    }
}.
event-claimed = { $you ->
    [seat] Du machst geltend
   *[none] { $seat } macht geltend
}: { WORD($ground, of: "ground") } ({ $cards }).
event-talonshown = Der Talon: { $cards }.
event-talonseen = Der Talon, den nur der Alleinspieler sieht: { $cards }.
event-talontaken = { $you ->
    [seat] Du nimmst
   *[none] { $seat } nimmt
} { $talon ->
    [1] den zweiten Talon
   *[0] den Talon
} { $hidden ->
    [yes] verdeckt auf
   *[no] auf
}.
event-cardforsale = { $you ->
    [seat] Du legst
   *[none] { $seat } legt
} { CARD($card, case: "acc") } zum Verkauf aus.
event-cardsoffered = { $you ->
    [seat] Deine offenen Karten sind
   *[none] Die offenen Karten von { $seat } sind
} für ein höheres Gebot zu haben.
event-cardssold = { $you ->
    [seat] Du nimmst die offenen Karten und spielst
   *[none] { $seat } nimmt die offenen Karten und spielt
} allein: { $amount }.
event-cardskept = Niemand bietet mehr: { $you ->
    [seat] Die Karten bleiben bei dir
   *[none] { $seat } behält die Karten
}.
event-cardgiven = { $you ->
    [giver] Du gibst { $to }
    [to] { $giver } gibt dir
   *[none] { $giver } gibt { $to }
} { $open ->
    [yes] offen
   *[no] verdeckt
} { CARD($card, case: "acc") }.
event-giftmade = { $you ->
    [giver] Du gibst { $to }
    [to] { $giver } gibt dir
   *[none] { $giver } gibt { $to }
} verdeckt eine Karte.
event-cardlaid = { $you ->
    [seat] Du drückst
   *[none] { $seat } drückt
} { CARD($card, case: "acc") }.
event-cardlaidaway = { $you ->
    [seat] Du drückst
   *[none] { $seat } drückt
} verdeckt eine Karte.
event-asidetaken = Die Karten, die nicht gespielt wurden ({ $cards }), gehen an { $you ->
    [seat] dich
   *[none] { $seat }
}: { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
event-contractnamed = { $you ->
    [seat] Du sagst
   *[none] { $seat } sagt
} { $amount } an.
event-miserenamed = { $you ->
    [seat] Du spielst
   *[none] { $seat } spielt
} Misere für { $amount }.
event-slamnamed = { $you ->
    [seat] Du spielst
   *[none] { $seat } spielt
} Schlemm für { $amount }.
event-handopened = { $you ->
    [seat] Du spielst
   *[none] { $seat } spielt
} offen: { $cards }.
event-phasebegan = { $phase ->
    [keeping] Der Talon ist bekannt: { $you ->
        [seat] Du kannst ihn aufnehmen oder dich freikaufen
       *[none] { $seat } kann ihn aufnehmen oder sich freikaufen
    }.
    [doubling] Kontra oder Passen: { $you ->
        [seat] Du beginnst
       *[none] { $seat } beginnt
    }.
   *[other] { WORD($phase, of: "phase") }: { $you ->
        [seat] Du beginnst
       *[none] { $seat } beginnt
    }.
}
event-contrasaid = { $you ->
    [seat] Du sagst
   *[none] { $seat } sagt
} Kontra: Das Spiel zählt ×{ $times }.
event-recontrasaid = { $you ->
    [seat] Du sagst
   *[none] { $seat } sagt
} Rekontra: Das Spiel zählt ×{ $times }.
event-tricksbegan = { $you ->
    [seat] Du spielst
   *[none] { $seat } spielt
} zum ersten Stich aus.
event-conceded = { $kind ->
    [buyback] { $you ->
        [seat] Du kaufst dich frei: Es wird neu gegeben
       *[none] { $seat } kauft sich frei: Es wird neu gegeben
    }
    [bomb] { $you ->
        [seat] Du setzt eine Bombe ein
       *[none] { $seat } setzt eine Bombe ein
    }
   *[writeoff] { $you ->
        [seat] Du schreibst das Spiel ab
       *[none] { $seat } schreibt das Spiel ab
    }
}.
event-cardplayed = { $you ->
    [seat] Du spielst
   *[none] { $seat } spielt
} { CARD($card, case: "acc") }.
event-marriagedeclared = { $you ->
    [seat] Du meldest
   *[none] { $seat } meldet
} { $suit ->
    [-1] vier Asse
   *[other] die { SUIT($suit) }-Hochzeit
}: { $value }.
event-marriagedrowned = Die { SUIT($suit) }-Hochzeit ist geplatzt: −{ $value }.
event-trumpset = Trumpf: { SUIT($suit) }.
event-tricktaken = { $you ->
    [seat] Du machst
   *[none] { $seat } macht
} den Stich: { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
event-stockdrawn = Jeder zieht eine Karte vom Stapel, zuerst { $you ->
    [seat] du
   *[none] { $seat }
}; { $left ->
    [0] der Stapel ist aufgebraucht
    [one] { $left } Karte bleibt
   *[other] { $left } Karten bleiben
}.
event-carddrawn = { $you ->
    [seat] Du ziehst
   *[none] { $seat } zieht
} { CARD($card, case: "acc") }.
event-allpassed = Alle passen: der nächste Geber gibt.
event-restclaimed = { $you ->
    [seat] Du beanspruchst
   *[none] { $seat } beansprucht
} den Rest der Stiche: { $cards }.
event-restanswered = { $accepted ->
    [yes] { $you ->
        [seat] Du nimmst an
       *[none] { $seat } nimmt an
    }
   *[no] { $you ->
        [seat] Du lehnst ab
       *[none] { $seat } lehnt ab
    }
}.
event-restgranted = Der Rest geht an { $you ->
    [seat] dich
   *[none] { $seat }
}: { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}.
event-dealscored = Angeschrieben: { WORD($ending, of: "ending") }.
event-fined = Eine Strafe ist angeschrieben.
event-matchended = { $winners_count ->
    [one] { $you ->
        [winners] Du gewinnst
       *[none] { $winners } gewinnt
    } die Partie.
   *[other] Die Partie gewinnen gemeinsam { $winners }.
}{ $payments_by ->
    [none] {""}
   *[other] {" "}Abrechnung – { $payments_by }.
}
