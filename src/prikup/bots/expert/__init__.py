"""What the players share that reckon with what people make of games: tables that were made from played deals."""
