"""Guests: known by a signed cookie, without an account."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

COOKIE = "heorot"
YEAR = 365 * 24 * 3600
ID_BYTES = 16
KEY_BYTES = 32


def read_key(folder: Path) -> bytes:
    """The hall's own key, made on its first day; only its owner can read the file."""
    path = folder / "key"
    if not path.exists():
        _make_key(path)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} is not a key of the hall; move it away")
    return key


def _make_key(path: Path) -> None:
    """All at once: several processes may open their hall on the same folder."""
    draft = path.with_name(f"key.{secrets.token_hex(4)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    with suppress(FileExistsError):
        os.link(draft, path)
    draft.unlink()


def new_guest() -> str:
    """An id that nobody can guess."""
    return secrets.token_hex(ID_BYTES)


def sign(key: bytes, guest: str) -> str:
    """The cookie of a guest."""
    return f"{guest}.{_signature(key, guest)}"


def read_cookie(key: bytes, cookie: str) -> str | None:
    """The guest of a cookie; None unless we have signed it."""
    guest, _, signature = cookie.partition(".")
    return guest if hmac.compare_digest(_signature(key, guest), signature) else None


def _signature(key: bytes, guest: str) -> str:
    return hmac.new(key, b"guest " + guest.encode(), hashlib.sha256).hexdigest()


def link(key: bytes, match: str, seat: int) -> str:
    """The secret of the invitation to a seat: the hall can make it again, and nobody else."""
    told = hmac.new(key, f"link {match} {seat}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(told[:20]).decode().rstrip("=")


def link_hash(link: str) -> str:
    """What is kept of it."""
    return hashlib.sha256(link.encode()).hexdigest()
