"""Sexton: an open table for four graveyard games. Rules, bots, records, terminal; every secret kept."""

from sexton import pure as pure

__version__ = "0.1.0"

pure.stand_in_where_uncompiled()
