# Wiersz poleceń. Stół, symulacje, zapisy, zasady.

# Błędy samego wiersza poleceń.
error-usage = { $kind ->
    [option] Nie ma tu opcji „{ $name }”; zob. --help
    [command] Nie ma polecenia „{ $name }”; zob. --help
    [missing] Brakuje: { $name }; zob. --help
    [bare] Brakuje wartości: { $name }; jeśli zaczyna się od „-”, wpisz { $name }=WARTOŚĆ; zob. --help
    [value] „{ $value }” nie może być wartością { $name }; zob. --help
    [unused] Nie wiadomo, co zrobić z „{ $name }”; zob. --help
    [repeated] { $name } podano więcej niż raz
   *[other] { $value }
}
error-unknown_bot = Nie ma bota „{ $bot }”; są: { $known }
error-bots_count = { $count ->
    [one] Podano { $count } bota
    [few] Podano { $count } boty
    [many] Podano { $count } botów
   *[other] Podano { $count } bota
}, a trzeba { $wanted } (albo jednej nazwy dla wszystkich)
error-out_of_range = { $value } nie mieści się w zakresie od { $low } do { $high }
error-bad_deal_seed = „{ $seed }” się nie nadaje: trzeba liczby całkowitej do 18 cyfr albo od 16 do 128 cyfr szesnastkowych
error-bad_master_seed = „{ $seed }” się nie nadaje: trzeba od 1 do 200 drukowalnych znaków
error-bad_language = Nie ma tekstów w języku „{ $language }”{ $nearest ->
    [none] {""}
   *[other] {""}, może „{ $nearest }”
}; są: { $known }
error-bad_format = Nie ma formatu „{ $format }”{ $nearest ->
    [none] {""}
   *[other] {""}, może „{ $nearest }”
}; są: { $known }
error-pdf_on_terminal = PDF nie jest dla terminala: podaj plik w --out
error-pdf_extra = Brakuje pakietu do PDF; zainstaluj go: { $command }
error-no_file = Nie ma takiego pliku
error-not_readable = Nie można odczytać pliku{ $why ->
    [none] {""}
   *[other] : { $why }
}
error-not_writable = Nie można zapisać pliku: { $why }
error-file_exists = Taki plik już jest; zostaje nietknięty
error-match_finished = Ta partia jest skończona; obejrzysz ją poleceniem „prikup replay”
error-changed_elsewhere = Plik zmienił inny program, może inny stół tej samej partii; zostaje nietknięty
error-no_terminal = Do tego trzeba terminala
error-port_taken = Port { $port } jest zajęty, być może przez inne „prikup serve”; wybierz inny przez --port, 0 oznacza dowolny wolny
error-card_ambiguous = Te karty można przeczytać na dwa sposoby; zapisz kolory znakami ♠ ♣ ♦ ♥
error-option_unused = Ta opcja nie ma tu znaczenia; pomiń ją
error-table_unknown = Nie ma takiej tabeli; znane: { $known }
error-no_address = Na tym adresie nie można nasłuchiwać{ $why ->
    [none] {""}
   *[other] : { $why }
}
error-no_server = Pakiety serwera nie są zainstalowane; zainstaluj je: { $command }

# Pomoc.
cli-about = Tysiąc, 1001 i preferans w terminalu: graj, symuluj, oglądaj zapisy i zasady.
cli-about-lang = --lang pl wybiera język (także en, ru, de, es); bez tego decyduje środowisko (PRIKUP_LANG, LC_ALL, LC_MESSAGES, LANG).
cli-group-commands = Polecenia
cli-group-options = Opcje
cli-group-arguments = Argumenty
cli-usage = Użycie: { $text }
cli-help-flag = Pokaż tę pomoc i zakończ.
cli-version-flag = Pokaż wersję i zakończ.
cli-play-about = Zagraj partię z botami.
cli-play-more = Bez RULES ekran początkowy proponuje zestawy zasad, rozpoczęte partie i lekcje. Każda partia jest zapisywana po każdej czynności w $PRIKUP_HOME albo w ~/.local/share/prikup. Gdzie nie ma terminala, boty grają całą partię thousand/ru-common (albo RULES) jako tekst.
cli-serve-about = Stół w przeglądarce: gra z przyjaciółmi i botami, na komputerze i na telefonie.
cli-serve-more = Adres jest wypisywany, a gdzie jest ekran, także otwierany. Partie są przechowywane w bazie danych i można je ciągnąć po ponownym uruchomieniu.
cli-backup-about = Skopiuj bazę danych serwera do jednego pliku, także gdy serwer działa.
cli-backup-more = Kopia zawiera wszystko, co potwierdzono przed rozpoczęciem polecenia. Sam plik bazy nie wystarczy: najnowsze czynności leżą w drugim pliku obok niego.
cli-restore-about = Wstaw kopię w miejsce bazy danych serwera.
cli-restore-more = Serwer nie może w tym czasie działać. Dotychczasowa baza zostaje obok pod inną nazwą.
cli-move-about = Skopiuj wszystko z jednej bazy danych do drugiej, na przykład z SQLite do PostgreSQL.
cli-move-more = Nowa baza musi być pusta, a ze starą nie może działać serwer. Zanim kopia zacznie obowiązywać, jest porównywana z oryginałem: na końcu jest wszystko albo nic. Stara baza zostaje, jak była.
cli-drain-about = Jeden z kilku serwerów oddaje swoje stoły pozostałym i kończy pracę.
cli-drain-more = Do aktualizacji: jeden serwer po drugim. Strona sama idzie za swoim stołem. Polecenie czeka, aż serwer zakończy pracę; SIGTERM działa tak samo. Ostatni serwer zatrzymuje swoje stoły i kończy.
cli-simulate-about = Rozegraj botami wiele partii i podlicz wyniki. To samo ziarno daje te same wyniki przy każdej liczbie procesów.
cli-simulate-fair = Miejsca się zmieniają: w partii i bot b siedzi na miejscu (b + i) mod n, a pierwszy rozdający przesuwa się co n partii, więc po każdych n·n partiach każdy bot tyle samo razy siedział na każdym miejscu i tyle samo razy rozdawał z niego jako pierwszy (n to liczba graczy).
cli-replay-about = Pokaż zapis krok po kroku (bez terminala jako tekst) albo go sprawdź: kod wyjścia 0 albo 2 z pierwszym błędem.
cli-verify-about = Zmieszaj na nowo wszystkie rozdania zakończonej partii na serwerze i powtórz wszystkie decyzje botów, każdą z tego, co wiedziało jej miejsce, i porównaj.
cli-verify-more = Plik to to, co serwer ujawnia po partii: /api/tables/ID/disclosure. Kod wyjścia 0, gdy każde rozdanie i każda decyzja wychodzi tak, jak zapisano; 1, gdy coś nie wychodzi albo ta wersja nie umie jej powtórzyć; 2, gdy to nie taki plik.
cli-rulebook-about = Zapisz zasady stołu jako książkę: każda zasada słowami, po kolei.
cli-option-rulebook-format = Jak zapisać: text, md, html, json albo pdf.
cli-option-rulebook-out = Zapisz do tego pliku zamiast na ekran.
cli-option-rulebook-sources = Podaj źródło każdej zasady.
cli-rules-about = Zestawy zasad i ich ustawienia.
cli-rules-list-about = Zestawy zasad, które mają nazwę.
cli-rules-show-about = Wszystkie ustawienia zestawu zasad z wartościami.
cli-rules-check-about = Czy taki zapis zasad jest możliwy; wypisuje go w najkrótszej postaci.
cli-option-play-rules = Zestaw zasad, np. thousand/pl albo preferans/sochi, także z zasadami domowymi, np. thousand/ru+barrel.at=880.
cli-option-rules = Zapis zasad, np. thousand/ru+barrel.at=880.
cli-option-known-rules = Zasady, które znasz.
cli-option-new-rules = Zasady, według których teraz się gra.
cli-option-diff-deals = Ile rozdań boty zagrają według znanych zasad.
cli-option-deal = Ziarno rozdań: liczba całkowita albo szesnastkowe ziarno pierwszego rozdania, jak w zapisach partii.
cli-option-seat = Twoje miejsce: 0 albo 1, także 2, gdy gra troje, i 3, gdy gra czworo.
cli-option-play-bots = Przeciwnicy, licząc od lewej: jedna nazwa dla wszystkich albo po jednej dla każdego, z master, expert, pimc, thumb i random.
cli-option-load = Graj dalej partię z zapisu.
cli-option-record = Prowadź zapis partii także w tym nowym pliku.
cli-option-lesson = Zagraj lekcję: zamiast RULES podaj thousand, preferans albo 1001; bez nazwy można wybrać.
cli-option-order = Układ kart w ręce: kolorami, starszeństwem albo atuty najpierw.
cli-option-no-pace = Boty grają od razu.
cli-option-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza innych z tej sieci.
cli-option-port = Port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny.
cli-option-database = Adres bazy danych, na przykład sqlite:////srv/prikup.sqlite; bez niego plik obok twoich zapisanych partii.
cli-option-backup-file = Nowy plik na kopię.
cli-option-restore-file = Plik zapisany przez prikup backup.
cli-option-move-source = Adres bazy danych do skopiowania, na przykład sqlite:////srv/prikup.sqlite.
cli-option-move-target = Adres pustej bazy danych, na przykład postgresql://prikup@localhost/prikup. Hasło może być w PGPASSWORD.
cli-option-serve-name = Nazwa tego serwera, gdy kilka używa jednej bazy PostgreSQL; dwóch takich samych być nie może.
cli-option-serve-url = Gdzie strony znajdują ten serwer, gdy jest ich kilka: adres, na przykład https://a.example, albo ścieżka.
cli-option-drain-name = Nazwa serwera.
cli-option-drain-database = Adres bazy danych wspólnej dla serwerów.
cli-option-serve-bots = Ile procesów gra za boty; bez tego program wybiera sam.
cli-option-settings = Plik TOML z ustawieniami serwera: limity i czas przechowywania (docs/server.md).
cli-option-no-open = Nie otwieraj przeglądarki.
cli-option-matches = Ile partii.
cli-option-bots = Bot na każde miejsce albo jeden na wszystkie, z master, expert, pimc, thumb i random; inaczej thumb przeciw random.
cli-option-seed = Dowolny tekst; od niego zależą wszystkie karty i cały przypadek.
cli-option-max-deals = Po tylu rozdaniach partia się urywa i liczy jako nieskończona.
cli-option-jobs = Ile procesów dzieli pracę; bez tego po jednym na procesor.
cli-option-json = Wypisz JSON.
cli-option-file = Zapis partii: tekst albo JSON.
cli-option-check = Powiedz tylko, czy zapis jest poprawny.
cli-option-verify-file = To, co serwer ujawnia o zakończonej partii: JSON.
cli-option-verify-commitment = Zobowiązanie do sekretu partii (64 cyfry szesnastkowe), które było widać przed pierwszym rozdaniem.
cli-option-game = Która gra: thousand, 1001 albo preferans.

# Gracze.
cli-name-you = Ty
cli-name-0 = Wiera
cli-name-1 = Olga
cli-name-2 = Borys
cli-name-3 = Nina

# Ekran początkowy.
cli-start-motto = Gdyby człowiek znał musik, mieszkałby w Soczi.
cli-start-resume = Graj dalej: { $rules }, rozdanie { $deal } ({ $totals })
cli-start-lesson = Lekcja: { $game }
cli-start-family-thousand = Tysiąc
cli-start-family-1001 = 1001
cli-start-family-preferans = Preferans
cli-play-kept = { $over ->
    [yes] Partia skończona. Można ją obejrzeć jeszcze raz: prikup replay { $file }
   *[no] Partia jest zapisana w { $file }; „prikup play” ją wznowi.
}
cli-start-quit = Wyjdź
cli-start-foot = ↑ ↓ wybór · Enter graj · q wyjdź

# Stół.
cli-table-head = prikup · rozdanie { $deal } · { $rules }
cli-table-total = wynik { $total }
cli-table-tricks = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cli-table-sits-out = { $you ->
    [yes] nie grasz
   *[no] nie gra
}
cli-table-dealer = { $you ->
    [yes] rozdajesz
   *[no] rozdaje
}
cli-table-plays = { $you ->
    [yes] grasz
   *[no] gra
} { $amount }
cli-table-dark = w ciemno
cli-table-special = { $kind ->
    [misere] mizer
   *[slam] szlem
}
cli-table-open = z odkrytymi kartami
cli-table-passed = pas
cli-table-says = { $amount }
cli-table-says-dark = { $amount } w ciemno
cli-table-marriage = meldunek { $suit } { $value }
cli-table-aces = cztery asy { $value }
cli-table-no-trump = jeszcze bez atu
cli-table-trump = atu { $suit }
cli-table-contract = { $name } · { $amount }
cli-table-bid = licytacja: { $amount } · { $name }
cli-table-talon = musik
cli-table-for-sale = na sprzedaż
cli-table-gift = → { $name }: { $card }
cli-table-face-down = zakryta
cli-table-bottom = karta na spodzie { $card }
cli-table-deals = rozdający: { $name }
cli-table-taken = { $name } +{ $points }
cli-table-everyone = każdy gra na siebie
cli-table-stock = { $count ->
    [0] stosik się skończył
    [one] na stosiku { $count } karta
    [few] na stosiku { $count } karty
    [many] na stosiku { $count } kart
   *[other] na stosiku { $count } karty
}
cli-table-drew = dobrana: { $card }
cli-table-side = { $side ->
    [left] lewy
   *[right] prawy
}
cli-table-other-talon = drugi musik
cli-table-dead-hand = ręka niczyja
cli-table-laid = odłożone: { $cards ->
    [none] { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
   *[other] { $cards }
}
cli-table-unseen = Twoje karty leżą zakryte.
cli-key-enter = Enter
cli-dial-help = ↑ ↓ wybór
cli-dial-place = miejsca { $places }

cli-prompt-wait = …
cli-prompt-auction = Twoja odzywka:
cli-prompt-unseen = Twoja odzywka, bez zaglądania w karty:
cli-prompt-taking = Musik jest twój.
cli-prompt-giving = Oddaj przeciwnikom po karcie (← → wybór karty).
cli-prompt-laying = { $count ->
    [one] Odłóż { $count } kartę (← → wybór karty).
    [few] Odłóż { $count } karty (← → wybór karty).
    [many] Odłóż { $count } kart (← → wybór karty).
   *[other] Odłóż { $count } karty (← → wybór karty).
}
cli-prompt-gift = Oddaj kartę: { $name } (← → wybór karty).
cli-prompt-choosing = Weź jeden z dwóch musików.
cli-prompt-offering = Wystaw karty na sprzedaż (← → wybór karty).
cli-prompt-selling = Odkryte karty są na sprzedaż. Licytujesz:
cli-prompt-keeping = Bierzesz musik czy się wykupujesz?
cli-prompt-naming = Ile grasz:
cli-prompt-doubling = Gra jest zapowiedziana.
cli-prompt-announcing = Meldunki przed pierwszym wyjściem.
cli-prompt-playing = Twoja kolej (← → wybór karty).
cli-prompt-cut = Przełóż talię: ile kart z góry?
cli-prompt-place = Które karty idą na musik?
cli-prompt-bottom = Rozdajesz. Spójrz na kartę na spodzie.
cli-prompt-claim = Z takimi kartami możesz:
cli-act-play = { $card }
cli-act-declare-marriage = { $card } i meldunek
cli-act-declare-aces = { $card } i cztery asy
cli-act-bid-dark = licytuj { $amount } w ciemno
cli-act-plain = tylko { $card }
cli-act-sell = sprzedaj { $card }
cli-act-show = pokaż meldunek { $suit }
cli-act-open = { $amount } z odkrytymi kartami
cli-act-give = { $name }
cli-act-give-open = odkrytą
cli-act-give-closed = { $name }
cli-act-talon = { $side ->
    [left] lewy musik
   *[right] prawy musik
}{ $unseen ->
    [yes] , bez pokazywania
   *[no] {""}
}
cli-button-hint = rada
cli-button-help = klawisze
cli-button-quit = wyjdź
cli-button-rules = zasady
cli-button-last = ost. lewa
cli-button-sheet = zapis
cli-button-carry-on = graj dalej bez tego

cli-note-hint = Rada: { $action } – { $reason }
cli-note-give-to = { $choice ->
    [yes] Naciśnij a, żeby oddać w lewo, d – w prawo; A i D oddają odkrytą.
   *[no] Naciśnij a, żeby oddać w lewo, d – w prawo.
}
cli-note-not-your-turn = Teraz nie twoja kolej.
cli-note-pace-on = Boty się nie spieszą.
cli-note-pace-off = Boty grają od razu.

cli-page-foot = Enter lub Esc – powrót · ↑ ↓ przewijanie
cli-question = { $action } – na pewno?
cli-question-foot = y tak · n nie

cli-result-title = Rozdanie { $deal }
cli-result-made = Gra na { $contract } udana: { $name } – { $points }.
cli-result-failed = Gra na { $contract } nieudana: { $name } – { $points }.
cli-result-everyone = Każdy grał na siebie.
cli-result-conceded = { $name } – { $ending }, gra na { $contract }.
cli-result-tricks = lewy
cli-result-points = karty
cli-result-bonuses = meldunki
cli-result-lines = zapis
cli-result-totals = wynik
cli-sheet-title = Zapis punktów
cli-sheet-empty = Jeszcze nic nie zapisano.
cli-sheet-now = teraz
cli-last-title = Ostatnia lewa
cli-last-none = W tym rozdaniu nie było jeszcze lewy.
cli-log-title = Co ci wiadomo
cli-rules-title = Zasady tego stołu
cli-rules-changed = Najpierw to, co przy tym stole gra się inaczej niż zwykle, potem reszta.
cli-rules-plain = Wszystko jak zwykle.
cli-rules-nearest = Tak można: { $rules }
cli-rules-marked = * inne niż zwykle
cli-rules-between = Od { $known } do { $new }:
cli-rules-later = { $rules }: jest nowsza wersja, { $later }. Zmiany pokaże „prikup rules show { $later }”.
cli-rules-edition = Zmiany: { $before } → { $edition }
cli-rules-edition-change = { $option } = { $value } (było { $was })
cli-rules-diff-about = Co się zmienia dla kogoś, kto zna jedne zasady, a siada do gry według innych: najpierw to, co najczęstsze.
cli-over-won = Wygrywasz partię!
cli-over-lost = Koniec partii. Zwycięstwo: { $names }
cli-over-pays = { $you ->
    [yes] Płacisz
   *[no] { $name } płaci
} { $amount }.
cli-over-gets = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
} { $amount }.
cli-over-foot = Enter – odejdź od stołu

cli-help-title = Klawisze
cli-help-cards = wybór karty z ręki
cli-help-dial = wybór liczby: odzywki, zapowiedzi, przełożenia
cli-help-enter = pierwsza rzecz na pasku: odzywka, zagranie, dalej
cli-help-hint = co zrobiłby gracz grający według prostych reguł i dlaczego
cli-help-sheet = zapis punktów
cli-help-last = ostatnia lewa
cli-help-rules = zasady tego stołu
cli-help-log = wszystko, co ci wiadomo
cli-help-pace = boty się nie spieszą albo grają od razu
cli-help-quit = wyjście; partia jest zapisana, „prikup play” ją wznowi
cli-help-help = ta strona
cli-help-table =
    Klawisze powyżej działają zawsze. Pozostałe widać na pasku, gdy można ich użyć:
    p – pas
    a, d – oddać w lewo, w prawo; wziąć lewy lub prawy musik (wielkie litery: bez pokazywania)
    o – obejrzeć karty; zagrać bez meldowania
    t, u – wziąć musik odkryty albo bez pokazywania
    z – reszta moja
    y, n – zgoda, odmowa
    w, x – rozpisać rozdanie, użyć bomby
    c – pokazać karty, które dają prawo; kontra
    n, g – mizer, szlem (wielkie litery: z odkrytymi kartami)
    m – wystawić kartę na sprzedaż; pokazać meldunek
    k, b – zostawić kartę ze spodu albo ją schować (b to także wykup: nowe rozdanie)

    Karty z ▲ wolno zagrać, karta z + została właśnie dobrana; Enter na innej powie, dlaczego nie. Mysz też działa.

# Relacja.
cli-story-line = { $name } { $amount }: { $words }
cli-story-totals = Wyniki – { $totals }
cli-plain-title = { $rules }: { $names }. Nie ma terminala, więc grają boty.
cli-plain-trick = { $cards }: { $name } +{ $points }
cli-plain-bid = { $name } { $amount }{ $dark ->
    [yes] {" "}w ciemno
   *[no] {""}
}
cli-plain-pass = { $name } pasuje
cli-plain-drawn = ze stosiku: { $cards } (zostało { $left })
cli-plain-talon = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} { $side ->
    [left] lewy musik
   *[right] prawy musik
}.
cli-plain-cut = Przerwano po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdania
}: partia nie jest skończona.

# Symulacje.
cli-simulate-playing = gramy
cli-simulate-speed = { $speed } rozd./s
cli-simulate-title = { $rules }, { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
}
cli-simulate-bot = bot
cli-simulate-wins = wygrane
cli-simulate-share = udział
cli-simulate-mean = średni wynik
cli-simulate-made = ugrane gry
cli-simulate-deals = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}, { $mean } na partię
cli-simulate-unfinished = { $count ->
    [one] { $count } partię przerwano
    [few] { $count } partie przerwano
    [many] { $count } partii przerwano
   *[other] { $count } partii przerwano
} po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdania
}, nikt nie wygrał
cli-simulate-took = { $speed ->
    [one] { $speed } rozdanie
    [few] { $speed } rozdania
    [many] { $speed } rozdań
   *[other] { $speed } rozdania
} na sekundę

# Zapisy.
cli-replay-ok = { $file }: wszystko się zgadza ({ $actions ->
    [one] { $actions } czynność
    [few] { $actions } czynności
    [many] { $actions } czynności
   *[other] { $actions } czynności
}, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
})
cli-replay-title = { $rules }: { $names }
cli-replay-unfinished = Partia nie jest skończona.
cli-replay-head = { $rules } · rozdanie { $deal } · krok { $step } z { $steps }
cli-replay-stock = na stosiku: { $cards }
cli-replay-beside = { $kind ->
    [dead] ręka niczyja
    [left] lewy musik
    [right] prawy musik
    [laid] odłożone
   *[other] drugi musik
}: { $cards }
cli-replay-key-next = dalej
cli-replay-key-back = wstecz
cli-replay-key-deal = nast. rozd.
cli-replay-key-deal-back = poprz. rozd.
cli-replay-key-open = analiza
cli-replay-key-sheet = zapis
cli-replay-key-quit = wyjdź

# Lekcje.
cli-lesson-head = Lekcja
cli-lesson-foot = Enter – dalej

# Serwer.
cli-serve-at = Stół jest pod adresem { $url }
cli-serve-network = Inni w tej sieci znajdą go pod adresem { $url }
cli-serve-not-built = Jego strona nie jest jeszcze zbudowana: wykonaj „{ $command }” i uruchom ponownie.
cli-serve-stop = Ctrl-C go zatrzymuje.
cli-backup-done = Kopia jest w pliku { $file } i jest cała.
cli-restore-done = Baza danych jest znowu taka jak w pliku { $file }.
cli-restore-aside = Dotychczasowa została zachowana jako { $file }.
cli-move-done = W { $url } jest teraz wszystko: stoły { $tables }, wpisy dzienników { $entries }, ludzie { $people }. Wszystko porównano.
cli-move-source = { $url } jest, jak była. Nie uruchamiaj już z nią serwera, bo bazy się rozejdą.
cli-drain-done = Serwer „{ $name }” zakończył pracę.
cli-verify-head = Stół { $table }, { $rules }
cli-verify-seat = { $name }: decyzje botów { $listed } z { $steps }
cli-verify-same = Powtórzone i zgodne: { $same }
cli-verify-fallbacks = Zagrane przez zastępcę, bo sam bot zawiódł albo zostawił to prostszemu: { $fallbacks }
cli-verify-differs = { $name }, czynność { $step }: zapisano { $written }, powtórzono { $found }
cli-verify-other-version = { $name }, czynność { $step }: zdecydowała inna wersja, { $written }; tu jest { $found }
cli-verify-unknown-level = { $name }, czynność { $step }: ten program nie ma bota { $written }
cli-verify-other-secret = To nie ten sekret, do którego zobowiązano się przed pierwszym rozdaniem.

# Rozwiązywanie.
cli-solve-about = Ile warta jest pozycja, gdy znane są wszystkie karty: wartość, wartość każdej karty i najlepsza gra wszystkich.
cli-solve-more = POSITION to wiersz jak w docs/notation.md; DEAL to trzy ręce preferansa, „KiA109.KaKD / ... / ...”, dla tabeli lew każdego grającego; ręka i dwie nieznane, „KiA109.KaKD / ? / PA ? !Ki”, dla tego, co bierze przy wszystkich ich rozkładach (! przed kolorem, którego brak); trzy ręce tysiąca i musik, „... / ... / ... / KiKD.P9”, dla tego, co robi z nim każda ręka; RECORD to plik. Karty można zapisać w tej notacji albo w swoim języku. Gdy nie ma grającego, ten, o kogo chodzi, gra przeciw wszystkim pozostałym.
cli-option-solve-source = Pozycja, trzy ręce, trzy ręce i musik albo plik z zapisem partii.
cli-option-solve-rules = Zasady dla rozdania; bez tego preferans/sochi, z musikiem thousand/ru.
cli-option-solve-seat = Czyja wartość, gdy nie ma grającego; bez tego gracza, na którego kolej.
cli-option-solve-makes = Tylko pytanie, czy wartość wynosi co najmniej tyle (w mizerze: czy obrona może wcisnąć tyle lew); dużo szybsze.
cli-option-solve-score = Pytanie, co rozdanie daje w zapisie, gdy wszyscy grają pod to najlepiej: punkty, w preferansie wisty rozliczenia.
cli-option-solve-rounded = Punkty z kart tylko tak, jak zaokrąglają je zasady; szybsze.
cli-option-solve-deal = Z zapisu partii: które rozdanie z lewami, od 1; bez tego ostatnie.
cli-option-solve-after = Z tego rozdania: po tylu zagranych kartach.
cli-option-solve-nodes = Ile najwyżej pozycji przeszukać na jedno pytanie.
cli-option-solve-memory = Ile najwyżej MiB na tablice; bez tego 64.
cli-option-solve-time = Ile najwyżej sekund; podane będzie to, co do tego czasu wiadomo.
cli-solve-makes = { $seat }, co najmniej { $wanted }: { $answer ->
    [yes] tak
    [no] nie
   *[unknown] w tych granicach nie wiadomo
}
cli-solve-selfish = Gdy każdy gra tylko dla siebie – { $values }
cli-solve-cards = Można zagrać ({ $turn }), a wynik wtedy ({ $seat }):
cli-solve-score = Do zapisu ({ $seat }): { $value } { $unit ->
    [whists] (wisty rozliczenia)
   *[points] (punkty partii)
}
cli-solve-score-sure = Cokolwiek zagrają inni, do zapisu co najmniej ({ $seat }): { $value } { $unit ->
    [whists] (wisty rozliczenia)
   *[points] (punkty partii)
}
cli-solve-score-cards = Można zagrać ({ $turn }), a do zapisu idzie wtedy ({ $seat }):
cli-solve-line = Najlepsza gra:
cli-solve-limit = Osiągnięto granicę po przeszukaniu pozycji: { $nodes }; wartości leżą między podanymi.
cli-solve-leads = { $seat } wychodzi
cli-solve-declares = { $seat } ({ $cards }), lewy:
cli-solve-misere = mizer
cli-solve-taken = { $seat } z musikiem: punkty { $points }, zapowiedziana gra { $contract }; oddaje { $cards }
cli-solve-taken-away = odkłada { $cards }

cli-option-solve-out = Dla ręki, obok której stoją „?”: karty, które nie biorą udziału, na przykład odłożone.
cli-option-solve-leader = Tamże: kto wychodzi, 0 sama ręka, 1 następne miejsce, 2 ostatnie; bez tego 0.
cli-option-solve-samples = Tamże: ile najwyżej rozkładów sprawdzić, bez tego 2000; jeśli nie ma ich więcej, wszystkie.
cli-option-solve-seed = Tamże: liczba całkowita, która wyznacza próbę.
cli-layouts-all = Wszystkie rozkłady zakrytych kart, jest ich { $count }:
cli-layouts-some = Rozkłady zakrytych kart: { $looked } z { $count }, próba z liczby { $seed }; przedziały 95%:
cli-layouts-open = Najlepsza gra obu stron przy wszystkich kartach odkrytych; przy stole ktoś musi zgadywać.
cli-layouts-tricks = lewy
cli-layouts-misere = Mizer: lewy – { $tricks }; złapany w { $caught }
cli-layouts-points = Ile średnio przynosi gra, w wistach rozliczenia:
cli-layouts-limit = Rozkładów gry, w których osiągnięto granicę, jest najwyżej { $count }; liczby to uwzględniają.

# Tabele kart koloru.
cli-tables-about = Liczby pisemnych zasad dla kart jednego koloru obok obliczonych, i ile karty koloru są warte w tysiącu.
cli-tables-more = TABLE to „tricks”, „miseres”, „sums” albo „thousand”; bez tego pokazywane są wszystkie, co trwa kilka minut. W docs/tables.md stoi, co przyjęto i co wyszło. „a” to mała karta, dziesiątka albo niższa.
cli-option-tables-table = Które tabele.
cli-option-tables-samples = Ile rozdań na każdą liczbę, która nie jest dokładna.
cli-option-tables-seed = Liczba całkowita, która wyznacza te rozdania.
cli-tables-title-tricks = Lewy koloru
cli-tables-about-tricks = Sam kolor, we wszystkich rozkładach, przy odkrytych kartach; dokładnie. Liczba się zgadza, jeśli różni się najwyżej o 0,25 lewy.
cli-tables-title-miseres = Dziury mizera
cli-tables-about-miseres = Jak często jest łapany, gdy pozostałe kolory są czyste, przy odkrytych kartach; przedziały 95%. Liczba się zgadza, jeśli różni się najwyżej o 10 punktów procentowych.
cli-tables-title-sums = Suma ręki
cli-tables-about-sums = Ręce po dziesięć kart według zaokrąglonej sumy liczb dokumentu i lewy, które biorą; przedziały 95%.
cli-tables-title-thousand = Karty koloru w tysiącu
cli-tables-about-thousand = Punkty kart: samego koloru, dokładnie; potem całych rozdań z własnego wyjścia, z meldunkami, w pikach i w kierach.
cli-tables-head-holding = karty
cli-tables-head-lead = wyjście
cli-tables-head-document = dokument
cli-tables-head-own = własne wyjście
cli-tables-head-theirs = cudze
cli-tables-head-verdict = dokument
cli-tables-head-sum = suma
cli-tables-head-hands = ręce
cli-tables-head-free-own = bez atu, własne wyjście
cli-tables-head-free-theirs = cudze
cli-tables-head-trump-own = atu, własne wyjście
cli-tables-head-trump-theirs = cudze
cli-tables-head-spades = rozdanie, piki
cli-tables-head-hearts = rozdanie, kiery
cli-tables-verdict = { $verdict ->
    [low] zaniża
    [high] zawyża
   *[right] zgadza się
}
cli-tables-lead = { $lead ->
    [own] własne
    [theirs] cudze
   *[any] każde
}
