/** joinery's answers for every system, in the words of each library: from the page's tables, else from `explain`. */

/**
 * What atlas/answers.lua gives the page.
 *
 * @typedef {{ full: string, says: string, kind: string, weak: boolean }} Meaning what a dtype is in any system
 * @typedef {{ name: string, title: string, study: boolean, call: string, all: string, remark: string, wide: string,
 *   nary: string, dtypes: { [name: string]: [spelled: string, meaning: number] }, joins: string, losses: string }} System
 * @typedef {{ meanings: Meaning[], losses: { [loss: string]: [mark: string, verb: string] },
 *   headings: { [kind: string]: string }, systems: System[], lost: string[][],
 *   words: [names: string, reads: string, note?: string, noted?: string][] }} Data
 *
 * The keys of `explain --format json` that are shown (generator/cli/json.md), and whether the result is ambiguous.
 *
 * @typedef {{ a: string, b: string, a_losses: string[] | null, b_losses: string[] | null }} Step
 * @typedef {{ operands: string[], join: string | null, nary: string, isAmbiguous: boolean, steps: Step[],
 *   results: { join: string | null }[] }} Explanation
 *
 * What is found for a system: an explanation; or that it lacks a dtype, as a sentence; or another problem.
 *
 * @typedef {{ value: Explanation | null, lacks: string, problem: string, notes: string[] }} Found
 *
 * @typedef {{ kind: "result" | "none" | "missing", meaning: number, system: System, href: string, code: string,
 *   says: string, more: string, byDefault: string, notes: string[] }} Answer `meaning` of the result, else -1; how words
 *   were read that others read in another way
 */

import { listed } from "../explorer/dom.js";
import { Lookup } from "./lookup.js";

/** @import { Program } from "../explorer/program.js" */

/** What 64-bit dtypes are narrowed to where a library has to be told to have them. @type {{ [name: string]: string }} */
const NARROWED = { i64: "i32", u64: "u32", f64: "f32", c128: "c64" };

const RANK = { result: 0, none: 1, missing: 2 };

/** Whether an upper bound of all operands is taken, whatever their order. @param {Explanation} found */
function areBoundAtOnce({ operands, nary }) {
    return operands.length > 2 && nary.startsWith("bound");
}

/**
 * "np.int8 + np.float32", "lax.add(jnp.int8, jnp.float32)"; where more than two promote at once, "np.result_type(...)".
 * @param {System} system
 * @param {Explanation} found
 */
function promotionOf({ call, all, remark, dtypes }, found) {
    const spelled = found.operands.map((name) => dtypes[name][0]);
    if (areBoundAtOnce(found)) return `${all}(${spelled.join(", ")})${remark}`;
    return spelled.reduce((a, b) => (call ? `${call}(${a}, ${b})` : `${a} + ${b}`)) + remark;
}

/**
 * What else the same operands give, where their order or the brackets matter.
 * @param {System} system
 * @param {Explanation} found
 */
function othersOf({ dtypes }, found) {
    if (areBoundAtOnce(found)) return "";
    const results = new Set(found.results.map(({ join }) => join));
    results.delete(found.join);
    const others = Object.keys(dtypes).filter((name) => results.has(name)).map((name) => dtypes[name][0]);
    if (results.has(null)) others.push("undefined");
    return others.length ? `in another order ${others.join(" or ")}` : "";
}

/** Whether the last step has several minimal bounds, of `explain --format json`. @param {any} found */
function isAmbiguous(found) {
    const last = found.steps.at(-1);
    return (last ?? found).minimal.length > 1 && (!last || last.from === "graph");
}

/** What the program says instead of an answer. @param {string} messages @returns {Found} */
function refusal(messages) {
    const [, lacks = "", problem = lacks ? "" : messages] = /^joinery: error: (?:\w+ (has .* dtype '.*) \(.*|(.*))$/s.exec(messages.trim()) ?? [];
    return { value: null, lacks, problem, notes: [] };
}

export class Answers {
    /** @param {Data} data @param {() => Promise<Program>} program loads joinery itself, for what the page cannot look up */
    constructor(data, program) {
        this.data = data;
        this.program = program;
        this.lookup = new Lookup(data);
    }

    /**
     * The answer of `explain`.
     * @param {System} system
     * @param {string[]} words
     * @returns {Promise<Found>}
     */
    async explain(system, words) {
        return this.lookup.explain(system, words) ?? this.ask(system, words);
    }

    /** @param {System} system @param {string[]} words @returns {Promise<Found>} */
    async ask({ name: spec }, words) {
        const { value, messages, notes } = await (await this.program()).json(["explain", "--", spec, ...words]);
        if (!value) return refusal(messages);
        const own = notes.map((note) => note.replace(/^(.*?\))\. .*$/, "$1")); // without what is the system's
        return { value: { ...value, isAmbiguous: isAmbiguous(value) }, lacks: "", problem: "", notes: own };
    }

    /** Whether any system has such a dtype, or may have. @param {string} word @param {() => boolean} isOld whether nobody asks any more */
    async isKnown(word, isOld) {
        const known = this.lookup.hasAny(word);
        if (known !== undefined) return known;
        for (const system of this.data.systems) if (isOld() || !(await this.explain(system, [word, word])).lacks) return true;
        return false;
    }

    /**
     * What the operands lose in conversion: "! np.uint64 rounds and overflows". The last loss is the worst.
     * @param {System} system
     * @param {Explanation} found
     */
    async lost(system, found) {
        const { operands, join } = found;
        const taken = [...found.steps];
        if (join !== null && areBoundAtOnce(found)) {
            taken.length = 0; // there is no step between an operand and the result
            for (const name of new Set(operands)) taken.push(...(await this.explain(system, [name, join])).value?.steps ?? []);
        }
        const lost = taken.flatMap(({ a, b, a_losses, b_losses }) => /** @type {[string, string[]][]} */ ([[a, a_losses ?? []], [b, b_losses ?? []]]))
            .map(([name, losses]) => /** @type {const} */ ([name, losses.filter((loss) => loss in this.data.losses).map((loss) => this.data.losses[loss])]))
            .filter(([, losses]) => losses.length)
            .map(([name, losses]) => `${losses[losses.length - 1][0]} ${system.dtypes[name][0]} ${listed(losses.map(([, verb]) => verb))}`);
        return [...new Set(lost)].join(", ");
    }

    /**
     * "jnp.int32 by default, without jax_enable_x64": the result where 64-bit dtypes are narrowed, if it is another one.
     * @param {System} system
     * @param {Explanation} found
     */
    async byDefault(system, found) {
        if (!system.wide) return "";
        const narrow = (/** @type {string} */ name) => NARROWED[name] ?? name;
        const operands = found.operands.map(narrow);
        const isNarrow = operands.every((name, i) => name === found.operands[i]);
        const { join } = isNarrow ? found : (await this.explain(system, operands)).value ?? found;
        if (join === null || narrow(join) === found.join) return "";
        return `${system.dtypes[narrow(join)][0]} by default, without ${system.wide}`;
    }

    /**
     * The answer of one system. Fails if joinery reports an error other than a missing dtype.
     * @param {System} system
     * @param {string[]} words
     * @returns {Promise<Answer>}
     */
    async answer(system, words) {
        const { value, lacks, problem, notes } = await this.explain(system, words);
        if (problem) throw new Error(problem);
        if (!value) return { kind: "missing", meaning: -1, system, href: `${system.name}.html`, code: "", says: lacks, more: "", byDefault: "", notes };
        const { operands, join } = value;
        const code = promotionOf(system, value);
        const byDefault = await this.byDefault(system, value);
        const row = { system, notes, byDefault, href: `${system.name}.html#${new URLSearchParams(operands.map((name) => ["pick", name]))}`, more: othersOf(system, value) };
        if (join === null) return { ...row, kind: "none", meaning: -1, code, says: value.isAmbiguous ? "is ambiguous" : "is undefined" };
        const [spelled, meaning] = system.dtypes[join];
        const { weak, full } = this.data.meanings[meaning];
        return { ...row, kind: "result", meaning, code: `${code} \u2192 ${weak ? full : spelled}`, says: await this.lost(system, value) };
    }
}

/**
 * By result: that of most systems first, then those without a result, then those without such a dtype.
 * @param {Answer[]} answers
 */
export function groupsOf(answers) {
    /** @type {Map<string, Answer[]>} */
    const groups = new Map();
    for (const answer of answers) {
        const key = `${answer.kind} ${answer.meaning}`;
        groups.set(key, [...(groups.get(key) ?? []), answer]);
    }
    return [...groups.values()].sort(([x, ...xs], [y, ...ys]) => RANK[x.kind] - RANK[y.kind] || ys.length - xs.length);
}
