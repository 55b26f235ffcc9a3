"""People in the database: guests, accounts, their sessions and tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from prikup.server.accounts.names import (
    TOKEN_NAME,
    good_password,
    login_name,
    nickname,
    password_form,
    persons_name,
)
from prikup.server.accounts.passwords import Passwords
from prikup.server.accounts.secrets import TOKEN_PREFIX, new_id, new_secret, secret_hash_of
from prikup.server.bodies import Language, Token
from prikup.server.errors import ServerError
from prikup.server.retention_clock import DAY, RetentionClock
from prikup.server.settings import Settings
from prikup.server.store.schema import records, seats, sessions, tables, tokens, users
from prikup.server.user import User

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Select

T = TypeVar("T")
AT_ONCE = 500
"""Most guests deleted in one transaction, since the tables wait for it."""


class Database(Protocol):
    """The database as accounts use it: work with a connection, outside the event loop."""

    async def read(self, work: Callable[[Connection], T], /) -> T:
        """Runs work that only reads; returns its result."""

    async def write(self, work: Callable[[Connection], T], /) -> T:
        """Runs work and commits it before returning its result; if it raises, nothing was written."""


class Users:
    """Guests, accounts, their sessions and tokens, in the database."""

    def __init__(
        self,
        database: Database,
        passwords: Passwords,
        *,
        settings: Settings,
        clock: RetentionClock,
    ) -> None:
        self._database = database
        self._passwords = passwords
        self._days = settings.session_days
        self._guest_days = settings.guest_days
        self._name_days = settings.name_days
        self._most_tokens = settings.most_tokens
        self._most_sessions = settings.most_sessions
        self._clock = clock

    # ------------------------------------------------------------------------------------------- sessions

    async def guest(self, name: str, language: Language) -> tuple[User, str]:
        """A new guest and the secret of a session. Raises ServerError: bad_nickname, reserved_name."""
        person = User(new_id(), persons_name(name), language=language)
        return person, await self._new(person, None)

    async def _new(self, person: User, password: str | None) -> str:
        secret = new_secret()
        made = self._clock.stamp()

        def work(connection: Connection) -> None:
            connection.execute(
                insert(users).values(
                    id=person.id,
                    name=person.name,
                    language=person.language,
                    login=person.login or None,
                    password=password,
                    made=made,
                )
            )
            _open(connection, person.id, secret, made)

        await self._database.write(work)
        return secret

    async def by_session(self, secret: str) -> User | None:
        """The user of a session; None if it is unknown or was unused for too long."""
        now = self._clock.now()
        query = _USER.add_columns(sessions.c.seen).join(sessions).where(sessions.c.hash == secret_hash_of(secret))
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None or now - row.seen > self._days * DAY:
            return None
        if now - row.seen > DAY:
            # Once a day is enough to know which sessions are in use, and spares a write for every request.
            stamp = self._clock.stamp()
            seen = update(sessions).where(sessions.c.hash == secret_hash_of(secret)).values(seen=stamp)
            await self._database.write(lambda connection: _run(connection, seen))
        return _person(row)

    async def logout(self, secret: str) -> None:
        """Ends a session."""
        gone = delete(sessions).where(sessions.c.hash == secret_hash_of(secret))
        await self._database.write(lambda connection: _run(connection, gone))

    async def forget_old(self) -> int:
        """Deletes sessions that were unused for too long; returns how many."""
        gone = delete(sessions).where(sessions.c.seen < self._clock.now() - self._days * DAY)
        return await self._database.write(lambda connection: _run(connection, gone))

    async def forget_unused(self) -> int:
        """Deletes guests without a token, with their sessions, who have not come back: after ``guest_days`` those who
        have no seat anywhere, after ``name_days`` those who sit only where nothing is played any more. Returns how
        many. What is left of them at tables, ``users_without_account`` finds."""
        sits = select(seats.c.table_id).where(seats.c.user == users.c.id)
        playing = sits.join(tables, tables.c.id == seats.c.table_id).where(tables.c.status.in_(("waiting", "playing")))
        count = await self._forget_guests(self._guest_days, ~sits.exists())
        return count + await self._forget_guests(self._name_days, ~playing.exists())

    async def _forget_guests(self, days: int, if_: ColumnElement[bool]) -> int:
        since = self._clock.now() - days * DAY
        own = users.c.id
        unused = (
            users.c.login.is_(None),
            users.c.made < since,
            ~select(sessions.c.hash).where(sessions.c.user == own, sessions.c.seen >= since).exists(),
            ~select(tokens.c.id).where(tokens.c.user == own).exists(),
            if_,
        )
        found = select(own).where(*unused).limit(AT_ONCE)
        count = 0
        while ids := await self._database.read(lambda connection: list(connection.execute(found).scalars())):
            # Looked at anew in the transaction: somebody may have come back meanwhile.
            gone = delete(users).where(own.in_(ids), *unused)
            nobodys = update(records).where(records.c.user.in_(ids), records.c.user.not_in(select(own)))

            def work(connection: Connection, gone: Any = gone, nobodys: Any = nobodys) -> int:
                taken = _run(connection, gone)
                connection.execute(nobodys.values(user=None))
                return taken

            count += await self._database.write(work)
        return count

    # ------------------------------------------------------------------------------------------- accounts

    async def register(
        self, guest: User | None, old: str, login: str, password: str, language: Language
    ) -> tuple[User, str]:
        """Creates an account and a session with its secret; a guest becomes the account and keeps seats and matches.

        ``old`` is the secret of the guest's session, which ends with all of the guest's tokens: whoever knew them does
        not hold the account. Raises ServerError: bad_login, bad_password, login_taken, already_registered;
        bad_nickname, reserved_name (of a login that becomes the name).
        """
        if guest is not None and guest.login:
            raise ServerError("already_registered")
        name = login_name(login)
        good = good_password(password)
        if await self._database.read(lambda connection: _taken(connection, name)):
            raise ServerError("login_taken")
        hashed = await self._passwords.hash(good)
        try:
            if guest is None:
                person = User(new_id(), persons_name(name), name, language)
                return person, await self._new(person, hashed)
            person = User(guest.id, guest.name, name, guest.language)
            return person, await self._promote(person, hashed, old)
        except IntegrityError:
            # Another user took it while the password was hashed.
            raise ServerError("login_taken") from None

    async def _promote(self, person: User, hashed: str, old: str) -> str:
        secret = new_secret()
        made = self._clock.stamp()

        def work(connection: Connection) -> None:
            done = connection.execute(
                update(users)
                .where(users.c.id == person.id, users.c.login.is_(None))
                .values(login=person.login, password=hashed)
            )
            if done.rowcount != 1:
                raise ServerError("already_registered")
            connection.execute(delete(sessions).where(sessions.c.hash == secret_hash_of(old)))
            connection.execute(delete(tokens).where(tokens.c.user == person.id))
            _open(connection, person.id, secret, made)

        await self._database.write(work)
        return secret

    async def login(self, login: str, password: str) -> tuple[User, str, tuple[str, ...]]:
        """The account of a login, a new session, and the hashes of the sessions that end because there are too many.

        Raises ServerError(wrong_login), after the same time and with the same words whether the login or the password
        is wrong.
        """
        try:
            name = login_name(login)
        except ServerError:
            name = ""
        row = await self._database.read(
            lambda connection: connection.execute(
                _USER.add_columns(users.c.password).where(users.c.login == name)
            ).first()
        )
        if not await self._passwords.fits(row.password if row else None, password_form(password)) or row is None:
            raise ServerError("wrong_login")
        secret = new_secret()
        made = self._clock.stamp()

        def work(connection: Connection) -> tuple[str, ...]:
            own = select(sessions.c.hash).where(sessions.c.user == row.id).order_by(sessions.c.seen.desc())
            ended = connection.execute(own.offset(self._most_sessions - 1)).scalars().all()
            connection.execute(delete(sessions).where(sessions.c.hash.in_(ended)))
            _open(connection, row.id, secret, made)
            return tuple(ended)

        return _person(row), secret, await self._database.write(work)

    async def change_password(self, person: User, secret: str, old: str, new: str) -> tuple[str, ...]:
        """Changes a password. Every session of the account ends except that of ``secret``; tokens stay.

        Gives the hashes of what ended. Raises ServerError: not_registered, bad_password, wrong_password; then nothing
        has changed.
        """
        good = good_password(new)
        before = await self._own_password(person, old)
        hashed = await self._passwords.hash(good)

        def work(connection: Connection) -> tuple[str, ...]:
            changed = update(users).where(users.c.id == person.id, users.c.password == before).values(password=hashed)
            if _run(connection, changed) != 1:
                # It was changed, or the account deleted, while this one was hashed.
                raise ServerError("wrong_password")
            others = (sessions.c.user == person.id, sessions.c.hash != secret_hash_of(secret))
            ended = connection.execute(select(sessions.c.hash).where(*others)).scalars().all()
            connection.execute(delete(sessions).where(*others))
            return tuple(ended)

        return await self._database.write(work)

    async def delete(self, person: User, password: str) -> tuple[str, ...]:
        """Deletes a guest, or an account whose password is right, with sessions and tokens; what they uploaded stays
        and belongs to nobody.

        Gives the hashes of the sessions and tokens. Raises ServerError: wrong_password, no_session (the guest is gone
        already); then nothing has changed.
        """
        before = await self._own_password(person, password) if person.login else None

        def work(connection: Connection) -> tuple[str, ...]:
            ended = [
                *connection.execute(select(sessions.c.hash).where(sessions.c.user == person.id)).scalars(),
                *connection.execute(select(tokens.c.hash).where(tokens.c.user == person.id)).scalars(),
            ]
            gone = delete(users).where(users.c.id == person.id, users.c.password == before)
            if _run(connection, gone) != 1:
                # Another password since; or the guest is deleted, or an account, meanwhile.
                raise ServerError("no_session" if before is None else "wrong_password")
            connection.execute(update(records).where(records.c.user == person.id).values(user=None))
            return tuple(ended)

        return await self._database.write(work)

    async def _own_password(self, person: User, password: str) -> str:
        """The hash that is kept of a person's password, which they must have named."""
        query = select(users.c.password).where(users.c.id == person.id)
        hashed = await self._database.read(lambda connection: connection.execute(query).scalar())
        if hashed is None:
            raise ServerError("not_registered")
        if not await self._passwords.fits(hashed, password_form(password)):
            raise ServerError("wrong_password")
        return str(hashed)

    async def change(self, person: User, name: str | None, language: Language | None) -> User:
        """Changes a person's nickname or language. Raises ServerError: bad_nickname, reserved_name."""
        new = User(
            person.id,
            person.name if name is None or name == person.name else persons_name(name),
            person.login,
            person.language if language is None else language,
        )
        changed = update(users).where(users.c.id == new.id).values(name=new.name, language=new.language)
        await self._database.write(lambda connection: _run(connection, changed))
        return new

    # --------------------------------------------------------------------------------------------- tokens

    async def tokens(self, person: User) -> tuple[Token, ...]:
        """The tokens of a person, oldest first, without their secrets."""
        query = select(tokens).where(tokens.c.user == person.id).order_by(tokens.c.made, tokens.c.id)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return tuple(Token(row.id, row.name, row.made) for row in rows)

    async def new_token(self, person: User, name: str) -> Token:
        """Creates a token with a secret that is shown once. Raises ServerError: bad_nickname, too_many_tokens."""
        secret = TOKEN_PREFIX + new_secret()
        token = Token(new_id(), nickname(name, TOKEN_NAME), self._clock.stamp(), secret)

        def work(connection: Connection) -> None:
            count = select(func.count()).select_from(tokens).where(tokens.c.user == person.id)
            if (connection.execute(count).scalar() or 0) >= self._most_tokens:
                raise ServerError("too_many_tokens", most=self._most_tokens)
            connection.execute(
                insert(tokens).values(
                    id=token.id, hash=secret_hash_of(secret), user=person.id, name=token.name, made=token.made
                )
            )

        await self._database.write(work)
        return token

    async def drop_token(self, person: User, token: str) -> str:
        """Deletes a token; returns the hash of its secret. Raises ServerError(no_such_token)."""
        own = (tokens.c.id == token, tokens.c.user == person.id)

        def work(connection: Connection) -> str:
            secret_hash = connection.execute(select(tokens.c.hash).where(*own)).scalar()
            if secret_hash is None:
                raise ServerError("no_such_token")
            connection.execute(delete(tokens).where(*own))
            return str(secret_hash)

        return await self._database.write(work)

    async def by_token(self, secret: str) -> User | None:
        """The user of a token."""
        query = _USER.join(tokens).where(tokens.c.hash == secret_hash_of(secret))
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else _person(row)


_USER: Select[Any] = select(users.c.id, users.c.name, users.c.language, users.c.login)


def _person(row: Any) -> User:
    return User(row.id, row.name, row.login or "", row.language)


def _open(connection: Connection, user: str, secret: str, now: int) -> None:
    connection.execute(insert(sessions).values(hash=secret_hash_of(secret), user=user, made=now, seen=now))


def _taken(connection: Connection, login: str) -> bool:
    return connection.execute(select(users.c.id).where(users.c.login == login)).first() is not None


def _run(connection: Connection, statement: Any) -> int:
    """Runs a statement; returns how many rows it changed."""
    return int(connection.execute(statement).rowcount)
