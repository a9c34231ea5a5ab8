"""The club: who is known again, and what they have played. No web framework and no database is imported here."""
