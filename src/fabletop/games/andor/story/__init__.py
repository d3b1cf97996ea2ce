"""How a legend is told: its cards, goals and events, and every word that their scripts are made of."""
