/* What somebody asks for in the search box: "i8", "int8 + bfloat16", "what is jnp.int8 + float16?". Pure. */

/** @import { System } from "./model.js" */

/** Words around the names, and what joins them. */
const NOISE = new Set(["what", "is", "whats", "what's", "and", "with", "v", "plus", "promote", "the", "of", "join", "dtype"]);

/** @param {string} word */
function withoutModule(word) {
    return word.replace(/^[a-z_]+(\.[a-z_]+)*\.(?=[a-z])/i, "");
}

/**
 * Names and aliases, in lower case, by dtype; a name comes before all aliases, and an earlier dtype before later ones.
 * @param {System} system
 */
function namesFor(system) {
    /** @type {Map<string, number>} */
    const names = new Map();
    for (const pick of [(/** @type {number} */ id) => [system.dtypes[id].name], (/** @type {number} */ id) => system.dtypes[id].aliases]) {
        for (let id = 0; id < system.n; id++) {
            for (const name of pick(id)) if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), id);
        }
    }
    return names;
}

/**
 * The dtypes that a question names, in its order; the words that are none; and for the last such word, the dtypes whose
 * names contain it.
 * @param {System} system
 * @param {string} question
 */
export function readQuestion(system, question) {
    const names = namesFor(system);
    const whole = names.get(question.trim().toLowerCase());
    if (whole !== undefined) return { ids: [whole], unknown: [], like: [] };
    const words = question.toLowerCase().split(/[\s+,;|&\u2228?()=]+/u).filter(Boolean);
    /** @type {number[]} */
    const ids = [];
    /** @type {string[]} */
    const unknown = [];
    for (const word of words) {
        const id = names.get(word) ?? names.get(withoutModule(word));
        if (id !== undefined) ids.push(id);
        else if (!NOISE.has(word)) unknown.push(word);
    }
    const part = withoutModule(unknown[unknown.length - 1] ?? "");
    const like = part ? [...names].filter(([name]) => name.includes(part)).map(([, id]) => id) : [];
    return { ids, unknown, like: [...new Set(like)] };
}
