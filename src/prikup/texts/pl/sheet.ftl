# A kept sheet: what stands on it and what comes next, for the command line and the page.
sheet-line = { $name }: { $amount } ({ $what })
sheet-impossible = Tak nie da się zagrać, ale zapis liczy się tak, jak jest. { $why }
sheet-void-marriages = { $name }: zameldowano { $points }, ale nie zapisano, bo nie ma lewy
sheet-no-trump = bez atu
sheet-aces = cztery asy

# The drawn sheet of Preferans.
sheet-pulka-title = Pulka
sheet-pulka-pool = pula
sheet-pulka-hill = góra
sheet-pulka-whists = wisty na gracza
sheet-pulka-passes = raspasy
sheet-pulka-games = gry
sheet-pulka-owed = do rozegrania
sheet-pulka-bombs = bomby
sheet-pulka-first = pierwszy rozdający
sheet-pulka-result = przy rozliczeniu teraz
sheet-pulka-size = pula do { $size }
sheet-pulka-price = cena wista: { $price }

# What comes next.
sheet-next-stage = Etap: { $stage }.
sheet-next-deal = Rozdanie { $number }: rozdaje { $dealer }.
sheet-next-players = Grają: { $players }.
sheet-next-soloist = Gra { $seat }: jedną z gier, które zostały.
sheet-next-passes = Teraz jest obowiązkowy raspas.
sheet-next-least = Nie można grać mniej niż { $level }.
sheet-next-due = Czas kontrolny minął: następna kolejka jest ostatnia.
sheet-next-last = To ostatnia kolejka.
sheet-next-terms = { $seat } ustala warunki: cenę wista, pulę i liczbę kolejek.
sheet-next-help = { $seat }: ponad zamkniętą pulę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Komu pomoc?
sheet-next-payments = Rozliczenie: { $payments }.
sheet-next-over = Partia skończona. { $count ->
    [0] Nikt nie wygrał.
    [one] Wygrywa: { $winners }.
    [few] Wygrywają: { $winners }.
    [many] Wygrywają: { $winners }.
   *[other] Wygrywają: { $winners }.
}

# Settlement.
sheet-settle-title = Rozliczenie
sheet-settle-player = gracz
sheet-settle-carried = góra z brakiem do puli
sheet-settle-above = ponad najmniejszą
sheet-settle-gives = daje każdemu
sheet-settle-on = w sumie wisty na: { $name }
sheet-settle-result = wynik
sheet-settle-whole = w całych wistach
sheet-settle-money = pieniądze, po { $price }
sheet-settle-pays = { $payer } → { $to }: { $amount }
sheet-settle-total = suma
sheet-settle-winners = Zwycięstwo: { $winners }.

# Kinds of entry.
sheet-kind-contract = Zapowiedziana gra
sheet-kind-deal = Rozdanie
sheet-kind-passed = Wszyscy spasowali
sheet-kind-writeoff = Rozpis
sheet-kind-bomb = Bomba
sheet-kind-praise = Pokazane meldunki
sheet-kind-fault = Przewinienie
sheet-kind-game = Gra
sheet-kind-misere = Mizer
sheet-kind-totus = Totus
sheet-kind-passes = Raspas
sheet-kind-help = Pomoc
sheet-kind-terms = Warunki
sheet-kind-timeup = Czas kontrolny minął

# Fields.
sheet-item-seat = Kto
sheet-item-to = Komu
sheet-item-amount = Ile zapowiedziano
sheet-item-dark = W ciemno
sheet-item-golden = Złote rozdanie
sheet-item-misere = Mizer
sheet-item-slam = Szlem
sheet-item-open = Z odkrytymi kartami
sheet-item-contra = Kontra
sheet-item-recontra = Rekontra
sheet-item-points = Punkty z kart
sheet-item-tricks = Lewy
sheet-item-marriages = Meldunki
sheet-item-last = Ostatnia lewa
sheet-item-captured = Wzięte króle z damami
sheet-item-talon-cards = Co leżało w musiku
sheet-item-count = Ile
sheet-item-fault = Co
sheet-item-during = W jakiej grze
sheet-item-level = Lew
sheet-item-strain = Atu
sheet-item-hand = Bez talonu
sheet-item-shared = Na pół z rozdającym
sheet-item-bomb = Bomba
sheet-item-whist = Kto wistował
sheet-item-half = Pół wista
sheet-item-talon = Talon
sheet-item-returned = Talon odłożony w całości
sheet-item-surrendered = Poddana bez rozgrywki
sheet-item-outbid = Przelicytowany mizer
sheet-item-short = Brakujące lewy według orzeczenia
sheet-item-helps = Komu pomaga
sheet-item-unseen = Kto pasował w ciemno
sheet-item-price = Cena wista
sheet-item-pool = Pula
sheet-item-circles = Kolejki (0: do czasu kontrolnego)
sheet-help-points = Tylko za wzięte karty, bez meldunków.
sheet-help-tricks = Zostaw puste, jeśli nic nie rozegrano.
sheet-help-marriages = W kolejności meldowania.
sheet-help-during = Przy fałszywym renonsie: kto grał i za ile: 0 120.
sheet-help-talon-cards = Jego karty, jeśli za nie płaci się siedzącemu na musiku: HA SK D9.
sheet-help-talon = Jego dwie karty, jeśli się za nie płaci: HA SK.
sheet-help-whist = Nikt: gry nie rozgrywano.
