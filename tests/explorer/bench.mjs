/** How long the page's script takes: node tests/explorer/bench.mjs. No test judges a time. */
import { judgementOf } from "../../templates/explorer/judgement.js";
import { withEdge } from "../../templates/explorer/whatif.js";
import { makeSystem } from "../../templates/explorer/system.js";

/** @import { Dtype, Edge, System } from "../../templates/explorer/model.js" */

/** The milliseconds of processor time of the quickest of some runs. @param {() => void} run */
function milliseconds(run) {
    let best = Infinity;
    for (let i = 0; i < 5; i++) {
        const start = process.cpuUsage();
        run();
        const { user, system } = process.cpuUsage(start);
        best = Math.min(best, (user + system) / 1000);
    }
    return best.toFixed(2);
}

/**
 * A system of n dtypes: steps of four in a row with a top over each, or as a table with every tenth cell changed.
 *
 * @param {number} n
 * @param {boolean} table
 * @returns {System}
 */
function systemOf(n, table) {
    const kinds = ["bool", "int", "uint", "float", "complex"];
    const dtypes = Array.from({ length: n }, (_, id) => {
        const dtype = { name: `x${id}`, title: null, says: "", aliases: [], format: null, bits: 8 + id };
        return /** @type {Dtype} */ ({ ...dtype, kind: kinds[id % 5], weak: id % 7 === 6 });
    });
    /** @type {Edge[]} */
    const edges = [];
    for (let id = 0; id + 4 < n; id++) edges.push([id, id + 4 - (id % 4)], [id, id + 4]);
    const texts = { name: "bench", title: null, source: null, note: null, argument: "-", installed: false };
    const costs = Uint8Array.from({ length: n * n }, (_, at) => at % 5);
    /** @type {import("../../templates/explorer/system.js").SystemParts} */
    const parts = {
        ...texts,
        form: "graph",
        nary: "fold",
        dtypes,
        edges,
        resolves: [],
        joins: new Int32Array(),
        costs,
        required: [],
    };
    const graph = makeSystem(parts, new Map());
    if (!table) return graph;
    const joins = graph.joins.map((join, at) => (at % 10 === 3 ? (at * 31) % n : Math.max(-1, join)));
    return makeSystem({ ...parts, form: "table", edges: null, joins }, new Map());
}

console.log("dtypes  form   judge  an edge   (ms)");
for (const n of [18, 64, 300])
    for (const table of [false, true]) {
        const system = systemOf(n, table);
        const judging = milliseconds(() => judgementOf(system, new Map()));
        const editing = milliseconds(() => withEdge(system, n - 2, n - 1));
        console.log(`${n}`.padStart(6), table ? " table" : " graph", judging.padStart(6), editing.padStart(8));
    }
