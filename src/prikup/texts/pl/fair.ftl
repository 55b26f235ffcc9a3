# Czy rozdania partii zmieszano tak, jak obiecano: dla strony, gdy ktoś o to zapyta, i dla `prikup verify`.

fair-verdict = { $count ->
    [0] Wszystko jest tak, jak obiecano.
    [one] Jedna rzecz nie jest taka, jak obiecano.
    [few] { $count } rzeczy nie są takie, jak obiecano.
    [many] { $count } rzeczy nie jest takich, jak obiecano.
   *[other] { $count } rzeczy nie jest takiej, jak obiecano.
 }
fair-deals = Rozdania: { $deals }. Zmieszane przez sam serwer: { $alone }.
fair-shares = Ogniwa graczy: { $list }.
fair-late = Ogniwa, o które poproszono, a które nie przyszły na czas: { $list }.
fair-chains = Po kilka łańcuchów po kolei (na przykład z innego urządzenia): { $list }.
fair-unsaid = Plik nie mówi, czym zmieszano rozdania: partię zaczęto w starszej wersji albo tę część usunięto. Nie sprawdzono, czy nikt rozdań nie dobierał.
fair-seen = Porównano to z tym, co serwer obiecał tej przeglądarce przy stole.
fair-unseen = Ta przeglądarka nie siedziała przy tamtym stole: nie może wiedzieć, czy to te same obietnice, które wtedy dano.
fair-rest = Czy boty decydowały same i czy trzymano się zasad, powie „prikup verify”.
fair-unreadable = Tego pliku nie da się odczytać.
fair-mix-about = Przed pierwszym rozdaniem wszyscy zobaczyli odciski ziaren serwera i ogniw, które dokładają urządzenia graczy. Jeśli ziarno i ogniwa do nich pasują, a ziarno talii z nich wynika, nikt tych kart nie dobierał.
fair-server-seed = Ziarno serwera
fair-link = Ogniwo: { $name }
fair-without = { $why ->
    [absent] brak: gracza nie było
    [late] brak: nie przyszło na czas
   *[none] brak: urządzenie nie bierze udziału
 }
fair-yes = Zgadza się: to obiecane ziarno i ogniwa, a talia z nich wynika.
fair-no = Nie zgadza się: to nie są karty, które obiecano!
fair-other_secret = To nie ten sekret, do którego zobowiązano się przed pierwszym rozdaniem.
fair-other_chain = { $seat ->
    [-1] Rozdanie { $deal }: łańcuch serwera nie jest tym, który pokazano tej przeglądarce.
   *[other] Rozdanie { $deal }, { $name }: łańcuch nie jest tym, który pokazano tej przeglądarce.
 }
fair-no_mixing = Nie podano, czym tu zmieszano, choć serwer pokazał tej przeglądarce łańcuchy przy stole.
fair-server_chain = Rozdanie { $deal }: łańcuch serwera nie wynika z sekretu partii.
fair-server_seed = Rozdanie { $deal }: ziarno serwera podmieniono; przed pierwszym rozdaniem ustalono inne.
fair-wrong_link = Rozdanie { $deal }, { $name }: ogniwo pochodzi z innego łańcucha.
fair-link_twice = Rozdanie { $deal }, { $name }: tego ogniwa już użyto.
fair-links_reordered = Rozdanie { $deal }: ogniwa zmieszano w innej kolejności.
fair-chosen_deal = Rozdanie { $deal }: talia nie wynika z ziarna i ogniw; rozdanie dobrano.
fair-dealt_by_hand = Czynność { $step }: karty ułożono ręcznie.
fair-not_listed = Czynność { $step }: plik nic nie mówi o tym tasowaniu.
fair-other_deck = Rozdanie { $deal }: karty w talii leżą inaczej, niż układa je jej ziarno.
