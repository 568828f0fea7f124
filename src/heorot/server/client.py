"""The pages of the browser's client, and the documentation: files built with the package."""

from __future__ import annotations

from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from heorot.i18n.program import translated
from heorot.server.desk import language_of

STATIC = Path(__file__).parent / "static"
DOCS = Path(__file__).parent / "docs"
MISSING = "The pages of the hall are missing"
WHAT_TO_DO = (
    "They are built when the package is. In a checkout, start scripts/play: it builds them, and"
    " needs nothing installed before. Then load this page anew."
)
NO_DOCS = "The documentation is not built here"
DOCS_TO_DO = (
    "A package of Heorot carries it. In a checkout, start scripts/docs: it builds it in a minute."
    " Then load this page anew."
)
NO_PAGE = "The documentation has no such page"
BEGIN_AGAIN = "Perhaps there is a mistake in its address. The first page is /docs/."
ASK_AGAIN = {"cache-control": "no-cache"}
"""Whether a page is still the same."""
PAGE = """\
<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><title>Heorot</title></head>
<body><h1>{title}</h1><p>{text}</p></body>
</html>
"""


async def show_page(request: Request) -> Response:
    """The client; it reads the address itself."""
    page = STATIC / "index.html"
    if page.exists():
        return FileResponse(page, headers=ASK_AGAIN)
    return _say(request, 503, MISSING, WHAT_TO_DO)


async def lead_to_docs(_: Request) -> Response:
    """Their addresses are relative to a folder."""
    return RedirectResponse("/docs/")


def _say(request: Request, status: int, *sentences: str) -> Response:
    """What there is instead of a page; the way to the documentation is a link."""
    language = language_of(request)
    title, text = (escape(translated(one, language)) for one in sentences)
    text = text.replace("/docs/", '<a href="/docs/">/docs/</a>')
    return HTMLResponse(PAGE.format(language=language, title=title, text=text), status, ASK_AGAIN)


async def show_file(request: Request) -> Response:
    """A file beside the page."""
    path = STATIC / request.url.path.lstrip("/")
    return FileResponse(path) if path.exists() else Response(status_code=404)


class Assets(StaticFiles):
    """Files that a page asks for; none of them are there before they are built.

    What is in a file is in its name, too, so a browser asks for each of them once.
    """

    async def check_config(self) -> None:
        """The folder may come later."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """A file, to be kept."""
        answer = super().file_response(*args, **kwargs)
        answer.headers["cache-control"] = "public, max-age=31536000, immutable"
        return answer


class Docs(StaticFiles):
    """The documentation, under the same policy as the hall."""

    async def check_config(self) -> None:
        """It is not built for those who only play."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A page of it, or what to do for it."""
        if not (DOCS / "index.html").exists():
            return _say(Request(scope), 503, NO_DOCS, DOCS_TO_DO)
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != HTTPStatus.NOT_FOUND:
                raise
            return _say(Request(scope), error.status_code, NO_PAGE, BEGIN_AGAIN)
        answer.headers.update(ASK_AGAIN)
        return answer


def routes() -> list[Route | Mount]:
    """Everything that is not the interface."""
    return [
        Mount(
            "/assets",
            Assets(directory=STATIC / "assets", check_dir=False),
            middleware=[Middleware(GZipMiddleware)],
        ),
        Route("/docs", lead_to_docs),
        Mount(
            "/docs",
            Docs(directory=DOCS, html=True, check_dir=False),
            middleware=[Middleware(GZipMiddleware)],
        ),
        Route("/icon.svg", show_file),
        Route("/{path:path}", show_page),
    ]
