"""The pages about views are those of the views that there are."""

from __future__ import annotations

import json

import msgspec
from leduc import GAME
from tools import views

from heorot.core.luck import open_luck
from heorot.engine.interpreted import Interpreted


def test_the_pages_are_current() -> None:
    assert {path: path.read_text("utf-8") for path in views.FOLDER.iterdir()} == views.files()


def test_a_page_tells_every_field_with_its_type_and_what_is_said_of_it() -> None:
    lines = views.page(GAME).splitlines()
    assert "| `turned_up` | [Card](#card) or nothing |  |" in lines
    assert "| `raised` | number | Raises in this round. |" in lines
    assert "| `seats` | list of [Seat](#seat) |  |" in lines
    assert "A player. A thing." in lines
    assert not [line for line in lines if line.startswith("| `words`")]


def test_a_schema_knows_what_a_view_holds() -> None:
    schema = json.loads(views.schema(GAME))
    engine = Interpreted(GAME)
    view = GAME.view_of(engine.edition, engine.new(2, open_luck(1)), 0)
    for name in ("fixed", "public", "own"):
        kind = schema["properties"][name]["$ref"].rpartition("/")[2]
        known = schema["$defs"][kind]["properties"]
        assert msgspec.to_builtins(getattr(view, name)).keys() <= known.keys()
    assert schema["$defs"]["Hand"]["properties"]["raised"]["description"] == "Raises in this round."
    assert schema["$defs"]["Hand"]["required"][:2] == ["where", "question"]
