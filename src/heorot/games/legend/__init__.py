"""*Beowulf: The Legend*, for 2 to 5 players."""
