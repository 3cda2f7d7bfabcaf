from collections.abc import Callable
from typing import Any

class Signal:
    def connect(self, fun: Callable[..., Any], *, weak: bool = ..., dispatch_uid: str = ...) -> object: ...

setup_logging: Signal
worker_process_init: Signal
worker_process_shutdown: Signal
