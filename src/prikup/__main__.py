"""``python -m prikup``."""

from prikup.cli import main

main()
