/* What the cells of the promotion table show in each mode. Pure: no element is made here. */
import { isolated, plainText } from "./dom.js";
import { COST_MARKS, verbOf } from "./costs.js";
import { AMBIGUOUS, COSTS, dtypeNamed, joinOf } from "./model.js";

/** @import { Mode } from "./state.js" */
/** @import { System } from "./model.js" */

/**
 * What is looked at.
 *
 * @typedef {object} View
 * @property {Mode} mode
 * @property {System} system the one shown
 * @property {System | null} before what it was before it was edited; null: it was not
 * @property {Difference | null} other the spec that the difference is to
 */

/**
 * What `diff --format json` says, with dtypes as numbers.
 *
 * @typedef {object} Difference
 * @property {string} name of the other spec
 * @property {Map<number, { right: string | null, how: string }>} cells a * n + b of those that differ, and what is there
 * @property {Set<number>} lacking dtypes that the other has not
 * @property {number} theirs how many only the other has
 */

/**
 * @typedef {object} CellView
 * @property {string} text of two lines, where two systems differ
 * @property {string} kind of the result, for its colour; "" where there is none
 * @property {string} mark what happens to an operand, as a sign
 * @property {string} look words for the stylesheet
 * @property {string} label a sentence for those who do not see it
 */

/**
 * What `diff --format json` says of the system shown.
 * @param {System} system
 * @param {any} data
 * @returns {Difference}
 */
export function decodeDifference(system, { right, only_left, only_right, differences }) {
    const id = (/** @type {string} */ name) => dtypeNamed(system, name);
    return {
        name: right,
        cells: new Map(differences.map((/** @type {any} */ at) => [id(at.a) * system.n + id(at.b), { right: at.right, how: at.how }])),
        lacking: new Set(only_left.map(id)),
        theirs: only_right.length,
    };
}

/** The name of a dtype as the page shows it. @param {View} view @param {number} id */
export function shownName({ system }, id) {
    return system.names[id];
}

/**
 * "i8 with bf16 gives bf16; i8 rounds". @param {System} system @param {number} a @param {number} b
 * @param {string} elsewhere what another system gives, after the result as in the cell
 */
function cellSentence(system, a, b, elsewhere = "") {
    const { names, joins, n } = system;
    const value = joins[a * n + b];
    const name = (/** @type {number} */ id) => isolated(names[id]);
    const pair = `${name(a)} with ${name(b)}`;
    if (value === AMBIGUOUS) return `${pair} is ambiguous${elsewhere}`;
    if (value < 0) return `${pair} is undefined${elsewhere}`;
    const losers = [...new Set([a, b])].filter((id) => system.costs[id * n + value] > 0);
    const losses = losers.map((id) => `; ${name(id)} ${verbOf(system.losses[id * n + value])}`);
    return `${pair} gives ${name(value)}${elsewhere}${losses.join("")}`;
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
 * Why a cell deserves a second look: "undefined", "ambiguous", "resolved", "nothing" (`resolve` says so), "several" (a
 * table's choice between several minimal upper bounds); "" for all others.
 * @param {System} system
 * @param {number} a
 * @param {number} b
 */
export function doubtAt({ n, joins, resolved, several, form }, a, b) {
    const at = a * n + b;
    if (resolved.has(at)) return joins[at] < 0 ? "nothing" : "resolved";
    if (joins[at] === AMBIGUOUS) return "ambiguous";
    if (joins[at] < 0) return "undefined";
    return form === "table" && several.has(at) ? "several" : "";
}

/** @param {System} system @param {number} value */
export function resultName(system, value) {
    return value < 0 ? "undefined" : isolated(system.names[value]);
}

/** @param {View} view @param {number} a @param {number} b @returns {CellView} */
function plainCell(view, a, b) {
    const { system } = view;
    const value = system.joins[a * system.n + b];
    const cost = markedCost(system, a, b);
    const mark = COSTS[cost] === "unknown" ? "" : COST_MARKS[cost];
    const label = cellSentence(system, a, b);
    if (value === AMBIGUOUS) return { text: "??", kind: "", mark, look: "none ambiguous", label };
    if (value < 0) return { text: "\u2013", kind: "", mark, look: "none", label };
    const result = system.dtypes[value];
    return { text: shownName(view, value), kind: result.kind, mark, look: result.weak ? "weak" : "", label };
}

/** @param {View} view @param {number} a @param {number} b @returns {CellView} */
function differenceCell(view, a, b) {
    const cell = plainCell(view, a, b);
    const { other, system } = view;
    if (!other) return cell;
    const there = other.cells.get(a * system.n + b);
    const name = plainText(other.name);
    if (there) {
        const known = dtypeNamed(system, there.right);
        const right = known >= 0 ? shownName(view, known) : there.right === null ? "\u2013" : plainText(there.right);
        const elsewhere = known >= 0 || there.right === null ? resultName(system, known) : isolated(there.right);
        const label = cellSentence(system, a, b, `; ${elsewhere} in ${name}`);
        return { ...cell, text: `${cell.text}\n${right}`, look: `${cell.look} differs`, label };
    }
    if (other.lacking.has(a) || other.lacking.has(b))
        return { ...cell, look: `${cell.look} lacking`, label: `${cell.label}; ${name} does not have both` };
    const label = `${cell.label}; the same in ${name}`;
    return { ...cell, look: other.cells.size ? `${cell.look} faded` : cell.look, label };
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

/**
 * What was in a cell before the edits, if it was something else; null where it is the same, or where there was no such cell.
 * @param {View} view
 * @param {number} a
 * @param {number} b
 */
export function changeAt({ system, before }, a, b) {
    if (!before) return null;
    const [x, y] = [a, b].map((id) => dtypeNamed(before, system.dtypes[id].name));
    if (x < 0 || y < 0) return null;
    const [is, was] = [resultName(system, joinOf(system, a, b)), resultName(before, joinOf(before, x, y))];
    return is === was ? null : was;
}

/**
 * What a cell shows. One that edits have changed says so in every mode.
 * @param {View} view
 * @param {number} a
 * @param {number} b
 * @returns {CellView}
 */
export function cellView(view, a, b) {
    const cells = { result: plainCell, difference: differenceCell, cost: costCell, ambiguity: ambiguityCell };
    const cell = cells[view.mode](view, a, b);
    const was = changeAt(view, a, b);
    return was === null ? cell : { ...cell, look: `${cell.look} changed`, label: `${cell.label}; before the edits, it was ${was}` };
}
