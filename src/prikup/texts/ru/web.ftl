# Страницы вокруг стола: начало, новый стол, правила, запись, просмотр сдач, партии, учётная запись.

# Везде.
web-common-title = { $page } · prikup
web-common-skip = К основному содержанию
web-common-nav = Страницы
web-common-home = Главная
web-common-new = Новый стол
web-common-matches = Мои партии
web-common-account = Профиль
web-common-language = Язык
web-common-theme = Оформление
web-common-theme-light = Светлое
web-common-theme-dark = Тёмное
web-common-theme-auto = Как в системе
web-common-close = Закрыть
web-common-cancel = Отмена
web-common-copy = Копировать
web-common-copy-link = Копировать ссылку
web-common-copied = Скопировано
web-common-copy-failed = Не скопировалось: выделите и скопируйте сами
web-common-loading = Загружается…
web-common-retry = Попробовать снова
web-common-error = Что-то не получилось ({ $code })
# Чьей учётной записи больше нет; и слова о ботах во всех их формах: их нет ни в одном имени человека.
web-common-gone = бывший игрок
web-common-bot-words = бот, боты, бота, ботов
error-offline = Сервер не отвечает. Есть ли связь?
error-unreadable_answer = Сервер ответил непонятно. Попробуйте ещё раз через минуту.

# Начало.
web-home-title = Тысяча, 1001 и преферанс
web-home-motto = Знал бы прикуп — жил бы в Сочи.
web-home-about = Игры с торговлей и с добором: марьяжи и тысяча очков, висты и пуля. С друзьями или с ботами. Без установки и без регистрации.
web-home-name = Ваше имя за столом
web-home-guest = Гость { $number }
web-home-play = Играть
web-common-rules = Правила
web-home-learn = Научиться
web-home-friends = С друзьями
web-home-rules = Правила: { $rules }
web-home-about-thousand = Трое торгуются, объявляют марьяжи и спешат к тысяче.
web-home-about-preferans = Трое, десять взяток: назначайте игру, вистуйте против других, пишите пульку.
web-home-about-1001 = На двоих, с добором из колоды: без торговли, четыре марьяжа, каждая карта на счету.
web-home-resume = Продолжить
web-home-lobby = Открытые столы
web-home-lobby-none = Сейчас за открытыми столами никто не ждёт. Откройте свой: «{ web-home-friends }».
web-home-lobby-stale = Список мог устареть: сервер не отвечает.
web-home-running = Сейчас играют
web-home-join = Сесть
web-home-watch = Смотреть
web-home-back = К столу
web-home-free = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[other] { $seats } свободных мест
}
web-home-join-at = Сесть за стол: { $names }
web-home-watch-at = Смотреть игру: { $names }
web-home-upload = Посмотреть запись партии
web-home-house-rules = { $count ->
    [one] { $count } своё правило
    [few] { $count } своих правила
   *[other] { $count } своих правил
}

# Как найти партнёров: открытые столы, быстрый подбор, приглашение.
web-clock-none = без часов
web-clock-bank = { $minutes } мин + { $seconds } с
web-lobby-filter = Показать
web-lobby-all = Все игры
web-lobby-none-of = За открытыми столами этой игры сейчас никто не ждёт.
web-pairing-title = Найти партнёров
web-pairing-about = Стол откроется, как только наберётся нужное число желающих.
web-pairing-seek = Найти партнёров
web-pairing-sought = Ищут партнёров
web-pairing-people = Игроков: { $people } из { $players }
web-pairing-join = Присоединиться
web-pairing-wait = Ждём партнёров
web-pairing-stop = Не ждать
web-pairing-offer = { $how ->
    [alone] Пока никто не пришёл. Сыграть с ботами?
    [asked] Кто-то готов начать с ботами на свободных местах. А вы?
   *[missing] Игроков пока не хватает. Посадить на свободные места ботов?
}
web-pairing-bots = Играть с ботами
web-pairing-only = Ждать дальше
web-pairing-asking = Минутку: спрашиваем остальных, согласны ли они на ботов.
web-pairing-starts = Партия начинается
web-invite = Пригласить
web-invite-title = Пригласить друзей
web-invite-about = Наведите телефон на код или пошлите ссылку. Кто её откроет, сам выберет место.
web-invite-code = QR-код со ссылкой на этот стол
web-invite-share = Поделиться
web-invite-text = Сыграем: { $terms }

# Запись партии.
web-upload-title = Посмотреть запись партии
web-upload-about = Партия, которую вы скачали здесь или сыграли в терминале: вставьте её текст или выберите файл — и листайте каждую сдачу в открытую.
web-upload-file = Файл
web-upload-text = Запись партии
web-upload-open = Открыть
web-upload-no-deals = В этой записи нет ни одной законченной сдачи.
web-upload-empty = Сначала вставьте запись партии или выберите файл.

# Новый стол.
web-new-title = Новый стол
web-new-rules = Правила
web-new-preset = Набор правил
web-new-game = Игра
web-game-thousand = Тысяча
web-game-1001 = 1001
web-game-preferans = Преферанс
web-new-change = Изменить отдельные правила
web-new-changed = { $count ->
    [0] как есть
    [one] изменено { $count } правило
    [few] изменено { $count } правила
   *[other] изменено { $count } правил
}
web-new-people = Кто играет
web-new-open-to = Кому виден стол
web-new-private = Только по ссылке
web-new-public = Все, в списке открытых столов
web-new-bots = Боты
web-new-bots-none = нет
web-new-bots-about = { $free ->
    [0] Игра начнётся сразу.
    [one] { $free } место ждёт человека.
    [few] { $free } места ждут людей.
   *[other] { $free } мест ждут людей.
}
web-new-bot-kind = Какой бот
web-new-bot-expert = прикидывает, что игры приносят за живым столом
web-new-bot-master = последние взятки играет по всем оставшимся раскладам
web-new-bot-pimc = просчитывает возможные расклады
web-new-bot-thumb = играет по простым правилам
web-new-bot-random = ходит наугад
web-new-time = Время
web-new-clock = Время на раздумья
web-new-clock-none = без часов
web-new-clock-quick = 3 мин + 5 с
web-new-clock-normal = 10 мин + 10 с
web-new-clock-slow = 20 мин + 20 с
web-new-clock-own = своё
web-new-clock-about = { $kind ->
    [none] Каждый думает сколько хочет.
   *[bank] У каждого { $minutes } мин на партию и ещё { $seconds } с на каждое решение. У кого время вышло, за того играет бот.
}
web-new-bank = Минут на партию
web-new-increment = Секунд на решение
web-new-grace = Если кто-то отошёл, за него играет бот
web-new-grace-now = сразу
web-new-grace-seconds = через { $seconds } с
web-new-grace-minutes = через { $minutes } мин
web-new-grace-hours = через { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
web-new-pace = Боты ходят
web-new-pace-slow = медленно
web-new-pace-normal = обычно
web-new-pace-fast = быстро
web-new-pace-now = мгновенно
web-new-make = Открыть стол
web-new-play = Играть
web-new-not-yet = Эти правила не сочетаются: смотрите выше.
web-new-name = Как вас называть?

# Правила.
web-rules-title = Правила
web-rules-book = Правила словами
web-rules-about = У каждого стола свои правила. Выберите набор, измените то, что у вас играют иначе, и пришлите ссылку.
web-rules-search = Поиск по правилам
web-rules-search-none = Правил с такими словами нет.
web-rules-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[other] Найдено { $count } правил
}
web-rules-rare = Играют редко: { $count }
web-rules-only-changed = Только изменённые
web-rules-changed-mark = изменено
web-rules-was = в наборе: { $value }
web-rules-reset = Сбросить
web-rules-reset-one = Сбросить «{ $option }»
web-rules-reset-all = Сбросить всё
web-rules-conflict = Не сочетается
web-rules-conflict-with = с «{ $option }»: { $why }
web-rules-problems = { $count ->
    [one] Есть противоречие:
    [few] Есть { $count } противоречия:
   *[other] Есть { $count } противоречий:
}
web-rules-later = Есть более поздняя редакция этих правил:
web-rules-string = Эти правила строкой
web-rules-link-made = Ссылка открывает ровно эти правила.
web-rules-play = Новый стол по этим правилам
web-rules-unread = Правила из этой ссылки прочесть нельзя. { $why }
web-rules-minus = меньше
web-rules-plus = больше
web-rules-off = нет
web-rules-list-changed = Что за этим столом иначе
web-rules-list-changed-none = Всё как в наборе.
web-rules-list-all = Все правила
web-rules-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}

# Запись.
web-sheet-title = Запись очков
web-sheet-empty = Пока ничего не записано.
web-sheet-deal = Сдача
web-sheet-fine = Штраф между сдачами
web-sheet-nothing = Ничего не записано.
web-sheet-taken = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за карты{ $bonuses ->
    [0] {""}
   *[other] , { $bonuses } за марьяжи
}
web-sheet-contract = { $made ->
    [yes] заказ { $amount } сыгран
    [no] заказ { $amount } не сыгран
   *[none] отказ от { $amount }
}
web-sheet-bolt = { $count ->
    [one] { $count } болт
    [few] { $count } болта
   *[other] { $count } болтов
}
web-sheet-cross = { $count ->
    [one] { $count } крест
    [few] { $count } креста
   *[other] { $count } крестов
}
web-sheet-barrel = на бочке
web-sheet-barrel-deals = на бочке уже { $deals ->
    [one] { $deals } сдачу
    [few] { $deals } сдачи
   *[other] { $deals } сдач
}
web-sheet-fell = падение с бочки
web-sheet-truck = самосвал: счёт обнуляется
web-sheet-dark = втёмную, вдвойне
web-sheet-times = в { $times }-кратном размере
web-sheet-winner = победа
web-sheet-legend = Что значат пометки
web-sheet-legend-made = свой заказ сыгран
web-sheet-legend-failed = свой заказ не сыгран
web-sheet-legend-bolt = болт: сдача без взятки
web-sheet-legend-cross = крест: несыгранный заказ
web-sheet-legend-barrel = на бочке и сколько уже сдач
web-sheet-legend-struck = зачёркнуто: падение с бочки или самосвал
web-sheet-legend-dark = втёмную: вдвойне
web-sheet-print = Напечатать
web-sheet-scroll = Запись очков, прокручивается
web-sheet-replay = Посмотреть сдачу { $number } ещё раз

# Просмотр сдач.
web-replay-title = Сдача { $deal } из { $deals }
web-replay-page = Просмотр сдачи { $deal }
web-replay-step = Шаг { $at } из { $steps }
web-replay-begin = Карты ещё не розданы
web-replay-first = В начало
web-replay-back = На шаг назад
web-replay-forward = На шаг вперёд
web-replay-last = В конец
web-replay-auto = Показывать подряд
web-replay-pause = Остановить
web-replay-slider = Шаг
web-replay-keys = Клавиши: ← → шаг, Home и End — к началу и концу, PgUp и PgDn — по взяткам
web-replay-previous-deal = Предыдущая
web-replay-next-deal = Следующая
web-replay-deals = Сдачи
web-replay-link = Ссылка на это место
web-replay-talon = Прикуп
web-replay-stock = Колода
web-replay-talon-left = Второй прикуп
web-replay-dead = Ничья рука
web-replay-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}
web-replay-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-replay-hand = Карты: { $name }
web-replay-dealer = сдаёт
web-replay-declarer = играет { $amount }
web-replay-dark = втёмную
web-replay-bid = { $amount }
web-replay-pass = пас
web-replay-no-trump = козыря пока нет
web-replay-open-cards = Открытые карты: что было возможно
web-replay-told = Что произошло
web-replay-score = Запись очков
web-replay-again = Сыграть эту сдачу
web-replay-again-about = те же карты, вы против ботов
web-replay-again-seat = На чьём месте?
web-replay-again-as = На месте: { $name }
web-replay-download = Скачать партию
web-common-disclosure = Скачать для проверки
web-replay-fair = Честно ли тасовали?
web-replay-fair-about = До раздачи всем показали отпечаток зерна. Теперь зерно открыто: если отпечаток тот же, карт никто не подменил.
web-replay-seed = Зерно
web-replay-commitment = Отпечаток (SHA-256), показанный до раздачи
web-replay-check = Проверить здесь
web-replay-fair-yes = Верно: у этого зерна тот самый отпечаток.
web-replay-fair-no = Неверно: у этого зерна другой отпечаток!
web-replay-fair-cannot = Браузер проверяет только по https или на этой же машине. В терминале это делает «prikup replay --check».
web-replay-fair-none = Карты разложены вручную, зерна нет.
web-replay-to-table = К столу
web-replay-missing = Такой сдачи нет.

# Мои партии.
web-matches-title = Мои партии
web-matches-none = Вы ещё не играли.
web-matches-yours = Ваш ход
web-matches-running = Идут
web-matches-waiting = Ждут игроков
web-matches-over = Сыграны
web-matches-go = Играть дальше
web-matches-open = Открыть
web-matches-replay = Посмотреть
web-matches-record = Скачать
web-matches-won = выиграна
web-matches-lost = проиграна
web-matches-abandoned = брошена
web-matches-shared = общая победа
web-matches-deal = сдача { $deal }
web-matches-at = { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
   *[other] { $deals } сдач
}
web-matches-guest = Вы играете гостем: эти партии видны только в этом браузере. Учётная запись их сохранит.
web-matches-sign-in = Здесь появятся ваши партии.
web-matches-bots = { $count ->
    [one] бот
    [few] { $count } бота
   *[other] { $count } ботов
}
web-matches-bot = бот
web-matches-alone = пока больше никого

# Профиль.
web-account-title = Профиль
web-account-account = Учётная запись
web-account-you = Вы
web-account-name = Имя за столом
web-account-save = Сохранить
web-account-saved = Сохранено
web-account-guest = Вы гость в этом браузере. С учётной записью места и партии будут вашими на любом устройстве.
web-account-is = Вы вошли как { $login }
web-account-make = Завести учётную запись
web-account-login = Войти
web-account-logout = Выйти
web-account-login-name = Имя для входа
web-account-password = Пароль
web-account-password-about = Не короче { $least } символов
web-account-made = Учётная запись заведена
web-account-welcome = С возвращением, { $name }
web-account-bye = Вы вышли
web-account-have = Уже есть: войти
web-account-have-not = Ещё нет: завести
web-account-password-change = Сменить пароль
web-account-password-old = Нынешний пароль
web-account-password-new = Новый пароль
web-account-password-effect = На всех остальных устройствах вы выйдете из учётной записи. Ключи для программ остаются в силе.
web-account-password-changed = Пароль сменён; на остальных устройствах вы вышли
web-account-delete = Удалить учётную запись
web-account-delete-title = Удалить учётную запись?
web-account-delete-account = Учётная запись { $login } исчезнет навсегда. Вернуть её не сможет никто.
web-account-delete-sessions = Вы выйдете на всех устройствах, ключи для программ перестанут действовать.
web-account-delete-seats = Там, где идёт партия, за вас доиграет бот; места за столами, которые ждут игроков, освободятся.
web-account-delete-matches = Партии останутся у тех, кто играл с вами. Вместо имени там будет «{ $name }». Скачанные и загруженные записи не изменятся.
web-account-delete-password = Ваш пароль для верности
web-account-delete-keep = Оставить учётную запись
web-account-delete-do = Удалить навсегда
web-account-deleted = Учётная запись удалена
web-account-guest-delete = Удалить гостя
web-account-guest-delete-title = Удалить гостя?
web-account-guest-delete-guest = Гость { $name } исчезнет навсегда: в этом браузере и на сервере.
web-account-guest-delete-keep = Остаться
web-account-guest-deleted = Гость удалён
web-account-tokens = Ключи для программ
web-account-tokens-about = Ваша программа играет через API ботов с ключом вместо пароля.
web-account-tokens-none = Ключей нет.
web-account-token-name = Для чего он?
web-account-token-make = Создать ключ
web-account-token-secret = Ключ «{ $name }». Он показан только сейчас: скопируйте его.
web-account-token-drop = Отозвать
web-account-token-drop-one = Отозвать ключ «{ $name }»
web-account-token-made = создан { $date }
web-account-token-dropped = Ключ «{ $name }» больше не действует

# Наборы правил в двух словах.
web-preset-thousand-ru = Бочка на 900 без срока, три болта подряд, тёмная после 240, карты соперникам — в открытую или взакрытую, как захочет разыгрывающий.
web-preset-thousand-ru-common = Бочка на 880 на три сдачи, болты, самосвал 555, тёмная; хвалить — только после своей взятки.
web-preset-thousand-en = Самая простая: без бочки и болтов. Сыгранный заказ прибавляют к очкам, несыгранный вычитают.
web-preset-thousand-en-cutthroat = Английская игра с бочкой на 880 и штрафом за сдачи без очков.
web-preset-thousand-pl = Бить обязательно, счёт десятками, с 900 пишут только свою игру, у каждого одна бомба.
web-preset-thousand-pl-4 = Польская игра; из четырёх сдающий сидит на прикупе: 50 за каждого туза в нём и марьяжи.
web-preset-thousand-ru-4 = Как играют чаще всего, но вчетвером: сдающий сидит на прикупе, 40 за каждого туза в нём и марьяжи.
web-preset-thousand-pl-2a = По десять карт и два прикупа по две: разыгрывающий выбирает один и сносит две карты.
web-preset-thousand-pl-2b = По девять карт и два прикупа по три: разыгрывающий выбирает один и сносит три карты.
web-preset-thousand-pl-2c = По двенадцать карт: прикупа нет, ходит выигравший торговлю.
web-preset-thousand-pl-2d = По шесть карт, остальные в колоде, из неё добирают; торговли нет, каждый за себя.
web-preset-thousand-pl-2e = По семь карт, две открыты в прикупе и восемь в колоде, из неё добирают.
web-preset-thousand-ru-2 = Как втроём, но третья рука ничья: одну карту отдают сопернику, одну сносят.
web-preset-1001-hulsemann = По восемь карт и восемь в колоде, торговли нет; проигравший платит за каждое очко до 1001.
web-preset-1001-feder = Тридцать две карты: по шесть и двадцать в колоде, торговли нет; семёрки ничего не стоят.
web-preset-1001-mcleod = Двадцать карт, прикуп из двух, торговля от 40, в которой могут пасовать все.
web-preset-1001-russeln = Как в Австрии: розданы все 24 карты, прикупа нет, торговля от 10, пасовать могут все.
web-preset-1001-ru = Прикуп из трёх, первое слово — 40, соперникам по карте взакрытую; до 1001.
web-preset-1001-501 = Козырь всегда червы; прикуп из трёх и третья рука, ничья; до 501.
web-sheet-target = До { $target }
web-sheet-barrel-at = бочка с { $barrel }

# Открытые карты: что ещё могло дать каждое продолжение законченной сдачи. $value – число или промежуток, $count – его больший конец.

web-open-cards-tricks = При лучшей игре: { $name } — { $count ->
    [one] { $value } взятка
    [few] { $value } взятки
   *[other] { $value } взяток
}
web-open-cards-points = При лучшей игре: { $name } — { $count ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}
web-open-cards-margin = При лучшей игре: { $name } — разница { $value }
web-open-cards-sure-tricks = При любой игре остальных: { $name } — не больше { $count ->
    [one] { $value } взятки
   *[other] { $value } взяток
}
web-open-cards-sure-points = При любой игре остальных: { $name } — не меньше { $count ->
    [one] { $value } очка
   *[other] { $value } очков
}
web-open-cards-announced = { $card } и марьяж
web-open-cards-shown = показать марьяж { $suit }
web-open-cards-working = Считаю…
web-open-cards-phase = Открытые карты: с первой взятки до последней
web-open-cards-running = Открытые карты: когда сдача закончена
