"""A player's side of a server, in the terminal: the line to it, the game over that line, the part in its shuffle."""
