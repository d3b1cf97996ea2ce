"""Towns: what is built there, who is recruited, what is bought."""
