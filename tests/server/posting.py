"""A push service and a mail server of our own, on this machine, that read what they get."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from tests.server.playing import settings_in
from tests.server.test_around import Clock

from fabletop.server.fanout import Alone
from fabletop.server.metrics import Metrics
from fabletop.server.post.service import Post
from fabletop.server.schemas import PushWish, SeatKey
from fabletop.server.settings import Settings
from fabletop.server.store import Store
from fabletop.server.table.service import Tables
from fabletop.server.workers import Workers


def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A browser that has subscribed: it alone can read what is sent to it."""

    def __init__(self, service: str, name: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.name = name
        self.endpoint = f"{service}/push/{name}"

    @property
    def p256dh(self) -> str:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return packed(point)

    def wish(self, *seats: tuple[str, str], language: Any = "en") -> PushWish:
        held = [SeatKey(table=table, token=token) for table, token in seats]
        return PushWish(
            endpoint=self.endpoint,
            p256dh=self.p256dh,
            auth=packed(self.auth),
            language=language,
            seats=held,
        )

    def read(self, body: bytes) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(
            http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth)
        )
        return told


@dataclass
class PushService:
    """Takes pushes, and answers as it is told to; `hangs` until a test lets go."""

    status: int = 201
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    hangs: asyncio.Event | None = None
    address: str = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                lines = head.decode().split("\r\n")
                headers = {
                    name.strip().lower(): value.strip()
                    for name, _, value in (line.partition(":") for line in lines[1:] if line)
                }
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                self.got.append((lines[0].split()[1], headers, body))
                self.news.set()
                if self.hangs is not None:
                    await self.hangs.wait()
                writer.write(f"HTTP/1.1 {self.status} X\r\ncontent-length: 0\r\n\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def until(self, count: int) -> None:
        """Wait until so many pushes have come."""
        async with asyncio.timeout(20):
            while len(self.got) < count:
                self.news.clear()
                await self.news.wait()

    def told(self, device: Device) -> list[dict[str, Any]]:
        """What a device has read, in order; whatever it cannot read is an error."""
        return [device.read(body) for path, _, body in self.got if path == f"/push/{device.name}"]


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()


def check_signature(headers: dict[str, str], audience: str, public: str) -> dict[str, Any]:
    """The claims of whoever sent a push, once their signature is found to be right (RFC 8292)."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    assert Vapid02.verify(headers["authorization"])
    claims: dict[str, Any] = json.loads(unpacked(parts["t"].split(".")[1]))
    assert claims["aud"] == audience
    return claims


@dataclass
class MailServer:
    """Takes letters, and refuses recipients with `refuses` if that is set."""

    letters: list[EmailMessage] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    refuses: str = ""
    port: int = 0
    login: list[str] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 post.test")
        try:
            while line := (await reader.readline()).decode().strip():
                word = line.split()[0].upper()
                if word == "EHLO":
                    say("250-post.test")
                    say("250-8BITMIME")
                    say("250 AUTH PLAIN")
                elif word == "AUTH":
                    self.login.append(base64.b64decode(line.split()[2]).decode())
                    say("235 welcome")
                elif word == "RCPT" and self.refuses:
                    say(self.refuses)
                elif word == "DATA":
                    say("354 go on")
                    said = await reader.readuntil(b"\r\n.\r\n")
                    text = said.removesuffix(b".\r\n").replace(b"\r\n..", b"\r\n.")
                    letter = email.message_from_bytes(text, policy=email.policy.default)
                    assert isinstance(letter, EmailMessage)
                    self.letters.append(letter)
                    say("250 taken")
                    self.news.set()
                elif word == "QUIT":
                    say("221 farewell")
                    break
                else:
                    say("250 fine")
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def until(self, count: int) -> None:
        async with asyncio.timeout(20):
            while len(self.letters) < count:
                self.news.clear()
                await self.news.wait()


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    mails = MailServer()
    server = await asyncio.start_server(mails.serve, "127.0.0.1", 0)
    mails.port = server.sockets[0].getsockname()[1]
    try:
        yield mails
    finally:
        server.close()


def mail_settings(port: int) -> dict[str, Any]:
    return {
        "mail_server": "127.0.0.1",
        "mail_port": port,
        "mail_from": "table@fabletop.example",
        "mail_tls": "none",
        "site": "https://fabletop.example",
    }


def post_settings(folder: Path, **changes: Any) -> Settings:
    """In a hurry, and with push services on this machine."""
    return settings_in(folder, push_to_loopback=1, **{"post_grace": 0} | changes)


@asynccontextmanager
async def post_office(
    settings: Settings,
    clock: Callable[[], float] | None = None,
    patience: float = 15.0,
    again: tuple[float, ...] = (),
) -> AsyncIterator[tuple[Tables, Post]]:
    """A server without its doors."""
    store, workers = Store(settings.database), Workers(0)
    await store.open()
    tables = Tables(store, workers, Alone(), Metrics(), 10, clock=clock or Clock())
    post = Post(settings, store, tables, patience, again)
    try:
        yield tables, post
    finally:
        await post.close()
        await tables.close()
        await store.close()


async def settled(post: Post) -> None:
    """Until everything that was begun has been told or let go."""
    await post.bell.settled()
    await post.carrier.settled()
