/* What joinery makes of the spec: its files, as `generate` writes them. */
import { byId, element, fill } from "./dom.js";

/** @import { Program } from "./program.js" */
/** @import { System } from "./model.js" */

/** What there is to see: which files it takes, and which of them is shown. */
const KINDS = [
    { name: "C", emit: "tables", file: /_promotion\.h$/ },
    { name: "C++", emit: "tables", file: /_promotion\.hpp$/ },
    { name: "Kernel", emit: "kernels", file: /$^/ },
    { name: "Python", emit: "python", file: /\.py$/ },
    { name: "TypeScript", emit: "typescript", file: /\.ts$/ },
    { name: "Rust", emit: "rust", file: /\.rs$/ },
];
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

/** @typedef {{ argument: string, files: { [path: string]: string } }} Source what the program reads */

export class Gives {
    /** @param {Program} program @param {(kind: string | null) => void} onKind another one is to be shown */
    constructor(program, onKind) {
        this.program = program;
        this.asked = 0;
        /** @type {{ name: string, text: string }} what is to be saved */
        this.file = { name: "", text: "" };
        fill(byId("kinds"), ...KINDS.map(({ name }) => element("button", { type: "button", "data-gives": name, "aria-pressed": "false" }, name)));
        byId("kinds").addEventListener("click", (event) => {
            const kind = event.target instanceof Element ? event.target.getAttribute("data-gives") : null;
            if (kind) onKind(kind === this.kind ? null : kind);
        });
        for (const [id, names] of /** @type {[string, string[]][]} */ ([["op", OPS], ["isa", ISAS]])) {
            fill(byId(id), ...names.map((name) => element("option", {}, name)));
            byId(id).addEventListener("change", () => onKind("Kernel"));
        }
        byId("again").addEventListener("click", () => onKind(this.kind));
        byId("save").addEventListener("click", () => saveFile(this.file.name, new Blob([this.file.text], { type: "text/plain" })));
        /** @type {string | null} */
        this.kind = null;
    }

    /** @param {string | null} name of a kind @param {System} system @param {Source} source @param {number[]} pair */
    async show(name, system, source, pair) {
        const kind = KINDS.find((each) => each.name === name);
        this.kind = kind?.name ?? null;
        for (const button of byId("kinds").children) button.setAttribute("aria-pressed", String(button.getAttribute("data-gives") === this.kind));
        byId("given").hidden = !kind;
        byId("kernel-choice").hidden = name !== "Kernel";
        if (!kind) return;
        const asked = ++this.asked;
        byId("given").setAttribute("aria-label", `${system.name}: ${name}`);
        byId("given").setAttribute("aria-busy", "true");
        byId("given-text").textContent = "";
        byId("save").hidden = byId("again").hidden = true;
        const [op, isa] = ["op", "isa"].map((id) => /** @type {HTMLSelectElement} */ (byId(id)).value);
        const more = name === "Kernel" ? ["--ops", op, "--isa", isa] : [];
        const answer = await this.program.run(["generate", source.argument, "--emit", kind.emit, ...more, "-q", "-o", "made"], source.files);
        if (asked !== this.asked) return;
        const made = Object.entries(answer.files).filter(([path]) => path.startsWith("made/"));
        const end = (/** @type {RegExp} */ pattern) => made.find(([path]) => pattern.test(path)) ?? ["", ""];
        let [path, text] = end(kind.file);
        if (name === "Kernel" && answer.status === 0) {
            const idents = JSON.parse(end(/^made\/[^/]*\.json$/)[1]).dtypes.map((/** @type {any} */ dtype) => dtype.ident);
            const [a, b] = pair.length === 2 ? pair.map((id) => idents[id]) : ["", ""];
            [path, text] = end(new RegExp(`_${op}_${isa}\\.c$`));
            const found = a && kernelOf(text, end(new RegExp(`_${isa}\\.h$`))[1], `\\w+_${op}_(?:${a}_${b}|${b}_${a})_${isa}`);
            text = found || `/* ${a ? `There is no ${isa} kernel of ${op} for this pair: another kernel computes it, or none does.` : "Choose two dtypes."} */\n`;
        }
        this.file = { name: path.replace(/.*\//, ""), text };
        byId("given-text").textContent = answer.status === 0 ? text : answer.messages;
        byId("save").textContent = `Save ${this.file.name}`;
        byId("save").hidden = answer.status !== 0;
        byId("again").hidden = !answer.failed;
        byId("given").setAttribute("aria-busy", "false");
    }
}

/** Lets the browser save a file. @param {string} name @param {Blob} content */
export function saveFile(name, content) {
    const link = element("a", { href: URL.createObjectURL(content), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
