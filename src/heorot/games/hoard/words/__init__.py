"""What speaks: actions, refusals, views and positions in the game's own words."""
