"""Boards, decks and objectives of people's own: a text is read as the game reads its files, and becomes an option."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.server.http.requests import as_json, body_of, endpoint, game_in
from sexton.server.table.seats.chairs import OPTIONS_BYTES
from sexton.server.wire.bodies import Body
from sexton.server.wire.meter import paid_in_thread

OURS = {"path": "upload"}


class Upload(Body, frozen=True):
    text: Annotated[str, Meta(max_length=OPTIONS_BYTES)]


class Uploaded(Struct, frozen=True):
    """What goes into the options of a new table, whole: the record then needs no file."""

    option: str
    value: Any


@endpoint
async def upload(request: Request) -> Response:
    game, name = game_in(request), str(request.path_params["option"])
    if name not in game.options_type.__struct_fields__:
        raise Refusal("server", "no-such-option", option=name[:40])
    text = (await body_of(request, Upload)).text
    value = await paid_in_thread(lambda: value_of(game, name, text))
    return as_json(Uploaded(name, value))


def value_of(game: Game, name: str, text: str) -> Any:
    """Games read files. We name this one, so nothing that came over the wire can open another."""
    if name not in game.file_options:
        raise Refusal("server", "not-a-file-option", option=name)
    with tempfile.TemporaryDirectory(prefix="sexton-upload-") as folder:
        path = Path(folder) / "upload.txt"
        path.write_bytes(text.encode("utf-8", "replace"))
        try:
            value = game.read_file_option(name, str(path))
        except Refusal as refusal:  # the temporary path is nobody's business
            facts = {fact: said for fact, said in refusal.facts.items() if said != str(path)}
            raise Refusal(refusal.rule, refusal.message, **facts, **({} if facts == refusal.facts else OURS)) from None
    plain = msgspec.to_builtins(value)
    if len(game.read_options({name: plain}).canonical()) > OPTIONS_BYTES:
        raise Refusal("server", "options-too-long", limit=OPTIONS_BYTES)
    return plain


ROUTES = [Route("/api/games/{game}/options/{option}", upload, methods=["POST"])]
