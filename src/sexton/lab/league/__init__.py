"""Bots against one another: games kept in a ledger, ratings, the ladder."""
