// How many pairs of edges of a layout cross, to tell which of two layouts is the better one.

/** @import { Layout } from "./model.js" */

const PIECES_OF_CURVE = 7; // odd: the middles of two curves, where they often cross, are no ends of pieces

/**
 * A line through points of the curves.
 * @param {[number, number][]} points
 * @returns {[number, number][]}
 */
function lineAlong(points) {
    const line = [points[0]];
    for (let i = 0; i + 3 < points.length; i += 3) {
        for (let k = 1; k <= PIECES_OF_CURVE; k++) {
            const t = k / PIECES_OF_CURVE;
            const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
            const at = (/** @type {0 | 1} */ axis) =>
                weights.reduce((sum, weight, j) => sum + weight * points[i + j][axis], 0);
            line.push([at(0), at(1)]);
        }
    }
    return line;
}

/**
 * On which side of the way from a to b c lies: above 0, below 0, or 0 on it.
 * @param {[number, number]} a
 * @param {[number, number]} b
 * @param {[number, number]} c
 * @returns {number}
 */
function sideOf(a, b, c) {
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/**
 * @param {[number, number][]} p
 * @param {[number, number][]} q
 * @returns {boolean}
 */
function linesCross(p, q) {
    for (let i = 0; i + 1 < p.length; i++) {
        for (let k = 0; k + 1 < q.length; k++) {
            const [a, b, c, d] = [p[i], p[i + 1], q[k], q[k + 1]];
            if (sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0) return true;
        }
    }
    return false;
}

/**
 * How many pairs of edges cross that have no node in common.
 * @param {Layout} layout
 * @returns {number}
 */
export function crossedPairs({ edges }) {
    const lines = edges.map((edge) => lineAlong(edge.points));
    let crossed = 0;
    edges.forEach((a, i) => {
        for (let k = i + 1; k < edges.length; k++) {
            const b = edges[k];
            const apart = new Set([a.from, a.to, b.from, b.to]).size === 4;
            if (apart && linesCross(lines[i], lines[k])) crossed++;
        }
    });
    return crossed;
}
