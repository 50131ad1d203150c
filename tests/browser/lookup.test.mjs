// What the atlas looks up is what the program answers: pairs of every system, some of their triples, and names that the
// page knows. One in eight is asked for, each a run of the program; all with EVERY=1.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Answers } from "../../templates/atlas/answers.js";
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

/** Questions, and the dtypes of jax that they ask for; "" for an error. */
const QUESTIONS = [
    ["int8 + bfloat16", "i8 bf16"], ["np.int8 torch.half", "i8 f16"], ["INT8 v Float64", "i8 f64"], ["int8", "i8 i8"], ["int8 +", "i8 i8"],
    ["-int8 + 1", "i8 i*"], ["int8*2", "i8 i*"], ["int8 * 2", "i8 i*"], ["int8 *-.5", "i8 f*"], ["1 + int8", "i* i8"], ["int8 -1", "i8 i*"],
    ["1e3 + i8", "f* i8"], ["int8 + 1.0", "i8 f*"], ["np.int8 * 2.0", "i8 f*"], ["1_000 + .5 - 2J", "i* f* c*"], ["1.", "f* f*"],
    ["True + int8", "b i8"], ["False", "b b"], ["i* * i*, unsigned int", "i* i* u32"], ["integer*4 + double complex", "i32 c128"], ["integer*4*real*8", "i32 f64"],
    ["unsigned int plus long long and Python int", "u32 i64 i*"], ["What's python float plus u8?", "f* u8"], ["what is int8 + float16?", "i8 f16"],
    ["jnp.int8(3) @ (True + float32(x(1), 2))", "i8 b f32"], ["int8(", "i8 i8"], ["i8\u2228u8", "i8 u8"], ["python complex", "c* c*"], ["tinyint, double", "i8 f64"],
    ["", ""], ["+", ""], ["what is", ""], ["1x + int8", ""], ["int8 + flaot32", ""], ["int8-1", ""], ["1e3x", ""], ["int8 .", ""], ["int8 int-8", ""],
];

const every = Number(process.env.EVERY ?? 8);

/** Asks the program for everything. */
const asking = new Answers(data, async () => native);
asking.lookup.explain = () => null;

/** Looks everything up. */
const looking = new Answers(data, () => assert.fail("the program is asked"));

/** Looks up what it can, as the page does. */
const both = new Answers(data, async () => native);

/** Whether the program takes it for one word, also where it is no dtype. @param {string} name */
function isOneWord(name) {
    return /^[\w.:]+$/.test(name);
}

/** @param {System} system @param {string[]} words */
async function same(system, words) {
    assert.deepEqual(await looking.answer(system, words), await asking.answer(system, words), `${system.name}: ${words.join(" + ")}`);
}

for (const system of data.systems)
    test(`pairs of ${system.name}`, async () => {
        const names = Object.keys(system.dtypes);
        for (const [row, a] of names.entries()) await Promise.all(names.filter((_, i) => (i + row) % every === 0).map((b) => same(system, [a, b])));
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

for (const system of data.systems)
    test(`three dtypes and more of ${system.name}`, async () => {
        const names = Object.keys(system.dtypes), count = names.length;
        for (let i = 0; i < 60; i += Math.min(every, 3)) // which are spread over all of them
            await same(system, [names[(7 * i) % count], names[(11 * i + 5) % count], names[(13 * i + 2 * count) % count], names[i % count]].slice(i % 4 === 0 ? 0 : 1));
    });

for (const [place, system] of data.systems.entries())
    test(`names of dtypes in ${system.name}`, async () => {
        /** @type {string[]} */
        const known = [];
        for (const [i, [names, reads]] of data.words.entries()) {
            const all = names.split(",");
            if (reads[place] === "?" || (reads[place] === "-" && !isOneWord(all[0]))) continue;
            if ((i + place) % every === 0) await same(system, [all[0], all[0]]);
            if (reads[place] !== "-") known.push(...all);
        }
        const { value, notes } = await asking.explain(system, known);
        const each = known.map((name) => looking.lookup.explain(system, [name, name]));
        assert.deepEqual(value?.operands, each.map((found) => found?.value?.operands[0]));
        assert.deepEqual(notes, each.flatMap((found) => found?.notes[0] ?? []));
    });

test("words that the page knows", async () => {
    assert.ok(looking.lookup.words.size > 500, `${looking.lookup.words.size} names`);
    for (const [question] of QUESTIONS.filter(([, operands]) => operands.split(" ").length === 2)) {
        const words = looking.lookup.wordsOf(question);
        assert.ok(looking.lookup.knows(words), question);
        for (const system of data.systems)
            if (words.every((word) => isOneWord(word) || (looking.lookup.idOf(system, word) ?? -1) >= 0)) await same(system, words);
    }
});

test("words that are no dtype anywhere", async () => {
    const words = ["flaot32", "floa", "np.floa", "in", "integerr", "1x", "torch.flot", "foo", "_", "unsigne", "f", "bf1", "uint8x"];
    for (const word of words) {
        assert.equal(looking.lookup.hasAny(word), false, word);
        for (const system of data.systems) assert.match((await asking.explain(system, [word, word])).lacks, /^has no dtype/, `${system.name}: ${word}`);
    }
    for (const word of ["NumPy.int8", "Torch.Half", "int128", "u5", "si8", "uint128_t", "complex[float]"]) assert.equal(looking.lookup.hasAny(word), undefined, word);
});

/** What the command line and the page read in a question, of system `name`: two lists of dtypes, "" where it is refused. @param {string} name @param {string} question */
async function readings(name, question) {
    const system = /** @type {System} */ (data.systems.find((each) => each.name === name));
    const told = await native.json(["explain", "--", name, question]);
    const words = looking.lookup.wordsOf(question);
    const read = words.length ? (await both.explain(system, words)).value : null;
    return [told.value, read].map((value) => (value?.operands ?? []).join(" "));
}

test("questions are read as on the command line", async () => {
    for (const [question, operands] of QUESTIONS)
        assert.deepEqual(await readings("jax", question), [operands, operands], question);
});

test("so are questions of random words", async () => {
    const parts = ["int8", "np.float32", "unsigned int", "long", "double", "True", "i*", "2", "-1", ".5e-1", "3j", "what is", "python int", "plus", "v", " ", " ", " ", "+", " - ", "*", " * ", "(", ")", "int8(x)", ",", "/", "?"];
    const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
    let state = seed;
    const any = (/** @type {number} */ count) => ((state = (state * 1103515245 + 12345) % 2 ** 31) >> 8) % count;
    for (let i = 0; i < 300; i++) {
        const question = Array.from({ length: 1 + any(6) }, () => parts[any(parts.length)]).join(any(2) ? " " : "");
        const [told, read] = await readings("jax", question);
        assert.equal(read, told, `SEED=${seed}: ${question}`);
    }
});
