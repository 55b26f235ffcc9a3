# Стол в браузере. $amount, $card, $name: что делают, какой картой, кто.

web-table-title = Стол
web-table-missing = Такой страницы нет.
web-table-unknown = Такого стола нет или его уже убрали.
web-table-line = Связь прервалась; пробуем снова…
web-table-missed = Связь прерывалась. Что было за это время:
web-table-catch-up = Что было, пока вас не было
web-table-catch-up-skip = Показать сразу
web-table-catch-up-many = За это время произошло многое: смотрите «{ web-table-log }» и «{ web-table-last }».
web-table-watching = вы смотрите
web-table-panels = Панели
web-table-controls = Что вы можете сделать
web-table-deal = сдача { $deal }
web-table-house-rules = свои правила: { $count }

# Листы.
web-table-last = Последняя взятка
web-table-sheet = Запись очков
web-table-rules = Правила этого стола
web-table-log = Сдача словами
web-table-info = Стол, ссылка, честные карты
web-table-settings = Настройки
web-table-help = Клавиши
web-table-last-none = В этой сдаче взяток ещё не брали.
web-table-log-empty = Пока ничего не произошло.

# Игроки.
web-table-dealer = сдаёт
web-table-dealer-sign = С
web-table-total = счёт
web-table-taken = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-table-plays = играет { $amount }
web-table-dark = втёмную
web-table-special = { $kind ->
    [misere] мизер
   *[slam] шлем
}
web-table-open = в открытую
web-table-pass = пас
web-table-aces = четыре туза
web-table-stand-in = играет бот
web-table-sits-out = не играет
web-table-away = нет за столом
web-table-grace = бот сыграет через { $time }
web-table-thinks = думает
web-table-clock = осталось времени: { $time }
web-table-holds = { $count ->
    [one] на руках { $count } карта
    [few] на руках { $count } карты
   *[other] на руках { $count } карт
}
web-table-open-hand = Открытые карты: { $cards }
web-table-closer = Карты крупнее: { $name }
# Как зовут ботов, по местам.
web-table-bot-name-0 = Вера
web-table-bot-name-1 = Ольга
web-table-bot-name-2 = Борис
web-table-bot-name-3 = Антон
# Как бот называется по своему виду, если места за столом у него нет.
web-table-bot-expert = Бот-знаток
web-table-bot-master = Бот-мастер
web-table-bot-pimc = Считающий бот
web-table-bot-thumb = Разумный бот
web-table-bot-random = Случайный бот
# Отметки у счёта, коротко.
web-table-mark-barrel = бочка { $count }
web-table-mark-bolts = болты { $count }
web-table-mark-crosses = кресты { $count }
web-table-mark-writeoffs = росписи { $count }
web-table-mark-bombs = бомбы { $count }
web-table-mark-golden = золотой кон

# Сукно.
web-table-middle = Середина стола
web-table-hand = Ваши карты
web-table-unseen = Ваши карты лежат рубашкой вверх.
web-table-back = карта рубашкой вверх
web-table-talon-pile = Прикуп { $number }, рубашкой вверх: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-table-talon-left = Невзятый прикуп: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-table-dead = Ничья рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-table-stock = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}{ $open ->
    [yes] ; внизу открыта: { $card }
   *[no] {""}
}
web-table-trump = козырь: { $suit }
web-table-card-may = { $card }, можно положить
web-table-card-not = { $card }, сейчас положить нельзя
web-table-card-drawn = { $card }, только что из колоды
web-table-card-talon = { $card }, из прикупа
web-table-mark-cards = Отметьте ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
web-table-hand-of = Рука, которой вы играете: { $name }
web-table-shout-marriage = Марьяж { $suit }: { $value }
web-table-shout-aces = Четыре туза: { $value }
web-table-shout-golden = Золотой кон
web-table-shout-barrel = { $you ->
    [yes] Вы на бочке
   *[no] { $name } на бочке
}
web-table-shout-refused = { $you ->
    [yes] Вы отказываетесь
   *[no] { $name } отказывается
}: играем дальше

# О чём спрашивают.
web-table-prompt-away = Нет за столом: { $names }. Скоро сыграет бот.
web-table-prompt-wait = { $count ->
    [one] { $names } думает…
   *[other] { $names } думают…
}
web-table-prompt-auction = Ваше слово
web-table-prompt-forced = Ваше слово: пасовать здесь нельзя
web-table-prompt-capped = Ваше слово: выше сейчас нельзя
web-table-prompt-unseen = Ваше слово: своих карт вы не видели
web-table-prompt-taking = Прикуп ваш
web-table-prompt-giving = Выберите карту, которую отдадите
web-table-prompt-give-to = Кому отдать { $card }?
web-table-prompt-selling = Выберите следующую карту на продажу
web-table-prompt-keeping = Взять прикуп или откупиться?
web-table-prompt-buying = Ваше слово: перекупить открытые карты?
web-table-prompt-naming = Сколько заказываете?
web-table-prompt-doubling = Удвоить заказ?
web-table-prompt-announcing = Объявить марьяж?
web-table-prompt-playing = Ваш ход
web-table-prompt-marriage = Объявить марьяж: { $value } очков?
web-table-prompt-aces = Объявить четырёх тузов: { $value } очков?
web-table-prompt-resting = { $name } просит отдать все остальные взятки. Согласны?
web-table-prompt-resting-wait = { $you ->
    [yes] Вы просите остальное. Ждём ответа: { $names }
   *[no] { $name } просит остальное. Ждём ответа: { $names }
}
web-table-prompt-cut = Снимите колоду
web-table-prompt-talons = Два прикупа: какой берёте?
web-table-prompt-lay = Снесите ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
web-table-prompt-place = Куда лягут карты прикупа?
web-table-prompt-keep = Вы сдаёте и видели нижнюю карту
web-table-replaced = За вас играет бот.
web-table-rights = Ещё можно:
web-table-hint = Совет
web-table-hint-note = { $action } — { $reason }
web-table-sure = Точно — { $action }?
web-table-less = меньше
web-table-more = больше
web-table-number-bid = ваша заявка
web-table-number-name = ваш заказ
web-table-number-cut = сколько карт снять
web-table-number-place = места по порядку сдачи
web-table-place-choose = Отметьте места
web-table-act-play = Положить { $card }
web-table-act-plain = { $card } без объявления
web-table-act-marriage = { $card } с марьяжем, +{ $value }
web-table-act-aces = { $card }, объявить четырёх тузов, +{ $value }
web-table-act-show = { $action }, +{ $value }
web-table-act-bid-dark = Заявить { $amount } втёмную
web-table-act-talon = Прикуп { $number }{ $hidden ->
    [yes] , не показывая
   *[no] {""}
}
web-table-act-give = Получит { $name }
web-table-act-give-open = { $name }, в открытую
web-table-act-give-closed = { $name }, взакрытую

# Итог сдачи.
web-table-result-title = Сдача { $deal }
web-table-result-made = { $name }: заказ { $contract } сыгран, взято { $points }.
web-table-result-failed = { $name }: заказ { $contract } не сыгран, взято { $points }.
web-table-result-most = Больше всего очков ({ $points }): { $names }.
web-table-result-slam-made = { $name }: шлем сыгран.
web-table-result-slam-failed = { $name }: шлем не сыгран.
web-table-result-conceded = { $name }, заказ { $contract } — { $ending }.
web-table-result-next = Дальше

# До начала партии.
web-table-waiting-title = Садимся за стол
web-table-waiting-free = { $count ->
    [one] Свободно { $count } место. Пошлите ссылку другу или посадите бота.
    [few] Свободно { $count } места. Пошлите ссылку друзьям или посадите ботов.
   *[other] Свободно { $count } мест. Пошлите ссылку друзьям или посадите ботов.
}
web-table-waiting-guest = { $count ->
    [one] Свободно { $count } место. Назовитесь и садитесь.
    [few] Свободно { $count } места. Назовитесь и садитесь.
    [many] Свободно { $count } мест. Назовитесь и садитесь.
   *[other] Свободно { $count } места. Назовитесь и садитесь.
}
web-table-waiting-full = Все на месте. Партию начинает хозяин стола.
web-table-waiting-full-host = Все на месте: начинайте.
web-table-your-name = Ваше имя
web-table-seat-free = свободное место
web-table-bot = бот
web-table-you = вы
web-table-sit = Сесть сюда
web-table-stand-up = Встать
web-table-add-bot = Посадить бота
web-table-remove-bot = Убрать
web-table-bot-kind = Боты
web-table-start = Начать
web-table-start-bots = { $count ->
    [one] Начать с ботом
   *[other] Начать с ботами
}
web-table-link = Ссылка на этот стол

# Стол, ссылка, честные карты.
web-table-pace = Темп ботов
web-table-pace-value = { $seconds } с перед каждым действием
web-table-abandon-title = Прекратить партию
web-table-abandon-about = Когда согласны все люди за столом, партия кончается без победителя.
web-table-abandon-votes = За прекращение: { $names }
web-table-abandon = Предлагаю прекратить
web-table-keep = Всё-таки играем
web-table-leave-title = Выйти из-за стола
web-table-leave-about = Пока вас нет, за вас играет бот.
web-table-leave = Выйти
web-table-back-in = Вернуться в игру
web-table-fair-title = Честные карты
web-table-fair-about = Перед каждой сдачей сервер публикует отпечаток (SHA-256) зерна, которым тасуется колода, а после сдачи — само зерно. Так каждый может проверить, что карты никто не подбирал. Повтор каждой сдачи делает это за вас.
web-table-mix-about = Зёрна сервера на всю партию заданы до первой сдачи, и так же заданы звенья, которые добавляют к каждой сдаче устройства игроков. Если в сдаче есть ваше звено, её карт никто не мог подобрать. Кто придержит звено, выбирает из двух сдач, поэтому пропавшие звенья считают. Хозяин сервера видит все карты.
web-table-server = сервер
web-table-mixed = Эту сдачу мешали: { $names }.
web-table-mixed-alone = Эту сдачу сервер мешал один.
web-table-mixed-late = Звенья, которые запросили и не получили вовремя: { $list }
web-table-mixed-lost = Ваше звено отправлено, но не попало в сдачи: { $deals }
web-table-mixed-broken = Зёрна сервера либо звенья и цепочки других игроков не те, что были обещаны этой странице! Ваше устройство больше не добавляет звеньев.
web-table-mixed-cannot = Этот браузер может добавить своё звено только по https или на самом сервере.
web-table-commitment = Отпечаток зерна этой сдачи
web-table-seed = { $draw ->
    [yes] Тасовка { $number }, розыгрыш первой сдачи: зерно и отпечаток
   *[no] Тасовка { $number }: зерно и отпечаток
}

# Конец.
web-table-over-won = Вы победили!
web-table-over-lost = { $count ->
    [one] Победитель — { $names }
   *[other] Победители — { $names }
}
web-table-over-abandoned = Партию прекратили
web-table-rematch = Сыграть ещё
web-table-rematch-go = К следующей партии
web-table-rematch-waits = Ждём остальных…
web-table-rematch-wanted = Хотят сыграть ещё: { $names }
web-table-payments = Заплатить (−) и получить (+)
web-table-about-payments = Проигравший платит победителю за каждое очко, которого не хватило до цели; сколько — сказано в правилах этого стола.
web-table-replays = Сдачи ещё раз, с открытыми картами
web-table-play-match = Сыграть партию

# Настройки.
web-table-set-theme = Цвета
web-table-set-theme-system = как в системе
web-table-set-theme-light = светлые
web-table-set-theme-dark = тёмные
web-table-set-deck = Масти
web-table-set-deck-two = двух цветов
web-table-set-deck-four = четырёх цветов
web-table-set-speed = Карты движутся
web-table-set-speed-slow = медленно
web-table-set-speed-normal = обычно
web-table-set-speed-fast = быстро
web-table-set-speed-off = сразу
web-table-set-sounds = Звуки
web-table-set-taps = На сенсорном экране карту кладёт второе касание
web-table-set-forced = Единственная возможная карта кладётся сама через секунду
web-table-set-settled = Решённый конец сдачи доигрывается сам

# Клавиши.
web-table-help-cards = выбрать карту на руке
web-table-help-lay = переставить эту карту; можно и перетащить
web-table-help-enter = первое из возможного: положить, заявить, дальше
web-table-help-number = число больше или меньше
web-table-help-pass = пас
web-table-help-give = отдать карту налево или направо; с Shift — в открытую
web-table-help-talons = взять прикуп 1 или 2, где их два
web-table-help-plain = положить без объявления; посмотреть тёмные карты
web-table-help-hint = что сделал бы игрок по простым правилам и почему
web-table-help-last = последняя взятка
web-table-help-sheet = запись очков
web-table-help-rules = правила этого стола
web-table-help-log = сдача словами
web-table-help-skip = показать сразу то, что ещё движется; отменить выбор
web-table-help-help = эта страница
web-table-help-letters = На остальных кнопках написана их буква. Буквы считаются по месту на клавиатуре, в любой раскладке.
web-table-help-cards-about = Яркие карты можно положить; нажмите на тусклую, чтобы узнать, почему её нельзя. Касание стола сразу показывает то, что ещё движется.

web-table-teach-next = Дальше
web-table-lesson-over = Урок окончен

# Листы рядом со столом, знаки, настройки, конец партии.
web-table-side = Счёт и запись сдачи
web-table-leaf-sheet = Счёт
web-table-leaf-log = Ход сдачи
web-table-whole-sheet = Вся запись
web-table-more-panels = Ещё
web-table-talk = Сказать
web-table-mute = Выключить звук
web-table-unmute = Включить звук
web-table-voids = Нет масти
web-table-about-dealer = сдаёт карты
web-table-about-barrel = { $count ->
    [one] На бочке { $count } сдачу
    [few] На бочке { $count } сдачи
   *[other] На бочке { $count } сдач
}: выиграть оттуда можно только своей игрой.
web-table-about-bolts = { $count ->
    [one] { $count } болт
    [few] { $count } болта
   *[other] { $count } болтов
}: сдачи без взятки. За несколько болтов пишут штраф; за сколько — сказано в правилах стола.
web-table-about-crosses = { $count ->
    [one] { $count } крест
    [few] { $count } креста
   *[other] { $count } крестов
}: несыгранные заказы. За несколько пишут штраф.
web-table-about-writeoffs = Расписанные сдачи: { $count }. За партию их можно лишь несколько.
web-table-about-bombs = Бомбы: { $count }. Бомба прекращает сдачу без потерь, но за партию их лишь несколько.
web-table-about-golden = Золотой кон: очки пишутся вдвойне.
web-table-about-marriage = Объявленный марьяж: { $value }.
web-table-over-story = Как шла партия
web-table-over-curve = Счёт всех игроков (сдач: { $deals })
web-table-over-link = Ссылка на повтор партии
web-table-over-best = Лучшая сдача
web-table-over-dearest = Самая дорогая
web-table-set-felt = Сукно
web-table-set-felt-green = зелёное
web-table-set-felt-blue = синее
web-table-set-back = Рубашки карт
web-table-set-back-blue = синие
web-table-set-back-red = красные
web-table-set-faces = Карты
web-table-set-faces-auto = по размеру окна
web-table-set-faces-classic = обычные
web-table-set-faces-large = крупные знаки
web-table-set-order = Порядок карт
web-table-set-order-suits = по мастям
web-table-set-order-ranks = по старшинству
web-table-set-order-trump = козыри впереди
web-table-set-sure = Переспрашивать
web-table-set-sure-grave = перед отказом от игры и требованием
web-table-set-sure-calls = перед каждой заявкой тоже
web-table-set-sure-never = никогда
