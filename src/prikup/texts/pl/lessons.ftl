# Lekcje: ułożone rozdania, co robić i dlaczego. $left i $right to imiona sąsiadów, $screen to terminal albo page.
lesson-mistake-title = Mała uwaga
lesson-suggestion = Moja rada: { $action }

lesson-thousand-welcome-title = Witaj w Tysiącu
lesson-thousand-welcome =
    Gra trzech graczy, każdy na siebie; wygrywa ten, kto pierwszy uzbiera 1000. W każdym rozdaniu jeden z nich, grający, zapowiada, ile punktów ugra; dwaj pozostali mu przeszkadzają.

    Siedzisz na dole. Po twojej lewej jest { $left }, po prawej { $right }. To rozdanie jest ułożone, nie losowe. Graj, jak chcesz; ja podpowiem, jak zagrać i dlaczego.
lesson-thousand-cards-title = Karty
lesson-thousand-cards =
    24 karty, od dziewiątki do asa. Uwaga na dziesiątkę: w każdym kolorze kolejność jest taka – as, dziesiątka, król, dama, walet, dziewiątka.

    As 11, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka 0: razem 120 punktów. Król i dama jednego koloru to meldunek: kier 100, karo 80, trefl 60, pik 40. Meldunek kier masz na ręce!
lesson-thousand-bidding-title = Licytacja
lesson-thousand-bidding =
    Trzy zakryte karty na stole to musik. Kto zalicytuje najwyżej, zabiera go i zostaje grającym. Gracz po lewej stronie rozdającego musiał zacząć od stu.

    Masz asa, króla i damę kier oraz asa i dziesiątkę karo: 100 za meldunek i jakieś 50 z lew. Ustaw na dole liczbę i licytuj.
lesson-thousand-talon-title = Musik
lesson-thousand-talon =
    Musik jest twój i wszyscy go widzieli. Masz teraz dziesięć kart; oddaj przeciwnikom po jednej, żeby każdy miał osiem.

    Oddawaj to, co nic nie jest warte i nic nie bierze: dziewiątkę, waleta. Meldunek i wysokie karty zostaw sobie. Wybierz kartę, a potem, kto ją dostanie.
lesson-thousand-second-gift-title = Jeszcze jedna
lesson-thousand-second-gift =
    I jedna karta dla drugiego przeciwnika. Znów dziewiątka albo walet.
lesson-thousand-contract-title = Ile grasz?
lesson-thousand-contract =
    Teraz powiedz, ile grasz. Możesz zostać przy tym, co wylicytowane, albo podnieść: ile zapowiesz, tyle zapiszesz – albo stracisz, jeśli tego nie ugrasz.

    Z takimi kartami w sam raz będzie od 150 do 180.
lesson-thousand-writeoff-title = Rozpisanie rozdania
lesson-thousand-writeoff =
    Bywa, że karty razem z musikiem rozczarują i gry nie da się wygrać. Do pierwszego wyjścia grający może wtedy rozpisać rozdanie: traci zapowiedzianą liczbę, jakby przegrał, a każdy przeciwnik dostaje 60 punktów. W partii najwyżej trzy razy.

    Z takimi kartami nie trzeba: powiedz, ile grasz.
lesson-thousand-lead-title = Pierwsze wyjście
lesson-thousand-lead =
    Wychodzisz ty. Pozostali muszą dołożyć do koloru, jeśli go mają; lewę bierze najwyższa karta tego koloru, a kto ją wziął, wychodzi do następnej.

    Meldować może tylko ten, kto wziął już lewę. Dlatego najpierw weź jedną pewną kartą: asem karo, jeśli został u ciebie.
lesson-thousand-defend-title = Obrona
lesson-thousand-defend =
    Gra kto inny, a ty się bronisz: każdy punkt, który weźmiesz, zapisuje się tobie i brakuje go grającemu.

    { $screen ->
        [terminal] Karty z ▲
       *[page] Jasne karty
    } wolno zagrać. Jeśli masz kolor wyjścia, musisz do niego dołożyć.
lesson-thousand-marriage-title = Twój meldunek
lesson-thousand-marriage =
    Masz już lewę i wychodzisz ty: teraz możesz wyjść królem albo damą kier i zameldować. To od razu 100 punktów, a kier staje się atu.

    Wybierz damę i zamelduj.
lesson-thousand-trump-title = Atu
lesson-thousand-trump =
    Jest już atu. Kto nie ma koloru wyjścia, musi przebić atutem, a atut bije każdy inny kolor.

    Wychodź dalej wysokimi atutami, żeby inni nie mieli już żadnego; wtedy twoje kara są bezpieczne.
lesson-thousand-their-trump-title = Atu
lesson-thousand-their-trump =
    Zameldował kto inny i kolor jego meldunku jest teraz atu. Kto nie ma koloru wyjścia, musi przebić atutem, a atut bije każdy inny kolor.
lesson-thousand-follow-title = Dokładanie
lesson-thousand-follow =
    Wyszedł kto inny. { $screen ->
        [terminal] Karty z ▲
       *[page] Jasne karty
    } wolno zagrać: kolor wyjścia, jeśli go masz, inaczej atut, jeśli go masz, inaczej cokolwiek. { $screen ->
        [terminal] Enter na innej karcie powie, dlaczego nie wolno.
       *[page] Naciśnij przygaszoną kartę, a dowiesz się, dlaczego nie wolno.
    }
lesson-thousand-rest-title = Blisko końca
lesson-thousand-rest =
    Kiedy wychodzisz i wszystkie pozostałe lewy są na pewno twoje, możesz zabrać resztę. Albo po prostu graj dalej: po ostatniej lewie liczy się punkty.
lesson-thousand-answer-title = Ktoś chce zabrać resztę
lesson-thousand-answer =
    Wychodzący odkrył karty i chce zabrać wszystkie pozostałe lewy. Spójrz na karty: jeśli możesz jeszcze którąś wziąć, odmów i gra potoczy się dalej. Jeśli nie, zgódź się, a punkty zostaną policzone od razu.
lesson-thousand-end-title = I po rozdaniu
lesson-thousand-end =
    Grający, który ugrał swoje, zapisał zapowiedzianą liczbę, a jeśli nie ugrał – stracił ją. Obrońcy zapisali to, co wzięli, zaokrąglone do wielokrotności pięciu.

    Od 880 punktów siada się na beczce: w ciągu trzech rozdań trzeba wygrać własną grą. Pozostałe zasady tego stołu masz zawsze pod ręką.

    A teraz zagraj partię!
lesson-thousand-passed =
    Z takimi kartami nie trzeba pasować: meldunek kier to 100 punktów, a wysokie karty dadzą jeszcze około 50. Kto pasuje, zostawia musik komu innemu.
lesson-thousand-bid-high =
    Odważnie. Twoje karty są warte około 150, a ile zalicytujesz, tyle trzeba ugrać: reszta musi przyjść z musiku.
lesson-thousand-gave-high =
    Oddana karta daje punkty albo bierze lewę. Oddawaj to, co nic nie jest warte: dziewiątkę, waleta.
lesson-thousand-named-high =
    To dużo: z tymi kartami da się zebrać około 170 razem z meldunkiem. Jeśli zabraknie choć trochę, przepada wszystko.
lesson-thousand-wrote-off =
    Rozdanie rozpisane, a nie było potrzeby: 100 za meldunek oraz wysokie kiery i kara dają ponad 150.
lesson-thousand-lead-low =
    Tę kartę mogą zabrać, a wtedy wychodzą inni. As karo jest pewny, a po pierwszej lewie możesz zameldować.
lesson-thousand-silent =
    Karta poszła bez meldunku, a było za niego 100 punktów. Kiedy wychodzisz królem albo damą z meldunku, zamelduj.
lesson-thousand-made-title = Udało się
lesson-thousand-made =
    Zapowiedziano { $contract }, zebrano { $made }: w kartach { $cards_taken }, w meldunkach { $marriages }. Zapisuje się to, co zapowiedziano: { $wrote }.
lesson-thousand-failed-title = Zabrakło
lesson-thousand-failed =
    Zapowiedziano { $contract }, zebrano { $made }: w kartach { $cards_taken }, w meldunkach { $marriages }. Zapowiedzianą liczbę się odejmuje: { $wrote }.
lesson-thousand-defended-title = W obronie
lesson-thousand-defended =
    Zebrane punkty: { $made }, z tego w kartach { $cards_taken }. Po zaokrągleniu do wielokrotności pięciu zapisuje ci się { $wrote }.

lesson-1001-welcome-title = Witaj w 1001
lesson-1001-welcome =
    To Tysiąc dla dwojga, z dobieraniem kart ze stosika. Nie ma licytacji, musiku ani zapowiedzi: każdy zapisuje to, co zbierze, a wygrywa ten, kto pierwszy ma 1001.

    Naprzeciwko siedzi { $left } i rozdaje. To rozdanie jest ułożone, nie losowe. Graj, jak chcesz; ja podpowiem, jak zagrać i dlaczego.
lesson-1001-cards-title = Co zostaje, co się zmienia
lesson-1001-cards =
    24 karty są te same co w Tysiącu: as 11, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka 0, razem 120 punktów. Dziesiątka jest starsza od króla.

    Inaczej liczą się meldunki: trefl 100, pik 80, kier 60, karo 40.
lesson-1001-stock-title = Stosik
lesson-1001-stock =
    Każdy ma osiem kart, osiem następnych leży w stosiku. Po każdej lewie oboje dobieracie po jednej, najpierw ten, kto wziął lewę. Dopóki jest stosik, wolno dołożyć cokolwiek.

    Meldunek liczy się tylko temu, kto weźmie w rozdaniu lewę, a kto bierze, ten dobiera pierwszy. Zacznij więc od pewnej karty: od asa pik.
lesson-1001-no-ace =
    Tę kartę można było zabrać. Atu jeszcze nie ma, więc asa pik nie zabierze nikt.
lesson-1001-marriage-title = Dobrana dama
lesson-1001-marriage =
    Ze stosika przyszła dama trefl, a króla masz: to meldunek za 100. Kiedy wychodzisz, zagraj jedną z tych kart i zamelduj; od tej lewy trefl jest atu.

    Wyjdź damą: jeśli przepadnie, król zostanie. Przeciwnik też może jeszcze zameldować i wtedy atu jest jego kolor.
lesson-1001-silent =
    Karta poszła bez meldunku i 100 punktów zostało na ręce. Meldować można tylko wtedy, gdy ma się obie karty.
lesson-1001-free-title = Jeszcze bez obowiązków
lesson-1001-free =
    Dopóki w stosiku są karty, graj, co chcesz: weź lewę, jeśli jest coś warta, albo wyrzuć dziewiątkę i zachowaj to, co do siebie pasuje.
lesson-1001-duties-title = Stosik się skończył
lesson-1001-duties =
    Od teraz są obowiązki: dokładać do koloru, i to wyżej, jeśli się da. Bez koloru trzeba przebić atutem, a atut nadbić wyższym, jeśli się da. Zostało osiem lew.
lesson-1001-rest-title = Blisko końca
lesson-1001-rest =
    Kiedy wychodzisz i wszystkie pozostałe lewy są na pewno twoje, możesz zabrać resztę. Albo po prostu graj dalej. Ostatnia lewa nie daje tu nic dodatkowo.
lesson-1001-answer-title = Ktoś chce zabrać resztę
lesson-1001-answer =
    { $left } odkrywa karty i chce zabrać wszystkie pozostałe lewy. Jeśli możesz jeszcze którąś wziąć, odmów; jeśli nie, zgódź się, a punkty zostaną policzone.
lesson-1001-end-title = Co się zapisuje
lesson-1001-end =
    Zebrane punkty: { $made }, w kartach { $cards_taken }, w meldunkach { $marriages }. Niczego się nie zaokrągla. Masz teraz { $total }, przeciwnik { $left_total }.
lesson-1001-more-title = Co dalej
lesson-1001-more =
    W następnym rozdaniu rozdaje przeciwnik. Partia toczy się do 1001; przegrany płaci za każdy punkt, którego mu do tego brakuje.

    Przy innych stołach w 1001 gra się inaczej: 32 kartami, we troje z licytacją od 40 albo jako 501 ze stałym atu. A teraz zagraj partię!

lesson-preferans-welcome-title = Witaj w preferansie
lesson-preferans-welcome =
    Trzech graczy i 32 karty, od siódemki do asa; dziesiątka jest zwykłą kartą, młodszą od waleta. W każdym rozdaniu jest dziesięć lew i ktoś obiecuje wziąć część z nich.

    Siedzisz na dole, po lewej { $left }, po prawej { $right }. Te trzy rozdania są ułożone, nie losowe. Graj, jak chcesz; ja podpowiem, jak zagrać i dlaczego.
lesson-preferans-bidding-title = Licytacja
lesson-preferans-bidding =
    Dwie karty leżą zakryte: to talon. Kto zalicytuje najwyżej, bierze je i ogłasza grę. Odzywka to liczba lew, co najmniej sześć, i atu; kolory rosną tak: pik, trefl, karo, kier, potem bez atu. Sześć pik to najniższa odzywka.

    Pozostali spasowali. Twoje pięć pików z asem, królem i damą to pięć lew, as i król kier jeszcze dwie. Zalicytuj sześć pik: w co naprawdę grasz, powiesz później.
lesson-preferans-bid-high =
    Wystarczyło sześć pik: pozostali spasowali, więc wygrywa najniższa odzywka. Teraz trzeba ugrać co najmniej tyle, ile zalicytowano.
lesson-preferans-discard-title = Talon
lesson-preferans-discard =
    Talon widzą wszyscy: dama kier i dama trefl. Masz dwanaście kart; dwie trzeba odłożyć zakryte.

    Odłóż oba kara. Wtedy nie masz już żadnego i pierwsze karo przebijesz atutem.
lesson-preferans-threw-tricks =
    Odłożona karta brała lewę. Atuty i wysokie kiery zostają, odkłada się małe karty innych kolorów.
lesson-preferans-naming-title = Zapowiedziana gra
lesson-preferans-naming =
    Policz jeszcze raz: pięć pików, a teraz as, król i dama kier. To osiem lew, których nikt ci nie odbierze. Talon był łaskawy.

    Zapowiedz więc osiem pik. Za lewy ponad grę nic się nie zapisuje: kto zapowie sześć i weźmie osiem, dostaje jak za sześć.
lesson-preferans-named-low =
    Bezpiecznie, ale skromnie: masz osiem pewnych lew. Szóstka daje 2 punkty, siódemka 4, ósemka 6, dziewiątka 8, dziesiątka 10. Za lewy ponad grę nic się nie zapisuje.
lesson-preferans-named-high =
    Osiem lew jest pewnych, dziewiąta zależy od cudzych kart. Za każdą brakującą lewę się płaci, a im wyższa gra, tym więcej.
lesson-preferans-naming-less-title = Zapowiedziana gra
lesson-preferans-naming-less =
    Policz pewne lewy: piki i najwyższe kiery. Tyle zapowiedz, z pikami jako atu. Za lewy ponad grę nic się nie zapisuje, a brakujące kosztują.
lesson-preferans-named-other =
    Twój długi kolor to piki: jako atu dają pięć lew, a w innej grze mogą je przebić albo zrzucać na nie karty.
lesson-preferans-tricks-title = Dziesięć lew
lesson-preferans-tricks =
    Pierwszy wychodzi gracz po lewej ręce rozdającego. Dokładaj do koloru; bez niego trzeba przebić atutem, jeśli się go ma. Lewę bierze najwyższy atut, a bez atutów najwyższa karta koloru wyjścia.

    Kto powiedział „wist”, ten ci przeszkadza. Dzieli się wszystkie dziesięć lew: czego nie weźmiesz ty, biorą oni. Wistujący też muszą wziąć swoje: razem cztery przy szóstce, dwie przy siódemce, jedną przy ósemce i dziewiątce.
lesson-preferans-trumps-title = Najpierw atuty
lesson-preferans-trumps =
    Wychodzisz ty. Pików jest osiem, u ciebie było pięć, więc oni mają trzy. Ściągnij je: as pik, potem król. Wtedy nikt nie przebije twoich kierów.
lesson-preferans-hearts-early =
    Za wcześnie: { $right } ma tylko jednego kiera i atuty. Dopóki atuty nie są ściągnięte, drugi kier może być przebity.
lesson-preferans-hearts-title = Teraz kiery
lesson-preferans-hearts =
    Ich trzech atutów już nie ma. Graj kiery od góry: as, król, dama. Potem resztę; co teraz oddasz, tego nie szkoda.
lesson-preferans-offer-title = Propozycja
lesson-preferans-offer =
    Ktoś proponuje podział ostatnich lew, żeby nie tracić czasu. Jeśli myślisz, że weźmiesz więcej, odmów i gra potoczy się dalej. Jeśli nie, zgódź się.
lesson-preferans-played-made-title = Pula
lesson-preferans-played-made =
    Gra udana i w twojej puli jest { $pool }. Szóstka daje 2, siódemka 4, ósemka 6, dziewiątka 8, dziesiątka 10. Przy 20 pula jest zamknięta.

    Wisty zapisują na ciebie pozostali: za każdą swoją lewę tyle, ile warta jest gra. { $left }: { $left_whists }, { $right }: { $right_whists }.
lesson-preferans-played-failed-title = Góra
lesson-preferans-played-failed =
    Zabrakło lew. Za każdą brakującą wartość gry idzie na górę: jest tam teraz { $hill }. Szóstka jest warta 2, siódemka 4, ósemka 6, dziewiątka 8, dziesiątka 10.

    Poza tym pozostali zapisują na ciebie wisty, za swoje lewy i jako konsolację. { $left }: { $left_whists }, { $right }: { $right_whists }.
lesson-preferans-strong-title = Drugie rozdanie: niech grają inni
lesson-preferans-strong =
    { $right } pasuje. Masz asa i króla karo oraz asa i króla pik: cztery lewy, ale żadnego długiego koloru na sześć. Spasuj, niech obiecuje kto inny.
lesson-preferans-whist-title = Wist albo pas
lesson-preferans-whist =
    { $left } gra sześć kier, { $right } pasuje. Przy szóstce wistujący muszą wziąć razem cztery lewy. Wistujesz w pojedynkę, więc za wszystkie cztery odpowiadasz ty: każda brakująca idzie na twoją górę.

    Masz cztery wysokie karty. Powiedz „wist”: za każdą lewę zapiszesz na przeciwnika 2 wisty.
lesson-preferans-open-title = Na leżąco czy na stojąco
lesson-preferans-open =
    { $right } pasuje, więc wybierasz ty. Na stojąco: każdy gra swoimi kartami. Na leżąco: obie ręce leżą na stole i grasz za obie.

    Graj na leżąco: dwie ręce w jednej głowie są lepsze niż dwie głowy.
lesson-preferans-stood =
    Niech będzie na stojąco. { $right } nie widzi twoich kart, a ty nie widzisz tamtych. Kto wistuje w pojedynkę, gra zwykle na leżąco.
lesson-preferans-partner-title = Obie ręce są twoje
lesson-preferans-partner =
    { $right } odkrywa karty i grasz nimi ty. Piki są wasze: as, król i dziesiątka tu, dama i walet tam. Wyjdź waletem i weź go swoim królem, bo następne wyjście ma być z twojej ręki.
lesson-preferans-through-title = Pod grającego
lesson-preferans-through =
    Tak się kładzie szóstkę. { $right } ma asa, damę, waleta i dziesiątkę trefl, więc króla ma grający. Jeśli trefle wyjdą stamtąd, { $left } dokłada na końcu i król bierze lewę.

    Wyjdź więc treflem z własnej ręki. { $left } dokłada przed partnerem: cokolwiek to będzie, za nim jest wyższa karta.
lesson-preferans-back-title = Jeszcze raz
lesson-preferans-back =
    Świetnie. Teraz wyjście ma wrócić do ciebie: zagraj damę pik i weź ją swoim asem. Potem wyjdź drugim treflem.
lesson-preferans-wrong-side =
    Stąd trefle idą źle: { $left } dokłada na końcu, król poczeka i weźmie lewę. Wychodź treflami z własnej ręki, żeby król musiał się pokazać, zanim { $right } dołoży.
lesson-preferans-whisted-failed-title = Wisty i konsolacja
lesson-preferans-whisted-failed =
    { $left }: lew { $left_tricks }, a obiecano sześć. Każda brakująca przy szóstce to 2 punkty na górę grającego: { $left_hill }.

    Zapisujesz 2 wisty za każdą lewę obrony i jako konsolację tyle, ile poszło na tę górę: razem { $whists_left } na grającego. { $right } pasuje, więc dostaje tylko konsolację.
lesson-preferans-whisted-made-title = Szóstka udana
lesson-preferans-whisted-made =
    { $left } wygrywa grę: to 2 do puli. Zapisujesz 2 wisty za każdą lewę obrony: masz ich { $whists_left }. Jeśli obrona wzięła mniej niż cztery, brakujące idą na twoją górę: jest tam { $hill }.
lesson-preferans-weak-title = Trzecie rozdanie: nikt nie chce
lesson-preferans-weak =
    Licytację zaczynasz ty; masz małe karty i jeden groźny kolor, trefl. Spasuj. Jeśli pozostali też spasują, będzie raspas: nikt nie gra, nie ma atu i każdy bierze jak najmniej lew.
lesson-preferans-all-pass-title = Raspas
lesson-preferans-all-pass =
    Spasowali wszyscy. Za każdą lewę punkt na górę temu, kto ją weźmie. W dwóch pierwszych lewach kolor pokazuje talon: na stole jest kier, a masz tylko jednego.
lesson-preferans-second-card-title = Druga karta talonu
lesson-preferans-second-card =
    Teraz piki. Zagraj ósemkę, a siódemkę zostaw: skoro ktoś i tak da wyżej, pozbądź się wyższej, a zachowaj tę, która niczego nie weźmie.
lesson-preferans-low-title = Wychodź nisko
lesson-preferans-low =
    Wychodzisz ty. Zagraj kartę, od której inni mają tylko wyższe: siódemkę karo. A kiedy nie masz koloru, zrzuć to, co najgroźniejsze: asa trefl.
lesson-preferans-led-high =
    Ta karta bierze lewy. W raspasie wychodź najmniejszą, a wysokie trzymaj, aż zrzucisz je na inny kolor.
lesson-preferans-no-trick-title = Ani jednej lewy
lesson-preferans-no-trick =
    Nie masz ani jednej lewy: za to zapisuje się punkt do puli. Pozostali mają po punkcie na górę za każdą lewę.
lesson-preferans-hill-title = Góra
lesson-preferans-hill =
    Z dziesięciu lew masz { $tricks }, { $left }: { $left_tricks }, { $right }: { $right_tricks }. Tyle każdy dostaje na górę. Na twojej jest teraz { $hill }.
lesson-preferans-end-title = Pulka
lesson-preferans-end =
    Umiesz już czytać całą pulkę: w puli { $pool }, na górze { $hill }, wisty: { $left } { $whists_left }, { $right } { $whists_right }. Na końcu każdy punkt puli i góry zmienia się w 10 wistów i wszystko się rozlicza. Gdyby skończyć teraz, wyszłoby ci { $total }.

    Jeszcze jedno: mizer to obietnica, że nie weźmie się ani jednej lewy. Daje 10 do puli albo 10 na górę za każdą wziętą.

    A teraz zagraj partię!
