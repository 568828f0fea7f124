"""The OpenAPI document of the HTTP interface, made from the list of its answers."""

from __future__ import annotations

import inspect
import re
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from heorot.i18n import languages
from heorot.server import facts, guests, messages
from heorot.server.answers import ENDPOINTS, Endpoint

PLACE = "#/components/schemas/{name}"
LANGUAGE = {
    "name": "lang",
    "in": "query",
    "description": "The language of the answer; without it, as the browser prefers.",
    "schema": {"enum": languages()},
}


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    kinds = {kind for one in ENDPOINTS for kind in (one.takes, one.returns) if kind is not None}
    ordered = sorted(kinds | {facts.Trouble}, key=lambda kind: kind.__name__)
    _, components = msgspec.json.schema_components(ordered, ref_template=PLACE)
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Heorot",
            "version": str(messages.VERSION),
            "description": "A table itself is played over a socket: docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": guests.COOKIE,
                    "description": "Set by the first answer of /api/hall.",
                }
            },
        },
    }


def _operation(one: Endpoint) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"{(\w+)}", one.path)
    ]
    made: dict[str, Any] = {
        "operationId": one.answer.__name__,
        "summary": inspect.getdoc(one.answer),
        "parameters": [*parameters, LANGUAGE],
        "responses": {
            "200": _content("As asked for.", one.returns),
            **{
                str(status): _content(HTTPStatus(status).phrase, facts.Trouble)
                for status in (400, *one.refuses, 429)
            },
        },
    }
    if one.takes is not None:
        made["requestBody"] = {"required": True, "content": _json(one.takes)}
    if 401 in one.refuses:
        made["security"] = [{"guest": []}]
    return made


def _content(description: str, kind: type[msgspec.Struct] | None) -> dict[str, Any]:
    text = {"text/plain": {"schema": {"type": "string"}}}
    return {"description": description, "content": text if kind is None else _json(kind)}


def _json(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": PLACE.format(name=kind.__name__)}}}


async def show_document(request: Request) -> Response:
    """The document."""
    return Response(msgspec.json.encode(document()), media_type="application/json")


ROUTE = Route("/openapi.json", show_document)
