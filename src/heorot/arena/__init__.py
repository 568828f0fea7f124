"""Where bots meet: many games played, counted and reported."""
