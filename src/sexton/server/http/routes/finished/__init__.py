"""What can be asked about a finished game, and practice that begins with one."""
