"""The steps, oldest first by name. Each can be taken back (``database.migrate``). A database of a later version is
refused."""
