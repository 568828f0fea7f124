"""The first screen, who sits where, and whose luck it is."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from tests.harness.program import heorot
from tests.terminal.seated import ALONE, ESCAPE, screen

from heorot.core.errors import HeorotError
from heorot.core.luck import open_luck
from heorot.core.seats import SPECTATOR
from heorot.core.words import Word
from heorot.engine.interpreted import Interpreted
from heorot.games import REGISTRY, load
from heorot.i18n import Speech, default_language, keyed, languages, rulebook
from heorot.i18n.figures import reconstructed
from heorot.match import FairDice, OpenDice, Seat, agree
from heorot.match.dice import Dice
from heorot.match.terms import Terms
from heorot.terminal import playing
from heorot.terminal.opening import parse_seats, welcome
from heorot.terminal.screen import ERASE_SCROLLBACK, Leave
from heorot.terminal.start import FirstScreen, Wish
from heorot.terminal.telling import speech_for

HOARD = load("hoard")
ANYTHING = Wish()
MOVIE = "Beowulf: The Movie Board Game"


# The first screen.


def first(*typed: str, wish: Wish = ANYTHING) -> tuple[FirstScreen, str, Terms | None, Dice | None]:
    """The first screen in English, what it showed, and what came of it."""
    at, file = screen(*typed)
    asked = FirstScreen(at, "en", wish)
    terms, dice = None, None
    with suppress(Leave):
        terms, dice = asked.run()
    return asked, ESCAPE.sub("", file.getvalue()), terms, dice


def test_enter_plays() -> None:
    _, shown, terms, dice = first("")
    assert terms is not None
    assert (terms.game.name, terms.edition.name) == ("hoard", "standard")
    assert [seat.bot for seat in terms.seats] == ["", "thane", "thane"]
    assert isinstance(dice, FairDice)
    assert dice.commitment(terms) in shown
    assert dice.secret.hex() not in shown
    assert "Some figures are not known from print and are reconstructed (i: which)." in shown
    assert "The luck is fair (i: how)." in shown


def test_game_box_name_and_opponents_are_chosen_on_one_screen() -> None:
    asked, shown, terms, dice = first("4", "n Ann", "o 1", "d -12")
    titles = [line[4:].split("  ")[0] for line in shown.splitlines()[: len(asked.offers)]]
    assert titles[:4] == ["Dragon's Hoard", "Beowulf: The Legend", MOVIE, "Kingdoms"]
    assert terms is not None
    assert (terms.game.name, terms.edition.name) == ("movie", "kingdoms")
    assert terms.seats == (Seat("Ann"), Seat("Unferth", "thane"))
    assert isinstance(dice, FairDice)
    assert [number.value for number in dice.numbers] == [-12]
    assert "You are kings who build castles" in " ".join(shown.split())


def test_as_many_opponents_are_offered_as_a_game_needs() -> None:
    asked, shown, terms, _ = first("o 1", "5", "")
    assert "o 1–3: opponents" in shown
    assert "o 2–5: opponents" in shown
    assert asked.opponents == 2
    assert terms is not None
    assert len(terms.seats) == 3


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "“0” means nothing here."),
        ("99999", "“99999” means nothing here."),
        ("o 9", "“o 9” means nothing here."),
        ("l 7", "“l 7” means nothing here."),
        ("l 0", "“l 0” means nothing here."),
        ("d x", "“d x” means nothing here."),
        ("d " + "9" * 19, "means nothing here."),
        ("chess", "“chess” means nothing here."),
        ("n Unferth", "two seats are called Unferth"),
        ("n " + "x" * 17, "is no name for a seat"),
        ("i", "Not known from print, and reconstructed: "),
        ("i", "The table has drawn 256 secret bits"),
    ],
)
def test_what_the_first_screen_does_not_understand_changes_nothing(typed: str, said: str) -> None:
    asked, shown, terms, _ = first(typed, "", "")
    assert said in " ".join(shown.split())
    assert terms is not None
    assert (asked.chosen, asked.opponents, asked.name, asked.level) == (0, 2, "", "thane")


def test_how_well_the_opponents_play_is_chosen() -> None:
    _, shown, terms, _ = first("l 5", "")
    assert terms is not None
    assert [seat.bot for seat in terms.seats] == ["", "hero", "hero"]
    assert "Unferth (5 · Hero)" in shown
    assert "5 · Hero: misses nothing, and often thinks ahead." in shown


@pytest.mark.parametrize("typed", ["q", "quit"])
def test_somebody_may_leave_the_first_screen(typed: str) -> None:
    assert first(typed, "")[2] is None


def test_what_is_given_is_not_asked() -> None:
    wish = Wish("movie", "kingdoms", "me:Ann,random", 3)
    asked, shown, terms, dice = first("2", "n Ben", "o 3", "", wish=wish)
    assert len(asked.offers) == 1
    assert dice == OpenDice(3)
    assert terms is not None
    assert terms.seats == (Seat("Ann"), Seat("Unferth", "random"))
    assert shown.count("means nothing here.") == 3
    assert "opponents" not in shown


@pytest.mark.parametrize("language", languages())
def test_the_first_screen_fits_into_a_small_terminal(language: str) -> None:
    for chosen in range(5):
        at, file = screen(str(chosen + 1), "")
        at.console.size = (80, 24)
        FirstScreen(at, language, ANYTHING).run()
        last = ESCAPE.sub("", file.getvalue().rpartition("\x1b[2J")[2])
        assert len(last.splitlines()) <= 24


def test_somebody_may_leave_without_choosing_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "is_interactive", lambda: True)
    monkeypatch.setattr(playing, "Screen", lambda: screen()[0])
    playing.play_match(Wish(who="me,greedy"), "en")


def test_without_a_terminal_and_a_game_the_first_one_is_played() -> None:
    result = heorot("play", "--seats", "greedy,greedy", "--seed", "1", "--lang", "en")
    assert result.exit_code == 0
    assert result.output.startswith("Dragon's Hoard\n")


def test_the_bots_of_a_full_table_have_names_of_their_own() -> None:
    for language in languages():
        seats = parse_seats("me" + ",greedy" * 5, Speech(language))
        assert len({seat.name for seat in seats}) == 6


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", REGISTRY)
def test_every_game_explains_its_screen(name: str, language: str) -> None:
    game = load(name)
    for box in game.boxes:
        engine = Interpreted(game, game.load_box(box))
        s = engine.new(game.player_counts[0], open_luck(1))
        where = game.view_of(engine.edition, s, SPECTATOR).public.where
        assert Speech(language, game).say(f"{name}-help", where)


@pytest.mark.parametrize(
    ("game", "box", "language", "title"),
    [
        ("hoard", None, "en", "Dragon's Hoard"),
        ("hoard", None, "de", "Von Drachen und Schafen"),
        ("legend", None, "ru", "Беовульф: легенда"),
        ("movie", None, "ru", "Беовульф"),
        ("movie", "kingdoms", "ru", "Kingdoms"),
    ],
)
def test_the_title_comes_in_the_language_of_the_table(
    game: str, box: str | None, language: str, title: str
) -> None:
    assert rulebook.title(load(game), load(game).load_box(box), language) == title


# Seats.


def test_people_and_bots_get_names() -> None:
    seats = parse_seats("me, me:Ben ,greedy,random:Grendel", Speech("en"))
    assert seats == [
        *(Seat("Player 1"), Seat("Ben"), Seat("Unferth", "greedy"), Seat("Grendel", "random")),
    ]


def test_bots_among_themselves_are_told_by_number() -> None:
    names = [seat.name for seat in parse_seats("greedy,random", Speech("de"))]
    assert names == ["Spieler 1", "Spieler 2"]


@pytest.mark.parametrize("text", ["", "me,", "me;greedy", "me:" + "x" * 17, "me:\x1b[2J,greedy"])
def test_seats_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(HeorotError):
        parse_seats(text, Speech("en"))


@pytest.mark.parametrize("language", languages())
def test_a_seat_is_called_by_its_name(language: str) -> None:
    seats = [Seat("Ann"), Seat("Łukasz")]
    speech = speech_for(language, load("hoard").load_box(), seats)
    words = [Word("seat", 2), Word("seat", 1), Word("back", "red")]
    text = speech.event("steals", keyed(words))
    assert "Ann" in text
    assert "Łukasz" in text


def test_french_knows_where_a_name_needs_an_apostrophe() -> None:
    speech = speech_for(
        "fr", load("hoard").load_box(), [Seat("Élodie"), Seat("Léa"), Seat("Joueur 3")]
    )
    turns = [speech.event("turn_begins", {"seat": Word("seat", seat)}) for seat in (1, 2, 3)]
    assert [turn.replace("\xa0", " ") for turn in turns] == [
        "C’est au tour d’Élodie.",
        "C’est au tour de Léa.",
        "C’est au tour du Joueur 3.",
    ]


def test_a_seat_without_a_name_of_its_own_keeps_the_article() -> None:
    speech = speech_for("fr", load("hoard").load_box(), parse_seats("greedy,random", Speech("fr")))
    text = speech.event("ends_turn", {"seat": Word("seat", 1)})
    assert text.replace("\xa0", " ") == "Le Joueur 1 a terminé son tour."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ann takes 2 red cards and a blue card from the pile."),
        ("de", "Ann nimmt 2 rote Karten und eine blaue Karte vom Ziehstapel."),
        ("fr", "Ann prend 2 cartes rouges et une carte bleue au sommet de la pioche."),
        ("ru", "Ann берёт из колоды 2 красные карты и синюю карту."),
    ],
)
def test_equal_things_are_told_together(language: str, text: str) -> None:
    speech = speech_for(language, load("hoard").load_box(), [Seat("Ann")])
    backs = [Word("back", "red"), Word("back", "blue"), Word("back", "red #1")]
    told = speech.event("takes_from_pile", {"seat": Word("seat", 1), "back": backs})
    assert told.replace("\xa0", " ") == text


def test_equal_cards_without_a_plural_are_counted() -> None:
    cards = [Word("card", "red dragon")] * 2
    text = Speech("en", load("hoard")).event("discards", {"seat": Word("seat", 1), "card": cards})
    assert text == "Player 1 discards the red dragon (×2)."


# The language.


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_MESSAGES": "ru_RU", "LANG": "de_DE"}, "ru"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


# The dice.


def test_everybody_mixes_a_number_into_fair_dice() -> None:
    at, file = screen("zwölf", "9" * 19, "-12", "77", "")
    seats = [Seat("Ann"), Seat("Unferth", "greedy"), Seat("Ben")]
    dice = welcome(at, "en", agree(HOARD, seats), None)
    assert isinstance(dice, FairDice)
    assert [number.value for number in dice.numbers] == [-12, 77]
    shown = ESCAPE.sub("", file.getvalue())
    assert dice.secret.hex() not in shown
    assert shown.count("no whole number") == 2
    table_s = dice.commitment(agree(HOARD, seats))
    numbers = dict(zip((0, 2), dice.numbers, strict=True))
    committed = {seat: number.commitment(table_s, seat) for seat, number in numbers.items()}
    assert shown.index(table_s) < shown.index(committed[0]) < shown.index(committed[2])
    assert shown.index(committed[2]) < shown.index("Ann has mixed in -12.")
    assert "Ben has mixed in 77." in shown


def test_what_was_typed_is_wiped_before_the_next_person_says_a_number() -> None:
    at, file = screen("-12", "77", "")
    welcome(at, "en", agree(HOARD, [Seat("Ann"), Seat("Ben")]), None)
    before, erased, _ = file.getvalue().partition(ERASE_SCROLLBACK)
    assert erased
    assert "Ben, any number" not in before


def test_who_does_not_care_presses_one_key_and_gets_a_random_number() -> None:
    found = set()
    for _ in range(3):
        dice = first("")[3]
        assert isinstance(dice, FairDice)
        found |= {number.value for number in dice.numbers}
    assert len(found) == 3
    assert 0 not in found


def test_dice_of_a_seed_are_called_open() -> None:
    at, file = screen("")
    assert welcome(at, "en", agree(HOARD, ALONE), 12) == OpenDice(12)
    assert "Luck is open: it follows from seed 12" in file.getvalue()


def test_a_wrong_number_of_seats_is_refused_before_anybody_is_asked() -> None:
    at, file = screen()
    with pytest.raises(HeorotError, match="hoard is for 2 to 4 players, not 1"):
        welcome(at, "en", agree(HOARD, ALONE[:1]), None)
    assert file.getvalue() == ""


def test_leaving_before_the_first_card_leaves_no_file(folder: Path) -> None:
    at, _ = screen()
    with pytest.raises(Leave):
        welcome(at, "en", agree(HOARD, ALONE), None)
    assert not folder.exists()


@pytest.mark.parametrize("language", languages())
def test_every_figure_that_could_be_reconstructed_has_words(language: str, tmp_path: Path) -> None:
    speech = Speech(language, load("hoard"))
    assert speech.say("front-kings_treasure") in reconstructed(HOARD.load_box(None), speech)
    mine = tmp_path / "box.toml"
    text = (HOARD.folder / "boxes/standard.toml").read_text(encoding="utf-8")
    for letter in "RSIP":
        text = text.replace(f'= "{letter}"', '= "X"')
    mine.write_text(text, encoding="utf-8")
    edition = HOARD.load_box(mine)
    assert {one.partition(": ")[2] for one in edition.reconstructed} == {
        *("copies", "value", "cost", "names"),
    }
    assert speech.say("front-wild_sheep") in reconstructed(edition, speech)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", REGISTRY)
def test_what_is_reconstructed_in_a_shipped_box_has_words(name: str, language: str) -> None:
    game = load(name)
    for box in game.boxes:
        edition = game.load_box(box)
        assert bool(reconstructed(edition, Speech(language, load(name)))) == bool(
            edition.reconstructed
        )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "names (The Swift Ships and episode 8); kinds (episodes 2, 3, 7–25, and 30)"),
        ("de", "Namen (Die schnellen Schiffe und Episode 8); Arten (Episoden 2, 3, 7–25 und 30)"),
        ("fr", "noms (Navires rapides et épisode 8) ; types (épisodes 2, 3, 7–25 et 30)"),
        ("ru", "названия («Быстрые корабли» и эпизод 8); виды (эпизоды 2, 3, 7–25 и 30)"),
    ],
)
def test_things_with_numbers_are_told_in_runs(language: str, text: str) -> None:
    kinds = [f"{number}: kind" for number in (2, 3, *range(7, 26), 30)]
    figures = ("card-ships: name", "8: name", *kinds)
    edition = replace(load("legend").load_box(None), reconstructed=figures)
    told = reconstructed(edition, Speech(language, load("legend")))
    assert told.replace("\xa0", " ") == text


@pytest.mark.parametrize("language", languages())
def test_every_figure_of_legend_that_could_be_reconstructed_has_words(
    language: str, tmp_path: Path
) -> None:
    legend = load("legend")
    text = (legend.folder / "boxes/standard.toml").read_text(encoding="utf-8")
    mine = tmp_path / "box.toml"
    mine.write_text(re.sub(r'"[RSIP]"(?=[,\]\s}])', '"X"', text), encoding="utf-8")
    edition = legend.load_box(mine)
    assert {one.partition(": ")[2] for one in edition.reconstructed} == {
        *("copies", "count", "name", "symbol", "values", "slot", "kind", "symbols", "spaces"),
        "gain",
    }
    speech = Speech(language, load("legend"))
    figures = reconstructed(edition, speech)
    for thing in ("symbol-travelling", "card-hides", "sort-misfortune"):
        assert speech.say(thing) in figures


@pytest.mark.parametrize("language", languages())
def test_the_default_seats_can_sit_down_in_every_language(language: str) -> None:
    speech = Speech(language, load("hoard"))
    assert len(parse_seats("me,greedy,greedy", speech)) == 3
    assert len(parse_seats("greedy,greedy", speech)) == 2
