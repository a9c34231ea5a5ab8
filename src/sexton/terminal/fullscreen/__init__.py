"""The full screen, with Textual: a game being played, a finished one, and the parts of both."""
