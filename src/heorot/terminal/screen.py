"""The screen and the keyboard of the people at this terminal."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any

from rich.console import Console, Group, RenderableType
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


class Screen:
    """Shows things and asks for lines."""

    def __init__(
        self, console: Console | None = None, read: Callable[[], str] | None = None
    ) -> None:
        self.console = console or plain_console()
        self._read = read
        self.repaint: Callable[[], None] | None = None
        """Draws the screen anew when the terminal has another size; none when it was wiped."""

    @property
    def width(self) -> int:
        """Columns to draw in, as wide as the terminal is now."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def height(self) -> int:
        """Lines that are seen at once."""
        return max(self.console.height, 16)

    def show(self, *things: RenderableType) -> None:
        """Print things, one below the other."""
        for thing in things:
            self.console.print(thing, width=self.width)

    def lines_of(self, thing: RenderableType) -> list[list[Segment]]:
        """A thing as the lines it takes."""
        options = self.console.options.update(width=self.width)
        return self.console.render_lines(thing, options, pad=False)

    def show_line(self, text: str, style: str = "") -> None:
        """Print something to be copied: it is never broken into lines."""
        self.console.print(Text(text, style), soft_wrap=True)

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
        try:
            with self._repainted(prompt):
                if self._read is None:
                    return input(f"{prompt} ").strip()  # who edits the line must know the prompt
                self._print_prompt(prompt)
                return self._read().strip()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            raise Leave from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def _print_prompt(self, prompt: str) -> None:
        self.console.print(Text(f"{prompt} ", "bold"), end="", soft_wrap=True)
        self.console.file.flush()

    @contextmanager
    def _repainted(self, prompt: str) -> Iterator[None]:
        """While a line is waited for, the screen follows the size of the terminal."""

        def repaint(_: int, __: FrameType | None) -> None:
            if self.repaint is not None:
                self.repaint()
                self._print_prompt(prompt)

        if not hasattr(signal, "SIGWINCH") or threading.current_thread() != threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGWINCH, repaint)
        try:
            yield
        finally:
            signal.signal(signal.SIGWINCH, before)

    def page(self, things: Sequence[RenderableType], more: str, last: str) -> str:
        """Show something on a screen of its own, as many pages as it needs; what is typed below.

        `more` is asked between pages, `last` below the last one.
        """
        lines = self.lines_of(Group(*things))
        room = self.height - 2
        self.clear()
        for start in range(0, len(lines), room):
            for line in lines[start : start + room]:
                self.console.print(Text.assemble(*((one.text, one.style or "") for one in line)))
            is_last = start + room >= len(lines)
            if said := self.ask(last if is_last else more):
                return said
        return ""


def is_interactive() -> bool:
    """Whether a person can be asked: both the keyboard and the screen are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()
