"""Parts that need something not everybody has installed."""

from __future__ import annotations

import importlib.util

from spellwright.errors import SetupError


def need(module: str, extra: str, purpose: str) -> None:
    """Say in one line what to install."""
    if importlib.util.find_spec(module) is None:
        raise SetupError(f"{purpose} needs {module}, which is not installed; run: pip install 'spellwright[{extra}]'")
