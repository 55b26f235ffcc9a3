# Преферанс: игры, части сдачи, действия, события. $level — взятки, $strain — масть от 0 до 3 или 4 без козыря.

# Как называются игры: коротко, словами, как их говорят в торговле.
preferans-game = { $level }{ SUIT($strain, case: "sign") }
preferans-level = { $level ->
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
   *[other] десять
}
preferans-game-words = { preferans-level } { SUIT($strain, case: "gen") }
preferans-spoken = { $level ->
    [6] { $strain ->
        [0] раз
        [1] два
        [2] три
        [3] четыре
       *[other] бескозырка
    }
   *[other] { preferans-level } { $strain ->
        [0] первых
        [1] вторых
        [2] третьих
        [3] четвёртых
       *[other] без козыря
    }
}
preferans-bomb = { $bomb ->
    [2] бомбе
    [4] двойной бомбе
   *[other] ёлке
}
# Что стоит на третьем месте, когда играют двое.
preferans-dummy = болван

# Этапы партии.
stage-brigand = разбойник
stage-circles = круги распасов
stage-proper = собственно игра

# Части сдачи.
phase-drawing = выбор первого сдающего
phase-laying = снос
phase-sharing = предложение сыграть пополам
phase-whisting = вист или пас
phase-choosing = лёжа или стоя
phase-offering = предложение разделить взятки
phase-judging = недозаказ
phase-helping = помощь
phase-terming = условия игры
preferans-phase-taking = прикуп
preferans-phase-naming = заказ игры

# Слова вистующих.
word-whist = вист
word-pass = пас
word-half = полвиста
word-return = возвращаю вист

# Нарушения за столом.
fault-prompt = подсказка
fault-undiscarded = неснесённый прикуп

# Действия, как на кнопке.
preferans-action-look = посмотреть свои карты
preferans-action-call = { preferans-spoken }{ $hand ->
    [yes] {" "}без прикупа
   *[no] {""}
}{ $dark ->
    [yes] {" "}втёмную
   *[no] {""}
} ({ preferans-game })
preferans-action-misere = мизер{ $hand ->
    [yes] {" "}без прикупа
   *[no] {""}
}{ $dark ->
    [yes] {" "}втёмную
   *[no] {""}
}{ $bomb ->
    [0] {""}
   *[other] {" "}на { preferans-bomb }
}
preferans-action-here = здесь
preferans-action-passdark = пас втёмную
preferans-action-take = взять прикуп
preferans-action-decline = отказаться от прикупа
preferans-action-lay = снести { $cards }
preferans-action-declare = играть { preferans-game }{ $bomb ->
    [0] {""}
   *[other] {" "}на { preferans-bomb }
}{ $share ->
    [yes] , пополам со сдающим
   *[no] {""}
}
preferans-action-totus = тотус, { SUIT($strain) }{ $helps_count ->
    [0] {""}
   *[other] , помощь: { $helps }
}
preferans-action-surrender = сдать игру
preferans-action-whist = вист
preferans-action-half = полвиста
preferans-action-glance = посмотреть карты: { $at }
preferans-action-lie = играть лёжа
preferans-action-stand = играть стоя
preferans-action-play = положить { CARD($card, case: "acc") }
preferans-action-offer = разделить взятки ({ $tricks_by })
preferans-action-demand = потребовать расклад
preferans-action-verdict = решение: не меньше { $least ->
    [one] { $least } взятки
   *[other] { $least } взяток
}
preferans-action-help = помочь: { $you ->
    [to] своя гора
   *[none] { $to }
}
preferans-action-terms = вист по { $price }, пуля { $pool }, { $circles ->
    [0] до контрольного времени
    [one] { $circles } круг
    [few] { $circles } круга
   *[other] { $circles } кругов
}
preferans-action-timeup = контрольное время вышло

# События, по предложению. $you говорит, какое поле — сам читатель.
preferans-event-dealerdrawn = Первый туз: сдавать { $you ->
    [seat] начинаете вы
   *[none] начинает { $seat }
}.
preferans-event-dealbegan = { $redeal ->
    [yes] Пересдача
   *[no] Сдача { $number }
}{ $stage ->
    [brigand] , разбойник
    [circles] , круги распасов
   *[other] {""}
}: { $you ->
    [dealer] сдаёте вы
   *[none] сдаёт { $dealer }
}.
preferans-event-handsdealt = Карты сданы{ $unseen ->
    [0] {""}
   *[other] {" "}и лежат рубашкой вверх
}.
preferans-event-handseen = { $you ->
    [seat] Ваши карты
   *[none] Карты ({ $seat })
}: { $cards }.
preferans-event-looked = { $you ->
    [seat] Вы смотрите
   *[none] { $seat } смотрит
} свои карты.
preferans-event-gamecalled = { $held ->
    [yes] { $you ->
        [seat] Вы говорите «здесь»
       *[none] { $seat } говорит «здесь»
    }
   *[no] { $you ->
        [seat] Вы говорите
       *[none] { $seat } говорит
    } «{ preferans-spoken }»
}{ $hand ->
    [yes] {" "}без прикупа
   *[no] {""}
}{ $dark ->
    [yes] {" "}втёмную
   *[no] {""}
} ({ preferans-game }).
preferans-event-miserecalled = { $you ->
    [seat] Вы объявляете
   *[none] { $seat } объявляет
} мизер{ $hand ->
    [yes] {" "}без прикупа
   *[no] {""}
}{ $dark ->
    [yes] {" "}втёмную
   *[no] {""}
}.
preferans-event-passed = { $you ->
    [seat] Вы пасуете
   *[none] { $seat } пасует
}{ $dark ->
    [yes] {" "}втёмную
   *[no] {""}
}.
preferans-event-auctionwon = { $you ->
    [seat] Играете вы
   *[none] Играет { $seat }
}.
preferans-event-passesbegan = { $compulsory ->
    [yes] Обязательные распасы
   *[no] Распасы
}{ $dark ->
    [yes] {" "}втёмную
   *[no] {""}
}: { $whists ->
    [yes] у кого взяток меньше всех, пишет за каждую чужую взятку { $price ->
        [one] { $price } вист
        [few] { $price } виста
       *[other] { $price } вистов
    }
   *[no] за взятку { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[other] { $price } очков
    }
}.
preferans-event-talonshown = Прикуп: { $cards }.
preferans-event-talontaken = { $you ->
    [seat] Вы берёте
   *[none] { $seat } берёт
} прикуп{ $hidden ->
    [yes] , не показывая
   *[no] {""}
}.
preferans-event-talonseen = Прикуп, который видит только играющий: { $cards }.
preferans-event-talondeclined = { $you ->
    [seat] Вы играете
   *[none] { $seat } играет
} без прикупа.
preferans-event-cardslaid = { $you ->
    [seat] { $by ->
        [none] Вы сносите две карты
       *[other] { $by } сносит две ваши карты
    }
    [by] Вы сносите две карты
   *[none] { $by ->
        [none] { $seat } сносит две карты
       *[other] { $by } сносит две карты
    }
}.
preferans-event-discardseen = Снос: { $cards }.
preferans-event-gamenamed = { $you ->
    [seat] Вы играете
   *[none] { $seat } играет
} { preferans-game-words }{ $hand ->
    [yes] {" "}без прикупа
   *[no] {""}
}{ $dark ->
    [yes] {" "}втёмную
   *[no] {""}
}{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] {" "}на { preferans-bomb }
}.
preferans-event-miserenamed = { $you ->
    [seat] Вы играете
   *[none] { $seat } играет
} мизер{ $hand ->
    [yes] {" "}без прикупа
   *[no] {""}
}{ $dark ->
    [yes] {" "}втёмную
   *[no] {""}
}{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] {" "}на { preferans-bomb }
}.
preferans-event-totusnamed = { $you ->
    [seat] Вы объявляете
   *[other] { $seat } объявляет
} тотус, { SUIT($strain) }{ $bomb ->
    [0] {""}
    [1] {""}
   *[other] , на { preferans-bomb }
}{ $helps_count ->
    [0] {""}
   *[other] ; помощь: { $helps }
}.
preferans-event-shareoffered = { $you ->
    [seat] Вы предлагаете
   *[none] { $seat } предлагает
} сдающему играть пополам.
preferans-event-shareanswered = { $agreed ->
    [yes] { $you ->
        [seat] Вы соглашаетесь
       *[none] { $seat } соглашается
    }
   *[no] { $you ->
        [seat] Вы отказываетесь
       *[none] { $seat } отказывается
    }
} играть пополам.
preferans-event-said = { $you ->
    [seat] Вы говорите
   *[none] { $seat } говорит
}: { WORD($word, of: "word") }.
preferans-event-phasebegan = { $you ->
    [seat] Вы выбираете
   *[none] { $seat } выбирает
}: лёжа или стоя.
preferans-event-glanced = { $you ->
    [seat] Вы смотрите карты ({ $at })
    [at] { $seat } смотрит ваши карты
   *[none] { $seat } смотрит карты ({ $at })
}.
preferans-event-defenceset = { $lying ->
    [yes] Играют лёжа
   *[no] Играют стоя
}.
preferans-event-defencejoined = { $you ->
    [seat] Вы играете
   *[none] { $seat } играет
} за обоих.
preferans-event-handopened = { $you ->
    [seat] Ваши карты ложатся на стол
   *[none] { $seat } открывает карты
}: { $cards }.
preferans-event-tricksbegan = { $you ->
    [leader] Первый ход ваш
   *[none] Первый ход делает { $leader }
}.
preferans-event-talonturned = С прикупа заходят: { CARD($card) }.
preferans-event-cardplayed = { $you ->
    [seat] { $by ->
        [none] Вы кладёте { CARD($card, case: "acc") }
       *[other] { $by } кладёт { CARD($card, case: "acc") }, за вас
    }
    [by] Вы кладёте { CARD($card, case: "acc") } (рука: { $seat })
   *[none] { $by ->
        [none] { $seat } кладёт { CARD($card, case: "acc") }
       *[other] { $by } кладёт { CARD($card, case: "acc") } (рука: { $seat })
    }
}.
preferans-event-tricktaken = { $you ->
    [seat] Вы берёте
   *[none] { $seat } берёт
} взятку.
preferans-event-offered = { $you ->
    [seat] Вы предлагаете
   *[none] { $seat } предлагает
} разделить взятки ({ $tricks_by }).
preferans-event-offeranswered = { $agreed ->
    [yes] { $you ->
        [seat] Вы соглашаетесь
       *[none] { $seat } соглашается
    }
   *[no] { $you ->
        [seat] Вы не соглашаетесь
       *[none] { $seat } не соглашается
    }
}.
preferans-event-offergranted = Взятки поделены ({ $tricks_by }).
preferans-event-proofdemanded = { $you ->
    [seat] Вы требуете
   *[none] { $seat } требует
} показать расклад, при котором взяток не больше заказанного.
preferans-event-proofanswered = { $you ->
    [seat] Вы говорите
   *[none] { $seat } говорит
}: { $agreed ->
    [yes] такой расклад есть
   *[no] такого расклада нет
}.
preferans-event-verdictsaid = { $you ->
    [seat] Вы считаете
   *[none] { $seat } считает
}: при любом раскладе у играющего не меньше { $least ->
    [one] { $least } взятки
   *[other] { $least } взяток
}.
preferans-event-verdictgiven = Решение: при любом раскладе у играющего не меньше { $least ->
    [one] { $least } взятки
   *[other] { $least } взяток
}.
preferans-event-surrendered = { $you ->
    [seat] Вы сдаёте
   *[none] { $seat } сдаёт
} игру.
preferans-event-helpdue = { $you ->
    [seat] У вас сверх закрытой пули
   *[none] Сверх закрытой пули ({ $seat })
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
preferans-event-helped = { $to ->
    [none] { $you ->
        [seat] Вы списываете очки со своей горы.
       *[none] { $seat } списывает очки со своей горы.
    }
   *[other] Помощь: { $seat } → { $to }.
}
preferans-event-fined = Записан штраф.
preferans-event-stagebegan = { $stage ->
    [circles] Начинаются два круга распасов
   *[other] Начинается собственно игра
}{ $you ->
    [owner] ; условия назначаете вы
   *[none] { $owner ->
        [none] {""}
       *[other] ; условия назначает { $owner }
    }
}.
preferans-event-termsset = { $you ->
    [seat] Вы назначаете
   *[none] { $seat } назначает
} условия: вист по { $price }, пуля { $pool }, { $circles ->
    [0] до контрольного времени
    [one] { $circles } круг
    [few] { $circles } круга
   *[other] { $circles } кругов
}.
preferans-event-controltimeup = Контрольное время вышло.
preferans-event-lastcircle = Начинается последний круг.
preferans-event-raceended = Скачка { $number } окончена: { $you ->
    [seat] вы закрываете пулю раньше всех
   *[none] раньше всех пулю закрывает { $seat }
}.
preferans-event-matchended = Партия окончена. Итог в вистах — { $results_by }.
