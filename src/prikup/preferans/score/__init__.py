"""From the outcome of a deal to the lines of the sheet, its totals and the settlement."""
