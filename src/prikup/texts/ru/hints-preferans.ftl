# Преферанс: почему так ходит бот и подсказка игроку: слова, которые идут за действием после тире. Со строчной буквы, без точки.
# $tricks — сколько взяток должно быть, $quota — сколько их обязаны взять вистующие, $chance — проценты.

# Торговля.
hint-see-cards = втёмную всё вдвое дороже, а проигрывают такие игры чаще
hint-call = с прикупом рука должна взять примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }: торгуйтесь по порядку, не перескакивая
hint-call-on = рука должна взять примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }, можно торговаться дальше
hint-call-dear = это риск, но ещё одни распасы обойдутся дороже
hint-call-hand = рука и без прикупа должна взять примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }
hint-hold = рука должна взять примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }: заявку можно удержать
hint-misere-call = взять придётся мало: после сноса ловят примерно в { $chance } % случаев
hint-misere-hand = даже без прикупа ловят лишь примерно в { $chance } % случаев
hint-pass-weak = с прикупом рука возьмёт разве что { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }, а меньше { $level } назначить нельзя
hint-pass-over = рука должна взять примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }: на большее не хватает
hint-pass-bound = после заявленного мизера другого не скажешь

# Прикуп и игра.
hint-take-cards = две лишние карты на выбор помогают почти всегда
hint-decline = рука и так верная, а за прикуп пришлось бы платить
hint-lay-void = одной масти больше нет: её можно бить козырем
hint-lay-losers = уходят лишние карты, остаются козыри, взятки и прикрытия
hint-lay-holes = уходят карты, на которых всего вернее поймают
hint-lay-totus = без этих двух карт рука слабее всего
hint-totus = двенадцать взяток верные, какие две карты ни снеси
hint-surrender = игру не сыграть, доигрывать дороже
hint-name-game = рука должна взять примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }
hint-name-safe = рука должна взять примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }, но может и меньше: недобор обойдётся дороже, чем принесёт старшая игра
hint-name-least = ниже назвать нельзя, хотя рука возьмёт лишь примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }
hint-name-owed = каждую игру надо сыграть по разу, и этой руке она подходит лучше: примерно { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }
hint-name-low = на этих картах мизер обещает больше любой игры
hint-name-share = с расчётом на { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    } это риск: пусть половину несёт сдающий
hint-share = прикуп дал игре многое
hint-share-not = делят ту игру, за которую боятся

# Вист.
hint-whist = вистующие возьмут примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }, а должны { $quota }
hint-whist-not = вистующие возьмут лишь примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }, а должны { $quota }
hint-whist-risk = вистующие возьмут лишь примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }, а должны { $quota }: это риск, но висты должны его окупить
hint-whist-close = вистующие возьмут примерно { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }, а должны { $quota }: впритык, а недобор обойдётся дороже вистов
hint-whist-free = сдающий ни за что не отвечает и может только выиграть
hint-half = половина вистов без риска
hint-glance = сначала посмотреть, потом решать
hint-lie = обе руки играют заодно
hint-stand = своих взяток хватает, а закрытые карты мешают играющему

# Ход.
hint-counted = при таком раскладе это лучший ход
hint-draw = выбейте козыри, пока ими не перебили остальные взятки
hint-force-trump = выбивает старший козырь
hint-set-up = выбивает то, что мешает длинной масти
hint-cash-top = у противников старше в этой масти ничего нет
hint-exit = верного хода нет: отходите с того, чего не жалко
hint-force-ruff = играющему придётся тратить козырь
hint-trump-lead = козырь отдаёт меньше всего
hint-lead-through = под игрока с маленькой: последним кладёт партнёр
hint-lead-establish = на бескозырке — из масти, которая раньше других пойдёт сверху
hint-lead-up = играющий кладёт последним: отходите дешёвой картой

# Ответ на ход.
hint-take-trick = берёт взятку
hint-try-trick = берёт взятку, если дальше не найдётся карты старше
hint-ruff-in = козырь берёт взятку
hint-partner-has-it = взятка у партнёра: не перебивайте
hint-throw = эта карта не понадобится
hint-hold-winner = взятка потеряна: верную берегите
hint-keep-guard = прикрытая карта остаётся прикрытой
hint-low = взятка потеряна: кладите что поменьше

# Мизер.
hint-low-lead = этот ход вряд ли возьмёт взятку
hint-low-throw = уходит самая опасная карта
hint-low-under = самая высокая из тех, что не берут
hint-low-hope = как можно ниже: может быть, кому-то придётся взять
hint-low-caught = взятку не отдать: пусть уйдёт самая старшая
hint-catch-line = при возможных раскладах так всунут больше всего взяток
hint-catch-hole = маленькая туда, где играющему, может быть, придётся взять
hint-catch-low = пониже, чтобы взял играющий
hint-catch-over = играющий уже не возьмёт: самое время отдать старшие
hint-catch-throw = для ловли эта карта не нужна

# Распасы.
hint-pass-lead = ход, с которым вряд ли возьмёте: другим придётся класть в масть
hint-pass-under = ниже карты, которая берёт взятку
hint-pass-high = взятка всё равно ваша, или опасная карта уходит сейчас
hint-pass-hope = может быть, кому-то придётся положить старше
hint-pass-throw = уходит самая опасная карта

# Остаток сдачи.
hint-claim-rest = остальное ваше при любом раскладе: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }
hint-claim-none = взятку этой руке уже не всунуть
hint-claim-accept = доигрывать незачем: больше не взять
hint-claim-refuse = если доиграть, может выйти и лучше
hint-demand = ни при каком раскладе меньше не выходит: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }
hint-demand-not = может найтись расклад, при котором больше не взять
hint-own-up = ни при каком раскладе меньше не выходит: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }, признавайтесь
hint-show-lay = расклад, при котором больше не взять, показать можно
hint-lay-believed = такой расклад возможен
hint-lay-doubted = ни при каком раскладе меньше не выходит: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }, пусть решает стол
hint-help = каждое очко помощи пишется вистами, а самая полная пуля закроется раньше
hint-help-self = своя гора становится меньше
hint-terms = пуля { $pool } и ещё { $circles ->
        [one] { $circles } круг
        [few] { $circles } круга
       *[other] { $circles } кругов
    }, чтобы игра не затянулась

# Перебор: каждый ход проверяется в одних и тех же раскладах невидимых карт.
preferans-search-layouts = { $worlds ->
    [one] { $worlds } расклада
   *[other] { $worlds } раскладов
}
hint-search-game-made = { $level }{ SUIT($strain, case: "sign") } играется в { $made } из { preferans-search-layouts }
hint-search-game-beaten = { $level }{ SUIT($strain, case: "sign") } садится в { $failed } из { preferans-search-layouts }
hint-search-offer-accept = в { $fair } из { preferans-search-layouts } игра дальше не даст больше
hint-search-offer-certain = кто это предлагает, тот уверен, а так было бы в { $certain } из { preferans-search-layouts }
hint-search-offer-refuse = в { $better } из { preferans-search-layouts } игра дальше даст больше
# Другие действия, которые рассмотрел перебор.
hint-search-other-made = { CARD($card) }: удаётся в { $made } из { $worlds }{ $less ->
    [0] { "" }
   *[other] , на { TENTHS($less) } виста меньше
}
hint-search-other-beaten = { CARD($card) }: подсаживает в { $failed } из { $worlds }{ $less ->
    [0] { "" }
   *[other] , на { TENTHS($less) } виста меньше
}
hint-search-other-game = { $level }{ SUIT($strain, case: "sign") } — в { $made } из { $worlds }, стоит { TENTHS($worth) } виста
