"""What whoever talks to a hall needs: a place for it, and a part of its dice."""

from __future__ import annotations

import hashlib
import socket

from heorot.server import messages

NUMBER = 7
SALT = "00" * 16


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def commitment(dice: str, seat: int, number: int = NUMBER, salt: str = SALT) -> str:
    """Of a seat, counted from 0, to a number."""
    said = f"heorot number\n{dice}\n{seat}\n{number}\n".encode()
    return hashlib.sha256(said + bytes.fromhex(salt)).hexdigest()


def rolled(step: str, dice: str, seat: int) -> messages.Commit | messages.Reveal:
    """The answer of a seat, counted from 0, to the question for its part of the dice."""
    if step == "reveal":
        return messages.Reveal(number=NUMBER, salt=SALT)
    return messages.Commit(hash=commitment(dice, seat))
