// The Hasse diagram in the page: drawn from a layout, lit up from outside, walked through by arrow keys, and drawn
// upon.

import { layoutOf, groupsOf } from "./layout.js";
import { arcPath } from "./diagram_shapes.js";
import { crossedPairs } from "./layout_crossings.js";
import { viewOfLayout, settledList, svgElement } from "./diagram_view.js";
import { nearestNode } from "./diagram_keys.js";
import { settledOf } from "./settled.js";

/** @import { System, Drawing, Layout } from "./model.js" */

/**
 * @typedef {object} DiagramCallbacks
 * @property {(id: number | null) => void} [onHover] a dtype is under the pointer or has the focus; null: none
 * @property {(id: number) => void} [onSelect]
 * @property {(a: number, b: number) => void} [onEdge] an edge was drawn: a is to promote to b
 * @property {(first: number, open: boolean) => void} [onToggle] a group, by its first dtype, was opened or folded
 */

/**
 * What to light up.
 * @typedef {object} DiagramLight
 * @property {number[]} [ids] dtypes
 * @property {number | null} [result] the one that they promote to
 * @property {number[][]} [paths] ways up, each by its dtypes
 * @property {boolean} [dim] dims the rest
 * @property {[number, number][]} [added] edges that are tried out
 */

/** A diagram that fills an element of the page. */
export class Diagram {
    /**
     * @param {HTMLElement} container
     * @param {System} system whose order is transitive
     * @param {Drawing | null} drawing layouts of others, which are taken where they cross less than ours; or null
     * @param {DiagramCallbacks} callbacks
     */
    constructor(container, system, drawing = null, callbacks = {}) {
        this.container = container;
        this.callbacks = callbacks;
        /** @type {Set<number>} */
        this.open = new Set();
        /** @type {DiagramLight} */
        this.light = {};
        this.whatIf = false;
        /** @type {number | null} the dtype that an edge is to begin at */
        this.start = null;
        /** @type {number | null} the dtype under the pointer or the focus */
        this.hovered = null;
        /** @type {number} the dtype that the Tab key reaches */
        this.current = 0;
        this.system = system;
        this.drawing = drawing;
        this.groups = groupsOf(system);
        /** @type {Layout} */
        this.layout = { width: 0, height: 0, nodes: [], edges: [] };
        this.view = viewOfLayout(system, this.layout);
        container.classList.add("joinery-diagram-box");
        this.draw();
    }

    /**
     * Draws another system; groups that it has, too, stay open.
     * @param {System} system
     * @param {Drawing | null} drawing
     */
    setSystem(system, drawing = null) {
        this.system = system;
        this.drawing = drawing;
        this.groups = groupsOf(system);
        this.current = Math.min(this.current, Math.max(0, system.n - 1));
        this.start = null;
        this.setOpen(this.open);
    }

    /**
     * Which groups are open, by their first dtypes.
     * @param {Iterable<number>} firsts
     */
    setOpen(firsts) {
        const asked = new Set(firsts);
        this.open = new Set(this.groups.map((group) => group[0]).filter((first) => asked.has(first)));
        this.draw();
    }

    /**
     * Lets edges be drawn: from dtype to dtype by dragging, or by choosing one and then the other.
     * @param {boolean} on
     */
    setWhatIf(on) {
        if (on === this.whatIf) return;
        this.whatIf = on;
        this.markStart(null);
        this.container.classList.toggle("joinery-what-if", on);
    }

    /**
     * Lights dtypes and ways up; nothing, where `light` is empty.
     * @param {DiagramLight} light
     */
    show(light) {
        this.light = light;
        const { view, layout } = this;
        const lit = new Set((light.ids ?? []).map((id) => view.nodeOf[id]));
        const result = light.result === null || light.result === undefined ? -1 : view.nodeOf[light.result];
        const steps = new Set();
        for (const path of light.paths ?? []) {
            for (const id of path) lit.add(view.nodeOf[id]);
            for (let i = 0; i + 1 < path.length; i++) steps.add(`${view.nodeOf[path[i]]} ${view.nodeOf[path[i + 1]]}`);
        }
        view.svg.classList.toggle("joinery-dimmed", light.dim === true);
        view.nodes.forEach((node, i) => {
            node.classList.toggle("joinery-lit", lit.has(i) || i === result);
            node.classList.toggle("joinery-result", i === result);
        });
        view.edges.forEach((edge, i) => {
            const { from, to } = layout.edges[i];
            edge.classList.toggle("joinery-lit", steps.has(`${from} ${to}`));
        });
        const ids = new Set([...(light.ids ?? []), ...(light.paths ?? []).flat(), light.result ?? -1]);
        for (const name of view.svg.querySelectorAll("tspan[data-id]"))
            name.classList.toggle("joinery-lit", ids.has(Number(name.getAttribute("data-id"))));
        this.showAdded(light.added ?? []);
        this.showSettled(light.ids ?? []);
    }

    /**
     * Draws a dotted arc from each of two operands to what the spec settles them to.
     * @param {number[]} ids
     */
    showSettled(ids) {
        const { view, layout, system } = this;
        for (const old of view.below.querySelectorAll(".joinery-arc")) old.remove();
        for (const [a, b, result] of system.resolves) {
            if (result < 0 || !ids.includes(a) || !ids.includes(b)) continue;
            const to = layout.nodes[view.nodeOf[result]];
            for (const id of new Set([a, b])) {
                const from = layout.nodes[view.nodeOf[id]];
                if (from !== to) view.below.append(svgElement("path", { class: "joinery-arc", d: arcPath(from, to) }));
            }
        }
    }

    /**
     * Draws edges that are tried out: dashed, along the way of the layout where it has them.
     * @param {[number, number][]} added
     */
    showAdded(added) {
        const { view, layout } = this;
        for (const old of view.svg.querySelectorAll(".joinery-added")) {
            if (old.parentNode === view.above) old.remove();
            else old.classList.remove("joinery-added");
        }
        for (const [a, b] of added) {
            const [from, to] = [view.nodeOf[a], view.nodeOf[b]];
            const drawn = layout.edges.findIndex((edge) => edge.from === from && edge.to === to);
            if (drawn >= 0) {
                view.edges[drawn].classList.add("joinery-added");
                continue;
            }
            const [low, high] = [layout.nodes[from], layout.nodes[to]];
            const ends = { x1: low.x, y1: low.y - low.height / 2, x2: high.x, y2: high.y + high.height / 2 };
            view.above.append(svgElement("line", { class: "joinery-added", ...ends }));
        }
    }

    /** Draws everything anew. */
    draw() {
        const { groups, open, system } = this;
        const made = open.size === 0 ? this.drawing?.folded : open.size === groups.length ? this.drawing?.open : null;
        const hadFocus = this.container.contains(document.activeElement);
        const ours = layoutOf(system, open);
        this.layout = made && crossedPairs(made) < crossedPairs(ours) ? made : ours;
        this.view = viewOfLayout(system, this.layout);
        this.container.replaceChildren(this.view.svg, settledList(system, settledOf(system.resolves)));
        this.addFolders();
        this.listen();
        this.show(this.light);
        this.makeCurrent(this.current, hadFocus);
    }

    /** Buttons that fold the groups that are open, each at its first dtype. */
    addFolders() {
        for (const group of this.groups) {
            if (!this.open.has(group[0])) continue;
            const node = this.layout.nodes[this.view.nodeOf[group[0]]];
            const label = `Fold these ${group.length} dtypes`;
            const folder = svgElement(
                "g",
                {
                    class: "joinery-fold",
                    role: "button",
                    tabindex: 0,
                    "aria-label": label,
                    transform: `translate(${node.x - node.width / 2} ${node.y - node.height / 2})`,
                },
                svgElement("circle", { r: 8 }),
                svgElement("path", { d: "M-4 0H4" }),
                svgElement("title", {}, label),
            );
            folder.addEventListener("click", () => this.toggle(group[0]));
            folder.addEventListener("keydown", (event) => {
                if (event.key !== "Enter" && event.key !== " ") return;
                event.preventDefault();
                this.toggle(group[0]);
            });
            this.view.above.append(folder);
        }
    }

    /**
     * Opens a group, or folds it.
     * @param {number} first
     */
    toggle(first) {
        const open = !this.open.has(first);
        const firsts = new Set(this.open);
        if (open) firsts.add(first);
        else firsts.delete(first);
        this.current = first;
        this.setOpen(firsts);
        this.focusCurrent();
        this.callbacks.onToggle?.(first, open);
    }

    /**
     * Lets the Tab key reach the node of a dtype.
     * @param {number} id
     * @param {boolean} focus
     */
    makeCurrent(id, focus) {
        const { view } = this;
        view.nodes[view.nodeOf[this.current]]?.setAttribute("tabindex", "-1");
        this.current = id;
        view.nodes[view.nodeOf[id]]?.setAttribute("tabindex", "0");
        if (focus) this.focusCurrent();
    }

    focusCurrent() {
        this.view.nodes[this.view.nodeOf[this.current]]?.focus();
    }

    listen() {
        this.view.nodes.forEach((node, i) => {
            const members = this.layout.nodes[i].members;
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
            node.addEventListener("click", (event) => this.choose(members, under(event)));
            node.addEventListener("keydown", (event) => this.onKey(event, i));
            node.addEventListener("pointerdown", (event) => this.beginDrag(event, members));
        });
    }

    /** @param {number | null} id */
    hover(id) {
        if (id === this.hovered) return;
        this.hovered = id;
        this.callbacks.onHover?.(id);
    }

    /**
     * A click on a node, or Enter.
     * @param {number[]} members
     * @param {number} id which of them
     */
    choose(members, id) {
        if (members.length > 1) this.toggle(members[0]);
        else if (!this.whatIf) this.callbacks.onSelect?.(id);
        else if (this.start === null || this.start === id) this.markStart(this.start === id ? null : id);
        else this.finishEdge(id);
    }

    /** @param {number | null} id the dtype that an edge is to begin at */
    markStart(id) {
        this.start = id;
        const { view } = this;
        view.nodes.forEach((node, i) => {
            const chosen = id !== null && view.nodeOf[id] === i;
            node.classList.toggle("joinery-start", chosen);
            if (this.whatIf) node.setAttribute("aria-pressed", String(chosen));
            else node.removeAttribute("aria-pressed");
        });
    }

    /** @param {number} id the dtype that the edge leads to */
    finishEdge(id) {
        const start = this.start;
        this.markStart(null);
        if (start !== null && start !== id) this.callbacks.onEdge?.(start, id);
    }

    /**
     * @param {KeyboardEvent} event
     * @param {number} i the node
     */
    onKey(event, i) {
        const { members } = this.layout.nodes[i];
        if (event.key === "Enter" || event.key === " ") {
            this.choose(members, members[0]);
        } else if (event.key === "Escape" && this.start !== null) {
            this.markStart(null);
        } else {
            const next = nearestNode(this.layout, i, event.key);
            if (next === null) return;
            this.makeCurrent(this.layout.nodes[next].members[0], true);
        }
        event.preventDefault();
    }

    /**
     * Follows the pointer with a line until it is let go over another dtype.
     * @param {PointerEvent} event
     * @param {number[]} members
     */
    beginDrag(event, members) {
        if (!this.whatIf || event.button !== 0 || members.length > 1) return;
        const { view } = this;
        const from = this.layout.nodes[view.nodeOf[members[0]]];
        const line = svgElement("line", { class: "joinery-added", x1: from.x, y1: from.y, x2: from.x, y2: from.y });
        const move = (/** @type {PointerEvent} */ at) => {
            const screen = view.svg.getScreenCTM();
            if (!screen) return;
            const point = new DOMPoint(at.clientX, at.clientY).matrixTransform(screen.inverse());
            line.setAttribute("x2", String(point.x));
            line.setAttribute("y2", String(point.y));
            if (!line.parentNode) view.above.append(line);
        };
        const end = (/** @type {PointerEvent} */ at) => {
            for (const name of ["pointermove", "pointerup", "pointercancel"])
                window.removeEventListener(name, /** @type {EventListener} */ (name === "pointermove" ? move : end));
            line.remove();
            const to = at.type === "pointerup" ? this.dtypeAt(at) : null;
            if (to === null || to === members[0]) return;
            this.markStart(members[0]);
            this.finishEdge(to);
        };
        if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
        window.addEventListener("pointermove", move);
        window.addEventListener("pointerup", end);
        window.addEventListener("pointercancel", end);
        event.preventDefault();
    }

    /**
     * @param {PointerEvent} event
     * @returns {number | null}
     */
    dtypeAt(event) {
        const hit = document.elementFromPoint(event.clientX, event.clientY)?.closest(".joinery-node");
        const node = hit ? this.view.nodes.indexOf(/** @type {SVGElement} */ (hit)) : -1;
        return node < 0 || this.layout.nodes[node].members.length > 1 ? null : this.layout.nodes[node].members[0];
    }
}
