// What the atlas looks up is what the program answers: every pair of every system, some of their triples, and every
// name that the page knows.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Answers, wordsOf } from "../../templates/atlas/answers.js";
import { Program } from "../../templates/explorer/program.js";
import { answerOf, joinery, scratch } from "./harness.mjs";

/** @typedef {import("../../templates/atlas/answers.js").Data} Data */
/** @typedef {import("../../templates/atlas/answers.js").System} System */

/** joinery itself, as pages ask it. */
class Native extends Program {
    /** @param {string[]} words @returns {Promise<import("../../templates/explorer/wasi.js").Answer>} */
    run(words) {
        return new Promise((resolve) => {
            execFile(joinery, words, (error, output, messages) => resolve({ status: error ? Number(error.code) : 0, output, messages, files: {} }));
        });
    }
}

const atlas = join(scratch, "atlas");
answerOf(["atlas", "-o", atlas, "-q"]);
const page = readFileSync(join(atlas, "index.html"), "utf8");
const data = /** @type {Data} */ (JSON.parse(/id="data">([^<]*)</.exec(page)?.[1] ?? ""));
const native = new Native("");

/** Asks the program for everything. */
const asking = new Answers(data, async () => native);
asking.lookup.explain = () => null;

/** Looks everything up. */
const looking = new Answers(data, () => assert.fail("the program is asked"));

/** @param {System} system @param {string[]} words */
async function same(system, words) {
    assert.deepEqual(await looking.answer(system, words), await asking.answer(system, words), `${system.name}: ${words.join(" + ")}`);
}

for (const system of data.systems)
    test(`every pair of ${system.name}`, async () => {
        const names = Object.keys(system.dtypes);
        for (const a of names) await Promise.all(names.map((b) => same(system, [a, b])));
    });

test("what JAX gives by default, without 64-bit dtypes", async () => {
    const system = /** @type {System} */ (data.systems.find(({ name }) => name === "jax"));
    const names = Object.keys(system.dtypes), narrow = names.filter((name) => !["i64", "u64", "f64", "c128"].includes(name));
    /** @param {string[]} words */
    const byDefault = async (...words) => (await looking.answer(system, words)).byDefault.split(" by default, without jax_enable_x64");
    /** @type {string[]} */
    const other = [];
    for (const a of narrow) for (const b of narrow) {
        const [given, rest] = await byDefault(a, b);
        if (given) other.push(`${a} ${b}`);
        if (given) assert.deepEqual([given, rest], ["jnp.int32", ""]);
    }
    assert.deepEqual(other, ["u32 i8", "u32 i16", "u32 i32", "i8 u32", "i16 u32", "i32 u32"]);
    for (const [a, b, given] of [["i64", "i64", "jnp.int32"], ["u64", "i64", "jnp.int32"], ["f32", "f64", "jnp.float32"], ["c128", "i*", "jnp.complex64"], ["i64", "f16", ""]])
        assert.equal((await byDefault(a, b))[0], given, `${a} + ${b}`);
});

for (const system of data.systems.filter(({ nary }) => nary.startsWith("fold")))
    test(`three dtypes and more of ${system.name}`, async () => {
        const names = Object.keys(system.dtypes), count = names.length;
        for (let i = 0; i < 60; i++) // which are spread over all of them
            await same(system, [names[(7 * i) % count], names[(11 * i + 5) % count], names[(13 * i + 2 * count) % count], names[i % count]].slice(i % 4 === 0 ? 0 : 1));
    });

for (const [place, system] of data.systems.entries())
    test(`names of dtypes in ${system.name}`, async () => {
        /** @type {string[]} */
        const known = [];
        for (const [names, reads] of data.words) {
            const all = names.split(",");
            if (reads[place] === "?") continue;
            await same(system, [all[0], all[0]]);
            if (reads[place] !== "-") known.push(...all);
        }
        const { value, notes } = await asking.explain(system, known);
        const each = known.map((name) => looking.lookup.explain(system, [name, name]));
        assert.deepEqual(value?.operands, each.map((found) => found?.value?.operands[0]));
        assert.deepEqual(notes, each.flatMap((found) => found?.notes[0] ?? []));
    });

test("words that the page knows", async () => {
    assert.ok(looking.lookup.words.size > 500, `${looking.lookup.words.size} names`);
    for (const question of ["int8 + bfloat16", "np.int8 torch.half", "tinyint, double", "INT8 v Float64", "Python float + int8", "int8 * 2", "1.5 + u8", "2j + f16"]) {
        const words = wordsOf(question);
        assert.ok(looking.lookup.knows(words), question);
        for (const system of data.systems) await same(system, words);
    }
    for (const question of ["int8 + flaot32", "int8 + uint8 + float16", "int8"]) assert.ok(!looking.lookup.knows(wordsOf(question)), question);
});
