"""Positions with one best move that is not the first that comes to mind: found, checked, kept and told."""
