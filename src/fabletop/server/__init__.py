"""Tables over the network: lobby, play and replays, as docs/wire.md describes them."""
