"""Tables over the network: one writer a table, appended before told, each seat its own message. It names no game."""
