# Правила «Тысячи» и «1001», предложение за предложением. Чисел со знаком минус не бывает; о том, чего в правилах нет, не говорится.

# Суть игры.
rulebook-thousand-aim-match = Партия состоит из сдач, за каждую из которых пишут очки; цель — набрать { $target }.
rulebook-thousand-aim-declarer = { $hands ->
    [2] В каждой сдаче один игрок, разыгрывающий, обещает в торговле набрать сколько-то очков, а другой старается ему помешать.
   *[other] В каждой сдаче один игрок, разыгрывающий, обещает в торговле набрать сколько-то очков, а двое других вместе стараются ему помешать.
}
rulebook-thousand-aim-everyone = Каждый играет сам за себя и пишет то, что набрал за сдачу во взятках.
rulebook-thousand-aim-points = Очки дают карты во взятках и марьяжи, то есть король с дамой одной масти.

# Игроки и карты.
rulebook-thousand-cards-players = { $players ->
    [2] Играют вдвоём.
    [4] За столом четверо, но в каждой сдаче карты держат только трое.
   *[other] Играют втроём.
}
rulebook-thousand-cards-pack-20 = В колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}: туз, десятка, король, дама и валет в каждой из четырёх мастей.
rulebook-thousand-cards-pack-24 = В колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}: туз, десятка, король, дама, валет и девятка в каждой из четырёх мастей.
rulebook-thousand-cards-pack-32 = В колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}: туз, десятка, король, дама, валет, девятка, восьмёрка и семёрка в каждой из четырёх мастей.
rulebook-thousand-cards-order-20 = В масти старше всех туз, вторая по старшинству десятка, за ней король, дама и валет.
rulebook-thousand-cards-order-24 = В масти старше всех туз, вторая по старшинству десятка, за ней король, дама, валет и девятка.
rulebook-thousand-cards-order-32 = В масти старше всех туз, вторая по старшинству десятка, за ней король, дама, валет, девятка, восьмёрка и семёрка.
rulebook-thousand-cards-values-20 = Туз стоит { $ace }, десятка { $ten }, король { $king }, дама { $queen }, валет { $jack }; всего очков в колоде { $points }.
rulebook-thousand-cards-values-24 = Туз стоит { $ace }, десятка { $ten }, король { $king }, дама { $queen }, валет { $jack }, девятка ничего не стоит; всего очков в колоде { $points }.
rulebook-thousand-cards-values-32 = Туз стоит { $ace }, десятка { $ten }, король { $king }, дама { $queen }, валет { $jack }, а девятки, восьмёрки и семёрки ничего не стоят; всего очков в колоде { $points }.
rulebook-thousand-cards-values-sevens = Туз стоит { $ace }, десятка { $ten }, король { $king }, дама { $queen }, валет { $jack }, семёрка { $seven }, а девятки и восьмёрки ничего не стоят; всего очков в колоде { $points }.

# Раздача.
rulebook-thousand-deal-turn = Первого сдающего выбирают как угодно, потом сдают по очереди: после каждой сдачи сдаёт сосед сдающего слева. Всё идёт по часовой стрелке.
rulebook-thousand-deal-turn-two = Первого сдающего выбирают как угодно, потом двое сдают по очереди.
rulebook-thousand-deal-sitter-dealer = Сдающий в своей сдаче не играет и карт не держит.
rulebook-thousand-deal-sitter-opposite = Игрок, сидящий напротив сдающего, в этой сдаче не играет и карт не держит.
rulebook-thousand-deal-sitter-right = Игрок, сидящий справа от сдающего, в этой сдаче не играет и карт не держит.
rulebook-thousand-deal-cut-offer = Сдающий тасует и предлагает снять колоду соседу справа; тот может снять или оставить как есть.
rulebook-thousand-deal-cut-nines = Сдающий тасует, а его сосед справа снимает так, чтобы сверху и снизу осталось хотя бы по две карты. Сдающий смотрит нижнюю карту; если это девятка, он показывает её всем, и колоду снимают снова, пока внизу не окажется другая карта.
rulebook-thousand-deal-cut-guard = Сдающий тасует, пока внизу колоды не окажется карта, которая не девятка и не валет.
rulebook-thousand-deal-cut-guard-jack = Сдающий тасует, пока внизу колоды не окажется карта, которая не валет.
rulebook-thousand-deal-cut-jack-bury = Валета, оказавшегося внизу, сдающий может спрятать в середину колоды, после чего смотрит новую нижнюю карту.
rulebook-thousand-deal-cut-jack-recut = Если внизу валет, сдающий снимает колоду ещё раз сам.
rulebook-thousand-deal-cut-jack-mix = Если внизу валет, колоду тасуют заново.
rulebook-thousand-deal-cut-fine-again = Кто снял на девятку три раза подряд, платит штраф { $fine }, и колоду снимают снова.
rulebook-thousand-deal-cut-fine-deal = Кто снял на девятку три раза подряд, платит штраф { $fine }, и карты сдают как есть.
rulebook-thousand-deal-cut-jack-breaks = Валет, попавшийся между девятками, прерывает их счёт.
rulebook-thousand-deal-hand = Каждому сдают { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}, по одной.
rulebook-thousand-deal-hand-3-3 = Каждому сдают { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}, дважды по три.
rulebook-thousand-deal-hand-3-2-3 = Каждому сдают { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}: сначала три, потом две и ещё три.
rulebook-thousand-deal-whole = Всю колоду сдают по одной карте; каждый получает { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
rulebook-thousand-deal-talon = В середину стола кладут { $cards ->
    [one] { $cards } карту: это прикуп.
    [few] { $cards } карты: это прикуп.
   *[other] { $cards } карт: это прикуп.
}
rulebook-thousand-deal-two-talons = В середину стола рубашкой вверх кладут два прикупа, в каждом { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
rulebook-thousand-deal-talon-rounds = { $talons ->
    [2] Карты прикупов сдают по одной в первых кругах раздачи, но не первой и не последней в круге.
   *[other] Карты прикупа сдают по одной в первых кругах раздачи, но не первой и не последней в круге.
}
rulebook-thousand-deal-talon-last = { $talons ->
    [2] Прикупы — это карты, которые остались, когда все получили свои.
   *[other] Прикуп — это карты, которые остались, когда все получили свои.
}
rulebook-thousand-deal-talon-drawn = { $talons ->
    [2] Какие карты раздачи попадут в прикупы, решает случай, но не первая, не последняя и не две подряд.
   *[other] Какие карты раздачи попадут в прикуп, решает случай, но не первая, не последняя и не две подряд.
}
rulebook-thousand-deal-talon-dealer = { $talons ->
    [2] Какие карты раздачи положить в прикупы, решает сдающий, но не первую, не последнюю и не две подряд.
   *[other] Какие карты раздачи положить в прикуп, решает сдающий, но не первую, не последнюю и не две подряд.
}
rulebook-thousand-deal-dead = { $cards ->
    [one] Ещё { $cards } карту сдают так, будто за столом сидит третий; она лежит рубашкой вверх и не принадлежит никому.
    [few] Ещё { $cards } карты сдают так, будто за столом сидит третий; они лежат рубашкой вверх и не принадлежат никому.
   *[other] Ещё { $cards } карт сдают так, будто за столом сидит третий; они лежат рубашкой вверх и не принадлежат никому.
}
rulebook-thousand-deal-stock = { $cards ->
    [one] Остальная { $cards } карта лежит рубашкой вверх: это колода, из которой добирают.
    [few] Остальные { $cards } карты лежат рубашкой вверх: это колода, из которой добирают.
   *[other] Остальные { $cards } карт лежат рубашкой вверх: это колода, из которой добирают.
}
rulebook-thousand-deal-stock-bottom = Нижняя карта этой колоды лежит открыто.

# Пересдача.
rulebook-thousand-redeal-right = Слабые карты дают право на пересдачу: тот же игрок сдаёт снова, а за брошенную сдачу ничего не пишут.
rulebook-thousand-redeal-four-nines-hand = Право на пересдачу дают четыре девятки на руке при сдаче.
rulebook-thousand-redeal-four-nines-exchange = Право на пересдачу дают четыре девятки на руке — при сдаче или после того, как разыгрывающий отдал карты.
rulebook-thousand-redeal-four-nines-dealt = Право на пересдачу дают четыре девятки на руке при сдаче; оно остаётся и после того, как разыгрывающий отдал карты.
rulebook-thousand-redeal-three-nines-opener = Право на пересдачу дают три девятки тому, кто обязан открыть торговлю.
rulebook-thousand-redeal-three-nines-anyone = Право на пересдачу дают три девятки у любого игрока.
rulebook-thousand-redeal-under = { $points ->
    [one] Право на пересдачу даёт рука, на которой меньше { $points } очка в картах; марьяжи не в счёт.
    [few] Право на пересдачу даёт рука, на которой меньше { $points } очков в картах; марьяжи не в счёт.
   *[other] Право на пересдачу даёт рука, на которой меньше { $points } очков в картах; марьяжи не в счёт.
}
rulebook-thousand-redeal-four-jacks = Право на пересдачу дают четыре валета.
rulebook-thousand-redeal-poor-no_ace_or_marriage = Право на пересдачу даёт рука без туза и без марьяжа.
rulebook-thousand-redeal-poor-no_ace = Право на пересдачу даёт рука без туза.
rulebook-thousand-redeal-window-auction = Показать такие карты можно в любой момент, пока не кончилась торговля, в том числе не в свою очередь.
rulebook-thousand-redeal-window-first_word = Кто уже сказал своё слово в торговле, хотя бы «пас», по сданным картам больше ничего требовать не может.
rulebook-thousand-redeal-marriage = Рука, на которой есть марьяж, права на пересдачу не даёт.
rulebook-thousand-redeal-must-four-nines = Кому сдали четыре девятки, тот обязан потребовать пересдачи, хочет он того или нет.
rulebook-thousand-redeal-must-three-nines = Если три девятки дают право на пересдачу, её обязаны потребовать, хочется того или нет.
rulebook-thousand-redeal-must-four-jacks = Кому сдали четыре валета, тот обязан потребовать пересдачи, хочет он того или нет.
rulebook-thousand-redeal-three-marriages = { $players ->
    [2] Кому сдали три марьяжа, тот может их показать: сдача окончена, он с любого счёта садится на бочку, а сопернику пишут { $points }.
   *[other] Кому сдали три марьяжа, тот может их показать: сдача окончена, он с любого счёта садится на бочку, а каждому из остальных пишут { $points }.
}
rulebook-thousand-redeal-four-marriages = Если у разыгрывающего вместе с прикупом четыре марьяжа и он ещё не отдал ни одной карты, он может их показать и сразу выигрывает партию.

# Торговля.
rulebook-thousand-auction-talon = Торгуются за прикуп. Кто заявил больше всех, становится разыгрывающим и должен набрать не меньше, чем обещал.
rulebook-thousand-auction-plain = Торгуясь, игроки называют, сколько очков наберут. Кто заявил больше всех, становится разыгрывающим и должен набрать не меньше, чем обещал.
rulebook-thousand-auction-forced-left = Игрок слева от сдающего обязан открыть торговлю заявкой { $bid }, какие бы карты ни пришли.
rulebook-thousand-auction-forced-dealer = Сдающий обязан открыть торговлю заявкой { $bid }, какие бы карты ни пришли.
rulebook-thousand-auction-free = Первое слово у игрока слева от сдающего. Спасовать может любой, а первая заявка — не меньше { $bid }.
rulebook-thousand-auction-hanging = Если заявок не было, сдающий обязан играть на { $bid }.
rulebook-thousand-auction-all-pass = Если заявок не было, ничего не пишут, и сдача переходит дальше.
rulebook-thousand-auction-turn = Дальше каждый в свою очередь заявляет больше или пасует; торговля кончается, когда в ней остался один.
rulebook-thousand-auction-pass-final = Кто спасовал, в торговле больше не участвует.
rulebook-thousand-auction-reentry = Спасовавший может вернуться, если кто-то заявил больше.
rulebook-thousand-auction-step = Заявки кратны { $step }.
rulebook-thousand-auction-step-coarse = Заявки кратны { $step }, а с 200 торгуются только десятками.
rulebook-thousand-auction-jumps = Перескакивать через шаги можно.
rulebook-thousand-auction-one-step = Перескакивать через шаги нельзя: каждая заявка выше прежней ровно на один.
rulebook-thousand-auction-cap-held = Без марьяжа на руке нельзя заявить больше { $bid }. С марьяжами предел — { $points } плюс их цена.
rulebook-thousand-auction-cap-any = Без марьяжа на руке нельзя заявить больше { $bid }; с любым марьяжем этого предела нет.
rulebook-thousand-auction-cap-aces = Четыре туза на руке поднимают предел заявки, как марьяж.
rulebook-thousand-auction-ceiling = Больше { $bid } заявить нельзя.
rulebook-thousand-auction-first-bid = Первая заявка игрока за сдачу — не больше { $bid }.
rulebook-thousand-auction-negative = Игрок, у которого счёт ниже нуля, не может заявить больше { $bid }.
rulebook-thousand-auction-silence = { $total ->
    [0] Игрок, у которого счёт ниже нуля, может только пасовать; обязательная заявка остаётся за ним.
   *[other] Игрок, у которого минус больше { $total }, может только пасовать; обязательная заявка остаётся за ним.
}
rulebook-thousand-auction-dark-opener = Кто обязан открыть торговлю, может, имея на счету { $total } или больше, не смотреть свои карты и торговаться втёмную.
rulebook-thousand-auction-dark-anyone = Любой игрок, у которого на счету { $total } или больше, может не смотреть свои карты и торговаться втёмную.
rulebook-thousand-auction-dark-first-opener = Первая заявка втёмную — { $bid }, дальше торгуются как обычно.
rulebook-thousand-auction-dark-first-anyone = Кто открывает торговлю по обязанности и делает это втёмную, заявляет { $bid }; любой другой темнит поверх последней заявки.
rulebook-thousand-auction-dark-times = Заказ втёмную, сыгранный или нет, увеличивается в { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}; очки соперника не умножают.
rulebook-thousand-auction-dark-look = Карты можно посмотреть когда угодно, но с этой минуты заявка становится обычной; а пока карт не видели, по ним ничего нельзя требовать.
rulebook-thousand-auction-dark-cap = Для заявки втёмную марьяж не нужен, какой бы высокой она ни была.
rulebook-thousand-auction-dark-barrel = Темнить можно и тогда, когда кто-то сидит на бочке.
rulebook-thousand-auction-dark-no-barrel = Пока кто-то сидит на бочке, темнить нельзя.
rulebook-thousand-auction-dark-talon-open = Прикуп в тёмной игре показывают, как обычно.
rulebook-thousand-auction-dark-talon-hidden = Прикуп в тёмной игре видит только разыгрывающий.
rulebook-thousand-auction-golden-each = { $players ->
    [one] Партия начинается с золотого кона.
    [few] Партия начинается с золотых конов, их { $players }: у каждого игрока золотой тот кон, который он открывает первым.
   *[other] Партия начинается с золотых конов, их { $players }: у каждого игрока золотой тот кон, который он открывает первым.
}
rulebook-thousand-auction-golden-deals = { $deals ->
    [one] Первая сдача партии — золотой кон.
    [few] Первые { $deals } сдачи партии — золотые коны.
   *[other] Первые { $deals } сдач партии — золотые коны.
}
rulebook-thousand-auction-golden-forced = На золотом кону не торгуются: чья очередь открывать, тот играет на { $bid }.
rulebook-thousand-auction-golden-auction = На золотом кону торговля начинается с { $bid }, и можно заявлять больше.
rulebook-thousand-auction-golden-double = Всё, что пишут за золотой кон, удваивается, марьяжи соперника тоже.
rulebook-thousand-auction-golden-double-single = Всё, что пишут за золотой кон, удваивается, кроме марьяжей соперника.
rulebook-thousand-auction-golden-more = Заказ на золотом кону можно повысить.
rulebook-thousand-auction-golden-bare = Заказ на золотом кону повысить нельзя.
rulebook-thousand-auction-golden-again-play_on = Если ни одного золотого кона не сыграли, просто играют дальше.
rulebook-thousand-auction-golden-again-reset = Если ни одного золотого кона не сыграли, счёт у всех обнуляется, и дальше идут обычные сдачи.
rulebook-thousand-auction-golden-again-repeat = Если ни одного золотого кона не сыграли, счёт у всех обнуляется, и золотые коны играют ещё раз.
rulebook-thousand-auction-golden-seen = На золотом кону не темнят.
rulebook-thousand-auction-golden-played = Отказаться от розыгрыша золотого кона нельзя.
rulebook-thousand-auction-golden-kept = На золотом кону ничего нельзя продать и нельзя откупиться.
rulebook-thousand-auction-golden-points = На золотом кону заказывать можно только очки.
rulebook-thousand-auction-call = Тот, кому открывать торговлю, может вместо этого объявить золотой кон, если его карты и марьяжи стоят не меньше { $points }: ни торговли, ни прикупа нет, заказ { $points }, и всё удваивается.

# Прикуп.
rulebook-thousand-talon-shown = После торговли прикуп открывают для всех, и его берёт разыгрывающий.
rulebook-thousand-talon-early = Прикуп лежит открытым с самой раздачи; после торговли его берёт разыгрывающий.
rulebook-thousand-talon-flip = Если торговля идёт на второй круг, прикуп открывают уже тогда.
rulebook-thousand-talon-choice = { $cards ->
    [one] После торговли разыгрывающий выбирает один из двух прикупов, показывает его { $cards } карту и берёт её; другой остаётся закрытым.
    [few] После торговли разыгрывающий выбирает один из двух прикупов, показывает его { $cards } карты и берёт их; другой остаётся закрытым.
   *[other] После торговли разыгрывающий выбирает один из двух прикупов, показывает его { $cards } карт и берёт их; другой остаётся закрытым.
}
rulebook-thousand-talon-forced-choice = Если обязательную заявку никто не перебил, разыгрывающий может взять прикуп, не показывая.
rulebook-thousand-talon-forced-hidden = Если обязательную заявку никто не перебил, разыгрывающий берёт прикуп, не показывая.
rulebook-thousand-talon-gifts-choice = { $opponents ->
    [one] Разыгрывающий отдаёт сопернику одну карту, в открытую или взакрытую, как захочет.
   *[other] Разыгрывающий отдаёт каждому сопернику по одной карте, в открытую или взакрытую, как захочет.
}
rulebook-thousand-talon-gifts-closed = { $opponents ->
    [one] Разыгрывающий отдаёт сопернику одну карту взакрытую.
   *[other] Разыгрывающий отдаёт каждому сопернику по одной карте взакрытую.
}
rulebook-thousand-talon-gifts-open = { $opponents ->
    [one] Разыгрывающий отдаёт сопернику одну карту в открытую.
   *[other] Разыгрывающий отдаёт каждому сопернику по одной карте в открытую.
}
rulebook-thousand-talon-away-last = { $cards ->
    [one] Разыгрывающий сносит рубашкой вверх { $cards } карту; она достаётся тому, кто возьмёт последнюю взятку.
    [few] Разыгрывающий сносит рубашкой вверх { $cards } карты; они достаются тому, кто возьмёт последнюю взятку.
   *[other] Разыгрывающий сносит рубашкой вверх { $cards } карт; они достаются тому, кто возьмёт последнюю взятку.
}
rulebook-thousand-talon-away-declarer = { $cards ->
    [one] Разыгрывающий сносит рубашкой вверх { $cards } карту; она засчитывается ему самому.
    [few] Разыгрывающий сносит рубашкой вверх { $cards } карты; они засчитываются ему самому.
   *[other] Разыгрывающий сносит рубашкой вверх { $cards } карт; они засчитываются ему самому.
}
rulebook-thousand-talon-away-nobody = { $cards ->
    [one] Разыгрывающий сносит рубашкой вверх { $cards } карту; она не засчитывается никому.
    [few] Разыгрывающий сносит рубашкой вверх { $cards } карты; они не засчитываются никому.
   *[other] Разыгрывающий сносит рубашкой вверх { $cards } карт; они не засчитываются никому.
}
rulebook-thousand-talon-other = Прикуп, который не выбрали, достаётся тому, кто возьмёт последнюю взятку.
rulebook-thousand-talon-hands = Теперь у каждого на руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
rulebook-thousand-talon-redeal-any = Разыгрывающий, который увидел прикуп и ещё ничего не отдал, может из-за него потребовать пересдачи.
rulebook-thousand-talon-redeal-forced = Если обязательную заявку никто не перебил, разыгрывающий, который увидел прикуп и ещё ничего не отдал, может из-за него потребовать пересдачи.
rulebook-thousand-talon-redeal-nines-two = Право на пересдачу дают две девятки в прикупе или больше.
rulebook-thousand-talon-redeal-nines-exactly_two = Право на пересдачу дают ровно две девятки в прикупе.
rulebook-thousand-talon-redeal-under = Право на пересдачу даёт прикуп, карты которого стоят меньше { $points ->
    [one] { $points } очка
    [few] { $points } очков
   *[other] { $points } очков
}.
rulebook-thousand-talon-redeal-jacks = Право на пересдачу дают три валета в прикупе.
rulebook-thousand-talon-sale = Пока разыгрывающий ничего не отдал, он может продать игру: выложить в открытую столько карт, сколько было в прикупе ({ $cards }), а за них торгуются выше его заказа. Купивший берёт карты и становится разыгрывающим. За сдачу это можно попробовать { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}.
rulebook-thousand-talon-rebuy = Открытый прикуп соперник может перекупить более высокой заявкой, пока разыгрывающий его не взял.
rulebook-thousand-talon-buyback = Разыгрывающий, который увидел прикуп и ещё не взял его, может откупиться: он платит { $price }, и тот же игрок сдаёт снова.

# Заказ.
rulebook-thousand-contract-raise = Затем разыгрывающий назначает заказ: остаётся «на своих», то есть на своей заявке, или называет больше, с тем же шагом и в тех же пределах, но уже по картам, которые у него теперь на руке.
rulebook-thousand-contract-bid = Заявка и есть заказ, повысить её уже нельзя.
rulebook-thousand-contract-misere = Вместо числа разыгрывающий может заказать мизер, то есть не взять ни одной взятки, если его заявка не выше { $points }: за сыгранный мизер ему пишут { $points }, за несыгранный столько же вычитают. Марьяжей на мизере не объявляют, и пишут только разыгрывающему.
rulebook-thousand-contract-slam = Вместо числа разыгрывающий может заказать шлем, то есть взять все взятки, если его заявка не выше { $points }: за сыгранный шлем ему пишут { $points }, за несыгранный столько же вычитают.
rulebook-thousand-contract-open = Любой заказ можно играть в открытую, и тогда он считается вдвойне.
rulebook-thousand-contract-writeoff-lead = Разыгрывающий, который не надеется сыграть заказ, может расписать сдачу, пока не сделан первый ход; на этом она кончается.
rulebook-thousand-contract-writeoff-play = Разыгрывающий, который не надеется сыграть заказ, может расписать сдачу на любом своём ходу, до последней взятки; на этом она кончается.
rulebook-thousand-contract-writeoff-cost-contract = За роспись разыгрывающий теряет заказ.
rulebook-thousand-contract-writeoff-cost-nothing = Самому разыгрывающему роспись ничего не стоит.
rulebook-thousand-contract-writeoff-cost-fine = За роспись разыгрывающий теряет { $fine }, каким бы ни был заказ.
rulebook-thousand-contract-writeoff-share = { $opponents ->
    [one] Сопернику за роспись пишут { $points }.
   *[other] Каждому сопернику за роспись пишут { $points }.
}
rulebook-thousand-contract-writeoff-share-half = { $opponents ->
    [one] Сопернику за роспись пишут половину заказа с округлением до пяти.
   *[other] Каждому сопернику за роспись пишут половину заказа с округлением до пяти.
}
rulebook-thousand-contract-writeoff-share-full = { $opponents ->
    [one] Сопернику за роспись пишут весь заказ.
   *[other] Каждому сопернику за роспись пишут весь заказ.
}
rulebook-thousand-contract-writeoff-share-ratio = Расписанный заказ делят между соперниками: сидящему слева от разыгрывающего — { $left } %, с округлением до пяти, другому остальное, то есть { $right } %.
rulebook-thousand-contract-writeoff-unopened = Если обязательную заявку никто не перебил, расписать сдачу можно и не открывая прикупа.
rulebook-thousand-contract-writeoff-limit = За партию каждый может расписать { $times ->
    [one] { $times } сдачу
    [few] { $times } сдачи
   *[other] { $times } сдач
}.
rulebook-thousand-contract-writeoff-fine = { $every ->
    [one] За каждую роспись платят ещё и штраф { $fine }.
    [few] За каждые { $every } росписи игрок платит ещё и штраф { $fine }.
   *[other] За каждые { $every } росписей игрок платит ещё и штраф { $fine }.
}
rulebook-thousand-contract-writeoff-fine-alone = { $every ->
    [one] Роспись стоит разыгрывающему только штрафа { $fine }.
    [few] Сама роспись разыгрывающему ничего не стоит, но за каждые { $every } росписи игрок платит штраф { $fine }.
   *[other] Сама роспись разыгрывающему ничего не стоит, но за каждые { $every } росписей игрок платит штраф { $fine }.
}
rulebook-thousand-contract-writeoff-dark = Расписать тёмную стоит в { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
} дороже.
rulebook-thousand-contract-writeoff-not-dark = Расписать тёмную нельзя.
rulebook-thousand-contract-writeoff-barrel = Расписать сдачу можно и сидя на бочке.
rulebook-thousand-contract-writeoff-not-barrel = Сидя на бочке, расписать сдачу нельзя.
rulebook-thousand-contract-bomb-forced = Если обязательную заявку никто не перебил, разыгрывающий, не назначив ещё заказа, может взорвать бомбу: сдача кончается, и он ничего не теряет.
rulebook-thousand-contract-bomb-to_120 = Разыгрывающий, заявивший не больше 120, может, не назначив ещё заказа, взорвать бомбу: сдача кончается, и он ничего не теряет.
rulebook-thousand-contract-bomb-any = Разыгрывающий, не назначив ещё заказа, может взорвать бомбу: сдача кончается, и он ничего не теряет.
rulebook-thousand-contract-bomb-share = { $opponents ->
    [one] Сопернику за бомбу пишут { $points }.
   *[other] Каждому сопернику за бомбу пишут { $points }.
}
rulebook-thousand-contract-bomb-share-half = { $opponents ->
    [one] Сопернику за бомбу пишут половину заявки, округляя до десятков вверх.
   *[other] Каждому сопернику за бомбу пишут половину заявки, округляя до десятков вверх.
}
rulebook-thousand-contract-bomb-count = У каждого на партию { $bombs ->
    [one] { $bombs } бомба
    [few] { $bombs } бомбы
   *[other] { $bombs } бомб
}.
rulebook-thousand-contract-contra = До первого хода соперник может сказать «контра»: заказ, сыгранный или нет, увеличивается в { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}, а очки соперника остаются прежними.
rulebook-thousand-contract-recontra = Разыгрывающий может ответить «реконтра», и заказ увеличивается ещё в { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}.

# Розыгрыш.
rulebook-thousand-play-lead-declarer = Первым ходит разыгрывающий, с любой карты.
rulebook-thousand-play-lead-left = Первым, с любой карты, ходит игрок слева от сдающего, кто бы ни разыгрывал.
rulebook-thousand-play-lead-eldest = Первым, с любой карты, ходит игрок слева от сдающего.
rulebook-thousand-play-trick = Вслед за первой картой каждый по очереди кладёт одну свою. Взятку берёт старший козырь, а если козырей в ней нет — старшая карта масти, с которой пошли; взявший ходит дальше. Всего в сдаче { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}.
rulebook-thousand-play-draw = { $tricks ->
    [one] После первой взятки каждый добирает из колоды по карте, взявший взятку — первым.
    [few] После каждой из первых { $tricks } взяток все добирают из колоды по карте, взявший взятку — первым.
   *[other] После каждой из первых { $tricks } взяток все добирают из колоды по карте, взявший взятку — первым.
}
rulebook-thousand-play-duties = Во взятке:
rulebook-thousand-play-follow = У кого есть масть, с которой пошли, тот обязан её класть.
rulebook-thousand-play-beat = Кто кладёт в масть, обязан, если может, перебить старшую карту взятки.
rulebook-thousand-play-void-trump = У кого нет масти, с которой пошли, тот обязан бить козырем; у кого нет и козыря, кладёт любую карту.
rulebook-thousand-play-void-beat = У кого нет масти, с которой пошли, тот обязан бить козырем, если козырь возьмёт взятку; иначе он кладёт любую карту.
rulebook-thousand-play-void-free = У кого нет масти, с которой пошли, тот кладёт любую карту.
rulebook-thousand-play-overtrump = Кто бьёт козырем, обязан, если может, перебить старший козырь взятки.
rulebook-thousand-play-partial-trumping = Соперник разыгрывающего, которому нечем перебить лежащий козырь, не обязан класть младший.
rulebook-thousand-play-overtrump-declarer = Соперник, у которого нет масти, с которой пошли, обязан, если может, перебить козырь разыгрывающего.
rulebook-thousand-play-no-beating = Перебивать никто не обязан: годится и младшая карта нужной масти, и младший козырь.
rulebook-thousand-play-duties-always = Обязанности во взятке действуют с самой первой, и пока добирают карты — тоже.
rulebook-thousand-play-duties-stock_gone = Обязанности во взятке действуют, только когда кончилась колода; до того кладут любую карту.
rulebook-thousand-play-foreign = С козыря, который объявил другой, нельзя ходить, пока есть другие масти.
rulebook-thousand-play-trump-lead = Кто марьяжем объявил козырь и взял эту взятку, обязан следующим ходить с козыря.
rulebook-thousand-play-last-trick = Последняя взятка стоит на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} больше.
rulebook-thousand-play-rest = Тот, чей ход, может открыть карты и забрать остальное, если уверен, что все оставшиеся взятки его, и никто не возражает.
rulebook-thousand-play-rest-stock = Когда колода кончилась, тот, чей ход, может открыть карты и забрать остальное, если уверен, что все оставшиеся взятки его, и никто не возражает.

# Марьяжи.
rulebook-thousand-marriages-what = Король и дама одной масти на одной руке — это марьяж. Объявить его можно один раз за сдачу, пока на руке обе карты; объявлять никто не обязан.
rulebook-thousand-marriages-by-suit = Червовый марьяж стоит { $hearts }, бубновый { $diamonds }, трефовый { $clubs }, пиковый { $spades }.
rulebook-thousand-marriages-by-order = Цена марьяжа зависит от того, каким по счёту его объявили: первый за сдачу стоит { $first }, второй { $second }, третий { $third }, четвёртый { $fourth }, кто бы его ни объявил и в какой бы масти он ни был.
rulebook-thousand-marriages-when-lead = Марьяж объявляют, когда ходят с его короля или дамы, хотя бы и самым первым ходом.
rulebook-thousand-marriages-when-own_trick = Марьяж объявляют, когда ходят с его короля или дамы, но может это только тот, кто в этой сдаче уже взял взятку.
rulebook-thousand-marriages-when-first_winner = Марьяж объявляют, когда ходят с его короля или дамы, но может это только тот, кто взял первую взятку.
rulebook-thousand-marriages-when-before = Марьяжи объявляют до первого хода, по очереди, начиная с того, кому ходить; потом объявлять нельзя.
rulebook-thousand-marriages-show = Можно и показать марьяж с руки, а пойти другой картой.
rulebook-thousand-marriages-trump-at_once = Козыря нет, пока не объявят марьяж; тогда козырем сразу становится его масть.
rulebook-thousand-marriages-trump-next_trick = Козыря нет, пока не объявят марьяж; тогда со следующей взятки козырем становится его масть.
rulebook-thousand-marriages-keep-last = Каждый новый марьяж меняет козырь на свою масть.
rulebook-thousand-marriages-keep-first = Следующие марьяжи приносят очки, но козырем до конца сдачи остаётся масть первого.
rulebook-thousand-marriages-keep-higher = Следующие марьяжи приносят очки, но меняет козырь на свою масть только тот, который дороже козырного.
rulebook-thousand-marriages-keep-rising = Следующий марьяж можно объявить, только если он дороже козырного; тогда козырем становится его масть.
rulebook-thousand-marriages-fixed = { $suit ->
    [0] В каждой сдаче козырь — пики; марьяжи приносят только очки.
    [1] В каждой сдаче козырь — трефы; марьяжи приносят только очки.
    [2] В каждой сдаче козырь — бубны; марьяжи приносят только очки.
   *[3] В каждой сдаче козырь — червы; марьяжи приносят только очки.
}
rulebook-thousand-marriages-trick = Кто за сдачу не взял ни одной взятки, тому за марьяжи ничего не пишут.
rulebook-thousand-marriages-drowned = Объявленный марьяж пропадает, если его короля или даму взял не тот, кто объявил: такой марьяж утоплен и не стоит ничего.
rulebook-thousand-marriages-aces-score = Кто ходит с туза и держит все четыре, может их объявить: это { $points }.
rulebook-thousand-marriages-aces-trump = Кто ходит с туза и держит все четыре, может их объявить: это { $points }, и масть туза, с которого пошли, становится козырем.
rulebook-thousand-marriages-captured = Соперник разыгрывающего, у которого во взятках оказались король и дама одной масти, получает за них { $points }.

# Что пишут за сдачу.
rulebook-thousand-scoring-everyone = После последней взятки каждый складывает очки за карты в своих взятках и за объявленные им марьяжи и пишет сумму.
rulebook-thousand-scoring-count = После последней взятки каждый складывает очки за карты в своих взятках и за объявленные им марьяжи.
rulebook-thousand-scoring-made-bid = Если у разыгрывающего вышло не меньше заказа, заказ сыгран, и пишут ровно заказ, сколько бы ни было набрано сверх него.
rulebook-thousand-scoring-made-actual = Если у разыгрывающего вышло не меньше заказа, заказ сыгран, и пишут то, что набрано.
rulebook-thousand-scoring-made-points_and_bid = Если у разыгрывающего вышло не меньше заказа, заказ сыгран, и пишут и набранное, и сам заказ.
rulebook-thousand-scoring-lost = Если разыгрывающий недобрал, заказ не сыгран: его вычитают.
rulebook-thousand-scoring-lost-points = Если разыгрывающий недобрал, ему пишут набранное, а заказ вычитают.
rulebook-thousand-scoring-test-exact = Сыгран ли заказ, решают точные очки, до округления.
rulebook-thousand-scoring-test-rounded = Сыгран ли заказ, решают округлённые очки.
rulebook-thousand-scoring-own-exact = Очки самого разыгрывающего пишут без округления.
rulebook-thousand-scoring-own-rounded = Очки самого разыгрывающего округляют так же, как у соперника.
rulebook-thousand-scoring-defender = Сопернику пишут то, что он набрал.
rulebook-thousand-scoring-defenders-own = Каждому сопернику пишут то, что он набрал.
rulebook-thousand-scoring-defenders-pooled = Всё, что набрали оба соперника, складывают, и каждому пишут половину.
rulebook-thousand-scoring-failed-split = { $opponents ->
    [one] Несыгранный заказ пишут ещё и сопернику.
   *[other] Несыгранный заказ пишут ещё и соперникам, поровну.
}
rulebook-thousand-scoring-failed-full = { $opponents ->
    [one] Несыгранный заказ целиком пишут ещё и сопернику.
   *[other] Несыгранный заказ целиком пишут ещё и каждому сопернику.
}
rulebook-thousand-scoring-unrounded = Очки пишут как есть, без округления.
rulebook-thousand-scoring-round-nearest = Очки соперника округляют до ближайшего числа, кратного { $unit }.
rulebook-thousand-scoring-round-nearest-up = Очки соперника округляют до ближайшего числа, кратного { $unit }; пятёрку на конце — вверх.
rulebook-thousand-scoring-round-nearest-down = Очки соперника округляют до ближайшего числа, кратного { $unit }; пятёрку на конце — вниз.
rulebook-thousand-scoring-round-down = Очки соперника округляют вниз до числа, кратного { $unit }.
rulebook-thousand-scoring-round-up = Очки соперника округляют вверх до числа, кратного { $unit }.
rulebook-thousand-scoring-round-nearest-all = Все очки округляют до ближайшего числа, кратного { $unit }.
rulebook-thousand-scoring-round-nearest-up-all = Все очки округляют до ближайшего числа, кратного { $unit }; пятёрку на конце — вверх.
rulebook-thousand-scoring-round-nearest-down-all = Все очки округляют до ближайшего числа, кратного { $unit }; пятёрку на конце — вниз.
rulebook-thousand-scoring-round-down-all = Все очки округляют вниз до числа, кратного { $unit }.
rulebook-thousand-scoring-round-up-all = Все очки округляют вверх до числа, кратного { $unit }.
rulebook-thousand-scoring-all-tricks = Если разыгрывающий сыграл заказ и взял все взятки, ему пишут ещё { $points }.
rulebook-thousand-scoring-all-tricks-double = Если разыгрывающий сыграл заказ и взял все взятки, заказ ему пишут ещё раз.
rulebook-thousand-scoring-slam-against = Разыгрывающий, который не взял ни одной взятки, платит сверх всего прочего штраф { $fine }.
rulebook-thousand-scoring-sitter-aces = Игроку, который пропускает сдачу, пишут по { $points } за каждого туза в прикупе, а за марьяжи в нём — их цену.
rulebook-thousand-scoring-sitter-marriages = Игроку, который пропускает сдачу, пишут за марьяжи в прикупе их цену.
rulebook-thousand-scoring-sitter-points = Игроку, который пропускает сдачу, пишут очки карт прикупа.
rulebook-thousand-scoring-sitter-half = За короля или даму без пары в прикупе игроку, который пропускает сдачу, пишут полмарьяжа.

# От сдачи к сдаче.
rulebook-thousand-sheet-totals = Записанное за сдачу прибавляют к счёту, а штрафы и потери вычитают; счёт может уйти сколько угодно ниже нуля.
rulebook-thousand-sheet-bolt-trick = Кто за сдачу не взял ни одной взятки, получает болт — отметку в записи.
rulebook-thousand-sheet-bolt-points = Кто за сдачу не взял ни очка в картах, получает болт — отметку в записи; марьяжи от него не спасают.
rulebook-thousand-sheet-bolts-row = За { $bolts ->
    [one] { $bolts } болт
    [few] { $bolts } болта
   *[other] { $bolts } болтов
} подряд платят штраф { $fine }, и счёт болтов начинается заново; сдача, в которой игрок что-то взял, ряд прерывает.
rulebook-thousand-sheet-bolts-total = За { $bolts ->
    [one] { $bolts } болт
    [few] { $bolts } болта
   *[other] { $bolts } болтов
} платят штраф { $fine }, и счёт болтов начинается заново; подряд или нет, всё равно.
rulebook-thousand-sheet-bolts-own = Болт может получить и разыгрывающий.
rulebook-thousand-sheet-bolts-not-own = Разыгрывающему за его собственную игру болта не пишут.
rulebook-thousand-sheet-bolts-barrel = На бочке болты тоже считают.
rulebook-thousand-sheet-bolts-not-barrel = На бочке болтов не пишут.
rulebook-thousand-sheet-bolts-dark = В тёмной игре болт считается за два.
rulebook-thousand-sheet-crosses = Разыгрывающий, который не сыграл заказ, получает крест; за { $crosses ->
    [one] { $crosses } крест
    [few] { $crosses } креста
   *[other] { $crosses } крестов
} платят штраф { $fine }, и счёт крестов начинается заново.
rulebook-thousand-sheet-crosses-instead = Крест ставят вместо минуса: сам несыгранный заказ не вычитают.
rulebook-thousand-sheet-streak-row = { $deals ->
    [one] За { $deals } сдачу без прибавки платят штраф { $fine }.
    [few] За { $deals } сдачи подряд без прибавки платят штраф { $fine }.
   *[other] За { $deals } сдач подряд без прибавки платят штраф { $fine }.
}
rulebook-thousand-sheet-streak-total = { $deals ->
    [one] За { $deals } сдачу без прибавки платят штраф { $fine }.
    [few] За { $deals } сдачи без прибавки, подряд или нет, платят штраф { $fine }.
   *[other] За { $deals } сдач без прибавки, подряд или нет, платят штраф { $fine }.
}
rulebook-thousand-sheet-threshold = Кто набрал { $total } или больше, тот на пороге: ему пишут только за свою игру; того, что он набрал против чужой, не пишут.
rulebook-thousand-sheet-threshold-marriage = На пороге и сыгранный заказ пишут, только если разыгрывающий объявил в этой сдаче марьяж.
rulebook-thousand-sheet-threshold-fine = На пороге за сдачу без взятки платят штраф { $fine }.
rulebook-thousand-sheet-pit = Игрок, который снизу дошёл до { $total } или дальше, останавливается ровно на { $total }: это яма. Сидящему в ней не пишут того, что он набрал против чужой игры, и выпускает его только собственный заказ.
rulebook-thousand-sheet-barrel = Игрок, который дошёл до { $total } или дальше, останавливается ровно на { $total } и садится на бочку.
rulebook-thousand-sheet-barrel-win = Сидящему на бочке не пишут того, что он набрал против чужой игры; выиграть он может, только разыгрывая сам — заказом, который приносит { $gap }, недостающие до { $target }.
rulebook-thousand-sheet-barrel-lost = Несыгранный на бочке заказ вычитают, и игрок сходит с бочки.
rulebook-thousand-sheet-barrel-leap-off = Перепрыгнуть бочку нельзя: даже сдача, которая снизу вывела бы сразу на { $target } или дальше, кончается на ней.
rulebook-thousand-sheet-barrel-leap-declarer = Если сыгранный заказ выводит разыгрывающего из-под бочки сразу на { $target } или дальше, он выигрывает.
rulebook-thousand-sheet-barrel-leap-anyone = Кто за одну сдачу вышел из-под бочки сразу на { $target } или дальше, тот выигрывает, разыгрывал он или нет.
rulebook-thousand-sheet-barrel-least = Сидящий на бочке заявляет не меньше { $bid }.
rulebook-thousand-sheet-barrel-must = Сидящий на бочке, если может заявить, обязан хоть раз сделать это, прежде чем спасует.
rulebook-thousand-sheet-barrel-deals = Кто не выиграл за { $deals ->
    [one] { $deals } сдачу
    [few] { $deals } сдачи
   *[other] { $deals } сдач
} на бочке, слетает с неё и платит штраф { $fine }; если в последней из них не сыгран его заказ, вычитают только заказ.
rulebook-thousand-sheet-barrel-for-ever = Сидеть на бочке можно сколько угодно сдач.
rulebook-thousand-sheet-barrel-coexist = { $players ->
    [2] На бочке могут сидеть сразу оба игрока.
   *[other] На бочке могут сидеть сразу несколько игроков.
}
rulebook-thousand-sheet-barrel-knock_off = { $players ->
    [2] Когда на бочку садится второй игрок, тот, кто сидел на ней раньше, слетает и платит штраф { $fine }.
   *[other] Когда на бочку садится новый игрок, те, кто сидел на ней раньше, слетают и платят штраф { $fine }.
}
rulebook-thousand-sheet-barrel-together_fall = { $players ->
    [2] Если оба сели на бочку в одной и той же сдаче, оба слетают, и каждый платит штраф { $fine }.
   *[other] Игроки, севшие на бочку в одной и той же сдаче, все слетают, и каждый платит штраф { $fine }.
}
rulebook-thousand-sheet-barrel-first_stays = { $players ->
    [2] Пока на бочке сидит один игрок, второй, садясь на неё, слетает и платит штраф { $fine }.
   *[other] Пока на бочке кто-то сидит, любой другой, кто на неё садится, слетает и платит штраф { $fine }.
}
rulebook-thousand-sheet-barrel-all_fall = { $players ->
    [2] Как только на бочке оказались оба игрока, оба слетают, и каждый платит штраф { $fine }.
   *[other] Как только на бочке оказались двое, слетают все, и каждый платит штраф { $fine }.
}
rulebook-thousand-sheet-barrel-reset-stay = У того, кто { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
} ушёл с бочки без выигрыша, счёт обнуляется.
rulebook-thousand-sheet-barrel-reset-fall = У того, кто { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
} слетел с бочки, счёт обнуляется.
rulebook-thousand-sheet-reverse = Игрок, у которого минус дошёл до { $total } или дальше, останавливается на нём и садится на обратную бочку; любая прибавка с неё снимает.
rulebook-thousand-sheet-reverse-lost = { $players ->
    [2] Кого сдача приводит с обратной бочки к минусу { $target }, тот проигрывает партию, а выигрывает соперник.
   *[other] Кого сдача приводит с обратной бочки к минусу { $target }, тот проигрывает партию, а выигрывает лучший из остальных.
}
rulebook-thousand-sheet-reverse-back = Через { $deals ->
    [one] { $deals } сдачу
    [few] { $deals } сдачи
   *[other] { $deals } сдач
} с обратной бочки отпускают { $total ->
    [0] на ноль
   *[other] на минус { $total }
}.
rulebook-thousand-sheet-truck = Счёт ровно { $total } обращается в ноль: это самосвал.
rulebook-thousand-sheet-truck-both = Счёт ровно { $total }, в плюсе или в минусе, обращается в ноль: это самосвал.

# Конец партии.
rulebook-thousand-end-reach = Партию выигрывает тот, у кого после записи сдачи { $target } или больше.
rulebook-thousand-end-more = Партию выигрывает тот, у кого после записи сдачи больше { $target }; ровно { $target } мало.
rulebook-thousand-end-exact = Партию выигрывает тот, у кого ровно { $target }; сдачу, которая вывела бы дальше, этому игроку не пишут.
rulebook-thousand-end-capped = Партию выигрывает тот, у кого ровно { $target }; кто вышел бы дальше, останавливается на { $below }.
rulebook-thousand-end-overtime = { $players ->
    [2] Если в одной сдаче до цели дошли оба, не выигрывает никто: цель поднимается на { $points }, и партия продолжается.
   *[other] Если в одной сдаче до цели дошли двое или больше, не выигрывает никто: цель поднимается на { $points }, и партия продолжается.
}
rulebook-thousand-end-tie-declarer = { $players ->
    [2] Если в одной сдаче до цели дошли оба, выигрывает разыгрывающий, сыгравший заказ, а если он не сыграл — тот, у кого больше.
   *[other] Если в одной сдаче до цели дошли несколько игроков, выигрывает разыгрывающий, сыгравший заказ, а если это не он — тот, у кого больше.
}
rulebook-thousand-end-tie-higher = { $players ->
    [2] Если в одной сдаче до цели дошли оба, выигрывает тот, у кого больше.
   *[other] Если в одной сдаче до цели дошли несколько игроков, выигрывает тот, у кого больше.
}
rulebook-thousand-end-equal-play_on = { $players ->
    [2] Если до цели дошли оба и набрали поровну, играют ещё одну сдачу.
   *[other] Если дошедшие до цели набрали поровну, играют ещё одну сдачу.
}
rulebook-thousand-end-equal-share = { $players ->
    [2] Если до цели дошли оба и набрали поровну, они делят победу.
   *[other] Если дошедшие до цели набрали поровну, они делят победу.
}
rulebook-thousand-settlement-tariff = Проигравший платит победителю по { $points } за каждое очко, недостающее до цели.

# Нарушения и штрафы.
rulebook-thousand-faults-look = Кто смотрит карты, пока раздача не окончена, или говорит о них, платит штраф { $fine }.
rulebook-thousand-faults-revoke = За фальшренонс платят штраф { $fine }.
rulebook-thousand-faults-award = { $opponents ->
    [one] За фальшренонс другой стороне пишут { $points }.
   *[other] За фальшренонс другой стороне пишут { $points }; двое соперников делят их поровну.
}
rulebook-thousand-faults-award-contract = { $opponents ->
    [one] За фальшренонс другой стороне пишут заказ.
   *[other] За фальшренонс другой стороне пишут заказ; двое соперников делят его поровну.
}
rulebook-thousand-faults-revoke-stands = Фальшренонс, на который не указали до следующего хода, прощается.
rulebook-thousand-faults-misdeal-same = После неправильной сдачи тот же игрок сдаёт снова.
rulebook-thousand-faults-misdeal-next = После неправильной сдачи очередь сдавать переходит дальше.
rulebook-thousand-faults-misdeal-fine = За неправильную сдачу сдающий платит штраф { $fine }.

# Примеры: что показывает сдача.
rulebook-thousand-example-made = Сыгранный заказ
rulebook-thousand-example-points = Сдача и что она приносит
rulebook-thousand-example-failed = Несыгранный заказ
rulebook-thousand-example-golden = Золотой кон
rulebook-thousand-example-writeoff = Роспись
rulebook-thousand-example-bomb = Бомба
rulebook-thousand-example-bolt = Болт
rulebook-thousand-example-bolts = Штраф за болты
rulebook-thousand-example-crosses = Штраф за кресты
rulebook-thousand-example-threshold = На пороге
rulebook-thousand-example-pit = В яму
rulebook-thousand-example-barrel = На бочку
rulebook-thousand-example-barrel-fall = Падение с бочки
rulebook-thousand-example-truck = Самосвал
