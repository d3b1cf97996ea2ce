"""Passkeys: what a browser is asked to sign, and whether it has.

All that is checked here is checked by the `webauthn` package: the challenge, where the page was, for which
site the key was made, and the signature.  That a challenge is answered once, soon, and by the browser that
was asked, is kept in `keeping`.
"""

from __future__ import annotations

import base64
import json
import logging
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from fabletop.server.refusal import Refusal
from fabletop.server.schemas.person import MadePasskey, ShownPasskey
from fabletop.server.settings import Settings
from fabletop.server.store import Row

SECONDS: Final = 300  # to answer a challenge: fingers, phones and forgotten numbers take a while
CALLED: Final = "Fabletop"
log = logging.getLogger("fabletop.persons")


@dataclass(frozen=True)
class Site:
    """Where the pages are as browsers see it; a passkey belongs to its `host`."""

    origin: str
    host: str


def site_of(settings: Settings, request: Request) -> Site:
    """As it was set, or as the request says: a proxy hands on the host, and by which scheme it was asked."""
    origin = settings.site or f"{request.url.scheme}://{request.headers.get('host', '').lower()}"
    try:
        host = urlsplit(origin).hostname
    except ValueError:
        host = None
    if not host:
        raise Refusal("refused-site", 403)
    return Site(origin, host)


def check_page(site: Site, request: Request) -> None:
    """Only pages of ours may ask for what is somebody's own; a proxy may hide by which scheme they came."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != urlsplit(site.origin).netloc:
        raise Refusal("refused-site", 403)


def to_code(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_code(code: str) -> bytes:
    return base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))


def to_make(site: Site, person: str, name: str, challenge: bytes, known: list[Row]) -> dict[str, Any]:
    """For a new passkey of a person, one that can be found without a name; not where there is one already."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=CALLED,
        user_id=from_code(person),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=from_code(row["id"]), transports=ways(row["transports"]))
            for row in known
        ],
    )
    return dict(json.loads(options_to_json(options)))


def to_enter(site: Site, challenge: bytes) -> dict[str, Any]:
    """For any passkey of this site: whoever is asked chooses."""
    options = generate_authentication_options(
        rp_id=site.host,
        challenge=challenge,
        timeout=SECONDS * 1000,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return dict(json.loads(options_to_json(options)))


def made(site: Site, challenge: bytes, credential: MadePasskey) -> Row:
    """A passkey as it is kept; a Refusal if anything about it is not as it was asked for."""
    try:
        found = verify_registration_response(
            credential=written(
                credential.id,
                clientDataJSON=credential.client,
                attestationObject=credential.attestation,
            ),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError) as wrong:
        raise refused(wrong) from None
    return {
        "id": to_code(found.credential_id),
        "public_key": found.credential_public_key,
        "count": found.sign_count,
        "transports": [way.value for way in ways(credential.transports)],
    }


def shown(site: Site, challenge: bytes, credential: ShownPasskey, known: Row) -> int:
    """How often a passkey has been used by now; a Refusal if it was not this one, or not here."""
    if credential.handle is not None and credential.handle != known["person_id"]:
        raise Refusal("refused-passkey", 403)
    try:
        found = verify_authentication_response(
            credential=written(
                credential.id,
                clientDataJSON=credential.client,
                authenticatorData=credential.authenticator,
                signature=credential.signature,
            ),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=known["public_key"],
            credential_current_sign_count=known["count"],
        )
    except (WebAuthnException, ValueError) as wrong:
        raise refused(wrong) from None
    return found.new_sign_count


def written(id: str, **response: str) -> dict[str, Any]:
    """As WebAuthn writes it."""
    return {"id": id, "rawId": id, "type": "public-key", "response": response}


def refused(wrong: Exception) -> Refusal:
    """Whoever asks is told no more than that; the log says why, for whoever set the site up."""
    log.warning("a passkey was refused: %s", wrong)
    return Refusal("refused-passkey", 403)


def ways(named: list[str]) -> list[AuthenticatorTransport]:
    """How a passkey is reached, as far as that is known here."""
    known = {way.value: way for way in AuthenticatorTransport}
    return [known[name] for name in named if name in known]
