"""Play in the terminal: prompts and tables for people, a printed story for everybody else.

The terminal holds the chairs of a table and its host: what it draws is ``chair.view()``, what it
tells is ``chair.log()``, and how a view is drawn is the business of ``boards/<game>.py``.
"""

PACES = {"slow": 2.0, "normal": 0.7, "quick": 0.0}
"""Seconds for each turn of a bot, when somebody alone plays with them."""
DEFAULT_PACE = "normal"
