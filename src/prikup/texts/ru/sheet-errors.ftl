# Sheets that people with real cards keep.
error-sheet_not_one = Это не запись очков: первой строкой должно быть «prikup sheet 1».
error-sheet_too_large = Запись очков слишком велика: { $size }, не больше { $limit }.
error-sheet_header = Шапка записи неверна или неполна: { $name }.
error-sheet_players = По этим правилам за столом { $wanted ->
    [one] { $wanted } игрок
    [few] { $wanted } игрока
   *[other] { $wanted } игроков
}, и у каждого должно быть имя не длиннее 40 знаков; дано: { $given }.
error-sheet_name = Имя игрока { $number }: { $how ->
    [empty] его нет.
    [long] слишком длинное, не больше { $longest } знаков.
   *[other] такие знаки в имени невозможны.
}
error-sheet_start = С этого запись начаться не может{ $cause ->
    [none] .
   *[other] : { $cause }
}
error-sheet_line = Строка { $line } («{ $text }»){ $cause ->
    [none] .
   *[other] : { $cause }
}
error-sheet_no_such_line = Строки { $number } нет; всего их { $most }.
error-sheet_empty = Отменять нечего: запись очков пуста.

# Entries of every game.
error-entry_kind = Нужен ровно один вид сдачи ({ $known }); дано: { $given ->
    [none] ничего
   *[other] { $given }
}.
error-entry_field = «{ $field }» не бывает у { $kind ->
    [unplayed] игры, на которую никто не вистовал
    [surrendered] игры, сданной без розыгрыша
   *[other] «{ $kind }»
}.
error-entry_count = Для «{ $field }» { $wanted ->
    [one] нужно { $wanted } число
    [few] нужны { $wanted } числа
   *[other] нужно { $wanted } чисел
}; дано: { $given }.
error-entry_sum = Числа «{ $field }» должны дать в сумме { $wanted }; они дают { $given }.
error-entry_range = { $given } в «{ $field }»: возможно только от { $least } до { $most }.
error-entry_not_now = Сейчас сдачу записать нельзя: { $phase ->
    [over] партия окончена
    [terming] сначала назначьте условия
    [helping] сначала скажите, кому идёт помощь
   *[other] запись ждёт другого
}.
error-entry_seat = Места { $number } нет: у игроков номера от 0 до { $most }.
error-entry_fault = Такого нарушения здесь нет («{ $kind }»){ $known ->
    [none] : неправильно сдать может только сдающий.
   *[other] ; известны: { $known }.
}

# Thousand.
error-entry_amount = Заказ { $amount } невозможен: от { $least } до { $most }, по шагу этих правил.
error-entry_bid = Выигравшая заявка { $bid } не подходит: не ниже обязательной и не выше { $most }.
error-entry_contract = Так по этим правилам не играют.
error-entry_marriage = Такой марьяж по этим правилам не объявить.
error-entry_marriage_twice = Один и тот же марьяж объявлен дважды.
error-entry_no_trick = { $seat }: взяток нет, поэтому { $points } здесь быть не может.
error-entry_last = Кто взял последнюю взятку, пишут там, где она приносит очки, и только там.
error-entry_concede = Так от игры по этим правилам не отказываются.
error-entry_praise = По этим правилам { $given ->
    [one] { $given } марьяж на одной руке сдачу не заканчивает
    [few] { $given } марьяжа на одной руке сдачу не заканчивают
   *[other] { $given } марьяжей на одной руке сдачу не заканчивают
}.
error-entry_captured = Взятые пары короля с дамой ({ $given }) не подходят: по числу на игрока, всего не больше четырёх и только там, где за них платят.
error-entry_sits_out = { $seat } не играет эту сдачу.
error-entry_paid = Прикуп не может дать { $amount }: от 0 до { $most } и только там, где сидящему на прикупе платят.
error-entry_during = При фальшренонсе назовите заказ, если он что-то приносит другой стороне, и только тогда.
error-entry_talon_cards = { $wanted ->
    [0] Карт прикупа, за которые платят, здесь нет
   *[other] Карт прикупа, за которые платят, здесь { $wanted }, все разные
}; указано: { $given }.

# Thousand: what no play gives.
error-entry_bid_not_won = { $seat }: торговлю на { $bid } не выиграть, до такой заявки здесь не дойти.
error-entry_bid_step = Заявка { $bid } невозможна: заявки кратны { $step }.
error-entry_dark_bid = { $seat }: втёмную торговаться нельзя. Это право открывающего торговлю, и при счёте, которого требуют правила.
error-entry_forced = { $seat }: заявка не обязательная. Обязательная только у открывающего торговлю и только без повышения.
error-entry_named = После заявки { $bid } заказать { $amount } нельзя.
error-entry_golden = { $seat }: золотой кон объявить нельзя. Его объявляет только открывающий торговлю, на 120 и с такими картами на руке.
error-entry_recontra = Реконтры без контры не бывает.
error-entry_given_up = От заказа { $amount } так не отказаться: не в этот момент сдачи.
error-entry_nobody_bid = Все спасовать не могли: кто-то был обязан торговаться.
error-entry_marriages_held = { $seat }: до { $amount } не дойти, нужные марьяжи объявили другие.
error-entry_misere_marriage = В мизере марьяжей не объявляют.
error-entry_points = Таких очков при таких взятках не бывает, как ни играй.
error-entry_tricks_points = { $seat }: { $tricks ->
    [0] без взяток
    [one] { $tricks } взятка, это
    [few] { $tricks } взятки, это
   *[other] { $tricks } взяток, это
} от { $least } до { $most } очков, а не { $points }.
error-entry_pairs = Таких пар короля с дамой при таких взятках и очках не бывает.
error-entry_leads = Для этих марьяжей мало ходов: объявляет тот, кто ходит, а ходит первый и тот, кто взял взятку.
error-entry_announced_late = Марьяжи объявляют по очереди, начиная с первого хода: { $seat } объявляет слишком поздно.
error-entry_together = Такие взятки, очки и марьяжи в одной сдаче не сходятся, хотя порознь возможны.
error-entry_talon_pay = По этим правилам ни один прикуп не даёт { $amount }.

# Preferans.
error-entry_rests = { $seat } сдаёт и карт в этой сдаче не держит.
error-entry_level = Игра { $level } сейчас невозможна: от { $least } до { $most }.
error-entry_dark = Втёмную здесь не играют.
error-entry_hand = Без прикупа здесь не сыграть.
error-entry_shared = Поделить игру со сдающим здесь нельзя.
error-entry_whist = { $seat } здесь вистовать не может.
error-entry_bound = На эту игру обязаны вистовать оба.
error-entry_unasked = Здесь о висте никого не спрашивают.
error-entry_one_whister = По этим правилам на девятерной вистует только один.
error-entry_half = Полвиста здесь не бывает.
error-entry_surrender = По этим правилам игру без розыгрыша не сдают.
error-entry_short = Недобор по решению ({ $given ->
    [one] { $given } взятка
    [few] { $given } взятки
   *[other] { $given } взяток
}) не подходит: только в играх, где взято больше заказанного, и если по этим правилам такое решают.
error-entry_talon = В прикупе две разные карты, и его не оставляли и не сносили; дано: { $given }.
error-entry_returned = Прикуп, которого не брали, снести нельзя.
error-entry_outbid = Мизер перебивают только девятерной или десятерной, и отмечается это лишь там, где имеет значение.
error-entry_bomb = Бомбы ×{ $bomb } сейчас нет.
error-entry_helps = Этот тотус помогает { $wanted ->
    [0] никому
    [one] { $wanted } партнёру
    [few] { $wanted } партнёрам
   *[other] { $wanted } партнёрам
}; дано: { $given }.
error-entry_totus = Тотус сейчас сыграть нельзя.
error-entry_soloist = В разбойнике сейчас играет только { $seat }.
error-entry_owed = { $seat }: эта игра уже сыграна.
error-entry_passes_now = Теперь обязательны распасы.
error-entry_no_passes = В разбойнике распасов нет.
error-entry_unseen = Кто пасовал не глядя, пишут при тёмных распасах, и только при них.
error-entry_resting_tricks = { $seat }: { $tricks ->
    [one] { $tricks } взятка невозможна
    [few] { $tricks } взятки невозможны
   *[other] { $tricks } взяток невозможны
}, кто карт не держит, тот взяток не берёт.

# Preferans: what no play gives.
error-entry_not_called = К такой игре здесь не ведёт ни одна заявка.
error-entry_defence = Таких ответов на игру быть не могло: таких вистов по этим правилам не бывает.
error-entry_verdict = Недобор по решению ({ $given ->
    [one] { $given } взятка
    [few] { $given } взятки
   *[other] { $given } взяток
}) здесь невозможен: считают взятки сверх заказа.
error-entry_surrendered = Игру сдают раньше всего остального: не делят, полвиста не говорят, бомба самая давняя.
error-entry_talon_tricks = { $seat }: при таком прикупе есть хотя бы одна взятка, ведь козырный туз или король остался на руках.
error-entry_dark_passes = Эти игроки не могли пасовать не глядя: кто-то должен был сказать «тёмный пас».
error-entry_fault_deal = В текущей сдаче такого нарушения быть не могло.
