# Преферанс в терминале: стол, пулька текстом, рассказ.

cli-preferans-score = пуля { $pool } · гора { $hill }
cli-preferans-bomb = { $times ->
    [2] бомба
    [4] двойная бомба
   *[other] ёлка
}
cli-preferans-owed = осталось { $games }
cli-preferans-misere = М
cli-preferans-plays = { $you ->
    [yes] играете
   *[no] играет
} { $game }
cli-preferans-word-whist = { $you ->
    [yes] вистуете
   *[no] вистует
}
cli-preferans-word-pass = { $you ->
    [yes] пасуете
   *[no] пасует
}
cli-preferans-word-half = полвиста
cli-preferans-word-bound = { $you ->
    [yes] обязаны вистовать
   *[no] вист обязателен
}
cli-preferans-word-watch = { $you ->
    [yes] ловите
   *[no] ловит
}
cli-preferans-own-hand = Ваши карты: { $cards }
cli-preferans-you-rest = Вы сдаёте и в этой сдаче отдыхаете.
cli-preferans-dial-terms = вист { $price } · пуля { $pool } · круги { $circles }
cli-preferans-marks = Enter отмечает карту
cli-preferans-act-dark = { $game } втёмную
cli-preferans-offer-back = играть дальше
cli-preferans-note-two = Две карты уже отмечены: Enter сносит их, пробел на одной из них снимает отметку.

# Пулька.
cli-preferans-size = пуля { $size }
cli-preferans-price = вист { $price }
cli-preferans-legend = от края к середине: { $legend }
cli-preferans-now = итог
cli-preferans-row = { $name }  пуля { $pool }  гора { $hill }  висты: { $whists }  итог { $total }

# Взятки.
cli-preferans-taken = Взятка: { $name }
cli-preferans-trick = { $cards }: { $name }

# Чем кончилась сдача.
cli-preferans-result-passes = { $ending } — { $tricks }.
cli-preferans-result-unplayed = { $name }: { $game } — { $ending }.
cli-preferans-result-misere = { $name }: { $game } — { $tricks ->
    [0] сыгран, взяток нет
    [one] не сыгран, { $tricks } взятка
    [few] не сыгран, { $tricks } взятки
   *[other] не сыгран, { $tricks } взяток
}.
cli-preferans-result-played = { $name }: { $game } — { $missing ->
    [0] сыграно
    [one] без { $missing } взятки
    [few] без { $missing } взяток
   *[other] без { $missing } взяток
}, { $tricks ->
    [one] взята { $tricks } взятка
    [few] взято { $tricks } взятки
   *[other] взято { $tricks } взяток
}.

preferans-cli-help-table =
    Клавиши выше работают всегда. Остальные видны внизу, когда их можно нажать:
    ← →, ↑ ↓ — в торговле и при заказе: по лестнице заявок и число взяток
    p, k — пас, «здесь»
    m, n — мизер, мизер без прикупа
    w, a — вист, полвиста
    o, c — играть лёжа или стоя (o ещё и смотрит карты, лежащие рубашкой вверх)
    t, n — взять прикуп или отказаться от него
    y, n — согласиться, отказаться
    z — предложить раздел оставшихся взяток
    d — потребовать расклад
    g — заглянуть в карты спасовавшего
    x — пас втёмную; сдать игру
    u — отметить, что контрольное время вышло
    a, b, d… — ещё и другие способы заявить или сыграть выбранную игру (без прикупа, пополам, на другой бомбе) и партнёры, которым можно помочь

    Чтобы снести две карты, отметьте их клавишей Enter или пробелом и нажмите Enter. Когда вы играете за партнёра, в его очередь внизу лежат его карты. Карты с ▲ можно положить; Enter на другой карте скажет, почему нельзя. Русскую раскладку переключать не надо. Мышь тоже работает.
