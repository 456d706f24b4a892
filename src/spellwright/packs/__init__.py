"""Card files."""
