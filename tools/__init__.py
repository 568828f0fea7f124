"""What knows this repository: its files, its documents, its tests. Run from its root."""
