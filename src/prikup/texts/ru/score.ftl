# Строки записи. $n1, $n2 — числа, которые несёт строка.
line-contract = заказ { $n1 }, набрано { $n2 }{ $n3 ->
    [1] {""}
   *[other] , ×{ $n3 }
}
line-contract-unwritten = заказ { $n1 } сыгран (набрано { $n2 }), но без марьяжа не пишется
line-crossed = заказ { $n1 } не сыгран (набрано { $n2 }): крест вместо минуса
line-points = набранные очки
line-slam-bonus = все взятки
line-slam-against = шлем против: ни взятки
line-slam = шлем, взяток: { $n1 }{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-misere = мизер, взяток: { $n1 }{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-defender = против заказа, набрано { $n1 }
line-defender-pooled = соперники вместе, набрано { $n1 }
line-sitter = на прикупе, { $n1 }
line-spoils = доля с несыгранного заказа
line-marriages-captured = { $n1 ->
    [one] король с дамой
    [few] { $n1 } короля с дамами
   *[other] { $n1 } королей с дамами
} во взятках
line-golden-marriages = золотой кон: марьяжи не удваиваются
line-golden-again = золотой кон не сыгран
line-writeoff = роспись № { $n1 }{ $n2 ->
    [1] {""}
   *[other] , ×{ $n2 }
}
line-writeoff-share = доля с росписи
line-writeoff-fine = штраф за роспись № { $n1 }
line-bomb = бомба № { $n1 }
line-bomb-share = доля с бомбы
line-buyback = откуп: плата за пересдачу
line-praises-win = четыре марьяжа: партия
line-praises-barrel = три марьяжа: на бочку
line-praises-share = доля со сдачи с тремя марьяжами
line-bolt = болт { $n1 } из { $n2 }
line-bolts-fine = штраф за { $n1 ->
    [one] { $n1 } болт
    [few] { $n1 } болта
   *[other] { $n1 } болтов
}
line-cross = крест { $n1 } из { $n2 }
line-crosses-fine = штраф за { $n1 ->
    [one] { $n1 } крест
    [few] { $n1 } креста
   *[other] { $n1 } крестов
}
line-streak-fine = штраф за { $n1 ->
    [one] { $n1 } сдачу
    [few] { $n1 } сдачи
   *[other] { $n1 } сдач
} без прибавки
line-barrel-sits = садится на бочку
line-barrel-cut = лишнее сверх бочки срезается
line-barrel-unwritten = на бочке не пишется { $n1 ->
    [one] { $n1 } очко
    [few] { $n1 } очка
   *[other] { $n1 } очков
}
line-barrel-fall = слетает с бочки через { $n1 ->
    [one] { $n1 } сдачу
    [few] { $n1 } сдачи
   *[other] { $n1 } сдач
}
line-barrel-knocked = сбивают с бочки ({ $n1 ->
    [one] { $n1 } сдача
    [few] { $n1 } сдачи
   *[other] { $n1 } сдач
} на ней)
line-barrel-reset = { $n1 ->
    [one] { $n1 } неудачная бочка
    [few] { $n1 } неудачные бочки
   *[other] { $n1 } неудачных бочек
}: счёт обнуляется
line-pit-cut = лишнее сверх ямы срезается
line-pit-sits = попадает в яму
line-pit-unwritten = в яме не пишется { $n1 ->
    [one] { $n1 } очко
    [few] { $n1 } очка
   *[other] { $n1 } очков
}
line-reverse-cut = лишнее ниже обратной бочки срезается
line-reverse-sits = садится на обратную бочку
line-reverse-back = сходит с обратной бочки через { $n1 ->
    [one] { $n1 } сдачу
    [few] { $n1 } сдачи
   *[other] { $n1 } сдач
}
line-reverse-lost = дно: партия проиграна
line-threshold-unwritten = на пороге не пишется { $n1 ->
    [one] { $n1 } очко
    [few] { $n1 } очка
   *[other] { $n1 } очков
}
line-threshold-fine = штраф на пороге: ни одной взятки
line-truck = самосвал: счёт обнуляется
line-end-over = перебор: не пишется
line-overtime = до цели дошли двое: теперь играют до { $n1 }
line-end-capped = перебор: встаёт чуть ниже цели
line-fault-look = штраф за подглядывание или подсказку
line-fault-revoke = штраф за фальшренонс
line-fault-award = за фальшренонс другой стороны
line-fault-misdeal = штраф за неправильную сдачу
line-fault-cut = штраф за три девятки подряд при съёме

# Счётчики, которые ведут от сдачи к сдаче.
mark-barrel = сдачи на бочке
mark-falls = неудачные бочки
mark-reverse = сдачи на обратной бочке
mark-bolts = болты
mark-crosses = кресты
mark-streak = сдачи без прибавки
mark-writeoffs = росписи
mark-bombs = взорванные бомбы
mark-golden = золотой кон
mark-overtime = цель поднята

# Чем кончилась сдача.
ending-tricks = разыграны все взятки
ending-rest = остальное отдано
ending-writeoff = роспись
ending-bomb = бомба
ending-three_marriages = три марьяжа
ending-four_marriages = четыре марьяжа
