"""`python -m spellwright` is the command `spellwright`."""

from __future__ import annotations

import sys

from spellwright.cli import main

sys.exit(main())
