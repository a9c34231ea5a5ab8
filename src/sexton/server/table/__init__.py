"""One table: the deal, the game, clocks, bots' seats, and what each hearer is told.

A table is `TableState` (what is known), `Audience` (what listeners are told) and `LiveTable` (its one writer), each
made from the one before; the other modules are functions of it. It may import wire, thinking and store as far as these
are types and arithmetic: no web framework, no threads, no processes, no sockets and no database. What it needs of them
it gets from outside, by the interfaces in `shared.py` and `live_table.py`.
"""
