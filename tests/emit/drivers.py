#!/usr/bin/env python3
"""The driver is C of its own, of which a program may have several versions; --driver chooses the calls that there are;
a program holds no kernel that it cannot reach.

usage: drivers.py JOINERY WORK_DIR
"""

import glob
import os
import re
import shutil
import sys

from common import Failures, fresh_folder, read, run, write

STRICT = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
ALONE = """#include "joinery_driver.h"
static const joinery_isa joinery_isas[JOINERY_ISA_COUNT] = {{"scalar", joinery_runs_always}};
int main(void) { return (int)isa_named("another") - JOINERY_ISA_COUNT; }
"""
CONFIGURATIONS = [[], ["-DJOINERY_FLAT=1", "-DJOINERY_LARGEST=512"], ["-DJOINERY_ODD_SIZES(X)=X(24)", "-DJOINERY_CONVERTS=0"]]
WIDE = ["-DJOINERY_HAS_AVX2", "-DJOINERY_HAS_AVX512", "-DJOINERY_HAS_AVX512FP16", "-DJOINERY_ISA_COUNT=4"]
CONSTANT = """#include "jax_kernels.h"
static int8_t a[40];
static float b[40], out[40];
int main(void) {
    return (int)jax_add(40, JAX_I8, a, 1, JAX_F32, b, 4, out, 4) + (int)jax_sqrt(40, JAX_F32, b, 4, out, 4);
}
"""
VARIABLE = """#include "jax_kernels.h"
static float b[40], out[40];
int main(int argc, char **argv) {
    (void)argv;
    return (int)jax_add(40, (jax_dtype)argc, b, 4, JAX_F32, b, 4, out, 4);
}
"""
FLAT = """#include "jax_kernels.h"
#include <stdio.h>
static float a[70], b[70], out[72];
static int add(size_t n, ptrdiff_t a_stride, ptrdiff_t b_stride, void *to, ptrdiff_t out_stride) {
    return (int)jax_add(n, JAX_F32, a, a_stride, JAX_F32, b, b_stride, to, out_stride);
}
int main(void) {
    int wrong = 0;
    for (size_t n = 0; n <= 70; n++) {
        for (int i = 0; i < 70; i++) a[i] = (float)i, b[i] = 100, out[i] = -1;
        if (add(n, 4, n % 2 ? 4 : 0, out, 4) != JAX_OK) wrong++;
        for (size_t i = 0; i < 72; i++) wrong += out[i] != (i < n ? (float)i + 100 : i < 70 ? -1 : 0);
        if (add(n, 4, 0, a, 4) != JAX_OK) wrong++;
        for (size_t i = 0; i < 70; i++) wrong += a[i] != (float)i + (i < n ? 100 : 0);
        if (jax_sqrt(n, JAX_F32, a, 4, out, 4) != JAX_OK) wrong++;
        for (size_t i = 0; i < n; i++) wrong += out[i] * out[i] < a[i] - 1 || out[i] * out[i] > a[i] + 1;
    }
    printf("%d %d%d%d%d%d %d%d\\n", wrong, add(9, 8, 4, out, 4), add(9, 4, -4, out, 4), add(9, 4, 4, out, 8), add(9, 4, 4, NULL, 4),
           add(9, 4, 4, a + 1, 4), add(0, 8, 8, NULL, 8), add(1, 8, 8, out, 8));
    return 0;
}
"""
TWO = """#include "jax_kernels.h"
#include "two_kernels.h"
#include <stdio.h>
static int8_t a[600];
static float b[600], x[600], y[600];
int main(void) {
    int wrong = 0;
    for (int i = 0; i < 600; i++) a[i] = (int8_t)(i % 100), b[i] = (float)i;
    for (size_t n = 0; n <= 600; n += 1 + n / 7) {
        if (jax_add(n, JAX_I8, a, 1, JAX_F32, b, 4, x, 4) != JAX_OK) wrong++;
        if (two_add(n, TWO_I8, a, 1, TWO_F32, b, 4, y, 4) != TWO_OK) wrong++;
        for (size_t i = 0; i < n; i++) wrong += x[i] != (float)a[i] + b[i] || y[i] != x[i];
    }
    printf("%d %d %d\\n", wrong, jax_add(9, JAX_F32, b, 4, JAX_F32, b, 4, NULL, 4), two_add(9, TWO_F32, b, 4, TWO_F32, b, 4, NULL, 4));
    return 0;
}
"""
# What another version of the files of the driver may have: (file, text, other text).
VERSIONS = [("joinery_driver.h", "JOINERY_LARGEST, 16) * 128", "JOINERY_LARGEST, 16) * 64"),
            ("joinery_driver.h", "if (!out->at) return JOINERY_BAD_ARGUMENT;", "if (!out->at) return JOINERY_OVERLAP;"),
            ("joinery_isa.h", "_ISA_COUNT];\n} joinery_entry;", "_ISA_COUNT];\n    long version;\n} joinery_entry;")]


def compilers():
    return [compiler for compiler in ("gcc", "clang") if shutil.which(compiler)]


def generate(failures, joinery, folder, driver, *options):
    status, output = run([joinery, "generate", "jax", "-q", "-o", folder, "--isa", "scalar", "--driver", driver, *options])
    return failures.check(status == 0, f"--driver {driver}: {output}")


def check_alone(failures, folder):
    """Every section of the driver compiles in every configuration, without warnings."""
    source = write(folder, "alone.c", ALONE)
    wide = WIDE if run(["uname", "-m"])[1].strip() == "x86_64" else []
    for compiler in compilers():
        for flags in [*CONFIGURATIONS, wide]:
            status, output = run([compiler, *STRICT, "-O1", f"-I{folder}", *flags, "-c", source, "-o", source + ".o"])
            failures.check(status == 0 and not output, f"{compiler} {flags}: {output}")


def change(failures, folder, name, text, other):
    old = read(folder, name)
    failures.check(text in old, f"{name} no longer has: {text}")
    write(folder, name, old.replace(text, other, 1))


def sources_in(folder, prefix="jax"):
    return [os.path.join(folder, f"{prefix}_dispatch.c"), *glob.glob(os.path.join(folder, "kernels", "*.c"))]


def kernels_in(failures, compiler, folder, text, flags):
    """The kernels in a program, by name."""
    program = os.path.join(folder, "program")
    for_all = re.search("^JAX_FLAGS = (.*)$", read(folder, "jax_sources.mk"), re.MULTILINE).group(1).split()
    command = [compiler, "-std=c11", "-O2", "-ffp-contract=off", *for_all, "-Wl,--gc-sections", *flags, f"-I{folder}", write(folder, "program.c", text)]
    status, output = run([*command, *sources_in(folder), "-o", program])
    failures.check(status == 0, f"{compiler} {flags}: {output}")
    return set(re.findall(r" jax_(\w+)_scalar$", run(["nm", program])[1], re.MULTILINE)) if status == 0 else set()


def check_reach(failures, folder):
    """With constant dtypes and link-time optimization only their kernels, else only those of the operations called."""
    for compiler in compilers():
        called = kernels_in(failures, compiler, folder, CONSTANT, [])
        operations = {name.split("_")[0] for name in called}
        failures.check(operations == {"add", "sqrt"}, f"{compiler}: kernels of {operations} for add and sqrt")
        lto = ["-flto"] if compiler == "gcc" else ["-flto", "-fuse-ld=lld"]
        if compiler == "clang" and not shutil.which("ld.lld"):
            continue
        reached = kernels_in(failures, compiler, folder, CONSTANT, lto)
        failures.check(reached == {"add_i8_f32", "sqrt_f32"}, f"{compiler}: constant dtypes reach {sorted(reached)}")
        variable = kernels_in(failures, compiler, folder, VARIABLE, lto)
        failures.check(len(variable) > 100 and all(name.startswith("add_") for name in variable),
                       f"{compiler}: a variable dtype reaches {len(variable)} kernels")


def check_flat(failures, folder):
    """Arrays without gaps of any length, in place too; other strides, null pointers and overlap are refused."""
    for compiler in compilers():
        program = os.path.join(folder, "flat")
        status, output = run([compiler, "-std=c11", "-O2", "-ffp-contract=off", f"-I{folder}", write(folder, "flat.c", FLAT),
                              *sources_in(folder), "-o", program])
        if failures.check(status == 0, f"{compiler}: {output}"):
            failures.check(run([program])[1] == "0 33334 00\n", f"{compiler}: {run([program])[1]}")


def check_versions(failures, joinery, work):
    """Libraries with other versions of the driver in one program; in one folder, what was generated before says so."""
    jax, two = os.path.join(work, "nd"), os.path.join(work, "two")
    generate(failures, joinery, two, "nd", "--ops", "add", "--prefix", "two")
    for name, text, other in VERSIONS:
        change(failures, two, name, text, other)
    units = [(jax, source) for source in sources_in(jax, "jax")] + [(two, source) for source in sources_in(two, "two")]
    main_unit = (work, write(work, "two.c", TWO))
    for compiler in compilers():
        objects = []
        for number, (folder, source) in enumerate([main_unit, *units]):
            objects.append(os.path.join(work, f"two{number}.o"))
            status, output = run([compiler, "-std=c11", "-O1", "-ffp-contract=off", f"-I{folder}", f"-I{jax}", f"-I{two}", "-c", source,
                                  "-o", objects[-1]])
            failures.check(status == 0, f"{compiler}: {output}")
        program = os.path.join(work, "two_versions")
        status, output = run([compiler, *objects, "-o", program])
        if failures.check(status == 0, f"{compiler}: {output}"):
            failures.check(run([program])[1] == "0 3 4\n", f"{compiler}: {run([program])[1]}")
    for name, version, refuses in (("joinery_driver.h", 2, "jax again"), ("joinery_isa.h", 1, "joinery_driver.h again")):
        folder = os.path.join(work, "later")
        generate(failures, joinery, folder, "nd", "--ops", "add")
        guard = name.upper().replace(".", "_")
        change(failures, folder, name, f"#define {guard} {version}\n", f"#define {guard} {version + 1}\n")
        status, output = run(["gcc", "-std=c11", "-fsyntax-only", os.path.join(folder, "jax_dispatch.c")])
        failures.check(status != 0 and f"another version of joinery: generate {refuses}" in output, f"{name}: {output}")


def check_words(failures, work):
    """Which calls and files there are."""
    for driver, there, absent in (("nd", {"add", "binary_nd", "stream_bytes", "binary_into"}, set()),
                                  ("flat", {"add", "convert", "binary"}, {"binary_nd", "stream_bytes", "binary_into"}),
                                  ("none", {"find_kernel", "find_convert", "isa"}, {"add", "binary", "binary_nd", "convert"})):
        folder = os.path.join(work, driver)
        declared = set(re.findall(r"^JAX_API .*?jax_(\w+)\(", read(folder, "jax_kernels.h"), re.MULTILINE))
        failures.check(there <= declared and not absent & declared, f"{driver}: {sorted(declared)}")
        has_driver = os.path.exists(os.path.join(folder, "joinery_driver.h"))
        failures.check(has_driver == (driver != "none"), f"{driver}: joinery_driver.h")
        for compiler in compilers():
            status, output = run([compiler, *STRICT, "-c", os.path.join(folder, "jax_dispatch.c"), "-o", os.path.join(folder, "o")])
            failures.check(status == 0 and not output, f"{compiler}, {driver}: {output}")


def main():
    joinery, work = sys.argv[1], fresh_folder(sys.argv[2])
    failures = Failures()
    for driver in ("none", "flat", "nd"):
        if not generate(failures, joinery, os.path.join(work, driver), driver, "--ops", "add,multiply,sqrt,convert"):
            failures.finish()
    status, output = run([joinery, "generate", "jax", "--ops", "add", "--prefix", "joinery", "-o", os.path.join(work, "own")])
    failures.check(status == 2 and "--prefix" in output, f"the driver's own prefix: {status} {output}")
    check_words(failures, work)
    check_alone(failures, os.path.join(work, "nd"))
    check_flat(failures, os.path.join(work, "flat"))
    check_reach(failures, os.path.join(work, "nd"))
    check_versions(failures, joinery, work)
    failures.finish()


main()
