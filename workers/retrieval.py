"""The read path as a retrieval worker runs it: embed, find, rank, and count the delivery if it is one."""

from __future__ import annotations
