"""The web: requests, sockets, sessions, the page. Whatever knows a web framework is here."""
