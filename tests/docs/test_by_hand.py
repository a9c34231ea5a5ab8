"""What the documentation says a sceptic can do by hand, done by hand."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

from sexton.kernel.records import replay
from tests.kernel.test_record import TEXT

DOCS = Path(__file__).parent.parent.parent / "docs"


def values(text: str) -> dict[str, str]:
    """The header and ending of a record, read as the page describes it."""
    found = {}
    for line in text.splitlines():
        word, _, rest = line.rpartition(" ~")[0].partition(" ")
        found.setdefault(word, rest)
    return found


def test_the_worked_verification_of_the_fairness_page_works_on_a_real_record() -> None:
    block = re.findall(
        r"```python\n(.*?)```", (DOCS / "explanation" / "fairness.md").read_text(encoding="utf-8"), re.DOTALL
    )[0]
    header = values(TEXT)
    for name in ("secret", "options", "table", "commitment", "salt", "salted"):
        assert header[name].removeprefix("0 ") in block, name
    scope: dict[str, Any] = {}
    exec(block, scope)
    assert replay.fingerprint_of(replay.verify(TEXT)) in block
    draws = [int(line.split()[3]) for line in TEXT.splitlines() if " draw " in line]
    weights = [4, 4, 4, 11, 2, 4, 4, 4, 4, 4]
    assert scope["roll"](0, [1, 1, 1]) == draws[0]
    for nth in range(1, 21):  # the deal: fifteen cards to the hands, five to the cemeteries
        assert scope["roll"](nth, weights) == draws[nth]
        weights[draws[nth]] -= 1


def test_the_digest_chain_is_what_the_record_page_says() -> None:
    digest = b""
    for line in TEXT.splitlines():
        body, _, shown = line.rpartition(" ~")
        digest = hashlib.sha256(digest + body.encode()).digest()
        assert digest.hex().startswith(shown)
        assert len(shown) == (64 if body == "end" else 16)


def test_seeded_dice_are_what_the_record_page_says() -> None:
    path = DOCS.parent / "tests" / "games" / "gravediggers" / "golden" / "seats-4.sexton"
    text = path.read_text(encoding="utf-8")
    seed = int(values(text)["dice"].removeprefix("seeded "))
    low, high = seed % 2**32, (seed >> 32) % 2**32

    def scrambled(word: int) -> int:
        for _ in range(3):
            word = ((word >> 16 ^ word) * 0x45D9F3B) % 2**32
        return word >> 16 ^ word

    x = scrambled(low ^ scrambled(high ^ 0x2545F491))
    c = scrambled(x ^ scrambled((low + 1) % 2**32)) % 2**28 + 1
    weights = [4, 4, 4, 11, 2, 4, 4, 4, 4, 4]
    draws = [int(line.split()[3]) for line in text.splitlines() if " draw " in line]
    for nth in range(26):
        now = [1, 1, 1, 1] if nth == 0 else weights
        t = x * 698769069 + c
        x, c = t % 2**32, t >> 32
        r = ((x ^ c) * sum(now)) >> 32
        outcome = next(i for i in range(len(now)) if sum(now[: i + 1]) > r)
        assert outcome == draws[nth]
        if nth:
            weights[outcome] -= 1
