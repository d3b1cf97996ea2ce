"""Fights: heroes, monsters and dragons, from the first aim to the last breath."""
