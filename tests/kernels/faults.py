"""The programs find faults: each of those below, put into what joinery generates for specs/small.lua.

usage: faults.py JOINERY CMAKE WORK_DIR [PROGRAM[/N]...], each Nth of its faults
       faults.py JOINERY - WORK_DIR: whether the places of all faults are there, which needs no compiler

A fault is a place in the text of the dispatch or of the driver, which must be in one of them, and what stands there instead; or a
macro in place of a primitive of a file of kernels. Its program must fail by a check or by touching a guard page, and without faults by nothing.
"""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
DISPATCH = {
    "presence": [
        ("no such pair", "return SWAPPED(add_f16_f32)", "return NO_KERNEL"),
        ("inexact by operand", "case SMALL_U8: case SMALL_I32: return SMALL_F16;\n    default: return dtype;",
         "case SMALL_U8: return SMALL_F16;\n    default: return dtype;"),
        ("result is the join", "case SMALL_LESS: return SMALL_B;", "case SMALL_LESS: return small_promote_types(a, b);"),
        ("kernel not found", "    if (kernel && swapped) *swapped", "    if (entry == &less_u8_i32) return NULL;\n    if (kernel && swapped) *swapped"),
        ("nothing is fine", "    if (entry->size.most == 0 && what < FIRST_FOUND)",
         "    if (n == 0) return SMALL_OK;\n    if (entry->size.most == 0 && what < FIRST_FOUND)"),
    ],
    "binary": [("not swapped", "*swapped = what & 1;", "*swapped = false;")],
    "unary": [("another kernel", "return AS_IS(sqrt_f16)", "return AS_IS(sqrt_f32)")],
    "ternary": [("last block", "if (n % BLOCK) kernel(at[0]", "if (n == 0) kernel(at[0]")],
    "checked": [
        ("bits of the whole block", "last_word >> (BLOCK - rest)", "last_word"),
        ("first in its block", "*words == 0; words++)\n        from += BLOCK;", "*words == 0; words++)\n        (void)from;"),
        ("counted once", "report->count += count;\n}\n\n/* Reports", "report->count += count - (count > 32);\n}\n\n/* Reports"),
        ("words not cleared", "if (report->failed) memset(report->failed, 0,", "if (!report->failed) memset(&n, 0, 0 *"),
    ],
    "isa": [("not the one asked for", 'getenv(JOINERY_PREFIX "_ISA")', 'getenv(JOINERY_PREFIX "_NO_ISA")'),
            ("chosen again", "return USUALLY(chosen != 0) ? chosen - 1 : choose_isa();", "return (void)chosen, choose_isa();")],
    "fuzzed": [
        ("streams before", "memcpy(s->to, s->buffer + s->begin, LINE - s->begin);",
         "memcpy(s->to - 1, s->buffer + s->begin - 1, LINE - s->begin + 1);"),
        ("streams past", "s->buffer + s->begin, s->end - s->begin);", "s->buffer + s->begin, LINE - s->begin);"),
        ("streams without a rest", "    if (n % BLOCK)\n        kernel(x + (ptrdiff_t)last", "    if (n % BLOCK > 1)\n        kernel(x + (ptrdiff_t)last"),
        ("streams an operand", "contiguous(&v[i]) && v[i].at != out->at;", "contiguous(&v[i]);"),
        ("streams through gaps", "bool simple = contiguous(out);", "bool simple = true;"),
        ("part of a line", "memcpy(s->buffer, s->buffer + sent, LINE);", "memcpy(s->buffer, s->buffer + sent, LINE / 2);"),
        ("begins a line", "s->begin = s->end = (uintptr_t)out % LINE;", "s->begin = s->end = 0;"),
        ("last block", "if (n % BLOCK) kernel(last_a,", "if (n % BLOCK > 1) kernel(last_a,"),
        ("another operation", "add_kernels[what / 2]", "maximum_kernels[find_maximum(a_dtype, b_dtype) / 2]"),
        ("scalar on the left", "if (!a_step) fill_short##suffix(x, a, size->a, 1), a = x;", ""),
        ("negative stride", "memcpy(to + i * to_step, from + i * from_step, size)",
         "memcpy(to + i * to_step, from + i * (from_step < 0 ? -from_step : from_step), size)"),
        ("writes past", "copy_short##suffix(out, z, size->out, n);", "out[n * size->out] = 0; copy_short##suffix(out, z, size->out, n);"),
        ("writes before", "copy_short##suffix(out, z, size->out, n);", "out[-1] ^= 1; copy_short##suffix(out, z, size->out, n);"),
        ("writes between", "memcpy(to + i * to_step, from + i * from_step, size)",
         "memcpy(to + i * to_step, from + i * from_step, to_step > 4 ? 5 : size)"),
        ("reads past", "fill_short##suffix(x, a, size->a, n);",
         "(void)*(const volatile char *)(a + n * size->a); fill_short##suffix(x, a, size->a, n);"),
        ("reads before", "fill_short##suffix(x, a, size->a, n);",
         "(void)*(const volatile char *)(a - 1); fill_short##suffix(x, a, size->a, n);"),
        ("third is one element", "if (v[i].stride == 0) broadcast(blocks[i]",
         "if (i < 2 && v[i].stride == 0) broadcast(blocks[i]"),
        ("stride of one element", "        out->stride = (ptrdiff_t)out->size;\n", ""),
        ("too large is an overlap", "out, n)) {\n        return JOINERY_BAD_ARGUMENT;",
         "out, n)) {\n        return JOINERY_OVERLAP;"),
        ("written though refused", "    if (n && status == JOINERY_OK) run_two(",
         "    if (n && out && status != JOINERY_OK) *out ^= 1;\n    if (n && status == JOINERY_OK) run_two("),
        ("null is fine", "        if (!v[i].at) return JOINERY_BAD_ARGUMENT;\n", ""),
        ("overlap missed", "if (v[i].size && overlaps(&v[i], out, n)) return JOINERY_OVERLAP;", ""),
        ("overlap by range", "if (v->stride == out->stride) /* From", "if (n == 0) /* From"),
        ("overlap one way", "return reaches(distance, step, -last, last,", "return reaches(distance, step, 0, last,"),
        ("third overlap", "check_operands(n, v, 3, &results)", "check_operands(n, v, 2, &results)"),
        ("words overlap", "if (failed && (meets(", "if (false && (meets("),
        ("counts though refused", "        if (status != JOINERY_OK) return status;\n        const size_t bytes",
         "        if (status != JOINERY_OK && count) *count = 0;\n        if (status != JOINERY_OK) return status;\n"
         "        const size_t bytes"),
        ("into anything", "    if (!in_range(out_dtype, out_dtype)) return SMALL_BAD_ARGUMENT;",
         "    if (!in_range(out_dtype, out_dtype)) return SMALL_OK;"),
        ("into the last block", "run_whole(convert, count, results, results, out, converted);",
         "run_whole(convert, count - (count > 300), results, results, out, converted);"),
        ("rows by columns", "        for (unsigned k = 0; k < b->arrays; k++)\n            joins = joins",
         "        for (unsigned k = 1; k < b->arrays; k++)\n            joins = joins"),
        ("rows repeated", "different = row_stride == 0 ? 1 : rows;",
         "different = row_stride == 0 || rows > 33 ? 1 : rows;"),
        ("rows of one element", "memcpy(to + bytes - 16, words, 16);", "memcpy(to + bytes - 8, words, 8);"),
        ("rows where an operand has them", "out += (ptrdiff_t)count * row[2];", "out += (ptrdiff_t)count * row[0];"),
        ("rows of one block", "n == BLOCK && row[2] == (ptrdiff_t)(BLOCK * size->out);", "n == BLOCK;"),
        ("columns left of rows", "(x + i * BUFFER, a + (ptrdiff_t)i * row[0], size->a, 1);", "(x + i * BUFFER, a, size->a, 1);"),
        ("columns right of rows", "(y + i * BUFFER, b + (ptrdiff_t)i * row[1], size->b, 1);",
         "(y + i * BUFFER, b + (ptrdiff_t)(i & ~(size_t)2) * row[1], size->b, 1);"),
        ("rows without a rest", "waits ? z : last_out, 1);", "z, 1);"),
        ("rows of operands exchanged", "first = op->swapped,", "first = 0,"),
        ("contiguous by one array", "            if (given[k].strides[d] != (ptrdiff_t)(n",
         "            if (k == 0 && given[k].strides[d] != (ptrdiff_t)(n"),
        ("gaps after the last element", "n >= width + (step != size);", "n >= width;"),
        ("elements in reverse", "if (back) v = reversed_avx2(v, size);", "if (back && size != 2) v = reversed_avx2(v, size);"),
        ("elements far apart", "for (; n >= width; n -= width, to += 32, from += (ptrdiff_t)width * stride)",
         "for (; n >= width; n -= width, to += 32, from += 32 / (ptrdiff_t)size * (stride % 64))"),
        ("squares beside each other", "load_two_avx2(from + i * from_row, from + (i + n) * from_row)",
         "load_two_avx2(from + i * from_row, from + (i + (n > 2 ? n : 1)) * from_row)"),
        ("squares", "if (p > inner - inner_step) p = inner - inner_step;", "if (p > inner - inner_step) break;"),
        ("rows with gaps", "        copy_rows(to, row_stride, from, (ptrdiff_t)(n * size), rows, n * size);",
         "        copy_rows(to, row_stride, from, (ptrdiff_t)(n * size), rows, n * size + (rows > 1));"),
        ("rows by range", "!alike_sizes || meet(", "alike_sizes || meet("),
        ("rows over rows", "    if (overlaps_itself(b)) return JOINERY_BAD_ARGUMENT;\n", "    (void)overlaps_itself;\n"),
        ("overlap of the second", "    for (unsigned k = 0; k < out; k++)\n        if (box_overlaps(b, k, bytes))",
         "    for (unsigned k = 0; k < 1; k++)\n        if (box_overlaps(b, k, bytes))"),
        ("overlap of what goes down", "step_of(b, d), last = (ptrdiff_t)(b->axis[d].n - 1);",
         "step_of(b, d), last = (ptrdiff_t)(b->axis[d].n - 1) / 2;"),
        ("rows of null", "if (!b->at[k] || !has_extent(b, k, &bytes[k]))",
         "if ((k != 1 && !b->at[k]) || !has_extent(b, k, &bytes[k]))"),
        ("rows written though refused", "    if (status != JOINERY_OK) return status;\n    out += b.at[arrays - 1]",
         "    if (status != JOINERY_OK && out) *out ^= 1;\n    if (status != JOINERY_OK) return status;\n"
         "    out += b.at[arrays - 1]"),
        ("not turned", "            x->stride[k] = -x->stride[k];",
         "            x->stride[k] = k == 0 ? x->stride[k] : -x->stride[k];"),
    ],
}
KERNELS = {
    "convert": [("true is its byte", "convert", "load_u8_as_b(p, i) load_u8(p, i)"),
                ("truncates", "convert",
                 "store_f32_as_f16(p, i, v) store_u16(p, i, f16_of_f32(f32_of_bits(bits_of_f32(v) & ~UINT32_C(0x1fff))))"),
                ("NaN", "convert", "store_f32_as_f16(p, i, v) store_u16(p, i, f16_of_f32((v) == (v) ? (v) : 0))"),
                ("saturates", "convert", "load_f32_as_i32(p, i) (load_f32(p, i) >= 0x1p31f ? 0 : (load_f32_as_i32)(p, i))")],
    "binary": [("in the join", "less", "less_i32(a, b) less_f32((float)(int32_t)(a), (float)(int32_t)(b))"),
               ("sign of zero", "maximum", "maximum_f32(a, b) ((a) == (b) ? (b) : (maximum_f32)(a, b))"),
               ("NaN", "maximum", "maximum_f32(a, b) ((a) > (b) ? (a) : (b))"),
               ("flushed", "add", "add_f32(a, b) ((add_f32)(a, b) < 0x1p-126f && (add_f32)(a, b) > 0 ? 0 : (add_f32)(a, b))"),
               ("unordered", "less", "less_f32(a, b) !((a) >= (b))")],
    "unary": [("sign of zero", "unary", "sqrt_f32(a) (sqrt_f32)((a) + 0.0F)"),
              ("NaN", "unary", "sqrt_f32(a) ((a) < 0 ? 0 : (sqrt_f32)(a))")],
    "ternary": [("bounds exchanged", "ternary", "minimum_u8(a, b) maximum_u8(load_u8(y, i), minimum_u8_(load_u8(x, i), b))\n"
                 "#define minimum_u8_(a, b) ((a) < (b) ? (a) : (b))")],
    "checked": [("rounded end", "convert_same_value", "bits_mask32(a) ((a) && i != 31)")],
}
OTHERS = {"steps": [("step ignored", "kernels/small_add_scalar.c", "add_u8(load_u8(x, i), load_u8(y, i))",
                      "add_u8(load_u8(x, i), load_u8(y + (b_step ? 0 : 32 * (blocks & 1)), i))")]}
OPTIONS = {"binary": ["--random", "300"], "isa": []}


class Project:
    """specs/small.lua, generated and built with the programs."""

    def __init__(self, joinery, cmake, work):
        self.cmake, self.kernels, self.build = cmake, os.path.join(work, "kernels"), os.path.join(work, "build")
        spec = os.path.join(HERE, "specs", "small.lua")
        subprocess.run([joinery, "generate", spec, "-q", "--isa", "avx2", "-o", self.kernels], check=True)

    def configure(self):
        subprocess.run([self.cmake, "-S", HERE, "-B", self.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                        "-DKERNELS_NAME=small", "-DKERNELS_DIRECTORY=" + self.kernels, "-DKERNELS_FLAGS=-O0;-w"],
                       check=True, stdout=subprocess.DEVNULL)

    def status(self, program):
        """That of a program, which is built first."""
        name = "small_" + program
        subprocess.run([self.cmake, "--build", self.build, "--target", name], check=True, stdout=subprocess.DEVNULL)
        command = [os.path.join(self.build, name), *OPTIONS.get(program, []), *(["--first"] if program != "isa" else [])]
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode

    def file_of(self, place):
        """The file of the dispatch or of the driver that a place is in, else the last of them."""
        files = ["small_dispatch.c", "joinery_driver.h", "joinery_isa.h"]
        return next((file for file in files if place in self.text(file)), files[-1])

    def text(self, file):
        with open(os.path.join(self.kernels, file), encoding="utf-8") as opened:
            return opened.read()

    def finds(self, program, file, place, other):
        """Whether a program fails where the first of these places is another."""
        path, text = os.path.join(self.kernels, file), self.text(file)
        try:
            with open(path, "w", encoding="utf-8") as opened:
                opened.write(text.replace(place, other, 1))
            return self.status(program) in (1, -7, -10, -11)
        finally:
            with open(path, "w", encoding="utf-8") as opened:
                opened.write(text)

    def faults(self, program):
        """{ name, file, place, other } of each that a program is to find."""
        include = '#include "small_scalar.h"\n'
        return (OTHERS.get(program, []) +
                [(name, self.file_of(place), place, other) for name, place, other in DISPATCH.get(program, [])] +
                [(name, f"kernels/small_{file}_scalar.c", include, f"{include}#define {macro}\n")
                 for name, file, macro in KERNELS.get(program, [])])


def main():
    project, wanted, missed = Project(*sys.argv[1:4]), sys.argv[4:] or {**DISPATCH, **KERNELS, **OTHERS}, 0
    faults_of = {}
    for program, _, step in (each.partition("/") for each in wanted):
        faults_of[program] = project.faults(program)[::int(step or 1)]
    for program, faults in faults_of.items():
        for name, file, place, _ in faults:
            if place not in project.text(file):
                print(f"FAILED: {program}, {name}: {file} no longer has\n{place}")
                missed += 1
    if missed or sys.argv[2] == "-":
        return 1 if missed else 0
    project.configure()
    for program, faults in faults_of.items():
        if project.status(program) != 0:
            print(f"FAILED: {program} finds a fault where there is none")
            missed += 1
        for name, *fault in faults:
            if not project.finds(program, *fault):
                print(f"FAILED: {program} does not find the fault: {name}")
                missed += 1
    return 1 if missed else 0


sys.exit(main())
