"""Play in a terminal: a Textual table, and a plain one that needs only lines of text."""
