"""Nobody holds a door open for ever, and whoever tries keeps nobody else out."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.playing import BOT, ME, Browser, free_port, make_table, running, settings_in

from fabletop.server.table.packing import WAY

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PATIENCE = 15.0  # of a test; the machine may be busy


@contextmanager
def called(address: str, source: str = "") -> Iterator[socket.socket]:
    host, _, port = address.partition(":")
    line = socket.create_connection((host, int(port)), PATIENCE, (source, 0) if source else None)
    try:
        yield line
    finally:
        line.close()


def until_closed(line: socket.socket) -> bytes:
    """Whatever still comes; a timeout fails the test."""
    heard = b""
    line.settimeout(PATIENCE)
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("hasty")
    with running(settings_in(folder, header_seconds=1, body_seconds=1, ping_seconds=1)) as address:
        yield address


def test_who_never_asks_is_let_go(hasty: str) -> None:
    with called(hasty) as line:
        assert until_closed(line) == b""


@pytest.mark.parametrize(
    "begun", ["GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX-Long: a", "POST /api/tables HTTP/1.1\r\n"]
)
def test_a_request_that_was_begun_is_not_waited_for(hasty: str, begun: str) -> None:
    with called(hasty) as line:
        line.sendall(begun.encode())
        assert until_closed(line).startswith(b"HTTP/1.1 408 ")


def test_a_byte_now_and_then_does_not_help(hasty: str) -> None:
    with called(hasty) as line:
        line.settimeout(0.2)
        line.sendall(b"GET / HTTP/1.1\r\nX-Long: ")
        begun = time.monotonic()
        with pytest.raises((ConnectionError, AssertionError)):  # noqa: PT012 until the line is gone
            while time.monotonic() - begun < PATIENCE:
                line.sendall(b"a")
                try:
                    answer = line.recv(100)
                except TimeoutError:
                    continue
                raise AssertionError(answer)
        assert time.monotonic() - begun < PATIENCE


def test_the_next_request_on_a_line_is_not_waited_for_either(hasty: str) -> None:
    with called(hasty) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"GET /api/ga")
        assert until_closed(line).endswith(b"content-length: 0\r\n\r\n")


@pytest.mark.parametrize(("language", "word"), [("en", "rest"), ("es", "resto"), ("sv", "Resten")])
def test_a_body_that_does_not_come_is_told_so(hasty: str, language: str, word: str) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nAccept-Language: {language}\r\nContent-Length: 900\r\n"
    with called(hasty) as line:
        line.sendall(f'{head}Content-Type: application/json\r\n\r\n{{"game":'.encode())
        head_, _, body = until_closed(line).partition(b"\r\n\r\n")
    assert head_.startswith(b"HTTP/1.1 408 ")
    assert word in json.loads(body)["reason"]


def test_who_does_not_read_the_answer_is_let_go(hasty: str) -> None:
    """Many answers on one line, none of them read: the server must not keep them."""
    with called(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asked = b"GET /api/games/heroes/catalogue HTTP/1.1\r\nHost: x\r\n\r\n"
        with pytest.raises(ConnectionError):  # noqa: PT012 until the line is gone
            begun = time.monotonic()
            while time.monotonic() - begun < PATIENCE:
                line.sendall(asked)
                time.sleep(0.05)
            raise AssertionError("still there")


def test_a_line_that_does_not_answer_calls_is_hung_up_on(hasty: str) -> None:
    """It neither reads nor answers, and yet its place is free again."""
    table, token = make_table(hasty, {**ME, "hero": "choose"}, BOT)
    with called(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        path = f"/api/tables/{table}/ws?way={WAY}&token={token}"
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n{UPGRADE}\r\n".encode())
        here = f"http://{hasty}/api/tables/{table}"
        until = time.monotonic() + PATIENCE
        while not httpx.get(here).json()["seats"][0]["here"]:
            assert time.monotonic() < until, "it never came"
        while httpx.get(here).json()["seats"][0]["here"]:
            assert time.monotonic() < until, "it is still there"
            time.sleep(0.1)


def test_a_line_that_answers_stays(hasty: str) -> None:
    async def stay() -> None:
        table, token = make_table(hasty, {**ME, "hero": "choose"}, BOT)
        async with Browser(hasty, table, token) as browser:
            await asyncio.sleep(4)
            await browser.say(type="chat", text="still here")
            await browser.until("chat")

    asyncio.run(stay())


def test_of_those_who_wait_at_one_address_the_oldest_goes(tmp_path: Path) -> None:
    with (
        running(settings_in(tmp_path, waiting_per_address=3, header_seconds=60)) as address,
        ExitStack() as lines,
    ):
        waiting = [lines.enter_context(called(address, "127.0.0.2")) for _ in range(4)]
        assert until_closed(waiting[0]) == b""
        for line in waiting[1:]:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200 ")


def test_a_proxy_that_is_trusted_is_not_one_caller(tmp_path: Path) -> None:
    with (
        running(settings_in(tmp_path, waiting_per_address=3, header_seconds=60)) as address,
        ExitStack() as lines,
    ):
        for line in [lines.enter_context(called(address)) for _ in range(6)]:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200 ")


HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"


@pytest.mark.parametrize("begun", [b"", b"GET / HT", HALF_A_BODY])
def test_of_all_who_wait_the_oldest_goes_even_of_the_proxy(tmp_path: Path, begun: bytes) -> None:
    with (
        running(settings_in(tmp_path, waiting_connections=3, header_seconds=60)) as address,
        ExitStack() as lines,
    ):
        waiting = []
        for _ in range(5):
            waiting.append(lines.enter_context(called(address)))
            waiting[-1].sendall(begun)
            time.sleep(0.1)
        assert [until_closed(line) for line in waiting[:2]] == [b"", b""]
        assert httpx.get(f"http://{address}/healthz").status_code == 200


SERVE = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
from fabletop.cli import main
sys.argv[1:] = ["serve", "--port", sys.argv[1]]
main()
"""


def test_a_crowd_that_says_nothing_keeps_nobody_out(tmp_path: Path) -> None:
    """The process may open 200 files: it says so when it starts, and goes on serving those who play."""
    port = free_port()
    address = f"127.0.0.1:{port}"
    env = {**os.environ, "FABLETOP_HOME": str(tmp_path), "FABLETOP_BOT_PROCESSES": "0"}
    log = tmp_path / "log"
    with log.open("w") as out:
        process = subprocess.Popen([sys.executable, "-c", SERVE, str(port)], env=env, stdout=out, stderr=out)
    try:
        until = time.monotonic() + 60
        while not answers(address):
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
        told = [json.loads(line) for line in log.read_text().splitlines()]
        warned = [line["what"] for line in told if line["level"] == "warning"]
        assert any("200 files" in what and "LimitNOFILE" in what for what in warned)
        asyncio.run(play_among_idlers(address))
        assert "Too many open files" not in log.read_text()
    finally:
        process.terminate()
        process.wait()


def answers(address: str) -> bool:
    try:
        return httpx.get(f"http://{address}/healthz", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


async def play_among_idlers(address: str) -> None:
    host, _, port = address.partition(":")
    idlers: list[Any] = []
    table, token = await asyncio.to_thread(make_table, address, {**ME, "hero": "choose"}, BOT)
    async with Browser(address, table, token) as browser:
        for number in range(400):
            idlers.append(await asyncio.open_connection(host, int(port)))
            if number % 100 == 0:
                await browser.say(type="chat", text=f"hello {number}")
                await browser.until("chat")
                assert await asyncio.to_thread(answers, address)
    async with Browser(address, table, token) as again:
        assert again.state["seat"] == 0
    for _, writer in idlers:
        writer.close()
