"""The board: fields, ways over them, and how far heroes and foes get."""
