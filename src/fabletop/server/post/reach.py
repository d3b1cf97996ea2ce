"""Where the server may be sent to by an address that somebody gave: nowhere but the public internet.

Whoever subscribes names the address of a push service, and the server calls it.  So it must be https, and
must not lead into the network that the server stands in: that is checked when the address is given, and again
for every address that its name leads to at the moment of the call.
"""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from fabletop.server.refusal import Refusal

LONGEST: Final = 1024
# Addresses of IPv6 that lead to one of IPv4, which may be anybody's.
WRAPPED: Final = tuple(
    ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)


def is_public(host: str) -> bool:
    """Whether an address, in figures, is one that anybody on the internet could call."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in net for net in WRAPPED):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_figures(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def check_endpoint(endpoint: str, loopback: bool = False) -> None:
    """A Refusal if the server would not call there.  Tests may let it call this machine, even without a key
    to its door."""
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port
    except ValueError:
        raise Refusal("refused-endpoint", 422) from None
    if loopback and is_loopback(host) and url.scheme in ("http", "https"):
        return
    odd = len(endpoint) > LONGEST or not endpoint.isascii() or url.username is not None
    named = "." in host and not host.endswith((".local", ".localhost", ".internal", ".home.arpa", "."))
    fine = is_public(host) if is_figures(host) else named and not host.rpartition(".")[2].isdecimal()
    if odd or url.scheme != "https" or port not in (None, 443) or not fine:
        raise Refusal("refused-endpoint", 422)
