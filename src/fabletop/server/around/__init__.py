"""Around the table: who plays for whom, what a table is called, and that it goes away."""
