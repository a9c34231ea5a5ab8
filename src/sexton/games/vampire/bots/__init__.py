"""What moves are worth, and why."""
