"""Whole matches over sockets, and what a hall must never do."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.hall import BOT, ME, Player, at_one_screen, new_table, open_hall, unlimited

from heorot.games import game_names, load
from heorot.server import messages

MOST = 1000
"""Decisions of a person in the longest match, and then some."""


@pytest.mark.full
@pytest.mark.parametrize("game", game_names())
def test_a_person_plays_against_bots_to_the_end(game: str, tmp_path: Path) -> None:
    bots = load(game).player_counts[0] - 1
    with open_hall(tmp_path) as client, ExitStack() as stack:
        unlimited(client.app.state.desk)  # type: ignore[attr-defined]
        table = new_table(client, game, ME, *[BOT] * bots)
        me = Player(client, table, 1, stack)
        for number in range(MOST):
            while not (me.now and (me.now["is_asked"] or me.now["result"])):
                me.hear()
            if me.now["result"]:
                break
            me.act(number)
            me.now = None
        assert me.now
        assert me.now["result"]
        assert [entry["number"] for entry in me.entries] == list(range(1, len(me.entries) + 1))


def test_an_act_that_was_accepted_is_there_after_a_restart(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client, ExitStack() as stack:
        me, _ = at_one_screen(client, "hoard", stack)
        me.act(0)
        told = me.until("told")
        cookies = client.cookies
    with open_hall(tmp_path) as client, ExitStack() as stack:
        client.cookies = cookies
        again = Player(client, me.table, me.seat, stack).until("table")
        assert again["now"] == told["now"]
        assert again["entries"][-len(told["entries"]) :] == told["entries"]


def test_the_same_act_sent_twice_is_one_action(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client, ExitStack() as stack:
        me, _ = at_one_screen(client, "hoard", stack)
        assert me.now
        revision = me.now["revision"]
        request = me.act(0)
        first = me.until("told")["now"]["public"]
        me.say(messages.Act(request=request, revision=revision, action="pile"))
        again = me.until("told")
        assert (again["request"], again["entries"]) == (request, [])
        assert again["now"]["public"] == first
        me.say(messages.Act(request="another-one", revision=revision, action="pile"))
        assert me.until("refused")["is_stale"]
        assert me.until("table")["now"]["public"] == first


def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client, ExitStack() as stack:
        me = Player(client, new_table(client, "hoard", ME, BOT), 1, stack)
        while not (me.now and me.now["is_asked"]):
            me.hear()
        before = me.now
        me.say(messages.Act(request="refuse-me", revision=before["revision"], action="end"))
        refused = me.until("refused")
        assert refused["refusal"]["rule"] in {"H3", "H16"}  # as the dice have dealt
        me.say(messages.Hello(version=messages.VERSION, language="de"))
        again = me.until("table")["now"]
        assert (again["public"], again["own"]) == (before["public"], before["own"])


def test_whoever_has_no_seat_may_not_sit_on_somebody_elses(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client, ExitStack() as stack:
        table = new_table(client, "hoard", ME, {"kind": "friend"})
        client.cookies.clear()
        client.get("/api/hall")
        with pytest.raises(WebSocketDisconnect) as refused:
            Player(client, table, 1, stack).hear()
        assert refused.value.code == 4403
        assert client.post(f"/api/tables/{table}/sit", json={"link": "x"}).status_code == 400


def test_what_is_malformed_is_refused(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client:
        bodies: list[Any] = [{"game": "chess", "seats": [ME]}, {"game": "hoard"}, [], {"x": 1}]
        for body in bodies:
            answer = client.post("/api/tables", json=body)
            assert answer.status_code == 400
            assert answer.json()["error"]
        evil = {"origin": "https://evil.example"}
        body = {"game": "hoard", "seats": [ME, BOT]}
        assert client.post("/api/tables", json=body, headers=evil).status_code == 403
