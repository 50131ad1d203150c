// The order of vertices within ranks: sweeps that sort each rank by the middle of the neighbours, exchanges of
// neighbours where that saves crossings, and of all that was seen the order with the fewest crossings.

/** @import { Ranked } from "./layered.js" */

const SWEEPS = 24; // up and down, from each of two starts
const SWEEPS_OF_LARGE = 4;
const STALE_SWEEPS = 8; // without an improvement: give up
const LARGE_GRAPH = 20000; // segments

/**
 * Lets the vertices stand as a walk in depth finds them: from those that have nothing below, or from those with nothing
 * above.
 * @param {Ranked} g
 * @param {boolean} upward
 */
function firstOrder(g, upward) {
    const seen = new Array(g.rank.length).fill(false);
    const next = upward ? g.up : g.down;
    const before = upward ? g.down : g.up;
    const ends = upward ? g.to : g.from;
    g.ranks = Array.from({ length: Math.max(...g.rank.slice(0, g.n)) + 1 }, () => []);
    for (let root = 0; root < g.n; root++) {
        if (before[root].length > 0) continue;
        const stack = [root];
        while (stack.length > 0) {
            const v = /** @type {number} */ (stack.pop());
            if (seen[v]) continue;
            seen[v] = true;
            g.ranks[g.rank[v]].push(v);
            for (let i = next[v].length - 1; i >= 0; i--) if (!seen[ends[next[v][i]]]) stack.push(ends[next[v][i]]);
        }
    }
    g.at = new Array(g.rank.length).fill(0);
    for (const rank of g.ranks) {
        rank.forEach((v, i) => (g.at[v] = i));
        rank.sort((a, b) => g.component[a] - g.component[b] || g.at[a] - g.at[b]);
        rank.forEach((v, i) => (g.at[v] = i));
    }
}

/**
 * Sorts a rank by the mean place of the neighbours on one side. What has none keeps its place; equals keep theirs, or
 * change about with `flip`.
 * @param {Ranked} g
 * @param {number[]} rank
 * @param {boolean} below
 * @param {boolean} flip
 * @param {Float64Array} sums space, by vertex
 * @param {Float64Array} counts
 */
function sortRank(g, rank, below, flip, sums, counts) {
    const [segments, ends] = below ? [g.down, g.from] : [g.up, g.to];
    for (const v of rank) {
        sums[v] = segments[v].length > 0 ? 0 : g.at[v];
        counts[v] = Math.max(1, segments[v].length);
        for (const s of segments[v]) sums[v] += g.at[ends[s]];
    }
    rank.sort((a, b) => {
        const apart = g.component[a] - g.component[b] || sums[a] * counts[b] - sums[b] * counts[a];
        return apart || (flip ? g.at[b] - g.at[a] : g.at[a] - g.at[b]);
    });
    rank.forEach((v, i) => (g.at[v] = i));
}

/**
 * How many crossings are saved where a, which stands just left of b, changes places with it.
 * @param {Ranked} g
 * @param {number} a
 * @param {number} b
 * @returns {number}
 */
function savedBy(g, a, b) {
    let saved = 0;
    for (const s of g.down[a]) for (const t of g.down[b]) saved += Math.sign(g.at[g.from[s]] - g.at[g.from[t]]);
    for (const s of g.up[a]) for (const t of g.up[b]) saved += Math.sign(g.at[g.to[s]] - g.at[g.to[t]]);
    return saved;
}

/**
 * Exchanges neighbours for as long as that saves crossings.
 * @param {Ranked} g
 */
function exchangeNeighbours(g) {
    for (let better = true; better;) {
        better = false;
        for (const rank of g.ranks) {
            for (let i = 0; i + 1 < rank.length; i++) {
                const [a, b] = [rank[i], rank[i + 1]];
                if (g.component[a] !== g.component[b] || savedBy(g, a, b) <= 0) continue;
                [rank[i], rank[i + 1]] = [b, a];
                g.at[b] = i;
                g.at[a] = i + 1;
                better = true;
            }
        }
    }
}

/**
 * @param {Ranked} g
 * @returns {number}
 */
function crossingsOf(g) {
    let crossings = 0;
    for (let r = 0; r + 1 < g.ranks.length; r++) {
        const above = new Array(g.ranks[r + 1].length + 1).fill(0); // a Fenwick tree: segments by where they end
        let count = 0;
        for (const v of g.ranks[r]) {
            const places = g.up[v].map((s) => g.at[g.to[s]]);
            for (const place of places) {
                let left = 0; // segments so far that end here or further left
                for (let i = place + 1; i > 0; i -= i & -i) left += above[i];
                crossings += count - left;
            }
            for (const place of places) for (let i = place + 1; i < above.length; i += i & -i) above[i]++;
            count += places.length;
        }
    }
    return crossings;
}

/**
 * Turns each connected part so that dtypes stand rather in the order of the spec than the other way round.
 * @param {Ranked} g
 */
function turnParts(g) {
    const ascents = new Array(g.rank.length).fill(0);
    for (const rank of g.ranks) {
        const nodes = rank.filter((v) => v < g.n);
        for (let i = 0; i + 1 < nodes.length; i++) {
            if (g.component[nodes[i]] === g.component[nodes[i + 1]])
                ascents[g.component[nodes[i]]] += nodes[i] < nodes[i + 1] ? 1 : -1;
        }
    }
    for (const rank of g.ranks) {
        rank.sort((a, b) => {
            const apart = g.component[a] - g.component[b];
            return apart || (ascents[g.component[a]] < 0 ? g.at[b] - g.at[a] : g.at[a] - g.at[b]);
        });
        rank.forEach((v, i) => (g.at[v] = i));
    }
}

/**
 * Fills in the ranks from left to right, and the places of vertices in them.
 * @param {Ranked} g
 */
export function orderRanks(g) {
    const large = g.from.length > LARGE_GRAPH;
    const sums = new Float64Array(g.rank.length);
    const counts = new Float64Array(g.rank.length);
    let fewest = Infinity;
    /** @type {number[][]} */
    let best = [];
    const keep = () => {
        if (!large) exchangeNeighbours(g);
        const crossings = crossingsOf(g);
        if (crossings >= fewest) return false;
        fewest = crossings;
        best = g.ranks.map((rank) => rank.slice());
        return true;
    };
    for (const upward of [true, false]) {
        firstOrder(g, upward);
        keep();
        for (let sweep = 0, stale = 0; sweep < (large ? SWEEPS_OF_LARGE : SWEEPS) && stale < STALE_SWEEPS; sweep++) {
            const rising = sweep % 2 === 0;
            for (let i = 1; i < g.ranks.length; i++) {
                const rank = g.ranks[rising ? i : g.ranks.length - 1 - i];
                sortRank(g, rank, rising, sweep % 4 > 1, sums, counts);
            }
            stale = keep() ? 0 : stale + 1;
        }
    }
    g.ranks = best;
    for (const rank of best) rank.forEach((v, i) => (g.at[v] = i));
    turnParts(g);
}
