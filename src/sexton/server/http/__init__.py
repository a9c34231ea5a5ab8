"""The web: sockets, requests and their answers, sessions, the page, and the site that holds it all together.

Whatever knows a web framework is here. It may import every other room; only `app.py` and `run.py` import it.
"""
