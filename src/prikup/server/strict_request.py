"""Strict request bodies: a number is a number, never a string that looks like one."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State

from prikup.server.errors import ServerError
from prikup.server.user import User

_AT = re.compile(r"`\$\.(.+)`$")
"""Where msgspec says that a value is wrong."""


class StrictRequest(Request[User | None, str, State]):
    """A request whose JSON body is read strictly as what its handler asks for.

    Litestar itself would read ``{"seat": "1"}`` as seat 1, because it reads bodies like query strings, where every
    value is a string.
    """

    async def json(self) -> Any:
        """The body. Raises ServerError(bad_request) with the first field that is wrong, never with its value."""
        field = self.route_handler.parsed_data_field
        assert field is not None, "only a handler with a body asks for one"
        try:
            return _decoder(field.annotation).decode(await self.body())
        except msgspec.ValidationError as error:
            found = _AT.search(str(error))
            raise ServerError("bad_request", field=found[1][:40] if found else "-") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            # The last one: it is nested too deeply.
            raise ServerError("bad_request", field="-") from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
