#!/usr/bin/env python3
"""What a call takes for 1 to 10^6 elements, by each way of calling, beside the kernel alone and the better plain loop.

GENERATED holds what `joinery generate jax` wrote, `--ops add,where,clip,convert,checked_convert` at the least."""

import checked_loops
import loops
import measure
from report import judged, label, markdown

PAIRS = (("f32", "f32"), ("i32", "f32"), ("u8", "u8"), ("f64", "f64"))
# Where arrays are, instead of a[i], b[i] and out[i]; and the stride of b.
FORMS = {"": (("a[i]", "b[i]", "out[i]"), 1), "in place": (("out[i]", "b[i]", "out[i]"), 1),
         "one element": (("a[i]", "b[0]", "out[i]"), 0)}
# Goals, ns: of few elements, or so many more than another row.
GOALS = {"`jax_add`": {1: 8, 16: 8, 64: 7}, "`jax_convert_checked`": {1: 20, 16: 20, 64: 20}, "`jax_binary_into`": {1: 20, 16: 20, 64: 20}}
MORE = {"`jax_add`, in place": ("`jax_add`", 1), "`jax_add`, one element": ("`jax_add`", 4), "`jax_where`": ("`jax_add`", 5),
        "`jax_clip`": ("`jax_add`", 5), "`jax_binary_nd`": ("`jax_binary`", 8)}
LOOPS = {  # of float arrays
    "where": ("const uint8_t *", "out[i] = a[i] ? b[i] : c[i];"),
    "clip": ("const float *", "const float v = a[i] < b[i] ? b[i] : a[i]; out[i] = v > c[i] ? c[i] : v;"),
}
LOOP3 = """
void loop_%s(const void *p, const void *q, const void *s, void *r, size_t n) {
    %sa = p;
    const float *b = q, *c = s;
    float *restrict out = r;
    for (size_t i = 0; i < n; i++) { %s }
}
"""


def loop_name(pair, form):
    return "loop_%s_%s_%s" % (*pair, form.replace(" ", "_"))


class Calls:
    def __init__(self, bench):
        self.bench, self.cases = bench, bench.chosen([*(("add", *pair) for pair in PAIRS), ("other calls",)])
        text, typed = [LOOP3 % (name, *parts) for name, parts in LOOPS.items()], {}
        for pair in PAIRS:
            to, out = bench.promotion.result("add", *pair)
            text += [loops.loop(loop_name(pair, form), "add", *pair, to, out, at) for form, (at, _) in FORMS.items()
                     if form != "in place" or pair[0] == out]
        text.append(loops.loop("loop_into", "add", "f32", "f64", "f64", "f32", FORMS["in place"][0]))
        text.append(checked_loops.loop("loop_checked", "in_range", "f32", "i32"))
        self.loops = bench.plain_loops("call_loops", "".join(text))
        for a, b in PAIRS:
            out = bench.promotion.result("add", a, b)[1]
            typed.update({"%s_%s%s" % (a, b, end): ("add", (a, scalar + b), out) for end, scalar in (("", ""), ("_scalar", "*"))})
        self.typed = bench.typed("typed", typed)

    def columns(self, isa, case, n):
        return self.sums(isa, case[1:], n) if case[0] == "add" else self.others(isa, n)

    def arrays(self, dtypes, n, b_stride=1, in_place=False):
        """In place, the first operand is a copy, as results grow."""
        found = self.bench.arrays(n, **dict(zip(("a", "b", "out"), dtypes)))
        found["b"] = self.bench.array(found["b"].at, dtypes[1], (b_stride,))
        if in_place:
            found["a"] = found["out"] = self.bench.arrays(n, in_place=dtypes[0])["in_place"]
        return found

    def sums(self, isa, pair, n):
        """Each form of a sum."""
        bench, library, found = self.bench, self.bench.libraries[isa], {}
        to, op = bench.promotion.result("add", *pair)[1], bench.ops.index("add")
        for form, (_, stride) in FORMS.items():
            in_place, end = form == "in place", ", " + form if form else ""
            if in_place and pair[0] != to:
                continue
            arrays = self.arrays((*pair, to), n, stride, in_place)
            typed = "%s_%s%s" % (*pair, "" if stride else "_scalar")
            found["`jax_add`" + end] = bench.column("named", library.jax_add, n, **arrays)
            found["`jax::add`" + end] = bench.column(typed, None, n, library=self.typed[isa], **arrays)
            if not form:
                found["kernel alone, whole blocks"] = bench.kernel(isa, "add", *pair, n, arrays)
                found["`jax_binary`"] = bench.column("binary", library.jax_binary, n, op, **arrays)
                found["`jax_binary_nd`"] = bench.column("nd", library.jax_binary_nd, n, op, **arrays)
            found.update(bench.peers("plain loop" + end, self.loops[isa], loop_name(pair, form), n, **arrays))
        return found

    def others(self, isa, n):
        """The same of three operands, of results in another dtype, and of checked conversions."""
        bench, library, compiled = self.bench, self.bench.libraries[isa], self.loops[isa]
        found = {"`jax_add`": bench.column("named", library.jax_add, n, **self.arrays(("f32",) * 3, n))}
        for op, first in (("where", "b"), ("clip", "f32")):
            arrays = bench.arrays(n, a=first, b="f32", c="f32", out="f32")
            found["`jax_%s`" % op] = bench.column("ternary", getattr(library, "jax_" + op), n, **arrays)
            found.update(bench.peers("plain loop, " + op, compiled, "loop_" + op, n, "loop3", **arrays))
        arrays = self.arrays(("f32", "f64", "f32"), n, 1, True)
        found["`jax_binary_into`"] = bench.column("into", library.jax_binary_into, n, bench.ops.index("add"), **arrays)
        found.update(bench.peers("plain loop, into", compiled, "loop_into", n, **arrays))
        arrays, failed = bench.arrays(n, a="f32", out="i32"), bench.memory("failed", n // 8 + 4)
        check = checked_loops.CHECKS.index("in_range")
        found["`jax_convert_checked`"] = bench.column("checked", library.jax_convert_checked, n, check, (failed,), **arrays)
        found.update(bench.peers("plain loop, checked", compiled, "loop_checked", n, "loop_checked", more=(failed,), **arrays))
        return found


def goal(row, n, times):
    """ns, of few elements, and in all sizes in place."""
    if row in MORE and MORE[row][0] in times and (n <= 64 or "in place" in row):
        return times[MORE[row][0]] * (1.1 if "in place" in row else 1) + MORE[row][1]
    return GOALS.get(row, {}).get(n)


def tables(found):
    for isa, sized in found.items():
        for case in next(iter(sized.values())):
            at = {n: cases[case] for n, cases in sized.items()}
            markdown(["%s, %s, ns" % (label(case), isa), *at],
                     [[row] + [judged(times[row], 1, at_most=goal(row, n, times)) for n, times in at.items()]
                      for row in next(iter(at.values())) if measure.BY not in row])


def main():
    bench = measure.Bench(measure.options(__doc__, "1,16,64,256,1000,10000,1000000"))
    tables(bench.sweep(Calls(bench)))


if __name__ == "__main__":
    main()
