"""Cards of Might and Magic: the words on them, how they are played, and the levels that bring them."""
