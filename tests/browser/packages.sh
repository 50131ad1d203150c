#!/bin/sh
# The packages beside this file are those that its lock file names.
set -eu
cd "$(dirname "$0")"
cmp -s package-lock.json node_modules/.installed-lock.json || {
    echo "tests/browser/node_modules is not what package-lock.json says: run ./bootstrap setup" >&2
    exit 1
}
