"""What the tables, the writer and the bot pool report; a subclass makes metrics of it."""

from __future__ import annotations


class Meter:
    """Called in the event loop's thread, once per event. Does nothing by default."""

    def moved(self) -> None:
        """An action of a seat or of the table was committed."""

    def committed(self, entries: int, seconds: float) -> None:
        """The writer committed a transaction with this many log entries."""

    def storage_failed(self) -> None:
        """The database refused a transaction as a whole."""

    def bot_missed(self, how: str) -> None:
        """A bot gave no usable answer: ``late``, ``crashed``, ``illegal`` or ``busy`` (it was never asked)."""

    def bot_waited(self, seconds: float, *, background: bool) -> None:
        """A question got its process after so long; ``background``: a hint, or a move beyond a budget."""

    def bot_replaced(self, why: str) -> None:
        """A bot process was replaced: it was ``late``, had ``crashed``, or did not come up (``start``)."""

    def logs_full(self, whose: str) -> None:
        """A new table was refused because the logs of a ``person``, an ``address`` or ``all`` take all their room."""

    def table_moved(self) -> None:
        """A table was put away because another worker has it, or may have it."""

    def broken(self, table_id: str, error: BaseException) -> None:
        """A table failed by a fault of the program and was put away; its log is whole."""
