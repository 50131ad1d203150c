// What is said of the costs of conversions, by their index in COSTS: the signs and words of reports.
import { listed } from "./dom.js";

/** Signs: the same in tables, diagrams and documents. */
export const COST_MARKS = ["", "~", "!", "\u00d7", "?"];

/** What they say in a legend, and of an edge. */
export const COST_MEANINGS = ["exact", "may round", "may overflow", "may drop a sign or a component", "unknown"];

/** Bits of a set of losses (generator/cli/json.md); the category is no value. */
export const [ROUNDS, OVERFLOWS] = [1, 2];

/** What an operand may do, by these bits. */
const LOSSES = /** @type {[number, string][]} */ ([
    [ROUNDS, "round"],
    [OVERFLOWS, "overflow"],
    [4, "lose its sign"],
    [8, "lose a component"],
]);

/** What stands after the name of an operand in a sentence: "may round and overflow". @param {number} losses */
export function verbOf(losses) {
    const words = LOSSES.filter(([bit]) => losses & bit).map(([, word]) => word);
    return losses & 32 ? "has no known cost" : words.length ? `may ${listed(words)}` : "is exact";
}
