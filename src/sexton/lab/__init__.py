"""Games by the thousand: played, counted, kept."""
