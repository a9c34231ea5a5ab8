"""Views and moves as numbers, for learners."""
