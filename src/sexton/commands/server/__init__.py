"""Commands about servers: start one, join one, copy its tables and put them back."""
