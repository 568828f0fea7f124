"""The pages of the browser's client: files that were built with the package."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from heorot.i18n.program import translated
from heorot.server.desk import language_of

STATIC = Path(__file__).parent / "static"
MISSING = "The pages of the hall are missing"
WHAT_TO_DO = (
    "They are built when the package is. In a checkout, start scripts/play: it builds them, and"
    " needs nothing installed before. Then load this page anew."
)
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
    headers = {"cache-control": "no-cache"}
    if page.exists():
        return FileResponse(page, headers=headers)
    language = language_of(request)
    title, text = (escape(translated(one, language)) for one in (MISSING, WHAT_TO_DO))
    return HTMLResponse(PAGE.format(language=language, title=title, text=text), 503, headers)


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


def routes() -> list[Route | Mount]:
    """Everything that is not the interface."""
    return [
        Mount(
            "/assets",
            Assets(directory=STATIC / "assets", check_dir=False),
            middleware=[Middleware(GZipMiddleware)],
        ),
        Route("/icon.svg", show_file),
        Route("/{path:path}", show_page),
    ]
