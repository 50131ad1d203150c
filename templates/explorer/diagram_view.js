// A layout as elements of SVG, with the classes of diagram.css. Names go in as text.

import { labelOf, shortName } from "./layout.js";
import { shapeOf, curvePath, middleOfCurve, bridgePath } from "./diagram_shapes.js";

/** @typedef {import("./model.js").System} System */
/** @typedef {import("./model.js").Layout} Layout */

/**
 * @typedef {object} DiagramView
 * @property {SVGSVGElement} svg
 * @property {SVGElement[]} nodes by node of the layout
 * @property {SVGElement[]} edges by edge of the layout
 * @property {number[]} nodeOf by dtype: its node
 * @property {SVGElement} above an empty group above everything, for lines that are being drawn
 */

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const SMALLEST_SCALE = 11 / 13; // text of 13 pixels never gets smaller than 11
const ROW_OF_TEXT = 18;

/** By cost, what an edge says: the mark, as generator/report/palette.c has it, and words. */
const EDGE_MARKS = ["", "~", "!", "\u00d7", ""];
const EDGE_COSTS = ["exact", "may round", "may overflow", "drops part of the value", "cost unknown"];

/**
 * A new element of SVG with attributes and children, which are elements or text.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {(Element | string)[]} children
 * @returns {SVGElement}
 */
export function svgElement(name, attributes, ...children) {
    const made = document.createElementNS(SVG_NAMESPACE, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    made.append(...children);
    return /** @type {SVGElement} */ (made);
}

/**
 * What a screen reader says of a node: first what is seen, so that who speaks to the page can name it.
 * @param {System} system
 * @param {number[]} members
 * @returns {string}
 */
function spokenNode(system, members) {
    const names = (/** @type {number[]} */ ids) => ids.map((id) => system.dtypes[id].name).join(", ");
    const above = system.covers.filter(([a]) => a === members[0]).map(([, b]) => b);
    const tail = above.length > 0 ? `; promotes to ${names(above)}` : "";
    const seen = textsOfNode(system, members).map((text) => text.textContent).join(" ");
    const all = seen.includes(names(members)) ? "" : `: ${names(members)}`;
    return `${seen}${all}${members.length > 1 ? "" : `, ${system.dtypes[members[0]].says}`}${tail}`;
}

/**
 * The texts of a node: a row of names, or a group's title and names.
 * @param {System} system
 * @param {number[]} members
 * @returns {SVGElement[]}
 */
function textsOfNode(system, members) {
    const label = labelOf(system, members);
    const texts = [];
    if (label.title) texts.push(svgElement("text", { class: "joinery-title" }, label.title));
    for (const row of label.rows) {
        const names = row.map((id) => svgElement("tspan", { "data-id": id }, shortName(system.dtypes[id].name)));
        const spaced = names.flatMap((name, i) => (i > 0 ? ["\u00a0\u00a0", name] : [name]));
        texts.push(svgElement("text", { class: "joinery-names" }, ...spaced));
    }
    if (label.more > 0) texts.push(svgElement("text", { class: "joinery-note" }, `and ${label.more} more`));
    texts.forEach((text, i) => {
        text.setAttribute("text-anchor", "middle");
        text.setAttribute("y", String((i - (texts.length - 1) / 2) * ROW_OF_TEXT + 4.5));
    });
    return texts;
}

/**
 * @param {System} system
 * @param {Layout["nodes"][0]} node
 * @returns {SVGElement}
 */
function viewOfNode(system, node) {
    const { kind, weak } = system.dtypes[node.members[0]];
    const group = node.members.length > 1;
    const shape = shapeOf(kind, node.width, node.height);
    return svgElement(
        "g",
        {
            class: `joinery-node joinery-${kind}${weak ? " joinery-weak" : ""}${group ? " joinery-group" : ""}`,
            transform: `translate(${node.x} ${node.y})`,
            role: "button",
            tabindex: -1,
            "aria-label": spokenNode(system, node.members),
            ...(group ? { "aria-expanded": "false" } : {}),
        },
        ...(group ? [svgElement("path", { class: "joinery-shape", d: shape, transform: "translate(4 -4)" })] : []),
        svgElement("path", { class: "joinery-shape", d: shape }),
        ...textsOfNode(system, node.members).flatMap((text) => [text, " "]),
    );
}

/**
 * The worst cost of the covers that an edge between two nodes stands for. Weak dtypes lose nothing: they have no values
 * of their own.
 * @param {System} system
 * @param {number[]} from
 * @param {number[]} to
 * @returns {number}
 */
function costOfEdge(system, from, to) {
    let worst = 0;
    for (const a of from) {
        if (system.dtypes[a].weak) continue;
        for (const b of to) {
            const cost = system.costs[a * system.n + b];
            if (EDGE_MARKS[cost] && cost > worst) worst = cost;
        }
    }
    return worst;
}

/**
 * @param {System} system
 * @param {Layout} layout
 * @param {Layout["edges"][0]} edge
 * @returns {SVGElement}
 */
function viewOfEdge(system, layout, edge) {
    const [from, to] = [layout.nodes[edge.from].members, layout.nodes[edge.to].members];
    const cost = costOfEdge(system, from, to);
    const view = svgElement("g", { class: "joinery-edge" }, svgElement("path", { d: curvePath(edge.points) }));
    if (cost > 0) {
        const [x, y] = middleOfCurve(edge.points);
        const says = `${system.dtypes[from[0]].name} \u2192 ${system.dtypes[to[0]].name}: ${EDGE_COSTS[cost]}`;
        const place = { class: "joinery-mark", "text-anchor": "middle", x, y: y + 4.5 };
        view.append(svgElement("text", place, EDGE_MARKS[cost], svgElement("title", {}, says)));
    }
    return view;
}

/**
 * Bridges between operands whose promotion the spec settles.
 * @param {System} system
 * @param {Layout} layout
 * @param {number[]} nodeOf
 * @returns {SVGElement[]}
 */
function bridgesOf(system, layout, nodeOf) {
    const seen = new Set();
    const bridges = [];
    for (const [a, b, result] of system.resolves) {
        const key = `${nodeOf[a]} ${nodeOf[b]}`;
        if (nodeOf[a] === nodeOf[b] || seen.has(key)) continue;
        seen.add(key);
        const name = (/** @type {number} */ id) => (id < 0 ? "undefined" : system.dtypes[id].name);
        const says = svgElement("title", {}, `The spec settles ${name(a)} with ${name(b)}: ${name(result)}`);
        const path = bridgePath(layout.nodes[nodeOf[a]], layout.nodes[nodeOf[b]]);
        bridges.push(svgElement("path", { class: "joinery-resolve", d: path }, says));
    }
    return bridges;
}

/**
 * @param {System} system
 * @param {Layout} layout
 * @returns {DiagramView}
 */
export function viewOfLayout(system, layout) {
    const nodeOf = new Array(system.n).fill(0);
    layout.nodes.forEach((node, i) => node.members.forEach((id) => (nodeOf[id] = i)));
    const nodes = layout.nodes.map((node) => viewOfNode(system, node));
    const edges = layout.edges.map((edge) => viewOfEdge(system, layout, edge));
    const above = svgElement("g", { class: "joinery-above" });
    const svg = /** @type {SVGSVGElement} */ (
        svgElement(
            "svg",
            {
                class: "joinery-diagram",
                viewBox: `0 0 ${layout.width} ${layout.height}`,
                role: "group",
                "aria-label": `Hasse diagram of ${system.title ?? system.name}`,
            },
            svgElement("g", {}, ...bridgesOf(system, layout, nodeOf)),
            svgElement("g", {}, ...edges),
            svgElement("g", {}, ...nodes),
            above,
        )
    );
    svg.style.width = `${layout.width}px`;
    svg.style.maxWidth = "100%";
    svg.style.minWidth = `${Math.ceil(layout.width * SMALLEST_SCALE)}px`;
    return { svg, nodes, edges, nodeOf, above };
}
