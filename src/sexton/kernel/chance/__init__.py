"""Where chance comes from: dice, the fair shuffle, and a player's guard over it."""
