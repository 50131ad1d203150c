/* Why some dtypes promote to what they do, in sentences: the words of `joinery explain`. Pure: it makes no element. */
import { counted, isolated, listed } from "./dom.js";
import { minimalOf, pathUp, upperBounds } from "./lattice.js";
import { joinOf } from "./model.js";
import { resultIn, resultName } from "./modes.js";
import { otherResults, promote } from "./nary.js";

/** @import { View } from "./modes.js" */
/** @import { Summary, System } from "./model.js" */

/**
 * How an operand comes to the result.
 *
 * @typedef {object} Way
 * @property {number} operand
 * @property {number[]} path dtypes from the operand to the result; empty where the order has no path
 * @property {number} cost an index of COSTS
 */

/**
 * @typedef {object} Explanation
 * @property {number[]} operands
 * @property {number} result a dtype or UNDEFINED
 * @property {string} because a sentence or two
 * @property {string[]} notes what else is worth knowing
 * @property {{ expression: string, steps: string, result: number }[]} brackets where bracketing matters: both ways
 * @property {{ expression: string, result: number }[]} others what other orders and bracketings give
 * @property {Way[]} ways
 * @property {number[]} ids every dtype that takes part
 */

/**
 * @param {Summary} system
 * @param {number[]} ids
 */
function namesOf(system, ids) {
    return ids.map((id) => isolated(system.dtypes[id].name));
}

/**
 * What the order alone says of two dtypes, as a clause.
 * @param {System} system
 * @param {number} a
 * @param {number} b
 */
function clauseOfOrder(system, a, b) {
    const upper = upperBounds(system.n, system.leq, [a, b]);
    const minimal = minimalOf(system.n, system.leq, upper);
    const names = namesOf(system, minimal);
    const [left, right] = namesOf(system, [a, b]);
    if (minimal.length === 0) return `no dtype is above both ${left} and ${right}`;
    if (minimal.length > 1) {
        const none = minimal.length === 2 ? "neither is below the other" : "none is below another";
        return `${listed(names)} are ${minimal.length === 2 ? "both" : "all"} minimal upper bounds, and ${none}`;
    }
    if (minimal[0] === a || minimal[0] === b)
        return `${names[0]} is itself above ${minimal[0] === a ? right : left}, so it is the least upper bound`;
    if (upper.length === 1) return `${names[0]} is the only dtype above both`;
    return `${names[0]} is the only minimal upper bound: it is below every other dtype that is above both`;
}

/** A clause as the beginning of a sentence; one that begins with the name of a dtype stays. @param {string} clause */
function asSentence(clause) {
    return `${clause.replace(/^no dtype /, "No dtype ")}.`;
}

/**
 * Why two dtypes promote to what they do.
 * @param {System} system
 * @param {number} a
 * @param {number} b
 */
function pairReason(system, a, b) {
    const value = joinOf(system, a, b);
    const clause = clauseOfOrder(system, a, b);
    const resolved = system.resolves.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
    if (resolved)
        return value < 0
            ? `The spec\u2019s resolve leaves it undefined. In the diagram alone, ${clause}.`
            : `The spec\u2019s resolve says so. In the diagram alone, ${clause}.`;
    if (a === b && value === a) return "Every dtype with itself gives itself.";
    if (system.form === "table") {
        const least = minimalOf(system.n, system.leq, upperBounds(system.n, system.leq, [a, b]));
        const agrees = value < 0 ? least.length === 0 : least.length === 1 && least[0] === value;
        if (agrees) return asSentence(clause);
        const says = value < 0 ? "The table leaves it undefined." : "The table says so.";
        return `${says} In the order read off it, ${clause}.`;
    }
    return asSentence(clause);
}

/**
 * @param {System} system
 * @param {number[]} operands
 * @param {number} result
 * @returns {Way[]}
 */
function waysTo(system, operands, result) {
    if (result < 0) return [];
    return [...new Set(operands)].map((operand) => ({
        operand,
        path: operand === result ? [operand] : pathUp(system, operand, result),
        cost: system.costs[operand * system.n + result],
    }));
}

/**
 * What is said of the result beside its reason: its width, and what another system gives.
 * @param {View} view
 * @param {number[]} operands
 * @param {number} result
 */
function notesOn(view, operands, result) {
    const { system, other } = view;
    const notes = [];
    const bits = (/** @type {number} */ id) => system.dtypes[id].bits;
    if (result >= 0 && operands.every((id) => bits(id) > 0 && bits(id) < bits(result)))
        notes.push(
            `${resultName(system, result)} has more bits than ${operands.length > 2 ? "all" : "both"} operands.`,
        );
    if (view.mode === "difference" && other && operands.length === 2) {
        const there = resultIn(other, operands[0], operands[1]);
        notes.push(
            there === null
                ? `${other.name} does not have both dtypes.`
                : `${other.name} gives ${there < 0 ? "no result" : other.dtypes[there].name}.`,
        );
    }
    if (system !== view.before && operands.length === 2) {
        const was = joinOf(view.before, operands[0], operands[1]);
        if (was !== result) notes.push(`Without the new edges, it is ${resultName(system, was)}.`);
    }
    return notes;
}

/**
 * Both bracketings of three dtypes, step by step, where they differ.
 * @param {System} system
 * @param {number[]} operands
 */
function bracketsOf(system, operands) {
    if (operands.length !== 3) return { brackets: [], between: [] };
    const [a, b, c] = operands;
    const [x, y, z] = namesOf(system, operands);
    const first = joinOf(system, a, b);
    const last = joinOf(system, b, c);
    const left = joinOf(system, first, c);
    const right = joinOf(system, a, last);
    if (left === right) return { brackets: [], between: [] };
    const name = (/** @type {number} */ id) => resultName(system, id);
    const then = (/** @type {string} */ p, /** @type {string} */ q, /** @type {number} */ value) =>
        `${p} + ${q} \u2192 ${name(value)}`;
    const stepsLeft = [then(x, y, first), ...(first < 0 ? [] : [then(name(first), z, left)])];
    const stepsRight = [then(y, z, last), ...(last < 0 ? [] : [then(x, name(last), right)])];
    return {
        brackets: [
            { expression: `(${x} + ${y}) + ${z}`, steps: stepsLeft.join(", then "), result: left },
            { expression: `${x} + (${y} + ${z})`, steps: stepsRight.join(", then "), result: right },
        ],
        between: [first, last, left, right].filter((id) => id >= 0),
    };
}

/**
 * @param {System} system
 * @param {number[]} operands
 * @param {number} result
 */
function manyReason(system, operands, result) {
    if (system.nary === "fold") return "Three or more are promoted from left to right, two at a time.";
    const upper = upperBounds(system.n, system.leq, operands);
    const minimal = minimalOf(system.n, system.leq, upper);
    if (new Set(operands).size < 3) return "Only two of them differ, so the result is that of the two.";
    if (minimal.length === 1 && minimal[0] === result)
        return `${resultName(system, result)} is the only minimal upper bound of them all. Their order cannot matter.`;
    if (minimal.length > 1)
        return `${listed(namesOf(system, minimal))} are minimal: so it goes by two, in the order of the spec.`;
    return "No dtype is above them all.";
}

/**
 * The minimal upper bounds that leave no single result.
 * @param {System} system
 * @param {number[]} operands
 */
function rivalsOf(system, operands) {
    return minimalOf(system.n, system.leq, upperBounds(system.n, system.leq, operands));
}

/**
 * @param {View} view
 * @param {number[]} operands two or more
 * @returns {Explanation}
 */
export function explain(view, operands) {
    const { system } = view;
    const two = operands.length === 2;
    const result = two ? joinOf(system, operands[0], operands[1]) : promote(system, operands);
    const { brackets, between } = bracketsOf(system, operands);
    const told = new Set(brackets.map((each) => each.result));
    const others = two ? [] : otherResults(system, operands).filter((each) => !told.has(each.result));
    for (const each of others) each.expression = each.expression.replaceAll(" v ", " + ");
    return {
        operands,
        result,
        because: two ? pairReason(system, operands[0], operands[1]) : manyReason(system, operands, result),
        notes: notesOn(view, operands, result),
        brackets,
        others,
        ways: waysTo(system, operands, result),
        ids: [...new Set([...operands, ...(result < 0 ? rivalsOf(system, operands) : [result]), ...between])],
    };
}

/**
 * What there is to say of one dtype.
 * @param {System} system
 * @param {number} id
 */
export function describeDtype(system, id) {
    const { dtypes, covers, leq, n } = system;
    const dtype = dtypes[id];
    const above = covers.filter(([from]) => from === id).map(([, to]) => isolated(dtypes[to].name));
    const below = covers.filter(([, to]) => to === id).map(([from]) => isolated(dtypes[from].name));
    let reach = -1;
    for (let to = 0; to < n; to++) reach += leq[id * n + to];
    const inAll = reach > above.length ? `, and to ${counted(reach, "dtype")} in all` : "";
    const names = dtype.aliases.length ? ` Also called ${listed(dtype.aliases, "or")}.` : "";
    return {
        says: `${dtype.name}: ${dtype.title ?? dtype.says}.${names}`,
        notes: [
            above.length ? `It promotes directly to ${listed(above)}${inAll}.` : "It promotes to nothing else.",
            below.length ? `What promotes directly to it: ${listed(below)}.` : "Nothing else promotes to it.",
        ],
    };
}
