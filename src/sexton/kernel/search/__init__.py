"""What a searching bot needs of a game: what moves are worth, how an imagined game is played and judged."""
