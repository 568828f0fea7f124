"""Records, luck, rule marks, the contract of a game, errors: what everything else stands on."""
