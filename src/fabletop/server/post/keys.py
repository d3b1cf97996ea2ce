"""The key by which push services know this server (VAPID, RFC 8292).

It is made once and kept beside the database, to be read by nobody else.  Browsers subscribe to its public
half: a server with another key cannot reach them any more.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from fabletop.kernel.errors import BadSetup
from fabletop.server.settings import Settings, home
from fabletop.server.store import Store

FILE: Final = "push-key.pem"
BYTES: Final = 32  # of a private key on this curve


class Keys:
    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self.private: Final = private
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: Final = base64.urlsafe_b64encode(point).decode().rstrip("=")  # as browsers take it


def keys_of(settings: Settings, store: Store) -> Keys:
    """Those that the host gave, or those in the file, which is made if there is none."""
    if settings.push_key:
        return given(settings.push_key)
    if store.file is not None:
        return kept_in(store.file.parent / FILE)
    return kept_in((settings.shelf.parent if settings.shelf is not None else home(os.environ)) / FILE)


def given(text: str) -> Keys:
    """A private key as tools for VAPID print it: 32 bytes in base64, as addresses have it."""
    try:
        raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        if len(raw) != BYTES:
            raise ValueError("not as long as a key")
        return Keys(ec.derive_private_key(int.from_bytes(raw, "big"), ec.SECP256R1()))
    except ValueError as wrong:
        raise BadSetup("FABLETOP_PUSH_KEY is no private VAPID key (32 bytes in base64url)") from wrong


def kept_in(file: Path) -> Keys:
    """Of several processes that start at once, one makes the file whole, and the others read it."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        made = ec.generate_private_key(ec.SECP256R1())
        written = file.with_name(f"{file.name}.{os.getpid()}")
        with os.fdopen(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as to:
            to.write(made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        try:
            os.link(written, file)
        except FileExistsError:
            pass  # somebody was faster
        finally:
            written.unlink()
    try:
        private = load_pem_private_key(file.read_bytes(), None)
    except ValueError as wrong:
        raise BadSetup(f"{file} holds no key: remove it to have another made") from wrong
    if not isinstance(private, ec.EllipticCurvePrivateKey) or not isinstance(private.curve, ec.SECP256R1):
        raise BadSetup(f"{file} holds a key of another kind: remove it to have another made")
    return Keys(private)
