"""The program as a user meets it, run in this process."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from click.testing import CliRunner, Result

from heorot.cli import main


def heorot(*args: str, stdin: str = "", env: Mapping[str, str] | None = None) -> Result:
    """What a command line gives; it succeeds, or the request cannot be met."""
    runner = CliRunner(env=env)
    result = runner.invoke(main, args, input=stdin, prog_name="heorot", catch_exceptions=False)
    assert result.exit_code in (0, 2), result.output
    return result


def told(*args: str, stdin: str = "", env: Mapping[str, str] | None = None) -> str:
    """What a command line that succeeds writes."""
    result = heorot(*args, stdin=stdin, env=env)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def answer(*args: str) -> Any:
    """The same as JSON."""
    return json.loads(told(*args, "--json"))


def mistake(*args: str, stdin: str = "") -> str:
    """What is said on standard error when a request cannot be met."""
    result = heorot(*args, stdin=stdin)
    assert result.exit_code == 2
    assert result.stdout == ""
    return result.stderr
