#!/bin/sh
# usage: npm.sh JOINERY PACKAGE LIBRARY NODE_MODULES WORK: installs the package for npm in a copy of the library, compares it with
# the program, and runs the library's workflow, with the rest of what that takes in NODE_MODULES.
set -eu
joinery=$1 package=$2 library=$3 node_modules=$4 work=$5
fail() { echo "FAILED: $*" >&2; exit 1; }
export npm_config_offline=true npm_config_cache="$work/cache" npm_config_audit=false npm_config_fund=false

rm -rf "$work"
mkdir -p "$work/native" "$work/npm"
cp -R "$library" "$work/library"
ln -s "$node_modules" "$work/node_modules"
cd "$work/library"
npm install --save-dev "$package"
npx=$work/library/node_modules/.bin/joinery

# same STATUS WORD...: both do the same in folders of their own, with this status.
same() {
    wanted=$1
    shift
    for folder in native npm; do
        [ $folder = npm ] && program=$npx || program=$joinery
        status=0
        (cd "$work/$folder" && "$program" "$@" <"$library/dtypes.lua" >output 2>errors) || status=$?
        [ "$status" = "$wanted" ] || { cat "$work/$folder/errors"; fail "$folder: joinery $*: status $status"; }
    done
    diff -r --no-dereference "$work/native" "$work/npm" || fail "joinery $*: not what the program does"
}

for folder in native npm; do # what is there before: links, and what a killed process left, whose number is above all others
    mkdir -p "$work/$folder/a" "$work/$folder/b"
    cp "$library/dtypes.lua" "$library/adapter.ts" "$work/$folder/b"
    ln -s ../b/dtypes.lua "$work/$folder/a/link.lua"
    ln -s ../b/new.csv "$work/$folder/a/new.csv"
    touch "$work/$folder/b/.dtypes.mjs.joinery-4194305"
done
same 0 --version
same 0 check numpy
same 0 check - --format json
same 1 check b/dtypes.lua --require existence
same 2 check nowhere.lua
same 2 check "$library/adapter.ts"
same 0 explain numpy uint8 int8 float16
same 0 table "$library/dtypes.lua" --format csv -o a/new.csv
same 0 import a/new.csv -o a/imported.lua
same 2 edit b/dtypes.lua --force -o a/link.lua
same 0 conform a/link.lua --emit vitest --adapter ./a/../b/adapter.ts -o ./b/../b/dtypes.test.ts
same 0 generate a/../a/link.lua --emit table.mjs,tables --depfile b/depfile -o b
same 0 generate b/dtypes.lua -o new/folder
same 0 explore jax
same 0 atlas -o atlas
same 0 table jax -o /dev/null
! [ -e "$work/npm/b/.dtypes.mjs.joinery-4194305" ] || fail "what a killed process left is still there"
[ -L "$work/npm/a/new.csv" ] || fail "a link was replaced"
status=0
PATH=$(dirname "$(command -v node)") "$npx" explore jax -o page.html --open 2>errors || status=$?
[ $status = 2 ] || fail "explore --open: status $status"
grep -q "no browser can be started" errors || fail "explore --open: $(cat errors)"
# Node's faster calls of WASI crash most of such runs (joinery.mjs).
for round in 1 2 3; do
    node --no-wasm-dynamic-tiering node_modules/joinery/joinery.mjs generate jax -q -o "$work/jax" || fail "round $round"
    rm -r "$work/jax"
done

# steps: the workflow, up to the step that fails.
steps() {
    sed -n 's/^ *- run: //p' workflow.yml >"$work/steps"
    while read -r step; do
        sh -c "$step" </dev/null || { echo "$step" >"$work/failed"; return 1; }
    done <"$work/steps"
}
printf 'node_modules\nerrors\npage.html\n' >.gitignore
git init -q
npm run generate
git add .
CI=1 steps || fail "$(cat "$work/failed")"
sed -i 's/"int32" },$/"float32" },/' dtypes.lua
git add dtypes.lua
! CI=1 steps || fail "the workflow takes files that are older than their spec"
grep -q "git diff" "$work/failed" || fail "$(cat "$work/failed") instead of the drift"
