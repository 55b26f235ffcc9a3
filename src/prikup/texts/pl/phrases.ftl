# Co ludzie przy stole mówią do siebie: zwroty i reakcje z listy.

phrase-hello = Dzień dobry!
phrase-luck = Powodzenia!
phrase-thanks = Dziękuję!
phrase-welcome = Proszę bardzo!
phrase-sorry = Przepraszam!
phrase-moment = Chwileczkę.
phrase-back = Już jestem.
phrase-no_hurry = Bez pośpiechu.
phrase-your_turn = Twoja kolej.
phrase-all_right = W porządku.
phrase-leaving = Niedługo muszę kończyć.
phrase-bye = Do widzenia!

# O grze: czekają, dopóki trwają lewy.
phrase-well_played = Dobrze zagrane!
phrase-beautiful = Pięknie!
phrase-congratulations = Gratulacje!
phrase-bad_luck = Pech!
phrase-close_one = Mało brakowało!
phrase-my_mistake = Mój błąd.
phrase-good_match = Dobra partia!
phrase-once_more = Jeszcze raz?

# Reakcje: co jest na obrazku.
phrase-smile = uśmiech
phrase-laugh = śmiech
phrase-heart = serce
phrase-flower = kwiat
phrase-tea = filiżanka herbaty

# Menu.
phrase-menu = Co możesz powiedzieć
phrase-mute-title = Czyje zwroty widzisz
phrase-mute = Wycisz: { $name }
phrase-muted = Wyciszono: { $name }
