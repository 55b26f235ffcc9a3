# Лига: боты друг против друга на одних и тех же сдачах.
cli-league-about = Боты друг против друга на одних и тех же сдачах, на местах друг друга, с доверительными интервалами.
cli-league-more = Каждая сдача играется во всех рассадках: один игрок один на каждом месте против другого и наоборот. Результаты пары смотрят через равное число сдач по правилу, при котором двух равных игроков различат не чаще чем в 5 % случаев. С --out каждый результат сохраняется сразу; та же команда продолжает с места обрыва. Числа объясняет docs/league.md.
cli-league-merge-about = Соединить файлы долей и показать результаты; для одного файла — показать их.
cli-option-league-players = Игроки через запятую; каждый встречается с каждым. «clairvoyant» видит все карты и есть только здесь. Имя, названное дважды, играет само с собой.
cli-option-league-deals = Сколько самое большее сдач на пару, каждая во всех рассадках.
cli-option-league-looks = Сколько раз смотрят на результаты, от 1 (сыграть все сдачи в любом случае) до 10.
cli-option-league-part = Что игроки делают сами: «whole» — всю игру, «play» — розыгрыш, «auction» — всё до розыгрыша; или отдельные решения по именам, например «bid,pass».
cli-option-league-common = Кто делает остальное за обе стороны с --part; если не указано, thumb.
cli-option-league-whole-match = Играть целые партии, а не отдельные сдачи: --deals считает их, каждая во всех рассадках; важно, кто выиграл, в преферансе — расчёт.
cli-option-league-control = Решить сдачи и ещё столько других для контрольной переменной, которая сужает интервалы.
cli-option-league-out = Файл результатов, строки JSON; та же команда продолжает его.
cli-option-league-chart = Нарисовать интервалы в этот файл (SVG).
cli-option-league-share = Сыграть только долю сдач, например 2/5; файлы соединяет «prikup league merge».
cli-option-league-cluster = Играть на кластере Ray: его адрес или «local» для кластера на этой машине.
cli-option-league-files = Файлы долей.
cli-option-league-merged = Записать все результаты в этот новый файл.
cli-league-playing = идёт игра
cli-league-title = { $rules }
cli-league-pair = пара
cli-league-deals = { $unit ->
    [points] сдачи
   *[other] партии
}
cli-league-mean = { $unit ->
    [whists] висты за партию
    [wins] победы в 100 партиях
   *[points] очки за сдачу
}
cli-league-interval = 95 %
cli-league-t = t
cli-league-time = мс на решение
cli-league-verdict-head = лучше
cli-league-verdict = { $verdict ->
    [first] { $first }
    [second] { $second }
    [equal] поровну в каждой сдаче
    [unfinished] не хватает сдач
   *[open] не различены
}
cli-league-part = { $part ->
    [play] Только розыгрыш; всё до него за обе стороны: { $common }.
    [auction] Всё до розыгрыша; розыгрыш за обе стороны: { $common }.
    [decisions] Только решения { $decisions }; все прочие за обе стороны: { $common }.
   *[whole] Вся игра.
}
cli-league-ahead = { $pair }: у { $first } больше в { $share } ± { $half } из 100 партий
cli-league-variance = { $pair }: рассадки оставляют { $pairing } дисперсии; стандартная ошибка { $plain }{ $controlled ->
    [yes] , с контрольной переменной { $error } ({ $share } сдач для того же интервала)
   *[no] {""}
}
cli-league-ratings = Ярлыки (openskill): { $ratings }
cli-league-share-done = Доля { $number } из { $count } сыграна; файлы соединяет «prikup league merge»

error-league_players = { $count ->
    [one] Назван { $count } игрок
    [few] Названы { $count } игрока
   *[other] Названо { $count } игроков
}; в лиге их от 2 до { $most }
error-league_part = Нет части «{ $part }»; есть: { $known }
error-league_common = Общий игрок имеет смысл только с --part play, auction или с отдельными решениями
error-league_match_controls = Контрольная переменная — для сдач; уберите --control или --whole-match
error-league_deals = { $deals ->
    [one] { $deals } сдачи мало
   *[other] { $deals } сдач мало
}: чтобы посмотреть на результаты { $looks ->
    [one] { $looks } раз
    [few] { $looks } раза
   *[other] { $looks } раз
}, нужно { $wanted }
error-league_number = { $value } не подходит для { $setting }: от { $least } до { $most }
error-league_share = «{ $share }» — не доля; вторая из пяти пишется 2/5
error-league_controls = Для целых сдач по этим правилам у решателя нет значений; уберите --control
error-league_damaged = Строка { $line } повреждена или не на своём месте; файл не изменён
error-league_contradiction = Два результата сдачи { $deal } противоречат друг другу
error-league_other = Файл от другой лиги: там { $setting } — «{ $there }», здесь «{ $here }»
error-league_worker = Рабочие процессы гибнут снова и снова; то, что они успели, сохранено
error-league_extra = Для этого не установлен пакет; установите: { $command }
error-league_no_ray = Ray не установлен; установите: { $command }
error-league_cluster = Кластером нельзя воспользоваться: { $why }
