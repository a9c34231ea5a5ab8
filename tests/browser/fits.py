"""Whether a table fits its screen: what one needs now lies wholly inside it, nothing lies over it, no word is cut."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page

from tests.browser.visitor import FRAMES

SIZES = (
    (320, 568),
    (360, 640),
    (390, 664),
    (390, 844),
    (844, 390),
    (683, 384),
    (768, 1024),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
)
# What is asked, what answers it, the reader's own cards, and everything that may be touched now.
NEEDED = (
    ".decision.mine .question, [data-confirm], .hand li, .board .pick, "
    ".decision.mine input, .decision.mine fieldset button"
)
# Laid out anew, and whatever slides away because of it has gone.
RESIZED = """([width, height]) => new Promise((done) => {
  const rests = () => document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity);
  const frame = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  const look = () => innerWidth === width && innerHeight === height && rests() ? done(true) : frame(look);
  frame(look);
})"""
# A piece may be covered in part by its neighbour, as cards of a hand are: of each a finger must find something.
FAULTS = """([needed, whole, apart]) => {
  const faults = [];
  const say = (one) => one.getAttribute("aria-label") || one.textContent.trim().slice(0, 40) || one.className;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push("the page is wider than the screen");
  const reached = (one, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (one.contains(found) || found.contains(one));
  };
  for (const one of document.querySelectorAll(needed)) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
    if (out > 1) faults.push(`${say(one)}: ${Math.round(out)} px outside`);
    const held = one.closest(".ask, .act")?.getBoundingClientRect();
    if (held?.width) {
      const cut = Math.max(held.left - box.left, held.top - box.top, box.right - held.right, box.bottom - held.bottom);
      if (cut > 3) faults.push(`${say(one)}: ${Math.round(cut)} px outside its slab`);
    }
    const y = box.top + box.height / 2;
    const free = [0.5, 0.2, 0.1, 0.05, 0.8, 0.95].some((part) => reached(one, box.left + box.width * part, y));
    if (!free) {
      const over = document.elementFromPoint(box.left + box.width / 2, y);
      faults.push(`${say(one)}: under ${over ? over.outerHTML.slice(0, 60) : "nothing"}`);
    }
  }
  for (const one of innerWidth < 1000 ? [] : document.querySelectorAll(".decision.mine .question")) {
    const lines = one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight);
    if (lines > 2.5) faults.push(`${say(one)}: squeezed into ${Math.round(lines)} lines`);
  }
  for (const one of innerWidth < 1000 ? [] : document.querySelectorAll("[data-confirm]")) {
    const { width } = one.getBoundingClientRect();
    if (width && width < 90) faults.push(`${say(one)}: squeezed to ${Math.round(width)} px`);
  }
  for (const [ones, others] of apart) {
    const beside = document.querySelectorAll(others);
    for (const [at, one] of document.querySelectorAll(ones).entries()) {
      const [box, next] = [one, beside[at]].map((each) => each.getBoundingClientRect());
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (Math.min(across, down) > 1) faults.push(`${say(one)}: over ${say(beside[at])}`);
    }
  }
  for (const one of document.querySelectorAll(whole)) {
    const wider = one.scrollWidth - one.clientWidth, higher = one.scrollHeight - one.clientHeight;
    if (one.clientWidth && Math.max(wider, higher) > 8) faults.push(`${say(one)}: cut by ${wider}, ${higher} px`);
  }
  return faults;
}"""
# What is asked, told and confirmed is read to its last word.
WHOLE = (
    ".slabs.mine .ask, .decision.mine .asked, .caption .ask, [data-confirm], [data-confirm] small, .stage.asks, .ways"
)
# Numbers that stand beside others, each with its own; none of them lies over the other.
APART = ((".players .tools", ".players .far"), (".types .counted", ".types .left"))

BAR = 49  # pixels
NARROW = 700
# All of a notice inside the bar, no word of it cut; on a wider screen every tool of the bar can be touched beside it.
TOLD = """([bar, narrow]) => {
  const faults = [], shown = document.querySelector(".notices > .notice");
  if (!shown) return ["no notice"];
  const say = (one) => one.getAttribute("aria-label") || one.textContent.trim().slice(0, 40);
  for (const one of [shown, ...shown.querySelectorAll(".told, .button")]) {
    const box = one.getBoundingClientRect();
    if (box.left < 0 || box.right > innerWidth + 0.5 || box.bottom > bar) faults.push(`${say(one)} outside the bar`);
    if (one.scrollHeight > one.clientHeight + 2 && one !== shown) faults.push(`${say(one)} is cut`);
  }
  for (const one of shown.querySelectorAll(".button")) {
    const box = one.getBoundingClientRect();
    if (box.height < 24 || box.width < 24) faults.push(`${say(one)} is too small`);
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!one.contains(found)) faults.push(`${say(one)} is covered`);
  }
  for (const one of innerWidth < narrow ? [] : document.querySelectorAll(".topbar > a, .topbar > button")) {
    const box = one.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (box.width && !one.contains(found)) faults.push(`${say(one)} is covered by a notice`);
  }
  return faults;
}"""
SPOKEN = """() => [...document.querySelectorAll(".notices > .notice")].every((one) =>
  ["status", "alert"].includes(one.role ?? one.getAttribute("role")) && one.checkVisibility({ checkOpacity: true }))"""


def faults(page: Page, needed: str = NEEDED) -> list[str]:
    """What is outside the screen or covered, in words; nothing if all is well."""
    found: list[str] = page.evaluate(FAULTS, [needed, WHOLE, APART])
    return found


def fits_every_screen(page: Page, needed: str = NEEDED, sizes: Iterable[tuple[int, int]] = SIZES) -> None:
    """The same question at every size; afterwards the window is as large as it was."""
    before = page.viewport_size
    page.mouse.move(1, 1)  # and away from whatever explains itself under the pointer
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(RESIZED, [width, height])
        assert not faults(page, needed), f"at {width} by {height}: {faults(page, needed)}"
    if before:
        page.set_viewport_size(before)


def fits_the_bar(page: Page, sizes: Iterable[tuple[int, int]] = SIZES) -> None:
    """And as large as before afterwards, with nothing that still moves because of that."""
    before = page.viewport_size
    assert before is not None
    for width, height in (*sizes, (before["width"], before["height"])):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(RESIZED, [width, height])
        told = page.evaluate(TOLD, [BAR, NARROW])
        assert not told, f"at {width} by {height}: {told}"
        assert not faults(page), f"at {width} by {height}: {faults(page)}"
    assert page.evaluate(SPOKEN)
    page.evaluate(FRAMES)
    page.evaluate("window.shifts && (shifts.length = 0)")
