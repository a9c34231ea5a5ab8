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

# The image. BASE names one to build on that is on this machine already; where none can be fetched, one is made of DEBIAN,
# an unpacked Debian 12, or by debootstrap. BINDS names what the steps need of this machine (certificates, say). Where
# nothing that podman builds may run, the very steps are carried out in a chroot.
unpacked() {  # an unpacked Debian 12
  [ -n "${DEBIAN:-}" ] && return
  [ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null || return 1
  DEBIAN=$work/debian
  debootstrap --variant=minbase bookworm "$DEBIAN" >/dev/null
}
in_chroot() {
  if [ "$(id -u)" != 0 ] || ! unpacked; then
    missing 'root with debootstrap' 'its steps in a chroot'
    exit 0
  fi
  set -- --base "$DEBIAN"
  for place in ${BINDS:-}; do set -- "$@" --bind "$place"; done
  python3 scripts/image_in_chroot.py "$@" > "$work/image" 2>&1 || { tail -n 20 "$work/image" >&2; exit 1; }
  tail -n 1 "$work/image" | sed 's/^image: /deploy: in a chroot, the image was /'
  exit 0
}
a_base() {  # in BASE
  [ -n "${BASE:-}" ] && return
  BASE=docker.io/library/debian:12-slim
  podman pull --quiet "$BASE" > "$work/pulled" 2>&1 && return
  unpacked || return 1
  BASE=localhost/sexton-debian:12
  tar -C "$DEBIAN" -c . | podman import --quiet - "$BASE" >/dev/null
  echo 'deploy: no image can be fetched here, and one was made of an unpacked Debian 12'
}
may_run() { podman run --rm --network none "$BASE" true > "$work/run" 2>&1; }
with_runc() {  # and no more files than we may have
  command -v runc >/dev/null || return 1
  printf '[containers]\ndefault_ulimits = ["nofile=%s:%s", "nproc=4096:4096"]\n[engine]\nruntime = "runc"\n' \
    "$(ulimit -n)" "$(ulimit -n)" > "$work/containers.conf"
  export CONTAINERS_CONF="$work/containers.conf"
  echo "deploy: with podman's own settings nothing may run here, runc and the limits of this shell are tried:"
  tail -n 1 "$work/run" | sed 's/^/deploy:   /'
}

if ! command -v podman >/dev/null; then
  missing podman deploy/Containerfile
  in_chroot
fi
a_base || { tail -n 1 "$work/pulled" | sed 's/^/deploy: no image to build on: /'; in_chroot; }
if ! may_run && ! { with_runc && may_run; }; then
  tail -n 1 "$work/run" | sed 's/^/deploy: nothing that podman builds may run here: /'
  in_chroot
fi
set -- ${NODE_EXTRA_CA_CERTS:+--env NODE_EXTRA_CA_CERTS}
for place in ${BINDS:-}; do set -- "$@" --volume "$place:$place:ro"; done
podman build --quiet --format docker --build-arg "BASE=$BASE" "$@" -f deploy/Containerfile -t sexton-tried . > "$work/built" 2>&1 \
  || { tail -n 20 "$work/built" >&2; exit 1; }
podman run --detach --rm --name sexton-tried --read-only --tmpfs /tmp --cap-drop all --network none sexton-tried >/dev/null
trap 'podman stop sexton-tried >/dev/null; rm -rf "$work"' EXIT
for _ in $(seq 60); do podman healthcheck run sexton-tried >/dev/null 2>&1 && break; sleep 1; done
podman healthcheck run sexton-tried
[ "$(podman exec sexton-tried id -u)" = 10001 ]
podman exec sexton-tried sexton --version | grep -q 'engine compiled'
podman exec sexton-tried sexton backup /data/tried.backup
podman exec sexton-tried sexton doctor --inside || [ $? = 1 ]
size=$(podman image inspect --format '{{.Size}}' sexton-tried)
echo "deploy: podman built the image ($((size / 1000000)) MB), which runs without root on a read-only file system and is healthy"
