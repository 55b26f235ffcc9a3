# A kept sheet: what stands on it and what comes next, for the command line and the page.
sheet-line = { $name }: { $amount } ({ $what })
sheet-impossible = Так сыграть нельзя, но запись считается, как есть. { $why }
sheet-void-marriages = { $name }: объявлено { $points }, но не записано, потому что взяток нет
sheet-no-trump = без козыря
sheet-aces = четыре туза

# The drawn sheet of Preferans.
sheet-pulka-title = Пулька
sheet-pulka-pool = пуля
sheet-pulka-hill = гора
sheet-pulka-whists = висты на игрока
sheet-pulka-passes = распасы
sheet-pulka-games = игры
sheet-pulka-owed = осталось сыграть
sheet-pulka-bombs = бомбы
sheet-pulka-first = первый сдающий
sheet-pulka-result = при расчёте сейчас
sheet-pulka-size = пуля до { $size }
sheet-pulka-price = цена виста: { $price }

# What comes next.
sheet-next-stage = Этап: { $stage }.
sheet-next-deal = Сдача { $number }: сдаёт { $dealer }.
sheet-next-players = Играют: { $players }.
sheet-next-soloist = Играет { $seat }: одна из ещё не сыгранных игр.
sheet-next-passes = Теперь обязательны распасы.
sheet-next-least = Меньше { $level } играть нельзя.
sheet-next-due = Контрольное время вышло: следующий круг последний.
sheet-next-last = Идёт последний круг.
sheet-next-terms = { $seat } назначает условия: цену виста, пулю и число кругов.
sheet-next-help = { $seat }: сверх закрытой пули { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Кому помощь?
sheet-next-payments = Расчёт: { $payments }.
sheet-next-over = Партия окончена. { $count ->
    [0] Победителя нет.
    [one] Победитель: { $winners }.
   *[other] Победители: { $winners }.
}

# Settlement.
sheet-settle-title = Расчёт
sheet-settle-player = игрок
sheet-settle-carried = гора с недописанной пулей
sheet-settle-above = выше наименьшей
sheet-settle-gives = отдаёт каждому
sheet-settle-on = итого висты на: { $name }
sheet-settle-result = итог
sheet-settle-whole = в целых вистах
sheet-settle-money = деньги, по { $price }
sheet-settle-pays = { $payer } → { $to }: { $amount }
sheet-settle-total = счёт
sheet-settle-winners = Победа: { $winners }.

# Kinds of entry.
sheet-kind-contract = Заказ
sheet-kind-deal = Сдача
sheet-kind-passed = Все спасовали
sheet-kind-writeoff = Роспись
sheet-kind-bomb = Бомба
sheet-kind-praise = Показанные марьяжи
sheet-kind-fault = Нарушение
sheet-kind-game = Игра
sheet-kind-misere = Мизер
sheet-kind-totus = Тотус
sheet-kind-passes = Распасы
sheet-kind-help = Помощь
sheet-kind-terms = Условия
sheet-kind-timeup = Контрольное время вышло

# Fields.
sheet-item-seat = Кто
sheet-item-to = Кому
sheet-item-amount = Заказ
sheet-item-dark = Втёмную
sheet-item-golden = Золотой кон
sheet-item-misere = Мизер
sheet-item-slam = Шлем
sheet-item-open = С открытыми картами
sheet-item-contra = Контра
sheet-item-recontra = Реконтра
sheet-item-points = Очки в картах
sheet-item-tricks = Взятки
sheet-item-marriages = Марьяжи
sheet-item-last = Последняя взятка
sheet-item-captured = Взятые короли с дамами
sheet-item-talon-cards = Что лежало в прикупе
sheet-item-count = Сколько
sheet-item-fault = Что
sheet-item-during = На каком заказе
sheet-item-level = Взяток
sheet-item-strain = Козырь
sheet-item-hand = Без прикупа
sheet-item-shared = Пополам со сдающим
sheet-item-bomb = Бомба
sheet-item-whist = Кто вистовал
sheet-item-half = Полвиста
sheet-item-talon = Прикуп
sheet-item-returned = Прикуп снесён целиком
sheet-item-surrendered = Сдана без розыгрыша
sheet-item-outbid = Мизер перебит
sheet-item-short = Недобор по решению
sheet-item-helps = Кому помогает
sheet-item-unseen = Кто пасовал не глядя
sheet-item-price = Цена виста
sheet-item-pool = Пуля
sheet-item-circles = Круги (0: до контрольного времени)
sheet-help-points = Только за взятые карты, без марьяжей.
sheet-help-tricks = Оставьте пустым, если розыгрыша не было.
sheet-help-marriages = В том порядке, в каком они объявлены.
sheet-help-during = При фальшренонсе: кто играл и за сколько: 0 120.
sheet-help-talon-cards = Его карты, если за них платят сидящему на прикупе: HA SK D9.
sheet-help-talon = Две его карты, если за них платят: HA SK.
sheet-help-whist = Никто: игра не разыгрывалась.
