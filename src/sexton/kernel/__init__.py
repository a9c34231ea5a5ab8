"""The kernel knows no game: steps, dice, records, tables, and the catalogue that finds the games."""
