/* How high diagram and table are: as the window has room for above the panel. */
import { byId, setStyle } from "./dom.js";

/** @import { Diagram } from "./diagram.js" */

/** Diagrams are not drawn smaller than this. */
const SMALLEST_DIAGRAM = 0.72;

/** What the panel takes of the window, and what diagram and table have at the least, in pixels. */
const PANEL_ROOM = 106;
const LEAST_ROOM = 360;

/**
 * Makes diagram and table as high as the window has room for; of the table, what is more scrolls. On a small screen the
 * stylesheet says how high. What is read comes before what is written: each change of mind is a layout.
 * @param {Diagram | null} diagram
 */
export function fitViews(diagram) {
    const [views, box, table] = ["views", "diagram", "table"].map(byId);
    const drawn = diagram ? Math.round(diagram.layout.width * 0.85) : 0;
    setStyle(views, "--diagram-width", `${Math.min(480, Math.max(320, drawn))}px`);
    const roomBelow = (/** @type {HTMLElement} */ each) =>
        Math.max(LEAST_ROOM, innerHeight - PANEL_ROOM - each.getBoundingClientRect().top - scrollY);
    const [room, tableRoom] = [box, table].map(roomBelow);
    const width = box.clientWidth;
    const wide = matchMedia("(min-width: 1001px)").matches;
    setStyle(table, "max-height", wide ? `${tableRoom}px` : "");
    if (!diagram) return;
    const { layout, view } = diagram;
    const scale = Math.min(1, Math.max(0.85, width / layout.width), (room - 4) / layout.height);
    setStyle(view.svg, "height", `${Math.floor(layout.height * Math.max(SMALLEST_DIAGRAM, scale))}px`);
}
