# Zasady Tysiąca i 1001, zdanie po zdaniu. Liczby nigdy nie są ujemne; o tym, czego w zasadach nie ma, się nie mówi.

# O co chodzi w grze.
rulebook-thousand-aim-match = Partia to szereg rozdań, a za każde zapisuje się punkty; celem jest wynik { $target }.
rulebook-thousand-aim-declarer = { $hands ->
    [2] W każdym rozdaniu jeden gracz, grający, zapowiada w licytacji, ile punktów weźmie; drugi stara się mu w tym przeszkodzić.
   *[other] W każdym rozdaniu jeden gracz, grający, zapowiada w licytacji, ile punktów weźmie; dwaj pozostali wspólnie starają się mu w tym przeszkodzić.
}
rulebook-thousand-aim-everyone = W każdym rozdaniu każdy gra sam za siebie i zapisuje to, co wziął w lewach.
rulebook-thousand-aim-points = Punkty dają karty w lewach oraz meldunki, czyli król i dama jednego koloru.

# Gracze i karty.
rulebook-thousand-cards-players = { $players ->
    [2] Gra dwóch graczy.
    [4] Przy stole siedzi czterech graczy, ale w każdym rozdaniu karty ma tylko trzech.
   *[other] Gra trzech graczy.
}
rulebook-thousand-cards-pack-20 = Talia ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}: asa, dziesiątkę, króla, damę i waleta każdego z czterech kolorów.
rulebook-thousand-cards-pack-24 = Talia ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}: asa, dziesiątkę, króla, damę, waleta i dziewiątkę każdego z czterech kolorów.
rulebook-thousand-cards-pack-32 = Talia ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}: asa, dziesiątkę, króla, damę, waleta, dziewiątkę, ósemkę i siódemkę każdego z czterech kolorów.
rulebook-thousand-cards-order-20 = W kolorze najwyższy jest as, druga po nim dziesiątka; dalej idą król, dama i walet.
rulebook-thousand-cards-order-24 = W kolorze najwyższy jest as, druga po nim dziesiątka; dalej idą król, dama, walet i dziewiątka.
rulebook-thousand-cards-order-32 = W kolorze najwyższy jest as, druga po nim dziesiątka; dalej idą król, dama, walet, dziewiątka, ósemka i siódemka.
rulebook-thousand-cards-values-20 = As jest wart { $ace }, dziesiątka { $ten }, król { $king }, dama { $queen }, walet { $jack }; cała talia ma razem { $points }.
rulebook-thousand-cards-values-24 = As jest wart { $ace }, dziesiątka { $ten }, król { $king }, dama { $queen }, walet { $jack }, a dziewiątka nic; cała talia ma razem { $points }.
rulebook-thousand-cards-values-32 = As jest wart { $ace }, dziesiątka { $ten }, król { $king }, dama { $queen }, walet { $jack }, a dziewiątki, ósemki i siódemki nic; cała talia ma razem { $points }.
rulebook-thousand-cards-values-sevens = As jest wart { $ace }, dziesiątka { $ten }, król { $king }, dama { $queen }, walet { $jack }, siódemka { $seven }, a dziewiątki i ósemki nic; cała talia ma razem { $points }.

# Rozdawanie.
rulebook-thousand-deal-turn = Pierwszego rozdającego wybiera się dowolnie, potem po każdym rozdaniu rozdaje następny gracz po lewej ręce rozdającego. Wszystko idzie zgodnie z ruchem wskazówek zegara.
rulebook-thousand-deal-turn-two = Pierwszego rozdającego wybiera się dowolnie, potem gracze rozdają na zmianę.
rulebook-thousand-deal-sitter-dealer = Rozdający w swoim rozdaniu nie gra i nie ma kart: siedzi na musiku.
rulebook-thousand-deal-sitter-opposite = Gracz naprzeciw rozdającego w tym rozdaniu nie gra i nie ma kart: siedzi na musiku.
rulebook-thousand-deal-sitter-right = Gracz po prawej ręce rozdającego w tym rozdaniu nie gra i nie ma kart: siedzi na musiku.
rulebook-thousand-deal-cut-offer = Rozdający tasuje i podaje talię do przełożenia graczowi po prawej, a ten może ją przełożyć albo zostawić tak, jak jest.
rulebook-thousand-deal-cut-nines = Rozdający tasuje, a gracz po jego prawej przekłada talię tak, żeby na górze i na dole zostały co najmniej dwie karty. Rozdający ogląda spodnią kartę; jeśli to dziewiątka, pokazuje ją wszystkim i talię przekłada się znowu, aż na spodzie znajdzie się inna karta.
rulebook-thousand-deal-cut-guard = Rozdający tasuje, aż na spodzie talii nie będzie ani dziewiątki, ani waleta.
rulebook-thousand-deal-cut-guard-jack = Rozdający tasuje, aż na spodzie talii nie będzie waleta.
rulebook-thousand-deal-cut-jack-bury = Waleta ze spodu rozdający może schować w środek talii, po czym ogląda następną spodnią kartę.
rulebook-thousand-deal-cut-jack-recut = Jeśli na spodzie leży walet, rozdający sam przekłada talię jeszcze raz.
rulebook-thousand-deal-cut-jack-mix = Jeśli na spodzie leży walet, talię tasuje się od nowa.
rulebook-thousand-deal-cut-fine-again = Kto trzy razy z rzędu przełoży na dziewiątkę, płaci karę { $fine } i talię przekłada się znowu.
rulebook-thousand-deal-cut-fine-deal = Kto trzy razy z rzędu przełoży na dziewiątkę, płaci karę { $fine } i rozdaje się tak, jak karty leżą.
rulebook-thousand-deal-cut-jack-breaks = Walet, który wypadnie po drodze, przerywa liczenie dziewiątek.
rulebook-thousand-deal-hand = Rozdaje się po jednej karcie; każdy dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
rulebook-thousand-deal-hand-3-3 = Każdy dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, dwa razy po trzy.
rulebook-thousand-deal-hand-3-2-3 = Każdy dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}: najpierw trzy, potem dwie i znowu trzy.
rulebook-thousand-deal-whole = Całą talię rozdaje się po jednej karcie; każdy dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
rulebook-thousand-deal-talon = Na środek odkłada się { $cards ->
    [one] { $cards } kartę: to musik.
    [few] { $cards } karty: to musik.
    [many] { $cards } kart: to musik.
   *[other] { $cards } karty: to musik.
}
rulebook-thousand-deal-two-talons = Na środku kładzie się dwa zakryte musiki, w każdym { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
rulebook-thousand-deal-talon-rounds = { $talons ->
    [2] Karty musików rozdaje się po jednej w pierwszych rundach, ale nigdy jako pierwszą ani ostatnią w rundzie.
   *[other] Karty musiku rozdaje się po jednej w pierwszych rundach, ale nigdy jako pierwszą ani ostatnią w rundzie.
}
rulebook-thousand-deal-talon-last = { $talons ->
    [2] Na musiki idą karty, które zostają, gdy wszyscy mają już swoje.
   *[other] Na musik idą karty, które zostają, gdy wszyscy mają już swoje.
}
rulebook-thousand-deal-talon-drawn = { $talons ->
    [2] Które karty z rozdawanych trafią na musiki, rozstrzyga los, ale nigdy pierwsza ani ostatnia i nigdy dwie z rzędu.
   *[other] Które karty z rozdawanych trafią na musik, rozstrzyga los, ale nigdy pierwsza ani ostatnia i nigdy dwie z rzędu.
}
rulebook-thousand-deal-talon-dealer = { $talons ->
    [2] Które karty z rozdawanych odłożyć na musiki, wybiera rozdający, ale nigdy pierwszą ani ostatnią i nigdy dwie z rzędu.
   *[other] Które karty z rozdawanych odłożyć na musik, wybiera rozdający, ale nigdy pierwszą ani ostatnią i nigdy dwie z rzędu.
}
rulebook-thousand-deal-dead = Jeszcze { $cards ->
    [one] { $cards } kartę rozdaje się tak, jakby siedział tam trzeci gracz; leży zakryta i jest niczyja.
    [few] { $cards } karty rozdaje się tak, jakby siedział tam trzeci gracz; leżą zakryte i są niczyje.
    [many] { $cards } kart rozdaje się tak, jakby siedział tam trzeci gracz; leżą zakryte i są niczyje.
   *[other] { $cards } karty rozdaje się tak, jakby siedział tam trzeci gracz; leżą zakryte i są niczyje.
}
rulebook-thousand-deal-stock = { $cards ->
    [one] Pozostała { $cards } karta leży zakryta: to stosik do dobierania.
    [few] Pozostałe { $cards } karty leżą zakryte: to stosik do dobierania.
    [many] Pozostałych { $cards } kart leży zakrytych: to stosik do dobierania.
   *[other] Pozostałe { $cards } karty leżą zakryte: to stosik do dobierania.
}
rulebook-thousand-deal-stock-bottom = Spodnią kartę stosiku odkrywa się.

# Ponowne rozdanie.
rulebook-thousand-redeal-right = Słabe karty dają prawo do ponownego rozdania: rozdaje ten sam gracz, a za porzucone rozdanie nic się nie zapisuje.
rulebook-thousand-redeal-four-nines-hand = Prawo do ponownego rozdania dają cztery dziewiątki w rozdanych kartach.
rulebook-thousand-redeal-four-nines-exchange = Prawo do ponownego rozdania dają cztery dziewiątki, w rozdanych kartach albo po tym, jak grający oddał karty.
rulebook-thousand-redeal-four-nines-dealt = Prawo do ponownego rozdania dają cztery dziewiątki w rozdanych kartach; trwa ono i po tym, jak grający oddał karty.
rulebook-thousand-redeal-three-nines-opener = Trzy dziewiątki dają prawo do ponownego rozdania graczowi, który musi otworzyć licytację.
rulebook-thousand-redeal-three-nines-anyone = Trzy dziewiątki dają prawo do ponownego rozdania każdemu graczowi.
rulebook-thousand-redeal-under = Prawo do ponownego rozdania daje ręka, na której jest mniej niż { $points ->
    [one] { $points } punkt w kartach; meldunków się nie liczy.
    [few] { $points } punkty w kartach; meldunków się nie liczy.
    [many] { $points } punktów w kartach; meldunków się nie liczy.
   *[other] { $points } punktu w kartach; meldunków się nie liczy.
}
rulebook-thousand-redeal-four-jacks = Prawo do ponownego rozdania dają cztery walety.
rulebook-thousand-redeal-poor-no_ace_or_marriage = Prawo do ponownego rozdania daje ręka bez asa i bez meldunku.
rulebook-thousand-redeal-poor-no_ace = Prawo do ponownego rozdania daje ręka bez asa.
rulebook-thousand-redeal-window-auction = Takie karty można pokazać w każdej chwili, póki nie skończy się licytacja, także poza kolejnością.
rulebook-thousand-redeal-window-first_word = Kto odezwał się już w licytacji, choćby słowem „pas”, nie może niczego żądać z powodu rozdanych kart.
rulebook-thousand-redeal-marriage = Ręka, na której jest meldunek, prawa do ponownego rozdania nie daje.
rulebook-thousand-redeal-must-four-nines = Kto dostał cztery dziewiątki, musi zażądać ponownego rozdania, czy chce, czy nie.
rulebook-thousand-redeal-must-three-nines = Jeśli trzy dziewiątki dają prawo do ponownego rozdania, trzeba go zażądać, czy się chce, czy nie.
rulebook-thousand-redeal-must-four-jacks = Kto dostał cztery walety, musi zażądać ponownego rozdania, czy chce, czy nie.
rulebook-thousand-redeal-three-marriages = { $players ->
    [2] Kto dostał trzy meldunki, może je pokazać: rozdanie się kończy, on z każdego wyniku siada na beczce, a przeciwnikowi zapisuje się { $points }.
   *[other] Kto dostał trzy meldunki, może je pokazać: rozdanie się kończy, on z każdego wyniku siada na beczce, a każdemu z pozostałych zapisuje się { $points }.
}
rulebook-thousand-redeal-four-marriages = Grający, który razem z musikiem ma cztery meldunki i nie oddał jeszcze żadnej karty, może je pokazać i od razu wygrywa partię.

# Licytacja.
rulebook-thousand-auction-talon = Licytuje się o musik. Kto zalicytuje najwyżej, zostaje grającym i musi wziąć co najmniej tyle punktów, ile obiecał.
rulebook-thousand-auction-plain = Licytując, gracze mówią, ile punktów wezmą. Kto zalicytuje najwyżej, zostaje grającym i musi wziąć co najmniej tyle, ile obiecał.
rulebook-thousand-auction-forced-left = Gracz po lewej ręce rozdającego musi otworzyć licytację odzywką { $bid }, bez względu na karty.
rulebook-thousand-auction-forced-dealer = Rozdający musi otworzyć licytację odzywką { $bid }, bez względu na karty.
rulebook-thousand-auction-free = Pierwszy odzywa się gracz po lewej ręce rozdającego. Każdy może spasować, a pierwsza odzywka musi wynosić co najmniej { $bid }.
rulebook-thousand-auction-hanging = Gdy nikt nie zalicytuje, rozdający musi grać za { $bid }.
rulebook-thousand-auction-all-pass = Gdy nikt nie zalicytuje, nic się nie zapisuje i rozdawanie przechodzi dalej.
rulebook-thousand-auction-turn = Potem każdy po kolei licytuje wyżej albo pasuje; licytacja się kończy, gdy zostaje w niej jeden gracz.
rulebook-thousand-auction-pass-final = Kto spasował, odpada z licytacji.
rulebook-thousand-auction-reentry = Kto spasował, może wrócić po wyższej odzywce.
rulebook-thousand-auction-step = Licytuje się wielokrotnościami liczby { $step }.
rulebook-thousand-auction-step-coarse = Licytuje się wielokrotnościami liczby { $step }, a od 200 w górę tylko dziesiątkami.
rulebook-thousand-auction-jumps = Wolno licytować ze skokiem.
rulebook-thousand-auction-one-step = Ze skokiem licytować nie wolno: każda odzywka jest dokładnie o jeden krok wyższa od poprzedniej.
rulebook-thousand-auction-cap-held = Bez meldunku na ręce nie wolno licytować wyżej niż { $bid }. Z meldunkami granicą jest { $points } plus ich wartość.
rulebook-thousand-auction-cap-any = Bez meldunku na ręce nie wolno licytować wyżej niż { $bid }; jakikolwiek meldunek znosi tę granicę.
rulebook-thousand-auction-cap-aces = Cztery asy na ręce podnoszą granicę odzywek jak meldunek.
rulebook-thousand-auction-ceiling = Wyżej niż { $bid } licytować nie wolno.
rulebook-thousand-auction-first-bid = Pierwsza odzywka gracza w rozdaniu może wynosić najwyżej { $bid }.
rulebook-thousand-auction-negative = Gracz z wynikiem poniżej zera może licytować najwyżej { $bid }.
rulebook-thousand-auction-silence = { $total ->
    [0] Gracz z wynikiem poniżej zera może tylko pasować, chyba że musi otworzyć.
   *[other] Gracz, którego minus przekracza { $total }, może tylko pasować, chyba że musi otworzyć.
}
rulebook-thousand-auction-dark-opener = Kto musi otworzyć, a ma wynik { $total } lub wyższy, może nie zaglądać w karty i licytować w ciemno.
rulebook-thousand-auction-dark-anyone = Każdy gracz z wynikiem { $total } lub wyższym może nie zaglądać w karty i licytować w ciemno.
rulebook-thousand-auction-dark-first-opener = Pierwsza odzywka w ciemno to { $bid }, dalej licytuje się jak zwykle.
rulebook-thousand-auction-dark-first-anyone = Jeśli w ciemno otwiera gracz, który musi otworzyć, jego odzywka to { $bid }; każdy inny licytuje w ciemno wyżej od ostatniej odzywki.
rulebook-thousand-auction-dark-times = Gra w ciemno liczy się { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } raza
} tyle, czy grający ją ugra, czy nie; punktów obrońcy się nie mnoży.
rulebook-thousand-auction-dark-look = Do kart wolno zajrzeć w każdej chwili, ale odtąd odzywka jest zwykła; póki się nie zajrzy, niczego nie można z ich powodu żądać.
rulebook-thousand-auction-dark-cap = Odzywka w ciemno nie wymaga meldunku, choćby była nie wiem jak wysoka.
rulebook-thousand-auction-dark-barrel = W ciemno wolno licytować także wtedy, gdy ktoś siedzi na beczce.
rulebook-thousand-auction-dark-no-barrel = Póki ktokolwiek siedzi na beczce, nie wolno licytować w ciemno.
rulebook-thousand-auction-dark-talon-open = Musik w grze w ciemno pokazuje się jak zwykle.
rulebook-thousand-auction-dark-talon-hidden = Musik w grze w ciemno widzi tylko grający.
rulebook-thousand-auction-golden-each = { $players ->
    [one] Partia zaczyna się od złotego rozdania.
    [few] Partia zaczyna się od złotych rozdań, jest ich { $players }: u każdego gracza złote jest pierwsze rozdanie, które otwiera.
    [many] Partia zaczyna się od złotych rozdań, jest ich { $players }: u każdego gracza złote jest pierwsze rozdanie, które otwiera.
   *[other] Partia zaczyna się od złotych rozdań, jest ich { $players }: u każdego gracza złote jest pierwsze rozdanie, które otwiera.
}
rulebook-thousand-auction-golden-deals = { $deals ->
    [one] Pierwsze rozdanie partii jest złote.
    [few] Pierwsze { $deals } rozdania partii są złote.
    [many] Pierwszych { $deals } rozdań partii jest złotych.
   *[other] Pierwsze { $deals } rozdania partii jest złote.
}
rulebook-thousand-auction-golden-forced = W złotym rozdaniu się nie licytuje: gracz, na którego wypada otwarcie, gra za { $bid }.
rulebook-thousand-auction-golden-auction = W złotym rozdaniu otwiera się odzywką { $bid } i można licytować wyżej.
rulebook-thousand-auction-golden-double = Wszystko, co zapisuje się za złote rozdanie, liczy się podwójnie, meldunki obrońcy też.
rulebook-thousand-auction-golden-double-single = Wszystko, co zapisuje się za złote rozdanie, liczy się podwójnie, z wyjątkiem meldunków obrońcy.
rulebook-thousand-auction-golden-more = W złotym rozdaniu wolno podnieść zapowiedź.
rulebook-thousand-auction-golden-bare = W złotym rozdaniu zapowiedzi podnieść nie wolno.
rulebook-thousand-auction-golden-again-play_on = Jeśli nikt nie ugrał złotego rozdania, po prostu gra się dalej.
rulebook-thousand-auction-golden-again-reset = Jeśli nikt nie ugrał złotego rozdania, wszystkie wyniki wracają do zera i gra się dalej zwykłe rozdania.
rulebook-thousand-auction-golden-again-repeat = Jeśli nikt nie ugrał złotego rozdania, wszystkie wyniki wracają do zera i złote rozdania gra się jeszcze raz.
rulebook-thousand-auction-golden-seen = Złotych rozdań nie licytuje się w ciemno.
rulebook-thousand-auction-golden-played = Złotego rozdania nie można poddać przed końcem.
rulebook-thousand-auction-golden-kept = W złotym rozdaniu niczego nie można sprzedać ani wykupić.
rulebook-thousand-auction-golden-points = W złotym rozdaniu zapowiadać można tylko punkty.
rulebook-thousand-auction-call = Zamiast otwierać licytację gracz, którego karty i meldunki są warte co najmniej { $points }, może ogłosić złote rozdanie: nie ma licytacji ani musiku, gra jest za { $points } i wszystko liczy się podwójnie.

# Musik.
rulebook-thousand-talon-shown = Po licytacji musik odkrywa się dla wszystkich i bierze go grający.
rulebook-thousand-talon-early = Musik leży odkryty od samego rozdania; po licytacji bierze go grający.
rulebook-thousand-talon-flip = Jeśli licytacja wchodzi w drugą rundę, musik odkrywa się już wtedy.
rulebook-thousand-talon-choice = Po licytacji grający wybiera jeden z dwóch musików, pokazuje { $cards ->
    [one] jego { $cards } kartę i ją zabiera; drugi zostaje zakryty.
    [few] jego { $cards } karty i je zabiera; drugi zostaje zakryty.
    [many] jego { $cards } kart i je zabiera; drugi zostaje zakryty.
   *[other] jego { $cards } karty i je zabiera; drugi zostaje zakryty.
}
rulebook-thousand-talon-forced-choice = Jeśli nikt nie przebił obowiązkowej odzywki, grający może wziąć musik, nie pokazując go.
rulebook-thousand-talon-forced-hidden = Jeśli nikt nie przebił obowiązkowej odzywki, grający bierze musik, nie pokazując go.
rulebook-thousand-talon-gifts-choice = { $opponents ->
    [one] Grający oddaje przeciwnikowi jedną kartę, odkrytą albo zakrytą, jak chce.
   *[other] Grający oddaje każdemu przeciwnikowi po jednej karcie, odkrytej albo zakrytej, jak chce.
}
rulebook-thousand-talon-gifts-closed = { $opponents ->
    [one] Grający oddaje przeciwnikowi jedną zakrytą kartę.
   *[other] Grający oddaje każdemu przeciwnikowi po jednej zakrytej karcie.
}
rulebook-thousand-talon-gifts-open = { $opponents ->
    [one] Grający oddaje przeciwnikowi jedną odkrytą kartę.
   *[other] Grający oddaje każdemu przeciwnikowi po jednej odkrytej karcie.
}
rulebook-thousand-talon-away-last = Grający odkłada { $cards ->
    [one] { $cards } zakrytą kartę; dostaje ją ten, kto weźmie ostatnią lewę.
    [few] { $cards } zakryte karty; dostaje je ten, kto weźmie ostatnią lewę.
    [many] { $cards } zakrytych kart; dostaje je ten, kto weźmie ostatnią lewę.
   *[other] { $cards } zakrytej karty; dostaje je ten, kto weźmie ostatnią lewę.
}
rulebook-thousand-talon-away-declarer = Grający odkłada { $cards ->
    [one] { $cards } zakrytą kartę; liczy się ona jemu.
    [few] { $cards } zakryte karty; liczą się one jemu.
    [many] { $cards } zakrytych kart; liczą się one jemu.
   *[other] { $cards } zakrytej karty; liczą się one jemu.
}
rulebook-thousand-talon-away-nobody = Grający odkłada { $cards ->
    [one] { $cards } zakrytą kartę; nie liczy się ona nikomu.
    [few] { $cards } zakryte karty; nie liczą się one nikomu.
    [many] { $cards } zakrytych kart; nie liczą się one nikomu.
   *[other] { $cards } zakrytej karty; nie liczą się one nikomu.
}
rulebook-thousand-talon-other = Niewybrany musik dostaje ten, kto weźmie ostatnią lewę.
rulebook-thousand-talon-hands = Teraz każdy ma na ręce { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
rulebook-thousand-talon-redeal-any = Grający, który zobaczył musik i nic jeszcze nie oddał, może z jego powodu zażądać ponownego rozdania.
rulebook-thousand-talon-redeal-forced = Jeśli nikt nie przebił obowiązkowej odzywki, grający, który zobaczył musik i nic jeszcze nie oddał, może z jego powodu zażądać ponownego rozdania.
rulebook-thousand-talon-redeal-nines-two = Prawo do ponownego rozdania dają dwie dziewiątki w musiku lub więcej.
rulebook-thousand-talon-redeal-nines-exactly_two = Prawo do ponownego rozdania dają dokładnie dwie dziewiątki w musiku.
rulebook-thousand-talon-redeal-under = Prawo do ponownego rozdania daje musik, którego karty są warte mniej niż { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
rulebook-thousand-talon-redeal-jacks = Prawo do ponownego rozdania dają trzy walety w musiku.
rulebook-thousand-talon-sale = Grający, który nic jeszcze nie oddał, może sprzedać grę: wykłada odkryte karty, tyle, ile miał musik ({ $cards }), a licytuje się o nie powyżej jego zapowiedzi. Kto kupi, bierze karty i zostaje grającym. W jednym rozdaniu można tego spróbować { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } raza
}.
rulebook-thousand-talon-rebuy = Odkryty musik obrońca może odkupić wyższą odzywką, zanim grający go weźmie.
rulebook-thousand-talon-buyback = Grający, który zobaczył musik, a jeszcze go nie wziął, może się wykupić: płaci { $price }, a ten sam gracz rozdaje jeszcze raz.

# Zapowiedziana gra.
rulebook-thousand-contract-raise = Potem grający zapowiada, za ile gra: zostaje przy swojej odzywce albo podaje więcej, z tym samym krokiem i w tych samych granicach, liczonych już według kart, które ma teraz na ręce.
rulebook-thousand-contract-bid = Odzywka jest zarazem zapowiedzianą grą i nie można jej już podnieść.
rulebook-thousand-contract-misere = Zamiast liczby grający może zapowiedzieć mizera, czyli grę bez żadnej lewy, jeśli jego odzywka nie przekracza { $points }: za ugranego mizera zapisuje mu się { $points }, za nieugranego tyle samo odejmuje. W mizerze się nie melduje, a zapisuje się tylko grającemu.
rulebook-thousand-contract-slam = Zamiast liczby grający może zapowiedzieć szlema, czyli grę na wszystkie lewy, jeśli jego odzywka nie przekracza { $points }: za ugranego szlema zapisuje mu się { $points }, za nieugranego tyle samo odejmuje.
rulebook-thousand-contract-open = Każdą grę można grać z odkrytymi kartami i wtedy liczy się podwójnie.
rulebook-thousand-contract-writeoff-lead = Grający, który nie ma nadziei na ugranie, może rozpisać rozdanie aż do pierwszego wyjścia; na tym się ono kończy.
rulebook-thousand-contract-writeoff-play = Grający, który nie ma nadziei na ugranie, może rozpisać rozdanie przy każdym własnym zagraniu, aż do ostatniej lewy; na tym się ono kończy.
rulebook-thousand-contract-writeoff-cost-contract = Rozpis kosztuje grającego zapowiedzianą grę.
rulebook-thousand-contract-writeoff-cost-nothing = Rozpis nic grającego nie kosztuje.
rulebook-thousand-contract-writeoff-cost-fine = Rozpis kosztuje grającego { $fine }, niezależnie od zapowiedzianej gry.
rulebook-thousand-contract-writeoff-share = { $opponents ->
    [one] Przeciwnikowi zapisuje się za rozpis { $points }.
   *[other] Każdemu przeciwnikowi zapisuje się za rozpis { $points }.
}
rulebook-thousand-contract-writeoff-share-half = { $opponents ->
    [one] Przeciwnikowi zapisuje się za rozpis połowę gry, zaokrągloną do pięciu.
   *[other] Każdemu przeciwnikowi zapisuje się za rozpis połowę gry, zaokrągloną do pięciu.
}
rulebook-thousand-contract-writeoff-share-full = { $opponents ->
    [one] Przeciwnikowi zapisuje się za rozpis całą grę.
   *[other] Każdemu przeciwnikowi zapisuje się za rozpis całą grę.
}
rulebook-thousand-contract-writeoff-share-ratio = Rozpisaną grę dzieli się między przeciwników: siedzący po lewej ręce grającego dostaje { $left }%, z zaokrągleniem do pięciu, a drugi resztę, czyli { $right }%.
rulebook-thousand-contract-writeoff-unopened = Jeśli nikt nie przebił obowiązkowej odzywki, grający może rozpisać rozdanie także przed odkryciem musiku.
rulebook-thousand-contract-writeoff-limit = W partii każdy może rozpisać { $times ->
    [one] { $times } rozdanie
    [few] { $times } rozdania
    [many] { $times } rozdań
   *[other] { $times } rozdania
}.
rulebook-thousand-contract-writeoff-fine = { $every ->
    [one] Za każdy rozpis płaci się jeszcze karę { $fine }.
    [few] Za każde { $every } rozpisy gracz płaci jeszcze karę { $fine }.
    [many] Za każde { $every } rozpisów gracz płaci jeszcze karę { $fine }.
   *[other] Za każde { $every } rozpisu gracz płaci jeszcze karę { $fine }.
}
rulebook-thousand-contract-writeoff-fine-alone = { $every ->
    [one] Rozpis kosztuje grającego tylko karę { $fine }.
    [few] Sam rozpis nic grającego nie kosztuje, ale za każde { $every } rozpisy gracz płaci karę { $fine }.
    [many] Sam rozpis nic grającego nie kosztuje, ale za każde { $every } rozpisów gracz płaci karę { $fine }.
   *[other] Sam rozpis nic grającego nie kosztuje, ale za każde { $every } rozpisu gracz płaci karę { $fine }.
}
rulebook-thousand-contract-writeoff-dark = Rozpisana gra w ciemno kosztuje { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } raza
} tyle.
rulebook-thousand-contract-writeoff-not-dark = Gry w ciemno nie można rozpisać.
rulebook-thousand-contract-writeoff-barrel = Rozpisać rozdanie można i na beczce.
rulebook-thousand-contract-writeoff-not-barrel = Na beczce nie można rozpisać rozdania.
rulebook-thousand-contract-bomb-forced = Jeśli nikt nie przebił obowiązkowej odzywki, grający może przed zapowiedzeniem gry rzucić bombę: rozdanie się kończy, a grający nic nie traci.
rulebook-thousand-contract-bomb-to_120 = Grający, którego odzywka nie przekracza 120, może przed zapowiedzeniem gry rzucić bombę: rozdanie się kończy, a grający nic nie traci.
rulebook-thousand-contract-bomb-any = Grający może przed zapowiedzeniem gry rzucić bombę: rozdanie się kończy, a grający nic nie traci.
rulebook-thousand-contract-bomb-share = { $opponents ->
    [one] Przeciwnikowi zapisuje się za bombę { $points }.
   *[other] Każdemu przeciwnikowi zapisuje się za bombę { $points }.
}
rulebook-thousand-contract-bomb-share-half = { $opponents ->
    [one] Przeciwnikowi zapisuje się za bombę połowę odzywki, zaokrągloną w górę do dziesiątek.
   *[other] Każdemu przeciwnikowi zapisuje się za bombę połowę odzywki, zaokrągloną w górę do dziesiątek.
}
rulebook-thousand-contract-bomb-count = Na partię każdy ma { $bombs ->
    [one] { $bombs } bombę
    [few] { $bombs } bomby
    [many] { $bombs } bomb
   *[other] { $bombs } bomby
}.
rulebook-thousand-contract-contra = Przed pierwszym wyjściem obrońca może powiedzieć „kontra”: zapowiedziana gra, ugrana czy nie, liczy się wtedy { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } raza
} tyle, a punkty obrońcy się nie zmieniają.
rulebook-thousand-contract-recontra = Grający może odpowiedzieć „rekontra”, a wtedy gra liczy się jeszcze { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } raza
} tyle.

# Rozgrywka.
rulebook-thousand-play-lead-declarer = Do pierwszej lewy wychodzi grający, dowolną kartą.
rulebook-thousand-play-lead-left = Do pierwszej lewy wychodzi gracz po lewej ręce rozdającego, dowolną kartą, ktokolwiek jest grającym.
rulebook-thousand-play-lead-eldest = Do pierwszej lewy wychodzi gracz po lewej ręce rozdającego, dowolną kartą.
rulebook-thousand-play-trick = Do pierwszej karty każdy po kolei dokłada jedną swoją. Lewę bierze najwyższy atut, a gdy atutu w niej nie ma, najwyższa karta koloru wyjścia; kto ją wziął, wychodzi do następnej. Rozdanie ma { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}.
rulebook-thousand-play-draw = { $tricks ->
    [one] Po pierwszej lewie każdy dobiera kartę ze stosiku, najpierw ten, kto wziął lewę.
    [few] Po każdej z pierwszych { $tricks } lew każdy dobiera kartę ze stosiku, najpierw ten, kto wziął lewę.
    [many] Po każdej z pierwszych { $tricks } lew każdy dobiera kartę ze stosiku, najpierw ten, kto wziął lewę.
   *[other] Po każdej z pierwszych { $tricks } lewy każdy dobiera kartę ze stosiku, najpierw ten, kto wziął lewę.
}
rulebook-thousand-play-duties = W lewie obowiązuje:
rulebook-thousand-play-follow = Kto ma kartę w kolorze wyjścia, musi dołożyć do koloru.
rulebook-thousand-play-beat = Kto dokłada do koloru, musi, jeśli może, przebić najwyższą kartę w lewie.
rulebook-thousand-play-void-trump = Kto nie ma koloru wyjścia, musi dać atut; bez atutu wolno dać dowolną kartę.
rulebook-thousand-play-void-beat = Kto nie ma koloru wyjścia, musi dać atut, jeśli ten bierze lewę; w przeciwnym razie wolno dać dowolną kartę.
rulebook-thousand-play-void-free = Kto nie ma koloru wyjścia, daje dowolną kartę.
rulebook-thousand-play-overtrump = Kto musi dać atut, musi, jeśli może, przebić najwyższy atut w lewie.
rulebook-thousand-play-partial-trumping = Obrońca, który nie może przebić leżącego atutu, nie musi dawać niższego.
rulebook-thousand-play-overtrump-declarer = Obrońca, który nie ma koloru wyjścia, musi, jeśli może, przebić atut grającego.
rulebook-thousand-play-no-beating = Nikt nie musi przebijać: wystarczy niższa karta tego koloru albo niższy atut.
rulebook-thousand-play-duties-always = Obowiązki w lewie trwają od samej pierwszej, także w czasie dobierania.
rulebook-thousand-play-duties-stock_gone = Obowiązki w lewie zaczynają się dopiero, gdy skończy się stosik; do tej pory wolno dać dowolną kartę.
rulebook-thousand-play-foreign = W atu, które zameldował kto inny, nie wolno wychodzić, póki ma się inne kolory.
rulebook-thousand-play-trump-lead = Kto meldunkiem ustalił atu i wziął tę lewę, musi następnie wyjść w atu.
rulebook-thousand-play-last-trick = Ostatnia lewa jest warta o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.
rulebook-thousand-play-rest = Kto ma wyjście i wie na pewno, że wszystkie pozostałe lewy są jego, może wyłożyć karty i zabrać resztę, o ile nikt nie protestuje.
rulebook-thousand-play-rest-stock = Gdy skończy się stosik, kto ma wyjście i wie na pewno, że wszystkie pozostałe lewy są jego, może wyłożyć karty i zabrać resztę, o ile nikt nie protestuje.

# Meldunki.
rulebook-thousand-marriages-what = Król i dama jednego koloru na jednej ręce to meldunek. Można go złożyć raz w rozdaniu, póki obie karty są na ręce; nikt nie musi meldować.
rulebook-thousand-marriages-by-suit = Meldunek kier jest wart { $hearts }, karo { $diamonds }, trefl { $clubs }, a pik { $spades }.
rulebook-thousand-marriages-by-order = Wartość meldunku zależy od kolejności: pierwszy w rozdaniu jest wart { $first }, drugi { $second }, trzeci { $third }, a czwarty { $fourth }, ktokolwiek i w jakimkolwiek kolorze melduje.
rulebook-thousand-marriages-when-lead = Melduje się, wychodząc do lewy królem albo damą z meldunku, także do pierwszej.
rulebook-thousand-marriages-when-own_trick = Melduje się, wychodząc królem albo damą z meldunku, ale wolno to tylko temu, kto wziął już w tym rozdaniu lewę.
rulebook-thousand-marriages-when-first_winner = Melduje się, wychodząc królem albo damą z meldunku, ale wolno to tylko temu, kto wziął pierwszą lewę.
rulebook-thousand-marriages-when-before = Melduje się przed pierwszym wyjściem, po kolei, zaczynając od tego, kto wychodzi; później już nie wolno.
rulebook-thousand-marriages-show = Meldunek można też pokazać z ręki, a wyjść inną kartą.
rulebook-thousand-marriages-trump-at_once = Póki nikt nie zamelduje, atu nie ma; kolor meldunku staje się atu od razu.
rulebook-thousand-marriages-trump-next_trick = Póki nikt nie zamelduje, atu nie ma; kolor meldunku staje się atu od następnej lewy.
rulebook-thousand-marriages-keep-last = Każdy następny meldunek zmienia atu na swój kolor.
rulebook-thousand-marriages-keep-first = Następne meldunki dają punkty, ale atu do końca rozdania pozostaje kolor pierwszego.
rulebook-thousand-marriages-keep-higher = Następne meldunki dają punkty, ale zmienia atu na swój kolor tylko ten, który jest wart więcej niż meldunek w atu.
rulebook-thousand-marriages-keep-rising = Następny meldunek wolno złożyć tylko wtedy, gdy jest wart więcej niż meldunek w atu; jego kolor staje się atu.
rulebook-thousand-marriages-fixed = { $suit ->
    [0] W każdym rozdaniu atu jest pik; meldunki dają tylko punkty.
    [1] W każdym rozdaniu atu jest trefl; meldunki dają tylko punkty.
    [2] W każdym rozdaniu atu jest karo; meldunki dają tylko punkty.
   *[3] W każdym rozdaniu atu jest kier; meldunki dają tylko punkty.
}
rulebook-thousand-marriages-trick = Kto w rozdaniu nie wziął lewy, temu za meldunki nic się nie zapisuje.
rulebook-thousand-marriages-drowned = Złożony meldunek przepada, gdy jego króla albo damę weźmie kto inny: jest utopiony i nic nie wart.
rulebook-thousand-marriages-aces-score = Kto wychodzi asem i ma wszystkie cztery asy, może je zameldować; są warte { $points }.
rulebook-thousand-marriages-aces-trump = Kto wychodzi asem i ma wszystkie cztery asy, może je zameldować; są warte { $points }, a kolor asa, którym wyszedł, staje się atu.
rulebook-thousand-marriages-captured = Obrońca, który ma w swoich lewach króla i damę jednego koloru, dostaje za nie { $points }.

# Zapis po rozdaniu.
rulebook-thousand-scoring-everyone = Po ostatniej lewie każdy dodaje punkty kart ze swoich lew i złożonych przez siebie meldunków i tyle zapisuje.
rulebook-thousand-scoring-count = Po ostatniej lewie każdy dodaje punkty kart ze swoich lew i złożonych przez siebie meldunków.
rulebook-thousand-scoring-made-bid = Jeśli grającemu wyszło co najmniej tyle, ile zapowiedział, gra jest ugrana i zapisuje się mu dokładnie zapowiedzianą grę, choćby wziął więcej.
rulebook-thousand-scoring-made-actual = Jeśli grającemu wyszło co najmniej tyle, ile zapowiedział, gra jest ugrana i zapisuje się mu to, co wziął.
rulebook-thousand-scoring-made-points_and_bid = Jeśli grającemu wyszło co najmniej tyle, ile zapowiedział, gra jest ugrana i zapisuje się mu zarówno to, co wziął, jak i zapowiedzianą grę.
rulebook-thousand-scoring-lost = Jeśli grającemu zabraknie, gra jest nieugrana i się ją odejmuje.
rulebook-thousand-scoring-lost-points = Jeśli grającemu zabraknie, zapisuje się mu to, co wziął, a zapowiedzianą grę odejmuje.
rulebook-thousand-scoring-test-exact = Czy gra jest ugrana, rozstrzygają dokładne punkty, przed zaokrągleniem.
rulebook-thousand-scoring-test-rounded = Czy gra jest ugrana, rozstrzygają punkty zaokrąglone.
rulebook-thousand-scoring-own-exact = Punkty samego grającego zapisuje się bez zaokrąglania.
rulebook-thousand-scoring-own-rounded = Punkty samego grającego zaokrągla się tak jak punkty obrońcy.
rulebook-thousand-scoring-defender = Obrońcy zapisuje się to, co wziął.
rulebook-thousand-scoring-defenders-own = Każdemu obrońcy zapisuje się to, co wziął.
rulebook-thousand-scoring-defenders-pooled = Punkty obu obrońców dodaje się i każdemu zapisuje połowę.
rulebook-thousand-scoring-failed-split = { $opponents ->
    [one] Nieugraną grę zapisuje się przeciwnikowi.
   *[other] Nieugraną grę dzieli się ponadto po równo między przeciwników.
}
rulebook-thousand-scoring-failed-full = { $opponents ->
    [one] Nieugraną grę zapisuje się w całości przeciwnikowi.
   *[other] Nieugraną grę zapisuje się ponadto w całości każdemu przeciwnikowi.
}
rulebook-thousand-scoring-unrounded = Punkty zapisuje się tak, jak są, bez zaokrąglania.
rulebook-thousand-scoring-round-nearest = Punkty obrońcy zaokrągla się do najbliższej wielokrotności liczby { $unit }.
rulebook-thousand-scoring-round-nearest-up = Punkty obrońcy zaokrągla się do najbliższej wielokrotności liczby { $unit }; piątkę na końcu w górę.
rulebook-thousand-scoring-round-nearest-down = Punkty obrońcy zaokrągla się do najbliższej wielokrotności liczby { $unit }; piątkę na końcu w dół.
rulebook-thousand-scoring-round-down = Punkty obrońcy zaokrągla się w dół do wielokrotności liczby { $unit }.
rulebook-thousand-scoring-round-up = Punkty obrońcy zaokrągla się w górę do wielokrotności liczby { $unit }.
rulebook-thousand-scoring-round-nearest-all = Wszystkie punkty zaokrągla się do najbliższej wielokrotności liczby { $unit }.
rulebook-thousand-scoring-round-nearest-up-all = Wszystkie punkty zaokrągla się do najbliższej wielokrotności liczby { $unit }; piątkę na końcu w górę.
rulebook-thousand-scoring-round-nearest-down-all = Wszystkie punkty zaokrągla się do najbliższej wielokrotności liczby { $unit }; piątkę na końcu w dół.
rulebook-thousand-scoring-round-down-all = Wszystkie punkty zaokrągla się w dół do wielokrotności liczby { $unit }.
rulebook-thousand-scoring-round-up-all = Wszystkie punkty zaokrągla się w górę do wielokrotności liczby { $unit }.
rulebook-thousand-scoring-all-tricks = Grającemu, który ugrał swoje i wziął wszystkie lewy, zapisuje się jeszcze { $points }.
rulebook-thousand-scoring-all-tricks-double = Grającemu, który ugrał swoje i wziął wszystkie lewy, zapisuje się zapowiedzianą grę jeszcze raz.
rulebook-thousand-scoring-slam-against = Grający, który nie wziął żadnej lewy, płaci oprócz wszystkiego innego karę { $fine }.
rulebook-thousand-scoring-sitter-aces = Siedzącemu na musiku zapisuje się po { $points } za każdego asa w musiku, a za meldunki w nim ich wartość.
rulebook-thousand-scoring-sitter-marriages = Siedzącemu na musiku zapisuje się wartość meldunków w musiku.
rulebook-thousand-scoring-sitter-points = Siedzącemu na musiku zapisuje się punkty kart musiku.
rulebook-thousand-scoring-sitter-half = Za samego króla albo samą damę w musiku siedzącemu na nim zapisuje się pół meldunku.

# Z rozdania na rozdanie.
rulebook-thousand-sheet-totals = To, co zapisano za rozdanie, dodaje się do wyniku, a kary i straty odejmuje; wynik może zejść dowolnie głęboko poniżej zera.
rulebook-thousand-sheet-bolt-trick = Kto w rozdaniu nie wziął lewy, dostaje bolt, znak w zapisie.
rulebook-thousand-sheet-bolt-points = Kto w rozdaniu nie wziął punktów w kartach, dostaje bolt, znak w zapisie; meldunki przed nim nie chronią.
rulebook-thousand-sheet-bolts-row = { $bolts ->
    [one] Za { $bolts } bolt płaci się karę { $fine } i liczy od nowa; rozdanie, w którym gracz coś wziął, przerywa serię.
    [few] Za { $bolts } bolty z rzędu płaci się karę { $fine } i liczy od nowa; rozdanie, w którym gracz coś wziął, przerywa serię.
    [many] Za { $bolts } boltów z rzędu płaci się karę { $fine } i liczy od nowa; rozdanie, w którym gracz coś wziął, przerywa serię.
   *[other] Za { $bolts } bolta z rzędu płaci się karę { $fine } i liczy od nowa; rozdanie, w którym gracz coś wziął, przerywa serię.
}
rulebook-thousand-sheet-bolts-total = Za { $bolts ->
    [one] { $bolts } bolt
    [few] { $bolts } bolty
    [many] { $bolts } boltów
   *[other] { $bolts } bolta
} płaci się karę { $fine } i liczy od nowa; nie muszą być z rzędu.
rulebook-thousand-sheet-bolts-own = Bolt może dostać i grający.
rulebook-thousand-sheet-bolts-not-own = Grający za własną grę boltu nie dostaje.
rulebook-thousand-sheet-bolts-barrel = Bolty liczą się też na beczce.
rulebook-thousand-sheet-bolts-not-barrel = Na beczce boltów się nie dostaje.
rulebook-thousand-sheet-bolts-dark = W grze w ciemno bolt liczy się podwójnie.
rulebook-thousand-sheet-crosses = Grający, który nie ugrał swojego, dostaje krzyżyk; za { $crosses ->
    [one] { $crosses } krzyżyk
    [few] { $crosses } krzyżyki
    [many] { $crosses } krzyżyków
   *[other] { $crosses } krzyżyka
} płaci się karę { $fine } i liczy od nowa.
rulebook-thousand-sheet-crosses-instead = Krzyżyk zastępuje minus: samej nieugranej gry się nie odejmuje.
rulebook-thousand-sheet-streak-row = { $deals ->
    [one] Za { $deals } rozdanie bez zysku płaci się karę { $fine }.
    [few] Za { $deals } rozdania z rzędu bez zysku płaci się karę { $fine }.
    [many] Za { $deals } rozdań z rzędu bez zysku płaci się karę { $fine }.
   *[other] Za { $deals } rozdania z rzędu bez zysku płaci się karę { $fine }.
}
rulebook-thousand-sheet-streak-total = { $deals ->
    [one] Za { $deals } rozdanie bez zysku płaci się karę { $fine }.
    [few] Za { $deals } rozdania bez zysku, z rzędu czy nie, płaci się karę { $fine }.
    [many] Za { $deals } rozdań bez zysku, z rzędu czy nie, płaci się karę { $fine }.
   *[other] Za { $deals } rozdania bez zysku, z rzędu czy nie, płaci się karę { $fine }.
}
rulebook-thousand-sheet-threshold = Kto ma wynik { $total } lub wyższy, jest na progu: zapisuje mu się tylko własną grę; tego, co wziął jako obrońca, się nie zapisuje.
rulebook-thousand-sheet-threshold-marriage = Na progu ugraną grę zapisuje się tylko wtedy, gdy grający złożył w tym rozdaniu meldunek.
rulebook-thousand-sheet-threshold-fine = Na progu za rozdanie bez lewy płaci się karę { $fine }.
rulebook-thousand-sheet-pit = Gracz, który z dołu dochodzi do { $total } albo dalej, staje dokładnie na { $total }: wpada do dołu. Tego, co wziął tam jako obrońca, się nie zapisuje, a wyprowadza z dołu tylko własna gra.
rulebook-thousand-sheet-barrel = Gracz, który dochodzi do { $total } albo dalej, staje dokładnie na { $total } i siada na beczce.
rulebook-thousand-sheet-barrel-win = Siedzącemu na beczce nie zapisuje się tego, co wziął jako obrońca; wygrać może tylko jako grający, grą, która daje to, czego brakuje do { $target }, czyli { $gap }.
rulebook-thousand-sheet-barrel-lost = Grę nieugraną na beczce odejmuje się i na tym siedzenie na niej się kończy.
rulebook-thousand-sheet-barrel-leap-off = Beczki nie da się przeskoczyć: nawet rozdanie, które z dołu prowadzi do { $target } albo dalej, kończy się na niej.
rulebook-thousand-sheet-barrel-leap-declarer = Grający, którego ugrana gra prowadzi spod beczki prosto do { $target } albo dalej, wygrywa od razu.
rulebook-thousand-sheet-barrel-leap-anyone = Kto w jednym rozdaniu dochodzi spod beczki prosto do { $target } albo dalej, wygrywa od razu, czy był grającym, czy nie.
rulebook-thousand-sheet-barrel-least = Najniższa odzywka siedzącego na beczce to { $bid }.
rulebook-thousand-sheet-barrel-must = Siedzący na beczce, jeśli może, musi raz zalicytować, zanim spasuje.
rulebook-thousand-sheet-barrel-deals = Kto nie wygrał w ciągu { $deals ->
    [one] { $deals } rozdania
    [few] { $deals } rozdań
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
} na beczce, spada z niej i płaci karę { $fine }; gra nieugrana w ostatnim z nich kosztuje tylko tyle, ile sama jest warta.
rulebook-thousand-sheet-barrel-for-ever = Na beczce można siedzieć dowolnie wiele rozdań.
rulebook-thousand-sheet-barrel-coexist = { $players ->
    [2] Na beczce mogą siedzieć naraz obaj gracze.
   *[other] Na beczce może siedzieć kilku graczy naraz.
}
rulebook-thousand-sheet-barrel-knock_off = { $players ->
    [2] Gdy na beczce siada drugi gracz, ten, który siedział na niej wcześniej, spada i płaci karę { $fine }.
   *[other] Gdy ktoś siada na beczce, ci, którzy siedzieli na niej wcześniej, spadają i płacą karę { $fine }.
}
rulebook-thousand-sheet-barrel-together_fall = { $players ->
    [2] Jeśli obaj gracze siadają na beczce w tym samym rozdaniu, obaj spadają i każdy płaci karę { $fine }.
   *[other] Gracze, którzy siadają na beczce w tym samym rozdaniu, spadają wszyscy i każdy płaci karę { $fine }.
}
rulebook-thousand-sheet-barrel-first_stays = { $players ->
    [2] Póki na beczce siedzi jeden gracz, drugi, gdy na niej siada, spada i płaci karę { $fine }.
   *[other] Póki ktoś siedzi na beczce, każdy inny, kto na niej siada, spada i płaci karę { $fine }.
}
rulebook-thousand-sheet-barrel-all_fall = { $players ->
    [2] Gdy tylko na beczce znajdą się obaj gracze, obaj spadają i każdy płaci karę { $fine }.
   *[other] Gdy tylko na beczce znajdzie się dwóch graczy, spadają wszyscy i każdy płaci karę { $fine }.
}
rulebook-thousand-sheet-barrel-reset-stay = Kto { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } raza
} zszedł z beczki bez wygranej, tego wynik wraca do zera.
rulebook-thousand-sheet-barrel-reset-fall = Kto { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } raza
} spadł z beczki, tego wynik wraca do zera.
rulebook-thousand-sheet-reverse = Gracz, którego minus dochodzi do { $total } albo dalej, staje na nim i siada na odwrotnej beczce; schodzi z niej, gdy tylko coś zyska.
rulebook-thousand-sheet-reverse-lost = { $players ->
    [2] Kogo rozdanie prowadzi z odwrotnej beczki do minusa { $target }, ten przegrywa partię, a wygrywa przeciwnik.
   *[other] Kogo rozdanie prowadzi z odwrotnej beczki do minusa { $target }, ten przegrywa partię, a wygrywa najlepszy z pozostałych.
}
rulebook-thousand-sheet-reverse-back = Po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdania
} na odwrotnej beczce gracz z niej schodzi, { $total ->
    [0] na zero
   *[other] na minus { $total }
}.
rulebook-thousand-sheet-truck = Wynik dokładnie { $total } spada do zera: to wywrotka.
rulebook-thousand-sheet-truck-both = Wynik dokładnie { $total }, na plusie albo na minusie, wraca do zera: to wywrotka.

# Koniec partii.
rulebook-thousand-end-reach = Partię wygrywa ten, kto po zapisaniu rozdania ma { $target } lub więcej.
rulebook-thousand-end-more = Partię wygrywa ten, kto po zapisaniu rozdania ma więcej niż { $target }; samo { $target } nie wystarcza.
rulebook-thousand-end-exact = Partię wygrywa ten, kto ma dokładnie { $target }; rozdania, które wyprowadziłoby gracza dalej, nie zapisuje mu się.
rulebook-thousand-end-capped = Partię wygrywa ten, kto ma dokładnie { $target }; kto wyszedłby dalej, staje na { $below }.
rulebook-thousand-end-overtime = { $players ->
    [2] Jeśli w jednym rozdaniu do celu dojdą obaj gracze, nie wygrywa nikt: cel rośnie o { $points } i gra się dalej.
   *[other] Jeśli w jednym rozdaniu do celu dojdzie dwóch graczy lub więcej, nie wygrywa nikt: cel rośnie o { $points } i gra się dalej.
}
rulebook-thousand-end-tie-declarer = { $players ->
    [2] Jeśli w jednym rozdaniu do celu dojdą obaj gracze, wygrywa grający, który ugrał swoje, a jeśli nie ugrał, ten, kto ma więcej.
   *[other] Jeśli w jednym rozdaniu do celu dojdzie kilku graczy, wygrywa grający, który ugrał swoje, a jeśli to nie on, ten, kto ma więcej.
}
rulebook-thousand-end-tie-higher = { $players ->
    [2] Jeśli w jednym rozdaniu do celu dojdą obaj gracze, wygrywa ten, kto ma więcej.
   *[other] Jeśli w jednym rozdaniu do celu dojdzie kilku graczy, wygrywa ten, kto ma więcej.
}
rulebook-thousand-end-equal-play_on = { $players ->
    [2] Jeśli do celu dojdą obaj gracze i mają po równo, gra się jeszcze jedno rozdanie.
   *[other] Jeśli gracze, którzy doszli do celu, mają po równo, gra się jeszcze jedno rozdanie.
}
rulebook-thousand-end-equal-share = { $players ->
    [2] Jeśli do celu dojdą obaj gracze i mają po równo, dzielą wygraną.
   *[other] Jeśli gracze, którzy doszli do celu, mają po równo, dzielą wygraną.
}
rulebook-thousand-settlement-tariff = Przegrany płaci zwycięzcy po { $points } za każdy punkt brakujący do celu.

# Przewinienia i kary.
rulebook-thousand-faults-look = Za oglądanie kart przed końcem rozdawania i za uwagi o nich płaci się karę { $fine }.
rulebook-thousand-faults-revoke = Za fałszywy renons płaci się karę { $fine }.
rulebook-thousand-faults-award = { $opponents ->
    [one] Za fałszywy renons drugiej stronie zapisuje się { $points }.
   *[other] Za fałszywy renons drugiej stronie zapisuje się { $points }; dwaj obrońcy się nimi dzielą.
}
rulebook-thousand-faults-award-contract = { $opponents ->
    [one] Za fałszywy renons drugiej stronie zapisuje się zapowiedzianą grę.
   *[other] Za fałszywy renons drugiej stronie zapisuje się zapowiedzianą grę; dwaj obrońcy się nią dzielą.
}
rulebook-thousand-faults-revoke-stands = Fałszywy renons, którego nikt nie zgłosi przed następnym wyjściem, uchodzi bezkarnie.
rulebook-thousand-faults-misdeal-same = Po błędnym rozdaniu rozdaje jeszcze raz ten sam gracz.
rulebook-thousand-faults-misdeal-next = Po błędnym rozdaniu rozdawanie przechodzi dalej.
rulebook-thousand-faults-misdeal-fine = Za błędne rozdanie rozdający płaci karę { $fine }.

# Przykłady: co pokazuje rozdanie.
rulebook-thousand-example-made = Ugrana gra
rulebook-thousand-example-points = Rozdanie i co przynosi
rulebook-thousand-example-failed = Nieugrana gra
rulebook-thousand-example-golden = Złote rozdanie
rulebook-thousand-example-writeoff = Rozpis
rulebook-thousand-example-bomb = Bomba
rulebook-thousand-example-bolt = Bolt
rulebook-thousand-example-bolts = Kara za bolty
rulebook-thousand-example-crosses = Kara za krzyżyki
rulebook-thousand-example-threshold = Na progu
rulebook-thousand-example-pit = Do dołu
rulebook-thousand-example-barrel = Na beczkę
rulebook-thousand-example-barrel-fall = Spadnięcie z beczki
rulebook-thousand-example-truck = Wywrotka
