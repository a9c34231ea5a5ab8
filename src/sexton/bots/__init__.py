"""Players that fill seats. A bot sees its seat's view, what it heard, its moves and its dice; nothing else."""
