class crontab:
    hour: set[int]
    minute: set[int]
    def __init__(self, minute: str = ..., hour: str = ...) -> None: ...
