"""What a game of Heroes consists of: players, heroes, decks, and perhaps a combat."""
