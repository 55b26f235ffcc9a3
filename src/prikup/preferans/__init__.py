"""Preferans: Klassika and the games that came of it (ledger part PF), with the conventions of today (part 7)."""
