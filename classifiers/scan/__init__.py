"""The security scan and the masking of secrets."""
