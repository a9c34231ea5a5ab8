"""Puzzles: those that come with Sexton, and how they are found."""
