"""Where requests come from. Behind a proxy that is trusted it is as the proxy says."""

from __future__ import annotations

import ipaddress

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
