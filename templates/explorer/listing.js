/* A file as coloured text, in which those lines are marked that another version of it has not. */
import { counted, element, listed } from "./dom.js";

const KEYWORDS =
    "as auto bool break case char class const constexpr def default do double else enum export extern float fn for from function " +
    "if impl import in inline int let long namespace pub raise return short signed sizeof static struct switch template type " +
    "typedef typename unsigned use using void volatile while";

/** What is coloured in C, C++, Python, TypeScript and Rust alike; the names of groups are classes of page.css. */
const COLOURED = new RegExp(
    String.raw`(?<comment>/\*[^]*?\*/|//.*|"""[^]*?"""|#(?= |$).*)|(?<text>"(?:\\.|[^"\\\n])*")|(?<directive>^ *#[a-z]+)` +
        String.raw`|(?<number>\b\d[\w.]*)|(?<keyword>\b(?:${KEYWORDS.replace(/ /g, "|")})\b)`,
    "gm",
);

/** @param {string} text @param {Set<number>} marked lines, from 0 */
export function listing(text, marked) {
    const code = element("code");
    let number = 0;
    const begin = () => (marked.has(number++) ? code.appendChild(element("mark")) : code);
    let line = begin();
    const add = (/** @type {string} */ words, /** @type {string} */ look) =>
        words.split("\n").forEach((part, i) => {
            if (i) {
                code.append("\n");
                line = begin();
            }
            if (part) line.append(look ? element("span", { class: look }, part) : part);
        });
    let at = 0;
    for (const { 0: words, index, groups = {} } of text.matchAll(COLOURED)) {
        add(text.slice(at, index), "");
        add(words, Object.keys(groups).find((name) => groups[name]) ?? "");
        at = index + words.length;
    }
    add(text.slice(at), "");
    return code;
}

/** Longer texts are not compared line by line: all between the first and the last difference is taken to differ. */
const COMPARED_MAX = 4e6;

/** The lines of a file behind what says where it is from. @param {string} text */
function bodyOf(text) {
    const lines = text.split("\n");
    return lines.slice(lines.findIndex((line) => /The licence of this file/.test(line)) + 1);
}

/**
 * Which lines of `text` another version of it has not, and how many of its lines are gone.
 * @param {string} before
 * @param {string} text
 */
export function changedLines(before, text) {
    const [old, now] = [bodyOf(before), bodyOf(text)];
    const head = text.split("\n").length - now.length;
    let [first, n, m] = [0, old.length, now.length];
    while (first < n && first < m && old[first] === now[first]) first++;
    while (n > first && m > first && old[n - 1] === now[m - 1]) n--, m--;
    const width = m - first + 1;
    const small = (n - first + 1) * width < COMPARED_MAX;
    const common = new Uint16Array(small ? (n - first + 1) * width : 0); // how many lines the rests behind i and j share
    const at = (/** @type {number} */ i, /** @type {number} */ j) => (i - first) * width + j - first;
    for (let i = n - 1; small && i >= first; i--)
        for (let j = m - 1; j >= first; j--)
            common[at(i, j)] = old[i] === now[j] ? common[at(i + 1, j + 1)] + 1 : Math.max(common[at(i + 1, j)], common[at(i, j + 1)]);
    /** @type {Set<number>} */
    const changed = new Set();
    let i = first;
    for (let j = first; j < m; ) {
        if (small && i < n && old[i] === now[j]) i++, j++;
        else if (small && i < n && common[at(i + 1, j)] >= common[at(i, j + 1)]) i++;
        else changed.add(head + j++);
    }
    const gone = n - first - (m - first - changed.size);
    return { changed, gone };
}

/** "3 lines changed and 1 line added". @param {number} marked @param {number} gone */
export function changeWords(marked, gone) {
    const both = Math.min(marked, gone);
    const counts = /** @type {[number, string][]} */ ([[both, "changed"], [marked - both, "added"], [gone - both, "removed"]]);
    return listed(counts.filter(([count]) => count).map(([count, word]) => `${counted(count, "line")} ${word}`)) || "no line changed";
}
