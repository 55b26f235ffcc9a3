"""People: nicknames, accounts, sessions, tokens, and how much each may ask for."""
