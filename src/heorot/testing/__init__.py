"""The test kit: what must hold for every game, shipped, so that authors of games can run it.

**Run it.** ``python -m heorot.testing GAME WITNESS`` runs every check of the kit on a game, found
by its name or as ``module:attribute``; ``--full`` takes its time. Under pytest, build
your tests on the same tables::

    import pytest
    from heorot.testing.cases import Case, cases
    from heorot.testing.kit import CHECKS, GAME_CHECKS, Check, GameCheck
    from mygame import GAME
    from mytests import witness


    @pytest.mark.parametrize("check", GAME_CHECKS, ids=str)
    def test_game(check: GameCheck) -> None:
        check.run(GAME)


    @pytest.mark.parametrize("check", CHECKS, ids=str)
    @pytest.mark.parametrize("case", cases(GAME, witness), ids=str)
    def test_games_that_are_played(check: Check, case: Case) -> None:
        check.quick(case)

**What a game gives.** A `heorot.core.game.Game`, and a witness among its tests: a second account
of the game, from its specification (`heorot.testing.cases`).

**What is checked** of a game:

=============================  ===================================================================
`heorot.testing.texts`         all that is declared can be said in every language, nothing else
`heorot.testing.glossary`      every language has a word for a thing, and uses it
=============================  ===================================================================

And of random games, for every shipped box, number of players and combination of options:

=============================  ===================================================================
`heorot.testing.play`          games end, there is something to do until then, components last
`heorot.testing.memory`        copies, bytes, equality, digests; past states stay; luck is addressed
`heorot.testing.marks`         redaction does what the marks say
`heorot.testing.secrecy`       nobody learns what is not theirs to know (`heorot.testing.sent`)
`heorot.testing.steps`         what is chosen in steps is the chooser's own until complete
`heorot.testing.at_once`       who chooses at the same time chooses the same in any order
`heorot.testing.readers`       tensors, bots and imagination read only what is there
`heorot.testing.imagining`     imagined worlds are possible, and all equally likely
`heorot.testing.codecs`        actions and positions survive being written and read
`heorot.testing.said`          all that is said is declared, and can be told apart
`heorot.testing.views`         views hold what they should, and what may be chosen is drawn
`heorot.testing.backends`      interpreted, checked, silent and native rules agree
=============================  ===================================================================

**Files** that record what a game does, each written by a command: golden playthroughs
(`heorot.testing.golden`) and perft counts (`heorot.testing.perft`).

**Rules and tests**: `heorot.testing.coverage` notes which rules of a specification were proved.
"""
