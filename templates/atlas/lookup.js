/** What the page answers itself: two dtypes whose names it knows, by the tables that joinery gave it (atlas/tables.lua). */

/** @import { Data, Found, System } from "./answers.js" */

const NONE = "-", AMBIGUOUS = "!", ASK = "?";

/** The number that a character of a table stands for, from 0. @param {string} table @param {number} place */
function numberAt(table, place) {
    return table.charCodeAt(place) - 64;
}

/** Numbers, as Python's scalars. */
const NUMBERS = Object.entries({ "python int": /^\d+$/, "python float": /^(\d+\.\d*|\.\d+)$/, "python complex": /^\d+(\.\d*)?j$/ });

export class Lookup {
    /** @param {Data} data */
    constructor(data) {
        this.data = data;
        this.words = new Map(data.words.flatMap(([names, ...reading]) => names.split(",").map((name) => /** @type {const} */ ([name, reading]))));
    }

    /** What a word means to the systems; nothing if the page does not know it. @param {string} word */
    readingOf(word) {
        return this.words.get(NUMBERS.find(([, number]) => number.test(word))?.[0] ?? word);
    }

    /** Whether the page can answer, for most systems at least. @param {string[]} words */
    knows(words) {
        return words.length === 2 && words.every((word) => this.readingOf(word));
    }

    /** Whether a system has such a dtype; nothing if the page does not know. @param {string} word */
    hasAny(word) {
        const reads = this.readingOf(word)?.[0] ?? ASK;
        return /[^-?]/.test(reads) || (reads.includes(ASK) ? undefined : false);
    }

    /**
     * What `explain` says of two words; null if only the program can tell.
     * @param {System} system
     * @param {string[]} words
     * @returns {Found | null}
     */
    explain(system, words) {
        if (words.length !== 2) return null;
        const place = this.data.systems.indexOf(system), names = Object.keys(system.dtypes);
        /** @type {number[]} */
        const ids = [];
        /** @type {string[]} */
        const notes = [];
        for (const word of words) {
            const reading = this.readingOf(word);
            if (!reading || reading[0][place] === ASK) return null;
            const [reads, note, noted] = reading;
            if (reads[place] === NONE) return { value: null, lacks: `has no dtype '${word}'`, problem: "", notes: [] };
            ids.push(numberAt(reads, place));
            if (note && noted && noted[place] !== NONE) notes.push(note);
        }
        return { value: this.explanation(system, names, ids), lacks: "", problem: "", notes };
    }

    /** @param {System} system @param {string[]} names @param {number[]} ids */
    explanation({ joins, losses }, names, [a, b]) {
        const count = names.length;
        /** @param {number} left @param {number} right */
        const join = (left, right) => numberAt(joins, left * count + right);
        const found = join(a, b);
        /** @param {number} from */
        const lost = (from) => (found < 0 ? null : this.data.lost[numberAt(losses, from * count + found)]);
        /** Nothing for a pair without a result. @param {number} id */
        const name = (id) => names[id] ?? null;
        return {
            operands: [names[a], names[b]],
            join: name(found),
            nary: "",
            isAmbiguous: joins[a * count + b] === AMBIGUOUS,
            steps: [{ a: names[a], b: names[b], a_losses: lost(a), b_losses: lost(b) }],
            results: [{ join: name(found) }, { join: name(join(b, a)) }],
        };
    }
}
