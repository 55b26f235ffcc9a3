"""Tables: a log of entries, its fold, and what each seat is told of it."""
