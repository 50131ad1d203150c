/* The text of the spec: line numbers beside it, what is wrong with it below, and what changes it without typing. */
import { addTo, byId, element, fill, plainText } from "./dom.js";
import { dtypeSelect } from "./panel.js";

/** @import { System } from "./model.js" */

/**
 * @typedef {object} EditorEvents
 * @property {(text: string) => void} onText
 * @property {(words: string[]) => void} onEdit words of `joinery edit`
 * @property {(argument: string) => void} onOpen an installed spec
 * @property {(direction: -1 | 1) => void} onStep undo, redo
 */

export class Editor {
    /** @param {EditorEvents} events @param {string[]} known the dtypes that may be added, by joinery's own names */
    constructor(events, known) {
        this.known = known;
        this.area = /** @type {HTMLTextAreaElement} */ (byId("text"));
        /** @type {number[]} lines that something is wrong with */
        this.marked = [];
        this.area.addEventListener("input", () => {
            this.number();
            events.onText(this.area.value);
        });
        this.area.addEventListener("scroll", () => (byId("lines").scrollTop = this.area.scrollTop));
        this.area.addEventListener("keydown", (event) => {
            if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
            event.preventDefault();
            events.onStep(event.shiftKey ? 1 : -1);
        });
        byId("undo").addEventListener("click", () => events.onStep(-1));
        byId("redo").addEventListener("click", () => events.onStep(1));
        byId("gallery").addEventListener("change", () => {
            const select = /** @type {HTMLSelectElement} */ (byId("gallery"));
            if (select.value) events.onOpen(select.value);
            select.value = "";
        });
        const file = /** @type {HTMLInputElement} */ (byId("file"));
        file.addEventListener("change", async () => {
            if (file.files?.length) events.onText(await file.files[0].text());
            file.value = "";
        });
        this.area.addEventListener("dragover", (event) => event.preventDefault());
        this.area.addEventListener("drop", async (event) => {
            const dropped = event.dataTransfer?.files[0];
            if (!dropped) return;
            event.preventDefault();
            events.onText(await dropped.text());
        });
        byId("add-dtype").addEventListener("change", (event) => {
            const select = /** @type {HTMLSelectElement} */ (event.target);
            if (select.value) events.onEdit(["--add-dtype", select.value]);
            select.value = "";
        });
        byId("edge-controls").addEventListener("click", (event) => {
            if (!(event.target instanceof HTMLButtonElement) || !this.system) return;
            const ends = ["edge-from", "edge-to"].map((id) => /** @type {HTMLSelectElement} */ (byId(id)).value);
            if (ends.includes("")) return;
            const names = ends.map((id) => this.system?.dtypes[Number(id)].name ?? "");
            events.onEdit([event.target.id === "edge-add" ? "--add-edge" : "--remove-edge", names.join(",")]);
        });
        byId("problem").addEventListener("click", (event) => {
            const line = event.target instanceof Element ? event.target.getAttribute("data-line") : null;
            if (line) this.goTo(Number(line));
        });
        /** @type {System | null} */
        this.system = null;
    }

    /**
     * @param {string} text
     * @param {System} system
     * @param {boolean[]} steps whether there is something to undo, and to redo
     */
    show(text, system, [undo, redo]) {
        if (this.area.value !== text) this.area.value = text;
        /** @type {HTMLButtonElement} */ (byId("undo")).disabled = !undo;
        /** @type {HTMLButtonElement} */ (byId("redo")).disabled = !redo;
        this.number();
        if (system === this.system) return;
        this.system = system;
        fill(
            byId("edge-controls"),
            dtypeSelect(system, "edge-from", "from", "Edge from"),
            element("span", { "aria-hidden": "true" }, "\u2192"),
            dtypeSelect(system, "edge-to", "to", "Edge to"),
            element("button", { type: "button", id: "edge-add" }, "Add edge"),
            element("button", { type: "button", id: "edge-remove" }, "Remove edge"),
        );
        const select = byId("add-dtype");
        fill(select, element("option", { value: "" }, "Add a dtype\u2026"));
        for (const name of this.known) if (!system.ids.has(name)) addTo(select, element("option", {}, name));
    }

    /**
     * Shows what is wrong, as joinery writes it: each message with its line, a caret and a hint.
     * @param {string} messages
     */
    showProblem(messages) {
        this.marked = [...messages.matchAll(/^[^\n]*?:(\d+):(?:\d+:)? error:/gm)].map((found) => Number(found[1]));
        const words = messages.trim().replace(/^\.\/edited:/gm, "line ").replace(/^joinery: error: /gm, "");
        const line = this.marked[0];
        const go = line ? element("button", { type: "button", "data-line": line }, `Go to line ${line}`) : null;
        fill(byId("problem"), words ? element("pre", { tabindex: 0 }, plainText(words).replaceAll("\\u{A}", "\n")) : null, go);
        this.number();
    }

    /** Writes the numbers of the lines, those of mistakes marked. */
    number() {
        const count = this.area.value.split("\n").length;
        const lines = Array.from({ length: count }, (_, i) =>
            this.marked.includes(i + 1) ? element("b", {}, `\u2717 ${i + 1}\n`) : `${i + 1}\n`,
        );
        fill(byId("lines"), ...lines);
    }

    /** @param {number} line */
    goTo(line) {
        const lines = this.area.value.split("\n");
        const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
        this.area.focus();
        this.area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    }
}
