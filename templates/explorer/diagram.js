// The Hasse diagram in the page: the program's drawing, lit up from outside, walked through by arrow keys, drawn upon, and
// zoomed.

import { element, fill, isolated, plainText, setStyle } from "./dom.js";
import { renamed } from "./model.js";
import { nearestNode } from "./diagram_keys.js";

/** @import { System } from "./model.js" */
/** @import { PlacedNode } from "./diagram_keys.js" */

/**
 * @typedef {object} DiagramCallbacks
 * @property {(id: number | null) => void} onHover a dtype is under the pointer or has the focus; null: none
 * @property {(id: number) => void} onSelect
 * @property {(a: number, b: number) => void} onEdge an edge was drawn: a is to promote to b
 * @property {(a: number, b: number) => void} onRemove an edge was clicked on
 * @property {() => void} onOpen a node of several dtypes was clicked on
 */

/**
 * What to light up.
 * @typedef {object} DiagramLight
 * @property {number[]} [ids] dtypes
 * @property {number | null} [result] the one that they promote to
 * @property {number[][]} [paths] ways up, each by its dtypes
 * @property {boolean} [dim] dims the rest
 */

/** How far the pointer goes before a click is a drag, in pixels. */
const DRAGGED = 6;

/** How much wider a node may get, of the 26 between two; and what is beside its text. */
const [WIDER, MARGIN] = [20, 12];

/** @param {string} name @param {Record<string, string | number>} attributes @param {...(Element | string)} children */
export function svgElement(name, attributes, ...children) {
    const made = /** @type {SVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", name));
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    made.append(...children);
    return made;
}

/** A diagram that fills an element of the page. */
export class Diagram {
    /** @param {HTMLElement} container @param {DiagramCallbacks} callbacks */
    constructor(container, callbacks) {
        this.container = container;
        this.callbacks = callbacks;
        /** @type {System | null} */
        this.system = null;
        this.drawing = "";
        /** @type {PlacedNode[]} in the order of the drawing */
        this.nodes = [];
        /** @type {{ element: SVGElement, from: number, to: number }[]} */
        this.edges = [];
        /** @type {number[]} by dtype: its node */
        this.nodeOf = [];
        /** @type {DiagramLight} */
        this.light = {};
        /** @type {number | null} the dtype under the pointer or the focus */
        this.hovered = null;
        /** @type {number} the dtype that the Tab key reaches */
        this.current = 0;
        this.width = 0;
        this.height = 0;
        /** @type {SVGSVGElement | null} */
        this.svg = null;
        /** what the spec settles, below the drawing */
        this.list = element("ol");
        /** @type {SVGElement | null} for arcs */
        this.below = null;
        /** @type {SVGElement | null} for the line that is being drawn */
        this.above = null;
        this.dragged = false;
        container.classList.add("joinery-diagram-box");
        container.addEventListener("pointerleave", () => this.hover(null));
    }

    /** Shows a drawing of the program. @param {System} system @param {string} drawing SVG */
    show(system, drawing) {
        this.system = system;
        if (drawing === this.drawing && this.nodes.length) return this.nameNodes();
        this.drawing = drawing;
        const hadFocus = this.container.contains(document.activeElement);
        const root = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
        this.svg = /** @type {SVGSVGElement} */ (/** @type {Node} */ (document.importNode(root, true)));
        [this.width, this.height] = ["width", "height"].map((name) => Number(root.getAttribute(name)));
        this.above = svgElement("g", { class: "joinery-above" });
        this.below = svgElement("g", {});
        this.svg.prepend(this.below);
        this.svg.append(this.above);
        for (const name of ["width", "height"]) this.svg.removeAttribute(name);
        this.nodeOf = new Array(system.n).fill(-1);
        this.nodes = [...this.svg.querySelectorAll(".joinery-node")].map((each, at) => {
            const members = (each.getAttribute("data-members") ?? "").split(" ").map(Number);
            for (const id of members) this.nodeOf[id] = at;
            const [x, y] = (each.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [0, 0];
            return { element: /** @type {SVGElement} */ (each), members, x, y };
        });
        this.edges = [...this.svg.querySelectorAll(".joinery-edge")].map((each) => ({
            element: /** @type {SVGElement} */ (each),
            from: Number(each.getAttribute("data-from")),
            to: Number(each.getAttribute("data-to")),
        }));
        this.list = element("ol", { class: "joinery-settled" });
        this.container.replaceChildren(this.svg, this.list);
        this.nameNodes();
        this.listen();
        this.lightUp(this.light);
        this.current = Math.min(this.current, system.n - 1);
        this.makeCurrent(this.current, hadFocus);
    }

    /** What a screen reader says of each node, and of each edge that a click would remove. */
    nameNodes() {
        const { system } = this;
        if (!system) return;
        this.writeNames(system);
        const name = (/** @type {string | null} */ each) => (each === null ? "undefined" : isolated(renamed(system, each)));
        const settled = system.settled.map(({ hub, others, result }) => `${name(hub)} with ${others.map(name).join(", ")}: ${name(result)}`);
        fill(this.list, ...settled.map((each) => element("li", {}, each)));
        this.svg?.setAttribute("aria-label", `Hasse diagram of ${plainText(system.title ?? system.name)}`);
        const names = (/** @type {number[]} */ ids) => ids.map((id) => system.names[id]).join(", ");
        for (const { element: node, members } of this.nodes) {
            const above = system.covers.filter(([a]) => a === members[0]).map(([, b]) => b);
            const tail = above.length ? `; promotes to ${names(above)}` : "";
            node.setAttribute("role", "button");
            if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", "-1");
            const texts = [...node.querySelectorAll("text")];
            for (const text of texts) if (!text.nextSibling || text.nextSibling === texts[texts.indexOf(text) + 1]) text.after(" ");
            const seen = texts.map((text) => text.textContent).join(" ");
            const says = members.length > 1 ? `: ${names(members)}` : `, ${system.dtypes[members[0]].says}`;
            node.setAttribute("aria-label", `${seen}${says}${tail}`);
        }
    }

    /**
     * Names as the page has them: a node of one dtype gets wider for a longer one, up to the gap between nodes; else the text is
     * narrowed. What is read comes before what is written: each change of mind is a layout.
     * @param {System} system
     */
    writeNames({ dtypes, names }) {
        for (const name of this.svg?.querySelectorAll("tspan[data-id]") ?? []) {
            const id = Number(name.getAttribute("data-id"));
            const own = name.getAttribute("data-own") ?? name.textContent ?? "";
            name.setAttribute("data-own", own); // long ones are cut in the drawing
            name.textContent = names[id] === plainText(dtypes[id].name) ? own : names[id];
        }
        const nodes = this.nodes.map(({ element: node, members }) => ({
            shapes: [...node.querySelectorAll(".joinery-shape")],
            texts: [...node.querySelectorAll("text.joinery-names")].map((text) => {
                text.removeAttribute("textLength");
                return /** @type {SVGTextElement} */ (text);
            }),
            room: members.length > 1 ? 0 : WIDER,
        }));
        const sizes = nodes.map(({ shapes, texts }) => ({
            width: /** @type {SVGGraphicsElement} */ (shapes[0]).getBBox().width,
            lengths: texts.map((text) => text.getComputedTextLength()),
        }));
        nodes.forEach(({ shapes, texts, room }, i) => {
            const { width, lengths } = sizes[i];
            const wide = Math.max(width, Math.min(width + room, Math.max(...lengths) + MARGIN));
            if (shapes.length === 1) setStyle(/** @type {SVGElement} */ (shapes[0]), "transform", wide > width ? `scaleX(${wide / width})` : "");
            texts.forEach((text, at) => {
                if (lengths[at] <= wide - MARGIN + 1) return;
                text.setAttribute("textLength", String(wide - MARGIN));
                text.setAttribute("lengthAdjust", "spacingAndGlyphs");
            });
        });
    }

    /** Lights dtypes and ways up; nothing, where `light` is empty. @param {DiagramLight} light */
    lightUp(light) {
        this.light = light;
        const { nodeOf } = this;
        const lit = new Set((light.ids ?? []).map((id) => nodeOf[id]));
        const result = light.result === null || light.result === undefined ? -1 : nodeOf[light.result];
        const steps = new Set();
        for (const path of light.paths ?? []) {
            for (const id of path) lit.add(nodeOf[id]);
            for (let i = 0; i + 1 < path.length; i++) steps.add(`${nodeOf[path[i]]} ${nodeOf[path[i + 1]]}`);
        }
        this.svg?.classList.toggle("joinery-dimmed", light.dim === true);
        this.nodes.forEach(({ element: node }, i) => {
            node.classList.toggle("joinery-lit", lit.has(i) || i === result);
            node.classList.toggle("joinery-result", i === result);
        });
        for (const { element: edge, from, to } of this.edges) edge.classList.toggle("joinery-lit", steps.has(`${from} ${to}`));
        const ids = new Set([...(light.ids ?? []), ...(light.paths ?? []).flat(), light.result ?? -1]);
        for (const name of this.svg?.querySelectorAll("tspan[data-id]") ?? [])
            name.classList.toggle("joinery-lit", ids.has(Number(name.getAttribute("data-id"))));
        this.showSettled(light.ids ?? []);
    }

    /** Draws a dotted arc from each of two operands to what the spec settles them to. @param {number[]} ids */
    showSettled([a, b]) {
        const { system, nodes, nodeOf, below } = this;
        below?.replaceChildren();
        if (!system || b === undefined || !system.resolved.has(a * system.n + b)) return;
        const to = nodes[nodeOf[system.joins[a * system.n + b]]];
        for (const id of new Set([a, b])) {
            const from = nodes[nodeOf[id]];
            if (!to || from === to) continue;
            const [dx, dy] = [to.x - from.x, to.y - from.y];
            const bend = `${(from.x + to.x) / 2 - dy / 6} ${(from.y + to.y) / 2 + dx / 6}`;
            below?.append(svgElement("path", { class: "joinery-arc", d: `M${from.x} ${from.y}Q${bend} ${to.x} ${to.y}` }));
        }
    }

    /** Lets the Tab key reach the node of a dtype. @param {number} id @param {boolean} focus */
    makeCurrent(id, focus) {
        this.nodes[this.nodeOf[this.current]]?.element.setAttribute("tabindex", "-1");
        this.current = id;
        this.nodes[this.nodeOf[id]]?.element.setAttribute("tabindex", "0");
        if (focus) this.nodes[this.nodeOf[id]]?.element.focus();
    }

    listen() {
        this.nodes.forEach(({ element: node, members }, i) => {
            const under = (/** @type {Event} */ event) => {
                const name = event.target instanceof Element ? event.target.closest("[data-id]") : null;
                return name ? Number(name.getAttribute("data-id")) : members[0];
            };
            node.addEventListener("pointerover", (event) => this.hover(under(event)));
            node.addEventListener("pointerleave", () => this.hover(null));
            node.addEventListener("focus", () => {
                this.makeCurrent(members[0], false);
                this.hover(members[0]);
            });
            node.addEventListener("blur", () => this.hover(null));
            node.addEventListener("click", () => this.choose(members));
            node.addEventListener("keydown", (event) => this.onKey(event, i));
            node.addEventListener("pointerdown", (event) => this.beginDrag(event, members));
        });
        for (const { element: edge, from, to } of this.edges) {
            const [low, high] = [this.nodes[from].members, this.nodes[to].members];
            if (low.length > 1 || high.length > 1 || !this.system?.edges) continue;
            const path = edge.querySelector("path")?.cloneNode();
            if (!(path instanceof SVGElement)) continue;
            path.setAttribute("class", "joinery-grip");
            const names = [low[0], high[0]].map((id) => isolated(this.system?.dtypes[id].name ?? ""));
            path.append(svgElement("title", {}));
            /** @type {Element} */ (path.firstChild).textContent = `${names.join(" \u2192 ")}: click to remove this edge`;
            edge.append(path);
            path.addEventListener("click", () => this.callbacks.onRemove(low[0], high[0]));
        }
    }

    /** @param {number | null} id */
    hover(id) {
        if (id === this.hovered) return;
        this.hovered = id;
        this.callbacks.onHover(id);
    }

    /** A click on a node, or Enter. @param {number[]} members */
    choose(members) {
        if (this.dragged) this.dragged = false;
        else if (members.length > 1) this.callbacks.onOpen();
        else this.callbacks.onSelect(members[0]);
    }

    /** @param {KeyboardEvent} event @param {number} i the node */
    onKey(event, i) {
        if (event.key === "Enter" || event.key === " ") {
            this.choose(this.nodes[i].members);
        } else {
            const next = nearestNode(this.nodes, this.edges, i, event.key);
            if (next === null) return;
            this.makeCurrent(this.nodes[next].members[0], true);
        }
        event.preventDefault();
    }

    /**
     * Follows the pointer with a line until it is let go over another dtype.
     * @param {PointerEvent} event
     * @param {number[]} members
     */
    beginDrag(event, members) {
        this.dragged = false;
        if (event.button !== 0 || members.length > 1 || event.pointerType === "touch") return;
        const from = this.nodes[this.nodeOf[members[0]]];
        const line = svgElement("line", { class: "joinery-added", x1: from.x, y1: from.y, x2: from.x, y2: from.y });
        const move = (/** @type {PointerEvent} */ at) => {
            const screen = this.svg?.getScreenCTM();
            if (!screen || Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) < DRAGGED) return;
            this.dragged = true;
            const point = new DOMPoint(at.clientX, at.clientY).matrixTransform(screen.inverse());
            line.setAttribute("x2", String(point.x));
            line.setAttribute("y2", String(point.y));
            if (!line.parentNode) this.above?.append(line);
        };
        const end = (/** @type {PointerEvent} */ at) => {
            window.removeEventListener("pointermove", move);
            window.removeEventListener("pointerup", end);
            window.removeEventListener("pointercancel", end);
            line.remove();
            if (!this.dragged || at.type !== "pointerup") return;
            const hit = document.elementFromPoint(at.clientX, at.clientY)?.closest(".joinery-node");
            const node = this.nodes.find((each) => each.element === hit);
            if (node && node.members.length === 1 && node !== from) this.callbacks.onEdge(members[0], node.members[0]);
        };
        window.addEventListener("pointermove", move);
        window.addEventListener("pointerup", end);
        window.addEventListener("pointercancel", end);
        event.preventDefault();
        from.element.focus({ preventScroll: true });
    }
}
