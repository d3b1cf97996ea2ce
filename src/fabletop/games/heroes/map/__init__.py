"""The map: its tiles and fields, how heroes explore and walk it, and what they find there."""
