"""Tables over the network: one writer per table, stored before told, each seat its own message. It names no game.

Six rooms, each of which knows only those behind it (`pyproject.toml` holds this): http, nodes, table, wire and
thinking, store. `app.py` puts them together and `run.py` serves them; settings, sources, metrics, logs and words are
for all of them.
"""
