"""What a chair gives, as messages in the reader's language. All sentences are made here."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeVar, cast

import msgspec

from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.rule import Told
from heorot.core.seats import SPECTATOR, outside
from heorot.core.words import NamedAction, Refusal, Word
from heorot.games import load
from heorot.i18n import Speech
from heorot.i18n.program import explained
from heorot.i18n.stand_ins import LEAD, stand_ins
from heorot.match.chair import Chair
from heorot.match.moment import Choice
from heorot.server import messages
from heorot.server.wording import Manner, wording

T = TypeVar("T")


class Speaker:
    """Tells one reader of a table, in one language."""

    def __init__(self, chair: Chair, language: str) -> None:
        self.chair = chair
        names = [seat.name for seat in chair.seats]
        game, edition = chair.game, chair.edition
        self.speech = Speech(language, game, dict(enumerate(names, 1)), edition.titles)
        marks = stand_ins(names)
        self._names = {
            mark.encode().removeprefix(LEAD): messages.encode(name)[1:-1]
            for mark, name in zip(marks, names, strict=True)
        }
        self._wording = wording(Manner(language, game.name, edition.hash, marks, (game, edition)))

    def sent(self, said: T) -> T:
        """What was said, encoded, and with the names of the players in it."""
        return cast("T", msgspec.Raw(self.named(messages.encode(said))))

    def named(self, said: bytes) -> bytes:
        """What was said and encoded, with the names of the players in it."""
        first, *others = said.split(LEAD)
        names = self._names
        return first + b"".join([names.get(one[:2], LEAD + one[:2]) + one[2:] for one in others])

    def position(self, revision: str, public: bytes) -> messages.Position:
        """The table as this reader may know it now, without names and clocks.

        `public` is what stands for `Chair.public_json`.
        """
        chair = self.chair
        seen, own, waited_for = chair.public, chair.own, chair.waited_for
        asked = (own and own.question) or seen.question
        is_asked = chair.reader in waited_for
        return messages.Position(
            revision=revision,
            where=self._wording.where(tuple(seen.where.items())),
            public=msgspec.Raw(public),
            own=own,
            question=self._wording.question(asked.name, tuple(asked.args.items())),
            is_asked=is_asked,
            choices=tuple([self._choice(*one) for one in chair.choices]) if is_asked else (),
            waited_for=tuple([seat + 1 for seat in waited_for]),
            ready=tuple([seat + 1 for seat in chair.ready]),
            points=seen.points,
            undo=self._undo(),
            taken_back=chair.taken_back,
            result=self._result() if chair.is_over else None,
        )

    def clocks(self, now: float) -> bytes:
        """The seconds that every seat has left, encoded."""
        clocks = self.chair.clock(now)
        return messages.encode([round(one, 1) for one in clocks]) if clocks else b"[]"

    def _undo(self) -> Literal["", "free", "ask"]:
        if self.chair.reader == SPECTATOR or self.chair.is_over:
            return ""
        needs = self.chair.undo_needs
        return "" if needs is None else "ask" if needs else "free"

    def _choice(self, _: int, notation: str, named: NamedAction) -> messages.Choice:
        return cast(
            "messages.Choice",
            self._wording.choice(notation, named.name, tuple(named.args.items())),
        )

    def entries(self, since: int) -> tuple[messages.Entry, ...]:
        """What has happened after the reader's entry of this number, without names."""
        return tuple(
            [
                messages.Entry(number=number, seat=outside(seat), told=self._told(told))
                for number, seat, told in self.chair.heard(since)
            ]
        )

    def _told(self, told: tuple[Told, ...]) -> tuple[messages.Sentence, ...]:
        return cast("tuple[messages.Sentence, ...]", self._wording.told(told)) if told else ()

    def refusal(self, refusal: Refusal, choice: Choice | None = None) -> messages.Refusal:
        """Why not."""
        return messages.Refusal(
            rule=refusal.rule,
            text=self.speech.refusal(refusal),
            action=choice.notation if choice else "",
            wish=self.speech.action(choice.named) if choice else "",
            words=tuple(map(str, choice.named.words)) if choice else (),
        )

    def refusals(self) -> tuple[messages.Refusal, ...]:
        """All that the reader might wish for and may not do."""
        return tuple(self.refusal(why, choice) for choice, why in self.chair.refusals())

    def _result(self) -> messages.Result | None:
        outcome = self.chair.outcome
        if outcome is None:
            return None
        ranked = [
            *zip(_seat_words(self.chair), outcome.scores, outcome.places, strict=True),
            *zip(
                (rival.word for rival in outcome.rivals),
                (rival.points for rival in outcome.rivals),
                outcome.rival_places,
                strict=True,
            ),
        ]
        sources = self.chair.view().public.sources or (None,) * len(ranked)
        standings = [
            messages.Standing(
                seat=word.value if isinstance(word.value, int) else 0,
                name=self.speech.name(word),
                points=points,
                place=place,
                sources=self._sources(of),
            )
            for (word, points, place), of in zip(ranked, sources, strict=True)
        ]
        message = "match-wins" if len(outcome.best) == 1 else "match-share"
        text = self.speech.say(message, {"seat": outcome.best})
        count = self.chair.taken_back
        return messages.Result(
            standings=tuple(standings),
            text=text,
            fingerprint=self.chair.fingerprint,
            taken_back=self.speech.say("match-taken-back", {"count": count}) if count else "",
        )

    def _sources(self, sources: dict[str, int] | None) -> tuple[tuple[str, int], ...]:
        return tuple(
            (self.speech.say(f"source-{name}"), points) for name, points in (sources or {}).items()
        )

    def names(self) -> dict[str, str]:
        """What the words of the game are called."""
        seats = {str(word): self.speech.name(word) for word in _seat_words(self.chair)}
        return _names(self.speech.language, self.chair.game.name, self.chair.edition.name) | seats

    def labels(self) -> dict[str, str]:
        """What the fields of a view are called."""
        return self._wording.labels(tuple(self.chair.public.where.items()))

    def tips(self) -> tuple[messages.Tip, ...]:
        """What things of the game do."""
        return self._wording.tips


def sentence(error: HeorotError, language: str) -> str:
    """What is wrong, as a sentence by itself."""
    text = explained(error, language)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _seat_words(chair: Chair) -> list[Word]:
    return [Word("seat", number) for number in range(1, len(chair.seats) + 1)]


@lru_cache(maxsize=64)
def _names(language: str, game: str, box: str) -> dict[str, str]:
    loaded: Game = load(game)
    edition = loaded.load_box(box)
    speech = Speech(language, loaded, titles=edition.titles)
    found: dict[str, str] = {}
    for kind, values in (loaded.names.kinds if loaded.names else {}).items():
        for value in values(edition):
            found[f"{kind}:{value}"] = _named(speech, Word(kind, value))
    for source in loaded.names.sources if loaded.names else ():
        found[f"source:{source}"] = speech.say(f"source-{source}")
    for name, known in loaded.views.plain.values.items():
        for value in known:
            found[f"{name}:{value}"] = speech.say(f"view-{name}-{value}")
    return found


def _named(speech: Speech, word: Word) -> str:
    try:
        return speech.label(word)
    except LookupError:
        return str(word.value)
