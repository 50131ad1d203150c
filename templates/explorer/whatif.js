/** What one more edge, or one less, would do to a system. */
import { joinOf } from "./model.js";
import { pathUp } from "./lattice.js";
import { makeSystem } from "./system.js";

/** @import { Edge, System } from "./model.js" */

/**
 * @typedef {object} WhatIf
 * @property {System | null} system what becomes of it; null where the edit cannot be made, or changes nothing
 * @property {number[] | null} cycle the dtypes of the cycle that the edge would close, from its start on
 * @property {number[] | null} follows the way up that makes the edge redundant
 * @property {string | null} why a sentence that says why there is no system
 * @property {[number, number, number, number][]} changed ordered cells: a, b, the result before and after
 * @property {string[]} broken names of the laws that held before, and do not after
 * @property {string[]} mended names of the laws that did not hold before, and do after
 */

/**
 * @param {System} before
 * @param {System} after
 * @returns {WhatIf}
 */
function difference(before, after) {
    const n = before.n;
    /** @type {[number, number, number, number][]} */
    const changed = [];
    for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++)
            if (joinOf(before, a, b) !== joinOf(after, a, b))
                changed.push([a, b, joinOf(before, a, b), joinOf(after, a, b)]);
    const turned = (/** @type {boolean} */ held) =>
        before.laws
            .filter((law, at) => (law.holds === true) === held && (after.laws[at].holds === true) !== held)
            .map((law) => law.name);
    return {
        system: after,
        cycle: null,
        follows: null,
        why: null,
        changed,
        broken: turned(true),
        mended: turned(false),
    };
}

/**
 * @param {string} why
 * @param {{ cycle?: number[], follows?: number[] }} [because]
 * @returns {WhatIf}
 */
function impossible(why, { cycle, follows } = {}) {
    return { system: null, cycle: cycle ?? null, follows: follows ?? null, why, changed: [], broken: [], mended: [] };
}

/**
 * The system with other edges or cells.
 *
 * @param {System} system
 * @param {{ edges?: Edge[], joins?: Int32Array }} parts
 */
function edited(system, parts) {
    const says = new Map(system.laws.map((law) => [law.name, law.says]));
    return difference(system, makeSystem({ ...system, ...parts }, says));
}

/**
 * What becomes of the system by an edge from a to b: that a promotes to b. In a graph everything that follows from it
 * follows, and `resolve` stays. A table has no edges: there it sets the two cells of the pair to b, which is what
 * a <= b means in a table, and nothing else.
 *
 * @param {System} system
 * @param {number} a
 * @param {number} b
 * @returns {WhatIf}
 */
export function withEdge(system, a, b) {
    const { n, leq, dtypes } = system;
    const [from, to] = [dtypes[a].name, dtypes[b].name];
    if (a === b) return impossible(`An edge from ${from} to itself says nothing.`, { cycle: [a] });
    if (leq[b * n + a]) {
        const back = pathUp(system, b, a);
        const cycle = [a, ...(back.length ? back : [b, a])];
        const names = cycle.map((id) => dtypes[id].name).join(" -> ");
        return impossible(`${from} -> ${to} would close a cycle: ${names}.`, { cycle: cycle.slice(0, -1) });
    }
    if (leq[a * n + b]) {
        const way = pathUp(system, a, b);
        const names = way.length > 2 ? `, by ${way.map((id) => dtypes[id].name).join(" -> ")}` : "";
        return impossible(`${from} promotes to ${to} already${names}.`, { follows: way.length ? way : [a, b] });
    }
    if (system.edges) return edited(system, { edges: [...system.edges, [a, b]] });
    const joins = system.joins.slice();
    joins[a * n + b] = joins[b * n + a] = b;
    return edited(system, { joins });
}

/**
 * What becomes of a graph without its edge from a to b.
 *
 * @param {System} system
 * @param {number} a
 * @param {number} b
 * @returns {WhatIf}
 */
export function withoutEdge(system, a, b) {
    const kept = system.edges?.filter(([from, to]) => from !== a || to !== b);
    if (!system.edges || !kept) return impossible(`${system.name} is a table, and has no edges to take out.`);
    if (kept.length < system.edges.length) return edited(system, { edges: kept });
    return impossible(`${system.name} has no edge from ${system.dtypes[a].name} to ${system.dtypes[b].name}.`);
}
