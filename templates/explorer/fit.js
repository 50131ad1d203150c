/* How high diagram and table are: as the window has room for above the panel. */
import { byId, setStyle } from "./dom.js";

/** @import { Diagram } from "./diagram.js" */

/** Diagrams are not drawn smaller than this. */
const SMALLEST_DIAGRAM = 0.72;

/** On a narrow screen, text of 13 pixels never gets smaller than 11: there the diagram scrolls. */
const SMALLEST_TEXT = 11 / 13;

/** What the panel takes of the window, and what diagram and table have at the least, in pixels. */
const PANEL_ROOM = 106;
const LEAST_ROOM = 360;

/**
 * Makes diagram and table as high as the window has room for; of the table, what is more scrolls. On a small screen the
 * stylesheet says how high. What is read comes before what is written: each change of mind is a layout.
 * @param {Diagram | null} diagram
 * @param {number} zoom of the diagram; 0: as it fits
 */
export function fitViews(diagram, zoom) {
    const [views, box, table] = ["views", "diagram", "table"].map(byId);
    const drawn = diagram ? Math.round(diagram.width * 0.85) : 0;
    setStyle(views, "--diagram-width", `${Math.min(480, Math.max(320, drawn))}px`);
    const roomBelow = (/** @type {HTMLElement} */ each) =>
        Math.max(LEAST_ROOM, innerHeight - PANEL_ROOM - each.getBoundingClientRect().top - scrollY);
    const [room, tableRoom] = [box, table].map(roomBelow);
    const width = box.clientWidth;
    const wide = matchMedia("(min-width: 861px)").matches;
    setStyle(table, "max-height", wide ? `${tableRoom}px` : "");
    if (!diagram?.svg) return;
    const fitting = Math.min(1, Math.max(0.85, width / diagram.width), (room - 4) / diagram.height);
    const scale = zoom || Math.max(SMALLEST_DIAGRAM, fitting);
    setStyle(diagram.svg, "width", `${Math.floor(diagram.width * scale)}px`);
    setStyle(diagram.svg, "max-width", zoom ? "none" : "100%");
    setStyle(diagram.svg, "min-width", zoom ? "" : `${Math.ceil(diagram.width * SMALLEST_TEXT)}px`);
    setStyle(box, "max-height", wide ? `${room}px` : "");
}
