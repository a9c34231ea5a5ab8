"""Many games: played, counted and kept."""
