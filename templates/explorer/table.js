/* The promotion table: a grid that the arrow keys walk through, built row by row where it is large. */
import { dataAt, element, fill, plainText, setStyle } from "./dom.js";
import { shownName } from "./modes.js";

/** @import { System } from "./model.js" */
/** @import { CellView, View } from "./modes.js" */

/**
 * Row and column; -1 is the header.
 *
 * @typedef {[number, number]} Cell
 */

/**
 * @typedef {object} TableEvents
 * @property {(cell: Cell) => void} onPoint the pointer or the focus came to a cell or a header
 * @property {() => void} onLeave
 * @property {(cell: Cell) => void} onChoose a click, or Enter
 * @property {() => void} onEscape
 */

/** Tables of more dtypes than this are built where one looks. */
const ALL_AT_ONCE = 96;

/** How the arrow and page keys move, in rows and columns. */
const STEPS = new Map([
    ["ArrowUp", [-1, 0]],
    ["ArrowDown", [1, 0]],
    ["ArrowLeft", [0, -1]],
    ["ArrowRight", [0, 1]],
    ["PageUp", [-10, 0]],
    ["PageDown", [10, 0]],
]);

export class PromotionTable {
    /** @param {HTMLElement} container @param {TableEvents} events */
    constructor(container, events) {
        this.container = container;
        this.events = events;
        /** @type {System | null} */
        this.system = null;
        /** @type {string[]} what the headers show, to see whether they must be built again */
        this.names = [];
        /** @type {string[]} */
        this.shown = [];
        /** @type {(a: number, b: number) => CellView} */
        this.viewOf = () => ({ text: "", kind: "", mark: "", look: "", label: "" });
        /** @type {HTMLTableRowElement[]} the row of headers, then one a dtype */
        this.rows = [];
        /** @type {Cell} the one that Tab comes to */
        this.at = [0, 0];
        /** where the pointer was last, on the screen */
        this.pointer = { x: -1, y: -1 };
        /** @type {Element[]} what is lit now */
        this.lit = [];
        this.nearby = new IntersectionObserver((seen) => this.buildSeen(seen), {
            root: container,
            rootMargin: "150px",
        });
        container.addEventListener("pointerover", (event) => this.point(event));
        container.addEventListener("focusin", (event) => this.point(event));
        container.addEventListener("pointerleave", () => events.onLeave());
        container.addEventListener("click", (event) => {
            const cell = this.cellOf(event);
            if (!cell) return;
            this.focus(cell);
            events.onChoose(cell);
        });
        container.addEventListener("keydown", (event) => this.key(event));
    }

    /**
     * Shows another system, or the same in another way.
     * @param {View} view
     * @param {(a: number, b: number) => CellView} viewOf
     * @param {boolean} colours whether the cells are only coloured squares
     * @param {string} label what the table is, in a few words
     */
    show(view, viewOf, colours, label) {
        const { system } = view;
        const names = system.dtypes.map((dtype, id) => `${shownName(view, id)} ${dtype.kind} ${dtype.weak}`);
        const same = this.names.join("\n") === names.join("\n");
        this.names = names;
        this.shown = system.dtypes.map((_, id) => shownName(view, id));
        this.system = system;
        this.viewOf = viewOf;
        const longest = this.shown.reduce((most, name) => Math.max(most, name.length), 1);
        setStyle(this.container, "--longest", String(Math.min(32, longest)));
        this.container.classList.toggle("colours", colours);
        this.container.classList.toggle("wide", !colours && longest > 5);
        if (!same) this.build(system);
        else this.repaint();
        this.rows[0].parentElement?.parentElement?.setAttribute("aria-label", label);
    }

    /** @param {System} system */
    build(system) {
        this.nearby.disconnect();
        this.lit = [];
        this.at = [0, 0];
        const head = element("tr", {}, element("td", { class: "corner" }));
        system.dtypes.forEach((_, b) => head.append(this.header(-1, b)));
        this.rows = [head];
        const body = element("tbody");
        const large = system.n > ALL_AT_ONCE;
        system.dtypes.forEach((_, a) => {
            const row = element("tr", { "data-row": a }, this.header(a, -1));
            this.rows.push(row);
            body.append(row);
            if (large) this.nearby.observe(row);
            else this.buildRow(a);
        });
        const table = element(
            "table",
            { role: "grid", class: large ? "large" : null },
            element("thead", {}, head),
            body,
        );
        fill(this.container, table);
        this.buildRow(0); // the cell that Tab comes to
        this.moveTab([0, 0]);
    }

    /** @param {number} a @param {number} b */
    header(a, b) {
        const id = Math.max(a, b);
        const dtype = this.system?.dtypes[id];
        const made = element(
            "th",
            {
                scope: a < 0 ? "col" : "row",
                "data-cell": `${a},${b}`,
                "data-kind": dtype?.kind,
                class: dtype?.weak ? "weak" : null,
                title: [plainText(dtype?.name ?? ""), dtype?.title ?? dtype?.says, ...(dtype?.aliases ?? [])].join(", "),
            },
            element("span", {}, this.shown[id]),
        );
        return made;
    }

    /** @param {number} a */
    buildRow(a) {
        const row = this.rows[a + 1];
        if (!this.system || row.cells.length > 1) return;
        const cells = document.createDocumentFragment();
        for (let b = 0; b < this.system.n; b++) {
            const cell = document.createElement("td");
            cell.setAttribute("data-cell", `${a},${b}`);
            this.paint(cell, a, b);
            cells.append(cell);
        }
        row.append(cells);
    }

    /** @param {IntersectionObserverEntry[]} seen */
    buildSeen(seen) {
        for (const { isIntersecting, target } of seen) {
            if (!isIntersecting) continue;
            this.buildRow(Number(target.getAttribute("data-row")));
            this.nearby.unobserve(target);
        }
    }

    /** @param {HTMLTableCellElement} cell @param {number} a @param {number} b */
    paint(cell, a, b) {
        const { text, kind, mark, look, label } = this.viewOf(a, b);
        if (cell.textContent !== text) cell.textContent = text;
        if (cell.className !== look) cell.className = look;
        cell.setAttribute("data-kind", kind);
        cell.setAttribute("data-mark", mark);
        cell.setAttribute("aria-label", label);
    }

    repaint() {
        this.light([], []);
        for (let a = 0; a + 1 < this.rows.length; a++) {
            const { cells } = this.rows[a + 1];
            for (let b = 0; b + 1 < cells.length; b++) this.paint(cells[b + 1], a, b);
        }
    }

    /**
     * Lights cells, and the headers of dtypes: with both row and column where `cross` says so.
     * @param {number[]} ids
     * @param {Cell[]} cells
     * @param {number} [cross] a dtype whose row and column are lit
     */
    light(ids, cells, cross = -1) {
        for (const each of this.lit) each.classList.remove("lit", "chosen", "across", "along");
        this.lit = [];
        for (const id of ids) {
            this.lightOne(this.element([id, -1]), "lit");
            this.lightOne(this.element([-1, id]), "lit");
        }
        for (const cell of cells) this.lightOne(this.element(cell), "chosen");
        if (cross < 0) return;
        this.lightOne(this.rows[cross + 1] ?? null, "across");
        for (const row of this.rows.slice(1)) this.lightOne(row.cells[cross + 1] ?? null, "along");
    }

    /** @param {Element | null} lit @param {string} how */
    lightOne(lit, how) {
        if (!lit) return;
        lit.classList.add(how);
        this.lit.push(lit);
    }

    /** @param {Cell} cell @returns {HTMLTableCellElement | null} */
    element([a, b]) {
        return this.rows[a + 1]?.cells[b + 1] ?? null;
    }

    /** @param {Event} event @returns {Cell | null} */
    cellOf(event) {
        const said = dataAt(event, "cell");
        if (said === null) return null;
        const [a, b] = said.split(",").map(Number);
        return [a, b];
    }

    /** @param {Event} event */
    point(event) {
        const cell = this.cellOf(event);
        if (!cell || (event instanceof PointerEvent && !this.hasMoved(event))) return;
        if (event.type === "focusin") this.moveTab(cell);
        this.events.onPoint(cell);
    }

    /**
     * False where what is under a pointer that rests has moved: then nobody points at it.
     * @param {PointerEvent} event
     */
    hasMoved({ screenX, screenY }) {
        const moved = screenX !== this.pointer.x || screenY !== this.pointer.y;
        this.pointer = { x: screenX, y: screenY };
        return moved;
    }

    /** @param {Cell} cell */
    moveTab(cell) {
        const [from, to] = [this.element(this.at), this.element(cell)];
        this.at = cell;
        to?.setAttribute("tabindex", "0");
        if (from !== to) from?.removeAttribute("tabindex");
    }

    /** @param {Cell} cell */
    focus(cell) {
        if (cell[0] >= 0) this.buildRow(cell[0]);
        this.moveTab(cell);
        this.element(cell)?.focus();
    }

    /** Scrolls to a cell within the table, and only there. @param {Cell} cell */
    reveal(cell) {
        if (cell[0] >= 0) this.buildRow(cell[0]);
        const at = this.element(cell)?.getBoundingClientRect();
        const head = this.element([-1, -1])?.getBoundingClientRect();
        const box = this.container.getBoundingClientRect();
        if (!at || !head) return;
        const left = box.left + head.width;
        const top = box.top + head.height;
        if (at.left < left) this.container.scrollLeft -= left - at.left;
        else if (at.right > box.right) this.container.scrollLeft += Math.min(at.right - box.right + 20, at.left - left);
        if (at.top < top) this.container.scrollTop -= top - at.top;
        else if (at.bottom > box.bottom)
            this.container.scrollTop += Math.min(at.bottom - box.bottom + 20, at.top - top);
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        const from = this.cellOf(event);
        if (!from || event.altKey || event.metaKey) return;
        if (event.key === "Escape") return this.events.onEscape();
        if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            return this.events.onChoose(from);
        }
        const to = this.target(from, event);
        if (!to) return;
        event.preventDefault();
        this.focus(to);
    }

    /** Where a key leads. @param {Cell} from @param {KeyboardEvent} event @returns {Cell | null} */
    target([a, b], event) {
        const last = this.rows.length - 2;
        if (event.key === "Home") return event.ctrlKey ? [0, 0] : [a, 0];
        if (event.key === "End") return event.ctrlKey ? [last, last] : [a, last];
        const step = STEPS.get(event.key);
        if (!step) return null;
        /** @param {number} to @param {number} least */
        const within = (to, least) => Math.max(least, Math.min(last, to));
        return [within(a + step[0], b < 0 ? 0 : -1), within(b + step[1], a < 0 ? 0 : -1)];
    }
}
