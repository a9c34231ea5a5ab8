"""The game in the terminal: drawings and sentences."""
