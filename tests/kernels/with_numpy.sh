#!/bin/sh
# usage: with_numpy.sh SCRIPT ARGUMENT...: the script, run by the first python3 that has NumPy; 77 where none has.
for python in python3 /usr/bin/python3; do
    if "$python" -c 'import numpy' 2>/dev/null; then exec "$python" -B "$@"; fi
done
echo "skipped: there is no python3 with NumPy"
exit 77
