"""Play in the terminal: prompts and tables for people, a printed story for everybody else.

The terminal holds the chairs of a table and its host: what it draws is ``chair.view()``, what it
tells is ``chair.log()``, and how a view is drawn is the business of ``boards/<game>.py``.
"""
