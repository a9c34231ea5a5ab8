"""Web Push: what is sent is sealed for one browser (RFC 8291), and says from whom it comes (RFC 8292)."""
