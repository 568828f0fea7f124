"""The HTTP interface does what its OpenAPI document says, whatever it is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, checks
from starlette.testclient import TestClient
from tests.server.hall import HOST, ME, new_table, open_hall, unlimited

from heorot.server import guests
from heorot.server.answers import ENDPOINTS
from heorot.server.openapi import document

NOT_SAID = (
    checks.positive_data_acceptance,  # which games there are, and who plays them, no schema says
    checks.ignored_auth,  # the client always has its cookie
)
PLAIN = json.loads(json.dumps(document()).replace('"security"', '"x-security"'))
SCHEMA = schemathesis.openapi.from_dict(PLAIN)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with open_hall(tmp_path_factory.mktemp("hall")) as one:
        unlimited(one.app.state.desk)  # type: ignore[attr-defined]
        yield one


@pytest.mark.full
@SCHEMA.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_interface_is_as_its_document_says(case: Case[Any], client: TestClient) -> None:
    asked = case.as_transport_kwargs(base_url=HOST)
    wanted: dict[str, Any] = {
        name: asked.get(name) for name in ("method", "url", "headers", "params", "json")
    }
    answer = client.request(**wanted, content=asked.get("data"))
    assert answer.status_code < 500
    case.validate_response(answer, excluded_checks=list(NOT_SAID))


def test_strangers_may_only_look_around(client: TestClient) -> None:
    for one in ENDPOINTS:
        path = (
            one.path.replace("{match}", "none")
            .replace("{game}", "hoard")
            .replace("{box}", "standard")
        )
        stranger = TestClient(client.app, base_url=HOST, headers={"origin": HOST})
        status = stranger.request(one.method, path).status_code
        assert status == (401 if 401 in one.refuses else 404 if "{match}" in one.path else 200)


def test_what_another_site_sends_is_refused(client: TestClient) -> None:
    for one in ENDPOINTS:
        path = (
            one.path.replace("{match}", "none")
            .replace("{game}", "hoard")
            .replace("{box}", "standard")
        )
        for origin in ("https://evil.example", "null", "http://testserver.evil.example", ""):
            answer = client.request(one.method, path, headers={"origin": origin})
            assert (answer.status_code == 403) == (one.method != "GET")


def test_a_body_without_end_is_cut_off(client: TestClient) -> None:
    answer = client.post("/api/name", content=iter([b"x" * 1000] * 20))
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no such table."),
        ("de", "Diesen Tisch gibt es nicht."),
        ("fr", "Cette table n’existe pas."),
        ("ru", "Такого стола нет."),
    ],
)
def test_errors_are_sentences_in_the_language_of_the_reader(
    client: TestClient, language: str, said: str
) -> None:
    for lang, preferred in ((f"?lang={language}", "en"), ("", language)):
        answer = client.get(f"/api/tables/none{lang}", headers={"accept-language": preferred})
        assert (answer.status_code, answer.json()) == (404, {"error": said})


def test_every_answer_has_the_headers_that_guard_it(client: TestClient) -> None:
    for path in ("/", "/api/hall", "/api/nothing", "/assets/none.js", "/api/name", "/health"):
        headers = client.get(path).headers
        assert "'unsafe-inline'" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_cookie_is_signed_and_out_of_the_reach_of_scripts(client: TestClient) -> None:
    stranger = TestClient(client.app, base_url="https://testserver")
    cookie = stranger.get("/api/hall").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Secure"} <= {one.strip() for one in cookie.split(";")}
    name, _, value = cookie.partition(";")[0].partition("=")
    guest, _, signature = value.partition(".")
    other = f"{guest[:-1]}{'0' if guest[-1] != '0' else '1'}.{signature}"
    for forged in (other, guest, f"{guest}.", f".{signature}", ""):
        headers = {"cookie": f"{name}={forged}", "origin": HOST}
        forger = TestClient(client.app, base_url=HOST, headers=headers)
        assert forger.post("/api/name", json={"name": "Me"}).status_code == 401


def test_a_guest_of_an_older_database_comes_in_again(client: TestClient) -> None:
    key = client.app.state.desk.hall.key  # type: ignore[attr-defined]
    headers = {"cookie": f"{guests.COOKIE}={guests.sign(key, '0' * 32)}", "origin": HOST}
    known = TestClient(client.app, base_url=HOST, headers=headers)
    body = {"game": "hoard", "seats": [ME, {"kind": "friend"}]}
    assert known.post("/api/tables", json=body).status_code == 401
    assert known.get("/api/hall").json()["me"]["name"] == "Traveller"
    assert known.post("/api/tables", json=body).status_code == 200


def test_a_fault_of_ours_is_confessed_and_tells_nothing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(client.app.state.desk.hall.store, "is_alive", fail)  # type: ignore[attr-defined]
    calm = TestClient(client.app, base_url=HOST, raise_server_exceptions=False)
    answer = calm.get("/health?lang=fr")
    assert answer.status_code == 500
    assert answer.json() == {"error": "Un incident s’est produit dans la salle ; réessayez."}
    assert "content-security-policy" in answer.headers


def test_an_invitation_cannot_be_guessed_and_only_its_hash_is_kept(client: TestClient) -> None:
    table = new_table(client, "hoard", ME, {"kind": "friend"})
    (shown,) = client.get(f"/api/tables/{table}").json()["invitations"]
    link = shown["path"].rpartition("/")[2]
    assert len(link) * 6 >= 160
    store = client.app.state.desk.hall.store  # type: ignore[attr-defined]
    kept = store.news(table).seated[1].link
    assert kept == sha256(link.encode()).hexdigest()
    stranger = TestClient(client.app, base_url=HOST, headers={"origin": HOST})
    stranger.get("/api/hall")
    assert stranger.get(f"/api/tables/{table}").json()["invitations"] == []
    for wrong in (link[:-1], link + "A", kept, link.swapcase()):
        answer = stranger.post(f"/api/tables/{table}/sit", json={"link": wrong})
        assert answer.status_code == 400
        assert "not one of this table" in answer.json()["error"]
    assert stranger.post(f"/api/tables/{table}/sit", json={"link": link}).status_code == 200


@pytest.mark.parametrize("name", ["", " ", "x" * 17, "a\nb\x00", "a\u202eb", "\u200bx", "\x1b[31m"])
def test_a_name_that_cannot_be_read_is_refused(client: TestClient, name: str) -> None:
    assert client.post("/api/name", json={"name": name}).status_code == 400
    seats = [ME, {"kind": "here", "name": name}]
    assert client.post("/api/tables", json={"game": "hoard", "seats": seats}).status_code == 400


def test_pages_that_were_not_built_say_what_to_do(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("heorot.server.client.STATIC", tmp_path)
    answer = client.get("/t/anywhere", headers={"accept-language": "de-AT,en;q=0.5"})
    assert answer.status_code == 503
    assert "Die Seiten der Halle fehlen" in answer.text
    assert "scripts/play" in answer.text
