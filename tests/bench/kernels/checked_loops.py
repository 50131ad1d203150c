"""Plain C loops of checked conversions, as one writes them and leaves them to a compiler: each element is converted and
looked at, and a word of failures is written for every 32."""

import loops
from loops import PARTS, computed

CHECKS = ("same_value", "in_range")
FLOAT_BITS = {"bf16": 8, "f16": 11, "f32": 24, "f64": 53}  # integers of so many bits are exact
LARGEST = {"f16": "0x1.ffdffep+15", "bf16": "0x1.feffffffffffep+127", "f32": "0x1.fffffefffffffp+127"}  # rounds to finite


def part(dtype):
    return PARTS.get(dtype, dtype)


def bits(dtype):
    return int(dtype[1:]) if dtype[0] in "ui" else 1


def ends(dtype):
    """The range of an integer dtype as f64 text: lowest, and one past the largest."""
    width = bits(dtype)
    return ("-0x1p%d" % (width - 1), "0x1p%d" % (width - 1)) if dtype[0] == "i" else ("0.0", "0x1p%d" % width)


def is_float(dtype):
    return dtype in FLOAT_BITS


def holds(to, dtype):
    """Whether every value of `dtype` is one of `to`, neither of them complex."""
    if dtype == "b" or dtype == to:
        return True
    if to == "b":
        return False
    if is_float(dtype):
        return is_float(to) and (dtype, to) not in (("f16", "bf16"), ("bf16", "f16")) and loops.SIZES[dtype] <= loops.SIZES[to]
    if is_float(to):
        return bits(dtype) - (dtype[0] == "i") <= FLOAT_BITS[to]
    return bits(dtype) <= bits(to) and dtype[0] == to[0] or dtype[0] == "u" and to[0] == "i" and bits(dtype) < bits(to)


def converted(to, dtype):
    """The value x as one of `to`, as what that is computed in: the bits of bf16 and f16 come from `stored`."""
    kind = loops.stored(to)
    if to == "b":
        return "x != 0"
    if is_float(dtype) and not is_float(to):
        low, high = ends(to)
        largest = "(%s)%s" % (kind, "UINT64_MAX" if to[0] == "u" else "INT64_MAX") if bits(to) == 64 else "%s - 1" % high
        smallest = "(%s)%s" % (kind, "INT64_MIN" if to == "i64" else low)
        return "x >= %s ? (%s)(%s) : x > %s ? (%s)x : x != x ? 0 : %s" % (high, kind, largest, low, kind, smallest)
    if to in loops.NARROW:
        return "from_%s(to_%s((float)x))" % (to, to)
    return "(%s)x" % kind


def fails(check, to, dtype):
    """Whether x, which became y, fails the check; None where nothing does."""
    if check == "same_value" and holds(to, dtype) or dtype == to:
        return None
    if to == "b":
        return "x != 0 && x != 1" if check == "same_value" else ("x - x != 0" if is_float(dtype) else None)
    if is_float(to):
        if check == "in_range":
            if is_float(dtype) and holds(to, dtype) or not is_float(dtype) and to != "f16":
                return None
            past = "x > %s || x < -%s" % (LARGEST[to], LARGEST[to])
            return "(%s) && x - x == 0" % past if is_float(dtype) else past
        if is_float(dtype):
            return "y != x && x == x"
        if bits(dtype) == 64:
            return "!(y < %s && (%s)y == x)" % (ends(dtype)[1], loops.stored(dtype))
        return "(double)y != (double)x"
    if is_float(dtype):
        low, high = ends(to)
        outside = "!(x > %s - 1 && x < %s)" % (low, high) if bits(to) < 53 else "!(x >= %s && x < %s)" % (low, high)
        return outside if check == "in_range" else "%s || x != (%s)y" % (outside, computed(dtype))
    back = "(%s)y != x" % loops.stored(dtype)
    if dtype[0] == to[0]:
        return back if bits(dtype) > bits(to) else None
    return back + (" || y < 0" if to[0] == "i" else " || x < 0")


def statement(check, to, dtype, at, out):
    """C for one part: x, y, and what is stored; and the failure, or None."""
    name = part(dtype)
    text = "            { const %s x = %s; const %s y = %s; %s = %s;" % (
        computed(name), loops.loaded(name, name, at), computed(part(to)), converted(part(to), name), out, loops.rounded(part(to), "y"))
    failure = fails(check, part(to), name)
    return text + (" bad |= (uint32_t)(%s) << j;" % failure if failure else "") + " }"


def loop(name, check, dtype, to):
    """C for the checked conversion; None where this file does not know how: complex to bool."""
    if dtype in PARTS and to == "b":
        return None
    real, to_real = (".re" if d in PARTS else "" for d in (dtype, to))
    lines = [statement(check, to, dtype, "a[i + j]" + real, "out[i + j]" + to_real)]
    if real and to_real:
        lines.append(statement(check, to, dtype, "a[i + j].im", "out[i + j].im"))
    elif to_real:
        lines.append("            out[i + j].im = 0;")
    elif real and check == "same_value":
        lines.append("            bad |= (uint32_t)(a[i + j].im != 0) << j;")
    return """
void %s(const void *p, void *r, uint32_t *failed, size_t n) {
    const %s *a = p;
    %s *restrict out = r;
    for (size_t i = 0; i < n; i += 32) {
        uint32_t bad = 0;
        for (size_t j = 0; j < 32; j++) {
%s
        }
        failed[i / 32] = bad;
    }
}
""" % (name, loops.stored(dtype), loops.stored(to), "\n".join(lines))
