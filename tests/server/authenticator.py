"""A passkey that is kept in memory: it answers as a phone or a laptop would, or wrongly if told to."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from fabletop.server.person.ceremony import from_code, to_code

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256 = -7


@dataclass
class Authenticator:
    """One key for one site.  `at` is where the page is that the browser shows."""

    at: str
    site: str = "localhost"
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    handle: str = ""
    count: int = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What is sent when a passkey was made as these options say."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {
            1: 2,
            3: ES256,
            -1: 1,
            -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }
        about = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(PRESENT | VERIFIED | ATTESTED) + about
        return {
            "id": to_code(self.id),
            "client": to_code(self._client("webauthn.create", options["challenge"])),
            "attestation": to_code(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            "transports": ["internal"],
        }

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        """What is sent when a passkey is shown."""
        self.count += 1
        data = self._data(PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": to_code(self.id),
            "client": to_code(client),
            "authenticator": to_code(data),
            "signature": to_code(signed),
            "handle": self.handle,
        }

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def _client(self, what: str, challenge: str) -> bytes:
        assert from_code(challenge)
        said = {"type": what, "challenge": challenge, "origin": self.at, "crossOrigin": False}
        return json.dumps(said).encode()
