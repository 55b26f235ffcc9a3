# Преферанс в браузере и в терминале. $name — кто, $game — игра, как её пишет preferans-game.

web-preferans-title = Преферанс
web-preferans-about = Десять взяток, висты, мизеры и распасы: от правил 1971 года до сочинки, ленинградки и ростова.
web-preferans-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}

# Наборы правил в двух словах.
web-preset-preferans-klassika = Всё по документу: разбойник, потом тёмные игры, бомбы, ответственные игры и условия хозяина горы.
web-preset-preferans-sochinka = Без разбойника, тёмных игр и бомб: заработанное идёт в пулю и на помощь, до закрытия всех пуль.
web-preset-preferans-leningradka = Заработанное сначала списывает гору, потом идёт в пулю; первая закрытая пуля кончает партию.
web-preset-preferans-gusarik = Один разбойник: каждый по разу играет шесть, семь, восемь, девять, десять и мизер.
web-preset-preferans-sochi = Втроём, вист ответственный и жлобский, распасы 1, 2, 3. С него и начинайте.
web-preset-preferans-sochi-4 = Сочи вчетвером: на распасах сдающий открывает прикуп и пишет взятки, которые взял прикуп.
web-preset-preferans-leningrad = Гора и висты вдвойне, вист джентльменский и полуответственный, без помощи; до одной закрытой пули.
web-preset-preferans-rostov = Распасы пишут вистами, за недобранную взятку — десять вистов, прикуп платный.
web-preset-preferans-skachki = Вчетвером, четыре скачки до пули 22, премии за первую пулю и наименьшую гору.
web-preset-preferans-kazakh = Все цены вчетверо, пуля 120; пасовавший за безвзятие не пишет.
web-preset-preferans-fspr = Вчетвером, пуля без предела, три круга и последний; выводит семерная, сыгранная с вистом.
web-preset-preferans-kodeks-1996 = Сочи, где десятерная вистуется, а распасы не дорожают.
web-preset-preferans-hussar-2 = Двое и болван, который всегда пасует; вистующий играет и его картами.

# О чём спрашивают.
web-preferans-prompt-auction = Ваше слово
web-preferans-prompt-unseen = Ваше слово: своих карт вы не видели
web-preferans-prompt-taking = Брать прикуп или отказаться?
web-preferans-prompt-laying = Снесите две карты
web-preferans-prompt-laying-totus = Тотус: снесите две карты играющего
web-preferans-prompt-naming = Что заказываете?
web-preferans-prompt-brigand = Какую из своих игр играете?
web-preferans-prompt-sharing = { $name } предлагает играть { $game } пополам
web-preferans-prompt-whisting = Вистуете против { $game }?
web-preferans-prompt-whisting-dealer = Два паса: вистуете против { $game }?
web-preferans-prompt-choosing = Лёжа или стоя?
web-preferans-prompt-playing = Ваш ход
web-preferans-prompt-playing-other = Ход с руки: { $name }
web-preferans-prompt-offering = { $name } предлагает закончить сдачу
web-preferans-prompt-demand = Взято больше заказанного: потребуете расклад?
web-preferans-prompt-lay = Есть ли расклад, где взяток не больше заказанного?
web-preferans-prompt-look = { $name } показывает расклад: вы согласны?
web-preferans-prompt-verdict = Сколько взяток у играющего при худшем раскладе?
web-preferans-prompt-judged = Стол перебирает расклады.
web-preferans-prompt-helping = { $points ->
    [one] Осталось { $points } очко: кому помочь?
    [few] Осталось { $points } очка: кому помочь?
   *[other] Осталось { $points } очков: кому помочь?
}
web-preferans-prompt-terming = Вы хозяин горы: назначьте условия

# Стол.
web-preferans-talon = Прикуп
web-preferans-card-talon = { $card }, из прикупа
web-preferans-discard = Снос
web-preferans-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
}
web-preferans-tricks-due = { $count } из { $due }
web-preferans-plays = играет { $game }
web-preferans-called = заявка { $game }
web-preferans-misere = мизер
web-preferans-passes = Распасы, по { $price } в гору
web-preferans-passes-whists = Распасы, по { $price ->
    [one] { $price } висту
    [few] { $price } виста
   *[other] { $price } вистов
}
web-preferans-totus = тотус
web-preferans-hand = без прикупа
web-preferans-dark = втёмную
web-preferans-on-bomb = { $times ->
    [2] на бомбе
    [4] на двойной бомбе
   *[other] на ёлке
}
web-preferans-shared = пополам со сдающим
web-preferans-declarer = играющий
web-preferans-whister = вистует
web-preferans-rests = сдаёт и отдыхает
web-preferans-first-hand = первая рука
web-preferans-open = лёжа
web-preferans-closed = стоя
web-preferans-plays-for = + рука: { $name }
web-preferans-not-owed = уже сыграна
web-preferans-least = Заявки от { $game }
web-preferans-stage-brigand = Разбойник: { $left ->
    [one] осталась { $left } игра
    [few] осталось { $left } игры
   *[other] осталось { $left } игр
}
web-preferans-stage-circles = Круги распасов: { $left ->
    [one] осталась { $left } сдача
    [few] осталось { $left } сдачи
   *[other] осталось { $left } сдач
}
web-preferans-circle = Круг { $circle }
web-preferans-circle-of = Круг { $circle } из { $circles }
web-preferans-circle-last = Последний круг
web-preferans-control-time = Контрольное время вышло
web-preferans-race = Скачка { $race } из { $races }

# Кнопки.
web-preferans-look = Посмотреть карты
web-preferans-suits = Масть
web-preferans-call = Заявить { $game }
web-preferans-declare = Играть { $game }
web-preferans-share-with = Предложить пополам: { $name }
web-preferans-choose-bomb = Бомба
web-preferans-choose-helps = Кому поможет тотус
web-preferans-lay = Снести
web-preferans-lay-more = { $count ->
    [one] Отметьте ещё { $count } карту
    [few] Отметьте ещё { $count } карты
   *[other] Отметьте ещё { $count } карт
}
web-preferans-time-up = Время вышло

# Предложение разделить взятки.
web-preferans-offer = Разделить остаток
web-preferans-offer-title = Как поделить остальные взятки?
web-preferans-offer-of = Всего взяток: { $name }
web-preferans-offer-mine = Всего взяток у меня
web-preferans-offer-left = { $count ->
    [0] Все взятки поделены
    [one] Осталось поделить { $count } взятку
    [few] Осталось поделить { $count } взятки
   *[other] Осталось поделить { $count } взяток
}
web-preferans-offer-all = Остальные мои
web-preferans-offer-nothing = Отдаю остальные
web-preferans-offer-send = Предложить
web-preferans-offer-agree = Согласиться
web-preferans-offer-refuse = Играть дальше
web-preferans-offer-waits = Ответа ещё нет: { $names }

# Недозаказ.
web-preferans-demand = Потребовать расклад
web-preferans-waive = Не требовать
web-preferans-own-up = Такого расклада нет
web-preferans-show-lay = Расклад есть
web-preferans-content = Согласиться
web-preferans-not-content = Не соглашаться
web-preferans-verdict = Не меньше { $count ->
    [one] { $count } взятки
   *[other] { $count } взяток
}

# Помощь, условия.
web-preferans-help-partner = Пуля: { $name }, { $pool } из { $size }
web-preferans-help-own = Своя гора: { $hill }
web-preferans-key-ladder = идти по лестнице игр
web-preferans-key-misere = мизер; с Shift — без прикупа
web-preferans-key-manner = без прикупа, пополам со сдающим, на другой бомбе
web-preferans-key-totus = тотус
web-preferans-key-offer = предложить, как разделить остаток; + − и . , меняют взятки
web-preferans-key-verdict = решение, когда его спрашивают
web-preferans-terms-title = Условия собственно игры
web-preferans-terms-price = Цена виста
web-preferans-terms-pool = Пуля, от { $least } до { $most }
web-preferans-terms-circles = Круги
web-preferans-terms-time = до контрольного времени
web-preferans-terms-set = Назначить условия
web-preferans-terms-line = Вист по { $price }, пуля { $pool }

# Пулька и что значат её знаки.
web-preferans-pulka = Пулька
web-preferans-pool = Пуля
web-preferans-hill = Гора
web-preferans-whists = Висты
web-preferans-whists-on = Висты на: { $name }
web-preferans-total = если рассчитаться сейчас
web-preferans-past = из прошлых скачек
web-preferans-bombs = Бомбы
web-preferans-owed = Осталось сыграть
web-preferans-passes-count = Распасы
web-preferans-games = Сыгранные игры
web-preferans-games-covered = { $used }, обеспечено { $cover }
web-preferans-first-dealer = первый сдающий
web-preferans-legend = Что значат знаки
web-preferans-legend-middle = в центре — размер пули и цена виста; стрелка показывает первого сдававшего
web-preferans-legend-hill = ближе к центру — гора, штрафные очки
web-preferans-legend-pool = за ней — пуля, заработанные очки
web-preferans-legend-whists = у края — висты на каждого из остальных
web-preferans-legend-flag = флажок: гора списана
web-preferans-legend-closed = пуля закрыта
web-preferans-legend-bomb = одна крыша — бомба: игра считается вдвойне
web-preferans-legend-double = две крыши — двойная бомба: вчетверо
web-preferans-legend-fir = три крыши — ёлка: в восемь раз
web-preferans-legend-wheel = колесо — 100 вистов
web-preferans-legend-bicycle = велосипед — 200 вистов
web-preferans-legend-motorcycle = мотоцикл — 300 вистов
web-preferans-legend-car = автомобиль — 400 вистов
web-preferans-legend-locomotive = паровоз — 500 вистов

# Итог сдачи, расчёт.
web-preferans-result-made = { $name }: { $game } сыграно, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}.
web-preferans-result-failed = { $name }: { $game } не сыграно, без { $missing ->
    [one] { $missing } взятки
   *[other] { $missing } взяток
}.
web-preferans-result-unplayed = { $name }: { $game } сыграно без виста.
web-preferans-result-half = { $name }: { $game } сыграно без розыгрыша, полвиста.
web-preferans-result-surrendered = { $name }: { $game } — игра сдана.
web-preferans-result-misere = { $tricks ->
    [0] { $name }: мизер сыгран.
    [one] { $name }: мизер пойман, { $tricks } взятка.
    [few] { $name }: мизер пойман, { $tricks } взятки.
   *[other] { $name }: мизер пойман, { $tricks } взяток.
}
web-preferans-result-passes = Распасы — { $tricks }.
web-preferans-settlement = Расчёт
web-preferans-settlement-hill = Гора с недописанной пулей
web-preferans-settlement-amnesty = за вычетом наименьшей горы (амнистия)
web-preferans-settlement-each = вистов каждому
web-preferans-settlement-written = записано вистов
web-preferans-settlement-result = Итог в вистах
web-preferans-settlement-money = по { $price } за вист

# Ещё о столе.
web-preferans-ladder = Игры от шести пик до десяти без козыря
web-preferans-manner = Как играется
web-preferans-plain = с прикупом
web-preferans-not-looked = не смотрит карты
web-preferans-played-by = играет { $name }
web-preferans-quota = вистующим нужно { $count }
web-preferans-race-number = Скачка { $race }
web-preferans-misere-sign = М
web-preferans-deals = Сдачи построчно
