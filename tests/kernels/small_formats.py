"""Generated kernels against exact arithmetic: small_formats.py JOINERY COMPILER WORK BITS [complex] [via_f32] [portable]

All floats of at most BITS bits, signed and not, of every special and every number of exponent bits, some at either end of f32,
and the complex numbers of them all; beside them b, i8, f32 and f64. Each conversion between two of them, and both checks of it,
of all elements, or of the boundaries of the target, by the kernels of every instruction set here, or portable C alone. What is
expected is made of fractions, by minifloats.py.
"""

import concurrent.futures
import ctypes
import glob
import itertools
import math
import os
import shutil
import struct
import subprocess
import sys
from fractions import Fraction

from minifloats import INFINITY, NAN, Format, doubles_for, number_of

class Float:
    """A float of the spec: a number of each element, and for a number the element and whether it is in range."""

    def __init__(self, name, signed, exponent, mantissa, special, bias=None):
        self.name, self.size, self.part = name, 1, None
        self.spec = f'{{ "{name}", kind = "float", exponent = {exponent}, mantissa = {mantissa}, special = "{special}", ' \
                    f'signed = {"true" if signed else "false"}{"" if bias is None else f", bias = {bias}"} }}'
        self.form = Format(signed, exponent, mantissa, (1 << (exponent - 1)) - 1 if bias is None else bias, special)
        self.count = 1 << (self.form.bits + signed)
        self.numbers = [self.form.read(pattern) for pattern in range(self.count)]
        self.known = {}

    def elements(self, _):
        return list(range(self.count))

    def number(self, element):
        return self.numbers[element]

    def convert(self, number):
        """(element, is the same value, is in range)"""
        if number not in self.known:
            element = self.form.write(*number)
            self.known[number] = element, same(number, self.numbers[element]), self.form.fits(*number)
        return self.known[number]


class Wide:
    """f32 or f64. What it is converted from here, it holds."""

    def __init__(self, name, code):
        self.name, self.spec, self.code, self.part = name, f'"{name}"', code, None
        self.size = struct.calcsize(code)

    def pack(self, double):
        return int.from_bytes(struct.pack("<" + self.code, double), "little")

    def elements(self, target):
        form = (target.part or target).form if isinstance(target.part or target, Float) else None
        doubles = doubles_for(form, 50) if form else [0.0, -0.0, 1.0, -127.5, -129.0, 1e9, math.inf, math.nan]
        return sorted({self.pack(double) for double in doubles if self.code == "d" or abs(double) < 2.0 ** 128 - 2.0 ** 103
                       or not math.isfinite(double)})

    def number(self, element):
        return number_of(struct.unpack("<" + self.code, element.to_bytes(self.size, "little"))[0])

    def convert(self, number):
        negative, magnitude = number
        double = {NAN: math.nan, INFINITY: math.inf}.get(magnitude)
        element = self.pack(math.copysign(float(magnitude) if double is None else double, -1 if negative else 1))
        return element, True, True


class Integer:
    """i8 or b."""

    def __init__(self, name):
        self.name, self.spec, self.size, self.part = name, f'"{name}"', 1, None

    def elements(self, _):
        return list(range(256 if self.name == "i8" else 2))

    def number(self, element):
        value = element - 256 if element > 127 else element
        return value < 0, Fraction(abs(value))

    def convert(self, number):
        negative, magnitude = number
        finite = magnitude not in (NAN, INFINITY)
        if self.name == "b":
            return int(magnitude != 0), magnitude in (0, 1) and not (negative and magnitude), finite
        if not finite:
            return 0 if magnitude == NAN else 0x80 if negative else 0x7f, False, False
        whole = -math.floor(magnitude) if negative else math.floor(magnitude)
        kept = min(max(whole, -128), 127)
        return kept & 255, magnitude == abs(kept), kept == whole


class Complex:
    """Elements are pairs of those of the parts."""

    def __init__(self, part):
        self.name, self.size, self.part = "c" + part.name, 2 * part.size, part
        self.spec = f'{{ "{self.name}", kind = "complex", of = "{part.name}" }}'

    def elements(self, target):
        parts = self.part.elements(target.part or target)
        n = len(parts)
        if n <= 8:
            return [re | im << 8 * self.part.size for re, im in itertools.product(parts, parts)]
        return [parts[i] | parts[(i * 5 + turn) % n] << 8 * self.part.size for turn in (0, 1, n // 2) for i in range(n)]


def same(before, after):
    """Whether two numbers are the same value: NaN is that of NaN, 0 that of -0."""
    if NAN in (before[1], after[1]):
        return before[1] == after[1]
    return before[1] == after[1] and (before[0] == after[0] or before[1] == 0)


def parts_of(dtype, element):
    if not dtype.part:
        return dtype.number(element), (False, Fraction(0))
    bits = 8 * dtype.part.size
    return dtype.part.number(element & ((1 << bits) - 1)), dtype.part.number(element >> bits)


def in_f32(number):
    negative, magnitude = number
    if magnitude in (NAN, INFINITY):
        return number
    try:
        return negative, Fraction(struct.unpack("f", struct.pack("f", float(magnitude)))[0])
    except OverflowError:
        return negative, INFINITY


def expected(source, target, element, via_f32):
    """(element, is the same value, is in range)"""
    re, im = parts_of(source, element)
    real = target.part or target
    if via_f32 and source.name == "f64" and isinstance(real, Float):
        first = in_f32(re)
        written, is_same, fits = expected_of(source, target, first, im)
        return written, is_same and same(first, re), fits and (first[1] != INFINITY or re[1] == INFINITY)
    return expected_of(source, target, re, im)


def expected_of(source, target, re, im):
    real = target.part or target
    written, is_same, fits = real.convert(re)
    if target.part:
        other, other_same, other_fits = real.convert(im)
        return written | other << 8 * real.size, is_same and other_same, fits and other_fits
    if target.name == "b" and source.part:  # true if either part is
        other = real.convert(im)
        return written | other[0], is_same and im[1] == 0, fits and other[2]
    return written, is_same and im[1] == 0, fits


def dtypes(bits, with_complex):
    floats = []
    for signed, size in itertools.product((True, False), range(3, bits + 1)):
        for exponent in range(1, size - signed + 1):
            for special in ("ieee", "fn", "fnuz", "none") if signed else ("ieee", "fn"):
                mantissa = size - signed - exponent
                if special != "ieee" or mantissa > 0:
                    floats.append(Float(f"e{exponent}m{mantissa}{special}{'' if signed else '_u'}", signed, exponent, mantissa,
                                        special))
    for signed, bias in ((True, 146), (True, 145), (True, -127), (False, 145), (False, 144), (False, -127)):
        floats.append(Float(f"end{bias}{'' if signed else '_u'}".replace("-", "m"), signed, 1, 2, "ieee", bias))
    parts = [Complex(part) for part in floats] if with_complex else []
    return [Integer("b"), Integer("i8"), Wide("f32", "f"), Wide("f64", "d")] + floats + parts


def library_of(joinery, compiler, work, all_dtypes, rounding, options):
    made, built = os.path.join(work, "made"), os.path.join(work, "tiny.so")
    os.makedirs(work, exist_ok=True)
    with open(os.path.join(work, "tiny.lua"), "w", encoding="utf-8") as file:
        rows = "".join(f"    {dtype.spec},\n" for dtype in all_dtypes)
        file.write('return {\n  name = "tiny", laws = {}, promotes = {}, ops = { "add" },\n'
                   f'  rounding = "{rounding}",\n  dtypes = {{\n{rows}  }},\n}}\n')
    shutil.rmtree(made, ignore_errors=True)
    subprocess.run([joinery, "generate", file.name, "-q", "-o", made] + options, check=True)
    sources = glob.glob(os.path.join(made, "**", "*.c"), recursive=True)
    launcher = os.environ.get("CMAKE_C_COMPILER_LAUNCHER", "").split()

    def compiled(source):
        to = os.path.join(work, os.path.basename(source)[:-2] + ".o")
        subprocess.run(launcher + [compiler, "-std=c11", "-O0", "-fPIC", "-ffp-contract=off", "-c", source, "-o", to], check=True)
        return to
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        subprocess.run([compiler, "-shared", "-o", built, *pool.map(compiled, sources)], check=True)
    return ctypes.CDLL(built)


def converted(library, source, target, numbers, packed, n):
    """What is written by a conversion and by its two checks, the latter with a list of which elements fail."""
    out, failed = ctypes.create_string_buffer(target.size * n), (ctypes.c_uint32 * (n // 32 + 1))()

    def operands():
        return numbers[0], packed, ctypes.c_ssize_t(source.size), numbers[1], out, ctypes.c_ssize_t(target.size)
    assert library.tiny_convert(ctypes.c_size_t(n), *operands()) == 0
    yield "is", out.raw, None
    for check, name in enumerate(("same value", "in range")):
        assert library.tiny_convert_checked(check, ctypes.c_size_t(n), *operands(), failed, None, None) == 0
        yield name, out.raw, [bool(failed[k // 32] >> k % 32 & 1) for k in range(n)]


def differences(library, source, target, numbers, via_f32):
    """Texts, and how many comparisons were made."""
    elements = source.elements(target)
    wanted = [expected(source, target, element, via_f32) for element in elements]
    packed = b"".join(element.to_bytes(source.size, "little") for element in elements)
    found = []
    for what, raw, failed in converted(library, source, target, numbers, packed, len(elements)):
        for k, (element, right) in enumerate(zip(elements, wanted)):
            got = int.from_bytes(raw[k * target.size:(k + 1) * target.size], "little")
            if got != right[0] and not all(a == b or a[1] == b[1] == NAN for a, b in zip(parts_of(target, got),
                                                                                         parts_of(target, right[0]))):
                found.append(f"{source.name} {element:#x} as {target.name} is {got:#x}, not {right[0]:#x} ({what})")
            if failed and failed[k] == right[1 if what == "same value" else 2]:
                found.append(f"{source.name} {element:#x} as {target.name} {'fails' if failed[k] else 'passes'} {what}")
    return found, 3 * len(elements)


def judged(library, isa, all_dtypes, via_f32):
    """Whether nothing is wrong."""
    os.environ["TINY_ISA"] = isa
    library.tiny_isa.restype = ctypes.c_char_p
    if library.tiny_isa().decode() != isa:
        print(f"{isa}: not on this machine")
        return True
    compared, failed = 0, []
    for (i, source), (j, target) in itertools.product(enumerate(all_dtypes), repeat=2):
        if not (isinstance(source, Wide) and isinstance(target, Wide)):
            found, count = differences(library, source, target, (i, j), via_f32)
            failed += found
            compared += count
    for text in failed[:20]:
        print(f"{isa}: {text}")
    print(f"{isa}, {len(all_dtypes)} dtypes: {compared} compared, {len(failed)} wrong")
    return compared > 0 and not failed


def main():
    joinery, compiler, work, bits = sys.argv[1:5]
    options = sys.argv[5:]
    via_f32 = "via_f32" in options
    all_dtypes = dtypes(int(bits), "complex" in options)
    isas = ["scalar"] if "portable" in options else ["scalar", "avx2", "avx512", "neon"]
    rounding = "via_f32" if via_f32 else "correct"
    library = library_of(joinery, compiler, work, all_dtypes, rounding, ["--isa", ",".join(isas)])
    status = 0
    for isa in isas:  # a process chooses once
        child = os.fork()
        if child == 0:
            right = judged(library, isa, all_dtypes, via_f32)
            sys.stdout.flush()
            os._exit(0 if right else 1)
        status |= os.waitpid(child, 0)[1]
    return 1 if status else 0


sys.exit(main())
