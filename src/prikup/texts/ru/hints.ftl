# Почему так ходит бот и подсказка игроку: слова, которые идут за действием после тире. Со строчной буквы, без точки.
# $value — сколько рука должна взять очков, $chance — проценты.

hint-random = наугад
hint-only-action = больше ничего сделать нельзя

# До раздачи.
hint-cut = как ни сними, всё едино
hint-bury = валет снизу достался бы вам
hint-deal = карты всё равно не видно

# Торговля.
hint-look = при таком счёте играть втёмную невыгодно
hint-dark-behind = вы далеко позади: тёмная считается вдвое и может вернуть вас в игру
hint-dark-cheap = тёмную можно расписать даром
hint-bid-forced = первая заявка обязательна
hint-bid-safe = с прикупом рука тянет примерно на { $value }, так что это не опасно
hint-bid-safe-dealt = рука тянет примерно на { $value }, так что это не опасно
hint-bid-risk = рука тянет примерно на { $value }: это риск, но пасовать ещё хуже
hint-bid-match = это выигрывает партию, а рука тянет примерно на { $value }
hint-bid-stop = соперник сыграл бы на победу, этого допускать нельзя; рука тянет примерно на { $value }
hint-buy = с открытыми картами рука тянет примерно на { $value }
hint-buyback = пересдача стоит { $amount }, а эта сдача, скорее всего, обойдётся дороже
hint-buy-not = с открытыми картами рука тянет примерно на { $value }: перебивать не стоит
hint-pass = в среднем рука тянет примерно на { $value }, а может взять и меньше: заявлять { $amount } слишком рискованно
hint-pass-defend = и без заявки рука тянет примерно на { $value }, притом без риска
hint-pass-cannot = выше заявить нельзя; рука тянет примерно на { $value }
hint-claim-redeal = рука тянет примерно на { $value }, лучше пересдать
hint-claim-talon = с таким прикупом заказ не сыграть
hint-claim-three-marriages = три марьяжа сажают вас на бочку
hint-claim-four-marriages = четыре марьяжа выигрывают партию

# Прикуп и контракт.
hint-take-hidden = чего соперники не видят, то вам на пользу
hint-take-talon = прикуп ваш
hint-take-either = оба прикупа закрыты: всё равно, какой брать
hint-golden = рука и без прикупа стоит { $amount }, а золотой кон вдвое дороже
hint-give-useless = карта пустая: ни вам, ни соперникам она ничего не даст
hint-give-least = этой карты не жалко
hint-give-keep-marriage = этой карты не жалко, а марьяж остаётся целым
hint-give-split = марьяж здесь дешевле остальных карт
hint-name-own = в среднем рука тянет примерно на { $value }, но может взять и меньше: поднимете — прибавите немного, а недоберёте — потеряете весь заказ
hint-name-short = рука тянет лишь примерно на { $value }: чем выше заказ, тем дороже обойдётся недобор
hint-name-raise = рука тянет примерно на { $value }, можно поднять
hint-name-match = этого хватит, чтобы выиграть партию
hint-name-fixed = поднять заказ нельзя
hint-sell = заказ не сыграть: пусть играет другой
hint-sell-card = эта карта может быть нужна соперникам
hint-name-misere = взятку этой руке никто не всунет
hint-name-slam = все взятки верные
hint-contra = больше { $value } разыгрывающему вряд ли набрать
hint-contra-not = заказ вполне могут сыграть
hint-recontra = рука тянет примерно на { $value }, а заказ только { $amount }
hint-recontra-not = ставка и так высока
hint-bomb = сыграть удастся разве что в { $chance } % случаев, а бомба вам ничего не стоит
hint-writeoff = сыграть удастся разве что в { $chance } % случаев: доигрывать дороже
hint-writeoff-lost = больше { $best } уже не набрать, а заказано { $amount }

# Ход.
hint-cash-first = сначала верная взятка, а хвалить ещё успеете
hint-cash = { $points ->
    [0] это старшая из оставшихся карт масти
    [one] это старшая из оставшихся карт масти: { $points } очко должно остаться у вас
    [few] это старшая из оставшихся карт масти: { $points } очка должны остаться у вас
   *[other] это старшая из оставшихся карт масти: { $points } очков должны остаться у вас
}
hint-praise = хвалите { SUIT($suit, case: "acc") }: { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}
hint-praise-aces = четыре туза приносят { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}
hint-draw-trumps = отберите козыри, пока ими не перебили ваши взятки
hint-force-out = выбивает старшую карту, и следующая ваша станет верной
hint-lay = без этой карты рука теряет меньше всего
hint-lay-save = её очки останутся за вами
hint-lay-useless = карта пустая: никто на ней ничего не выиграет
hint-lead-long = с маленькой из длинной масти
hint-lead-trump = маленький козырь почти ничего не отдаёт
hint-lead-low = верного хода нет: идите с того, чего меньше жаль
hint-draw-low = пока карты добирают, старшие и козыри лучше приберечь
hint-draw-marriage = к королю или даме ещё может прийти пара: пока карты добирают, их лучше приберечь
hint-lead-try = скорее всего, эту карту не перебьют
hint-show = марьяж { SUIT($suit, case: "gen") } даёт { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}, а карты остаются на руке
hint-show-none = хвалить больше нечего
hint-misere-lead = этим ходом взятку возьмут скорее всего другие

# Ответ на ход.
hint-only-card = другой карты положить нельзя
hint-take = взятка ваша, в ней пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
hint-try-take = взятка ваша, если у последней руки нет карты старше
hint-ruff = козырь берёт взятку, в ней пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
hint-smear = взятку берёт ваш напарник: подкиньте ему { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
hint-leave-to-partner = взятку берёт ваш напарник: не мешайте и берегите хорошие карты
hint-keep-marriage = марьяж, который ещё можно объявить, дороже этой взятки
hint-keep-winner = верную взятку берегите, а сбросьте то, чего не жалко
hint-duck = взятку не взять: отдайте как можно меньше
hint-misere-under = эта карта ниже той, что берёт взятку
hint-misere-last = взятку не отдать: пусть уйдёт самая старшая карта
hint-misere-throw = уходит самая опасная карта
hint-misere-catch = пониже, чтобы взятку пришлось взять разыгрывающему

# Остаток.
hint-rest = { $tricks ->
    [one] последняя взятка ваша
    [few] все { $tricks } оставшиеся взятки ваши
   *[other] все { $tricks } оставшихся взяток ваши
}, что бы ни было у соперников
hint-accept = вам больше не взять ни одной взятки
hint-refuse = вы ещё можете взять взятку

# Перебор: каждый ход проверяется в одних и тех же раскладах невидимых карт.
search-layouts = { $worlds ->
    [one] { $worlds } расклада
   *[other] { $worlds } раскладов
}
hint-unsearched = здесь расклады не перебрать: решает простое правило
hint-search-amount = { $amount } набирается примерно в { $chance } случаях из ста, и так выходит больше всего
hint-search-amount-made = { $amount } набирается в { $made } из { search-layouts }
hint-search-amount-beaten = { $amount } не набирается в { $failed } из { search-layouts }
hint-search-tricks-made = заказ удаётся в { $made } из { search-layouts }
hint-search-beaten = заказ не удаётся в { $failed } из { search-layouts }
hint-search-margin = лучший перевес над соперником{ $worlds ->
    [1] { "" }
   *[other] { " " }в среднем из { search-layouts }
}: { $value }
hint-search-points = больше всего верных очков в среднем из { search-layouts }: { $value }
# Другие действия, которые рассмотрел перебор.
hint-search-other-amount-made = { CARD($card) }: удаётся в { $made } из { $worlds }{ $less ->
    [0] { "" }
   *[other] , на { TENTHS($less) } очка меньше
}
hint-search-other-amount-beaten = { CARD($card) }: подсаживает в { $failed } из { $worlds }{ $less ->
    [0] { "" }
   *[other] , на { TENTHS($less) } очка меньше
}
hint-search-other-points = { CARD($card) }: { $value }
