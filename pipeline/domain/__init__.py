"""Frozen types that every stage shares. Import from the module that names the concept."""
