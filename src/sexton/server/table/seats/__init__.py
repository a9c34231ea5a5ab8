"""The seats of a table: who takes them, holds them, leaves them and is replaced."""
