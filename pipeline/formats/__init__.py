"""One producer format a file: bytes to Transcript; `detect` picks."""
