/** Systems that the page makes itself: by an edit, or from a pasted table. */
import { closure, coversOf, isTransitive, joinTable, orderOfTable } from "./lattice.js";
import { judgementOf } from "./judgement.js";

/** @import { Promotion, Summary, System } from "./model.js" */

/**
 * What a system is made of; all else follows. `joins` matters in a table alone, `edges` and `resolves` in a graph
 * alone, which has no cycle.
 *
 * @typedef {Omit<Summary, "class" | "joins" | "n" | "match"> &
 *     Pick<Promotion, "edges" | "resolves" | "joins" | "costs" | "required">} SystemParts
 */

/**
 * @param {SystemParts} parts
 * @param {Map<string, string>} says what each law demands
 * @returns {System}
 */
export function makeSystem(parts, says) {
    const n = parts.dtypes.length;
    const leq = parts.edges ? closure(n, parts.edges).leq : orderOfTable(n, parts.joins);
    const transitive = parts.edges !== null || isTransitive(n, leq);
    const promotion = {
        ...parts,
        n,
        leq,
        transitive,
        joins: parts.edges ? joinTable(n, leq, parts.resolves) : parts.joins,
        covers: transitive ? coversOf(n, leq) : [],
    };
    return { ...promotion, match: null, ...judgementOf(promotion, says) };
}
