"""TOML documents: read so that every error names its place and what was expected, and written."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from heorot.core.errors import BadFile, Sentence

LARGEST = 1 << 20
"""Bytes of a document, unless its reader says otherwise; ours have some thousands."""
MOST_DOTS = 10
"""In a key. Python's reader of TOML needs hours for one of a million."""
_PART = r"""(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_ENDLESS_KEY = re.compile(
    rf"(?:^|[\[{{,])[ \t]*{_PART}(?:[ \t]*\.[ \t]*{_PART}){{{MOST_DOTS}}}", re.MULTILINE
)
WIDTH = 100
"""Arrays of a written document are broken into lines of this many characters at the most."""


class Section:
    """A table of a document, with its place. Taking uses a key up; `close` refuses the rest."""

    def __init__(self, data: dict[str, Any], place: str = "") -> None:
        self._data = dict(data)
        self.place = place

    def at(self, key: str) -> str:
        """The place of a key."""
        return _place(self.place, key)

    def has(self, key: str) -> bool:
        """Whether the key is there and not used up."""
        return key in self._data

    def take(self, key: str, kind: type[Any], expected: str) -> Any:
        """The value of a key that must be there."""
        if key not in self._data:
            raise BadFile(self.at(key), "missing; expected {expected}", expected=expected)
        value = self._data.pop(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadFile(self.at(key), _is_not(value, expected))
        return value

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`."""
        if default is not None and key not in self._data:
            return default
        expected = Sentence("a whole number from {low} to {high}", low=low, high=high)
        value: int = self.take(key, int, expected)
        if not low <= value <= high:
            raise BadFile(self.at(key), _is_not(value, expected))
        return value

    def integers(self, key: str, low: int, high: int) -> list[int]:
        """An array of whole numbers from `low` to `high`."""
        values = self.take(key, list, "an array of whole numbers")
        for number, value in enumerate(values, 1):
            if type(value) is not int or not low <= value <= high:
                expected = Sentence("a whole number from {low} to {high}", low=low, high=high)
                raise BadFile(f"{self.at(key)}[{number}]", _is_not(value, expected))
        return list(values)

    def hexadecimal(self, key: str) -> bytes:
        """Bytes, written as a text of two digits each."""
        try:
            return bytes.fromhex(self.text(key))
        except ValueError:
            raise BadFile(self.at(key), "is not hexadecimal") from None

    def text(self, key: str, default: str | None = None) -> str:
        """A string."""
        if default is not None and key not in self._data:
            return default
        value: str = self.take(key, str, "a text in quotes")
        return value

    def flag(self, key: str, *, default: bool = False) -> bool:
        """True or false; `default` when missing."""
        if key not in self._data:
            return default
        value: bool = self.take(key, bool, "true or false")
        return value

    def word(self, key: str, words: Iterable[str], default: str | None = None) -> int:
        """The number of one of the given words."""
        choices = list(words)
        value = self.text(key, default)
        if value not in choices:
            raise BadFile(self.at(key), is_none_of(shown(value), choices))
        return choices.index(value)

    def table(self, key: str, *, optional: bool = False) -> Section:
        """A table inside this one; an optional one may be missing and is empty then."""
        if optional and key not in self._data:
            return Section({}, self.at(key))
        return Section(self.take(key, dict, "a table"), self.at(key))

    def tables(self, key: str) -> Iterator[Section]:
        """The tables of an array of tables."""
        for number, one in enumerate(self.take(key, list, "an array of tables"), 1):
            place = f"{self.at(key)}[{number}]"
            if not isinstance(one, dict):
                raise BadFile(place, _is_not(one, "a table"))
            yield Section(one, place)

    def texts(self, key: str, most: int) -> list[tuple[str, str]]:
        """The strings of an array, none when it is missing, each with its place."""
        if key not in self._data:
            return []
        values = self.take(key, list, "an array of texts")
        if len(values) > most:
            problem = "{count} entries; at most {most} are possible"
            raise BadFile(self.at(key), problem, count=len(values), most=most)
        places = [f"{self.at(key)}[{number}]" for number in range(1, len(values) + 1)]
        for place, value in zip(places, values, strict=True):
            if not isinstance(value, str):
                raise BadFile(place, _is_not(value, "a text in quotes"))
        return list(zip(places, values, strict=True))

    def close(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self._data:
            raise BadFile(self.at(key), "unknown key; remove it or check its spelling")


def shown(value: object) -> str:
    """A value as an error shows it: short."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _is_not(value: object, expected: str) -> Sentence:
    return Sentence("{value} is not {expected}", value=shown(value), expected=expected)


def is_none_of(value: str, known: Iterable[object]) -> Sentence:
    """A value is another than those there are."""
    return Sentence("{value} is not one of {known}", value=value, known=", ".join(map(str, known)))


def _place(outer: str, key: str) -> str:
    """The place of a key; one that nobody would write by hand is shown as a value is."""
    name = key if len(key) <= 40 and key.isprintable() else shown(key)
    return f"{outer}.{name}" if outer else name


def read_text(path: Path, largest: int = LARGEST) -> str:
    """The content of a text file."""
    try:
        return decoded(_read(path, largest), largest)
    except BadFile as error:
        raise error.inside(file_name(path)) from None
    except OSError as error:
        raise _unreadable(path, error.strerror or str(error)) from None
    except ValueError as error:  # of a path that no file can have
        raise _unreadable(path, str(error)) from None


def _unreadable(path: Path, problem: str) -> BadFile:
    return BadFile(file_name(path), "cannot be read: {problem}", problem=problem)


def _read(path: Path, largest: int) -> bytes:
    if path.exists() and not path.is_file():  # a pipe, say, from which nothing may ever come
        raise BadFile("", "is no file; expected one to read")
    with path.open("rb") as file:
        return file.read(largest + 1)


def file_name(path: Path) -> str:
    """The place of a file as an error shows it: in full, unless nobody would write it by hand."""
    name = str(path)
    return name if len(name) <= 200 and name.isprintable() else shown(name)


def decoded(content: bytes, largest: int = LARGEST) -> str:
    """The text of so many bytes at the most."""
    if len(content) > largest:
        raise _too_large(largest)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile("", "is not UTF-8 text (byte {byte})", byte=error.start) from None


def _too_large(largest: int) -> BadFile:
    problem = "is larger than {largest} bytes, more than any document of ours"
    return BadFile("", problem, largest=largest)


def read_toml(path: Path, largest: int = LARGEST) -> dict[str, Any]:
    """The content of a TOML file."""
    text = read_text(path, largest)
    try:
        return parse_toml(text, largest)
    except BadFile as error:
        raise error.inside(file_name(path)) from None


def parse_toml(text: str, largest: int = LARGEST) -> dict[str, Any]:
    """The content of a TOML text of so many letters at the most."""
    if len(text) > largest:
        raise _too_large(largest)
    if _ENDLESS_KEY.search(text):
        problem = "is not a document of ours: a key has {dots} dots or more"
        raise BadFile("", problem, dots=MOST_DOTS)
    try:
        data = tomllib.loads(text)
        _check_numbers(data, "")
    except BadFile:
        raise
    except ValueError as error:  # also of a number with thousands of digits
        raise BadFile("", "is not TOML: {problem}", problem=str(error)[:200]) from None
    except RecursionError:
        raise BadFile("", "is not a document of ours: it is nested too deeply") from None
    return data


def _check_numbers(value: object, place: str) -> None:
    """Refuse what TOML does not promise to hold, and Python would not even print."""
    if isinstance(value, dict):
        for key, inner in value.items():
            _check_numbers(inner, _place(place, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            _check_numbers(inner, f"{place}[{number}]")
    elif isinstance(value, int) and value.bit_length() > 64:
        raise BadFile(place, "the number is too large; expected one of 64 bits")


def to_toml(doc: Mapping[str, Any]) -> str:
    """A TOML document of texts, whole numbers, flags, arrays of these, and tables.

    Its own emitter, because a dependency would be larger than what is needed, and would write one
    line for every entry of a long array.
    """
    return "".join(_table(doc, ""))


def _table(doc: Mapping[str, Any], name: str) -> Iterator[str]:
    """The plain keys first: whatever follows the head of a table belongs to that table."""
    for key, value in doc.items():
        if not _holds_tables(value):
            yield f"{_key(key)} = {_value(value, len(_key(key)) + 3)}\n"
    for key, value in doc.items():
        inner = f"{name}.{_key(key)}" if name else _key(key)
        if isinstance(value, Mapping):
            yield f"\n[{inner}]\n"
            yield from _table(value, inner)
        elif _holds_tables(value):
            for one in value:
                yield f"\n[[{inner}]]\n"
                yield from _table(one, inner)


def _holds_tables(value: object) -> bool:
    return isinstance(value, Mapping) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], Mapping)
    )


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if bare else _text(key)


def _value(value: object, column: int) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return _array([_value(one, 0) for one in value], column)
    raise TypeError(f"{value!r} has no place in a document")


def _array(entries: list[str], column: int) -> str:
    line = "[" + ", ".join(entries) + "]"
    if column + len(line) <= WIDTH:
        return line
    lines = [""]
    for entry in entries:
        if lines[-1] and len(lines[-1]) + len(entry) + 2 > WIDTH:
            lines.append("")
        lines[-1] += f"{' ' if lines[-1] else '  '}{entry},"
    return "[\n" + "\n".join(lines) + "\n]"


def _text(text: str) -> str:
    """A basic string: JSON escapes what TOML wants escaped, but for one control character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")
