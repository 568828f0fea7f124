"""Sockets that look on and say nothing: idle.py ADDRESS COUNT; prints ``ready``, then stays."""

from __future__ import annotations

import asyncio
import json
import sys

from load import HELLO, Load
from websockets.asyncio.client import ClientConnection, connect

AT_A_TABLE = 50


async def look_on(address: str, count: int) -> None:
    """Sit down at as many tables as are needed, and stay."""
    load = Load(address, 0, 0, ["hoard"], 1)
    sockets: list[ClientConnection] = []
    while len(sockets) < count:
        _, cookie = await asyncio.to_thread(load.ask, "/api/hall")
        body = {"game": "hoard", "seats": [{"kind": "me"}, {"kind": "friend"}], "is_listed": True}
        opened, _ = await asyncio.to_thread(load.ask, "/api/tables", body, cookie)
        headers = {"origin": f"http://{address}"}
        for _ in range(AT_A_TABLE):
            path = f"ws://{address}/ws/{opened['id']}/0"
            socket = await connect(path, additional_headers=headers, compression=None)
            await socket.send(json.dumps(HELLO))
            await socket.recv()
            sockets.append(socket)
    print("ready", flush=True)
    await asyncio.sleep(3600)


if __name__ == "__main__":
    asyncio.run(look_on(sys.argv[1], int(sys.argv[2])))
