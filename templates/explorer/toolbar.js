/* What stands above and below the table: the modes, what the chosen one says as a whole, and the legend. */
import { addTo, counted, element, fill, isolated, listed, plainText } from "./dom.js";
import { COST_MARKS, COST_MEANINGS } from "./costs.js";
import { COSTS } from "./model.js";
import { changeAt, doubtAt, markedCost, resultName, worstCost } from "./modes.js";
import { joinOf, renamed } from "./model.js";
import { helpButton } from "./terms.js";

/** @import { Mode } from "./state.js" */
/** @import { View } from "./modes.js" */
/** @import { System } from "./model.js" */

/** @typedef {[number, number][]} Cells */

/** @type {{ mode: Mode, name: string }[]} */
const MODE_NAMES = [
    { mode: "result", name: "Result" },
    { mode: "difference", name: "Difference" },
    { mode: "cost", name: "Cost" },
    { mode: "ambiguity", name: "Ambiguity" },
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
    { doubt: "ambiguous", words: "ambiguous: several minimal upper bounds", term: "ambiguous" },
    { doubt: "undefined", words: "undefined" },
    { doubt: "resolved", words: "settled by resolve", term: "resolve" },
    { doubt: "nothing", words: "left undefined by resolve" },
    { doubt: "several", words: "the table\u2019s choice of several minimal upper bounds" },
];

/** @param {Element} container @param {Mode} mode */
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

/** @param {System} system @param {(a: number, b: number) => boolean} wanted @returns {Cells} */
function cellsWhere(system, wanted) {
    /** @type {Cells} */
    const cells = [];
    for (let a = 0; a < system.n; a++) for (let b = 0; b < system.n; b++) if (wanted(a, b)) cells.push([a, b]);
    return cells;
}

/**
 * @typedef {object} Other a spec to compare with
 * @property {string} argument
 * @property {string} name
 * @property {string | null} title
 */

/**
 * The cells by what is said of them; the largest group first.
 * @param {System} system
 * @param {Iterable<[number, string]>} said by a * n + b
 */
function groupsOf(system, said) {
    /** @type {Map<string, Cells>} */
    const groups = new Map();
    for (const [at, words] of said) groups.set(words, [...(groups.get(words) ?? []), [Math.floor(at / system.n), at % system.n]]);
    return [...groups].map(([words, cells]) => ({ words, cells })).sort((x, y) => y.cells.length - x.cells.length);
}

/**
 * @param {View} view
 * @param {Other[]} others those to choose from
 * @param {string} chosen the argument of the one chosen
 */
function differenceBar({ system, other }, others, chosen) {
    const select = element("select", { id: "against" });
    for (const each of others) {
        const text = each.title && each.title !== each.name ? `${each.name}: ${each.title}` : each.name;
        const short = text.length > 60 ? `${text.slice(0, 59)}\u2026` : text;
        addTo(select, element("option", { value: each.argument, selected: each.argument === chosen }, plainText(short)));
    }
    const row = [element("label", { for: "against" }, "against ", select)];
    if (!other) return { row, groups: [] };
    const found = groupsOf(system, [...other.cells].map(([at, { how }]) => /** @type {[number, string]} */ ([at, how])));
    const shared = (system.n - other.lacking.size) ** 2;
    const only = [
        other.lacking.size && `${counted(other.lacking.size, "dtype")} here alone`,
        other.theirs && `${counted(other.theirs, "dtype")} there alone`,
    ].filter(Boolean);
    const all = other.cells.size;
    const said = all
        ? `${all.toLocaleString("en")} of ${counted(shared, "shared cell")} differ${all === 1 ? "s" : ""} (${isolated(system.name)} above, ${isolated(other.name)} below):`
        : `No difference in ${counted(shared, "shared cell")}.`;
    const buttons = found.map((group, i) => cellsButton(i, group.cells, renamed(system, group.words)));
    return {
        row: [...row, element("span", {}, said), ...buttons, only.length ? element("span", { class: "dim" }, only.join(", ")) : null],
        groups: found.map((group) => group.cells),
    };
}

/**
 * What the edits have changed, as a whole: laws that they break or mend, and cells by what they were and are.
 * @param {Element} bar
 * @param {View} view
 * @returns {Cells[]} the cells of each of its buttons
 */
export function showChanges(bar, view) {
    const { system, before } = view;
    if (!before) {
        fill(bar);
        return [];
    }
    /** @type {[number, string][]} */
    const changed = [];
    for (let a = 0; a < system.n; a++)
        for (let b = 0; b < system.n; b++) {
            const was = changeAt(view, a, b);
            if (was !== null) changed.push([a * system.n + b, `${was} \u2192 ${resultName(system, joinOf(system, a, b))}`]);
        }
    const groups = groupsOf(system, changed);
    const turned = (/** @type {System} */ held, /** @type {System} */ failed) =>
        Object.keys(held.laws).filter((law) => held.laws[law].holds === true && failed.laws[law]?.holds === false);
    const [broken, mended] = [turned(before, system), turned(system, before)];
    const said = changed.length ? `The edits change ${counted(changed.length, "cell")}:` : "The edits change no cell.";
    fill(
        bar,
        broken.length ? element("span", { class: "broken" }, `\u2717 They break ${listed(broken)}.`) : null,
        mended.length ? element("span", { class: "mended" }, `\u2713 They mend ${listed(mended)}.`) : null,
        element("span", {}, said),
        ...groups.slice(0, CHANGES_SHOWN).map((group, i) => cellsButton(i, group.cells, group.words)),
        groups.length > CHANGES_SHOWN ? element("span", { class: "dim" }, `and ${groups.length - CHANGES_SHOWN} more kinds of change`) : null,
    );
    return groups.map((group) => group.cells);
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
        "In each cell: what happens to the row\u2019s dtype, then to the column\u2019s.",
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
        row: shown.flatMap((each, i) => [cellsButton(i, each.cells, each.words), each.term ? helpButton(each.term) : null]),
        groups: shown.map((each) => each.cells),
    };
}

/** Groups of changes that are shown. */
const CHANGES_SHOWN = 12;

/** Tables of more dtypes are not searched for what all of their cells have in common. */
const COUNTED_MAX = 160;

/**
 * Shows what the mode says as a whole; the cells of each of its buttons are returned.
 * @param {Element} bar
 * @param {View} view
 * @param {Other[]} others
 * @param {string} chosen
 * @returns {Cells[]}
 */
export function showModeBar(bar, view, others, chosen) {
    const small = view.system.n <= COUNTED_MAX;
    let content = { row: /** @type {(Node | null)[]} */ ([]), groups: /** @type {Cells[]} */ ([]) };
    if (view.mode === "difference") content = differenceBar(view, others, chosen);
    else if (view.mode === "cost" && small) content = costBar(view);
    else if (view.mode === "ambiguity" && small) content = ambiguityBar(view);
    fill(bar, ...content.row);
    return content.groups;
}

/** The legend: only what occurs. @param {Element} legend @param {View} view */
export function showLegend(legend, { system, mode }) {
    /** @type {Element[]} */
    const items = [];
    /** @param {Node} sign @param {string} words @param {Node} [help] */
    const item = (sign, words, help) => items.push(element("li", {}, sign, ` ${words}`, help));
    if (mode !== "cost") {
        for (const [kind, name] of KIND_NAMES) {
            if (!system.dtypes.some((dtype) => dtype.kind === kind)) continue;
            item(element("i", { class: "swatch", "data-kind": kind }), name);
        }
        if (system.dtypes.some((dtype) => dtype.weak))
            item(element("i", { class: "swatch weak", "data-kind": "abstract" }), "weak", helpButton("weak"));
    }
    if (mode === "result" || mode === "difference") {
        const occurring = new Set();
        const searched = Math.min(system.n, COUNTED_MAX);
        for (let a = 0; a < searched; a++) for (let b = 0; b < searched; b++) occurring.add(markedCost(system, a, b));
        for (let cost = 1; cost < COSTS.indexOf("unknown"); cost++)
            if (occurring.has(cost)) item(element("i", { class: "loss", "data-mark": COST_MARKS[cost] }), COSTS[cost]);
    }
    fill(legend, element("ul", {}, ...items));
}
