# Lo que la gente de una mesa se dice: frases y reacciones de una lista.

phrase-hello = ¡Hola!
phrase-luck = ¡Buena suerte!
phrase-thanks = ¡Gracias!
phrase-welcome = ¡De nada!
phrase-sorry = ¡Perdón!
phrase-moment = Un momento, por favor.
phrase-back = Ya estoy aquí.
phrase-no_hurry = Sin prisa.
phrase-your_turn = Te toca.
phrase-all_right = De acuerdo.
phrase-leaving = Tengo que irme pronto.
phrase-bye = ¡Hasta luego!

# Sobre el juego: esperan mientras se juegan las bazas.
phrase-well_played = ¡Bien jugado!
phrase-beautiful = ¡Precioso!
phrase-congratulations = ¡Enhorabuena!
phrase-bad_luck = ¡Mala suerte!
phrase-close_one = ¡Por poco!
phrase-my_mistake = Error mío.
phrase-good_match = ¡Buena partida!
phrase-once_more = ¿Otra más?

# Reacciones: lo que muestra el dibujo.
phrase-smile = una sonrisa
phrase-laugh = una risa
phrase-heart = un corazón
phrase-flower = una flor
phrase-tea = una taza de té

# El menú.
phrase-menu = Lo que puedes decir
phrase-mute-title = De quién ves las frases
phrase-mute = Silenciar: { $name }
phrase-muted = En silencio: { $name }
