#!/bin/sh
# usage: markup.sh SOURCE_DIR: no script of a page takes text as markup or as code, for specs are written by others: textContent,
# createElement and setAttribute do without.
set -eu
cd "$1/templates"
! grep -rnE '(inner|outer)HTML|insertAdjacentHTML|createContextualFragment|document\.write|\beval *\(|new Function' \
    --include='*.js' .
