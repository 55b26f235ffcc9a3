# Rama każdej książki zasad.
rulebook-chapter-aim = O co chodzi w grze
rulebook-chapter-cards = Gracze i karty
rulebook-chapter-deal = Rozdawanie
rulebook-chapter-redeal = Ponowne rozdanie
rulebook-chapter-auction = Licytacja
rulebook-chapter-talon = Musik (talon)
rulebook-chapter-contract = Zapowiedziana gra
rulebook-chapter-whist = Wist
rulebook-chapter-play = Rozgrywka
rulebook-chapter-marriages = Meldunki
rulebook-chapter-passes = Raspas
rulebook-chapter-scoring = Zapis po rozdaniu
rulebook-chapter-sheet = Z rozdania na rozdanie
rulebook-chapter-end = Koniec partii
rulebook-chapter-settlement = Rozliczenie
rulebook-chapter-faults = Przewinienia i kary
rulebook-chapter-house = Zasady domowe tego stołu
rulebook-chapter-glossary = Słowniczek gry
rulebook-house-rules = Przy tym stole { $rules ->
    [one] { $rules } zasada jest inna
    [few] { $rules } zasady są inne
    [many] { $rules } zasad jest innych
   *[other] { $rules } zasady jest inne
} niż w zestawie, od którego stół ma nazwę:
rulebook-house-without = { $rules ->
    [1] Przy tym stole nie obowiązuje jedna zasada z zestawu, od którego stół ma nazwę:
   *[other] Przy tym stole nie obowiązują te zasady z zestawu, od którego stół ma nazwę:
}
rulebook-title-players = { $title } – { $players ->
    [2] tutaj na dwóch graczy
    [4] tutaj na czterech graczy
   *[3] tutaj na trzech graczy
}
rulebook-sources = Źródło
rulebook-contents = Spis treści
rulebook-chapter-examples = Przykłady
rulebook-examples-about = Te rozdania rozegrał program według zasad tego stołu; grał tak długo, aż zdarzyło się to, co mają pokazać.
# Gracze z przykładów: cztery imiona w kolejności miejsc; nigdy się ich nie odmienia.
rulebook-players = Anna Borys Celina Dawid
rulebook-example-hand = { $name }: { $cards }.
rulebook-example-line = { $name }, { $amount }: { $words }
rulebook-example-before = Wyniki przed rozdaniem: { $totals }.
rulebook-example-totals = Wyniki po rozdaniu: { $totals }.

# Skąd pochodzą zasady.
rulebook-document-russian = rosyjskie zasady Tysiąca
rulebook-document-english = angielskie zasady Tysiąca
rulebook-document-polish = polskie zasady Tysiąca
rulebook-document-german = niemieckie i austriackie zasady gry 1001
rulebook-document-preferans = zasady preferansa
rulebook-document-beyond = zasada domowa

# Słowa obu gier. Objaśnienie jest prawdziwe przy każdych zasadach.
# .forms: początki innych form słowa, po przecinku; po nich znajduje się je w zdaniu.
rulebook-word-auction = licytacja
    .meaning = Odzywki, które rozstrzygają, kto gra rozdanie i co zapowiada.
    .forms = licyt
rulebook-word-barrel = beczka
    .meaning = Wynik tuż przed celem: gracz na nim staje, a wygrać może stamtąd tylko własną grą.
rulebook-word-bid = odzywka
    .meaning = To, co gracz ofiaruje w licytacji.
    .forms = licyt
rulebook-word-bolt = bolt
    .meaning = Znak za rozdanie, w którym gracz nic nie wziął.
rulebook-word-bomb = bomba
    .meaning = Sposób, w jaki grający wycofuje się z rozdania bez straty.
rulebook-word-buyback = wykup
    .meaning = Nowe rozdanie, za które grający płaci.
rulebook-word-call-golden = ogłosić złote rozdanie
    .meaning = Zagrać mocną kartę tak, jak ją rozdano, bez licytacji i musiku.
rulebook-word-contra = kontra
    .meaning = Słowo obrońcy, które zwielokrotnia zapowiedzianą grę.
rulebook-word-contract = zapowiedziana gra
    .meaning = To, co grający obiecał wziąć.
    .forms = zapowi
rulebook-word-cross = krzyżyk
    .meaning = Znak za nieugraną grę.
rulebook-word-dark = w ciemno
    .meaning = Bez zaglądania we własne karty.
rulebook-word-deal = rozdanie
    .meaning = Część partii od rozdania kart do zapisania punktów.
    .forms = rozda
rulebook-word-dealer = rozdający
    .meaning = Gracz, który rozdaje karty.
    .forms = rozda
rulebook-word-declarer = grający
    .meaning = Gracz, który wygrał licytację i gra przeciw pozostałym.
rulebook-word-discard = karta odłożona
    .meaning = Karta, którą grający odkłada i którą nie gra.
    .forms = odkłada
rulebook-word-drowned-marriage = utopiony meldunek
    .meaning = Złożony meldunek, z którego inny gracz wziął kartę.
    .forms = utopion
rulebook-word-dump-truck = wywrotka
    .meaning = Wynik, który przewraca się do zera.
rulebook-word-fall = spadnięcie
    .meaning = Zejście z beczki wbrew woli, za które się płaci.
    .forms = spada
rulebook-word-four-aces = cztery asy
    .meaning = Wszystkie asy na jednej ręce, meldowane jak król z damą.
rulebook-word-golden = złote rozdanie
    .meaning = Rozdanie na początku partii, które liczy się podwójnie.
    .forms = złot
rulebook-word-marriage = meldunek
    .meaning = Król i dama jednego koloru na jednej ręce.
rulebook-word-misdeal = błędne rozdanie
    .meaning = Rozdanie z pomyłką, na przykład z kartą za dużo.
rulebook-word-misere = mizer
    .meaning = Gra, w której zapowiada się, że nie weźmie się żadnej lewy.
rulebook-word-pit = dół
    .meaning = Wynik poniżej celu, przy którym gracz staje, póki nie ugra własnej gry.
    .forms = doł
rulebook-word-recontra = rekontra
    .meaning = Odpowiedź grającego na kontrę, która zwielokrotnia grę jeszcze raz.
rulebook-word-redeal = ponowne rozdanie
    .meaning = Nowe rozdanie tego samego rozdającego; porzuconego się nie zapisuje.
rulebook-word-rest = reszta
    .meaning = Lewy, które zostały do rozegrania.
rulebook-word-reverse-barrel = odwrotna beczka
    .meaning = Wynik daleko poniżej zera: gracz na nim staje i może stamtąd przegrać partię.
rulebook-word-revoke = fałszywy renons
    .meaning = Karta zagrana wbrew obowiązkom w lewie.
rulebook-word-sale = sprzedaż gry
    .meaning = Karty razem z zapowiedzianą grą oferuje się temu, kto da więcej.
    .forms = sprzeda
rulebook-word-slam = szlem
    .meaning = Wszystkie lewy rozdania.
rulebook-word-stock = stosik
    .meaning = Karty, z których gracze dobierają po lewie.
rulebook-word-talon = musik (talon)
    .meaning = Karty na środku stołu, o które toczy się licytacja.
rulebook-word-threshold = próg
    .meaning = Wynik, od którego graczowi zapisuje się tylko własną grę.
    .forms = prog
rulebook-word-trick = lewa
    .meaning = Po jednej karcie od każdego; najlepsza z nich bierze wszystkie.
rulebook-word-trump = atu, trumf
    .meaning = Kolor, który bije pozostałe.
rulebook-word-write-off = rozpis
    .meaning = Rezygnacja grającego z dogrania rozdania.
