"""Findings about everything memform needs: what was looked at, what breaks, how to mend it."""
