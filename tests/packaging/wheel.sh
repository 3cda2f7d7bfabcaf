#!/bin/sh
# Installs the newest wheel of a folder into a clean environment, away from the source tree, and uses it.
#   sh tests/packaging/wheel.sh dist
set -eu
wheel=$(ls -t "$1"/memory_formation-*.whl | head -n 1)
constraints=$(pwd)/constraints.txt
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT INT TERM
python=${PYTHON:-python3}
wheel=$(cd "$(dirname "$wheel")" && pwd)/$(basename "$wheel")
"$python" - "$wheel" <<'CONTENTS'
import sys, zipfile

names = zipfile.ZipFile(sys.argv[1]).namelist()
tops = {name.split("/")[0] for name in names if ".dist-info" not in name and ".data" not in name.split("/")[0]}
expected = {"pipeline", "classifiers", "judge", "infra", "workers"}
if tops != expected:
    sys.exit(f"the wheel holds {sorted(tops)} at its top, not {sorted(expected)}")
for needed in ("infra/postgres/migrations/0001_roles.sql", "infra/postgres/sql/ledger.sql", "judge/prompts/"):
    if not any(name.startswith(needed) for name in names):
        sys.exit(f"the wheel lacks {needed}")
CONTENTS
"$python" -m venv "$room/venv"
"$room/venv/bin/python" -m pip install --quiet --disable-pip-version-check --constraint "$constraints" "$wheel[embedded]" \
  2>"$room/pip.log" || { cat "$room/pip.log" >&2; exit 1; }
cd "$room"
env -i HOME="$room" PATH="$room/venv/bin:/usr/bin:/bin" OMP_NUM_THREADS=1 memform doctor
env -i HOME="$room" PATH="$room/venv/bin:/usr/bin:/bin" OMP_NUM_THREADS=1 memform demo
echo "the wheel installs, passes its doctor and runs its demo in a clean environment"
