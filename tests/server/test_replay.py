"""Finished matches, looked back on."""

from __future__ import annotations

import hashlib
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient
from tests.harness.clients import commitment
from tests.server.hall import BOT, ME, Player, new_table, open_hall

Seen = dict[int, tuple[Any, Any]]
"""By the number of the last entry: what was shown then."""


def play_to_the_end(client: TestClient, table: str, stack: ExitStack) -> tuple[Player, Seen]:
    me, seen = Player(client, table, 1, stack), Seen()
    while not (me.now and me.now["result"]):
        if me.now and me.now["is_asked"]:
            seen[len(me.entries)] = me.now["public"], me.now["own"]
            me.act(len(seen), choice=-1)
            me.now = None
        me.hear()
    return me, seen


def test_a_finished_match_is_seen_again_as_it_was_told(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client, ExitStack() as stack:
        table = new_table(client, "leduc", ME, BOT)
        me, seen = play_to_the_end(client, table, stack)
        past = client.get(f"/api/tables/{table}/replay/1").json()
        assert past["entries"] == me.entries
        assert past["moments"][0] == 0
        for heard, shown in seen.items():
            at = past["moments"][heard - 1]
            moment = client.get(f"/api/tables/{table}/replay/1/{at}").json()
            assert moment["heard"] == heard
            assert (moment["now"]["public"], moment["now"]["own"]) == shown


def test_everybody_may_look_through_the_eyes_of_others_when_it_is_over(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client, ExitStack() as stack:
        table = new_table(client, "leduc", ME, BOT)
        assert client.get(f"/api/tables/{table}/replay/2/0").status_code == 400
        assert client.get(f"/api/tables/{table}/dice").status_code == 400
        play_to_the_end(client, table, stack)
        other = client.get(f"/api/tables/{table}/replay/2/0").json()
        assert other["now"]["own"]["card"]
        assert client.get(f"/api/tables/{table}/replay/0/0").json()["now"]["own"] is None
        for path in ("replay/3/0", "replay/1/9999", "replay/-1/0", "replay/x/0", "replay/1/²"):
            assert client.get(f"/api/tables/{table}/{path}").status_code == 400


def test_the_dice_of_a_finished_match_keep_what_was_promised(tmp_path: Path) -> None:
    with open_hall(tmp_path) as client, ExitStack() as stack:
        table = new_table(client, "leduc", ME, BOT)
        me, _ = play_to_the_end(client, table, stack)
        dice = client.get(f"/api/tables/{table}/dice").json()
        heard = map(msgspec.json.decode, me.heard)
        promised = next(one["dice"] for one in heard if one["is"] == "roll")
        secret = bytes.fromhex(dice["secret"])
        opened = hashlib.sha256(b"heorot table\n" + secret + dice["terms"].encode()).hexdigest()
        assert dice["commitment"] == promised == opened
        (mine,) = dice["numbers"]
        assert mine["commitment"] == commitment(promised, 0, mine["number"], mine["salt"])
