# Страницы правил, которые пишет сервер, и что меняется от одних правил к другим.
rules-page-title = Правила: { $rules }
rules-page-edition = { $rules } (более поздняя редакция)
rules-page-change = Изменить эти правила
rules-page-unlike = Что изменится для того, кто знает:
rules-page-data = Эти правила как данные (JSON)
rules-page-file = Одним файлом
rules-page-error = Эту страницу показать нельзя
rules-page-nearest = Возможно, имелось в виду:
rules-page-editor = Выбрать правила

rules-diff-head = Что изменится, сначала самое частое. Боты сыграли { $deals ->
    [one] { $deals } сдачу
    [few] { $deals } сдачи
   *[other] { $deals } сдач
} по знакомым правилам; каждое изменение проверено отдельно на тех же картах.
rules-diff-same = Различий нет.
rules-diff-often = { $share ->
    [all] В каждой сдаче
   *[some] { $differ } из { $deals } сдач
}
rules-diff-option = { $title }: { $value } (было: { $was })
rules-diff-more = Впервые в сдаче { $deal }; теперь можно ({ $seat }): { $what }
rules-diff-less = Впервые в сдаче { $deal }; больше нельзя ({ $seat }): { $what }
rules-diff-asked = Впервые в сдаче { $deal }; теперь очередь ({ $seat }): { $what }
rules-diff-turn = Впервые в сдаче { $deal }; сдача идёт дальше без слова, которое раньше требовалось
rules-diff-writes = Впервые в сдаче { $deal }; теперь пишется: { $what }
rules-diff-unwritten = Впервые в сдаче { $deal }; больше не пишется: { $what }
rules-diff-deal = Впервые в сдаче { $deal }: другая колода или другое число карт на руках
rules-diff-ends = Впервые в сдаче { $deal }: партия кончается в другой момент
rules-diff-line = { $seat }: { $line } ({ $amount })
rules-diff-order = Та же тасовка даёт другие карты; за столом этого не видно:
rules-diff-never = Ни разу в этих сдачах:
rules-diff-title = Что изменится
rules-diff-known = Знакомые правила
rules-diff-new = Новые правила
rules-diff-comparing = Правила сравниваются: { $done } из { $deals } сдач. Страница обновится сама.
rules-diff-usual = Чем эти правила отличаются от ваших обычных ({ $rules })
rules-diff-all = Все различия
