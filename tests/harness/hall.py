"""The program that opens the hall, and a browser that writes down what it is shown."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Self

PATIENCE = 240


class Program:
    """`heorot` as a process, with a browser that writes down what it is shown.

    Whatever happens, it does not outlive the block in which it is used.
    """

    def __init__(self, *args: str, home: Path, env: Mapping[str, str] | None = None) -> None:
        self.shown = home / "shown"
        os.mkfifo(self.shown)
        self._pages = os.open(self.shown, os.O_RDWR)
        browser = home / "browser"
        browser.write_text(f'#!/bin/sh\nprintf "%s\\n" "$1" > {self.shown}\n', "utf-8")
        browser.chmod(0o700)
        self.env = {**os.environ, "XDG_DATA_HOME": str(home), "BROWSER": f"{browser} %s"}
        self.env.update(env or {})
        self.process = subprocess.Popen(
            [sys.executable, "-m", "heorot.cli", *args],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.env,
            cwd=home,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()
        os.close(self._pages)

    def page(self) -> str:
        """The page that the browser is shown next."""
        ready, _, _ = select.select([self._pages], [], [], PATIENCE)
        assert ready, self.process.poll()
        return os.read(self._pages, 4096).decode().strip()

    def end(self) -> tuple[str, str]:
        """What it has written; it ends as asked, by itself."""
        self.process.send_signal(signal.SIGINT)
        written = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0, written
        return written
