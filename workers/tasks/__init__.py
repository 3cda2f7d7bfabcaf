"""Celery tasks: shells of three statements."""
