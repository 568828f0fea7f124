"""The screen and the keyboard of the people at this terminal."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text

try:
    import readline  # with it, `input` edits lines and remembers them
except ImportError:
    readline = None  # type: ignore[assignment]

WIDEST = 120
"""Wider terminals are not filled: lines would be too long to read."""
NARROWEST = 40
ERASE_SCROLLBACK = "\x1b[3J"


def plain_console(**options: Any) -> Console:
    """A console that prints texts as they are: brackets are no markup, colons no emoji."""
    return Console(highlight=False, markup=False, emoji=False, **options)


class Leave(Exception):
    """Whoever sits at the keyboard wants to go: Ctrl-C, or the end of the input."""


class Copied(NamedTuple):
    """A line to be copied: it is never broken by us."""

    text: str
    style: str = ""


Shown = RenderableType | Copied
Part = Shown | list[Shown]
"""Of something to read; a list stays together on a page."""


class Screen:
    """Shows things and asks for lines."""

    def __init__(
        self, console: Console | None = None, read: Callable[[], str] | None = None
    ) -> None:
        self.console = console or plain_console()
        self._read = read
        self.repaint: Callable[[], None] | None = None
        """Draws the screen anew when the terminal has another size; none when it was wiped."""
        self._prompt = ""
        """What is asked below it."""

    @property
    def width(self) -> int:
        """Columns to draw in, as wide as the terminal is now."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def height(self) -> int:
        """Lines that are seen at once."""
        return max(self.console.height, 16)

    def show(self, *things: Shown) -> None:
        """Print things, one below the other."""
        for thing in things:
            if isinstance(thing, Copied):
                self.console.print(Text(thing.text, thing.style), soft_wrap=True)
            else:
                self.console.print(thing, width=self.width)

    def lines_of(self, thing: RenderableType) -> list[list[Segment]]:
        """A thing as the lines it takes."""
        options = self.console.options.update(width=self.width)
        return self.console.render_lines(thing, options, pad=False)

    def clear(self, *, scrollback: bool = False) -> None:
        """Wipe the screen, and when somebody else is to sit down all that was shown and typed."""
        self.repaint = None
        self.console.clear()
        if scrollback:
            if readline is not None:
                readline.clear_history()
            if self.console.is_terminal:
                self.console.file.write(ERASE_SCROLLBACK)
                self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without the spaces around it."""
        self._prompt = prompt
        try:
            with self._repainted():
                if self._read is None:
                    return input(f"{prompt} ").strip()  # who edits the line must know the prompt
                self._print_prompt()
                return self._read().strip()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            raise Leave from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def _print_prompt(self) -> None:
        self.console.print(Text(f"{self._prompt} ", "bold"), end="", soft_wrap=True)
        self.console.file.flush()

    @contextmanager
    def _repainted(self) -> Iterator[None]:
        """While a line is waited for, the screen follows the size of the terminal."""

        def repaint(_: int, __: FrameType | None) -> None:
            if self.repaint is not None:
                self.repaint()
                self._print_prompt()

        if not hasattr(signal, "SIGWINCH") or threading.current_thread() != threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGWINCH, repaint)
        try:
            yield
        finally:
            signal.signal(signal.SIGWINCH, before)

    def page(self, parts: Sequence[Part], more: str, last: str) -> str:
        """Show something on a screen of its own, as many pages as it needs; what is typed below.

        `more` is asked between pages, `last` below the last one; an empty `last` is not asked, and
        what is typed between pages is not looked at then.
        """
        pages = self._pages(parts)
        number = 0

        def draw() -> None:
            self.clear()
            self.repaint = draw_anew
            self._prompt = more if number + 1 < len(pages) else last
            self.show(*pages[number])

        def draw_anew() -> None:
            nonlocal pages, number
            anew = self._pages(parts)
            number, pages = number * len(anew) // len(pages), anew
            draw()

        while True:
            draw()
            if not self._prompt:
                return ""
            if (said := self.ask(self._prompt)) and last:
                return said
            number += 1
            if number >= len(pages):
                return ""

    def _pages(self, parts: Sequence[Part]) -> list[list[Shown]]:
        """The lines of things, as many as the screen holds; what fits a page is not broken."""
        room = left = self.height - 2
        pages: list[list[Shown]] = [[]]
        for part in parts:
            lines = self._broken(part)
            tall = sum(self._height(line) for line in lines)
            for number, line in enumerate(lines):
                needed = tall if number == 0 and tall <= room else self._height(line)
                if needed > left and pages[-1]:
                    pages.append([])
                    left = room
                pages[-1].append(line)
                left -= self._height(line)
        return pages

    def _broken(self, part: Part) -> list[Shown]:
        """A part as lines."""
        if isinstance(part, list):
            return [line for one in part for line in self._broken(one)]
        if isinstance(part, Copied):
            return [part]
        return [
            Text.assemble(*((one.text, one.style or "") for one in line))
            for line in self.lines_of(part)
        ]

    def _height(self, line: Shown) -> int:
        """Lines of the terminal that a line takes."""
        wide = cell_len(line.text) if isinstance(line, Copied) else 0
        return max(1, -(-wide // self.console.width))


def is_interactive() -> bool:
    """Whether a person can be asked: both the keyboard and the screen are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()
