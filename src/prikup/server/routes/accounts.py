"""Guests, accounts, sessions, tokens."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from prikup.server.accounts.login_limit import DEVICE_COOKIE
from prikup.server.accounts.names import login_name
from prikup.server.accounts.secrets import COOKIE, csrf_of
from prikup.server.bodies import Credentials, Goodbye, Guest, Me, PasswordChange, Profile, Token, TokenName
from prikup.server.errors import ServerError
from prikup.server.logs import logger
from prikup.server.server_state import (
    UserRequest,
    address,
    current_user,
    demand_of,
    opened_by,
    require_user,
    server_state,
    session_secret,
)
from prikup.server.tables.account_removal import remove_user
from prikup.server.user import User


def _me(user: User, secret: str) -> Me:
    return Me(user.id, user.name, user.login, user.language, csrf_of(secret))


def _signed_in(request: UserRequest, user: User, secret: str, status: int) -> Response[Me]:
    """The response that sets the session cookie, and for an account the one that makes this browser known to it."""
    state = server_state(request)
    cookies = [_cookie(request, COOKIE, secret, state.settings.session_days)]
    if user.login:
        device = state.login_limit.device_of(user.login)
        cookies.append(_cookie(request, DEVICE_COOKIE, device, state.settings.device_days))
    return Response(_me(user, secret), status_code=status, cookies=cookies)


def _cookie(request: UserRequest, key: str, value: str, days: int) -> Cookie:
    return Cookie(
        key=key,
        value=value,
        max_age=days * 86_400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@post("/guest")
async def make_guest(data: JSONBody[Guest], request: UserRequest) -> Response[Me]:
    """Creates a guest. A request with a session gets a new one, for the new guest."""
    state = server_state(request)
    demand_of(request, state.settings.rates.guests, state.settings.rates.guests_day, "guest")
    state.disk.demand_for_new()
    user, secret = await state.users.guest(data.name, data.language)
    return _signed_in(request, user, secret, 201)


@post("/register")
async def register(data: JSONBody[Credentials], request: UserRequest) -> Response[Me]:
    """An account. A guest becomes the account, with all seats and matches."""
    state = server_state(request)
    demand_of(request, state.settings.rates.registrations, state.settings.rates.registrations_day, "register")
    state.disk.demand_for_new()
    guest = await current_user(request)
    user, secret = await state.users.register(
        guest, session_secret(request), data.login, data.password, data.language if guest is None else guest.language
    )
    state.login_limit.seen(user.login, address(request))
    return _signed_in(request, user, secret, 201)


@post("/login", status_code=200)
async def login(data: JSONBody[Credentials], request: UserRequest) -> Response[Me]:
    """A session of an account."""
    state = server_state(request)
    where = address(request)
    name = _as_compared(data.login)
    state.limiter.demand(state.settings.rates.addresses, "logins", where)
    state.limiter.demand(state.settings.rates.logins, "login", name, where)
    take_back = state.login_limit.take(name, where, request.cookies.get(DEVICE_COOKIE, ""))
    await current_user(request)
    user, secret, ended = await state.users.login(data.login, data.password)
    take_back()
    state.login_limit.seen(name, where)
    for one in ended:
        state.end_streams_of(one)
    if session_secret(request):
        await state.users.logout(session_secret(request))
        state.end_streams_of(opened_by(request))
    return _signed_in(request, user, secret, 200)


def _as_compared(login: str) -> str:
    try:
        return login_name(login)
    except ServerError:
        return "-"


@post("/logout", status_code=204)
async def logout(request: UserRequest) -> Response[None]:
    """Ends the session and every socket that it opened. Without one it does nothing."""
    if await current_user(request) is not None:
        await server_state(request).users.logout(session_secret(request))
        server_state(request).end_streams_of(opened_by(request))
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/me")
async def me(request: UserRequest) -> Me:
    """Who is asking."""
    user = await require_user(request)
    if user.login:
        server_state(request).login_limit.seen(user.login, address(request))
    return _me(user, session_secret(request))


@patch("/me")
async def change_me(data: JSONBody[Profile], request: UserRequest) -> Me:
    """Another nickname, another language."""
    user = await require_user(request)
    name = None if data.name is UNSET else data.name
    language = None if data.language is UNSET else data.language
    new = await server_state(request).users.change(user, name, language)
    return _me(new, session_secret(request))


@post("/me/password", status_code=204)
async def change_password(data: JSONBody[PasswordChange], request: UserRequest) -> None:
    """Another password. Every other session of the account ends, with what it opened; tokens stay."""
    state = server_state(request)
    user = await require_user(request)
    _attempt(request, user)
    for ended in await state.users.change_password(user, session_secret(request), data.old, data.new):
        state.end_streams_of(ended)


@post("/me/delete", status_code=204)
async def delete_me(data: JSONBody[Goodbye], request: UserRequest) -> Response[None]:
    """Deletes the guest, or the account: sessions and tokens end, seats are left, matches stay without the name."""
    state = server_state(request)
    user = await require_user(request)
    if user.login:
        _attempt(request, user)
    for ended in await state.users.delete(user, data.password):
        state.end_streams_of(ended)
    try:
        await remove_user(state.store, state.hub, user.id)
    except ServerError:
        # The account is gone. What is left of it at tables is cleared away later (housekeeping.py).
        logger("http").warning("leave_broken_off")
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    if user.login:
        response.delete_cookie(DEVICE_COOKIE, path="/")
    return response


def _attempt(request: UserRequest, user: User) -> None:
    """Limits attempts to enter one's own password, so that it cannot be guessed on an open page."""
    state = server_state(request)
    state.limiter.demand(state.settings.rates.addresses, "logins", address(request))
    state.limiter.demand(state.settings.rates.passwords, "password", user.id)


@get("/tokens")
async def tokens(request: UserRequest) -> tuple[Token, ...]:
    """The tokens of the bot API that one has."""
    return await server_state(request).users.tokens(await require_user(request))


@post("/tokens")
async def make_token(data: JSONBody[TokenName], request: UserRequest) -> Token:
    """A new token; its secret is told this once."""
    user = await require_user(request)
    server_state(request).disk.demand_for_new()
    return await server_state(request).users.new_token(user, data.name)


@delete("/tokens/{token:str}", status_code=204)
async def drop_token(token: FromPath[str], request: UserRequest) -> None:
    """Deletes a token and disconnects what uses it."""
    state = server_state(request)
    state.end_streams_of(await state.users.drop_token(await require_user(request), token))


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
