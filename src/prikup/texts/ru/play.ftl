# Части сдачи.
phase-dealing = сдача
phase-auction = торговля
phase-taking = прикуп
phase-selling = продажа карт
phase-keeping = прикуп или пересдача
phase-giving = карты соперникам
phase-naming = окончательный заказ
phase-doubling = контра
phase-announcing = марьяжи
phase-playing = розыгрыш
phase-resting = остальные взятки
phase-over = партия окончена

# На чём стоит право.
ground-four_nines = четыре девятки
ground-three_nines = три девятки
ground-weak_hand = мало очков на руке
ground-four_jacks = четыре вальта
ground-poor_hand = нет старших карт
ground-talon_nines = девятки в прикупе
ground-weak_talon = мало очков в прикупе
ground-talon_jacks = три вальта в прикупе
ground-three_marriages = три марьяжа
ground-four_marriages = четыре марьяжа

# Нарушения за столом.
fault-look = подглядывание или подсказка
fault-revoke = фальшренонс
fault-misdeal = неправильная сдача
fault-buyback = откуп: пересдача

# Действия, как на кнопке.
action-shuffle = перетасовать (зерно { $seed })
action-deal = разложить карты вручную
action-cut = { $at ->
    [0] не снимать
    [one] снять { $at } карту
    [few] снять { $at } карты
   *[other] снять { $at } карт
}
action-bury = спрятать валета в колоду
action-keep = сдавать
action-place = прикуп на местах { $at_from_one }
action-look = посмотреть свои карты
action-golden = объявить золотой кон
action-bid = заявить { $amount }
action-pass = пас
action-claim = показать: { WORD($ground, of: "ground") }
action-take = { $hidden ->
    [yes] взять { $talon ->
        [1] второй прикуп
       *[0] прикуп
    }, не показывая
   *[no] взять { $talon ->
        [1] второй прикуп
       *[0] прикуп
    }
}
action-give = отдать { CARD($card, case: "acc") } { $open ->
    [yes] в открытую
   *[no] взакрытую
}, получит { $to }
action-lay = снести { CARD($card, case: "acc") }
action-name = играть { $amount }{ $open ->
    [yes] {" "}в открытую
   *[no] {""}
}
action-writeoff = расписать
action-bomb = взорвать бомбу
action-buyback = откупиться: пересдача
action-sell = выставить на продажу { CARD($card, case: "acc") }
action-misere = мизер{ $open ->
    [yes] {" "}в открытую
   *[no] {""}
}
action-slam = шлем{ $open ->
    [yes] {" "}в открытую
   *[no] {""}
}
action-contra = контра
action-recontra = реконтра
action-show = объявить с руки марьяж { SUIT($suit, case: "gen") }
action-play = положить { CARD($card, case: "acc") }{ $announce ->
    [yes] {" "}и объявить { $card_rank ->
        [ace] четырёх тузов
       *[other] марьяж
    }
   *[no] {""}
}
action-rest = забрать остальное
action-accept = согласиться
action-refuse = отказаться
action-fault = нарушение ({ $seat }): { WORD($kind, of: "fault") }

# События, по предложению. $you говорит, какое поле — сам читатель.
event-dealbegan = { $redeal ->
    [yes] Пересдача
   *[no] Сдача { $number }
}: { $you ->
    [dealer] сдаёте вы
   *[none] сдаёт { $dealer }
}.
event-packcut = { $at ->
    [0] { $you ->
        [seat] Вы не снимаете.
       *[none] { $seat } не снимает.
    }
   *[other] { $you ->
        [seat] Вы снимаете
       *[none] { $seat } снимает
    } { $at ->
        [one] { $at } карту.
        [few] { $at } карты.
       *[other] { $at } карт.
    }
}
event-bottomshown = Нижняя карта — { CARD($card) }: снимают снова.
event-bottomseen = Нижняя карта — { CARD($card) }.
event-jackburied = Сдающий прячет валета в середину колоды.
event-packmixed = Колоду тасуют ещё раз.
event-handsdealt = { $golden ->
    [yes] Золотой кон. {""}
   *[no] {""}
}Карты сданы{ $you ->
    [unseen] . Своих вы ещё не смотрели.{ $sitter ->
        [none] {""}
       *[other] {" "}{ $sitter } не играет.
    }
    [sitter] { $unseen ->
        [none] .
       *[other] , { $unseen } своих не смотрит.
    } Вы эту сдачу пропускаете.
   *[none] { $unseen ->
        [none] .
       *[other] , { $unseen } своих не смотрит.
    }{ $sitter ->
        [none] {""}
       *[other] {" "}{ $sitter } не играет.
    }
}{ $exposed ->
    [-1] {""}
   *[other] {" "}Нижняя карта колоды — { CARD($exposed) }.
}
event-leftunseen = { $you ->
    [seat] Вы своих карт ещё не смотрели.
   *[none] { $seat } своих карт не смотрит.
}
event-handseen = { $you ->
    [seat] Ваши карты
   *[none] { $seat } видит свои карты
}: { $cards }.
event-looked = { $you ->
    [seat] Вы смотрите
   *[none] { $seat } смотрит
} карты: тёмной не будет.
event-goldencalled = { $you ->
    [seat] Вы объявляете
   *[none] { $seat } объявляет
} золотой кон: игра на { $amount } без прикупа.
event-bidmade = { $you ->
    [seat] Вы заявляете
   *[none] { $seat } заявляет
} { $amount }{ $dark ->
    [yes] {" "}втёмную
   *[no] {""}
}.
event-passed = { $you ->
    [seat] Вы пасуете
   *[none] { $seat } пасует
}.
event-auctionwon = { $you ->
    [seat] Разыгрываете вы
   *[none] Разыгрывает { $seat }
}: { $amount }{ $dark ->
    [yes] {" "}втёмную
   *[no] { $forced ->
        [yes] , обязательная заявка
       *[no] {""}
    }
}.
event-claimed = { $you ->
    [seat] Вы показываете
   *[none] { $seat } показывает
}: { WORD($ground, of: "ground") } ({ $cards }).
event-talonshown = Прикуп: { $cards }.
event-talonseen = Прикуп, который видит только разыгрывающий: { $cards }.
event-talontaken = { $you ->
    [seat] Вы берёте
   *[none] { $seat } берёт
} { $talon ->
    [1] второй прикуп
   *[0] прикуп
}{ $hidden ->
    [yes] , не показывая
   *[no] {""}
}.
event-cardgiven = { $you ->
    [giver] { $to } получает от вас { CARD($card, case: "acc") } ({ $open ->
        [yes] в открытую
       *[no] взакрытую
    }).
    [to] { $giver } отдаёт вам { CARD($card, case: "acc") } ({ $open ->
        [yes] в открытую
       *[no] взакрытую
    }).
   *[none] { $giver } отдаёт { CARD($card, case: "acc") } ({ $open ->
        [yes] в открытую
       *[no] взакрытую
    }); получает { $to }.
}
event-giftmade = { $you ->
    [giver] { $to } получает от вас карту взакрытую.
    [to] { $giver } отдаёт вам карту взакрытую.
   *[none] { $giver } отдаёт карту взакрытую; получает { $to }.
}
event-cardlaid = { $you ->
    [seat] Вы сносите
   *[none] { $seat } сносит
} { CARD($card, case: "acc") }.
event-cardlaidaway = { $you ->
    [seat] Вы сносите
   *[none] { $seat } сносит
} карту взакрытую.
event-asidetaken = Карты, которыми не играли ({ $cards }), { $you ->
    [seat] получаете вы
   *[none] получает { $seat }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-contractnamed = { $you ->
    [seat] Вы играете
   *[none] { $seat } играет
} { $amount }.
event-cardforsale = { $you ->
    [seat] Вы выставляете
   *[none] { $seat } выставляет
} на продажу { CARD($card, case: "acc") }.
event-cardsoffered = { $you ->
    [seat] Ваши открытые карты можно перекупить.
   *[none] Открытые карты можно перекупить, продаёт { $seat }.
}
event-cardssold = { $you ->
    [seat] Вы покупаете открытые карты и играете
   *[none] { $seat } покупает открытые карты и играет
} { $amount }.
event-cardskept = Больше никто не даёт: { $you ->
    [seat] карты остаются у вас
   *[none] карты оставляет себе { $seat }
}.
event-miserenamed = { $you ->
    [seat] Вы играете
   *[none] { $seat } играет
} мизер за { $amount }.
event-slamnamed = { $you ->
    [seat] Вы играете
   *[none] { $seat } играет
} шлем за { $amount }.
event-handopened = { $you ->
    [seat] Вы играете
   *[none] { $seat } играет
} в открытую: { $cards }.
event-phasebegan = { $phase ->
    [keeping] Прикуп виден: взять его или откупиться, { $you ->
        [seat] решаете вы
       *[none] решает { $seat }
    }.
    [doubling] Контра или пас: { $you ->
        [seat] начинаете вы
       *[none] начинает { $seat }
    }.
   *[other] { WORD($phase, of: "phase") }: { $you ->
        [seat] слово за вами
       *[none] начинает { $seat }
    }.
}
event-contrasaid = { $you ->
    [seat] Вы говорите
   *[none] { $seat } говорит
} «контра»: заказ ×{ $times }.
event-recontrasaid = { $you ->
    [seat] Вы говорите
   *[none] { $seat } говорит
} «реконтра»: заказ ×{ $times }.
event-tricksbegan = { $you ->
    [seat] Первый ход ваш
   *[none] Первый ход делает { $seat }
}.
event-conceded = { $kind ->
    [buyback] { $you ->
        [seat] Вы откупаетесь: пересдача
       *[none] { $seat } откупается: пересдача
    }
    [bomb] { $you ->
        [seat] Вы взрываете бомбу
       *[none] { $seat } взрывает бомбу
    }
   *[writeoff] { $you ->
        [seat] Вы расписываете сдачу
       *[none] { $seat } расписывает сдачу
    }
}.
event-cardplayed = { $you ->
    [seat] Вы кладёте
   *[none] { $seat } кладёт
} { CARD($card, case: "acc") }.
event-marriagedeclared = { $you ->
    [seat] Вы хвалите
   *[none] { $seat } хвалит
} { $suit ->
    [-1] четырёх тузов
   *[other] марьяж { SUIT($suit, case: "gen") }
}: { $value }.
event-marriagedrowned = Марьяж { SUIT($suit, case: "gen") } утоплен: −{ $value }.
event-trumpset = Козырь — { SUIT($suit) }.
event-tricktaken = { $you ->
    [seat] Вы берёте
   *[none] { $seat } берёт
} взятку: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-stockdrawn = Из колоды берут по карте, сначала { $you ->
    [seat] вы
   *[none] { $seat }
}; { $left ->
    [0] колода кончилась
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[other] осталось { $left } карт
}.
event-carddrawn = { $you ->
    [seat] Вы берёте
   *[none] { $seat } берёт
} из колоды { CARD($card, case: "acc") }.
event-allpassed = Все спасовали: сдаёт следующий.
event-restclaimed = { $you ->
    [seat] Вы просите
   *[none] { $seat } просит
} отдать остальные взятки: { $cards }.
event-restanswered = { $accepted ->
    [yes] { $you ->
        [seat] Вы соглашаетесь
       *[none] { $seat } соглашается
    }
   *[no] { $you ->
        [seat] Вы отказываетесь
       *[none] { $seat } отказывается
    }
}.
event-restgranted = Остальное { $you ->
    [seat] забираете вы
   *[none] забирает { $seat }
}: { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-dealscored = Сдача записана: { WORD($ending, of: "ending") }.
event-fined = Записан штраф.
event-matchended = { $winners_count ->
    [one] { $you ->
        [winners] Партию выигрываете вы.
       *[none] Партию выигрывает { $winners }.
    }
   *[other] Партию делят { $winners }.
}{ $payments_by ->
    [none] {""}
   *[other] {" "}Расчёт — { $payments_by }.
}
