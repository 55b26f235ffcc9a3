"""The database: its tables, its one writer, its readers."""
