"""One line per event, as text for people or as JSON for machines, and never a secret."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections import OrderedDict
from datetime import UTC, datetime

import msgspec

from sexton.server.settings import Settings

AGAIN_SECONDS = 60.0  # until the same warning is told again
REMEMBERED = 500  # warnings
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class AsText(logging.Formatter):
    """Text for people, in which nothing that strangers choose, such as a path, can begin a line of its own."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        record.message = CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", record.message)
        return super().formatMessage(record)


class Seldom(logging.Filter):
    """Logs a repeated line only once in a while: otherwise an unreachable database would fill the disk.

    Tracebacks are for who looks for a fault: they may show settings and hidden cards.
    """

    def __init__(self, *, tracebacks: bool) -> None:
        super().__init__()
        self._tracebacks = tracebacks
        self._said: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if record.exc_info and record.exc_info[0] is not None and not self._tracebacks:
            text = f"{text} ({record.exc_info[0].__name__})"
            record.exc_info = record.exc_text = None
        if record.levelno >= logging.WARNING:
            now, key = time.monotonic(), (record.name, text)
            at, more = self._said.pop(key, (-AGAIN_SECONDS, 0))
            if now - at < AGAIN_SECONDS:
                self._said[key] = at, more + 1
                return False
            self._said[key] = now, 0
            while len(self._said) > REMEMBERED:
                self._said.popitem(last=False)
            text = f"{text} (and {more} times before)" if more else text
        record.msg, record.args = text, ()
        return True


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
    lines.addFilter(Seldom(tracebacks=settings.log == "debug"))
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(settings.log.upper())
    logging.getLogger("asyncpg.pool").setLevel(max(logging.ERROR, root.level))  # the store itself says what it is told
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
