"""Builds and tries deploy/Containerfile where no image can be fetched or run: its very steps, in folders of their own.

    python scripts/image_in_chroot.py                          as root, with debootstrap; the network as it is
    python scripts/image_in_chroot.py --base FOLDER            an unpacked Debian 12, instead of debootstrap
    python scripts/image_in_chroot.py --bind /usr/local/share/ca-certificates
                                                               seen by the steps, which cannot write there, and no part
                                                               of what they make

Every instruction of the file is carried out as it stands there, in a root that is a copy of the base; RUN has the
environment of this program and what ENV says. The server is then started as the file says, with what ENV says and no
more, by its user, on a root that is read-only, without a network but its own; and it has to answer the health check.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "deploy" / "Containerfile"
KERNELS = ("/proc", "/dev")
PLACES = (*KERNELS, "/etc/resolv.conf", "/etc/hosts")
HEALTHY_SECONDS = 60
LONG_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


class Stage:
    """One FROM and what follows it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder, self.user = "/", "0"
        self.env = {"PATH": LONG_PATH}
        self.entry: list[str] = []
        self.command: list[str] = []
        self.health: list[str] = []

    def inside(self, path: str) -> Path:
        return self.root / os.path.normpath(Path(self.folder, path)).lstrip("/")


def instructions() -> Iterator[tuple[str, str]]:
    """Each with what follows it, continued lines joined."""
    lines = [line for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    for line in re.sub(r"\\\n\s*", " ", "\n".join(lines)).splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            yield word, rest.strip()


def in_root(root: Path, command: Sequence[str], env: dict[str, str], folder: str, binds: Sequence[str]) -> None:
    """Run it there, with these places of this machine in their places, read-only but for devices."""
    script = []
    for place in (*PLACES, *binds):
        there = shlex.quote(str(root) + place)
        make = f"mkdir -p {there}" if Path(place).is_dir() else f"mkdir -p $(dirname {there}) && touch {there}"
        script.append(f"{make} && mount --rbind {shlex.quote(place)} {there}")
        if place not in KERNELS:  # what a step installs may write there: certificates were
            script.append(f"mount -o remount,bind,ro {there}")
    change = f"cd {shlex.quote(folder)} && exec {shlex.join(command)}"
    script.append(f"exec chroot {shlex.quote(str(root))} /bin/sh -c {shlex.quote(change)}")
    subprocess.run(["unshare", "--mount", "sh", "-ec", "\n".join(script)], env=env, check=True)


def build(base: Path, work: Path, binds: Sequence[str]) -> Stage:
    """Carry out the file; the last stage, as a folder."""
    stages: dict[str, Stage] = {}
    stage = Stage(base)
    for word, rest in instructions():
        print(f"image: {word} {rest}", flush=True)
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "last"
            stage = stages[name] = Stage(work / name)
            subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(stage.root)], check=True)
        elif word == "RUN":
            in_root(stage.root, ["sh", "-ec", rest], dict(os.environ) | stage.env, stage.folder, binds)
        elif word == "COPY":
            copy(stage, stages, rest.split())
        elif word == "WORKDIR":
            stage.folder = rest
            stage.inside(".").mkdir(parents=True, exist_ok=True)
        elif word == "ENV":
            stage.env |= {key: value.replace("$PATH", stage.env["PATH"]) for key, value in env_of(rest)}
        else:
            note(stage, word, rest)
    return stage


def env_of(rest: str) -> Iterator[tuple[str, str]]:
    for one in shlex.split(rest):
        key, _, value = one.partition("=")
        yield key, value


def note(stage: Stage, word: str, rest: str) -> None:
    """What is not done but remembered."""
    if word == "USER":
        stage.user = rest
    elif word == "ENTRYPOINT":
        stage.entry = json.loads(rest)
    elif word == "CMD":
        stage.command = json.loads(rest)
    elif word == "HEALTHCHECK":
        stage.health = json.loads(rest.partition(" CMD ")[2])
    elif word not in ("ARG", "VOLUME", "EXPOSE", "STOPSIGNAL"):
        raise SystemExit(f"image: {word} is not known here")


def copy(stage: Stage, stages: dict[str, Stage], words: list[str]) -> None:
    if words[0].startswith("--from="):
        source = stages[words[0].removeprefix("--from=")].inside(words[1])
        subprocess.run(["cp", "-a", str(source), str(stage.inside(words[2]))], check=True)
        return
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "--", words[0]],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in listed.stdout.splitlines():  # what a fresh checkout has, which is what .dockerignore leaves of one
        if (ROOT / name).exists():
            target = stage.inside(words[1] if words[0] == "." else ".") / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)


TRIAL = """
mount --bind {root} {root}
mount -t proc proc {root}/proc
mount --rbind /dev {root}/dev
mount -t tmpfs tmpfs {root}/tmp
mount --bind {data} {root}{folder}
mount -o remount,ro,bind {root}
ip link set lo up
as_user='setpriv --reuid={user} --regid={user} --clear-groups --no-new-privs --bounding-set=-all'
inside() {{ env -i {env} chroot {root} $as_user sh -c 'cd {folder} && exec "$@"' - "$@"; }}
exec_inside() {{ exec env -i {env} chroot {root} $as_user sh -c 'cd {folder} && exec "$@"' - "$@"; }}
(exec_inside {server}) &
server=$!
trap 'kill $server 2>/dev/null || true' EXIT
for _ in $(seq {seconds}); do inside {health} 2>/dev/null && healthy=yes && break; sleep 1; done
[ -n "${{healthy:-}}" ] || {{ echo 'image: it is not healthy' >&2; exit 1; }}
[ "$(awk '/^Uid/ {{print $2}}' /proc/$server/status)" = {user} ]
if inside sh -c 'touch /opt/tried' 2>/dev/null; then echo 'image: its root can be written' >&2; exit 1; fi
inside sexton --version | grep 'engine compiled'
inside sexton backup {folder}/tried.backup
inside sexton doctor --inside || [ $? = 1 ]
kill -TERM $server
wait $server
"""


def trial(stage: Stage, work: Path) -> None:
    data = work / "data"
    data.mkdir()
    shutil.chown(data, int(stage.user), int(stage.user))
    script = TRIAL.format(
        root=shlex.quote(str(stage.root)),
        data=shlex.quote(str(data)),
        folder=stage.folder,
        env=shlex.join(f"{key}={value}" for key, value in stage.env.items()),
        user=stage.user,
        server=shlex.join([*stage.entry, *stage.command]),
        health=shlex.join(stage.health),
        seconds=HEALTHY_SECONDS,
    )
    subprocess.run(["unshare", "--mount", "--net", "sh", "-euc", script], check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", type=Path, help="an unpacked Debian 12")
    parser.add_argument(
        "--bind", action="append", default=[], help="a file or folder that the steps need (again for more)"
    )
    chosen = parser.parse_args()
    if os.geteuid() or not shutil.which("unshare"):
        print("image: a root of its own takes root rights and unshare", file=sys.stderr)
        return 2
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="sexton-image-") as folder:
        work = Path(folder)
        base = chosen.base or work / "base"
        if chosen.base is None:
            subprocess.run(
                ["debootstrap", "--variant=minbase", "bookworm", str(base)], check=True, stdout=subprocess.DEVNULL
            )
        try:
            stage = build(base, work, chosen.bind)
            trial(stage, work)
        except subprocess.CalledProcessError as failed:
            print(f"image: a step failed ({failed.returncode})", file=sys.stderr)
            return 1
    took = time.monotonic() - began
    print(f"image: built, healthy without root on a read-only root, and stopped in order ({took:.0f} s)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
