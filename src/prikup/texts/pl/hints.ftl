# Dlaczego bot tak gra i podpowiedź dla gracza: słowa, które idą za czynnością po myślniku. Małą literą, bez kropki.
# $value: ile punktów ręka powinna wziąć, $chance: procenty.

hint-random = na chybił trafił
hint-only-action = nic innego nie można zrobić

# Przed rozdaniem.
hint-cut = jak przełożysz, wszystko jedno
hint-bury = walet ze spodu trafiłby do ciebie
hint-deal = kart i tak nie widać

# Licytacja.
hint-look = przy takim wyniku gra w ciemno się nie opłaca
hint-dark-behind = zostajesz daleko w tyle: podwójna gra w ciemno może cię ratować
hint-dark-cheap = grę w ciemno można rozpisać za darmo
hint-bid-forced = pierwsza odzywka jest obowiązkowa
hint-bid-safe = z musikiem ręka jest warta około { $value }, więc ryzyka nie ma
hint-bid-safe-dealt = ręka jest warta około { $value }, więc ryzyka nie ma
hint-bid-risk = ręka jest warta około { $value }: to ryzyko, ale pas opłaca się jeszcze mniej
hint-bid-match = to wygrałoby partię, a ręka jest warta około { $value }
hint-bid-stop = przeciwnik grałby o partię, nie można mu na to pozwolić; ręka jest warta około { $value }
hint-pass = ręka jest średnio warta około { $value }, a może wziąć mniej: licytować { $amount } to za duże ryzyko
hint-pass-defend = także bez odzywki ręka jest warta około { $value }, i to bez ryzyka
hint-pass-cannot = wyżej licytować nie wolno; ręka jest warta około { $value }
hint-buy = z odkrytymi kartami ręka jest warta około { $value }
hint-buyback = nowe rozdanie kosztuje { $amount }, a to pewnie będzie droższe
hint-buy-not = z odkrytymi kartami ręka jest warta około { $value }: to za mało, żeby przebić
hint-claim-redeal = ręka jest warta około { $value }, lepiej rozdać jeszcze raz
hint-claim-talon = z takim musikiem tyle się nie ugra
hint-claim-three-marriages = trzy meldunki sadzają cię na beczce
hint-claim-four-marriages = cztery meldunki wygrywają partię

# Musik i poziom gry.
hint-take-hidden = czego inni nie widzą, to działa na twoją korzyść
hint-take-talon = musik jest twój
hint-take-either = oba musiki leżą zakryte: jeden jest tak dobry jak drugi
hint-golden = ręka i bez musiku jest warta { $amount }, a złote rozdanie liczy się podwójnie
hint-give-useless = pusta karta: ani tobie, ani przeciwnikom nic nie da
hint-give-least = tej karty najmniej szkoda
hint-give-keep-marriage = tej karty najmniej szkoda, a meldunek zostaje cały
hint-give-split = meldunek jest tu wart mniej niż pozostałe karty
hint-sell = tego się nie ugra: niech zagra kto inny
hint-sell-card = tę kartę może ktoś chcieć
hint-name-own = ręka jest średnio warta około { $value }, ale może wziąć mniej: podniesienie niewiele doda, a przegrana kosztuje całą zapowiedź
hint-name-short = ręka jest warta tylko około { $value }: wyższa zapowiedź kosztowałaby tylko więcej
hint-name-raise = ręka jest warta około { $value }, można podnieść
hint-name-match = tyle wystarczy, żeby wygrać partię
hint-name-fixed = zapowiedzi nie można podnieść
hint-name-misere = nikt nie zmusi tej ręki do wzięcia lewy
hint-name-slam = wszystkie lewy są pewne
hint-contra = grający raczej nie weźmie więcej niż { $value }
hint-contra-not = grający może swoje ugrać
hint-recontra = ręka jest warta około { $value }, a zapowiedziane jest tylko { $amount }
hint-recontra-not = stawka jest już dość wysoka
hint-bomb = szansa na ugranie to tylko { $chance }%, a bomba nic cię nie kosztuje
hint-writeoff = szansa na ugranie to tylko { $chance }%: dalsza gra kosztowałaby więcej
hint-writeoff-lost = więcej niż { $best } już się nie ugra, a zapowiedziane jest { $amount }

# Wyjście.
hint-cash-first = najpierw pewna lewa, meldunek może poczekać
hint-cash = { $points ->
    [0] to najwyższa karta, jaka została w tym kolorze
    [one] to najwyższa karta, jaka została w tym kolorze: jej { $points } punkt powinien trafić do ciebie
    [few] to najwyższa karta, jaka została w tym kolorze: jej { $points } punkty powinny trafić do ciebie
    [many] to najwyższa karta, jaka została w tym kolorze: jej { $points } punktów powinno trafić do ciebie
   *[other] to najwyższa karta, jaka została w tym kolorze: jej { $points } punktu powinno trafić do ciebie
}
hint-praise = meldunek { SUIT($suit) } daje { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
hint-praise-aces = cztery asy dają { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
hint-show = meldunek { SUIT($suit) } daje { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}, a karty zostają na ręce
hint-show-none = nie ma już czego meldować
hint-draw-trumps = ściągnij atuty, zanim przebiją twoje lewy
hint-force-out = wypycha wyższą kartę, a następna będzie już twoja
hint-lay = bez tej karty ręka traci najmniej
hint-lay-save = jej punkty zostają przy tobie
hint-lay-useless = pusta karta: nikt na niej nie zyska
hint-lead-long = niska karta z długiego koloru
hint-lead-trump = niski atut prawie nic nie oddaje
hint-lead-low = nic tu nie jest pewne: wyjdź tym, czego najmniej szkoda
hint-draw-low = dopóki dobiera się karty, wysokie karty i atuty lepiej zachować na później
hint-draw-marriage = do króla albo damy może jeszcze dojść para: lepiej je zatrzymać, dopóki dobiera się karty
hint-lead-try = tej karty raczej nikt nie przebije

# Dokładanie.
hint-only-card = żadnej innej karty nie wolno dołożyć
hint-take = bierze lewę, na razie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hint-try-take = bierze lewę, chyba że ostatni gracz ma wyższą kartę
hint-ruff = atut bierze lewę, na razie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hint-smear = lewę bierze drugi obrońca: dorzuć mu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hint-leave-to-partner = lewę bierze drugi obrońca: nie przeszkadzaj mu i oszczędzaj dobre karty
hint-keep-marriage = meldunek, który można jeszcze złożyć, jest wart więcej niż ta lewa
hint-keep-winner = pewną lewę zostaw na później, a dorzuć to, czego nie szkoda
hint-duck = lewa jest stracona: oddaj jak najmniej
# Mizer.
hint-misere-lead = przy tym wyjściu lewę weźmie najpewniej kto inny
hint-misere-under = jest niższa od karty, która bierze lewę
hint-misere-last = tę lewę i tak trzeba wziąć: pozbądź się najwyższej karty
hint-misere-throw = pozbądź się najgroźniejszej karty
hint-misere-catch = nisko, żeby lewę musiał wziąć grający

# Reszta.
hint-rest = { $tricks ->
    [one] ostatnia lewa jest twoja
    [few] wszystkie { $tricks } pozostałe lewy są twoje
    [many] wszystkie pozostałe lewy ({ $tricks }) są twoje
   *[other] wszystkie pozostałe lewy ({ $tricks }) są twoje
}
hint-accept = nie weźmiesz już ani jednej lewy
hint-refuse = możesz jeszcze wziąć lewę

# Przeszukiwanie: każde zagranie sprawdza się w tych samych rozkładach niewidocznych kart.
search-layouts = { $worlds ->
    [one] { $worlds } rozkładu
    [few] { $worlds } rozkładów
    [many] { $worlds } rozkładów
   *[other] { $worlds } rozkładu
}
hint-unsearched = tu nie da się sprawdzić rozkładów: decyduje prosta reguła
hint-search-amount = { $amount } wychodzi mniej więcej { $chance ->
    [one] { $chance } raz
    [few] { $chance } razy
    [many] { $chance } razy
   *[other] { $chance } raza
} na sto i tak daje najwięcej
hint-search-amount-made = { $amount } wychodzi w { $made } z { search-layouts }
hint-search-amount-beaten = { $amount } nie wychodzi w { $failed } z { search-layouts }
hint-search-tricks-made = zapowiedziana gra wychodzi w { $made } z { search-layouts }
hint-search-beaten = zapowiedziana gra nie wychodzi w { $failed } z { search-layouts }
hint-search-margin = największa przewaga nad przeciwnikiem{ $worlds ->
    [1] { "" }
   *[other] , średnio z { search-layouts }
}: { $value }
hint-search-points = najwięcej pewnych punktów, średnio z { search-layouts }: { $value }
# Inne akcje, które rozważyło przeszukiwanie.
hint-search-other-amount-made = { CARD($card) }: wychodzi w { $made } z { $worlds }{ $less ->
    [0] { "" }
   *[other] , o { TENTHS($less) } punktu mniej
}
hint-search-other-amount-beaten = { CARD($card) }: obkłada w { $failed } z { $worlds }{ $less ->
    [0] { "" }
   *[other] , o { TENTHS($less) } punktu mniej
}
hint-search-other-points = { CARD($card) }: { $value }
