/* The panel that says why: one sum, its reason, and what happens to each operand. */
import { COST_MARKS, COST_VERBS } from "./costs.js";
import { addTo, element, fill, isolated, plainText } from "./dom.js";
import { describeDtype, explain } from "./explain.js";
import { resultName } from "./modes.js";

/** @import { Explanation } from "./explain.js" */
/** @import { View } from "./modes.js" */
/** @import { System } from "./model.js" */

/**
 * A dtype's name in the colours of its kind.
 * @param {System} system
 * @param {number} id -1: no result
 * @param {Element | null} [inside] what else goes in
 */
function dtypeElement(system, id, inside = null) {
    if (id < 0) return element("span", { class: "dtype none" }, resultName(system, id));
    const dtype = system.dtypes[id];
    const look = `dtype${dtype.weak ? " weak" : ""}`;
    return element(
        "span",
        { class: look, "data-kind": dtype.kind, title: dtype.title ?? dtype.says },
        isolated(dtype.name),
        inside,
    );
}

/**
 * A select of every dtype, the first option of which says what it is for.
 * @param {System} system
 * @param {string} id
 * @param {string} says
 * @param {string} label
 */
export function dtypeSelect(system, id, says, label) {
    const select = element("select", { id, "aria-label": label }, element("option", { value: "" }, says));
    system.dtypes.forEach((dtype, i) => addTo(select, element("option", { value: i }, plainText(dtype.name))));
    return select;
}

/** The select of the panel, by system: making hundreds of options takes longer than all else that hovering does. */
const operandSelects = new WeakMap();

/** @param {System} system @returns {HTMLSelectElement} */
function operandSelect(system) {
    const select =
        operandSelects.get(system) ?? dtypeSelect(system, "add-operand", "+ another", "Promote with another dtype");
    operandSelects.set(system, select);
    select.value = "";
    return select;
}

/**
 * "i8 + bf16 -> bf16", with buttons to take an operand away and to add one.
 * @param {View} view
 * @param {number[]} ids
 * @param {number | null} result
 * @param {boolean} pinned
 */
function sumElement({ system }, ids, result, pinned) {
    const sum = element("div", { class: "sum" });
    ids.forEach((id, at) => {
        const label = `Take ${system.dtypes[id].name} away`;
        const remove = element(
            "button",
            { type: "button", "data-remove": at, "aria-label": label, title: label },
            "\u00d7",
        );
        addTo(
            sum,
            at ? element("span", { class: "plus" }, "+") : null,
            dtypeElement(system, id, pinned ? remove : null),
        );
    });
    if (result !== null) {
        addTo(sum, element("span", { class: "gives" }, "\u2192"), dtypeElement(system, result));
    }
    addTo(sum, operandSelect(system));
    if (pinned) {
        const title = "Back to what the pointer is at (Escape)";
        addTo(sum, element("button", { type: "button", id: "unpin", class: "quiet", title }, "Clear"));
    }
    return sum;
}

/**
 * @param {System} system
 * @param {Explanation} of
 */
function waysElement(system, { ways, result }) {
    const list = element("ul", { class: "ways" });
    for (const { operand, path, cost } of ways) {
        const names = path.length ? path : [operand, result];
        const steps = element("span", { class: "steps" });
        names.forEach((id, i) =>
            addTo(steps, i ? " \u2192 " : null, element("span", { class: "step" }, isolated(system.dtypes[id].name))),
        );
        const weak = system.dtypes[operand].weak ? " (a weak operand)" : "";
        const gone = path.length ? "" : ", though no path leads there";
        const stays = operand === result ? "stays as it is" : COST_VERBS[cost];
        const mark = operand === result ? "" : COST_MARKS[cost];
        const said = element(
            "span",
            { class: `cost-text-${operand === result ? 0 : cost}` },
            mark && `${mark} `,
            stays,
            operand !== result && weak,
            gone,
        );
        addTo(list, element("li", {}, steps, " ", said));
    }
    return list;
}

/**
 * @param {System} system
 * @param {Explanation} of
 */
function bracketsElement(system, { brackets, others }) {
    if (!brackets.length && !others.length) return null;
    const list = element("ul", { class: "brackets" });
    for (const { expression, steps, result } of brackets) {
        const row = element("li", {}, element("code", {}, expression), " \u2192 ", dtypeElement(system, result));
        addTo(row, element("span", { class: "steps" }, steps));
        addTo(list, row);
    }
    for (const { expression, result } of others)
        addTo(list, element("li", {}, element("code", {}, expression), " \u2192 ", dtypeElement(system, result)));
    return list;
}

/**
 * @param {View} view
 * @param {Explanation} of
 * @param {boolean} pinned
 */
function reasonElements({ system }, of, pinned) {
    const says = "Point at a cell to see why; click to keep it.";
    const hint = pinned || matchMedia("(hover: none)").matches ? null : element("p", { class: "hint" }, says);
    const others = of.brackets.length + of.others.length;
    const words = [of.because, ...of.notes];
    if (of.operands.length > 2 && !others) words.push("Every order and bracketing gives the same.");
    if (others)
        words.push(
            of.operands.length === 3 && of.brackets.length
                ? "Two at a time, bracketing matters:"
                : "Two at a time, they can give something else:",
        );
    return [element("p", { id: "because", "aria-live": "polite" }, words.join(" ")), bracketsElement(system, of), hint];
}

/**
 * Shows what is to be said of `ids`, and returns the dtypes and paths to light up.
 * @param {Element} panel
 * @param {View} view
 * @param {number[]} ids
 * @param {boolean} pinned
 * @returns {{ ids: number[], paths: number[][], result: number | null }}
 */
export function showPanel(panel, view, ids, pinned) {
    const { system } = view;
    if (ids.length < 2) {
        const about = ids.length ? describeDtype(system, ids[0]) : { says: "Nothing to promote.", notes: [] };
        const words = element(
            "div",
            { class: "reason" },
            element("p", { id: "because", "aria-live": "polite" }, about.says),
        );
        addTo(words, element("p", { class: "dim" }, about.notes.join(" ")));
        fill(panel, sumElement(view, ids, null, pinned), words);
        return { ids, paths: [], result: null };
    }
    const of = explain(view, ids);
    fill(
        panel,
        element("div", {}, sumElement(view, ids, of.result, pinned), waysElement(system, of)),
        element("div", { class: "reason" }, ...reasonElements(view, of, pinned)),
    );
    return { ids: of.ids, paths: of.ways.map((way) => way.path), result: of.result < 0 ? null : of.result };
}
