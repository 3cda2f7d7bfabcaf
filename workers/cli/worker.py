"""`memform worker`: one worker in the foreground."""

from __future__ import annotations
