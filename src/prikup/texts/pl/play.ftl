# Części rozdania.
phase-dealing = rozdawanie
phase-auction = licytacja
phase-taking = musik
phase-selling = sprzedaż kart
phase-keeping = musik albo nowe rozdanie
phase-giving = oddawanie kart
phase-naming = ostateczna zapowiedź
phase-doubling = kontra
phase-announcing = meldunki
phase-playing = rozgrywka
phase-resting = reszta lew
phase-over = koniec partii

# Na czym opiera się prawo.
ground-four_nines = cztery dziewiątki
ground-three_nines = trzy dziewiątki
ground-weak_hand = za mało punktów na ręce
ground-four_jacks = cztery walety
ground-poor_hand = brak wysokich kart
ground-talon_nines = dziewiątki w musiku
ground-weak_talon = za mało punktów w musiku
ground-talon_jacks = trzy walety w musiku
ground-three_marriages = trzy meldunki
ground-four_marriages = cztery meldunki

# Przewinienia przy stole.
fault-look = podglądanie lub podpowiadanie
fault-revoke = fałszywy renons
fault-misdeal = błędne rozdanie
fault-buyback = wykup: nowe rozdanie

# Czynności, jak na przycisku.
action-shuffle = potasuj według ziarna { $seed }
action-deal = rozłóż karty ręcznie
action-cut = { $at ->
    [0] nie przekładaj
    [one] przełóż { $at } kartę
    [few] przełóż { $at } karty
    [many] przełóż { $at } kart
   *[other] przełóż { $at } karty
}
action-bury = schowaj waleta w talii
action-keep = rozdawaj
action-place = musik na miejscach { $at_from_one }
action-look = obejrzyj swoje karty
action-golden = ogłoś złote rozdanie
action-bid = licytuj { $amount }
action-pass = pas
action-claim = pokaż: { WORD($ground, of: "ground") }
action-take = { $hidden ->
    [yes] weź { $talon ->
        [1] drugi musik
       *[0] musik
    } bez pokazywania
   *[no] weź { $talon ->
        [1] drugi musik
       *[0] musik
    }
}
action-sell = wystaw na sprzedaż { CARD($card, case: "acc") }
action-give = oddaj kartę { $open ->
    [yes] odkrytą
   *[no] zakrytą
}: { CARD($card, case: "acc") }, dostaje { $to }
action-lay = odłóż { CARD($card, case: "acc") }
action-name = graj { $amount }{ $open ->
    [yes] {" "}z odkrytymi kartami
   *[no] {""}
}
action-misere = mizer{ $open ->
    [yes] {" "}z odkrytymi kartami
   *[no] {""}
}
action-slam = szlem{ $open ->
    [yes] {" "}z odkrytymi kartami
   *[no] {""}
}
action-contra = kontra
action-recontra = rekontra
action-writeoff = rozpisz rozdanie
action-bomb = użyj bomby
action-buyback = wykup: nowe rozdanie
action-show = złóż z ręki meldunek: { SUIT($suit) }
action-play = zagraj { CARD($card, case: "acc") }{ $announce ->
    [yes] {" "}i zamelduj{ $card_rank ->
        [ace] {" "}cztery asy
       *[other] {""}
    }
   *[no] {""}
}
action-rest = zabierz resztę
action-accept = zgódź się
action-refuse = odmów
action-fault = przewinienie ({ $seat }): { WORD($kind, of: "fault") }

# Zdarzenia, po jednym zdaniu. $you mówi, które pole jest czytającym.
event-dealbegan = { $redeal ->
    [yes] Ponowne rozdanie
   *[no] Rozdanie { $number }
}: { $you ->
    [dealer] rozdajesz
   *[none] rozdaje { $dealer }
}.
event-packcut = { $at ->
    [0] { $you ->
        [seat] Nie przekładasz talii.
       *[none] { $seat } nie przekłada talii.
    }
   *[other] { $you ->
        [seat] Przekładasz
       *[none] { $seat } przekłada
    } { $at ->
        [one] { $at } kartę.
        [few] { $at } karty.
        [many] { $at } kart.
       *[other] { $at } karty.
    }
}
event-bottomshown = Na spodzie leży { CARD($card) }: talię przekłada się jeszcze raz.
event-bottomseen = Na spodzie leży { CARD($card) }.
event-jackburied = Rozdający chowa waleta w środku talii.
event-packmixed = Talię tasuje się jeszcze raz.
event-handsdealt = { $golden ->
    [yes] Złote rozdanie. {""}
   *[no] {""}
}Karty są rozdane{ $you ->
    [unseen] . Do swoich jeszcze nie zaglądasz.{ $sitter ->
        [none] {""}
       *[other] {" "}{ $sitter } nie gra.
    }
    [sitter] { $unseen ->
        [none] .
       *[other] , { $unseen } do swoich nie zagląda.
    } Tym razem nie grasz.
   *[none] { $unseen ->
        [none] .
       *[other] , { $unseen } do swoich nie zagląda.
    }{ $sitter ->
        [none] {""}
       *[other] {" "}{ $sitter } nie gra.
    }
}{ $exposed ->
    [-1] {""}
   *[other] {" "}Spodnia karta stosiku: { CARD($exposed) }.
}
event-leftunseen = { $you ->
    [seat] Do swoich kart jeszcze nie zaglądasz.
   *[none] { $seat } do swoich kart nie zagląda.
}
event-handseen = { $you ->
    [seat] Twoje karty
   *[none] { $seat } widzi swoje karty
}: { $cards }.
event-looked = { $you ->
    [seat] Zaglądasz
   *[none] { $seat } zagląda
} w karty: gry w ciemno nie będzie.
event-goldencalled = { $you ->
    [seat] Ogłaszasz
   *[none] { $seat } ogłasza
} złote rozdanie: { $amount } bez musiku.
event-bidmade = { $you ->
    [seat] Licytujesz
   *[none] { $seat } licytuje
} { $amount }{ $dark ->
    [yes] {" "}w ciemno
   *[no] {""}
}.
event-passed = { $you ->
    [seat] Pasujesz
   *[none] { $seat } pasuje
}.
event-auctionwon = { $you ->
    [seat] Wygrywasz licytację
   *[none] Licytację wygrywa { $seat }
}: { $amount }{ $dark ->
    [yes] {" "}w ciemno
   *[no] { $forced ->
        [yes] , odzywka obowiązkowa
       *[no] {""}
    }
}.
event-claimed = { $you ->
    [seat] Pokazujesz
   *[none] { $seat } pokazuje
}: { WORD($ground, of: "ground") } ({ $cards }).
event-talonshown = Musik: { $cards }.
event-talonseen = Musik, który widzi tylko grający: { $cards }.
event-talontaken = { $you ->
    [seat] Bierzesz
   *[none] { $seat } bierze
} { $talon ->
    [1] drugi musik
   *[0] musik
}{ $hidden ->
    [yes] {" "}bez pokazywania
   *[no] {""}
}.
event-cardforsale = { $you ->
    [seat] Wystawiasz
   *[none] { $seat } wystawia
} na sprzedaż { CARD($card, case: "acc") }.
event-cardsoffered = { $you ->
    [seat] Twoje odkryte karty można odkupić wyższą odzywką.
   *[none] Odkryte karty można odkupić wyższą odzywką; sprzedaje { $seat }.
}
event-cardssold = { $you ->
    [seat] Kupujesz odkryte karty i grasz
   *[none] { $seat } kupuje odkryte karty i gra
} { $amount }.
event-cardskept = Nikt nie daje więcej: { $you ->
    [seat] karty zostają u ciebie
   *[none] karty zatrzymuje { $seat }
}.
event-cardgiven = { $you ->
    [giver] { $to } dostaje od ciebie kartę { $open ->
        [yes] odkrytą
       *[no] zakrytą
    }: { CARD($card, case: "acc") }.
    [to] { $giver } oddaje ci kartę { $open ->
        [yes] odkrytą
       *[no] zakrytą
    }: { CARD($card, case: "acc") }.
   *[none] { $giver } oddaje kartę { $open ->
        [yes] odkrytą
       *[no] zakrytą
    }: { CARD($card, case: "acc") }; dostaje ją { $to }.
}
event-giftmade = { $you ->
    [giver] { $to } dostaje od ciebie zakrytą kartę.
    [to] { $giver } oddaje ci zakrytą kartę.
   *[none] { $giver } oddaje zakrytą kartę; dostaje ją { $to }.
}
event-cardlaid = { $you ->
    [seat] Odkładasz
   *[none] { $seat } odkłada
} { CARD($card, case: "acc") }.
event-cardlaidaway = { $you ->
    [seat] Odkładasz
   *[none] { $seat } odkłada
} zakrytą kartę.
event-asidetaken = Karty, którymi nie grano ({ $cards }), { $you ->
    [seat] bierzesz ty
   *[none] bierze { $seat }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-contractnamed = { $you ->
    [seat] Grasz
   *[none] { $seat } gra
} { $amount }.
event-miserenamed = { $you ->
    [seat] Grasz
   *[none] { $seat } gra
} mizera za { $amount }.
event-slamnamed = { $you ->
    [seat] Grasz
   *[none] { $seat } gra
} szlema za { $amount }.
event-handopened = { $you ->
    [seat] Grasz
   *[none] { $seat } gra
} z odkrytymi kartami: { $cards }.
event-phasebegan = { $phase ->
    [keeping] Musik jest znany: { $you ->
        [seat] możesz go wziąć albo się wykupić
       *[none] { $seat } może go wziąć albo się wykupić
    }.
    [doubling] Kontra albo pas: { $you ->
        [seat] zaczynasz
       *[none] zaczyna { $seat }
    }.
   *[other] { WORD($phase, of: "phase") }: { $you ->
        [seat] zaczynasz
       *[none] zaczyna { $seat }
    }.
}
event-contrasaid = { $you ->
    [seat] Dajesz
   *[none] { $seat } daje
} kontrę: gra ×{ $times }.
event-recontrasaid = { $you ->
    [seat] Dajesz
   *[none] { $seat } daje
} rekontrę: gra ×{ $times }.
event-tricksbegan = { $you ->
    [seat] Wychodzisz
   *[none] { $seat } wychodzi
} do pierwszej lewy.
event-conceded = { $kind ->
    [buyback] { $you ->
        [seat] Wykupujesz się: nowe rozdanie
       *[none] { $seat } wykupuje się: nowe rozdanie
    }
    [bomb] { $you ->
        [seat] Używasz bomby
       *[none] { $seat } używa bomby
    }
   *[writeoff] { $you ->
        [seat] Rozpisujesz rozdanie
       *[none] { $seat } rozpisuje rozdanie
    }
}.
event-cardplayed = { $you ->
    [seat] Zagrywasz
   *[none] { $seat } zagrywa
} { CARD($card, case: "acc") }.
event-marriagedeclared = { $you ->
    [seat] Meldujesz
   *[none] { $seat } melduje
} { $suit ->
    [-1] cztery asy
   *[other] { SUIT($suit, case: "acc") }
}: { $value }.
event-marriagedrowned = Meldunek { SUIT($suit) } utopiony: −{ $value }.
event-trumpset = Atu: { SUIT($suit) }.
event-tricktaken = { $you ->
    [seat] Bierzesz
   *[none] { $seat } bierze
} lewę: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-stockdrawn = Gracze dobierają po karcie, najpierw { $you ->
    [seat] ty
   *[none] { $seat }
}; { $left ->
    [0] stosik się skończył
    [one] została { $left } karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } karty
}.
event-carddrawn = { $you ->
    [seat] Dobierasz
   *[none] { $seat } dobiera
} { CARD($card, case: "acc") }.
event-allpassed = Wszyscy spasowali: rozdaje następny gracz.
event-restclaimed = { $you ->
    [seat] Chcesz
   *[none] { $seat } chce
} zabrać resztę lew: { $cards }.
event-restanswered = { $accepted ->
    [yes] { $you ->
        [seat] Zgadzasz się
       *[none] { $seat } się zgadza
    }
   *[no] { $you ->
        [seat] Odmawiasz
       *[none] { $seat } odmawia
    }
}.
event-restgranted = Resztę { $you ->
    [seat] zabierasz ty
   *[none] zabiera { $seat }
}: { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-dealscored = Rozdanie zapisane: { WORD($ending, of: "ending") }.
event-fined = Zapisano karę.
event-matchended = { $winners_count ->
    [one] { $you ->
        [winners] Wygrywasz partię.
       *[none] Partię wygrywa { $winners }.
    }
   *[other] Partię wygrywają wspólnie { $winners }.
}{ $payments_by ->
    [none] {""}
   *[other] {" "}Rozliczenie – { $payments_by }.
}
