# Рамка любой книги правил.
rulebook-chapter-aim = Суть игры
rulebook-chapter-cards = Игроки и карты
rulebook-chapter-deal = Раздача
rulebook-chapter-redeal = Пересдача
rulebook-chapter-auction = Торговля
rulebook-chapter-talon = Прикуп
rulebook-chapter-contract = Заказ
rulebook-chapter-whist = Вист
rulebook-chapter-play = Розыгрыш
rulebook-chapter-marriages = Марьяжи
rulebook-chapter-passes = Распасы
rulebook-chapter-scoring = Что пишут за сдачу
rulebook-chapter-sheet = От сдачи к сдаче
rulebook-chapter-end = Конец партии
rulebook-chapter-settlement = Расчёт
rulebook-chapter-faults = Нарушения и штрафы
rulebook-chapter-house = Свои правила этого стола
rulebook-chapter-glossary = Слова игры
rulebook-house-rules = За этим столом играют не совсем по тем правилам, по которым он назван. Отличий { $rules }:
rulebook-house-without = { $rules ->
    [1] Из правил, по которым назван стол, здесь не действует одно:
   *[other] Из правил, по которым назван стол, здесь не действуют такие:
}
rulebook-title-players = { $title } — { $players ->
    [2] здесь на двоих
    [4] здесь на четверых
   *[3] здесь на троих
}
rulebook-sources = Источник
rulebook-contents = Содержание
rulebook-chapter-examples = Примеры
rulebook-examples-about = Эти сдачи программа сыграла сама, по правилам этого стола, и играла, пока не случилось то, что они показывают.
# Игроки примеров: четыре имени по порядку мест; они не склоняются.
rulebook-players = Анна Борис Вера Глеб
rulebook-example-hand = { $name }: { $cards }.
rulebook-example-line = { $name }, { $amount }: { $words }
rulebook-example-before = Счёт до сдачи: { $totals }.
rulebook-example-totals = Счёт после сдачи: { $totals }.

# Откуда взяты правила.
rulebook-document-russian = русские правила тысячи
rulebook-document-english = английские правила тысячи
rulebook-document-polish = польские правила тысячи
rulebook-document-german = немецкие и австрийские правила игры 1001
rulebook-document-preferans = правила преферанса
rulebook-document-beyond = своё правило

# Слова игр. Толкование верно при любых правилах.
# .forms: начала других форм слова через запятую; по ним его находят в предложении.
rulebook-word-auction = торговля
    .meaning = Заявки, которыми решают, кто играет сдачу и что он обещает.
    .forms = торгу, торгов
rulebook-word-barrel = бочка
    .meaning = Счёт незадолго до цели: на нём останавливаются, и выиграть с него можно только своей игрой.
rulebook-word-bid = заявка
    .meaning = То, что игрок предлагает, торгуясь.
rulebook-word-bolt = болт
    .meaning = Отметка за сдачу, в которой игрок ничего не взял.
rulebook-word-bomb = бомба
    .meaning = Способ разыгрывающего выйти из сдачи без потерь.
rulebook-word-buyback = откуп
    .meaning = Новая сдача, за которую разыгрывающий платит.
rulebook-word-call-golden = объявить золотой кон
    .meaning = Сыграть сильную руку как есть, без торговли и прикупа.
rulebook-word-contra = контра
    .meaning = Слово соперника, которое увеличивает заказ в несколько раз.
rulebook-word-contract = заказ
    .meaning = То, что разыгрывающий обещал взять.
rulebook-word-cross = крест
    .meaning = Отметка за несыгранный заказ.
rulebook-word-dark = втёмную
    .meaning = Не глядя в свои карты.
    .forms = тёмн, темн
rulebook-word-deal = сдача, кон
    .meaning = Часть партии от раздачи карт до записи очков.
rulebook-word-dealer = сдающий
    .meaning = Игрок, который сдаёт карты.
rulebook-word-declarer = разыгрывающий (в преферансе играющий)
    .meaning = Игрок, который выиграл торговлю и играет против остальных.
    .forms = разыгрыва, играющ
rulebook-word-discard = снос
    .meaning = Карта, которую разыгрывающий откладывает и которой не играет.
rulebook-word-drowned-marriage = утопленный марьяж
    .meaning = Объявленный марьяж, карту которого взял другой игрок.
    .forms = утоплен
rulebook-word-dump-truck = самосвал
    .meaning = Счёт, который обращается в ноль.
rulebook-word-fall = падение с бочки
    .meaning = Уход с бочки не по своей воле, за который платят.
    .forms = слета
rulebook-word-four-aces = четыре туза
    .meaning = Все тузы на одной руке; их объявляют, как марьяж.
rulebook-word-golden = золотой кон
    .meaning = Сдача в начале партии, которая считается вдвойне.
rulebook-word-marriage = марьяж, хваль
    .meaning = Король и дама одной масти на одной руке.
rulebook-word-misdeal = неправильная сдача
    .meaning = Сдача с ошибкой, например с лишней картой.
rulebook-word-misere = мизер
    .meaning = Игра, в которой обещают не взять ни одной взятки.
rulebook-word-pit = яма
    .meaning = Счёт ниже цели, на котором останавливаются, пока не сыграют свой заказ.
rulebook-word-recontra = реконтра
    .meaning = Ответ разыгрывающего на контру: заказ увеличивается ещё раз.
rulebook-word-redeal = пересдача
    .meaning = Новая сдача тем же сдающим; брошенную не записывают.
rulebook-word-rest = остальное
    .meaning = Взятки, которые ещё не разыграны.
rulebook-word-reverse-barrel = обратная бочка
    .meaning = Счёт намного ниже нуля: на нём останавливаются, и с него можно проиграть партию.
rulebook-word-revoke = фальшренонс
    .meaning = Карта, положенная вопреки обязанностям во взятке.
rulebook-word-sale = продажа
    .meaning = Карты вместе с заказом предлагают тому, кто даст больше.
rulebook-word-slam = шлем
    .meaning = Все взятки сдачи.
rulebook-word-stock = колода, добор
    .meaning = Карты, которые добирают после взятки.
rulebook-word-talon = прикуп
    .meaning = Карты в середине стола, за которые торгуются.
rulebook-word-threshold = порог
    .meaning = Счёт, начиная с которого игроку пишут только за свою игру.
rulebook-word-trick = взятка
    .meaning = По одной карте от каждого; лучшая из них берёт все.
rulebook-word-trump = козырь
    .meaning = Масть, которая бьёт остальные.
rulebook-word-write-off = роспись
    .meaning = Отказ разыгрывающего доигрывать сдачу.
    .forms = распис
