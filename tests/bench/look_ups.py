#!/usr/bin/env python3
"""How long generated modules take to say what dtypes promote to, beside a look-up in a table of the language. Nanoseconds
a call, the best of several rounds.

usage: look_ups.py JOINERY WORK_DIR [TSC]
"""

import importlib
import itertools
import subprocess
import sys
import timeit

SCRIPT = """
import { dtypes, promoteTypes, resultType } from "./jax.js";
const table = Object.fromEntries(dtypes.map((a) => [a, Object.fromEntries(dtypes.map((b) => [b, promoteTypes(a, b)]))]));
const plain = (a, b) => table[a][b];
const pairs = dtypes.flatMap((a) => dtypes.map((b) => [a, b]));
function time(look) {
    let best = Infinity;
    for (let round = 0; round < 30; round++) {
        const begin = process.hrtime.bigint();
        let found = 0;
        for (let k = 0; k < 300; k++) for (const [a, b] of pairs) if (look(a, b) === "f32") found++;
        best = Math.min(best, Number(process.hrtime.bigint() - begin) / (300 * pairs.length));
    }
    return best;
}
for (const [name, look] of [["a table", plain], ["promoteTypes", promoteTypes], ["resultType of 3", (a, b) => resultType(a, b, a)]]) {
    console.log(`TypeScript  ${name.padEnd(18)} ${time(look).toFixed(1)}`);
}
"""


def best(look, operands):
    rounds = timeit.repeat(lambda: [look(*each) for each in operands], number=20, repeat=30)
    empty = timeit.repeat(lambda: [each for each in operands], number=20, repeat=30)
    return (min(rounds) - min(empty)) / 20 / len(operands) * 1e9


def python(work):
    sys.path.insert(0, work)
    jax = importlib.import_module("jax")
    pairs = list(itertools.product(jax.DTYPES, repeat=2))
    table = {pair: jax.promote_types(*pair) for pair in pairs}
    looks = [("a dict", lambda a, b: table[a, b]), ("promote_types", jax.promote_types),
             ("result_type of 3", lambda a, b: jax.result_type(a, b, a))]
    for name, look in looks:
        print(f"Python      {name:<18} {best(look, pairs):.1f}", flush=True)
    names = [(a.name, b.name) for a, b in pairs]
    print(f"Python      {'promote_types, str':<18} {best(jax.promote_types, names):.1f}", flush=True)


def main():
    joinery, work = sys.argv[1:3]
    subprocess.run([joinery, "generate", "jax", "--emit", "python,typescript", "-q", "-o", work], check=True)
    python(work)
    if len(sys.argv) > 3:
        with open(f"{work}/package.json", "w", encoding="utf-8") as file:
            file.write('{ "type": "module" }\n')
        with open(f"{work}/look_ups.mjs", "w", encoding="utf-8") as file:
            file.write(SCRIPT)
        subprocess.run(["node", sys.argv[3], "--target", "es2020", "--module", "nodenext", f"{work}/jax.ts"], check=True)
        subprocess.run(["node", f"{work}/look_ups.mjs"], check=True)


if __name__ == "__main__":
    main()
