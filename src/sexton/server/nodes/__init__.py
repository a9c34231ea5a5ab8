"""The tables of one process, and the way to those of others."""
