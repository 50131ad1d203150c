// A layout as elements of SVG, with the classes of diagram.css. Names go in as text.

import { labelOf, shortName } from "./layout.js";
import { COST_MARKS, COST_MEANINGS } from "./costs.js";
import { shapeOf, curvePath, middleOfCurve } from "./diagram_shapes.js";
import { UNKNOWN } from "./model.js";
import { settledOf } from "./settled.js";

/** @import { System, Layout } from "./model.js" */
/** @import { Settled } from "./settled.js" */

/**
 * @typedef {object} DiagramView
 * @property {SVGSVGElement} svg
 * @property {SVGElement[]} nodes by node of the layout
 * @property {SVGElement[]} edges by edge of the layout
 * @property {number[]} nodeOf by dtype: its node
 * @property {SVGElement} below an empty group below all nodes, for arcs
 * @property {SVGElement} above an empty group above everything, for lines that are being drawn
 */

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const SMALLEST_SCALE = 11 / 13; // text of 13 pixels never gets smaller than 11
const ROW_OF_TEXT = 18;
const TAG_STEP = 20;

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
            if (cost !== UNKNOWN && cost > worst) worst = cost;
        }
    }
    return worst;
}

/** @param {[number, number][]} points @returns {SVGElement} */
function curveElement(points) {
    return svgElement("path", { d: curvePath(points) });
}

/**
 * The mark of an edge that loses something. All marks stand above all edges.
 * @param {System} system
 * @param {Layout} layout
 * @param {Layout["edges"][0]} edge
 * @returns {SVGElement[]}
 */
function marksOfEdge(system, layout, edge) {
    const [from, to] = [layout.nodes[edge.from].members, layout.nodes[edge.to].members];
    const cost = costOfEdge(system, from, to);
    if (cost === 0) return [];
    const [x, y] = middleOfCurve(edge.points);
    const says = `${system.dtypes[from[0]].name} \u2192 ${system.dtypes[to[0]].name}: ${COST_MEANINGS[cost]}`;
    const place = { class: "joinery-mark", "text-anchor": "middle", x, y: y + 4.5 };
    return [svgElement("text", place, COST_MARKS[cost], svgElement("title", {}, says))];
}

/**
 * The numbers of the lines of settledList(), each in a circle at the dtype that all pairs of the line have.
 * @param {Settled[]} settled
 * @param {Layout} layout
 * @returns {SVGElement[]}
 */
function settledTags(settled, layout) {
    return layout.nodes.flatMap(({ members, x, y, width, height }) => {
        const numbered = settled.map((line, i) => ({ line, number: i + 1 }));
        const here = numbered.filter(({ line }) => members.includes(line.hub));
        return here.map(({ number }, i) => {
            const cx = x + width / 2 - 2 - (here.length - 1 - i) * TAG_STEP;
            const cy = y - height / 2 + 1;
            return svgElement(
                "g",
                { class: "joinery-tag", "aria-hidden": "true" },
                svgElement("circle", { cx, cy, r: 9 }),
                svgElement("text", { x: cx, y: cy + 4.5, "text-anchor": "middle" }, String(number)),
            );
        });
    });
}

/**
 * What the spec settles by `resolve`: a line for all pairs of one dtype that have one result.
 * @param {System} system
 * @param {Settled[]} settled
 * @returns {HTMLElement}
 */
export function settledList(system, settled) {
    const list = document.createElement("ol");
    list.className = "joinery-settled";
    for (const { hub, others, result } of settled) {
        const line = document.createElement("li");
        const name = (/** @type {number} */ id) => (id < 0 ? "undefined" : system.dtypes[id].name);
        line.textContent = `${name(hub)} with ${others.map(name).join(", ")}: ${name(result)}`;
        list.append(line);
    }
    return list;
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
    const edges = layout.edges.map((edge) => svgElement("g", { class: "joinery-edge" }, curveElement(edge.points)));
    const marks = layout.edges.flatMap((edge) => marksOfEdge(system, layout, edge));
    const below = svgElement("g", {});
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
            below,
            svgElement("g", {}, ...edges),
            svgElement("g", {}, ...marks),
            svgElement("g", {}, ...nodes),
            svgElement("g", {}, ...settledTags(settledOf(system.resolves), layout)),
            above,
        )
    );
    svg.style.width = `${layout.width}px`;
    svg.style.maxWidth = "100%";
    svg.style.minWidth = `${Math.ceil(layout.width * SMALLEST_SCALE)}px`;
    return { svg, nodes, edges, nodeOf, below, above };
}
