/**
 * Every partial order of a few dtypes: the page's script judges it as the program does, and what it says of one edge
 * more, or one less, is what the program says of the order that then is. ORDERS is the most dtypes (4).
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { decodePage } from "../../templates/explorer/model.js";
import { withEdge, withoutEdge } from "../../templates/explorer/whatif.js";
import { judged, rebuilt } from "./support.mjs";

/** @import { System } from "../../templates/explorer/model.js" */

const program = process.env.PRINT_PROMOTIONS ?? "print_promotions";
const largest = Number(process.env.ORDERS ?? 4);
const nothing_known = { dtypes: [], names: [], costs: [] };
const counts = [1, 1, 3, 19, 219, 4231];

/** Every order of n dtypes, as the program judges it. @param {number} n */
function everyOrder(n) {
    const lines = execFileSync(program, ["orders", String(n)], { encoding: "utf8", maxBuffer: 2 ** 30 });
    const systems = lines
        .trimEnd()
        .split("\n")
        .map((line) => decodePage({ systems: [JSON.parse(line).system], known: nothing_known }).system);
    assert.equal(systems.length, counts[n]);
    return systems;
}

/** What names an order. @param {System} system */
const nameOf = (system) => system.leq.join("");

/** The order with one edge more; null where it is none. @param {System} system @param {number} a @param {number} b */
function closedWith({ n, leq }, a, b) {
    if (leq[b * n + a]) return null;
    const all = Array.from(leq, Number);
    for (let x = 0; x < n; x++)
        for (let y = 0; y < n; y++) if (leq[x * n + a] && leq[b * n + y]) all[x * n + y] = 1;
    return all.join("");
}

/** The order of all edges but one. @param {System} system @param {number} a @param {number} b */
function closedWithout({ n, edges }, a, b) {
    const all = Array(n * n).fill(0);
    for (let x = 0; x < n; x++) all[x * n + x] = 1;
    for (const [from, to] of edges ?? []) if (from !== a || to !== b) all[from * n + to] = 1;
    for (let via = 0; via < n; via++)
        for (let x = 0; x < n; x++) for (let y = 0; y < n; y++) all[x * n + y] |= all[x * n + via] & all[via * n + y];
    return all.join("");
}

/** What does not depend on what the dtypes are. @param {System} system */
function bare(system) {
    const { joins, leq, covers, kind, laws } = judged(system);
    return { joins, leq, covers, kind, laws: laws.map(({ name, holds, failures }) => ({ name, holds, failures })) };
}

/** @typedef {Map<string, System>} Orders by what names them */

/** @param {Orders} orders @param {System} system @param {number} a @param {number} b */
function compareWith(orders, system, a, b) {
    const found = withEdge(system, a, b);
    const name = a === b ? null : closedWith(system, a, b);
    assert.equal(found.cycle !== null, name === null);
    assert.equal(found.follows !== null, name === nameOf(system));
    assert.equal(found.system === null, name === null || name === nameOf(system));
    const expected = orders.get(name ?? "");
    if (!found.system) return;
    assert.ok(expected);
    assert.deepEqual(bare(found.system), bare(expected));
}

/** @param {Orders} orders @param {System} system @param {number} a @param {number} b */
function compareWithout(orders, system, a, b) {
    const { system: less } = withoutEdge(system, a, b);
    const expected = orders.get(closedWithout(system, a, b));
    assert.ok(less && expected);
    assert.deepEqual(bare(less), bare(expected));
}

for (let n = 1; n <= largest; n++) {
    test(`every order of ${n} dtypes, with one edge more and one less`, () => {
        const systems = everyOrder(n);
        const orders = new Map(systems.map((system) => [nameOf(system), system]));
        assert.equal(orders.size, systems.length);
        for (const system of systems) {
            assert.deepEqual(judged(rebuilt(system)), judged(system));
            for (let a = 0; a < n; a++) for (let b = 0; b < n; b++) compareWith(orders, system, a, b);
            for (const [a, b] of system.edges ?? []) compareWithout(orders, system, a, b);
        }
    });
}
