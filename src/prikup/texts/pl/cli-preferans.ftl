# Preferans w terminalu: stół, zapis jako tekst, opowieść.

cli-preferans-score = pula { $pool } · góra { $hill }
cli-preferans-bomb = { $times ->
    [2] bomba
    [4] podwójna bomba
   *[other] choinka
}
cli-preferans-owed = zostało { $games }
cli-preferans-misere = M
cli-preferans-plays = { $you ->
    [yes] grasz
   *[no] gra
} { $game }
cli-preferans-word-whist = { $you ->
    [yes] wistujesz
   *[no] wistuje
}
cli-preferans-word-pass = { $you ->
    [yes] pasujesz
   *[no] pasuje
}
cli-preferans-word-half = pół wista
cli-preferans-word-bound = { $you ->
    [yes] musisz wistować
   *[no] musi wistować
}
cli-preferans-word-watch = { $you ->
    [yes] grasz w obronie
   *[no] gra w obronie
}
cli-preferans-own-hand = Twoje karty: { $cards }
cli-preferans-you-rest = Rozdajesz, więc w tym rozdaniu odpoczywasz.
cli-preferans-dial-terms = wist { $price } · pula { $pool } · kolejki { $circles }
cli-preferans-marks = Enter zaznacza kartę
cli-preferans-act-dark = { $game } w ciemno
cli-preferans-offer-back = graj dalej
cli-preferans-note-two = Dwie karty są już zaznaczone: Enter je odkłada, spacja na jednej z nich zdejmuje znak.

# Zapis.
cli-preferans-size = pula { $size }
cli-preferans-price = wist { $price }
cli-preferans-legend = od brzegu do środka: { $legend }
cli-preferans-now = wynik
cli-preferans-row = { $name }  pula { $pool }  góra { $hill }  wisty: { $whists }  wynik { $total }

# Lewy.
cli-preferans-taken = Lewa: { $name }
cli-preferans-trick = { $cards }: { $name }

# Wynik rozdania.
cli-preferans-result-passes = { $ending } – { $tricks }.
cli-preferans-result-unplayed = { $name }: { $game } – { $ending }.
cli-preferans-result-misere = { $name }: { $game } – { $tricks ->
    [0] wygrany, bez lewy
    [one] przegrany, { $tricks } lewa
    [few] przegrany, { $tricks } lewy
    [many] przegrany, { $tricks } lew
   *[other] przegrany, { $tricks } lewy
}.
cli-preferans-result-played = { $name }: { $game } – { $missing ->
    [0] wygrana
    [one] brakuje { $missing } lewy
    [few] brakuje { $missing } lew
    [many] brakuje { $missing } lew
   *[other] brakuje { $missing } lewy
}, { $tricks ->
    [one] wzięto { $tricks } lewę
    [few] wzięto { $tricks } lewy
    [many] wzięto { $tricks } lew
   *[other] wzięto { $tricks } lewy
}.

preferans-cli-help-table =
    Klawisze powyżej działają zawsze. Pozostałe widać na pasku, gdy można ich użyć:
    ← →, ↑ ↓ – w licytacji i przy zapowiadaniu gry: po drabinie odzywek i liczba lew
    p, k – pas, trzymam
    m, n – mizer, mizer bez talonu
    w, a – wist, pół wista
    o, c – na leżąco albo na stojąco (o także podgląda karty leżące zakryte)
    t, n – wziąć talon albo go zostawić
    y, n – zgoda, odmowa
    z – propozycja podziału reszty lew
    d – żądanie rozkładu
    g – spojrzenie w karty pasującego
    x – pas w ciemno; poddanie gry
    u – zaznaczenie, że minął czas kontrolny
    a, b, d… – także inne sposoby zalicytowania lub zagrania wybranej gry (bez talonu, na pół, na innej bombie) i partnerzy, którym można pomóc

    Aby odłożyć dwie karty, zaznacz je klawiszem Enter lub spacją i naciśnij Enter. Kiedy grasz za partnera, w jego kolejce na dole leżą jego karty. Karty ze znakiem ▲ można zagrać; Enter na innej powie, dlaczego nie. Mysz też działa.
