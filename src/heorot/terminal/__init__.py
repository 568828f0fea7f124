"""Play in the terminal: prompts and tables for people, a printed story for everybody else.

The terminal knows a game by its `Table` alone: what it draws is ``table.view(seat)``, what it tells
is ``table.log(seat)``, and how a view is drawn is the business of ``boards/<game>.py``.
"""
