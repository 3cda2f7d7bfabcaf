"""Every process that can be started."""
