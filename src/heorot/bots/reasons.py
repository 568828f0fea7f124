"""Advice in sentences."""

from __future__ import annotations

from collections.abc import Callable

from heorot.bots.advice import Advice, Surety
from heorot.core.words import NamedAction, Word
from heorot.i18n import Argument, Speech

NEARNESS: tuple[Surety, ...] = ("close", "unsure", "likely", "clear")


def reasons(advice: Advice, named: Callable[[int], NamedAction], speech: Speech) -> list[str]:
    """Why: what is best, what it wins, what the others answer, and how sure that is."""

    def told(action: int) -> str:
        return speech.action(named(action))

    best, *others = advice.outlooks
    action = told(best.action)
    if not others and not advice.alike:
        return [speech.say("advice-only", {"action": action})]
    lead, gain = round(best.lead), round(best.gain)
    way = "ahead" if lead > 0 else "behind"
    if lead == 0 or (lead > 0) != (best.ahead > 0.5):  # two figures that seem to disagree
        way = "share"
    when = speech.say("advice-when", {"when": "end" if best.is_over else "later"})
    foreseen: dict[str, Argument] = {"when": when, "share": _share(best.ahead, speech)}
    said = [
        speech.say("advice-best", {"action": action, "way": way, "count": abs(lead), **foreseen})
    ]
    if gain:
        message = "advice-gain" if gain > 0 else "advice-loss"
        said.append(speech.say(message, {"count": abs(gain)}))
    if advice.answer is not None:
        seat, what, often = advice.answer
        answer: dict[str, Argument] = {
            "seat": Word("seat", seat + 1),
            "share": _share(often, speech),
        }
        said.append(speech.say("advice-answer", {**answer, "action": speech.action(what)}))
    if not others:
        return [*said, speech.say("advice-alike", {"count": advice.alike})]
    closest = min(range(1, len(others) + 1), key=lambda one: NEARNESS.index(advice.surety(one)))
    other = {"other": told(advice.outlooks[closest].action), "surety": advice.surety(closest)}
    return [*said, speech.say("advice-sure", other)]


def line(advice: Advice, one: int, number: int, named: NamedAction, speech: Speech) -> str:
    """One of the actions that are advised, by the number of its choice, and how good it is."""
    surety = advice.surety(one) if one else "best"
    told: dict[str, Argument] = {"number": number, "action": speech.action(named)}
    return speech.say("advice-line", {**told, "surety": surety})


def _share(of_one: float, speech: Speech) -> str:
    """In how many cases: in tenths, for the few worlds that are imagined tell no more."""
    return speech.say("advice-share", {"tenths": round(10 * of_one)})
