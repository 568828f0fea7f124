"""The figures of a box that are not known from print, in words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from babel.lists import format_list

from heorot.core.edition import Edition
from heorot.i18n import Speech


def reconstructed(edition: Edition, speech: Speech) -> str:
    """The figures of a box that are not known from print, in words."""
    things: dict[str, list[str]] = defaultdict(list)
    for one in edition.reconstructed:
        thing, _, figure = one.partition(": ")
        things[figure].append(thing)
    told = ""
    for figure, ids in things.items():
        named = {"things": _listed(_named(ids, speech), speech)}
        text = speech.say(f"figure-{figure}", named)
        told = speech.say("match-figures", {"figures": told, "figure": text}) if told else text
    return told


def _named(ids: Sequence[str], speech: Speech) -> list[str]:
    """Things by the names that their messages give them; those with numbers come last, as one."""
    names = [speech.say(one) for one in ids if not one.isdecimal()]
    numbers = [int(one) for one in ids if one.isdecimal()]
    if numbers:
        text = _listed(_runs(numbers), speech)
        names.append(speech.say("numbered", {"numbers": text, "count": len(numbers)}))
    return names


def _runs(numbers: Sequence[int]) -> list[str]:
    """Rising numbers; three or more that follow each other are joined: ``4``, ``7–25``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    texts = [[f"{run[0]}–{run[-1]}"] if len(run) > 2 else map(str, run) for run in runs]
    return [text for run in texts for text in run]


def _listed(texts: Sequence[str], speech: Speech) -> str:
    return format_list(texts, locale=speech.language)
