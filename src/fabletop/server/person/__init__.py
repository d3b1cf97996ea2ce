"""Somebody who is the same at every browser: passkeys, what goes along, and all that is one's own."""
