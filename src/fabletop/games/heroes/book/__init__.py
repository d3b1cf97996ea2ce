"""What nobody steers: guards and AI heroes play by the book."""
