"""What rated games make of those who play them: anchors, ranks, ratings, pairings. No database, no framework."""
