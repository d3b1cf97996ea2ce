"""How games are played, over the wire."""
