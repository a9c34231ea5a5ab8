"""What is wrong with an installation: each check looks at one thing and says what it found. Nothing is changed."""
