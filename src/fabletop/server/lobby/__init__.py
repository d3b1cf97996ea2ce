"""Before the table: games, rules, and making or joining a table."""
