# Preferans: czego nie wolno i dlaczego.

# Licytacja.
error-no_dark = Tutaj nie gra się w ciemno.
error-back_light = Po pasie w ciemno można wrócić tylko po obejrzeniu kart.
error-look_first = Najpierw zajrzyj w swoje karty.
error-no_pass_dark = Pas w ciemno może tu powiedzieć tylko pierwsza ręka.
error-pass_dark_late = Ktoś już zalicytował: na pas w ciemno jest za późno.
error-no_hold = Tej odzywki nie można trzymać.
error-no_such_game = Nie ma takiej gry.
error-no_hand_call = Tego tu nie licytuje się bez talonu.
error-misere_bound = Po swoim mizerze możesz licytować tylko mizera bez talonu.
error-misere_first_word = Mizera licytuje się tylko pierwszym słowem.
error-call_too_low = Za mało: trzeba przebić ostatnią odzywkę.
error-exit_level = Wyjście z raspasów: najniższa gra to teraz { preferans-errors-level }.
# Pomocnicze.
preferans-errors-level = { $level ->
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
   *[other] dziesięć
}

# Talon i zapowiedź.
error-lay_two = Trzeba odłożyć dwie karty.
error-no_surrender = Tej gry nie można poddać.
error-no_totus = Teraz nie można zapowiedzieć totusa.
error-totus_late = Totusa zapowiada się z dwunastoma kartami na ręce, przed odłożeniem dwóch.
error-bad_helps = Ten totus pomaga co najmniej { $least ->
    [one] { $least } partnerowi
    [few] { $least } partnerom
    [many] { $least } partnerom
   *[other] { $least } partnera
}, a najwyżej { $most }.
error-no_misere = Teraz nie można zapowiedzieć mizera.
error-misere_stands = Zalicytowano mizera: trzeba go zagrać.
error-game_too_low = Za mało: licytacja skończyła się na { preferans-errors-level } { SUIT($strain, case: "gen") }.
error-game_not_owed = Ta gra Rozbójnika jest już rozegrana: { preferans-errors-level }.
error-no_share = Tej gry nie proponuje się na pół.
error-bad_bomb = Nie masz takiej bomby do wyboru.

# Obrona.
error-no_half = Teraz nie można powiedzieć pół wista.
error-no_glance = Można obejrzeć jedną z dwóch spasowanych rąk i tylko przed swoim słowem.
error-glance_first = Najpierw obejrzyj jedną z dwóch spasowanych rąk: nią będziesz grać.
error-one_whister = Wistować może tu tylko jeden i ktoś już wistuje.
error-face_fixed = O grze na leżąco czy na stojąco decydują tu zasady.

# Lewy i propozycje.
error-other_hand_plays = { $you ->
    [seat] Teraz karta z twojej ręki.
   *[other] Teraz karta z innej ręki: { $seat }.
}
error-no_offers = Reszty nie dzieli się tu za zgodą.
error-offer_between_tricks = Proponuje się między lewami.
error-offer_refused = Propozycję odrzucono; najpierw rozegraj lewę.
error-offer_without_stake = Te lewy nic ci nie dają i nic nie kosztują: nie ma czego proponować.
error-offer_too_early = Za wcześnie: przy trzech graczach dzieli się dopiero ostatnie { $left ->
    [one] { $left } lewę
    [few] { $left } lewy
    [many] { $left } lew
   *[other] { $left } lewy
}.
error-offer_impossible = Tak nie można podzielić lew.

# Pomoc, warunki, czas kontrolny.
error-help_barred = { $you ->
    [seat] Tobie nie można teraz pomóc.
   *[other] Temu graczowi nie można teraz pomóc: { $seat }.
}
error-help_impossible = Tak nie można pomóc.
error-bad_price = Cena wista to liczba całkowita od 1 do { $most }.
error-bad_pool = Pula to liczba od 1 do { $most }.
error-bad_circles = Kolejek może być od { $least } do { $most }.
error-no_control_time = Teraz nie ma czasu kontrolnego.

# Pozycje ustawione ręcznie, oprócz wspólnych dla wszystkich gier.
error-not_kept = Te zasady nie prowadzą „{ $field }”.
error-unknown_stage = Nie ma etapu „{ $stage }”.
error-unknown_word = W „{ $field }” słowa „{ $word }” być nie może.
error-whists_on_oneself = Nikt nie pisze wistów na siebie: { $seat }.
error-stage_impossible = Przy tych zasadach nie ma takiego etapu: { WORD($stage, of: "stage") }.
error-owed_impossible = Takich pozostałych gier w Rozbójniku być nie może.
error-bid_impossible = Taką odzywką nikt nie wygrał rozdania.
error-defence_impossible = Obrona nie mogła tak mówić.
error-passes_impossible = Tak raspasu się nie gra.
error-talon_leads = Do tej lewy wychodzi z talonu { $card }.
error-leader_impossible = { $seat } nie może wychodzić do tej lewy.
error-conduct_impossible = Tak tych kart się nie gra i nie odkrywa.
error-offering_impossible = Takiej propozycji być nie może.
error-judging_impossible = Zaniżonej zapowiedzi tak się nie rozstrzyga.
error-results_impossible = Wynik nie może być taki: { $results }.
preferans-error-wrong_cards = { $why ->
    [hands] Rąk jest za dużo albo za mało.
    [twice] Jakąś kartę rozdano dwa razy.
    [pack] Ręce i talon nie składają się na talię.
    [count] Na jakiejś ręce jest za dużo albo za mało kart.
   *[other] To nie są właściwe karty.
}
preferans-error-wrong_pack = Brakuje talii.
preferans-error-talon_impossible = Karty talonu są tam, gdzie być nie mogą: { $seat }.
preferans-error-auction_impossible = Takiej licytacji być nie może: { $why ->
    [stage] w tym rozdaniu nie ma licytacji
    [passed] ci gracze nie mogli spasować
    [spoken] kto licytował albo pasował, ten już mówił
    [unseen] te karty nie mogą być nieobejrzane
    [dark] tak się w ciemno nie pasuje
    [standing] te zasady takiej odzywki nie znają
    [turn] kolej na następnego, kto nie spasował
   *[other] { $why }
}.
preferans-error-contract_impossible = Takiej gry być nie może: { $why ->
    [named] nie prowadzi do niej żadna odzywka
    [totus] takiego totusa nie można zapowiedzieć
   *[other] { $why }
}.

# An outcome handed to the scoring, not played.
error-outcome_defence = Taka obrona nie pasuje do tej gry: bronią inni gracze albo słowa się nie zgadzają.
error-outcome_cards = „{ $field }” to muszą być dwie różne karty z talii.
error-outcome_help = Taki wybór nie jest tu możliwy: { $seat }.
