// The layout of a system's Hasse diagram: dtypes of one shape folded into groups, labels, sizes of nodes. What it draws
// of a system is what `joinery graph --format svg` draws (generator/report/diagram.c).

import { drawLayered } from "./layered.js";

/** @import { System, Layout } from "./model.js" */
/** @import { NodeSize } from "./layered.js" */

const GROUP_LEAST = 3; // dtypes of one shape that make a group
const GROUP_ROW = 30; // columns of text in a row of a group's names
const GROUP_ROWS = 3;
const NAME_LONGEST = 26; // columns; what is longer is cut
const NAME_COLUMN = 8; // pixels, of a font of 13 pixels
const ROW_HEIGHT = 18;
const NODE_HEIGHT = 28;
const NODE_WIDTH = 60; // at the least: so are all but long names, which keeps columns upright

const NODE_ROOM = 28; // beside the text, both sides together

/** By kind, what several dtypes of it are called. @type {Record<string, string>} */
const KINDS_PLURAL = {
    bool: "bools",
    int: "signed integers",
    uint: "unsigned integers",
    float: "floats",
    complex: "complex dtypes",
    fixed: "fixed point dtypes",
    opaque: "opaque dtypes",
    abstract: "abstract dtypes",
};

/**
 * @param {string} text
 * @returns {number} columns that it takes in a monospaced font, about
 */
function textColumns(text) {
    let columns = 0;
    for (const character of text) columns += /** @type {number} */ (character.codePointAt(0)) >= 0x1100 ? 2 : 1;
    return columns;
}

/**
 * A name, cut where it is too long for a node.
 * @param {string} name
 * @returns {string}
 */
export function shortName(name) {
    if (textColumns(name) <= NAME_LONGEST) return name;
    let cut = "";
    for (const character of name) {
        if (textColumns(cut + character) > NAME_LONGEST - 1) break;
        cut += character;
    }
    return cut + "\u2026";
}

/**
 * Dtypes of one shape: equal covers below and above, the same kind, and all of them weak or none; three or more are a
 * group. Groups, and dtypes in them, ascend.
 * @param {System} system
 * @returns {number[][]}
 */
export function groupsOf(system) {
    /** @type {number[][]} */
    const below = Array.from({ length: system.n }, () => []);
    /** @type {number[][]} */
    const above = Array.from({ length: system.n }, () => []);
    for (const [a, b] of system.covers) {
        above[a].push(b);
        below[b].push(a);
    }
    /** @type {Map<string, number[]>} */
    const shapes = new Map();
    for (let id = 0; id < system.n; id++) {
        const ends = [below[id], above[id]].map((ids) => ids.sort((a, b) => a - b).join(" "));
        const shape = [...ends, system.dtypes[id].kind, system.dtypes[id].weak].join("|");
        const members = shapes.get(shape) ?? [];
        members.push(id);
        shapes.set(shape, members);
    }
    return [...shapes.values()].filter((members) => members.length >= GROUP_LEAST);
}

/**
 * @typedef {object} NodeLabel
 * @property {string} title of a group: "8 floats"; "" of a single dtype
 * @property {number[][]} rows the dtypes that are named
 * @property {number} more how many are not
 */

/**
 * What a node says.
 * @param {System} system
 * @param {number[]} members
 * @returns {NodeLabel}
 */
export function labelOf(system, members) {
    if (members.length === 1) return { title: "", rows: [members], more: 0 };
    /** @type {number[][]} */
    const rows = [];
    let columns = Infinity;
    for (const id of members) {
        const wide = textColumns(shortName(system.dtypes[id].name));
        if (columns + 2 + wide > GROUP_ROW) {
            rows.push([]);
            columns = -2;
        }
        rows[rows.length - 1].push(id);
        columns += 2 + wide;
    }
    const shown = rows.length > GROUP_ROWS ? rows.slice(0, GROUP_ROWS - 1) : rows;
    const { kind, weak } = system.dtypes[members[0]];
    return {
        title: `${members.length} ${weak ? "weak " : ""}${KINDS_PLURAL[kind]}`,
        rows: shown,
        more: members.length - shown.flat().length,
    };
}

/**
 * @param {System} system
 * @param {number[]} members
 * @returns {NodeSize}
 */
function sizeOfNode(system, members) {
    const label = labelOf(system, members);
    let columns = textColumns(label.title);
    for (const row of label.rows) {
        const names = row.map((id) => textColumns(shortName(system.dtypes[id].name)));
        columns = Math.max(columns, names.reduce((all, wide) => all + wide + 2, -2));
    }
    const rows = label.rows.length + (label.title ? 1 : 0) + (label.more ? 1 : 0);
    const width = Math.max(columns * NAME_COLUMN + NODE_ROOM, NODE_WIDTH);
    return { width, height: NODE_HEIGHT + (rows - 1) * ROW_HEIGHT };
}

/**
 * The nodes of a diagram: each group that is not open, and each other dtype; in the order of their first dtypes.
 * @param {System} system
 * @param {number[][]} groups
 * @param {Set<number>} open the first dtypes of the groups that are open
 * @returns {number[][]}
 */
function nodesOf(system, groups, open) {
    const inGroup = new Set();
    const nodes = groups.filter((members) => !open.has(members[0]));
    for (const members of nodes) for (const id of members) inGroup.add(id);
    const alone = system.dtypes.map((_, id) => [id]).filter(([id]) => !inGroup.has(id));
    return [...nodes, ...alone].sort((a, b) => a[0] - b[0]);
}

/**
 * The Hasse diagram of a system, laid out. Numbers are pixels.
 * @param {System} system
 * @param {Set<number>} [openGroups] the first dtypes of the groups of groupsOf() that are not folded
 * @returns {Layout}
 */
export function layoutOf(system, openGroups = new Set()) {
    const nodes = nodesOf(system, groupsOf(system), openGroups);
    const nodeAt = new Array(system.n).fill(0);
    nodes.forEach((members, i) => members.forEach((id) => (nodeAt[id] = i)));
    const sizes = nodes.map((members) => sizeOfNode(system, members));
    /** @type {[number, number][]} */
    const edges = [];
    const seen = new Set();
    for (const [a, b] of system.covers) {
        const [from, to] = [nodeAt[a], nodeAt[b]];
        if (seen.has(from * system.n + to)) continue;
        seen.add(from * system.n + to);
        edges.push([from, to]);
    }
    const drawn = drawLayered(sizes, edges);
    return {
        width: drawn.width,
        height: drawn.height,
        nodes: nodes.map((members, i) => ({ members, x: drawn.x[i], y: drawn.y[i], ...sizes[i] })),
        edges: edges.map(([from, to], i) => ({ from, to, points: drawn.curves[i] })),
    };
}
