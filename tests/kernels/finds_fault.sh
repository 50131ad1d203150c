#!/bin/sh
# finds_fault.sh FAULT PROGRAM ARGUMENT...: the program must fail where the stand-in has that fault, by a check (1) or by
# touching a guard page (a signal); no other status says that anything was tested.
fault=$1
shift
STANDIN_FAULT=$fault "$@"
status=$?
case $status in
1 | 135 | 138 | 139) exit 0 ;;
esac
echo "$fault was not found: status $status"
exit 1
