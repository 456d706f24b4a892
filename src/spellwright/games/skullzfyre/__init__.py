"""Duel at Mt. Skullzfyre."""
