"""The phases of a match, one module each: its row of the phase table and all its functions."""
