"""What a legend is at any moment: pieces and fields, questions about them, and the atoms that change them."""
