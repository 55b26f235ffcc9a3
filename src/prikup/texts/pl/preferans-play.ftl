# Preferans: gry, części rozdania, czynności, zdarzenia. $level to lewy, $strain to kolor od 0 do 3 albo 4, bez atu.

# Jak nazywają się gry: krótko, słowami, jak się je licytuje.
preferans-game = { $level }{ SUIT($strain, case: "sign") }
preferans-level = { $level ->
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
   *[other] dziesięć
}
preferans-game-words = { preferans-level } { SUIT($strain, case: "gen") }
preferans-spoken = { $level ->
    [6] { $strain ->
        [0] sześć pik
        [1] sześć trefl
        [2] sześć karo
        [3] sześć kier
       *[other] sześć bez atu
    }
   *[other] { $strain ->
        [0] { preferans-level } pik
        [1] { preferans-level } trefl
        [2] { preferans-level } karo
        [3] { preferans-level } kier
       *[other] { preferans-level } bez atu
    }
}
preferans-bomb = { $bomb ->
    [2] bombie
    [4] podwójnej bombie
   *[other] choince
}
# Co stoi na trzecim miejscu, gdy gra dwóch.
preferans-dummy = dziadek

# Etapy partii.
stage-brigand = Rozbójnik
stage-circles = kolejki raspasów
stage-proper = gra właściwa

# Części rozdania.
phase-drawing = wybór pierwszego rozdającego
phase-laying = odkładanie kart
phase-sharing = propozycja gry na pół
phase-whisting = wist albo pas
phase-choosing = na leżąco czy na stojąco
phase-offering = propozycja podziału lew
phase-judging = zaniżona zapowiedź
phase-helping = pomoc
phase-terming = warunki gry
preferans-phase-taking = talon
preferans-phase-naming = zapowiedź gry

# Słowa obrony.
word-whist = wist
word-pass = pas
word-half = pół wista
word-return = jednak wist

# Przewinienia przy stole.
fault-prompt = podpowiedź
fault-undiscarded = nieodłożony talon

# Czynności, jak na przycisku.
preferans-action-look = obejrzyj swoje karty
preferans-action-call = { preferans-game }{ $hand ->
    [yes] {" "}bez talonu
   *[no] {""}
}{ $dark ->
    [yes] {" "}w ciemno
   *[no] {""}
}
preferans-action-misere = mizer{ $hand ->
    [yes] {" "}bez talonu
   *[no] {""}
}{ $dark ->
    [yes] {" "}w ciemno
   *[no] {""}
}{ $bomb ->
    [0] {""}
   *[other] {" "}na { preferans-bomb }
}
preferans-action-here = trzymam
preferans-action-passdark = pas w ciemno
preferans-action-take = weź talon
preferans-action-decline = zostaw talon
preferans-action-lay = odłóż { $cards }
preferans-action-declare = graj { preferans-game }{ $bomb ->
    [0] {""}
   *[other] {" "}na { preferans-bomb }
}{ $share ->
    [yes] , na pół z rozdającym
   *[no] {""}
}
preferans-action-totus = totus, { SUIT($strain) }{ $helps_count ->
    [0] {""}
   *[other] , pomoc: { $helps }
}
preferans-action-surrender = poddaj grę
preferans-action-whist = wist
preferans-action-half = pół wista
preferans-action-glance = obejrzyj karty: { $at }
preferans-action-lie = graj na leżąco
preferans-action-stand = graj na stojąco
preferans-action-play = zagraj { CARD($card, case: "acc") }
preferans-action-offer = podziel lewy ({ $tricks_by })
preferans-action-demand = zażądaj rozkładu
preferans-action-verdict = orzeczenie: co najmniej { $least ->
    [one] { $least } lewa
    [few] { $least } lewy
    [many] { $least } lew
   *[other] { $least } lewy
}
preferans-action-help = pomóż: { $you ->
    [to] własna góra
   *[none] { $to }
}
preferans-action-terms = wist po { $price }, pula { $pool }, { $circles ->
    [0] do czasu kontrolnego
    [one] { $circles } kolejka
    [few] { $circles } kolejki
    [many] { $circles } kolejek
   *[other] { $circles } kolejki
}
preferans-action-timeup = minął czas kontrolny

# Zdarzenia, po jednym zdaniu. $you mówi, które pole jest czytającym.
preferans-event-dealerdrawn = Pierwszy as: rozdawanie { $you ->
    [seat] zaczynasz ty
   *[none] zaczyna { $seat }
}.
preferans-event-dealbegan = { $redeal ->
    [yes] Ponowne rozdanie
   *[no] Rozdanie { $number }
}{ $stage ->
    [brigand] , Rozbójnik
    [circles] , kolejki raspasów
   *[other] {""}
}: { $you ->
    [dealer] rozdajesz
   *[none] rozdaje { $dealer }
}.
preferans-event-handsdealt = Karty są rozdane{ $unseen ->
    [0] {""}
   *[other] {" "}i leżą zakryte
}.
preferans-event-handseen = { $you ->
    [seat] Twoje karty
   *[none] Karty, które ma { $seat }
}: { $cards }.
preferans-event-looked = { $you ->
    [seat] Zaglądasz w swoje karty
   *[none] { $seat } zagląda w swoje karty
}.
preferans-event-gamecalled = { $held ->
    [yes] { $you ->
        [seat] Trzymasz
       *[none] { $seat } trzyma
    }
   *[no] { $you ->
        [seat] Licytujesz
       *[none] { $seat } licytuje
    }
} { preferans-game-words }{ $hand ->
    [yes] {" "}bez talonu
   *[no] {""}
}{ $dark ->
    [yes] {" "}w ciemno
   *[no] {""}
}.
preferans-event-miserecalled = { $you ->
    [seat] Licytujesz
   *[none] { $seat } licytuje
} mizera{ $hand ->
    [yes] {" "}bez talonu
   *[no] {""}
}{ $dark ->
    [yes] {" "}w ciemno
   *[no] {""}
}.
preferans-event-passed = { $you ->
    [seat] Pasujesz
   *[none] { $seat } pasuje
}{ $dark ->
    [yes] {" "}w ciemno
   *[no] {""}
}.
preferans-event-auctionwon = { $you ->
    [seat] Grasz to rozdanie
   *[none] To rozdanie gra { $seat }
}.
preferans-event-passesbegan = { $compulsory ->
    [yes] Obowiązkowy raspas
   *[no] Raspas
}{ $dark ->
    [yes] {" "}w ciemno
   *[no] {""}
}: { $whists ->
    [yes] kto weźmie najmniej lew, pisze za każdą lewę innych { $price ->
        [one] { $price } wist
        [few] { $price } wisty
        [many] { $price } wistów
       *[other] { $price } wistu
    }
   *[no] za lewę { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
        [many] { $price } punktów
       *[other] { $price } punktu
    }
}.
preferans-event-talonshown = Talon: { $cards }.
preferans-event-talontaken = { $you ->
    [seat] Bierzesz
   *[none] { $seat } bierze
} talon{ $hidden ->
    [yes] , nie pokazując
   *[no] {""}
}.
preferans-event-talonseen = Talon, który widzi tylko grający: { $cards }.
preferans-event-talondeclined = { $you ->
    [seat] Grasz
   *[none] { $seat } gra
} bez talonu.
preferans-event-cardslaid = { $you ->
    [seat] { $by ->
        [none] Odkładasz dwie karty
       *[other] { $by } odkłada dwie z twoich kart
    }
    [by] Odkładasz dwie karty
   *[none] { $by ->
        [none] { $seat } odkłada dwie karty
       *[other] { $by } odkłada dwie karty
    }
}.
preferans-event-discardseen = Odłożone karty: { $cards }.
preferans-event-gamenamed = { $you ->
    [seat] Grasz
   *[none] { $seat } gra
} { preferans-game-words }{ $hand ->
    [yes] {" "}bez talonu
   *[no] {""}
}{ $dark ->
    [yes] {" "}w ciemno
   *[no] {""}
}{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] {" "}na { preferans-bomb }
}.
preferans-event-miserenamed = { $you ->
    [seat] Grasz
   *[none] { $seat } gra
} mizera{ $hand ->
    [yes] {" "}bez talonu
   *[no] {""}
}{ $dark ->
    [yes] {" "}w ciemno
   *[no] {""}
}{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] {" "}na { preferans-bomb }
}.
preferans-event-totusnamed = { $you ->
    [seat] Zapowiadasz
   *[other] { $seat } zapowiada
} totusa, { SUIT($strain) }{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] , na { preferans-bomb }
}{ $helps_count ->
    [0] {""}
   *[other] ; pomoc: { $helps }
}.
preferans-event-shareoffered = { $you ->
    [seat] Proponujesz
   *[none] { $seat } proponuje
} rozdającemu grę na pół.
preferans-event-shareanswered = { $agreed ->
    [yes] { $you ->
        [seat] Zgadzasz się
       *[none] { $seat } zgadza się
    }
   *[no] { $you ->
        [seat] Nie zgadzasz się
       *[none] { $seat } nie zgadza się
    }
} na grę na pół.
preferans-event-said = { $you ->
    [seat] Mówisz
   *[none] { $seat } mówi
}: { WORD($word, of: "word") }.
preferans-event-phasebegan = { $you ->
    [seat] Wybierasz
   *[none] { $seat } wybiera
}: na leżąco czy na stojąco.
preferans-event-glanced = { $you ->
    [seat] Oglądasz karty, które ma { $at }
    [at] { $seat } ogląda twoje karty
   *[none] { $seat } ogląda karty, które ma { $at }
}.
preferans-event-defenceset = { $lying ->
    [yes] Obrona gra na leżąco
   *[no] Karty obrony zostają zakryte
}.
preferans-event-defencejoined = { $you ->
    [seat] Grasz
   *[none] { $seat } gra
} obiema rękami obrony.
preferans-event-handopened = { $you ->
    [seat] Twoje karty leżą na stole
   *[none] { $seat } odkrywa karty
}: { $cards }.
preferans-event-tricksbegan = { $you ->
    [leader] Wychodzisz
   *[none] { $leader } wychodzi
} do pierwszej lewy.
preferans-event-talonturned = Z talonu wychodzi { CARD($card) }.
preferans-event-cardplayed = { $you ->
    [seat] { $by ->
        [none] Zagrywasz { CARD($card, case: "acc") }
       *[other] { $by } zagrywa { CARD($card, case: "acc") } z twojej ręki
    }
    [by] Zagrywasz { CARD($card, case: "acc") } z ręki, którą ma { $seat }
   *[none] { $by ->
        [none] { $seat } zagrywa { CARD($card, case: "acc") }
       *[other] { $by } zagrywa { CARD($card, case: "acc") } z ręki, którą ma { $seat }
    }
}.
preferans-event-tricktaken = { $you ->
    [seat] Bierzesz
   *[none] { $seat } bierze
} lewę.
preferans-event-offered = { $you ->
    [seat] Proponujesz
   *[none] { $seat } proponuje
} podzielić lewy ({ $tricks_by }).
preferans-event-offeranswered = { $agreed ->
    [yes] { $you ->
        [seat] Zgadzasz się
       *[none] { $seat } się zgadza
    }
   *[no] { $you ->
        [seat] Odmawiasz
       *[none] { $seat } odmawia
    }
}.
preferans-event-offergranted = Lewy są podzielone ({ $tricks_by }).
preferans-event-proofdemanded = { $you ->
    [seat] Żądasz
   *[none] { $seat } żąda
} rozkładu, który nie daje więcej lew, niż zapowiedziano.
preferans-event-proofanswered = { $you ->
    [seat] Mówisz
   *[none] { $seat } mówi
}: { $agreed ->
    [yes] jest taki rozkład
   *[no] nie ma takiego rozkładu
}.
preferans-event-verdictsaid = { $you ->
    [seat] Uważasz
   *[none] { $seat } uważa
}, że przy każdym rozkładzie grający bierze co najmniej { $least ->
    [one] { $least } lewę
    [few] { $least } lewy
    [many] { $least } lew
   *[other] { $least } lewy
}.
preferans-event-verdictgiven = Orzeczenie: przy każdym rozkładzie grający bierze co najmniej { $least ->
    [one] { $least } lewę
    [few] { $least } lewy
    [many] { $least } lew
   *[other] { $least } lewy
}.
preferans-event-surrendered = { $you ->
    [seat] Poddajesz
   *[none] { $seat } poddaje
} grę.
preferans-event-helpdue = { $you ->
    [seat] Masz
   *[none] { $seat } ma
} ponad zamkniętą pulę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
preferans-event-helped = { $to ->
    [none] { $you ->
        [seat] Odpisujesz punkty od własnej góry.
       *[none] { $seat } odpisuje punkty od własnej góry.
    }
   *[other] Pomoc: { $seat } → { $to }.
}
preferans-event-fined = Zapisano karę.
preferans-event-stagebegan = { $stage ->
    [circles] Zaczynają się dwie kolejki raspasów
   *[other] Zaczyna się gra właściwa
}{ $you ->
    [owner] ; warunki ustalasz ty
   *[none] { $owner ->
        [none] {""}
       *[other] ; warunki ustala { $owner }
    }
}.
preferans-event-termsset = { $you ->
    [seat] Ustalasz
   *[none] { $seat } ustala
} warunki: wist po { $price }, pula { $pool }, { $circles ->
    [0] do czasu kontrolnego
    [one] { $circles } kolejka
    [few] { $circles } kolejki
    [many] { $circles } kolejek
   *[other] { $circles } kolejki
}.
preferans-event-controltimeup = Minął czas kontrolny.
preferans-event-lastcircle = Zaczyna się ostatnia kolejka.
preferans-event-raceended = Wyścig { $number } skończony: { $you ->
    [seat] zamykasz pulę przed wszystkimi
   *[none] pulę przed wszystkimi zamyka { $seat }
}.
preferans-event-matchended = Koniec partii. Wynik w wistach – { $results_by }.
