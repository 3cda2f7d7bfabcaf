"""One formula family a file, pure."""
