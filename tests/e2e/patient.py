"""``prikup serve`` that waits longer for chains and links: run as a program, with the arguments of ``prikup``.

A busy machine may take longer than a second to load the page's part in mixing and to hash its chain.
"""

from __future__ import annotations

from unittest.mock import patch

from prikup.cli import main
from prikup.server.tables import link_round

SECONDS = 30.0

if __name__ == "__main__":
    with (
        patch.object(link_round, "CHAIN_WAIT", SECONDS),
        patch.object(link_round, "CHAINS_WAIT", SECONDS),
        patch.object(link_round, "LINK_WAIT", SECONDS),
    ):
        main()
