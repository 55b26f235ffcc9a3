"""The bots of Preferans, and what all of them need: compiled rules, and what a seat can know of the others' cards."""
