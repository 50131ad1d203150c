/* What if: edges that are tried out, what they would break, mend and change, and the spec that they make. */
import { addTo, byId, counted, element } from "./dom.js";
import { COST_MEANINGS } from "./costs.js";
import { COSTS, joinOf } from "./model.js";
import { markedCost, resultName } from "./modes.js";
import { dtypeSelect } from "./panel.js";
import { specText } from "./spectext.js";
import { withEdge } from "./whatif.js";

/** @import { Edge, System } from "./model.js" */
/** @import { View } from "./modes.js" */

/**
 * What the edges make of a system; those from the first one on that cannot be drawn are left out.
 *
 * @typedef {object} Trial
 * @property {System} system
 * @property {Edge[]} edges those that were drawn
 * @property {string} problem why the next one was not; "" if all were
 */

/**
 * @param {System} base
 * @param {Edge[]} edges
 * @returns {Trial}
 */
export function tryEdges(base, edges) {
    /** @type {Trial} */
    const trial = { system: base, edges: [], problem: "" };
    for (const [a, b] of edges) {
        const tried = withEdge(trial.system, a, b);
        if (!tried.system) {
            const cycle = " An order has no cycles: which of these dtypes is the higher one?";
            trial.problem = (tried.why ?? "").replaceAll(" -> ", " \u2192 ") + (tried.cycle && a !== b ? cycle : "");
            return trial;
        }
        trial.system = tried.system;
        trial.edges.push([a, b]);
    }
    return trial;
}

/**
 * "associativity (12 of 5,832 triples)" for each law that holds in `holding` and fails in `failing`.
 * @param {System} holding
 * @param {System} failing
 */
function lawsBroken(holding, failing) {
    const held = new Set(holding.laws.filter((law) => law.holds).map((law) => law.name));
    const failed = failing.laws.filter((law) => law.holds === false && held.has(law.name));
    return failed.map(({ name, failures, cases, unit }) => {
        if (failures === null) return name;
        return `${name} (${failures.toLocaleString("en")} of ${counted(cases, unit.replace(/s$/, ""))})`;
    });
}

/** @param {View} view */
function lawSentences({ before, system }) {
    const broken = lawsBroken(before, system);
    const mended = lawsBroken(system, before).map((text) => text.replace(/ \(.*/, ""));
    return [
        broken.length ? element("span", { class: "broken" }, `\u2717 Breaks ${broken.join(", ")}.`) : null,
        mended.length ? element("span", { class: "mended" }, `\u2713 Mends ${mended.join(", ")}.`) : null,
        broken.length || mended.length
            ? null
            : element("span", { class: "mended" }, "\u2713 Every law that held still holds."),
    ];
}

/**
 * The cells that change, by what they were and what they become; the largest group first.
 * @param {View} view
 * @returns {{ words: string, cells: [number, number][] }[]}
 */
function changesOf({ before, system }) {
    /** @type {Map<string, [number, number][]>} */
    const groups = new Map();
    for (let a = 0; a < system.n; a++) {
        for (let b = 0; b < system.n; b++) {
            const [was, is] = [before, system].map((each) => resultName(each, joinOf(each, a, b)));
            if (was === is) continue;
            const words = `${was} \u2192 ${is}`;
            const cells = groups.get(words) ?? [];
            cells.push([a, b]);
            groups.set(words, cells);
        }
    }
    return [...groups].map(([words, cells]) => ({ words, cells })).sort((x, y) => y.cells.length - x.cells.length);
}

/**
 * "3 cells now may overflow" for each thing that may be lost where it was not before.
 * @param {View} view
 * @param {[number, number][]} cells those that change
 */
function newLosses({ before, system }, cells) {
    const worse = cells.filter(([a, b]) => markedCost(system, a, b) > markedCost(before, a, b));
    return ["rounds", "overflows", "drops"].flatMap((name) => {
        const cost = COSTS.indexOf(name);
        const count = worse.filter(([a, b]) => markedCost(system, a, b) === cost).length;
        return count ? [`${counted(count, "cell")} now ${COST_MEANINGS[cost]}.`] : [];
    });
}

/** Groups of changes that are shown. */
const CHANGES_SHOWN = 12;

/**
 * @param {View} view
 * @param {Edge[]} edges
 */
function edgeControls({ before }, edges) {
    const row = element("div", { class: "edges" });
    const names = before.dtypes.map((dtype) => dtype.name);
    const list = element("ul", { id: "edge-list", "aria-label": "Edges drawn" });
    edges.forEach(([a, b], i) => {
        const text = `${names[a]} \u2192 ${names[b]}`;
        const remove = element(
            "button",
            { type: "button", "data-edge": i, "aria-label": `Take ${text} away`, title: "Take away" },
            "\u00d7",
        );
        addTo(list, element("li", { class: "dtype" }, text, remove));
    });
    addTo(
        row,
        list,
        dtypeSelect(before, "edge-from", "from", "Edge from"),
        element("span", { "aria-hidden": "true" }, "\u2192"),
        dtypeSelect(before, "edge-to", "to", "Edge to"),
        element("button", { type: "button", id: "edge-add" }, "Draw it"),
        edges.length ? element("button", { type: "button", id: "edge-undo", class: "quiet" }, "Undo") : null,
    );
    return row;
}

/** @param {View} view @param {Trial} trial */
function specElement({ before }, trial) {
    const { text, why } = specText(before, trial.system);
    if (text === null) return element("p", { class: "dim" }, why);
    const copy = element("button", { type: "button", id: "spec-copy" }, "Copy");
    const area = element(
        "textarea",
        { id: "spec-text", readonly: true, rows: 8, spellcheck: "false", "aria-label": "The resulting spec" },
        text,
    );
    return element("details", { id: "spec" }, element("summary", {}, "The resulting spec"), area, copy);
}

/**
 * What "what if" shows above the table, and the cells of each of its buttons.
 * @param {View} view
 * @param {Trial} trial
 */
export function whatIfBar(view, trial) {
    /** @type {Node[]} */
    const row = [edgeControls(view, trial.edges)];
    const result = element("div", { id: "whatif-result", role: "status" });
    const groups = trial.edges.length ? changesOf(view) : [];
    if (trial.problem) addTo(result, element("span", { class: "broken" }, `\u2717 ${trial.problem}`));
    else if (!trial.edges.length)
        addTo(
            result,
            element(
                "span",
                { class: "dim" },
                "Let one dtype promote to another: drag between them in the diagram, or choose both here.",
            ),
        );
    if (trial.edges.length) {
        const all = groups.reduce((sum, group) => sum + group.cells.length, 0);
        addTo(
            result,
            ...lawSentences(view),
            ...newLosses(
                view,
                groups.flatMap((group) => group.cells),
            ).map((text) => element("span", { class: "broken" }, `! ${text}`)),
            element(
                "span",
                {},
                all
                    ? `${counted(all, "cell")} change${all === 1 ? "s" : ""}:`
                    : "No cell changes: the order has this already.",
            ),
        );
    }
    row.push(result);
    groups.slice(0, CHANGES_SHOWN).forEach((group, i) => {
        const button = element(
            "button",
            { type: "button", class: "count", "data-cells": i, "aria-pressed": "false" },
            element("b", {}, String(group.cells.length)),
            ` ${group.words}`,
        );
        addTo(result, button);
    });
    if (groups.length > CHANGES_SHOWN)
        addTo(result, element("span", { class: "dim" }, `and ${groups.length - CHANGES_SHOWN} more kinds of change`));
    if (trial.edges.length) row.push(specElement(view, trial));
    return { row, groups: groups.map((group) => group.cells) };
}

/** Copies the resulting spec, and says so on the button. */
export function copySpec() {
    const area = /** @type {HTMLTextAreaElement} */ (byId("spec-text"));
    const done = () => (byId("spec-copy").textContent = "Copied");
    area.select();
    const written = navigator.clipboard?.writeText(area.value) ?? Promise.reject(new Error("no clipboard"));
    written.then(done, () => document.execCommand("copy") && done());
}
