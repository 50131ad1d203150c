#!/bin/sh
# valgrind.sh VALGRIND PROGRAM ARGUMENT...: the program reads nothing that was not written, nor frees twice. Whether its
# checks pass does not count here: valgrind rounds 64-bit integers into f32 twice, processors once.
valgrind=$1
shift
"$valgrind" --quiet --error-exitcode=9 "$@" >/dev/null
status=$?
case $status in
0 | 1) exit 0 ;;
esac
echo "valgrind: status $status"
exit 1
