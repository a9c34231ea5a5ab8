"""One folder a game. `sexton.kernel.catalogue` finds them; nothing else names them."""
