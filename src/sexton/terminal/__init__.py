"""Games in the terminal: on a full screen with Textual, or line by line. Names no game."""
