"""Every rule of the specification is in the rulebook, and proved by a test that passed.

``python -m tools.rules_covered`` runs the tests that are marked with a rule and not with
``full`` (`heorot.testing.coverage`), and fails unless, for each registered game,

- the ids in ``RULES.en.md`` (``**H11 Knight.** …`` at the start of a line), each once, are exactly
  those of ``docs/spec/<game>-rule-ids.txt``, and those of every other language, too;
- each of them has a marked test, and all its marked tests that were not skipped passed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from heorot.games import REGISTRY, load
from heorot.testing import coverage
from heorot.testing.coverage import Outcomes, Recorder

RULE = re.compile(r"^\*\*([A-Z]\d+)\b", re.MULTILINE)


def ids_in_rulebook(path: Path) -> list[str]:
    """The ids of a rulebook in the order of the text."""
    return RULE.findall(path.read_text("utf-8"))


def ids_in_specification(path: Path) -> list[str]:
    """The ids of a committed list, one a line."""
    lines = (line.strip() for line in path.read_text("utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def faults_of_rulebook(rulebook: Path, expected: list[str]) -> Iterator[str]:
    """How the ids of a rulebook differ from those of the specification."""
    if not rulebook.exists():
        yield f"{rulebook} is missing"
        return
    found = ids_in_rulebook(rulebook)
    for rule in dict.fromkeys(expected):
        if rule not in found:
            yield f"{rulebook}: {rule} of the specification is missing"
    for rule in dict.fromkeys(found):
        if rule not in expected:
            yield f"{rulebook}: {rule} is not in the specification"
        elif found.count(rule) > 1:
            yield f"{rulebook}: {rule} is there {found.count(rule)} times"


def faults_of_tests(expected: Iterable[str], outcomes: Outcomes) -> Iterator[str]:
    """Which rules no test proves, and which marks name no rule."""
    known = list(expected)
    for rule in known:
        outcome = outcomes.get(rule, {"passed": [], "failed": [], "skipped": []})
        for test in outcome["failed"]:
            yield f"{rule}: {test} failed"
        if not outcome["passed"] and not outcome["failed"]:
            skipped = ", ".join(outcome["skipped"])
            yield f"{rule} has no test that ran" + (f"; skipped: {skipped}" if skipped else "")
    for rule in outcomes:
        if rule not in known:
            tests = ", ".join(test for found in outcomes[rule].values() for test in found)
            yield f"{rule} is no rule of any game; marked in {tests}"


def faults(specifications: Path, folders: dict[str, Path], outcomes: Outcomes) -> Iterator[str]:
    """All that is wrong: `folders` are those of the games' texts, by name."""
    every: list[str] = []
    for game, folder in folders.items():
        specification = specifications / f"{game}-rule-ids.txt"
        if not specification.exists():
            yield f"{specification} is missing"
            continue
        expected = ids_in_specification(specification)
        every += expected
        for rulebook in sorted({folder / "RULES.en.md", *folder.glob("RULES.*.md")}):
            yield from faults_of_rulebook(rulebook, expected)
    yield from faults_of_tests(every, outcomes)


def run_marked_tests(arguments: list[str]) -> Outcomes:
    """Run the marked tests here, without what takes long."""
    recorder = Recorder()
    with TemporaryDirectory() as folder:
        options = [
            "-q",
            "-m",
            "rule and not full",
            "-p",
            "no:cacheprovider",
            f"--basetemp={folder}/t",
        ]
        status = pytest.main([*options, *arguments], plugins=[coverage, recorder])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise SystemExit(f"the marked tests could not be run: {status!r}")
    return recorder.outcomes


def main() -> None:
    """Run the check from the root of the repository; further arguments go to pytest."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.rules_covered",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--specifications", type=Path, default=Path("docs/spec"), metavar="FOLDER")
    options, rest = parser.parse_known_args()
    folders = {name: load(name).texts for name in REGISTRY}
    outcomes = run_marked_tests(rest)
    found = list(faults(options.specifications, folders, outcomes))
    for fault in found:
        sys.stderr.write(f"{fault}\n")
    tests = {test for outcome in outcomes.values() for test in outcome["passed"]}
    rules = sum(bool(outcome["passed"]) for outcome in outcomes.values())
    sys.stdout.write(f"{rules} rules proved by {len(tests)} tests; {len(found)} faults\n")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
