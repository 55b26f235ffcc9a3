# Sheets that people with real cards keep.
error-sheet_not_one = To nie jest zapis: pierwszy wiersz musi brzmieć „prikup sheet 1”.
error-sheet_too_large = Zapis jest za duży: { $size }, najwyżej { $limit }.
error-sheet_header = Nagłówek zapisu jest błędny albo niepełny: { $name }.
error-sheet_players = Te zasady są dla { $wanted ->
    [one] { $wanted } gracza
    [few] { $wanted } graczy
    [many] { $wanted } graczy
   *[other] { $wanted } gracza
}, a każdy musi mieć imię do 40 znaków; podano: { $given }.
error-sheet_name = Imię gracza { $number }: { $how ->
    [empty] brakuje go.
    [long] jest za długie, najwyżej { $longest } znaków.
   *[other] takich znaków w imieniu być nie może.
}
error-sheet_start = Zapis nie może się tak zacząć{ $cause ->
    [none] .
   *[other] : { $cause }
}
error-sheet_line = Wpis { $line } („{ $text }”){ $cause ->
    [none] .
   *[other] : { $cause }
}
error-sheet_no_such_line = Nie ma wpisu { $number }; wszystkich jest { $most }.
error-sheet_empty = Nie ma czego cofnąć: zapis jest pusty.

# Entries of every game.
error-entry_kind = Trzeba podać dokładnie jeden rodzaj rozdania ({ $known }); podano: { $given ->
    [none] nic
   *[other] { $given }
}.
error-entry_field = „{ $field }” nie pasuje do { $kind ->
    [unplayed] gry, na którą nikt nie wistował
    [surrendered] gry poddanej bez rozgrywki
   *[other] „{ $kind }”
}.
error-entry_count = „{ $field }” wymaga { $wanted ->
    [one] { $wanted } liczby
    [few] { $wanted } liczb
    [many] { $wanted } liczb
   *[other] { $wanted } liczby
}; podano: { $given }.
error-entry_sum = Liczby „{ $field }” muszą dać razem { $wanted }; dają { $given }.
error-entry_range = { $given } w „{ $field }”: możliwe tylko od { $least } do { $most }.
error-entry_not_now = Teraz nie można wpisać rozdania: { $phase ->
    [over] partia jest skończona
    [terming] najpierw trzeba ustalić warunki
    [helping] najpierw trzeba powiedzieć, komu idzie pomoc
   *[other] zapis czeka na co innego
}.
error-entry_seat = Nie ma miejsca { $number }: gracze mają numery od 0 do { $most }.
error-entry_fault = Takiego przewinienia tu nie ma („{ $kind }”){ $known ->
    [none] : źle rozdać może tylko rozdający.
   *[other] ; znane: { $known }.
}

# Thousand.
error-entry_amount = Gra na { $amount } jest niemożliwa: od { $least } do { $most }, według kroku tych zasad.
error-entry_bid = Wygrywająca odzywka { $bid } nie pasuje: nie niższa od obowiązkowej i najwyżej { $most }.
error-entry_contract = Tak według tych zasad się nie gra.
error-entry_marriage = Takiego meldunku według tych zasad nie ma.
error-entry_marriage_twice = Ten sam meldunek złożono dwa razy.
error-entry_no_trick = { $seat } nie ma lewy, więc punktów nie może być { $points }.
error-entry_last = Kto wziął ostatnią lewę, podaje się tam, gdzie daje ona punkty, i tylko tam.
error-entry_concede = Tak według tych zasad nie wycofuje się z rozdania.
error-entry_praise = Według tych zasad { $given ->
    [one] { $given } meldunek na jednej ręce nie kończy rozdania
    [few] { $given } meldunki na jednej ręce nie kończą rozdania
    [many] { $given } meldunków na jednej ręce nie kończy rozdania
   *[other] { $given } meldunku na jednej ręce nie kończy rozdania
}.
error-entry_captured = Wzięte pary króla z damą ({ $given }) nie pasują: po jednej liczbie na gracza, razem najwyżej cztery i tylko tam, gdzie dają premię.
error-entry_sits_out = { $seat } nie gra w tym rozdaniu.
error-entry_paid = Musik nie może dać { $amount }: od 0 do { $most } i tylko tam, gdzie płaci się siedzącemu na musiku.
error-entry_during = Przy fałszywym renonsie podaje się grę tam, gdzie coś to daje drugiej stronie, i tylko tam.
error-entry_talon_cards = Musik ma tu { $wanted ->
    [0] tylko karty, za które się nie płaci
    [one] { $wanted } kartę
    [few] { $wanted } różne karty
    [many] { $wanted } różnych kart
   *[other] { $wanted } karty
}; podano: { $given }.

# Thousand: what no play gives.
error-entry_bid_not_won = { $seat } nie może wygrać licytacji na { $bid }: do tej odzywki nie da się tu dojść.
error-entry_bid_step = Nikt nie może zalicytować { $bid }: odzywki są wielokrotnościami { $step }.
error-entry_dark_bid = { $seat } nie może licytować w ciemno: może to tylko otwierający, przy wyniku, którego wymagają zasady.
error-entry_forced = { $seat } nie ma obowiązkowej odzywki: ma ją tylko otwierający, gdy nikt jej nie przebił.
error-entry_named = Po odzywce { $bid } nie można zapowiedzieć { $amount }.
error-entry_golden = { $seat } nie może ogłosić złotego rozdania: może to tylko otwierający, na 120 i z takimi kartami.
error-entry_recontra = Nie ma rekontry bez kontry.
error-entry_given_up = Z gry na { $amount } nie można się tak wycofać: nie w tym momencie rozdania.
error-entry_nobody_bid = Nie wszyscy mogli spasować: ktoś musiał licytować.
error-entry_marriages_held = { $seat } nie może dojść do { $amount }: potrzebne meldunki złożyli inni.
error-entry_misere_marriage = W mizerze nie składa się meldunków.
error-entry_points = Takich punktów przy takich lewach nie da żadne rozdanie, jakkolwiek by grano.
error-entry_tricks_points = { $seat }: { $tricks ->
    [0] bez lewy
    [one] { $tricks } lewa, czyli
    [few] { $tricks } lewy, czyli
    [many] { $tricks } lew, czyli
   *[other] { $tricks } lewy, czyli
} od { $least } do { $most } punktów, nie { $points }.
error-entry_pairs = Takich par króla z damą przy takich lewach i punktach nie ma.
error-entry_leads = Na te meldunki brakuje wyjść: melduje ten, kto wychodzi, a wychodzi pierwszy gracz i ten, kto wziął lewę.
error-entry_announced_late = Melduje się po kolei, od tego, kto wychodzi: { $seat } melduje tu za późno.
error-entry_together = Takie lewy, punkty i meldunki nie zdarzą się w jednym rozdaniu, choć każde z osobna jest możliwe.
error-entry_talon_pay = Według tych zasad żaden musik nie daje { $amount }.

# Preferans.
error-entry_rests = { $seat } rozdaje i nie ma w tym rozdaniu kart.
error-entry_level = Gra na { $level } jest teraz niemożliwa: od { $least } do { $most }.
error-entry_dark = Tu nie gra się w ciemno.
error-entry_hand = Tu nie można grać bez talonu.
error-entry_shared = Tu nie można podzielić gry z rozdającym.
error-entry_whist = { $seat } nie może tu wistować.
error-entry_bound = Na tę grę muszą wistować obaj.
error-entry_unasked = Tu nikogo nie pyta się o wist.
error-entry_one_whister = Według tych zasad na dziewięciu wistuje tylko jeden.
error-entry_half = Pół wista tu nie ma.
error-entry_surrender = Według tych zasad nie poddaje się gry bez rozgrywki.
error-entry_short = Brakujące lewy według orzeczenia ({ $given ->
    [one] { $given } lewa
    [few] { $given } lewy
    [many] { $given } lew
   *[other] { $given } lewy
}) nie pasują: tylko w grach, w których wzięto więcej, niż zapowiedziano, i gdy zasady to rozstrzygają.
error-entry_talon = Talon ma dwie różne karty i nie został zostawiony ani odłożony; podano: { $given }.
error-entry_returned = Talonu, którego nie wzięto, nie można odłożyć.
error-entry_outbid = Mizera przelicytowuje tylko dziewięć albo dziesięć i zaznacza się to tylko tam, gdzie ma to znaczenie.
error-entry_bomb = Nie ma teraz bomby ×{ $bomb }.
error-entry_helps = Ten totus pomaga { $wanted ->
    [0] nikomu
    [one] { $wanted } partnerowi
    [few] { $wanted } partnerom
    [many] { $wanted } partnerom
   *[other] { $wanted } partnera
}; podano: { $given }.
error-entry_totus = Totusa nie można teraz grać.
error-entry_soloist = W Rozbójniku gra teraz tylko { $seat }.
error-entry_owed = { $seat } ma tę grę już za sobą.
error-entry_passes_now = Teraz jest obowiązkowy raspas.
error-entry_no_passes = W Rozbójniku nie ma raspasów.
error-entry_unseen = Kto pasował w ciemno, podaje się przy ciemnym raspasie i tylko przy nim.
error-entry_resting_tricks = { $seat } nie może mieć { $tricks ->
    [one] { $tricks } lewy
    [few] { $tricks } lew
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}: kto nie ma kart, nie bierze lew.

# Preferans: what no play gives.
error-entry_not_called = Żadna odzywka nie prowadzi tu do tej gry.
error-entry_defence = Obrona nie mogła tak odpowiedzieć: takich wistów według tych zasad nie ma.
error-entry_verdict = Takiego orzeczenia ({ $given ->
    [one] { $given } lewa
    [few] { $given } lewy
    [many] { $given } lew
   *[other] { $given } lewy
}) tu być nie może: liczą się lewy ponad zapowiedź.
error-entry_surrendered = Grę poddaje się przed wszystkim innym: bez podziału, bez pół wista, na najstarszej bombie.
error-entry_talon_tricks = { $seat }: przy takim talonie jest co najmniej jedna lewa, bo as albo król atu został na ręce.
error-entry_dark_passes = Ci gracze nie mogli spasować w ciemno: ktoś musiał powiedzieć „pas w ciemno”.
error-entry_fault_deal = W bieżącym rozdaniu takiego przewinienia być nie może.
