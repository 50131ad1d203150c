#!/usr/bin/env python3
"""
The loop in C that templates/calls.md gives, around kernels that a program finds itself: compiled as it stands there, and
compared with jax_binary for n from 0 to 100, apart and in place, in every instruction set that the machine has.

usage: own_loop.py JOINERY WORK_DIR CALLS_MD
"""

import glob
import os
import re
import subprocess
import sys

PROGRAM = r"""
#include "jax_kernels.h"
#include <stdio.h>
#include <string.h>
%s
static int failures;

static void check(jax_kernel *kernel, bool swapped, size_t n, bool in_place, const char *isa) {
    int32_t a[200];
    float b[200], mine[200], theirs[200];
    for (int i = 0; i < 200; i++) {
        a[i] = i * 12345 - 600000;
        b[i] = (float)i * 0.75f;
        mine[i] = theirs[i] = b[i];
    }
    add_i32_f32(kernel, swapped, n, a, in_place ? mine : b, mine);
    jax_status status = jax_binary(JAX_ADD, n, JAX_I32, a, 4, JAX_F32, in_place ? theirs : b, 4, theirs, 4);
    if (status == JAX_OK && memcmp(mine, theirs, sizeof mine) == 0) return;
    failures++;
    printf("FAILED: %%s, n = %%zu%%s\n", isa, n, in_place ? ", in place" : "");
}

int main(void) {
    int found = 0;
#define CHECK(isa)                                                                        \
    {                                                                                     \
        bool swapped = false;                                                             \
        jax_kernel *const kernel = jax_find_kernel(JAX_ADD, JAX_I32, JAX_F32, isa, &swapped); \
        for (size_t n = 0; kernel && n <= 100; n++) {                                     \
            check(kernel, swapped, n, false, isa);                                        \
            check(kernel, swapped, n, true, isa);                                         \
        }                                                                                 \
        found += kernel != NULL;                                                          \
    }
    JAX_FOR_EACH_ISA(CHECK)
    return failures || !found;
}
"""


def main():
    joinery, work, readme = sys.argv[1:]
    with open(readme, encoding="utf-8") as file:
        loop, = re.findall(r"```c\n(static void add_i32_f32.*?)```", file.read(), re.S)
    os.makedirs(work, exist_ok=True)
    folder = os.path.join(work, "jax")
    subprocess.run([joinery, "generate", "jax", "-q", "--ops", "add", "-o", folder], check=True)
    path = os.path.join(work, "own_loop.c")
    with open(path, "w", encoding="utf-8") as file:
        file.write(PROGRAM % loop)
    sources = glob.glob(os.path.join(folder, "kernels", "*.c")) + [os.path.join(folder, "jax_dispatch.c")]
    flags = ["-std=c11", "-w", "-O0", "-ffp-contract=off", f"-I{folder}"]
    warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
    for compiler in ("gcc", "clang"):
        program = os.path.join(work, "own_loop." + compiler)
        subprocess.run([compiler, *warnings, "-std=c11", "-O2", f"-I{folder}", "-c", path, "-o", program + ".o"], check=True)
        if compiler == "gcc": # the kernels once
            subprocess.run([compiler, *flags, "-c", *sources], cwd=work, check=True)
        objects = [os.path.join(work, os.path.basename(source).removesuffix(".c") + ".o") for source in sources]
        subprocess.run([compiler, program + ".o", *objects, "-o", program], check=True)
        status = subprocess.run([program], check=False).returncode
        if status:
            sys.exit(status)


main()
