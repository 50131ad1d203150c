/* What stands above and below the table: the modes, what the chosen one says as a whole, and the legend. */
import { addTo, counted, element, fill } from "./dom.js";
import { COST_MARKS, COST_MEANINGS } from "./costs.js";
import { COSTS } from "./model.js";
import { differenceGroups, doubtAt, markedCost, resultIn, worstCost } from "./modes.js";
import { whatIfBar } from "./whatif_bar.js";

/** @import { Mode } from "./state.js" */
/** @import { View } from "./modes.js" */
/** @import { Summary, System } from "./model.js" */
/** @import { Trial } from "./whatif_bar.js" */

/** @typedef {[number, number][]} Cells */

/** @type {{ mode: Mode, name: string }[]} */
const MODE_NAMES = [
    { mode: "result", name: "Result" },
    { mode: "difference", name: "Difference" },
    { mode: "cost", name: "Cost" },
    { mode: "ambiguity", name: "Ambiguity" },
    { mode: "whatif", name: "What if" },
];

const KIND_NAMES = new Map([
    ["bool", "bool"],
    ["uint", "unsigned"],
    ["int", "signed"],
    ["float", "float"],
    ["complex", "complex"],
    ["fixed", "fixed point"],
    ["opaque", "opaque"],
    ["abstract", "abstract"],
]);

/** What is doubtful about cells, and how the ambiguity mode calls it. */
const DOUBTS = [
    { doubt: "ambiguous", words: "ambiguous: several minimal upper bounds" },
    { doubt: "undefined", words: "undefined" },
    { doubt: "resolved", words: "settled by resolve" },
    { doubt: "nothing", words: "left undefined by resolve" },
    { doubt: "several", words: "the table\u2019s choice of several minimal upper bounds" },
];

/**
 * @param {Element} container
 * @param {Mode} mode
 */
export function showModes(container, mode) {
    if (!container.childElementCount) {
        const buttons = MODE_NAMES.map((each) =>
            element("button", { type: "button", "data-mode": each.mode }, each.name),
        );
        fill(container, ...buttons);
    }
    for (const button of container.children)
        button.setAttribute("aria-pressed", String(button.getAttribute("data-mode") === mode));
}

/**
 * A button that lights cells.
 * @param {number} at index among the buttons of the bar
 * @param {Cells} cells
 * @param {string} words
 * @param {string} [sign]
 */
function cellsButton(at, cells, words, sign = "") {
    return element(
        "button",
        { type: "button", class: "count", "data-cells": at, "aria-pressed": "false" },
        sign && element("span", { class: "sign", "aria-hidden": "true" }, sign),
        element("b", {}, cells.length.toLocaleString("en")),
        ` ${words}`,
    );
}

/**
 * @param {System} system
 * @param {(a: number, b: number) => boolean} wanted
 * @returns {Cells}
 */
function cellsWhere(system, wanted) {
    /** @type {Cells} */
    const cells = [];
    for (let a = 0; a < system.n; a++) for (let b = 0; b < system.n; b++) if (wanted(a, b)) cells.push([a, b]);
    return cells;
}

/**
 * @param {View} view
 * @param {Summary[]} systems those to choose from
 */
function differenceBar({ system, other }, systems) {
    const select = element("select", { id: "against" });
    systems.forEach((each, i) => {
        const text = each.title && each.title !== each.name ? `${each.name}: ${each.title}` : each.name;
        addTo(
            select,
            element(
                "option",
                { value: i, selected: each === other },
                text.length > 60 ? `${text.slice(0, 59)}\u2026` : text,
            ),
        );
    });
    const row = [element("label", { for: "against" }, "against ", select)];
    if (!other) return { row, groups: [] };
    const shared = cellsWhere(system, (a, b) => resultIn(other, a, b) !== null).length;
    const found = differenceGroups(system, other);
    const all = found.reduce((sum, group) => sum + group.cells.length, 0);
    const lacks = system.dtypes.filter((_, a) => other.match && other.match[a] < 0).length;
    const theirs = other.n - (system.n - lacks);
    const only = [
        lacks && `${counted(lacks, "dtype")} here alone`,
        theirs && `${counted(theirs, "dtype")} there alone`,
    ].filter(Boolean);
    const said = all
        ? `${all.toLocaleString("en")} of ${counted(shared, "shared cell")} differ${all === 1 ? "s" : ""}:`
        : `None of ${counted(shared, "shared cell")} differs.`;
    const groups = found.map((group) => group.cells);
    const buttons = found.map((group, i) => cellsButton(i, group.cells, group.words));
    return {
        row: [
            ...row,
            element("span", {}, said),
            ...buttons,
            only.length ? element("span", { class: "dim" }, only.join(", ")) : null,
        ],
        groups,
    };
}

/** @param {View} view */
function costBar({ system }) {
    const groups = COSTS.map((_, cost) =>
        cellsWhere(system, (a, b) => system.joins[a * system.n + b] >= 0 && worstCost(system, a, b) === cost),
    );
    const shown = groups.map((cells, cost) => ({ cells, cost })).filter((each) => each.cells.length);
    const buttons = shown.map(({ cells, cost }, i) => cellsButton(i, cells, COST_MEANINGS[cost], COST_MARKS[cost]));
    const note = element(
        "span",
        { class: "dim" },
        "In each cell: what becomes of the row\u2019s dtype, then of the column\u2019s.",
    );
    return { row: [...buttons, note], groups: shown.map((each) => each.cells) };
}

/** @param {View} view */
function ambiguityBar({ system }) {
    const shown = DOUBTS.map((each) => ({
        ...each,
        cells: cellsWhere(system, (a, b) => doubtAt(system, a, b) === each.doubt),
    })).filter((each) => each.cells.length);
    if (!shown.length)
        return { row: [element("span", {}, "Nothing is ambiguous, undefined, or settled by resolve.")], groups: [] };
    return {
        row: shown.map((each, i) => cellsButton(i, each.cells, each.words)),
        groups: shown.map((each) => each.cells),
    };
}

/** Tables of more dtypes are not searched for what all of their cells have in common. */
const COUNTED_MAX = 160;

/**
 * Shows what the mode says as a whole; the cells of each of its buttons are returned.
 * @param {Element} bar
 * @param {View} view
 * @param {Summary[]} systems
 * @param {Trial} trial
 * @returns {Cells[]}
 */
export function showModeBar(bar, view, systems, trial) {
    const small = view.system.n <= COUNTED_MAX;
    let content = { row: /** @type {(Node | null)[]} */ ([]), groups: /** @type {Cells[]} */ ([]) };
    if (view.mode === "difference") content = differenceBar(view, systems);
    else if (view.mode === "cost" && small) content = costBar(view);
    else if (view.mode === "ambiguity" && small) content = ambiguityBar(view);
    else if (view.mode === "whatif") content = whatIfBar(view, trial);
    fill(bar, ...content.row);
    return content.groups;
}

/**
 * The legend: only what occurs.
 * @param {Element} legend
 * @param {View} view
 */
export function showLegend(legend, { system, mode }) {
    /** @type {Element[]} */
    const items = [];
    /** @param {Node} sign @param {string} words */
    const item = (sign, words) => items.push(element("li", {}, sign, ` ${words}`));
    if (mode !== "cost") {
        for (const [kind, name] of KIND_NAMES) {
            if (!system.dtypes.some((dtype) => dtype.kind === kind)) continue;
            item(element("i", { class: "swatch", "data-kind": kind }), name);
        }
        if (system.dtypes.some((dtype) => dtype.weak))
            item(element("i", { class: "swatch weak", "data-kind": "abstract" }), "weak");
    }
    if (mode === "result" || mode === "difference" || mode === "whatif") {
        const occurring = new Set();
        const searched = Math.min(system.n, COUNTED_MAX);
        for (let a = 0; a < searched; a++) for (let b = 0; b < searched; b++) occurring.add(markedCost(system, a, b));
        for (let cost = 1; cost < COSTS.indexOf("unknown"); cost++)
            if (occurring.has(cost)) item(element("b", {}, COST_MARKS[cost]), COSTS[cost]);
    }
    fill(legend, element("ul", {}, ...items));
}
