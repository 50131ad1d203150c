// The pairs that a spec settles by `resolve`, in few lines: "f* with b, u8, i8: f64".

/**
 * Pairs of one dtype with others, all with one result.
 * @typedef {object} Settled
 * @property {number} hub
 * @property {number[]} others
 * @property {number} result -1: left undefined
 */

/**
 * The pairs by their results: each time those of the dtype that is in most of the pairs left with the first one's
 * result.
 * @param {[number, number, number][]} resolves
 * @returns {Settled[]}
 */
export function settledOf(resolves) {
    let left = resolves.map(([a, b, result]) => ({ a: Math.min(a, b), b: Math.max(a, b), result }));
    left.sort((p, q) => p.a - q.a || p.b - q.b);
    const list = [];
    while (left.length > 0) {
        const { result } = left[0];
        /** @type {Map<number, number>} */
        const uses = new Map();
        for (const pair of left) {
            if (pair.result !== result) continue;
            for (const id of new Set([pair.a, pair.b])) uses.set(id, (uses.get(id) ?? 0) + 1);
        }
        const [[hub]] = [...uses].sort((p, q) => q[1] - p[1] || p[0] - q[0]);
        const of = left.filter((pair) => pair.result === result && (pair.a === hub || pair.b === hub));
        list.push({ hub, others: of.map(({ a, b }) => (a === hub ? b : a)), result });
        left = left.filter((pair) => !of.includes(pair));
    }
    return list;
}
