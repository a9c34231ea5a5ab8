"""What is said between a table and those who listen: messages, bodies of requests, limits, refusals in words.

It may import store for the documents that messages show, and nothing that knows a table.
"""
