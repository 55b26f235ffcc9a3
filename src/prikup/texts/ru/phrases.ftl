# Что говорят друг другу люди за столом: фразы и реакции из списка.

phrase-hello = Здравствуйте!
phrase-luck = Удачи!
phrase-thanks = Спасибо!
phrase-welcome = Пожалуйста!
phrase-sorry = Извините!
phrase-moment = Одну минуту.
phrase-back = Я снова здесь.
phrase-no_hurry = Не спешите.
phrase-your_turn = Ваш ход.
phrase-all_right = Хорошо.
phrase-leaving = Мне скоро пора.
phrase-bye = До свидания!

# Об игре: пока идут взятки, они ждут.
phrase-well_played = Отлично сыграно!
phrase-beautiful = Красиво!
phrase-congratulations = Поздравляю!
phrase-bad_luck = Не повезло!
phrase-close_one = Ещё бы чуть-чуть!
phrase-my_mistake = Моя ошибка.
phrase-good_match = Хорошая партия!
phrase-once_more = Ещё партию?

# Реакции: что на картинке.
phrase-smile = улыбка
phrase-laugh = смех
phrase-heart = сердце
phrase-flower = цветок
phrase-tea = чашка чая

# Меню.
phrase-menu = Что можно сказать
phrase-mute-title = Чьи фразы видны
phrase-mute = Не показывать: { $name }
phrase-muted = Скрыто: { $name }
