"""Bots that think: what one is given, when its answer is due, and the processes it thinks in."""
