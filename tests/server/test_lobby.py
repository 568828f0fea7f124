"""What the lobby shows, and how one gets from there to a table."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from starlette.testclient import TestClient
from tests.server.hall import BOT, HOST, ME, at_one_screen, new_table, open_hall

from heorot.server import answers, guests
from heorot.server.schema import matches

FRIEND = {"kind": "friend"}


def another_guest(client: TestClient) -> TestClient:
    other = TestClient(client.app, base_url=HOST, headers={"origin": HOST})
    assert other.get("/api/hall").status_code == 200
    return other


def sit(client: TestClient, table: str, link: str = "") -> tuple[int, dict[str, Any]]:
    answer = client.post(f"/api/tables/{table}/sit", json={"link": link})
    return answer.status_code, answer.json()


def test_a_free_seat_of_a_listed_table_can_be_taken_without_an_invitation(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client:
        table = new_table(client, "hoard", ME, FRIEND, is_listed=True)
        other = another_guest(client)
        [shown] = other.get("/api/hall").json()["listed"]
        assert shown["id"] == table
        assert shown["is_listed"]
        assert shown["host"] == "Traveller"
        assert sit(other, table) == (200, {"seat": 2})


def test_a_seat_of_a_private_table_needs_its_invitation(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client:
        table = new_table(client, "hoard", ME, FRIEND)
        other = another_guest(client)
        assert other.get("/api/hall").json()["listed"] == []
        status, answer = sit(other, table)
        assert status == 400
        assert "not free" in answer["error"]


def test_a_guest_whom_the_database_does_not_know_comes_in_again(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client:
        table = new_table(client, "hoard", ME, FRIEND, is_listed=True)
        desk = client.app.state.desk  # type: ignore[attr-defined]
        cookie = guests.sign(desk.hall.key, guests.new_guest())
        headers = {"origin": HOST, "cookie": f"{guests.COOKIE}={cookie}"}
        lost = TestClient(client.app, base_url=HOST, headers=headers)
        assert sit(lost, table)[0] == 401
        assert lost.post("/api/tables", json={"game": "hoard", "seats": [ME]}).status_code == 401
        assert lost.get("/api/hall").json()["me"]["name"] == "Traveller"
        assert sit(lost, table) == (200, {"seat": 2})


def test_who_has_chosen_no_name_is_called_a_traveller_in_the_language_of_the_moment(
    tmp_path: Path,
) -> None:
    def called(client: TestClient, language: str) -> str:
        return str(client.get(f"/api/hall?lang={language}").json()["me"]["name"])

    with open_hall(tmp_path) as client:
        assert [called(client, one) for one in ("en", "de", "ru")] == [
            *("Traveller", "Wanderer", "Путник")
        ]
        body = {"game": "hoard", "seats": [ME, FRIEND]}
        table = client.post("/api/tables?lang=fr", json=body).json()["id"]
        assert client.get(f"/api/tables/{table}").json()["host"] == "Voyageur"
        assert client.post("/api/name", json={"name": "Wanderer"}).status_code == 200
        assert [called(client, one) for one in ("en", "de")] == ["Wanderer", "Wanderer"]


def test_bots_are_called_as_people_of_the_poem(tmp_path: Path) -> None:
    bot = {"kind": "bot", "bot": "greedy"}
    with open_hall(tmp_path) as client:
        table = new_table(client, "hoard", ME, bot, bot)
        seats = client.get(f"/api/tables/{table}").json()["seats"]
        assert [one["name"] for one in seats] == ["Traveller", "Unferth", "Wiglaf"]


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", {"Dragon's Hoard", "Beowulf: The Movie Board Game", "Kingdoms"}),
        ("de", {"Von Drachen und Schafen", "Beowulf: The Movie Board Game", "Kingdoms"}),
        ("ru", {"О драконах и овцах", "Беовульф", "Kingdoms"}),
    ],
)
def test_every_edition_has_a_title_and_a_sentence_in_the_language_of_the_guest(
    tmp_path: Path, language: str, titles: set[str]
) -> None:
    with open_hall(tmp_path) as client:
        games = client.get(f"/api/hall?lang={language}").json()["games"]
        boxes = [box for game in games for box in game["boxes"]]
        assert titles <= {box["title"] for box in boxes}
        assert all(box["about"].endswith(".") for box in boxes)
        assert any(box["reconstructed"] for box in boxes)


def test_the_lobby_says_who_has_yet_to_roll_the_dice(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client:
        table = new_table(client, "hoard", ME, FRIEND, {"kind": "bot", "bot": "greedy"})
        other = another_guest(client)
        path = client.get(f"/api/tables/{table}").json()["invitations"][0]["path"]
        assert sit(other, table, path.rpartition("/")[2])[0] == 200
        shown = [one.get("/api/hall").json()["mine"][0] for one in (client, other)]
        assert [one["stage"] for one in shown] == ["rolling", "rolling"]
        assert [one["is_my_turn"] for one in shown] == [True, True]
        assert shown[0]["waited_for"] == ["Traveller", "Traveller 2"]


def test_the_lobby_says_who_won(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client, ExitStack() as stack:
        people = at_one_screen(client, "leduc", stack)
        number = 0
        while not (people[0].now and people[0].now["result"]):
            one = next((one for one in people if one.now and one.now["is_asked"]), None)
            assert one is not None
            one.act(number := number + 1)
            for each in people:
                each.until("told")
        now = people[0].now
        won = [one["name"] for one in now["result"]["standings"] if one["place"] == 1]
        [shown] = client.get("/api/hall").json()["mine"]
        assert shown["winners"] == won != []


@pytest.mark.parametrize(
    ("language", "silent"),
    [
        ("en", "the Silent One"),
        ("de", "der Schweigsame"),
        ("fr", "Silencieux"),
        ("ru", "Молчун"),
    ],
)
def test_the_lobby_knows_winners_who_have_no_seat(
    tmp_path: Path, language: str, silent: str
) -> None:
    with open_hall(tmp_path) as client:
        new_table(client, "beest", ME, BOT, BOT)
        desk = client.app.state.desk  # type: ignore[attr-defined]
        with desk.hall.store.engine.begin() as connection:
            connection.execute(matches.update().values(won="seat:1|seat:silent"))
        [shown] = client.get(f"/api/hall?lang={language}").json()["mine"]
        assert shown["winners"] == ["Traveller", silent]


def test_tables_that_were_put_away_take_no_room_in_the_list(tmp_path: Path) -> None:
    def listed(client: TestClient) -> list[str]:
        return [one["id"] for one in client.get("/api/hall").json()["mine"]]

    with open_hall(tmp_path) as client, patch.object(answers, "MOST_TABLES", 2):
        tables = [new_table(client, "hoard", ME, BOT, is_listed=True) for _ in range(3)]
        first, *others = tables
        assert first not in listed(client)
        for is_away in (True, True, False, True):  # the same again changes nothing
            for table in others:
                path = f"/api/tables/{table}/away"
                assert client.post(path, json={"is_away": is_away}).status_code == 200
        assert listed(client) == [first]
        assert client.get("/api/hall").json()["listed"] == []
        assert client.get(f"/api/tables/{others[0]}").status_code == 200


def test_nobody_puts_away_a_table_of_others(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client:
        table = new_table(client, "hoard", ME, FRIEND, is_listed=True)
        other = another_guest(client)
        assert other.post(f"/api/tables/{table}/away", json={"is_away": True}).status_code == 404
        assert len(client.get("/api/hall").json()["mine"]) == 1
