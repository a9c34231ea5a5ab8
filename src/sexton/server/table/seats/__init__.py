"""The seats of a table: taken and left, held in a running game, given to another, agreed about."""
