/** Edits: what they do is what the program says of the edge, and of the spec that the page writes. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parseTable } from "../../templates/explorer/csv.js";
import { specText } from "../../templates/explorer/spectext.js";
import { withEdge, withoutEdge } from "../../templates/explorer/whatif.js";
import { explore, installed, joinery, judged } from "./support.mjs";

/** @import { System } from "../../templates/explorer/model.js" */

const folder = mkdtempSync(join(tmpdir(), "joinery-explorer-"));
const program = process.env.JOINERY ?? "joinery";

/** Checks the spec that the page writes for an edited system. @param {System} base @param {System} made */
function compareSpec(base, made) {
    const { text } = specText(base, made);
    assert.ok(text !== null);
    const file = join(folder, "edited.lua");
    writeFileSync(file, text);
    const { status, stderr } = spawnSync(program, ["check", file, "--quiet"], { encoding: "utf8" });
    assert.equal(stderr, "", text);
    assert.equal(status, 0, text);
    const { system } = explore(file);
    const laws = (/** @type {System} */ of) => of.laws.map((law) => ({ ...law, required: 0, gaps: 0 }));
    assert.deepEqual(
        { ...judged(system), required: 0, laws: laws(system) },
        { ...judged(made), required: 0, laws: laws(made) },
        text,
    );
    assert.deepEqual(system.resolves, made.resolves, text);
    assert.deepEqual([...system.costs], [...made.costs], text);
    assert.equal(system.nary, made.nary);
    const broken = made.laws.filter((law) => law.required && !law.holds).map((law) => law.name);
    assert.deepEqual(
        system.required,
        made.required.filter((name) => !broken.includes(name)),
        text,
    );
    return text;
}

/** Compares an edit with `explain --with-edge`. @param {System} system @param {number} a @param {number} b */
function compareEdge(system, a, b) {
    const [from, to] = [system.dtypes[a].name, system.dtypes[b].name];
    const found = withEdge(system, a, b);
    const told = JSON.parse(joinery(["explain", system.argument, "--with-edge", `${from},${to}`, "--format", "json"]));
    assert.equal(
        found.cycle ? "circle" : found.follows ? "follows" : "some",
        told.verdict.replace(/keeps|breaks/, "some"),
    );
    const path = (/** @type {number[] | null} */ ids) => ids?.map((id) => system.dtypes[id].name);
    if (found.follows) assert.deepEqual(path(found.follows), told.path);
    if (found.cycle && a !== b) assert.deepEqual(path([...found.cycle.slice(1), a]), told.path);
    if (!found.system) return assert.ok(found.why?.includes(from));
    const pairs = found.changed.filter(([one, other]) => one <= other);
    const lost = pairs.filter(([, , before]) => before >= 0).length;
    assert.deepEqual([lost, pairs.length - lost], [told.lost, told.gained]);
    assert.equal(found.changed.length, 2 * pairs.length - pairs.filter(([one, other]) => one === other).length);
    for (const [at, law] of found.system.laws.entries()) {
        const held = system.laws[at].holds;
        assert.equal(law.holds, told.laws[law.name].holds);
        assert.equal(law.failures, told.laws[law.name].failures);
        assert.equal(found.broken.includes(law.name), held === true && !law.holds);
        assert.equal(found.mended.includes(law.name), held === false && law.holds === true);
    }
}

/** Some pairs of dtypes, other ones for each spec. @param {System} system @param {number} count */
function somePairs({ n, name }, count) {
    return Array.from({ length: count }, (_, i) => {
        const at = (i * 7919 + name.length * 104729) % (n * n);
        return [Math.floor(at / n), at % n];
    });
}

for (const name of installed())
    test(`edges in ${name}`, () => {
        const { system } = explore(name);
        let made = system;
        for (const [a, b] of somePairs(system, 6)) {
            if (system.form === "graph") compareEdge(system, a, b);
            made = withEdge(made, a, b).system ?? made;
        }
        if (made !== system) compareSpec(system, made);
        const first = somePairs(system, 40).find(([a, b]) => withEdge(system, a, b).system);
        if (first) compareSpec(system, /** @type {System} */ (withEdge(system, first[0], first[1]).system));
    });

test("an edge in a table sets two cells and nothing else", () => {
    const { system } = explore("array_api");
    const [a, b, c] = ["u64", "i64", "i32"].map((name) => system.dtypes.findIndex((dtype) => dtype.name === name));
    assert.equal(system.form, "table");
    const changed = withEdge(system, a, b).changed.map((cell) => cell.join());
    assert.deepEqual(changed.sort(), [[a, b, -1, b].join(), [b, a, -1, b].join()].sort());
    assert.ok(withEdge(system, b, b).cycle);
    assert.match(withEdge(system, b, c).why ?? "", /cycle: i64 -> i32 -> i64/);
    assert.match(withEdge(system, c, b).why ?? "", /i32 promotes to i64 already/);
});

/** Names that Lua, and a grid in it, must quote. */
const strange = [
    "end",
    "a]]b",
    "x]==]",
    "back\\slash",
    "<script>",
    "\u{1F600}",
    "i*",
    "\u202Eright",
    "%d",
    "add",
    "add_",
    "ADD",
];

for (const form of ["graph", "table"])
    test(`a ${form} whose names need quotes`, () => {
        const last = strange.length - 1;
        const lua = strange.map((name, at) => `{ ${JSON.stringify(name)}, kind = "abstract", ident = "n${at}" }`);
        const edges = strange
            .slice(0, -1)
            .map((name) => `[${JSON.stringify(name)}] = { ${JSON.stringify(strange[last])} }`);
        const cell = (/** @type {number} */ a, /** @type {number} */ b) => (a === b ? strange[a] : strange[last]);
        const rows = strange.map((name, a) => [name, ...strange.map((_, b) => cell(a, b))].join(" "));
        const grid = `table = [===[ ${strange.join(" ")}\n${rows.join("\n")} ]===]`;
        const given = form === "graph" ? `promotes = { ${edges.join(", ")} }` : grid;
        const file = join(folder, `strange_${form}.lua`);
        writeFileSync(file, `return { name = "strange", dtypes = { ${lua.join(", ")} }, ${given}, laws = {} }`);
        const { system } = explore(file);
        assert.equal(system.form, form);
        for (const [a, b] of [
            [0, 1],
            [1, 2],
            [3, 4],
            [5, 0],
            [7, 6],
            [2, 8],
        ]) {
            const { system: made } = withEdge(system, a, b);
            assert.ok(made);
            compareSpec(system, made);
        }
    });

test("edges of pasted tables", () => {
    const { known } = explore("python");
    const rows = [
        "Bool,Bool,int8,-,-",
        "int8,int8,int8,-,torch.half",
        "date,-,-,date,-",
        "torch.half,-,torch.half,-,torch.half",
    ];
    const tables = [
        joinery(["table", "numpy", "--format", "csv"]),
        joinery(["table", "jax", "--format", "csv"]),
        `,Bool,int8,date,torch.half\n${rows.join("\n")}\n`,
        ",x*,x,int128,uint24,date*\nx*,x*,x,-,-,-\nx,x,x,-,-,-\nint128,-,-,int128,-,-\n" +
            "uint24,-,-,int128,uint24,-\ndate*,-,-,-,-,date*\n",
        ",chalf,bcomplex32,c64\nchalf,chalf,c64,c64\nbcomplex32,c64,bcomplex32,c64\nc64,c64,c64,c64\n",
        `,${strange.slice(0, 8)}\n${strange
            .slice(0, 8)
            .map((a) => `${a},${strange.slice(0, 8).map((b) => (a === b ? a : "i*"))}`)
            .join("\n")}`,
    ];
    for (const csv of tables) {
        const base = parseTable(csv, known);
        assert.ok(!("error" in base), JSON.stringify(base));
        compareSpec(base, base);
        for (const [a, b] of somePairs(base, 5)) {
            const { system: made } = withEdge(base, a, b);
            if (made) compareSpec(base, made);
        }
    }
});

test("an edge is taken out, which takes the whole spec", () => {
    for (const name of ["jax", "jax_2020", "keras", "python"]) {
        const { system } = explore(name);
        for (const [a, b] of (system.edges ?? []).slice(0, 5)) {
            const { system: made } = withoutEdge(system, a, b);
            assert.ok(made);
            const { edges } = made;
            assert.ok(!edges?.some(([from, to]) => from === a && to === b));
            assert.ok(!compareSpec(system, made).includes("extends"));
        }
    }
    const { system } = explore("array_api");
    assert.match(withoutEdge(system, 0, 1).why ?? "", /table, and has no edges/);
});

test("an edge cannot be taken out of a spec whose dtypes the page does not know", () => {
    const file = join(folder, "q.lua");
    writeFileSync(
        file,
        'return { name = "q", dtypes = { { "q7", kind = "fixed", bits = 8, fraction = 7 }, "f32" }, ' +
            'promotes = { q7 = { "f32" } } }',
    );
    const { system } = explore(file);
    const { system: made } = withoutEdge(system, 0, 1);
    assert.ok(made);
    const { text, why } = specText(system, made);
    assert.equal(text, null);
    assert.match(why ?? "", /make the edit in the spec itself/);
});
