"""From table to table: chapters, what is kept of one, and the table of the next."""
