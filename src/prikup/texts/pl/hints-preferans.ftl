# Preferans: dlaczego bot tak gra i podpowiedź dla gracza: słowa, które idą za czynnością po myślniku. Małą literą, bez kropki.
# $tricks: ile lew ręka powinna wziąć, $quota: ile musi wziąć obrona, $chance: procenty.

# Licytacja.
hint-see-cards = w ciemno wszystko liczy się podwójnie, a takie gry częściej się przegrywa
hint-call = z talonem ręka powinna wziąć około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }: licytuj po jednym stopniu
hint-call-on = ręka powinna wziąć około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }, można licytować dalej
hint-call-dear = to ryzyko, ale kolejny raspas kosztuje więcej
hint-call-hand = ręka i bez talonu powinna wziąć około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }
hint-hold = ręka powinna wziąć około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }: odzywkę można utrzymać
hint-misere-call = prawie nic nie trzeba brać: po odłożeniu dwóch kart złapią cię w około { $chance }% przypadków
hint-misere-hand = nawet bez talonu złapią cię tylko w około { $chance }% przypadków
hint-pass-weak = z talonem ręka weźmie co najwyżej { $tricks ->
        [one] { $tricks } lewę
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }, a mniej niż { $level } zalicytować nie wolno
hint-pass-over = ręka powinna wziąć około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }: za mało, by przebić
hint-pass-bound = po zapowiedzianym mizerze nic innego już nie wolno

# Talon i gra.
hint-take-cards = dwie karty więcej do wyboru prawie zawsze pomagają
hint-decline = ręka jest pewna i tak, a za talon się płaci
hint-lay-void = jednego koloru już nie ma: można go przebijać atutem
hint-lay-losers = odłóż karty, które przegrywają; zostaw atuty, pewne lewy i karty osłonięte
hint-lay-holes = odłóż karty, na których najłatwiej cię złapać
hint-lay-totus = bez tych dwóch ręka jest najmniej pewna
hint-totus = dwanaście lew jest pewnych, bez względu na to, które dwie karty się odłoży
hint-surrender = tej gry się nie ugra: dogrywanie kosztowałoby więcej
hint-name-game = ręka powinna wziąć około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }
hint-name-safe = ręka powinna wziąć około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }, ale może mniej: wpadka kosztuje więcej, niż daje wyższa gra
hint-name-least = niżej zapowiedzieć nie wolno, choć ręka weźmie tylko około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }
hint-name-owed = każdą grę trzeba raz zagrać, a ta pasuje tu najlepiej: około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }
hint-name-low = przy tych kartach mizer obiecuje więcej niż jakakolwiek gra
hint-name-share = przy około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    } to ryzyko: niech połowę weźmie na siebie rozdający
hint-share = talon dał tej grze wiele
hint-share-not = dzieli się grę, o którą się boi

# Obrona.
hint-whist = obrońcy powinni razem wziąć około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }, a muszą { $quota }
hint-whist-not = obrońcy powinni razem wziąć tylko około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }, a muszą { $quota }
hint-whist-risk = obrońcy powinni razem wziąć tylko około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }, a muszą { $quota }: to ryzyko, ale wisty powinny je opłacić
hint-whist-close = obrońcy powinni razem wziąć około { $tricks ->
        [one] { $tricks } lewy
        [few] { $tricks } lew
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }, a muszą { $quota }: na styk, a brakujące lewy kosztują więcej, niż dają wisty
hint-whist-free = rozdający za nic nie odpowiada: może tylko zyskać
hint-half = połowa wistów bez ryzyka
hint-glance = najpierw obejrzeć, potem zdecydować
hint-lie = obie ręce grają jak jedna
hint-stand = ta ręka sama wypełnia normę, a ukryte karty szkodzą grającemu

# Wyjście.
hint-counted = przy takim rozkładzie to najlepsze zagranie
hint-draw = ściągnij atuty, zanim przebiją twoje inne lewy
hint-force-trump = wymusza wyższy atut
hint-set-up = wymusza to, co stoi na drodze długiemu kolorowi
hint-cash-top = przeciwnicy nie mają już wyższej w tym kolorze
hint-exit = nic pewnego: wyjdź tym, co najmniej kosztuje
hint-force-ruff = grający musi wydać atut
hint-trump-lead = atut oddaje najmniej
hint-lead-through = nisko pod grającego: partner gra ostatni
hint-lead-establish = bez atu: wyjdź w kolor, który najprędzej da same wziątki
hint-lead-up = grający gra ostatni: wyjdź najtańszą kartą

# Dokładanie.
hint-take-trick = bierze lewę
hint-try-trick = bierze lewę, o ile dalej nie ma lepszej karty
hint-ruff-in = atut bierze lewę
hint-partner-has-it = lewę ma partner: nie przebijaj
hint-throw = tej karty nie będzie szkoda
hint-hold-winner = lewa stracona: pewną kartę zachowaj na później
hint-keep-guard = osłonięta karta zostaje osłonięta
hint-low = lewa stracona: daj jak najmniej

# Mizer.
hint-low-lead = to wyjście najpewniej nie weźmie lewy
hint-low-throw = pozbądź się najgroźniejszej karty
hint-low-under = najwyższa z tych, które nie biorą
hint-low-hope = jak najniżej: może ktoś będzie musiał wziąć
hint-low-caught = tę lewę i tak trzeba wziąć: pozbądź się najwyższej karty
hint-catch-line = przy możliwych rozkładach to wymusza najwięcej
hint-catch-hole = nisko tam, gdzie grający może musieć wziąć
hint-catch-low = nisko, żeby wziął grający
hint-catch-over = grający już nie weźmie: teraz oddaj wysokie karty
hint-catch-throw = do łapania ta karta nie jest potrzebna

# Raspas.
hint-pass-lead = wyjście, które najpewniej nie weźmie: inni muszą dołożyć do koloru
hint-pass-under = poniżej karty, która bierze lewę
hint-pass-high = lewa i tak twoja albo pozbywasz się teraz groźnej karty
hint-pass-hope = może ktoś będzie musiał położyć wyżej
hint-pass-throw = pozbądź się najgroźniejszej karty

# Reszta rozdania.
hint-claim-rest = reszta jest twoja, cokolwiek mają inni: { $tricks ->
        [one] { $tricks } lewa
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }
hint-claim-none = nikt już nie zmusi tej ręki do wzięcia lewy
hint-claim-accept = dalsza gra nic więcej nie da
hint-claim-refuse = dalsza gra może dać więcej
hint-demand = żaden rozkład nie daje mniej niż { $tricks ->
        [one] { $tricks } lewę
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }
hint-demand-not = może być rozkład, który nie daje więcej
hint-own-up = żaden rozkład nie daje mniej niż { $tricks ->
        [one] { $tricks } lewę
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }: trzeba się przyznać
hint-show-lay = da się pokazać rozkład, który nie daje więcej
hint-lay-believed = taki rozkład jest możliwy
hint-lay-doubted = żaden rozkład nie daje mniej niż { $tricks ->
        [one] { $tricks } lewę
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }: niech rozstrzygnie stół
hint-help = za każdy punkt pomocy zapisuje się wisty, a najpełniejsza pula zamknie się najprędzej
hint-help-self = własna góra maleje
hint-terms = pula { $pool } i jeszcze { $circles ->
        [one] { $circles } kolejka
        [few] { $circles } kolejki
        [many] { $circles } kolejek
       *[other] { $circles } kolejki
    }, żeby gra miała koniec

# Przeszukiwanie: każde zagranie sprawdza się w tych samych rozkładach niewidocznych kart.
preferans-search-layouts = { $worlds ->
    [one] { $worlds } rozkładu
    [few] { $worlds } rozkładów
    [many] { $worlds } rozkładów
   *[other] { $worlds } rozkładu
}
hint-search-game-made = { $level }{ SUIT($strain, case: "sign") } wychodzi w { $made } z { preferans-search-layouts }
hint-search-game-beaten = { $level }{ SUIT($strain, case: "sign") } nie wychodzi w { $failed } z { preferans-search-layouts }
hint-search-offer-accept = w { $fair } z { preferans-search-layouts } dalsza gra nie da więcej
hint-search-offer-certain = kto to proponuje, jest tego pewien, a byłby pewien w { $certain } z { preferans-search-layouts }
hint-search-offer-refuse = w { $better } z { preferans-search-layouts } dalsza gra da więcej
# Inne akcje, które rozważyło przeszukiwanie.
hint-search-other-made = { CARD($card) }: wychodzi w { $made } z { $worlds }{ $less ->
    [0] { "" }
   *[other] , o { TENTHS($less) } wista mniej
}
hint-search-other-beaten = { CARD($card) }: obkłada w { $failed } z { $worlds }{ $less ->
    [0] { "" }
   *[other] , o { TENTHS($less) } wista mniej
}
hint-search-other-game = { $level }{ SUIT($strain, case: "sign") } w { $made } z { $worlds }, warte { TENTHS($worth) } wista
