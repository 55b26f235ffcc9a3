# Zasady preferansa całymi zdaniami, dla tych, którzy nigdy nie grali. Liczby są argumentami; o tym, czego nie ma, się nie mówi.
# $six, $seven, $eight, $nine, $ten, $misere: liczba dla każdej gry. $players: gracze przy stole, wybiera wariant.

rulebook-chapter-dark = Gry w ciemno
rulebook-chapter-bombs = Bomby
rulebook-chapter-brigand = Rozbójnik

# O co chodzi w grze.
rulebook-preferans-aim-game = { $players ->
    [2] Preferans to gra na lewy. W każdym rozdaniu jeden gracz, grający, podejmuje się wziąć określoną liczbę lew, a drugi stara się mu w tym przeszkodzić.
   *[other] Preferans to gra na lewy. W każdym rozdaniu jeden gracz, grający, podejmuje się wziąć określoną liczbę lew, a pozostali starają się mu w tym przeszkodzić.
}
rulebook-preferans-aim-passes = Jeśli nikt nie chce grać, rozgrywa się raspas: każdy gra sam za siebie i stara się wziąć jak najmniej lew.
rulebook-preferans-aim-razbojnik = Gra się tu tylko pierwszą część dawnej gry, Rozbójnika: każdy gracz po kolei jest grającym i musi raz zagrać każdą z gier.
rulebook-preferans-aim-two-parts = Partia ma dwie części: najpierw Rozbójnika, w którym każdy musi raz zagrać każdą z gier, a potem grę właściwą z licytacją.
rulebook-preferans-aim-sheet = Każdemu graczowi zapisuje się trzy rzeczy: punkty do puli, które są dobre, punkty na górę, które są złe, i wisty, które gracze piszą na siebie nawzajem. Na końcu wszystko zamienia się na wisty, a wygrywa ten, kto ma najlepszy wynik.
rulebook-preferans-aim-sheet-hill = Punkty na górze są karne. Na końcu porównuje się same góry, a wygrywa ten, kto ma najmniejszą.

# Gracze i karty.
rulebook-preferans-cards-players-4 = Gra czterech graczy, każdy na siebie. Rozdający w swoim rozdaniu nie ma kart i odpoczywa; grają trzej pozostali.
rulebook-preferans-cards-players-3 = Gra trzech graczy, każdy na siebie; rozdający też gra.
rulebook-preferans-cards-players-2 = Gra dwóch graczy. Trzecia ręka, dziadek, jest niczyja: leży tak, jakby siedział tam trzeci gracz, i zawsze pasuje.
rulebook-preferans-cards-pack = Talia ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}: w każdym z czterech kolorów, od najwyższej do najniższej, asa, króla, damę, waleta, dziesiątkę, dziewiątkę, ósemkę i siódemkę.
rulebook-preferans-cards-trick = Lewa to po jednej karcie z każdej grającej ręki. Rozdanie ma { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}.
rulebook-preferans-cards-suits = W licytacji także kolory mają kolejność: najniższy jest pik, za nim idą trefl, karo i kier, a ponad wszystkimi stoi bez atu.
rulebook-preferans-cards-seats-ace-high = Przy prawdziwych kartach losuje się miejsca: każdy ciągnie kartę, a kto ma najniższą, wybiera pierwszy. As jest przy tym najwyższą kartą; z równych kart najniższa jest pikowa, za nią treflowa, karowa i kierowa.
rulebook-preferans-cards-seats-ace-low = Przy prawdziwych kartach losuje się miejsca: każdy ciągnie kartę, a kto ma najniższą, wybiera pierwszy. As jest przy tym najniższą kartą; z równych kart najniższa jest pikowa, za nią treflowa, karowa i kierowa.

# Rozdawanie.
rulebook-preferans-deal-first-ace = Przed pierwszym rozdaniem odkrywa się karty, po jednej dla każdego gracza po kolei: kto dostanie pierwszego asa, rozdaje pierwszy.
rulebook-preferans-deal-first-given = Kto rozdaje pierwszy, gracze ustalają między sobą.
rulebook-preferans-deal-shuffle = Rozdający tasuje talię.
rulebook-preferans-deal-cut = { $players ->
    [2] Drugi gracz musi przełożyć talię.
   *[other] Gracz po prawej ręce rozdającego musi przełożyć talię.
}
rulebook-preferans-deal-cards = Rozdaje się po dwie karty, zgodnie z ruchem wskazówek zegara, zaczynając po lewej ręce rozdającego, aż każda z trzech rąk będzie miała { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
rulebook-preferans-deal-talon = Po trzeciej rundzie kładzie się na stole { $cards ->
    [one] { $cards } zakrytą kartę: to talon.
    [few] { $cards } zakryte karty: to talon.
    [many] { $cards } zakrytych kart: to talon.
   *[other] { $cards } zakrytej karty: to talon.
}
rulebook-preferans-deal-eldest = { $players ->
    [2] Pierwszy zawsze odzywa się przeciwnik rozdającego. Ręka, której rozdaje się najpierw, choćby to był dziadek, nazywa się pierwszą ręką.
   *[other] Gracz po lewej ręce rozdającego nazywa się pierwszą ręką; pozostali idą za nim zgodnie z ruchem wskazówek zegara.
}
rulebook-preferans-deal-next-off = Rozdaje się po kolei, zgodnie z ruchem wskazówek zegara, cokolwiek grano.
rulebook-preferans-deal-next-passes = Rozdaje się po kolei, zgodnie z ruchem wskazówek zegara. Tylko po raspasie rozdaje znowu ten sam gracz; po { $count ->
    [one] { $count } raspasie
    [few] { $count } raspasach
    [many] { $count } raspasach
   *[other] { $count } raspasu
} z rzędu rozdawanie przechodzi dalej.
rulebook-preferans-deal-next-both = Rozdaje się po kolei, zgodnie z ruchem wskazówek zegara. Tylko po raspasie i po nieudanym mizerze rozdaje znowu ten sam gracz; po { $count ->
    [one] { $count } raspasie
    [few] { $count } raspasach
    [many] { $count } raspasach
   *[other] { $count } raspasu
} z rzędu rozdawanie przechodzi dalej.

# Licytacja.
rulebook-preferans-auction-order = { $players ->
    [2] Pierwszy licytuje przeciwnik rozdającego, potem rozdający i tak na zmianę. Dziadek spasował od samego początku.
    [4] Licytuje się po kolei, zgodnie z ruchem wskazówek zegara, od pierwszej ręki. Rozdający odpoczywa i nie licytuje.
   *[other] Licytuje się po kolei, zgodnie z ruchem wskazówek zegara, od pierwszej ręki.
}
rulebook-preferans-auction-call = Kto ma głos, licytuje grę albo pasuje. Odzywka podaje liczbę lew do wzięcia, od { $least } do { $most }, i kolor atutowy albo bez atu.
rulebook-preferans-auction-ladder = Najniższa odzywka to sześć pik. Nad nią są sześć trefl, sześć karo, sześć kier i sześć bez atu, potem siedem pik i tak dalej aż do dziesięciu bez atu. Każda odzywka musi być wyższa od poprzedniej; przeskakiwać wolno.
rulebook-preferans-auction-promise = Odzywka zobowiązuje: kto wygrał nią licytację, musi zagrać tę grę albo wyższą.
rulebook-preferans-auction-pass = Kto spasował, w tej licytacji już się nie odzywa.
rulebook-preferans-auction-end = Gdy nikt już nie licytuje wyżej, grającym zostaje ten, kto zalicytował najwyżej. Jeśli spasowali wszyscy i nie padła żadna odzywka, rozgrywa się raspas.
rulebook-preferans-auction-hold = Gracz, który siedzi przed licytującym, licząc zgodnie z ruchem wskazówek zegara od rozdającego, może zamiast licytować wyżej powiedzieć na jego grę „trzymam”. Odzywka należy wtedy do niego, a tamten musi licytować wyżej albo spasować.
rulebook-preferans-auction-misere = Mizer to osobna odzywka: obietnica, że nie weźmie się żadnej lewy, bez atu.
rulebook-preferans-auction-misere-bound = Mizera wolno licytować tylko pierwszym słowem w rozdaniu. Kto go zalicytował, nie może już w tym rozdaniu licytować gry.
rulebook-preferans-auction-misere-trading = Mizera wolno licytować tylko pierwszym słowem w rozdaniu, a kto go zalicytował, nie może już licytować gry. Ale grający, którego ostatnia odzywka nie była wyższa niż osiem pik, może wybrać mizera jeszcze po zobaczeniu talonu.
rulebook-preferans-auction-misere-late = Mizera wolno licytować tylko pierwszym słowem w rozdaniu, a kto go zalicytował, nie może już licytować gry. Ale grający, którego ostatnia odzywka była niższa od mizera, może wybrać mizera jeszcze po zobaczeniu talonu.
rulebook-preferans-auction-misere-document-off = Mizer stoi nad dziewięcioma bez atu, a pod dziesięcioma pik: przebija go tylko dziesiątka.
rulebook-preferans-auction-misere-document-misere = Mizer stoi nad dziewięcioma bez atu, a pod dziesięcioma pik: przebija go dziesiątka. Wolno go licytować i bez talonu; ta odzywka stoi nad dziesięcioma bez atu.
rulebook-preferans-auction-misere-document-high = Mizera, dziewiątkę i dziesiątkę wolno licytować i bez talonu. Od najniższej do najwyższej kolejność jest taka: dziewiątki, mizer, dziewiątki bez talonu, dziesiątki, mizer bez talonu, dziesiątki bez talonu.
rulebook-preferans-auction-misere-common-off = Mizer stoi nad ośmioma bez atu, a pod dziewięcioma pik: przebija go każda dziewiątka.
rulebook-preferans-auction-misere-common-misere = Mizer stoi nad ośmioma bez atu, a pod dziewięcioma pik: przebija go każda dziewiątka. Wolno go licytować i bez talonu; ta odzywka stoi nad dziewięcioma bez atu, a pod dziesięcioma pik.
rulebook-preferans-auction-misere-common-high = Mizera, dziewiątkę i dziesiątkę wolno licytować i bez talonu. Od najniższej do najwyższej kolejność jest taka: ósemki, mizer, dziewiątki, mizer bez talonu, dziewiątki bez talonu, dziesiątki, dziesiątki bez talonu.
rulebook-preferans-auction-without-talon = Kto wygrał licytację odzywką bez talonu, gra rozdanymi kartami, a talon do końca leży zakryty. Kto zalicytował mizera, może go podnieść do mizera bez talonu.

# Talon.
rulebook-preferans-talon-take = Grający odkrywa talon dla wszystkich i bierze go na rękę.
rulebook-preferans-talon-discard = Potem odkłada zakryte { $cards ->
    [one] { $cards } dowolną kartę; nikt inny nie może jej zobaczyć.
    [few] { $cards } dowolne karty; nikt inny nie może ich zobaczyć.
    [many] { $cards } dowolnych kart; nikt inny nie może ich zobaczyć.
   *[other] { $cards } dowolnej karty; nikt inny nie może ich zobaczyć.
}
rulebook-preferans-talon-decline = Grający może też zostawić talon zakryty i grać rozdanymi kartami.
rulebook-preferans-talon-returned = { $players ->
    [4] Jeśli grający gra bez talonu albo odkłada dokładnie jego dwie karty, rozdający pisze na górę { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: talon się nie przydał.
   *[other] Jeśli grający gra bez talonu albo odkłada dokładnie jego dwie karty, rozdający, chyba że sam jest grającym, pisze na górę { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: talon się nie przydał.
}
rulebook-preferans-talon-returned-discard = { $players ->
    [4] Jeśli grający odkłada dokładnie dwie karty talonu, rozdający pisze na górę { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: talon się nie przydał.
   *[other] Jeśli grający odkłada dokładnie dwie karty talonu, rozdający, chyba że sam jest grającym, pisze na górę { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: talon się nie przydał.
}
rulebook-preferans-talon-paid-dealer = Rozdający, który odpoczywa, dostaje zapłatę za dobry talon. Pisze na grającego wisty jak za lewy tej gry: as liczy się za { $ace }, dwa asy za { $aces }, as z królem jednego koloru za { $suited }, król z damą jednego koloru za { $marriage }.
rulebook-preferans-talon-paid-half = Za dobry talon zapłatę dostają obaj przeciwnicy. Każdy pisze połowę tego, co jest winien grający, a winien jest wisty jak za lewy tej gry: as liczy się za { $ace }, dwa asy za { $aces }, as z królem jednego koloru za { $suited }, król z damą jednego koloru za { $marriage }.
rulebook-preferans-talon-paid-when = Za talon płaci się, czy gra jest wygrana, czy nie. Nie płaci się za niego przy mizerze ani wtedy, gdy grający gra bez niego albo odkłada dokładnie jego dwie karty.

# Zapowiedziana gra.
rulebook-preferans-contract-name = Teraz grający zapowiada grę: liczbę lew i kolor atutowy albo bez atu. Może być wyższa od odzywki, ale nie niższa.
rulebook-preferans-contract-misere = Kto wygrał licytację mizerem, musi grać mizera.
rulebook-preferans-contract-games = Grę nazywa się od lew i atu. Przy „sześciu kier” atu jest kier, a wziąć trzeba co najmniej sześć lew. To szóstka; gry na więcej lew to siódemka, ósemka, dziewiątka i dziesiątka.
rulebook-preferans-contract-values = Gry są warte, w punktach: szóstka { $six }, siódemka { $seven }, ósemka { $eight }, dziewiątka { $nine }, dziesiątka { $ten }, mizer { $misere }.
rulebook-preferans-contract-surrender = Zamiast grać, grający może poddać grę, zanim odezwie się obrona. Liczy się ona wtedy jak przegrana bez { $tricks ->
    [one] { $tricks } lewy
    [few] { $tricks } lew
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}, a wistów nikt nie pisze.
rulebook-preferans-contract-share = Zapowiadając grę, grający może zaproponować jej połowę rozdającemu, który odpoczywa i widział talon, ale żadnej ręki. Rozdający zgadza się albo odmawia, zanim odezwą się obrońcy.
rulebook-preferans-contract-share-score = Jeśli gra na pół jest wygrana, grający i rozdający zarabiają po połowie jej punktów; jeśli przegrana, każdy pisze na górę połowę. Wszystkie wisty pisze się na samego grającego, a rozdający w tym rozdaniu wistów nie pisze.
rulebook-preferans-contract-totus = Grający, który wziął talon i nie widzi, jak mógłby stracić lewę, może zamiast odkładać karty zapowiedzieć totusa. Pokazuje wszystkie { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} i podaje kolor atutowy albo bez atu, a pierwszy z obrońców wybiera dwie karty do odłożenia; resztą grający musi wziąć wszystkie { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}.
rulebook-preferans-contract-totus-score = Udany totus zamyka grającemu pulę i kasuje jego górę. Nieudany podwaja górę grającego.
rulebook-preferans-contract-totus-bomb = { $players ->
    [2] Na bombie totus pomaga też przeciwnikowi: jemu też zamyka pulę i kasuje górę. Na przeciwnika grający pisze { $pool ->
        [one] { $pool } wist
        [few] { $pool } wisty
        [many] { $pool } wistów
       *[other] { $pool } wistu
    } za każdy punkt puli i { $hill ->
        [one] { $hill } wist
        [few] { $hill } wisty
        [many] { $hill } wistów
       *[other] { $hill } wistu
    } za każdy punkt góry; jeśli totus się nie uda, góra grającego rośnie jeszcze o górę przeciwnika.
   *[other] Na bombie grający najpierw wymienia innego gracza, któremu totus pomoże: jemu też zamknie pulę i skasuje górę. Na tego gracza grający pisze { $pool ->
        [one] { $pool } wist
        [few] { $pool } wisty
        [many] { $pool } wistów
       *[other] { $pool } wistu
    } za każdy punkt puli i { $hill ->
        [one] { $hill } wist
        [few] { $hill } wisty
        [many] { $hill } wistów
       *[other] { $hill } wistu
    } za każdy punkt góry; jeśli totus się nie uda, góra grającego rośnie jeszcze o górę tego gracza.
}
rulebook-preferans-contract-totus-bombs-hills = { $players ->
    [2] Na podwójnej bombie i na choince totus kasuje górę przeciwnika, ale jego puli nie rusza.
   *[other] Na podwójnej bombie totus pomaga dwóm innym graczom, na choince wszystkim, ale tylko kasuje ich góry.
}
rulebook-preferans-contract-totus-bombs-pools = { $players ->
    [2] Na podwójnej bombie i na choince totus tak samo pomaga przeciwnikowi.
   *[other] Na podwójnej bombie totus tak samo pomaga dwóm innym graczom, na choince wszystkim.
}
rulebook-preferans-contract-totus-consolation = Za brakujące lewy nieudanego totusa pisze się konsolację jak przy dziesiątce.

# Wist.
rulebook-preferans-whist-order = { $players ->
    [2] Gdy gra jest zapowiedziana, przeciwnik mówi „wist” albo „pas”; dziadek pasuje. Wistować to podjąć się wzięcia lew przeciw grającemu.
   *[other] Gdy gra jest zapowiedziana, dwaj obrońcy po kolei, zgodnie z ruchem wskazówek zegara od grającego, mówią „wist” albo „pas”. Wistować to podjąć się wzięcia lew przeciw grającemu.
}
rulebook-preferans-whist-quota-plain = Obrona, która wistuje, musi wziąć normę lew, wspólną dla obu rąk: przy szóstce { $six }, przy siódemce { $seven }, przy ósemce { $eight }, przy dziewiątce { $nine }.
rulebook-preferans-whist-quota-personal = Każdy wistujący ma własną normę lew: przy szóstce { $six }, przy każdej wyższej grze { $seven }, cokolwiek powie drugi obrońca.
rulebook-preferans-whist-ten-whisted = Przy dziesiątce wistuje się jak przy innych grach; norma wynosi { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}.
rulebook-preferans-whist-ten-checked = { $players ->
    [2] Przy dziesiątce się nie wistuje, tylko sprawdza: przeciwnik wykłada swoje karty i karty dziadka, gra obiema rękami i stara się wziąć lewę.
   *[other] Przy dziesiątce się nie wistuje, tylko sprawdza: dwaj obrońcy wykładają karty i każdy swoimi stara się wziąć lewę.
}
rulebook-preferans-whist-spades = { $players ->
    [2] Przy sześciu pik przeciwnik musi wistować.
   *[other] Przy sześciu pik muszą wistować obaj obrońcy i nie wykładają kart.
}
rulebook-preferans-whist-both = Jeśli wistują obaj, nie wykładają kart i każdemu liczy się jego lewy.
rulebook-preferans-whist-lone = Jeśli jeden obrońca wistuje, a drugi pasuje, wszystkie lewy obrony liczą się wistującemu.
rulebook-preferans-whist-alone-on-nine = Przy dziewiątce wistować może tylko jeden obrońca: gdy pierwszy wistuje, drugi musi spasować.
rulebook-preferans-whist-face-choice = Samotny wistujący wybiera, jak się gra: na leżąco, gdy karty obu obrońców leżą na stole i gra nimi wistujący, albo na stojąco, gdy każdy gra swoimi, nie wykładając ich.
rulebook-preferans-whist-face-lying = Samotny wistujący gra na leżąco: karty obu obrońców kładzie się na stół i gra nimi wistujący.
rulebook-preferans-whist-face-standing = Samotny wistujący gra na stojąco: obrońcy nie wykładają kart i każdy gra swoimi.
rulebook-preferans-whist-face-dummy = Jeśli przeciwnik wistuje, jego karty i karty dziadka kładzie się na stół, a on gra obiema rękami.
rulebook-preferans-whist-opened = Karty, które mają leżeć odkryte, wykłada się przed pierwszym wyjściem, jeśli nie wychodzi grający, a jeśli on, to po jego pierwszej karcie.
rulebook-preferans-whist-opened-late = Karty, które mają leżeć odkryte, wykłada się dopiero po pierwszej lewie.
rulebook-preferans-whist-nobody = { $players ->
    [2] Jeśli przeciwnik spasuje, gry się nie rozgrywa i uchodzi ona za wygraną.
    [4] Jeśli nikt nie wistuje, gry się nie rozgrywa i uchodzi ona za wygraną.
   *[other] Jeśli spasują obaj obrońcy, gry się nie rozgrywa i uchodzi ona za wygraną.
}
rulebook-preferans-whist-dealer-full = Jeśli obaj obrońcy spasują, może za nich wistować rozdający, który odpoczywa. Wtedy on pisze wisty, odpowiada za całą normę i płaci za brakujące lewy.
rulebook-preferans-whist-dealer-free = Jeśli obaj obrońcy spasują, może za nich wistować rozdający, który odpoczywa. Wtedy on pisze wisty, ale normy nie ma i za brakujące lewy nie płaci.
rulebook-preferans-whist-dealer-hand-both = Zanim zawistuje za obrońców, rozdający może obejrzeć karty jednego z nich; gdy wistuje, gra obiema rękami.
rulebook-preferans-whist-dealer-hand-seen = Zanim zawistuje za obrońców, rozdający musi obejrzeć karty jednego z nich. Rozdający, który wistuje na stojąco, gra tylko tymi kartami, a drugi obrońca swoimi.
rulebook-preferans-whist-unplayed = { $players ->
    [2] Jeśli przy szóstce albo siódemce nie ma wista, a dziadek odzywałby się przed przeciwnikiem, przeciwnik i tak pisze na grającego własne wisty: za szóstkę { $six }, za siódemkę { $seven }.
   *[other] Jeśli przy szóstce albo siódemce nikt nie wistuje, drugi obrońca i tak pisze na grającego własne wisty: za szóstkę { $six }, za siódemkę { $seven }.
}
rulebook-preferans-whist-half-to-seven = { $players ->
    [2] Przy szóstce i siódemce przeciwnik, jeśli dziadek jest przed nim, może powiedzieć „pół wista”. Gry się wtedy nie rozgrywa i uchodzi ona za wygraną, a przeciwnik pisze wisty za połowę normy: przy szóstce { $six }, przy siódemce { $seven }.
   *[other] Przy szóstce i siódemce drugi obrońca, gdy pierwszy spasował, może powiedzieć „pół wista”. Gry się wtedy nie rozgrywa i uchodzi ona za wygraną, a drugi obrońca pisze wisty za połowę normy: przy szóstce { $six }, przy siódemce { $seven }.
}
rulebook-preferans-whist-half-to-eight = { $players ->
    [2] Przy szóstce, siódemce i ósemce przeciwnik, jeśli dziadek jest przed nim, może powiedzieć „pół wista”. Gry się wtedy nie rozgrywa i uchodzi ona za wygraną, a przeciwnik pisze wisty za połowę normy: przy szóstce { $six }, przy siódemce { $seven }, przy ósemce { $eight }.
   *[other] Przy szóstce, siódemce i ósemce drugi obrońca, gdy pierwszy spasował, może powiedzieć „pół wista”. Gry się wtedy nie rozgrywa i uchodzi ona za wygraną, a drugi obrońca pisze wisty za połowę normy: przy szóstce { $six }, przy siódemce { $seven }, przy ósemce { $eight }.
}
rulebook-preferans-whist-half-return = Pierwszy obrońca może na „pół wista” wziąć wist z powrotem i wistować sam; drugi liczy się wtedy jako pasujący.
rulebook-preferans-whist-half-dealer = Jeśli pierwszy obrońca zgadza się na pół wista, może jeszcze wistować rozdający, a kto powiedział „pół wista”, liczy się wtedy jako pasujący.
rulebook-preferans-whist-half-leave = Gdzie wolno powiedzieć „pół wista”, także pierwszy obrońca, który powiedział „wist”, może po pasie drugiego jeszcze odejść z pół wistem.

# Rozgrywka.
rulebook-preferans-play-lead = { $players ->
    [2] Do pierwszej lewy wychodzi pierwsza ręka, ktokolwiek jest grającym, choćby to był dziadek. Potem wychodzi ręka, która wzięła ostatnią lewę.
   *[other] Do pierwszej lewy wychodzi pierwsza ręka, ktokolwiek jest grającym. Potem wychodzi ten, kto wziął ostatnią lewę.
}
rulebook-preferans-play-follow = Trzeba dokładać do koloru. Kto nie ma koloru wyjścia, musi dać atut, a kto nie ma i atutu, daje dowolną kartę.
rulebook-preferans-play-no-beating = Kart na stole nikt nie musi przebijać.
rulebook-preferans-play-winner = Lewę bierze najwyższy atut, a gdy atutu w niej nie ma, najwyższa karta koloru wyjścia.
rulebook-preferans-play-misere = { $players ->
    [2] W mizerze nie ma atu i nikt nie wistuje. Karty przeciwnika i dziadka kładzie się na stół; przeciwnik gra obiema rękami i stara się, żeby lewę wziął grający.
   *[other] W mizerze nie ma atu i nikt nie wistuje. Dwaj obrońcy kładą karty na stół; każdy gra swoimi i stara się, żeby lewę wziął grający.
}
rulebook-preferans-play-offer = Między dwiema lewami można zaproponować podział pozostałych; jeśli zgodzą się wszyscy, od których zapisu to zależy, rozdanie tak się kończy. Gdy lewy mogłoby wziąć więcej niż dwóch graczy, wolno to dopiero, kiedy zostało najwyżej { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}.
rulebook-preferans-play-proof = Grający nie może zaniżać zapowiedzi. Jeśli weźmie więcej lew, niż zapowiedział, obrońca może zażądać, by pokazał rozkład kart, których nie widział, przy którym więcej niż zapowiedziane wziąć się nie da.
rulebook-preferans-play-proof-game = Jeśli takiego rozkładu nie ma, gra jest przegrana, a każda lewa ponad nią liczy się jako brakująca.
rulebook-preferans-play-proof-lay = Jeśli takiego rozkładu nie ma, gra jest przegrana, a jako brakujące liczą się te lewy ponad nią, które daje nawet najgorszy rozkład.

# Raspas.
rulebook-preferans-passes-what = W raspasie nie ma grającego ani atu; każdy gra sam za siebie i stara się wziąć jak najmniej lew. Trzeba dokładać do koloru, a kto nie może, daje dowolną kartę.
rulebook-preferans-passes-dummy = Karty dziadka nie biorą udziału w raspasie.
rulebook-preferans-passes-talon-leads = Karty talonu odkrywa się po jednej: wychodzi się nimi do dwóch pierwszych lew, a pierwsza dokłada do nich pierwsza ręka. Są to karty rozdającego i mogą wziąć lewę. Do trzeciej lewy wychodzi pierwsza ręka, a potem ten, kto wziął ostatnią.
rulebook-preferans-passes-talon-suit = { $players ->
    [2] Karty talonu odkrywa się po jednej: wychodzi się nimi do dwóch pierwszych lew, a pierwszy dokłada do nich przeciwnik rozdającego. Wskazują tylko kolor i lewy wziąć nie mogą; jeśli nikt tego koloru nie ma, lewę bierze przeciwnik rozdającego. On wychodzi też do trzeciej, a potem ten, kto wziął ostatnią.
   *[other] Karty talonu odkrywa się po jednej: wychodzi się nimi do dwóch pierwszych lew, a pierwsza dokłada do nich pierwsza ręka. Wskazują tylko kolor i lewy wziąć nie mogą; jeśli nikt tego koloru nie ma, lewę bierze pierwsza ręka. Ona wychodzi też do trzeciej, a potem ten, kto wziął ostatnią.
}
rulebook-preferans-passes-talon-closed = { $players ->
    [2] Talon leży zakryty. Do pierwszej lewy wychodzi przeciwnik rozdającego, a potem ten, kto wziął ostatnią.
   *[other] Talon leży zakryty. Do pierwszej lewy wychodzi pierwsza ręka, a potem ten, kto wziął ostatnią.
}
rulebook-preferans-passes-write-hill = Za każdą lewę ten, kto ją weźmie, pisze na górę { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
    [many] { $price } punktów
   *[other] { $price } punktu
}.
rulebook-preferans-passes-write-amnesty = { $players ->
    [2] Kto ma mniej lew, nie pisze nic. Drugi gracz za każdą lewę ponad tę liczbę pisze na górę { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
        [many] { $price } punktów
       *[other] { $price } punktu
    }.
   *[other] Kto ma najmniej lew, nie pisze nic. Pozostali za każdą lewę ponad tę liczbę piszą na górę { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
        [many] { $price } punktów
       *[other] { $price } punktu
    }.
}
rulebook-preferans-passes-write-whists = { $players ->
    [2] Kto ma mniej lew, pisze wisty na drugiego: za każdą jego lewę { $price ->
        [one] { $price } wist
        [few] { $price } wisty
        [many] { $price } wistów
       *[other] { $price } wistu
    }. Przy równej liczbie lew nikt nie pisze.
   *[other] Kto ma najmniej lew, pisze wisty na pozostałych: za każdą ich lewę { $price ->
        [one] { $price } wist
        [few] { $price } wisty
        [many] { $price } wistów
       *[other] { $price } wistu
    }. Jeśli kilku graczy ma równie mało, dzielą się tymi wistami.
}
rulebook-preferans-passes-turned = Rozdający, który odpoczywa, płaci cenę każdej lewy, którą wezmą karty talonu.
rulebook-preferans-passes-turned-whists = Lewy, które wezmą karty talonu, liczą się jako lewy rozdającego, który odpoczywa.
rulebook-preferans-passes-growth-none = Ile by raspasów nie szło z rzędu, cena jest ta sama.
rulebook-preferans-passes-growth-add = Póki raspasy idą z rzędu, cena rośnie: lewa drugiego kosztuje { $second }, lewa trzeciego { $third }.
rulebook-preferans-passes-growth-double = Póki raspasy idą z rzędu, cena się podwaja: lewa drugiego kosztuje { $second }, lewa trzeciego { $third }.
rulebook-preferans-passes-growth-stays = Każdy dalszy raspas z rzędu kosztuje tyle co trzeci.
rulebook-preferans-passes-growth-again = Gdy po trzecim raspasie z rzędu rozdawanie przeszło dalej, cena zaczyna się od nowa.
rulebook-preferans-passes-zero-hill = Gracz, który miał karty i nie wziął żadnej lewy, odpisuje od góry { $points ->
    [one] { $points } punkt; czego góra nie pokrywa, przepada.
    [few] { $points } punkty; czego góra nie pokrywa, przepada.
    [many] { $points } punktów; czego góra nie pokrywa, przepada.
   *[other] { $points } punktu; czego góra nie pokrywa, przepada.
}
rulebook-preferans-passes-zero-pool = Gracz, który miał karty i nie wziął żadnej lewy, zarabia { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, jak za wygraną grę.
rulebook-preferans-passes-zero-grows = To, co dostaje się za raspas bez lewy, rośnie razem z ceną.
rulebook-preferans-passes-penalty = Po { $count ->
    [one] { $count } raspasie
    [few] { $count } raspasach
    [many] { $count } raspasach
   *[other] { $count } raspasu
} z rzędu rozdający pisze na górę jeszcze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rulebook-preferans-passes-start-match = Na początku partii { $count ->
    [one] jest { $count } obowiązkowy raspas
    [few] są { $count } obowiązkowe raspasy
    [many] jest { $count } obowiązkowych raspasów
   *[other] jest { $count } obowiązkowego raspasu
}: rozdaje się i gra bez licytacji.
rulebook-preferans-passes-start-race = Na początku każdego wyścigu { $count ->
    [one] jest { $count } obowiązkowy raspas
    [few] są { $count } obowiązkowe raspasy
    [many] jest { $count } obowiązkowych raspasów
   *[other] jest { $count } obowiązkowego raspasu
}: rozdaje się i gra bez licytacji.
rulebook-preferans-passes-after-misere-on = Po nieudanym mizerze następne rozdanie to obowiązkowy raspas, bez licytacji.
rulebook-preferans-passes-after-misere-tricks = Po nieudanym mizerze następne rozdanie to obowiązkowy raspas, bez licytacji. Cena lewy zależy od mizera: { $first }, jeśli wzięto w nim jedną lewę, { $second }, jeśli dwie, i { $third }, jeśli więcej.
rulebook-preferans-passes-after-nine = Po przegranej dziewiątce lub dziesiątce, która przelicytowała mizera, następne rozdanie to także obowiązkowy raspas.
rulebook-preferans-passes-compulsory-counted = Obowiązkowe raspasy liczą się do rzędu jak wszystkie inne.
rulebook-preferans-passes-compulsory-apart = Obowiązkowe raspasy do rzędu się nie liczą i po każdym rozdawanie przechodzi dalej.
rulebook-preferans-passes-ladder-6 = Po raspasie znów wolno licytować każdą grę, od sześciu pik.
rulebook-preferans-passes-ladder-6-7 = Po jednym raspasie wolno licytować każdą grę, od sześciu pik; po dwóch i więcej z rzędu najniższa odzywka to siódemka.
rulebook-preferans-passes-ladder-6-7-8 = Po jednym raspasie wolno licytować każdą grę, od sześciu pik; po dwóch z rzędu najniższa odzywka to siódemka, po trzech i więcej ósemka.
rulebook-preferans-passes-ladder-6-7-8-6 = Po jednym raspasie wolno licytować każdą grę, od sześciu pik; po dwóch z rzędu najniższa odzywka to siódemka, po trzech ósemka, a dalej znowu szóstka, siódemka i ósemka.
rulebook-preferans-passes-ladder-7 = Po raspasie najniższa odzywka to siódemka.
rulebook-preferans-passes-ladder-7-8 = Po jednym raspasie najniższa odzywka to siódemka, po dwóch i więcej z rzędu ósemka.
rulebook-preferans-passes-ladder-misere = Mizera wolno licytować zawsze.
rulebook-preferans-passes-row-any = Rząd raspasów kończy się z następną grą, wygraną czy przegraną.
rulebook-preferans-passes-row-made = Rząd raspasów trwa, aż ktoś wygra grę; przegrana z raspasów nie wyprowadza.
rulebook-preferans-passes-row-whisted = Rząd raspasów trwa, aż jakaś gra będzie rozegrana i wygrana. Przegrana ani taka, na której nikt nie wistował, z raspasów nie wyprowadza.
rulebook-preferans-passes-row-misere-any = Mizer, udany czy nie, też wyprowadza z raspasów.
rulebook-preferans-passes-row-misere-made = Udany mizer też wyprowadza z raspasów.
rulebook-preferans-passes-row-misere-off = Mizer z raspasów nie wyprowadza.

# Gry w ciemno.
rulebook-preferans-dark-unseen = Karty rozdaje się zakryte i do końca licytacji nikt nie musi ich oglądać. Zajrzeć wolno w każdej chwili, ale kto zajrzał, w tym rozdaniu nie powie już niczego „w ciemno”.
rulebook-preferans-dark-calls = Gracz, który nie zajrzał w karty, może licytować grę w ciemno. Jeśli się ją gra, wszystkie jej punkty i wisty liczą się podwójnie, czy jest wygrana, czy przegrana.
rulebook-preferans-dark-order = Odzywka w ciemno stoi tuż pod taką samą, ale o jedną lewę wyższą odzywką gracza, który zajrzał w karty. Sześć pik w ciemno przebijają więc sześć trefl w ciemno i siedem pik po obejrzeniu kart.
rulebook-preferans-dark-misere = W ciemno wolno licytować i mizera, pierwszym słowem. Przebija go tylko dziesiątka w ciemno; trzeba go zagrać, a obrona nie wykłada kart.
rulebook-preferans-dark-talon = W grze w ciemno talon widzi tylko grający.
rulebook-preferans-dark-names = Kto wygrał licytację w ciemno, najpóźniej teraz zagląda w karty i zapowiada dowolną grę nie niższą od odzywki albo mizera, jeśli odzywka była od niego niższa.
rulebook-preferans-dark-whist = { $players ->
    [2] Jeśli zapowiedziana gra jest wyższa od odzywki w ciemno najwyżej o { $steps ->
        [one] { $steps } szczebel
        [few] { $steps } szczeble
        [many] { $steps } szczebli
       *[other] { $steps } szczebla
    }, przeciwnik musi wistować. Po sześciu pik w ciemno są to wszystkie szóstki i siedem pik.
   *[other] Jeśli zapowiedziana gra jest wyższa od odzywki w ciemno najwyżej o { $steps ->
        [one] { $steps } szczebel
        [few] { $steps } szczeble
        [many] { $steps } szczebli
       *[other] { $steps } szczebla
    }, muszą wistować obaj obrońcy, nie wykładając kart. Po sześciu pik w ciemno są to wszystkie szóstki i siedem pik.
}
rulebook-preferans-dark-proof = W grze w ciemno nikt nie pyta, czy zapowiedź była zaniżona.
rulebook-preferans-dark-premium = Za talon w grze w ciemno się nie płaci.
rulebook-preferans-dark-pass = Gracz, który nie zajrzał w karty, może powiedzieć „pas w ciemno”, póki w tym rozdaniu nikt nie zalicytował gry.
rulebook-preferans-dark-pass-eldest = { $players ->
    [2] Przeciwnik rozdającego, który odzywa się pierwszy, może powiedzieć „pas w ciemno”, zanim zajrzy w karty.
   *[other] „Pas w ciemno” może powiedzieć tylko pierwsza ręka, zanim zajrzy w karty.
}
rulebook-preferans-dark-pass-beaten = Pas w ciemno przebija tylko siedem pik lub wyższa odzywka albo jakakolwiek odzywka w ciemno.
rulebook-preferans-dark-pass-beaten-light = Pas w ciemno przebija tylko siedem pik lub wyższa odzywka.
rulebook-preferans-dark-pass-again = Jeśli po raspasie w ciemno rozdaje znowu ten sam gracz, następny pas w ciemno przebija tylko osiem pik lub wyższa odzywka albo siedem pik w ciemno lub wyższa, a po drugim dziewięć pik lub wyższa odzywka albo osiem pik w ciemno lub wyższa.
rulebook-preferans-dark-pass-again-light = Jeśli po raspasie w ciemno rozdaje znowu ten sam gracz, następny pas w ciemno przebija tylko osiem pik lub wyższa odzywka, a po drugim dziewięć pik lub wyższa odzywka.
rulebook-preferans-dark-pass-final = Jak każdy pas, pas w ciemno jest w tym rozdaniu ostateczny.
rulebook-preferans-dark-pass-return = Kto spasował w ciemno, może po przebiciu pasa licytować znowu, ale już tylko po obejrzeniu kart.
rulebook-preferans-dark-all-pass = Jeśli nikt nie licytuje, a ktoś spasował w ciemno, raspas jest w ciemno i jego cena podwaja się dla wszystkich.

# Bomby.
rulebook-preferans-bombs-dark-one = Raspas w ciemno zostawia bombę każdemu, kto w nim spasował, nie zajrzawszy w karty.
rulebook-preferans-bombs-dark-three = Raspasy w ciemno u jednego rozdającego zostawiają znaki: pierwszy bombę, drugi z rzędu podwójną bombę, trzeci choinkę. Kto spasował, nie zajrzawszy w karty, dostaje pełny znak, kto zajrzał, o szczebel niższy, a po pierwszym nic.
rulebook-preferans-bombs-dealer-one = Rozdający, który odpoczywa, też dostaje bombę, jeśli wszyscy trzej spasowali, nie zajrzawszy w karty.
rulebook-preferans-bombs-dealer-three = Rozdający, który odpoczywa, dostaje pełny znak, jeśli wszyscy trzej spasowali, nie zajrzawszy w karty, a w przeciwnym razie o szczebel niższy.
rulebook-preferans-bombs-start = Każdy obowiązkowy raspas na początku zostawia wszystkim po bombie.
rulebook-preferans-bombs-use-one = Bomba mnoży przez { $bomb } następną grę swojego właściciela: wszystkie punkty i wisty rozdania.
rulebook-preferans-bombs-use-three = Znak mnoży następną grę swojego właściciela, wszystkie punkty i wisty rozdania: bomba przez { $bomb }, podwójna bomba przez { $double }, choinka przez { $tree }.
rulebook-preferans-bombs-gone = Wygrana gra zużywa bombę; po przegranej bomba czeka na następną.
rulebook-preferans-bombs-order-oldest = Kto ma kilka bomb, gra najpierw na najstarszej.
rulebook-preferans-bombs-order-choice = Kto ma kilka bomb, sam wybiera, na której gra.

# Rozbójnik.
rulebook-preferans-brigand-first = Partia zaczyna się od Rozbójnika. Każdy musi w nim zagrać { $games ->
    [one] { $games } grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, po jednej na rozdanie i w dowolnej kolejności: szóstkę, siódemkę, ósemkę, dziewiątkę, dziesiątkę i mizera. To razem { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}.
rulebook-preferans-brigand-only = Gra się samego Rozbójnika. Każdy musi w nim zagrać { $games ->
    [one] { $games } grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, po jednej na rozdanie i w dowolnej kolejności: szóstkę, siódemkę, ósemkę, dziewiątkę, dziesiątkę i mizera. To razem { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}.
rulebook-preferans-brigand-soloist-first = { $players ->
    [2] W Rozbójniku licytacji nie ma: w rozdaniu gra przeciwnik rozdającego.
   *[other] W Rozbójniku licytacji nie ma: w rozdaniu gra pierwsza ręka.
}
rulebook-preferans-brigand-soloist-second = { $players ->
    [2] W Rozbójniku licytacji nie ma: w rozdaniu gra sam rozdający.
   *[other] W Rozbójniku licytacji nie ma: w rozdaniu gra druga ręka, siedząca na lewo od pierwszej.
}
rulebook-preferans-brigand-game = Grający bierze talon, odkłada karty i zapowiada jedną z gier, które mu jeszcze zostały, z dowolnym atu. Wygraną czy przegraną, skreśla się ją z listy.
rulebook-preferans-brigand-moves = Rozdawanie zawsze przechodzi dalej.
rulebook-preferans-brigand-no-limit = Póki trwa Rozbójnik, pule rosną bez granicy.
rulebook-preferans-brigand-no-dark = W Rozbójniku nikt nie gra w ciemno.
rulebook-preferans-brigand-no-bombs = Bomby są tylko w grze właściwej i mnożą tylko jej gry.
rulebook-preferans-brigand-no-share = Gier Rozbójnika nie gra się na pół z rozdającym.
rulebook-preferans-brigand-no-totus = W Rozbójniku nikt nie zapowiada totusa.
rulebook-preferans-brigand-no-surrender = Gier Rozbójnika nie można poddać.
rulebook-preferans-brigand-no-proof = W Rozbójniku nikt nie pyta, czy zapowiedź była zaniżona.
rulebook-preferans-brigand-passes = Gdy wszystkie te gry są zagrane, idą raspasy: { $rounds ->
    [one] { $rounds } kolejka
    [few] { $rounds } kolejki
    [many] { $rounds } kolejek
   *[other] { $rounds } kolejki
}, czyli { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
} bez licytacji. Rozdawanie za każdym razem przechodzi dalej, a każdy z nich ma cenę pierwszego raspasu.
rulebook-preferans-brigand-pools-on = Punkty, które Rozbójnik przyniósł do pul, liczą się w grze właściwej.
rulebook-preferans-brigand-pools-off = Po Rozbójniku pule odkłada się na bok i do gry właściwej zaczyna od nowa; przy rozliczeniu odłożone punkty znów się dodaje.
rulebook-preferans-brigand-owner = Przed grą właściwą właściciel góry, czyli gracz z największą górą, ustala cenę wista i wielkość puli. Pula nie może być większa od najmniejszej góry, ale { $size ->
    [one] { $size } punkt wolno ustalić
    [few] { $size } punkty wolno ustalić
    [many] { $size } punktów wolno ustalić
   *[other] { $size } punktu wolno ustalić
} zawsze.
rulebook-preferans-brigand-owner-rounds = Przed grą właściwą właściciel góry, czyli gracz z największą górą, ustala cenę wista, wielkość puli oraz to, ile kolejek się gra albo o której godzinie zaczyna się koniec. Pula nie może być większa od najmniejszej góry, ale { $size ->
    [one] { $size } punkt wolno ustalić
    [few] { $size } punkty wolno ustalić
    [many] { $size } punktów wolno ustalić
   *[other] { $size } punktu wolno ustalić
} zawsze.

# Zapis po rozdaniu.
rulebook-preferans-scoring-made = Grający, który weźmie co najmniej tyle lew, ile zapowiedział, wygrał grę i zarabia jej wartość w punktach; dalsze lewy nie dają nic więcej.
rulebook-preferans-scoring-failed = Grający, który weźmie mniej lew, niż zapowiedział, przegrał i pisze na górę za każdą brakującą lewę, w punktach: przy szóstce { $six }, przy siódemce { $seven }, przy ósemce { $eight }, przy dziewiątce { $nine }, przy dziesiątce { $ten }.
rulebook-preferans-scoring-misere = Mizer bez lewy daje grającemu swoją wartość. W przeciwnym razie grający pisze na górę za każdą wziętą lewę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; wistów w mizerze nikt nie pisze.
rulebook-preferans-scoring-whists = Wistujący piszą na grającego wisty za każdą swoją lewę, czy gra jest wygrana, czy przegrana: przy szóstce { $six }, przy siódemce { $seven }, przy ósemce { $eight }, przy dziewiątce { $nine }.
rulebook-preferans-scoring-whists-ten = Przy dziesiątce, na której się wistuje, lewa daje { $whists ->
    [one] { $whists } wist
    [few] { $whists } wisty
    [many] { $whists } wistów
   *[other] { $whists } wistu
}.
rulebook-preferans-scoring-ten-checked = Przy dziesiątce za lewy nikt wistów nie pisze, ktokolwiek je wziął.
rulebook-preferans-scoring-split-greedy = Samotny wistujący zatrzymuje wisty za wszystkie lewy obrony; obrońca, który spasował, nic z nich nie dostaje.
rulebook-preferans-scoring-split-gentleman = Samotny wistujący zatrzymuje wisty za wszystkie lewy obrony, jeśli gra jest wygrana. Jeśli jest przegrana, połowę dostaje obrońca, który spasował.
rulebook-preferans-scoring-split-always = Samotny wistujący zawsze oddaje połowę wistów za lewy obrońcy, który spasował.
rulebook-preferans-scoring-answer-full = Jeśli gra jest wygrana, a obrona wzięła mniej niż norma, wistujący piszą na górę za każdą brakującą im lewę całą cenę, w punktach: przy szóstce { $six }, przy siódemce { $seven }, przy ósemce { $eight }, przy dziewiątce { $nine }.
rulebook-preferans-scoring-answer-half = Jeśli gra jest wygrana, a obrona wzięła mniej niż norma, wistujący piszą na górę za każdą brakującą im lewę pół ceny, w punktach: przy szóstce { $six }, przy siódemce { $seven }, przy ósemce { $eight }, przy dziewiątce { $nine }.
rulebook-preferans-scoring-answer-ten = Przy wygranej dziesiątce, na której wistowano, za brakującą lewę wistujący pisze na górę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rulebook-preferans-scoring-answer-none = Jeśli obrona weźmie mniej niż norma, wistujący nic za to nie płacą.
rulebook-preferans-scoring-pair-second = Gdy wistuje dwóch, przy szóstce i siódemce każdy odpowiada za połowę normy, ale razem nigdy nie płacą za więcej, niż brakuje. Przy wyższej grze odpowiada tylko ten, kto wistował drugi.
rulebook-preferans-scoring-pair-both = Gdy wistuje dwóch, przy szóstce i siódemce każdy odpowiada za połowę normy, ale razem nigdy nie płacą za więcej, niż brakuje. Przy wyższej grze za brakującą lewę płacą obaj.
rulebook-preferans-scoring-pair-each = Gdy wistuje dwóch, każdy płaci za wszystkie lewy, których zabrakło im razem.
rulebook-preferans-scoring-consolation-all = { $players ->
    [2] Gdy gra jest przegrana, przeciwnik pisze na grającego jeszcze konsolację, czyli wisty za każdą brakującą lewę.
    [4] Gdy gra jest przegrana, wszyscy pozostali, także obrońca, który spasował, i rozdający, który odpoczywa, piszą na grającego jeszcze konsolację, czyli wisty za każdą brakującą lewę.
   *[other] Gdy gra jest przegrana, obaj obrońcy, także ten, kto spasował, piszą na grającego jeszcze konsolację, czyli wisty za każdą brakującą lewę.
}
rulebook-preferans-scoring-consolation-no-passer = Gdy gra jest przegrana, wistujący i rozdający, który odpoczywa, piszą na grającego jeszcze konsolację, czyli wisty za każdą brakującą lewę; obrońca, który spasował, jej nie pisze.
rulebook-preferans-scoring-consolation-no-dealer = Gdy gra jest przegrana, obaj obrońcy, także ten, kto spasował, piszą na grającego jeszcze konsolację, czyli wisty za każdą brakującą lewę; rozdający, który odpoczywa, jej nie pisze.
rulebook-preferans-scoring-consolation-whisters = Gdy gra jest przegrana, wistujący piszą na grającego jeszcze konsolację, czyli wisty za każdą brakującą lewę; nikt inny jej nie pisze.
rulebook-preferans-scoring-consolation-ten = Przy dziesiątce, na której się nie wistuje, konsolację piszą obaj obrońcy.
rulebook-preferans-scoring-consolation-value = Konsolacja za brakującą lewę to tyle wistów, ile punktów pisze grający: przy szóstce { $six }, przy siódemce { $seven }, przy ósemce { $eight }, przy dziewiątce { $nine }, przy dziesiątce { $ten }.
rulebook-preferans-scoring-consolation-double = Konsolacja za brakującą lewę to dwa razy tyle wistów, ile punktów pisze grający: przy szóstce { $six }, przy siódemce { $seven }, przy ósemce { $eight }, przy dziewiątce { $nine }, przy dziesiątce { $ten }.
rulebook-preferans-scoring-consolation-ten-whists = Konsolacja za brakującą lewę to w każdej grze { $whists ->
    [one] { $whists } wist
    [few] { $whists } wisty
    [many] { $whists } wistów
   *[other] { $whists } wistu
}.
rulebook-preferans-scoring-consolation-robber = Konsolację podnosi się tak, żeby każdy, kto ją pisze, miał razem tyle, ile wistujący za lewy i za brakujące lewy; przy dwóch wistujących liczy się większa suma.

# Z rozdania na rozdanie.
rulebook-preferans-sheet-parts = { $players ->
    [2] Zapis, czyli pulka, ma dla każdego gracza pulę, górę i wisty na przeciwnika. Punkty każdy pisze do własnej puli i na własną górę.
   *[other] Zapis, czyli pulka, ma dla każdego gracza pulę, górę i wisty na każdego z pozostałych. Punkty każdy pisze do własnej puli i na własną górę.
}
rulebook-preferans-sheet-order-half = Zarobek dzieli się: połowa idzie do puli gracza, połowę odpisuje się od jego góry. Nieparzysty punkt i to, czego góra nie potrzebuje, idzie do puli.
rulebook-preferans-sheet-order-pool = Zarobione punkty idą do puli gracza.
rulebook-preferans-sheet-order-pool-hill = Zarobione punkty idą do puli gracza; co się w niej nie mieści, odpisuje się od jego góry.
rulebook-preferans-sheet-order-partners = Zarobione punkty idą do puli gracza; co się w niej nie mieści, idzie na pomoc, a potem odpisuje się je od własnej góry.
rulebook-preferans-sheet-order-hill = Zarobione punkty najpierw odpisuje się od własnej góry i tylko reszta idzie do puli.
rulebook-preferans-sheet-size = Pula jest zamknięta, gdy ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rulebook-preferans-sheet-size-owner = Pula jest zamknięta, gdy ma tyle punktów, ile ustalił właściciel góry.
rulebook-preferans-sheet-over-help = { $players ->
    [2] Punkty ponad zamkniętą pulę pomagają przeciwnikowi zapełnić jego pulę. Za każdy punkt pomagający pisze na przeciwnika { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }.
   *[other] Punkty ponad zamkniętą pulę pomagają innym zapełnić ich pule: najpierw najpełniejszą z niezamkniętych, z równych tę, przy której góra jest mniejsza, a potem następnego gracza zgodnie z ruchem wskazówek zegara. Za każdy punkt pomagający pisze na tego, komu pomógł, { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }.
}
rulebook-preferans-sheet-over-help-last = { $players ->
    [2] Punkty, które nie mieszczą się ani w puli gracza, ani w jego górze, pomagają przeciwnikowi zapełnić jego pulę. Za każdy punkt pomagający pisze na przeciwnika { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }.
   *[other] Punkty, które nie mieszczą się ani w puli gracza, ani w jego górze, pomagają innym zapełnić ich pule: najpierw najpełniejszą z niezamkniętych, z równych tę, przy której góra jest mniejsza, a potem następnego gracza zgodnie z ruchem wskazówek zegara. Za każdy punkt pomagający pisze na tego, komu pomógł, { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }.
}
rulebook-preferans-sheet-over-help-chosen = Punkty ponad zamkniętą pulę pomagają innym zapełnić ich pule; komu, wybiera pomagający. Za każdy punkt pisze on na tego, komu pomógł, { $whists ->
    [one] { $whists } wist
    [few] { $whists } wisty
    [many] { $whists } wistów
   *[other] { $whists } wistu
}.
rulebook-preferans-sheet-over-help-last-chosen = Punkty, które nie mieszczą się ani w puli gracza, ani w jego górze, pomagają innym zapełnić ich pule; komu, wybiera pomagający. Za każdy punkt pisze on na tego, komu pomógł, { $whists ->
    [one] { $whists } wist
    [few] { $whists } wisty
    [many] { $whists } wistów
   *[other] { $whists } wistu
}.
rulebook-preferans-sheet-over-help-or-hill = { $players ->
    [2] Punkty ponad zamkniętą pulę pomagają przeciwnikowi zapełnić jego pulę albo odpisuje się je od własnej góry: wybiera pomagający. Za każdy punkt pomocy pisze on na przeciwnika { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }.
   *[other] Punkty ponad zamkniętą pulę pomagają innym zapełnić ich pule albo odpisuje się je od własnej góry: wybiera pomagający. Za każdy punkt pomocy pisze on na tego, komu pomógł, { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }.
}
rulebook-preferans-sheet-over-help-hills = { $players ->
    [2] Co nie zmieści się w żadnej puli, odpisuje się od góry pomagającego, a potem od góry przeciwnika, po { $whists ->
        [one] { $whists } wiście
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    } za punkt; reszta przepada.
   *[other] Co nie zmieści się w żadnej puli, odpisuje się od góry pomagającego, a potem od gór pozostałych, po { $whists ->
        [one] { $whists } wiście
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    } za punkt; reszta przepada.
}
rulebook-preferans-sheet-over-lost = Punkty, które nie mieszczą się ani w puli gracza, ani w jego górze, przepadają.
rulebook-preferans-sheet-over-kept = Zamknięta pula rośnie dalej i punkty te liczą się przy rozliczeniu.
rulebook-preferans-sheet-help-dealer = Rozdającemu, który w tym rozdaniu odpoczywał, się nie pomaga.
rulebook-preferans-sheet-help-short = Wistującemu, któremu zabrakło do normy, też można pomagać.
rulebook-preferans-sheet-help-not-short = Wistującemu, któremu zabrakło do normy, w tym rozdaniu się nie pomaga.
rulebook-preferans-sheet-cover-all = Gry potrzebują pokrycia: każdy raspas pokrywa każdemu graczowi jedną późniejszą grę, a każda gra, którą gracz zagrał w Rozbójniku, jeszcze jedną jego grę. Gra wygrana bez pokrycia daje tylko połowę swoich punktów.
rulebook-preferans-sheet-cover-passes = Gry potrzebują pokrycia: każdy raspas pokrywa każdemu graczowi jedną późniejszą grę. Gra wygrana bez pokrycia daje tylko połowę swoich punktów.
rulebook-preferans-sheet-cover-dealer = Pokrycie z raspasu ma też rozdający, który w nim odpoczywa.

# Koniec partii.
rulebook-preferans-end-all = Partia kończy się rozdaniem, w którym zamyka się ostatnia pula.
rulebook-preferans-end-one = Partia kończy się rozdaniem, w którym zamyka się pierwsza pula.
rulebook-preferans-end-total = Partia kończy się, gdy we wszystkich pulach razem jest { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rulebook-preferans-end-round = Kolejka się kończy, gdy rozdawanie wraca do pierwszego rozdającego.
rulebook-preferans-end-rounds = Gra się { $rounds ->
    [one] { $rounds } kolejkę
    [few] { $rounds } kolejki
    [many] { $rounds } kolejek
   *[other] { $rounds } kolejki
}, a potem jeszcze jedną, ostatnią; na niej partia się kończy.
rulebook-preferans-end-rounds-owner = Gdy miną kolejki, które ustalił właściciel góry, gra się jeszcze jedną, ostatnią.
rulebook-preferans-end-time-next = Ustala się czas kontrolny. Kolejkę, która w tej chwili trwa, gra się do końca, potem jeszcze jedną, ostatnią; na niej partia się kończy.
rulebook-preferans-end-time-running = Ustala się czas kontrolny. Kolejka, która w tej chwili trwa, jest ostatnia; na niej partia się kończy.
rulebook-preferans-end-time-owner-next = Jeśli właściciel góry zamiast liczby kolejek ustalił czas kontrolny, kolejkę, która w tej chwili trwa, gra się do końca, a potem jeszcze jedną, ostatnią.
rulebook-preferans-end-time-owner-running = Jeśli właściciel góry zamiast liczby kolejek ustalił czas kontrolny, kolejka, która w tej chwili trwa, jest ostatnia.
rulebook-preferans-end-razbojnik = Partia kończy się razem z Rozbójnikiem.
rulebook-preferans-end-deals = W każdym razie partia kończy się po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdania
}.
rulebook-preferans-end-races = Partia składa się z { $races ->
    [one] { $races } wyścigu
    [few] { $races } wyścigów
    [many] { $races } wyścigów
   *[other] { $races } wyścigu
}. W każdym pule, góry i rząd raspasów zaczynają się od nowa, a wisty zostają. Przy rozliczeniu pule i góry wszystkich wyścigów się sumuje.
rulebook-preferans-end-race-closed = Wyścig kończy się, gdy tylko zamknięta jest jakaś pula i nie trwa rząd raspasów.
rulebook-preferans-end-race-whisted = Wyścig kończy gra rozegrana i wygrana, gdy zamknięta jest już jakaś pula i nie trwa rząd raspasów. Pierwsza gra wyścigu to co najmniej siódemka.
rulebook-preferans-end-race-pool = { $players ->
    [2] Na końcu wyścigu gracz, który pierwszy zamknął pulę, pisze na przeciwnika { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }; jeśli obaj zamknęli w tym samym rozdaniu, nie pisze nikt.
   *[other] Na końcu wyścigu gracz, który pierwszy zamknął pulę, pisze na każdego z pozostałych { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }; kto zamknął swoją w tym samym rozdaniu, ma w nich udział.
}
rulebook-preferans-end-race-hill = { $players ->
    [2] Na końcu wyścigu gracz z mniejszą górą pisze na przeciwnika { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }; przy równych górach nie pisze nikt.
   *[other] Na końcu wyścigu gracz z najmniejszą górą pisze na każdego z pozostałych { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }; przy równych górach się je dzieli.
}
rulebook-preferans-end-total-pool = { $players ->
    [2] Po ostatnim wyścigu gracz, którego pule ze wszystkich wyścigów dają większą sumę, pisze na przeciwnika { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }.
   *[other] Po ostatnim wyścigu gracz, którego pule ze wszystkich wyścigów dają największą sumę, pisze na każdego z pozostałych { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }.
}
rulebook-preferans-end-total-hill = { $players ->
    [2] Po ostatnim wyścigu gracz, którego góry ze wszystkich wyścigów dają mniejszą sumę, pisze na przeciwnika { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }.
   *[other] Po ostatnim wyścigu gracz, którego góry ze wszystkich wyścigów dają najmniejszą sumę, pisze na każdego z pozostałych { $whists ->
        [one] { $whists } wist
        [few] { $whists } wisty
        [many] { $whists } wistów
       *[other] { $whists } wistu
    }.
}

# Rozliczenie.
rulebook-preferans-settlement-hill-only = Rozlicza się same góry; pul i wistów się nie liczy.
rulebook-preferans-settlement-pool = Za każdy punkt, którego puli brakuje do zamknięcia, jej właścicielowi dodaje się do góry { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rulebook-preferans-settlement-pool-kept = Za każdy punkt, którego puli brakuje do zamknięcia, jej właścicielowi dodaje się do góry { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a za każdy punkt ponad to tyle samo się odpisuje.
rulebook-preferans-settlement-pool-largest = Każdą pulę porównuje się z największą: za każdy punkt mniej jej właścicielowi dodaje się do góry { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rulebook-preferans-settlement-hills = { $players ->
    [2] Od każdej góry odejmuje się najmniejszą. Resztę mnoży się przez { $whists } i dzieli przez { $players }, czyli liczbę graczy: tyle wistów właściciel góry daje przeciwnikowi.
   *[other] Od każdej góry odejmuje się najmniejszą. Resztę mnoży się przez { $whists } i dzieli przez { $players }, czyli liczbę graczy: tyle wistów właściciel góry daje każdemu z pozostałych.
}
rulebook-preferans-settlement-whists = Potem odejmuje się od siebie wisty, które dwóch graczy napisało na siebie nawzajem. Wyniki dają razem zero.
rulebook-preferans-settlement-rounding = Ułamki zachowuje się do końca, a potem zaokrągla tak, żeby suma została zerem.
rulebook-preferans-settlement-winner = Wygrywa ten, kto ma najwyższy wynik.

# Przewinienia i kary.
rulebook-preferans-faults-real = Przy prawdziwych kartach zdarzają się przewinienia. Oto, czym się kończą.
rulebook-preferans-faults-misdeal = Za błędne rozdanie rozdający pisze na górę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i rozdaje jeszcze raz.
rulebook-preferans-faults-misdeal-again = Po błędnym rozdaniu rozdaje jeszcze raz ten sam gracz.
rulebook-preferans-faults-twice = Za drugie błędne rozdanie z rzędu rozdający pisze na górę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, jak za brakującą lewę przy szóstce, i rozdawanie przechodzi dalej.
rulebook-preferans-faults-twice-proper = Za drugie błędne rozdanie z rzędu rozdający pisze na górę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, jak za brakującą lewę przy szóstce, i rozdawanie przechodzi dalej; w Rozbójniku i w raspasach po nim nie przechodzi.
rulebook-preferans-faults-twice-razbojnik = Za drugie błędne rozdanie z rzędu rozdający pisze na górę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, jak za brakującą lewę przy szóstce.
rulebook-preferans-faults-prompt = Za podpowiadanie w czasie gry pisze się na górę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rulebook-preferans-faults-revoke = Za fałszywy renons w grze, czyli kartę zagraną wbrew obowiązkowi dołożenia do koloru albo dania atutu, pisze się na górę jak za { $tricks ->
    [one] { $tricks } brakującą lewę
    [few] { $tricks } brakujące lewy
    [many] { $tricks } brakujących lew
   *[other] { $tricks } brakującej lewy
} tej gry. Rozdanie jest nieważne i rozdaje jeszcze raz ten sam gracz.
rulebook-preferans-faults-revoke-again = Po fałszywym renonsie w grze, czyli karcie zagranej wbrew obowiązkowi dołożenia do koloru albo dania atutu, rozdanie jest nieważne i rozdaje jeszcze raz ten sam gracz.
rulebook-preferans-faults-revoke-passes = W raspasie kto popełnił fałszywy renons, płaci, jakby wziął wszystkie lewy, a rozdanie liczy się jako rozegrane.
rulebook-preferans-faults-undiscarded = Grający, który zaczyna grać bez odłożenia kart, pisze na górę jak za { $tricks ->
    [one] { $tricks } brakującą lewę
    [few] { $tricks } brakujące lewy
    [many] { $tricks } brakujących lew
   *[other] { $tricks } brakującej lewy
} tej gry. Rozdanie jest nieważne i rozdaje jeszcze raz ten sam gracz.
rulebook-preferans-faults-undiscarded-again = Jeśli grający zacznie grać bez odłożenia kart, rozdanie jest nieważne i rozdaje jeszcze raz ten sam gracz.

# Przykłady: nagłówki i to, co pod nimi stoi.
rulebook-preferans-example-made = Wygrana gra
rulebook-preferans-example-failed = Przegrana gra
rulebook-preferans-example-short = Wistujący, któremu zabrakło lew
rulebook-preferans-example-half = Pół wista
rulebook-preferans-example-misere = Udany mizer
rulebook-preferans-example-misere-failed = Złapany mizer
rulebook-preferans-example-all-pass = Raspas
rulebook-preferans-example-bomb = Gra na bombie
rulebook-preferans-example-share = Gra na pół
rulebook-preferans-example-help = Pomoc dla innego gracza
rulebook-preferans-example-over = Punkty, które nie mieszczą się nigdzie
rulebook-preferans-example-race = Koniec wyścigu
preferans-rulebook-example-before = Rozliczenie przed tym rozdaniem dałoby, w wistach: { $totals }.
preferans-rulebook-example-totals = Rozliczenie po tym rozdaniu dałoby, w wistach: { $totals }.

# Słowa gry.
rulebook-word-call = odzywka
    .meaning = Gra, którą gracz ofiaruje w licytacji; każda odzywka musi być wyższa od poprzedniej.
    .forms = licyt
rulebook-word-eldest-hand = pierwsza ręka
    .meaning = Ręka, której rozdaje się najpierw, po lewej ręce rozdającego; ona wychodzi do pierwszej lewy.
rulebook-word-defender = obrońca
    .meaning = Ten, kto gra przeciw grającemu.
rulebook-word-dummy = dziadek
    .meaning = Ręka, która jest niczyja i zawsze pasuje.
rulebook-word-all-pass = raspas
    .meaning = Rozdanie bez grającego, w którym każdy stara się wziąć mało lew.
rulebook-word-row = rząd raspasów
    .meaning = Raspasy, które następują po sobie, aż zakończy je gra.
    .forms = z rzędu
rulebook-word-whist = wist
    .meaning = Słowo obrońcy, który podejmuje się wziąć lewy; także jednostka rozliczenia, zobacz wisty.
rulebook-word-whister = wistujący
    .meaning = Obrońca, który powiedział „wist”.
rulebook-word-quota = norma
    .meaning = Lewy, które obrona musi wziąć, gdy ktoś wistuje.
rulebook-word-half-whist = pół wista
    .meaning = Słowo, którym obrońca kończy rozdanie i bierze wisty za połowę normy.
rulebook-word-open-closed = na leżąco, na stojąco
    .meaning = Z kartami obrońców wyłożonymi na stół albo niewyłożonymi.
rulebook-word-undertrick = brakująca lewa
    .meaning = Lewa, której brakuje do zapowiedzianych.
    .forms = brakując
rulebook-word-consolation = konsolacja
    .meaning = Wisty pisane na grającego za brakujące lewy.
rulebook-word-pool = pula
    .meaning = Tu zapisuje się punkty zarobione w grach; są to punkty dobre.
rulebook-word-hill = góra
    .meaning = Tu zapisuje się punkty karne; są to punkty złe.
rulebook-word-whists = wisty
    .meaning = Jednostka rozliczenia: gracze piszą je na siebie nawzajem i w nich liczy się wynik.
rulebook-word-pulka = pulka
    .meaning = Kartka, na której zapisuje się pule, góry i wisty.
rulebook-word-help = pomoc
    .meaning = Zapełnić cudzą pulę albo skasować cudzą górę za wisty na jej właściciela.
rulebook-word-preferans-bomb = bomba
    .meaning = Znak, który mnoży następną grę swojego właściciela.
rulebook-word-totus = totus
    .meaning = Zapowiedź, że nie da się stracić żadnej lewy.
rulebook-word-razbojnik = Rozbójnik
    .meaning = Pierwsza część dawnej gry, w której każdy musi zagrać każdą z gier.
rulebook-word-hill-owner = właściciel góry
    .meaning = Gracz, który ma po Rozbójniku największą górę.
rulebook-word-round = kolejka
    .meaning = Rozdania od pierwszego rozdającego, aż rozdawanie do niego wróci.
rulebook-word-race = wyścig
    .meaning = Część partii, która zaczyna się od pustych pul i gór, a kończy zamkniętą pulą.
rulebook-word-layout = rozkład
    .meaning = Które karty są w której ręce.
