"""Check on the language model: somebody listens, takes the key, and offers the model. No token is spent."""

from __future__ import annotations

import socket
from http import HTTPStatus
from typing import TYPE_CHECKING, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from pydantic import BaseModel

from infra.doctor.finding import error, fine, warning

if TYPE_CHECKING:
    from infra.doctor.finding import Finding

_CONNECT_SECONDS: Final = 10.0
_LIST_BYTES: Final = 1_000_000
_REFUSED: Final = {HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN}


class _Offered(BaseModel):
    id: str


class _List(BaseModel):
    data: list[_Offered]


def judge_endpoint(model: str, url: str, key: str = "") -> Finding:
    """A language model is configured, and its endpoint would answer for it."""
    if not model and url:
        return warning(
            "judge.model",
            "an endpoint is configured and no model",
            "nothing is judged: every survivor is staged as an episode",
            "set MEMFORM_JUDGE_MODEL to a model that it offers, or unset MEMFORM_JUDGE_BASE_URL",
        )
    if not model:
        return fine("judge.model", "no model configured: every survivor is staged as an episode")
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"}:
        return error(
            "judge.model",
            f"a model is configured and its address is no URL ({url!r})",
            f"{model} judges nothing; survivors are staged",
            "set MEMFORM_JUDGE_BASE_URL to http(s)://HOST[:PORT]/v1",
        )
    where = f"{parts.hostname}:{parts.port or (443 if parts.scheme == 'https' else 80)}"
    try:
        host, _, port = where.rpartition(":")
        socket.create_connection((host, int(port)), timeout=_CONNECT_SECONDS).close()
    except OSError as refusal:
        return warning(
            "judge.model",
            f"nobody answers at {where} ({refusal.strerror or refusal})",
            f"{model} judges nothing; survivors are staged until it answers",
            "start the model's server, or correct its address",
        )
    return _offered(model, url, key, where)


def _offered(model: str, url: str, key: str, where: str) -> Finding:
    """Ask for the list of models; a server without one, or whose list cannot be read, has the benefit of doubt."""
    try:
        status, offered = _models(url, key)
    except (OSError, ValueError):
        status, offered = HTTPStatus.OK, set[str]()
    if status in _REFUSED:
        return error(
            "judge.model",
            f"{where} refuses the key ({status})",
            f"{model} judges nothing; survivors are staged until it is let in",
            "set MEMFORM_JUDGE_API_KEY to a key that it takes",
        )
    if offered and model not in offered:
        return warning(
            "judge.model",
            f"{where} does not offer {model}, but {', '.join(sorted(offered)[:5])}",
            "every call may be refused; survivors are then staged",
            "set MEMFORM_JUDGE_MODEL to one that it offers",
        )
    return fine("judge.model", f"{model} at {where}")


def _models(url: str, key: str) -> tuple[int, set[str]]:
    request = Request(f"{url.rstrip('/')}/models", headers={"Authorization": f"Bearer {key or 'none'}"})  # noqa: S310 - http(s), as checked
    try:
        with urlopen(request, timeout=_CONNECT_SECONDS) as answer:  # noqa: S310 - as above
            return HTTPStatus.OK, {each.id for each in _List.model_validate_json(answer.read(_LIST_BYTES)).data}
    except HTTPError as refusal:
        with refusal:
            return refusal.code, set()
