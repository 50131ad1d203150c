/* The panel that says why: one sum, its reason, and what happens to each operand. */
import { COST_MARKS, verbOf } from "./costs.js";
import { addTo, byId, element, fill, isolated, listed, plainText } from "./dom.js";
import { AMBIGUOUS, UNDEFINED, dtypeNamed, renamed } from "./model.js";
import { changeAt, resultName, shownName } from "./modes.js";
import { helpButton } from "./terms.js";

/** @import { View } from "./modes.js" */
/** @import { System } from "./model.js" */

/** @typedef {{ ids: number[], paths: number[][], result: number | null }} Light what to light up */

/**
 * A dtype's name in the colours of its kind.
 * @param {View} view
 * @param {number} id -1: no result
 * @param {Element | null} [inside] what else goes in
 */
function dtypeElement(view, id, inside = null) {
    if (id < 0) return element("span", { class: "dtype none" }, id === AMBIGUOUS ? "ambiguous" : "undefined");
    const dtype = view.system.dtypes[id];
    const look = `dtype${dtype.weak ? " weak" : ""}`;
    return element("span", { class: look, "data-kind": dtype.kind, title: dtype.title ?? dtype.says }, isolated(shownName(view, id)), inside);
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
    system.dtypes.forEach((_, i) => addTo(select, element("option", { value: i }, system.names[i])));
    return select;
}

/** The select of the panel, by the names in it: making hundreds of options takes longer than all else that hovering does. */
const operandSelects = new WeakMap();

/** @param {System} system @returns {HTMLSelectElement} */
function operandSelect(system) {
    const select = operandSelects.get(system.names) ?? dtypeSelect(system, "add-operand", "+ another", "Promote with another dtype");
    operandSelects.set(system.names, select);
    select.value = "";
    return select;
}

/**
 * "i8 + bf16 -> bf16", with buttons to take an operand away and to add one; "result_type(i8, u8, f16) -> f16" where three and
 * more promote at once.
 * @param {View} view
 * @param {number[]} ids
 * @param {number | null} result
 * @param {boolean} pinned
 */
function sumElement(view, ids, result, pinned) {
    const { system } = view;
    const sum = element("div", { class: "sum" });
    const atOnce = ids.length > 2 && system.nary.startsWith("bound");
    if (atOnce) addTo(sum, element("span", { class: "plus" }, "result_type("));
    ids.forEach((id, at) => {
        const label = `Remove ${system.names[id]}`;
        const remove = element("button", { type: "button", "data-remove": at, "aria-label": label, title: label }, "\u00d7");
        addTo(sum, at ? element("span", { class: "plus" }, atOnce ? "," : "+") : null, dtypeElement(view, id, pinned ? remove : null));
    });
    if (atOnce) addTo(sum, element("span", { class: "plus" }, ")"));
    if (result !== null) addTo(sum, element("span", { class: "gives" }, "\u2192"), dtypeElement(view, result));
    addTo(sum, operandSelect(system));
    if (pinned) addTo(sum, element("button", { type: "button", id: "unpin", class: "quiet", title: "Clear the choice (Escape)" }, "Clear"));
    return sum;
}

/**
 * The way of each operand to the result, and what its conversion costs.
 * @param {View} view
 * @param {number[]} operands
 * @param {number} result
 * @param {number[][]} paths those that are known
 */
function waysElement(view, operands, result, paths) {
    const { system } = view;
    const list = element("ul", { class: "ways" });
    if (result < 0) return list;
    for (const operand of new Set(operands)) {
        const path = paths.find(([first]) => first === operand) ?? (operand === result ? [operand] : [operand, result]);
        const steps = element("span", { class: "steps" });
        path.forEach((id, i) => addTo(steps, i ? " \u2192 " : null, element("span", { class: "step" }, isolated(shownName(view, id)))));
        const cost = operand === result ? 0 : system.costs[operand * system.n + result];
        const says = operand === result ? "stays as it is" : `${verbOf(system.losses[operand * system.n + result])}${system.dtypes[operand].weak ? " (a weak operand)" : ""}`;
        addTo(list, element("li", {}, steps, " ", element("span", { class: `cost-text-${cost}` }, COST_MARKS[cost] && `${COST_MARKS[cost]} `, says)));
    }
    return list;
}

/** A clause as a sentence; a name at its beginning stays as it is. @param {string} clause */
function asSentence(clause) {
    const first = /^(the|it|no|only|every|a|both|three|they|folding|its) /.test(clause) ? clause.charAt(0).toUpperCase() : clause.charAt(0);
    return `${first}${clause.slice(1)}${/[.!?]$/.test(clause) ? "" : "."}`;
}

/** What the mode and the edits add to a reason. @param {View} view @param {number[]} ids */
function notesOn(view, ids) {
    const { system, other } = view;
    if (ids.length !== 2) return [];
    const [a, b] = ids;
    const notes = [];
    if (view.mode === "difference" && other) {
        const there = other.cells.get(a * system.n + b);
        const name = plainText(other.name);
        if (there) notes.push(`${name} gives ${there.right === null ? "no result" : isolated(renamed(system, there.right))}.`);
        else if (other.lacking.has(a) || other.lacking.has(b)) notes.push(`${name} does not have both dtypes.`);
        else notes.push(`${name} gives the same.`);
    }
    const was = changeAt(view, a, b);
    if (was !== null) notes.push(`Before the edits, it was ${was}.`);
    return notes;
}

/**
 * What orders and bracketings give, side by side.
 * @param {View} view
 * @param {{ join: string | null, example: string }[]} results
 */
function bracketsElement(view, results) {
    const list = element("ul", { class: "brackets" });
    for (const { join, example } of results) {
        const row = element("li", {}, element("code", {}, plainText(renamed(view.system, example.replaceAll(" v ", " + ")))), " \u2192 ");
        addTo(row, dtypeElement(view, dtypeNamed(view.system, join)));
        addTo(list, row);
    }
    return list;
}

/** What there is to say of one dtype. @param {View} view @param {number} id */
function describeDtype({ system }, id) {
    const { dtypes, covers, names } = system;
    const dtype = dtypes[id];
    const list = (/** @type {number[]} */ all) => listed(all.map((each) => isolated(names[each])));
    const above = covers.filter(([from]) => from === id).map(([, to]) => to);
    const below = covers.filter(([, to]) => to === id).map(([from]) => from);
    const also = dtype.aliases.length ? ` Also called ${listed(dtype.aliases.map(isolated), "or")}.` : "";
    return {
        says: `${isolated(names[id])}: ${plainText(dtype.title ?? dtype.says)}.${also}`,
        notes: [
            above.length ? `It promotes directly to ${list(above)}.` : "It promotes to no other dtype.",
            below.length ? `Dtypes that promote directly to it: ${list(below)}.` : "No other dtype promotes to it.",
        ],
    };
}

/**
 * Shows what is known of `ids` at once: the sum and, of two, its result. Why that is so is for showReason().
 * @param {Element} panel
 * @param {View} view
 * @param {number[]} ids
 * @param {boolean} pinned
 * @returns {Light}
 */
export function showSum(panel, view, ids, pinned) {
    const { system } = view;
    const because = element("p", { id: "because", "aria-live": "polite" });
    const reason = element("div", { class: "reason" }, because);
    if (ids.length < 2) {
        const about = ids.length ? describeDtype(view, ids[0]) : { says: "Choose two dtypes.", notes: [] };
        fill(because, about.says, ids.length && system.dtypes[ids[0]].weak ? helpButton("weak") : null);
        addTo(reason, element("p", { class: "dim" }, about.notes.join(" ")));
        fill(panel, element("div", { id: "sum" }, sumElement(view, ids, null, pinned)), reason);
        return { ids, paths: [], result: null };
    }
    const result = ids.length === 2 ? system.joins[ids[0] * system.n + ids[1]] : null;
    fill(panel, element("div", { id: "sum" }, sumElement(view, ids, result, pinned), waysElement(view, ids, result ?? UNDEFINED, [])), reason);
    return { ids: result === null || result < 0 ? ids : [...ids, result], paths: [], result: result === null || result < 0 ? null : result };
}

/**
 * Shows why `ids` promote to what they do, as `explain --format json` says it.
 * @param {View} view
 * @param {number[]} ids
 * @param {boolean} pinned
 * @param {any} explanation that JSON
 * @returns {Light}
 */
export function showReason(view, ids, pinned, explanation) {
    const { system } = view;
    const idOf = (/** @type {string} */ name) => dtypeNamed(system, name);
    const minimal = explanation.minimal.map(idOf);
    const result = dtypeNamed(system, explanation.join) >= 0 ? dtypeNamed(system, explanation.join) : minimal.length > 1 ? AMBIGUOUS : UNDEFINED;
    /** @type {number[][]} */
    const paths = ids.length === 2 && explanation.steps.length ? [explanation.steps[0].a_path, explanation.steps[0].b_path].filter(Boolean).map((path) => path.map(idOf)) : [];
    fill(byId("sum"), sumElement(view, ids, result, pinned), waysElement(view, ids, result, paths));
    const several = ids.length > 2 && explanation.results.some((/** @type {any} */ each) => each.join !== explanation.join);
    const reason = plainText(explanation.because ?? "three or more are promoted from left to right, two at a time").replaceAll("`", "");
    const values = ids.length === 2 && explanation.steps[0]?.values;
    const words = [asSentence(renamed(system, values || reason)), ...notesOn(view, ids)];
    if (ids.length === 2 && explanation.steps[0]?.wider) words.push(`${resultName(system, result)} has more bits than both operands.`);
    if (ids.length > 2) words.push(several ? "Promoted in pairs, they give different results:" : explanation.every_order ? "Every order and bracketing gives the same." : "");
    const because = byId("because");
    const term = several ? "bracketing" : /resolve/.test(reason) ? "resolve" : result === AMBIGUOUS ? "ambiguous" : /minimal/.test(reason) ? "minimal" : null;
    fill(because, words.filter(Boolean).join(" "), term && helpButton(term));
    if (several) because.after(bracketsElement(view, explanation.results));
    if (!pinned && !matchMedia("(hover: none)").matches)
        addTo(byId("explanation-body").querySelector(".reason") ?? because, element("p", { class: "hint" }, "Point at a cell to see why; click to keep it."));
    const between = ids.length > 2 ? explanation.steps.map((/** @type {any} */ step) => idOf(step.join)).filter((/** @type {number} */ id) => id >= 0) : [];
    const candidates = result < 0 || minimal.length > 1 ? minimal : [];
    return { ids: [...new Set([...ids, ...candidates, ...(result < 0 ? [] : [result]), ...between])], paths, result: result < 0 ? null : result };
}
