# Что отклоняет сервер столов: запросы, люди, столы.

# Запросы.
error-bad_request = Запрос не читается{ $field ->
    [none] .
   *[other] : { $field }.
}
error-body_too_large = Это слишком велико.
error-not_json = Здесь читается только JSON.
error-no_such_route = Здесь ничего нет.
error-wrong_method = Здесь так нельзя.
error-internal = На сервере что-то сломалось. Ошибка записана в журнал.
error-foreign_origin = Об этом может просить только страница самого сервера.
error-not_from_here = Об этом могут просить только программы на самой машине сервера.
error-bad_csrf = Страница устарела: загрузите её снова.
error-too_many_requests = Слишком часто. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-too_fast = Не так быстро.

# Люди.
error-no_session = Сначала назовитесь.
error-bad_nickname = { $why ->
    [empty] В имени нужна хотя бы одна буква.
    [long] В имени не больше { $longest } знаков.
   *[other] Таких знаков в имени быть не может.
}
error-reserved_name = Здесь так называют ботов или удалённые учётные записи. Выберите другое имя.
error-bad_login = В имени для входа от { $least } до { $most } знаков: только буквы, цифры и @+-._
error-bad_password = В пароле от { $least } до { $most } знаков.
error-login_taken = Это имя для входа занято.
error-already_registered = У вас уже есть учётная запись.
error-not_registered = Вы играете гостем: учётной записи нет.
error-wrong_password = Это не ваш пароль.
error-wrong_login = Имя для входа или пароль неверны.
error-login_slowed = Слишком много неверных паролей к этому имени. С этого устройства попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}; в браузере, где вы уже входили, ждать не нужно.

# Ключи и доступ для программ.
error-bad_token = Такой ключ неизвестен.
error-no_such_token = Такого ключа нет.
error-too_many_tokens = Можно иметь не больше { $most ->
    [one] { $most } ключа
   *[other] { $most } ключей
}; сначала отзовите один.
error-id_in_use = Действие с этим id ещё выполняется.
error-no_answer = Стол вовремя не ответил.

# Тексты.
error-no_such_text = Нет текстов на языке «{ $language }».

# Столы.
error-unknown_table = Такого стола нет.
error-table_failed = Этот стол остановился из-за ошибки программы. Всё подтверждённое сохранено.
error-table_elsewhere = Этот стол ведёт другой сервер: «{ $worker }» по адресу { $url }.
error-table_moved = Этот стол перешёл или переходит к другому серверу. Всё подтверждённое сохранено; попробуйте ещё раз.
error-table_crowded = За этим столом наблюдает уже слишком много людей.
error-too_many_tables = У вас открыто столов: { $most }, больше нельзя.
error-too_many_sockets = У вас или с вашего адреса открыто уже столько столов и окон: { $most }. Сначала закройте одно.
error-waiting_elsewhere = Теперь вы ждёте партнёров в другом окне.
error-too_many_waiting = С вашего адреса партнёров уже ждут { $most ->
    [one] { $most } человек
    [few] { $most } человека
   *[other] { $most } человек
}, больше нельзя.
error-bad_options = Таким стол быть не может: { WORD($option, of: "setting") }.
setting-rules = правила
setting-bots = боты
setting-deal = первая сдача
setting-pace = скорость ботов
setting-grace = время до бота-замены
setting-dealer = первый сдающий
setting-clock-bank = время на партию
setting-clock-increment = время на каждое решение
error-logs_full = { $who ->
    [address] Партии за столами, открытыми из вашей сети за последние { $days } дн., занимают { $megabytes } МБ: больше нельзя. Играть за столами, которые открыли другие, можно.
   *[person] Партии за столами, которые вы открыли за последние { $days } дн., занимают { $megabytes } МБ: больше одному человеку не положено. Играть за чужими столами можно.
}
error-already_started = Партия уже началась.
error-seat_taken = Это место занято.
error-look_alike_name = За этим столом ваше имя похоже на «{ $name }». Сначала выберите другое.
error-not_seated = Вы не сидите за этим столом.
error-not_host = Это может только тот, кто создал стол.
error-match_running = Партия ещё не окончена.
error-match_not_running = Сейчас здесь не идёт партия.
error-match_too_old = Эта партия слишком давняя для реванша: откройте новый стол.
error-clock_out = Ваше время вышло; до конца играет бот.
error-phrases_slowed = Слишком много фраз. Следующую можно сказать через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-phrase_waits = Пока идёт розыгрыш, слова об игре ждут конца сдачи.
error-wrong_link = Это звено или цепочка не те, которых ждут.
error-stood_in = Сейчас за вас играет бот: сначала вернитесь на своё место.
error-stale_decision = За столом тем временем что-то изменилось: посмотрите ещё раз.
error-not_awaited = Сейчас не ваш ход.
error-no_advice = Сейчас совета нет.
error-no_lesson = За этим столом нет урока.
error-bad_message = Это сообщение не читается.
error-bad_message_id = Идентификатор сообщения: от 1 до { $most } знаков, латинские буквы, цифры и символы без пробелов.

# Повторы и записи.
error-no_such_deal = Законченной сдачи { $deal } нет; всего их { $deals }.
error-no_such_step = Шага { $step } нет; шагов в повторе: { $steps }.
error-solver_busy = Анализ сейчас занят; попробуйте чуть позже.
error-rules_busy = Сейчас сравнивается слишком много правил; попробуйте чуть позже.
error-unknown_record = Такой записи нет.
error-record_too_large = Запись партии слишком велика.
error-too_many_records = { $who ->
    [person] У вас уже сохранено записей: { $most } или { $megabytes } МБ, больше нельзя. Запись, которую никто не открывает, со временем удаляется.
   *[other] Из вашей сети сохранено уже столько записей, что больше нельзя. Запись, которую никто не открывает, со временем удаляется.
}

# База данных.
error-storage_failed = Сервер сейчас не может записывать. Ничего не изменилось, часы стоят.
error-no_room = Сейчас на сервере нет для этого места. Ничего не сохранено; за столами игра продолжается.
error-bad_settings = Это не настройки сервера: { $why }
error-bad_database = Базу данных «{ $url }» использовать нельзя.
error-database_in_use = С базой данных «{ $url }» уже работает другой сервер.
error-damaged_database = База данных «{ $url }» повреждена. Верните на место её целую копию.
error-sqlite_only = Копии базы { $system } делают её собственными программами, pg_dump и pg_restore; prikup backup и prikup restore — для файлов SQLite.
error-other_system = prikup хранит столы в SQLite или PostgreSQL, а не в { $system }.
error-no_connection = База данных «{ $url }» недоступна: { $why }
error-newer_database = С базой данных «{ $url }» работала более новая версия prikup. Возьмите ту версию или более раннюю копию базы.
error-old_database = База данных «{ $url }» осталась от более старой версии prikup. Запустите с ней сервер один раз.
error-same_database = «{ $url }» указана и как источник, и как цель.
error-database_not_empty = База данных «{ $url }» не пуста. Ничего не скопировано.
error-not_moved = В базу «{ $url }» ничего не скопировано: { $why }
error-clock_off = Часы этой машины и базы данных расходятся на { $seconds } с. Поставьте те и другие верно.
error-bad_worker_name = «{ $name }» не годится как имя сервера: строчные буквы от a до z, цифры и дефисы, не больше 40.
error-worker_name_taken = Другой сервер этой базы данных уже работает под именем «{ $name }».
error-no_such_worker = С этой базой данных не работает сервер с именем «{ $name }».
