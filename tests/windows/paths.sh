#!/bin/sh
# usage: paths.sh JOINERY FOLDER_OF_PROGRAMS SPEC: what only Windows has: drives, backslashes, names of devices, files that
# others hold. JOINERY runs it by Wine, whose drive C: is the folder drive_c of WINEPREFIX.
set -eu
joinery=$1 programs=$2 spec=$3
work=$WINEPREFIX/drive_c/work
rm -rf "$work"
mkdir -p "$work/sub folder/ünïcode β"
cd "$work"
cp "$spec" diamond.lua
cp "$spec" "sub folder/ünïcode β/dïamond.lua"

# run STATUS TEXT ARGUMENT...: that exit status, and the text somewhere in what is answered.
run() {
    status=$1 text=$2
    shift 2
    got=0
    "$joinery" "$@" >answer 2>&1 </dev/null || got=$?
    if [ "$got" != "$status" ] || { [ "$text" ] && ! grep -qF -e "$text" answer; }; then
        echo "FAILED: joinery $*: status $got, not $status, or not '$text' in:" >&2
        cat answer >&2
        exit 1
    fi
}
# there FILE...: these and no temporary files.
there() {
    for file in "$@"; do [ -s "$file" ] || { echo "FAILED: no $file" >&2; exit 1; }; done
    if find . -name '.*joinery-*' | grep .; then echo "FAILED: those were left" >&2; exit 1; fi
}
backslashes=$(printf '%s' 'C:\work\sub folder\ünïcode β\dïamond.lua')

# Names of what is read: absolute, of a drive, relative to one, with both separators, without a limit of their length.
run 0 'i16' explain 'C:\work\diamond.lua' u8 i8
run 0 'i16' explain 'c:/work\diamond.lua' u8 i8
run 0 'i16' explain 'C:diamond.lua' u8 i8
run 0 'i16' explain '\work\diamond.lua' u8 i8
run 0 'i16' explain '\\?\C:\work\diamond.lua' u8 i8
run 0 'i16' explain "$backslashes" u8 i8
run 2 'C:\work\sub folder\missing.lua: error: cannot be read: No such file or directory' check 'C:\work\sub folder\missing.lua'
run 2 'did you mean "C:\work\diamond.lua"?' check 'C:\work\diamnd.lua'
long=$(printf 'a%.0s' $(seq 100))
run 0 'written' generate diamond.lua --emit tables -o "C:\\work\\$long\\$long\\$long"
there "$long/$long/$long/diamond_promotion.h"
run 0 'unchanged' generate diamond.lua --emit tables -o "$long/$long/$long"

# What extends is found beside the spec that extends it, by either separator, and written so that any system reads it.
printf 'return { extends = "..\\\\diamond.lua", name = "below", dtypes = { "i32" }, promotes = { i16 = { "i32" } } }\n' \
    >"sub folder/below.lua"
run 0 'i32' explain 'sub folder\below.lua' u8 i32
run 0 '' place 'C:\work\diamond.lua' u4 --choose 1 -o 'sub folder\fresh.lua'
grep -q 'extends = "../diamond.lua"' "sub folder/fresh.lua"
run 0 'i16' explain 'sub folder\fresh.lua' u4 i16
run 0 '' place "Z:$spec" u4 --choose 1 -o 'far.lua' # no way leads from one drive to another
grep -q 'extends = "Z:/' far.lua
run 0 'i16' explain far.lua u4 i16

# Output: folders by backslashes, a drive, line ends of one byte; a depfile that make reads.
run 0 'out\new/diamond_promotion.h' generate diamond.lua --emit tables -o 'out\new' --depfile 'C:\work\out\new.d'
there out/new/diamond_promotion.h out/new.d
run 0 '' generate diamond.lua --emit tables -o 'C:out\drive' -q
diff -r out/new out/drive
if grep -l "$(printf '\r')" -r out; then echo "FAILED: carriage returns" >&2; exit 1; fi
run 0 '' table diamond.lua --format csv -o 'out\table.csv'
there out/table.csv

# What may not be written to is replaced, and stays so; what another program has open is left as it was.
chmod a-w out/table.csv out/new/diamond_promotion.h
echo >>diamond.lua
run 0 '' table diamond.lua --format html -o 'out\table.csv'
grep -q '<html' out/table.csv
[ ! -w out/table.csv ] || [ "$(id -u)" = 0 ]
chmod u+w out/new/diamond_promotion.h
echo changed >out/new/diamond_promotion.h
chmod a-w out/new/diamond_promotion.h
run 0 'written    out\new/diamond_promotion.h' generate diamond.lua --emit tables -o 'out\new'
cp out/new/diamond_promotion.h before.h
cp -R out/new held
chmod -R u+w held
echo changed >held/diamond_promotion.h
mkfifo held.in
"$JOINERY_WINE" "$programs/hold.exe" held/diamond_promotion.h <held.in >held.out &
exec 3>held.in
until grep -q held held.out; do sleep 0.05; done
run 2 'cannot write held/diamond_promotion.h: another program has it open' generate diamond.lua --emit tables -o held
[ "$(cat held/diamond_promotion.h)" = changed ]
there held/diamond_promotion.h
exec 3>&-
wait
run 0 'written    held/diamond_promotion.h' generate diamond.lua --emit tables -o held
cmp held/diamond_promotion.h before.h
: >held/.diamond.json.joinery-999999
rm held/diamond.json
run 0 'written    held/diamond.json' generate diamond.lua --emit tables -o held # what a killed run left of it is removed
there held/diamond.json

# Names of devices are no names of files, NUL and CON alone excepted; nor can a file have two names that differ in case.
run 2 'cannot write aux.csv: Windows keeps this name for a device' table diamond.lua -o aux.csv
run 2 'Windows keeps this name for a device' check 'C:\work\com1.lua'
run 2 'Windows keeps this name for a device' generate diamond.lua --prefix con --emit tables -o out/device
[ ! -e out/device ]
run 0 '' table diamond.lua -o NUL
mkdir case
printf '{ "files": [ { "path": "DIAMOND_promotion.h", "sha256": "%s" } ] }\n' "$(sha256sum <before.h | cut -d' ' -f1)" \
    >case/diamond.json
cp before.h case/diamond_promotion.h
run 0 'unchanged  case/diamond_promotion.h' generate diamond.lua --emit tables -o case
there case/diamond_promotion.h
