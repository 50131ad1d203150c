// Where an arrow key leads in a diagram.

/** @typedef {{ element: SVGElement, members: number[], x: number, y: number }} PlacedNode a node, and the dtypes that it stands for */

/** By key, how far something lies in its direction, and to the side. */
const DIRECTIONS = new Map([
    ["ArrowUp", (/** @type {number} */ dx, /** @type {number} */ dy) => [-dy, dx]],
    ["ArrowDown", (/** @type {number} */ dx, /** @type {number} */ dy) => [dy, dx]],
    ["ArrowLeft", (/** @type {number} */ dx, /** @type {number} */ dy) => [-dx, dy]],
    ["ArrowRight", (/** @type {number} */ dx, /** @type {number} */ dy) => [dx, dy]],
]);

/**
 * The node that a key leads to: Home to the first, End to the last, an arrow to the nearest in its direction; up and
 * down rather along an edge. Null where there is none.
 * @param {PlacedNode[]} nodes
 * @param {{ from: number, to: number }[]} edges
 * @param {number} from
 * @param {string} key
 * @returns {number | null}
 */
export function nearestNode(nodes, edges, from, key) {
    if (key === "Home") return 0;
    if (key === "End") return nodes.length - 1;
    const direction = DIRECTIONS.get(key);
    if (!direction) return null;
    const joined = new Set(edges.filter((edge) => edge.from === from).map((edge) => edge.to));
    for (const edge of edges) if (edge.to === from) joined.add(edge.from);
    const here = nodes[from];
    let nearest = null;
    let least = Infinity;
    nodes.forEach((node, i) => {
        const [ahead, aside] = direction(node.x - here.x, node.y - here.y);
        const upright = key === "ArrowUp" || key === "ArrowDown";
        if (i === from || ahead <= 0 || (!upright && Math.abs(aside) > 4 * ahead)) return;
        const distance = ahead + 2 * Math.abs(aside) - (upright && joined.has(i) ? 10000 : 0);
        if (distance >= least) return;
        least = distance;
        nearest = i;
    });
    return nearest;
}
