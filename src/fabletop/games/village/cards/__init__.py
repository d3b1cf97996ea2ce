"""Cards: what is written on them, and how they are played."""
