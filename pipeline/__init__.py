"""The core: what memform decides, without I/O, clock, chance, environment or framework."""
