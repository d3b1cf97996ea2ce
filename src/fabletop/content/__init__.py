"""Reads and checks content files into typed records; shared by all games."""

from fabletop.content.records import From, read_records

__all__ = ["From", "read_records"]
