"""One table: who sits there, the deal, the game, clocks, and what each hearer is told."""
