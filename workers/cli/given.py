"""An option given as nothing is refused: the script's variable that was not set must not mean "all" or "none"."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer
from typer._click.core import ParameterSource
from typer.core import TyperGroup, TyperOption

if TYPE_CHECKING:
    from collections.abc import Iterator

    from typer._click import Command, Context
    from typer._click.core import Parameter


def refuse_nothing(command: Command) -> None:
    """Let every option of a command (and of its commands) that takes a text refuse an empty one."""
    for option in _texts(command):
        option.callback = _given


def _texts(command: Command) -> Iterator[TyperOption]:
    """Yield the options that take a text and have no check of their own yet."""
    if isinstance(command, TyperGroup):
        for each in command.commands.values():
            yield from _texts(each)
    for option in command.params:
        if isinstance(option, TyperOption) and option.type_descriptor.annotation is str and option.callback is None:
            yield option


def _given(context: Context, option: Parameter, value: str) -> str:
    if value == "" and context.get_parameter_source(option.name) is ParameterSource.COMMANDLINE:
        message = "nothing is given: say what, or leave the option out"
        raise typer.BadParameter(message)
    return value
