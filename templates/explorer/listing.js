/* A file as coloured text. */
import { element } from "./dom.js";

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

/** @param {string} text */
export function listing(text) {
    const code = element("code");
    const add = (/** @type {string} */ words, /** @type {string} */ look) => code.append(look ? element("span", { class: look }, words) : words);
    let at = 0;
    for (const { 0: words, index, groups = {} } of text.matchAll(COLOURED)) {
        add(text.slice(at, index), "");
        add(words, Object.keys(groups).find((name) => groups[name]) ?? "");
        at = index + words.length;
    }
    add(text.slice(at), "");
    return code;
}
