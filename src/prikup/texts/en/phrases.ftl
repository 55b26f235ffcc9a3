# What people at a table say to each other: phrases and reactions, chosen from a list.

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thanks = Thank you!
phrase-welcome = You’re welcome!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-back = Back again.
phrase-no_hurry = Take your time.
phrase-your_turn = It’s your turn.
phrase-all_right = All right.
phrase-leaving = I have to go soon.
phrase-bye = Goodbye!

# About the play: they wait while tricks are played.
phrase-well_played = Well played!
phrase-beautiful = Beautiful!
phrase-congratulations = Congratulations!
phrase-bad_luck = Bad luck!
phrase-close_one = That was close!
phrase-my_mistake = My mistake.
phrase-good_match = A good match!
phrase-once_more = Once more?

# Reactions: what the picture shows.
phrase-smile = a smile
phrase-laugh = a laugh
phrase-heart = a heart
phrase-flower = a flower
phrase-tea = a cup of tea

# The menu.
phrase-menu = What you can say
phrase-mute-title = Whose phrases you see
phrase-mute = Mute: { $name }
phrase-muted = Muted: { $name }
