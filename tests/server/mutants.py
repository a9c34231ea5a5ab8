"""Messages as a careless or a malicious program might send them."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import strategies as st

VALID: list[dict[str, Any]] = [
    {"ask": 3, "move": "fist 1"},
    {"do": "answer", "ask": 1, "move": "hire"},
    {"do": "why", "ask": 1, "move": "rob 9"},
    {"do": "take-back", "ask": 2},
    {"do": "commit", "salted": "9c" * 32},
    {"do": "open", "salt": "99" * 32},
    {"do": "sit", "seat": 1},
    {"do": "say", "text": "Good luck!"},
    {"do": "start"},
    {"do": "propose", "what": "pause"},
    {"do": "withdraw", "what": "pause"},
    {"do": "resume"},
    {"do": "replace", "seat": 0, "by": "bot greedy"},
    {"do": "rematch"},
    {"do": "hint", "ask": 1},
    {"do": "again", "heard": 0},
]
NUMBERS = [-1, 0, 1, 15, 16, 255, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63), 10**40, 10**400, 1e-9, 1.5, 1e308, -0.0]
NAMES = ["do", "ask", "move", "seat", "heard", "text", "what", "by", "salt", "salted", "type", "guest", "__proto__", ""]
WORDS = ["", "abandon", "resign", "bot nobody", "own", "\x00", "\ud800", "'; DROP TABLE lines; --", "../../etc", "%s%n"]

scalars = (
    st.none()
    | st.booleans()
    | st.sampled_from(NUMBERS)
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=20)
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4)
)


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """A valid message in which something is not as it should be."""
    message: Any = copy.deepcopy(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(0, 2))):
        names = sorted(set(message) | {"seat", "extra"})
        name = draw(st.sampled_from(names))
        change = draw(st.sampled_from(["set", "drop", "nest"]))
        if change == "set":
            message[name] = draw(values)
        elif change == "drop":
            message.pop(name, None)
        else:
            message[name] = nested(message.get(name), draw(st.integers(1, 60)))
    return draw(st.sampled_from([message, message, message, [message], {"do": message}, [message] * 3]))


def nested(value: Any, levels: int) -> Any:
    for _ in range(levels):
        value = [value]
    return value


@st.composite
def texts(draw: st.DrawFn) -> bytes:
    """A message's bytes, after some of them have suffered."""
    content = json.dumps(draw(mutated() | values)).encode()
    harm = draw(st.sampled_from(["none", "none", "none", "cut", "flip", "twice", "long", "keys"]))
    if harm == "cut":
        content = content[: draw(st.integers(0, len(content)))]
    elif harm == "flip" and content:
        at = draw(st.integers(0, len(content) - 1))
        content = content[:at] + draw(st.binary(min_size=1, max_size=4)) + content[at + 1 :]
    elif harm == "twice":
        content *= 2
    elif harm == "long":
        content += b" " * draw(st.sampled_from([4_000, 4_097, 65_000, 70_000]))
    elif harm == "keys":
        content = content.replace(b'"do"', b'"do":"answer","do"').replace(b'"ask"', b'"ask":0,"ask"')
    return content
