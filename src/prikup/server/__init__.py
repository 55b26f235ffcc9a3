"""The table server: accounts, tables, live play and their storage. docs/server.md says how the parts talk."""
