"""What can be typed at the prompt: a choice, by number or short form, or a letter for the rest."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.errors import IllegalAction, InvalidAction
from heorot.core.seats import SeatIndex
from heorot.core.words import Refusal
from heorot.i18n import rulebook
from heorot.match.chair import Chair
from heorot.terminal.boards import look_at
from heorot.terminal.screen import Leave
from heorot.terminal.session import Session

ALL = "all"


def answer(session: Session, seat: SeatIndex, text: str) -> bool:
    """Do what was typed; whether the table is another now."""
    letter, _, rest = text.partition(" ")
    if command := COMMANDS.get(letter.lower()):
        return command(session, seat, rest.strip())
    return choose(session, session.host.chair(seat), text)


LONGEST_COUNT = 9
"""Digits; nothing here is counted higher."""


def choose(session: Session, chair: Chair, text: str) -> bool:
    """Play the choice of this number or short form; otherwise say what is wrong."""
    legal = chair.choices
    if not text:
        tell(session, session.say("nothing-typed", count=len(legal)))
        return False
    if text.isdecimal():
        number = int(text[:LONGEST_COUNT])
        if len(text) <= LONGEST_COUNT and 1 <= number <= len(legal):
            chair.play(legal[number - 1], session.now)
            return True
        tell(session, session.say("no-such-number", text=text[:20], count=len(legal)))
        return False
    action = find(session, text)
    if action is None:
        tell(session, session.say("not-understood", text=text[:40], count=len(legal)))
        return False
    try:
        chair.play(action, session.now)
    except IllegalAction as error:
        tell(session, refused(session, error.refusal))
        return False
    return True


def find(session: Session, text: str) -> int | None:
    """The action of a short form, however it is capitalised."""
    actions = session.watching.game.actions
    try:
        return actions.parse(text)
    except InvalidAction:
        pass
    for action in range(actions.count):
        if actions.notation(action).casefold() == text.casefold():
            return action
    return None


def tell(session: Session, text: str, style: str = "yellow") -> None:
    """A sentence below what was typed."""
    session.screen.show(session.teller.styled(text, style))


def refused(session: Session, refusal: Refusal) -> str:
    """Why not, with the rule to read."""
    text = session.speech.refusal(refusal)
    return session.say("refused", text=text, rule=refusal.rule)


# The letters.


def undo(session: Session, seat: SeatIndex, _: str) -> bool:
    """Take back the last action, if those agree who have learned from it."""
    chair = session.host.chair(seat)
    needed = chair.undo_needs
    if needed is None:
        tell(session, session.say("undo-nothing"))
        return False
    if needed:
        session.hide()
        session.screen.show(session.say("undo-asked", seat=session.seat_word(seat)), "")
    for other in sorted(needed):
        question = session.say("undo-agree", seat=session.seat_word(other))
        if not agrees(session, question):
            word = session.seat_word(other)
            session.notice = Text(session.say("undo-refused", seat=word), "yellow")
            return True
    chair.undo(needed, session.now)
    session.notice = Text(session.say("undone"), "green")
    return True


def agrees(session: Session, question: str) -> bool:
    """Whether somebody says yes."""
    yes, no = session.say("letter-yes"), session.say("letter-no")
    while True:
        said = session.screen.ask(f"{question} ({yes}/{no})").casefold()[:1]
        if said and said in (yes, "y"):
            return True
        if said and said in (no, "n"):
            return False


def why_not(session: Session, seat: SeatIndex, text: str) -> bool:
    """Why an action is not possible now: the one given, or one from a list."""
    chair = session.host.chair(seat)
    refusals = list(chair.refusals())
    if not text and not refusals:
        tell(session, session.say("why-nothing", example=f"w {session.telling.example}"))
        return False
    if not text:
        session.screen.show(session.say("why-list"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, (choice, _) in enumerate(refusals, 1):
            text_ = session.speech.action(choice.named)
            grid.add_row(Text(f"{number:3}", "bold green"), text_, Text(choice.notation, "dim"))
        session.screen.show(grid)
        text = session.screen.ask(session.say("why-which"))
        if not text:
            session.draw(seat)
            return False
        short = text.isdecimal() and len(text) <= LONGEST_COUNT
        if short and 1 <= int(text) <= len(refusals):
            reason = refused(session, refusals[int(text) - 1][1])
            session.notice = session.teller.styled(reason, "cyan")
            session.draw(seat)
            return False
    action_ = find(session, text)
    if action_ is None:
        tell(session, session.say("why-unknown", text=text[:40]))
        return False
    refusal = chair.why_not(action_)
    if refusal is None:
        number = chair.legal.index(action_) + 1
        tell(session, session.say("why-possible", number=number))
    else:
        tell(session, refused(session, refusal), "cyan")
    return False


def rules(session: Session, seat: SeatIndex, wanted: str) -> bool:
    """Read a rule, the rules about something, or all of them."""
    book = rulebook.read(session.watching.game, session.speech.language)
    if not wanted:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for rule, text in book.rules.items():
            grid.add_row(Text(rule, "bold green"), title_of(text))
        session.screen.show(grid)
        wanted = session.screen.ask(session.say("rules-which"))
        if not wanted:
            session.draw(seat)
            return False
    if wanted.lower() == ALL:
        page(session, seat, [Markdown(book.text)])
        return False
    found = find_rules(book.rules, wanted)
    if not found:
        tell(session, session.say("rules-none", text=wanted[:40], last=list(book.rules)[-1]))
        return False
    page(session, seat, [Padding(Markdown(text), (0, 0, 1, 0)) for text in found])
    return False


def title_of(rule: str) -> str:
    """What a rule is called: the bold words behind its id."""
    found = re.match(r"\*\*\S+ (.+?)\.?\*\*", rule)
    return found[1] if found else ""


def find_rules(book: Mapping[str, str], wanted: str) -> list[str]:
    """The rule of this id, or those that are called so, or those with the word in them."""
    if wanted.upper() in book:
        return [book[wanted.upper()]]
    word = wanted.casefold()
    titled = [text for text in book.values() if word in title_of(text).casefold()]
    return titled or [text for text in book.values() if word in text.casefold()]


def log(session: Session, seat: SeatIndex, wanted: str) -> bool:
    """Read what has happened: the end of it, or all."""
    chair = session.host.chair(seat)
    entries = session.recent(chair) if chair.view().public.hides_past else chair.log()
    lines: list[RenderableType] = [
        Rule(line.text, align="left", style="dim") if line.is_heading else session.log_line(line)
        for line in session.teller.lines(entries)
    ]
    room = session.screen.height - 4
    if wanted.lower() != ALL and len(lines) > room:
        lines = [Text(session.say("log-all"), "dim"), *lines[-room:]]
    page(session, seat, lines)
    return False


def save(session: Session, seat: SeatIndex, _: str) -> bool:
    """Save, which has been done already, and say where."""
    if session.save():
        session.screen.show(session.say("saved-at"))
        session.screen.show_line(f"  {session.path}")
    elif session.notice is not None:
        session.screen.show(session.notice)
    return False


def help_(session: Session, seat: SeatIndex, text: str) -> bool:
    """What can be typed; or what there is to say of one thing on the board."""
    view = session.host.chair(seat).view()
    if text:
        told = look_at(session.board, view, session.speech, text)
        session.screen.show(told or Text(session.say("look-nothing", text=text[:40]), "yellow"))
        return False
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for keys, message in (
        (session.say("help-keys-number"), "help-number"),
        (session.telling.example, "help-notation"),
        ("u", "help-undo"),
        (f"w, w {session.telling.example}", "help-why"),
        (f"r, r {session.telling.example_rule}, r all", "help-rules"),
        ("l, l all", "help-log"),
        ("s", "help-save"),
        ("q, Ctrl-C", "help-quit"),
    ):
        grid.add_row(Text(keys, "bold green"), session.say(message))
    book = rulebook.read(session.watching.game, session.speech.language)
    parts: list[RenderableType] = [Rule(session.title(), align="left", style="dim")]
    parts += [book.opening, "", grid, ""]
    parts.append(session.say(f"{session.watching.game.name}-help", **view.public.where))
    page(session, seat, parts)
    return False


def quit_(session: Session, seat: SeatIndex, _: str) -> bool:
    """Leave; the match is saved."""
    raise Leave


def page(session: Session, seat: SeatIndex, things: list[RenderableType]) -> None:
    """Something to read, and back to the table."""
    session.screen.page(things, session.say("page-more"), session.say("page-back"))
    session.draw(seat)


COMMANDS: dict[str, Callable[[Session, SeatIndex, str], bool]] = {
    "u": undo,
    "w": why_not,
    "r": rules,
    "l": log,
    "s": save,
    "?": help_,
    "h": help_,
    "q": quit_,
}
