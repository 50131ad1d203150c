#!/bin/sh
# Pictures: well-formed, no script, every name and every loss in them, wide ones folded. Usage: svg.sh JOINERY SPECS
joinery=$1
specs=$2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failed=0

fail() {
    echo "$1"
    failed=1
}

draw() {
    "$joinery" graph "$1" --format svg -o "$work/$2.svg" || fail "$1 is not drawn"
    python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])' "$work/$2.svg" || fail "$1 is no XML"
    ! grep -qi '<script\|href=\|url(' "$work/$2.svg" || fail "$1 needs more than itself"
}

has() {
    grep -qF "$1" "$work/$2.svg" || fail "$2: no $1"
}

draw jax jax
[ "$(grep -c '<g class="joinery-node' "$work/jax.svg")" -eq 18 ] || fail "jax has 18 dtypes"
[ "$(grep -c '<g class="joinery-node.*joinery-weak"' "$work/jax.svg")" -eq 3 ] || fail "jax has three weak dtypes"
[ "$(grep -c '<g class="joinery-edge"' "$work/jax.svg")" -eq 24 ] || fail "jax has 24 covers"
[ "$(grep -c '^<text class="joinery-mark".*>~<title>may round' "$work/jax.svg")" -eq 2 ] || fail "two edges of jax round"
has '<title>How dtypes promote in JAX</title>' jax
has 'prefers-color-scheme: dark' jax
for word in bool 'signed integer' 'unsigned integer' float complex weak 'may round'; do
    has ">$word</text></g>" jax
done
! grep -q '>may overflow</text>' "$work/jax.svg" || fail "the legend has what the diagram has not"

draw numpy numpy
has 'Settled by the spec' numpy
[ "$(grep -c '<g class="joinery-tag"' "$work/numpy.svg")" -eq 10 ] || fail "numpy settles five sets of pairs"
has '>f* with b, u8, u16, i8, i16: f64 </text>' numpy

draw jax_today jax_today
has '>11 floats</text>' jax_today
has 'f8_e8m0fnu</title>' jax_today

draw "$specs/names.lua" names
# shellcheck disable=SC2016 # the quotes are a dtype's name
for name in 'a&lt;b&amp;c' 'α|β' 'x\y_*' '#1;`z`'; do
    has "<tspan>$name</tspan>" names
done

# names and titles that try to be more than text, and a thousand dtypes
draw "$specs/../../browser/specs/hostile.lua" hostile
has '<tspan>&lt;script&gt;alert(8)&lt;/script&gt;</tspan>' hostile
has '<tspan>long🦖long🦖long🦖long🦖l…</tspan>' hostile
# names that turn what follows: by a control character, which is escaped, or by letters, which are isolated
grep -q "$(printf '\342\200\256')" "$work/hostile.svg" && fail "U+202E is in a picture"
cat >"$work/turned.lua" <<'LUA'
return {
  name = "turned",
  dtypes = { { "\u{202E}x", as = "u8", ident = "u8" }, { "\u{5D0}", as = "i8", ident = "i8" },
    { "\u{5D1}", as = "i16", ident = "i16" }, { "\u{200B}", as = "f16", ident = "f16" } },
  promotes = { ["\u{202E}x"] = { "\u{5D1}" }, ["\u{5D0}"] = { "\u{5D1}" } },
  resolve = { ["\u{5D0},\u{202E}x"] = "\u{5D1}", ["\u{5D0},\u{5D1}"] = "\u{5D1}" },
  laws = {},
}
LUA
draw "$work/turned.lua" turned
alef='<tspan unicode-bidi="isolate">א</tspan>' bet='<tspan unicode-bidi="isolate">ב</tspan>'
has "<tspan>$alef</tspan>" turned
has "$alef with \u{202E}x, $bet: $bet " turned
has '<tspan>\u{200B}</tspan>' turned

# every circle of settled pairs is in the picture, however many there are at a dtype and wherever it stands
cat >"$work/inside.py" <<'PYTHON'
import re, sys, xml.etree.ElementTree as tree

def outside(at, x, y, box):
    move = [int(part) for part in re.findall(r"-?\d+", at.get("transform", ""))]
    x, y = (x + move[0], y + move[1]) if len(move) == 2 else (x, y)
    count = 0
    if at.tag.endswith("circle"):
        cx, cy, r = x + int(at.get("cx")), y + int(at.get("cy")), int(at.get("r")) + 1
        count = cx < r or cy < r or cx + r > box[2] or cy + r > box[3]
    return count + sum(outside(child, x, y, box) for child in at)

root = tree.parse(sys.argv[1]).getroot()
sys.exit(bool(outside(root, 0, 0, [int(part) for part in root.get("viewBox").split()])))
PYTHON
cat >"$work/crowded.lua" <<'LUA'
local dtypes, promotes, resolve = { "b" }, { b = {} }, {}
for i = 1, 10 do
  dtypes[i + 1] = { "a" .. i, kind = "abstract" }
  promotes["a" .. i] = {}
  resolve["b,a" .. i] = "a" .. i
end
return { name = "crowded", dtypes = dtypes, promotes = promotes, resolve = resolve, laws = {} }
LUA
for spec in numpy pytorch mlx "$work/crowded.lua"; do
    draw "$spec" circles
    python3 "$work/inside.py" "$work/circles.svg" || fail "$spec: a circle is cut off"
done

cat >"$work/large.lua" <<'LUA'
local dtypes, promotes = {}, {}
for i = 1, 256 do
  dtypes[i] = { ("dtype_%d"):format(i), kind = "abstract" }
  if i > 10 then promotes[dtypes[i - 10][1]] = { dtypes[i][1] } end
end
return { name = "large", dtypes = dtypes, promotes = promotes, laws = {} }
LUA
draw "$work/large.lua" large
[ "$(grep -c '<g class="joinery-node' "$work/large.svg")" -eq 256 ] || fail "large has 256 dtypes"
exit $failed
