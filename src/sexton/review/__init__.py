"""Looking back on finished games: what decided them, and what else might have been done."""
