"""The Formation Judge: extract, reconcile, guard."""
