# Преферанс: чего нельзя и почему.

# Торговля.
error-no_dark = Втёмную здесь не играют.
error-back_light = Вы сказали «пас втёмную»: вернуться можно только в светлую.
error-look_first = Сначала посмотрите свои карты.
error-no_pass_dark = Пас втёмную здесь может сказать только первая рука.
error-pass_dark_late = Игра уже заявлена: пасовать втёмную поздно.
error-no_hold = Эту заявку удержать нельзя.
error-no_such_game = Такой игры нет.
error-no_hand_call = Без прикупа это здесь не заявляют.
error-misere_bound = Вы объявили мизер: перебить можно только мизером без прикупа.
error-misere_first_word = Мизер объявляют первым словом.
error-call_too_low = Мало: надо перебить последнее слово.
error-exit_level = Выход из распасов: младшая игра сейчас — { preferans-errors-level }.
# Вспомогательное.
preferans-errors-level = { $level ->
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
   *[other] десять
}

# Прикуп и заказ.
error-lay_two = Снести надо две карты.
error-no_surrender = Эту игру сдать нельзя.
error-no_totus = Объявить тотус сейчас нельзя.
error-totus_late = Тотус объявляют с двенадцатью картами на руках, до сноса.
error-bad_helps = Этот тотус помогает не меньше чем { $least ->
    [one] { $least } партнёру
   *[other] { $least } партнёрам
} и не больше чем { $most }.
error-no_misere = Заказать мизер сейчас нельзя.
error-misere_stands = Вы объявили мизер: играйте мизер.
error-game_too_low = Мало: торговля кончилась на «{ preferans-errors-level } { SUIT($strain, case: "gen") }».
error-game_not_owed = Эта игра в разбойнике уже сыграна: { preferans-errors-level }.
error-no_share = Эту игру пополам не предлагают.
error-bad_bomb = Такой бомбы на выбор у вас нет.

# Вист.
error-no_half = Полвиста сейчас сказать нельзя.
error-no_glance = Посмотреть можно карты одного из спасовавших и только до своего слова.
error-glance_first = Сначала посмотрите карты одного из спасовавших: ими вы и будете играть.
error-one_whister = Вистовать здесь может только один, и вистующий уже есть.
error-face_fixed = Лёжа или стоя, здесь решают правила.

# Взятки и предложения.
error-other_hand_plays = { $you ->
    [seat] Сейчас ход с вашей руки.
   *[other] Ход с другой руки: { $seat }.
}
error-no_offers = Остаток здесь не делят по договорённости.
error-offer_between_tricks = Предлагают между взятками.
error-offer_refused = От предложения отказались; сначала разыграйте взятку.
error-offer_without_stake = Эти взятки ничего вам не приносят и не стоят: предлагать нечего.
error-offer_too_early = Рано: втроём делят не раньше, чем останется { $left ->
    [one] { $left } взятка
    [few] { $left } взятки
   *[other] { $left } взяток
}.
error-offer_impossible = Так взятки не разделить.

# Помощь, условия, контрольное время.
error-help_barred = { $you ->
    [seat] Вам помогать сейчас нельзя.
   *[other] Этому игроку помогать сейчас нельзя: { $seat }.
}
error-help_impossible = Так помочь нельзя.
error-bad_price = Цена виста — целое число от 1 до { $most }.
error-bad_pool = Пуля — число от 1 до { $most }.
error-bad_circles = Кругов может быть от { $least } до { $most }.
error-no_control_time = Контрольного времени сейчас нет.

# Позиции, расставленные вручную, сверх общих для всех игр.
error-not_kept = По этим правилам не ведут «{ $field }».
error-unknown_stage = Этапа «{ $stage }» нет.
error-unknown_word = В «{ $field }» слово «{ $word }» невозможно.
error-whists_on_oneself = Висты на себя не пишут: { $seat }.
error-stage_impossible = По этим правилам такого этапа не бывает: { WORD($stage, of: "stage") }.
error-owed_impossible = Такого остатка игр разбойника быть не может.
error-bid_impossible = С таким словом сдачу не выиграть.
error-defence_impossible = Вистующие не могли так сказать.
error-passes_impossible = Так распасы не играют.
error-talon_leads = На эту взятку заходят с прикупа: { $card }.
error-leader_impossible = На эту взятку заходит не { $seat }.
error-conduct_impossible = Так эти карты не кладут и не открывают.
error-offering_impossible = Такого предложения быть не может.
error-judging_impossible = Так недозаказ не разбирают.
error-results_impossible = Итог не может быть таким: { $results }.
preferans-error-wrong_cards = { $why ->
    [hands] Рук слишком много или слишком мало.
    [twice] Карта сдана дважды.
    [pack] Руки и прикуп не составляют колоды.
    [count] На руке слишком много или слишком мало карт.
   *[other] Это не те карты.
}
preferans-error-wrong_pack = Нет колоды.
preferans-error-talon_impossible = Карты прикупа оказались там, где их быть не может: { $seat }.
preferans-error-auction_impossible = Такой торговли быть не может: { $why ->
    [stage] в этой сдаче торговли нет
    [passed] эти игроки пасовать не могли
    [spoken] кто заявил или спасовал, тот уже говорил
    [unseen] эти карты не могли остаться неоткрытыми
    [dark] втёмную так не пасуют
    [standing] по этим правилам так не заявляют
    [turn] слово должно быть у следующего, кто не спасовал
   *[other] { $why }
}.
preferans-error-contract_impossible = Такой игры быть не может: { $why ->
    [named] к ней не ведёт никакая заявка
    [totus] такой тотус объявить нельзя
   *[other] { $why }
}.

# An outcome handed to the scoring, not played.
error-outcome_defence = Такие ответы к этой игре не подходят: отвечают другие игроки, или слова не те.
error-outcome_cards = «{ $field }»: нужны две разные карты колоды.
error-outcome_help = Такой выбор здесь невозможен: { $seat }.
