"""What every card game here shares: cards, seats, options, matches. No game word lives in this package."""
