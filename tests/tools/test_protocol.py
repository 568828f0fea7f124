"""The page about the protocol, and the types of the web client, are made of the messages."""

from __future__ import annotations

import re
from types import ModuleType

import pytest
from tools import protocol, typescript

from heorot.server.openapi import document


@pytest.mark.parametrize("pages", [protocol, typescript])
def test_what_is_written_from_the_messages_is_current(pages: ModuleType) -> None:
    written = pages.files()
    assert {path: path.read_text("utf-8") for path in written} == written


def test_every_type_that_the_page_names_is_explained_there() -> None:
    text = protocol.PAGE.read_text("utf-8")
    headings = {one.strip("`").lower() for one in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= headings


def test_the_openapi_document_refers_to_nothing_that_is_not_there() -> None:
    known = {f"#/components/schemas/{name}" for name in document()["components"]["schemas"]}
    assert set(re.findall(r"#/components/schemas/\w+", str(document()))) == known
