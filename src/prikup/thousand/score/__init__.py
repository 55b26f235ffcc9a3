"""From an outcome to named lines, totals, counters and winners."""
