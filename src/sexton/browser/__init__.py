"""A home for tables without a server: in a browser's Python, with the browser's own storage and a wire of messages.

It runs the server's own application (`sexton.server.http.application`). What differs from a server is here: where pages
of the database are kept, who thinks for the bots, and how requests and lines reach the application.
"""

import sys

from sexton.browser import read_once, stand_ins

if sys.platform == "emscripten":
    stand_ins.install()
    read_once.install()
