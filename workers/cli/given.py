"""What may be left out and is given as nothing is refused: a script's unset variable must not mean "all" or "none"."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer
from typer._click.core import ParameterSource
from typer.core import TyperArgument, TyperGroup, TyperOption

if TYPE_CHECKING:
    from collections.abc import Iterator

    from typer._click import Command, Context
    from typer._click.core import Parameter


def refuse_nothing(command: Command) -> None:
    """Let every text option of a command (and of its commands) and every name that may be left out refuse nothing."""
    for each in _texts(command):
        each.callback = _option if isinstance(each, TyperOption) else _name


def _texts(command: Command) -> Iterator[TyperOption | TyperArgument]:
    """Yield what takes a text and has no check of its own yet; what an argument that must be given means, checks it."""
    if isinstance(command, TyperGroup):
        for each in command.commands.values():
            yield from _texts(each)
    for each in command.params:
        if not isinstance(each, TyperOption | TyperArgument) or each.type_descriptor.annotation is not str:
            continue
        if each.callback is None and (isinstance(each, TyperOption) or not each.required):
            yield each


def _option(context: Context, option: Parameter, value: str | None) -> str | None:
    return _given(context, option, value, "nothing is given: say what, or leave the option out")


def _name(context: Context, argument: Parameter, value: str | None) -> str | None:
    return _given(context, argument, value, "the name is empty: give one, or leave it out")


def _given(context: Context, parameter: Parameter, value: str | None, message: str) -> str | None:
    if (
        isinstance(value, str)
        and not value.strip()
        and context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
    ):
        raise typer.BadParameter(message)
    return value
