"""What the people at a table agree on: a pause, the end, who plays for somebody who has left."""

from __future__ import annotations

from sexton.bots.seating import check_name
from sexton.kernel.interface import Refusal, Seat
from sexton.server.store.documents import Chair
from sexton.server.table import running
from sexton.server.table.live_table import Host
from sexton.server.table.seats import occupants, seating
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import Propose, Resign, Resume, Withdraw


def own_seat(host: Host, listener: Listener) -> tuple[Seat, Chair]:
    chair = seating.own_chair(host.sheet, listener.seat, listener.guest)
    assert listener.seat is not None
    return listener.seat, chair


async def propose(host: Host, listener: Listener, message: Propose) -> None:
    """To propose what others have proposed is to agree. Whoever has resigned has no say."""
    _, chair = own_seat(host, listener)
    seating.must_run(host.sheet)
    if chair.resigned:
        raise Refusal("server", "already-resigned")
    word, _, rest = message.what.partition(" ")
    if word == "replace":
        await propose_to_replace(host, listener.guest, message.what, rest)
        return
    agreed = seating.propose(host.sheet, listener.guest, message.what, seating.persons(host.sheet))
    if agreed and word == "abandon":
        await running.abandon(host, "by consent")
        return
    if agreed:
        host.sheet.paused = True
        del host.sheet.agreed["pause"]
        host.run_clocks()
    await host.keep()
    host.tell_about()


async def propose_to_replace(host: Host, proposer: str, what: str, rest: str) -> None:
    number, _, by = rest.partition(" ")
    seat = int(number)
    seating.chair_at(host.sheet, seat)
    if by.startswith("bot "):
        check_name(by[4:])
    occupants.must_be_replaceable(host, seat, by, proposer)
    others = [other for other in occupants.present(host) if other != seat]
    if seating.propose(host.sheet, proposer, what, others):
        occupants.replace(host, seat, by)
        host.run_clocks()
    await host.keep()
    host.tell_about()


async def withdraw(host: Host, listener: Listener, message: Withdraw) -> None:
    own_seat(host, listener)
    seating.withdraw(host.sheet, listener.guest, message.what)
    await host.keep()
    host.tell_about()


async def resume(host: Host, listener: Listener, message: Resume) -> None:
    own_seat(host, listener)
    if not host.sheet.paused:
        raise Refusal("server", "not-paused")
    host.sheet.paused = False
    host.run_clocks()
    await host.keep()
    host.tell_about()
    host.tell_now()


async def resign(host: Host, listener: Listener, message: Resign) -> None:
    seat, chair = own_seat(host, listener)
    seating.must_run(host.sheet)
    if chair.resigned:
        raise Refusal("server", "already-resigned")
    occupants.resigns(host, seat)
    if all(host.sheet.chairs[human].resigned for human in host.sheet.humans):
        await running.abandon(host, "everyone resigned")
        return
    host.run_clocks()
    await host.keep()
    host.tell_about()
