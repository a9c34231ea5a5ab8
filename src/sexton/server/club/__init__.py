"""The club: its members and what they have played. No web framework and no database is imported here."""
