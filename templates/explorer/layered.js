// A layered drawing of a directed graph without cycles, after Sugiyama: ranks by longest path, dummy nodes where an
// edge passes a rank, an order within ranks with few crossings, coordinates, and curves. generator/layout/ does the
// same in C, step by step and in whole numbers, so that both draw the same.

import { orderRanks } from "./layered_order.js";
import { placeRanks } from "./layered_place.js";

/**
 * The graph while it is drawn. Vertices 0 .. n-1 are the nodes, those above are dummies. A segment goes from a vertex
 * to one that stands a rank higher.
 * @typedef {object} Ranked
 * @property {number} n
 * @property {number[]} rank by vertex
 * @property {number[]} width by vertex; 0 of dummies
 * @property {number[]} component by vertex
 * @property {number[][]} ranks the vertices of each rank, from left to right
 * @property {number[]} at by vertex: its place in its rank
 * @property {number[]} from by segment: its lower vertex
 * @property {number[]} to by segment: its upper vertex
 * @property {number[][]} up by vertex: the segments above
 * @property {number[][]} down by vertex: the segments below
 * @property {number[][]} chains by edge: its vertices, from lower to upper
 */

/** @typedef {{ width: number, height: number }} NodeSize even numbers */

/**
 * @typedef {object} Drawn
 * @property {number} width
 * @property {number} height
 * @property {number[]} x by node: its centre
 * @property {number[]} y by node: its centre; the highest rank is at the top
 * @property {[number, number][][]} curves by edge: cubic Bezier points, 3k + 1 of them, from lower to upper
 */

const LAYERED_MARGIN = 12; // around the drawing
const RANK_GAP = 34; // between ranks, at the least
const RANK_GAP_MORE = 56; // and how much more where edges go far to the side
const EDGE_CLEARANCE = 6; // between a node and an edge that passes it

/**
 * The vertices, each after all that are below it.
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[]}
 */
function upwardOrder(n, edges) {
    const below = new Array(n).fill(0);
    /** @type {number[][]} */
    const above = Array.from({ length: n }, () => []);
    for (const [from, to] of edges) {
        above[from].push(to);
        below[to]++;
    }
    const order = [];
    for (let v = 0; v < n; v++) if (below[v] === 0) order.push(v);
    for (let i = 0; i < order.length; i++) {
        for (const to of above[order[i]]) if (--below[to] === 0) order.push(to);
    }
    return order;
}

/**
 * The rank of each node: the longest path that ends in it. A node with more edges up than down then moves up as far as
 * it can, which makes edges shorter; what has as many up as down makes room for it, and nodes that have a single edge,
 * from below, move along.
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[]}
 */
function ranksOf(n, edges) {
    const rank = new Array(n).fill(0);
    const order = upwardOrder(n, edges);
    /** @type {number[][]} */
    const above = Array.from({ length: n }, () => []);
    /** @type {number[][]} */
    const below = Array.from({ length: n }, () => []);
    for (const [from, to] of edges) {
        above[from].push(to);
        below[to].push(from);
    }
    const fixed = above.map((all) => all.filter((v) => above[v].length > 0 || below[v].length > 1));
    const balance = fixed.map((all, v) => all.length - below[v].length);
    const lowest = (/** @type {number} */ v) => below[v].reduce((most, from) => Math.max(most, rank[from] + 1), 0);
    for (const v of order) rank[v] = lowest(v);
    for (const v of order.slice().reverse()) {
        if (balance[v] < 0 || fixed[v].length === 0) continue;
        rank[v] = fixed[v].reduce((least, to) => Math.min(least, rank[to] - 1), n);
    }
    for (const v of order) if (balance[v] <= 0) rank[v] = lowest(v);
    return rank;
}

/**
 * By vertex, the number of the connected part that it is in; parts are numbered by their first vertex.
 * @param {Ranked} g
 * @returns {number[]}
 */
function componentsOf(g) {
    const component = new Array(g.rank.length).fill(-1);
    let count = 0;
    for (let first = 0; first < component.length; first++) {
        if (component[first] >= 0) continue;
        const reached = [first];
        component[first] = count;
        while (reached.length > 0) {
            const v = /** @type {number} */ (reached.pop());
            for (const next of [...g.up[v].map((s) => g.to[s]), ...g.down[v].map((s) => g.from[s])]) {
                if (component[next] >= 0) continue;
                component[next] = count;
                reached.push(next);
            }
        }
        count++;
    }
    return component;
}

/**
 * @param {NodeSize[]} sizes
 * @param {[number, number][]} edges
 * @returns {Ranked}
 */
function rankedGraph(sizes, edges) {
    const n = sizes.length;
    /** @type {Ranked} */
    const g = {
        n, rank: ranksOf(n, edges), width: sizes.map((size) => size.width), component: [], ranks: [], at: [],
        from: [], to: [], up: sizes.map(() => []), down: sizes.map(() => []), chains: [],
    };
    for (const [from, to] of edges) {
        const chain = [from];
        for (let rank = g.rank[from] + 1; rank <= g.rank[to]; rank++) {
            const last = chain[chain.length - 1];
            const next = rank < g.rank[to] ? g.rank.length : to;
            if (next !== to) {
                g.rank.push(rank);
                g.width.push(0);
                g.up.push([]);
                g.down.push([]);
            }
            g.up[last].push(g.from.length);
            g.down[next].push(g.from.length);
            g.from.push(last);
            g.to.push(next);
            chain.push(next);
        }
        g.chains.push(chain);
    }
    g.component = componentsOf(g);
    return g;
}

/**
 * The middle of each rank, and half of its height; rank 0 is lowest. Ranks stand further apart where a segment between
 * them goes far to the side.
 * @param {Ranked} g
 * @param {NodeSize[]} sizes
 * @param {number[]} x by vertex
 * @returns {{ middle: number[], half: number[], height: number }}
 */
function rankHeights(g, sizes, x) {
    const half = g.ranks.map(() => 0);
    const far = g.ranks.map(() => 0);
    for (let v = 0; v < g.n; v++) half[g.rank[v]] = Math.max(half[g.rank[v]], sizes[v].height / 2);
    for (let s = 0; s < g.from.length; s++) {
        const rank = g.rank[g.from[s]];
        far[rank] = Math.max(far[rank], Math.abs(x[g.from[s]] - x[g.to[s]]));
    }
    const middle = new Array(half.length).fill(0);
    let y = LAYERED_MARGIN;
    for (let rank = half.length - 1; rank >= 0; rank--) {
        middle[rank] = y + half[rank];
        y += 2 * half[rank];
        if (rank > 0) y += RANK_GAP + Math.min(RANK_GAP_MORE, Math.floor(Math.max(0, far[rank - 1] - 80) / 5));
    }
    return { middle, half, height: y + LAYERED_MARGIN };
}

/**
 * A curve to (toX, toY), without its first point. An end is upright where the curve goes on there.
 * @param {[number, number][]} curve
 * @param {number} toX
 * @param {number} toY
 * @param {boolean} uprightFrom
 * @param {boolean} uprightTo
 */
function addCurve(curve, toX, toY, uprightFrom, uprightTo) {
    const [x, y] = curve[curve.length - 1];
    const bent = uprightFrom || uprightTo;
    const rise = bent ? Math.floor((y - toY) / 2) : Math.floor((y - toY) / 3);
    const third = Math.floor((toX - x) / 3);
    curve.push([uprightFrom ? x : x + third, y - rise]);
    curve.push([uprightTo ? toX : toX - third, toY + rise]);
    curve.push([toX, toY]);
}

/**
 * Whether an edge that leaves node v for (dx, dy) beyond its rank can go straight through the rest of the rank, of
 * height `rest`: no taller node is in its way.
 * @param {Ranked} g
 * @param {NodeSize[]} sizes
 * @param {number[]} x
 * @param {number} v
 * @param {number} rest
 * @param {number} dx
 * @param {number} dy
 * @returns {boolean}
 */
function leavesStraight(g, sizes, x, v, rest, dx, dy) {
    const rank = g.ranks[g.rank[v]];
    for (let i = g.at[v]; rest > 0 && i >= 0 && i < rank.length; i += dx > 0 ? 1 : -1) {
        const u = rank[i];
        if (u >= g.n || sizes[u].height <= sizes[v].height) continue;
        const clear = Math.abs(x[u] - x[v]) - sizes[u].width / 2 - EDGE_CLEARANCE;
        if (clear * (dy + rest) < Math.abs(dx) * rest) return false;
    }
    return true;
}

/**
 * The curve of an edge: straight between neighbouring ranks, upright where it passes a rank.
 * @param {number[]} chain
 * @param {Ranked} g
 * @param {NodeSize[]} sizes
 * @param {number[]} x
 * @param {{ middle: number[], half: number[] }} ranks
 * @returns {[number, number][]}
 */
function curveOf(chain, g, sizes, x, ranks) {
    const last = chain.length - 1;
    /** @type {[number, number][]} */
    const curve = [[x[chain[0]], ranks.middle[g.rank[chain[0]]] - sizes[chain[0]].height / 2]];
    let upright = false;
    for (let i = 0; i < last; i++) {
        const [lower, upper] = [chain[i], chain[i + 1]];
        const top = ranks.middle[g.rank[lower]] - ranks.half[g.rank[lower]];
        const bottom = ranks.middle[g.rank[upper]] + ranks.half[g.rank[upper]];
        const [dx, dy] = [x[upper] - x[lower], top - bottom];
        const start = curve[curve.length - 1][1];
        if (i > 0 || !leavesStraight(g, sizes, x, lower, start - top, dx, dy)) {
            if (start > top) addCurve(curve, x[lower], top, true, true);
            upright = true;
        }
        const end = i + 1 < last ? bottom : ranks.middle[g.rank[upper]] + sizes[upper].height / 2;
        const straight = i + 1 === last && leavesStraight(g, sizes, x, upper, bottom - end, -dx, dy);
        addCurve(curve, x[upper], straight ? end : bottom, upright, !straight);
        upright = true;
        if (i + 1 === last && !straight) addCurve(curve, x[upper], end, true, true);
    }
    return curve;
}

/**
 * Draws the graph of nodes 0 .. sizes.length - 1 and of edges from lower to upper, which form no cycle.
 * @param {NodeSize[]} sizes
 * @param {[number, number][]} edges
 * @returns {Drawn}
 */
export function drawLayered(sizes, edges) {
    if (sizes.length === 0) return { width: 0, height: 0, x: [], y: [], curves: [] };
    const g = rankedGraph(sizes, edges);
    orderRanks(g);
    const x = placeRanks(g);
    const left = g.rank.reduce((least, _, v) => Math.min(least, x[v] - g.width[v] / 2), x[0]);
    const right = g.rank.reduce((most, _, v) => Math.max(most, x[v] + g.width[v] / 2), x[0]);
    for (let v = 0; v < x.length; v++) x[v] += LAYERED_MARGIN - left;
    const ranks = rankHeights(g, sizes, x);
    return {
        width: right - left + 2 * LAYERED_MARGIN,
        height: ranks.height,
        x: x.slice(0, g.n),
        y: sizes.map((_, v) => ranks.middle[g.rank[v]]),
        curves: g.chains.map((chain) => curveOf(chain, g, sizes, x, ranks)),
    };
}
