# Preferans: Spiele, Abschnitte, Handlungen, Ereignisse. $level sind Stiche, $strain eine Farbe 0 bis 3 oder 4, ohne Trumpf.

# Wie Spiele heißen: kurz, in Worten, wie man sie reizt.
preferans-game = { $level }{ SUIT($strain, case: "sign") }
preferans-level = { $level ->
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] zehn
}
preferans-game-words = { preferans-level } { SUIT($strain) }
preferans-spoken = { $level ->
    [6] { $strain ->
        [0] sechs Pik
        [1] sechs Kreuz
        [2] sechs Karo
        [3] sechs Herz
       *[other] sechs ohne Trumpf
    }
   *[other] { $strain ->
        [0] { preferans-level } Pik
        [1] { preferans-level } Kreuz
        [2] { preferans-level } Karo
        [3] { preferans-level } Herz
       *[other] { preferans-level } ohne Trumpf
    }
}
preferans-bomb = { $bomb ->
    [2] einer Bombe
    [4] einer Doppelbombe
   *[other] einer Tanne
}
# Was auf dem dritten Platz steht, wenn zwei spielen.
preferans-dummy = Strohmann

# Abschnitte der Partie.
stage-brigand = Räuber
stage-circles = Ramschrunden
stage-proper = eigentliches Spiel

# Abschnitte eines Spiels.
phase-drawing = Auslosen des ersten Gebers
phase-laying = Drücken
phase-sharing = Angebot, halb und halb zu spielen
phase-whisting = Whist oder Pass
phase-choosing = offen oder verdeckt
phase-offering = Angebot, die Stiche zu teilen
phase-judging = zu niedrige Ansage
phase-helping = Hilfe
phase-terming = Bedingungen des Spiels
preferans-phase-taking = Talon
preferans-phase-naming = Ansage des Spiels

# Worte der Gegenspieler.
word-whist = Whist
word-pass = Pass
word-half = halber Whist
word-return = doch Whist

# Verstöße am Tisch.
fault-prompt = Einsagen
fault-undiscarded = nicht gedrückter Talon

# Handlungen, wie auf einem Knopf.
preferans-action-look = die eigenen Karten ansehen
preferans-action-call = { preferans-game }{ $hand ->
    [yes] {" "}ohne Talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}blind
   *[no] {""}
}
preferans-action-misere = Misere{ $hand ->
    [yes] {" "}ohne Talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}blind
   *[no] {""}
}{ $bomb ->
    [0] {""}
   *[other] {" "}auf { preferans-bomb }
}
preferans-action-here = halten
preferans-action-passdark = blind passen
preferans-action-take = Talon nehmen
preferans-action-decline = Talon liegen lassen
preferans-action-lay = { $cards } drücken
preferans-action-declare = { preferans-game } spielen{ $bomb ->
    [0] {""}
   *[other] {" "}auf { preferans-bomb }
}{ $share ->
    [yes] , halb und halb mit dem Geber
   *[no] {""}
}
preferans-action-totus = Totus, { SUIT($strain) }{ $helps_count ->
    [0] {""}
   *[other] , Hilfe: { $helps }
}
preferans-action-surrender = das Spiel aufgeben
preferans-action-whist = Whist
preferans-action-half = halber Whist
preferans-action-glance = Karten ansehen: { $at }
preferans-action-lie = offen (liegend)
preferans-action-stand = verdeckt (stehend)
preferans-action-play = { CARD($card) } spielen
preferans-action-offer = die Stiche teilen ({ $tricks_by })
preferans-action-demand = den Nachweis verlangen
preferans-action-verdict = Urteil: mindestens { $least ->
    [one] { $least } Stich
   *[other] { $least } Stiche
}
preferans-action-help = helfen: { $you ->
    [to] der eigene Berg
   *[none] { $to }
}
preferans-action-terms = Whist zu { $price }, Pool { $pool }, { $circles ->
    [0] bis zur Kontrollzeit
    [one] { $circles } Runde
   *[other] { $circles } Runden
}
preferans-action-timeup = die Kontrollzeit ist vorbei

# Ereignisse, je ein Satz. $you sagt, welches Feld der Leser ist.
preferans-event-dealerdrawn = { $you ->
    [seat] Du bekommst das erste Ass und gibst zuerst
   *[none] { $seat } bekommt das erste Ass und gibt zuerst
}.
preferans-event-dealbegan = { $redeal ->
    [yes] Es wird neu gegeben
   *[no] Spiel { $number }
}{ $stage ->
    [brigand] {" "}des Räubers
    [circles] {" "}der Ramschrunden
   *[other] {""}
}: { $you ->
    [dealer] du gibst
   *[none] { $dealer } gibt
}.
preferans-event-handsdealt = Die Karten sind gegeben{ $unseen ->
    [0] {""}
   *[other] {" "}und liegen verdeckt
}.
preferans-event-handseen = { $you ->
    [seat] Deine Karten
   *[none] Die Karten von { $seat }
}: { $cards }.
preferans-event-looked = { $you ->
    [seat] Du siehst deine Karten an
   *[none] { $seat } sieht die eigenen Karten an
}.
preferans-event-gamecalled = { $held ->
    [yes] { $you ->
        [seat] Du hältst
       *[none] { $seat } hält
    }
   *[no] { $you ->
        [seat] Du reizt
       *[none] { $seat } reizt
    }
} { preferans-game-words }{ $hand ->
    [yes] {" "}ohne Talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}blind
   *[no] {""}
}.
preferans-event-miserecalled = { $you ->
    [seat] Du reizt
   *[none] { $seat } reizt
} Misere{ $hand ->
    [yes] {" "}ohne Talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}blind
   *[no] {""}
}.
preferans-event-passed = { $you ->
    [seat] Du passt
   *[none] { $seat } passt
}{ $dark ->
    [yes] {" "}blind
   *[no] {""}
}.
preferans-event-auctionwon = { $you ->
    [seat] Du bist
   *[none] { $seat } ist
} Alleinspieler.
preferans-event-passesbegan = { $compulsory ->
    [yes] Pflichtramsch
   *[no] Ramsch
}{ $dark ->
    [yes] , blind
   *[no] {""}
}: { $whists ->
    [yes] wer die wenigsten Stiche macht, schreibt { $price ->
        [one] { $price } Whist
       *[other] { $price } Whists
    } für jeden Stich der anderen
   *[no] { $price ->
        [one] { $price } Punkt
       *[other] { $price } Punkte
    } je Stich
}.
preferans-event-talonshown = Der Talon: { $cards }.
preferans-event-talontaken = { $you ->
    [seat] Du nimmst
   *[none] { $seat } nimmt
} den Talon{ $hidden ->
    [yes] , ohne ihn zu zeigen
   *[no] {""}
}.
preferans-event-talonseen = Der Talon, den nur der Alleinspieler sieht: { $cards }.
preferans-event-talondeclined = { $you ->
    [seat] Du spielst
   *[none] { $seat } spielt
} ohne Talon.
preferans-event-cardslaid = { $you ->
    [seat] { $by ->
        [none] Du drückst zwei Karten
       *[other] { $by } drückt zwei deiner Karten
    }
    [by] Du drückst zwei Karten
   *[none] { $by ->
        [none] { $seat } drückt zwei Karten
       *[other] { $by } drückt zwei Karten
    }
}.
preferans-event-discardseen = Gedrückt: { $cards }.
preferans-event-gamenamed = { $you ->
    [seat] Du spielst
   *[none] { $seat } spielt
} { preferans-game-words }{ $hand ->
    [yes] {" "}ohne Talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}blind
   *[no] {""}
}{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] {" "}auf { preferans-bomb }
}.
preferans-event-miserenamed = { $you ->
    [seat] Du spielst
   *[none] { $seat } spielt
} Misere{ $hand ->
    [yes] {" "}ohne Talon
   *[no] {""}
}{ $dark ->
    [yes] {" "}blind
   *[no] {""}
}{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] {" "}auf { preferans-bomb }
}.
preferans-event-totusnamed = { $you ->
    [seat] Du sagst
   *[other] { $seat } sagt
} einen Totus an, { SUIT($strain) }{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] , auf { preferans-bomb }
}{ $helps_count ->
    [0] {""}
   *[other] ; Hilfe: { $helps }
}.
preferans-event-shareoffered = { $you ->
    [seat] Du bietest
   *[none] { $seat } bietet
} dem Geber an, halb und halb zu spielen.
preferans-event-shareanswered = { $agreed ->
    [yes] { $you ->
        [seat] Du übernimmst
       *[none] { $seat } übernimmt
    } die Hälfte
   *[no] { $you ->
        [seat] Du lehnst
       *[none] { $seat } lehnt
    } die Hälfte ab
}.
preferans-event-said = { $you ->
    [seat] Du sagst
   *[none] { $seat } sagt
}: { WORD($word, of: "word") }.
preferans-event-phasebegan = { $you ->
    [seat] Du wählst
   *[none] { $seat } wählt
}: offen oder verdeckt.
preferans-event-glanced = { $you ->
    [seat] Du siehst die Karten von { $at } an
    [at] { $seat } sieht deine Karten an
   *[none] { $seat } sieht die Karten von { $at } an
}.
preferans-event-defenceset = { $lying ->
    [yes] Die Gegenspieler spielen offen
   *[no] Die Gegenspieler spielen verdeckt
}.
preferans-event-defencejoined = { $you ->
    [seat] Du spielst
   *[none] { $seat } spielt
} beide Hände der Gegenspieler.
preferans-event-handopened = { $you ->
    [seat] Deine Karten liegen offen
   *[none] Die Karten von { $seat } liegen offen
}: { $cards }.
preferans-event-tricksbegan = { $you ->
    [leader] Du spielst
   *[none] { $leader } spielt
} zum ersten Stich aus.
preferans-event-talonturned = Der Talon spielt { CARD($card, case: "acc") } aus.
preferans-event-cardplayed = { $you ->
    [seat] { $by ->
        [none] Du spielst { CARD($card, case: "acc") }
       *[other] { $by } spielt { CARD($card, case: "acc") } aus deiner Hand
    }
    [by] Du spielst { CARD($card, case: "acc") } von { $seat }
   *[none] { $by ->
        [none] { $seat } spielt { CARD($card, case: "acc") }
       *[other] { $by } spielt { CARD($card, case: "acc") } von { $seat }
    }
}.
preferans-event-tricktaken = { $you ->
    [seat] Du machst
   *[none] { $seat } macht
} den Stich.
preferans-event-offered = { $you ->
    [seat] Du bietest
   *[none] { $seat } bietet
} an, die Stiche zu teilen ({ $tricks_by }).
preferans-event-offeranswered = { $agreed ->
    [yes] { $you ->
        [seat] Du nimmst
       *[none] { $seat } nimmt
    } an
   *[no] { $you ->
        [seat] Du lehnst
       *[none] { $seat } lehnt
    } ab
}.
preferans-event-offergranted = Die Stiche sind geteilt ({ $tricks_by }).
preferans-event-proofdemanded = { $you ->
    [seat] Du verlangst
   *[none] { $seat } verlangt
} vom Alleinspieler eine Verteilung mit nicht mehr Stichen als angesagt.
preferans-event-proofanswered = { $you ->
    [seat] Du sagst
   *[none] { $seat } sagt
}: { $agreed ->
    [yes] es gibt eine
   *[no] es gibt keine
}.
preferans-event-verdictsaid = { $you ->
    [seat] Du meinst
   *[none] { $seat } meint
}: bei jeder Verteilung macht der Alleinspieler mindestens { $least ->
    [one] { $least } Stich
   *[other] { $least } Stiche
}.
preferans-event-verdictgiven = Das Urteil: bei jeder Verteilung macht der Alleinspieler mindestens { $least ->
    [one] { $least } Stich
   *[other] { $least } Stiche
}.
preferans-event-surrendered = { $you ->
    [seat] Du gibst
   *[none] { $seat } gibt
} das Spiel auf.
preferans-event-helpdue = { $you ->
    [seat] Du hast
   *[none] { $seat } hat
} nach dem Schließen des Pools noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} übrig.
preferans-event-helped = { $to ->
    [none] { $you ->
        [seat] Du nimmst die Punkte vom eigenen Berg.
       *[none] { $seat } nimmt die Punkte vom eigenen Berg.
    }
   *[other] Hilfe: { $seat } → { $to }.
}
preferans-event-fined = Eine Strafe wird angeschrieben.
preferans-event-stagebegan = { $stage ->
    [circles] Es folgen zwei Ramschrunden
   *[other] Das eigentliche Spiel beginnt
}{ $you ->
    [owner] ; du setzt die Bedingungen
   *[none] { $owner ->
        [none] {""}
       *[other] ; { $owner } setzt die Bedingungen
    }
}.
preferans-event-termsset = { $you ->
    [seat] Du setzt
   *[none] { $seat } setzt
} die Bedingungen: Whist zu { $price }, Pool { $pool }, { $circles ->
    [0] bis zur Kontrollzeit
    [one] { $circles } Runde
   *[other] { $circles } Runden
}.
preferans-event-controltimeup = Die Kontrollzeit ist vorbei.
preferans-event-lastcircle = Die letzte Runde beginnt.
preferans-event-raceended = Rennen { $number } ist vorbei: { $you ->
    [seat] du hast den Pool zuerst geschlossen
   *[none] { $seat } hat den Pool zuerst geschlossen
}.
preferans-event-matchended = Die Partie ist vorbei. Ergebnis in Whists – { $results_by }.
