"""Nets that learn a game by playing it against themselves: `sexton learn`. Needs NumPy; PyTorch where there is one."""

from sexton.extras import needs

with needs("learn"):
    import numpy  # noqa: F401  everything here needs it
