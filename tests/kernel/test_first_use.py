"""What threads of a server may read at once is worked out before there are any: msgspec does so without a lock."""

from __future__ import annotations

import subprocess
import sys

READ = """
import sys
import msgspec
from sexton.kernel import catalogue
from sexton.server.store.documents import Desk, Sheet

games, worked_out = list(catalogue.games().values()), []


def note(frame, what, _):
    if what == "call" and frame.f_code.co_name == "get_class_annotations":
        worked_out.append(frame.f_back.f_code.co_name)


class New(msgspec.Struct):
    size: int = 0


sys.setprofile(note)
msgspec.json.decode(b'{"secret": "x", "salted": {"0": "y"}, "clock": {"left": [1.0]}}', type=Desk)
sheet = {"id": "t", "setup": {"game": "vampire", "seats": ["own", "open"]}, "edition": 1, "options": "{}", "host": "g"}
msgspec.json.decode(msgspec.json.encode({**sheet, "created": 1.0, "chairs": []}), type=Sheet)
for game in games:
    game.read_options({})
early = list(worked_out)
msgspec.json.decode(b"{}", type=New)
sys.setprofile(None)
print(len(games), early, len(worked_out))
"""


def test_reading_what_a_table_keeps_works_out_no_type() -> None:
    """The last one counts: a type that is read for the first time is noticed here."""
    done = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=True)
    assert done.stdout.split(" ", 1)[1] == "[] 1\n"
