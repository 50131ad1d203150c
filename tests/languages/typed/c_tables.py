#!/usr/bin/env python3
"""What the generated C answers, for the tests of languages whose compilers check types: of each spec, the modules in those
languages and tables.json beside them. Usage: c_tables.py JOINERY WORK [--all] [SPEC...]

tables.json has dtypes by their places in the spec, -1 for none: `joins`, `losses` and the list `casts` are matrices, the latter by `castings`; `sets` are lists by their names in lower case;
`triples` what every three dtypes promote to; `binary`, `unary` and `ternary` are by operation, the latter with a row of all
triples."""

import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys

PROGRAM = r"""#include "tested_kernels.h"
#include <stdio.h>
static tested_dtype dtypes[TESTED_DTYPE_COUNT];
enum { COUNT = (int)(sizeof dtypes / sizeof *dtypes) };
static int place(tested_dtype dtype) {
    for (int i = 0; i < COUNT; i++)
        if (dtypes[i] == dtype) return i;
    return -1;
}
#define MATRIX(value) \
    putchar('['); \
    for (int i = 0; i < COUNT; i++) { \
        printf("%s[", i ? ",\n" : ""); \
        for (int j = 0; j < COUNT; j++) printf(j ? ",%d" : "%d", (int)(value)); \
        putchar(']'); \
    } \
    putchar(']');
#define BINARY(IDENT, name) \
    printf("%s\"%s\": ", separator, name), separator = ",\n"; \
    MATRIX(place(tested_binary_out_dtype(TESTED_##IDENT, dtypes[i], dtypes[j])))
#define SET(name) \
    printf("%s\"%s\": [", separator, #name), separator = ","; \
    for (int i = 0, n = 0; i < COUNT; i++) \
        if (tested_is_##name(dtypes[i])) printf(n++ ? ",%d" : "%d", i); \
    putchar(']');
#define UNARY(IDENT, name) \
    printf("%s\"%s\": [", separator, name), separator = ",\n"; \
    for (int i = 0; i < COUNT; i++) printf(i ? ",%d" : "%d", place(tested_unary_out_dtype(TESTED_##IDENT, dtypes[i]))); \
    putchar(']');
#define OWN_OF_2(op) \
    printf("%s\"%s\": ", separator, #op), separator = ",\n"; \
    MATRIX(place(tested_##op##_result(dtypes[i], dtypes[j])))
#define OWN_OF_1(op) \
    printf("%s\"%s\": [", separator, #op), separator = ",\n"; \
    for (int i = 0; i < COUNT; i++) printf(i ? ",%d" : "%d", place(tested_##op##_result(dtypes[i]))); \
    putchar(']');
#define OWN_OF_3(op) \
    printf("%s\"%s\": [", separator, #op), separator = ",\n"; \
    for (int i = 0; i < COUNT * COUNT * COUNT; i++) \
        printf(i ? ",%d" : "%d", \
               place(tested_##op##_result(dtypes[i / COUNT / COUNT], dtypes[i / COUNT % COUNT], dtypes[i % COUNT]))); \
    putchar(']');
int main(void) {
    int n = 0;
    const char *separator = "";
#define ADD(IDENT, name, ctype, size, kind) dtypes[n++] = TESTED_##IDENT;
    TESTED_FOR_EACH_DTYPE(ADD)
    printf("{\"joins\": ");
    MATRIX(place(tested_promote_types(dtypes[i], dtypes[j])))
    printf(",\n\"losses\": ");
    MATRIX(tested_cast_loss(dtypes[i], dtypes[j]))
    printf(",\n\"casts\": [");
    for (int casting = 0; casting < CASTINGS; casting++) {
        if (casting) putchar(',');
        MATRIX(tested_can_cast(dtypes[i], dtypes[j], (tested_casting)casting))
    }
    printf("],\n\"sets\": {");
    ALL_SETS
    separator = "";
    printf("},\n\"triples\": [");
    for (int i = 0; i < COUNT * COUNT * COUNT; i++) {
        const tested_dtype three[] = {dtypes[i / COUNT / COUNT], dtypes[i / COUNT % COUNT], dtypes[i % COUNT]};
        printf(i ? ",%d" : "%d", place(tested_result_type(3, three)));
    }
    printf("],\n\"binary\": {");
#ifdef TESTED_FOR_EACH_OP
    TESTED_FOR_EACH_OP(BINARY)
#endif
    OWN_BINARY /* these replace what the kernels say */
#ifdef HAS_WHERE
    printf("%s\"where\": ", separator);
    MATRIX(place(tested_where_out_dtype(dtypes[i], dtypes[j])))
#endif
    printf("},\n\"unary\": {");
    separator = "";
#ifdef TESTED_FOR_EACH_UNARY_OP
    TESTED_FOR_EACH_UNARY_OP(UNARY)
#endif
    OWN_UNARY
    printf("},\n\"ternary\": {");
    separator = "";
    OWN_TERNARY
    puts("}}");
    return 0;
}
"""


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def write(text, *path):
    with open(os.path.join(*path), "w", encoding="utf-8") as file:
        file.write(text)


def name_of(spec):
    return os.path.basename(spec).removesuffix(".lua")


def make(joinery, work, spec, *options):
    """The folder of a spec, with its modules and tables.json."""
    folder = os.path.join(work, name_of(spec))
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([joinery, "generate", spec, "-q", "-o", folder, "--prefix", "tested", "--isa", "scalar", "--kernels",
                    "staged", "--emit", "tables,dispatch,typescript,rust", *options], check=True)
    header = read(folder, "tested_promotion.h")
    castings = re.findall(r"^    TESTED_CAST_(\w+)", header, re.MULTILINE)
    sets = re.findall(r" bool tested_is_(\w+)\(", header)
    own = {n: " ".join(f"OWN_OF_{n}({op})" for op in re.findall(pattern, header))
           for n, pattern in ((1, r"\bUNARY\((\w+), \d+\)"), (2, r"\b(?:BINARY|PAIR)\((\w+), \d+\)"),
                              (3, r"\(tested_(\w+)_result\)\(tested_dtype a, tested_dtype b, tested_dtype c\)"))}
    text = PROGRAM.replace("ALL_SETS", " ".join(f"SET({name})" for name in sets))
    text = text.replace("OWN_TERNARY", own[3]).replace("OWN_BINARY", own[2]).replace("OWN_UNARY", own[1])
    write(text, folder, "print_tables.c")
    where = ["-DHAS_WHERE"] if "tested_where_out_dtype(" in read(folder, "tested_kernels.h") else []
    program = os.path.join(folder, "print_tables")
    # Nothing is computed, so the kernels may be missing.
    subprocess.run([os.environ.get("CC", "cc"), "-std=c11", "-O0", "-w", "-I", folder, *where,
                    f"-DCASTINGS={len(castings)}", program + ".c",
                    os.path.join(folder, "tested_dispatch.c"), "-Wl,--unresolved-symbols=ignore-all", "-o", program],
                   check=True)
    tables = json.loads(subprocess.run([program], stdout=subprocess.PIPE, check=True).stdout)
    tables["castings"] = [name.lower() for name in castings]
    dtypes = json.loads(read(folder, "tested.json"))["dtypes"]
    tables["dtypes"] = [d["name"] for d in dtypes]
    tables["has_aliases"] = any(d["aliases"] for d in dtypes)
    write(json.dumps(tables), folder, "tables.json")
    return folder


def make_all(joinery, work, specs):
    """The folders of specs, made by two at a time; --all stands for those that come with joinery."""
    if specs[0] == "--all":
        listed = subprocess.run([joinery, "list", "--format", "json"], stdout=subprocess.PIPE, check=True).stdout
        specs = [spec["name"] for spec in json.loads(listed)["specs"]] + specs[1:]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda spec: make(joinery, work, spec), specs))


if __name__ == "__main__":
    print(len(make_all(sys.argv[1], sys.argv[2], sys.argv[3:])), "specs")
