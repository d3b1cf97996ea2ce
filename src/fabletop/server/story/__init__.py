"""A finished match, looked back on: what became of everybody's chances, and where it turned."""
