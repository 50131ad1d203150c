#!/bin/sh
# usage: markup.sh SOURCE_DIR: no script of a page treats text as markup or code, because specs may come from
# strangers; textContent, createElement and setAttribute suffice.
set -eu
cd "$1/templates"
! grep -rnE '(inner|outer)HTML|insertAdjacentHTML|createContextualFragment|document\.write|\beval *\(|new Function' \
    --include='*.js' .
