"""A hall of its own for the tests, and Chromium to visit it with."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Self

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, Playwright

import heorot

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
]
"""The browser asks nobody but the hall."""
NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 240


SEED = "HEOROT_SEED"
"""The variable with the number that all dice follow from: the same one, the same positions."""


class Hall:
    """The server, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        """It ends in peace, or, when a test of its own has failed, at any rate."""
        if kind is None:
            self.stop()
        else:
            self.kill()

    def start(self) -> None:
        """Open, where it was open before."""
        port = self.address.rstrip("/").rpartition(":")[2] or "0"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "e2e.server", port, str(self.folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, "the hall did not open"

    def stop(self) -> None:
        """Close as by Ctrl-C, which all its processes hear; it has nothing to complain of."""
        os.killpg(self.process.pid, signal.SIGINT)
        _, complaints = self.process.communicate(timeout=PATIENCE)
        assert complaints == ""
        assert self.process.returncode == 0

    def kill(self) -> None:
        """End without a word."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)


def open_chromium(playwright: Playwright) -> Browser:
    """The Chromium that is named, or found."""
    named = os.environ.get("HEOROT_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "no Chromium: set HEOROT_CHROMIUM, or run scripts/test, which can install it"
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


def say(key: str, language: str = "en", **args: str | int) -> str:
    """A label of the frame."""
    bundle = _bundle(language)
    message = bundle.get_message(key)
    assert message.value is not None, key
    text, errors = bundle.format_pattern(message.value, args)
    assert not errors, errors
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    path = Path(heorot.__file__).parent / "i18n" / language / "hall.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
