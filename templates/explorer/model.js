/**
 * What the page knows: the types that its modules share, and the way to them from the page data, which
 * `joinery explore` writes. Dtypes are ids, 0 to n - 1 in the order of the spec; a table of n x n is one array, row
 * by row.
 */

import { foldedName } from "./known.js";

/** @typedef {[number, number]} Edge from <= to: the one promotes to the other */
/** @typedef {[number, number, number]} Resolve a, b and the dtype that the spec says they promote to; -1: undefined */

/**
 * @typedef {object} Dtype
 * @property {string} name
 * @property {string | null} title the spec's own words
 * @property {string} says what it is, in plain words
 * @property {string[]} aliases
 * @property {string | null} format the well-known dtype that it is, or stands for
 * @property {string} kind bool, int, uint, float, complex, fixed, opaque or abstract
 * @property {number} bits 0 where they are not known
 * @property {boolean} weak
 * @property {string} [definition] what a spec says after its name: `kind = "int", bits = 128`; only of a pasted table
 */

/**
 * What is known of every system, also of those that the one shown is compared with.
 *
 * @typedef {object} Summary
 * @property {string} name
 * @property {string | null} title
 * @property {string | null} source
 * @property {string | null} note
 * @property {string} argument as the user named it; a spec that extends it must say this, if it is not -
 * @property {boolean} installed
 * @property {"graph" | "table"} form
 * @property {string} class lattice, join-semilattice, partial-lattice or table
 * @property {"fold" | "bound"} nary the rule for three dtypes and more
 * @property {Dtype[]} dtypes
 * @property {number} n how many there are
 * @property {Int32Array} joins n x n: a dtype, UNDEFINED or AMBIGUOUS
 * @property {number[] | null} match by dtype of the system shown: its counterpart here, or -1; null for that system
 */

/**
 * What laws are judged of.
 *
 * @typedef {object} Promotion
 * @property {"graph" | "table"} form
 * @property {"fold" | "bound"} nary
 * @property {Dtype[]} dtypes
 * @property {number} n
 * @property {Int32Array} joins
 * @property {Edge[] | null} edges as the spec draws them; null in a table
 * @property {Resolve[]} resolves
 * @property {Uint8Array} leq n x n: 1 where a <= b
 * @property {boolean} transitive
 * @property {Edge[]} covers the edges of the Hasse diagram, by (from, to); none where <= is not transitive
 * @property {Uint8Array} costs n x n, from a dtype to another: an index of COSTS
 * @property {string[]} required names of the laws that must hold
 */

/**
 * @typedef {object} Judgement
 * @property {Facts} facts
 * @property {LawResult[]} laws
 * @property {Verdict} verdict
 * @property {Drawing | null} drawing Graphviz's layout, if the page was made with it
 */

/**
 * A system that is shown. It is not changed: what an edit makes of it is another one.
 *
 * @typedef {Summary & Promotion & Judgement} System
 */

/**
 * @typedef {object} Facts
 * @property {number} top the dtype above all others, or -1
 * @property {number} bottom the dtype below all others, or -1
 * @property {number} height the edges of the longest chain
 */

/**
 * One failure of a law: ids, UNDEFINED where there is no dtype. `left` and `right` as in generator/lattice/law.h.
 *
 * @typedef {object} Witness
 * @property {number} a
 * @property {number} b
 * @property {number} c
 * @property {number} left
 * @property {number} right
 * @property {number[]} [bounds] of uniqueness: the minimal upper bounds of a and b
 */

/**
 * @typedef {object} LawResult
 * @property {string} name
 * @property {string} says what it demands
 * @property {boolean} required
 * @property {boolean | null} holds null: not decided
 * @property {number | null} failures null: not counted
 * @property {number} cases
 * @property {string} unit what cases and failures are counted in
 * @property {Witness | null} witness the first failure
 * @property {string | null} sentence the same in words
 * @property {number} [gaps] of associativity, where it was judged here: triples with one side defined
 */

/**
 * @typedef {object} Verdict
 * @property {Matter[]} wrong the worst first: what is wrong, and what could not be judged
 * @property {string} right one sentence or a few on what is as it should be; may be empty
 */

/**
 * @typedef {object} Matter
 * @property {string} matter operand-order, bracketing, loss, wider or undefined
 * @property {string} wrong "The result depends on bracketing"
 * @property {boolean} known whether it could be judged
 * @property {boolean} at_least whether there may be more than `count`
 * @property {number} count
 * @property {number} cases
 * @property {string} unit
 * @property {Group[]} groups
 */

/**
 * Failures of one rule over several widths.
 *
 * @typedef {object} Group
 * @property {string} words which dtypes it is about
 * @property {string | null} sort what happens: "overflow", "no upper bound"; null where a matter has one sort of groups
 * @property {number} count
 * @property {string} example
 * @property {number[]} operands the two or three that are promoted in the example
 * @property {number[]} dtypes every dtype that the example names, in its order
 */

/**
 * A layout: y grows downward, and the top dtype is at the top.
 *
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {{ members: number[], x: number, y: number, width: number, height: number }[]} nodes x and y of the centre
 * @property {{ from: number, to: number, points: [number, number][] }[]} edges by the index of nodes; the control
 *     points of cubic Bezier curves, from the lower node to the upper one
 */

/** @typedef {{ folded: Layout, open: Layout }} Drawing */

/**
 * The well-known dtypes, for tables that are pasted.
 *
 * @typedef {object} Known
 * @property {Dtype[]} dtypes
 * @property {Map<string, number>} names every name that `joinery import` knows, in its folded form; see known.js
 * @property {Uint8Array} costs as in a system
 * @property {Map<string, string>} says what each law demands, by its name
 */

/**
 * @typedef {object} Page
 * @property {string} joinery the version
 * @property {System} system the one that is shown: systems[0]
 * @property {Summary[]} systems
 * @property {number} against the index of the system to begin the difference with; 0: none
 * @property {Known} known
 */

/** The value of a cell without a result. */
export const UNDEFINED = -1;
/** The value of a cell without a result, because there are two or more minimal upper bounds. */
export const AMBIGUOUS = -2;

/** What can happen to a value on the way from one dtype to another, from best to worst; costs are indices of this. */
export const COSTS = ["exact", "rounds", "overflows", "drops", "unknown"];
export const EXACT = 0;
export const OVERFLOWS = 2;
export const DROPS = 3;
export const UNKNOWN = 4;

/**
 * The dtype that a and b promote to, UNDEFINED for whatever reason there is none.
 *
 * @param {{ n: number, joins: Int32Array }} system
 * @param {number} a
 * @param {number} b
 */
export function joinOf(system, a, b) {
    return a < 0 || b < 0 ? UNDEFINED : Math.max(UNDEFINED, system.joins[a * system.n + b]);
}

/**
 * The dtype of that name or alias, or -1.
 *
 * @param {Summary} system
 * @param {string} name
 */
export function dtypeNamed(system, name) {
    return system.dtypes.findIndex((dtype) => dtype.name === name || dtype.aliases.includes(name));
}

/**
 * Rows of digits as one array.
 *
 * @param {string[]} rows
 */
function decodeDigits(rows) {
    return Uint8Array.from(rows.join(""), Number);
}

/** @param {any} data @returns {Summary} */
function decodeSummary(data) {
    return { ...data, n: data.dtypes.length, joins: Int32Array.from(data.joins.flat()), match: data.match ?? null };
}

/** @param {any} data @returns {System} */
function decodeSystem(data) {
    return {
        ...decodeSummary(data),
        edges: data.edges,
        resolves: data.resolve,
        leq: decodeDigits(data.order),
        transitive: data.transitive,
        covers: data.covers,
        costs: decodeDigits(data.costs),
        required: data.required,
        facts: data.facts,
        laws: data.laws,
        verdict: { wrong: data.verdict, right: data.right },
        drawing: data.drawing,
    };
}

/**
 * Names in their folded form; of two that are the same then, the first counts.
 *
 * @param {[string, number][]} names
 */
function decodeNames(names) {
    return new Map(names.map(([name, dtype]) => /** @type {[string, number]} */ ([foldedName(name), dtype])).reverse());
}

/**
 * Decodes the page data.
 *
 * @param {any} data what JSON.parse gives of the data element
 * @returns {Page}
 */
export function decodePage(data) {
    const system = decodeSystem(data.systems[0]);
    return {
        joinery: data.joinery,
        system,
        systems: [system, ...data.systems.slice(1).map(decodeSummary)],
        against: data.against,
        known: {
            dtypes: data.known.dtypes,
            names: decodeNames(data.known.names),
            costs: decodeDigits(data.known.costs),
            says: new Map(system.laws.map((law) => [law.name, law.says])),
        },
    };
}
