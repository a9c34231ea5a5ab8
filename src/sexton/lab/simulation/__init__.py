"""Many games at once: the plan, the games, what is counted."""
