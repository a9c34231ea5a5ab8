"""Sexton from Python: the names that `import sexton` offers, and drawings of views."""
