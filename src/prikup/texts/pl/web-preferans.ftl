# Preferans w przeglądarce i w terminalu. $name to kto, $game to gra, jak ją pisze preferans-game.

web-preferans-title = Preferans
web-preferans-about = Gra o dziesięć lew: wisty, mizery i raspasy, od zasad z 1971 roku po Soczi, Leningrad i Rostów.
web-preferans-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}

# Zestawy zasad w kilku słowach.
web-preset-preferans-klassika = Ściśle według zasad z 1971 roku: Rozbójnik, potem gry w ciemno, bomby, pokrycie gier i warunki właściciela góry.
web-preset-preferans-sochinka = Bez Rozbójnika, gry w ciemno i bomb: zarobek idzie do puli i na pomoc, aż zamkną się wszystkie pule.
web-preset-preferans-leningradka = Zarobek najpierw zmniejsza górę, potem idzie do puli; pierwsza zamknięta pula kończy partię.
web-preset-preferans-gusarik = Sam Rozbójnik: każdy raz gra sześć, siedem, osiem, dziewięć, dziesięć i mizera.
web-preset-preferans-sochi = Trzech graczy, pełna odpowiedzialność, wist chciwy, raspasy po 1, 2, 3. Od tego warto zacząć.
web-preset-preferans-sochi-4 = Soczi dla czterech graczy: w raspasach rozdający odkrywa talon i zapisuje lewy, które talon weźmie.
web-preset-preferans-leningrad = Góra i wisty podwójne, wist dżentelmeński, pół odpowiedzialności, bez pomocy; do jednej zamkniętej puli.
web-preset-preferans-rostov = Raspasy pisze się w wistach, za brakującą lewę dziesięć wistów, talon jest płatny.
web-preset-preferans-skachki = Czterech graczy, cztery wyścigi do puli 22, premie za pierwszą pulę i najmniejszą górę.
web-preset-preferans-kazakh = Wartości razy cztery, pula 120; pasujący nie pisze konsolacji.
web-preset-preferans-fspr = Czterech graczy, pula bez granicy, trzy kolejki i ostatnia; wyprowadza gra na siedem, wygrana z wistem.
web-preset-preferans-kodeks-1996 = Soczi z wistem na dziesięciu i raspasami o stałej cenie.
web-preset-preferans-hussar-2 = Dwóch graczy i dziadek, który zawsze pasuje; wistujący gra też jego kartami.

# O co się pyta.
web-preferans-prompt-auction = Twoja odzywka
web-preferans-prompt-unseen = Twoja odzywka, bez zaglądania w karty
web-preferans-prompt-taking = Bierzesz talon czy zostawiasz?
web-preferans-prompt-laying = Odłóż dwie karty
web-preferans-prompt-laying-totus = Totus: odłóż dwie karty grającego
web-preferans-prompt-naming = Co grasz?
web-preferans-prompt-brigand = Którą ze swoich gier grasz?
web-preferans-prompt-sharing = { $name } proponuje ci pół gry { $game }
web-preferans-prompt-whisting = Wistujesz przeciw { $game }?
web-preferans-prompt-whisting-dealer = Dwa pasy: wistujesz przeciw { $game }?
web-preferans-prompt-choosing = Na leżąco czy na stojąco?
web-preferans-prompt-playing = Twoja karta
web-preferans-prompt-playing-other = Karta z ręki: { $name }
web-preferans-prompt-offering = { $name } proponuje zakończyć rozdanie
web-preferans-prompt-demand = Więcej lew, niż zapowiedziano: żądasz rozkładu?
web-preferans-prompt-lay = Czy jest rozkład, w którym nie bierzesz więcej?
web-preferans-prompt-look = { $name } pokazuje rozkład: zgadzasz się?
web-preferans-prompt-verdict = Ile lew daje grającemu najgorszy rozkład?
web-preferans-prompt-judged = Stół sprawdza rozkłady kart.
web-preferans-prompt-helping = { $points ->
    [one] Został { $points } punkt: komu pomaga?
    [few] Zostały { $points } punkty: komu pomagają?
    [many] Zostało { $points } punktów: komu pomagają?
   *[other] Zostało { $points } punktu: komu pomagają?
}
web-preferans-prompt-terming = Góra jest twoja: ustal warunki

# Stół.
web-preferans-talon = Talon
web-preferans-card-talon = { $card }, z talonu
web-preferans-discard = Odłożone
web-preferans-tricks = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}
web-preferans-tricks-due = { $count } z { $due }
web-preferans-plays = gra { $game }
web-preferans-called = licytuje { $game }
web-preferans-misere = mizer
web-preferans-passes = Raspas, po { $price } na górę
web-preferans-passes-whists = Raspas, po { $price ->
    [one] { $price } wiście
    [few] { $price } wisty
    [many] { $price } wistów
   *[other] { $price } wistu
}
web-preferans-totus = totus
web-preferans-hand = bez talonu
web-preferans-dark = w ciemno
web-preferans-on-bomb = { $times ->
    [2] na bombie
    [4] na podwójnej bombie
   *[other] na choince
}
web-preferans-shared = na pół z rozdającym
web-preferans-declarer = grający
web-preferans-whister = wistuje
web-preferans-rests = rozdaje i odpoczywa
web-preferans-first-hand = pierwsza ręka
web-preferans-open = na leżąco
web-preferans-closed = na stojąco
web-preferans-plays-for = + ręka: { $name }
web-preferans-not-owed = już rozegrana
web-preferans-least = Odzywki od { $game }
web-preferans-stage-brigand = Rozbójnik: { $left ->
    [one] została { $left } gra
    [few] zostały { $left } gry
    [many] zostało { $left } gier
   *[other] zostało { $left } gry
}
web-preferans-stage-circles = Kolejki raspasów: { $left ->
    [one] zostało { $left } rozdanie
    [few] zostały { $left } rozdania
    [many] zostało { $left } rozdań
   *[other] zostało { $left } rozdania
}
web-preferans-circle = Kolejka { $circle }
web-preferans-circle-of = Kolejka { $circle } z { $circles }
web-preferans-circle-last = Ostatnia kolejka
web-preferans-control-time = Minął czas kontrolny
web-preferans-race = Wyścig { $race } z { $races }

# Przyciski.
web-preferans-look = Zajrzyj w karty
web-preferans-suits = Kolor
web-preferans-call = Licytuj { $game }
web-preferans-declare = Graj { $game }
web-preferans-share-with = Zaproponuj pół: { $name }
web-preferans-choose-bomb = Bomba
web-preferans-choose-helps = Komu pomaga totus
web-preferans-lay = Odłóż
web-preferans-lay-more = { $count ->
    [one] Zaznacz jeszcze { $count } kartę
    [few] Zaznacz jeszcze { $count } karty
    [many] Zaznacz jeszcze { $count } kart
   *[other] Zaznacz jeszcze { $count } karty
}
web-preferans-time-up = Czas minął

# Propozycja podziału reszty.
web-preferans-offer = Zaproponuj podział
web-preferans-offer-title = Jak podzielić resztę lew?
web-preferans-offer-of = Lewy razem: { $name }
web-preferans-offer-mine = Moje lewy razem
web-preferans-offer-left = { $count ->
    [0] Wszystkie podzielone
    [one] Do podziału { $count } lewa
    [few] Do podziału { $count } lewy
    [many] Do podziału { $count } lew
   *[other] Do podziału { $count } lewy
}
web-preferans-offer-all = Reszta jest moja
web-preferans-offer-nothing = Oddaję resztę
web-preferans-offer-send = Zaproponuj
web-preferans-offer-agree = Zgoda
web-preferans-offer-refuse = Gramy dalej
web-preferans-offer-waits = Nie ma jeszcze odpowiedzi: { $names }

# Zaniżona zapowiedź.
web-preferans-demand = Zażądaj rozkładu
web-preferans-waive = Nie żądaj
web-preferans-own-up = Nie ma takiego rozkładu
web-preferans-show-lay = Jest taki rozkład
web-preferans-content = Zgadzam się
web-preferans-not-content = Nie zgadzam się
web-preferans-verdict = Co najmniej { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}

# Pomoc, warunki.
web-preferans-help-partner = Pula: { $name }, { $pool } z { $size }
web-preferans-help-own = Własna góra: { $hill }
web-preferans-key-ladder = przejście po drabinie gier
web-preferans-key-misere = mizer; z Shift bez talonu
web-preferans-key-manner = bez talonu, na pół z rozdającym, na innej bombie
web-preferans-key-totus = totus
web-preferans-key-offer = propozycja podziału reszty; + − i . , zmieniają lewy
web-preferans-key-verdict = orzeczenie, gdy o nie pytają
web-preferans-terms-title = Warunki gry właściwej
web-preferans-terms-price = Cena wista
web-preferans-terms-pool = Pula, od { $least } do { $most }
web-preferans-terms-circles = Kolejki
web-preferans-terms-time = do czasu kontrolnego
web-preferans-terms-set = Ustal warunki
web-preferans-terms-line = Wist po { $price }, pula { $pool }

# Pulka, czyli zapis, i jej znaki.
web-preferans-pulka = Pulka
web-preferans-pool = Pula
web-preferans-hill = Góra
web-preferans-whists = Wisty
web-preferans-whists-on = Wisty na: { $name }
web-preferans-total = gdyby rozliczyć teraz
web-preferans-past = z poprzednich wyścigów
web-preferans-bombs = Bomby
web-preferans-owed = Zostało do zagrania
web-preferans-passes-count = Raspasy
web-preferans-games = Wygrane gry
web-preferans-games-covered = { $used }, pokrycie { $cover }
web-preferans-first-dealer = pierwszy rozdający
web-preferans-legend = Co znaczą znaki
web-preferans-legend-middle = w środku: wielkość puli i cena wista; strzałka wskazuje pierwszego rozdającego
web-preferans-legend-hill = bliżej środka: góra, punkty karne
web-preferans-legend-pool = za nią: pula, punkty zarobione
web-preferans-legend-whists = przy krawędzi: wisty na każdego z pozostałych
web-preferans-legend-flag = chorągiewka: góra skasowana
web-preferans-legend-closed = pula zamknięta
web-preferans-legend-bomb = jeden daszek: bomba, gra liczy się podwójnie
web-preferans-legend-double = dwa daszki: podwójna bomba, cztery razy
web-preferans-legend-fir = trzy daszki: choinka, osiem razy
web-preferans-legend-wheel = koło: 100 wistów
web-preferans-legend-bicycle = rower: 200 wistów
web-preferans-legend-motorcycle = motocykl: 300 wistów
web-preferans-legend-car = samochód: 400 wistów
web-preferans-legend-locomotive = parowóz: 500 wistów

# Wynik rozdania, rozliczenie.
web-preferans-result-made = { $name }: { $game } wygrane, { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}.
web-preferans-result-failed = { $name }: { $game } przegrane, bez { $missing ->
    [one] { $missing } lewy
    [few] { $missing } lew
    [many] { $missing } lew
   *[other] { $missing } lewy
}.
web-preferans-result-unplayed = { $name }: { $game } wygrane bez wista.
web-preferans-result-half = { $name }: { $game } wygrane bez rozgrywki, pół wista.
web-preferans-result-surrendered = { $name }: { $game } poddane.
web-preferans-result-misere = { $tricks ->
    [0] { $name }: mizer wygrany.
    [one] { $name }: mizer złapany, { $tricks } lewa.
    [few] { $name }: mizer złapany, { $tricks } lewy.
    [many] { $name }: mizer złapany, { $tricks } lew.
   *[other] { $name }: mizer złapany, { $tricks } lewy.
}
web-preferans-result-passes = Raspas – { $tricks }.
web-preferans-settlement = Rozliczenie
web-preferans-settlement-hill = Góra z brakiem do puli
web-preferans-settlement-amnesty = po odjęciu najmniejszej góry
web-preferans-settlement-each = wistów każdemu
web-preferans-settlement-written = zapisane wisty
web-preferans-settlement-result = Wynik w wistach
web-preferans-settlement-money = po { $price } za wist

# Jeszcze o stole.
web-preferans-ladder = Gry od sześciu pik do dziesięciu bez atu
web-preferans-manner = Jak się gra
web-preferans-plain = z talonem
web-preferans-not-looked = nie ogląda kart
web-preferans-played-by = gra { $name }
web-preferans-quota = obrona ma wziąć { $count }
web-preferans-race-number = Wyścig { $race }
web-preferans-misere-sign = M
web-preferans-deals = Rozdania po kolei
