"""A combat, from the first unit placed to the last one standing."""
