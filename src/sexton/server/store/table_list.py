"""Which tables a list has, as SQL for either store."""

from __future__ import annotations

from collections.abc import Callable

from sexton.server.store.interface import Filter


def listing(wanted: Filter, place: Callable[[int], str]) -> tuple[str, list[str | int]]:
    """The statement and its facts; `place` is how the store writes the place of the nth of them, from 1.

    A guest's own tables come by when they changed, all others by age, the newest first.
    """
    facts: list[str | int] = []

    def put(fact: str | int) -> str:
        facts.append(fact)
        return place(len(facts))

    sql = "SELECT id, sheet, changed FROM tables WHERE "
    if wanted.guest:
        sql += f"id IN (SELECT table_id FROM members WHERE guest = {put(wanted.guest)})"
    else:
        sql += "listed = TRUE"
    if wanted.game:
        sql += f" AND game = {put(wanted.game)}"
    if wanted.status:
        sql += f" AND status = {put(wanted.status)}"
    order = "changed" if wanted.guest else "created"
    return f"{sql} ORDER BY {order} DESC LIMIT {put(wanted.limit)}", facts
