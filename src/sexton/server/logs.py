"""One line per event, as text for people or as JSON for machines, and never a secret."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime

import msgspec

from sexton.server.settings import Settings

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class AsText(logging.Formatter):
    """What strangers have chosen, such as a path, begins no line of its own."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        record.message = CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", record.message)
        return super().formatMessage(record)


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
        return msgspec.json.encode(line).decode()


def set_up_logs(settings: Settings) -> None:
    lines = logging.StreamHandler(sys.stderr)
    text = AsText("%(asctime)s %(levelname)s %(name)s: %(message)s")
    lines.setFormatter(AsJson() if settings.log_form == "json" else text)
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(settings.log.upper())
    logging.getLogger("alembic").setLevel(max(logging.WARNING, root.level))
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    logging.getLogger("uvicorn.error").addFilter(without_noise)
    if settings.log != "debug":
        logging.getLogger("sexton.server.access").setLevel(max(logging.WARNING, root.level))


LEFT_OUT = (
    "Traceback",  # it might show settings; the command reports a failed start in one line
    "Application startup failed",
    "ASGI callable returned without completing handshake",  # the peer left first, which strangers can do all day
)


def without_noise(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(LEFT_OUT)
