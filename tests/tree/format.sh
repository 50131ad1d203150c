#!/bin/sh
# usage: format.sh CLANG_FORMAT SOURCE_DIR: every C file is formatted as .clang-format says.
set -eu
clang_format=$1
cd "$2"
if ! find generator tests -name node_modules -prune -o -name '*.[ch]' -exec "$clang_format" --dry-run --Werror {} +; then
    echo "to mend: clang-format -i FILE" >&2
    exit 1
fi
