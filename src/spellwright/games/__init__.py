"""The games, by slug."""
