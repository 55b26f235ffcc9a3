"""What the players share that search the last tricks over every layout that is left."""
