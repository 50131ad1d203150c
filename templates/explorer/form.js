/**
 * The simplest form that says the same as a table, as `joinery import` chooses it (specs/reference.md, "Tables in CSV
 * and Markdown").
 */
import { closure, coversOf, joinTable } from "./lattice.js";
import { DEFAULT_LAWS } from "./laws.js";
import { makeSystem } from "./system.js";

/** @import { Dtype, Edge, Resolve, System } from "./model.js" */
/** @import { SystemParts } from "./system.js" */

/**
 * The Hasse diagram of a <= b where T[a][b] = b = T[b][a], with the cells in which its joins differ from the table, as
 * resolves. Null if the relation has a cycle, or these are more than one in ten, or differ between the orders of a
 * pair.
 *
 * @param {number} n
 * @param {Int32Array} joins
 */
function graphOf(n, joins) {
    /** @type {Edge[]} */
    const edges = [];
    for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) if (a !== b && joins[a * n + b] === b && joins[b * n + a] === b) edges.push([a, b]);
    const { leq, cycle } = closure(n, edges);
    if (cycle) return null;
    const graph = joinTable(n, leq, []);
    /** @type {Resolve[]} */
    const resolves = [];
    let differing = 0;
    for (let a = 0; a < n; a++) {
        for (let b = a; b < n; b++) {
            const here = joins[a * n + b];
            const there = joins[b * n + a];
            const join = Math.max(-1, graph[a * n + b]);
            if (here === join && there === join) continue;
            differing += a === b ? 1 : 2;
            if (here !== there || 10 * differing > n * n) return null;
            resolves.push([a, b, here]);
        }
    }
    return { edges: coversOf(n, leq), resolves };
}

/**
 * The system of a table, which demands the laws that hold.
 *
 * @param {Dtype[]} dtypes
 * @param {Int32Array} joins
 * @param {Uint8Array} costs
 * @param {Map<string, string>} says what each law demands
 * @returns {System}
 */
export function simplestForm(dtypes, joins, costs, says) {
    const graph = graphOf(dtypes.length, joins);
    /** @type {SystemParts} */
    const parts = {
        name: "pasted",
        title: null,
        source: null,
        note: null,
        argument: "-",
        installed: false,
        form: graph ? "graph" : "table",
        nary: "fold",
        dtypes,
        edges: graph?.edges ?? null,
        resolves: graph?.resolves ?? [],
        joins,
        costs,
        required: [],
    };
    const made = makeSystem(parts, says);
    const laws = made.laws.map((law) => ({
        ...law,
        required: law.holds === true && DEFAULT_LAWS.includes(law.name),
    }));
    return { ...made, laws, required: laws.filter((law) => law.required).map((law) => law.name) };
}
