"""Adapters: Postgres, Redis, embeddings, the embedded servers."""
