"""NumPy with dtypes that only the generated file knows: compares every pair of the spec with the program's table and with the
kernels. The expected values are computed here.

usage: test_narrow.py table|changed|weak|sums|safety|casts|layouts|numbers|refuses|leaks
"""

import csv
import io
import math
import os
import re
import subprocess
import sys
import tempfile
import tracemalloc
import warnings
from pathlib import Path

import joinery_narrow as narrow
import numpy as np

NEW_API = os.environ.get("NUMPY_EXPERIMENTAL_DTYPE_API") == "1"
SPEC = Path(__file__).with_name("narrow.lua")
NUMPYS = {"b": "?", "i8": "i1", "u16": "u2", "f16": "f2", "f32": "f4"}
WEAK = ("i*", "f*")
STRONG = [name for name in narrow.dtypes if name not in WEAK]
PAIRS = [(a, b) for a in STRONG for b in STRONG]
warnings.simplefilter("ignore")
np.seterr(all="ignore")  # of signalling NaN


def check(ok, *what):
    if not ok:
        raise AssertionError(" ".join(map(str, what)))


def raises(error, pattern, call, *arguments, **keywords):
    try:
        call(*arguments, **keywords)
    except error as raised:
        check(re.search(pattern, str(raised)), f"'{raised}' does not say '{pattern}'")
    else:
        check(False, f"nothing raised, and not '{pattern}'")


def table(spec):
    """What the program says of the spec, as a dict of pairs."""
    text = subprocess.run([os.environ["JOINERY"], "table", spec, "--format", "csv"], check=True, capture_output=True, text=True).stdout
    (_, *names), *rows = csv.reader(io.StringIO(text))
    return {(row[0], name): cell for row in rows for name, cell in zip(names, row[1:])}


def named(join):
    """The table is asked for weak dtypes too, which NumPy knows by what they are stored as."""
    return {"i*": "i8", "f*": "f32"}.get(join, join)


def answers(a, b):
    """What NumPy promotes two dtypes to, by each way of asking; None where it refuses."""
    left, right = narrow.dtypes[a], narrow.dtypes[b]
    ways = (lambda: np.promote_types(left, right), lambda: np.result_type(left, right), lambda: narrow.promote(left, right),
            lambda: np.result_type(np.zeros(2, left), np.zeros(2, right)), lambda: np.concatenate([np.zeros(1, left), np.zeros(1, right)]).dtype)
    for i, way in enumerate(ways):
        try:
            yield i, way()
        except TypeError:
            yield i, None


def wrong_cells(joins):
    """Cells for which NumPy, asked in any way, says other than the table. What the older API cannot say it must refuse."""
    wrong = []
    for a, b in PAIRS:
        join = named(joins[a, b])
        for i, answer in answers(a, b):
            unsaid = not NEW_API and i != 2 and join not in (a, b)
            if {a, b} <= NUMPYS.keys() and i != 2:
                continue  # NumPy's own rules
            if answer != (None if join == "-" or unsaid else narrow.dtypes[join]):
                wrong.append((a, b, join, i, answer))
    return wrong


def table_of_spec():
    joins = table(SPEC)
    check(len(PAIRS) == 100 and wrong_cells(joins) == [], "wrong cells:", wrong_cells(joins))
    told = [(a, b) for a in STRONG for b in STRONG[STRONG.index(a) + 1:] if not {a, b} <= NUMPYS.keys()]
    undefined = [pair for pair in told if joins[pair] == "-"]
    third = [pair for pair in told if joins[pair] != "-" and joins[pair] not in pair]
    head = " ".join(Path(os.environ["HEADER"]).read_text().split("#ifndef")[0].replace("*", " ").split())
    for pattern, pairs in ((r"(\d+) pairs have no promotion, and NumPy raises TypeError: ([^.]*)\.", undefined),
                           (r"What (\d+) pairs promote to is a third dtype, [^:]*: ([^.]*)\.", third)):
        count, names = re.search(pattern, head).groups()
        check(int(count) == len(pairs) > 0, "the header counts", count, "pairs, not", len(pairs))
        check(all(f"{a} with {b}" in names for a, b in pairs), "the header names", names)


def changed():
    """The count of wrong cells is that of the cells that differ, if the table is another."""
    text = SPEC.read_text()
    other = text.replace('f8_e5m2 = { "bf16" }', 'f8_e5m2 = { "f16" }')
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "narrow.lua")
        path.write_text(other)
        before, after = table(SPEC), table(path)
    differ = {pair for pair in PAIRS if before[pair] != after[pair]}
    found = {(a, b) for a, b, *_ in wrong_cells(after)}
    check(text != other and differ and found == differ, "differ:", sorted(differ), "found:", sorted(found))


def weak():
    """A Python number is of the spec's weak dtype by the rules of NumPy 2, which 1.24 can be told to have."""
    joins = table(SPEC)
    for name in set(STRONG) - NUMPYS.keys():
        x = np.zeros(2, narrow.dtypes[name])
        for number, dtype in ((7, "i*"), (2.5, "f*")):
            check(np.result_type(x, number) == narrow.dtypes[named(joins[name, dtype])], name, "with", number)
        raises(TypeError, "", np.result_type, x, 1j)


def sums():
    """NumPy's sums of a dtype and an array or number: in what both promote to, and of arrays the sum of what they hold."""
    joins = table(SPEC)
    arrays = {name: np.arange(4).astype(dtype) for name, dtype in NUMPYS.items()}
    for name in set(STRONG) - NUMPYS.keys():
        x = np.arange(4).astype(narrow.dtypes[name])
        for other, y in {**arrays, name: x, "i*": 3, "f*": 0.5}.items():
            if joins[name, other] == "-":
                raises(TypeError, "no promotion of the operands of <ufunc 'add'>", np.add, x, y)
                continue
            wanted, total = narrow.dtypes[named(joins[name, other])], x + y
            check(total.dtype == wanted == (y + x).dtype, name, "and", other, "give", total.dtype)
            if other not in WEAK:  # as a number is the bits of an element
                values = x.astype("f4") + y.astype("f4")
                check((total.astype("f4") == values).all(), "the sum of", name, "and", other)


def float_values(bits, exponent, mantissa, special):
    """Of a sign, an exponent and a mantissa, all patterns."""
    bias, values = (1 << exponent - 1) - 1, []
    for pattern in range(1 << bits):
        sign = -1 if pattern >> bits - 1 else 1
        e, m = pattern >> mantissa & (1 << exponent) - 1, pattern & (1 << mantissa) - 1
        top = e == (1 << exponent) - 1
        if special == "ieee" and top or special == "fn" and top and m == (1 << mantissa) - 1:
            values.append(math.nan if m else sign * math.inf)
        else:
            values.append(sign * math.ldexp(m + ((1 << mantissa) if e else 0), max(e, 1) - bias - mantissa))
    return np.array(values)


VALUES = {"b": np.arange(2.0), "i4": np.array([*range(8), *range(-8, 0)], "f8"), "u4": np.arange(16.0), "i8": np.arange(256).astype("i1").astype("f8"),
          "u16": np.arange(65536.0), "f8_e4m3fn": float_values(8, 4, 3, "fn"), "f8_e5m2": float_values(8, 5, 2, "ieee"),
          "bf16": float_values(16, 8, 7, "ieee"), "f16": float_values(16, 5, 10, "ieee")}


def elements(name):
    """All elements of a dtype, in the order of VALUES; of f32 many."""
    if name == "f32":
        return np.random.default_rng(4).integers(0, 1 << 32, 20_000, dtype=np.uint32).view(np.float32)
    size = narrow.dtypes[name].itemsize
    patterns = np.arange(len(VALUES[name]))
    if name == "i4":
        patterns = (patterns ^ 8) - 8  # a byte holds it with its sign
    return patterns.astype(f"i{size}" if name == "i4" else f"u{size}").view(narrow.dtypes[name])


def is_in(values, other):
    return bool(np.isin(values[~np.isnan(values)], VALUES[other]).all()) and (not np.isnan(values).any() or np.isnan(VALUES[other]).any())


def safety():
    """Safe is what promotes, by the newer API also what loses no value."""
    joins = table(SPEC)
    count = 0
    for a, b in PAIRS:
        if {a, b} <= NUMPYS.keys():
            continue
        exact = a == b or a != "f32" and (b == "f32" or is_in(VALUES[a], b))
        safe = named(joins[a, b]) == b or NEW_API and exact
        check(np.can_cast(narrow.dtypes[a], narrow.dtypes[b]) == safe, "can_cast", a, b, "should be", safe)
        check(np.can_cast(narrow.dtypes[a], narrow.dtypes[b], "unsafe"), a, b, "is no cast at all")
        count += 1
    check(count == 75, count)
    if NEW_API:
        kinds = {"b": 0, "u4": 1, "u16": 1, "i4": 2, "i8": 2}
        for a, b in PAIRS:
            if not {a, b} <= NUMPYS.keys():
                up = kinds.get(a, 3) <= kinds.get(b, 3) or named(joins[a, b]) == b
                check(np.can_cast(narrow.dtypes[a], narrow.dtypes[b], "same_kind") >= up, "same kind:", a, b)
        raises(TypeError, "casting rule 'same_kind'|according to the rule 'same_kind'", np.zeros(2, narrow.dtypes["bf16"]).astype, narrow.dtypes["i4"], casting="same_kind")


def casts():
    """Bits are those of the kernels, and values those of the formats where both dtypes have them."""
    for a, b in PAIRS:
        x = elements(a)
        if {a, b} <= NUMPYS.keys():
            continue
        y = x.astype(narrow.dtypes[b])
        check(y.dtype == narrow.dtypes[b] and y.tobytes() == narrow.convert(a, b, x.tobytes()), a, "to", b)
        if a == "f32" or a == b:
            continue
        wanted = VALUES[a]
        got = y.astype("f8") if b == "f32" else VALUES[b][y.view(f"u{y.itemsize}") & len(VALUES[b]) - 1]
        kept = np.isin(wanted, VALUES[b]) if b != "f32" else np.isfinite(wanted)
        check(kept.any() and (got[kept] == wanted[kept]).all(), "values of", a, "to", b)


def layouts():
    """Strides, elements that are not aligned, either byte order, overlap."""
    for a, b in PAIRS:
        if {a, b} <= NUMPYS.keys():
            continue
        x, to = elements(a)[:3000], narrow.dtypes[b]
        wanted = x.astype(to)
        spread = np.zeros((len(x), 3), x.dtype)
        spread[:, 1] = x
        check(spread[:, 1].astype(to).tobytes() == wanted.tobytes() and x[::-1].astype(to)[::-1].tobytes() == wanted.tobytes(), a, b, "strides")
        packed = np.zeros(len(x), [("pad", "u1"), ("x", x.dtype), ("y", to)])
        packed["x"] = x
        packed["y"] = packed["x"]
        check(packed["y"].tobytes() == wanted.tobytes(), a, b, "alignment")
        swapped = x.astype(x.dtype.newbyteorder("S"))
        check(swapped.view(f"u{x.itemsize}").byteswap().tobytes() == x.tobytes(), a, "byte order")
        kept = [np.can_cast(x.dtype, swapped.dtype, rule) for rule in ("no", "equiv")]
        check(not NEW_API or kept == [x.itemsize == 1, True], a, "is its other byte order only for", kept)
        check(swapped.astype(to).tobytes() == wanted.tobytes(), a, b, "from the other byte order")
        other = x.astype(to.newbyteorder("S"))
        check(other.view(f"u{to.itemsize}").byteswap().tobytes() == wanted.tobytes(), a, b, "to the other byte order")
    x = elements("bf16").copy()
    x[1:] = x[:-1]
    check(x.tobytes() == b"\0\0" + elements("bf16").tobytes()[:-2], "overlap")


def numbers():
    """NumPy's numbers that the spec does not have go through f32, the widest float that it has."""
    for name in ("i4", "u4", "f8_e4m3fn", "f8_e5m2", "bf16"):
        x = elements(name)
        wide = x.astype("f4")
        finite = np.isfinite(wide) & (abs(wide) < 100) & (wide >= 0)
        for number in "BIiLlQqdgFDG":
            other = np.dtype(number)
            check((x.astype(other)[finite] == wide.astype(other)[finite]).all(), name, "to", other)
            given = np.array([0, 1, 2, 3, 5, 7], other)
            check(given.astype(x.dtype).tobytes() == given.astype("f4").astype(x.dtype).tobytes(), other, "to", name)
            loses = other.kind in "iu" and name in ("f8_e4m3fn", "f8_e5m2", "bf16")
            check(not (NEW_API or loses) or not np.can_cast(x.dtype, other, "same_kind"), "what the spec does not know is unsafe:", name, other)
        raises(TypeError, "", np.promote_types, x.dtype, np.dtype("g"))


def refuses():
    own = narrow.dtypes["bf16"]
    for name, dtype, says in (("bf16", np.dtype("V2"), "bf16 is already"), ("f32", np.dtype("V4"), "f32 is already"),
                              ("f16", own, "f16 is already"), ("bf16", np.dtype("V3"), "bf16 has 2 bytes, one of .* 3$"), ("i*", own, r"i\* is weak"), ("none", own, "is no dtype")):
        raises(ValueError, says, narrow.add, name, dtype)
    raises(TypeError, "no promotion between uint16 and", narrow.promote, np.dtype("u2"), own)
    raises(TypeError, "no promotion between float128 and", narrow.promote, np.dtype("g"), own)
    raises(TypeError, "", np.zeros(2, own).astype, "M8[s]")
    quiet = subprocess.run([sys.executable, "-W", "error", "-c", "import joinery_narrow"], capture_output=True, text=True)
    check(quiet.returncode == 0, "a warning:", quiet.stderr)
    if not NEW_API:
        alike = subprocess.run([sys.executable, "-c", "import joinery_narrow"], capture_output=True, text=True, env={**os.environ, "NARROW_ALIKE": "1"})
        check(alike.returncode == 1 and "NumPy would mistake dtype(u4), which is u4, for dtype(i4)" in alike.stderr, "of one kind:", alike.stderr)


def leaks():
    """A thousand times the same leaves as many references and as much memory as once."""
    x = elements("bf16")[:100]
    own, f8, f4 = x.dtype, narrow.dtypes["f8_e5m2"], np.dtype("f4")
    objects = (own, f8, f4, np.dtype("u2"), type(own), type(f8), type(f4), NotImplemented)

    def work():
        np.promote_types(own, f8), narrow.promote(own, f8), np.can_cast(own, f4), x.astype(f4).astype(f8).astype("g")
        x.astype(own.newbyteorder("S")).astype(own), np.concatenate([x, x.astype(f8)]), np.result_type(x, f4)
        for call, arguments in ((np.promote_types, (own, np.dtype("u2"))), (narrow.promote, (own, np.dtype("u2")))):
            raises(TypeError, "", call, *arguments)
        raises(ValueError, "", narrow.add, "bf16", own)

    work()
    before = [sys.getrefcount(one) for one in objects]
    tracemalloc.start()
    for _ in range(50):
        work()
    start = tracemalloc.get_traced_memory()[0]
    for _ in range(500):
        work()
    grown = tracemalloc.get_traced_memory()[0] - start
    after = [sys.getrefcount(one) for one in objects]
    check(after == before, "references", before, after)
    check(grown < 20_000, f"{grown} bytes more")


if __name__ == "__main__":
    globals()[{"table": "table_of_spec"}.get(sys.argv[1], sys.argv[1])]()
