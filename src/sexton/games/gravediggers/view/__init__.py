"""What one seat may know, and what follows from that alone."""
