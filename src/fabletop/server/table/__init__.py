"""At the table: picks, undo, chat, bots, and who is told what."""
