"""What is played: how a game is agreed on and laid out."""
