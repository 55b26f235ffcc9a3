"""The phases of a deal, one module each: its row of the phase table at the end, and all that the row names before it.

A module imports only those of phases that follow its own: dealing, auction, taking, selling, giving, naming, doubling,
playing, resting. ``deals`` and ``faults`` are no phases: what ends a deal, and what is fined beside it.
"""
