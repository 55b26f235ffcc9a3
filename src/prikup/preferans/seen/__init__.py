"""What a seat knows: the view, its folds, and the running sums of the sheet."""
