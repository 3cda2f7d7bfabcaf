"""PostgreSQL with pgvector."""
