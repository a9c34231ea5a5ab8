"""The tables of one process: found, loaded, kept alive and put away, here or at another node.

It brings a table what it needs from outside, and may import table, wire, thinking and store; nothing of the web.
"""
