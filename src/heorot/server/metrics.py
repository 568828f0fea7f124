"""Figures for Prometheus, of one process: each is asked at its own address, whatever others do.

They tell how busy a hall is, and so are not for everybody: only for this machine, unless the
variable ``HEOROT_METRICS_FOR`` names other networks.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as written
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from heorot.server.addresses import THIS_MACHINE, address_of, is_within
from heorot.server.hall import Hall
from heorot.server.rows import Row

VARIABLE = "HEOROT_METRICS_FOR"
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Figures:
    """What is counted in one hall."""

    def __init__(self, hall: Hall) -> None:
        self.registry = CollectorRegistry()
        self._moves = Counter(
            "heorot_moves", "Actions that were committed.", ["by"], registry=self.registry
        )
        self._undone = Counter(
            "heorot_undone", "Actions that were taken back.", registry=self.registry
        )
        self._seconds = Histogram(
            "heorot_move_seconds",
            "From a move to its commit.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refused = Counter(
            "heorot_refused", "What was not granted.", ["over"], registry=self.registry
        )
        self._by_people, self._by_bots = map(self._moves.labels, ("person", "bot"))
        for over in ("http", "socket"):
            self.refused.labels(over)
        self._gauge("heorot_tables", "Tables in memory.", lambda: len(hall.rooms))
        self.sockets = Gauge("heorot_sockets", "Open sockets.", registry=self.registry)
        self._gauge(
            "heorot_bots_thinking",
            "Bots that think now.",
            lambda: sum(len(room.thinking) for room in hall.rooms.values()),
        )

    def _gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        Gauge(name, about, registry=self.registry).set_function(value)

    def committed(self, row: Row, seconds: float) -> None:
        """A row was written."""
        if row.kind == "act":
            (self._by_people if row.request else self._by_bots).inc()
        else:
            self._undone.inc()
        self._seconds.observe(seconds)


async def show_figures(request: Request) -> Response:
    """The figures, for those whom they are for; for others there is nothing here."""
    if not is_within(address_of(request), os.environ.get(VARIABLE) or THIS_MACHINE):
        raise HTTPException(404)
    headers = {"content-type": CONTENT_TYPE_LATEST}
    return Response(written(request.app.state.desk.figures.registry), headers=headers)


ROUTE = Route("/metrics", show_figures)
