/**
 * Orders and joins, by the rules of generator/lattice and without its haste: pages have tens of dtypes. A relation is
 * an n x n array, 1 where a <= b.
 */
import { AMBIGUOUS, UNDEFINED } from "./model.js";

/** @import { Edge, Facts, Resolve, System } from "./model.js" */

/**
 * The reflexive, transitive closure of the edges; or a shortest cycle of them, from its smallest dtype on, and then
 * `leq` is of no use.
 *
 * @param {number} n
 * @param {Edge[]} edges
 * @returns {{ leq: Uint8Array, cycle: number[] | null }}
 */
export function closure(n, edges) {
    const leq = new Uint8Array(n * n);
    for (const [from, to] of edges) leq[from * n + to] = 1;
    for (let through = 0; through < n; through++) {
        const row = leq.subarray(through * n, through * n + n);
        for (let a = 0; a < n; a++) {
            if (!leq[a * n + through] || a === through) continue;
            for (let b = 0; b < n; b++) leq[a * n + b] |= row[b];
        }
    }
    const cycle = findCycle(n, edges, leq);
    for (let a = 0; a < n; a++) leq[a * n + a] = 1;
    return { leq, cycle };
}

/**
 * @param {number} n
 * @param {Edge[]} edges
 * @param {Uint8Array} reaches their closure, not yet reflexive: a dtype on a cycle reaches itself
 */
function findCycle(n, edges, reaches) {
    /** @type {number[] | null} */
    let best = null;
    const above = neighboursOf(n, edges);
    for (let root = 0; root < n; root++) {
        if (!reaches[root * n + root]) continue;
        for (const first of above[root]) {
            const back = shortestWay(above, first, root);
            if (back && (!best || back.length < best.length)) best = back;
        }
    }
    const start = best ? best.indexOf(Math.min(...best)) : 0;
    return best && [...best.slice(start), ...best.slice(0, start)];
}

/**
 * Where the edges of each dtype lead.
 *
 * @param {number} n
 * @param {Edge[]} edges
 */
function neighboursOf(n, edges) {
    /** @type {number[][]} */
    const above = Array.from({ length: n }, () => []);
    for (const [from, to] of edges) above[from].push(to);
    return above;
}

/**
 * A shortest way from a to b, both included; of several, each step goes to the smallest id.
 *
 * @param {number[][]} above where edges lead, by dtype
 * @param {number} a
 * @param {number} b
 * @returns {number[] | null}
 */
function shortestWay(above, a, b) {
    /** @type {number[][]} */
    const below = above.map(() => []);
    above.forEach((ends, from) => ends.forEach((to) => below[to].push(from)));
    const steps = new Map([[b, 0]]);
    const queue = [b];
    for (const at of queue) {
        for (const from of below[at]) {
            if (steps.has(from)) continue;
            steps.set(from, /** @type {number} */ (steps.get(at)) + 1);
            queue.push(from);
        }
    }
    let left = steps.get(a);
    if (left === undefined) return null;
    const way = [a];
    for (let at = a; left > 0; way.push(at)) {
        left--;
        at = Math.min(...above[at].filter((to) => steps.get(to) === left));
    }
    return way;
}

/**
 * The relation that a table defines, which need not be an order: a <= b where T[a][b] = b = T[b][a].
 *
 * @param {number} n
 * @param {Int32Array} joins
 */
export function orderOfTable(n, joins) {
    const leq = new Uint8Array(n * n);
    for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) leq[a * n + b] = Number(joins[a * n + b] === b && joins[b * n + a] === b);
    return leq;
}

/**
 * @param {number} n
 * @param {Uint8Array} leq
 */
export function isTransitive(n, leq) {
    for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) {
            if (!leq[a * n + b] || a === b) continue;
            for (let c = 0; c < n; c++) if (leq[b * n + c] && !leq[a * n + c]) return false;
        }
    return true;
}

/**
 * The edges of the Hasse diagram of a transitive relation, by (from, to): b covers a if a < b and nothing is between.
 *
 * @param {number} n
 * @param {Uint8Array} leq
 */
export function coversOf(n, leq) {
    /** @type {Edge[]} */
    const covers = [];
    for (let a = 0; a < n; a++) {
        /** @type {number[]} */
        const above = [];
        for (let b = 0; b < n; b++) if (b !== a && leq[a * n + b]) above.push(b);
        for (const b of above) if (!above.some((c) => c !== b && leq[c * n + b])) covers.push([a, b]);
    }
    return covers;
}

/**
 * The dtypes that are above all of `ids`, by id.
 *
 * @param {number} n
 * @param {Uint8Array} leq
 * @param {number[]} ids
 */
export function upperBounds(n, leq, ids) {
    const bounds = [];
    for (let u = 0; u < n; u++) if (ids.every((id) => leq[id * n + u])) bounds.push(u);
    return bounds;
}

/**
 * Those of `ids` that no other of them is below.
 *
 * @param {number} n
 * @param {Uint8Array} leq
 * @param {number[]} ids
 */
export function minimalOf(n, leq, ids) {
    return ids.filter((id) => !ids.some((other) => other !== id && leq[other * n + id]));
}

/**
 * The upper bound of a and b that is below all of them, itself included, or UNDEFINED. For any relation without two
 * dtypes of which each is below the other.
 *
 * @param {number} n
 * @param {Uint8Array} leq
 * @param {number} a
 * @param {number} b
 */
export function leastUpperBound(n, leq, a, b) {
    let candidate = UNDEFINED;
    for (let u = 0; u < n; u++)
        if (leq[a * n + u] && leq[b * n + u] && (candidate < 0 || !leq[candidate * n + u])) candidate = u;
    for (let u = 0; candidate >= 0 && u < n; u++)
        if (leq[a * n + u] && leq[b * n + u] && !leq[candidate * n + u]) return UNDEFINED;
    return candidate;
}

/**
 * The joins of an order, with the cells that `resolve` sets.
 *
 * @param {number} n
 * @param {Uint8Array} leq
 * @param {Resolve[]} resolves
 */
export function joinTable(n, leq, resolves) {
    const joins = new Int32Array(n * n);
    for (let a = 0; a < n; a++) {
        for (let b = a; b < n; b++) {
            let join = leq[a * n + b] ? b : leq[b * n + a] ? a : leastUpperBound(n, leq, a, b);
            if (join === UNDEFINED && upperBounds(n, leq, [a, b]).length > 0) join = AMBIGUOUS;
            joins[a * n + b] = joins[b * n + a] = join;
        }
    }
    for (const [a, b, value] of resolves) joins[a * n + b] = joins[b * n + a] = value;
    return joins;
}

/**
 * A shortest way from a up to b along the Hasse diagram, both included; of several, each step goes to the smallest id.
 * Empty where a <= b does not hold, or <= is not transitive.
 *
 * @param {System} system
 * @param {number} a
 * @param {number} b
 */
export function pathUp(system, a, b) {
    if (!system.transitive || !system.leq[a * system.n + b]) return [];
    return shortestWay(neighboursOf(system.n, system.covers), a, b) ?? [];
}

/**
 * Top, bottom and height of an order; none of them where <= is not transitive.
 *
 * @param {number} n
 * @param {Uint8Array} leq
 * @param {boolean} transitive
 * @param {Edge[]} covers
 * @returns {Facts}
 */
export function factsOf(n, leq, transitive, covers) {
    if (!transitive) return { top: UNDEFINED, bottom: UNDEFINED, height: 0 };
    const ids = Array.from({ length: n }, (_, id) => id);
    const above = neighboursOf(n, covers);
    /** @type {Map<number, number>} */
    const heights = new Map();
    /** @param {number} id @returns {number} */
    const heightOf = (id) => {
        const known = heights.get(id);
        if (known !== undefined) return known;
        const height = above[id].reduce((most, to) => Math.max(most, heightOf(to) + 1), 0);
        heights.set(id, height);
        return height;
    };
    return {
        top: ids.find((top) => ids.every((id) => leq[id * n + top])) ?? UNDEFINED,
        bottom: ids.find((bottom) => ids.every((id) => leq[bottom * n + id])) ?? UNDEFINED,
        height: ids.reduce((most, id) => Math.max(most, heightOf(id)), 0),
    };
}
