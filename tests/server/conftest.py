"""Servers of tests keep their tables in SQLite; under `make test-services` in PostgreSQL with Redis too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.playing import BACKENDS, running, settings_in

from fabletop.server.settings import Settings


@pytest.fixture(scope="session", params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def settings(tmp_path: Path, backend: str) -> Settings:
    return settings_in(tmp_path, backend)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Iterator[str]:
    """One server for all tests of a module that do not break it."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(settings_in(folder, backend)) as where:
        yield where
