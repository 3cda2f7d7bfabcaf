"""Workers embed with the model that the settings name (docs/RUNBOOK.md, Another embedding model)."""

from __future__ import annotations

import pytest

from infra.embeddings import hashed, local
from pipeline.errors import InvalidInputError
from workers.endpoint import Endpoints
from workers.settings import Settings
from workers.wiring import Services


def chosen(name: str) -> Services:
    return Services(Settings().model_copy(update={"embedding_model": name}), Endpoints("", ""))


def test_each_name_gives_its_model() -> None:
    for name in (hashed.MODEL, local.MODEL):
        model = chosen(name).embedding_model
        assert model is not None
        assert model.model == name
    assert chosen("none").embedding_model is None
    assert chosen("none").embedder is None


def test_auto_is_the_local_model_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = chosen("auto").embedding_model
    assert found is not None
    assert found.model == local.MODEL
    monkeypatch.setattr(local, "is_installed", lambda: False)
    assert chosen("auto").embedding_model is None
    with pytest.raises(InvalidInputError, match="is not to be had"):
        _ = chosen(local.MODEL).embedding_model
