"""`python -m sexton`: the command, where the script `sexton` is not in the path."""

from sexton.commands import main

main()
