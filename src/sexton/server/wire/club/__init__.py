"""What the page and a club say to one another."""
