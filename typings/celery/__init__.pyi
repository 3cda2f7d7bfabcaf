from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

class BrokerConnection:
    recoverable_connection_errors: tuple[type[Exception], ...]
    def __enter__(self) -> Self: ...
    def __exit__(self, *_: object) -> None: ...

class Inspection:
    def stats(self) -> Mapping[str, Mapping[str, Any]] | None: ...
    def active_queues(self) -> Mapping[str, Sequence[Mapping[str, Any]]] | None: ...

class Control:
    def inspect(self, *, timeout: float = ..., connection: BrokerConnection = ...) -> Inspection: ...
    def ping(
        self,
        destination: Sequence[str] | None = ...,
        timeout: float = ...,
        *,
        limit: int | None = ...,
        connection: BrokerConnection = ...,
    ) -> list[dict[str, object]]: ...
    def shutdown(self, destination: Sequence[str] | None = ...) -> None: ...

class Configuration:
    beat_schedule: Mapping[str, Mapping[str, object]]
    def update(self, other: Mapping[str, object]) -> None: ...
    def __getitem__(self, key: str) -> Any: ...

class Request:
    id: str | None
    delivery_info: Mapping[str, str | None] | None
    def get(self, key: str) -> object: ...

class Task:
    request: Request

current_task: Task | None

class AsyncResult:
    id: str
    def get(self, timeout: float | None = ..., *, interval: float = ...) -> Any: ...
    def forget(self) -> None: ...

class Beat:
    def run(self) -> None: ...

class Celery:
    conf: Configuration
    control: Control
    tasks: Mapping[str, object]
    def __init__(
        self,
        main: str,
        *,
        broker: str,
        backend: str | None = ...,
        set_as_current: bool = ...,
        config_source: Mapping[str, object] | None = ...,
    ) -> None: ...
    def task(self, fun: Callable[..., object], **options: object) -> object: ...
    def send_task(
        self,
        name: str,
        args: Sequence[object] = ...,
        *,
        queue: str = ...,
        headers: Mapping[str, str] = ...,
        argsrepr: str = ...,
        ignore_result: bool = ...,
        expires: float | None = ...,
        retry: bool = ...,
        retry_policy: Mapping[str, float] | None = ...,
    ) -> AsyncResult: ...
    def connection_for_write(self) -> BrokerConnection: ...
    def worker_main(self, argv: Sequence[str]) -> None: ...
    def Beat(self, *, loglevel: str = ..., scheduler: str = ..., schedule: str = ...) -> Beat: ...
    def close(self) -> None: ...
