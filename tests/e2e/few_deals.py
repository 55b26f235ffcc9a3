"""``prikup serve`` that compares rule sets by a few deals: run as a program, with the arguments of ``prikup``."""

from __future__ import annotations

from functools import partial
from unittest.mock import patch

from prikup.cli import main
from prikup.server import app
from prikup.server.rule_comparisons import RuleComparisons

DEALS = 12

if __name__ == "__main__":
    with patch.object(app, "RuleComparisons", partial(RuleComparisons, deals=DEALS)):
        main()
