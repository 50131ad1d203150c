/* What a link to a view remembers: the state, to and from the part of the address after #. */

/** @typedef {"result" | "difference" | "cost" | "ambiguity" | "whatif"} Mode */

/**
 * @typedef {Object} ViewState
 * @property {Mode | null} mode null: as the page was made
 * @property {string | null} against name of the system that the difference is to; null: as the page was made
 * @property {string[]} pick names of the chosen dtypes, in order; two are a cell
 * @property {[string, string][]} edges what if these were drawn: from, to
 * @property {string[]} open groups of the diagram that are open, each by the name of its first member
 * @property {"light" | "dark" | null} theme null: as the system has it
 * @property {"names" | "colours" | null} cells what is in the cells; null: names if they fit
 * @property {string | null} csv a pasted table
 */

/** @type {Mode[]} */
const MODES = ["result", "difference", "cost", "ambiguity", "whatif"];

/** A pasted table above this many characters stays out of the address: browsers and chats cut long ones. */
const LONGEST_CSV_IN_HASH = 6000;

/** @returns {ViewState} */
export function firstState() {
    return { mode: null, against: null, pick: [], edges: [], open: [], theme: null, cells: null, csv: null };
}

/**
 * @template {string} T
 * @param {string | null} value
 * @param {readonly T[]} allowed
 * @returns {T | null}
 */
function oneOf(value, allowed) {
    return allowed.find((each) => each === value) ?? null;
}

/**
 * What `hash` says, with or without "#". What it says wrongly is passed over.
 * @param {string} hash
 * @returns {ViewState}
 */
export function readHash(hash) {
    const said = new URLSearchParams(hash.replace(/^#/, ""));
    const from = said.getAll("from");
    const to = said.getAll("to");
    return {
        mode: oneOf(said.get("mode"), MODES),
        against: said.get("against"),
        pick: said.getAll("pick"),
        edges: from.slice(0, to.length).map((name, i) => [name, to[i]]),
        open: said.getAll("open"),
        theme: oneOf(said.get("theme"), ["light", "dark"]),
        cells: oneOf(said.get("cells"), ["names", "colours"]),
        csv: said.get("csv"),
    };
}

/**
 * The shortest text that `readHash` reads as `state`; "" for a first view.
 * @param {ViewState} state
 */
export function writeHash(state) {
    const said = new URLSearchParams();
    if (state.mode) said.append("mode", state.mode);
    if (state.against !== null) said.append("against", state.against);
    for (const name of state.pick) said.append("pick", name);
    for (const [from, to] of state.edges) {
        said.append("from", from);
        said.append("to", to);
    }
    for (const name of state.open) said.append("open", name);
    if (state.theme) said.append("theme", state.theme);
    if (state.cells) said.append("cells", state.cells);
    if (state.csv && state.csv.length <= LONGEST_CSV_IN_HASH) said.append("csv", state.csv);
    return said.toString();
}
