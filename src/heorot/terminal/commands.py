"""What can be typed at the prompt: choices, by number or short form, or a word for the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from heorot.bots import reasons as why
from heorot.bots.advice import advise
from heorot.core.errors import IllegalAction
from heorot.core.seats import SeatIndex
from heorot.core.words import Refusal
from heorot.i18n import rulebook
from heorot.match.chair import Chair
from heorot.match.moment import Choice
from heorot.terminal.boards import look_at
from heorot.terminal.screen import Copied, Leave, Part
from heorot.terminal.session import Session
from heorot.terminal.typed import meaning


def answer(session: Session, seat: SeatIndex, text: str) -> bool:
    """Do what was typed; whether the table is another now."""
    word, _, rest = text.partition(" ")
    if message := meant(session, word):
        return COMMANDS[message](session, seat, rest.strip())
    return choose(session, session.host.chair(seat), text)


def meant(session: Session, word: str) -> str | None:
    """The command that a word stands for, in the language of the table or in English."""
    return meaning(word, session.speech.language, *COMMANDS)


def is_all(session: Session, word: str) -> bool:
    """Whether somebody wants everything."""
    return meaning(word, session.speech.language, "word-all") is not None


ADVICE = 1.0
"""Seconds that are spent on advice."""
LONGEST_COUNT = 9
"""Digits; nothing here is counted higher."""
MOST_REASONS = 8
"""Told at once to somebody who asked with a word."""


def choose(session: Session, chair: Chair, text: str) -> bool:
    """Play the choices of these numbers or short forms in turn; say where that is not possible.

    Numbers are those of the list on the screen, whatever was played before.
    """
    wanted = text.split()
    actions = []
    for word in wanted:
        action, problem = understood(session, chair, word)
        if action is None:
            tell(session, problem)
            return False
        actions.append(action)
    if not actions:
        tell(session, session.say("nothing-typed", count=len(chair.choices)))
    for number, action in enumerate(actions):
        reason = try_(session, chair, action)
        if not reason:
            continue
        if not number:
            tell(session, reason)
            return False
        text = session.say("stopped-at", choice=wanted[number], reason=reason)
        session.notice = session.teller.styled(text, "yellow")
        break
    return bool(actions)


def understood(session: Session, chair: Chair, word: str) -> tuple[int | None, str]:
    """The action of a number or a short form, or what is wrong."""
    legal = chair.choices
    if word.isdecimal():
        number = int(word[:LONGEST_COUNT])
        if len(word) <= LONGEST_COUNT and 1 <= number <= len(legal):
            return legal[number - 1].id, ""
        return None, session.say("no-such-number", text=word[:20], count=len(legal))
    return session.short_forms.find(word), session.say(
        "not-understood", text=word[:40], count=len(legal)
    )


def try_(session: Session, chair: Chair, action: int) -> str:
    """Play an action; why it cannot be played, if so."""
    if not chair.is_asked:
        return session.say("not-asked-any-more")
    try:
        chair.play(action, session.now)
    except IllegalAction as error:
        return refused(session, error.refusal)
    return ""


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
    before = chair.taken_back
    chair.undo(needed, session.now)
    session.forget_given(chair)
    if chair.taken_back == before:
        session.notice = Text(session.say("undone"), "green")
    else:
        session.notice = Text(session.say("undone-known"), "yellow")
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
        word = session.say("command-why").split()[0]
        tell(session, session.say("why-nothing", example=f"{word} {session.example}"))
        return False
    if text:
        for line in reasons(session, chair, refusals, text):
            tell(session, line, "cyan")
        return False
    rows = [choice for choice, _ in refusals]
    heading = session.say("why-list")
    if text := pick(session, seat, [heading, refused_list(session, chair, rows)], "why-which"):
        lines = list(reasons(session, chair, refusals, text))
        session.notice = session.teller.styled("\n".join(lines), "cyan")
        session.draw(seat)
    return False


def refused_list(session: Session, chair: Chair, choices: Sequence[Choice]) -> Grid:
    """What is not possible, with short forms, and numbers that go on after those of the choices."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, one in enumerate(session.told(choices), len(chair.choices) + 1):
        grid.add_row(Text(f"{number:3}", "bold green"), one.text, Text(one.notation, "dim"))
    return grid


Refused = tuple[Choice, Refusal]


def reasons(
    session: Session, chair: Chair, refusals: Sequence[Refused], text: str
) -> Iterator[str]:
    """Why not what a number, a short form, or a word stands for."""
    known = len(chair.choices)
    number = int(text) if text.isdecimal() and len(text) <= LONGEST_COUNT else 0
    action = session.short_forms.find(text)
    if 1 <= number <= known:
        yield session.say("why-possible", number=number)
    elif known < number <= known + len(refusals):
        yield refused(session, refusals[number - known - 1][1])
    elif action is not None:
        refusal = chair.why_not(action)
        yield refused(session, refusal) if refusal else possible(session, chair, action)
    else:
        found = named_so(session, chair, refusals, text)
        yield from found or [session.say("why-unknown", text=text[:40])]


def named_so(session: Session, chair: Chair, refusals: Sequence[Refused], word: str) -> list[str]:
    """Of the actions with a word in their text, what is possible and why others are not.

    Where the word is in nothing that somebody could want now, every action is looked at, and each
    reason given once. Of actions that are told alike one counts: the possible one, if there is one.
    """
    wanted = [one.id for one in (*chair.choices, *(choice for choice, _ in refusals))]
    for actions in (wanted, range(chair.game.actions.count)):
        texts: set[str] = set()
        reasons: dict[str, str] = {}
        for action in sorted(actions, key=lambda one: one not in chair.legal):
            text = session.speech.action(chair.choice(action).named)
            if word.casefold() not in text.casefold() or text in texts:
                continue
            texts.add(text)
            refusal = chair.why_not(action)
            reason = refused(session, refusal) if refusal else possible(session, chair, action)
            sort = refusal.reason if refusal and actions is not wanted else reason
            reasons.setdefault(sort, f"{text}: {reason}")
        if reasons:
            return list(reasons.values())[:MOST_REASONS]
    return []


def possible(session: Session, chair: Chair, action: int) -> str:
    """That something is possible, and by which number."""
    return session.say("why-possible", number=chair.legal.index(action) + 1)


def rules(session: Session, seat: SeatIndex, wanted: str) -> bool:
    """Read a rule, the rules about something, or all of them."""
    whole = rulebook.read(session.watching.game, session.speech.language)
    book = whole.part(session.title().plain)
    if not wanted:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for rule, text in book.rules.items():
            grid.add_row(Text(rule, "bold green"), rulebook.called_in(text))
        wanted = pick(session, seat, [grid], "rules-which")
        if not wanted:
            return False
    if is_all(session, wanted):
        page(session, seat, [Markdown(book.text)])
        return False
    parts: list[RenderableType] = []
    found = book.find(wanted)
    if not found and (found := whole.find(wanted)):
        game = session.watching.game
        title = rulebook.title(game, game.load_box(), session.speech.language)
        parts = [Text(session.say("rules-of", game=title), "dim"), ""]
    if not found:
        session.draw(seat)
        tell(session, session.say("rules-none", text=wanted[:40], last=list(book.rules)[-1]))
        return False
    page(session, seat, [*parts, *(Padding(Markdown(text), (0, 0, 1, 0)) for text in found)])
    return False


def log(session: Session, seat: SeatIndex, wanted: str) -> bool:
    """Read what has happened: the end of it, or all."""
    chair = session.host.chair(seat)
    entries = session.recent(chair) if chair.view().public.hides_past else chair.log()
    lines: list[RenderableType] = [
        Rule(line.text, align="left", style="dim") if line.is_heading else session.log_line(line)
        for line in session.teller.lines(entries)
    ]
    room = session.screen.height - 4
    if not is_all(session, wanted) and len(lines) > room:
        lines = [Text(session.say("log-all"), "dim"), *lines[-room:]]
    page(session, seat, lines)
    return False


def board(session: Session, seat: SeatIndex, _: str) -> bool:
    """Read all of the table and the choices."""
    page(session, seat, session.whole(seat))
    return False


def save(session: Session, seat: SeatIndex, _: str) -> bool:
    """Save, which has been done already, and say where."""
    if session.save():
        session.screen.show(session.say("saved-at"), Copied(f"  {session.path}"))
    elif session.notice is not None:
        session.screen.show(session.notice)
    return False


def advice(session: Session, seat: SeatIndex, text: str) -> bool:
    """What seems best, and why; or what there is to say of one thing on the board."""
    chair, speech = session.host.chair(seat), session.speech
    if text:
        told = look_at(session.board, chair.view(), speech, text)
        session.screen.show(told or Text(session.say("look-nothing", text=text[:40]), "yellow"))
        return False
    found = advise(chair, ADVICE)
    tell(
        session, " ".join(why.reasons(found, lambda one: chair.choice(one).named, speech)), "green"
    )
    for one, outlook in enumerate(found.outlooks if len(found.outlooks) > 1 else ()):
        number = chair.legal.index(outlook.action) + 1
        named = chair.choice(outlook.action).named
        tell(session, why.line(found, one, number, named, speech), "dim")
    return False


def help_(session: Session, seat: SeatIndex, text: str) -> bool:
    """What can be typed; or what there is to say of one thing on the board."""
    if text:
        return advice(session, seat, text)
    view = session.host.chair(seat).view()
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    all_, example = session.say("word-all").split()[0], session.example
    rows = [(session.say("help-keys-number"), "help-number"), (example, "help-notation")]
    for command, more, message in (
        ("command-advice", (), "help-advice"),
        ("command-undo", (), "help-undo"),
        ("command-why", (example,), "help-why"),
        ("command-rules", (session.telling.example_rule, all_), "help-rules"),
        ("command-log", (all_,), "help-log"),
        ("command-board", (), "help-board"),
        ("command-save", (), "help-save"),
        ("command-quit", (), "help-quit"),
    ):
        words = session.say(command).split()[:2]
        rows.append((", ".join([*words, *(f"{words[0]} {one}" for one in more)]), message))
    for keys, message in rows:
        grid.add_row(Text(keys, "bold green"), session.say(message))
    book = rulebook.read(session.watching.game, session.speech.language)
    about = book.part(session.title().plain).opening
    parts: list[RenderableType] = [Rule(session.title(), align="left", style="dim")]
    parts += [about, "", grid, ""]
    parts.append(session.say(f"{session.watching.game.name}-help", **view.public.where))
    page(session, seat, parts)
    return False


def quit_(session: Session, seat: SeatIndex, _: str) -> bool:
    """Leave; the match is saved."""
    raise Leave


def pick(session: Session, seat: SeatIndex, things: Sequence[Part], message: str) -> str:
    """What is typed below a list of things; who types nothing, or leaves, is back at the table."""
    said = session.screen.page(things, session.say("page-more"), session.say(message))
    if not said or meant(session, said) == "command-quit":
        session.draw(seat)
        return ""
    return said


def page(session: Session, seat: SeatIndex, things: Sequence[Part]) -> None:
    """Something to read, and back to the table."""
    session.screen.page(things, session.say("page-more"), session.say("page-back"))
    session.draw(seat)


COMMANDS: dict[str, Callable[[Session, SeatIndex, str], bool]] = {
    "command-undo": undo,
    "command-why": why_not,
    "command-rules": rules,
    "command-log": log,
    "command-board": board,
    "command-save": save,
    "command-help": help_,
    "command-advice": advice,
    "command-quit": quit_,
}
"""By the messages that list what is typed for them."""
