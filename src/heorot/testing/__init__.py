"""The test kit: what must hold for every game, shipped, so that authors of games can run it.

**Run it.** ``python -m heorot.testing GAME WITNESS`` runs every check of the kit on a game, found
by its name or as ``module:attribute``; ``--full`` takes its time. Under pytest, build
your tests on the same table::

    import pytest
    from heorot.testing.cases import Case, cases
    from heorot.testing.kit import CHECKS, Check
    from mygame import GAME
    from mytests import witness


    @pytest.mark.parametrize("check", CHECKS, ids=str)
    @pytest.mark.parametrize("case", cases(GAME, witness), ids=str)
    def test_kit(check: Check, case: Case) -> None:
        check.quick(case)

**What a game gives.** A `heorot.core.game.Game`, and a witness among its tests: a second account
of the game, from its specification (`heorot.testing.cases`).

**What is checked**, for every shipped box, number of players and combination of options:

=============================  ===================================================================
`heorot.testing.play`          games end, there is something to do until then, components last
`heorot.testing.memory`        copies, bytes, equality, digests; past states stay; luck is addressed
`heorot.testing.marks`         redaction does what the marks say
`heorot.testing.secrecy`       nobody learns what is not theirs to know (`heorot.testing.sent`)
`heorot.testing.steps`         what is chosen in steps is the chooser's own until complete
`heorot.testing.readers`       tensors, bots and imagination read only what is there
`heorot.testing.imagining`     imagined worlds are possible, and all equally likely
`heorot.testing.codecs`        actions and positions survive being written and read
`heorot.testing.backends`      interpreted, checked, silent and native rules agree
=============================  ===================================================================

**Files** that record what a game does, each written by a command: golden playthroughs
(`heorot.testing.golden`) and perft counts (`heorot.testing.perft`).

**How good the tests are**: every rule is proved by a test (`heorot.testing.rules_covered`), and
tests notice when a rule is changed (`heorot.testing.mutate`).
"""
