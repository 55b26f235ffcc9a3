"""What the players share that search on sampled worlds, weigh them by calls and plays, and play for the match."""
