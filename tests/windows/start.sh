#!/bin/sh
# usage: start.sh JOINERY: makes the folder that Wine keeps its Windows in (WINEPREFIX), lets its server stay for the tests
# that follow, and sees the program say its version.
set -eu
PATH=$PATH:/usr/lib/wine
server=$(command -v wineserver64 || command -v wineserver)
"$server" -p60 >/dev/null 2>&1 </dev/null || true # one is there already
"$1" --version >/dev/null 2>&1 </dev/null # makes the folder, and tells of that
"$1" --version </dev/null | grep '^joinery '
