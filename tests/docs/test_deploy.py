"""The files in deploy/ agree with the program and with one another. `make soak` tries them with what they are for."""

from __future__ import annotations

import configparser
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from sexton.commands import COMMANDS
from sexton.server.metrics import Metrics
from sexton.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("sexton.service", "sexton-backup.service")
PROXIES = ("nginx.conf", "Caddyfile")


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def unit(name: str) -> dict[str, dict[str, str]]:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text_of(name))
    return {section: dict(parser[section]) for section in parser.sections()}


@pytest.mark.parametrize("name", sorted(path.name for path in DEPLOY.iterdir()))
def test_every_setting_exists(name: str) -> None:
    known = {PREFIX + field.upper() for field in Settings.__struct_fields__} | {"SEXTON_DB_PASSWORD"}
    assert set(re.findall(r"\bSEXTON_[A-Z_]+", text_of(name))) <= known


@pytest.mark.parametrize("name", [*UNITS, "Containerfile", "compose.yaml"])
def test_every_command_exists(name: str) -> None:
    called = re.findall(r"sexton/bin/sexton (\w+)|exec sexton sexton (\w+)|CMD \[\"(\w+)\"\]", text_of(name))
    assert {word for words in called for word in words if word} <= set(COMMANDS)


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_has_no_rights_and_limits(name: str) -> None:
    service = unit(name)["Service"]
    for key in ("NoNewPrivileges", "ProtectHome", "PrivateDevices", "MemoryDenyWriteExecute", "DynamicUser"):
        assert service[key] == "yes", key
    assert (
        service["ProtectSystem"] == "strict" and service["CapabilityBoundingSet"] == "" and service["UMask"] == "0077"
    )
    assert service["MemoryMax"] and service["TasksMax"]


def test_server_and_backup_are_one_user_with_one_folder() -> None:
    server, backup = (unit(name)["Service"] for name in UNITS)
    assert server["User"] == backup["User"]
    assert server["StateDirectory"] in backup["StateDirectory"].split()
    assert server["WorkingDirectory"] == backup["WorkingDirectory"]
    assert unit("sexton-backup.timer")["Timer"]["OnCalendar"]


def test_the_image_is_held_to_hashes_and_runs_without_root() -> None:
    lines = text_of("Containerfile").splitlines()
    assert all("--require-hashes" in line for line in lines if "install" in line and "requirements/" in line)
    assert any(re.fullmatch(r"USER \d+", line) for line in lines)
    assert "HEALTHCHECK" in text_of("Containerfile") and "/healthz" in text_of("Containerfile")
    copied = [
        path for line in lines if "-r requirements/" in line for path in re.findall(r"requirements/\w+\.txt", line)
    ]
    assert copied and all((ROOT / path).is_file() for path in copied)


def test_the_services_are_shut_off() -> None:
    found: dict[str, Any] = yaml.safe_load(text_of("compose.yaml"))
    sexton = found["services"]["sexton"]
    assert sexton["read_only"] is True and sexton["cap_drop"] == ["ALL"]
    assert all(port.startswith("127.0.0.1:") for port in sexton["ports"]), "the proxy is the only way in"
    assert "ports" not in found["services"]["database"]
    gateway = found["networks"]["inside"]["ipam"]["config"][0]["gateway"]
    assert gateway in sexton["environment"]["SEXTON_TRUSTED_PROXIES"].split(",")
    assert all(service["mem_limit"] and service["pids_limit"] for service in found["services"].values())


def test_the_podman_compose_of_debian_reads_it() -> None:
    """Version 1.0.3 takes `${NAME:-}` as it stands, knows no subnet, and makes one word of a list that is a command."""
    text = text_of("compose.yaml")
    found: dict[str, Any] = yaml.safe_load(text)
    assert ":-}" not in text
    assert "10.89.0.0/16" in found["services"]["sexton"]["environment"]["SEXTON_TRUSTED_PROXIES"].split(",")
    assert all(isinstance(service["healthcheck"]["test"], str) for service in found["services"].values())


@pytest.mark.parametrize("name", PROXIES)
def test_a_proxy_hides_the_metrics_and_finds_the_server(name: str) -> None:
    text = text_of(name)
    assert f"127.0.0.1:{Settings().port}" in text
    assert re.search(r"/metrics[^}]*404", text)


def test_alerts_ask_for_what_is_measured() -> None:
    rules = [rule for group in yaml.safe_load(text_of("alerts.yaml"))["groups"] for rule in group["rules"]]
    asked = {name for rule in rules for name in re.findall(r"\bsexton_\w+", rule["expr"])}
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "sexton" / "server").rglob("*.py"))
    shown = Metrics().text(dict.fromkeys(re.findall(r'gauges\["(\w+)"\]', sources), 0.0), {})
    for name in asked:
        counted = re.fullmatch(r"sexton_(\w+)_total", name)
        assert f'count("{counted[1]}"' in sources if counted else f"{name} " in shown or f"{name}{{" in shown, name
    assert all(rule["annotations"]["summary"] and rule["labels"]["severity"] for rule in rules)


def test_what_the_server_needs_is_locked() -> None:
    """The server's packages are those that everything else is tested with."""
    versions = {
        name: dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements" / name).read_text(encoding="utf-8"), re.M))
        for name in ("serve.txt", "dev.txt")
    }
    assert versions["serve.txt"].items() <= versions["dev.txt"].items()
    assert {"starlette", "uvicorn", "asyncpg"} <= set(versions["serve.txt"])
