/** What dtypes promote to (specs/reference.md, "Three and more dtypes"), and what else they could give. */
import { UNDEFINED, joinOf } from "./model.js";
import { minimalOf, upperBounds } from "./lattice.js";

/** @import { Promotion, Summary } from "./model.js" */

/** More operands than these are not tried in every bracketing, or in every order; nor are more cells looked up. */
const BRACKETED_MAX = 32;
const ORDERED_MAX = 12;
const LOOKUPS_MAX = 20000000;

/**
 * The join from left to right.
 *
 * @param {Summary | Promotion} system
 * @param {number[]} ids
 */
function foldOf(system, ids) {
    return ids.slice(1).reduce((value, id) => joinOf(system, value, id), ids[0] ?? UNDEFINED);
}

/**
 * What the dtypes promote to by the rule of the system; UNDEFINED where there is no result.
 *
 * @param {Promotion} system
 * @param {number[]} ids
 */
export function promote(system, ids) {
    if (ids.length <= 2 || system.nary === "fold") return foldOf(system, ids);
    const set = [...new Set(ids)];
    if (set.length <= 2) return joinOf(system, set[0], set[set.length - 1]);
    const minimal = minimalOf(system.n, system.leq, upperBounds(system.n, system.leq, set));
    return minimal.length > 1
        ? foldOf(
              system,
              set.sort((a, b) => a - b),
          )
        : (minimal[0] ?? UNDEFINED);
}

/**
 * One way to bracket some of the operands: a single one, or two ways whose values are combined.
 *
 * @typedef {{ value: number, operand: number } | { value: number, left: Bracketing, right: Bracketing }} Bracketing
 */

/**
 * @typedef {object} Bracketings
 * @property {Bracketing[]} results one for each distinct value; the first is the fold from left to right
 * @property {boolean} every_bracketing whether every bracketing of the operands as they stand was tried
 * @property {boolean} every_order and every bracketing of every permutation of them
 */

/**
 * Every value of the operands, as generator/report/bracketing.c finds them: each is the first way to get it.
 *
 * @param {Summary | Promotion} system
 * @param {number[]} ids at least one
 * @returns {Bracketings}
 */
export function bracketingsOf(system, ids) {
    let lookups = 0;
    const single = ids.map((id) => [/** @type {Bracketing} */ ({ value: id, operand: id })]);
    /** @type {Bracketing[]} */
    const results = [];
    /** @param {Bracketing[]} sum @param {Bracketing[]} left @param {Bracketing[]} right */
    const addJoins = (sum, left, right) => {
        for (const one of left) {
            for (const other of right) {
                if (lookups++ >= LOOKUPS_MAX) return;
                const value = joinOf(system, one.value, other.value);
                if (!sum.some((way) => way.value === value)) sum.push({ value, left: one, right: other });
            }
        }
    };
    /** @param {Bracketing[]} ways */
    const addResults = (ways) =>
        ways.forEach((way) => results.some((result) => result.value === way.value) || results.push(way));

    let folded = single[0];
    for (const next of single.slice(1)) {
        /** @type {Bracketing[]} */
        const sum = [];
        addJoins(sum, folded, next);
        folded = sum;
    }
    addResults(folded);
    const every_bracketing = ids.length <= BRACKETED_MAX;
    if (every_bracketing) addResults(bracketIntervals(single, addJoins));
    const every_order = ids.length <= ORDERED_MAX && lookups < LOOKUPS_MAX;
    if (every_order) addResults(bracketSubsets(single, addJoins));
    return {
        results,
        every_bracketing: every_bracketing && (every_order || lookups < LOOKUPS_MAX),
        every_order: every_order && lookups < LOOKUPS_MAX,
    };
}

/** @typedef {(sum: Bracketing[], left: Bracketing[], right: Bracketing[]) => void} AddJoins */

/**
 * Every bracketing of the operands as they stand: parts are intervals, short ones first.
 *
 * @param {Bracketing[][]} single
 * @param {AddJoins} addJoins
 */
function bracketIntervals(single, addJoins) {
    const count = single.length;
    /** @type {Bracketing[][]} */
    const parts = [];
    single.forEach((way, at) => (parts[at * count + at] = way));
    for (let length = 2; length <= count; length++) {
        for (let first = 0; first + length <= count; first++) {
            const last = first + length - 1;
            /** @type {Bracketing[]} */
            const sum = (parts[first * count + last] = []);
            for (let split = last; split > first; split--)
                addJoins(sum, parts[first * count + split - 1], parts[split * count + last]);
        }
    }
    return parts[count - 1];
}

/**
 * Every order and bracketing: parts are subsets, the bits of a mask; the highest bit is the first operand.
 *
 * @param {Bracketing[][]} single
 * @param {AddJoins} addJoins
 */
function bracketSubsets(single, addJoins) {
    const all = (1 << single.length) - 1;
    /** @type {Bracketing[][]} */
    const parts = [];
    single.forEach((way, at) => (parts[1 << (single.length - 1 - at)] = way));
    for (let mask = 1; mask <= all; mask++) {
        if ((mask & (mask - 1)) === 0) continue;
        /** @type {Bracketing[]} */
        const sum = (parts[mask] = []);
        for (let left = (mask - 1) & mask; left; left = (left - 1) & mask)
            addJoins(sum, parts[left], parts[mask & ~left]);
    }
    return parts[all];
}

/**
 * A bracketing in words: "i8 v (u8 v f16)".
 *
 * @param {Summary | Promotion} system
 * @param {Bracketing} way
 * @param {boolean} [inside] in brackets, where it has more than one operand
 * @returns {string}
 */
export function bracketingText(system, way, inside = false) {
    if ("operand" in way) return system.dtypes[way.operand].name;
    const text = `${bracketingText(system, way.left, true)} v ${bracketingText(system, way.right, true)}`;
    return inside ? `(${text})` : text;
}

/**
 * What other orders and bracketings of pairwise joins give, where that is not what the dtypes promote to: each such
 * result, UNDEFINED among them, with one way to get it.
 *
 * @param {Promotion} system
 * @param {number[]} ids
 * @returns {{ result: number, expression: string }[]}
 */
export function otherResults(system, ids) {
    if (ids.length < 2) return [];
    const given = promote(system, ids);
    return bracketingsOf(system, ids)
        .results.filter((way) => way.value !== given)
        .map((way) => ({ result: way.value, expression: bracketingText(system, way) }));
}
