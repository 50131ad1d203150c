// The shapes of nodes: each kind of dtype has one, so that colour is never the only sign.

/**
 * By kind, the outline of a node around (0, 0), of half width w and half height h, as path data.
 * @type {Record<string, (w: number, h: number) => string>}
 */
const SHAPES = {
    bool: (w, h) => `M${h - w} ${-h}H${w - h}A${h} ${h} 0 0 1 ${w - h} ${h}H${h - w}A${h} ${h} 0 0 1 ${h - w} ${-h}Z`,
    uint: (w, h) => `M${-w} ${-h}H${w}V${h}H${-w}Z`,
    int: (w, h) =>
        `M${7 - w} ${-h}H${w - 7}A7 7 0 0 1 ${w} ${7 - h}V${h - 7}A7 7 0 0 1 ${w - 7} ${h}` +
        `H${7 - w}A7 7 0 0 1 ${-w} ${h - 7}V${7 - h}A7 7 0 0 1 ${7 - w} ${-h}Z`,
    float: (w, h) => `M${8 - w} ${-h}H${w - 8}L${w} 0L${w - 8} ${h}H${8 - w}L${-w} 0Z`,
    complex: (w, h) =>
        `M${8 - w} ${-h}H${w - 8}L${w} ${8 - h}V${h - 8}L${w - 8} ${h}H${8 - w}L${-w} ${h - 8}V${8 - h}Z`,
    fixed: (w, h) => `M${8 - w} ${-h}H${w}L${w - 8} ${h}H${-w}Z`,
    opaque: (w, h) => `M${-w} ${-h}H${w - 9}L${w} ${9 - h}V${h}H${-w}Z`,
    abstract: (w, h) => `M${-w} ${h}L${8 - w} ${-h}H${w - 8}L${w} ${h}Z`,
};

/**
 * @param {string} kind
 * @param {number} width
 * @param {number} height
 * @returns {string} path data, around (0, 0)
 */
export function shapeOf(kind, width, height) {
    return (SHAPES[kind] ?? SHAPES.abstract)(width / 2, height / 2);
}

/**
 * The path data of a curve of cubic Bezier points.
 * @param {[number, number][]} points
 * @returns {string}
 */
export function curvePath(points) {
    return `M${points[0].join(" ")}C${points.slice(1).map((point) => point.join(" ")).join(" ")}`;
}

/**
 * Where the mark of a curve stands: in the middle of its middle piece.
 * @param {[number, number][]} points
 * @returns {[number, number]}
 */
export function middleOfCurve(points) {
    const first = 3 * Math.floor((points.length - 1) / 6);
    const middle = (/** @type {0 | 1} */ axis) =>
        (points[first][axis] + 3 * points[first + 1][axis] + 3 * points[first + 2][axis] + points[first + 3][axis]) / 8;
    return [middle(0), middle(1)];
}

/**
 * A thin arc from the middle of one node to that of another, bent a little to one side.
 * @param {{ x: number, y: number }} a
 * @param {{ x: number, y: number }} b
 * @returns {string}
 */
export function arcPath(a, b) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const [x, y] = [(a.x + b.x) / 2 - dy / 6, (a.y + b.y) / 2 + dx / 6];
    return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}
