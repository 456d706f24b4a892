"""Bots: they see views and imagined states, never the match itself."""

from __future__ import annotations

from spellwright.bots.bot import Bot, Outlook, advance
from spellwright.bots.registry import bot, bots

__all__ = ["Bot", "Outlook", "advance", "bot", "bots"]
