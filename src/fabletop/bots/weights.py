"""A file of fitted weights: what each named term weighs, and how that was found."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import yaml

from fabletop.kernel.errors import BrokenFile


class WeightsFile(NamedTuple):
    """Weights by the names of their terms, and the figures of the fit for whoever reads the file."""

    weights: dict[str, float]
    figures: dict[str, Any]


def read_weights(path: Path) -> WeightsFile:
    """What a file says; a BrokenFile tells what is wrong with it."""
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as wrong:
        raise BrokenFile(path, "", f"these weights cannot be read: {wrong}") from wrong
    if not isinstance(data, dict) or not isinstance(data.get("weights"), dict):
        raise BrokenFile(path, "weights", "a number for each term is expected")
    weights: dict[str, float] = {}
    for name, weight in data.pop("weights").items():
        if not isinstance(weight, int | float):
            raise BrokenFile(path, str(name), "a weight is a number")
        weights[str(name)] = float(weight)
    return WeightsFile(weights, data)


def write_weights(path: Path, file: WeightsFile, heading: str) -> None:
    """Write the figures first and then the weights, in the order given."""
    lines = [f"# {line}".rstrip() for line in heading.splitlines()]
    lines += [f"{name}: {_shown(value)}" for name, value in file.figures.items()]
    lines.append("weights:")
    lines += [f"  {name}: {weight:.4f}" for name, weight in file.weights.items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _shown(value: Any) -> str:
    return (
        yaml.safe_dump(value, default_flow_style=True, width=1000)
        .removesuffix("\n")
        .removesuffix("...")
        .strip()
    )
