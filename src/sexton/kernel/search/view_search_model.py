"""A search model for any game, from views alone. Games that should be searched well have a faster one."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from sexton.kernel.search.search_model import SearchModel


class ViewSearchModel(SearchModel):
    def __init__(self, rules: Any) -> None:
        super().__init__()
        self.rules = rules

    def key(self, g: Any, seat: int) -> int:
        return zlib.crc32(msgspec.json.encode(self.rules.view(g, seat)))

    def public_key(self, g: Any) -> int:
        return zlib.crc32(msgspec.json.encode(self.rules.view(g, None)))
