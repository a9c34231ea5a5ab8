#!/bin/sh
# Tries what deploy/ offers, as far as this machine can: each file with the program it is for, and the image by building
# and running it. What is missing is named in one line; what is there and fails ends it.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

missing() { echo "deploy: not tried, $1 is not here: $2"; }

if command -v nginx >/dev/null; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=tables.example \
    -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2>/dev/null
  # other ports and folders: the test opens them, and need not be root
  sed "s#/etc/ssl/tables.example#$work#; s/:443 /:18443 /; s/ 443 / 18443 /; s/:80;/:18080;/; s/ 80;/ 18080;/" \
    deploy/nginx.conf > "$work/site.conf"
  { echo "pid $work/pid; events {} http { access_log off; include $work/site.conf;"
    for kind in client_body proxy fastcgi uwsgi scgi; do echo "${kind}_temp_path $work/$kind;"; done
    echo '}'; } > "$work/nginx.conf"
  nginx -q -t -e stderr -p "$work" -c "$work/nginx.conf"
  echo 'deploy: nginx takes its file'
else missing nginx deploy/nginx.conf; fi

if command -v caddy >/dev/null; then
  HOME=$work caddy validate --adapter caddyfile --config deploy/Caddyfile >/dev/null 2>&1
  echo 'deploy: Caddy takes its file'
else missing caddy deploy/Caddyfile; fi

if command -v promtool >/dev/null; then
  promtool check rules deploy/alerts.yaml >/dev/null
  echo 'deploy: Prometheus takes the rules'
else missing promtool deploy/alerts.yaml; fi

if command -v systemd-analyze >/dev/null; then
  for unit in sexton.service sexton-backup.service sexton-backup.timer; do
    sed 's#/opt/sexton/bin/sexton#/bin/true#' "deploy/$unit" > "$work/$unit"
  done
  said=$(systemd-analyze verify "$work/sexton.service" "$work/sexton-backup.service" "$work/sexton-backup.timer" 2>&1)
  [ -z "$said" ] || { echo "$said" >&2; exit 1; }
  echo 'deploy: systemd takes the units'
else missing systemd-analyze 'the units'; fi

# The image: BASE names one that is on this machine already, where none can be fetched. Where an image cannot be built or
# may not run, its steps are carried out in a chroot; BINDS names what they need of this machine (certificates, say), and
# DEBIAN an unpacked Debian 12 where debootstrap is not here.
in_chroot() {
  if [ "$(id -u)" != 0 ] || ! { [ -n "${DEBIAN:-}" ] || command -v debootstrap >/dev/null; }; then
    missing 'root with debootstrap' 'its steps in a chroot'
    exit 0
  fi
  set -- ${DEBIAN:+--base "$DEBIAN"}
  for place in ${BINDS:-}; do set -- "$@" --bind "$place"; done
  python3 scripts/image_in_chroot.py "$@" > "$work/image" 2>&1 || { tail -n 20 "$work/image" >&2; exit 1; }
  tail -n 1 "$work/image" | sed 's/^image: /deploy: in a chroot, the image was /'
  exit 0
}
if ! command -v podman >/dev/null; then
  missing podman deploy/Containerfile
  in_chroot
elif ! podman build --quiet --format docker ${BASE:+--build-arg "BASE=$BASE"} -f deploy/Containerfile -t sexton-tried . > "$work/built" 2>&1; then
  tail -n 3 "$work/built" | sed 's/^/deploy: the image was not built: /'
  [ -z "${BASE:-}" ]  # where a base was named, it has to work
  in_chroot
else
  if ! podman run --detach --rm --name sexton-tried --read-only --tmpfs /tmp --cap-drop all --network none sexton-tried \
    > "$work/run" 2>&1; then
    tail -n 1 "$work/run" | sed 's/^/deploy: the image was built, but may not run here: /'
    in_chroot
  fi
  trap 'podman stop sexton-tried >/dev/null; rm -rf "$work"' EXIT
  for _ in $(seq 60); do podman healthcheck run sexton-tried >/dev/null 2>&1 && break; sleep 1; done
  podman healthcheck run sexton-tried
  [ "$(podman exec sexton-tried id -u)" = 10001 ]
  podman exec sexton-tried sexton --version | grep -q 'engine compiled'
  podman exec sexton-tried sexton backup /data/tried.backup
  podman exec sexton-tried sexton doctor --inside || [ $? = 1 ]
  echo 'deploy: the image was built, runs without root on a read-only file system, and is healthy'
fi
