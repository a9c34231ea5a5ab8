"""What a session runs in, in a few words. Of what a browser says of itself nothing else is kept."""

from __future__ import annotations

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrom": "Chrome",
    "Safari": "Safari",
    "sexton-terminal": "terminal",
}  # the first that is found: many call themselves by the names of others, too
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


def browser_and_system(user_agent: str) -> tuple[str, str]:
    """Empty where it is none of those we know."""
    return first(BROWSERS, user_agent), first(SYSTEMS, user_agent)


def first(names: dict[str, str], text: str) -> str:
    return next((name for sign, name in names.items() if sign in text), "")
