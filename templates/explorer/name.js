/* What is shown: its name, where it comes from, and what the page is. */
import { byId, counted, element, fill, plainText } from "./dom.js";

/** @import { System } from "./model.js" */

/** Titles of more characters are set smaller. */
const LONG_TITLE = 44;

/** What a text is called that has no name of its own: as its file in the page (source() in main.js). */
const UNNAMED = "edited";

/** @param {System} system @param {string} joinery the version @param {boolean} edited */
export function showName(system, joinery, edited) {
    const { name, source: from, note, dtypes, n } = system;
    const title = plainText(system.title ?? name);
    document.title = `${title}: promotion of dtypes`;
    const code = [title, UNNAMED].includes(plainText(name)) ? null : element("code", {}, plainText(name));
    const mark = edited && title !== UNNAMED && element("span", { class: "edited" }, "edited");
    fill(byId("title"), title, code && " ", code, mark && " ", mark);
    byId("title").classList.toggle("long", title.length > LONG_TITLE);
    const weak = dtypes.filter((dtype) => dtype.weak).length;
    const facts = `${counted(n, "dtype")}${weak ? `, ${weak} of them weak` : ""}; a ${system.class}`;
    fill(byId("about"), facts, from ? `; ${plainText(from)}` : null);
    byId("about").title = from ?? "";
    const remark = note && plainText(/[.!?]$/.test(note) ? `${note} ` : `${note}. `);
    fill(byId("foot"), remark, `Made by joinery ${joinery}, which is in this page. It loads and sends nothing.`);
}
