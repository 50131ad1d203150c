/* The code that joinery makes of the spec, as `generate` writes it: a file of the chosen kind, and the dispatch in C. */
import { addTo, byId, element, fill } from "./dom.js";
import { changedLines, changeWords, listing } from "./listing.js";
import { copyText, saveFile } from "./takeaway.js";

/** @import { Program, Source } from "./program.js" */
/** @import { System } from "./model.js" */

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {string} emit
 * @property {RegExp} file which of its files is shown
 * @property {RegExp} [begin] the line that it is scrolled to
 */

/** What there is to choose from. @type {Kind[]} */
const KINDS = [
    { name: "C", emit: "tables", file: /_promotion\.h$/, begin: /---- Promotion ----/ },
    { name: "C++", emit: "tables", file: /_promotion\.hpp$/ },
    { name: "Kernel", emit: "kernels", file: /$^/ },
    { name: "Python", emit: "python", file: /\.py$/ },
    { name: "TypeScript", emit: "typescript", file: /\.ts$/ },
    { name: "Rust", emit: "rust", file: /\.rs$/ },
];
/** @type {Kind} */
const DISPATCH = { name: "Dispatch", emit: "dispatch.h", file: /_dispatch\.h$/, begin: /---- \w+: \d+ rows? ----/ };
const OPS = "add subtract multiply divide floor_divide remainder power maximum minimum equal less".split(" ");
const ISAS = "avx2 avx512 neon rvv wasm scalar".split(" ");

/**
 * The function of a pair in the file of an operation, and the functions of the header that it calls, each once.
 * @param {string} kernels
 * @param {string} header
 * @param {string} pattern of its name
 */
function kernelOf(kernels, header, pattern) {
    const begins = (/** @type {string} */ block) => /^(?:KERNEL|PRIMITIVE)[^(]*?\b(\w+)\(/m.exec(block)?.[1];
    const blocks = (/** @type {string} */ text) => new Map(text.split(/\n\n+/).map((block) => [begins(block) ?? "", block]));
    const primitives = blocks(header);
    const [name, kernel] = [...blocks(kernels)].find(([each]) => new RegExp(`^${pattern}$`).test(each)) ?? [];
    if (!name || !kernel) return null;
    /** @type {Map<string, string>} */
    const used = new Map();
    const visit = (/** @type {string} */ block) => {
        for (const [word] of block.matchAll(/\b\w+(?=\()/g)) {
            const found = primitives.get(word);
            if (!found || used.has(word) || found === block) continue;
            used.set(word, "");
            visit(found);
            used.delete(word);
            used.set(word, found);
        }
    };
    visit(kernel);
    return [...used.values(), kernel].join("\n\n");
}

/**
 * What is to be shown.
 *
 * @typedef {object} Question
 * @property {Kind} kind
 * @property {string} op
 * @property {string} isa
 * @property {System} system
 * @property {number[]} pair the dtypes of a kernel
 * @property {Source} source
 * @property {Source | null} before what it was before it was edited; null: there is nothing to compare with
 */

/** @typedef {{ name: string, text: string, good: boolean, failed: boolean }} Made a file, or what the program says instead */

/** @param {Program} program @param {Question} question @param {Source} source @returns {Promise<Made>} */
async function make(program, { kind, op, isa, pair }, source) {
    const generate = (/** @type {string[]} */ ...more) =>
        program.run(["generate", source.argument, "--emit", kind.emit, ...more, "-q", "-o", "made"], source.files);
    let answer = await generate(...(kind === DISPATCH || kind.name === "Kernel" ? ["--ops", op] : []), ...(kind.name === "Kernel" ? ["--isa", isa] : []));
    const only = kind === DISPATCH && op === OPS[0] && answer.status !== 0 && !answer.failed; // abstract dtypes: pairs alone
    if (only) answer = await generate();
    if (answer.status !== 0) return { name: "", text: answer.messages, good: false, failed: Boolean(answer.failed) };
    const made = Object.entries(answer.files).filter(([path]) => path.startsWith("made/"));
    const end = (/** @type {RegExp} */ pattern) => made.find(([path]) => pattern.test(path)) ?? ["", ""];
    let [path, text] = end(kind.file);
    if (kind.name === "Kernel") {
        const idents = JSON.parse(end(/^made\/[^/]*\.json$/)[1]).dtypes.map((/** @type {any} */ dtype) => dtype.ident);
        const [a, b] = pair.length === 2 ? pair.map((id) => idents[id]) : ["", ""];
        [path, text] = end(new RegExp(`_${op}_${isa}\\.c$`));
        const found = a && kernelOf(text, end(new RegExp(`_${isa}\\.h$`))[1], `\\w+_${op}_(?:${a}_${b}|${b}_${a})_${isa}`);
        text = found || `/* ${a ? `There is no ${isa} kernel of ${op} for this pair: another kernel computes it, or none does.` : "Choose two dtypes."} */\n`;
    }
    return { name: path.replace(/.*\//, ""), text, good: true, failed: false };
}

/** One file, with what changed in it. */
class Pane {
    /** @param {string} id @param {string} name until there is a file @param {Program} program */
    constructor(id, name, program) {
        this.box = byId(id);
        this.program = program;
        this.asked = "";
        /** @type {Made} */
        this.made = { name: "", text: "", good: false, failed: false };
        this.title = element("h3", { id: `${id}-name` }, name);
        this.delta = element("span", { class: "delta", role: "status" });
        const button = (/** @type {string} */ name, /** @type {() => void} */ action) => {
            const made = element("button", { type: "button", id: `${id}-${name.split(" ")[0].toLowerCase()}`, hidden: true }, name);
            made.addEventListener("click", action);
            return made;
        };
        this.copy = button("Copy", async () => {
            await copyText(this.made.text);
            this.copy.textContent = "Copied";
            setTimeout(() => (this.copy.textContent = "Copy"), 1500);
        });
        this.save = button("Save", () => saveFile(this.made.name, new Blob([this.made.text], { type: "text/plain" })));
        this.again = button("Try again", () => this.question && void this.show(this.question, true));
        this.text = element("pre", { id: `${id}-text`, tabindex: 0 });
        this.box.setAttribute("aria-labelledby", this.title.id);
        this.box.setAttribute("aria-busy", "true"); // until one looks
        const valid = element("span", { class: "valid" }, "of the last valid text");
        addTo(this.box, element("div", { class: "row" }, this.title, valid, this.delta, element("span", { class: "gap" }), this.copy, this.save, this.again), this.text);
        /** @type {Question | null} */
        this.question = null;
    }

    /** @param {Question} question @param {boolean} [again] */
    async show(question, again = false) {
        const { kind, op, isa, pair, source, before } = this.question = question;
        const asked = JSON.stringify([kind.name, op, isa, kind.name === "Kernel" && pair, source, before]);
        if (asked === this.asked && !again) return;
        this.asked = asked;
        this.box.setAttribute("aria-busy", "true");
        this.copy.hidden = this.save.hidden = this.again.hidden = true;
        this.title.textContent = kind.name;
        this.delta.textContent = "";
        const [made, old] = await Promise.all([source, before].map((each) => each && make(this.program, question, each)));
        if (asked !== this.asked || !made) return;
        const another = made.name !== this.made.name;
        this.made = made;
        const { changed, gone } = old?.good && made.good ? changedLines(old.text, made.text) : { changed: new Set(), gone: 0 };
        fill(this.text, listing(made.text, changed));
        this.title.textContent = made.name || kind.name;
        this.delta.textContent = old?.good ? changeWords(changed.size, gone) : "";
        this.copy.hidden = this.save.hidden = !made.good;
        this.again.hidden = !made.failed;
        this.box.setAttribute("aria-busy", "false");
        this.scroll(another);
    }

    /** To what changed, else in another file to what it is about. @param {boolean} another */
    scroll(another) {
        const mark = this.text.querySelector("mark");
        const line = another ? this.made.text.split("\n").findIndex((each) => this.question?.kind.begin?.test(each)) : -1;
        if (mark) this.text.scrollTop = mark.offsetTop - 40;
        else if (another) this.text.scrollTop = Math.max(0, line) * parseFloat(getComputedStyle(this.text).lineHeight);
    }
}

export class Code {
    /** @param {Program} program @param {(kind: string | null) => void} onKind another one is to be shown; null: the first */
    constructor(program, onKind) {
        fill(byId("kinds"), ...KINDS.map(({ name }) => element("button", { type: "button", "data-gives": name }, name)));
        byId("kinds").addEventListener("click", (event) => {
            const kind = event.target instanceof Element ? event.target.getAttribute("data-gives") : null;
            if (kind) onKind(kind === KINDS[0].name ? null : kind);
        });
        for (const [id, names] of /** @type {[string, string[]][]} */ ([["op", OPS], ["isa", ISAS]])) {
            fill(byId(id), ...names.map((name) => element("option", {}, name)));
            byId(id).addEventListener("change", () => this.ask());
        }
        this.panes = [new Pane("given", KINDS[0].name, program), new Pane("dispatch", DISPATCH.name, program)];
        /** @type {Omit<Question, "op" | "isa"> | null} what is to be shown as soon as one looks */
        this.question = null;
        this.seen = false;
        new IntersectionObserver((seen) => {
            this.seen = seen.some(({ isIntersecting }) => isIntersecting);
            this.ask();
        }, { rootMargin: "200px" }).observe(byId("panes"));
    }

    /** @param {string | null} name of a kind @param {Omit<Question, "kind" | "op" | "isa">} question */
    show(name, question) {
        const kind = KINDS.find((each) => each.name === name) ?? KINDS[0];
        for (const button of byId("kinds").children) button.setAttribute("aria-pressed", String(button.getAttribute("data-gives") === kind.name));
        byId("isa-choice").hidden = kind.name !== "Kernel";
        this.question = { kind, ...question };
        this.ask();
    }

    ask() {
        if (!this.question || !this.seen) return;
        const [op, isa] = ["op", "isa"].map((id) => /** @type {HTMLSelectElement} */ (byId(id)).value);
        void this.panes[0].show({ ...this.question, op, isa });
        void this.panes[1].show({ ...this.question, op, isa, kind: DISPATCH });
    }
}
