"""What the process of the hall never has in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

OPEN_A_TABLE = """
import sys
from pathlib import Path
from starlette.testclient import TestClient
from heorot.server.app import make_app
from heorot.server.store import sqlite_url

folder = Path(sys.argv[1])
host = "http://hall"
with TestClient(make_app(sqlite_url(folder), folder), host, headers={"origin": host}) as client:
    client.get("/api/hall")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
    answer = client.post("/api/tables", json={"game": "hoard", "seats": seats})
    assert client.get("/api/tables/" + answer.json()["id"]).json()["stage"] == "rolling"
assert "numba" not in sys.modules
"""


def test_a_hall_with_a_table_has_no_compiler_in_it(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", OPEN_A_TABLE, str(tmp_path)], check=True)
