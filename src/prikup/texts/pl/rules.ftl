# Strony zasad, które pisze serwer, i to, co się zmienia od jednych zasad do drugich.
rules-page-title = Zasady: { $rules }
rules-page-edition = { $rules } (nowsza wersja)
rules-page-change = Zmień te zasady
rules-page-unlike = Co się zmienia dla kogoś, kto zna:
rules-page-data = Te zasady jako dane (JSON)
rules-page-file = W jednym pliku
rules-page-error = Tej strony nie można pokazać
rules-page-nearest = Może chodziło o:
rules-page-editor = Wybierz zasady

rules-diff-head = Co się zmienia, najpierw to, co najczęstsze. Boty zagrały { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
} według znanych zasad; każdą zmianę sprawdzono osobno na tych samych kartach.
rules-diff-same = Nie ma różnic.
rules-diff-often = { $share ->
    [all] W każdym rozdaniu
   *[some] W { $differ } z { $deals } rozdań
}
rules-diff-option = { $title }: { $value } (było: { $was })
rules-diff-more = Pierwszy raz w rozdaniu { $deal }; teraz wolno ({ $seat }): { $what }
rules-diff-less = Pierwszy raz w rozdaniu { $deal }; już nie wolno ({ $seat }): { $what }
rules-diff-asked = Pierwszy raz w rozdaniu { $deal }; teraz kolej na: { $seat } – { $what }
rules-diff-turn = Pierwszy raz w rozdaniu { $deal }; gra toczy się dalej bez słowa, o które dawniej pytano
rules-diff-writes = Pierwszy raz w rozdaniu { $deal }; teraz się zapisuje: { $what }
rules-diff-unwritten = Pierwszy raz w rozdaniu { $deal }; już się nie zapisuje: { $what }
rules-diff-deal = Pierwszy raz w rozdaniu { $deal }: inna talia albo inna liczba kart
rules-diff-ends = Pierwszy raz w rozdaniu { $deal }: partia kończy się w innej chwili
rules-diff-line = { $seat }: { $line } ({ $amount })
rules-diff-order = To samo tasowanie daje inne karty; przy stole nikt tego nie zauważy:
rules-diff-never = Ani razu w tych rozdaniach:
rules-diff-title = Co się zmienia
rules-diff-known = Znane zasady
rules-diff-new = Nowe zasady
rules-diff-comparing = Trwa porównywanie zasad: { $done } z { $deals } rozdań. Strona odświeży się sama.
rules-diff-usual = Czym te zasady różnią się od tych, według których zwykle grasz ({ $rules })
rules-diff-all = Wszystkie różnice
