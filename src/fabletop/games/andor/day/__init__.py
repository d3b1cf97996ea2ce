"""A day: turns and free actions of the heroes, what they meet on their way, foes, and the sunrise."""
