"""Private PostgreSQL and Valkey for the zero-configuration mode."""
