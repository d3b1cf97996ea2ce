"""Frames of a line as they are nearly always: a text that is not deflated, whole (RFC 6455, section 5.2)."""

from __future__ import annotations

from typing import Final

from websockets.utils import apply_mask

TEXT: Final = 0x81  # the only frame of its message, a text, and not deflated
MASKED: Final = 0x80
SHORT: Final = 126  # bytes; from here on a frame says its length in two bytes more
HEAD: Final = 6  # bytes before a short text that comes from a browser: what it is, its length, and its mask


def short_text(data: bytes) -> str | None:
    """The text of a short frame from a browser, if these bytes are one and nothing else."""
    size = len(data) - HEAD
    if not 0 <= size < SHORT or data[0] != TEXT or data[1] != MASKED + size:
        return None
    try:
        return apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None


def text_frame(text: bytes) -> bytes:
    """A frame for a browser with this text, of less than 65,536 bytes."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + text
