/**
 * A spec as the page shows it: what `joinery explore --format json` says, with dtypes as numbers, from 0 in the order of the
 * spec. A table of n x n is one array, row by row.
 */

import { plainText } from "./dom.js";

/** @typedef {[number, number]} Pair */

/**
 * @typedef {object} Dtype
 * @property {string} name
 * @property {string | null} title the spec's own words
 * @property {string} says what it is, in plain words
 * @property {string[]} aliases
 * @property {string | null} format the well-known dtype that it is, or stands for
 * @property {string} kind bool, int, uint, float, complex, fixed, opaque or abstract
 * @property {number} bits 0 where they are not known
 * @property {number} [exponent] of floats and of the parts of complex dtypes: its bits
 * @property {number} [mantissa]
 * @property {boolean} weak
 */

/**
 * Failures of one rule over several widths: an item of `verdict` in `check --format json`.
 *
 * @typedef {object} Group
 * @property {string} matter operand-order, bracketing, loss, wider or undefined
 * @property {string} wrong "The result depends on bracketing"
 * @property {string} kinds which dtypes it is about
 * @property {string | null} sort what happens: "overflow", "no upper bound"
 * @property {number} count
 * @property {number} total of the matter
 * @property {number} cases
 * @property {string} unit
 * @property {string} example
 * @property {string[]} dtypes of the example: a pair or a triple
 * @property {string[]} names every dtype that the example names
 */

/** @typedef {{ required: boolean, holds: boolean | null, failures: number | null }} Law */

/**
 * @typedef {object} System
 * @property {string} name
 * @property {string | null} title
 * @property {string | null} source
 * @property {string | null} note
 * @property {"graph" | "table"} form
 * @property {string} nary the rule for three dtypes and more
 * @property {string} class lattice, join-semilattice, partial-lattice or table
 * @property {Dtype[]} dtypes
 * @property {number} n how many there are
 * @property {string[]} names what the page calls them: namesOf()
 * @property {Map<string, number>} ids by name and alias
 * @property {Int32Array} joins n x n: a dtype, UNDEFINED or AMBIGUOUS
 * @property {Set<number>} several a * n + b of the pairs with several minimal upper bounds
 * @property {Pair[] | null} edges as the spec draws them; null in a table
 * @property {Set<number>} resolved a * n + b of the pairs that `resolve` settles, in both orders
 * @property {{ hub: string, others: string[], result: string | null }[]} settled the same in few lines
 * @property {Pair[]} covers the edges of the Hasse diagram
 * @property {boolean} transitive
 * @property {Uint8Array} costs n x n, from a dtype to another: an index of COSTS
 * @property {Uint8Array} losses the same, as bits (costs.js)
 * @property {{ folded: string | null, open: string } | null} drawing the diagram as SVG
 * @property {string} is "A lattice: order and bracketing never matter."; "" if one of them matters
 * @property {Group[]} verdict
 * @property {string[]} unknown what could not be judged, as sentences
 * @property {string} right what else is not wrong
 * @property {{ [name: string]: Law }} laws
 */

/** The value of a cell without a result. */
export const UNDEFINED = -1;
/** The value of a cell without a result, because there are two or more minimal upper bounds. */
export const AMBIGUOUS = -2;

/** What can happen to a value on the way from one dtype to another, from best to worst; costs are indices of this. */
export const COSTS = ["exact", "rounds", "overflows", "drops", "unknown"];

/**
 * The dtype that a and b promote to, UNDEFINED for whatever reason there is none.
 * @param {System} system
 * @param {number} a
 * @param {number} b
 */
export function joinOf(system, a, b) {
    return Math.max(UNDEFINED, system.joins[a * system.n + b]);
}

/** The dtype of that name or alias, or -1. @param {System} system @param {string | null} name */
export function dtypeNamed(system, name) {
    return name === null ? UNDEFINED : (system.ids.get(name) ?? UNDEFINED);
}

/** By the letters of a format, how libraries write them out. @type {Record<string, string>} */
const WRITTEN_OUT = { i: "int", u: "uint", f: "float", bf: "bfloat", c: "complex" };

/** @param {Dtype} dtype @param {"int8" | "i8"} form */
function nameIn({ name, format, weak }, form) {
    if (weak || !format) return plainText(name);
    if (form === "i8") return format;
    const [, letters, rest] = /^([a-z]+)([0-9].*)$/.exec(format) ?? [];
    return format === "b" ? "bool" : letters in WRITTEN_OUT ? WRITTEN_OUT[letters] + rest : plainText(name);
}

/**
 * What dtypes are called in that form; as the spec does, where `form` is null or two would have the same name.
 * @param {Dtype[]} dtypes @param {"int8" | "i8" | null} form
 */
export function namesOf(dtypes, form) {
    const own = dtypes.map(({ name }) => plainText(name));
    const names = form ? dtypes.map((dtype) => nameIn(dtype, form)) : own;
    return names.map((name, id) => (names.indexOf(name) === names.lastIndexOf(name) ? name : own[id]));
}

/** A sentence of the program, with dtypes by the names of the page. @param {System} system @param {string} text */
export function renamed({ dtypes, names, ids }, text) {
    return text.replace(/[\p{L}\d_*]+/gu, (word) => (dtypes[ids.get(word) ?? -1]?.name === word ? names[ids.get(word) ?? 0] : word));
}

/** Decodes what `explore --format json` says of a spec. @param {any} data @returns {System} */
export function decodeSystem({ graph, table, check }) {
    const { dtypes } = graph;
    const n = dtypes.length;
    /** @type {Map<string, number>} */
    const ids = new Map();
    for (const name of ["aliases", "name"])
        dtypes.forEach((/** @type {any} */ dtype, /** @type {number} */ id) => [dtype[name]].flat().forEach((each) => ids.set(each, id)));
    const idOf = (/** @type {string | null} */ name) => (name === null ? UNDEFINED : (ids.get(name) ?? UNDEFINED));
    const pairs = (/** @type {[string, string][]} */ named) => named.map(([a, b]) => /** @type {Pair} */ ([idOf(a), idOf(b)]));
    const at = (/** @type {Pair} */ [a, b]) => a * n + b;
    const several = new Set(pairs(table.several).map(at));
    const joins = Int32Array.from(table.table.flat(), idOf);
    for (const pair of several) if (joins[pair] === UNDEFINED) joins[pair] = AMBIGUOUS;
    const resolved = pairs(graph.resolve);
    return {
        ...graph,
        name: graph.spec,
        class: check.class,
        n,
        names: namesOf(dtypes, null),
        ids,
        joins,
        several,
        edges: graph.edges && pairs(graph.edges),
        resolved: new Set(resolved.flatMap(([a, b]) => [at([a, b]), at([b, a])])),
        covers: pairs(graph.covers),
        costs: Uint8Array.from(graph.costs.join(""), Number),
        losses: Uint8Array.from(graph.losses.join("").match(/../g) ?? [], (bits) => parseInt(bits, 16)),
        is: check.is,
        verdict: check.verdict,
        unknown: check.unknown.map((/** @type {any} */ each) => each.wrong),
        right: check.right,
        laws: check.laws,
    };
}
