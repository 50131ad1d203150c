/** What the page answers itself, of dtypes whose names it knows, by the tables that joinery gave it (atlas/tables.lua). */

import { scalarOf, wordsOf } from "./question.js";

/** @import { Data, Explanation, Found, System } from "./answers.js" */

/** How many operands are tried in every order. */
const MOST_OPERANDS = 6;

const NONE = "-", AMBIGUOUS = "!", ASK = "?";

/** The number that a character of a table stands for, from 0. @param {string} table @param {number} place */
function numberAt(table, place) {
    return table.charCodeAt(place) - 64;
}

export class Lookup {
    /** @param {Data} data */
    constructor(data) {
        this.data = data;
        this.words = new Map(data.words.flatMap(([names, ...reading]) => names.split(",").map((name) => /** @type {const} */ ([name, reading]))));
    }

    /** What a word means to the systems; nothing if the page does not know it. @param {string} word */
    readingOf(word) {
        return this.words.get(word) ?? this.words.get(scalarOf(word) ?? word.replaceAll("_", " "));
    }

    /** The words of a question. @param {string} question */
    wordsOf(question) {
        return wordsOf(question, (words) => this.readingOf(words) !== undefined || this.words.has(words.toLowerCase()));
    }

    /** Whether the page can answer, for most systems at least. @param {string[]} words */
    knows(words) {
        return words.length <= MOST_OPERANDS && words.every((word) => this.hasAny(word) !== undefined);
    }

    /**
     * Whether a system has such a dtype; nothing if the page does not know. It knows all names but those of other modules, in
     * other cases, and with a number of bits: torch.Half, int128.
     * @param {string} word
     */
    hasAny(word) {
        const reading = this.readingOf(word);
        if (reading) return /[^-?]/.test(reading[0]) || (reading[0].includes(ASK) ? undefined : false);
        const name = /^[\w.:]*?(\w+)$/.exec(word.toLowerCase())?.[1];
        return !name || this.readingOf(name) || /^[isu]+(nt)?\d+(_t)?$/.test(name) ? undefined : false;
    }

    /** The number of the dtype of a system that a word means, -1 if there is none; null if only the program can tell. @param {System} system @param {string} word */
    idOf(system, word) {
        const read = this.readingOf(word)?.[0][this.data.systems.indexOf(system)] ?? (this.hasAny(word) === false ? NONE : ASK);
        return read === ASK ? null : read === NONE ? -1 : numberAt(read, 0);
    }

    /**
     * What `explain` says of words; null if only the program can tell.
     * @param {System} system
     * @param {string[]} words
     * @returns {Found | null}
     */
    explain(system, words) {
        if (words.length < 2 || words.length > MOST_OPERANDS) return null;
        const place = this.data.systems.indexOf(system);
        /** @type {number[]} */
        const ids = [];
        /** @type {string[]} */
        const notes = [];
        for (const word of words) {
            const id = this.idOf(system, word);
            if (id === null) return null;
            if (id < 0) return { value: null, lacks: `has no dtype '${word}'`, problem: "", notes: [] };
            ids.push(id);
            const [, note, noted] = this.readingOf(word) ?? [];
            if (note && noted && noted[place] !== NONE) notes.push(note);
        }
        return { value: new Promotion(this.data, system).explanation(ids), lacks: "", problem: "", notes };
    }
}

/** How dtypes of a system promote, as numbers. No dtype has a number less than 0. */
class Promotion {
    /** @param {Data} data @param {System} system */
    constructor(data, { joins, losses, nary, dtypes }) {
        const names = Object.keys(dtypes);
        this.names = names;
        this.nary = nary;
        /** @param {number} id */
        this.isWeak = (id) => data.meanings[dtypes[names[id]][1]].weak;
        /** @param {number} a @param {number} b */
        this.cell = (a, b) => joins[a * names.length + b];
        /** @param {number} a @param {number} b */
        this.join = (a, b) => (a < 0 || b < 0 ? -1 : Math.max(-1, numberAt(joins, a * names.length + b)));
        /** @param {number} from @param {number} to */
        this.lost = (from, to) => (to < 0 ? null : data.lost[numberAt(losses, from * names.length + to)]);
    }

    /** @param {number[]} ids the operands @returns {Explanation} */
    explanation(ids) {
        const { names, nary } = this, isSeveral = ids.length > 2;
        const weak = isSeveral && nary.endsWith("then_weak") ? ids.filter(this.isWeak) : [];
        const strong = weak.length && weak.length < ids.length ? ids.filter((id) => !this.isWeak(id)) : ids;
        const last = strong === ids ? [] : weak;
        const isBound = isSeveral && nary.startsWith("bound");
        const bound = isBound ? this.bound([...new Set(strong)]) : { id: strong[0], isAmbiguous: false };
        const { steps, id, isAmbiguous } = this.fold(bound.id, isBound ? last : [...strong.slice(1), ...last]);
        const results = isBound ? [] : [...everyResult(this.join, ids)].map((each) => ({ join: names[each] ?? null }));
        return { operands: ids.map((each) => names[each]), join: names[id] ?? null, nary, isAmbiguous: steps.length ? isAmbiguous : bound.isAmbiguous, steps, results };
    }

    /** From left to right. @param {number} id @param {number[]} others */
    fold(id, others) {
        const { names, lost } = this;
        /** @type {Explanation["steps"]} */
        const steps = [];
        let isAmbiguous = false;
        for (const next of others) {
            if (id < 0) break;
            const found = this.join(id, next);
            isAmbiguous = this.cell(id, next) === AMBIGUOUS;
            steps.push({ a: names[id], b: names[next], a_losses: lost(id, found), b_losses: lost(next, found) });
            id = found;
        }
        return { steps, id, isAmbiguous };
    }

    /** The least bound of a set, as in generator/lattice/result_type.c. @param {number[]} ids each once */
    bound(ids) {
        if (ids.length < 3) return { id: this.join(ids[0], ids[ids.length - 1]), isAmbiguous: this.cell(ids[0], ids[ids.length - 1]) === AMBIGUOUS };
        if (ids.some((a) => ids.some((b) => this.cell(a, b) === NONE))) return { id: -1, isAmbiguous: false };
        const isBelow = (/** @type {number} */ a, /** @type {number} */ b) => this.join(a, b) === b;
        const bounds = [...this.names.keys()].filter((id) => ids.every((each) => isBelow(each, id)));
        const minimal = bounds.filter((id) => !bounds.some((other) => other !== id && isBelow(other, id)));
        if (minimal.length < 2) return { id: minimal[0] ?? -1, isAmbiguous: false };
        return { id: ids.sort((a, b) => a - b).reduce(this.join), isAmbiguous: true };
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
