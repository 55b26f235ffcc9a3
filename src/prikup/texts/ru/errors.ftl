# Карты, зёрна, места.
error-bad_card = «{ $text }» — не карта.
error-card_twice = Карта { $card } указана дважды.
error-bad_seed = «{ $seed }» — не зерно: нужно от 1 до 64 байт, по две шестнадцатеричные цифры.
error-malformed_action = Это не действие: у поля не тот тип.
error-no_such_seat = Нет такого игрока: { $seat }.
error-wrong_cards = { $why ->
    [hands] В сдаче не столько рук, сколько игроков.
    [twice] Одна карта сдана дважды.
    [pack] Руки и остальные карты вместе не составляют колоду.
    [count] На руке не столько карт, сколько сдают.
    [order] Порядок прикупа и колоды назван не для тех карт, что там лежат.
   *[other] Карты не те.
}

# Строка правил.
error-unknown_game = Нет игры «{ $game }»{ $nearest ->
    [none] {""}
   *[other] {""}, может быть, «{ $nearest }»
}; есть { $known }.
error-no_table = Стола для этой игры ({ $game }) здесь пока нет.
error-unknown_preset = Нет правил «{ $preset }»{ $nearest ->
    [none] {""}
   *[other] {""}, может быть, «{ $nearest }»
}; есть: { $known }.
error-unknown_lesson = Нет урока «{ $lesson }»; есть: { $known }.
error-lesson_needs_another = Этот шаг урока о другом, и после такого действия его не закончить. Сделайте то, что подсказывает урок, или похожее.
error-unknown_option = Нет настройки «{ $option }»{ $nearest ->
    [none] .
   *[other] {""}; может быть, «{ $nearest }»?
}
error-option_twice = Настройка «{ $option }» задана дважды.
error-bad_value = Настройка «{ $option }» не может быть «{ $value }»; можно: { $allowed }.
error-options_conflict = «{ $first }» и «{ $second }» несовместимы: { WORD($why, of: "conflict") }.
values-range = от { $least } до { $most }{ $step ->
    [1] {""}
   *[other] {" "}с шагом { $step }
}
error-bad_rules_text = «{ $text }» — не строка правил; пишут так: игра/набор+настройка=значение.
error-rules_apart = «{ $first }» и «{ $second }» сравнить нельзя: у разных игр и у разного числа игроков сдачи не одни и те же.
error-deals_range = { $value } сдач сыграть нельзя; можно от { $least } до { $most }.

# Любое действие.
error-not_your_turn = Сейчас не ваш ход.
error-not_now = Сейчас этого делать нельзя.
error-match_over = Партия окончена.
error-table_only = Это делает только стол.
error-not_your_card = У вас нет этой карты.

# Съём и сдача.
error-bad_cut = Снять { $at } нельзя: сверху и снизу должно остаться не меньше { $least ->
    [one] { $least } карты
   *[other] { $least } карт
}.
error-no_jack = Прятать можно только валета.
error-bad_places = Карты прикупа туда не кладут: не первая, не последняя и не две подряд.

# Торговля и заявка.
error-no_ground = У вас нет такого права: { WORD($ground, of: "ground") }.
error-already_seen = Вы уже смотрели свои карты.
error-forced_bid = Первое слово — обязательная заявка: { $amount }.
error-must_bid = На бочке надо заявить: не меньше { $amount }.
error-must_claim = У вас { WORD($ground, of: "ground") }: их надо показать.
error-no_golden = Золотой кон сейчас не объявить, или на руке нет 120.
error-silenced = Счёт слишком низкий, чтобы торговаться: можно только пасовать.
error-bid_too_low = Мало: уже заявлено { $amount }.
error-bid_under_least = Нужно не меньше { $amount }.
error-bid_too_high = Больше { $amount } сейчас заявить нельзя.
error-bid_over_cap = С такими картами нельзя заявить больше { $cap }.
error-bid_off_step = Заявки кратны { $step }.
error-contract_fixed = Заказ остаётся { $amount }.
error-no_concession = Так отказаться от игры сейчас нельзя.
error-open_not_played = В открытую здесь не играют.
error-no_special = Такой игры здесь нет, или заявка уже выше её.

# Карты соперникам.
error-bad_receiver = { $you ->
    [seat] Себе карту не отдают.
   *[other] Этому игроку карту сейчас не отдать: { $seat }.
}
error-gifts_first = Сначала дайте каждому сопернику по карте, потом сносите.
error-gifts_open = Здесь карты отдают в открытую.
error-gifts_closed = Здесь карты отдают взакрытую.
error-no_sale = Больше карты выставить нельзя.

# Розыгрыш.
error-must_follow_suit = Надо класть в масть: { SUIT($suit) }.
error-must_beat = Надо перебить старшей картой: { SUIT($suit) }.
error-must_trump = Надо бить козырем: { SUIT($suit) }.
error-must_overtrump = Надо перебить старшим козырем: { SUIT($suit) }.
error-foreign_trump = Козырь чужой ({ SUIT($suit) }): сначала надо ходить с других мастей.
error-must_lead_trump = Козырь только что объявлен ({ SUIT($suit) }): надо ходить с козыря.
error-announce_on_lead = Марьяж объявляют, когда ходят сами, а не посреди взятки.
error-no_marriage = Этой картой не хвалят: марьяжа с ней у вас нет.
error-announce_needs_trick = Хвалить можно только после своей взятки.
error-announce_first_winner = Хвалить может только взявший первую взятку, и сразу после неё.
error-announce_before = Марьяжи объявляли до первого хода.
error-announce_dearer = Хвалить можно только марьяж дороже нынешнего козырного.
error-announced_already = За один ход объявляют один марьяж, и каждый по разу.
error-misere_no_marriage = На мизере не хвалят.
error-rest_refused = Соперники не согласились отдать остальное; сначала сыграйте карту.
error-rest_not_now = Забрать остальные взятки можно только на своём ходу.

# Стол.
error-bad_fault = Это нарушение сейчас не записать: { WORD($kind, of: "fault") }.

# Позиции, составленные вручную. $field — имя поля, как его пишет нотация.
error-unknown_phase = Нет такой части игры: «{ $phase }».
error-field_of_other_phase = «{ $field }» здесь ни к чему ({ WORD($phase, of: "phase") }).
error-field_missing = Не хватает «{ $field }» ({ WORD($phase, of: "phase") }).
error-wrong_count = В «{ $field }» { $count }, а должно быть { $wanted }.
error-bad_range = «{ $field }» не может быть { $value }.
error-unknown_counter = По этим правилам нет счётчика «{ $name }»; есть: { $known }.
error-counter_impossible = У счётчика «{ WORD($name, of: "mark") }» такого значения быть не может.
error-total_impossible = Счёта { $total } быть не может: { $why ->
    [size] таких больших чисел нет
   *[other] не позволяет правило «{ $why }»
}.
error-card_not_in_pack = Карты { $card } нет в колоде.
error-wrong_step = По этим правилам до сдачи нет такого шага: «{ $step }».
error-wrong_pack = Колоды нет, или её нижняя карта ничего не требует от сдающего.
error-wrong_opener = Открывать торговлю не этому игроку: { $seat }.
error-auction_impossible = Такой торговли быть не может: { $why ->
    [unseen] по здешним правилам тёмной эти карты нельзя не смотреть
    [opener] до слова открывающего нет ни заявок, ни пасов
    [amount] столько никто не мог заявить
    [spoken] заявивший, открывающий и спасовавшие уже сказали своё слово, а заявивший не пасовал
    [turn] слово за следующим, кто не спасовал
   *[other] { $why }
}.
error-contract_impossible = Такого заказа быть не может: { $why ->
    [bid] столько никто не мог заявить
    [amount] окончательным он таким быть не может
    [forced] обязательный он или нет — не сходится с открывающим и числом
    [golden] золотой кон объявляет только открывающий, на 120 и только где это принято
    [dark] втёмную играет только открывающий и только при тёмной
    [special] по этим правилам нет такого мизера, шлема, открытой игры или контры
    [auction] разыгрывающий есть, если по правилам торгуются, и его нет, если торговли нет
   *[other] { $why }
}.
error-phase_impossible = По этим правилам до такого не доходит: { WORD($phase, of: "phase") }.
error-sale_impossible = Такой продажи карт быть не может.
error-doubling_impossible = Так контры быть не может.
error-announcing_impossible = Так марьяжи не объявляют.
error-talon_impossible = На руке карты прикупа, которых не отдавали: { $seat }.
error-sits_out = { $seat } не играет эту сдачу: { $field }.
error-pay_impossible = Прикуп не может дать { $amount }.
error-gifts_impossible = Так отдать карты не могли.
error-nines_impossible = Четырёх девяток не могли сдать: { $seat }.
error-tricks_impossible = Число взяток не сходится с числом сыгранных.
error-points_impossible = Очков во взятках { $points }, а вышедшие карты стоят { $wanted }.
error-taken_impossible = Взятые карты не сходятся с ушедшими картами, взятками и очками.
error-trick_impossible = { $card } в эту взятку положить было нельзя.
error-announcements_impossible = За марьяжи положено { $wanted }, а не { $bonuses }, или они не сходятся с картами.
error-trump_impossible = Такого козыря быть не может: { $why ->
    [announced] он не сходится с объявленными марьяжами
    [value] его цена не сходится с марьяжем, который его сделал
    [pending] ждать следующей взятки он здесь не может
    [ruling] этот игрок не назначал козырь, который ещё действует, или нового козыря никто не ждёт
    [new] последним ходом его объявить не могли
   *[other] { $why }
}.
error-rest_impossible = Просить остальные взятки или отказывать здесь нельзя было.
error-winners_impossible = Эти игроки выиграть не могли.

# Действия, позиции и записи как текст.
error-bad_number = «{ $text }» — не число.
error-bad_seat = «{ $text }» — не место за столом.
error-bad_word = «{ $text }» — не простое слово.
error-bad_suit = «{ $text }» — не масть.
error-unknown_action = Нет действия «{ $text }».
error-bad_action = «{ $text }» — не действие; пишут так: { $wants }.
error-bad_position = «{ $text }» — не позиция.
error-bad_field = «{ $text }» прочитать нельзя; напишите { $wants }.
error-unknown_field = Нет поля «{ $text }»; есть: { $known }.
error-field_twice = «{ $text }» стоит дважды.
error-not_on_sheet = «{ $text }» к записи счёта не относится.

# Записи партий. $cause — предложение той ошибки, что стоит за этой, или none.
error-too_large = Слишком велико: { $size }, а можно не больше { $limit }.
error-not_text = Это не текст (UTF-8).
error-not_a_record = Запись партии не начинается с «{ $text }».
error-unknown_format = Формат записи { $format } здесь неизвестен, известен только { $known }.
error-bad_json = JSON записи прочитать нельзя: { $why }.
error-unknown_header = Нет заголовка «{ $name }».
error-header_twice = Заголовок «{ $name }» стоит дважды.
error-header_missing = Не хватает заголовка «{ $name }».
error-late_header = Заголовок «{ $name }» стоит после первого действия.
error-bad_header = Заголовок «{ $name }» не может быть «{ $value }».
error-bad_name = Такое имя в записи партии недопустимо: «{ $name }» ({ $seat }).
error-bad_rules = По правилам этой записи играть нельзя.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-other_version = Запись партии сделана по версии правил { $stored }, а здесь версия { $now }.
error-options_differ = { $stored ->
    [none] В записи не сказано «{ $option }», а по её правилам «{ $now }».
   *[other] { $now ->
        [none] В записи есть «{ $option }», чего её правила не знают.
       *[other] В записи «{ $option } = { $stored }», а по её правилам «{ $now }».
    }
}
error-bad_start = С начала этой записи играть нельзя.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-bad_step = Действие { $step } прочитать нельзя: «{ $text }».{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-illegal_step = Действие { $step } здесь не по правилам: «{ $text }».{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-bad_score = «{ $text }» — не строка счёта.
error-score_missing = После действия { $step } в записи не хватает: «{ $wanted }».
error-score_differs = В записи «{ $stored }», а по правилам пишется «{ $now }».
error-result_differs = В конце записи «{ $stored }», а партия кончилась так: «{ $now }».
error-truncated = Запись партии неполна: она обрывается.
error-after_end = После конца записи ещё что-то есть: «{ $text }».

# Итог сдачи, который записывают, не играя.
error-outcome_ending = Сдача не может кончиться как «{ $ending }»; может как { $known }.
error-outcome_field = У сдачи, которая кончилась как «{ $ending }», нет поля «{ $field }».
error-outcome_missing = Сдаче, которая кончилась как «{ $ending }», нужно поле «{ $field }».
error-outcome_count = В поле «{ $field }» должно быть по числу на место, всего { $wanted }; дано { $given }.
error-outcome_range = «{ $field }» должно быть от { $least } до { $most }; { $given } не подходит.
error-outcome_seat = «{ $field }» называет место, которого там быть не может: { $seat }.
error-outcome_contract = В этих правилах такого заказа нет.
error-outcome_choice = Дано выборов: { $given }, а правила спрашивают { $wanted }.

# prikup.search
error-search_phase = Сейчас не разыгрывают взятки: фаза «{ $phase }».
error-search_unknown = { $seat }: в этой позиции нет карт. Нигде не названы: { $cards }.
error-bot_table = Таблица бота { $file } отсутствует или повреждена; установите программу заново.
error-bad_budget = Для поиска одного хода нужно { $limit } от 1 до { $most }, а не { $value }.
error-search_number = { $name } не может быть { $value }: нужно целое число от { $least } до { $most }.
error-search_seat = { $seat }: спросить здесь нечего.
error-search_seconds = { $value } — не время; нужно число секунд от 0 до { $most }.
error-search_hands = Для таблицы нужны три руки, в каждой поровну, от одной до десяти карт; здесь их { $hands }.
error-search_game = Такая таблица есть только у сдачи преферанса.
error-search_hand = Здесь нельзя спросить о руке, в которой { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}; нужно { $wanted }.
error-search_layouts = Ни один расклад закрытых карт не подходит к тому, что о них известно.
error-search_each = Эти расклады по одному не сохранены; для этого нужно { $option }.
error-search_numpy = Для массивов нужен пакет numpy; его ставит команда: { $command }
error-search_begun = Партия начата после первого хода: десять карт играющего неизвестны.
error-search_no_cards = Карты не сданы: сейчас фаза «{ $phase }».
error-search_conditions = О картах известно слишком многое, чтобы сосчитать расклады.
error-search_midway = Партия началась посреди розыгрыша; из того, что видно, неясно, что было сыграно раньше.
error-search_hidden = Эти расклады нельзя перебрать за игрока, который видит не все карты.
error-search_worlds = Расклады для игры { $game } не составляются, только для { $known }.
