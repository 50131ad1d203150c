/** What the page answers itself, of dtypes whose names it knows, by the tables that joinery gave it (atlas/tables.lua): two of
 *  them, and some more where these are joined from left to right. */

/** @import { Data, Explanation, Found, System } from "./answers.js" */

/** How many operands are tried in every order. */
const MOST_OPERANDS = 6;

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
     * What `explain` says of words; null if only the program can tell.
     * @param {System} system
     * @param {string[]} words
     * @returns {Found | null}
     */
    explain(system, words) {
        if (words.length < 2 || words.length > MOST_OPERANDS) return null;
        if (words.length > 2 && !system.nary.startsWith("fold")) return null;
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

    /**
     * @param {System} system
     * @param {string[]} names those of its dtypes
     * @param {number[]} ids the operands
     * @returns {Explanation}
     */
    explanation({ joins, losses, nary, dtypes }, names, ids) {
        /** @param {number} id */
        const isWeak = (id) => this.data.meanings[dtypes[names[id]][1]].weak;
        const isWeakLast = nary === "fold_then_weak" && ids.length > 2;
        const [first, ...others] = isWeakLast ? [...ids.filter((id) => !isWeak(id)), ...ids.filter(isWeak)] : ids;
        /** Nothing where there is no result. @param {number} id */
        const name = (id) => names[id] ?? null;
        /** @param {number} from @param {number} to */
        const lost = (from, to) => (to < 0 ? null : this.data.lost[numberAt(losses, from * names.length + to)]);
        /** @param {number} a @param {number} b less than 0 where there is no result */
        const join = (a, b) => (a < 0 || b < 0 ? -1 : Math.max(-1, numberAt(joins, a * names.length + b)));
        /** @type {Explanation["steps"]} */
        const steps = [];
        let folded = first, isAmbiguous = false;
        for (const next of others) {
            if (folded < 0) break;
            const found = join(folded, next);
            isAmbiguous = joins[folded * names.length + next] === AMBIGUOUS;
            steps.push({ a: names[folded], b: names[next], a_losses: lost(folded, found), b_losses: lost(next, found) });
            folded = found;
        }
        const results = [...everyResult(join, ids)].map((id) => ({ join: name(id) }));
        return { operands: ids.map((id) => names[id]), join: name(folded), nary, isAmbiguous, steps, results };
    }
}

/**
 * What operands give in all orders and brackets.
 * @param {(a: number, b: number) => number} join
 * @param {number[]} ids
 */
function everyResult(join, ids) {
    /** @type {Set<number>[]} those of some of the operands, which are the bits of the index */
    const results = [];
    for (let some = 1; some < 1 << ids.length; some++) {
        results[some] = new Set(ids.filter((_, i) => some === 1 << i));
        for (let left = (some - 1) & some; left; left = (left - 1) & some)
            for (const a of results[left]) for (const b of results[some & ~left]) results[some].add(join(a, b));
    }
    return results[results.length - 1];
}
