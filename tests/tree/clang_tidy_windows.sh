#!/bin/sh
# usage: clang_tidy_windows.sh CLANG_TIDY SOURCE_DIR: clang-tidy has nothing to say of what is for Windows in generator/, with
# MinGW's headers. A HANDLE is a pointer that is no pointer, and what warns of those is left out.
set -eu
clang_tidy=$1
cd "$2"
set -- generator/*/*_windows.c
"$clang_tidy" --quiet --checks=-performance-no-int-to-ptr,-misc-misplaced-const "$@" -- --target=x86_64-w64-mingw32 -std=c11 \
    -Igenerator -D__USE_MINGW_ANSI_STDIO=1 -D_WIN32_WINNT=0x0601 -DWIN32_LEAN_AND_MEAN 2>/dev/null
