#!/bin/sh
# For every installed spec: `import` of its table gives back an equal table, whose laws hold; `complete` gives a spec
# that keeps every law and every join. Usage: round_trip.sh JOINERY
joinery=$1
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failed=0

fail() {
    echo "$*"
    failed=1
}

specs=$("$joinery" list --format csv | sed -n '2,$s/,.*//p')
[ -n "$specs" ] || fail "there are no installed specs"
completed=0
for spec in $specs; do
    "$joinery" table "$spec" --format csv -o "$work/$spec.csv" || fail "$spec: no table"
    "$joinery" import "$work/$spec.csv" -o "$work/$spec.lua" || fail "$spec: no import"
    "$joinery" diff "$spec" "$work/$spec.lua" || fail "$spec: the imported table differs"
    "$joinery" check -q "$work/$spec.lua" || fail "$spec: the imported laws do not hold"
    "$joinery" diff -q "$spec" "$work/$spec.csv" || fail "$spec: the CSV as a spec differs"
    "$joinery" table "$work/$spec.lua" --format csv | cmp - "$work/$spec.csv" || fail "$spec: not the same bytes"

    if "$joinery" complete "$spec" --force -o "$work/complete.lua" 2>"$work/refused"; then
        completed=$((completed + 1))
        "$joinery" check -q "$work/complete.lua" || fail "$spec: its completion is no join-semilattice"
        # cells that were undefined may change; nothing else may
        lost=$("$joinery" diff "$spec" "$work/complete.lua" --format csv | awk -F, 'NR > 1 && $3 != "-"')
        [ -z "$lost" ] || fail "$spec: its completion changes $lost"
    else
        grep -q 'cannot be completed' "$work/refused" || fail "$spec: $(cat "$work/refused")"
    fi
done
[ $completed -gt 10 ] || fail "only $completed specs were completed"
exit $failed
