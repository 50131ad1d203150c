// What is said of the costs of conversions, by their index in COSTS: the signs and words of reports.

/** Signs: the same in tables, diagrams and documents. */
export const COST_MARKS = ["", "~", "!", "\u00d7", "?"];

/** What they say in a legend, and of an edge. */
export const COST_MEANINGS = ["exact", "may round", "may overflow", "may drop a sign or a component", "unknown"];

/** What stands after the name of an operand in a sentence. */
export const COST_VERBS = [
    "is exact",
    "may round",
    "may overflow",
    "may lose a sign or a component",
    "has no known cost",
];
