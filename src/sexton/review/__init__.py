"""Looking back on finished games: what decided them, and what else might have been done."""

from __future__ import annotations

from pathlib import Path

WORDS = Path(__file__).parent
