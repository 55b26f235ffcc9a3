"""What a seat knows: the view, how events change it, and the running sums of the sheet."""
