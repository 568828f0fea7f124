"""A pytest plugin that notes which rules of the specification were proved by a test.

A test names the rules it proves::

    @pytest.mark.rule("H11")
    @pytest.mark.rule("H16", "H9")
    def test_a_dragon_stops_the_knight() -> None: ...

``pytest -p heorot.testing.coverage --rules-proved FILE`` writes what came of it as JSON: for every
id its tests by outcome. A test has passed when set-up, call and clean-up have; one that was skipped
or expected to fail proves nothing. It works with pytest-xdist, too.
What is made of it is up to whoever asks.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Literal

import pytest

Outcome = Literal["passed", "failed", "skipped"]
Outcomes = dict[str, dict[Outcome, list[str]]]
"""By the id of the rule and the outcome: the tests."""

_PROPERTY = "heorot.rule"


class Recorder:
    """Collects the outcomes of marked tests."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._rules: dict[str, list[str]] = {}
        self._outcome: dict[str, Outcome] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note one phase of a test: the worst of the three counts."""
        rules = [str(value) for name, value in report.user_properties if name == _PROPERTY]
        if not rules:
            return
        self._rules[report.nodeid] = rules
        outcome: Outcome = report.outcome
        if hasattr(report, "wasxfail"):
            outcome = "skipped"
        if _rank(outcome) > _rank(self._outcome.get(report.nodeid, "passed")):
            self._outcome[report.nodeid] = outcome
        else:
            self._outcome.setdefault(report.nodeid, "passed")

    def pytest_sessionfinish(self) -> None:
        """Write the report, where one was asked for."""
        if self._path is not None:
            self._path.write_text(json.dumps(self.outcomes, indent=1, sort_keys=True), "utf-8")

    @property
    def outcomes(self) -> Outcomes:
        """What came of the marked tests."""
        found: Outcomes = defaultdict(lambda: {"passed": [], "failed": [], "skipped": []})
        for test, rules in self._rules.items():
            for rule in rules:
                found[rule][self._outcome[test]].append(test)
        return dict(found)


def _rank(outcome: Outcome) -> int:
    return ("passed", "skipped", "failed").index(outcome)


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--rules-proved FILE``."""
    parser.addoption(
        "--rules-proved", type=Path, metavar="FILE", help="write which rules the tests prove"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Declare the mark; record in the process that hears of all tests."""
    config.addinivalue_line("markers", "rule(*ids): the test proves these rules")
    if not hasattr(config, "workerinput"):
        path = config.getoption("--rules-proved")
        config.pluginmanager.register(Recorder(path), "heorot-rules-proved")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the reports of marked tests carry the ids."""
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(rule, str) for rule in mark.args):
                raise pytest.UsageError(f'{item.nodeid}: write @pytest.mark.rule("H11")')
            item.user_properties += [(_PROPERTY, rule) for rule in mark.args]
