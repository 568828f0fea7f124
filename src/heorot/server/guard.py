"""Headers on every answer, and none of the hall's to whoever takes it for another one."""

from __future__ import annotations

from collections.abc import Collection

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from heorot.server.addresses import is_this_machine, name_in
from heorot.server.answers import refused
from heorot.server.desk import Refuse

CONTENT = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",  # the QR codes
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""What a page of the hall may load, and from where: nothing but its own files."""
HEADERS = {
    "content-security-policy": "; ".join(f"{what} {where}" for what, where in CONTENT.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an address may hold an invitation
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


NOT_CALLED_SO = (
    "this hall is open on this computer only, and is not called {name}; whoever serves it to others"
    " names it with --name"
)


class Guard:
    """Puts the headers on every answer.

    A hall that listens on this machine alone has its names here, and those that it was given. Under
    another one a page of a stranger might ask, whose name the stranger lets mean this machine.
    """

    def __init__(self, app: ASGIApp, names: Collection[str] | None) -> None:
        self.app = app
        self._names = names
        """Those that it was given; None where every name will do."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *ENCODED]
            await send(message)

        app = self.app if self._is_meant(scope) else _not_called_so
        await app(scope, receive, send_guarded if scope["type"] == "http" else send)

    def _is_meant(self, scope: Scope) -> bool:
        if self._names is None or scope["type"] == "lifespan":
            return True
        name = _name(scope)
        return name in self._names or is_this_machine(name)


def _name(scope: Scope) -> str:
    return name_in(HTTPConnection(scope).headers.get("host", ""))


async def _not_called_so(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
    else:
        refusal = Refuse(421, NOT_CALLED_SO, name=repr(_name(scope)[:80]))
        await refused(refusal, Request(scope))(scope, receive, send)
