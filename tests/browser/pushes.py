"""Notices by push as a browser has them: switched on, sealed for it, shown, and leading to the table.

There is no maker's push service here, so one of our own stands for it: what it gets is opened and handed to the browser
by DevTools, as its own service would.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from sexton.server.push import service
from tests.browser.test_quality import violations_in_every_theme
from tests.browser.visitor import PATIENCE, WIDER, Visitor
from tests.server import push_service

# A push service needs its maker's network: the browser's own calls are answered here.
STAND_IN = """{ const given = %s;
  const one = { endpoint: given.endpoint, toJSON: () => ({ endpoint: given.endpoint, keys: given }),
    unsubscribe: async () => { localStorage.removeItem("push"); return true; } };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("push") ? one : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error("not so");
    localStorage.setItem("push", "on");
    return one;
  };
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))"""
# Nobody but a person can press a notification: the event is made here, and where it leads is written down.
PRESS = """async () => {
  let waited; let led = "";
  ExtendableEvent.prototype.waitUntil = (promise) => { waited = promise; };
  self.clients.openWindow = async (url) => { led = url; };
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  await waited;
  return [led, (await self.registration.getNotifications()).length];
}"""


@dataclass
class Service:
    url: str
    next: Callable[[], push_service.Pushed]  # when there is one


@pytest.fixture
def push(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    loop, ready, done = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    found: list[push_service.PushService] = []

    async def serve() -> None:
        async with push_service.push_service(tmp_path) as one:
            found.append(one)
            ready.set()
            await done.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()), daemon=True)
    thread.start()
    assert ready.wait(20)
    monkeypatch.setattr(service, "trusted", lambda: found[0].trusted)

    def following() -> push_service.Pushed:
        return asyncio.run_coroutine_threadsafe(found[0].next(), loop).result(30)

    yield Service(found[0].url, following)
    loop.call_soon_threadsafe(done.set)
    thread.join(20)
    loop.close()


def switch_on(visitor: Visitor, axe: str, pictures: Path) -> None:
    page = visitor.page
    visitor.go("/")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("button", name="Tell me here", exact=True)
    switch.scroll_into_view_if_needed()
    page.screenshot(path=pictures / f"push-off-{visitor.name}.png")
    switch.click()
    expect(page.get_by_text("This browser tells you.")).to_be_visible()
    page.get_by_label("Quiet hours").check()
    page.get_by_label("from").fill("23:15")
    page.get_by_label("One notice a day").check()
    page.get_by_role("button", name="Save the hours").click()
    expect(page.get_by_text("The hours are saved.")).to_be_visible()
    page.get_by_text("The hours are saved.").scroll_into_view_if_needed()
    page.screenshot(path=pictures / f"push-on-{visitor.name}.png")
    assert violations_in_every_theme(visitor, axe) == [] and not page.evaluate(WIDER)
    kept = visitor.context.request.get(f"{visitor.url}/api/notices").json()["hours"]
    assert (kept["quiet_from"], kept["quiet_until"], kept["digest"]) == (23 * 60 + 15, 7 * 60, 8 * 60)
    page.get_by_label("Quiet hours").uncheck()
    page.get_by_label("One notice a day").uncheck()
    page.get_by_role("button", name="Save the hours").click()
    expect(page.get_by_text("The hours are saved.")).to_be_visible()
    page.keyboard.press("Escape")


def until(visitor: Visitor, asked: Callable[[], Any]) -> Any:
    """What is answered, once it is something. (What a page waits for may be no promise: one of nothing would do.)"""
    end = time.monotonic() + PATIENCE / 1000
    while not (found := asked()):
        assert time.monotonic() < end
        visitor.page.wait_for_timeout(50)
    return found


def hand_over(visitor: Visitor, data: str) -> None:
    """As the maker's push service would."""
    devtools, found = visitor.context.new_cdp_session(visitor.page), []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    until(visitor, lambda: found)
    sent = {"origin": visitor.url, "registrationId": found[0]["registrationId"], "data": data}
    devtools.send("ServiceWorker.deliverPushMessage", sent)
