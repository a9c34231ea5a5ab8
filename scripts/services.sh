#!/bin/sh
# What some tests need beside Python: PostgreSQL's server and a Chromium. As root on Debian they are installed; elsewhere
# one line says what to install and what is left out. `services.sh browsers`: Firefox and WebKit too.
missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="$missing postgresql"
found=
for name in chromium chromium-browser google-chrome google-chrome-stable chrome; do
  if command -v "$name" >/dev/null 2>&1; then found=$name; fi
done
[ -n "$found" ] || [ -n "$SEXTON_CHROMIUM" ] || missing="$missing chromium"
if [ "$1" = browsers ]; then
  command -v firefox-esr >/dev/null 2>&1 || command -v firefox >/dev/null 2>&1 || missing="$missing firefox-esr"
  command -v WebKitWebDriver >/dev/null 2>&1 || missing="$missing webkit2gtk-driver"
  command -v Xvfb >/dev/null 2>&1 || missing="$missing xvfb"
fi
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing$missing ..."
  log=$(mktemp)
  if { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing; } >"$log" 2>&1; then
    rm -f "$log"
    exit 0
  fi
  tail -n 5 "$log" >&2
fi
echo "Not installed:$missing. The tests that need them are left out; your system's package manager has them." >&2
