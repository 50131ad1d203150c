/** The search at the top of the atlas: reads a question from the field or the address, and shows the answers. */
import { HEADINGS, answersOf, costSentence, meaningOf, sentenceOf, suggestions, wordsOf } from "./answers.js";

/** @typedef {import("./answers.js").AtlasData} AtlasData */
/** @typedef {import("./answers.js").AnswerGroup} AnswerGroup */
/** @typedef {import("./answers.js").AnswerRow} AnswerRow */

const MOST_COMPLETIONS = 12;

/** @param {string} id */
function byId(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id));
}

const data = /** @type {AtlasData} */ (JSON.parse(byId("data").textContent ?? ""));
const field = /** @type {HTMLInputElement} */ (byId("search"));
const firstQuery = field.value;

/**
 * @param {string} tag
 * @param {string} text
 * @param {Record<string, string>} [attributes]
 */
function element(tag, text, attributes = {}) {
    const made = document.createElement(tag);
    made.textContent = text;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
}

/**
 * @param {AnswerGroup} group
 * @param {AnswerRow} row
 */
function rowElement(group, row) {
    const item = document.createElement("li");
    item.append(element("a", row.system.title, { href: row.href }));
    const operands = `${row.left} + ${row.right}`;
    if (group.kind === "missing") {
        item.append(element("span", `has no ${row.result}`, { class: "dim" }));
    } else if (group.kind === "none") {
        item.append(element("code", operands), element("span", `is ${row.result}`, { class: "dim" }));
    } else {
        item.append(element("code", `${operands} \u2192 ${row.result}`), element("span", costSentence(row), { class: "cost" }));
    }
    if (row.swapped !== null) item.append(element("span", `the other way round ${row.swapped}`, { class: "cost" }));
    return item;
}

/** @param {AnswerGroup} group */
function groupElement(group) {
    const section = element("section", "", { class: "answer" });
    const heading = document.createElement("h2");
    const name = group.meaning?.full ?? HEADINGS[group.kind];
    heading.append(element("span", name, { class: `dtype ${group.meaning ? `kind-${group.meaning.kind}` : "none"}` }), " ",
        element("span", group.meaning?.says ?? "", { class: "dim" }));
    const list = document.createElement("ul");
    list.append(...group.rows.map((row) => rowElement(group, row)));
    section.append(heading, list);
    return section;
}

/**
 * @param {number} a
 * @param {number} b
 */
function showAnswers(a, b) {
    const systems = answersOf(data, data.systems.filter((system) => !system.study), a, b);
    const studies = answersOf(data, data.systems.filter((system) => system.study), a, b);
    const open = byId("answers").querySelector("details")?.open ?? false;
    const details = document.createElement("details");
    details.open = open;
    details.append(element("summary", `In the design studies of JAX: ${sentenceOf(studies)}`), ...studies.map(groupElement));
    byId("answers").replaceChildren(...systems.map(groupElement), details);
    byId("sum").textContent = sentenceOf(systems);
}

/** @param {string} word */
function tellUnknown(word) {
    const like = suggestions(data, word, 5);
    byId("sum").textContent = `No library here has a dtype called ${word}.` + (like.length ? ` Is it ${like.join(", ")}?` : "");
}

/** @param {string[]} words */
function complete(words) {
    const last = words.length > 1 ? words[1] : words[0] ?? "";
    const front = words.length > 1 ? `${words[0]} + ` : "";
    const names = suggestions(data, last, MOST_COMPLETIONS).map((name) => front + (words.length > 1 ? name : `${name} + `));
    byId("completions").replaceChildren(...names.map((name) => element("option", "", { value: name })));
}

/** Answers what the field asks. Returns whether that could be understood. */
function answerField() {
    const words = wordsOf(field.value);
    complete(words);
    const meanings = words.map((word) => meaningOf(data, word));
    const unknown = meanings.indexOf(-1);
    const understood = words.length === 2 && unknown < 0;
    byId("answers").classList.toggle("old", !understood);
    if (understood) showAnswers(meanings[0], meanings[1]);
    else if (words.length > 2) byId("sum").textContent = "Two dtypes at a time: int8 + bfloat16.";
    else if (words.length === 2) tellUnknown(words[unknown]);
    else byId("sum").textContent = "Two dtypes, such as int8 + bfloat16, in the words of any library.";
    return understood;
}

/** The address of what the field asks. */
function fieldHash() {
    return `#${wordsOf(field.value).map((word) => encodeURIComponent(word.trim()).replace(/%20/g, "_")).join("+")}`;
}

/** @param {string} text */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

/** Asks what the address says; what is no question there (#systems) is a place on the page. */
function readHash() {
    const hash = decoded(location.hash.slice(1));
    if (hash === "" && field.value !== firstQuery) {
        field.value = firstQuery;
        answerField();
    }
    if (document.getElementById(hash) || wordsOf(hash).length !== 2) return;
    field.value = wordsOf(hash.replace(/_/g, (_, at) => (hash.slice(0, at).endsWith("python") ? " " : "_"))).join(" + ");
    answerField();
}

/** What is said of the pair of systems that the pointer or the keyboard is on, above its matrix. */
function tellPairs() {
    for (const matrix of document.querySelectorAll("table.matrix")) {
        const place = matrix.closest("section")?.querySelector(".pair");
        /** @param {Event} event */
        const tell = (event) => {
            const link = event.target instanceof Element ? event.target.closest("a[data-says]") : null;
            if (link && place) place.textContent = link.getAttribute("data-says");
        };
        matrix.addEventListener("pointerover", tell);
        matrix.addEventListener("focusin", tell);
    }
}

field.addEventListener("input", () => {
    if (answerField()) history.replaceState(null, "", fieldHash());
});
field.addEventListener("focus", () => field.select());
document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !(event.target instanceof HTMLInputElement) && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        field.focus();
    } else if (event.key === "Escape" && document.activeElement === field) {
        field.value = firstQuery;
        answerField();
        history.replaceState(null, "", location.pathname + location.search);
        field.select();
    }
});
window.addEventListener("hashchange", readHash);
complete(wordsOf(field.value));
tellPairs();
readHash();
