"""What is compiled: the state, and the rules of the game by theme."""
