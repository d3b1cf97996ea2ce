"""The machine that something was measured on: a figure without it says little."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

CPU_INFO: Final = Path("/proc/cpuinfo")


@dataclass(frozen=True)
class Machine:
    """What a reader needs in order to compare."""

    processor: str
    cores: int
    python: str
    system: str
    day: str
    load: float | None  # processes that wanted a core, over the last five minutes; None where untold

    def __str__(self) -> str:
        cores = "1 core" if self.cores == 1 else f"{self.cores} cores"
        load = "" if self.load is None else f", load {self.load:.1f}"
        return f"{self.processor}, {cores}, {self.python}, {self.system}, {self.day}{load}"


def this_machine() -> Machine:
    return Machine(
        processor=processor(),
        cores=os.cpu_count() or 1,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=f"{platform.system()} {platform.machine()}",
        day=date.today().isoformat(),
        load=os.getloadavg()[1] if hasattr(os, "getloadavg") else None,
    )


def processor(info: Path = CPU_INFO) -> str:
    """Its name, where the system tells; else its family."""
    if info.is_file():
        for line in info.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name" and value.strip():
                return " ".join(value.split())
    return platform.processor() or platform.machine() or "an unnamed processor"
