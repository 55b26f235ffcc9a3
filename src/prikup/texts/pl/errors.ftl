# Karty, ziarna, miejsca.
error-bad_card = „{ $text }” to nie jest karta.
error-card_twice = { $card } występuje dwa razy.
error-bad_seed = „{ $seed }” to nie jest ziarno: od 1 do 64 bajtów, po dwie cyfry szesnastkowe.
error-malformed_action = To nie jest czynność: jedno z pól ma zły typ.
error-no_such_seat = Nie ma takiego gracza: { $seat }.
error-wrong_cards = { $why ->
    [hands] W rozdaniu jest za dużo albo za mało rąk.
    [twice] Jedną kartę rozdano dwa razy.
    [pack] Ręce i pozostałe karty nie tworzą razem talii.
    [count] Na którejś ręce jest za dużo albo za mało kart.
    [order] Podana kolejność musiku i stosiku nie zgadza się z kartami, które tam leżą.
   *[other] To nie są właściwe karty.
}

# Zapis zasad.
error-unknown_game = Nie ma gry „{ $game }”{ $nearest ->
    [none] {""}
   *[other] {""}, może „{ $nearest }”
}; jest { $known }.
error-no_table = Stołu do tej gry ({ $game }) jeszcze tu nie ma.
error-unknown_preset = Nie ma zasad „{ $preset }”{ $nearest ->
    [none] {""}
   *[other] {""}, może „{ $nearest }”
}; są: { $known }.
error-unknown_lesson = Nie ma lekcji „{ $lesson }”; są: { $known }.
error-lesson_needs_another = Ten krok lekcji jest o czym innym i po takim ruchu nie dałoby się go dokończyć. Zrób to, co podpowiada lekcja, albo coś podobnego.
error-unknown_option = Nie ma ustawienia „{ $option }”{ $nearest ->
    [none] .
   *[other] {""}; czy chodzi o „{ $nearest }”?
}
error-option_twice = Ustawienie „{ $option }” podano dwa razy.
error-bad_value = Ustawienie „{ $option }” nie może mieć wartości „{ $value }”; może mieć: { $allowed }.
error-options_conflict = „{ $first }” i „{ $second }” nie dają się połączyć: { WORD($why, of: "conflict") }.
values-range = od { $least } do { $most }{ $step ->
    [1] {""}
   *[other] {" "}co { $step }
}
error-bad_rules_text = „{ $text }” to nie jest zapis zasad; pisze się gra/nazwa+ustawienie=wartość.
error-rules_apart = „{ $first }” i „{ $second }” nie da się porównać: różne gry i różna liczba graczy nie mają tych samych rozdań.
error-deals_range = { $value } rozdań nie da się zagrać; można od { $least } do { $most }.

# Każda czynność.
error-not_your_turn = Teraz nie twoja kolej.
error-not_now = Teraz tego zrobić nie można.
error-match_over = Partia jest skończona.
error-table_only = To robi tylko stół.
error-not_your_card = Nie masz tej karty.

# Przekładanie i rozdawanie.
error-bad_cut = Nie można przełożyć { $at }: na górze i na dole trzeba zostawić co najmniej { $least ->
    [one] { $least } kartę
    [few] { $least } karty
    [many] { $least } kart
   *[other] { $least } karty
}.
error-no_jack = Schować można tylko waleta.
error-bad_places = Tych kart nie kładzie się na musik: ani pierwszej, ani ostatniej, ani dwóch kolejnych.

# Licytacja i poziom gry.
error-no_ground = Nie masz takiego prawa: { WORD($ground, of: "ground") }.
error-already_seen = Swoje karty już znasz.
error-forced_bid = Na początek obowiązkowa odzywka: { $amount }.
error-must_bid = Na beczce trzeba licytować: co najmniej { $amount }.
error-must_claim = Masz { WORD($ground, of: "ground") }: trzeba je pokazać.
error-no_golden = Nie można teraz ogłosić złotego rozdania albo na ręce nie ma 120.
error-silenced = Przy tak niskim wyniku nie wolno licytować: można tylko spasować.
error-bid_too_low = Za mało: jest już { $amount }.
error-bid_under_least = Trzeba co najmniej { $amount }.
error-bid_too_high = Więcej niż { $amount } teraz licytować nie wolno.
error-bid_over_cap = Z takimi kartami nie wolno licytować więcej niż { $cap }.
error-bid_off_step = Licytuje się wielokrotnościami { $step }.
error-contract_fixed = Gra zostaje na { $amount }.
error-no_concession = Tak wycofać się z rozdania teraz nie można.
error-open_not_played = Z odkrytymi kartami tu się nie gra.
error-no_special = Takiej gry tu nie ma albo licytacja stanęła wyżej.

# Oddawanie kart.
error-bad_receiver = { $you ->
    [seat] Sobie karty się nie oddaje.
   *[other] Temu graczowi teraz karty oddać nie można: { $seat }.
}
error-gifts_first = Najpierw oddaj każdemu przeciwnikowi kartę, potem odkładaj.
error-gifts_open = Tu oddaje się karty odkryte.
error-gifts_closed = Tu oddaje się karty zakryte.
error-no_sale = Więcej kart na sprzedaż wystawić nie można.

# Rozgrywka.
error-must_follow_suit = Trzeba dołożyć do koloru: { SUIT($suit) }.
error-must_beat = Trzeba przebić wyższą kartą: { SUIT($suit) }.
error-must_trump = Trzeba przebić atutem: { SUIT($suit) }.
error-must_overtrump = Trzeba przebić wyższym atutem: { SUIT($suit) }.
error-foreign_trump = Atu ({ SUIT($suit) }) zameldował kto inny: najpierw wyjdź w inny kolor.
error-must_lead_trump = Atu ({ SUIT($suit) }) właśnie zameldowano: trzeba wyjść w atu.
error-announce_on_lead = Melduje się, gdy samemu rozpoczyna się lewę, a nie w jej trakcie.
error-no_marriage = Tą kartą nie zameldujesz: nie masz z nią meldunku.
error-announce_needs_trick = Meldować wolno dopiero po wzięciu lewy.
error-announce_first_winner = Meldować może tylko ten, kto wziął pierwszą lewę, i to zaraz po niej.
error-announce_before = Meldowało się przed pierwszym wyjściem.
error-announce_dearer = Zameldować można tylko meldunek droższy od obecnie atutowego.
error-announced_already = Przy jednym wyjściu melduje się raz, a każdy meldunek tylko raz.
error-misere_no_marriage = W mizerze się nie melduje.
error-rest_refused = Na oddanie reszty lew nie było zgody; najpierw zagraj kartę.
error-rest_not_now = Resztę lew można zabrać tylko wtedy, gdy rozpoczyna się lewę.

# Stół.
error-bad_fault = Tego przewinienia nie można teraz zapisać: { WORD($kind, of: "fault") }.

# Pozycje ułożone ręcznie. $field to nazwa pola tak, jak pisze ją notacja.
error-unknown_phase = Nie ma części gry „{ $phase }”.
error-field_of_other_phase = „{ $field }” nic tu nie znaczy ({ WORD($phase, of: "phase") }).
error-field_missing = Brakuje „{ $field }” ({ WORD($phase, of: "phase") }).
error-wrong_count = „{ $field }” ma { $count ->
    [one] { $count } wartość
    [few] { $count } wartości
    [many] { $count } wartości
   *[other] { $count } wartości
}, a powinno mieć { $wanted }.
error-bad_range = „{ $field }” nie może mieć wartości { $value }.
error-unknown_counter = Te zasady nie prowadzą licznika „{ $name }”; prowadzą { $known }.
error-counter_impossible = Licznik „{ WORD($name, of: "mark") }” nie może tyle pokazywać.
error-total_impossible = Nikt nie może mieć wyniku { $total }: { $why ->
    [size] tak dużych wyników nie ma
   *[other] nie pozwala na to zasada „{ $why }”
}.
error-card_not_in_pack = Karty { $card } nie ma w talii.
error-wrong_step = W tych zasadach nie ma przed rozdaniem takiego kroku: „{ $step }”.
error-wrong_pack = Nie ma talii albo karta na jej spodzie niczego od rozdającego nie wymaga.
error-wrong_opener = Nie ten gracz otwiera licytację: { $seat }.
error-auction_impossible = Takiej licytacji być nie może: { $why ->
    [unseen] zasady gry w ciemno nie pozwalają tu nie zaglądać w te karty
    [opener] przed odzywką otwierającego nikt nie licytuje ani nie pasuje
    [amount] nikt nie mógł zalicytować aż tyle albo tak mało
    [spoken] licytujący, otwierający i ci, co spasowali, już się odezwali, a licytujący nie spasował
    [turn] kolej jest na następnego gracza, który nie spasował
   *[other] { $why }
}.
error-contract_impossible = Takiej gry być nie może: { $why ->
    [bid] nikt nie mógł tyle zalicytować
    [amount] tyle nie można było zapowiedzieć
    [forced] obowiązkowa odzywka nie zgadza się z otwierającym i z liczbą
    [golden] złote rozdanie ogłasza tylko otwierający, na 120 i tylko tam, gdzie zasady je znają
    [dark] w ciemno gra tylko otwierający, i to gdy zasady znają grę w ciemno
    [special] te zasady na to nie pozwalają: mizer, szlem, odkryte karty albo kontra
    [auction] grający jest tam, gdzie zasady mają licytację, a bez licytacji go nie ma
   *[other] { $why }
}.
error-phase_impossible = W tych zasadach nie dochodzi do tej części gry: { WORD($phase, of: "phase") }.
error-sale_impossible = Takiej sprzedaży kart być nie może.
error-doubling_impossible = Takiej kontry być nie może.
error-announcing_impossible = Tak się nie melduje.
error-talon_impossible = Na tej ręce są karty z musiku, których nie oddano: { $seat }.
error-sits_out = { $seat } nie gra w tym rozdaniu: { $field }.
error-pay_impossible = Musik nie może dać { $amount }.
error-gifts_impossible = Tak oddanych kart być nie może.
error-nines_impossible = Cztery dziewiątki nie mogły tam trafić z rozdania: { $seat }.
error-tricks_impossible = Wzięte lewy nie zgadzają się z liczbą rozegranych.
error-points_impossible = Punktów w lewach jest { $points }, a zagrane karty są warte { $wanted }.
error-taken_impossible = Wzięte karty nie zgadzają się z zagranymi kartami, lewami i punktami.
error-trick_impossible = { $card }: tej karty nie można było dołożyć do tej lewy.
error-announcements_impossible = Meldunki dają { $wanted }, a nie { $bonuses }, albo nie zgadzają się z kartami.
error-trump_impossible = Takiego atu być nie może: { $why ->
    [announced] nie zgadza się ze złożonymi meldunkami
    [value] jego wartość nie zgadza się z meldunkiem, z którego powstało
    [pending] żadne atu nie może tu czekać
    [ruling] ten gracz nie ustalił atu, które jeszcze obowiązuje, albo żadne nowe atu nie czeka
    [new] ostatnim wyjściem nie mogło zostać zameldowane
   *[other] { $why }
}.
error-rest_impossible = Nikt nie mógł tu zażądać reszty lew ani jej odmówić.
error-winners_impossible = Ci gracze nie mogli wygrać.

# Czynności, pozycje i zapisy jako tekst.
error-bad_number = „{ $text }” to nie jest liczba.
error-bad_seat = „{ $text }” to nie jest miejsce przy stole.
error-bad_word = „{ $text }” to nie jest proste słowo.
error-bad_suit = „{ $text }” to nie jest kolor.
error-unknown_action = Nie ma czynności „{ $text }”.
error-bad_action = „{ $text }” to nie jest czynność; pisze się { $wants }.
error-bad_position = „{ $text }” to nie jest pozycja.
error-bad_field = Nie można odczytać „{ $text }”; wpisz { $wants }.
error-unknown_field = Nie ma pola „{ $text }”; są: { $known }.
error-field_twice = „{ $text }” występuje dwa razy.
error-not_on_sheet = „{ $text }” nie należy do zapisu punktów.

# Zapisy partii. $cause to zdanie błędu, który stoi za tym błędem, albo none.
error-too_large = Za duże: { $size }, a wolno najwyżej { $limit }.
error-not_text = To nie jest tekst (UTF-8).
error-not_a_record = Zapis partii nie zaczyna się od „{ $text }”.
error-unknown_format = Format zapisu { $format } jest tu nieznany, znany jest tylko { $known }.
error-bad_json = Nie można odczytać zapisu w JSON: { $why }.
error-unknown_header = Nie ma nagłówka „{ $name }”.
error-header_twice = Nagłówek „{ $name }” występuje dwa razy.
error-header_missing = Brakuje nagłówka „{ $name }”.
error-late_header = Nagłówek „{ $name }” jest po pierwszej czynności.
error-bad_header = Nagłówek „{ $name }” nie może mieć wartości „{ $value }”.
error-bad_name = Zapis nie przyjmie takiego imienia: „{ $name }” ({ $seat }).
error-bad_rules = Według zasad z tego zapisu nie można grać.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-other_version = Zapis powstał według wersji zasad { $stored }, a tu jest wersja { $now }.
error-options_differ = { $stored ->
    [none] W zapisie nie ma „{ $option }”, a według jego zasad jest „{ $now }”.
   *[other] { $now ->
        [none] W zapisie jest „{ $option }”, czego jego zasady nie znają.
       *[other] W zapisie jest „{ $option } = { $stored }”, a według jego zasad jest „{ $now }”.
    }
}
error-bad_start = Od początku tego zapisu nie można grać.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-bad_step = Czynności { $step } nie można odczytać: „{ $text }”.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-illegal_step = Czynność { $step } jest tu niezgodna z zasadami: „{ $text }”.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-bad_score = „{ $text }” to nie jest wiersz punktacji.
error-score_missing = Po czynności { $step } brakuje w zapisie: „{ $wanted }”.
error-score_differs = W zapisie jest „{ $stored }”, a zasady każą zapisać „{ $now }”.
error-result_differs = Na końcu zapisu jest „{ $stored }”, a partia skończyła się tak: „{ $now }”.
error-truncated = Zapis się urywa.
error-after_end = Po końcu zapisu jest coś jeszcze: „{ $text }”.

# Wynik podany do zapisu, nierozegrany.
error-outcome_ending = Rozdanie nie może skończyć się jako „{ $ending }”; może jako { $known }.
error-outcome_field = Rozdanie, które kończy się jako „{ $ending }”, nie ma pola „{ $field }”.
error-outcome_missing = Rozdanie, które kończy się jako „{ $ending }”, wymaga pola „{ $field }”.
error-outcome_count = „{ $field }” wymaga po jednej liczbie na miejsce, razem { $wanted }; jest { $given }.
error-outcome_range = „{ $field }” musi być od { $least } do { $most }; { $given } się nie mieści.
error-outcome_seat = „{ $field }” wskazuje miejsce, którego być tu nie może: { $seat }.
error-outcome_contract = Te zasady nie mają takiej gry.
error-outcome_choice = Podano wyborów: { $given }, a zasady pytają o { $wanted }.

# prikup.search
error-search_phase = Nie rozgrywa się teraz lew: faza to „{ $phase }”.
error-search_unknown = { $seat }: brak kart w tej pozycji. Nigdzie nie wymieniono: { $cards }.
error-bot_table = Brakuje tabeli bota { $file } albo jest uszkodzona; zainstaluj program ponownie.
error-bad_budget = Przeszukiwanie jednej decyzji wymaga { $limit } od 1 do { $most }, a nie { $value }.
error-search_number = { $name } nie może wynosić { $value }; musi to być liczba całkowita od { $least } do { $most }.
error-search_seat = { $seat }: nie ma tu o co pytać.
error-search_seconds = { $value } to nie czas; musi to być liczba sekund od 0 do { $most }.
error-search_hands = Tabela wymaga trzech rąk, w każdej tyle samo kart, od jednej do dziesięciu; tu jest { $hands }.
error-search_game = Taką tabelę ma tylko rozdanie preferansa.
error-search_hand = Nie można tu pytać o rękę, w której { $count ->
    [one] jest { $count } karta
    [few] są { $count } karty
    [many] jest { $count } kart
   *[other] jest { $count } karty
}; ma być { $wanted }.
error-search_layouts = Żaden rozkład zakrytych kart nie pasuje do tego, co o nich wiadomo.
error-search_each = Tych rozkładów nie zachowano pojedynczo; służy do tego { $option }.
error-search_numpy = Tablice liczb wymagają pakietu numpy; instaluje go polecenie: { $command }
error-search_begun = Partia zaczyna się po pierwszym wyjściu: dziesięć kart grającego nie jest znanych.
error-search_no_cards = Karty nie są rozdane: trwa faza „{ $phase }”.
error-search_conditions = O kartach wiadomo zbyt wiele, by policzyć rozkłady.
error-search_midway = Partia zaczęła się w środku rozgrywki; z tego, co widać, nie wiadomo dość o tym, co zagrano wcześniej.
error-search_hidden = Tych rozkładów nie da się przeszukać z punktu widzenia gracza, który nie widzi wszystkich kart.
error-search_worlds = Dla gry { $game } nie losuje się rozkładów, tylko dla { $known }.
