"""How fair dice come about: a table and its people commit, then open, and only then are there dice.

>>> from heorot.match import Number, Opening, Seat, agree
>>> opening = Opening(agree("hoard", [Seat("Ann"), Seat("Ben")]), bytes(32))  # better: random bytes
>>> ann, ben = Number(7, bytes(16)), Number(-3, bytes(16))
>>> opening.commit(0, ann.commitment(opening.commitment, 0))
>>> opening.stage, opening.waits_for
('commit', [1])
>>> opening.commit(1, ben.commitment(opening.commitment, 1))
>>> opening.stage
'open'
>>> opening.open(1, ben)
>>> opening.open(0, ann)
>>> [number.value for number in opening.dice.numbers]
[7, -3]

Who draws the random bytes and how the messages travel is the business of whoever holds the opening.
It keeps the secret of the table: `commitment`, `stage`, `waits_for` and `commitments` are for
everybody, and `numbers` as they are opened; the rest stays with the table.
"""

from __future__ import annotations

import re
from typing import Any, Literal

from heorot.core.documents import Section, shown
from heorot.core.errors import HeorotError
from heorot.match.dice import FairDice, Number
from heorot.match.terms import Terms

Stage = Literal["commit", "open", "done"]


class Opening:
    """The dice of a match before it begins."""

    def __init__(self, terms: Terms, secret: bytes) -> None:
        self.terms = terms
        self.secret = secret
        self.commitment = FairDice(secret, ()).commitment(terms)
        """What the table publishes before anybody commits to a number."""
        self.commitments: dict[int, str] = {}
        """What each person has published so far."""
        self.numbers: dict[int, Number] = {}
        """What each has opened."""

    @property
    def stage(self) -> Stage:
        """What everybody is to do now."""
        people = len(self.terms.people)
        if len(self.commitments) < people:
            return "commit"
        return "open" if len(self.numbers) < people else "done"

    @property
    def waits_for(self) -> list[int]:
        """The seats that have not done it yet."""
        done = self.commitments if self.stage == "commit" else self.numbers
        return [seat for seat in self.terms.people if seat not in done]

    def commit(self, seat: int, commitment: str) -> None:
        """Somebody has a number, and shows `Number.commitment` of it."""
        self._check_stage(seat, "commit")
        if not re.fullmatch("[0-9a-f]{64}", commitment):
            problem = "{value} is no commitment; expected 64 hexadecimals"
            raise HeorotError(problem, value=shown(commitment))
        self.commitments[seat] = commitment

    def open(self, seat: int, number: Number) -> None:
        """Somebody shows the number itself."""
        self._check_stage(seat, "open")
        if number.commitment(self.commitment, seat) != self.commitments[seat]:
            problem = "seat {seat} committed to another number than {number}"
            raise HeorotError(problem, seat=seat + 1, number=number.value)
        self.numbers[seat] = number

    def _check_stage(self, seat: int, stage: Stage) -> None:
        if self.stage != stage or seat not in self.waits_for:
            seats = ", ".join(str(one + 1) for one in self.waits_for) or "–"
            raise HeorotError(
                "seat {seat} cannot {stage} now; the stage is '{current}',"
                " and it waits for {seats}",
                seat=seat + 1,
                stage=stage,
                current=self.stage,
                seats=seats,
            )

    @property
    def dice(self) -> FairDice:
        """The dice of the match, when everybody has opened a number."""
        if self.stage != "done":
            raise HeorotError("there are no dice yet; the stage is '{stage}'", stage=self.stage)
        return FairDice(self.secret, tuple(self.numbers[seat] for seat in self.terms.people))

    def document(self) -> dict[str, Any]:
        """All of it but the terms, in plain values. It holds the secret of the table."""
        people = [
            {"seat": seat + 1, "commitment": commitment, **self._opened(seat)}
            for seat, commitment in self.commitments.items()
        ]
        return {"secret": self.secret.hex(), "people": people}

    def _opened(self, seat: int) -> dict[str, Any]:
        if seat not in self.numbers:
            return {}
        number = self.numbers[seat]
        return {"number": number.value, "salt": number.salt.hex()}

    @classmethod
    def read(cls, terms: Terms, doc: Section) -> Opening:
        """The opening of a document, as far as it had come."""
        opening = cls(terms, doc.hexadecimal("secret"))
        opened = {}
        for one in doc.tables("people"):
            seat = one.integer("seat", 1, len(terms.seats)) - 1
            opening.commit(seat, one.text("commitment"))
            if one.has("number"):
                value = one.integer("number", -(1 << 63), (1 << 63) - 1)
                opened[seat] = Number(value, one.hexadecimal("salt"))
            one.close()
        doc.close()
        for seat, number in opened.items():
            opening.open(seat, number)
        return opening
