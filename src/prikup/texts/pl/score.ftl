# Wiersze zapisu. $n1, $n2: liczby, które niesie wiersz.
line-contract = gra na { $n1 }, ugrane { $n2 }{ $n3 ->
    [1] {""}
   *[other] , ×{ $n3 }
}
line-contract-unwritten = gra na { $n1 } udana (ugrane { $n2 }), ale bez meldunku się jej nie zapisuje
line-crossed = gra na { $n1 } nieudana (ugrane { $n2 }): krzyżyk zamiast minusa
line-points = zdobyte punkty
line-slam-bonus = wszystkie lewy
line-slam-against = grający bez żadnej lewy
line-slam = szlem, { $n1 ->
    [one] { $n1 } lewa wzięta
    [few] { $n1 } lewy wzięte
    [many] { $n1 } lew wziętych
   *[other] { $n1 } lewy wzięte
}{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-misere = mizer, { $n1 ->
    [one] { $n1 } lewa wzięta
    [few] { $n1 } lewy wzięte
    [many] { $n1 } lew wziętych
   *[other] { $n1 } lewy wzięte
}{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-defender = w obronie, ugrane { $n1 }
line-defender-pooled = obrona razem, ugrane { $n1 }
line-sitter = na musiku, { $n1 }
line-spoils = udział z przegranej gry
line-marriages-captured = { $n1 ->
    [one] król z damą
    [few] { $n1 } króle z damami
    [many] { $n1 } królów z damami
   *[other] { $n1 } króla z damami
} w lewach
line-golden-marriages = złote rozdanie: meldunki się nie podwajają
line-golden-again = nikt nie ugrał złotego rozdania
line-writeoff = rozpis nr { $n1 }{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-writeoff-share = udział z rozpisu
line-writeoff-fine = kara za rozpis nr { $n1 }
line-bomb = bomba nr { $n1 }
line-bomb-share = udział z bomby
line-buyback = wykup: cena nowego rozdania
line-praises-win = cztery meldunki: wygrana partia
line-praises-barrel = trzy meldunki: na beczkę
line-praises-share = udział z rozdania z trzema meldunkami
line-bolt = bolt { $n1 } z { $n2 }
line-bolts-fine = kara za { $n1 ->
    [one] { $n1 } bolt
    [few] { $n1 } bolty
    [many] { $n1 } boltów
   *[other] { $n1 } bolta
}
line-cross = krzyżyk { $n1 } z { $n2 }
line-crosses-fine = kara za { $n1 ->
    [one] { $n1 } krzyżyk
    [few] { $n1 } krzyżyki
    [many] { $n1 } krzyżyków
   *[other] { $n1 } krzyżyka
}
line-streak-fine = kara za { $n1 ->
    [one] { $n1 } rozdanie
    [few] { $n1 } rozdania
    [many] { $n1 } rozdań
   *[other] { $n1 } rozdania
} bez zysku
line-barrel-sits = siada na beczce
line-barrel-cut = nadwyżka ponad beczkę przepada
line-barrel-unwritten = na beczce nie zapisano { $n1 ->
    [one] { $n1 } punktu
    [few] { $n1 } punktów
    [many] { $n1 } punktów
   *[other] { $n1 } punktu
}
line-barrel-fall = spada z beczki po { $n1 ->
    [one] { $n1 } rozdaniu
    [few] { $n1 } rozdaniach
    [many] { $n1 } rozdaniach
   *[other] { $n1 } rozdania
}
line-barrel-knocked = zrzucenie z beczki ({ $n1 ->
    [one] { $n1 } rozdanie
    [few] { $n1 } rozdania
    [many] { $n1 } rozdań
   *[other] { $n1 } rozdania
} na niej)
line-barrel-reset = { $n1 ->
    [one] { $n1 } nieudana beczka
    [few] { $n1 } nieudane beczki
    [many] { $n1 } nieudanych beczek
   *[other] { $n1 } nieudanej beczki
}: wynik spada do zera
line-pit-cut = nadwyżka ponad dół przepada
line-pit-sits = wpada do dołu
line-pit-unwritten = w dole nie zapisano { $n1 ->
    [one] { $n1 } punktu
    [few] { $n1 } punktów
    [many] { $n1 } punktów
   *[other] { $n1 } punktu
}
line-reverse-cut = nadwyżka poniżej odwrotnej beczki przepada
line-reverse-sits = siada na odwrotnej beczce
line-reverse-back = schodzi z odwrotnej beczki po { $n1 ->
    [one] { $n1 } rozdaniu
    [few] { $n1 } rozdaniach
    [many] { $n1 } rozdaniach
   *[other] { $n1 } rozdania
}
line-reverse-lost = dno: partia przegrana
line-threshold-unwritten = na progu nie zapisano { $n1 ->
    [one] { $n1 } punktu
    [few] { $n1 } punktów
    [many] { $n1 } punktów
   *[other] { $n1 } punktu
}
line-threshold-fine = kara na progu: ani jednej lewy
line-truck = wywrotka: wynik spada do zera
line-end-over = ponad cel: nie zapisuje się
line-overtime = dwóch u celu: gra się teraz do { $n1 }
line-end-capped = ponad cel: staje tuż przed nim
line-fault-look = kara za podglądanie lub podpowiadanie
line-fault-revoke = kara za fałszywy renons
line-fault-award = za fałszywy renons drugiej strony
line-fault-misdeal = kara za błędne rozdanie
line-fault-cut = kara za trzy dziewiątki z rzędu przy przekładaniu

# Liczniki prowadzone od rozdania do rozdania.
mark-barrel = rozdania na beczce
mark-falls = nieudane beczki
mark-reverse = rozdania na odwrotnej beczce
mark-bolts = bolty
mark-crosses = krzyżyki
mark-streak = rozdania bez zysku
mark-writeoffs = rozpisy
mark-bombs = użyte bomby
mark-golden = złote rozdanie
mark-overtime = podniesiony cel

# Jak skończyło się rozdanie.
ending-tricks = rozegrano wszystkie lewy
ending-rest = resztę lew oddano
ending-writeoff = rozpis
ending-bomb = bomba
ending-three_marriages = trzy meldunki
ending-four_marriages = cztery meldunki
