/* Figures of what promotions do to values and to memory, drawn from the widths and losses that the program tells. */
import { OVERFLOWS, ROUNDS } from "./costs.js";
import { counted, element, fill } from "./dom.js";
import { svgElement } from "./diagram.js";
import { joinOf } from "./model.js";

/** @import { Dtype, System } from "./model.js" */

/** @typedef {{ names: string, own: number[], kept: number[] }} Loss of a conversion: bits of mantissa, and of range */

/** Systems of more dtypes are not looked through; of their losses, so many are drawn. */
const [MOST_DTYPES, MOST_ROWS] = [96, 14];

/** The significant bits of a dtype, and those of its range: of a float, the exponent's. @param {Dtype} dtype */
function bitsOf({ kind, bits, exponent, mantissa }) {
    if (exponent !== undefined && mantissa !== undefined) return { digits: mantissa + 1, range: exponent, float: true };
    const width = Math.max(1, kind === "int" ? bits - 1 : bits);
    return ["bool", "int", "uint"].includes(kind) ? { digits: width, range: width, float: false } : null;
}

/**
 * What survives a conversion; null where that is not a matter of bits. An integer that overflows a float keeps the range that
 * fits as a whole.
 * @param {System} system @param {number} from @param {number} to @returns {Loss | null}
 */
function lossOf({ dtypes, names, losses, n }, from, to) {
    const [source, target] = [bitsOf(dtypes[from]), bitsOf(dtypes[to])];
    if (!source || !target || (source.float && !target.float)) return null;
    const lost = losses[from * n + to];
    const fitting = source.float ? target.range : Math.min(source.range - 1, 2 ** (target.range - 1));
    const range = source.float === target.float ? Math.min(source.range, target.range) : lost & OVERFLOWS ? fitting : source.range;
    const digits = lost & ROUNDS ? Math.min(source.digits, target.digits) : source.digits;
    return { names: `${names[from]} \u2192 ${names[to]}`, own: [source.digits, source.range], kept: [digits, range] };
}

/** The conversions of strong operands to results, each once. @param {System} system */
function conversionsOf(system) {
    const { n, dtypes } = system;
    const found = new Set();
    for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) {
            const join = joinOf(system, a, b);
            if (join >= 0 && join !== a && !dtypes[a].weak) found.add(a * n + join);
        }
    return [...found].map((at) => lossOf(system, Math.floor(at / n), at % n)).filter((each) => each !== null);
}

/** @param {number} x @param {number} y @param {string} words @param {Record<string, string>} [more] */
const label = (x, y, words, more = {}) => svgElement("text", { x, y, "dominant-baseline": "middle", ...more }, words);

/**
 * @param {string} caption @param {string} says the same as the drawing, in words
 * @param {[number, number]} size @param {Element[]} drawn
 */
function figure(caption, says, [width, height], drawn) {
    const svg = svgElement("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": says }, ...drawn);
    return element("figure", {}, element("figcaption", {}, caption), svg);
}

/** @param {Loss[]} all */
function survivalFigure(all) {
    const share = (/** @type {Loss} */ { own, kept }) => Math.min(kept[0] / own[0], kept[1] / own[1]);
    const losing = all.filter((each) => share(each) < 1).sort((x, y) => share(x) - share(y));
    const shown = losing.slice(0, MOST_ROWS);
    const longest = Math.max(8, ...shown.map(({ names }) => names.length)) * 7.3 + 8;
    const drawn = ["mantissa", "range"].map((part, i) => label(longest + i * 150, 8, `bits of ${part}`, { class: "plot-axis" }));
    shown.forEach(({ names, own, kept }, row) => {
        const y = 28 + row * 22;
        drawn.push(label(longest - 10, y, names, { "text-anchor": "end" }));
        own.forEach((bits, i) => {
            const x = longest + i * 150;
            drawn.push(svgElement("rect", { x, y: y - 6, width: 70, height: 12 }),
                svgElement("rect", { class: "plot-kept", x, y: y - 6, width: (70 * kept[i]) / bits, height: 12 }),
                label(x + 76, y, `${kept[i]} of ${bits}`));
        });
    });
    const left = losing.length - shown.length;
    const caption = `${losing.length} of ${counted(all.length, "conversion")} to a result lose bits${left ? "; these lose most" : ""}.`;
    const words = shown.map(({ names, own, kept }) => `${names}: ${kept[0]} of ${own[0]} bits of mantissa, ${kept[1]} of ${own[1]} of range`);
    return losing.length ? figure(caption, words.join("; "), [longest + 290, 28 + shown.length * 22], drawn) : element("p", {}, `All ${all.length} conversions to a result keep all bits.`);
}

/** Pairs of strong dtypes by bytes of the wider operand and of the result. @param {System} system */
function widthsOf(system) {
    const bytes = system.dtypes.map(({ kind, bits }) => (kind === "bool" ? 1 : bits / 8));
    const strong = system.dtypes.map((_, id) => id).filter((id) => !system.dtypes[id].weak && bytes[id]);
    /** @type {Map<string, { operand: number, result: number, count: number }>} */
    const groups = new Map();
    for (const a of strong)
        for (const b of strong) {
            const result = bytes[joinOf(system, a, b)];
            const operand = Math.max(bytes[a], bytes[b]);
            if (!result) continue;
            const key = `${operand} ${result}`;
            groups.set(key, { operand, result, count: (groups.get(key)?.count ?? 0) + 1 });
        }
    return [...groups.values()];
}

/** @param {ReturnType<typeof widthsOf>} groups */
function widthFigure(groups) {
    const scale = [...new Set(groups.flatMap(({ operand, result }) => [operand, result]))].sort((x, y) => x - y);
    const [step, left] = [40, 60];
    const size = scale.length * step;
    const at = (/** @type {number} */ bytes) => (scale.indexOf(bytes) + 0.5) * step;
    const most = Math.max(...groups.map(({ count }) => count));
    const drawn = [svgElement("line", { x1: left, y1: size, x2: left + size, y2: 0 })];
    for (const bytes of scale)
        drawn.push(label(left - 8, size - at(bytes), String(bytes), { "text-anchor": "end", class: "plot-axis" }),
            label(left + at(bytes), size + 10, String(bytes), { "text-anchor": "middle", class: "plot-axis" }));
    for (const { operand, result, count } of groups) {
        const [cx, cy] = [left + at(operand), size - at(result)];
        const look = result === operand ? "kept" : result > operand ? "wider" : "narrower";
        drawn.push(svgElement("circle", { class: `plot-${look}`, cx, cy, r: 3 + 9 * Math.sqrt(count / most) }),
            label(cx + 14, cy, String(count), { "font-size": "11" }));
    }
    drawn.push(label(left, size + 28, "bytes of the wider operand", { class: "plot-axis" }),
        label(12, size / 2, "of the result", { class: "plot-axis", "text-anchor": "middle", transform: `rotate(-90 12 ${size / 2})` }));
    const wider = groups.reduce((sum, { operand, result, count }) => sum + (result > operand ? count : 0), 0);
    const all = groups.reduce((sum, { count }) => sum + count, 0);
    const words = groups.map(({ operand, result, count }) => `${operand} to ${result}: ${counted(count, "pair")}`);
    return figure(`${wider} of ${counted(all, "ordered pair")} give a result with more bytes than both operands: above the line.`,
        `Bytes of the wider operand and of the result: ${words.join("; ")}`, [left + size + 30, size + 40], drawn);
}

/** Shows the figures; none of abstract dtypes, or of a large system. @param {HTMLElement} section @param {HTMLElement} figures @param {System} system */
export function showPlots(section, figures, system) {
    const small = system.n <= MOST_DTYPES;
    const conversions = small ? conversionsOf(system) : [];
    const widths = small ? widthsOf(system) : [];
    section.hidden = !widths.length;
    fill(figures, conversions.length ? survivalFigure(conversions) : null, widths.length ? widthFigure(widths) : null);
}
