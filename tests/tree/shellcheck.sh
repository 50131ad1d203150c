#!/bin/sh
# usage: shellcheck.sh SHELLCHECK SOURCE_DIR: shellcheck finds nothing in any script.
set -eu
shellcheck=$1
cd "$2"
find tests -name node_modules -prune -o \( -name '*.sh' -o -name '*.bash' \) -exec "$shellcheck" bootstrap .ci/run {} +
