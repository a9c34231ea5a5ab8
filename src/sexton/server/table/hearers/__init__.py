"""Those who listen to a table: how they come and go, and what each of them is told."""
