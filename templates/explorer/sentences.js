/** Failures of laws in sentences with concrete dtypes, as generator/report/law_sentences.c writes them. */
import { AMBIGUOUS, UNDEFINED } from "./model.js";
import { boundsOfPair, otherOrder } from "./laws.js";

/** @import { Promotion, Witness } from "./model.js" */

/**
 * @param {Promotion} of
 * @param {number} id
 */
function nameOrUndefined(of, id) {
    return id < 0 ? "undefined" : of.dtypes[id].name;
}

/**
 * " = i16", or " is undefined".
 *
 * @param {Promotion} of
 * @param {number} id
 */
function valueWords(of, id) {
    return id < 0 ? " is undefined" : ` = ${of.dtypes[id].name}`;
}

/**
 * "i16", "i16 or f16", or "i16, f16 or f32".
 *
 * @param {string[]} names
 */
function alternatives(names) {
    const last = names.length - 1;
    return names.map((name, i) => (i === 0 ? name : i === last ? ` or ${name}` : `, ${name}`)).join("");
}

/**
 * Why a pair has no result, of many such pairs.
 *
 * @param {Promotion} of
 * @param {number} a
 * @param {number} b
 */
export function undefinedBecause(of, a, b) {
    if (of.joins[a * of.n + b] === AMBIGUOUS) return "ambiguous";
    if (of.form === "table") return "undefined in the table";
    const resolved = of.resolves.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
    return resolved ? "resolved to nothing" : "no upper bound";
}

/**
 * "u8 and date have no upper bound", or "u8 v i8 is ambiguous: i16 or f16".
 *
 * @param {Promotion} of
 * @param {number} a
 * @param {number} b
 */
export function undefinedSentence(of, a, b) {
    const left = of.dtypes[a].name;
    const right = of.dtypes[b].name;
    const because = undefinedBecause(of, a, b);
    if (because === "no upper bound") return `${left} and ${right} have no upper bound`;
    if (because !== "ambiguous") return `${left} v ${right} is ${because}`;
    return `${left} v ${right} is ambiguous: ${alternatives(boundsOfPair(of, a, b).map((id) => of.dtypes[id].name))}`;
}

/**
 * @param {Promotion} of
 * @param {Witness} failure
 */
function notLeastSentence(of, { a, b, left, right }) {
    const bound = of.dtypes[right].name;
    if (left === UNDEFINED) return `${undefinedSentence(of, a, b)}, but ${bound} is the least upper bound`;
    const result = of.dtypes[left].name;
    const says = `${of.dtypes[a].name} v ${of.dtypes[b].name} = ${result}`;
    if ((right === a || right === b) && !of.leq[right * of.n + left]) return `${says} but not ${bound} <= ${result}`;
    return `${says} but ${bound} is an upper bound too, and not ${result} <= ${bound}`;
}

/**
 * "(i8, u8, f16) gives f32", or "... is undefined".
 *
 * @param {Promotion} of
 * @param {number[]} order
 * @param {number} value
 */
function orderSentence(of, order, value) {
    const gives = value < 0 ? "is undefined" : `gives ${of.dtypes[value].name}`;
    return `(${order.map((id) => of.dtypes[id].name).join(", ")}) ${gives}`;
}

/**
 * One failure of the law: "(i8 v u8) v f16 = f32 but i8 v (u8 v f16) = f16".
 *
 * @param {Promotion} of
 * @param {string} law
 * @param {Witness} failure
 */
export function failureSentence(of, law, failure) {
    const [a, b, c] = [failure.a, failure.b, failure.c].map((id) => nameOrUndefined(of, id));
    const left = valueWords(of, failure.left);
    const right = valueWords(of, failure.right);
    switch (law) {
        case "order":
            return `${a} <= ${b} and ${b} <= ${c} but not ${a} <= ${c}`;
        case "existence":
        case "uniqueness":
            return undefinedSentence(of, failure.a, failure.b);
        case "idempotence":
            return `${a} v ${a}${left}`;
        case "commutativity":
            return `${a} v ${b}${left} but ${b} v ${a}${right}`;
        case "associativity":
            return `(${a} v ${b}) v ${c}${left} but ${a} v (${b} v ${c})${right}`;
        case "nary": {
            const given = [failure.a, failure.b, failure.c];
            const other = otherOrder(of, given) ?? given;
            return `${orderSentence(of, given, failure.left)}, but ${orderSentence(of, other, failure.right)}`;
        }
        default:
            return notLeastSentence(of, failure);
    }
}
