/* What somebody asks for in the search box: "i8", "int8 + bfloat16", "what is jnp.int8 + float16?". Pure. */
import { isolated, listed } from "./dom.js";
import { foldedName, knownDtype } from "./known.js";

/** @import { Known, System } from "./model.js" */

/** Words around the names. */
const NOISE = new Set("what is whats what's and with plus promote promotes to the of join in dtype gives".split(" "));

/**
 * The dtype of that name or alias, in any case, or that a name in some library stands for; -1: none.
 * @param {System} system
 * @param {Known} known
 * @param {string} word
 */
function dtypeAskedFor({ dtypes }, known, word) {
    const folded = foldedName(word);
    const own = dtypes.findIndex((dtype) => dtype.name === word);
    if (own >= 0) return own;
    const named = dtypes.findIndex((dtype) =>
        [dtype.name, ...dtype.aliases].some((name) => foldedName(name) === folded),
    );
    const meant = named < 0 ? knownDtype(known, word) : null;
    if (!meant) return named;
    const format = meant.dtype.format ?? (meant.index < 0 ? null : known.dtypes[meant.index].name);
    return format ? dtypes.findIndex((dtype) => dtype.format === format && !dtype.weak) : -1;
}

/**
 * Dtypes whose name, alias or description has the word in it.
 * @param {System} system
 * @param {string} word
 */
function dtypesLike({ dtypes }, word) {
    const part = foldedName(word);
    const has = (/** @type {string} */ text) => foldedName(text).includes(part);
    return dtypes
        .map((_, id) => id)
        .filter((id) => [dtypes[id].name, ...dtypes[id].aliases, dtypes[id].says].some(has));
}

/**
 * The dtypes that a question names, in its order; the words that are none; and the dtypes that the last such word could
 * become.
 * @param {System} system
 * @param {Known} known
 * @param {string} question
 */
export function readQuestion(system, known, question) {
    const asked = question.trim();
    const whole = asked ? dtypeAskedFor(system, known, asked) : -1;
    if (whole >= 0) return { ids: [whole], unknown: [], like: [] };
    /** @type {number[]} */
    const ids = [];
    /** @type {string[]} */
    const unknown = [];
    for (const word of asked.split(/[\s+,;|&\u2228?()=]+/u).filter(Boolean)) {
        const id = dtypeAskedFor(system, known, word);
        if (id >= 0) ids.push(id);
        else if (!NOISE.has(foldedName(word)) && foldedName(word) !== "v") unknown.push(word);
    }
    const last = unknown[unknown.length - 1];
    return { ids, unknown, like: last ? dtypesLike(system, last) : [] };
}

/** Names that a note offers. */
const OFFERED = 6;

/**
 * What to say while somebody types: what the last word could become, or that it is nothing.
 * @param {System} system
 * @param {{ unknown: string[], like: number[] }} question
 */
export function noteOn(system, { unknown, like }) {
    if (!unknown.length) return "";
    if (!like.length) return `No dtype here is called ${unknown[unknown.length - 1]}.`;
    const names = like.slice(0, OFFERED).map((id) => isolated(system.dtypes[id].name));
    return `Do you mean ${listed(like.length > OFFERED ? [...names, "another one"] : names, "or")}?`;
}
