from collections.abc import Sequence
from ctypes import CDLL

import numpy as np
import numpy.typing as npt

class E5:
    dim: int
    _lib: CDLL
    def __init__(self, *, num_threads: int | None = None) -> None: ...
    def query(self, texts: Sequence[str]) -> npt.NDArray[np.float32]: ...
