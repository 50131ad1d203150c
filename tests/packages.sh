#!/bin/sh
# The npm packages in FOLDER are those that its lock file names. Usage: packages.sh FOLDER
set -eu
cd "$1"
cmp -s package-lock.json node_modules/.installed-lock.json || {
    echo "node_modules of $(basename "$1") is not what package-lock.json says: run ./bootstrap setup" >&2
    exit 1
}
