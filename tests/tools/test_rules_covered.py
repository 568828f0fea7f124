"""The check of rule coverage: what it accepts, and all it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools.rules_covered import faults, ids_in_rulebook, run_marked_tests

from heorot.testing.coverage import Outcomes

pytest_plugins = ["pytester"]

MARKED = """
    import pytest

    @pytest.mark.rule("Q1")
    def test_passes(): pass

    @pytest.mark.rule("Q2", "Q3")
    def test_proves_two(): pass

    @pytest.mark.rule("Q3")
    def test_fails(): assert False

    @pytest.mark.rule("Q4")
    @pytest.mark.skip
    def test_skipped(): pass

    @pytest.mark.rule("Q5")
    @pytest.mark.xfail
    def test_expected_to_fail(): assert False

    @pytest.fixture
    def broken():
        yield
        raise OSError

    @pytest.mark.rule("Q6")
    def test_fails_when_cleaning_up(broken): pass

    @pytest.mark.rule("Q7")
    @pytest.mark.parametrize("one", [1, 2])
    def test_fails_once(one): assert one == 1

    def test_unmarked(): pass
"""
BY_OUTCOME = {
    "Q1": "passed",
    "Q2": "passed",
    "Q4": "skipped",
    "Q5": "skipped",
    "Q6": "failed",
}


def expect(outcomes: Outcomes) -> None:
    for rule, outcome in BY_OUTCOME.items():
        found = {name: len(tests) for name, tests in outcomes[rule].items() if tests}
        assert found == {outcome: 1}
    assert [len(outcomes["Q3"]["passed"]), len(outcomes["Q3"]["failed"])] == [1, 1]
    assert [len(outcomes["Q7"]["passed"]), len(outcomes["Q7"]["failed"])] == [1, 1]
    assert len(outcomes) == 7


@pytest.mark.full
@pytest.mark.parametrize("workers", [[], ["-n1"]], ids=["one process", "with xdist"])
def test_the_plugin_writes_which_rules_were_proved(
    pytester: pytest.Pytester, workers: list[str]
) -> None:
    pytester.makepyfile(MARKED)
    report = pytester.path / "proved.json"
    pytester.runpytest_subprocess(
        "-p", "heorot.testing.coverage", f"--rules-proved={report}", *workers
    )
    expect(json.loads(report.read_text("utf-8")))


@pytest.mark.full
def test_a_mark_without_an_id_is_refused(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("import pytest\n@pytest.mark.rule\ndef test_nothing(): pass")
    result = pytester.runpytest_subprocess("-p", "heorot.testing.coverage")
    result.stderr.fnmatch_lines(['*write @pytest.mark.rule("H11")*'])


def test_marked_tests_are_run_without_the_full_ones(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        @pytest.mark.rule("Q1")
        def test_short(): pass

        @pytest.mark.full
        @pytest.mark.rule("Q2")
        def test_long(): pass
        """
    )
    pytester.makeini("[pytest]\nmarkers = full")
    outcomes = run_marked_tests([str(pytester.path), "-c", str(pytester.path / "tox.ini")])
    assert outcomes.keys() == {"Q1"}


@pytest.mark.full
def test_that_the_tests_cannot_be_run_is_said(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("import nowhere_to_be_found")
    with pytest.raises(SystemExit, match="could not be run"):
        run_marked_tests([str(pytester.path), "-c", str(pytester.makeini("[pytest]"))])


# The books


def passed(*rules: str) -> Outcomes:
    return {rule: {"passed": ["test"], "failed": [], "skipped": []} for rule in rules}


def book(*rules: str) -> str:
    return "# Rules\n" + "".join(f"\n**{rule} A rule.** Text, see **Q9**.\n" for rule in rules)


def found(folder: Path, outcomes: Outcomes, spec: str = "Q1\nQ2\n", **books: str) -> list[str]:
    """The faults of a game with these books."""
    (folder / "game-rule-ids.txt").write_text(spec, "utf-8")
    for language, text in books.items():
        (folder / f"RULES.{language}.md").write_text(text, "utf-8")
    return [fault.replace(f"{folder}/", "") for fault in faults(folder, {"game": folder}, outcomes)]


def test_all_is_well(tmp_path: Path) -> None:
    both = book("Q1", "Q2")
    assert found(tmp_path, passed("Q1", "Q2"), en=both, de=both) == []


def test_ids_are_found_at_the_start_of_a_line_only(tmp_path: Path) -> None:
    path = tmp_path / "RULES.en.md"
    path.write_text("**Q1 One.** See **Q2**.\n **Q3 x**\n**Q4** y\n**Q55 z**\n**ABC**\n", "utf-8")
    assert ids_in_rulebook(path) == ["Q1", "Q4", "Q55"]


def test_comments_and_blank_lines_of_the_list_are_no_rules(tmp_path: Path) -> None:
    spec = "# of the specification\n\nQ1\n  Q2  \n"
    assert found(tmp_path, passed("Q1", "Q2"), spec, en=book("Q1", "Q2")) == []


@pytest.mark.parametrize(
    ("books", "fault"),
    [
        ({}, "RULES.en.md is missing"),
        ({"en": book("Q1")}, "RULES.en.md: Q2 of the specification is missing"),
        ({"en": book("Q1", "Q2", "Q3")}, "RULES.en.md: Q3 is not in the specification"),
        ({"en": book("Q1", "Q2", "Q2")}, "RULES.en.md: Q2 is there 2 times"),
        (
            {"en": book("Q1", "Q2"), "fr": book("Q2")},
            "RULES.fr.md: Q1 of the specification is missing",
        ),
    ],
)
def test_a_rulebook_with_other_rules_is_refused(
    tmp_path: Path, books: dict[str, str], fault: str
) -> None:
    assert found(tmp_path, passed("Q1", "Q2"), **books) == [fault]


def test_a_missing_list_is_named(tmp_path: Path) -> None:
    assert list(faults(tmp_path, {"game": tmp_path}, {})) == [
        f"{tmp_path}/game-rule-ids.txt is missing"
    ]


def test_a_rule_without_a_test_that_passed_is_named(tmp_path: Path) -> None:
    both = book("Q1", "Q2")
    skipped: Outcomes = {"Q2": {"passed": [], "failed": [], "skipped": ["test_b"]}}
    failed: Outcomes = {"Q2": {"passed": ["test_a"], "failed": ["test_b"], "skipped": []}}
    assert found(tmp_path, passed("Q1"), en=both) == ["Q2 has no test that ran"]
    assert found(tmp_path, passed("Q1") | skipped, en=both) == [
        "Q2 has no test that ran; skipped: test_b"
    ]
    assert found(tmp_path, passed("Q1") | failed, en=both) == ["Q2: test_b failed"]


def test_a_mark_that_names_no_rule_is_refused(tmp_path: Path) -> None:
    assert found(tmp_path, passed("Q1", "Q2", "Q77"), en=book("Q1", "Q2")) == [
        "Q77 is no rule of any game; marked in test"
    ]
