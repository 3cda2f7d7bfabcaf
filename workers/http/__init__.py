"""What memform serves over HTTP: health, readiness and metrics."""
