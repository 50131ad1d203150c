"""All answers of the generated C to what the tables in other languages are asked, and of a generated Python module, as
lists of the indices of dtypes: -1 for none. The two are compared by python_answers.py."""

import importlib.util
import itertools
import os
import re
import subprocess

PROGRAM = r"""#include "prefix_kernels.h"
#include <stdio.h>
static void put(int value) { putw(value, stdout); }
static prefix_dtype dtypes[PREFIX_DTYPE_COUNT];
enum { COUNT = (int)(sizeof dtypes / sizeof *dtypes) };
static void put_dtype(prefix_dtype dtype) {
    int i = 0;
    while (i < COUNT && dtypes[i] != dtype)
        i++;
    put(i < COUNT ? i : -1);
}
#define FOR(i) for (int i = 0; i < COUNT; i++)
int main(void) {
    int n = 0;
#define ADD(IDENT, name, ctype, size, kind) dtypes[n++] = PREFIX_##IDENT;
    PREFIX_FOR_EACH_DTYPE(ADD)
    FOR(i) FOR(j) put_dtype(prefix_promote_types(dtypes[i], dtypes[j]));
    FOR(i) put_dtype(prefix_result_type(1, dtypes + i));
#if TRIPLES
    FOR(i) FOR(j) FOR(k) put_dtype(prefix_result_type(3, (prefix_dtype[]){dtypes[i], dtypes[j], dtypes[k]}));
#endif
    FOR(i) FOR(j) put((int)prefix_cast_loss(dtypes[i], dtypes[j]));
    for (int casting = 0; casting < CASTINGS; casting++)
        FOR(i) FOR(j) put(prefix_can_cast(dtypes[i], dtypes[j], (prefix_casting)casting));
    SETS
    BINARY_OPS UNARY_OPS
#if WHERE
    FOR(i) FOR(j) put_dtype(prefix_where_out_dtype(dtypes[i], dtypes[j]));
#endif
#if TRIPLES
    TERNARY_OPS
#endif
#if CLIP && TRIPLES
    FOR(i) FOR(j) FOR(k) put_dtype(prefix_clip_out_dtype(dtypes[i], dtypes[j], dtypes[k]));
#endif
    return 0;
}
"""


def load(folder, name):
    """The module NAME.py of a folder."""
    description = importlib.util.spec_from_file_location(name, os.path.join(folder, name + ".py"))
    module = importlib.util.module_from_spec(description)
    description.loader.exec_module(module)
    return module


def arities(module):
    """The operations of a module by how many dtypes they take, in its order."""
    by_arity = {1: [], 2: [], 3: []}
    for op in module.OPERATIONS:
        for arity in by_arity:
            try:
                module.op_result(op, *module.DTYPES[:1] * arity)
            except module.PromotionError:
                pass
            except TypeError:
                continue
            by_arity[arity].append(op)
    return by_arity


def operations(module):
    """The operations in the order of the answers, each with how many dtypes it takes."""
    by_arity = arities(module)
    pairs = [op for op in by_arity[2] if op != "where"]
    where = [op for op in by_arity[2] if op == "where"]
    return [*((op, 2) for op in pairs), *((op, 1) for op in by_arity[1]), *((op, 2) for op in where),
            *((op, 3) for op in sorted(by_arity[3], key="clip".__eq__))]


def by_operation(module, answers):
    """The last of the answers, of operations, as { op: { operands: result } }; and those to promote_types before them."""
    n, tables = len(module.DTYPES), {}
    listed = [("promote_types", 2), *operations(module)]
    at = len(answers) - sum(n ** arity for _, arity in listed[1:])
    for op, arity in listed:
        start = 0 if op == "promote_types" else at
        every = itertools.product(range(n), repeat=arity)
        tables[op] = dict(zip(every, answers[start:start + n ** arity]))
        at += 0 if op == "promote_types" else n ** arity
    return tables


def with_rows_of_three(module, of_c, of_python):
    """The answers of C, and those of Python where C has none to ask: of clip C knows the kernels alone. A dtype
    that C gives for no operands at all is one that it has no kernel for; of the others both must answer."""
    filled, tables, ours = list(of_c), by_operation(module, of_c), by_operation(module, of_python)
    at = len(of_c)
    for op, arity in reversed(operations(module)):
        at -= len(tables[op])
        known = set(tables[op].values())
        if op == "clip":
            cells = zip(tables[op].values(), ours[op].values())
            filled[at:at + len(tables[op])] = [b if a < 0 and b not in known else a for a, b in cells]
    return filled


def sets_of(module):
    """The names of the sets."""
    return list(getattr(module, "SETS", {}))


def of_python(module, triples=True):
    index = {dtype: i for i, dtype in enumerate(module.DTYPES)}
    every = {n: list(itertools.product(module.DTYPES, repeat=n)) for n in (1, 2)}
    every[3] = itertools.product(module.DTYPES, repeat=3) if triples else ()
    every[3] = list(every[3])

    def all_of(function, arity):
        for operands in every[arity]:
            try:
                yield index[function(*operands)]
            except module.PromotionError:
                yield -1

    answers = [*all_of(module.promote_types, 2), *all_of(module.result_type, 1), *all_of(module.result_type, 3)]
    assert list(all_of(module.promote_types, 2)) == answers[:len(every[2])], "promote_types forgets what it has said"
    answers += [sum(1 << module.LOSSES.index(loss) for loss in module.cast_loss(*pair)) for pair in every[2]]
    answers += [int(module.can_cast(*pair, casting)) for casting in module.CASTINGS for pair in every[2]]
    answers += [int(dtype in module.SETS[name]) for name in sets_of(module) for dtype in module.DTYPES]
    for op, arity in operations(module):
        answers += all_of(getattr(module, op if hasattr(module, op) else op + "_"), arity)
    return answers


def of_c(folder, prefix, module, triples=True):
    ops = arities(module)
    with open(os.path.join(folder, prefix + "_promotion.h"), encoding="utf-8") as file:
        header = file.read()

    def calls(op, arity):
        """Of an operation that the spec has an entry for, the tables tell; of the others, what kernels there are."""
        upper, loops = prefix.upper(), " ".join(("FOR(i)", "FOR(j)", "FOR(k)")[:arity])
        operands = ", ".join(("dtypes[i]", "dtypes[j]", "dtypes[k]")[:arity])
        if arity == 3 or re.search(rf"\b(UNARY|BINARY|PAIR)\({op}, \d+\)", header):
            return f"{loops}put_dtype({prefix}_{op}_result({operands}));"
        return f"{loops}put_dtype({prefix}_{'binary' if arity == 2 else 'unary'}_out_dtype({upper}_{op.upper()}, {operands}));"

    text = PROGRAM.replace("PREFIX", prefix.upper()).replace("prefix", prefix)
    text = text.replace("SETS", " ".join(f"FOR(i) put({prefix}_is_{name.lower()}(dtypes[i]));" for name in sets_of(module)))
    for arity, macro in ((3, "TERNARY_OPS"), (2, "BINARY_OPS"), (1, "UNARY_OPS")):
        text = text.replace(macro, " ".join(calls(op, arity) for op in ops[arity] if op not in ("where", "clip")))
    source, program = os.path.join(folder, "answers.c"), os.path.join(folder, "answers")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    # Nothing is computed, so the kernels may be missing.
    subprocess.run([os.environ.get("CC", "cc"), "-std=gnu11", "-O0", "-w", "-I", folder, source,
                    os.path.join(folder, prefix + "_dispatch.c"), f"-DTRIPLES={triples:d}", f"-DWHERE={'where' in ops[2]:d}",
                    f"-DCLIP={'clip' in ops[3]:d}",
                    f"-DCASTINGS={len(module.CASTINGS)}", "-Wl,--unresolved-symbols=ignore-all", "-o", program], check=True)
    output = subprocess.run([program], stdout=subprocess.PIPE, check=True).stdout
    return list(memoryview(output).cast("i"))
