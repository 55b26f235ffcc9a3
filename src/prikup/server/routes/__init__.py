"""The HTTP routes, one file a subject. docs/server.md says what they are for; /schema lists them."""
