# Was Leute am Tisch einander sagen: Sätze und Reaktionen aus einer Liste.

phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-thanks = Danke!
phrase-welcome = Gern geschehen!
phrase-sorry = Entschuldigung!
phrase-moment = Einen Moment bitte.
phrase-back = Wieder da.
phrase-no_hurry = Lass dir Zeit.
phrase-your_turn = Du bist dran.
phrase-all_right = In Ordnung.
phrase-leaving = Ich muss bald gehen.
phrase-bye = Auf Wiedersehen!

# Zum Spiel: Sie warten, solange Stiche gespielt werden.
phrase-well_played = Gut gespielt!
phrase-beautiful = Wunderschön!
phrase-congratulations = Glückwunsch!
phrase-bad_luck = So ein Pech!
phrase-close_one = Das war knapp!
phrase-my_mistake = Mein Fehler.
phrase-good_match = Eine schöne Partie!
phrase-once_more = Noch einmal?

# Reaktionen: was das Bild zeigt.
phrase-smile = ein Lächeln
phrase-laugh = ein Lachen
phrase-heart = ein Herz
phrase-flower = eine Blume
phrase-tea = eine Tasse Tee

# Das Menü.
phrase-menu = Was du sagen kannst
phrase-mute-title = Wessen Sätze du siehst
phrase-mute = Stummschalten: { $name }
phrase-muted = Stumm: { $name }
