# Преферанс: строки записи. $who — игрок, которого называет первая заметка, $amount — сколько записано.
# $n1, $n2, $n3 — заметки; где есть $who, там $n1 — место этого игрока.

# Игры.
line-pool-game = в пулю за игру
line-pool-share = в пулю за половину общей игры
line-pool-totus = в пулю: тотус её закрывает
line-hill-off = заработанное списано с горы
line-hill-under = в гору за недобор: { $n1 ->
    [one] { $n1 } взятка
    [few] { $n1 } взятки
   *[other] { $n1 } взяток
} по { $n2 }
line-hill-proof = в гору за недозаказ: { $n1 ->
    [one] { $n1 } взятка
    [few] { $n1 } взятки
   *[other] { $n1 } взяток
} по { $n2 }
line-hill-misere = в гору за мизер: { $n1 ->
    [one] { $n1 } взятка
    [few] { $n1 } взятки
   *[other] { $n1 } взяток
}
line-hill-share = в гору за половину общей игры, недобор: { $n1 ->
    [one] { $n1 } взятка
    [few] { $n1 } взятки
   *[other] { $n1 } взяток
} по { $n2 }
line-hill-surrender = в гору за сданную игру, без { $n1 ->
    [one] { $n1 } взятки
   *[other] { $n1 } взяток
} по { $n2 }
line-hill-totus = в гору за несыгранный тотус
line-hill-cleared = тотус списывает гору
line-hill-whist = в гору за вист, недобор: { $n1 ->
    [one] { $n1 } взятка
    [few] { $n1 } взятки
   *[other] { $n1 } взяток
} по { $n2 }
line-whists-tricks = висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
}: { $n2 ->
    [one] { $n2 } взятка
    [few] { $n2 } взятки
   *[other] { $n2 } взяток
} по { $n3 }
line-whists-split = висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
} пополам с партнёром: { $n2 ->
    [one] { $n2 } взятка
    [few] { $n2 } взятки
   *[other] { $n2 } взяток
} по { $n3 }
line-whists-left = за свои, висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
}: { $n2 ->
    [one] { $n2 } взятка
    [few] { $n2 } взятки
   *[other] { $n2 } взяток
} по { $n3 }
line-whists-half = полвиста{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
}
line-whists-consolation = за безвзятие, висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
}: { $n2 ->
    [one] { $n2 } взятка
    [few] { $n2 } взятки
   *[other] { $n2 } взяток
} по { $n3 }
line-talon-premium = за прикуп, висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
}: как за { $n2 ->
    [one] { $n2 } взятку
    [few] { $n2 } взятки
   *[other] { $n2 } взяток
}
line-hill-talon = в гору за возвращённый прикуп

# Помощь.
line-pool-help = в пулю, помощь{ $you ->
    [who] {" "}от вас
   *[none] {" "}({ $who })
}
line-hill-help = с горы, помощь{ $you ->
    [who] {" "}от вас
   *[none] {" "}({ $who })
}
line-whists-help = висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
} за помощь
line-lost-cover = пропало: половина неответственной игры
line-lost-over = пропало: сверх закрытых пуль

# Распасы.
line-hill-passes = в гору за распасы: { $n1 ->
    [one] { $n1 } взятка
    [few] { $n1 } взятки
   *[other] { $n1 } взяток
} по { $n2 }
line-hill-turned = в гору сдающему за прикуп на распасах: { $n1 ->
    [one] { $n1 } взятка
    [few] { $n1 } взятки
   *[other] { $n1 } взяток
} по { $n2 }
line-hill-fine = в гору сдающему за третьи распасы подряд
line-hill-zero = с горы за распасы без взяток
line-pool-zero = в пулю за распасы без взяток
line-lost-zero = пропало: взяток нет, а списывать с горы нечего
line-whists-passes = за распасы, висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
}: { $n2 ->
    [one] { $n2 } взятка
    [few] { $n2 } взятки
   *[other] { $n2 } взяток
} по { $n3 }

# Бомбы. $amount — во сколько раз.
line-bomb-got = нарисована { $amount ->
    [2] бомба
    [4] двойная бомба
   *[other] ёлка
}
line-bomb-gone = отыграна { $amount ->
    [2] бомба
    [4] двойная бомба
   *[other] ёлка
}

# Нарушения.
line-hill-misdeal = в гору за неправильную сдачу
line-hill-misdeals = в гору за вторую неправильную сдачу подряд
line-hill-prompt = в гору за подсказку
line-hill-revoke = в гору за фальшренонс
line-hill-undiscarded = в гору за неснесённый прикуп

# Скачки.
line-race-pool = висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
} за первую закрытую пулю скачки
line-race-hill = висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
} за наименьшую гору скачки
line-total-pool = висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
} за наибольшую пулю всех скачек
line-total-hill = висты{ $you ->
    [who] {" "}на вас
   *[none] {" "}({ $who })
} за наименьшую гору всех скачек

# Чем кончилась сдача.
ending-made = игра сыграна
ending-failed = игра не сыграна
ending-unplayed = сыграно без виста
ending-half = полвиста, без розыгрыша
ending-surrendered = игра сдана
ending-passes = распасы
ending-revoked = распасы с фальшренонсом
