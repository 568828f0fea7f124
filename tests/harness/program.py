"""The program as a user meets it, run in this process."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from click.testing import CliRunner, Result

from heorot.cli import main


def heorot(*args: str, stdin: str | bytes = "", env: Mapping[str, str] | None = None) -> Result:
    """What comes of a command line."""
    runner = CliRunner(env=env)
    return runner.invoke(main, args, input=stdin, prog_name="heorot", catch_exceptions=False)


def told(*args: str, stdin: str | bytes = "") -> str:
    """What a command line that succeeds writes."""
    result = heorot(*args, stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def answer(*args: str) -> Any:
    """The same as JSON."""
    return json.loads(told(*args, "--json"))


def mistake(*args: str, stdin: str | bytes = "") -> str:
    """What is said on standard error when a request cannot be met."""
    result = heorot(*args, stdin=stdin)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return result.stderr
