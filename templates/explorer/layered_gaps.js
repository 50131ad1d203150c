// How close vertices of a rank may stand.

/** @import { Ranked } from "./layered.js" */

const GAP_NODES = 26;
const GAP_PARTS = 48; // between unconnected parts
const GAP_NODE_LINE = 18;
const GAP_LINES = 14;

/**
 * The least distance of the centres of two neighbours in a rank.
 * @param {Ranked} g
 * @param {number} a
 * @param {number} b
 * @returns {number}
 */
export function leastApart(g, a, b) {
    const lines = (a >= g.n ? 1 : 0) + (b >= g.n ? 1 : 0);
    const gap = g.component[a] !== g.component[b] ? GAP_PARTS : [GAP_NODES, GAP_NODE_LINE, GAP_LINES][lines];
    return (g.width[a] + g.width[b]) / 2 + gap;
}
