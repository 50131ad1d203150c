#!/bin/sh
# Graphviz's tred as a second opinion: from a diagram with every edge of the spec, it finds the Hasse diagram that we
# draw; and from ours it can remove nothing. Usage: tred.sh JOINERY SPECS
joinery=$1
specs=$2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failed=0 drawn=0

# Edges of Graphviz source, sorted and unquoted.
edges() {
    sed -n 's/^[[:space:]]*\([^[:space:]]*\) -> \([^[:space:];]*\).*$/\1 \2/p' | tr -d '"' | sort
}

for spec in $("$joinery" list --format csv | sed -n '2,$s/,.*//p') "$specs"/diamond.lua "$specs"/alphabet.lua; do
    "$joinery" graph "$spec" --format dot -o "$work/hasse.dot" 2>"$work/refused" || {
        grep -q 'not transitive' "$work/refused" || { cat "$work/refused"; failed=1; }
        continue
    }
    drawn=$((drawn + 1))
    edges <"$work/hasse.dot" >"$work/ours"
    tred "$work/hasse.dot" 2>/dev/null | edges >"$work/reduced"
    cmp -s "$work/ours" "$work/reduced" || { echo "$spec: tred removes"; diff "$work/ours" "$work/reduced"; failed=1; }

    # every pair a <= b, a != b: what the table shows of the order, which in lattice form is a v b = b unless resolved
    "$joinery" check "$spec" --format json | tr -d '\n' | grep -q '"resolves": { "fills": 0, "disambiguates": 0, "overrides": 0 }' ||
        continue
    {
        echo 'digraph all {'
        "$joinery" table "$spec" --format csv | tr -d '\r' | awk -F, '
            NR == 1 { for (i = 2; i <= NF; i++) name[i] = $i; next }
            { for (i = 2; i <= NF; i++) cell[NR, i] = $i; n = NF }
            END { for (a = 2; a <= n; a++) for (b = 2; b <= n; b++)
                            if (a != b && cell[a, b] == name[b] && cell[b, a] == name[b])
                                printf "\"%s\" -> \"%s\";\n", name[a], name[b] }'
        echo '}'
    } >"$work/all.dot"
    tred "$work/all.dot" 2>/dev/null | edges >"$work/theirs"
    cmp -s "$work/ours" "$work/theirs" || { echo "$spec: ours and tred's"; diff "$work/ours" "$work/theirs"; failed=1; }
done
[ $drawn -gt 10 ] || { echo "only $drawn diagrams"; failed=1; }
exit $failed
