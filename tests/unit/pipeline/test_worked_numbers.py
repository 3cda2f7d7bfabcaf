"""The numbers in the docstrings are right."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from typing import TYPE_CHECKING

import pytest

import pipeline.lifecycle
import pipeline.scoring

if TYPE_CHECKING:
    from types import ModuleType

MODULES = [
    module.name
    for package in (pipeline.scoring, pipeline.lifecycle)
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
]


@pytest.mark.parametrize("name", [*MODULES, "pipeline.telling"])
def test_worked_numbers(name: str) -> None:
    module: ModuleType = importlib.import_module(name)
    assert doctest.testmod(module).failed == 0
