"""After the table: finished matches and the proof of fair dice."""
