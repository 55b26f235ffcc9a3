"""Guests, accounts, sessions, tokens."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from prikup.server.accounts.names import login_name
from prikup.server.accounts.sessions import COOKIE, csrf_of
from prikup.server.bodies import Credentials, Goodbye, Guest, Me, PasswordChange, Profile, Token, TokenName
from prikup.server.logs import logger
from prikup.server.problems import ServerError
from prikup.server.site import Asked, address, opened_by, person, session_secret, site, somebody
from prikup.server.tables.farewell import take_leave
from prikup.server.tables.people import User


def _me(user: User, secret: str) -> Me:
    return Me(user.id, user.name, user.login, user.language, csrf_of(secret))


def _signed_in(request: Asked, user: User, secret: str, status: int) -> Response[Me]:
    """The answer that gives a page its session."""
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=site(request).settings.session_days * 86_400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(_me(user, secret), status_code=status, cookies=[cookie])


@post("/guest")
async def make_guest(data: JSONBody[Guest], request: Asked) -> Response[Me]:
    """A nickname at once. Who has a session already gets another one, as a new guest."""
    here = site(request)
    await here.limiter.demand(here.settings.rates.guests, "guest", address(request))
    user, secret = await here.people.guest(data.name, data.language)
    return _signed_in(request, user, secret, 201)


@post("/register")
async def register(data: JSONBody[Credentials], request: Asked) -> Response[Me]:
    """An account. A guest becomes the account, with all seats and matches."""
    here = site(request)
    await here.limiter.demand(here.settings.rates.registrations, "register", address(request))
    guest = await person(request)
    user, secret = await here.people.register(
        guest, session_secret(request), data.login, data.password, data.language if guest is None else guest.language
    )
    return _signed_in(request, user, secret, 201)


@post("/login", status_code=200)
async def login(data: JSONBody[Credentials], request: Asked) -> Response[Me]:
    """A session of an account."""
    here = site(request)
    where = address(request)
    await here.limiter.demand(here.settings.rates.addresses, "logins", where)
    await here.limiter.demand(here.settings.rates.logins, "login", _as_compared(data.login), where)
    await person(request)
    user, secret = await here.people.login(data.login, data.password)
    if session_secret(request):
        await here.people.logout(session_secret(request))
        here.shut_out(opened_by(request))
    return _signed_in(request, user, secret, 200)


def _as_compared(login: str) -> str:
    try:
        return login_name(login)
    except ServerError:
        return "-"


@post("/logout", status_code=204)
async def logout(request: Asked) -> Response[None]:
    """Ends the session and every socket that it opened. Without one it does nothing."""
    if await person(request) is not None:
        await site(request).people.logout(session_secret(request))
        site(request).shut_out(opened_by(request))
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/me")
async def me(request: Asked) -> Me:
    """Who is asking."""
    user = await somebody(request)
    return _me(user, session_secret(request))


@patch("/me")
async def change_me(data: JSONBody[Profile], request: Asked) -> Me:
    """Another nickname, another language."""
    user = await somebody(request)
    name = None if data.name is UNSET else data.name
    language = None if data.language is UNSET else data.language
    new = await site(request).people.change(user, name, language)
    return _me(new, session_secret(request))


@post("/me/password", status_code=204)
async def change_password(data: JSONBody[PasswordChange], request: Asked) -> None:
    """Another password. Every other session of the account ends, with what it opened; tokens stay."""
    here = site(request)
    user = await somebody(request)
    await _attempt(request, user)
    for ended in await here.people.change_password(user, session_secret(request), data.old, data.new):
        here.shut_out(ended)


@post("/me/delete", status_code=204)
async def delete_me(data: JSONBody[Goodbye], request: Asked) -> Response[None]:
    """Deletes the account: sessions and tokens end, seats are left, matches stay without the name."""
    here = site(request)
    user = await somebody(request)
    await _attempt(request, user)
    for ended in await here.people.delete(user, data.password):
        here.shut_out(ended)
    try:
        await take_leave(here.store, here.hub, user.id)
    except ServerError:
        # The account is gone. What is left of it at tables is cleared away later (housekeeping.py).
        logger("http").warning("leave_broken_off")
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


async def _attempt(request: Asked, user: User) -> None:
    """Counts an attempt to name one's own password: whoever sits down at somebody's open page does not guess it."""
    here = site(request)
    await here.limiter.demand(here.settings.rates.addresses, "logins", address(request))
    await here.limiter.demand(here.settings.rates.passwords, "password", user.id)


@get("/tokens")
async def tokens(request: Asked) -> tuple[Token, ...]:
    """The tokens of the bot API that one has."""
    return await site(request).people.tokens(await somebody(request))


@post("/tokens")
async def make_token(data: JSONBody[TokenName], request: Asked) -> Token:
    """A new token; its secret is told this once."""
    return await site(request).people.new_token(await somebody(request), data.name)


@delete("/tokens/{token:str}", status_code=204)
async def drop_token(token: FromPath[str], request: Asked) -> None:
    """Takes a token away; what holds it is shut out at once."""
    here = site(request)
    here.shut_out(await here.people.drop_token(await somebody(request), token))


HANDLERS = [
    make_guest,
    register,
    login,
    logout,
    me,
    change_me,
    change_password,
    delete_me,
    tokens,
    make_token,
    drop_token,
]
