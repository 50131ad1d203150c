#!/bin/sh
# usage: same_files.sh WINDOWS_JOINERY JOINERY FOLDER_OF_PROGRAMS WORK: both write the same files, byte for byte, for specs
# that are installed.
set -eu
windows=$1 here=$2 programs=$3 work=$4
rm -rf "$work"
mkdir -p "$work/windows" "$work/here" "$work/dot" "$work/bin"
cd "$work"

# The dot of this machine, which notes what it is asked and what it answers, for the one in FOLDER_OF_PROGRAMS to repeat.
cat >bin/dot <<DOT
#!/bin/sh
number=\$((\$(find "$work/dot" -name '*.in' | wc -l) + 1))
cat >"$work/dot/\$number.in"
"$(command -v dot)" "\$@" <"$work/dot/\$number.in" | tee "$work/dot/\$number.out"
DOT
chmod +x bin/dot
export DOT_ANSWERS="$work/dot" WINEPATH="$programs"

both() {
    (cd here && PATH="$work/bin:$PATH" "$here" "$@" -q)
    (cd windows && "$windows" "$@" -q)
}
both generate jax -o jax --emit tables,dispatch,kernels
both generate numpy -o numpy --depfile numpy.d
both generate pytorch -o pytorch --emit tables
both explore numpy -o numpy.html
both graph jax --format svg -o jax.svg
[ "$(find here -type f | wc -l)" -gt 50 ]
diff -r windows here

# A dot that fails, with more to say than a pipe holds, ends nothing: the page is without its drawing.
grep -q '"drawing": {' windows/numpy.html
(cd windows && DOT_REFUSES=1 "$windows" explore numpy -o refused.html -q)
grep -q '"drawing": null' windows/refused.html
