# Preferans: wiersze zapisu. $who to gracz, którego wymienia pierwsza uwaga, $amount to zapisana liczba.
# $n1, $n2, $n3 to uwagi; gdzie jest $who, tam $n1 to miejsce tego gracza.

# Gry.
line-pool-game = do puli za grę
line-pool-share = do puli za połowę wspólnej gry
line-pool-totus = do puli: totus ją zamyka
line-hill-off = zarobek odpisany od góry
line-hill-under = na górę za brak: { $n1 ->
    [one] { $n1 } lewa
    [few] { $n1 } lewy
    [many] { $n1 } lew
   *[other] { $n1 } lewy
} po { $n2 }
line-hill-proof = na górę za zaniżoną zapowiedź: { $n1 ->
    [one] { $n1 } lewa
    [few] { $n1 } lewy
    [many] { $n1 } lew
   *[other] { $n1 } lewy
} po { $n2 }
line-hill-misere = na górę za mizera: { $n1 ->
    [one] { $n1 } lewa
    [few] { $n1 } lewy
    [many] { $n1 } lew
   *[other] { $n1 } lewy
}
line-hill-share = na górę za połowę wspólnej gry, brak: { $n1 ->
    [one] { $n1 } lewa
    [few] { $n1 } lewy
    [many] { $n1 } lew
   *[other] { $n1 } lewy
} po { $n2 }
line-hill-surrender = na górę za poddaną grę: { $n1 ->
    [one] { $n1 } lewa
    [few] { $n1 } lewy
    [many] { $n1 } lew
   *[other] { $n1 } lewy
} po { $n2 }
line-hill-totus = na górę za nieudanego totusa
line-hill-cleared = totus kasuje górę
line-hill-whist = na górę za wist, brak: { $n1 ->
    [one] { $n1 } lewa
    [few] { $n1 } lewy
    [many] { $n1 } lew
   *[other] { $n1 } lewy
} po { $n2 }
line-whists-tricks = wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
}: { $n2 ->
    [one] { $n2 } lewa
    [few] { $n2 } lewy
    [many] { $n2 } lew
   *[other] { $n2 } lewy
} po { $n3 }
line-whists-split = wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
} na pół z partnerem: { $n2 ->
    [one] { $n2 } lewa
    [few] { $n2 } lewy
    [many] { $n2 } lew
   *[other] { $n2 } lewy
} po { $n3 }
line-whists-left = własne wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
}, gra bez wista: { $n2 ->
    [one] { $n2 } lewa
    [few] { $n2 } lewy
    [many] { $n2 } lew
   *[other] { $n2 } lewy
} po { $n3 }
line-whists-half = pół wista{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
}
line-whists-consolation = konsolacja, wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
}, brak: { $n2 ->
    [one] { $n2 } lewa
    [few] { $n2 } lewy
    [many] { $n2 } lew
   *[other] { $n2 } lewy
} po { $n3 }
line-talon-premium = za talon, wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
}, jak za { $n2 ->
    [one] { $n2 } lewę
    [few] { $n2 } lewy
    [many] { $n2 } lew
   *[other] { $n2 } lewy
}
line-hill-talon = na górę za zwrócony talon

# Pomoc.
line-pool-help = do puli, pomoc{ $you ->
    [who] {" "}od ciebie
   *[none] {" "}({ $who })
}
line-hill-help = od góry, pomoc{ $you ->
    [who] {" "}od ciebie
   *[none] {" "}({ $who })
}
line-whists-help = wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
} za pomoc
line-lost-cover = przepada: połowa gry bez pokrycia
line-lost-over = przepada: ponad zamknięte pule

# Raspasy.
line-hill-passes = na górę za raspas: { $n1 ->
    [one] { $n1 } lewa
    [few] { $n1 } lewy
    [many] { $n1 } lew
   *[other] { $n1 } lewy
} po { $n2 }
line-hill-turned = na górę rozdającego za lewy talonu: { $n1 ->
    [one] { $n1 } lewa
    [few] { $n1 } lewy
    [many] { $n1 } lew
   *[other] { $n1 } lewy
} po { $n2 }
line-hill-fine = na górę rozdającego za trzy raspasy z rzędu
line-hill-zero = od góry za raspas bez lewy
line-pool-zero = do puli za raspas bez lewy
line-lost-zero = przepada: nie ma lew, ale nie ma też czego odpisać od góry
line-whists-passes = za raspas, wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
}: { $n2 ->
    [one] { $n2 } lewa
    [few] { $n2 } lewy
    [many] { $n2 } lew
   *[other] { $n2 } lewy
} po { $n3 }

# Bomby. $amount to mnożnik.
line-bomb-got = narysowana { $amount ->
    [2] bomba
    [4] podwójna bomba
   *[other] choinka
}
line-bomb-gone = rozegrana { $amount ->
    [2] bomba
    [4] podwójna bomba
   *[other] choinka
}

# Przewinienia.
line-hill-misdeal = na górę za błędne rozdanie
line-hill-misdeals = na górę za drugie błędne rozdanie z rzędu
line-hill-prompt = na górę za podpowiedź
line-hill-revoke = na górę za fałszywy renons
line-hill-undiscarded = na górę za nieodłożony talon

# Wyścigi.
line-race-pool = wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
} za pierwszą zamkniętą pulę wyścigu
line-race-hill = wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
} za najmniejszą górę wyścigu
line-total-pool = wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
} za największą pulę wszystkich wyścigów
line-total-hill = wisty{ $you ->
    [who] {" "}na ciebie
   *[none] {" "}({ $who })
} za najmniejszą górę wszystkich wyścigów

# Jak skończyło się rozdanie.
ending-made = gra wygrana
ending-failed = gra przegrana
ending-unplayed = wygrana bez wista
ending-half = pół wista, bez rozgrywki
ending-surrendered = gra poddana
ending-passes = raspas
ending-revoked = raspas z fałszywym renonsem
