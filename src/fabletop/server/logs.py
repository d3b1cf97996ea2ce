"""One JSON object for each line of the log; the keys to seats are left out."""

from __future__ import annotations

import json
import logging
import re
import sys
from typing import Any, Final

TOKEN: Final = re.compile(r"token=[^&\s\"\\]+")
EXTRAS: Final = ("table", "method", "path", "status", "ms")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in EXTRAS if hasattr(record, name)})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return TOKEN.sub("token=…", json.dumps(line, ensure_ascii=False))


def log_as_json(level: int = logging.INFO) -> None:
    """Everything that is logged by the server and uvicorn goes to standard error, one object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("alembic", "httpx", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
