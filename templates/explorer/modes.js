/* What the cells of the promotion table show in each mode. Pure: no element is made here. */
import { isolated, plainText } from "./dom.js";
import { minimalOf, upperBounds } from "./lattice.js";
import { COST_MARKS, COST_VERBS } from "./costs.js";
import { AMBIGUOUS, COSTS, joinOf } from "./model.js";

/** @import { Mode } from "./state.js" */
/** @import { Dtype, Summary, System } from "./model.js" */

/**
 * What is looked at.
 *
 * @typedef {object} View
 * @property {Mode} mode
 * @property {System} system the one shown, with the edges of "what if"
 * @property {System} before the same without them
 * @property {Summary | null} other the one that the difference is to
 */

/**
 * @typedef {object} CellView
 * @property {string} text
 * @property {string} kind of the result, for its colour; "" where there is none
 * @property {string} mark what happens to an operand, as a sign
 * @property {string} look words for the stylesheet
 * @property {string} label a sentence for those who do not see it
 */

/**
 * "i8 with bf16 gives bf16; i8 rounds".
 * @param {System} system
 * @param {number} a
 * @param {number} b
 */
function cellSentence(system, a, b) {
    const { dtypes, joins, n } = system;
    const value = joins[a * n + b];
    const name = (/** @type {number} */ id) => isolated(dtypes[id].name);
    const pair = `${name(a)} with ${name(b)}`;
    if (value === AMBIGUOUS) return `${pair} is ambiguous`;
    if (value < 0) return `${pair} is undefined`;
    const losers = [...new Set([a, b])].filter((id) => system.costs[id * n + value] > 0);
    const losses = losers.map((id) => `; ${name(id)} ${COST_VERBS[system.costs[id * n + value]]}`);
    return `${pair} gives ${name(value)}${losses.join("")}`;
}

/**
 * The worst that happens to an operand; one that becomes a dtype without values, only if nothing else does.
 * @param {System} system
 * @param {number} a
 * @param {number} b
 */
export function worstCost(system, a, b) {
    const value = joinOf(system, a, b);
    if (value < 0) return 0;
    return Math.max(system.costs[a * system.n + value], system.costs[b * system.n + value]);
}

/**
 * The worst that happens to a strong operand: what a cell is marked by. A weak one has no values of its own to lose.
 * @param {System} system
 * @param {number} a
 * @param {number} b
 */
export function markedCost(system, a, b) {
    const value = joinOf(system, a, b);
    if (value < 0) return 0;
    const costs = [a, b].map((id) => (system.dtypes[id].weak ? 0 : system.costs[id * system.n + value]));
    return Math.max(...costs);
}

/**
 * The result of the counterparts of a and b in another system; null where one of them has none.
 * @param {Summary} other
 * @param {number} a
 * @param {number} b
 */
export function resultIn(other, a, b) {
    const left = other.match ? other.match[a] : a;
    const right = other.match ? other.match[b] : b;
    return left < 0 || right < 0 ? null : joinOf(other, left, right);
}

/**
 * What the other system has in a cell, if it is something else: its dtype or UNDEFINED; null where both agree, or where
 * it has not both dtypes.
 * @param {System} system
 * @param {Summary} other
 * @param {number} a
 * @param {number} b
 */
function differenceAt(system, other, a, b) {
    const there = resultIn(other, a, b);
    if (there === null) return null;
    const here = joinOf(system, a, b);
    const counterpart = here < 0 || !other.match ? here : other.match[here];
    return (here < 0 ? there < 0 : counterpart === there) ? null : there;
}

/**
 * How two results differ, as `joinery diff` tells it.
 * @param {Dtype | null} here
 * @param {Dtype | null} there
 * @param {string} name of the system shown
 * @param {string} other
 */
function differenceWords(here, there, name, other) {
    if (!here) return `${other} alone has a result`;
    if (!there) return `${name} alone has a result`;
    if (here.weak !== there.weak) return `weak in ${here.weak ? name : other} alone`;
    if (!here.bits || !there.bits) return "of unknown width";
    if (here.bits === there.bits) return "of the same width";
    return `wider in ${here.bits > there.bits ? name : other}`;
}

/**
 * The cells in which the two differ, by how they do; the largest group first.
 * @param {System} system
 * @param {Summary} other
 * @returns {{ words: string, cells: [number, number][] }[]}
 */
export function differenceGroups(system, other) {
    /** @type {Map<string, [number, number][]>} */
    const groups = new Map();
    for (let a = 0; a < system.n; a++) {
        for (let b = 0; b < system.n; b++) {
            const there = differenceAt(system, other, a, b);
            if (there === null) continue;
            const here = joinOf(system, a, b);
            const words = differenceWords(
                here < 0 ? null : system.dtypes[here],
                there < 0 ? null : other.dtypes[there],
                system.name,
                other.name,
            );
            groups.set(words, [...(groups.get(words) ?? []), [a, b]]);
        }
    }
    return [...groups].map(([words, cells]) => ({ words, cells })).sort((x, y) => y.cells.length - x.cells.length);
}

/**
 * Why a cell deserves a second look: "undefined", "ambiguous", "resolved", "nothing" (`resolve` says so), "several" (a
 * table's choice between several minimal upper bounds); "" for all others.
 * @param {System} system
 * @param {number} a
 * @param {number} b
 */
export function doubtAt(system, a, b) {
    const { n, joins } = system;
    if (system.resolves.some(([x, y]) => (x === a && y === b) || (x === b && y === a)))
        return joins[a * n + b] < 0 ? "nothing" : "resolved";
    if (joins[a * n + b] === AMBIGUOUS) return "ambiguous";
    if (joins[a * n + b] < 0) return "undefined";
    if (system.form === "graph" || system.leq[a * n + b] || system.leq[b * n + a]) return "";
    return minimalOf(n, system.leq, upperBounds(n, system.leq, [a, b])).length > 1 ? "several" : "";
}

/**
 * @param {Summary} system
 * @param {number} value
 */
export function resultName(system, value) {
    return value < 0 ? "undefined" : isolated(system.dtypes[value].name);
}

/**
 * @param {View} view
 * @param {number} a
 * @param {number} b
 * @returns {CellView}
 */
function plainCell({ system }, a, b) {
    const value = system.joins[a * system.n + b];
    const cost = markedCost(system, a, b);
    const mark = COSTS[cost] === "unknown" ? "" : COST_MARKS[cost];
    const label = cellSentence(system, a, b);
    if (value === AMBIGUOUS) return { text: "??", kind: "", mark, look: "none ambiguous", label };
    if (value < 0) return { text: "\u2013", kind: "", mark, look: "none", label };
    const result = system.dtypes[value];
    return { text: plainText(result.name), kind: result.kind, mark, look: result.weak ? "weak" : "", label };
}

/** @param {View} view @param {number} a @param {number} b @returns {CellView} */
function differenceCell(view, a, b) {
    const cell = plainCell(view, a, b);
    if (!view.other) return cell;
    const there = differenceAt(view.system, view.other, a, b);
    if (there !== null) {
        const label = `${cell.label}; in ${view.other.name} it is ${resultName(view.other, there)}`;
        return { ...cell, look: `${cell.look} differs`, label };
    }
    if (resultIn(view.other, a, b) === null)
        return { ...cell, look: `${cell.look} lacking`, label: `${cell.label}; ${view.other.name} does not have both` };
    return { ...cell, look: `${cell.look} faded`, label: `${cell.label}; the same in ${view.other.name}` };
}

/** @param {View} view @param {number} a @param {number} b @returns {CellView} */
function costCell(view, a, b) {
    const { system } = view;
    const cell = plainCell(view, a, b);
    const value = joinOf(system, a, b);
    if (value < 0) return cell;
    const signs = [a, b].map((id) => COST_MARKS[system.costs[id * system.n + value]] || "\u00b7");
    const worst = worstCost(system, a, b);
    return {
        ...cell,
        text: worst ? signs.join(" ") : "",
        kind: "",
        mark: COST_MARKS[worst],
        look: `cost cost-${COSTS[worst]}`,
    };
}

/** @param {View} view @param {number} a @param {number} b @returns {CellView} */
function ambiguityCell(view, a, b) {
    const cell = plainCell(view, a, b);
    const doubt = doubtAt(view.system, a, b);
    const look = `${cell.look} ${doubt ? `doubt doubt-${doubt}` : "faded"}`;
    const says =
        doubt === "resolved" || doubt === "nothing"
            ? "; settled by resolve"
            : doubt === "several"
              ? "; several upper bounds are minimal"
              : "";
    return { ...cell, mark: "", look, label: cell.label + says };
}

/** @param {View} view @param {number} a @param {number} b @returns {CellView} */
function whatIfCell(view, a, b) {
    const cell = plainCell(view, a, b);
    if (view.system === view.before) return cell;
    const at = a * view.system.n + b;
    if (view.system.joins[at] === view.before.joins[at]) return { ...cell, look: `${cell.look} faded` };
    const was = resultName(view.before, view.before.joins[at]);
    return { ...cell, look: `${cell.look} differs`, label: `${cell.label}; before, it was ${was}` };
}

/**
 * What a cell shows.
 * @param {View} view
 * @param {number} a
 * @param {number} b
 * @returns {CellView}
 */
export function cellView(view, a, b) {
    switch (view.mode) {
        case "difference":
            return differenceCell(view, a, b);
        case "cost":
            return costCell(view, a, b);
        case "ambiguity":
            return ambiguityCell(view, a, b);
        case "whatif":
            return whatIfCell(view, a, b);
        default:
            return plainCell(view, a, b);
    }
}

/**
 * The counterpart of each dtype in another system: by name, then by format, a weak one only with a weak one; -1: none.
 * @param {Summary} system
 * @param {Summary} other
 */
export function matchDtypes(system, other) {
    const taken = new Set();
    /** @type {number[]} */
    const match = Array(system.n).fill(-1);
    for (const key of [(/** @type {Dtype} */ d) => d.name, (/** @type {Dtype} */ d) => d.format]) {
        for (let a = 0; a < system.n; a++) {
            const wanted = key(system.dtypes[a]);
            if (match[a] >= 0 || !wanted) continue;
            const weak = system.dtypes[a].weak;
            match[a] = other.dtypes.findIndex((d, b) => key(d) === wanted && d.weak === weak && !taken.has(b));
            taken.add(match[a]);
        }
    }
    return match;
}
