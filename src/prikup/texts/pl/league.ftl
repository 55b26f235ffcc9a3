# Liga: boty przeciw sobie na tych samych rozdaniach.
cli-league-about = Boty przeciw sobie na tych samych rozdaniach, na swoich miejscach nawzajem, z przedziałami ufności.
cli-league-more = Każde rozdanie jest grane we wszystkich układach miejsc: jeden gracz sam na każdym miejscu przeciw drugiemu i odwrotnie. Wyniki pary ogląda się po równej liczbie rozdań, według reguły, przy której dwóch równych graczy zostaje rozróżnionych najwyżej w 5% przypadków. Z --out każdy wynik jest zapisywany od razu; to samo polecenie zaczyna tam, gdzie przerwano. Liczby objaśnia docs/league.md.
cli-league-merge-about = Połącz pliki części i pokaż wyniki; dla jednego pliku – pokaż je.
cli-option-league-players = Gracze oddzieleni przecinkami; każdy spotyka każdego. „clairvoyant” widzi wszystkie karty i istnieje tylko tutaj. Nazwa podana dwa razy gra sama ze sobą.
cli-option-league-deals = Najwięcej rozdań na parę, każde we wszystkich układach miejsc.
cli-option-league-looks = Ile razy ogląda się wyniki, od 1 (zagraj wszystkie rozdania w każdym razie) do 10.
cli-option-league-part = Co gracze robią sami: „whole” – całą grę, „play” – lewy, „auction” – wszystko przed lewami; albo pojedyncze decyzje po nazwach, na przykład „bid,pass”.
cli-option-league-common = Kto robi resztę za obie strony przy --part; domyślnie thumb.
cli-option-league-whole-match = Graj całe partie, a nie pojedyncze rozdania: --deals liczy partie, każdą we wszystkich układach miejsc; liczy się, kto wygrał, w preferansie rozliczenie.
cli-option-league-control = Rozwiąż rozdania i tyle dalszych dla zmiennej kontrolnej, która zwęża przedziały.
cli-option-league-out = Plik wyników, wiersze JSON; to samo polecenie go kontynuuje.
cli-option-league-chart = Narysuj przedziały w tym pliku (SVG).
cli-option-league-share = Zagraj tylko część rozdań, na przykład 2/5; pliki łączy „prikup league merge”.
cli-option-league-cluster = Graj na klastrze Ray: jego adres albo „local” dla klastra na tej maszynie.
cli-option-league-files = Pliki części.
cli-option-league-merged = Zapisz wszystkie wyniki w tym nowym pliku.
cli-league-playing = gra trwa
cli-league-title = { $rules }
cli-league-pair = para
cli-league-deals = { $unit ->
    [points] rozdania
   *[other] partie
}
cli-league-mean = { $unit ->
    [whists] wisty na partię
    [wins] wygrane na 100 partii
   *[points] punkty na rozdanie
}
cli-league-interval = 95%
cli-league-t = t
cli-league-time = ms na decyzję
cli-league-verdict-head = lepszy
cli-league-verdict = { $verdict ->
    [first] { $first }
    [second] { $second }
    [equal] równo w każdym rozdaniu
    [unfinished] brakuje rozdań
   *[open] nierozróżnieni
}
cli-league-part = { $part ->
    [play] Same lewy; wszystko przed nimi za obie strony: { $common }.
    [auction] Wszystko przed lewami; lewy za obie strony: { $common }.
    [decisions] Tylko decyzje { $decisions }; wszystkie inne za obie strony: { $common }.
   *[whole] Cała gra.
}
cli-league-ahead = { $pair }: { $first } ma więcej w { $share } ± { $half } ze 100 partii
cli-league-variance = { $pair }: układy miejsc zostawiają { $pairing } wariancji; błąd standardowy { $plain }{ $controlled ->
    [yes] , ze zmienną kontrolną { $error } ({ $share } rozdań dla tego samego przedziału)
   *[no] {""}
}
cli-league-ratings = Etykiety (openskill): { $ratings }
cli-league-share-done = Część { $number } z { $count } jest zagrana; pliki łączy „prikup league merge”

error-league_players = { $count ->
    [one] Podano { $count } gracza
    [few] Podano { $count } graczy
    [many] Podano { $count } graczy
   *[other] Podano { $count } gracza
}; liga ma ich od 2 do { $most }
error-league_part = Nie ma części „{ $part }”; są: { $known }
error-league_common = Wspólny gracz ma sens tylko z --part play, auction albo z decyzjami
error-league_match_controls = Zmienna kontrolna jest dla rozdań; pomiń --control albo --whole-match
error-league_deals = { $deals ->
    [one] { $deals } rozdanie to za mało
    [few] { $deals } rozdania to za mało
    [many] { $deals } rozdań to za mało
   *[other] { $deals } rozdania to za mało
}: aby obejrzeć wyniki { $looks ->
    [one] { $looks } raz
    [few] { $looks } razy
    [many] { $looks } razy
   *[other] { $looks } razy
}, trzeba { $wanted }
error-league_number = { $value } jest niemożliwe dla { $setting }: od { $least } do { $most }
error-league_share = „{ $share }” nie jest częścią; druga z pięciu to 2/5
error-league_controls = Solver nie ma wartości całych rozdań dla tych zasad; pomiń --control
error-league_damaged = Wiersz { $line } jest uszkodzony albo tam nie należy; pliku nie zmieniono
error-league_contradiction = Dwa wyniki rozdania { $deal } są sprzeczne
error-league_other = Plik należy do innej ligi: tam { $setting } to „{ $there }”, tu „{ $here }”
error-league_worker = Procesy robocze giną raz po raz; to, co skończyły, zostaje
error-league_extra = Brakuje do tego pakietu; zainstaluj go: { $command }
error-league_no_ray = Ray nie jest zainstalowany; zainstaluj go: { $command }
error-league_cluster = Nie można użyć klastra: { $why }
