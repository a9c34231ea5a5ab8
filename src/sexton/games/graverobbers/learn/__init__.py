"""Views and moves as numbers."""
