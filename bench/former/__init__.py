"""The bots called greedy as they were at first, to measure those of today by. Never changed."""
