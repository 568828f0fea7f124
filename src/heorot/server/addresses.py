"""Where requests come from, and what they call the hall.

Behind a proxy that is trusted it is as the proxy says.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

THIS_MACHINE = "127.0.0.0/8,::1/128"


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; empty for a socket of the file system."""
    return connection.client.host if connection.client else ""


def is_within(address: str, networks: str = THIS_MACHINE) -> bool:
    """Whether an address is in one of the networks. Through the file system this machine speaks."""
    try:
        asks = ipaddress.ip_address(address or "127.0.0.1")
    except ValueError:
        return False
    return any(asks in ipaddress.ip_network(one.strip()) for one in networks.split(","))


def name_in(host: str) -> str:
    """The name in a ``Host`` header, without the port; empty where it has none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_this_machine(name: str) -> bool:
    """Whether a name always means the machine on which it is said."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return bool(name) and is_within(name)
