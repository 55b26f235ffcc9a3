"""Score sheets: kept deal by deal for people with real cards, and drawn as text or as on paper."""
