# Sourced by the other scripts: finds Python, keeps .venv as the locks say, runs named steps.
# shellcheck shell=bash

set -euo pipefail
unset PYTHONHOME PYTHONPATH PYTHONDONTWRITEBYTECODE # the tests start many processes
export PIP_DISABLE_PIP_VERSION_CHECK=1

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv=$root/.venv
bin=$venv/bin
stamps=$venv/heorot # copies of what was installed: equal copies mean nothing to do

say() { printf '%s\n' "$*" >&2; }
die() {
  say "$@"
  exit 1
}

# Prints a Python 3.11 or newer that can make virtual environments.
find_python() {
  local candidate incomplete=
  local candidates=(python3.11 python3.12 python3.13 python3.14 python3 python)
  [ -z "${HEOROT_PYTHON:-}" ] || candidates=("$HEOROT_PYTHON")
  for candidate in "${candidates[@]}"; do
    "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
      printf '%s\n' "$candidate"
      return
    fi
    incomplete=$candidate
  done
  [ -z "$incomplete" ] || die "Heorot: $incomplete lacks the modules venv and ensurepip." \
    "Install them (on Debian and Ubuntu: python3-venv), or set HEOROT_PYTHON to another Python."
  die "Heorot needs Python 3.11 or newer; tried: ${candidates[*]}." \
    "Install one, or set HEOROT_PYTHON to it."
}

# Whether .venv was finished, for this folder, from the locks as they are now.
is_current() {
  local lock
  [ -x "$bin/python" ] && [ "$(cat "$stamps/root" 2>/dev/null)" = "$root" ] || return 1
  for lock in "$stamps"/*.lock; do
    cmp -s "$lock" "$root/requirements/${lock##*/}" || return 1
  done
}

make_venv() {
  local python
  [ ! -e "$venv" ] || [ -d "$stamps" ] ||
    die "Heorot: $venv was not made by these scripts. Move it away and try again."
  python=$(find_python)
  say "Setting up .venv with $("$python" --version). This happens once, and again when the locked versions change."
  rm -rf "$venv"
  mkdir -p "$stamps"
  "$python" -m venv "$venv"
  printf '%s\n' "$root" >"$stamps/root"
}

install_lock() {
  local lock=$root/requirements/$1.lock line count=0 total
  total=$(grep -c '^[a-z]' "$lock")
  "$bin/python" -m pip install --require-hashes -r "$lock" | while read -r line; do
    case $line in
      Collecting* | Ignoring* | "Requirement already satisfied"*)
        count=$((count + 1))
        [[ $line != Collecting* ]] || say "  $count of $total: $(cut -d ' ' -f 2 <<<"$line")"
        ;;
      Installing*) say "  installing" ;;
    esac
  done
  cp "$lock" "$stamps"
}

# environment NAME: makes .venv hold what requirements/NAME.lock lists, and heorot itself, with what
# the browser shows as web/ has it. Every lock holds the runtime one, and all agree, so one .venv
# serves them all.
environment() {
  is_current || make_venv
  if [ ! -e "$stamps/$1.lock" ] && ! { [ "$1" = runtime ] && is_current; }; then
    say "Installing what requirements/$1.lock lists:"
    install_lock "$1"
  fi
  if ! cmp -s "$root/pyproject.toml" "$stamps/pyproject.toml"; then
    say "Installing heorot from this folder"
    "$bin/python" -m pip install --quiet --no-deps --no-build-isolation --editable "$root"
    cp "$root/pyproject.toml" "$stamps"
  fi
  # Found by its entry point, as a game from outside is; players have no use for it.
  if [ "$1" != runtime ] && ! cmp -s "$root/examples/leduc/pyproject.toml" "$stamps/leduc.toml"; then
    "$bin/python" -m pip install --quiet --no-deps --no-build-isolation \
      --editable "$root/examples/leduc"
    cp "$root/examples/leduc/pyproject.toml" "$stamps/leduc.toml"
  fi
  "$bin/python" "$root/hatch_build.py"
}

# npm ARGUMENT…: npm in web/, on the locked Node, with the locked packages.
npm() { "$bin/python" "$root/hatch_build.py" npm "$@"; }

# Prints a Chromium to test with; installs one where that is possible.
find_chromium() {
  local candidate
  for candidate in "${HEOROT_CHROMIUM:-}" chromium chromium-browser google-chrome; do
    ! command -v "$candidate" || return 0
  done
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "Installing chromium with apt"
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update && apt-get install --yes --no-install-recommends chromium; } >/dev/null
    command -v chromium && return
  fi
  die "Heorot: no Chromium to test with. Install one, or set HEOROT_CHROMIUM to it."
}

results=()
failed=0

# step NAME COMMAND…: runs the command and remembers how it went; the next step runs all the same.
step() {
  local name=$1 start=$SECONDS verdict=ok
  shift
  printf '\n== %s\n' "$name"
  "$@" || {
    verdict=FAILED
    failed=1
  }
  results+=("$(printf '%-6s %4d s  %s' "$verdict" $((SECONDS - start)) "$name")")
}

# beside COMMAND…: starts a command that takes long while the next steps run; one at a time.
beside() {
  said=$(mktemp)
  "$@" >"$said" 2>&1 &
  beside=$!
}

# Waits for it, prints what it said, and fails if it did.
come_back() {
  local verdict=0
  wait "$beside" || verdict=$?
  cat "$said"
  rm "$said"
  return "$verdict"
}

# Prints how the steps went, and fails if one of them did.
summary() {
  printf '\n== summary\n'
  printf '%s\n' "${results[@]}"
  return "$failed"
}
