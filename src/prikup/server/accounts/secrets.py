"""Session ids and tokens. The database holds only their hashes, so a copy of it is of no use."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "prikup_session"
CSRF_HEADER = "x-csrf-token"

TOKEN_PREFIX = "prikup_"
"""The prefix of every token, so that people and secret scanners recognise it."""


def new_secret() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A public id: 96 random bits, so that nobody guesses one."""
    return secrets.token_urlsafe(12)


def secret_hash_of(secret: str) -> str:
    """What the database keeps of a secret. The secret is random and long: a plain hash is enough."""
    return hashlib.sha256(b"prikup:" + secret.encode("utf-8", "surrogateescape")).hexdigest()


def csrf_of(secret: str) -> str:
    """The CSRF token of a session: only who holds the session id can make it, and it does not give the id away."""
    return hmac.new(secret.encode("utf-8", "surrogateescape"), b"prikup csrf", hashlib.sha256).hexdigest()


def equal_secrets(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that does not depend on where they differ."""
    return hmac.compare_digest(one.encode("utf-8", "surrogateescape"), other.encode("utf-8", "surrogateescape"))
