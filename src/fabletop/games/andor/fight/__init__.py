"""Fights: who takes part, rounds of dice, what changes them, and what comes of it."""
