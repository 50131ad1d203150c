/* How high diagram and table are: as the window has room for above the panel. */
import { byId, setStyle } from "./dom.js";

/** @import { Diagram } from "./diagram.js" */

/** Diagrams are not drawn smaller than this: nodes of 28 pixels have 24 for a finger, text of 13 has 11. What is more scrolls. */
const SMALLEST_DIAGRAM = 24 / 28;

/** What the panel takes of the window, and what diagram and table have at the least, in pixels: 18 rows for a finger. */
const PANEL_ROOM = 106;
const LEAST_ROOM = 480;

/** What is neither diagram nor table in the width of both, at the most, in windows of 1,181 pixels and below. */
const [BESIDE, BESIDE_NARROW] = [100, 54];

/** What a wide window has for the code beside both (page.css). */
const CODE_WIDTH = 388;

/** The smallest square of a fitted table beside names of 11 pixels, and without them. */
const [SMALLEST_NAMED, SMALLEST_SQUARE] = [15, 5];

/** How small and how large cells get, where all of the table would be in sight at that size. */
const [SMALLEST_CELL, LARGEST_CELL] = [0.82, 1.25];

/** Where all is narrow: less than a table of names needs. */
export const isPhone = () => matchMedia("(max-width: 640px)").matches;

const isNarrow = () => matchMedia("(max-width: 1180px)").matches;

/**
 * On a phone, squares are as small as the whole table needs, and without names where a row is lower than a name.
 * @param {HTMLElement} table @param {number} count of dtypes
 */
function fitSquares(table, count) {
    const fitted = isPhone() && table.matches(".colours");
    const names = Number(table.style.getPropertyValue("--longest")) * 6.7 + 14;
    const named = (table.clientWidth - names - 1) / count - 1;
    const bare = fitted && named < SMALLEST_NAMED;
    const square = Math.max(SMALLEST_SQUARE, bare ? (table.clientWidth - 2) / count - 1 : named);
    table.classList.toggle("bare", bare);
    setStyle(table, "--square", fitted ? `${Math.floor(square * 10) / 10}px` : "");
}

/** Marks the edges of a box that has more behind them: the stylesheet fades them. @param {HTMLElement} box */
export function showEdges(box) {
    setStyle(box, "--bar-x", `${box.offsetWidth - box.clientWidth}px`);
    setStyle(box, "--bar-y", `${box.offsetHeight - box.clientHeight}px`);
    box.classList.toggle("more-right", box.scrollWidth - box.clientWidth - box.scrollLeft > 1);
    box.classList.toggle("more-down", box.scrollHeight - box.clientHeight - box.scrollTop > 1);
}

/**
 * Scales the cells to the room beside the diagram, in which they are larger only if that is high enough too.
 * @param {HTMLElement} table @param {number} height of the room @param {number} diagramWidth what the diagram has at the least
 */
function fitCells(table, height, diagramWidth) {
    const cells = table.firstElementChild;
    if (!(cells instanceof HTMLTableElement) || cells.matches(".large")) return setStyle(table, "--scale", "");
    fitSquares(table, cells.rows.length - 1);
    const views = byId("views");
    const beside = matchMedia("(min-width: 890px)").matches && !views.matches(".undrawn, .editing *");
    const code = matchMedia("(min-width: 1500px)").matches ? CODE_WIDTH : 0;
    const taken = diagramWidth + code + (isNarrow() ? BESIDE_NARROW : BESIDE);
    const room = beside ? views.clientWidth - taken : byId("table-view").clientWidth;
    const now = Number(table.style.getPropertyValue("--scale")) || 1;
    const [across, down] = [(room / cells.offsetWidth) * now, (height / cells.offsetHeight) * now];
    const scale = Math.max(SMALLEST_CELL, Math.min(LARGEST_CELL, across, Math.max(1, down)));
    setStyle(table, "--scale", String(Math.floor(scale * 50) / 50));
}

/**
 * Makes diagram and table as high as the window has room for; of the table, what is more scrolls. On a small screen the
 * stylesheet says how high. What is read comes before what is written: each change of mind is a layout.
 * @param {Diagram | null} diagram
 * @param {number} zoom of the diagram; 0: as it fits
 */
export function fitViews(diagram, zoom) {
    fitBoth(diagram, zoom);
    for (const id of ["table", "diagram"]) showEdges(byId(id));
}

/** @param {Diagram | null} diagram @param {number} zoom */
function fitBoth(diagram, zoom) {
    const [views, box, table] = ["views", "diagram", "table"].map(byId);
    const drawn = diagram ? Math.round(diagram.width * SMALLEST_DIAGRAM) : 0;
    const diagramWidth = Math.min(480, Math.max(isNarrow() ? 280 : 320, drawn));
    setStyle(views, "--diagram-width", `${diagramWidth}px`);
    const roomBelow = (/** @type {HTMLElement} */ each) =>
        Math.max(LEAST_ROOM, innerHeight - PANEL_ROOM - each.getBoundingClientRect().top - scrollY);
    const [room, tableRoom] = [box, table].map(roomBelow);
    const width = box.clientWidth;
    const listHeight = diagram ? diagram.list.offsetHeight + 16 : 0;
    const wide = matchMedia("(min-width: 890px)").matches;
    setStyle(table, "max-height", wide ? `${tableRoom}px` : "");
    fitCells(table, tableRoom, diagramWidth);
    if (!diagram?.svg) return;
    const fitting = Math.min(1, Math.max(SMALLEST_DIAGRAM, width / diagram.width), (room - 4) / diagram.height);
    const scale = zoom || Math.max(SMALLEST_DIAGRAM, fitting);
    setStyle(diagram.svg, "width", `${Math.floor(diagram.width * scale)}px`);
    setStyle(diagram.svg, "max-width", zoom ? "none" : "100%");
    setStyle(diagram.svg, "min-width", zoom ? "" : `${Math.ceil(diagram.width * SMALLEST_DIAGRAM)}px`);
    setStyle(box, "max-height", wide ? `${room + listHeight}px` : "");
}
