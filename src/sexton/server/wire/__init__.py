"""What is said between a table and those who listen to it: messages, limits, refusals in words."""
