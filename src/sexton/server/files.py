"""How many files this process may have open, and for what: every connection is one."""

from __future__ import annotations

import resource

from msgspec import Struct

ENOUGH = 65_536
OWN_FILES = 64  # the database, the bots' pipes, the log, the page's files
MOST_AWAITED = 2_048
MOST_BACKLOG = 1_024
BURST = 4  # backlogs that may be accepted before the first connection that has to go is closed


class FileRoom(Struct, frozen=True):
    files: int

    @property
    def _free(self) -> int:
        return max(64, self.files - OWN_FILES)

    @property
    def awaited(self) -> int:
        """Connections that wait for their peer."""
        return min(MOST_AWAITED, self._free // 4)

    @property
    def backlog(self) -> int:
        """Connections that wait to be accepted."""
        return min(MOST_BACKLOG, self._free // 16)

    @property
    def sockets(self) -> int:
        """Sockets at tables; an eighth of what is left is for requests that are being answered."""
        return (self._free - self.awaited - BURST * self.backlog) * 7 // 8


def file_room() -> FileRoom:
    """The soft limit is raised to the hard one: a login shell often gives a process 1,024 files and allows it more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems have a lower limit that they do not tell
            wanted = soft
        return FileRoom(wanted)
    return FileRoom(ENOUGH if soft == resource.RLIM_INFINITY else soft)
