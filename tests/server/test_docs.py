"""The hall serves its documentation, under the policy that all its pages have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from starlette.testclient import TestClient
from tests.server.hall import open_hall

from heorot.i18n import languages
from heorot.server import client as pages
from heorot.server.guard import HEADERS


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A hall whose documentation is still to be built."""
    with patch.object(pages, "DOCS", tmp_path / "docs"), open_hall(tmp_path / "hall") as one:
        yield one


@pytest.fixture
def docs(tmp_path: Path) -> None:
    """It is built."""
    (tmp_path / "docs/games").mkdir(parents=True)
    (tmp_path / "docs/index.html").write_text("<p>Start</p>", "utf-8")
    (tmp_path / "docs/games/hoard.html").write_text("<p>Sheep</p>", "utf-8")
    (tmp_path / "secret.html").write_text("<p>Secret</p>", "utf-8")


@pytest.mark.usefixtures("docs")
@pytest.mark.parametrize(
    ("path", "text"), [("/docs", "Start"), ("/docs/", "Start"), ("/docs/games/hoard.html", "Sheep")]
)
def test_a_page_is_served_under_the_policy_of_the_hall(
    path: str, text: str, client: TestClient
) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert text in answer.text
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("docs")
@pytest.mark.parametrize("path", ["/docs/nothing.html", "/docs/..%2fsecret.html"])
def test_what_is_not_there_is_not_served_and_a_page_leads_to_the_first(
    path: str, client: TestClient
) -> None:
    answers = [client.get(path, headers={"accept-language": one}) for one in languages()]
    assert {answer.status_code for answer in answers} == {404}
    assert all('<a href="/docs/">' in answer.text for answer in answers)
    assert len({answer.text for answer in answers}) == len(languages())
    assert not any("Secret" in answer.text for answer in answers)


def test_where_it_is_not_built_a_page_says_in_every_language_what_to_do(client: TestClient) -> None:
    answers = [client.get("/docs/", headers={"accept-language": one}) for one in languages()]
    assert {answer.status_code for answer in answers} == {503}
    assert all("scripts/docs" in answer.text for answer in answers)
    assert len({answer.text for answer in answers}) == len(languages())
