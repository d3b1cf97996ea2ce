"""Long messages go over a line deflated, as every browser reads them; short ones are not worth the time.

Each is deflated by itself (RFC 7692, without context takeover), so a line holds nothing in memory for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LEAST: Final = 2_000  # bytes


class Deflate(PerMessageDeflate):
    """A line whose long messages are deflated."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= LEAST else frame


class DeflateFactory(ServerPerMessageDeflateFactory):
    """What a line and its browser agree on."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[object]
    ) -> tuple[list[ExtensionParameter], Deflate]:
        agreed, one = super().process_request_params(params, accepted_extensions)  # type: ignore[arg-type]
        return agreed, Deflate(
            remote_no_context_takeover=one.remote_no_context_takeover,
            local_no_context_takeover=one.local_no_context_takeover,
            remote_max_window_bits=one.remote_max_window_bits,
            local_max_window_bits=one.local_max_window_bits,
            compress_settings=one.compress_settings,
        )


LONG_ONES: Final = DeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
