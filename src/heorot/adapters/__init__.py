"""Interfaces that researchers know, over the games as they are: each an extra of the package."""
