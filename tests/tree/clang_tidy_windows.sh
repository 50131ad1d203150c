#!/bin/sh
# usage: clang_tidy_windows.sh CLANG_TIDY SOURCE_DIR: clang-tidy finds nothing in the files for Windows in generator/, with MinGW's
# headers. Checks that dislike HANDLE, an integer in a pointer type, are off.
set -eu
clang_tidy=$1
cd "$2"
set -- generator/*/*_windows.c
"$clang_tidy" --quiet --checks=-performance-no-int-to-ptr,-misc-misplaced-const "$@" -- --target=x86_64-w64-mingw32 -std=c11 \
    -Igenerator -D__USE_MINGW_ANSI_STDIO=1 -D_WIN32_WINNT=0x0601 -DWIN32_LEAN_AND_MEAN 2>/dev/null
