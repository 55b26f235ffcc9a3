# Stół w przeglądarce. $amount, $card, $name: co się robi, którą kartą, kto.

web-table-title = Stół
web-table-missing = Nie ma takiej strony.
web-table-unknown = Nie ma takiego stołu albo już go sprzątnięto.
web-table-line = Połączenie przerwane, ponawianie…
web-table-missed = Połączenie było przerwane. Co się w tym czasie wydarzyło:
web-table-catch-up = Co się działo, gdy cię nie było
web-table-catch-up-skip = Pokaż od razu
web-table-catch-up-many = W tym czasie sporo się wydarzyło: zobacz „{ web-table-log }” i „{ web-table-last }”.
web-table-watching = oglądasz
web-table-panels = Panele
web-table-controls = Co możesz zrobić
web-table-deal = rozdanie { $deal }
web-table-house-rules = zasady domowe: { $count }

# Panele.
web-table-last = Ostatnia lewa
web-table-sheet = Zapis punktów
web-table-rules = Zasady tego stołu
web-table-log = Rozdanie słowami
web-table-info = Stół, link, uczciwe karty
web-table-settings = Ustawienia
web-table-help = Klawisze
web-table-last-none = W tym rozdaniu nie było jeszcze lewy.
web-table-log-empty = Nic się jeszcze nie wydarzyło.

# Gracze.
web-table-dealer = rozdaje
web-table-dealer-sign = R
web-table-total = wynik
web-table-taken = { $tricks ->
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
web-table-plays = gra { $amount }
web-table-dark = w ciemno
web-table-special = { $kind ->
    [misere] mizer
   *[slam] szlem
}
web-table-open = z odkrytymi kartami
web-table-pass = pas
web-table-aces = cztery asy
web-table-stand-in = gra bot
web-table-sits-out = nie gra
web-table-away = poza stołem
web-table-grace = bot zagra za { $time }
web-table-thinks = myśli
web-table-clock = pozostały czas: { $time }
web-table-holds = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
web-table-open-hand = Odkryte karty: { $cards }
web-table-closer = Powiększ karty: { $name }
# Jak nazywają się boty, według miejsc.
web-table-bot-name-0 = Wiera
web-table-bot-name-1 = Olga
web-table-bot-name-2 = Borys
web-table-bot-name-3 = Anton
# Jak nazywa się bot danego rodzaju, gdy nie ma miejsca przy stole.
web-table-bot-expert = Bot znawca
web-table-bot-master = Bot mistrz
web-table-bot-pimc = Liczący bot
web-table-bot-thumb = Rozsądny bot
web-table-bot-random = Losowy bot
# Znaki przy wyniku, krótko.
web-table-mark-barrel = beczka { $count }
web-table-mark-bolts = bolty { $count }
web-table-mark-crosses = krzyżyki { $count }
web-table-mark-writeoffs = rozpisy { $count }
web-table-mark-bombs = bomby { $count }
web-table-mark-golden = złote rozdanie

# Sukno.
web-table-middle = Środek stołu
web-table-hand = Twoje karty
web-table-unseen = Twoje karty leżą zakryte.
web-table-back = zakryta karta
web-table-talon-pile = Musik { $number }, zakryty: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-table-talon-left = Niewybrany musik: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-table-dead = Ręka niczyja: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-table-stock = Stosik: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}{ $open ->
    [yes] ; na spodzie, odkryta: { $card }
   *[no] {""}
}
web-table-trump = atu: { $suit }
web-table-card-may = { $card }, można zagrać
web-table-card-not = { $card }, teraz nie można zagrać
web-table-card-drawn = { $card }, właśnie ze stosiku
web-table-card-talon = { $card }, z musiku
web-table-mark-cards = Zaznacz jeszcze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-table-hand-of = Ręka, którą grasz: { $name }
web-table-shout-marriage = Meldunek { $suit }: { $value }
web-table-shout-aces = Cztery asy: { $value }
web-table-shout-golden = Złote rozdanie
web-table-shout-barrel = { $you ->
    [yes] Siedzisz na beczce
   *[no] { $name } siedzi na beczce
}
web-table-shout-refused = { $you ->
    [yes] Odmawiasz
   *[no] { $name } odmawia
}: gramy dalej

# O co się pyta.
web-table-prompt-away = Poza stołem: { $names }. Wkrótce zagra bot.
web-table-prompt-wait = { $names } { $count ->
    [one] myśli…
    [few] myślą…
    [many] myślą…
   *[other] myślą…
}
web-table-prompt-auction = Twoja odzywka
web-table-prompt-forced = Twoja odzywka: tu nie wolno pasować
web-table-prompt-capped = Twoja odzywka: wyżej teraz nie wolno
web-table-prompt-unseen = Twoja odzywka, bez zaglądania w karty
web-table-prompt-taking = Musik jest twój
web-table-prompt-giving = Wybierz kartę do oddania
web-table-prompt-give-to = Kto dostaje { $card }?
web-table-prompt-selling = Wybierz następną kartę na sprzedaż
web-table-prompt-keeping = Bierzesz musik czy się wykupujesz?
web-table-prompt-buying = Licytujesz odkryte karty
web-table-prompt-naming = Ile grasz?
web-table-prompt-doubling = Podwoić grę?
web-table-prompt-announcing = Zameldować?
web-table-prompt-playing = Twoja kolej
web-table-prompt-marriage = Zameldować za { $value } pkt?
web-table-prompt-aces = Zameldować cztery asy za { $value } pkt?
web-table-prompt-resting = { $name } chce zabrać wszystkie pozostałe lewy. Zgadzasz się?
web-table-prompt-resting-wait = { $you ->
    [yes] Chcesz zabrać resztę. Czekamy na odpowiedź: { $names }
   *[no] { $name } chce zabrać resztę. Czekamy na odpowiedź: { $names }
}
web-table-prompt-cut = Przełóż talię
web-table-prompt-talons = Dwa musiki: który bierzesz?
web-table-prompt-lay = Odłóż jeszcze { $count ->
    [one] { $count } kartę, zakrytą
    [few] { $count } karty, zakryte
    [many] { $count } kart, zakrytych
   *[other] { $count } karty, zakryte
}
web-table-prompt-place = Które karty idą na musik?
web-table-prompt-keep = Rozdajesz i znasz kartę ze spodu
web-table-replaced = Za ciebie gra bot.
web-table-rights = Możesz też:
web-table-hint = Rada
web-table-hint-note = { $action } – { $reason }
web-table-sure = { $action } – na pewno?
web-table-less = mniej
web-table-more = więcej
web-table-number-bid = twoja odzywka
web-table-number-name = ile grasz
web-table-number-cut = ile kart z góry
web-table-number-place = miejsca w kolejności rozdawania
web-table-place-choose = Zaznacz miejsca
web-table-act-play = Zagraj { $card }
web-table-act-plain = { $card } bez meldowania
web-table-act-marriage = { $card } z meldunkiem, +{ $value }
web-table-act-aces = { $card } i cztery asy, +{ $value }
web-table-act-show = { $action }, +{ $value }
web-table-act-bid-dark = Licytuj { $amount } w ciemno
web-table-act-talon = Musik { $number }{ $hidden ->
    [yes] , bez pokazywania
   *[no] {""}
}
web-table-act-give = Dostaje { $name }
web-table-act-give-open = { $name }, odkrytą
web-table-act-give-closed = { $name }, zakrytą

# Wynik rozdania.
web-table-result-title = Rozdanie { $deal }
web-table-result-made = { $name }: gra na { $contract } udana, ugrane { $points }.
web-table-result-failed = { $name }: gra na { $contract } nieudana, ugrane { $points }.
web-table-result-most = Najwięcej punktów ({ $points }): { $names }.
web-table-result-slam-made = { $name }: szlem udany.
web-table-result-slam-failed = { $name }: szlem nieudany.
web-table-result-conceded = { $name } – { $ending }, gra na { $contract }.
web-table-result-next = Dalej

# Przed partią.
web-table-waiting-title = Zasiadamy do stołu
web-table-waiting-free = { $count ->
    [one] { $count } wolne miejsce. Wyślij komuś link albo posadź bota.
    [few] { $count } wolne miejsca. Wyślij link znajomym albo posadź boty.
    [many] { $count } wolnych miejsc. Wyślij link znajomym albo posadź boty.
   *[other] { $count } wolnego miejsca. Wyślij link znajomym albo posadź boty.
}
web-table-waiting-guest = { $count ->
    [one] { $count } wolne miejsce. Podaj imię i usiądź.
    [few] { $count } wolne miejsca. Podaj imię i usiądź.
    [many] { $count } wolnych miejsc. Podaj imię i usiądź.
   *[other] { $count } wolnego miejsca. Podaj imię i usiądź.
}
web-table-waiting-full = Są wszyscy. Partię zaczyna osoba, która otworzyła stół.
web-table-waiting-full-host = Są wszyscy: zacznij partię.
web-table-your-name = Twoje imię
web-table-seat-free = wolne miejsce
web-table-bot = bot
web-table-you = ty
web-table-sit = Usiądź tu
web-table-stand-up = Wstań
web-table-add-bot = Posadź bota
web-table-remove-bot = Usuń
web-table-bot-kind = Boty
web-table-start = Zacznij
web-table-start-bots = { $count ->
    [one] Zacznij z botem
    [few] Zacznij z botami
    [many] Zacznij z botami
   *[other] Zacznij z botami
}
web-table-link = Link do tego stołu

# Stół, link, uczciwe karty.
web-table-pace = Tempo botów
web-table-pace-value = { $seconds } s przed każdą czynnością
web-table-abandon-title = Przerwanie partii
web-table-abandon-about = Gdy zgodzą się wszyscy ludzie przy stole, partia kończy się bez zwycięzcy.
web-table-abandon-votes = Za przerwaniem: { $names }
web-table-abandon = Chcę przerwać
web-table-keep = Jednak gram dalej
web-table-leave-title = Odejście od stołu
web-table-leave-about = Do twojego powrotu gra za ciebie bot.
web-table-leave = Odejdź
web-table-back-in = Wróć do gry
web-table-fair-title = Uczciwe karty
web-table-fair-about = Przed każdym rozdaniem serwer podaje odcisk (SHA-256) ziarna, którym tasuje się talię, a po rozdaniu samo ziarno. Każdy może więc sprawdzić, że kart nikt nie dobierał. Powtórka każdego rozdania robi to za ciebie.
web-table-mix-about = Ziarna serwera na całą partię ustalono przed pierwszym rozdaniem, tak samo jak ogniwa, które do każdego rozdania dokładają urządzenia graczy. Jeśli w rozdaniu jest twoje ogniwo, nikt nie mógł dobrać kart. Kto wstrzyma ogniwo, wybiera między dwoma rozdaniami, dlatego brakujące ogniwa są liczone. Kto prowadzi serwer, widzi wszystkie karty.
web-table-server = serwer
web-table-mixed = To rozdanie mieszali: { $names }.
web-table-mixed-alone = To rozdanie mieszał sam serwer.
web-table-mixed-late = Ogniwa, o które poproszono, a które nie przyszły na czas: { $list }
web-table-mixed-lost = Twoje ogniwo wysłano, ale nie trafiło do rozdań: { $deals }
web-table-mixed-broken = Ziarna serwera albo ogniwa i łańcuchy innych nie są tymi, które obiecano tej stronie! Twoje urządzenie nie dokłada już ogniw.
web-table-mixed-cannot = Ta przeglądarka może dołożyć ogniwo tylko przez https albo na komputerze serwera.
web-table-commitment = Odcisk ziarna tego rozdania
web-table-seed = { $draw ->
    [yes] Tasowanie { $number }, losowanie pierwszego rozdającego: ziarno i odcisk
   *[no] Tasowanie { $number }: ziarno i odcisk
}

# Koniec.
web-table-over-won = Wygrywasz partię!
web-table-over-lost = { $count ->
    [one] Partię wygrywa { $names }
    [few] Partię wygrywają { $names }
    [many] Partię wygrywają { $names }
   *[other] Partię wygrywają { $names }
}
web-table-over-abandoned = Partię przerwano
web-table-rematch = Jeszcze raz
web-table-rematch-go = Do następnej partii
web-table-rematch-waits = Czekamy na pozostałych…
web-table-rematch-wanted = Za następną partią: { $names }
web-table-payments = Do zapłacenia (−) i do odebrania (+)
web-table-about-payments = Kto przegrał, płaci wygranemu za każdy punkt brakujący do celu; ile, mówią zasady tego stołu.
web-table-replays = Rozdania jeszcze raz, z odkrytymi kartami
web-table-play-match = Zagraj partię

# Ustawienia.
web-table-set-theme = Motyw
web-table-set-theme-system = jak w systemie
web-table-set-theme-light = jasny
web-table-set-theme-dark = ciemny
web-table-set-deck = Kolory kart
web-table-set-deck-two = dwie barwy
web-table-set-deck-four = cztery barwy
web-table-set-speed = Ruch kart
web-table-set-speed-slow = powoli
web-table-set-speed-normal = normalnie
web-table-set-speed-fast = szybko
web-table-set-speed-off = od razu
web-table-set-sounds = Dźwięki
web-table-set-taps = Na ekranie dotykowym kartę zagrywa drugie dotknięcie
web-table-set-forced = Jedyna możliwa karta zagrywa się sama po sekundzie
web-table-set-settled = Rozstrzygnięty koniec rozdania rozgrywa się sam

# Klawisze.
web-table-help-cards = wybór karty z ręki
web-table-help-lay = przełożenie tej karty na inne miejsce; można ją też przeciągnąć
web-table-help-enter = pierwsza z propozycji: zagranie, odzywka, dalej
web-table-help-number = większa lub mniejsza liczba
web-table-help-pass = pas
web-table-help-give = oddanie karty w lewo lub w prawo; z Shift – odkrytej
web-table-help-talons = wzięcie musiku 1 lub 2, jeśli leżą dwa
web-table-help-plain = zagranie bez meldowania; obejrzenie zakrytych kart
web-table-help-hint = co zrobiłby gracz grający według prostych reguł i dlaczego
web-table-help-last = ostatnia lewa
web-table-help-sheet = zapis punktów
web-table-help-rules = zasady tego stołu
web-table-help-log = rozdanie słowami
web-table-help-skip = pokazanie od razu tego, co się jeszcze rusza; cofnięcie wyboru
web-table-help-help = ta strona
web-table-help-letters = Pozostałe przyciski pokazują swoją literę. Liczy się jej miejsce na klawiaturze, niezależnie od układu.
web-table-help-cards-about = Jasne karty można zagrać; naciśnij przygaszoną, a dowiesz się, dlaczego nie wolno. Dotknięcie stołu pokazuje od razu to, co się jeszcze rusza.

web-table-teach-next = Dalej
web-table-lesson-over = Koniec lekcji

# Kartki obok stołu, znaki, ustawienia, koniec partii.
web-table-side = Wynik i przebieg
web-table-leaf-sheet = Wynik
web-table-leaf-log = Przebieg
web-table-whole-sheet = Cały zapis
web-table-more-panels = Więcej
web-table-talk = Powiedz coś
web-table-mute = Wycisz
web-table-unmute = Włącz dźwięk
web-table-voids = Brak koloru
web-table-about-dealer = rozdaje karty
web-table-about-barrel = { $count ->
    [one] Na beczce od { $count } rozdania
    [few] Na beczce od { $count } rozdań
    [many] Na beczce od { $count } rozdań
   *[other] Na beczce od { $count } rozdań
}: stamtąd wygrywa tylko własna gra.
web-table-about-bolts = { $count ->
    [one] { $count } bolt
    [few] { $count } bolty
    [many] { $count } boltów
   *[other] { $count } boltów
}: rozdania bez lewy. Kilka z nich kosztuje punkty; ile, mówią zasady stołu.
web-table-about-crosses = { $count ->
    [one] { $count } krzyżyk
    [few] { $count } krzyżyki
    [many] { $count } krzyżyków
   *[other] { $count } krzyżyków
}: nieudane gry. Kilka z nich kosztuje punkty.
web-table-about-writeoffs = Rozpisy: { $count }. W partii wolno tylko kilka.
web-table-about-bombs = Użyte bomby: { $count }. Bomba kończy rozdanie bez straty, ale tylko kilka razy w partii.
web-table-about-golden = Złote rozdania: punkty liczą się podwójnie.
web-table-about-marriage = Złożony meldunek: { $value } pkt.
web-table-over-story = Jak szła partia
web-table-over-curve = Wyniki wszystkich graczy (rozdań: { $deals })
web-table-over-link = Link do powtórki
web-table-over-best = Najlepsze rozdanie
web-table-over-dearest = Najdroższe
web-table-set-felt = Sukno
web-table-set-felt-green = zielone
web-table-set-felt-blue = niebieskie
web-table-set-back = Koszulki kart
web-table-set-back-blue = niebieskie
web-table-set-back-red = czerwone
web-table-set-faces = Karty
web-table-set-faces-auto = według okna
web-table-set-faces-classic = zwykłe
web-table-set-faces-large = duże znaki
web-table-set-order = Układ kart
web-table-set-order-suits = według kolorów
web-table-set-order-ranks = według wartości
web-table-set-order-trump = atu najpierw
web-table-set-sure = Pytaj jeszcze raz
web-table-set-sure-grave = przed rezygnacją i żądaniem
web-table-set-sure-calls = także przed każdą odzywką
web-table-set-sure-never = nigdy
