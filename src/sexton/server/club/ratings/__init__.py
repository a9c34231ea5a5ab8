"""Ratings: how they follow from rated games, ranks, pairings, and the anchors of bots. No database, no framework."""
