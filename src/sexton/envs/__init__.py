"""The games as other libraries expect them. A library is imported only with the module that is named after it."""


class IllegalAction(ValueError):
    """An action that is not allowed now, or none where one is due."""
