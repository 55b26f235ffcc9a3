# Командная строка. Стол, прогоны, записи, правила.

# Ошибки самой командной строки.
error-usage = { $kind ->
    [option] Здесь нет параметра «{ $name }»; см. --help
    [command] Нет команды «{ $name }»; см. --help
    [missing] Не хватает: { $name }; см. --help
    [bare] Не хватает значения: { $name }; если оно начинается с «-», напишите { $name }=ЗНАЧЕНИЕ; см. --help
    [value] «{ $value }» не годится для { $name }; см. --help
    [unused] Непонятно, что делать с «{ $name }»; см. --help
    [repeated] { $name } задано больше одного раза
   *[other] { $value }
}
error-unknown_bot = Нет бота «{ $bot }»; есть: { $known }
error-bots_count = { $count ->
    [one] Назван { $count } бот
    [few] Названо { $count } бота
   *[other] Названо { $count } ботов
}, а нужно { $wanted } (или одно имя на всех)
error-out_of_range = { $value }: нужно число от { $low } до { $high }
error-bad_deal_seed = «{ $seed }» не годится: нужно целое число не длиннее 18 цифр или от 16 до 128 шестнадцатеричных цифр
error-bad_master_seed = «{ $seed }» не годится: нужно от 1 до 200 печатных знаков
error-bad_language = Нет текстов на языке «{ $language }»{ $nearest ->
    [none] {""}
   *[other] {""}, может быть, «{ $nearest }»
}; есть: { $known }
error-bad_format = Нет формата «{ $format }»{ $nearest ->
    [none] {""}
   *[other] {""}, может быть, «{ $nearest }»
}; есть: { $known }
error-pdf_on_terminal = PDF не для терминала: назовите файл в --out
error-pdf_extra = Для PDF не установлен пакет; установите: { $command }
error-no_file = Такого файла нет
error-not_readable = Файл не читается{ $why ->
    [none] {""}
   *[other] : { $why }
}
error-not_writable = Файл не записать: { $why }
error-file_exists = Такой файл уже есть; он не тронут
error-match_finished = Эта партия окончена; посмотреть её можно командой «prikup replay»
error-changed_elsewhere = Файл изменила другая программа, возможно, другой стол той же партии; файл оставлен как есть
error-no_terminal = Для этого нужен терминал
error-port_taken = Порт { $port } занят, возможно, другим «prikup serve»; выберите другой через --port, 0 — любой свободный
error-card_ambiguous = Эти карты можно прочесть двояко; пишите масти знаками ♠ ♣ ♦ ♥
error-option_unused = На такой вопрос этот параметр не влияет; уберите его
error-table_unknown = Такой таблицы нет; есть: { $known }
error-no_address = Этот адрес слушать нельзя{ $why ->
    [none] {""}
   *[other] : { $why }
}
error-no_server = Пакеты сервера не установлены; установите их: { $command }

# Справка.
cli-about = «Тысяча», 1001 и преферанс в терминале: играть, прогонять партии, смотреть записи и правила.
cli-about-lang = --lang ru выбирает язык (ещё есть en, pl, es, de); без этого он берётся из окружения (PRIKUP_LANG, LC_ALL, LC_MESSAGES, LANG).
cli-group-commands = Команды
cli-group-options = Параметры
cli-group-arguments = Аргументы
cli-usage = Использование: { $text }
cli-help-flag = Показать эту справку и выйти.
cli-version-flag = Показать версию и выйти.
cli-play-about = Сыграть партию против ботов.
cli-play-more = Без RULES начальный экран предлагает наборы правил, начатые партии и уроки. Каждая партия сохраняется после каждого действия в $PRIKUP_HOME или ~/.local/share/prikup. Если терминала нет, боты играют целую партию по правилам thousand/ru-common (или RULES), и она печатается текстом.
cli-serve-about = Стол в браузере: играть с друзьями и ботами, за компьютером и с телефона.
cli-serve-more = Адрес печатается и, если есть экран, открывается в браузере. Партии хранятся в базе данных и продолжаются после перезапуска.
cli-backup-about = Скопировать базу данных сервера в один файл, в том числе на ходу.
cli-backup-more = В копии есть всё, что было подтверждено до начала команды. Скопировать только файл базы недостаточно: новейшие действия лежат во втором файле рядом с ним.
cli-restore-about = Поставить копию на место базы данных сервера.
cli-restore-more = Сервер при этом не должен работать. Прежняя база остаётся рядом под другим именем.
cli-move-about = Скопировать всё из одной базы данных в другую, например из SQLite в PostgreSQL.
cli-move-more = Новая база должна быть пустой, а с прежней не должен работать сервер. Прежде чем копия вступит в силу, она сверяется с оригиналом: в конце есть либо всё, либо ничего. Прежняя база остаётся как есть.
cli-drain-about = Один из нескольких серверов передаёт свои столы остальным и завершает работу.
cli-drain-more = Для обновлений: один сервер за другим. Страница сама переходит вслед за своим столом. Команда ждёт, пока сервер не завершит работу; SIGTERM действует так же. Последний сервер оставляет столы при себе и завершается.
cli-simulate-about = Прогнать много партий ботов и подсчитать итоги. Одно и то же зерно даёт одни и те же итоги при любом числе процессов.
cli-simulate-fair = Места меняются: в партии i бот b сидит на месте (b + i) mod n, а первый сдающий сдвигается каждые n партий, так что за каждые n·n партий каждый бот одинаково часто сидел на каждом месте и одинаково часто сдавал с него первым (n — число игроков).
cli-replay-about = Показать запись партии шаг за шагом (без терминала — текстом) или проверить её: код выхода 0 или 2 с первой ошибкой.
cli-verify-about = Смешать заново все сдачи оконченной партии на сервере и повторить все решения ботов, каждое по тому, что знало его место, и сравнить.
cli-verify-more = Файл — то, что сервер сообщает после партии: /api/tables/ID/disclosure. Код выхода 0, если все сдачи и решения вышли такими, как записаны; 1, если какое-то не вышло или эта версия не может его повторить; 2, если файл не тот.
cli-rulebook-about = Написать правила стола книгой: каждое правило словами, по порядку.
cli-option-rulebook-format = Как писать: text, md, html, json или pdf.
cli-option-rulebook-out = Записать в этот файл, а не на экран.
cli-option-rulebook-sources = Назвать источник каждого правила.
cli-rules-about = Наборы правил и их настройки.
cli-rules-list-about = Наборы правил, у которых есть имя.
cli-rules-show-about = Все настройки набора правил и их значения.
cli-rules-check-about = Допустима ли строка правил; выводит её в самом коротком виде.
cli-option-play-rules = Набор правил, например thousand/ru или preferans/sochi, можно со своими правилами: thousand/ru+barrel.at=880.
cli-option-rules = Строка правил, например thousand/ru+barrel.at=880.
cli-option-known-rules = Правила, которые вы знаете.
cli-option-new-rules = Правила, по которым теперь играют.
cli-option-diff-deals = Сколько сдач боты сыграют по знакомым правилам.
cli-option-deal = Зерно сдач: целое число или шестнадцатеричное зерно первой сдачи, как оно стоит в записях.
cli-option-seat = Ваше место: 0 или 1, также 2, если играют трое, и 3, если четверо.
cli-option-play-bots = Соперники, считая слева от вас: одно имя на всех или по одному на каждого, из master, expert, pimc, thumb и random.
cli-option-load = Продолжить партию из записи.
cli-option-record = Вести запись партии ещё и в этом новом файле.
cli-option-lesson = Сыграть урок: вместо RULES thousand, preferans или 1001; без имени урок можно выбрать.
cli-option-order = Порядок карт на руке: по мастям, по старшинству или козыри первыми.
cli-option-no-pace = Боты ходят сразу.
cli-option-host = Какой адрес слушать; 0.0.0.0 пускает других из этой сети.
cli-option-port = Какой порт слушать; 0 — любой свободный.
cli-option-database = Адрес базы данных, например sqlite:////srv/prikup.sqlite; без него — файл рядом с вашими партиями.
cli-option-backup-file = Новый файл для копии.
cli-option-restore-file = Файл, записанный командой prikup backup.
cli-option-move-source = Адрес базы данных, которую надо скопировать, например sqlite:////srv/prikup.sqlite.
cli-option-move-target = Адрес пустой базы данных, например postgresql://prikup@localhost/prikup. Пароль можно задать в PGPASSWORD.
cli-option-serve-name = Имя этого сервера, если с одной базой PostgreSQL работают несколько; двух одинаковых быть не может.
cli-option-serve-url = Где страницы находят этот сервер, если их несколько: адрес, например https://a.example, или путь.
cli-option-drain-name = Имя сервера.
cli-option-drain-database = Адрес базы данных, общей для серверов.
cli-option-serve-bots = Сколько процессов играют за ботов; без этого выбирается само.
cli-option-settings = Файл TOML с настройками сервера: ограничения и сроки хранения (docs/server.md).
cli-option-no-open = Не открывать браузер.
cli-option-matches = Сколько партий.
cli-option-bots = По боту на каждое место или один на всех, из master, expert, pimc, thumb и random; иначе thumb против random.
cli-option-seed = Любой текст; от него зависят все карты и все случайности.
cli-option-max-deals = Партия обрывается после стольких сдач и считается неоконченной.
cli-option-jobs = Сколько процессов делят работу; без этого — по одному на процессор.
cli-option-json = Вывести JSON.
cli-option-file = Запись партии: текст или JSON.
cli-option-check = Только сказать, верна ли запись партии.
cli-option-verify-file = То, что сервер сообщает об оконченной партии: JSON.
cli-option-verify-commitment = Обязательство на секрет партии (64 шестнадцатеричные цифры), которое вы видели до первой сдачи.
cli-option-game = Какая игра: thousand, 1001 или preferans.

# Игроки.
cli-name-you = Вы
cli-name-0 = Вера
cli-name-1 = Ольга
cli-name-2 = Борис
cli-name-3 = Нина

# Начальный экран.
cli-start-motto = Знал бы прикуп — жил бы в Сочи.
cli-start-resume = Продолжить: { $rules }, сдача { $deal } ({ $totals })
cli-start-lesson = Урок: { $game }
cli-start-family-thousand = Тысяча
cli-start-family-1001 = 1001
cli-start-family-preferans = Преферанс
cli-play-kept = { $over ->
    [yes] Партия окончена. Посмотреть её снова: prikup replay { $file }
   *[no] Партия сохранена в { $file }; «prikup play» её продолжит.
}
cli-start-quit = Выйти
cli-start-foot = ↑ ↓ выбор · Enter начать · q выйти

# Стол.
cli-table-head = prikup · сдача { $deal } · { $rules }
cli-table-total = всего { $total }
cli-table-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}, очки: { $points }
cli-table-sits-out = { $you ->
    [yes] вы не играете
   *[no] не играет
}
cli-table-dealer = { $you ->
    [yes] сдаёте
   *[no] сдаёт
}
cli-table-plays = { $you ->
    [yes] играете
   *[no] играет
} { $amount }
cli-table-dark = втёмную
cli-table-special = { $kind ->
    [misere] мизер
   *[slam] шлем
}
cli-table-open = в открытую
cli-table-for-sale = продаются
cli-table-passed = пас
cli-table-says = { $amount }
cli-table-says-dark = { $amount } втёмную
cli-table-marriage = марьяж { $suit } { $value }
cli-table-aces = четыре туза { $value }
cli-table-no-trump = козыря пока нет
cli-table-trump = козырь { $suit }
cli-table-contract = { $name } · { $amount }
cli-table-bid = заявка: { $amount } · { $name }
cli-table-talon = прикуп
cli-table-gift = → { $name }: { $card }
cli-table-face-down = взакрытую
cli-table-bottom = нижняя карта { $card }
cli-table-deals = сдающий: { $name }
cli-table-taken = { $name } +{ $points }
cli-table-everyone = каждый за себя
cli-table-stock = { $count ->
    [0] колода кончилась
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[other] в колоде { $count } карт
}
cli-table-drew = вы взяли { $card }
cli-table-side = { $side ->
    [left] левый
   *[right] правый
}
cli-table-other-talon = другой прикуп
cli-table-dead-hand = ничья рука
cli-table-laid = снос: { $cards ->
    [none] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
   *[other] { $cards }
}
cli-table-unseen = Ваши карты лежат рубашкой вверх.
cli-key-enter = Enter
cli-dial-help = ↑ ↓ выбор
cli-dial-place = места { $places }

cli-prompt-wait = …
cli-prompt-auction = Ваше слово:
cli-prompt-unseen = Ваше слово, не глядя в карты:
cli-prompt-taking = Прикуп ваш.
cli-prompt-giving = Отдайте соперникам по карте (← → выбор карты).
cli-prompt-laying = { $count ->
    [one] Снесите { $count } карту (← → выбор карты).
    [few] Снесите { $count } карты (← → выбор карты).
   *[other] Снесите { $count } карт (← → выбор карты).
}
cli-prompt-gift = Отдайте карту: { $name } (← → выбор карты).
cli-prompt-choosing = Возьмите один из двух прикупов.
cli-prompt-offering = Выставьте карты на продажу (← → выбор карты).
cli-prompt-selling = Открытые карты продаются. Ваше слово:
cli-prompt-keeping = Взять прикуп или откупиться?
cli-prompt-naming = Ваш заказ:
cli-prompt-doubling = Заказ назван.
cli-prompt-announcing = Марьяжи до первого хода.
cli-prompt-playing = Ваш ход (← → выбор карты).
cli-prompt-cut = Снимите колоду: сколько карт сверху?
cli-prompt-place = Куда лягут карты прикупа?
cli-prompt-bottom = Вы сдаёте. Посмотрите на нижнюю карту.
cli-prompt-claim = С такими картами можно:
cli-act-play = { $card }
cli-act-declare-marriage = { $card } и марьяж
cli-act-declare-aces = { $card } и четыре туза
cli-act-bid-dark = заявить { $amount } втёмную
cli-act-plain = просто { $card }
cli-act-give = { $name }
cli-act-give-open = открыто
cli-act-give-closed = { $name }
cli-act-talon = { $side ->
    [left] левый прикуп
   *[right] правый прикуп
}{ $unseen ->
    [yes] , не показывая
   *[no] {""}
}
cli-act-sell = продать { $card }
cli-act-show = показать марьяж { $suit }
cli-act-open = { $amount } в открытую
cli-button-hint = совет
cli-button-help = клавиши
cli-button-quit = выйти
cli-button-rules = правила
cli-button-last = взятка
cli-button-sheet = очки
cli-button-carry-on = играть дальше

cli-note-hint = Совет: { $action } — { $reason }
cli-note-give-to = { $choice ->
    [yes] Нажмите a, чтобы отдать налево, d — направо; A и D отдают в открытую.
   *[no] Нажмите a, чтобы отдать налево, d — направо.
}
cli-note-not-your-turn = Сейчас не ваш ход.
cli-note-pace-on = Боты ходят не спеша.
cli-note-pace-off = Боты ходят сразу.

cli-page-foot = Enter или Esc — назад · ↑ ↓ листать
cli-question = Точно — { $action }?
cli-question-foot = y да · n нет

cli-result-title = Сдача { $deal }
cli-result-made = Заказ { $contract } сыгран: { $name } — { $points }.
cli-result-failed = Заказ { $contract } не сыгран: { $name } — { $points }.
cli-result-everyone = Каждый играл за себя.
cli-result-conceded = { $name }: { $ending }, заказ { $contract }.
cli-result-tricks = взятки
cli-result-points = карты
cli-result-bonuses = марьяжи
cli-result-lines = очки
cli-result-totals = всего
cli-sheet-title = Запись очков
cli-sheet-empty = Пока ничего не записано.
cli-sheet-now = сейчас
cli-last-title = Последняя взятка
cli-last-none = В этой сдаче ещё нет взяток.
cli-log-title = Что вам известно
cli-rules-title = Правила этого стола
cli-rules-changed = Сначала то, что за этим столом играют иначе, чем обычно, потом остальное.
cli-rules-plain = Всё как обычно.
cli-rules-nearest = Так можно: { $rules }
cli-rules-marked = * отличается от обычного
cli-rules-between = От { $known } к { $new }:
cli-rules-later = { $rules }: есть более поздняя редакция, { $later }. Что в ней изменено, покажет «prikup rules show { $later }».
cli-rules-edition = Что изменилось: { $before } → { $edition }
cli-rules-edition-change = { $option } = { $value } (было { $was })
cli-rules-diff-about = Что изменится для того, кто знает одни правила, а садится играть по другим: сначала самое частое.
cli-over-won = Вы выиграли!
cli-over-lost = Партия окончена. Победа: { $names }
cli-over-pays = { $you ->
    [yes] Вы платите
   *[no] { $name } платит
} { $amount }.
cli-over-gets = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
} { $amount }.
cli-over-foot = Enter — выйти из-за стола

cli-help-title = Клавиши
cli-help-cards = выбрать карту
cli-help-dial = выбрать число: заявку, заказ, сколько карт снять
cli-help-enter = первое, что есть внизу: заявка, ход, играть дальше
cli-help-hint = как поступил бы игрок по простым правилам, и почему
cli-help-sheet = запись очков
cli-help-last = последняя взятка
cli-help-rules = правила этого стола
cli-help-log = всё, что вам известно
cli-help-pace = боты ходят не спеша или сразу
cli-help-quit = выйти; партия сохранена, «prikup play» её продолжит
cli-help-help = эта страница
cli-help-table =
    Клавиши выше работают всегда. Остальные видны внизу, когда их можно нажать:
    p — пас
    a, d — отдать налево, направо; взять левый или правый прикуп (заглавные — не показывая)
    o — посмотреть карты; пойти без объявления
    t, u — взять прикуп открыто или не показывая
    z — остальное моё
    y, n — согласиться, отказаться
    w, x — расписать сдачу, взорвать бомбу
    c — показать карты, дающие право; контра
    n, g — мизер, шлем (заглавные — в открытую)
    m — выставить карту на продажу; показать марьяж
    k, b — оставить нижнюю карту или спрятать её в колоду (b ещё и откуп: пересдача за плату)

    Карты с ▲ можно положить, карта с + только что взята из колоды; Enter на другой скажет, почему нельзя. Русскую раскладку переключать не надо: клавиши считаются по месту. Мышь тоже работает.

# Рассказ.
cli-story-line = { $name } { $amount }: { $words }
cli-story-totals = Всего — { $totals }
cli-plain-title = { $rules }: { $names }. Терминала нет, играют боты.
cli-plain-trick = { $cards }: { $name } +{ $points }
cli-plain-bid = { $name } { $amount }{ $dark ->
    [yes] {" "}втёмную
   *[no] {""}
}
cli-plain-pass = { $name } пасует
cli-plain-drawn = из колоды: { $cards } (осталось { $left })
cli-plain-talon = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} { $side ->
    [left] левый прикуп
   *[right] правый прикуп
}.
cli-plain-cut = Оборвано после { $deals ->
    [one] { $deals } сдачи
   *[other] { $deals } сдач
}: партия не окончена.

# Прогоны.
cli-simulate-playing = играем
cli-simulate-speed = { $speed } сдач/с
cli-simulate-title = { $rules }, { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
}
cli-simulate-bot = бот
cli-simulate-wins = победы
cli-simulate-share = доля
cli-simulate-mean = средний итог
cli-simulate-made = сыграно заказов
cli-simulate-deals = { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[other] { $deals } сдач
}, по { $mean } на партию
cli-simulate-unfinished = { $count ->
    [one] { $count } партия оборвана
    [few] { $count } партии оборваны
   *[other] { $count } партий оборвано
} после { $deals ->
    [one] { $deals } сдачи
   *[other] { $deals } сдач
}, без победителя
cli-simulate-took = { $speed ->
    [one] { $speed } сдача в секунду
    [few] { $speed } сдачи в секунду
   *[other] { $speed } сдач в секунду
}

# Записи.
cli-replay-ok = { $file }: всё верно ({ $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}, { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[other] { $deals } сдач
})
cli-replay-title = { $rules }: { $names }
cli-replay-unfinished = Партия не окончена.
cli-replay-head = { $rules } · сдача { $deal } · шаг { $step } из { $steps }
cli-replay-stock = в колоде: { $cards }
cli-replay-beside = { $kind ->
    [dead] ничья рука
    [left] левый прикуп
    [right] правый прикуп
    [laid] снос
   *[other] другой прикуп
}: { $cards }
cli-replay-key-next = вперёд
cli-replay-key-back = назад
cli-replay-key-deal = след. сдача
cli-replay-key-deal-back = пред. сдача
cli-replay-key-open = разбор
cli-replay-key-sheet = очки
cli-replay-key-quit = выйти

# Уроки.
cli-lesson-head = Урок
cli-lesson-foot = Enter — дальше

# Сервер.
cli-serve-at = Стол стоит по адресу { $url }
cli-serve-network = Другие в этой сети найдут его по адресу { $url }
cli-serve-not-built = Его страница ещё не собрана: выполните «{ $command }» и запустите снова.
cli-serve-stop = Ctrl-C останавливает его.
cli-backup-done = Копия лежит в файле { $file }, она целая.
cli-restore-done = База данных снова та, что в файле { $file }.
cli-restore-aside = Прежняя сохранена как { $file }.
cli-move-done = Теперь всё есть в { $url }: столов { $tables }, записей журналов { $entries }, людей { $people }. Всё сверено.
cli-move-source = { $url } осталась как была. Больше не запускайте с ней сервер, иначе базы разойдутся.
cli-drain-done = Сервер «{ $name }» завершил работу.
cli-verify-head = Стол { $table }, { $rules }
cli-verify-seat = { $name }: решений ботов { $listed } из { $steps }
cli-verify-same = Повторено и совпало: { $same }
cli-verify-fallbacks = Сыграно заменой, потому что сам бот не справился или уступил ход боту попроще: { $fallbacks }
cli-verify-differs = { $name }, действие { $step }: записано { $written }, повторено { $found }
cli-verify-other-version = { $name }, действие { $step }: решила другая версия, { $written }; здесь { $found }
cli-verify-unknown-level = { $name }, действие { $step }: у этой программы нет бота { $written }
cli-verify-other-secret = Секрет не тот, на который было дано обязательство до первой сдачи.

# Решение.
cli-solve-about = Чего стоит позиция при всех открытых картах: её оценка, оценка каждой карты и лучшая игра всех.
cli-solve-more = POSITION — строка, как в docs/notation.md; DEAL — три руки преферанса, «ЧТ109.БКД / ... / ...», для таблицы взяток каждого играющего; рука и две неизвестные, «ЧТ109.БКД / ? / ПТ ? !Ч», — что она берёт по всем их раскладам (! перед мастью, которой нет); три руки тысячи и прикуп, «... / ... / ... / ЧКД.П9», — что с ним делает каждая рука; RECORD — файл. Карты можно писать в этой записи или на своём языке. Если разыгрывающего нет, тот, о ком вопрос, играет против всех остальных.
cli-option-solve-source = Позиция, три руки, три руки и прикуп или файл с записью партии.
cli-option-solve-rules = Правила для сдачи; без этого preferans/sochi, с прикупом thousand/ru.
cli-option-solve-seat = Для кого оценка, если разыгрывающего нет; без этого — для того, чей ход.
cli-option-solve-makes = Только спросить, не меньше ли оценка этого числа (на мизере: можно ли всунуть столько взяток); намного быстрее.
cli-option-solve-score = Спросить, что сдача даст в запись, если все играют ради этого лучшим образом: очки, в преферансе висты расчёта.
cli-option-solve-rounded = Очки карт только так, как их округляют правила; быстрее.
cli-option-solve-deal = Из записи партии: какая по счёту сдача с розыгрышем; без этого последняя.
cli-option-solve-after = Из этой сдачи: после стольких сыгранных карт.
cli-option-solve-nodes = Сколько позиций перебрать для вопроса самое большее.
cli-option-solve-memory = Сколько МиБ занимают таблицы самое большее; без этого 64.
cli-option-solve-time = Сколько секунд искать самое большее; будет сказано то, что известно к этому времени.
cli-solve-makes = { $seat }, не меньше { $wanted }: { $answer ->
    [yes] да
    [no] нет
   *[unknown] в этих пределах неизвестно
}
cli-solve-selfish = Если каждый играет только за себя — { $values }
cli-solve-cards = Можно сыграть ({ $turn }), и тогда выходит ({ $seat }):
cli-solve-score = В запись ({ $seat }): { $value } { $unit ->
    [whists] (висты расчёта)
   *[points] (очки партии)
}
cli-solve-score-sure = При любой игре остальных в запись не меньше ({ $seat }): { $value } { $unit ->
    [whists] (висты расчёта)
   *[points] (очки партии)
}
cli-solve-score-cards = Можно сыграть ({ $turn }), и тогда в запись ({ $seat }):
cli-solve-line = Лучшая игра:
cli-solve-limit = Предел достигнут, перебрано позиций: { $nodes }; оценки лежат между указанными.
cli-solve-leads = ход: { $seat }
cli-solve-declares = { $seat } ({ $cards }), взятки:
cli-solve-misere = мизер
cli-solve-taken = { $seat } с прикупом: очки { $points }, заказ { $contract }; отдаёт { $cards }
cli-solve-taken-away = сносит { $cards }

cli-option-solve-out = Для руки, рядом с которой стоят «?»: карты, которых нет в игре, например снос.
cli-option-solve-leader = Там же: чей ход — 0 эта рука, 1 следующее место, 2 последнее; без этого 0.
cli-option-solve-samples = Там же: сколько раскладов перебрать самое большее, без этого 2000; если их не больше — все.
cli-option-solve-seed = Там же: целое число, которым определяется выборка.
cli-layouts-all = Все расклады закрытых карт, их { $count }:
cli-layouts-some = Расклады закрытых карт: { $looked } из { $count }, выборка по числу { $seed }; интервалы 95 %:
cli-layouts-open = Лучшая игра обеих сторон при всех открытых картах; за столом кому-то приходится угадывать.
cli-layouts-tricks = взятки
cli-layouts-misere = Мизер: взятки — { $tricks }; ловится в { $caught }
cli-layouts-points = Сколько приносит игра в среднем, в вистах расчёта:
cli-layouts-limit = Раскладов игры, в которых достигнут предел, не больше { $count }; числа это учитывают.

# Таблицы по картам масти.
cli-tables-about = Числа письменных правил для карт одной масти рядом с вычисленными, и чего стоят карты масти в тысяче.
cli-tables-more = TABLE — «tricks», «miseres», «sums» или «thousand»; без этого показываются все, это несколько минут. В docs/tables.md сказано, что принято и что вышло. «a» — мелкая карта, десятка или ниже.
cli-option-tables-table = Какие таблицы.
cli-option-tables-samples = Сколько сдач на каждое число, которое не считается точно.
cli-option-tables-seed = Целое число, которым определяются эти сдачи.
cli-tables-title-tricks = Взятки масти
cli-tables-about-tricks = Масть сама по себе, по всем раскладам, при открытых картах; точно. Число верно, если расходится не больше чем на 0,25 взятки.
cli-tables-title-miseres = Дыры мизера
cli-tables-about-miseres = Как часто его ловят, если прочие масти чистые, при открытых картах; интервалы 95 %. Число верно, если расходится не больше чем на 10 процентных пунктов.
cli-tables-title-sums = Сумма руки
cli-tables-about-sums = Руки из десяти карт по округлённой сумме чисел документа, и взятки, которые они берут; интервалы 95 %.
cli-tables-title-thousand = Карты масти в тысяче
cli-tables-about-thousand = Очки: масти самой по себе, точно; затем целых сдач со своего хода, с марьяжами, в пиках и в червах.
cli-tables-head-holding = карты
cli-tables-head-lead = ход
cli-tables-head-document = документ
cli-tables-head-own = свой ход
cli-tables-head-theirs = чужой
cli-tables-head-verdict = документ
cli-tables-head-sum = сумма
cli-tables-head-hands = руки
cli-tables-head-free-own = без козыря, свой ход
cli-tables-head-free-theirs = чужой
cli-tables-head-trump-own = козырь, свой ход
cli-tables-head-trump-theirs = чужой
cli-tables-head-spades = сдача, пики
cli-tables-head-hearts = сдача, червы
cli-tables-verdict = { $verdict ->
    [low] занижает
    [high] завышает
   *[right] верен
}
cli-tables-lead = { $lead ->
    [own] свой
    [theirs] чужой
   *[any] любой
}
