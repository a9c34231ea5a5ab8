"""The games as environments of other people's libraries. Each is imported only when it is asked for."""
