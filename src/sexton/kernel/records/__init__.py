"""A game written down: its record, notes, replays and their JSON."""
