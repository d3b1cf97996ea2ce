"""Word to those who are away: who asks for it, and what there is to ask for."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Annotated, Final

from pydantic import AfterValidator, Field, StringConstraints

from fabletop.ledger import Language
from fabletop.server.schemas.common import Down, Id, Line, Up

POINT: Final = 65  # bytes of a key on the curve of web push, and the first of them
UNCOMPRESSED: Final = 4
SECRET: Final = 16
MAILBOX: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)


def unpacked(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""


def point(text: str) -> str:
    raw = unpacked(text)
    if len(raw) != POINT or raw[0] != UNCOMPRESSED:
        raise ValueError("this is no key of a browser")
    return text


def secret(text: str) -> str:
    if len(unpacked(text)) != SECRET:
        raise ValueError("this is no secret of a browser")
    return text


def mailbox(text: str) -> str:
    if not MAILBOX.fullmatch(text):
        raise ValueError("this is no address of a mailbox")
    return text


class PostOffer(Down):
    """How somebody who is away can be told: `push` is the public key that a browser subscribes to, empty if
    there is none, and `mail` whether mails can be sent."""

    push: str
    mail: bool


class SeatKey(Up):
    """A seat that somebody holds."""

    table: Id
    token: Id


SeatKeys = Annotated[list[SeatKey], Field(max_length=60)]


class PushWish(Up):
    """A browser wants to be told of these seats, and of no others any more, in this language."""

    endpoint: Annotated[Line, StringConstraints(max_length=1024)]
    p256dh: Annotated[Line, StringConstraints(max_length=128), AfterValidator(point)]
    auth: Annotated[Line, StringConstraints(max_length=64), AfterValidator(secret)]
    language: Language = "en"
    seats: SeatKeys


class PushStop(Up):
    endpoint: Annotated[Line, StringConstraints(max_length=1024)]


class MailWish(Up):
    """Somebody wants mails of these seats; the first asks whether the address is theirs."""

    address: Annotated[
        Line, StringConstraints(max_length=254, strip_whitespace=True), AfterValidator(mailbox)
    ]
    language: Language = "en"
    seats: SeatKeys


class MailKey(Down):
    """By which a browser changes what it asked for."""

    key: str


class MailSeats(Up):
    language: Language = "en"
    seats: SeatKeys


class MailProof(Up):
    """What stood in the mail."""

    proof: Id


class MailState(Down):
    address: str
    confirmed: bool
