/** Random orders and tables, judged by the page's script as by the program; a failure names the seed. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { bracketingsOf, bracketingText, otherResults, promote } from "../../templates/explorer/nary.js";
import { closure, pathUp } from "../../templates/explorer/lattice.js";
import { decodePage } from "../../templates/explorer/model.js";
import { judged, rebuilt } from "./support.mjs";

const program = process.env.PRINT_PROMOTIONS ?? "print_promotions";
const nothing_known = { dtypes: [], names: [], costs: [] };

/**
 * @param {{ operands: number[], result: number, all: [number, string][] }} given
 * @param {import("../../templates/explorer/model.js").System} system
 * @param {string} where
 */
function compareNary({ operands, result, all }, system, where) {
    const found = bracketingsOf(system, operands);
    const ways = found.results.map((way) => [way.value, bracketingText(system, way)]);
    assert.equal(promote(system, operands), result, where);
    assert.deepEqual(ways, all, where);
    assert.ok(found.every_order && found.every_bracketing, where);
    const others = all.filter(([value]) => value !== result && operands.length > 1);
    assert.deepEqual(
        otherResults(system, operands).map((other) => [other.result, other.expression]),
        others,
        where,
    );
}

/**
 * @param {any} given a line of the program
 * @returns {"cycle" | "graph" | "table"}
 */
function compare(given) {
    const where = `seed ${given.seed}`;
    if (given.cycle) {
        const { cycle } = closure(given.n, given.edges);
        assert.ok(cycle, where);
        assert.equal(cycle.length, given.cycle.length, where);
        assert.equal(cycle[0], Math.min(...cycle), where);
        cycle.forEach((id, at) => {
            const next = cycle[(at + 1) % cycle.length];
            assert.ok(
                given.edges.some((/** @type {number[]} */ [from, to]) => from === id && to === next),
                where,
            );
        });
        return "cycle";
    }
    const { system } = decodePage({ systems: [given.system], known: nothing_known });
    const again = rebuilt(system);
    assert.deepEqual(judged(again), judged(system), where);
    assert.equal(again.laws.find((law) => law.name === "associativity")?.gaps, given.gaps, where);
    for (const nary of given.nary) compareNary(nary, system, where);
    for (const { ends, path } of given.paths) assert.deepEqual(pathUp(system, ends[0], ends[1]), path, where);
    return system.form;
}

/** @param {number} first @param {number} count @param {number} largest */
function compareAll(first, count, largest) {
    const words = [first, count, largest].map(String);
    const lines = execFileSync(program, words, { encoding: "utf8", maxBuffer: 2 ** 30 })
        .trimEnd()
        .split("\n");
    const forms = { cycle: 0, graph: 0, table: 0 };
    for (const line of lines) forms[compare(JSON.parse(line))]++;
    assert.equal(lines.length, count);
    return forms;
}

test("2,000 promotions of up to 12 dtypes", () => {
    const forms = compareAll(0, 2000, 12);
    for (const count of Object.values(forms)) assert.ok(count > 100, JSON.stringify(forms));
});

test("40 promotions of up to 64 dtypes", () => compareAll(10000, 40, 64));
