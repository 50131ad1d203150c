#!/bin/sh
# usage: packages.sh BUILD SOURCE WORK VERSION MODULE: makes the packages, unpacks each into an empty folder, and builds a
# consumer with it there.
set -eu
build=$1 source=$2 work=$3 version=$4 module=$5
rm -rf "$work"
mkdir -p "$work/made" "$work/deb" "$work/tar"
cpack --config "$build/CPackConfig.cmake" -B "$work/made"
fail() { echo "FAILED: $*" >&2; exit 1; }

newest=$(sed -n 's/^## \[\([0-9.]*\)\].*/\1/p' "$source/CHANGELOG.md" | head -n 1)
[ "$newest" = "$version" ] || fail "the newest version in CHANGELOG.md is $newest, not $version"

# has_module PAGE: joinery.wasm, as it is in this build, in base 91: two digits for 13 bits (report/explorer/page_module.c).
has_module() {
    sed -n 's|.*id="module">\(.*\)</script>.*|\1|p' "$1" | python3 -c '
import sys
digits = [code - 33 - (code > 34) - (code > 60) - (code > 92) for code in sys.stdin.buffer.read().strip()]
groups = [low + 91 * high for low, high in zip(digits[::2], digits[1::2] + [0])]
value = int("".join(f"{group:013b}" for group in reversed(groups)), 2)
length = (13 * (len(digits) // 2) + 6 * (len(digits) % 2)) // 8
sys.stdout.buffer.write(value.to_bytes(2 * len(groups), "little")[:length])
' | cmp - "$module" || fail "$1 has not the module"
}

# is_complete PREFIX: all that a package is to have, and the version of it.
is_complete() {
    for file in bin/joinery share/man/man1/joinery.1 share/bash-completion/completions/joinery \
        share/fish/vendor_completions.d/joinery.fish share/zsh/site-functions/_joinery share/joinery/specs/jax.lua \
        share/joinery/specs/joinery.d.lua share/joinery/templates/promotion/promotion.h.tmpl share/pkgconfig/joinery.pc \
        share/cmake/joinery/joineryConfig.cmake share/cmake/joinery/joineryConfigVersion.cmake share/doc/joinery/LICENSE; do
        [ -s "$1/$file" ] || fail "$1 has no $file"
    done
    [ "$("$1/bin/joinery" --version)" = "joinery $version" ] || fail "$("$1/bin/joinery" --version) in a package of $version"
    [ "$(PKG_CONFIG_PATH="$1/share/pkgconfig" pkg-config --modversion joinery)" = "$version" ] || fail "pkg-config"
    ! grep -rIl -e "$source" -e "$build" "$1/share" || fail "paths of the machine that built it"
    env -i PATH=/usr/bin:/bin "$1/bin/joinery" explore jax -o "$work/jax.html" || fail "it makes no page"
    has_module "$work/jax.html"
    env -i PATH=/usr/bin:/bin "$1/bin/joinery" generate jax -q --emit tables -o "$work/jax" || fail "it does not generate"
    grep -q "JAX_JOINERY_VERSION \"$version\"" "$work/jax/jax_promotion.h" || fail "another version in what it generates"
}

tar -xzf "$work"/made/joinery-"$version"-*.tar.gz -C "$work/tar" --strip-components=1
is_complete "$work/tar"
sh "$source/tests/consumers/consumer.sh" "$source/tests/consumers/cross" "$work/blend" "$work/tar"

if [ -n "$(command -v dpkg-shlibdeps)" ]; then
    deb=$(ls "$work"/made/joinery_"$version"_*.deb)
    dpkg-deb --info "$deb"
    dpkg-deb --field "$deb" Depends | grep -q libc6 || fail "the package does not say that it needs libc6"
    dpkg-deb -x "$deb" "$work/deb"
    is_complete "$work/deb/usr"
    sh "$source/tests/consumers/makefile/check.sh" "$source/tests/consumers/makefile" "$work/axpy" "$work/deb/usr"
fi

# pip makes such a folder of a venv, where CMake finds joinery by PATH alone.
for python in python3 /usr/bin/python3; do
    "$python" -m venv "$work/venv" && break
done
"$work/venv/bin/pip" install --no-index "$work"/made/joinery-"$version"-py3-none-*.whl
is_complete "$work/venv"
PATH="$work/venv/bin:$PATH" cmake -S "$source/tests/consumers/cross" -B "$work/cross" -G Ninja
grep -q "$work/venv" "$work/cross/CMakeCache.txt" || fail "CMake finds another joinery"
line=$(sed -n 's/^pre_build = "\(.*\)"$/\1/p' "$source/generator/packaging/README.md")
(cd "$work/venv" && PATH="$work/venv/bin:$PATH" sh -c "$line")
[ -s "$work/venv/src/mylib/_promotion.py" ] || fail "the line of pyproject.toml writes nothing"
[ -s "$work/made/joinery-$version.tgz" ] || fail "no package for npm"

# The static program runs where there is nothing but itself, and writes what the installed one writes.
static="$work/made/joinery-$version-$(uname -s)-$(uname -m)-static"
[ -x "$static" ] || fail "no static program (musl-gcc and Lua's sources, which ./bootstrap setup brings, were not found)"
mkdir -p "$work/root/tmp"
cp "$static" "$work/root/joinery"
in_root() {
    if [ "$(id -u)" = 0 ]; then chroot "$work/root" "$@"; else unshare --map-root-user chroot "$work/root" "$@"; fi
}
[ "$(in_root /joinery --version)" = "joinery $version" ] || fail "the static program does not run in an empty root"
in_root /joinery explore jax -q -o /jax.html || fail "the static program makes no page"
has_module "$work/root/jax.html"
for spec in jax numpy; do
    in_root /joinery generate "$spec" -q --emit tables,dispatch -o "/$spec" || fail "the static program does not generate $spec"
    "$work/tar/bin/joinery" generate "$spec" -q --emit tables,dispatch -o "$work/$spec-installed"
    diff -r "$work/root/$spec" "$work/$spec-installed" || fail "the static program generates something else for $spec"
done
