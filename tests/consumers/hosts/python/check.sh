#!/bin/sh
# usage: check.sh PYTHON: what a build and a test of this library do
set -eu
joinery generate ./arrays.lua --emit table.py --prefix _promotion -q -o .
joinery conform ./arrays.lua --emit pytest --adapter adapter.py -o test_arrays.py
"$1" -m pytest -q -p no:cacheprovider test_arrays.py
