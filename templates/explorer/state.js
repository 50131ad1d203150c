/* What a link to a view remembers: the state, to and from the part of the address after #. */

/** @typedef {"result" | "difference" | "cost" | "ambiguity"} Mode */

/**
 * @typedef {Object} ViewState
 * @property {string | null} spec the installed spec that is shown; null: the one that the page was made of
 * @property {string | null} text its text, where it was edited or pasted: packed by packText()
 * @property {Mode | null} mode null: as the page was made
 * @property {string | null} against what the difference is to; null: as the page was made
 * @property {string[]} pick names of the chosen dtypes, in order; two are a cell
 * @property {boolean} open whether dtypes of one shape have a node each
 * @property {boolean} editor whether the text of the spec is beside it
 * @property {string | null} gives which of its files is shown beside the dispatch; null: the header in C
 * @property {"light" | "dark" | null} theme null: as the system has it
 * @property {"names" | "colours" | null} cells what is in the cells; null: names if they fit
 * @property {"int8" | "i8" | null} names what dtypes are called; null: as the spec does
 */

/** @type {Mode[]} */
const MODES = ["result", "difference", "cost", "ambiguity"];

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
    return {
        spec: said.get("spec"),
        text: said.get("text"),
        mode: oneOf(said.get("mode"), MODES),
        against: said.get("against"),
        pick: said.getAll("pick").slice(0, 12),
        open: said.has("open"),
        editor: said.has("editor") && !said.has("text"), // who opens a shared text wants its table
        gives: said.get("gives"),
        theme: oneOf(said.get("theme"), ["light", "dark"]),
        cells: oneOf(said.get("cells"), ["names", "colours"]),
        names: oneOf(said.get("names") ?? (said.has("long") ? "int8" : null), ["int8", "i8"]), // `long` in links of version 0.2
    };
}

/**
 * The shortest text that `readHash` reads as `state`; "" for a first view. It is what visitors share: the editor, which hides
 * the table on a phone, is not in it.
 * @param {ViewState} state
 */
export function writeHash({ editor: _, ...state }) {
    const said = new URLSearchParams();
    for (const [name, value] of Object.entries(state)) {
        if (Array.isArray(value)) value.forEach((each) => said.append(name, each));
        else if (value === true) said.append(name, "1");
        else if (value) said.append(name, value);
    }
    return said.toString();
}

/** @param {Blob} blob @param {CompressionStream | DecompressionStream} through */
async function bytesOf(blob, through) {
    return new Uint8Array(await new Response(blob.stream().pipeThrough(through)).arrayBuffer());
}

/** A text as it stands in an address: compressed, in base64url. @param {string} text */
export async function packText(text) {
    const bytes = await bytesOf(new Blob([text]), new CompressionStream("deflate-raw"));
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** Larger texts are none of ours: an address that says so is passed over. */
const LARGEST_TEXT = 1 << 22;

/** The text that packText() made this of; null where it did not. @param {string} packed */
export async function unpackText(packed) {
    try {
        const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
        const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
        /** @type {BlobPart[]} */
        const parts = [];
        let size = 0;
        for (let { done, value } = await stream.read(); !done; { done, value } = await stream.read()) {
            size += /** @type {Uint8Array} */ (value).length;
            if (size > LARGEST_TEXT) return null;
            parts.push(/** @type {BlobPart} */ (value));
        }
        return await new Blob(parts).text();
    } catch {
        return null;
    }
}
