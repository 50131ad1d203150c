// Where vertices stand from left to right, after Brandes and Koepf: four times each vertex is aligned with the middle
// one of its neighbours (those below or above, the left or the right middle one), the columns are pushed together, and
// the mean of the two middle results is taken. Edges that pass ranks come out upright.

import { leastApart } from "./layered_gaps.js";
import { relaxColumns } from "./layered_relax.js";

/** @import { Ranked } from "./layered.js" */

/**
 * By segment, whether it crosses one between two dummies, whose straightness comes first.
 * @param {Ranked} g
 * @returns {boolean[]}
 */
function yieldingSegments(g) {
    const yields = new Array(g.from.length).fill(false);
    const inner = (/** @type {number} */ s) => g.from[s] >= g.n && g.to[s] >= g.n;
    for (let r = 1; r < g.ranks.length; r++) {
        const rank = g.ranks[r];
        let done = 0;
        let least = 0;
        for (let i = 0; i < rank.length; i++) {
            const passing = g.down[rank[i]].find(inner);
            if (passing === undefined && i + 1 < rank.length) continue;
            const most = passing === undefined ? g.ranks[r - 1].length : g.at[g.from[passing]];
            for (; done <= i; done++) {
                for (const s of g.down[rank[done]]) {
                    const place = g.at[g.from[s]];
                    if ((place < least || place > most) && !inner(s)) yields[s] = true;
                }
            }
            least = most;
        }
    }
    return yields;
}

/**
 * Columns of aligned vertices: by vertex, the one that its column is named by.
 * @param {Ranked} g
 * @param {boolean[]} yields
 * @param {boolean} below align with neighbours below
 * @param {boolean} right prefer the right one of two middle neighbours
 * @returns {number[]}
 */
function alignedColumns(g, yields, below, right) {
    const root = g.rank.map((_, v) => v);
    const [segments, ends] = below ? [g.down, g.from] : [g.up, g.to];
    for (let i = 1; i < g.ranks.length; i++) {
        const rank = g.ranks[below ? i : g.ranks.length - 1 - i];
        let limit = right ? Infinity : -1;
        for (let k = 0; k < rank.length; k++) {
            const v = rank[right ? rank.length - 1 - k : k];
            const sorted = segments[v].slice().sort((s, t) => g.at[ends[s]] - g.at[ends[t]] || s - t);
            if (sorted.length === 0) continue;
            const [low, high] = [(sorted.length - 1) >> 1, sorted.length >> 1];
            for (const m of right ? [high, low] : [low, high]) {
                const u = ends[sorted[m]];
                if (root[v] !== v || yields[sorted[m]]) continue;
                if (right ? g.at[u] >= limit : g.at[u] <= limit) continue;
                root[v] = root[u];
                limit = g.at[u];
            }
        }
    }
    return root;
}

/**
 * Pushes columns to the left, then each as far to the right as its right neighbour lets it.
 * @param {Ranked} g
 * @param {number[]} root
 * @param {boolean} right mirrored: to the right, then to the left
 * @returns {number[]} by vertex, its x
 */
function packedColumns(g, root, right) {
    const count = g.rank.length;
    /** @type {[number, number][][]} */
    const after = Array.from({ length: count }, () => []);
    const before = new Array(count).fill(0);
    for (const rank of g.ranks) {
        for (let i = 0; i + 1 < rank.length; i++) {
            const [a, b] = right ? [rank[i + 1], rank[i]] : [rank[i], rank[i + 1]];
            after[root[a]].push([root[b], leastApart(g, a, b)]);
            before[root[b]]++;
        }
    }
    const order = [];
    for (let v = 0; v < count; v++) if (root[v] === v && before[v] === 0) order.push(v);
    const x = new Array(count).fill(0);
    for (let i = 0; i < order.length; i++) {
        for (const [next, distance] of after[order[i]]) {
            x[next] = Math.max(x[next], x[order[i]] + distance);
            if (--before[next] === 0) order.push(next);
        }
    }
    for (const v of order.reverse()) {
        if (after[v].length > 0) x[v] = after[v].reduce((least, [to, gap]) => Math.min(least, x[to] - gap), Infinity);
    }
    return root.map((column) => (right ? -x[column] : x[column]));
}

/**
 * @param {Ranked} g
 * @param {number[]} x
 * @returns {[number, number]} the left and the right end
 */
function extentOf(g, x) {
    let [left, right] = [Infinity, -Infinity];
    for (let v = 0; v < x.length; v++) {
        left = Math.min(left, x[v] - g.width[v] / 2);
        right = Math.max(right, x[v] + g.width[v] / 2);
    }
    return [left, right];
}

/**
 * By vertex, the x of its centre.
 * @param {Ranked} g
 * @returns {number[]}
 */
export function placeRanks(g) {
    const yields = yieldingSegments(g);
    /** @type {number[][]} */
    const all = [];
    for (const right of [false, true]) {
        for (const below of [true, false]) all.push(packedColumns(g, alignedColumns(g, yields, below, right), right));
    }
    const extents = all.map((x) => extentOf(g, x));
    let narrowest = 0;
    for (let i = 1; i < 4; i++)
        if (extents[i][1] - extents[i][0] < extents[narrowest][1] - extents[narrowest][0]) narrowest = i;
    const shifts = extents.map(([left, right], i) =>
        i < 2 ? extents[narrowest][0] - left : extents[narrowest][1] - right);
    const x = g.rank.map((_, v) => {
        const four = all.map((each, i) => each[v] + shifts[i]).sort((a, b) => a - b);
        return Math.floor((four[1] + four[2]) / 2);
    });
    relaxColumns(g, x);
    return x;
}
