"""Redis: the inbox."""
