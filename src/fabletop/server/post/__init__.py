"""Word to those who are away: by web push or by mail, that it is their move."""
