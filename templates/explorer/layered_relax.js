// Straightens a drawing: columns of vertices that stand exactly above one another move together to where their other
// segments are shortest, the sum of widths counted; where several places are equally good, to the middle one.

import { leastApart } from "./layered_gaps.js";

/** @import { Ranked } from "./layered.js" */

const RELAX_ROUNDS = 16;
const RELAX_ROUNDS_OF_LARGE = 4;
const LARGE_DRAWING = 20000; // segments

/**
 * @typedef {object} Column
 * @property {number[]} members
 * @property {number} left how far it can move to the left
 * @property {number} right
 * @property {[number, number][]} pulls how far to the side a segment's other end is, and its weight; ascending
 */

/**
 * How much it matters that a segment is upright: most where it is the middle of a long edge.
 * @param {Ranked} g
 * @param {number} s
 * @returns {number}
 */
function weightOf(g, s) {
    const dummies = (g.from[s] >= g.n ? 1 : 0) + (g.to[s] >= g.n ? 1 : 0);
    return [1, 2, 8][dummies];
}

/**
 * The column that a vertex is in.
 * @param {Ranked} g
 * @param {number[]} x
 * @param {number} first
 * @param {number[]} mark by vertex: the last column that it was found in, by its first vertex
 * @returns {Column}
 */
function columnOf(g, x, first, mark) {
    /** @type {Column} */
    const column = { members: [first], left: Infinity, right: Infinity, pulls: [] };
    mark[first] = first;
    for (let i = 0; i < column.members.length; i++) {
        const v = column.members[i];
        for (const [segments, ends] of /** @type {[number[], number[]][]} */ ([[g.down[v], g.from], [g.up[v], g.to]])) {
            for (const s of segments) {
                const other = ends[s];
                if (x[other] !== x[v]) column.pulls.push([x[other] - x[v], weightOf(g, s)]);
                else if (mark[other] !== first) {
                    mark[other] = first;
                    column.members.push(other);
                }
            }
        }
    }
    for (const v of column.members) {
        const rank = g.ranks[g.rank[v]];
        const [before, after] = [rank[g.at[v] - 1], rank[g.at[v] + 1]];
        if (before !== undefined) column.left = Math.min(column.left, x[v] - x[before] - leastApart(g, before, v));
        if (after !== undefined) column.right = Math.min(column.right, x[after] - x[v] - leastApart(g, v, after));
    }
    column.pulls.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return column;
}

/**
 * How far a column is to move; to the right where that is above 0.
 * @param {Column} column
 * @returns {number}
 */
function wantedMove(column) {
    const half = column.pulls.reduce((all, [, weight]) => all + weight, 0);
    let low = 0;
    let high = 0;
    let sum = 0;
    for (const [pull, weight] of column.pulls) {
        if (2 * sum < half) low = pull;
        if (2 * sum <= half) high = pull;
        sum += weight;
    }
    const wanted = Math.floor((low + high) / 2);
    return Math.max(-column.left, Math.min(column.right, wanted));
}

/**
 * @param {Ranked} g
 * @param {number[]} x by vertex; changed
 */
export function relaxColumns(g, x) {
    const rounds = g.from.length > LARGE_DRAWING ? RELAX_ROUNDS_OF_LARGE : RELAX_ROUNDS;
    for (let round = 0, moved = true; round < rounds && moved; round++) {
        moved = false;
        const mark = new Array(x.length).fill(-1);
        for (const rank of round % 2 === 0 ? g.ranks : g.ranks.slice().reverse()) {
            for (const first of rank) {
                if (mark[first] >= 0) continue;
                const column = columnOf(g, x, first, mark);
                const move = wantedMove(column);
                if (move === 0) continue;
                for (const v of column.members) x[v] += move;
                moved = true;
            }
        }
    }
}
