"""What is worked out about finished games, and kept for whoever asks next."""
