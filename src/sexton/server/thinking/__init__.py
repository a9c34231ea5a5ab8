"""Bots that think: what a bot is given, when its answer is due, and the processes it thinks in.

It imports no other room. A table uses `thought` and `booking`; the processes are handed to it.
"""
