# Strony wokół stołu: start, nowy stół, zasady, zapis, powtórki, partie, konto.

# Wszędzie.
web-common-title = { $page } · prikup
web-common-skip = Do treści
web-common-nav = Strony
web-common-home = Start
web-common-new = Nowy stół
web-common-matches = Moje partie
web-common-account = Konto
web-common-language = Język
web-common-theme = Motyw
web-common-theme-light = Jasny
web-common-theme-dark = Ciemny
web-common-theme-auto = Jak w systemie
web-common-close = Zamknij
web-common-cancel = Anuluj
web-common-copy = Kopiuj
web-common-copy-link = Kopiuj link
web-common-copied = Skopiowano
web-common-copy-failed = Nie udało się skopiować: zaznacz i skopiuj ręcznie
web-common-loading = Wczytywanie…
web-common-retry = Spróbuj ponownie
web-common-error = Coś poszło nie tak ({ $code })
# Czyjego konta już nie ma; i słowa o botach we wszystkich formach: nie ma ich w nazwie żadnej osoby.
web-common-gone = dawny gracz
web-common-bot-words = bot, boty, botów
error-offline = Serwer nie odpowiada. Czy jest połączenie z siecią?
error-unreadable_answer = Nie można odczytać odpowiedzi serwera. Spróbuj ponownie za chwilę.

# Start.
web-home-title = Tysiąc, 1001 i preferans
web-home-motto = Gdyby człowiek znał musik, mieszkałby w Soczi.
web-home-about = Gry z licytacją i z dobieraniem: meldunki i tysiąc punktów, wisty i pula. Ze znajomymi albo z botami. Bez instalowania, bez konta.
web-home-name = Twoje imię przy stole
web-home-guest = Gość { $number }
web-home-play = Zagraj teraz
web-common-rules = Zasady
web-home-learn = Nauka
web-home-friends = Ze znajomymi
web-home-rules = Zasady: { $rules }
web-home-about-thousand = Troje licytuje, melduje i ściga się do tysiąca.
web-home-about-preferans = Troje graczy, dziesięć lew: zapowiadaj grę, wistuj, zapisuj pulkę.
web-home-about-1001 = Dla dwojga, z dobieraniem ze stosika: bez licytacji, cztery meldunki, liczy się każda karta.
web-home-resume = Graj dalej
web-home-lobby = Otwarte stoły
web-home-lobby-none = Przy otwartych stołach nikt teraz nie czeka. Otwórz własny: „{ web-home-friends }”.
web-home-lobby-stale = Lista może być nieaktualna: serwer nie odpowiada.
web-home-running = Teraz grają
web-home-join = Dołącz
web-home-watch = Oglądaj
web-home-back = Do stołu
web-home-free = { $seats ->
    [one] { $seats } wolne miejsce
    [few] { $seats } wolne miejsca
    [many] { $seats } wolnych miejsc
   *[other] { $seats } wolnego miejsca
}
web-home-join-at = Dołącz do stołu: { $names }
web-home-watch-at = Oglądaj grę: { $names }
web-home-upload = Obejrzyj zapis partii
web-home-house-rules = { $count ->
    [one] z { $count } zasadą domową
    [few] z { $count } zasadami domowymi
    [many] z { $count } zasadami domowymi
   *[other] z { $count } zasady domowej
}

# Szukanie graczy: otwarte stoły, szybkie dobieranie, zaproszenie.
web-clock-none = bez zegara
web-clock-bank = { $minutes } min + { $seconds } s
web-lobby-filter = Pokaż
web-lobby-all = Wszystkie gry
web-lobby-none-of = Przy otwartych stołach tej gry nikt teraz nie czeka.
web-pairing-title = Znajdź graczy
web-pairing-about = Stół otworzy się, gdy zbierze się dość chętnych na to samo.
web-pairing-seek = Znajdź graczy
web-pairing-sought = Szukają graczy
web-pairing-people = Gracze: { $people } z { $players }
web-pairing-join = Dołącz
web-pairing-wait = Czekanie na graczy
web-pairing-stop = Nie czekaj
web-pairing-offer = { $how ->
    [alone] Nikt jeszcze nie przyszedł. Zagrać z botami?
    [asked] Ktoś chce zacząć z botami na wolnych miejscach. Ty też?
   *[missing] Brakuje jeszcze graczy. Posadzić boty na wolnych miejscach?
}
web-pairing-bots = Graj z botami
web-pairing-only = Czekaj dalej
web-pairing-asking = Chwila: pytamy pozostałych, czy zagrają z botami.
web-pairing-starts = Partia się zaczyna
web-invite = Zaproś
web-invite-title = Zaproś znajomych
web-invite-about = Zeskanuj kod telefonem albo wyślij link. Kto go otworzy, wybierze miejsce.
web-invite-code = Kod QR z linkiem do tego stołu
web-invite-share = Udostępnij
web-invite-text = Zagrajmy: { $terms }

# Wczytywanie zapisu.
web-upload-title = Obejrzyj zapis partii
web-upload-about = Partia pobrana tutaj albo zapisana w terminalu: wklej ją lub wybierz plik i obejrzyj krok po kroku każde rozdanie, z odkrytymi kartami.
web-upload-file = Plik
web-upload-text = Zapis partii
web-upload-open = Otwórz
web-upload-no-deals = W tym zapisie nie ma ani jednego skończonego rozdania.
web-upload-empty = Najpierw wklej zapis albo wybierz plik.

# Nowy stół.
web-new-title = Nowy stół
web-new-rules = Zasady
web-new-preset = Zestaw zasad
web-new-game = Gra
web-game-thousand = Tysiąc
web-game-1001 = 1001
web-game-preferans = Preferans
web-new-change = Zmień pojedyncze zasady
web-new-changed = { $count ->
    [0] bez zmian
    [one] zmieniono { $count } zasadę
    [few] zmieniono { $count } zasady
    [many] zmieniono { $count } zasad
   *[other] zmieniono { $count } zasady
}
web-new-people = Kto gra
web-new-open-to = Kto znajdzie stół
web-new-private = Tylko kto ma link
web-new-public = Wszyscy, na liście otwartych stołów
web-new-bots = Boty
web-new-bots-none = bez botów
web-new-bots-about = { $free ->
    [0] Gra zaczyna się od razu.
    [one] { $free } miejsce czeka na człowieka.
    [few] { $free } miejsca czekają na ludzi.
    [many] { $free } miejsc czeka na ludzi.
   *[other] { $free } miejsca czeka na ludzi.
}
web-new-bot-kind = Jaki bot
web-new-bot-expert = ocenia, ile gry dają przy prawdziwym stole
web-new-bot-master = ostatnie lewy gra według wszystkich rozkładów, które zostały
web-new-bot-pimc = sprawdza możliwe rozkłady kart
web-new-bot-thumb = gra według prostych reguł
web-new-bot-random = gra na chybił trafił
web-new-time = Czas
web-new-clock = Czas do namysłu
web-new-clock-none = bez limitu
web-new-clock-quick = 3 min + 5 s
web-new-clock-normal = 10 min + 10 s
web-new-clock-slow = 20 min + 20 s
web-new-clock-own = własny
web-new-clock-about = { $kind ->
    [none] Każdy myśli, ile chce.
   *[bank] Każdy ma { $minutes } min na partię i jeszcze { $seconds } s na każdą decyzję. Komu skończy się czas, za tego gra bot.
}
web-new-bank = Minuty na partię
web-new-increment = Sekundy na decyzję
web-new-grace = Gdy kogoś nie ma, gra bot
web-new-grace-now = od razu
web-new-grace-seconds = po { $seconds } s
web-new-grace-minutes = po { $minutes } min
web-new-grace-hours = po { $hours ->
    [one] { $hours } godzinie
    [few] { $hours } godzinach
    [many] { $hours } godzinach
   *[other] { $hours } godziny
}
web-new-pace = Boty grają
web-new-pace-slow = powoli
web-new-pace-normal = normalnie
web-new-pace-fast = szybko
web-new-pace-now = od razu
web-new-make = Otwórz stół
web-new-play = Graj
web-new-not-yet = Te zasady się wykluczają: zobacz wyżej.
web-new-name = Jak się do ciebie zwracać?

# Zasady.
web-rules-title = Zasady
web-rules-book = Zasady słowami
web-rules-about = Każdy stół ma swoje zasady. Wybierz zestaw, zmień to, co gracie inaczej, i wyślij link.
web-rules-search = Szukaj w zasadach
web-rules-search-none = Żadna zasada nie zawiera tych słów.
web-rules-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
web-rules-rare = Rzadko spotykane: { $count }
web-rules-only-changed = Tylko zmienione
web-rules-changed-mark = zmienione
web-rules-was = w zestawie: { $value }
web-rules-reset = Przywróć
web-rules-reset-one = Przywróć „{ $option }”
web-rules-reset-all = Przywróć wszystko
web-rules-conflict = Nie da się połączyć
web-rules-conflict-with = z „{ $option }”: { $why }
web-rules-problems = { $count ->
    [one] Jest problem:
    [few] Są { $count } problemy:
    [many] Jest { $count } problemów:
   *[other] Jest { $count } problemu:
}
web-rules-later = Jest nowsza wersja tego zestawu zasad:
web-rules-string = Te zasady jako tekst
web-rules-link-made = Link otwiera dokładnie te zasady.
web-rules-play = Nowy stół z tymi zasadami
web-rules-unread = Nie można odczytać zasad z tego linku. { $why }
web-rules-minus = mniej
web-rules-plus = więcej
web-rules-off = brak
web-rules-list-changed = Co przy tym stole gra się inaczej
web-rules-list-changed-none = Wszystko jak w zestawie.
web-rules-list-all = Wszystkie zasady
web-rules-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}

# Zapis punktów.
web-sheet-title = Zapis punktów
web-sheet-empty = Jeszcze nic nie zapisano.
web-sheet-deal = Rozdanie
web-sheet-fine = Kara między rozdaniami
web-sheet-nothing = Nic nie zapisano.
web-sheet-taken = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} w kartach{ $bonuses ->
    [0] {""}
   *[other] , { $bonuses } za meldunki
}
web-sheet-contract = { $made ->
    [yes] gra na { $amount } udana
    [no] gra na { $amount } nieudana
   *[none] rezygnacja z { $amount }
}
web-sheet-bolt = { $count ->
    [one] { $count } bolt
    [few] { $count } bolty
    [many] { $count } boltów
   *[other] { $count } bolta
}
web-sheet-cross = { $count ->
    [one] { $count } krzyżyk
    [few] { $count } krzyżyki
    [many] { $count } krzyżyków
   *[other] { $count } krzyżyka
}
web-sheet-barrel = na beczce
web-sheet-barrel-deals = na beczce już { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}
web-sheet-fell = spada z beczki
web-sheet-truck = wywrotka: wynik spada do zera
web-sheet-dark = w ciemno, liczy się podwójnie
web-sheet-times = liczy się { $times }-krotnie
web-sheet-winner = zwycięstwo
web-sheet-legend = Co znaczą znaki
web-sheet-legend-made = własna gra udana
web-sheet-legend-failed = własna gra nieudana
web-sheet-legend-bolt = bolt: rozdanie bez lewy
web-sheet-legend-cross = krzyżyk: nieudana gra
web-sheet-legend-barrel = na beczce i ile już rozdań
web-sheet-legend-struck = skreślone: spadnięcie z beczki albo wywrotka
web-sheet-legend-dark = w ciemno: liczy się podwójnie
web-sheet-print = Drukuj
web-sheet-scroll = Zapis punktów, przewijany
web-sheet-replay = Obejrzyj rozdanie { $number }

# Powtórki.
web-replay-title = Rozdanie { $deal } z { $deals }
web-replay-page = Powtórka rozdania { $deal }
web-replay-step = Krok { $at } z { $steps }
web-replay-begin = Karty jeszcze nierozdane
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-forward = Krok dalej
web-replay-last = Na koniec
web-replay-auto = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-slider = Krok
web-replay-keys = Klawisze: ← → krok, Home i End na początek i koniec, PgUp i PgDn co lewę
web-replay-previous-deal = Poprzednie rozdanie
web-replay-next-deal = Następne rozdanie
web-replay-deals = Rozdania
web-replay-link = Link do tego miejsca
web-replay-talon = Musik
web-replay-stock = Stosik
web-replay-talon-left = Drugi musik
web-replay-dead = Ręka niczyja
web-replay-tricks = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}
web-replay-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-replay-hand = Karty: { $name }
web-replay-dealer = rozdaje
web-replay-declarer = gra { $amount }
web-replay-dark = w ciemno
web-replay-bid = licytuje { $amount }
web-replay-pass = pas
web-replay-no-trump = jeszcze bez atu
web-replay-open-cards = Odkryte karty: co było możliwe
web-replay-told = Co się wydarzyło
web-replay-score = Zapis punktów
web-replay-again = Zagraj to rozdanie
web-replay-again-about = te same karty, ty przeciw botom
web-replay-again-seat = Na czyim miejscu?
web-replay-again-as = Na miejscu: { $name }
web-replay-download = Pobierz partię
web-common-disclosure = Pobierz do sprawdzenia
web-replay-fair = Czy tasowano uczciwie?
web-replay-fair-about = Przed rozdaniem wszyscy zobaczyli odcisk ziarna. Teraz ziarno jest jawne: jeśli jego odcisk jest ten sam, nikt w międzyczasie nie podmienił kart.
web-replay-seed = Ziarno
web-replay-commitment = Odcisk (SHA-256) pokazany przed rozdaniem
web-replay-check = Sprawdź tutaj
web-replay-fair-yes = Zgadza się: to ziarno ma ten odcisk.
web-replay-fair-no = Nie zgadza się: to ziarno ma inny odcisk!
web-replay-fair-cannot = Ta przeglądarka sprawdza tylko przez https albo na tym samym komputerze. W terminalu robi to „prikup replay --check”.
web-replay-fair-none = Te karty ułożono ręcznie: ziarna nie ma.
web-replay-to-table = Do stołu
web-replay-missing = Nie ma takiego rozdania.

# Moje partie.
web-matches-title = Moje partie
web-matches-none = Nie ma tu jeszcze żadnej partii.
web-matches-yours = Twoja kolej
web-matches-running = W toku
web-matches-waiting = Czekają na graczy
web-matches-over = Skończone
web-matches-go = Graj dalej
web-matches-open = Otwórz
web-matches-replay = Obejrzyj
web-matches-record = Pobierz zapis
web-matches-won = wygrana
web-matches-lost = przegrana
web-matches-abandoned = przerwana
web-matches-shared = wspólna wygrana
web-matches-deal = rozdanie { $deal }
web-matches-at = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}
web-matches-guest = Grasz jako gość: te partie są tylko w tej przeglądarce. Konto je zachowa.
web-matches-sign-in = Twoje partie pojawią się tutaj po pierwszej grze.
web-matches-bots = { $count ->
    [one] bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
web-matches-bot = bot
web-matches-alone = na razie nikogo więcej

# Konto.
web-account-title = Konto
web-account-account = Twoje konto
web-account-you = Ty
web-account-name = Imię przy stole
web-account-save = Zapisz
web-account-saved = Zapisano
web-account-guest = W tej przeglądarce grasz jako gość. Z kontem twoje miejsca i partie są na każdym urządzeniu.
web-account-is = Zalogowano jako { $login }
web-account-make = Załóż konto
web-account-login = Zaloguj się
web-account-logout = Wyloguj się
web-account-login-name = Login
web-account-password = Hasło
web-account-password-about = Co najmniej { $least ->
    [one] { $least } znak
    [few] { $least } znaki
    [many] { $least } znaków
   *[other] { $least } znaku
}
web-account-made = Konto założone
web-account-welcome = Witaj ponownie, { $name }
web-account-bye = Wylogowano
web-account-have = Mam konto: zaloguj się
web-account-have-not = Nie mam konta: załóż
web-account-password-change = Zmień hasło
web-account-password-old = Obecne hasło
web-account-password-new = Nowe hasło
web-account-password-effect = Na wszystkich innych urządzeniach nastąpi wylogowanie. Tokeny dla programów pozostają ważne.
web-account-password-changed = Hasło zmienione; na innych urządzeniach wylogowano
web-account-delete = Usuń konto
web-account-delete-title = Usunąć konto?
web-account-delete-account = Konto { $login } zniknie na zawsze. Nikt go nie przywróci.
web-account-delete-sessions = Nastąpi wylogowanie na wszystkich urządzeniach, a tokeny dla programów stracą ważność.
web-account-delete-seats = Tam, gdzie trwa partia, dogra za ciebie bot; miejsca przy stołach, które czekają na graczy, się zwolnią.
web-account-delete-matches = Partie zostaną u osób, z którymi je grano. Zamiast imienia będzie tam „{ $name }”. Zapisy pobrane i przesłane zostaną bez zmian.
web-account-delete-password = Twoje hasło, dla pewności
web-account-delete-keep = Zostaw konto
web-account-delete-do = Usuń na zawsze
web-account-deleted = Konto usunięte
web-account-guest-delete = Usuń gościa
web-account-guest-delete-title = Usunąć gościa?
web-account-guest-delete-guest = Gość { $name } zniknie na zawsze: w tej przeglądarce i na serwerze.
web-account-guest-delete-keep = Zostań
web-account-guest-deleted = Gość usunięty
web-account-tokens = Tokeny dla programów
web-account-tokens-about = Twój program gra przez API botów z tokenem zamiast hasła.
web-account-tokens-none = Nie ma żadnych.
web-account-token-name = Do czego służy?
web-account-token-make = Utwórz token
web-account-token-secret = Token „{ $name }”. Widać go tylko teraz: skopiuj go.
web-account-token-drop = Unieważnij
web-account-token-drop-one = Unieważnij token „{ $name }”
web-account-token-made = utworzony { $date }
web-account-token-dropped = Token „{ $name }” jest już nieważny

# Zestawy zasad w kilku słowach.
web-preset-thousand-ru = Beczka od 900 bez limitu, trzy bolty z rzędu, gra w ciemno powyżej 240, oddawane karty zakryte lub odkryte, jak kto woli.
web-preset-thousand-ru-common = Beczka od 880 na trzy rozdania, bolty, wywrotka przy 555, gra w ciemno; meldunek dopiero po wzięciu lewy.
web-preset-thousand-en = Najprostszy: bez beczki i boltów. Grający zapisuje punkty plus albo minus zapowiedzianą grę.
web-preset-thousand-en-cutthroat = Angielski z beczką od 880 i karami za rozdania bez punktów.
web-preset-thousand-pl = Trzeba przebijać, punkty zaokrągla się do dziesiątek, od 900 liczą się tylko własne gry, każdy ma jedną bombę.
web-preset-thousand-pl-4 = Gra polska; z czterech rozdający siedzi na musiku: 50 za każdego asa w nim i meldunki.
web-preset-thousand-ru-4 = Jak gra się najczęściej, ale przy czterech graczach: rozdający siedzi na musiku, 40 za każdego asa w nim i meldunki.
web-preset-thousand-pl-2a = Po dziesięć kart i dwa musiki po dwie: grający wybiera jeden i odkłada dwie karty.
web-preset-thousand-pl-2b = Po dziewięć kart i dwa musiki po trzy: grający wybiera jeden i odkłada trzy karty.
web-preset-thousand-pl-2c = Po dwanaście kart: musiku nie ma, wychodzi zwycięzca licytacji.
web-preset-thousand-pl-2d = Po sześć kart i stosik do dobierania; bez licytacji, każdy gra na siebie.
web-preset-thousand-pl-2e = Po siedem kart, dwie odkryte na musiku i osiem na stosiku do dobierania.
web-preset-thousand-ru-2 = Jak dla trzech, ale trzecia ręka jest niczyja: jedna karta dla przeciwnika, jedna odłożona.
web-preset-1001-hulsemann = Po osiem kart i osiem na stosiku, bez licytacji; przegrany płaci za każdy punkt brakujący do 1001.
web-preset-1001-feder = Trzydzieści dwie karty: po sześć i dwadzieścia na stosiku, bez licytacji; siódemki nic nie liczą.
web-preset-1001-mcleod = Dwadzieścia kart, musik z dwóch kart i licytacja od 40, w której wszyscy mogą spasować.
web-preset-1001-russeln = Jak w Austrii: rozdaje się wszystkie 24 karty, bez musiku, licytacja od 10, wszyscy mogą spasować.
web-preset-1001-ru = Musik z trzech, otwarcie od 40, przeciwnicy dostają po zakrytej karcie; do 1001.
web-preset-1001-501 = Atu to zawsze kier; musik z trzech i trzecia ręka, niczyja; do 501.
web-sheet-target = Do { $target }
web-sheet-barrel-at = beczka od { $barrel }

# Odkryte karty: co jeszcze mogło dać każde zagranie w zakończonym rozdaniu. $value to liczba albo zakres, $count – jego większy koniec.

web-open-cards-tricks = Przy najlepszej grze: { $name } – { $count ->
    [one] { $value } lewa
    [few] { $value } lewy
    [many] { $value } lew
   *[other] { $value } lewy
}
web-open-cards-points = Przy najlepszej grze: { $name } – { $count ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
web-open-cards-margin = Przy najlepszej grze: { $name } – różnica { $value }
web-open-cards-sure-tricks = Cokolwiek zagrają inni: { $name } – najwyżej { $count ->
    [one] { $value } lewa
    [few] { $value } lewy
    [many] { $value } lew
   *[other] { $value } lewy
}
web-open-cards-sure-points = Cokolwiek zagrają inni: { $name } – co najmniej { $count ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
web-open-cards-announced = { $card } z meldunkiem
web-open-cards-shown = pokazanie meldunku { $suit }
web-open-cards-working = Liczę…
web-open-cards-phase = Odkryte karty: od pierwszej lewy do ostatniej
web-open-cards-running = Odkryte karty: po zakończeniu rozdania
