"""The phases of a deal, one module each, with the phase's row of the phase table at its end.

A module imports only those of later phases: dealing, auction, taking, selling, keeping, giving, naming, doubling,
announcing, playing, resting. ``deals`` and ``faults`` are not phases: they end a deal, and fine faults.
"""
