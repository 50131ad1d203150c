/**
 * What two dtypes promote to in every system: the pure part of the search, without a page.
 *
 * @typedef {{ name: string, full: string, says: string, kind: string, weak: boolean }} Meaning
 *   what a word means in any system: a dtype of one format, or the Python scalar of one kind
 * @typedef {{ name: string, title: string, study: boolean, names: string[], dtypes: string[], means: number[],
 *   joins: number[][], costs: string[] }} AtlasSystem
 *   `names` as its spec calls its dtypes, `dtypes` as the system does; `joins` by number, -1 undefined, -2 ambiguous; a digit of `costs[from]` for each `to`
 * @typedef {{ meanings: Meaning[], words: [string, number][], systems: AtlasSystem[] }} AtlasData
 * @typedef {{ system: AtlasSystem, left: string, right: string, result: string, costs: [number, number],
 *   href: string, swapped: string | null }} AnswerRow
 *   `href` where the system explains it; `swapped`: what the operands give the other way round, where that is something else
 * @typedef {{ kind: "result" | "none" | "missing", meaning: Meaning | null, rows: AnswerRow[] }} AnswerGroup
 */

/** What a conversion does to values, by its cost. */
const COST_WORDS = ["", "rounds", "overflows", "drops a part", "has an unknown cost"];
const COST_WORDS_BOTH = ["", "round", "overflow", "drop a part", "have unknown costs"];
export const COST_MARKS = ["", "~", "!", "\u00d7", "?"];

/** What stands for a result where there is none. */
export const HEADINGS = { result: "", none: "no result", missing: "no such dtype" };

/** @param {string} word */
function normalWord(word) {
    return word.trim().toLowerCase().replace(/[\s_]+/g, " ");
}

/**
 * The two words of a query: "int8 + bfloat16", "i8 bf16", "i8,bf16"; "python int + u8".
 *
 * @param {string} query
 * @returns {string[]}
 */
export function wordsOf(query) {
    const separated = query.split(/\s*(?:\+|,|;|\band\b|\bv\b|\u2228)\s*/).filter((word) => word.trim() !== "");
    if (separated.length !== 1) return separated;
    const words = query.trim().split(/\s+/);
    return words.length === 2 && words[0].toLowerCase() !== "python" ? words : separated;
}

/**
 * The number of what a word means, or -1. Modules in front of it do not matter: torch.int8, arrow::int8.
 *
 * @param {AtlasData} data
 * @param {string} word
 */
export function meaningOf(data, word) {
    const wanted = normalWord(word);
    const bare = wanted.replace(/^.*(?:\.|::)/, "");
    for (const candidate of [wanted, bare]) {
        const found = data.words.find(([known]) => known === candidate);
        if (found) return found[1];
    }
    return -1;
}

/**
 * Words that may have been meant: those that begin with it, then those that hold it.
 *
 * @param {AtlasData} data
 * @param {string} word
 * @param {number} most
 */
export function suggestions(data, word, most) {
    const wanted = normalWord(word);
    const names = data.meanings.flatMap((meaning) => [meaning.full, meaning.name]);
    const all = [...new Set([...names, ...data.words.map(([known]) => known)])];
    const begin = all.filter((name) => name.startsWith(wanted));
    const hold = all.filter((name) => !name.startsWith(wanted) && name.includes(wanted));
    return [...begin, ...hold].slice(0, most);
}

/**
 * @param {AtlasData} data
 * @param {AtlasSystem} system
 * @param {number} a
 * @param {number} b
 * @returns {{ kind: AnswerGroup["kind"], meaning: number, row: AnswerRow }}
 */
function answerOf(data, system, a, b) {
    const left = system.means.indexOf(a);
    const right = system.means.indexOf(b);
    const names = [left < 0 ? data.meanings[a].full : system.dtypes[left],
        right < 0 ? data.meanings[b].full : system.dtypes[right]];
    /** @type {AnswerRow} */
    const row = { system, left: names[0], right: names[1], result: "", costs: [0, 0], href: `${system.name}.html`, swapped: null };
    if (left < 0 || right < 0) {
        const lacks = left < 0 && right < 0 && a !== b ? names.join(" and ") : left < 0 ? names[0] : names[1];
        return { kind: "missing", meaning: -1, row: { ...row, result: lacks } };
    }
    row.href += `#${new URLSearchParams([["pick", system.names[left]], ["pick", system.names[right]]])}`;
    const join = system.joins[left][right];
    const swapped = system.joins[right][left];
    if (swapped !== join) row.swapped = swapped < 0 ? "nothing" : system.dtypes[swapped];
    if (join < 0) return { kind: "none", meaning: join, row: { ...row, result: join === -2 ? "ambiguous" : "undefined" } };
    const means = data.meanings[system.means[join]];
    row.result = means.weak ? means.full : system.dtypes[join];
    row.costs = [Number(system.costs[left][join]), Number(system.costs[right][join])];
    return { kind: "result", meaning: system.means[join], row };
}

/**
 * The answers of some systems, grouped by result: the result of most systems first, then those without a result, then
 * those without such a dtype.
 *
 * @param {AtlasData} data
 * @param {AtlasSystem[]} systems
 * @param {number} a meaning of the left operand
 * @param {number} b
 * @returns {AnswerGroup[]}
 */
export function answersOf(data, systems, a, b) {
    /** @type {Map<string, AnswerGroup>} */
    const groups = new Map();
    for (const system of systems) {
        const { kind, meaning, row } = answerOf(data, system, a, b);
        const key = kind === "result" ? `result ${meaning}` : kind;
        const group = groups.get(key) ?? { kind, meaning: kind === "result" ? data.meanings[meaning] : null, rows: [] };
        group.rows.push(row);
        groups.set(key, group);
    }
    const rank = { result: 0, none: 1, missing: 2 };
    return [...groups.values()].sort((x, y) => rank[x.kind] - rank[y.kind] || y.rows.length - x.rows.length);
}

/**
 * What is lost in a row: "~ np.uint64 rounds"; "" where nothing is.
 *
 * @param {AnswerRow} row
 */
export function costSentence({ left, right, costs }) {
    if (costs[0] === costs[1]) return costs[0] > 0 ? `${COST_MARKS[costs[0]]} both ${COST_WORDS_BOTH[costs[0]]}` : "";
    return [left, right].map((name, i) => ({ name, cost: costs[i] })).filter(({ cost }) => cost > 0)
        .map(({ name, cost }) => `${COST_MARKS[cost]} ${name} ${COST_WORDS[cost]}`).join(", ");
}

/**
 * The answer in a sentence: "bfloat16 in 7 systems, no such dtype in 2".
 *
 * @param {AnswerGroup[]} groups
 */
export function sentenceOf(groups) {
    return groups.map((group, i) => {
        const count = group.rows.length;
        const what = group.meaning?.full ?? HEADINGS[group.kind];
        return `${what} in ${count}${i > 0 ? "" : count === 1 ? " system" : " systems"}`;
    }).join(", ");
}
