"""The hall in four languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import Come
from e2e.hall import say
from e2e.playing import is_asked
from heorot.i18n import languages

OTHERS = [one for one in languages() if one != "en"]


@pytest.mark.parametrize("language", languages())
def test_the_hall_speaks_the_language_of_the_browser(language: str, come: Come) -> None:
    guest = come(language=language, rolls=True)
    guest.visit()
    guest.page.get_by_role("heading", name=guest.say("welcome")).wait_for()
    assert guest.page.locator("html").get_attribute("lang") == language
    guest.open_table("hoard")
    assert is_asked(guest)


def test_another_language_changes_the_words_and_nothing_else(come: Come) -> None:
    guest = come(rolls=True)
    guest.open_table("legend")
    assert is_asked(guest)
    said = [guest.choices.all_text_contents()]
    for language in (*OTHERS, "en"):
        guest.page.get_by_label(guest.say("language")).first.select_option(language)
        guest.language = language
        expect(guest.choices).not_to_have_text(said[-1])
        said.append(guest.choices.all_text_contents())
    assert len({len(texts) for texts in said}) == 1
    assert len({tuple(texts) for texts in said}) == len(languages())
    assert said[-1] == said[0]


@pytest.mark.parametrize("language", languages())
def test_a_link_can_name_the_language(language: str, come: Come) -> None:
    guest = come()
    guest.visit(f"/?lang={language}")
    guest.page.get_by_role("heading", name=say("welcome", language)).wait_for()
