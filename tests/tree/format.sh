#!/bin/sh
# usage: format.sh CLANG_FORMAT SOURCE_DIR: every C file of ours is as .clang-format says.
set -eu
files=$(find "$2/generator" "$2/tests" -name '*.[ch]' | sort)
[ -n "$files" ]
# shellcheck disable=SC2086 # one word a file; the tree has no white space in its own paths
cd "$2" && "$1" --dry-run --Werror $(printf '%s\n' $files | sed "s|^$2/||") || {
    echo "to mend: clang-format -i FILE" >&2
    exit 1
}
